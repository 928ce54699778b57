import { expect, it } from "vitest";
import { facesOf } from "../src/lib/faces";
import type { SeatInfo, TableInfo } from "../src/lib/wire";

const seat = { here: true, left: false, patience: null, resigned: false, offered: false };
const person = (captain = 0): SeatInfo => ({ ...seat, name: "Ada", guest: "ada", bot: null, captain });
const bot: SeatInfo = { ...seat, name: "", guest: null, bot: "deckhand", captain: 0 };
const at = (seats: SeatInfo[], level: string | null = null) =>
  facesOf({ seats, setup: { level } as TableInfo["setup"] });

it("shows the captain whom a person chose", () => {
  expect(at([person(5), person(2)])).toEqual(["captain-5", "captain-2"]);
});

it("gives everybody a face of their own", () => {
  for (let captain = 0; captain <= 8; captain++)
    for (const seats of [
      [person(captain), bot, bot, bot, bot, bot],
      [bot, bot, person(), person(captain), person(), bot],
    ])
      expect(new Set(at(seats)).size).toBe(6);
});

it("shows Automa in a solo game", () => {
  expect(at([person(3)], "captain")).toEqual(["captain-3", "automa"]);
});
