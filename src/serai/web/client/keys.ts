// Everything by keyboard.

import { choose, turn } from "./act";
import { type Offer, offers } from "./menu";
import { all, isShown, keyOf, layout } from "./page";
import { zoom } from "./pan";
import { disarm, hideTip } from "./point";
import { bringForth, comeBack } from "./tabs";
import { lay, turnBy, turnsNow } from "./turn";

const LIST = "all-choices";

interface Choice extends Offer {
  from: Element;
}

/** Every choice there is now, each once, in the order of the page; rather what is in sight. */
function choices(): Choice[] {
  const found = new Map<string, Choice>();
  for (const from of all<Element>("#table :is([data-action], [data-actions])")) {
    for (const offer of offers(from)) {
      const known = found.get(offer.action);
      if (!known || (!isShown(known.from) && isShown(from))) found.set(offer.action, { ...offer, from });
    }
  }
  return [...found.values()];
}

/** Make a choice. One of several of a thing was picked from the list, so that nothing is asked. */
function take(choice: Choice): void {
  if (choice.from.hasAttribute("data-action")) choose(choice.from, null);
  else void turn("choose", choice.action);
}

function label(choice: Element): string {
  return choice.getAttribute("aria-label") ?? choice.textContent ?? "";
}

/** All choices as a list, with the numbers that choose them. */
export function list(): void {
  document.getElementById(LIST)?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = LIST;
  const title = document.createElement("h2");
  title.textContent = document.getElementById("prompt")?.textContent ?? "";
  dialog.setAttribute("aria-label", title.textContent);
  const items = document.createElement("ol");
  items.className = "choices-list";
  for (const [at, choice] of choices().entries()) {
    const button = document.createElement("button");
    button.className = "btn";
    button.textContent = `${at < 9 ? `${at + 1}. ` : ""}${choice.words}`;
    button.onclick = () => {
      dialog.close();
      take(choice);
    };
    const item = document.createElement("li");
    item.append(button);
    items.append(item);
  }
  for (const refused of all<Element>("#table [aria-disabled=true]")) {
    const item = document.createElement("li");
    item.className = "refused-line";
    item.textContent = label(refused);
    items.append(item);
  }
  dialog.append(title, items);
  document.body.append(dialog);
  dialog.onclose = () => dialog.remove();
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.showModal();
}

/** What the arrow keys go through: the tabs, if one of them has the focus; else every choice in
 * sight and the buttons of the bar; and where there is nothing to choose, all that can have the
 * focus in that part of the table. */
function stops(focused: Element | null): HTMLElement[] {
  const inside = all<HTMLElement>("#table :is(button:enabled, [tabindex='0'], a)").filter(isShown);
  const tabs = focused?.closest(".tabs");
  if (tabs) return inside.filter((one) => tabs.contains(one));
  const isChoice = (one: Element): boolean => one.matches("[data-action], [data-actions]");
  if (inside.some(isChoice)) return inside.filter((one) => isChoice(one) || one.closest("#bar"));
  const part = focused?.closest(".part, #bar") ?? document.querySelector("#table");
  return inside.filter((one) => part?.contains(one));
}

/** From one choice to the next or the one before; from elsewhere, to the first or the last. */
function walk(step: number): void {
  const focused = document.activeElement;
  const found = stops(focused);
  const at = found.indexOf(focused as HTMLElement);
  const from = at < 0 && step < 0 ? 0 : at;
  found[(from + step + found.length) % found.length]?.focus();
}

function go(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Whether this layout has a part, be it behind a tab or in another view. */
function isHere(part: HTMLElement): boolean {
  const only = part.dataset.only;
  return !only || only.split(" ").includes(layout());
}

/** To a part of the game: to what may be chosen there, or else to whatever can have the focus. */
function goTo(part: HTMLElement): void {
  bringForth(part);
  const inside = [...part.querySelectorAll<HTMLElement>("[data-action], button, a, [tabindex='0']")].filter(isShown);
  const next = inside.find((one) => one.matches("[data-action], [data-actions]")) ?? inside[0] ?? part;
  if (next === part) part.tabIndex = -1;
  next.focus();
}

/** The keys of the page, and those of the parts of this game. */
export function help(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#keys");
  dialog?.querySelectorAll(".of-part").forEach((row) => row.remove());
  for (const part of all(".part[data-key]").filter(isHere)) {
    const row = document.createElement("div");
    row.className = "of-part";
    const key = document.createElement("kbd");
    key.textContent = part.dataset.key!;
    const [name, words] = [document.createElement("dt"), document.createElement("dd")];
    name.append(key);
    words.textContent = part.getAttribute("aria-label");
    row.append(name, words);
    dialog?.querySelector(".keys")?.append(row);
  }
  dialog?.showModal();
}

const KEYS: Record<string, () => void> = {
  "?": help,
  l: list,
  u: () => click("[data-verb=undo]"),
  r: () => click("[data-verb=restart]"),
  e: () => click("[data-verb=end]"),
  g: () => {
    delete document.body.dataset.show;
    bringForth(document.getElementById("logs"));
    go("#log");
  },
  c: () => {
    document.body.dataset.show = "chat";
    bringForth(document.getElementById("logs"));
    go("#say");
  },
  "+": () => zoom("in"),
  "-": () => zoom("out"),
  "0": () => zoom("fit"),
  Escape: () => {
    disarm();
    hideTip();
    comeBack(true);
  },
  ArrowRight: () => walk(1),
  ArrowDown: () => walk(1),
  ArrowLeft: () => walk(-1),
  ArrowUp: () => walk(-1),
};

/** While a thing in hand can be turned, these keys turn it. */
const TURNS: Record<string, () => void> = {
  r: () => turnBy(1),
  ArrowRight: () => turnBy(1),
  ArrowDown: () => turnBy(1),
  ArrowLeft: () => turnBy(-1),
  ArrowUp: () => turnBy(-1),
};

/** Enter lays it, unless something else has the focus that Enter means. */
function turning(key: string, target: Element): (() => void) | undefined {
  if (!turnsNow()) return undefined;
  if (key === "Enter") return target.closest("button, a, summary, [tabindex='0']") ? undefined : lay;
  return TURNS[key];
}

function click(selector: string): void {
  const button = document.querySelector<HTMLButtonElement>(`#bar ${selector}:not(:disabled)`);
  if (button) void turn(button.dataset.verb!, button.dataset.ending ?? "");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, select, textarea, dialog[open]:not(#all-choices)")) return;
  const key = keyOf(event);
  if (/^[1-9]$/.test(key)) {
    const chosen = choices()[Number(key) - 1];
    if (chosen) {
      document.querySelector<HTMLDialogElement>(`#${LIST}`)?.close();
      take(chosen);
    }
    return;
  }
  if (target.closest("dialog") || (target.closest("#replay") && key.startsWith("Arrow"))) return;
  const scrolls = target.closest("#log, #said") && /^Arrow(Up|Down)$/.test(key);
  const part = all(`.part[data-key="${CSS.escape(key)}"]`).find(isHere);
  const own = turning(key, target) ?? KEYS[key] ?? (part ? () => goTo(part) : undefined);
  const work = scrolls ? undefined : own;
  if (!work || !document.getElementById("table")) return;
  if (key !== "Escape") event.preventDefault();
  work();
});
