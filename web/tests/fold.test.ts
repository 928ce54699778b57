// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { apply } from "../src/lib/apply";
import type { GameEvent, View } from "../src/lib/wire";

// `make streams` writes them.
const FOLDER = new URL("../../build/streams/", import.meta.url);

/** Everything that follows from events. */
type Folded = Omit<View, "turn" | "questions">;

interface Message {
  viewer: number | null;
  events?: GameEvent[];
  view: Partial<Folded>;
}

const games = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl")) : [];

it("has games to fold", () => {
  expect(games.length, "make streams writes the games").toBeGreaterThan(30);
});

it.each(games)("folds the events of %s into the server's views", (name) => {
  const told = new Map<number | null, Folded>();
  for (const line of readFileSync(new URL(name, FOLDER), "utf8").trimEnd().split("\n")) {
    const { viewer, events = [], view } = JSON.parse(line) as Message;
    const before = told.get(viewer);
    const now = { ...before, ...view } as Folded;
    if (before) {
      const folded = events.reduce(apply, before as View);
      if (JSON.stringify(folded) !== JSON.stringify(now)) {
        expect({ viewer, events, view: folded }).toEqual({ viewer, events, view: now });
      }
    }
    told.set(viewer, now);
  }
  expect(told.size).toBeGreaterThan(1);
});

it("passes over events that it does not know", () => {
  const view = {} as View;
  expect(apply(view, { event: "something_new", cause: "" } as never)).toBe(view);
});
