import files from "virtual:python";
import { Refused, refusedBy, type Refusal } from "./refused";
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
  private opened = new Set<number>(); // the channels that the worker knows
  private last = 0;

  /** Starts Python, and says so to the player. Rejects with Refused if that is not possible; the next call tries again. */
  start(): Promise<void> {
    loading.awaited = true;
    void navigator.storage?.persist?.().catch(() => false); // ask the browser not to clear away games
    return this.run();
  }

  /** Starts Python before somebody needs it, if it is on this device. */
  async warmUp(): Promise<void> {
    if (await isKept()) await this.run().catch(() => undefined);
  }

  private run(): Promise<void> {
    this.starting ??= new Promise<void>((resolve, reject) => {
      if (typeof WebAssembly === "undefined") return reject(new Refused("no_wasm"));
      loading.share = 0;
      const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
      const failed = (code: string) => {
        worker.terminate();
        reject(new Refused(code));
        this.lose();
      };
      worker.onerror = () => failed("not_loaded");
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "loaded") loading.share = data.share;
        else if (data.type === "started") resolve();
        else if (data.type === "failed") failed(data.code);
        else this.receive(data);
      };
      this.worker = worker;
      this.say({ type: "start", ...files });
    })
      .catch((error: unknown) => {
        this.starting = null;
        throw error;
      })
      .finally(() => (loading.share = null));
    return this.starting;
  }

  /** The worker is gone. Its requests have failed, its links may open their tables again, and the next call starts another worker. */
  private lose() {
    this.worker = this.starting = null;
    const [answers, channels] = [[...this.answers.values()], [...this.opened]];
    this.answers.clear();
    this.opened.clear();
    for (const answer of answers) answer(JSON.stringify({ code: "failed", reason: "the worker has ended" }));
    for (const channel of channels) this.receive({ type: "closed", channel, code: "crashed" });
  }

  /** Starts Python and keeps it. Rejects with Refused if a visit without a network would not find all of it and the client itself. */
  async keep(): Promise<void> {
    await this.start();
    if (!(await isKept())) throw new Refused("not_stored");
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
    const answer = JSON.parse(text) as { data: T } | Refusal;
    if ("code" in answer) throw refusedBy(answer);
    return answer.data;
  }

  /** Opens a table. `steal` takes it from another tab. */
  open(table: string, hello: string, steal: boolean, hear: (text: string) => void, closed: (code: string) => void) {
    const channel = ++this.last;
    this.channels.set(channel, { hear, closed });
    this.start().then(
      () => {
        this.opened.add(channel);
        this.say({ type: "open", channel, table, hello, steal });
      },
      (error: unknown) => closed(error instanceof Refused ? error.code : "failed"),
    );
    return {
      send: (text: string) => this.say({ type: "send", channel, text }),
      hurry: () => this.say({ type: "hurry", channel }),
      close: () => {
        this.channels.delete(channel);
        this.opened.delete(channel);
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

/** Whether a visit without a network finds the client and all of Python. */
export async function isKept(): Promise<boolean> {
  const needed = [base().href, ...Object.keys(files.sizes).map((name) => files.folder + name)];
  try {
    return (await Promise.all(needed.map((url) => caches.match(url)))).every(Boolean);
  } catch {
    return false; // the browser stores nothing
  }
}

export const device = new Device();
