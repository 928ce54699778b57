import { linesOf, type Chip } from "./log";
import type { GameEvent } from "./wire";

/** The sources of every seat's doubloons, the scores by voyage, and the deeds with their worth. All of it comes from events. */
export interface Ledger {
  /** voyage, seat, cause: doubloons */
  sources: Record<number, Record<number, Record<string, number>>>;
  /** voyage, seat: points */
  scored: Record<number, Record<number, number>>;
  moments: Moment[];
}

/** A deed, or what all seats got for the same thing at anchor. */
export interface Moment {
  voyage: number;
  day: number;
  cause: string;
  events: GameEvent[];
  /** seat: doubloons gained or lost */
  doubloons: Record<number, number>;
  /** seat: the worth of all that it gained or lost */
  worth: Record<number, number>;
}

export function ledgerOf(events: GameEvent[]): Ledger {
  const ledger: Ledger = { sources: {}, scored: {}, moments: momentsOf(events) };
  let voyage = 1;
  const book = (seat: number, cause: string, amount: number) => {
    const by = ((ledger.sources[voyage] ??= {})[seat] ??= {});
    by[cause] = (by[cause] ?? 0) + amount;
  };
  for (const event of events) {
    switch (event.event) {
      case "voyage_began":
      case "day_began":
        voyage = event.voyage;
        break;
      case "doubloons":
        book(event.seat, event.cause, event.change);
        break;
      case "paid":
        book(event.seat, event.cause, -event.amount);
        book(event.receiver, event.cause, event.amount);
        break;
      case "scored":
        (ledger.scored[voyage] ??= {})[event.seat] = event.doubloons;
        break;
    }
  }
  return ledger;
}

/** Doubloons, and what the other consequences of a deed are worth in doubloons, roughly. */
const WORTH: Record<Chip["kind"], number> = {
  coins: 1,
  loot: 2,
  graveyard: 3,
  reputation: 0.5,
  ship: 0,
  hand: 0,
  score: 0,
};

function momentsOf(events: GameEvent[]): Moment[] {
  const moments: Moment[] = [];
  const atAnchor: Record<string, Moment> = {}; // by voyage and cause: there all are paid for the same things
  let [voyage, day, phase] = [1, 1, ""];
  for (const line of linesOf(events)) {
    if (line.type === "day") [voyage, day, phase] = [line.voyage, line.day, ""];
    else if (line.type === "phase") phase = line.phase;
    if (line.type !== "deed" || line.seat < 0 || !line.events.length) continue;
    const fresh: Moment = { voyage, day, cause: line.cause, events: [], doubloons: {}, worth: {} };
    const moment = phase === "anchor" ? (atAnchor[`${voyage}:${line.cause}`] ??= fresh) : fresh;
    if (moment === fresh) moments.push(moment);
    moment.events.push(...line.events);
    for (const { seat, kind, amount } of line.chips) {
      moment.worth[seat] = (moment.worth[seat] ?? 0) + WORTH[kind] * amount;
      if (kind === "coins") moment.doubloons[seat] = (moment.doubloons[seat] ?? 0) + amount;
    }
  }
  return moments;
}

/** How far a seat came ahead of another one. */
export const ahead = (gains: Record<number, number>, seat: number, other: number) =>
  (gains[seat] ?? 0) - (gains[other] ?? 0);

/** The moments that put the winner ahead of the second, the largest swing first, at most one for each source and voyage. */
export function deciding(ledger: Ledger, [winner, second]: number[], count = 4): Moment[] {
  const seen = new Set<string>();
  return ledger.moments
    .filter(({ worth }) => ahead(worth, winner, second) > 0)
    .sort((a, b) => ahead(b.worth, winner, second) - ahead(a.worth, winner, second))
    .filter(({ voyage, cause }) => !seen.has(`${voyage}:${cause}`) && seen.add(`${voyage}:${cause}`))
    .slice(0, count);
}
