// A thing in hand that is turned where it lies: a click on it, a drag around it, buttons, R and the
// arrows show the next way, and what is laid is the way that is shown.

import { choose } from "./act";
import { whenChanged } from "./morph";
import { all, isSmall, say } from "./page";
import { arm, restOn } from "./point";

const SEPARATOR = "|";
const QUARTER = Math.PI / 3; // so far around its middle a drag goes from one way to the next

let known = "";
let at = 0;

/** The ways of the thing in hand, as choices; none while nothing can be turned. */
function ways(): string[] {
  const list = document.querySelector("[data-turns]")?.getAttribute("data-turns");
  return list ? list.split(SEPARATOR) : [];
}

export function turnsNow(): boolean {
  return ways().length > 0;
}

/** Whether this is the thing in hand: it stands for the ways that are drawn. */
export function isTurned(thing: Element): boolean {
  return turnsNow() && thing.getAttribute("data-actions") === ways().join(SEPARATOR);
}

export function turnBy(step: number): void {
  const count = ways().length;
  if (!count) return;
  at = (at + step + count) % count;
  show();
  say(words());
}

/** Choose the way that is shown. */
export function lay(): void {
  const button = document.querySelector("[data-lays]");
  if (button) choose(button, null);
}

/** What the way that is shown would do. */
function words(): string {
  const thing = all<Element>("#table [data-actions]").find(isTurned);
  return thing?.getAttribute("data-words")?.split(SEPARATOR)[at] ?? "";
}

/** Show this way, and let the button lay it. On a small screen the bar asks for it at once. */
function show(): void {
  const action = ways()[at] ?? null;
  restOn(action);
  if (action === null) return;
  for (const button of all("[data-lays]")) {
    button.dataset.action = action;
    button.dataset.ask = words();
    if (isSmall()) arm(button);
  }
}

whenChanged(() => {
  const now = ways().join(SEPARATOR);
  if (now !== known) at = 0;
  known = now;
  show();
});
known = ways().join(SEPARATOR);
show();

// --- by hand ---------------------------------------------------------------------------------

let drag: { thing: Element; from: number; turned: boolean } | null = null;

/** Where a pointer is around the middle of a thing. */
function angle(thing: Element, event: PointerEvent): number {
  const box = thing.getBoundingClientRect();
  return Math.atan2(event.clientY - box.top - box.height / 2, event.clientX - box.left - box.width / 2);
}

document.addEventListener("pointerdown", (event) => {
  const thing = (event.target as Element).closest("[data-actions]");
  drag = thing && isTurned(thing) ? { thing, from: angle(thing, event), turned: false } : null;
});

document.addEventListener("pointermove", (event) => {
  if (!drag?.thing.isConnected || !event.buttons) return;
  const to = angle(drag.thing, event);
  const around = Math.atan2(Math.sin(to - drag.from), Math.cos(to - drag.from));
  if (Math.abs(around) < QUARTER) return;
  turnBy(Math.sign(around));
  drag = { ...drag, from: to, turned: true };
});

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>("[data-turn-by]");
  const thing = target.closest("[data-actions]");
  if (button) turnBy(Number(button.dataset.turnBy));
  else if (thing && isTurned(thing) && !drag?.turned) turnBy(1); // a drag has turned it already
  drag = null;
});
