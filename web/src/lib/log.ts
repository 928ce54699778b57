import { isLoot } from "./catalogue";
import type { Explained, GameEvent, Loot, Phase } from "./wire";

/** A consequence of a deed for a seat. Coins and reputation of one deed are added up. */
export type Chip =
  | { seat: number; kind: "coins" | "reputation" | "score"; amount: number }
  | { seat: number; kind: "loot"; amount: number; loot: Loot }
  | { seat: number; kind: "ship" | "graveyard" | "hand"; amount: number; rank: number | null };

export interface Deed {
  type: "deed";
  seat: number;
  rank: number;
  cause: string;
  copied: number;
  chips: Chip[];
  events: GameEvent[];
}

interface ForAll {
  type: "all";
  cause: string;
  chips: Chip[];
  events: GameEvent[];
}

/** The lines of the log: days, phases, and deeds with their consequences. Bots give the reasons for theirs. */
export type Line = { reasons?: Explained[] } & (
  | { type: "day"; voyage: number; day: number; events: GameEvent[] }
  | { type: "phase"; phase: Phase; events: GameEvent[] }
  | { type: "island"; island: [number, number][]; events: GameEvent[] }
  | Deed
  | ForAll
  | { type: "text"; seat: number | null; events: GameEvent[] }
);

const SILENT: GameEvent["event"][] = [
  "chose",
  "game_ended",
  "day_ended",
  "unloaded",
  "hand_known",
  "deck_shown",
  "explained",
];

/** Events without a line in the log. */
export const isSilent = ({ event }: GameEvent) => SILENT.includes(event);

const seatIn = (event: GameEvent) => ("seat" in event ? event.seat : null);

/** The lines of each day, by its first event. */
const days = new WeakMap<GameEvent, { events: GameEvent[]; lines: Line[] }>();

/** The lines of the log. Those of a day that is over stay the same objects, so that they need not be drawn again. */
export function linesOf(events: GameEvent[]): Line[] {
  const starts = events.flatMap(({ event }, at) => (at === 0 || event === "day_began" ? [at] : []));
  return starts.flatMap((start, place) => {
    const today = events.slice(start, starts[place + 1]);
    const known = days.get(today[0]);
    if (known?.events.length === today.length && known.events.at(-1) === today.at(-1)) return known.lines;
    const lines = linesOfDay(today);
    days.set(today[0], { events: today, lines });
    return lines;
  });
}

function linesOfDay(events: GameEvent[]): Line[] {
  const lines: Line[] = [];
  let phase: Phase = "choosing";

  const begin = (event: GameEvent, rank = 0): Deed => {
    const line: Deed = {
      type: "deed",
      seat: seatIn(event) ?? -1,
      rank,
      cause: event.cause,
      copied: 0,
      chips: [],
      events: [],
    };
    lines.push(line);
    return line;
  };

  /** The deed that an event belongs to. Loot works by itself at night and at anchor. */
  const current = (event: GameEvent): Deed => {
    const last = lines.at(-1);
    if (last?.type !== "deed") return begin(event);
    const seat = seatIn(event);
    const alone = isLoot(event.cause) && (phase === "night" || phase === "anchor") && seat !== null;
    const same = last.cause === event.cause;
    const belongs = alone ? same && last.seat === seat && !last.rank : same || last.rank > 0;
    return belongs ? last : begin(event);
  };

  const add = (line: Deed | ForAll, event: GameEvent, ...chips: Chip[]) => {
    line.events.push(event);
    for (const chip of chips) {
      const same = line.chips.find((each) => alike(each, chip));
      if (same) same.amount += chip.amount;
      else line.chips.push(chip);
    }
  };

  /** Adds an event to the line for all seats that have the same cause. */
  const together = (event: GameEvent, cause: string, chip: Chip) => {
    let last = lines.at(-1);
    if (last?.type !== "all" || last.cause !== cause) {
      last = { type: "all", cause, chips: [], events: [] };
      lines.push(last);
    }
    add(last, event, chip);
  };

  // Reasons for cards follow the reveal; others come before what they led to.
  let reasons: Explained[] = [];
  const explain = () => {
    const last = lines.at(-1);
    if (last && reasons.length) last.reasons = [...(last.reasons ?? []), ...reasons];
    reasons = [];
  };

  for (const event of events) {
    if (event.event === "explained") {
      reasons.push(event);
      if (lines.at(-1)?.type === "island") explain();
    }
    if (isSilent(event)) continue;
    switch (event.event) {
      case "day_began":
        phase = "choosing";
        lines.push({ type: "day", voyage: event.voyage, day: event.day, events: [event] });
        break;
      case "phase_began":
        phase = event.phase;
        lines.push({ type: "phase", phase, events: [event] });
        break;
      case "revealed":
        lines.push({ type: "island", island: event.island, events: [event] });
        break;
      case "acted":
        begin(event, event.rank);
        break;
      case "copied": {
        const line = current(event);
        line.copied = event.copied;
        line.events.push(event);
        break;
      }
      case "nothing_happened":
        add(current(event), event);
        break;
      case "doubloons": {
        const chip: Chip = { seat: event.seat, kind: "coins", amount: event.change };
        if (event.cause !== "voyage") add(current(event), event, chip);
        else together(event, event.cause, chip);
        break;
      }
      case "scored":
        together(event, "scored", { seat: event.seat, kind: "score", amount: event.doubloons });
        break;
      case "paid":
        add(
          current(event),
          event,
          { seat: event.receiver, kind: "coins", amount: event.amount },
          { seat: event.seat, kind: "coins", amount: -event.amount },
        );
        break;
      case "moved_reputation":
        add(current(event), event, { seat: event.seat, kind: "reputation", amount: event.spaces });
        break;
      case "gained_loot":
        add(current(event), event, { seat: event.seat, kind: "loot", amount: 1, loot: event.loot });
        break;
      case "took_loot":
        add(
          current(event),
          event,
          { seat: event.seat, kind: "loot", amount: 1, loot: event.loot },
          { seat: event.victim, kind: "loot", amount: -1, loot: event.loot },
        );
        break;
      case "discarded_loot":
        if (event.seat === null) lines.push({ type: "text", seat: null, events: [event] });
        else add(current(event), event, { seat: event.seat, kind: "loot", amount: -event.count, loot: event.loot });
        break;
      case "went_aboard":
        if (event.cause !== "dusk")
          add(current(event), event, { seat: event.seat, kind: "ship", amount: 1, rank: event.rank });
        else lines.at(-1)?.events.push(event); // every character goes aboard at dusk: no chip
        break;
      case "discarded_character":
        add(current(event), event, { seat: event.seat, kind: "graveyard", amount: -1, rank: event.rank });
        break;
      case "returned_to_hand":
        add(current(event), event, { seat: event.seat, kind: "hand", amount: 1, rank: event.rank });
        break;
      default:
        lines.push({ type: "text", seat: seatIn(event), events: [event] });
    }
    explain();
  }

  // Leave out deeds without a consequence, unless an ability had no effect.
  return lines.filter(
    (line) =>
      line.type !== "deed" ||
      line.reasons ||
      line.chips.length ||
      line.copied ||
      line.events.some(({ event }) => event === "nothing_happened"),
  );
}

/** True for chips of one seat that count the same thing, which are added up. Each card that goes aboard has its own chip. */
function alike(one: Chip, other: Chip): boolean {
  if (one.seat !== other.seat || one.kind !== other.kind || one.kind === "ship") return false;
  if (one.kind === "loot" && other.kind === "loot") return one.loot === other.loot;
  return "rank" in one && "rank" in other ? one.rank === other.rank : true;
}
