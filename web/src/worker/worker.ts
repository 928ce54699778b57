import type { PyodideInterface } from "pyodide";
import { shelf } from "../lib/shelf";
import start from "./start.py?raw";
import type { FromWorker, ToWorker } from "./talk";

/** Runs Python: the tables of this device. A page speaks with it through the messages of talk.ts. */

type Functions = [
  answer: (text: string) => Promise<string>,
  visit: (channel: number, table: string, hello: string, send: (text: string) => void) => Promise<string>,
  hear: (channel: number, text: string) => Promise<void>,
  hurry: (channel: number) => void,
  part: (channel: number) => void,
];

const say = (message: FromWorker) => postMessage(message);

/** Gets a file, from the cache if it is there whole, and keeps it. A file that arrived in part is not kept. */
async function fetched(url: string, size: number): Promise<ArrayBuffer> {
  const cache = await keeper();
  const kept = await (await cache?.match(url))?.arrayBuffer();
  if (kept?.byteLength === size) return kept;
  if (kept) await cache?.delete(url); // the service worker would give it again
  const answer = await fetch(url, kept ? { cache: "reload" } : {});
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  const type = answer.headers.get("content-type") ?? "";
  const body = await answer.arrayBuffer();
  if (body.byteLength !== size) throw new Error(`${url} has ${body.byteLength} bytes instead of ${size}`);
  await cache?.put(url, new Response(body, { headers: { "content-type": type } })).catch(() => undefined);
  return body;
}

/** The cache of Python, which the service worker reads too. There is none on plain http, or where the browser stores nothing. */
async function keeper() {
  try {
    return await caches.open("galecrest-python");
  } catch {
    return null;
  }
}

async function load(folder: string, sizes: Record<string, number>): Promise<Functions> {
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const files = Object.fromEntries(
    await Promise.all(
      Object.entries(sizes).map(async ([name, size]) => {
        const file = await fetched(folder + name, size);
        say({ type: "loaded", share: (loaded += size) / all });
        return [name, file] as const;
      }),
    ),
  );
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const python: PyodideInterface = await loadPyodide({
    indexURL: folder,
    lockFileContents: new TextDecoder().decode(files["pyodide-lock.json"]),
  });
  python.unpackArchive(files["msgspec.whl"], "wheel");
  python.unpackArchive(files["galecrest.zip"], "zip");
  python.runPython(start);
  const globals = python.globals as unknown as { get: (name: string) => unknown };
  const begin = globals.get("start") as (
    storage: typeof shelf,
    now: () => number,
    entropy: (bytes: number) => string,
  ) => Functions;
  return begin(shelf, () => Date.now() / 1000, entropy);
}

const entropy = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

let python: Promise<Functions> | null = null;

/** The tables that this tab plays: two tabs must not play the same one. */
const held = new Map<string, { channels: Set<number>; release: () => void }>();

/** Resolves to true when this tab holds the table. `steal` takes it from another tab. */
function hold(table: string, channel: number, steal: boolean): Promise<boolean> {
  const mine = held.get(table);
  if (mine) return Promise.resolve(mine.channels.add(channel).size > 0);
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks
      .request(`galecrest-${table}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (!lock) return;
        return new Promise<void>((release) => held.set(table, { channels: new Set([channel]), release }));
      })
      .catch(() => {
        for (const lost of held.get(table)?.channels ?? []) say({ type: "closed", channel: lost, code: "other_tab" });
        held.delete(table);
        resolve(true); // a browser that stores nothing grants no lock either
      });
  });
}

/** Lets go of a table a moment after its last link has closed: the next person at this device may open it at once. */
function release(channel: number) {
  for (const [table, { channels, release }] of held) {
    if (!channels.delete(channel)) continue;
    setTimeout(() => {
      if (channels.size || held.get(table)?.channels !== channels) return;
      held.delete(table);
      release();
    }, 500);
  }
}

async function carryOut(message: ToWorker) {
  if (message.type === "start") {
    python ??= load(message.folder, message.sizes);
    await python;
    return say({ type: "started" });
  }
  const [answer, visit, hear, hurry, part] = await python!;
  switch (message.type) {
    case "request":
      return say({ type: "answer", id: message.id, text: await answer(message.text) });
    case "open": {
      const { channel, table, hello, steal } = message;
      if (!(await hold(table, channel, steal))) return say({ type: "closed", channel, code: "other_tab" });
      const code = await visit(channel, table, hello, (text) => say({ type: "message", channel, text }));
      if (!code) return;
      release(channel);
      return say({ type: "closed", channel, code });
    }
    case "send":
      return hear(message.channel, message.text);
    case "hurry":
      return hurry(message.channel);
    case "close":
      part(message.channel);
      release(message.channel);
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  carryOut(data).catch((error: unknown) => {
    console.warn(error);
    const reason = String(error);
    if (data.type === "request") say({ type: "answer", id: data.id, text: JSON.stringify({ code: "failed", reason }) });
    else if (data.type === "open") say({ type: "closed", channel: data.channel, code: "failed" });
    else if (data.type === "start") {
      python = null;
      say({ type: "failed", code: typeof WebAssembly === "undefined" ? "no_wasm" : "not_loaded" });
    }
  });
};
