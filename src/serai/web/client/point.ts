// Pointing: what a choice would do, what a thing is called, which places a log line speaks of.

import { all, say } from "./page";
import { whenChanged } from "./morph";

let pointed: string | null = null;
let resting: string | null = null;
let armedAction: string | null = null;
let armedWords = "";
let lights: string[] = [];

// --- previews ---------------------------------------------------------------------------------

function showPreview(named: string | null): void {
  pointed = named;
  const action = named ?? resting;
  document.body.toggleAttribute("data-pointed", action !== null);
  for (const part of all("[data-for]")) part.classList.toggle("show", part.dataset.for === action);
  for (const part of all<Element>("[data-action]")) {
    part.classList.toggle("armed", armedAction !== null && part.getAttribute("data-action") === armedAction);
  }
  document.body.toggleAttribute("data-armed", armedAction !== null);
  const sure = document.getElementById("sure");
  if (sure) sure.textContent = armedAction ? armedWords : "";
}

/** What is shown while nothing is pointed at: the way in which a thing in hand lies. */
export function restOn(action: string | null): void {
  resting = action;
  showPreview(armedAction ?? pointed);
}

/** Show a choice without making it: the bar names it and asks. */
export function arm(what: Element): void {
  armedAction = what.getAttribute("data-action");
  armedWords = what.getAttribute("data-ask") ?? what.getAttribute("aria-label") ?? what.textContent ?? "";
  showPreview(armedAction);
  hideTip();
  say(armedWords);
}

export function armed(): string | null {
  return armedAction;
}

export function disarm(): void {
  if (armedAction === null) return;
  armedAction = null;
  showPreview(null);
  hideTip();
}

// --- lights -----------------------------------------------------------------------------------

function light(places: string[]): void {
  lights = places;
  for (const part of all<Element>("[data-place]")) {
    const names = part.getAttribute("data-place")!.split(" "); // some things have several
    part.classList.toggle("lit", names.some((name) => places.includes(name)));
  }
}

whenChanged(() => {
  if (armedAction && !document.querySelector(`[data-action="${CSS.escape(armedAction)}"]`)) disarm();
  showPreview(armedAction ?? (document.querySelector("[data-action]:hover") ? pointed : null));
  light(lights);
  putAway(); // one that is still to come will tell what there is then
});

// --- tooltips ---------------------------------------------------------------------------------

let waiting = 0;
let clicked: { x: number; y: number } | null = null;
const STIR = 6; // so many pixels are a movement, not the tremble of a click

/** Whether the pointer still rests where it clicked: what comes to lie under it then was not asked about. */
function rests(event: PointerEvent): boolean {
  if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) > STIR) clicked = null;
  return clicked !== null;
}

/** What is said of something: by itself, by its column, or by the part of the table that it lies on. */
interface Told {
  of: Element;
  words: string;
  ground?: boolean; // merely the ground of a part
}

const SAYS = "[data-tip], #table svg[aria-label]:not(.board), [data-about]";
const LINES = "a, button, label, input, select, summary, li, p, [data-action], [data-actions]"; // they say all themselves

function toldOf(target: Element): Told | null {
  const of = target.closest(SAYS);
  if (!of) return null;
  const about = of.getAttribute("data-about");
  if (about === null) return { of, words: of.getAttribute("data-tip") ?? of.getAttribute("aria-label")! };
  const cell = target.closest("td");
  const head = cell?.closest<HTMLTableElement>("table.counters")?.tHead?.rows[0]?.cells[cell.cellIndex];
  if (cell && head?.dataset.tip) return { of: cell, words: head.dataset.tip };
  return target.closest(LINES) ? null : { of, words: about, ground: !target.closest("h2, h3") };
}

let at = { x: 0, y: 0 }; // the pointer

function tip({ of: what, words, ground }: Told, sticky = false): void {
  const box = document.getElementById("tip")!;
  if (!words) return;
  box.textContent = words;
  const rule = what.getAttribute("data-rule");
  if (rule && sticky) {
    const link = document.createElement("a");
    link.href = rule;
    link.textContent = `${box.dataset.rule} ${what.getAttribute("data-rule-at")}`;
    box.append(" ", link);
  }
  box.classList.toggle("sticky", sticky);
  box.hidden = false;
  const part = what.closest(".part") ?? what;
  const about = ground ? new DOMRect(at.x - 8, at.y - 8, 16, 16) : what.getBoundingClientRect();
  const place = clearPlace(about, part.getBoundingClientRect(), box.getBoundingClientRect());
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
}

/** Where a tooltip stands: above its thing, else below or beside it; where it covers no choice, nor the bar. Among
 * choices that lie close together it stands beside all of the leaf, and of a thing below the bar above that. */
function clearPlace(at: DOMRect, leaf: DOMRect, size: DOMRect): { left: number; top: number } {
  const middle = within(at.left + at.width / 2 - size.width / 2, innerWidth - size.width);
  const bar = document.getElementById("bar")?.getBoundingClientRect();
  const level = within(at.top + at.height / 2 - size.height / 2, innerHeight - size.height);
  const tries = [
    { left: middle, top: at.top - size.height - 8 },
    { left: middle, top: at.bottom + 8 },
    { left: at.right + 8, top: level },
    { left: at.left - size.width - 8, top: level },
    { left: leaf.right + 4, top: level },
    { left: leaf.left - size.width - 4, top: level },
    { left: middle, top: bar && bar.bottom <= at.top ? bar.top - size.height - 6 : -1 },
  ].filter(
    ({ left, top }) =>
      left >= 4 && top >= 4 && left + size.width <= innerWidth - 4 && top + size.height <= innerHeight - 4,
  );
  const clear = "#table :is([data-action], [data-actions]), #bar, #table > .top"; // what must stay in sight
  const choices = all<Element>(clear).map((one) => one.getBoundingClientRect());
  const covered = ({ left, top }: { left: number; top: number }): number =>
    choices.filter(
      (one) => one.left < left + size.width && one.right > left && one.top < top + size.height && one.bottom > top,
    ).length;
  tries.sort((one, other) => covered(one) - covered(other)); // stable: the usual place wins a tie
  return tries[0] ?? { left: middle, top: at.bottom + 8 };
}

function within(wanted: number, most: number): number {
  return Math.min(Math.max(wanted, 6), most - 6);
}

function putAway(): void {
  const box = document.getElementById("tip");
  if (box) box.hidden = true;
}

export function hideTip(): void {
  clearTimeout(waiting);
  putAway();
}

/** The table may have changed since something was pointed at. */
function tellOf(target: Element): void {
  const told = target.isConnected ? toldOf(target) : null;
  if (told) tip(told);
}

function enter(target: Element, asked = true): void {
  const choice = target.closest("[data-action], [data-instead]");
  const named = choice?.getAttribute("data-action") ?? choice?.getAttribute("data-instead") ?? null;
  if (!armedAction) showPreview(named);
  const line = target.closest<HTMLElement>("[data-lights]");
  light(line?.dataset.lights?.split(" ") ?? []);
  clearTimeout(waiting);
  const told = asked ? toldOf(target) : null;
  if (told) waiting = window.setTimeout(() => tellOf(target), told.ground ? 1100 : 400);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const from = (event.relatedTarget as Element | null)?.closest?.(SAYS);
  if (from !== (event.target as Element).closest(SAYS)) hideTip();
  enter(event.target as Element, !rests(event));
});
document.addEventListener("pointermove", (event) => {
  at = { x: event.clientX, y: event.clientY };
  if (clicked && event.pointerType !== "touch" && !rests(event)) enter(event.target as Element);
});
document.addEventListener("focusin", (event) => {
  if ((event.target as Element).matches(":focus-visible")) enter(event.target as Element);
});
document.addEventListener("focusout", hideTip);

// What is refused says why, for good, when it is clicked; a long press is a question too.
document.addEventListener("click", (event) => {
  clicked = event.detail ? { x: event.clientX, y: event.clientY } : null; // not by a key
  const refused = (event.target as Element).closest("[data-rule]");
  if (refused) tip({ of: refused, words: refused.getAttribute("data-tip") ?? "" }, true);
  else if (!(event.target as Element).closest("#tip")) hideTip();
});
document.addEventListener("contextmenu", (event) => {
  const told = (event.target as Element).closest("#table") && toldOf(event.target as Element);
  if (told && matchMedia("(pointer: coarse)").matches) {
    event.preventDefault();
    at = { x: event.clientX, y: event.clientY };
    tip(told, true);
  }
});
