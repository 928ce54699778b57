import { expect, it } from "vitest";
import { lengthOf } from "../src/lib/table.svelte";
import type { GameEvent } from "../src/lib/wire";
import { games } from "./voyage";

/** The days of all four-player games, as seat 0 watches them. */
function days(): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const game of games(/^\d+-4-/)) {
    found.push([]);
    for (const event of game) {
      if (event.event === "day_began") found.push([]);
      found.at(-1)!.push(event);
    }
  }
  return found.filter((day) => day[0]?.event === "day_began");
}

it("shows a day of four players in ten seconds by default", () => {
  const seconds = days().map((day) => day.reduce((sum, event) => sum + lengthOf(event, "brisk"), 0) / 1000);
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  expect(seconds.length).toBeGreaterThan(50);
  expect(mean).toBeLessThan(10);
  expect(mean).toBeGreaterThan(6);
});

it("waits less where nothing moves", () => {
  const [day] = days();
  const watch = (still: boolean) => day.reduce((sum, event) => sum + lengthOf(event, "brisk", still), 0);
  expect(watch(true)).toBeLessThan(0.7 * watch(false));
});
