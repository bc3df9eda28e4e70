// Everything by keyboard.

import { choose, turn } from "./act";
import { all } from "./page";
import { zoom } from "./pan";
import { disarm, hideTip } from "./point";

const LIST = "all-choices";

/** Every choice there is now, each once, in the order of the page. */
function choices(): Element[] {
  const seen = new Set<string>();
  return all<Element>("#table [data-action]").filter((choice) => {
    const action = choice.getAttribute("data-action")!;
    return !seen.has(action) && !!seen.add(action);
  });
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
    button.textContent = `${at < 9 ? `${at + 1}. ` : ""}${label(choice)}`;
    button.onclick = () => {
      dialog.close();
      choose(choice, null);
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

/** From one choice to the next, within the part of the table that has the focus. */
function walk(step: number): void {
  const focused = document.activeElement;
  const part = focused?.closest("#hand, #market, #board, #bar, .tabs, #log") ?? document.querySelector("#table");
  const inside = all<HTMLElement>("#table button, #table [tabindex='0'], #table a").filter((one) => part?.contains(one) && one.getBoundingClientRect().width > 0);
  if (!inside.length) return;
  const at = inside.indexOf(focused as HTMLElement);
  inside[(at + step + inside.length) % inside.length]?.focus();
}

function go(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

const KEYS: Record<string, () => void> = {
  "?": () => document.querySelector<HTMLDialogElement>("#keys")?.showModal(),
  l: list,
  u: () => click("[data-verb=undo]"),
  r: () => click("[data-verb=restart]"),
  e: () => click("[data-verb=end]"),
  b: () => go("#board [tabindex='0'], #board"),
  h: () => go("#hand button, #hand"),
  m: () => go("#market button, #market"),
  g: () => go("#log"),
  c: () => {
    document.body.dataset.show = "chat";
    go("#say");
  },
  "+": () => zoom("in"),
  "-": () => zoom("out"),
  "0": () => zoom("fit"),
  Escape: () => {
    disarm();
    hideTip();
  },
  ArrowRight: () => walk(1),
  ArrowDown: () => walk(1),
  ArrowLeft: () => walk(-1),
  ArrowUp: () => walk(-1),
};

function click(selector: string): void {
  const button = document.querySelector<HTMLButtonElement>(`#bar ${selector}:not(:disabled)`);
  if (button) void turn(button.dataset.verb!, button.dataset.ending ?? "");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, select, textarea, dialog[open]:not(#all-choices)")) return;
  if (/^[1-9]$/.test(event.key)) {
    const chosen = choices()[Number(event.key) - 1];
    if (chosen) {
      document.querySelector<HTMLDialogElement>(`#${LIST}`)?.close();
      choose(chosen, null);
    }
    return;
  }
  if (target.closest("dialog") || (target.closest("#replay") && event.key.startsWith("Arrow"))) return;
  const scrolls = target.closest("#log, #said") && /^Arrow(Up|Down)$/.test(event.key);
  const work = scrolls ? undefined : KEYS[event.key];
  if (!work || !document.getElementById("table")) return;
  if (event.key !== "Escape") event.preventDefault();
  work();
});
