import { LOOT, type GameEvent, type LootKind, type Phase } from "./wire";

/** What a deed changed for a seat. Coins and reputation of one deed are summed up. */
export interface Chip {
  seat: number;
  kind: "coins" | "reputation" | "score" | "loot" | "ship" | "graveyard" | "hand";
  amount: number;
  what?: LootKind | number;
}

/** The log as it is read: days, phases, and deeds with what came of them. */
export type Line =
  | { type: "day"; voyage: number; day: number; events: GameEvent[] }
  | { type: "phase"; phase: Phase; events: GameEvent[] }
  | { type: "island"; island: [number, number][]; events: GameEvent[] }
  | { type: "deed"; seat: number; rank: number; cause: string; copied: number; chips: Chip[]; events: GameEvent[] }
  | { type: "all"; cause: string; chips: Chip[]; events: GameEvent[] }
  | { type: "text"; seat: number | null; events: GameEvent[] };

const isLoot = (name: string) => (LOOT as readonly string[]).includes(name);

export function linesOf(events: GameEvent[]): Line[] {
  const lines: Line[] = [];
  let phase: Phase = "choosing";

  const deed = (event: GameEvent, of: Partial<Line & { type: "deed" }> = {}) => {
    const line: Line = {
      type: "deed",
      seat: event.seat as number,
      rank: 0,
      cause: event.cause,
      copied: 0,
      chips: [],
      events: [],
      ...of,
    };
    lines.push(line);
    return line as Line & { type: "deed" };
  };

  /** The deed that an event belongs to. Loot works by itself at night and at anchor. */
  const current = (event: GameEvent) => {
    const last = lines.at(-1);
    const alone = isLoot(event.cause) && (phase === "night" || phase === "anchor") && event.seat !== null;
    if (
      last?.type === "deed" &&
      (alone
        ? last.cause === event.cause && last.seat === event.seat && !last.rank
        : last.rank > 0 || last.cause === event.cause)
    )
      return last;
    return deed(event, alone || event.seat !== null ? {} : { seat: -1 });
  };

  const add = (line: { chips: Chip[]; events: GameEvent[] }, event: GameEvent, ...chips: Chip[]) => {
    line.events.push(event);
    for (const chip of chips) {
      const same = line.chips.find(
        ({ seat, kind, what }) => seat === chip.seat && kind === chip.kind && what === chip.what,
      );
      if (same && chip.kind !== "ship") same.amount += chip.amount;
      else line.chips.push(chip);
    }
  };

  for (const event of events) {
    const seat = event.seat as number;
    const rank = event.rank as number;
    const what = event.loot as LootKind;
    switch (event.event) {
      case "chose":
      case "game_ended":
        break;
      case "day_began":
        phase = "choosing";
        lines.push({ type: "day", voyage: event.voyage as number, day: event.day as number, events: [event] });
        break;
      case "phase_began":
        phase = event.phase as Phase;
        lines.push({ type: "phase", phase, events: [event] });
        break;
      case "revealed":
        lines.push({ type: "island", island: event.island as [number, number][], events: [event] });
        break;
      case "acted":
        deed(event, { rank });
        break;
      case "copied": {
        const line = current(event);
        line.copied = event.copied as number;
        line.events.push(event);
        break;
      }
      case "nothing_happened":
        add(current(event), event);
        break;
      case "doubloons": {
        const chip: Chip = { seat, kind: "coins", amount: event.change as number };
        if (event.cause !== "voyage") add(current(event), event, chip);
        else together(event, chip);
        break;
      }
      case "scored":
        together(event, { seat, kind: "score", amount: event.doubloons as number });
        break;
      case "paid": {
        const amount = event.amount as number;
        add(
          current(event),
          event,
          { seat: event.receiver as number, kind: "coins", amount },
          { seat, kind: "coins", amount: -amount },
        );
        break;
      }
      case "moved_reputation":
        add(current(event), event, { seat, kind: "reputation", amount: event.spaces as number });
        break;
      case "gained_loot":
        add(current(event), event, { seat, kind: "loot", amount: 1, what });
        break;
      case "took_loot":
        add(
          current(event),
          event,
          { seat, kind: "loot", amount: 1, what },
          { seat: event.victim as number, kind: "loot", amount: -1, what },
        );
        break;
      case "discarded_loot":
        if (event.seat === null) lines.push({ type: "text", seat: null, events: [event] });
        else add(current(event), event, { seat, kind: "loot", amount: -(event.count as number), what });
        break;
      case "went_aboard":
        if (event.cause !== "dusk") add(current(event), event, { seat, kind: "ship", amount: 1, what: rank });
        else lines.at(-1)?.events.push(event); // that is what everybody does at dusk
        break;
      case "discarded_character":
        add(current(event), event, { seat, kind: "graveyard", amount: -1, what: rank });
        break;
      case "returned_to_hand":
        add(current(event), event, { seat, kind: "hand", amount: 1, what: rank ?? 0 });
        break;
      default:
        lines.push({ type: "text", seat: typeof event.seat === "number" ? seat : null, events: [event] });
    }
  }

  /** What happens to everybody for the same reason stands in one line. */
  function together(event: GameEvent, chip: Chip) {
    let last = lines.at(-1);
    const cause = event.event === "scored" ? "scored" : event.cause;
    if (last?.type !== "all" || last.cause !== cause)
      lines.push((last = { type: "all", cause, chips: [], events: [] }));
    add(last as Line & { type: "all" }, event, chip);
  }

  // A deed of which nothing came at dusk or otherwise needs no line of its own; one that was tried does.
  return lines.filter(
    (line) =>
      line.type !== "deed" ||
      line.chips.length ||
      line.copied ||
      line.events.some(({ event }) => event === "nothing_happened"),
  );
}
