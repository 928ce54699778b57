import { getMe } from "./api";
import type { ClientMessage, ServerMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";
interface Request {
  type: string;
  id: string;
  [field: string]: unknown;
}
interface Waiting {
  message: Request;
  resolve: () => void;
  reject: (reason: { code: string }) => void;
}

const PATIENCE = [300, 800, 1500, 3000, 5000];
const QUIET = 25_000; // after which the socket is asked whether it still lives

/** The socket of one table. It comes back by itself; an answer that was not acknowledged is sent again under the same id,
 *  so that it counts once. */
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
    private changed: (connection: Connection, code?: number) => void,
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

  /** Resolves once the server has carried it out. */
  ask(type: ClientMessage["type"], fields: object = {}): Promise<void> {
    const message: Request = { type, id: newId(), ...fields };
    return new Promise((resolve, reject) => {
      if (!this.open && type !== "answer") return reject({ code: "unreachable" });
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.open) this.send(message);
    });
  }

  private get open() {
    return this.socket?.readyState === WebSocket.OPEN && this.tries === 0;
  }

  private send(message: object) {
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
    if (this.over || mine !== this.attempt) return; // another try has overtaken this one
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
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
      else asked?.reject({ code: message.code });
    }
    this.tell(message);
  }

  private lost(code: number) {
    this.socket = null;
    for (const [id, { message, reject }] of this.waiting) {
      if (message.type === "answer") continue;
      this.waiting.delete(id);
      reject({ code: "unreachable" });
    }
    if (this.over) return;
    if ([4400, 4403, 4404].includes(code)) {
      this.over = true;
      return this.changed("closed", code);
    }
    this.changed("lost", code);
    this.later();
  }

  private later() {
    clearTimeout(this.timer);
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)];
    this.tries += 1;
    this.timer = window.setTimeout(() => void this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** Awake or online again: no reason to wait. */
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

/** Not randomUUID, which plain http on a home network does not have. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
