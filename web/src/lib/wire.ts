/** What is said over the wire, in the words of docs/protocol.md: the messages, and the game in the form of galecrest.codec. */

export type * from "./messages";

export type Phase = "choosing" | "daytime" | "dusk" | "night" | "anchor" | "over";
export type Board = "calm" | "stormy" | "uncharted";
export type LootKind = "chest" | "hook" | "map" | "saber" | "amulet" | "barrel" | "relic";
export const LOOT: readonly LootKind[] = ["chest", "hook", "map", "saber", "amulet", "barrel", "relic"];
export const PHASES = ["daytime", "dusk", "night", "anchor"] as const;
export const LEVELS = ["landlubber", "scallywag", "pirate", "captain", "admiral", "arrrgh"] as const;
export const PILFERER = 6;
export const MIDSHIPMAN = 7;

export interface Question {
  id: number;
  seat: number;
  kind: string;
  options: string[];
}

export interface Player {
  doubloons: number;
  score: number;
  loot: LootKind[];
  ship: number[];
  kept: number[];
  hand_size: number;
  graveyard_size: number;
  holds: number[];
  may_hold: number[];
  has_chosen: boolean;
}

export interface Turn {
  acting: string | null;
  cause: string;
  kind: string;
  seat: number | null;
  row: number;
  pointer: string;
}

export interface View {
  seat: number | null;
  seats: number;
  level: string;
  board: Board;
  sides: ("calm" | "stormy")[];
  voyage: number;
  day: number;
  days_of_voyage: number;
  phase: Phase;
  days: LootKind[][];
  bag: LootKind[];
  track: number[];
  island: [number, number][];
  players: Player[];
  hand: number[];
  graveyard: number[];
  chosen: number;
  questions: Question[];
  turn: Turn;
  standing: number[];
}

export interface GameEvent {
  event: string;
  cause: string;
  [field: string]: unknown;
}
