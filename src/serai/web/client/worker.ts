// The shared worker: one EventSource for all tabs, whatever tables they show.

interface Tab {
  key: string;
  heard: number;
}
type FromTab = { watch?: string; base?: string; here?: boolean; bye?: boolean };

const tabs = new Map<MessagePort, Tab>();
const SILENT = 300_000; // a tab that has said nothing for so long is gone

let source: EventSource | null = null;
let base = "";
let wait = 1000;
let opening = 0;

function reopen(delay: number): void {
  clearTimeout(opening);
  opening = setTimeout(open, delay) as unknown as number;
}

function open(): void {
  source?.close();
  source = null;
  const keys = [...new Set([...tabs.values()].map((tab) => tab.key))];
  if (!keys.length) return;
  const query = keys.map((key) => `t=${encodeURIComponent(key)}`).join("&");
  const opened = (source = new EventSource(`${base}/stream?${query}`));
  opened.onopen = () => {
    wait = 1000;
    tell({ state: "open" });
  };
  opened.addEventListener("table", (event) => {
    const end = event.data.indexOf("\n");
    const key = event.data.slice(0, end);
    tell({ html: event.data.slice(end + 1) }, key);
  });
  opened.addEventListener("news", (event) => {
    const [key, since, ...html] = event.data.split("\n");
    tell({ html: html.join("\n"), since }, key);
  });
  opened.onerror = () => {
    tell({ state: "lost" });
    if (opened.readyState !== EventSource.CLOSED) return;
    reopen(wait);
    wait = Math.min(wait * 2, 30_000);
  };
}

function tell(message: unknown, key?: string): void {
  for (const [port, tab] of tabs) if (key === undefined || tab.key === key) port.postMessage(message);
}

function drop(port: MessagePort): void {
  if (tabs.delete(port)) reopen(200);
}

addEventListener("connect", (event) => {
  const port = (event as MessageEvent).ports[0]!;
  port.onmessage = ({ data }: MessageEvent<FromTab>) => {
    const tab = tabs.get(port);
    if (tab) tab.heard = Date.now();
    if (data.watch) {
      base = data.base ?? "";
      tabs.set(port, { key: data.watch, heard: Date.now() });
      reopen(20);
    }
    if (data.bye) drop(port);
  };
  port.start();
});

setInterval(() => {
  for (const [port, tab] of tabs) if (Date.now() - tab.heard > SILENT) drop(port);
}, 60_000);
