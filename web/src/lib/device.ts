import files from "virtual:python";
import { Refused } from "./refused";
import { meHere } from "./api";
import { loading } from "./loading.svelte";
import { base } from "./update.svelte";
import type { FromWorker, ToWorker } from "../worker/talk";

/** The tables of this device. A worker runs them in Python; it starts when it is first needed. */
class Device {
  private worker: Worker | null = null;
  private starting: Promise<void> | null = null;
  private answers = new Map<number, (text: string) => void>();
  private channels = new Map<number, { hear: (text: string) => void; closed: (code: string) => void }>();
  private last = 0;

  /** Starts Python. Rejects with Refused if that is not possible; the next call tries again. */
  start(): Promise<void> {
    this.starting ??= new Promise<void>((resolve, reject) => {
      if (typeof WebAssembly === "undefined") return reject(new Refused("no_wasm"));
      loading.share = 0;
      void navigator.storage?.persist?.().catch(() => false); // ask the browser not to clear away games
      this.worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
      const failed = (code: string) => {
        this.worker?.terminate();
        reject(new Refused(code));
      };
      this.worker.onerror = () => failed("not_loaded");
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "loaded") loading.share = data.share;
        else if (data.type === "started") resolve();
        else if (data.type === "failed") failed(data.code);
        else this.receive(data);
      };
      this.say({ type: "start", ...files });
    })
      .catch((error: unknown) => {
        this.starting = null;
        throw error;
      })
      .finally(() => (loading.share = null));
    return this.starting;
  }

  /** Starts Python and keeps it. Rejects with Refused if a visit without a network would not find all of it and the client itself. */
  async keep(): Promise<void> {
    await this.start();
    const needed = [base().href, ...Object.keys(files.sizes).map((name) => files.folder + name)];
    try {
      const found = await Promise.all(needed.map((url) => caches.match(url)));
      if (found.every(Boolean)) return;
    } catch {
      // the browser stores nothing
    }
    throw new Refused("not_stored");
  }

  /** Sends a request of the API to Python. Rejects with Refused. */
  async request<T>(method: string, path: string, body: unknown = null): Promise<T> {
    await this.start();
    const { name, captain } = meHere();
    const id = ++this.last;
    const text = await new Promise<string>((resolve) => {
      this.answers.set(id, resolve);
      this.say({ type: "request", id, text: JSON.stringify({ method, path, body, name, captain }) });
    });
    const answer = JSON.parse(text) as { data: T } | { code: string; reason: string };
    if ("code" in answer) throw new Refused(answer.code, answer.reason);
    return answer.data;
  }

  /** Opens a table. `steal` takes it from another tab. */
  open(table: string, hello: string, steal: boolean, hear: (text: string) => void, closed: (code: string) => void) {
    const channel = ++this.last;
    this.channels.set(channel, { hear, closed });
    this.start().then(
      () => this.say({ type: "open", channel, table, hello, steal }),
      (error: unknown) => closed(error instanceof Refused ? error.code : "failed"),
    );
    return {
      send: (text: string) => this.say({ type: "send", channel, text }),
      hurry: () => this.say({ type: "hurry", channel }),
      close: () => {
        this.channels.delete(channel);
        this.say({ type: "close", channel });
      },
    };
  }

  private say(message: ToWorker) {
    this.worker?.postMessage(message);
  }

  private receive(message: FromWorker) {
    if (message.type === "answer") {
      this.answers.get(message.id)?.(message.text);
      this.answers.delete(message.id);
    } else if (message.type === "message") this.channels.get(message.channel)?.hear(message.text);
    else if (message.type === "closed") this.channels.get(message.channel)?.closed(message.code);
  }
}

export const device = new Device();
