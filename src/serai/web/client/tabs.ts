// What is in front: which tab, and in a large layout which view. Both are kept by the body, which no
// new picture of the table touches; the parts are only marked as being in sight or away.

import { all, here, isSmall, layout, table } from "./page";

const SWIPE = 60; // so far a finger moves sideways to turn to the next tab

type Kind = "tab" | "view";

let wanted: Record<Kind, string> = { tab: "", view: "" };
const turned: (() => void)[] = [];

/** Call this when another part has come to the front. */
export function whenTurned(work: () => void): void {
  turned.push(work);
}

/** The tabs of this layout, in order. */
function tabs(): string[] {
  const there = all<HTMLElement>(".tabs [data-tab]").filter((tab) => tab.dataset.only!.split(" ").includes(layout()));
  return there.map((tab) => tab.dataset.tab!);
}

function shown(kind: Kind): string {
  return document.body.dataset[kind] ?? "";
}

/** Whether this layout has a part, in the view that is shown. */
function stands(part: HTMLElement): boolean {
  const { only, onViews } = part.dataset;
  if (only && !only.split(" ").includes(layout())) return false;
  return isSmall() || !onViews || onViews.split(" ").includes(shown("view"));
}

/** Mark what is away, and press the buttons of what is in front. */
function mark(): void {
  for (const part of all(".part")) {
    const tab = here(part.dataset.folds);
    if (stands(part) && (!tab || tab === shown("tab"))) delete part.dataset.away;
    else part.dataset.away = layout();
  }
  for (const kind of ["tab", "view"] as const) {
    for (const button of all(`button[data-${kind}]`)) {
      button.setAttribute("aria-pressed", String(button.dataset[kind] === shown(kind)));
    }
  }
}

export function turnTo(kind: Kind, name: string): void {
  document.body.dataset[kind] = name;
  mark();
  for (const work of turned) work();
}

/** Bring something to the front, in whatever layout this is. */
export function bringForth(part: HTMLElement | null): void {
  if (!part || part.getBoundingClientRect().width > 0) return;
  const tab = here(part.dataset.folds);
  if (!stands(part) && part.dataset.onViews) turnTo("view", part.dataset.onViews.split(" ")[0]!);
  if (tab) turnTo("tab", tab);
}

/** What the choices of now stand behind. */
function asked(kind: Kind): string {
  return (kind === "tab" ? here(table()?.dataset.asks) : table()?.dataset.view) ?? "";
}

/** After every change of the table: turn to where choices are, and away when they are made. In
 * between the reader may look at whatever there is. */
export function settle(): void {
  for (const kind of ["tab", "view"] as const) {
    const next = asked(kind);
    const before = wanted[kind];
    wanted[kind] = next;
    if (next === before) continue;
    if (next) document.body.dataset[kind] = next;
    else if (shown(kind) === before) delete document.body.dataset[kind];
  }
  const behind = all(".part").filter(stands).map((part) => here(part.dataset.folds));
  if (!shown("tab") || !behind.includes(shown("tab"))) document.body.dataset.tab = tabs()[0] ?? "";
  mark();
  reveal();
}

/** Back to the view that the choices of now need, if what is in front has nothing to choose. */
export function comeBack(anyway = false): void {
  const inFront = all(".part[data-on-views]").filter(stands);
  const open = (part: HTMLElement): boolean => !!part.querySelector("[data-action], [data-actions]");
  if (!isSmall() && asked("view") && (anyway || !inFront.some(open))) turnTo("view", asked("view"));
}

let offered = "";

/** When there are new choices, a part that scrolls shows all of them, or if it has not the height, some. */
function reveal(): void {
  const choices = all<Element>("#table .part :is([data-action], [data-actions])");
  const now = choices.map((one) => one.getAttribute("data-action") ?? one.getAttribute("data-actions")).join();
  if (now === offered) return;
  offered = now;
  for (const part of all(".part").filter((one) => one.scrollHeight > one.clientHeight + 2)) {
    const there = choices.filter((one) => part.contains(one));
    if (there.length) scrollTo(part, there);
  }
}

const RING = 12; // around a thing that may be chosen

function scrollTo(part: HTMLElement, choices: Element[]): void {
  const box = part.getBoundingClientRect();
  const at = choices.map((one) => one.getBoundingClientRect());
  const top = Math.min(...at.map((one) => one.top)) - RING;
  const bottom = Math.max(...at.map((one) => one.bottom)) + RING;
  if (bottom - top <= box.height) part.scrollTop += Math.min(top - box.top, 0) + Math.max(bottom - box.bottom, 0);
  else if (!at.some((one) => one.top >= box.top && one.bottom <= box.bottom)) choices[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
}

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  for (const kind of ["tab", "view"] as const) {
    const button = target.closest<HTMLElement>(`button[data-${kind}]`);
    if (button) turnTo(kind, button.dataset[kind]!);
  }
});

// --- swiping ---------------------------------------------------------------------------------

let start: { x: number; y: number } | null = null;

/** Whether a finger that moves sideways here means something else. */
function isTaken(from: Element): boolean {
  if (from.closest("svg[data-pan], input")) return true;
  for (let part: Element | null = from; part && part.id !== "table"; part = part.parentElement) {
    if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible") return true;
  }
  return false;
}

document.addEventListener("touchstart", (event) => {
  const from = event.target as Element;
  const touch = event.touches[0];
  const may = event.touches.length === 1 && isSmall() && from.closest(".part[data-folds]") && !isTaken(from);
  start = may && touch ? { x: touch.clientX, y: touch.clientY } : null;
}, { passive: true });

document.addEventListener("touchend", (event) => {
  const touch = event.changedTouches[0];
  if (!start || !touch) return;
  const dx = touch.clientX - start.x;
  const dy = touch.clientY - start.y;
  start = null;
  if (Math.abs(dx) < SWIPE || Math.abs(dy) > Math.abs(dx) / 2) return;
  const names = tabs();
  const next = names[names.indexOf(shown("tab")) + (dx < 0 ? 1 : -1)];
  if (next) turnTo("tab", next);
}, { passive: true });

// Another window, another layout: what is asked may stand elsewhere.
new MutationObserver(() => {
  offered = "";
  settle();
  for (const work of turned) work();
}).observe(document.body, { attributeFilter: ["data-layout"] });
settle();
