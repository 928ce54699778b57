import { expect, it } from "vitest";
import { deciding, ledgerOf } from "../src/lib/ledger";
import { fromOwnLoot, spoken } from "../src/lib/options";
import { recapOf } from "../src/lib/recap";
import { player, view } from "./view";

const events = [
  { event: "voyage_began", cause: "voyage", voyage: 1 },
  { event: "doubloons", cause: "voyage", seat: 0, change: 10, now: 10 },
  { event: "day_began", cause: "day", voyage: 1, day: 2 },
  { event: "doubloons", cause: "bosun", seat: 0, change: 4, now: 14 },
  { event: "paid", cause: "beggar", seat: 0, receiver: 1, amount: 2 },
  { event: "doubloons", cause: "bosun", seat: 0, change: 2, now: 14 },
  { event: "scored", cause: "voyage", seat: 0, doubloons: 14, score: 14 },
];

it("books doubloons by voyage, seat and source", () => {
  const ledger = ledgerOf(events);
  expect(ledger.sources[1]).toEqual({ 0: { voyage: 10, bosun: 6, beggar: -2 }, 1: { beggar: 2 } });
  expect(ledger.scored[1][0]).toBe(14);
});

it("finds the heaviest moments and tells them in order", () => {
  expect(deciding(ledgerOf(events), 2).map(({ event, day }) => [event.cause, day])).toEqual([
    ["bosun", 2],
    ["beggar", 2],
  ]);
});

it("sums up a day", () => {
  const before = view({ players: [player({ loot: ["map", "relic"] }), player()] });
  const after = view({
    track: [2, 3, 1, 0, 4, 5],
    players: [player({ doubloons: 9, loot: ["map", "chest"], ship: [17] }), player()],
  });
  expect(recapOf(before, after, 0)).toEqual({
    voyage: 1,
    day: 1,
    doubloons: 4,
    reputation: 1,
    crew: 1,
    gained: ["chest"],
    lost: ["relic"],
  });
});

it("knows whose loot a question means, and which options are only spoken", () => {
  const asks = (kind: string, ...options: string[]) => ({ id: 1, seat: 0, kind, options });
  expect(fromOwnLoot(asks("preacher_keeps", "loot:map"))).toBe(true);
  expect(fromOwnLoot(asks("dusk_gains", "loot:map"))).toBe(false);
  expect(spoken(asks("hook_keeps", "ship:0:17", "effect:gain"))).toEqual(["effect:gain"]);
});
