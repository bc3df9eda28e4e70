// A board can be moved and made larger: wheel, pinch, drag, buttons. Small layouts begin with the
// part that matters now.

import { whenChanged } from "./morph";
import { all, isShown, isSmall, still } from "./page";
import { whenTurned } from "./tabs";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const LARGEST = 5;
const LEGIBLE = 0.9; // below this scale the names on the board are hidden, they would be a smear
const fingers = new Map<number, { x: number; y: number; svg: SVGSVGElement }>();
const focused = new WeakMap<SVGSVGElement, string>();
const byHand = new WeakSet<SVGSVGElement>();
let moved = 0;

/** The boards that are in sight. */
function boards(): SVGSVGElement[] {
  return all<SVGSVGElement>("svg[data-pan]").filter(isShown);
}

function read(text: string | null | undefined): Box {
  const [x = 0, y = 0, w = 1, h = 1] = (text ?? "").split(" ").map(Number);
  return { x, y, w, h };
}

function now(svg: SVGSVGElement): Box {
  return read(svg.getAttribute("viewBox"));
}

/** Never far beyond the board, never larger than useful. */
function set(svg: SVGSVGElement, box: Box): void {
  const whole = read(svg.dataset.whole);
  const w = Math.min(Math.max(box.w, whole.w / LARGEST), widest(whole, box));
  const h = (w * box.h) / box.w;
  const x = hold(box.x, w, whole.x, whole.w);
  const y = hold(box.y, h, whole.y, whole.h);
  svg.setAttribute("viewBox", [x, y, w, h].map((n) => n.toFixed(1)).join(" "));
  svg.toggleAttribute("data-far", 1 / unit(svg) < LEGIBLE);
}

/** So wide that all of the board is in sight, in a window of this shape. */
function widest(whole: Box, window: Box): number {
  return Math.max(whole.w, (whole.h * window.w) / window.h);
}

/** Where a window begins: in the middle if it is larger than the board, else not far beside it. */
function hold(start: number, size: number, from: number, most: number): number {
  if (size >= most) return from + (most - size) / 2;
  return Math.min(Math.max(start, from - size * 0.1), from + most - size * 0.9);
}

function glideTo(svg: SVGSVGElement, to: Box): void {
  if (still()) return set(svg, to);
  const from = now(svg);
  const start = performance.now();
  const step = (time: number) => {
    const part = Math.min((time - start) / 240, 1);
    const ease = 1 - (1 - part) ** 3;
    const mix = (a: number, b: number) => a + (b - a) * ease;
    set(svg, { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Pixels of the screen to units of the board. */
function unit(svg: SVGSVGElement): number {
  const box = svg.getBoundingClientRect();
  const view = now(svg);
  return box.width > 0 ? Math.max(view.w / box.width, view.h / box.height) : 1;
}

function zoomAt(svg: SVGSVGElement, factor: number, clientX: number, clientY: number): void {
  byHand.add(svg);
  const point = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  const view = now(svg);
  const whole = read(svg.dataset.whole);
  const w = Math.min(Math.max(view.w * factor, whole.w / LARGEST), widest(whole, view));
  const scale = w / view.w;
  set(svg, {
    x: point.x - (point.x - view.x) * scale,
    y: point.y - (point.y - view.y) * scale,
    w,
    h: view.h * scale,
  });
}

export function zoom(what: string, svg: SVGSVGElement | undefined = boards()[0]): void {
  if (!svg) return;
  if (what === "fit") {
    byHand.add(svg);
    const whole = read(svg.dataset.whole);
    const small = now(svg).w < whole.w - 1;
    return glideTo(svg, small ? whole : focusBox(svg));
  }
  const box = svg.getBoundingClientRect();
  zoomAt(svg, what === "in" ? 0.75 : 1.34, box.left + box.width / 2, box.top + box.height / 2);
}

/** All of what matters now, and what stands around it in the shape of the screen. Where nothing is asked the names
 * matter more than the edges. */
function focusBox(svg: SVGSVGElement): Box {
  const box = read(svg.dataset.focus);
  const shape = svg.getBoundingClientRect();
  const ratio = shape.height / Math.max(shape.width, 1);
  const wanted = Math.max(box.w, box.h / Math.max(ratio, 0.1));
  const whole = box.w >= read(svg.dataset.whole).w - 1 || svg.closest(".part.asked");
  const w = whole ? wanted : Math.min(wanted, shape.width / (LEGIBLE * 1.01));
  const h = w * ratio;
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** On a small screen: show what matters now, whenever that changes. */
function refocus(): void {
  if (!isSmall()) return;
  for (const svg of boards()) {
    const before = focused.get(svg);
    const focus = svg.dataset.focus;
    if (!focus || focus === before) continue;
    focused.set(svg, focus);
    byHand.delete(svg);
    if (before === undefined) set(svg, focusBox(svg));
    else glideTo(svg, focusBox(svg));
  }
}

/** When the place for the board changes: what matters is framed again, unless somebody has moved the
 * board. Then its scale stays, and the whole board stays whole. */
function adapt(svg: SVGSVGElement): void {
  const shape = svg.getBoundingClientRect();
  if (!shape.width) return;
  if (!isSmall()) {
    if (focused.delete(svg)) set(svg, read(svg.dataset.whole)); // it was out of sight when the window grew
    return;
  }
  if (!byHand.has(svg)) return set(svg, focusBox(svg));
  const view = now(svg);
  const h = (view.w * shape.height) / shape.width;
  if (view.w > read(svg.dataset.whole).w - 1 || Math.abs(h - view.h) < 1) return;
  set(svg, { ...view, y: view.y + (view.h - h) / 2, h });
}

document.addEventListener(
  "wheel",
  (event) => {
    const svg = (event.target as Element).closest<SVGSVGElement>("svg[data-pan]");
    if (!svg) return;
    event.preventDefault();
    zoomAt(svg, event.deltaY < 0 ? 0.87 : 1.15, event.clientX, event.clientY);
  },
  { passive: false },
);

document.addEventListener("pointerdown", (event) => {
  const svg = (event.target as Element).closest<SVGSVGElement>("svg[data-pan]");
  if (svg) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, svg });
});

document.addEventListener("pointermove", (event) => {
  const last = fingers.get(event.pointerId);
  if (!last) return;
  const svg = last.svg;
  const next = { x: event.clientX, y: event.clientY, svg };
  if (fingers.size === 2) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(next.x - other.x, next.y - other.y);
    if (after > 0) zoomAt(svg, before / after, (next.x + other.x) / 2, (next.y + other.y) / 2);
  }
  byHand.add(svg);
  const size = unit(svg);
  const view = now(svg);
  const share = fingers.size === 2 ? 0.5 : 1;
  set(svg, { ...view, x: view.x - (next.x - last.x) * size * share, y: view.y - (next.y - last.y) * size * share });
  moved += Math.abs(next.x - last.x) + Math.abs(next.y - last.y);
  fingers.set(event.pointerId, next);
});

for (const name of ["pointerup", "pointercancel"] as const) {
  document.addEventListener(name, (event) => {
    if (!fingers.delete(event.pointerId)) return;
    if (moved > 8) swallow();
    moved = 0;
  });
}

/** A drag is no click. */
function swallow(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-zoom]");
  if (button) zoom(button.dataset.zoom!, button.closest(".part")?.querySelector<SVGSVGElement>("svg[data-pan]") ?? undefined);
});

/** A board that is new, or that has just come into sight. */
const watched = new WeakSet<SVGSVGElement>();
const sizes = new ResizeObserver((entries) => {
  refocus();
  for (const entry of entries) adapt(entry.target as SVGSVGElement);
});

function watch(): void {
  for (const svg of all<SVGSVGElement>("svg[data-pan]").filter((one) => !watched.has(one))) {
    watched.add(svg);
    sizes.observe(svg);
  }
  refocus();
}

whenChanged(watch);
whenTurned(refocus);
addEventListener("resize", () => {
  for (const svg of boards()) {
    focused.delete(svg);
    if (!isSmall()) set(svg, read(svg.dataset.whole));
  }
  refocus();
});
watch();
