// One stream of events for all tabs of a browser, held by a shared worker; a tab that cannot have
// one opens its own, and closes it while nobody looks.

import { base, notice, root, table, tableId } from "./page";
import { show } from "./morph";

type FromWorker = { html?: string; state?: "open" | "lost" };

const PATIENCE = 3000; // milliseconds: a shorter break is not worth a notice

let losing = 0;
let told = false;

function heard(message: FromWorker): void {
  if (message.html !== undefined) show(message.html);
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

/** What this tab wants to follow: table, seat, language. */
function key(): string {
  return `${tableId()}.${table()?.dataset.seat ?? ""}.${root.lang}`;
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
    source.onerror = () => {
      heard({ state: "lost" });
      if (source?.readyState !== EventSource.CLOSED) return;
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 30_000);
    };
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) source?.close();
    else open();
  });
  open();
}
