import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scene } from "../src/lib/scene.svelte";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { sentence } from "../src/lib/tell";
import { t } from "../src/lib/words.svelte";
import type { GameEvent } from "../src/lib/wire";
import { all, events, voyage } from "./voyage";

interface Sent {
  type: string;
  after?: number;
}

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: Sent[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close() {}
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** A message with these events, the last of which has this number. */
const happened = (number: number, told: GameEvent[], whole = false) => ({ ...voyage[0], number, whole, events: told });
const [one, two, three, four] = events;
let asked: string[];
let table: Table;
let before: GameEvent[];

/** Lets the request for the history finish. */
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

/** Tells the whole recorded voyage, up to the breakdown of its end. */
async function sail() {
  for (const message of voyage) {
    Socket.last.tell(message);
    for (let at = 0; at < 200 && table.busy && !table.ended; at++) {
      table.skip();
      await vi.advanceTimersByTimeAsync(50);
    }
    if (table.ended) return;
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  asked = [];
  before = [one, two, three];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === "/api/me") return { ok: true, status: 200, json: () => Promise.resolve({ guest: "g", name: "Ada" }) };
    const told = before;
    await new Promise<void>((resolve) => (letGo = resolve));
    return { ok: true, status: 200, json: () => Promise.resolve({ seat: 0, number: told.length, events: told }) };
  });
  await sit();
});

afterEach(() => {
  table.leaveRoom();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("fills the log from the history when it comes late", async () => {
  Socket.last.tell(happened(3, [], true));
  before.push(four); // both the history and the socket send it
  Socket.last.tell(happened(4, [four]));
  table.skip();
  await vi.advanceTimersByTimeAsync(1);
  letGo();
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.events).toEqual([one, two, three, four]);
  expect(asked.filter((path) => path.endsWith("/events"))).toEqual(["/api/tables/t/events"]);
});

it("asks for nothing when all was told", async () => {
  Socket.last.tell(happened(2, [one, two]));
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.events).toEqual([one, two]);
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
  expect(table.events).toEqual([one, two, three]);
  table.leaveRoom();
  await sit();
  expect(Socket.last.sent[0].after).toBe(3);
});

it("stores the log when the page is left, not with every message", async () => {
  Socket.last.tell(happened(2, [one, two]));
  await vi.advanceTimersByTimeAsync(3000);
  expect(sessionStorage.getItem("galecrest-table")).toBeNull();
  dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(sessionStorage.getItem("galecrest-table")!)).toMatchObject({ number: 2, events: [one, two] });
});

it("sums up the last day of a voyage before its purse becomes points", async () => {
  const [purse] = all("scored").filter(({ seat }) => seat === 0);
  const morning = voyage.filter(({ events: told }) => told.some(({ event }) => event === "day_began")).at(-2)!;
  await sail();
  expect(table.ended).toBe(1);
  expect(table.recap).toMatchObject({ day: 4, doubloons: purse.doubloons - morning.view.players[0].doubloons });
});

it("sends a lifted card although another player has chosen meanwhile", () => {
  settings.kept.sending = "ask";
  Socket.last.tell(happened(1, [], true));
  const { id } = table.asking!.options[0];
  table.answer(table.asking!.options[0]);
  Socket.last.tell(happened(2, [], true)); // the view is new, and the same question is open
  expect(table.held?.option.id).toBe(id);
  expect(table.asking!.options).toContain(table.held?.option);
  table.answer(table.asking!.options[0]);
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "answer", option: id });
});

it("calls the player to the next voyage while the breakdown of the last one waits", async () => {
  await sail();
  expect(table.ended).toBe(1);
  expect(table.question).toBeNull();
  expect(table.due).toBe(true);
  table.sailOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(table.due).toBe(true);
  settings.kept.sending = "send";
  table.answer(table.asking!.options[0]);
  expect(table.due).toBe(false);
});

it("leaves a question open while the others choose", () => {
  settings.kept.speed = "relaxed";
  Socket.last.tell(happened(1, [], true));
  const { id } = table.question!;
  Socket.last.tell(happened(2, [all("chose")[0]]));
  expect(table.question?.id).toBe(id);
  expect(table.busy).toBe(false);
});

it.each([
  ["events", true, true],
  ["days", false, true],
  ["questions", false, false],
] as const)("announces %s", async (spoken, deeds, days) => {
  settings.kept.spoken = spoken;
  const say = vi.spyOn(scene, "say");
  await sail();
  const said = say.mock.calls.map(([text]) => text);
  const recaps = [1, 2, 3, 4].map((day) => t("recap", { day }));
  expect(recaps.filter((recap) => said.some((text) => text.startsWith(recap)))).toEqual(days ? recaps : []);
  const told = [...all("gained_loot"), ...all("moved_reputation")].map((event) => sentence(event, table));
  expect(told.filter((text) => said.includes(text))).toEqual(deeds ? told : []);
  if (!deeds) expect(said).toHaveLength(days ? recaps.length : 0);
});
