import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import recorded from "./fixtures/voyage.json";
import type { GameEvent, Happened } from "../src/lib/wire";

/** The first voyage of a real game, as the messages that seat 0 got. `make wire` records it. */
export const voyage = recorded as unknown as Happened[];
export const events = voyage.flatMap((message) => message.events);

/** The recorded events of one kind. */
export const all = <T extends GameEvent["event"]>(name: T) =>
  events.filter((event): event is Extract<GameEvent, { event: T }> => event.event === name);

export const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The events of recorded games as seat 0 is told them, game by game. `make streams` records them. */
export function games(names = /jsonl$/): GameEvent[][] {
  const folder = resolve("../build/streams");
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) =>
      readFileSync(resolve(folder, name), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as { viewer: number | null; events?: GameEvent[] })
        .flatMap(({ viewer, events = [] }) => (viewer === 0 ? events : [])),
    );
}
