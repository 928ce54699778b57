import { expect, it } from "vitest";
import { deciding, ledgerOf } from "../src/lib/ledger";
import { recapOf } from "../src/lib/recap";
import { all, events, sum, voyage } from "./voyage";

const SEATS = [0, 1, 2];

it("books every doubloon of a voyage by seat and source", () => {
  const ledger = ledgerOf(
    events.slice(
      0,
      events.findIndex(({ event }) => event === "voyage_ended"),
    ),
  );
  for (const { seat, doubloons } of all("scored")) {
    expect(sum(Object.values(ledger.sources[1][seat]))).toBe(doubloons);
    expect(ledger.scored[1][seat]).toBe(doubloons);
  }
  const [{ seat, receiver, cause, amount }] = all("paid");
  expect(ledger.sources[1][receiver][cause] - ledger.sources[1][seat][cause]).toBeGreaterThanOrEqual(2 * amount);
});

it("finds the heaviest moments, the heaviest first, no source twice", () => {
  const ledger = ledgerOf(events);
  const moments = deciding(ledger, 4);
  expect(moments).toHaveLength(4);
  expect(new Set(moments.map(({ event }) => event.cause)).size).toBe(4);
  expect([...moments].sort((a, b) => b.weight - a.weight)).toEqual(moments);
  expect(Math.max(...moments.map(({ weight }) => weight))).toBe(
    Math.max(...ledger.moments.map(({ weight }) => weight)),
  );
});

it("what all get alike at anchor decides nothing", () => {
  const anchor = events.findIndex((event) => event.event === "phase_began" && event.phase === "anchor");
  const paid = all("doubloons").find((event) => events.indexOf(event) > anchor)!;
  const alike = SEATS.map((seat) => ({ ...paid, seat, change: 5, cause: "chest" }));
  const ledger = ledgerOf([...events.slice(0, anchor + 1), ...alike]);
  const chests = ledger.moments.filter(({ event }) => event.cause === "chest");
  expect(chests.map(({ weight }) => weight)).toEqual([0, 0, 0]);
});

it("sums up a day", () => {
  const mornings = voyage.filter((message) => message.events.some(({ event }) => event === "day_began"));
  const [first, second] = mornings.map(({ view }) => view);
  for (const seat of SEATS) {
    const recap = recapOf(first, second, seat);
    const [before, after] = [first.players[seat], second.players[seat]];
    expect(recap).toMatchObject({ voyage: 1, day: 1, doubloons: after.doubloons - before.doubloons });
    expect([...before.loot, ...recap.gained].sort()).toEqual([...after.loot, ...recap.lost].sort());
    expect(recap.reputation).toBe(second.track.indexOf(seat) - first.track.indexOf(seat));
    expect(recap.crew).toBe(after.ship.length - before.ship.length);
  }
});
