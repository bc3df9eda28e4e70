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
  for (const part of document.querySelectorAll("#bar :is(#prompt, .btn, .ans), #replay :is(#prompt, .btn, .speeds button), .tabs button")) {
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

/** What of something an edge hides that does not scroll: null if all that cuts it can be scrolled. */
function kept(part, box) {
  let { left, top, right, bottom } = box;
  let [down, across] = [true, true]; // beyond what scrolls nothing cuts any more
  for (let up = part; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (up.tagName === "use" || (overflowX === "visible" && overflowY === "visible")) continue;
    const around = up.getBoundingClientRect();
    if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1) down = false;
    if (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1) across = false;
    if (down) [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    if (across) [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
  }
  const out = right <= left || bottom <= top;
  return { left, top, right, bottom, width: out ? 0 : right - left, height: out ? 0 : bottom - top };
}

/** Lines and signs of which an edge leaves a slice, and sentences of which it leaves a half: what has no room is
    not shown at all. What scrolls may be cut anywhere. */
function slices() {
  const faults = [];
  const walker = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(part) || part.closest("svg, .tip, dialog, #menu, .card")) continue;
    range.selectNodeContents(walker.currentNode);
    // the heart of a line: its letters reach less far than the box of its face
    const all = [...range.getClientRects()].filter((line) => line.height > 4).map(({ left, right, top, bottom, width, height }) =>
      ({ left, right, width, top: top + height / 5, bottom: bottom - height / 5, height: 0.6 * height }));
    const left = all.map((line) => kept(part, line).height / line.height);
    const cut = part.closest("#bar") && !part.closest(".wall") && all.some((line, at) => left[at] > 0.8 && kept(part, line).width < line.width - 2);
    if (cut || left.some((share) => share > 0.08 && share < 0.8)) faults.push(`a slice of a line: ${called(part)}`);
    else if (part.closest("#bar") && left.some((share) => share > 0.8) && left.some((share) => share < 0.15)) faults.push(`half said: ${called(part)}`);
  }
  for (const sign of [...document.querySelectorAll("#bar :is(.i, .mini)")].filter(shown)) {
    const share = kept(sign.parentElement, box(sign)).height / box(sign).height;
    if (share > 0.08 && share < 0.85) faults.push(`a slice of a sign: ${called(sign.parentElement)}`);
  }
  return faults;
}

/** The band around a card that may be chosen rises to a tip: nothing cuts it. */
function tips() {
  const cards = [...document.querySelectorAll("#table .card.can")].filter(shown);
  const cut = cards.filter((card) => {
    const tip = getComputedStyle(card, "::before");
    if (tip.display === "none" || tip.content === "none") return false;
    const { left, right, top } = box(card);
    const at = { left: (left + right) / 2 - 4, right: (left + right) / 2 + 4, top: top + parseFloat(tip.top), bottom: top };
    return kept(card.parentElement, at).height < at.bottom - at.top - 2;
  });
  return cut.map((card) => `the tip is cut: ${called(card)}`);
}

/** Names of a board that is all in sight end before its edge. */
function edges() {
  if (["veranda", "step", "phone"].includes(document.body.dataset.layout)) return []; // there boards are larger than their leaf
  const faults = [];
  for (const board of [...document.querySelectorAll("#table svg.board")].filter(shown)) {
    for (const [text, place] of lines(board)) {
      const left = kept(board, place);
      if (left.width < place.right - place.left - 1 || left.height < place.bottom - place.top - 1) faults.push(`beyond the edge: ${called(text)}`);
    }
  }
  return faults;
}

/** A badge stands apart from the name after it. */
function badges() {
  const faults = [];
  const range = document.createRange();
  for (const badge of [...document.querySelectorAll('#table .part th svg[class*="seat-"]')].filter(shown)) {
    const name = [...badge.parentElement.querySelectorAll("span, b")].find((one) => shown(one) && one.textContent.trim());
    if (!name) continue;
    range.selectNodeContents(name);
    const words = range.getBoundingClientRect();
    if (words.top > box(badge).bottom - 4 || words.width < 3) continue; // below it, or for the ear
    const gap = words.left - box(badge).right;
    if (gap >= -2 && gap < 2) faults.push(`${gap.toFixed(1)} px after its badge: ${called(name)}`);
  }
  return faults;
}

/** In the bar nothing lies upon anything else: buttons, answers, and the words of the prompt and the forecast. */
function crowding() {
  const things = [...document.querySelectorAll("#bar :is(.btn, .ans)")].filter(shown).map((part) => [part, box(part)]);
  const range = document.createRange();
  for (const words of [...document.querySelectorAll("#prompt, #bar .fc, #bar .wall")].filter(shown)) {
    range.selectNodeContents(words);
    for (const line of range.getClientRects()) {
      const left = kept(words, line);
      if (left.width > 2 && left.height > 4) things.push([words, left]);
    }
  }
  const faults = [];
  for (const [at, [one, place]] of things.entries()) {
    for (const [other, there] of things.slice(at + 1)) {
      const within = one === other || one.contains(other) || other.contains(one) || !(one.matches(".btn, .ans") || other.matches(".btn, .ans"));
      if (!within && overlap(place, there)) faults.push(`${called(one)} lies upon ${called(other)}`);
    }
  }
  return faults;
}

/** A replay is looked at: what it is moved along with leaves most of the screen to the table. */
function replayed() {
  const bar = document.querySelector("#replay");
  if (!bar) return [];
  const { width, height } = box(bar);
  const share = document.body.dataset.layout === "veranda" ? width / innerWidth : height / innerHeight;
  return share > 0.42 ? [`the replay takes ${(100 * share).toFixed(0)} % of the screen`] : [];
}

/** What stands in neighbouring cells of a table does not meet. */
function cells() {
  const faults = [];
  for (const row of [...document.querySelectorAll("#table .part tr")].filter(shown)) {
    const filled = [...row.cells].filter((cell) => shown(cell) && getComputedStyle(cell).overflowX === "visible");
    const places = filled.map(written);
    for (const [at, one] of places.entries()) {
      const meets = one.some((line) => places[at + 1]?.some((next) => overlap(line, next)));
      if (meets) faults.push(`${called(filled[at])} meets "${filled[at + 1].textContent.trim()}"`);
    }
  }
  return faults;
}

/** The lines of all words in a part that can be seen. */
function written(part) {
  const found = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const around = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(around) || around.closest("svg")) continue;
    range.selectNodeContents(walker.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}

/** Words keep off the rule around their leaf. */
function margins() {
  const faults = [];
  for (const leaf of [...document.querySelectorAll("#table .part.leaf")].filter(shown)) {
    if (leaf.querySelector("svg[data-pan]")) continue; // a map goes on behind it
    const { left, right } = box(leaf);
    const texts = [...leaf.querySelectorAll("svg.board")].filter(shown).flatMap(lines);
    const all = [...texts, ...written(leaf).map((line) => [leaf, line])];
    for (const [part, line] of all) {
      const close = Math.min(line.left - left, right - line.right);
      if (close < 4 && close > -20) faults.push(`${close.toFixed(1)} px from the edge: ${called(part)}`);
    }
  }
  return faults;
}

/** The words of tabs stand apart: two of them are not read as one. */
function tabs() {
  const faults = [];
  const all = [...document.querySelectorAll("#table > .tabs button")].filter(shown);
  const places = all.map((tab) => {
    const parts = [...tab.children].filter(shown).map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return part.matches("svg") ? box(part) : range.getBoundingClientRect();
    });
    return { left: Math.min(...parts.map((one) => one.left)), right: Math.max(...parts.map((one) => one.right)), top: box(tab).top };
  });
  for (const [at, one] of places.entries()) {
    const next = places[at + 1];
    if (next && Math.abs(next.top - one.top) < 4 && next.left - one.right < 5) faults.push(`${(next.left - one.right).toFixed(1)} px before: ${called(all[at + 1])}`);
  }
  return faults;
}

/** One's own hand is all in sight, or goes on sideways: nobody looks for cards below. */
function hands() {
  const own = [...document.querySelectorAll("#hand:not(:has(.hands))")].filter(shown);
  return own.filter((hand) => hand.scrollHeight > hand.clientHeight + 3).map((hand) => `${hand.scrollHeight} px in ${hand.clientHeight}: ${called(hand)}`);
}

/** What can be pressed does not hang out of its leaf. */
function hanging() {
  const faults = [];
  for (const part of [...document.querySelectorAll("#table .part")].filter(shown)) {
    const around = box(part);
    for (const thing of [...part.querySelectorAll(".card, .btn, .mini-btn, .chip, .link")].filter(shown)) {
      const low = box(thing).bottom > around.bottom + 4 && getComputedStyle(part).overflowY === "visible";
      if (low) faults.push(`${(box(thing).bottom - around.bottom).toFixed(0)} px below its leaf: ${called(thing)}`);
    }
  }
  return faults;
}

/** The head of This turn is a line, and none at all where the tab has its words. */
function heads() {
  const rows = [...document.querySelectorAll("#draft > .row")].filter(shown);
  const air = rows.filter((row) => ![...row.children].some(shown) && box(row).height > 8);
  const range = document.createRange();
  const long = [...document.querySelectorAll("#draft > .row > *")].filter(shown).filter((part) => {
    range.selectNodeContents(part);
    return range.getBoundingClientRect().height > 1.7 * parseFloat(getComputedStyle(part).lineHeight);
  });
  return [...air.map(() => "an empty head above This turn"), ...long.map((part) => `a head of two lines: ${called(part)}`)];
}

function faults() {
  return [...new Set([...leaves(), ...sideways(), ...bars(), ...words(), ...targets(), ...letters(), ...meetings(), ...ellipses(), ...notches(), ...hidden(), ...signs(), ...squeezed(), ...asked(), ...foot(), ...slices(), ...tips(), ...edges(), ...badges(), ...hanging(), ...hands(), ...crowding(), ...replayed(), ...margins(), ...cells(), ...tabs(), ...heads()])];
}
