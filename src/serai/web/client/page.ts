// What the modules share: the table in the page, and small helpers.

export const root = document.documentElement;
export const base = root.dataset.base ?? "";

export function table(): HTMLElement | null {
  return document.getElementById("table");
}

export function tableId(): string {
  return table()?.dataset.table ?? "";
}

export function all<T extends Element = HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}

/** Whether one part of the table is shown at a time. */
export function isSmall(): boolean {
  return matchMedia("(max-width: 700px)").matches;
}

/** Whether something is displayed; what is drawn for other screens is not. */
export function isShown(part: Element): boolean {
  return part.getBoundingClientRect().width > 0;
}

/** The key that was meant: where a keyboard writes another script, the Latin letter of its place. */
export function keyOf(event: KeyboardEvent): string {
  const foreign = event.key.length === 1 && event.key > "\u007f";
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return foreign && letter ? letter.toLowerCase() : event.key;
}

/** Whether somebody would rather see no motion. */
export function still(): boolean {
  return root.dataset.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A fresh id: a retried request carries the same one and is carried out once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

let hiding = 0;

/** A word about something that went wrong, or (calm) that just is so. */
export function notice(text: string, calm = false, seconds = 5): void {
  const box = document.getElementById("notice");
  if (!box) return;
  box.textContent = text;
  box.classList.toggle("calm", calm);
  box.hidden = !text;
  clearTimeout(hiding);
  if (text && seconds > 0) hiding = window.setTimeout(() => (box.hidden = true), seconds * 1000);
}

/** Speak to the ear. */
export function say(text: string): void {
  const box = document.getElementById("live");
  if (box) box.textContent = text;
}
