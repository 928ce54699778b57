import { expect, it } from "vitest";
import { linesOf } from "../src/lib/log";
import { all, events, sum } from "./voyage";

const lines = linesOf(events);
const deeds = lines.filter((line) => line.type === "deed");

it("tells days, islands and phases in their order", () => {
  const kinds = lines.map(({ type }) => type);
  expect(kinds.slice(0, 4)).toEqual(["text", "all", "day", "island"]);
  expect(kinds.filter((kind) => kind === "day")).toHaveLength(all("day_began").length);
  const phases = lines.flatMap((line) => (line.type === "phase" ? [line.phase] : []));
  expect(phases.slice(0, 3)).toEqual(["daytime", "dusk", "night"]);
});

it("tells each deed in one line, with all that came of it", () => {
  const coins = deeds.flatMap(({ chips }) => chips).filter(({ kind }) => kind === "coins");
  for (const seat of [0, 1, 2]) {
    const gained = all("doubloons").filter((event) => event.seat === seat && event.cause !== "voyage");
    const received = all("paid").filter(({ receiver }) => receiver === seat);
    const paid = all("paid").filter((event) => event.seat === seat);
    expect(sum(coins.filter((chip) => chip.seat === seat).map(({ amount }) => amount))).toBe(
      sum(gained.map(({ change }) => change)) +
        sum(received.map(({ amount }) => amount)) -
        sum(paid.map(({ amount }) => amount)),
    );
  }
});

it("gives what was taken to one and takes it from the other", () => {
  const [{ seat, victim, loot, cause }] = all("took_loot");
  const deed = deeds.find((line) => line.events.some(({ event }) => event === "took_loot"));
  expect(deed).toMatchObject({ seat, cause });
  expect(deed?.chips).toContainEqual({ seat, kind: "loot", amount: 1, loot });
  expect(deed?.chips).toContainEqual({ seat: victim, kind: "loot", amount: -1, loot });
});

it("has one line for a character that acts, none for what everybody does at dusk", () => {
  for (const deed of deeds.filter(({ rank }) => rank)) {
    expect(all("acted").some(({ seat, rank }) => seat === deed.seat && rank === deed.rank)).toBe(true);
  }
  const aboard = all("went_aboard").filter(({ cause }) => cause === "dusk");
  expect(aboard.length).toBeGreaterThan(0);
  const shown = deeds.flatMap(({ chips }) => chips).filter(({ kind }) => kind === "ship");
  expect(shown).toHaveLength(all("went_aboard").length - aboard.length);
});

it("keeps the lines of the days before as they are", () => {
  const before = linesOf(events.slice(0, -1));
  const after = linesOf(events);
  const today = after.findLastIndex(({ type }) => type === "day");
  expect(today).toBeGreaterThan(9);
  expect(after.slice(0, today).every((line, at) => line === before[at])).toBe(true);
});
