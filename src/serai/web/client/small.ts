// Small things of pages: log or chat, dialogs, links to copy.

import { all, notice } from "./page";
import { help, list } from "./keys";
import { bringForth } from "./tabs";

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const part = target.closest<HTMLElement>("button[data-show]");
  if (part) {
    document.body.dataset.show = part.dataset.show;
    bringForth(document.getElementById("logs"));
    target.closest("details")?.removeAttribute("open");
  }
  const opener = target.closest<HTMLElement>("button[data-open]");
  if (opener?.dataset.open === "keys") help();
  else if (opener) document.querySelector<HTMLDialogElement>(`#${opener.dataset.open}`)?.showModal();
  if (target.closest("[data-list]")) list();
  const copy = target.closest<HTMLElement>("[data-copy]");
  if (copy) void copyText(copy);
});

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

// Links to a clause once led to the page that is now the summary; the clauses are behind it.
if (document.querySelector(".summary") && /^#\w+\.\w+$/.test(location.hash)) {
  location.replace(`${location.pathname}/clauses${location.hash}`);
}
