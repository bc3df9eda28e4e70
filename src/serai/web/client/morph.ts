// A new picture of the table becomes the page: nodes stay, pieces glide, focus is kept.

import { Idiomorph } from "idiomorph";
import { all, isShown, say, still, table } from "./page";
import { unpressed } from "./press";
import { settle } from "./tabs";

type Places = Map<string, DOMRect>;

const after: (() => void)[] = [];

/** Call this after every change of the table. */
export function whenChanged(work: () => void): void {
  after.push(work);
}

/** Whether a frame is older than what is shown: an answer that was overtaken by the stream. */
function isOld(next: Element): boolean {
  const [version, boot, changes] = (next.getAttribute("data-stamp") ?? "").split(".");
  const [oldVersion, oldBoot, oldChanges] = (table()?.dataset.stamp ?? "").split(".");
  if (Number(version) !== Number(oldVersion)) return Number(version) < Number(oldVersion);
  return boot === oldBoot && Number(changes) < Number(oldChanges);
}

/** `anyway`: also what is older than what is shown, as in a replay. */
export function show(html: string, anyway = false): void {
  unpressed(() => draw(html, anyway));
}

function draw(html: string, anyway: boolean): void {
  const now = table();
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (!now || !next || (!anyway && isOld(next))) return;
  if (now.classList.contains("gathering") !== next.classList.contains("gathering")) {
    location.reload(); // the game has begun: another page
    return;
  }
  const before = places();
  const focused = document.activeElement;
  const heard = lastHeard();
  Idiomorph.morph(now, next, {
    morphStyle: "outerHTML",
    callbacks: { beforeAttributeUpdated: mayChange },
  });
  settle();
  glide(before);
  keepFocus(focused);
  speak(heard);
  document.title = table()?.dataset.title ?? document.title;
  for (const work of after) work();
}

/** What the reader has set stays: the part of the board in sight, an open menu, what was typed. */
function mayChange(name: string, node: Element): boolean {
  if (name === "value" && node.tagName === "INPUT") return false;
  if ((name === "viewBox" || name === "data-far") && node.hasAttribute("data-pan")) return false;
  return !(name === "open" && node.tagName === "DETAILS");
}

// --- pieces ----------------------------------------------------------------------------------

function places(): Places {
  const found: Places = new Map();
  if (still()) return found;
  for (const piece of all<Element>("#table [data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0) found.set(piece.getAttribute("data-piece")!, box);
  }
  return found;
}

function glide(before: Places): void {
  if (still()) return;
  for (const piece of all<Element>("#table [data-piece]")) {
    const to = piece.getBoundingClientRect();
    if (to.width === 0) continue;
    const from = before.get(piece.getAttribute("data-piece")!);
    if (!from) {
      if (before.size) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
      continue;
    }
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const scale = from.width / to.width;
    piece.animate(
      [{ transformOrigin: "0 0", transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
       { transformOrigin: "0 0", transform: "none" }],
      { duration: 220, easing: "ease-out" },
    );
  }
}

// --- keyboard and ear ------------------------------------------------------------------------

/** If what had the focus is gone, the next sensible thing gets it. */
function keepFocus(before: Element | null): void {
  const curtain = document.querySelector<HTMLElement>("#curtain-go");
  if (curtain) return curtain.focus(); // there is nothing else to do
  if (!before || before === document.body || document.activeElement !== document.body) return;
  const next =
    document.querySelector<HTMLElement>("#bar [data-verb=end]:not(:disabled)") ??
    all(".part [data-action], #bar [data-action]").find(isShown) ??
    table();
  next?.focus({ preventScroll: true });
}

interface Heard {
  line: number;
  words: string;
  question: string;
}

function number(line: Element): number {
  return Number(line.id.replace("line-", ""));
}

function questionText(): string {
  return document.getElementById("question-words")?.textContent ?? "";
}

function lastHeard(): Heard {
  const last = all("#log li").pop();
  return { line: last ? number(last) : -1, words: last?.dataset.say ?? "", question: questionText() };
}

/** What is new in the log, then what to do now. A line that has grown says only what was added. */
function speak(heard: Heard): void {
  const news = all("#log li")
    .filter((line) => number(line) > heard.line)
    .slice(-6)
    .map((line) => line.dataset.say ?? "")
    .map((words) => (heard.words && words.startsWith(heard.words) ? words.slice(heard.words.length) : words));
  const question = questionText() === heard.question ? "" : questionText();
  const prompt = document.getElementById("prompt")?.textContent ?? "";
  say([...news, question, prompt].join(" ").trim());
}
