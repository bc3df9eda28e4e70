// What is wrong with a table in a window of some size. Every fault is a line of words.

const LEAVES = "#table > .bar, #table > .top, #table .part, #table > .tabs";
const TARGETS = "button, a, input:not([type=hidden]), select, summary, [data-action], [data-actions]";
const FINGER = 43.5; // 44 px, and what rounding takes
const MOUSE = 23.5;
const TEXT = 13.9;
const PLANNED = ".way, .rj-planned";
const BOARD_TEXT = 10.9;

function box(part) {
  return part.getBoundingClientRect();
}

function called(part) {
  const words = part.textContent.trim().replace(/\s+/g, " ").slice(0, 24);
  const home = part.closest(".part, .bar, .top, .tabs")?.id || "";
  return `${home} ${part.tagName.toLowerCase()}#${part.id}.${part.getAttribute("class")} "${words}"`;
}

function shown(part) {
  const { width, height } = box(part);
  if (width === 0 || height === 0 || part.closest(".sr, .skip, .defs")) return false;
  return part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** What of something can be seen: all around it that scrolls or hides cuts it. */
function seen(part) {
  let { left, top, right, bottom } = box(part);
  for (let up = part.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible" || up.tagName === "use") continue;
    const around = box(up);
    left = Math.max(left, around.left);
    top = Math.max(top, around.top);
    right = Math.min(right, around.right);
    bottom = Math.min(bottom, around.bottom);
  }
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

function overlap(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 1.5 && high > 1.5;
}

function leaves() {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);
  const parts = [...document.querySelectorAll(LEAVES)].filter(shown);
  for (const part of parts) {
    const { left, top, right, bottom } = box(part);
    const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (out) faults.push(`out of the window: ${called(part)}`);
  }
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(at + 1)) {
      const inside = one.contains(other) || other.contains(one);
      const heads = [one, other].some((part) => part.matches(".tabs")) && [one, other].some((part) => part.dataset.folds);
      if (!inside && !heads && overlap(box(one), box(other))) faults.push(`${called(one)} lies over ${called(other)}`);
    }
  }
  return faults;
}

/** Only hands of cards go on sideways; words and figures that one has to look for do not. */
function sideways() {
  const parts = [...document.querySelectorAll("#table .part:not(#hand, #rail, #open)")].filter(shown);
  const wide = parts.filter((part) => getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 2);
  return wide.map((part) => `${part.scrollWidth} px in ${part.clientWidth}: ${called(part)}`);
}

/** Bar and tabs show all they have: the prompt, and every button, with nothing over them. */
function bars() {
  const faults = [];
  for (const part of document.querySelectorAll("#bar :is(#prompt, .btn, .ans), #replay .btn, .tabs button")) {
    if (!shown(part)) continue;
    const all = box(part);
    const now = seen(part);
    if (now.width < all.width - 1.5 || now.height < all.height - 1.5) faults.push(`cut: ${called(part)}`);
    const there = document.elementFromPoint(all.left + all.width / 2, all.top + all.height / 2);
    if (part.matches(".btn") && !part.contains(there)) faults.push(`covered: ${called(part)}`);
    if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth) faults.push(`words cut: ${called(part)}`);
  }
  return faults;
}

/** How large something is for a finger; a line that nobody sees makes a shape larger. */
function reach(part) {
  const { width, height } = box(part);
  const inner = part instanceof SVGElement ? [part, ...part.querySelectorAll(".reach, .hit")] : [];
  const lines = inner.map((shape) => {
    const style = getComputedStyle(shape);
    if (style.stroke !== "rgba(0, 0, 0, 0)" || style.pointerEvents !== "all") return 0;
    return parseFloat(style.strokeWidth) * shape.getScreenCTM().a;
  });
  const more = Math.max(0, ...lines);
  return { width: width + more, height: height + more };
}

/** Words of a leaf that are cut off; only the name of somebody may be, who chose it. */
function words() {
  const faults = [];
  for (const part of document.querySelectorAll("#table .part :is(h2, h3, p, td, th, small, span, a, button, b)")) {
    if (!shown(part) || part.matches(".who, .who *, [data-name], [data-name] *, tbody th, tbody th *")) continue;
    if (getComputedStyle(part).overflowX !== "hidden") continue;
    if (part.scrollWidth > part.clientWidth + 1) faults.push(`words cut: ${called(part)}`);
  }
  return faults;
}

function choices(part) {
  return part.getAttribute("data-action") ?? part.getAttribute("data-actions");
}

/** Large enough; or the same can be chosen by something that is. */
function targets() {
  const least = matchMedia("(any-pointer: coarse)").matches ? FINGER : MOUSE;
  const small = [];
  const large = new Set();
  for (const part of document.querySelectorAll(TARGETS)) {
    if (!shown(part) || part.matches("p a, small a, dialog *, .tip *")) continue;
    const { width, height } = reach(part);
    if (width >= least && height >= least) large.add(choices(part));
    else small.push([part, `${width.toFixed(0)} x ${height.toFixed(0)}: ${called(part)}`]);
  }
  return small.filter(([part]) => !choices(part) || !large.has(choices(part))).map(([, words]) => words);
}

function letters() {
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement;
    const picture = part.closest(".mini, .face, .i, .count-on, use, symbol");
    if (!walker.currentNode.data.trim() || picture || !shown(part)) continue;
    const zoom = part instanceof SVGElement ? part.getScreenCTM().a : part.currentCSSZoom ?? 1;
    const size = parseFloat(getComputedStyle(part).fontSize) * zoom;
    const least = part.closest("svg") ? BOARD_TEXT : TEXT;
    if (size < least) faults.push(`${size.toFixed(1)} px: ${called(part)}`);
  }
  return faults;
}

/** What the letters of a line cover, from its base to the height of a capital. */
function ink(text) {
  const size = parseFloat(getComputedStyle(text).fontSize);
  const from = text.getStartPositionOfChar(0);
  const to = text.getEndPositionOfChar(text.getNumberOfChars() - 1);
  const matrix = text.getScreenCTM();
  const corners = [[from, 0], [to, 0], [from, 0.7], [to, 0.7]].map(([point, high]) =>
    new DOMPoint(point.x, point.y - high * size).matrixTransform(matrix),
  );
  const [across, down] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/** The lines of a board that can be seen, each with what it covers. */
function lines(board) {
  const found = [...board.querySelectorAll("text")].filter(
    (text) => text.getNumberOfChars() && !text.closest("symbol, defs") && shown(text) && seen(text).width > 1,
  );
  return found.map((text) => [text, ink(text)]);
}

/** A notch says that a thing has changed: it is no frame, and lies upon no words. */
function notches() {
  const faults = [];
  for (const board of [...document.querySelectorAll("#table svg.board")].filter(shown)) {
    const all = [...board.querySelectorAll(".notch")].filter(shown).map(box);
    for (const [text, { left, top, right, bottom }] of all.length ? lines(board) : []) {
      // it fills the lower right half of its box: only what crosses the diagonal is covered
      const on = all.some((one) => right > one.left && left < one.right && bottom > one.top && top < one.bottom
        && Math.min(right, one.right) - one.left + Math.min(bottom, one.bottom) - one.top > one.width + 2);
      if (on) faults.push(`under a notch: ${called(text)}`);
    }
  }
  return faults;
}

/** Pieces that hide the better part of a name on a map. */
function hidden() {
  const faults = [];
  for (const board of [...document.querySelectorAll("#table svg.board:has(.halo)")].filter(shown)) {
    const pieces = [...board.querySelectorAll(".glides")].filter(shown).map(box);
    for (const [text, place] of lines(board).filter(([text]) => text.closest(".halo"))) {
      const all = (place.right - place.left) * (place.bottom - place.top);
      const under = pieces.map((one) => Math.max(0, Math.min(place.right, one.right) - Math.max(place.left, one.left))
        * Math.max(0, Math.min(place.bottom, one.bottom) - Math.max(place.top, one.top)));
      if (Math.max(0, ...under) > all / 4) faults.push(`over a piece: ${called(text)}`);
    }
  }
  return faults;
}

/** Signs that lie upon words, more than they touch them; a number stands on a sign on purpose. */
function signs() {
  const faults = [];
  for (const board of [...document.querySelectorAll("#table svg.board")].filter(shown)) {
    const all = [...board.querySelectorAll("use")].filter((sign) => !sign.closest("symbol, defs") && shown(sign));
    const places = all.map((sign) => [sign.getAttribute("href"), heart(box(sign))]);
    for (const [text, place] of lines(board).filter(([text]) => /\p{L}{3}/u.test(text.textContent))) {
      const over = places.find(([, there]) => overlap(place, there) && shared(place, there) > shared(place, place) / 7);
      if (over) faults.push(`${over[0]} lies over ${called(text)}`);
    }
  }
  return faults;
}

function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Where a sign is sure to be drawn: its corners are mostly empty. */
function heart({ left, top, right, bottom }) {
  const [across, down] = [(right - left) / 8, (bottom - top) / 8];
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
}

/** Words of a board that were cut: a game knows a shorter way to say them. */
function ellipses() {
  const texts = [...document.querySelectorAll("#table svg text")].filter(shown);
  return texts.filter((text) => text.textContent.endsWith("…")).map((text) => `words cut: ${called(text)}`);
}

/** The smallest frame of its own group that the middle of a line stands in. */
function frame(text, { left, right, top, bottom }) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const around = [...text.parentElement.children]
    .filter((part) => part.matches(":is(rect, circle, path):not(.hit, .reach, .notch)") && shown(part))
    .map(box)
    .filter((one) => one.left <= x && one.right >= x && one.top <= y && one.bottom >= y);
  return around.sort((one, other) => one.width * one.height - other.width * other.height)[0];
}

/** Names of a board that meet, or that leave the card they stand on. */
function meetings() {
  const faults = [];
  for (const board of [...document.querySelectorAll("#table svg.board")].filter(shown)) {
    const all = lines(board);
    for (const [at, [text, place]] of all.entries()) {
      for (const [other, there] of all.slice(at + 1)) {
        const planned = !text.closest(PLANNED) !== !other.closest(PLANNED); // a tile in hand lies over one that it covers
        if (!planned && overlap(place, there)) faults.push(`${called(text)} meets ${called(other)}`);
      }
      const card = frame(text, place);
      const out = card && (place.left < card.left + 0.5 || place.right > card.right - 0.5);
      if (out) faults.push(`beyond its card: ${called(text)}`);
    }
  }
  return faults;
}

/** What scrolls shows some of it: a log of which only the title is in sight tells nothing. */
function squeezed() {
  const all = [...document.querySelectorAll("#table .log")].filter((log) => log.checkVisibility());
  const little = all.filter((log) => log.clientHeight < 40 && log.scrollHeight > log.clientHeight + 1);
  return little.map((log) => `${log.clientHeight} px of ${log.scrollHeight}: ${called(log)}`);
}

/** On a short phone what is asked about has nearly half of the height; the rest folds. */
function asked() {
  if (document.body.dataset.layout !== "step") return [];
  const front = [...document.querySelectorAll("#table .part[data-folds]")].filter(shown);
  const asking = (part, on = "") => part.querySelector(`${on} [data-action], ${on} [data-actions]`);
  const beside = [...document.querySelectorAll("#table .part:not([data-folds])")].filter((part) => shown(part) && asking(part, ".board"));
  const high = front.reduce((sum, part) => sum + box(part).height, 0);
  const cut = beside.filter((part) => part.scrollHeight > part.clientHeight + 1); // dice lie below, all in sight
  if (cut.length) return cut.map((part) => `not all in sight: ${called(part)}`);
  const asks = front.some((part) => asking(part));
  const whole = front.every((part) => part.scrollHeight <= part.clientHeight + 1 && !part.querySelector(".board"));
  if (!asks && whole) return []; // all of it can be seen
  const least = asks ? 0.45 : 0.35;
  const question = document.querySelector("#prompt")?.textContent;
  return high < least * innerHeight ? [`in front are ${high.toFixed(0)} of ${innerHeight} px: ${question}`] : [];
}

/** On a phone the thumb finds the bar at the lower edge, whatever is in front. */
function foot() {
  if (!["step", "phone"].includes(document.body.dataset.layout)) return [];
  const { bottom } = box(document.querySelector("#table > .bar"));
  return bottom < innerHeight - 8 ? [`the bar ends at ${bottom.toFixed(0)} of ${innerHeight}`] : [];
}

function faults() {
  return [...new Set([...leaves(), ...sideways(), ...bars(), ...words(), ...targets(), ...letters(), ...meetings(), ...ellipses(), ...notches(), ...hidden(), ...signs(), ...squeezed(), ...asked(), ...foot()])];
}
