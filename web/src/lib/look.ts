import catalogue from "./catalogue.json";
import { MIDSHIPMAN, PILFERER, type LootKind, type Phase } from "./wire";

/** Six colours that people with any kind of colour vision tell apart (Okabe and Ito), each with a shape of its own. */
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

// prettier-ignore
export const EMBLEMS = [
  "swap-bag", "spyglass", "open-book", "coins", "bed", "parrot-head", "bandit", "prayer", "beer-stein", "knapsack", "compass",
  "hand-saw", "medal", "galleon", "shield", "witch-flight", "crossed-swords", "muscle-up", "cannon-shot", "raise-skeleton", "manacles",
  "ship-wheel", "punch", "robber-mask", "crow-nest", "quill-ink", "chef-toque", "lantern-flame", "anvil", "musket", "scales",
  "scalpel", "open-treasure-chest", "rolling-dices", "queen-crown", "gems", "house-keys", "fairy", "captain-hat-profile", "pirate-captain", "imperial-crown",
];

export const emblem = (rank: number, seat = 0) =>
  seat === MIDSHIPMAN ? "anchor" : seat === PILFERER ? "raven" : EMBLEMS[rank];

export const LOOT_ICONS: Record<LootKind, string> = {
  chest: "locked-chest",
  hook: "pirate-hook",
  map: "treasure-map",
  saber: "saber-and-pistol",
  amulet: "gem-pendant",
  barrel: "barrel",
  relic: "ceremonial-mask",
};

export const PHASE_ICONS: Record<string, string> = { daytime: "sun", dusk: "sunset", night: "moon", anchor: "anchor" };

/** The phases in which a character acts. */
export const phasesOf = (rank: number) => catalogue.characters[rank - 1].phases as Phase[];
