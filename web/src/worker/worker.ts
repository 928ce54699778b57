import type { PyodideConfig, PyodideInterface } from "pyodide";
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

/** The header with which this worker marks a file whose size it has checked. */
const SIZE = "x-galecrest-size";

/** Pyodide takes no WebAssembly that has another type, and not every host knows the right one. */
const typeOf = (url: string) => (url.endsWith(".wasm") ? "application/wasm" : null);

/** Gets a file, from the cache if it is there whole, and keeps it. A file that arrived in part is not kept. */
async function fetched(cache: Cache | null, url: string, size: number): Promise<Response> {
  const kept = await cache?.match(url);
  if (kept?.headers.get(SIZE) === `${size}`) return kept;
  let answer = kept ?? (await fetch(url));
  let body = await answer.arrayBuffer();
  if (kept && body.byteLength !== size) {
    await cache?.delete(url); // the service worker would give it again
    answer = await fetch(url, { cache: "reload" });
    body = await answer.arrayBuffer();
  }
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  if (body.byteLength !== size) throw new Error(`${url} has ${body.byteLength} bytes instead of ${size}`);
  const type = typeOf(url) ?? answer.headers.get("content-type") ?? "";
  const whole = new Response(body, { headers: { "content-type": type, [SIZE]: `${size}` } });
  await cache?.put(url, whole.clone()).catch(() => undefined);
  return whole;
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
  const cache = await keeper();
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const get = async (name: string) => {
    const file = await fetched(cache, folder + name, sizes[name]);
    say({ type: "loaded", share: (loaded += sizes[name]) / all });
    return file;
  };
  const script = async <T>(name: string) => {
    await get(name);
    return (await import(/* @vite-ignore */ folder + name)) as T;
  };
  const program = script<typeof import("pyodide")>("pyodide.js");
  const heart = script<{ default: NonNullable<PyodideConfig["createPyodideModule"]> }>("pyodide.asm.js");
  const needed = ["pyodide.asm.wasm", "msgspec.whl", "galecrest.zip", "pyodide-lock.json", "python_stdlib.zip"].map(
    get,
  );
  await Promise.all([program, heart, ...needed]);
  const [binary, wheel, modules, lock] = needed;
  const { loadPyodide } = await program;
  const network = fetch;
  globalThis.fetch = async (wanted, how) => {
    const answer = await network(wanted, how);
    const type = typeOf(`${wanted as URL}`);
    return !type || answer.headers.get("content-type") === type ? answer : binary;
  };
  const python: PyodideInterface = await loadPyodide({
    indexURL: folder,
    lockFileContents: await (await lock).text(),
    createPyodideModule: (await heart).default,
  }).finally(() => (globalThis.fetch = network));
  python.unpackArchive(await (await wheel).arrayBuffer(), "wheel");
  python.unpackArchive(await (await modules).arrayBuffer(), "zip");
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
      .catch(async () => {
        const lost = held.get(table)?.channels ?? [];
        held.delete(table);
        resolve(true); // a browser that stores nothing grants no lock either
        const [, , , , part] = await python!;
        for (const channel of lost) {
          part(channel); // so that the bots of this tab stop
          say({ type: "closed", channel, code: "other_tab" });
        }
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
    const reason = String(error);
    if (data.type === "start") {
      console.warn(error);
      python = null;
      return say({ type: "failed", code: typeof WebAssembly === "undefined" ? "no_wasm" : "not_loaded" });
    }
    if (!(error instanceof Error) || error.name !== "PythonError") return reportError(error); // Python has crashed: the page starts another worker
    console.warn(error);
    if (data.type === "request") say({ type: "answer", id: data.id, text: JSON.stringify({ code: "failed", reason }) });
    else if (data.type === "open") say({ type: "closed", channel: data.channel, code: "failed" });
    else if (data.type === "send") {
      const { id } = JSON.parse(data.text) as { id?: string };
      const text = JSON.stringify({ type: "refused", id: id ?? "", code: "failed", reason });
      say({ type: "message", channel: data.channel, text });
    }
  });
};
