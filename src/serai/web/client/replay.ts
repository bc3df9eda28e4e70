// Moving through a replay: scrubber, keys, autoplay. Every step has its address.

import { show, whenChanged } from "./morph";
import { all, base, isSmall, keyOf, root, still } from "./page";

const PACE = 900;
const SPEEDS: Record<string, number> = { half: 0.5, "1": 1, "2": 2 };

let wanted = -1;
let loading = false;
let timer = 0;

function bar(): HTMLElement | null {
  return document.querySelector<HTMLElement>("#replay");
}

function step(): number {
  return Number(bar()?.dataset.step ?? 0);
}

function last(): number {
  return Number(bar()?.dataset.last ?? 0);
}

function address(to: number): string {
  return (bar()?.dataset.address ?? "").replace("step=", `step=${to}`);
}

/** Show a step. While one is on its way, only the latest wish counts. */
async function go(to: number): Promise<void> {
  wanted = Math.min(Math.max(to, 0), last());
  if (loading) return;
  loading = true;
  try {
    while (wanted >= 0 && wanted !== step()) {
      const next = wanted;
      const response = await fetch(`${address(next)}&part=1`);
      if (!response.ok) break;
      show(await response.text(), true);
      history.replaceState(null, "", address(step()));
      if (step() !== next) break;
    }
  } finally {
    loading = false;
  }
}

function stop(): void {
  clearInterval(timer);
  timer = 0;
  document.body.removeAttribute("data-playing");
}

function play(): void {
  if (timer) return stop();
  if (step() === last()) void go(0);
  run();
}

function run(): void {
  clearInterval(timer);
  document.body.dataset.playing = "";
  const pace = PACE / (SPEEDS[root.dataset.speed ?? "1"] ?? 1);
  timer = window.setInterval(() => {
    if (step() >= last()) stop();
    else if (!loading) void go(step() + 1);
  }, still() ? pace * 1.5 : pace);
}

/** The speed is kept like all that one prefers. */
function setSpeed(name: string): void {
  root.dataset.speed = name;
  showSpeed();
  if (timer) run();
  void fetch(`${base}/settings`, {
    method: "POST",
    body: new URLSearchParams({ speed: name }),
    redirect: "manual",
  });
}

function showSpeed(): void {
  for (const button of all("#replay [data-speed]")) {
    button.setAttribute("aria-pressed", String(button.dataset.speed === root.dataset.speed));
  }
}

/** The steps with which turns begin. */
function turns(): number[] {
  return (bar()?.dataset.turns ?? "").split(" ").map(Number);
}

/** A finger cannot meet a single step on a phone: it moves from turn to turn. */
function nearestTurn(to: number): number {
  const ends = [...turns(), last()];
  return ends.reduce((best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best), 0);
}

/** The first step of the turn before or after. */
function turn(direction: number): number {
  const starts = turns();
  const found = direction < 0 ? starts.filter((at) => at < step()).pop() : starts.find((at) => at > step());
  return found ?? (direction < 0 ? 0 : last());
}

const KEYS: Record<string, () => void> = {
  ArrowLeft: () => void go(step() - 1),
  ArrowRight: () => void go(step() + 1),
  ArrowUp: () => void go(turn(-1)),
  ArrowDown: () => void go(turn(1)),
  Home: () => void go(0),
  End: () => void go(last()),
  p: play,
  Escape: () => document.querySelector<HTMLElement>("#replay [data-skip]")?.click(),
};

if (bar()) {
  document.addEventListener("keydown", (event) => {
    const key = keyOf(event);
    if (event.ctrlKey || event.metaKey || event.altKey || !KEYS[key]) return;
    const target = event.target as HTMLElement;
    if (target.closest("input:not([type=range]), select, textarea, dialog, #log")) return;
    event.preventDefault();
    event.stopPropagation();
    if (key !== "p") stop();
    KEYS[key]!();
  }, { capture: true });
  document.addEventListener("input", (event) => {
    const range = event.target as HTMLInputElement;
    if (range.id !== "scrub") return;
    stop();
    void go(isSmall() ? nearestTurn(Number(range.value)) : Number(range.value));
  });
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-play]")) return play();
    const speed = target.closest<HTMLElement>("#replay [data-speed]");
    if (speed) return setSpeed(speed.dataset.speed ?? "1");
    const link = target.closest<HTMLAnchorElement>("[data-go], #log a");
    const to = link && /[?&]step=(\d+)/.exec(link.href);
    if (!to || (event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return;
    event.preventDefault();
    stop();
    void go(Number(to[1]));
  });
  whenChanged(() => {
    const range = document.querySelector<HTMLInputElement>("#scrub");
    if (range) range.value = String(step());
    showSpeed();
  });
  if (bar()!.hasAttribute("data-autoplay")) play();
}
