// One stream of events for all tabs of a browser, held by a shared worker; a tab that cannot have
// one opens its own, and closes it while nobody looks.

import { base, layout, notice, root, table, tableId } from "./page";
import { show, showNews, whenChanged } from "./morph";
import { unpressed } from "./press";

/** A whole table, or what is new in it since a moment. */
type FromWorker = { html?: string; since?: string; state?: "open" | "lost" };

const PATIENCE = 3000; // milliseconds: a shorter break is not worth a notice
const LONGEST = 30_000; // between two tries to reach the server

let losing = 0;
let told = false;
let streams = false;

/** Whether the stream brings what changes. */
export function isStreamed(): boolean {
  return streams;
}

/** Fetch the table as it is now, and show it. If that fails it is tried again and again: the stream
 * brings nothing before the next change, and that may be a choice for which this reader needs the table. */
export async function showNow(): Promise<void> {
  for (let wait = 300; ; wait = Math.min(wait * 2, LONGEST)) {
    const address = `${base}/t/${tableId()}/now?seat=${table()?.dataset.seat ?? ""}&layout=${layout()}`;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return show(((await response.json()) as { html: string }).html);
    const later = !response || response.status >= 500 || response.status === 429;
    if (!later) return; // refused for good: the table is gone, or not for this reader
    await new Promise((done) => setTimeout(done, wait));
  }
}

function drawn(html: string, since?: string): void {
  if (since === undefined) show(html);
  else if (!showNews(since, html)) void showNow();
}

function heard(message: FromWorker): void {
  if (message.html !== undefined) {
    streams = true;
    unpressed(() => drawn(message.html ?? "", message.since));
  }
  if (message.state === "lost") streams = false;
  if (message.state === "open") {
    clearTimeout(losing);
    losing = 0;
    if (told) notice("");
    told = false;
  }
  if (message.state === "lost" && !losing) losing = window.setTimeout(tell, PATIENCE);
}

function tell(): void {
  told = true;
  notice(root.dataset.lost ?? "", true, 0);
}

/** What this tab wants to follow: table, seat, language, and the layout it is drawn for. */
function key(): string {
  return `${tableId()}.${table()?.dataset.seat ?? ""}.${root.lang}.${layout()}`;
}

/** Call this when the window has another layout than those that the table is drawn for. */
function whenOutgrown(work: () => void): void {
  const check = (): void => {
    const drawn = table()?.dataset.layouts?.split(" ");
    if (drawn && !drawn.includes(layout())) work();
  };
  new MutationObserver(check).observe(document.body, { attributeFilter: ["data-layout"] });
  whenChanged(check); // the window may have changed while the table was on its way
}

export function follow(): void {
  if (!tableId() || table()?.hasAttribute("data-still")) return;
  if (typeof SharedWorker === "function") throughWorker();
  else alone();
}

function throughWorker(): void {
  const worker = new SharedWorker(`${root.dataset.static}worker.js`, { type: "module" });
  const join = () => worker.port.postMessage({ watch: key(), base });
  worker.port.onmessage = (event: MessageEvent<FromWorker>) => heard(event.data);
  worker.port.start();
  join();
  whenOutgrown(join);
  setInterval(() => worker.port.postMessage({ here: true }), 30_000);
  addEventListener("pagehide", () => worker.port.postMessage({ bye: true }));
  addEventListener("pageshow", (event) => {
    if (event.persisted) join();
  });
}

function alone(): void {
  let source: EventSource | null = null;
  let wait = 1000;
  const open = () => {
    source?.close();
    source = new EventSource(`${base}/stream?t=${encodeURIComponent(key())}`);
    source.addEventListener("table", (event) => {
      wait = 1000;
      heard({ html: event.data.slice(event.data.indexOf("\n") + 1), state: "open" });
    });
    source.addEventListener("news", (event) => {
      const [, since, ...html] = event.data.split("\n");
      heard({ html: html.join("\n"), since });
    });
    source.onerror = () => {
      heard({ state: "lost" });
      if (source?.readyState !== EventSource.CLOSED) return;
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST);
    };
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) source?.close();
    else open();
    streams = false;
  });
  open();
  whenOutgrown(open);
}
