/** What is said over the wire. Written by `make wire` from the server's own types: change it there. */

export type ServerMessage = Welcome | TableChanged | Happened | Chat | Muted | Accepted | Refused | Pong;
export type Board = "calm" | "stormy" | "uncharted";
export type GameEvent =
  | VoyageBegan
  | DayBegan
  | Chose
  | SatOut
  | Revealed
  | PhaseBegan
  | DayEnded
  | Acted
  | Copied
  | NothingHappened
  | Placed
  | GainedLoot
  | TookLoot
  | DiscardedLoot
  | SwappedLoot
  | Doubloons
  | Paid
  | MovedReputation
  | DiscardedCharacter
  | WentAboard
  | ReturnedToHand
  | HandKnown
  | Kept
  | Scored
  | Unloaded
  | VoyageEnded
  | GameEnded
  | DeckShown
  | PilfererCame
  | PilfererLeft
  | AutomaChose
  | AutomaDecided
  | Explained
  | BroughtForward;
export type Loot = "chest" | "hook" | "map" | "saber" | "amulet" | "barrel" | "relic";
export type Phase = "choosing" | "daytime" | "dusk" | "night" | "anchor" | "over";
export type Origin = "island" | "ship" | "hand" | "graveyard" | "day" | "bag";
export type Side = "calm" | "stormy";
export type Reaction = "ahoy" | "well_played" | "ouch" | "lucky" | "hurry" | "thanks";
export type Code =
  | "already_seated"
  | "already_started"
  | "bad_link"
  | "bad_log"
  | "bad_message"
  | "bad_name"
  | "bad_setup"
  | "banned"
  | "bot_plays"
  | "empty"
  | "empty_seats"
  | "failed"
  | "foreign_origin"
  | "game_over"
  | "id_used"
  | "no_guest"
  | "no_proposal"
  | "no_such_seat"
  | "no_such_step"
  | "not_allowed"
  | "not_host"
  | "not_over"
  | "not_playing"
  | "not_seated"
  | "not_stored"
  | "option_not_offered"
  | "other_proposal"
  | "other_rules"
  | "other_tab"
  | "removed"
  | "seat_taken"
  | "silenced"
  | "too_fast"
  | "too_late"
  | "too_long"
  | "too_many_changes"
  | "too_many_listed"
  | "too_many_tables"
  | "unknown_bot"
  | "unknown_guest"
  | "unknown_question"
  | "unknown_table"
  | "wrong_seat"
  | "your_seat";
export type ClientMessage =
  | Hello
  | Answer
  | Sit
  | Leave
  | Return
  | Resign
  | PlaceBot
  | ClearSeat
  | End
  | Agree
  | TakeName
  | Start
  | Rematch
  | Say
  | React
  | Mute
  | Ping;

/**
 * The reply to hello. `link` opens your seat on another device: show it to nobody else. `removed`: the host has removed you, so you cannot sit down here.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  guest: string;
  seat: number | null;
  link: string | null;
  table: TableInfo;
  removed: boolean;
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  id: string;
  setup: Setup;
  state: "abandoned" | "archived" | "gathering" | "over" | "playing";
  host: string;
  seats: SeatInfo[];
  seed_hash: string;
  created_at: number;
  rules: number;
  resumed: Resumed | null;
  seeded: boolean;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  forked_from: string | null;
  forked_at: number | null;
  proposal: Proposal | null;
}
/**
 * How a table is set up. What is left out has its default.
 */
export interface Setup {
  players: number;
  board: Board;
  tiles:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  level: string | null;
  solo:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  clock: Clock | null;
  listed: boolean;
  watchers: boolean;
  grace: number;
}
/**
 * Seconds for every decision, and a bank of seconds for the whole game. A decision that takes longer uses up the bank.
 */
export interface Clock {
  decision: number;
  bank: number;
  expired: "bot_answers" | "bot_takes_seat";
}
/**
 * A person, a person and the bot that sits in for them, a bot, or nobody.
 */
export interface SeatInfo {
  name: string;
  guest: string | null;
  bot: string | null;
  here: boolean;
  left: boolean;
  captain: number;
  patience: number | null;
  resigned: boolean;
  offered: boolean;
}
/**
 * After an update of the rules, the game went on under these rules from the start of this day. `elsewhere`: the server was out of reach, and the game went on at this table from this day on; all that its player could not know was drawn again.
 */
export interface Resumed {
  rules: number;
  voyage: number;
  day: number;
  elsewhere: boolean;
}
/**
 * How the game ended, by seat.
 */
export interface Result {
  scores: number[];
  standing: number[];
}
/**
 * A step that needs the consent of all people who are present. The numbers are seats.
 */
export interface Proposal {
  what: "bot" | "end" | "rematch";
  agreed: number[];
  declined: number[];
  asked: number[];
  seat: number | null;
  bot: string | null;
}
/**
 * The seats or the state of the table have changed. `seat` is your own.
 */
export interface TableChanged {
  type: "table";
  seat: number | null;
  link: string | null;
  table: TableInfo;
  removed: boolean;
}
/**
 * The events up to number `number`, and the view that they lead to. `change` is the question under which you can still change your chosen card. `whole` means that events were left out: show the view and go on from there.
 */
export interface Happened {
  type: "happened";
  number: number;
  whole: boolean;
  events: GameEvent[];
  view: View;
  change: Question | null;
  time: Time | null;
}
/**
 * A voyage (1 to 3) begins, with the loot of its days and the ranks that every seat was dealt.
 */
export interface VoyageBegan {
  event: "voyage_began";
  cause: string;
  voyage: number;
  days: Loot[][];
  dealt: number[];
}
/**
 * A day of the voyage begins, counted from 1.
 */
export interface DayBegan {
  event: "day_began";
  cause: string;
  voyage: number;
  day: number;
}
/**
 * A seat has chosen its card. Only the seat itself sees which one, and only it sees a changed choice (`again`).
 */
export interface Chose {
  event: "chose";
  cause: string;
  seat: number;
  rank: number | null;
  again: boolean;
}
/**
 * The seat has no card and takes no part in this day.
 */
export interface SatOut {
  event: "sat_out";
  cause: string;
  seat: number;
}
/**
 * The island from left to right, as pairs of seat and rank; the Midshipman is (7, 20), the Pilferer's seat is 6.
 */
export interface Revealed {
  event: "revealed";
  cause: string;
  island: [number, number][];
}
/**
 * A phase of the day, or the anchor step of the voyage, begins.
 */
export interface PhaseBegan {
  event: "phase_began";
  cause: string;
  phase: Phase;
}
/**
 * Dusk is over: the island is empty, and the day's loot is gone.
 */
export interface DayEnded {
  event: "day_ended";
  cause: string;
  voyage: number;
  day: number;
}
/**
 * A character's turn begins; the next events come from its ability.
 */
export interface Acted {
  event: "acted";
  cause: string;
  seat: number;
  rank: number;
}
/**
 * The character of this rank uses the ability of the rank `copied`.
 */
export interface Copied {
  event: "copied";
  cause: string;
  seat: number;
  rank: number;
  copied: number;
}
/**
 * An ability could not be carried out.
 */
export interface NothingHappened {
  event: "nothing_happened";
  cause: string;
  seat: number;
}
/**
 * A card was placed on the island; `place` counts from 0 at the left.
 */
export interface Placed {
  event: "placed";
  cause: string;
  seat: number;
  rank: number;
  place: number;
}
/**
 * A seat took a token, from the day or from the bag (`origin`).
 */
export interface GainedLoot {
  event: "gained_loot";
  cause: string;
  seat: number;
  loot: Loot;
  origin: Origin;
}
/**
 * A seat took a token from the seat `victim`.
 */
export interface TookLoot {
  event: "took_loot";
  cause: string;
  seat: number;
  loot: Loot;
  victim: number;
}
/**
 * Tokens went back to the bag: from a seat, or from the day if the seat is None.
 */
export interface DiscardedLoot {
  event: "discarded_loot";
  cause: string;
  seat: number | null;
  loot: Loot;
  count: number;
}
/**
 * A token of today changed places with one of tomorrow.
 */
export interface SwappedLoot {
  event: "swapped_loot";
  cause: string;
  seat: number;
  today: Loot;
  tomorrow: Loot;
}
/**
 * Doubloons gained or lost, and how many the seat has now.
 */
export interface Doubloons {
  event: "doubloons";
  cause: string;
  seat: number;
  change: number;
  now: number;
}
/**
 * A seat paid another one, the `receiver`.
 */
export interface Paid {
  event: "paid";
  cause: string;
  seat: number;
  receiver: number;
  amount: number;
}
/**
 * The token moved by `spaces` (left is negative). `track`: the colours from left to right; `standing`: the seats from first to last.
 */
export interface MovedReputation {
  event: "moved_reputation";
  cause: string;
  seat: number;
  spaces: number;
  track: number[];
  standing: number[];
}
/**
 * A character went to the graveyard of its seat. `by` is the other seat whose deed it was; events of older versions do not say.
 */
export interface DiscardedCharacter {
  event: "discarded_character";
  cause: string;
  seat: number;
  rank: number;
  origin: Origin;
  by: number | null;
}
/**
 * A character went to the ship of its seat, from the place `origin`.
 */
export interface WentAboard {
  event: "went_aboard";
  cause: string;
  seat: number;
  rank: number;
  origin: Origin;
}
/**
 * A card returned to the hand. From the graveyard only its owner sees which one, unless the hand is open (Automa's).
 */
export interface ReturnedToHand {
  event: "returned_to_hand";
  cause: string;
  seat: number;
  rank: number | null;
  origin: Origin;
  openly: boolean;
}
/**
 * The public knowledge of a hand changed: cards that it certainly holds, and cards that are either there or in the graveyard.
 */
export interface HandKnown {
  event: "hand_known";
  cause: string;
  seat: number;
  holds: number[];
  may_hold: number[];
}
/**
 * The character stays in the ship for the next voyage.
 */
export interface Kept {
  event: "kept";
  cause: string;
  seat: number;
  rank: number;
}
/**
 * The purse was added to the score and is now empty; `standing` lists the seats from first to last.
 */
export interface Scored {
  event: "scored";
  cause: string;
  seat: number;
  doubloons: number;
  score: number;
  standing: number[];
}
/**
 * At a voyage's end these characters went from the ship to the graveyard and these tokens to the bag. The rest stays.
 */
export interface Unloaded {
  event: "unloaded";
  cause: string;
  seat: number;
  buried: number[];
  returned: Loot[];
}
/**
 * All characters and tokens of the voyage have paid.
 */
export interface VoyageEnded {
  event: "voyage_ended";
  cause: string;
  voyage: number;
}
/**
 * The seats from first to last.
 */
export interface GameEnded {
  event: "game_ended";
  cause: string;
  standing: number[];
}
/**
 * The solo deck has a new top card; its back shows the pointer for each row of Automa's table.
 */
export interface DeckShown {
  event: "deck_shown";
  cause: string;
  pointers: string[];
}
/**
 * Solo: the Pilferer came to the island with a card of this rank.
 */
export interface PilfererCame {
  event: "pilferer_came";
  cause: string;
  rank: number;
}
/**
 * Solo: the Pilferer left the island with the card of this rank.
 */
export interface PilfererLeft {
  event: "pilferer_left";
  cause: string;
  rank: number;
}
/**
 * Automa's card, the row of the table that matched the day's loot, and the pointer in that row.
 */
export interface AutomaChose {
  event: "automa_chose";
  cause: string;
  seat: number;
  rank: number;
  row: string;
  pointer: string;
}
/**
 * Automa's answer to a question, and the way in which she chose it.
 */
export interface AutomaDecided {
  event: "automa_decided";
  cause: string;
  seat: number;
  kind: string;
  option: string;
  way: string;
}
/**
 * A bot's reason for an answer, as a key with arguments. The table tells it; the game knows no bots.
 */
export interface Explained {
  event: "explained";
  cause: string;
  seat: number;
  reason: string;
  arguments: {
    [k: string]: string | number;
  };
  secret: boolean;
}
/**
 * A token of tomorrow was moved to today by Automa's Watchman.
 */
export interface BroughtForward {
  event: "brought_forward";
  cause: string;
  seat: number;
  loot: Loot;
}
export interface View {
  seat: number | null;
  rules: number;
  seats: number;
  level: string;
  board: Board;
  sides: Side[];
  voyage: number;
  day: number;
  days_of_voyage: number;
  phase: Phase;
  days: Loot[][];
  bag: Loot[];
  undealt: number[];
  track: number[];
  island: [number, number][];
  players: Player[];
  hand: number[];
  graveyard: number[];
  chosen: number;
  top: string[];
  questions: Question[];
  turn: Turn;
  standing: number[];
  tiles?: Tiles;
  solo?: Solo;
}
/**
 * What everybody knows of a player. The hand certainly contains `holds`; the cards in `may_hold` are there or in the graveyard, and only the owner knows which.
 */
export interface Player {
  doubloons: number;
  score: number;
  loot: Loot[];
  ship: number[];
  kept: number[];
  hand_size: number;
  graveyard_size: number;
  holds: number[];
  may_hold: number[];
  has_chosen: boolean;
}
/**
 * A question as clients get it.
 */
export interface Question {
  id: number;
  seat: number;
  kind: string;
  options: Option[];
}
/**
 * An option: the id that an answer names, and the place of its object. With `tomorrow`, `loot` is tomorrow's token and `today` the one to swap for it.
 */
export interface Option {
  id: string;
  place: "day" | "effect" | "graveyard" | "hand" | "island" | "loot" | "sale" | "seat" | "ship" | "tomorrow";
  seat?: number | null;
  rank?: number | null;
  loot?: Loot | null;
  today?: Loot | null;
  count?: number | null;
  effect?: string | null;
}
export interface Turn {
  acting: string | null;
  cause: string;
  waiting: (number | string)[];
  left_of_midshipman: string | null;
  crew_left: number[];
  loot_left: Loot[];
  rivals: number;
  pilfered: number[];
  row: number;
  fits: number;
  pointer: string;
  lookout: boolean;
  todo: [string, number, number][];
  asked: number;
  kind: string;
  seat: number;
  options: string[];
  hidden: "" | "graveyard" | "hand";
}
export interface Tiles {
  chest?: {
    calm?: Tile;
    stormy?: Tile;
  };
  hook?: {
    calm?: Tile;
    stormy?: Tile;
  };
  map?: {
    calm?: Tile;
    stormy?: Tile;
  };
  saber?: {
    calm?: Tile;
    stormy?: Tile;
  };
  amulet?: {
    calm?: Tile;
    stormy?: Tile;
  };
  barrel?: {
    calm?: Tile;
    stormy?: Tile;
  };
  relic?: {
    calm?: Tile;
    stormy?: Tile;
  };
}
export interface Tile {
  source: string;
  dusk?: Effect[];
  night?: Effect[];
  anchor?: Effect[];
  stays?: boolean;
}
export interface Effect {
  effect?:
    | "gain"
    | "gain_reputation"
    | "gain_by_reputation"
    | "gain_per_kind"
    | "gain_per_token"
    | "gain_for_sets"
    | "keep_or_gain"
    | "discard_own_character"
    | "discard_from_island"
    | "discard_from_adjacent_ship"
    | "discard_highest_from_ship"
    | "take_from_adjacent";
  doubloons?: number;
  steps?: number;
  minus?: number;
  pair?: number;
  triple?: number;
  either?: Effect[];
}
export interface Solo {
  tiles: {
    you: Tiles;
    automa: Tiles;
  };
}
/**
 * The deadline of every seat that is asked, and the seconds left in the banks. At a table without a clock, `patience` has instead the time from which the others may let a bot play for a seat that does not answer. Times are seconds since 1970; `now` is the present time by the same clock.
 */
export interface Time {
  now: number;
  deadlines: {
    [k: string]: number;
  };
  banks: number[];
  patience: {
    [k: string]: number;
  };
}
/**
 * Lines of the table's chat.
 */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}
/**
 * A text, or a reaction without one, for which the catalogues have words.
 */
export interface ChatLine {
  id: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  reaction: Reaction | null;
}
/**
 * The guests whom you have muted, after every change and before the first line of chat.
 */
export interface Muted {
  type: "muted";
  guests: Me[];
}
/**
 * A guest.
 */
export interface Me {
  guest: string;
  name: string;
  captain: number;
}
/**
 * The message with this id was carried out and is stored.
 */
export interface Accepted {
  type: "accepted";
  id: string;
}
/**
 * Nothing has changed. `code` is for programs, `reason` for people who read logs.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: Code;
  reason: string;
}
/**
 * The reply to ping.
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * The first message: the number of the last event that the client saw, and the seat's link if it came by one.
 */
export interface Hello {
  type: "hello";
  after?: number | null;
  link?: string | null;
}
/**
 * The client chooses `id`. The same answer with the same id, sent again, changes nothing.
 */
export interface Answer {
  type: "answer";
  id: string;
  question: number;
  option: string;
}
/**
 * Take a free seat, or one that the host offers; without a number the first one.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}
/**
 * Leave the seat: before the start it becomes free, later a bot takes it after the time of grace.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * Take one's seat back from the bot.
 */
export interface Return {
  type: "return";
  id: string;
}
/**
 * Leave a running game for good. A bot plays on; without any person left, the game ends.
 */
export interface Resign {
  type: "resign";
  id: string;
}
/**
 * During a game, another bot in the place of a bot is a proposal to all people at the table.
 */
export interface PlaceBot {
  type: "place_bot";
  id: string;
  seat: number;
  bot: string;
}
/**
 * Before the start: free a seat; a person who sat there cannot sit down at this table again. Later: offer the seat of a person who is gone to whoever comes, while a bot plays.
 */
export interface ClearSeat {
  type: "clear_seat";
  id: string;
  seat: number;
}
/**
 * Propose to end a running game without a result and to delete it, or agree to it.
 */
export interface End {
  type: "end";
  id: string;
}
/**
 * Agree to the proposal of the table, or decline it.
 */
export interface Agree {
  type: "agree";
  id: string;
  agreed?: boolean;
}
/**
 * Change one's name, at this table and everywhere else.
 */
export interface TakeName {
  type: "take_name";
  id: string;
  name: string;
}
/**
 * The host starts the game, when no seat is empty.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Propose a rematch, or agree to it.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * Write in the table's chat, at most 500 characters.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * A reaction in the table's chat.
 */
export interface React {
  type: "react";
  id: string;
  reaction: Reaction;
}
/**
 * Mute or unmute a guest, at this table and everywhere else.
 */
export interface Mute {
  type: "mute";
  id: string;
  guest: string;
  muted?: boolean;
}
/**
 * A sign of life; the server replies with pong.
 */
export interface Ping {
  type: "ping";
}
/**
 * Tables to join or watch, and lines of the lobby's chat.
 */
export interface Lobby {
  tables: Listing[];
  chat: ChatLine[];
}
/**
 * A table in a list, without the text of its rules.
 */
export interface Listing {
  id: string;
  setup: Setup;
  state: "abandoned" | "archived" | "gathering" | "over" | "playing";
  host: string;
  seats: SeatInfo[];
  created_at: number;
  result: Result | null;
  forked_from: string | null;
}
/**
 * A game of your own, with your seat there.
 */
export interface MyGame {
  table: Listing;
  seat: number;
  your_turn: boolean;
}
/**
 * All events of a table that your seat may know: those from 1 to `number`, numbered as on your socket. Once the game is over, `steps` has the number of the last event of each step of the replay; before, it would tell who changes a chosen card.
 */
export interface History {
  seat: number | null;
  number: number;
  events: GameEvent[];
  steps: number[];
}
/**
 * A finished game. `steps` counts the answers; `log` is what `galecrest replay` reads.
 */
export interface Replay {
  table: TableInfo;
  steps: number;
  days: DayStart[];
  log: {
    [k: string]: unknown;
  };
}
/**
 * The step with which a day of a finished game begins.
 */
export interface DayStart {
  voyage: number;
  day: number;
  step: number;
}
/**
 * A finished game after one of its steps: who answered what, the events of the step, the view and the questions after it.
 */
export interface Moment {
  step: number;
  steps: number;
  seat: number | null;
  option: string | null;
  events: GameEvent[];
  view: View;
  questions: Question[];
}
/**
 * A name and a captain's face for the tables to come. Without `captain`, the face stays.
 */
export interface Rename {
  name: string;
  captain?: number | null;
}
/**
 * A new table. Its host sits on seat 0, the bots on the next seats.
 */
export interface OpenTable {
  setup?: SentSetup;
  seed?: string | null;
  bots?: string[];
  start?: boolean;
}
/**
 * How a table is set up. What is left out has its default.
 */
export interface SentSetup {
  players?: number;
  board?: Board;
  tiles?:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  level?: string | null;
  solo?:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  clock?: SentClock | null;
  listed?: boolean;
  watchers?: boolean;
  grace?: number;
}
/**
 * Seconds for every decision, and a bank of seconds for the whole game. A decision that takes longer uses up the bank.
 */
export interface SentClock {
  decision: number;
  bank?: number;
  expired?: "bot_answers" | "bot_takes_seat";
}
/**
 * Play the seat of this link on this device, too.
 */
export interface ClaimSeat {
  link: string;
}
/**
 * Play on from a finished game after step `step`, on this seat. Bots keep their seats; `bots` take those of people in turn.
 */
export interface Fork {
  step: number;
  seat?: number;
  bots?: string[];
}
/**
 * Write in the lobby's chat, at most 500 characters.
 */
export interface LobbySay {
  text: string;
}
