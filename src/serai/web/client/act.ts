// Choices: a click on what carries one, sent to the server, whose answer is the table.

import { base, layout, newId, notice, root, table, tableId } from "./page";
import { isShownSince, show, shownFrames } from "./morph";
import { arm, armed, disarm } from "./point";
import { isStreamed, showNow } from "./stream";
import { comeBack } from "./tabs";

const PATIENCE = 1500; // milliseconds in which the stream brings what a click has changed

interface Answer {
  stamp?: string;
  html?: string;
  notice?: string;
  error?: string;
}

let line: Promise<void> = Promise.resolve();
let lastWish = "";

function request(body: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** One step of the turn. A lost connection is tried again with the same id. */
export async function turn(verb: string, action = ""): Promise<void> {
  await ask("turn", { verb, action, seat: seat(), request: newId() }, `${verb} ${action}`);
}

/** Going back beyond the wall: ask for it, agree, or refuse. */
async function rewind(verb: string): Promise<void> {
  await ask("rewind", { verb, seat: seat() }, `rewind ${verb}`);
}

function seat(): number | null {
  const own = table()?.dataset.seat;
  return own ? Number(own) : null;
}

/** Send a wish about the table. Wishes wait for each other; the same one twice is a slip. */
function ask(path: string, body: object, name: string): Promise<void> {
  if (!tableId() || name === lastWish) return line;
  lastWish = name;
  line = line.then(() => carryOut(path, body)).finally(() => {
    if (lastWish === name) lastWish = "";
  });
  return line;
}

async function carryOut(path: string, body: object): Promise<void> {
  table()?.setAttribute("aria-busy", "true");
  try {
    const before = shownFrames();
    const streamed = isStreamed() ? "&streamed=1" : "";
    const answer = await send(`${base}/t/${tableId()}/${path}?layout=${layout()}${streamed}`, body);
    if (answer.html) show(answer.html);
    else if (answer.stamp) await shownSince(answer.stamp, before);
    comeBack();
    if (answer.notice || answer.error) notice(answer.notice ?? answer.error ?? "");
  } finally {
    table()?.removeAttribute("aria-busy");
  }
}

/** Wait until the stream has brought the table as it was then; if it does not, fetch it. */
async function shownSince(stamp: string, before: number): Promise<void> {
  const isThere = (): boolean => shownFrames() > before && isShownSince(stamp);
  const end = performance.now() + PATIENCE;
  while (!isThere() && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
  if (!isThere()) await showNow();
}

async function send(address: string, body: object): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(address, request(body));
      return (await response.json()) as Answer;
    } catch {
      if (attempt === 4) return { notice: root.dataset.lost ?? "" };
      await new Promise((done) => setTimeout(done, 300 * 2 ** attempt));
    }
  }
}

/** Whether a first tap only shows what the second would do. */
function twoTaps(event: Event | null): boolean {
  if (root.dataset.taps === "two") return true;
  if (root.dataset.taps === "one") return false;
  return (event as PointerEvent | null)?.pointerType === "touch";
}

export function choose(what: Element, event: Event | null): void {
  const action = what.getAttribute("data-action")!;
  const careful = what.closest(".part, .leave") !== null && !what.hasAttribute("data-lays"); // shown already
  if (careful && twoTaps(event) && armed() !== action) {
    arm(what);
    return;
  }
  disarm();
  void turn("choose", action);
}

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const verb = target.closest<HTMLElement>("[data-verb]");
  if (verb && !verb.hasAttribute("disabled")) {
    void turn(verb.dataset.verb!, verb.dataset.ending ?? "");
    return;
  }
  const sure = target.closest<HTMLElement>("[data-sure]");
  if (sure) {
    const action = armed();
    disarm();
    if (action && sure.dataset.sure === "yes") void turn("choose", action);
    return;
  }
  const wish = target.closest<HTMLElement>("[data-rewind]");
  if (wish) void rewind(wish.dataset.rewind!);
  const other = target.closest("[data-instead]");
  if (other) void turn("instead", other.getAttribute("data-instead")!); // free: so is taking it back
  const chosen = target.closest("[data-action]");
  if (chosen) choose(chosen, event);
  else disarm();
});

// Things of the board are drawn shapes: unlike a button, they do not answer Enter and Space.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const focused = document.activeElement;
  if (!(focused instanceof SVGElement) || !focused.matches("[data-action], [data-instead]")) return;
  event.preventDefault();
  if (focused.hasAttribute("data-action")) choose(focused, null);
  else void turn("instead", focused.getAttribute("data-instead")!);
});

/** Says something in the chat; gives what was wrong, if anything was. */
async function say(address: string, text: string): Promise<string> {
  try {
    const response = await fetch(address, request({ text }));
    if (response.ok) return "";
    const answer = (await response.json()) as Answer;
    return answer.notice ?? answer.error ?? root.dataset.lost ?? "?";
  } catch {
    return root.dataset.lost ?? "?";
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute("data-chat")) return;
  event.preventDefault();
  const field = form.elements.namedItem("text") as HTMLInputElement;
  const text = field.value.trim();
  if (!text) return;
  field.value = "";
  void say(form.action, text).then((wrong) => {
    if (wrong === "") return;
    field.value = text;
    notice(wrong);
  });
});
