// What a page looks like, measured. Every function returns the faults it finds, as words.

const PARTS = "#table > .top, #table > .bar, #table .part";
const TARGETS = "button, a, input:not([type=hidden]), select, summary, [data-action]";
const FINGER = 43.5; // 44 px, and what rounding takes
const TEXT = 13.9;
const MAP_TEXT = 11.9;

function box(part) {
  return part.getBoundingClientRect();
}

function name(part) {
  const words = part.textContent.trim().slice(0, 20);
  return `${part.tagName} #${part.id} .${part.getAttribute("class")} ${words}`;
}

function shown(part) {
  const { width, height } = box(part);
  if (width === 0 || height === 0 || part.closest(".sr, .skip")) return false;
  return part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The whole table on a laptop: nothing scrolls but the log, nothing leaves the screen. */
function oneScreen() {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push("the page is too wide");
  if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);
  for (const part of document.querySelectorAll(PARTS)) {
    if (!shown(part)) continue;
    const { left, top, right, bottom } = box(part);
    const outside = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (outside) faults.push(`${name(part)} leaves the screen`);
    if (part.scrollHeight > part.clientHeight + 1) faults.push(`${name(part)} scrolls`);
  }
  const [hand, market] = ["#hand", "#market"].map((id) => document.querySelector(id));
  const last = [...(hand?.querySelectorAll(".card") ?? [])].pop();
  if (last && market && box(last).right > box(market).left) faults.push("hand over market");
  if (document.querySelector("#log").clientHeight < 70) faults.push("the log is too short");
  return faults;
}

/** Thumb first: wide enough, large enough, legible. */
function smallScreen() {
  const faults = new Set();
  if (document.documentElement.scrollWidth > innerWidth) faults.add("the page is too wide");
  for (const part of document.querySelectorAll(TARGETS)) {
    if (!shown(part) || part.matches("p a")) continue;
    const { width, height } = box(part);
    const size = `${width.toFixed(1)} x ${height.toFixed(1)}`;
    if (width < FINGER || height < FINGER) faults.add(`small: ${name(part)} ${size}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement;
    const picture = part.closest(".mini, .face, .i"); // its words are beside it, or spoken
    if (!walker.currentNode.data.trim() || picture || !shown(part)) continue;
    const scale = part instanceof SVGElement ? part.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(part).fontSize) * scale;
    const least = part.closest(".board") ? MAP_TEXT : TEXT;
    if (size < least) faults.add(`${size.toFixed(1)} px: ${name(part)}`);
  }
  return [...faults];
}
