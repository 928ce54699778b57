import { describe, expect, it } from "vitest";
import { apply } from "../src/lib/apply";
import { player, view } from "./view";

const after = (start: ReturnType<typeof view>, ...events: object[]) =>
  events.reduce<ReturnType<typeof view>>((now, event) => apply(now, { cause: "", ...event } as never), start);

describe("a view after one more event", () => {
  it("turns cards up and takes them out of hands", () => {
    const now = after(view({ chosen: 17 }), {
      event: "revealed",
      island: [
        [1, 5],
        [0, 17],
      ],
    });
    expect(now.island).toEqual([
      [1, 5],
      [0, 17],
    ]);
    expect(now.hand).toEqual([3, 26]);
    expect(now.chosen).toBe(0);
    expect(now.players.map((each) => each.hand_size)).toEqual([5, 5]);
  });

  it("moves loot from the day to a player, and from one to another", () => {
    const now = after(
      view(),
      { event: "gained_loot", seat: 0, loot: "map", origin: "day" },
      { event: "took_loot", seat: 1, loot: "map", victim: 0 },
    );
    expect(now.days[0]).toEqual(["saber", "map"]);
    expect(now.players.map((each) => each.loot)).toEqual([[], ["map"]]);
  });

  it("swaps a token of today with one of tomorrow", () => {
    const now = after(view(), { event: "swapped_loot", seat: 0, today: "saber", tomorrow: "chest" });
    expect(now.days[0]).toEqual(["map", "map", "chest"]);
    expect(now.days[1]).toEqual(["hook", "relic", "saber"]);
  });

  it("takes characters aboard, throws them out and brings them back", () => {
    const start = view({ island: [[0, 17]], players: [player({ ship: [9] }), player()] });
    const aboard = after(start, { event: "went_aboard", seat: 0, rank: 17, origin: "island" });
    expect(aboard.island).toEqual([]);
    expect(aboard.players[0].ship).toEqual([9, 17]);
    const gone = after(aboard, { event: "discarded_character", seat: 0, rank: 9, origin: "ship" });
    expect(gone.players[0].ship).toEqual([17]);
    expect(gone.graveyard).toEqual([9]);
    const back = after(gone, { event: "returned_to_hand", seat: 0, rank: 17, origin: "ship" });
    expect(back.hand).toContain(17);
  });

  it("counts doubloons, pays and slides pennants", () => {
    const now = after(
      view(),
      { event: "doubloons", seat: 0, change: 3, now: 8 },
      { event: "paid", seat: 0, receiver: 1, amount: 2 },
      { event: "moved_reputation", seat: 0, spaces: 1, track: [2, 3, 1, 0, 4, 5] },
    );
    expect(now.players.map((each) => each.doubloons)).toEqual([6, 7]);
    expect(now.track).toEqual([2, 3, 1, 0, 4, 5]);
  });

  it("leaves the day behind at night, and once only", () => {
    const night = after(view({ phase: "dusk" }), { event: "phase_began", phase: "night" });
    expect(night.days).toHaveLength(3);
    expect(after(night, { event: "day_began", voyage: 1, day: 2 }).days[0]).toEqual(["chest", "hook", "relic"]);
  });

  it("passes over what it does not know", () => {
    const start = view();
    expect(after(start, { event: "something_new" })).toBe(start);
  });
});
