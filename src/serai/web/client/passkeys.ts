// Passkeys: the browser makes or finds one, the server checks it.

import { all, base, notice } from "./page";

interface Answer {
  go?: string;
  error?: string;
}

async function post<T>(path: string, body: unknown): Promise<T & Answer> {
  const response = await fetch(`${base}/account/passkey/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T & Answer;
}

/** Make a passkey: for an account, or for a guest who has chosen a login. */
async function add(login: string): Promise<Answer> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>("add/options", login ? { login } : {});
  if (options.error) return options;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  return post("add", made?.toJSON() ?? {});
}

async function use(): Promise<Answer> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>("use/options", {});
  if (options.error) return options;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  return post("use", found?.toJSON() ?? {});
}

/** The login that stands in the form beside the button; none on the page of an account. */
function loginBeside(button: HTMLElement): HTMLInputElement | null {
  return button.closest("section")?.querySelector<HTMLInputElement>("input[name=login]") ?? null;
}

async function press(button: HTMLButtonElement): Promise<void> {
  const field = loginBeside(button);
  const adding = button.dataset.passkey === "add";
  if (adding && field && !field.reportValidity()) return;
  button.disabled = true;
  try {
    const answer = adding ? await add(field?.value ?? "") : await use();
    if (answer.go) location.assign(answer.go);
    else notice(answer.error ?? button.dataset.failed ?? "");
  } catch {
    notice(button.dataset.failed ?? ""); // somebody has said no, or has no device
  } finally {
    button.disabled = false;
  }
}

// Older browsers know no passkeys, or not as JSON; there the buttons stay hidden.
if (isSecureContext && "parseCreationOptionsFromJSON" in (window.PublicKeyCredential ?? {})) {
  for (const button of all<HTMLButtonElement>("button[data-passkey]")) {
    button.parentElement?.removeAttribute("hidden");
    button.addEventListener("click", () => void press(button));
  }
}
