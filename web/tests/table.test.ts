import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import { view } from "./view";

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: { type: string; after?: number }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const coins = (number: number) => ({ event: "doubloons", cause: "rule", seat: 0, change: number, now: number });
const happened = (number: number, events: object[], whole = false) => ({
  type: "happened",
  number,
  whole,
  events,
  view: view(),
  change: null,
  time: null,
});
const told = () => table.events.map(({ change }) => change);
let asked: string[];
let table: Table;
let before: object[];

/** The history comes when it is let go. */
let letGo: () => void;

async function sit() {
  table = new Table("t");
  await vi.advanceTimersByTimeAsync(1);
  Socket.last.onopen();
  Socket.last.tell({
    type: "welcome",
    protocol: 1,
    guest: "g",
    seat: 0,
    link: null,
    table: { id: "t", seats: [], setup: {} },
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  asked = [];
  before = [coins(1), coins(2), coins(3)];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === "/api/me") return { ok: true, status: 200, json: async () => ({ guest: "g", name: "Ada" }) };
    const events = before;
    await new Promise<void>((resolve) => (letGo = resolve));
    return { ok: true, status: 200, json: async () => ({ seat: 0, number: events.length, events }) };
  });
  await sit();
});

afterEach(() => {
  table.leaveRoom();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("fills the log from the history when it comes late", async () => {
  Socket.last.tell(happened(3, [], true));
  before.push(coins(4)); // happens before the history is read, and is told by the socket as well
  Socket.last.tell(happened(4, [coins(4)]));
  table.skip();
  await vi.advanceTimersByTimeAsync(1);
  letGo();
  await vi.advanceTimersByTimeAsync(3000);
  expect(told()).toEqual([1, 2, 3, 4]);
  expect(asked.filter((path) => path.endsWith("/events"))).toEqual(["/api/tables/t/events"]);
});

it("asks for nothing when all was told", async () => {
  Socket.last.tell(happened(2, [coins(1), coins(2)]));
  await vi.advanceTimersByTimeAsync(3000);
  expect(told()).toEqual([1, 2]);
  expect(asked.filter((path) => path.endsWith("/events"))).toEqual([]);
});

it("does not trust a log with gaps after a refresh", async () => {
  Socket.last.tell(happened(3, [], true)); // the history never comes
  table.leaveRoom();
  await sit();
  expect(Socket.last.sent[0].after).toBe(0);
  Socket.last.tell(happened(3, [], true));
  await vi.advanceTimersByTimeAsync(1);
  letGo();
  await vi.advanceTimersByTimeAsync(3000);
  expect(told()).toEqual([1, 2, 3]);
  table.leaveRoom();
  await sit();
  expect(Socket.last.sent[0].after).toBe(3);
});
