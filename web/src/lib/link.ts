import { getMe, Refused } from "./api";
import type { ClientMessage, ServerMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Messages that the server accepts or refuses. */
type Request = Extract<ClientMessage, { id: string }>;
export type RequestType = Request["type"];
/** The fields of a message beside `type` and `id`. A caller can leave them out where none is required. */
export type Fields<T extends RequestType> = Omit<Extract<Request, { type: T }>, "type" | "id">;
export type MaybeFields<T extends RequestType> = object extends Fields<T> ? [Fields<T>?] : [Fields<T>];

interface Waiting {
  message: { type: RequestType; id: string };
  resolve: () => void;
  reject: (reason: Refused) => void;
}

const PATIENCE = [300, 800, 1500, 3000, 5000];
const QUIET = 25_000; // milliseconds of silence before the client sends a ping

/** The socket of one table. It reconnects by itself. It sends an unacknowledged answer again under the same id, so that the answer
 *  counts once. */
export class Link {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private heard = Date.now();
  private over = false;
  private attempt = 0;

  constructor(
    private table: string,
    private hello: () => { after: number | null; link: string | null },
    private tell: (message: ServerMessage) => void,
    private changed: (connection: Connection, reason?: string) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("pageshow", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.pulse = setInterval(this.beat, 10_000);
    void this.connect();
  }

  private pulse: ReturnType<typeof setInterval>;

  close() {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Sends a request. Resolves when the server has carried it out, rejects with Refused otherwise. */
  ask<T extends RequestType>(type: T, ...[fields]: MaybeFields<T>): Promise<void> {
    const message = { type, id: newId(), ...fields };
    return new Promise((resolve, reject) => {
      if (!this.open && type !== "answer") return reject(new Refused("unreachable"));
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.open) this.send(message);
    });
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
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      socket === this.socket && this.receive(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code, reason }) => socket === this.socket && this.lost(code, reason);
  }

  private receive(message: ServerMessage) {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.tries = 0;
      this.changed("open");
      this.tell(message);
      for (const { message: unanswered } of this.waiting.values()) this.send(unanswered);
      return;
    }
    if (message.type === "accepted" || message.type === "refused") {
      const asked = this.waiting.get(message.id ?? "");
      this.waiting.delete(message.id ?? "");
      if (message.type === "accepted") asked?.resolve();
      else asked?.reject(new Refused(message.code, message.reason));
    }
    this.tell(message);
  }

  private lost(code: number, reason = "") {
    this.socket = null;
    for (const [id, { message, reject }] of this.waiting) {
      if (message.type === "answer") continue;
      this.waiting.delete(id);
      reject(new Refused("unreachable"));
    }
    if (this.over) return;
    if ([4400, 4403, 4404].includes(code)) {
      this.over = true;
      return this.changed("closed", reason || "failed");
    }
    this.changed("lost");
    this.later();
  }

  private later() {
    clearTimeout(this.timer);
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)];
    this.tries += 1;
    this.timer = window.setTimeout(() => void this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** The page is visible or online again: reconnect at once. */
  private hurry = () => {
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

/** A random id. `crypto.randomUUID` is missing on plain http, as on a home network. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
