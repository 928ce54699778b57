import { getMe, isHere, Refused } from "./api";
import type { ClientMessage, ServerMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Messages that the server accepts or refuses. */
type Request = Extract<ClientMessage, { id: string }>;
export type RequestType = Request["type"];
/** The fields of a message beside `type` and `id`. A caller can leave them out where none is required. */
export type Fields<T extends RequestType> = Omit<Extract<Request, { type: T }>, "type" | "id">;
export type MaybeFields<T extends RequestType> = object extends Fields<T> ? [Fields<T>?] : [Fields<T>];

/** A link to a table, through a socket of the server or to the worker of this device. */
export interface Link {
  /** Sends a request. Resolves when it was carried out, rejects with Refused otherwise. */
  ask<T extends RequestType>(type: T, ...fields: MaybeFields<T>): Promise<void>;
  /** Lets the bots of this device answer quickly until a person is asked. */
  hurry(): void;
  close(): void;
}

interface Ends {
  hello: () => { after: number | null; link: string | null };
  tell: (message: ServerMessage) => void;
  changed: (connection: Connection, reason?: string) => void;
}

export const linkTo = (
  table: string,
  hello: Ends["hello"],
  tell: Ends["tell"],
  changed: Ends["changed"],
  steal = false,
): Link =>
  isHere(table) ? new DeviceLink(table, { hello, tell, changed }, steal) : new Socket(table, { hello, tell, changed });

interface Waiting {
  message: { type: RequestType; id: string };
  resolve: () => void;
  reject: (reason: Refused) => void;
}

const PATIENCE = [300, 800, 1500, 3000, 5000];
const BREATH = 1000; // milliseconds before what was too fast for the server is sent again
const QUIET = 25_000; // milliseconds of silence before the client sends a ping

/** Requests that were not answered yet. */
class Requests {
  private waiting = new Map<string, Waiting>();

  ask(message: Waiting["message"], send: (message: Waiting["message"]) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      send(message);
    });
  }

  again(send: (message: Waiting["message"]) => void) {
    for (const { message } of this.waiting.values()) send(message);
  }

  settle(message: ServerMessage) {
    if (message.type !== "accepted" && message.type !== "refused") return;
    const asked = this.waiting.get(message.id ?? "");
    this.waiting.delete(message.id ?? "");
    if (message.type === "accepted") asked?.resolve();
    else asked?.reject(new Refused(message.code, message.reason));
  }

  /** Rejects everything but answers, which are sent again. */
  giveUp(code = "unreachable") {
    for (const [id, { message, reject }] of this.waiting) {
      if (message.type === "answer") continue;
      this.waiting.delete(id);
      reject(new Refused(code));
    }
  }
}

/** The socket of one table. It reconnects by itself. It sends an unacknowledged answer again under the same id, so that the answer
 *  counts once. */
class Socket implements Link {
  private socket: WebSocket | null = null;
  private waiting = new Requests();
  private tries = 0;
  private timer = 0;
  private heard = Date.now();
  private over = false;
  private attempt = 0;

  constructor(
    private table: string,
    private ends: Ends,
  ) {
    addEventListener("online", this.retry);
    addEventListener("pageshow", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.pulse = setInterval(this.beat, 10_000);
    void this.connect();
  }

  private pulse: ReturnType<typeof setInterval>;

  close() {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.retry);
    removeEventListener("pageshow", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  ask<T extends RequestType>(type: T, ...[fields]: MaybeFields<T>): Promise<void> {
    if (!this.open && type !== "answer") return Promise.reject(new Refused("unreachable"));
    return this.waiting.ask({ type, id: newId(), ...fields }, (message) => this.open && this.send(message));
  }

  hurry() {
    // the bots of the server have their own time
  }

  private get open() {
    return this.socket?.readyState === WebSocket.OPEN && this.tries === 0;
  }

  private send(message: ClientMessage | { type: RequestType; id: string }) {
    this.socket?.send(JSON.stringify(message));
  }

  private async connect() {
    if (this.over) return;
    const mine = ++this.attempt;
    try {
      await getMe();
    } catch {
      if (mine === this.attempt) this.later();
      return;
    }
    if (this.over || mine !== this.attempt) return; // a later attempt has started meanwhile
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.ends.hello() }));
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      socket === this.socket && this.receive(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code, reason }) => socket === this.socket && this.lost(code, reason);
  }

  private receive(message: ServerMessage) {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.tries = 0;
      this.ends.changed("open");
      this.ends.tell(message);
      this.waiting.again((unanswered) => this.send(unanswered));
      return;
    }
    if (message.type === "refused" && message.id === null && message.code === "too_fast") return this.slowDown();
    this.waiting.settle(message);
    this.ends.tell(message);
  }

  /** The server has not read a message, and does not know which request that was. */
  private slowDown() {
    this.waiting.giveUp("too_fast");
    setTimeout(() => this.open && this.waiting.again((unread) => this.send(unread)), BREATH);
  }

  private lost(code: number, reason = "") {
    this.socket = null;
    this.waiting.giveUp();
    if (this.over) return;
    if ([4400, 4403, 4404].includes(code)) {
      this.over = true;
      return this.ends.changed("closed", reason || "failed");
    }
    this.ends.changed("lost");
    this.later();
  }

  private later() {
    clearTimeout(this.timer);
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)];
    this.tries += 1;
    this.timer = window.setTimeout(() => void this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** The page is visible or online again: reconnect at once. */
  private retry = () => {
    if (document.hidden || this.over) return;
    if (!this.socket) {
      clearTimeout(this.timer);
      void this.connect();
    } else this.beat();
  };

  private beat = () => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const quiet = Date.now() - this.heard;
    if (quiet > 2 * QUIET || !navigator.onLine) this.drop();
    else if (quiet > QUIET) this.send({ type: "ping" });
  };

  private drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost(1006);
  }
}

/** A table of this device. The worker is fetched when the first one is opened. If the worker crashes, the link opens its table once more and
 *  sends an unacknowledged answer again. */
class DeviceLink implements Link {
  private waiting = new Requests();
  private channel: Promise<{ send: (text: string) => void; hurry: () => void; close: () => void }>;
  private over = false;
  private welcome = false;

  constructor(
    private table: string,
    private ends: Ends,
    steal: boolean,
  ) {
    this.channel = this.open(steal);
  }

  private open(steal: boolean) {
    const channel = import("./device").then(({ device }) => {
      const hello = JSON.stringify({ type: "hello", ...this.ends.hello() });
      return device.open(this.table, hello, steal, this.receive, this.lost);
    });
    channel.catch(() => this.ends.changed("closed", "not_loaded"));
    return channel;
  }

  ask<T extends RequestType>(type: T, ...[fields]: MaybeFields<T>): Promise<void> {
    return this.waiting.ask({ type, id: newId(), ...fields }, this.send);
  }

  hurry() {
    void this.channel.then(({ hurry }) => hurry());
  }

  close() {
    this.over = true;
    void this.channel.then(({ close }) => close());
  }

  private send = (message: object) => void this.channel.then(({ send }) => send(JSON.stringify(message)));

  private receive = (text: string) => {
    if (this.over) return;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "welcome") {
      this.welcome = true;
      this.ends.changed("open");
      this.waiting.again(this.send);
    }
    if (message.type === "refused" && message.id === null) return this.lost(message.code); // the bots cannot go on
    this.waiting.settle(message);
    this.ends.tell(message);
  };

  private lost = (code: string) => {
    if (this.over) return;
    this.waiting.giveUp();
    if (code !== "crashed" || !this.welcome) return this.ends.changed("closed", code);
    this.welcome = false;
    this.ends.changed("lost");
    this.channel = this.open(false);
  };
}

/** A random id. `crypto.randomUUID` is missing on plain http, as on a home network. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
