// What is in front: a tab on a small screen, a view on a large one. Both are kept by the body, which
// no new picture of the table touches; the parts are only marked as being in sight or away.

import { all, isSmall, table } from "./page";

const SWIPE = 60; // so far a finger moves sideways to turn to the next tab

type Kind = "tab" | "view";

let wanted: Record<Kind, string> = { tab: "", view: "" };
const turned: (() => void)[] = [];

/** Call this when another part has come to the front. */
export function whenTurned(work: () => void): void {
  turned.push(work);
}

function firstTab(): string {
  return document.querySelector<HTMLElement>(".tabs [data-tab]")?.dataset.tab ?? "";
}

function shown(kind: Kind): string {
  return document.body.dataset[kind] ?? "";
}

/** Mark what is away, and press the buttons of what is in front. */
function mark(): void {
  for (const part of all(".part")) {
    const { onTab, onViews } = part.dataset;
    const away = [];
    if (onTab && onTab !== shown("tab")) away.push("tab");
    if (onViews && !onViews.split(" ").includes(shown("view"))) away.push("view");
    if (away.length) part.dataset.away = away.join(" ");
    else delete part.dataset.away;
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

/** Bring something to the front, on whatever screen this is. */
export function bringForth(part: HTMLElement | null): void {
  if (!part || part.getBoundingClientRect().width > 0) return;
  const { onTab, onViews } = part.dataset;
  if (isSmall() && onTab) turnTo("tab", onTab);
  else if (!isSmall() && onViews) turnTo("view", onViews.split(" ")[0]!);
}

/** After every change of the table: turn to where choices are, and away when they are made. In
 * between the reader may look at whatever there is. */
export function settle(): void {
  const now = table();
  for (const kind of ["tab", "view"] as const) {
    const next = now?.dataset[kind] ?? "";
    const before = wanted[kind];
    wanted[kind] = next;
    if (next === before) continue;
    if (next) document.body.dataset[kind] = next;
    else if (shown(kind) === before) delete document.body.dataset[kind];
  }
  if (!document.querySelector(`.part[data-on-tab="${shown("tab")}"]`)) document.body.dataset.tab = firstTab();
  mark();
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
  const may = event.touches.length === 1 && isSmall() && from.closest(".part[data-on-tab]") && !isTaken(from);
  start = may && touch ? { x: touch.clientX, y: touch.clientY } : null;
}, { passive: true });

document.addEventListener("touchend", (event) => {
  const touch = event.changedTouches[0];
  if (!start || !touch) return;
  const dx = touch.clientX - start.x;
  const dy = touch.clientY - start.y;
  start = null;
  if (Math.abs(dx) < SWIPE || Math.abs(dy) > Math.abs(dx) / 2) return;
  const names = all(".tabs [data-tab]").map((tab) => tab.dataset.tab!);
  const next = names[names.indexOf(shown("tab")) + (dx < 0 ? 1 : -1)];
  if (next) turnTo("tab", next);
}, { passive: true });

settle();
