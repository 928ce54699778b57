import { expect, it } from "vitest";
import { deciding, ledgerOf } from "../src/lib/ledger";
import { linesOf } from "../src/lib/log";

const day = [
  { event: "voyage_began", cause: "voyage", voyage: 1, dealt: [1] },
  { event: "doubloons", cause: "voyage", seat: 0, change: 12, now: 12 },
  { event: "doubloons", cause: "voyage", seat: 1, change: 11, now: 11 },
  { event: "day_began", cause: "day", voyage: 1, day: 1 },
  { event: "chose", cause: "choice", seat: 0, rank: null },
  {
    event: "revealed",
    cause: "reveal",
    island: [
      [0, 3],
      [1, 24],
    ],
  },
  { event: "phase_began", cause: "reveal", phase: "daytime" },
  { event: "acted", cause: "beggar", seat: 0, rank: 3 },
  { event: "paid", cause: "beggar", seat: 1, receiver: 0, amount: 2 },
  { event: "moved_reputation", cause: "beggar", seat: 1, spaces: 1, track: [] },
  { event: "phase_began", cause: "daytime", phase: "dusk" },
  { event: "acted", cause: "topman", seat: 1, rank: 24 },
  { event: "gained_loot", cause: "topman", seat: 1, loot: "relic", origin: "day" },
  { event: "went_aboard", cause: "dusk", seat: 1, rank: 24, origin: "island" },
  { event: "phase_began", cause: "dusk", phase: "night" },
  { event: "acted", cause: "topman", seat: 1, rank: 24 },
  { event: "doubloons", cause: "topman", seat: 1, change: 4, now: 13 },
  { event: "doubloons", cause: "topman", seat: 1, change: -1, now: 12 },
  { event: "doubloons", cause: "relic", seat: 1, change: -1, now: 11 },
];

it("tells each deed in one line, with what came of it", () => {
  const lines = linesOf(day);
  expect(lines.map(({ type }) => type)).toEqual([
    "text",
    "all",
    "day",
    "island",
    "phase",
    "deed",
    "phase",
    "deed",
    "phase",
    "deed",
    "deed",
  ]);
  const [beggar, dusk, night, relic] = lines.filter((line) => line.type === "deed");
  expect(beggar).toMatchObject({
    seat: 0,
    rank: 3,
    chips: [
      { seat: 0, kind: "coins", amount: 2 },
      { seat: 1, kind: "coins", amount: -2 },
      { seat: 1, kind: "reputation", amount: 1 },
    ],
  });
  expect(dusk.chips).toEqual([{ seat: 1, kind: "loot", amount: 1, what: "relic" }]);
  expect(night.chips).toEqual([{ seat: 1, kind: "coins", amount: 3 }]);
  expect(relic).toMatchObject({ seat: 1, rank: 0, cause: "relic", chips: [{ seat: 1, kind: "coins", amount: -1 }] });
});

it("what all get alike at anchor decides nothing", () => {
  const anchor = [
    ...day,
    { event: "phase_began", cause: "night", phase: "anchor" },
    { event: "doubloons", cause: "chest", seat: 0, change: 5, now: 19 },
    { event: "doubloons", cause: "chest", seat: 1, change: 5, now: 16 },
    { event: "doubloons", cause: "map", seat: 0, change: 7, now: 26 },
  ];
  expect(deciding(ledgerOf(anchor), 2).map(({ event }) => event.cause)).toEqual(["beggar", "map"]);
});
