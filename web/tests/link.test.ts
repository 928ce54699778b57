import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { linkTo, type Link } from "../src/lib/link";

interface Sent {
  type: string;
  id?: string;
}

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};
  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close() {}
  open() {
    this.readyState = 1;
    this.onopen();
    this.tell({ type: "welcome" });
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  break(code = 1006, reason = "") {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

const latest = () => Socket.all.at(-1)!;
const answers = (socket: Socket) => socket.sent.filter(({ type }) => type === "answer");
let states: string[];
let link: Link;

beforeEach(async () => {
  vi.useFakeTimers();
  Socket.all = [];
  states = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ guest: "g", name: "Ada" }) }),
  );
  link = linkTo(
    "t",
    () => ({ after: 7, link: null }),
    () => {},
    (state, reason) => states.push(reason ? `${state}: ${reason}` : state),
  );
  await vi.advanceTimersByTimeAsync(1);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello with the number of the last event", () => {
  latest().open();
  expect(latest().sent[0]).toEqual({ type: "hello", after: 7, link: null });
  expect(states).toEqual(["open"]);
});

it("sends an answer again under the same id when the connection broke, and once only", async () => {
  latest().open();
  const done = link.ask("answer", { question: 3, option: "hand:17" });
  const [{ id }] = answers(latest());
  latest().break();
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(2000);
  latest().open();
  expect(answers(latest()).map((each) => each.id)).toEqual([id]);
  latest().tell({ type: "accepted", id });
  await done;
  latest().break();
  await vi.advanceTimersByTimeAsync(6000);
  latest().open();
  expect(answers(latest())).toEqual([]);
});

it("sends an answer again that was too fast for the server, after a moment and under the same id", async () => {
  latest().open();
  const said = link.ask("say", { text: "Ahoy" });
  void link.ask("answer", { question: 3, option: "hand:17" });
  latest().tell({ type: "refused", id: null, code: "too_fast", reason: "" });
  await expect(said).rejects.toMatchObject({ code: "too_fast" });
  expect(answers(latest())).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  const [first, second] = answers(latest());
  expect(second).toEqual(first);
  expect(latest().sent.filter(({ type }) => type === "say")).toHaveLength(1);
});

it("does not repeat what may not be repeated", async () => {
  latest().open();
  const said = link.ask("say", { text: "Ahoy" });
  latest().break();
  await expect(said).rejects.toMatchObject({ code: "unreachable" });
});

it("tells why an answer was refused", async () => {
  latest().open();
  const asked = link.ask("answer", { question: 3, option: "hand:17" });
  latest().tell({ type: "refused", id: answers(latest())[0].id, code: "unknown_question", reason: "" });
  await expect(asked).rejects.toMatchObject({ code: "unknown_question" });
});

it("gives up where it is not wanted", async () => {
  latest().open();
  latest().break(4404, "unknown_table");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe("closed: unknown_table");
  expect(Socket.all).toHaveLength(1);
});
