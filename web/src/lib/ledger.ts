import { linesOf, type Chip, type Deed } from "./log";
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
  line: Deed;
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

const WORTH: Partial<Record<Chip["kind"], number>> = { coins: 1, loot: 2, graveyard: 3, reputation: 0.5 };

/** How far a deed moved its owner away from the others: what all of them get does not count, what is taken from somebody counts twice. */
function momentsOf(events: GameEvent[]): Moment[] {
  const moments: (Moment & { usual: string })[] = [];
  const usual: Record<string, number> = {}; // what a source brought to all seats together in a phase of a voyage
  const seats = new Set<number>();
  let [voyage, day, phase] = [1, 1, ""];
  for (const line of linesOf(events)) {
    if (line.type === "day") [voyage, day, phase] = [line.voyage, line.day, ""];
    else if (line.type === "phase") phase = line.phase;
    else if (line.type === "all") line.chips.forEach(({ seat }) => seats.add(seat));
    if (line.type !== "deed" || line.seat < 0 || !line.events.length) continue;
    const weight = line.chips.reduce(
      (sum, { seat, kind, amount }) => sum + (WORTH[kind] ?? 0) * amount * (seat === line.seat ? 1 : -1),
      0,
    );
    const source = phase === "anchor" ? `${voyage}:${line.cause}` : "";
    if (source) usual[source] = (usual[source] ?? 0) + weight;
    moments.push({ voyage, day, seat: line.seat, weight, event: line.events[0], line, usual: source });
  }
  const count = Math.max(2, seats.size);
  return moments.map(({ usual: source, ...moment }) => ({
    ...moment,
    weight: Math.abs(moment.weight - (source ? usual[source] / count : 0)),
  }));
}

/** The few heaviest moments, in the order in which they came, no source twice in a voyage. */
export function deciding(ledger: Ledger, count = 4): Moment[] {
  const seen = new Set<string>();
  const heaviest = [...ledger.moments]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ voyage, event }) => {
      const source = `${voyage}:${event.cause}`;
      return !seen.has(source) && seen.add(source);
    })
    .slice(0, count);
  return ledger.moments.filter((moment) => heaviest.includes(moment));
}
