import { expect, it } from "vitest";
import { ahead, deciding, ledgerOf } from "../src/lib/ledger";
import { recapOf } from "../src/lib/recap";
import { all, events, games, sum, voyage } from "./voyage";

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

it("finds the largest swings from the second to the winner, no source twice", () => {
  const ledger = ledgerOf(events);
  const moments = deciding(ledger, [2, 0], 4);
  const swings = moments.map(({ worth }) => ahead(worth, 2, 0));
  expect(moments.length).toBeGreaterThan(2);
  expect(new Set(moments.map(({ cause }) => cause)).size).toBe(moments.length);
  expect([...swings].sort((a, b) => b - a)).toEqual(swings);
  expect(swings[0]).toBe(Math.max(...ledger.moments.map(({ worth }) => ahead(worth, 2, 0))));
});

it("finds in every finished game what put the winner ahead, and no gain of the second", () => {
  const ends = games().flatMap((played) => {
    const last = played.at(-1);
    return last?.event === "game_ended" ? [{ played, standing: last.standing }] : [];
  });
  expect(ends.length).toBeGreaterThan(30);
  for (const { played, standing } of ends) {
    const moments = deciding(ledgerOf(played), standing);
    expect(moments.length).toBeGreaterThan(0);
    for (const { worth } of moments) expect(ahead(worth, standing[0], standing[1])).toBeGreaterThan(0);
  }
});

it("what all get alike at anchor decides nothing", () => {
  const anchor = events.findIndex((event) => event.event === "phase_began" && event.phase === "anchor");
  const paid = all("doubloons").find((event) => events.indexOf(event) > anchor)!;
  const alike = SEATS.map((seat) => ({ ...paid, seat, change: 5, cause: "chest" }));
  const ledger = ledgerOf([...events.slice(0, anchor + 1), ...alike]);
  expect(ledger.moments.filter(({ cause }) => cause === "chest")).toHaveLength(1);
  for (const [winner, second] of [
    [0, 1],
    [2, 0],
  ])
    expect(deciding(ledger, [winner, second], 99).filter(({ cause }) => cause === "chest")).toEqual([]);
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
