/** What is said over the wire. Written by `make wire` from src/galecrest/server/messages.py: change it there. */

import type { GameEvent, Question, View } from "./wire";

export interface Welcome {
  type: "welcome";
  protocol: number;
  guest: string;
  seat: number | null;
  link: string | null;
  table: TableInfo;
}

export interface TableInfo {
  id: string;
  setup: Setup;
  state: "abandoned" | "gathering" | "over" | "playing";
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

export interface Setup {
  players: number;
  board: "calm" | "stormy" | "uncharted";
  tiles: Record<string, unknown> | string | null;
  level: string | null;
  solo: Record<string, unknown> | string | null;
  clock: Clock | null;
  listed: boolean;
  watchers: boolean;
  grace: number;
}

export interface Clock {
  decision: number;
  bank: number;
  expired: "bot_answers" | "bot_takes_seat";
}

export interface Seat {
  name: string;
  guest: string | null;
  bot: string | null;
  here: boolean;
  left: boolean;
}

export interface Result {
  scores: number[];
  standing: number[];
}

export interface TableChanged {
  type: "table";
  seat: number | null;
  link: string | null;
  table: TableInfo;
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

export interface Time {
  now: number;
  deadlines: Record<string, number>;
  banks: number[];
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  id: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Accepted {
  type: "accepted";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  reason: string;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Me {
  guest: string;
  name: string;
}

export interface Lobby {
  tables: Listing[];
  chat: ChatLine[];
}

export interface Listing {
  id: string;
  setup: Setup;
  state: "abandoned" | "gathering" | "over" | "playing";
  seats: Seat[];
  created_at: number;
}

export interface MyGame {
  table: TableInfo;
  seat: number;
  your_turn: boolean;
}

export interface History {
  seat: number | null;
  number: number;
  events: GameEvent[];
}

export interface Replay {
  table: TableInfo;
  steps: number;
  log: Record<string, unknown>;
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

export interface Hello {
  type: "hello";
  after?: number | null;
  link?: string | null;
}

export interface Answer {
  type: "answer";
  id: string;
  question: number;
  option: string;
}

export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface Return {
  type: "return";
  id: string;
}

export interface PlaceBot {
  type: "place_bot";
  id: string;
  seat: number;
  bot: string;
}

export interface ClearSeat {
  type: "clear_seat";
  id: string;
  seat: number;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Mute {
  type: "mute";
  id: string;
  guest: string;
  muted?: boolean;
}

export interface Ping {
  type: "ping";
}

export type ServerMessage = Welcome | TableChanged | Happened | Chat | Accepted | Refused | Pong;

export type ClientMessage =
  Hello | Answer | Sit | Leave | Return | PlaceBot | ClearSeat | Start | Rematch | Say | Mute | Ping;
