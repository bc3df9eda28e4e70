// Buttons of pages: show log or chat, open a dialog, copy a link.

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
  if (copy) void copyField(copy, document.getElementById(copy.dataset.copy!) as HTMLInputElement);
  const link = target.closest<HTMLAnchorElement>("a[data-copies]");
  if (!link || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  void copyField(link, addressField(link));
});

/** A field with the address of a link, beside it: whoever cannot copy by a click can by hand. */
function addressField(link: HTMLAnchorElement): HTMLInputElement {
  const known = link.nextElementSibling;
  const field = known instanceof HTMLInputElement ? known : document.createElement("input");
  field.className = "address";
  field.readOnly = true;
  field.value = link.href;
  field.setAttribute("aria-label", link.textContent ?? "");
  link.after(field);
  return field;
}

/** Copy what is in a field; where that cannot be done it stays selected. */
async function copyField(what: HTMLElement, field: HTMLInputElement): Promise<void> {
  field.focus();
  field.select();
  let copied = true;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    copied = document.execCommand("copy"); // pages without a certificate have no clipboard
  }
  if (!copied) return;
  notice(what.dataset.done ?? "✓", true, 2);
  if (field.matches(".address")) field.remove();
}

for (const field of all<HTMLInputElement>("[data-absolute]")) {
  field.value = new URL(field.value, location.href).href;
}

// Links to a clause once led to the page that is now the summary; the clauses are behind it.
if (document.querySelector(".summary") && /^#\w+\.\w+$/.test(location.hash)) {
  location.replace(`${location.pathname}/clauses${location.hash}`);
}
