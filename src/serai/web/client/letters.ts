// Letters on a board keep a size that can be read, however small the board is drawn: the sheet needs to
// know how many units of the drawing make a pixel of the screen.

import { all } from "./page";
import { whenChanged } from "./morph";

const MOST = 1.5; // beyond this names would meet; such a board is shown in part, or scrolls
const LEAST = MOST * 1.015; // beyond this they are smaller than 11 px: an overview leaves them out (`--read`)

function measure(svg: SVGSVGElement): void {
  const { width, height } = svg.getBoundingClientRect();
  const { width: w, height: h } = svg.viewBox.baseVal;
  if (!width || !w) return;
  const unit = Math.max(w / width, h / height);
  svg.style.setProperty("--unit", Math.min(unit, MOST).toFixed(3));
  svg.style.setProperty("--read", unit > LEAST ? "hidden" : "visible");
}

const sizes = new ResizeObserver((entries) => entries.forEach((entry) => measure(entry.target as SVGSVGElement)));
const views = new MutationObserver((changes) => changes.forEach((change) => measure(change.target as SVGSVGElement)));

function watch(): void {
  for (const svg of all<SVGSVGElement>("svg.board")) {
    sizes.observe(svg);
    views.observe(svg, { attributeFilter: ["viewBox"] });
    measure(svg);
  }
}

whenChanged(watch);
watch();
