import { linesOf, type Chip, type Deed } from "./log";
import type { GameEvent } from "./wire";

/** The sources of every seat's doubloons, the scores by voyage, and the deeds with their weight. All of it comes from events. */
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

/** The deeds, weighted by how far each moved its owner away from the others. An equal gain for all does not count; a theft counts twice. */
function momentsOf(events: GameEvent[]): Moment[] {
  const moments: (Moment & { usual: string })[] = [];
  const usual: Record<string, number> = {}; // the gain of all seats together, by voyage and source
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

/** The heaviest moments, the heaviest first, at most one for each source and voyage. */
export function deciding(ledger: Ledger, count = 4): Moment[] {
  const seen = new Set<string>();
  return [...ledger.moments]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ voyage, event }) => {
      const source = `${voyage}:${event.cause}`;
      return !seen.has(source) && seen.add(source);
    })
    .slice(0, count);
}
