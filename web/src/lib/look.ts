import { MIDSHIPMAN, nameOf, PILFERER } from "./catalogue";
import emblems from "./emblems.json";
import type { Loot } from "./wire";

/** Six colours for any kind of colour vision (Okabe and Ito). Each seat also has its own shape. */
export const COLOURS = ["#e69f00", "#56b4e9", "#cc79a7", "#009e73", "#f0e442", "#d55e00"];
const NOBODY = "#9aa4ad";
export const colour = (seat: number) => COLOURS[seat] ?? NOBODY;

export const SHAPES = [
  "M12 1 23 12 12 23 1 12Z",
  "M12 1.5a10.500 10.500 0 1 0 .01 0Z",
  "M3 3h18v18H3Z",
  "M12 1 23.500 21.500H.5Z",
  "M6.500 2h11L23 12l-5.500 10h-11L1 12Z",
  "M2 3q5-2 10-1.500Q17 1 22 3v8q-1 8-10 12Q3 19 2 11Z",
];
export const shape = (seat: number) => SHAPES[seat] ?? "M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z";

const EMBLEMS: Record<string, string> = emblems;

/** The icon of a character. */
export const emblem = (rank: number, seat = 0) =>
  seat === MIDSHIPMAN ? "anchor" : seat === PILFERER ? "raven" : (EMBLEMS[rank] ?? "swap-bag");

/** The portrait of a character: the name of a figure in `art/cast`. */
export const figureOf = (rank: number, seat = 0) =>
  seat === MIDSHIPMAN ? "midshipman" : seat === PILFERER ? "pilferer" : nameOf(rank).replaceAll("_", "-");

export const LOOT_ICONS: Record<Loot, string> = {
  chest: "locked-chest",
  hook: "pirate-hook",
  map: "treasure-map",
  saber: "saber-and-pistol",
  amulet: "gem-pendant",
  barrel: "barrel",
  relic: "ceremonial-mask",
};

export const PHASE_ICONS: Record<string, string> = { daytime: "sun", dusk: "sunset", night: "moon", anchor: "anchor" };
