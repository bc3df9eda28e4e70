// A thing that stands for several choices: a click opens them as a menu, each with its words.

import { isSmall } from "./page";
import { whenChanged } from "./morph";
import { isTurned, lay } from "./turn";

const ID = "choices-menu";
const SEPARATOR = "|";
const GAP = 6;

export interface Offer {
  action: string;
  words: string;
}

/** The choices of a thing, one or several, each with what it does. */
export function offers(thing: Element): Offer[] {
  const one = thing.getAttribute("data-action");
  if (one !== null) return [{ action: one, words: thing.getAttribute("aria-label") ?? thing.textContent ?? "" }];
  const words = (thing.getAttribute("data-words") ?? "").split(SEPARATOR);
  const actions = (thing.getAttribute("data-actions") ?? "").split(SEPARATOR);
  return actions.map((action, at) => ({ action, words: words[at] ?? action }));
}

let opener: Element | null = null;
let asked = "";

function menu(): HTMLElement | null {
  return document.getElementById(ID);
}

export function closeMenu(): void {
  menu()?.hidePopover();
}

function item(offer: Offer): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("role", "menuitem");
  button.dataset.action = offer.action;
  button.textContent = offer.words;
  return button;
}

/** Ask which of its choices is meant. */
export function openMenu(thing: Element): void {
  closeMenu();
  const box = document.createElement("div");
  box.id = ID;
  box.className = "choices-menu";
  box.popover = "auto";
  box.setAttribute("role", "menu");
  box.setAttribute("aria-label", thing.getAttribute("aria-label") ?? "");
  const found = offers(thing);
  box.classList.toggle("long", found.length > 8);
  box.append(...found.map(item));
  box.addEventListener("keydown", walk);
  box.addEventListener("click", () => box.hidePopover());
  box.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "closed") close(box);
  });
  (document.getElementById("table") ?? document.body).after(box);
  opener = thing;
  asked = thing.getAttribute("data-actions") ?? "";
  thing.setAttribute("aria-expanded", "true");
  box.showPopover();
  place(box, thing);
  box.querySelector("button")?.focus();
}

function close(box: HTMLElement): void {
  const back = opener;
  const inside = box.contains(document.activeElement) || document.activeElement === document.body;
  box.remove();
  opener = null;
  back?.removeAttribute("aria-expanded");
  if (inside && back?.isConnected) (back as HTMLElement | SVGElement).focus({ preventScroll: true });
}

/** Beside the thing; on a phone that stands above the bar, within reach of the thumb. */
function place(box: HTMLElement, thing: Element): void {
  const size = box.getBoundingClientRect();
  const bar = document.getElementById("bar")?.getBoundingClientRect();
  if (isSmall() && bar && bar.left <= 0) {
    box.style.left = `${Math.max(0, (innerWidth - size.width) / 2)}px`;
    box.style.top = `${Math.max(4, Math.min(bar.top, innerHeight) - size.height - GAP)}px`;
    return;
  }
  const at = thing.getBoundingClientRect();
  const below = at.bottom + GAP + size.height < innerHeight;
  const top = below ? at.bottom + GAP : Math.max(4, at.top - GAP - size.height);
  box.style.left = `${Math.max(4, Math.min(at.left, innerWidth - size.width - 4))}px`;
  box.style.top = `${top}px`;
}

/** Arrows go from choice to choice, a letter to the next one that begins with it. */
function walk(event: KeyboardEvent): void {
  event.stopPropagation(); // the keys of the page mean something else
  const box = event.currentTarget as HTMLElement;
  const items = [...box.querySelectorAll<HTMLElement>("button")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: -1,
  };
  const next = steps[event.key];
  if (next !== undefined) {
    event.preventDefault();
    items.at(next % items.length)?.focus();
  } else if (event.key === "Tab") {
    event.preventDefault();
    closeMenu();
  } else if (event.key.length === 1 && event.key !== " ") {
    const begins = (one: HTMLElement) => one.textContent?.toLowerCase().startsWith(event.key.toLowerCase());
    [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)?.focus();
  }
}

document.addEventListener("click", (event) => {
  const thing = (event.target as Element).closest("[data-actions]");
  if (thing && thing !== opener && !isTurned(thing)) openMenu(thing);
});

// Things of the board are drawn shapes: unlike a button, they do not answer Enter and Space.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const focused = document.activeElement;
  if (focused instanceof SVGElement && focused.hasAttribute("data-actions")) {
    event.preventDefault();
    if (isTurned(focused)) lay();
    else openMenu(focused);
  }
});

// A new picture of the table leaves the menu open, if the thing still offers the same.
whenChanged(() => {
  if (!opener?.isConnected || opener.getAttribute("data-actions") !== asked) closeMenu();
});
