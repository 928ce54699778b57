import type { Player, View } from "../src/lib/wire";

export const player = (more: Partial<Player> = {}): Player => ({
  doubloons: 5,
  score: 0,
  loot: [],
  ship: [],
  kept: [],
  hand_size: 6,
  graveyard_size: 0,
  holds: [],
  may_hold: [],
  has_chosen: false,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  seats: 2,
  level: "",
  board: "calm",
  sides: Array(7).fill("calm"),
  voyage: 1,
  day: 1,
  days_of_voyage: 4,
  phase: "choosing",
  days: [["map", "saber", "map"], ["chest", "hook", "relic"], [], []],
  bag: [],
  track: [2, 3, 0, 1, 4, 5],
  island: [],
  players: [player(), player()],
  hand: [3, 17, 26],
  graveyard: [],
  chosen: 0,
  questions: [],
  standing: [0, 1],
  turn: { acting: null, cause: "", kind: "", seat: null, row: 0, pointer: "" },
  ...more,
});
