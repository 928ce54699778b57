/** What is said over the wire, in the words of docs/protocol.md. */

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

export interface Seat {
  name: string;
  guest: string | null;
  bot: string | null;
  here: boolean;
  left: boolean;
}

export interface Clock {
  decision: number;
  bank?: number;
  expired?: "bot_answers" | "bot_takes_seat";
}

export interface Setup {
  players: number;
  board: Board;
  tiles?: object | string | null;
  level?: string | null;
  solo?: object | string | null;
  clock?: Clock | null;
  listed?: boolean;
  watchers?: boolean;
  grace?: number;
}

export interface Result {
  scores: number[];
  standing: number[];
}

export interface TableInfo {
  id: string;
  setup: Setup;
  state: "gathering" | "playing" | "over" | "abandoned";
  host: string;
  seats: Seat[];
  seed_hash: string;
  created_at: number;
  seeded: boolean;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  forked_from: string | null;
  forked_at: number | null;
}

export interface ChatLine {
  id: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Time {
  now: number;
  deadlines: Record<string, number>;
  banks: number[];
}

export interface Happened {
  type: "happened";
  number: number;
  whole: boolean;
  events: GameEvent[];
  view: View;
  change: Question | null;
  time: Time | null;
}

export type ServerMessage =
  | { type: "welcome"; protocol: number; guest: string; seat: number | null; link: string | null; table: TableInfo }
  | { type: "table"; seat: number | null; link: string | null; table: TableInfo }
  | Happened
  | { type: "chat"; lines: ChatLine[] }
  | { type: "accepted"; id: string }
  | { type: "refused"; id: string | null; code: string; reason: string }
  | { type: "pong"; now: number };

export interface Me {
  guest: string;
  name: string;
}

export interface Listing {
  id: string;
  setup: Setup;
  state: TableInfo["state"];
  seats: Seat[];
  created_at: number;
}

export interface MyGame {
  table: TableInfo;
  seat: number;
  your_turn: boolean;
}

export interface Moment {
  step: number;
  steps: number;
  seat: number | null;
  option: string | null;
  events: GameEvent[];
  view: View;
  questions: Question[];
}
