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

let frames = 0;

/** How many pictures of the table have been shown. */
export function shownFrames(): number {
  return frames;
}

function stampNow(): string {
  return table()?.dataset.stamp ?? "";
}

/** Whether a moment of the table is before another one, as far as that can be told. */
function isBefore(stamp: string, other: string): boolean {
  const [version, boot, changes] = stamp.split(".");
  const [otherVersion, otherBoot, otherChanges] = other.split(".");
  if (Number(version) !== Number(otherVersion)) return Number(version) < Number(otherVersion);
  return boot === otherBoot && Number(changes) < Number(otherChanges);
}

/** Whether the table is shown as it was then, or later. */
export function isShownSince(stamp: string): boolean {
  return !isBefore(stampNow(), stamp);
}

function parsed(html: string): Element | null {
  return new DOMParser().parseFromString(html, "text/html").getElementById("table");
}

/** `anyway`: also what is older than what is shown, as in a replay. An answer may be overtaken by
 * the stream. */
export function show(html: string, anyway = false): void {
  const next = parsed(html);
  unpressed(() => {
    if (next && (anyway || !isBefore(next.getAttribute("data-stamp") ?? "", stampNow()))) become(next);
  });
}

/** Show what is new since a moment. False, if that moment is not what is shown: then what stays as
 * it is would be something else. */
export function showNews(since: string, html: string): boolean {
  const next = parsed(html);
  const stamp = next?.getAttribute("data-stamp") ?? "";
  if (!next || stamp === stampNow() || isBefore(stamp, stampNow())) return true;
  if (since !== stampNow()) return false;
  become(next);
  return true;
}

const SLOWEST = 30_000; // milliseconds until the answer to a form is given up

let leaving = false;
addEventListener("submit", (event) => (leaving ||= !event.defaultPrevented));
addEventListener("pageshow", () => (leaving = false));

/** Reload the page; not while a form is on its way, since that would throw its answer away: whoever
 * takes the last seat learns from it who they are, just when the game begins. */
function reload(): void {
  if (leaving) setTimeout(() => location.reload(), SLOWEST);
  else location.reload();
}

function become(next: Element): void {
  const now = table();
  if (!now) return;
  if (now.classList.contains("gathering") !== next.classList.contains("gathering")) {
    reload(); // the game has begun: another page
    return;
  }
  const before = places();
  const focused = document.activeElement;
  const heard = lastHeard();
  Idiomorph.morph(now, next, {
    morphStyle: "outerHTML",
    callbacks: { beforeAttributeUpdated: mayChange, beforeNodeMorphed: mayMorph },
  });
  frames += 1;
  settle();
  glide(before);
  keepFocus(focused);
  speak(heard);
  document.title = table()?.dataset.title ?? document.title;
  for (const work of after) work();
}

/** What the reader has set stays: the part of the board in sight, an open menu, what was typed, and
 * that a part may have the focus. */
function mayChange(name: string, node: Element): boolean {
  if (name === "tabindex" && node.matches(".part")) return false;
  if (name === "value" && node.tagName === "INPUT") return false;
  if ((name === "viewBox" || name === "data-far") && node.hasAttribute("data-pan")) return false;
  return !(name === "open" && node.tagName === "DETAILS");
}

/** A piece that is not sent stays as it is; only the element around it may look different. */
function mayMorph(node: Node, next: Node): boolean {
  if (!(node instanceof Element && next instanceof Element)) return true;
  if (!next.firstElementChild?.hasAttribute("data-stays")) return true;
  for (const { name } of [...node.attributes])
    if (!next.hasAttribute(name) && mayChange(name, node)) node.removeAttribute(name);
  for (const { name, value } of [...next.attributes]) node.setAttribute(name, value);
  return false;
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
