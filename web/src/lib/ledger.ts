import type { GameEvent } from "./wire";

/** Where every seat's doubloons came from, and how the scores grew: all told by the events. */
export interface Ledger {
  /** voyage, seat, cause: doubloons */
  sources: Record<number, Record<number, Record<string, number>>>;
  /** voyage, seat: points */
  scored: Record<number, Record<number, number>>;
  moments: Moment[];
}

export interface Moment {
  voyage: number;
  day: number;
  seat: number;
  weight: number;
  event: GameEvent;
}

export function ledgerOf(events: GameEvent[]): Ledger {
  const ledger: Ledger = { sources: {}, scored: {}, moments: [] };
  let voyage = 1;
  let day = 1;
  const book = (seat: number, cause: string, amount: number) => {
    const by = ((ledger.sources[voyage] ??= {})[seat] ??= {});
    by[cause] = (by[cause] ?? 0) + amount;
  };
  for (const event of events) {
    const seat = event.seat as number;
    const weigh = (weight: number) => ledger.moments.push({ voyage, day, seat, weight, event });
    switch (event.event) {
      case "voyage_began":
        voyage = event.voyage as number;
        day = 1;
        break;
      case "day_began":
        voyage = event.voyage as number;
        day = event.day as number;
        break;
      case "doubloons": {
        const change = event.change as number;
        book(seat, event.cause, change);
        if (event.cause !== "voyage") weigh(Math.abs(change));
        break;
      }
      case "paid": {
        const amount = event.amount as number;
        book(seat, event.cause, -amount);
        book(event.receiver as number, event.cause, amount);
        weigh(2 * amount);
        break;
      }
      case "discarded_character":
        if (event.origin === "island" && ["saber", "brute"].includes(event.cause)) weigh(4);
        break;
      case "took_loot":
        weigh(5);
        break;
      case "scored":
        (ledger.scored[voyage] ??= {})[seat] = event.doubloons as number;
        break;
    }
  }
  return ledger;
}

/** The few heaviest moments, in the order in which they came. */
export function deciding(ledger: Ledger, count = 4): Moment[] {
  const heaviest = [...ledger.moments].sort((a, b) => b.weight - a.weight).slice(0, count);
  return ledger.moments.filter((moment) => heaviest.includes(moment));
}
