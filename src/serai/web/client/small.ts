// Small things of pages: tabs, dialogs, links to copy.

import { all, notice } from "./page";
import { list } from "./keys";
import { whenChanged } from "./morph";
import { refocus } from "./pan";

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const tab = target.closest<HTMLElement>("button[data-tab]");
  if (tab) {
    document.body.dataset.tab = tab.dataset.tab;
    refocus();
  }
  const part = target.closest<HTMLElement>("button[data-show]");
  if (part) {
    document.body.dataset.show = part.dataset.show;
    if (part.dataset.show === "chat") document.body.dataset.tab = "log";
    target.closest("details")?.removeAttribute("open");
  }
  const opener = target.closest<HTMLElement>("button[data-open]");
  if (opener) document.querySelector<HTMLDialogElement>(`#${opener.dataset.open}`)?.showModal();
  if (target.closest("[data-list]")) list();
  const copy = target.closest<HTMLElement>("[data-copy]");
  if (copy) void copyText(copy);
});

/** On a phone, choices come to the front: to the tab that holds them, and then back to the board. */
let asked = "";
whenChanged(() => {
  if (!matchMedia("(max-width: 700px)").matches) return;
  const where = document.querySelector("#market [data-action]") ? "market" : document.querySelector("#board [data-action]") ? "map" : "";
  if (where && where !== asked) turnTo(where);
  else if (!where && asked === document.body.dataset.tab) turnTo("map");
  asked = where;
});

function turnTo(tab: string): void {
  document.body.dataset.tab = tab;
  refocus();
}

async function copyText(button: HTMLElement): Promise<void> {
  const field = document.getElementById(button.dataset.copy!) as HTMLInputElement;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // pages without a certificate have no clipboard
  }
  notice(button.dataset.done ?? "✓", true, 2);
}

for (const field of all<HTMLInputElement>("[data-absolute]")) {
  field.value = new URL(field.value, location.href).href;
}
