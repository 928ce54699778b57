import { isLoot, MIDSHIPMAN, PILFERER, rankOf } from "./catalogue";
import type { Thing } from "./choice";
import { has, t, type Args } from "./words.svelte";
import type { Explained, GameEvent, Turn } from "./wire";

/** Who reads: the seat that is called "you", and the names of the others. */
export interface Reader {
  seat: number | null;
  name: (seat: number) => string;
}

/** "You", or the name of another player. */
export const called = (reader: Reader, seat: number) => (seat === reader.seat ? t("you") : reader.name(seat));

/** The arguments of a sentence about one player, or about two. Fluent chooses the words for "you" by `you`. */
export const about = (reader: Reader, player: number, other: number | null = null) => ({
  player: called(reader, player),
  ...(other === null ? {} : { other: called(reader, other) }),
  you: reader.seat === null ? "nobody" : reader.seat === player ? "player" : reader.seat === other ? "other" : "nobody",
});

export const character = (rank: number, seat = 0) =>
  t(seat === MIDSHIPMAN ? "character-midshipman" : `character-${rank}`);
export const loot = (kind: string) => t(`loot-${kind}`);

const characters = (ranks: number[]) => ranks.map((rank) => character(rank)).join(", ");

/** The words for a cause: a character, a kind of loot, or empty. */
export function cause(name: string): string {
  if (rankOf(name)) return character(rankOf(name));
  if (isLoot(name)) return loot(name);
  if (name === "midshipman") return t("character-midshipman");
  return has(`cause-${name}`) ? t(`cause-${name}`) : "";
}

/** The words for an option. */
export function option(thing: Thing, reader: Reader): string {
  const { place, seat = null, rank = null, count, effect } = thing;
  const whose = seat === null ? {} : about(reader, seat);
  const kind = thing.loot ? loot(thing.loot) : "";
  switch (place) {
    case "hand":
    case "graveyard":
      return character(rank ?? 0);
    case "ship":
    case "island":
      return t(`option-${place}`, { character: character(rank ?? 0), ...whose });
    case "day":
      return kind;
    case "loot":
      return t("option-loot-of", { loot: kind, ...whose });
    case "tomorrow":
      return t("option-swap", { today: thing.today ? loot(thing.today) : "", tomorrow: kind });
    case "sale":
      return t("option-sell", { loot: kind, count: count ?? 0, doubloons: (count ?? 0) ** 2 });
    case "seat":
      return called(reader, seat ?? 0);
    case "effect":
      return t(`option-effect-${effect}`);
  }
}

/** Parses an option id such as `ship:2:17`. Automa's decisions and the reasons of bots have the id alone. */
export function thingOf(id: string): Thing {
  const [place, a, b] = id.split(":");
  switch (place) {
    case "hand":
    case "graveyard":
      return { place, rank: +a };
    case "ship":
    case "island":
      return { place, seat: +a, rank: +b };
    case "loot":
      return b && isLoot(b) ? { place, seat: +a, loot: b } : { place: "day", loot: isLoot(a) ? a : null };
    case "sell":
      return { place: "sale", loot: isLoot(a) ? a : null, count: +b };
    case "swap":
      return { place: "tomorrow", today: isLoot(a) ? a : null, loot: isLoot(b) ? b : null };
    case "seat":
      return { place, seat: +a };
    default:
      return { place: "effect", effect: a };
  }
}

/** The acting character, which the server writes as `17@2`. */
export function actingOf({ acting }: Turn): { rank: number; seat: number } | null {
  const [rank, seat] = (acting ?? "").split("@").map(Number);
  return rank ? { rank, seat } : null;
}

/** Why a bot answered as it did. */
export function reason({ reason: key, arguments: told }: Explained, reader: Reader): string {
  const args: Args = { ...told };
  if (typeof told.rank === "number") args.character = character(told.rank);
  if (typeof told.seat === "number") Object.assign(args, about(reader, told.seat));
  if (typeof told.loot === "string") args.loot = loot(told.loot);
  if (typeof told.option === "string") args.option = option(thingOf(told.option), reader);
  return t(`reason-${key}`, args);
}

/** An event's sentence: its fields as arguments, with seats, ranks and kinds turned into names. Amounts are positive; a loss has
 *  words of its own. */
export function sentence(event: GameEvent, reader: Reader): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  }
  args.cause = cause(event.cause);
  const player = event.event === "game_ended" ? event.standing[0] : "seat" in event ? event.seat : null;
  if (player !== null) Object.assign(args, about(reader, player, otherIn(event)));
  if ("rank" in event && event.rank !== null) args.character = character(event.rank, "seat" in event ? event.seat : 0);
  if ("copied" in event) args.copied = character(event.copied);
  if ("loot" in event) args.loot = loot(event.loot);
  if ("today" in event) args.today = loot(event.today);
  if ("tomorrow" in event) args.tomorrow = loot(event.tomorrow);
  if ("phase" in event) args.phase = t(`phase-${event.phase}`);
  if ("row" in event) args.row = t(`row-${event.row}`);
  if ("way" in event) args.way = t(`way-${event.way}`);
  if ("option" in event) args.option = option(thingOf(event.option), reader);
  if ("pointer" in event) args.pointer = pointer(event.pointer);
  if ("place" in event) args.place = event.place + 1;
  if ("change" in event) args.doubloons = Math.abs(event.change);
  if ("amount" in event) args.doubloons = event.amount;
  if ("spaces" in event) args.spaces = Math.abs(event.spaces);
  if (event.event === "explained") args.reason = reason(event, reader);
  if ("dealt" in event) args.characters = characters(event.dealt);
  if ("buried" in event) args.buried = characters(event.buried);
  if ("holds" in event) args.holds = characters(event.holds);
  if ("may_hold" in event) args.may_hold = characters(event.may_hold);
  if ("returned" in event) args.returned = event.returned.map(loot).join(", ");
  if ("pointers" in event) args.pointers = event.pointers.map(pointer).join(", ");
  if ("island" in event) {
    args.characters = event.island
      .map(([owner, rank]) =>
        owner < PILFERER
          ? t("event-revealed-one", { character: character(rank), ...about(reader, owner) })
          : reader.name(owner),
      )
      .join(", ");
  }
  return t(`event-${event.event}${variant(event)}`, args);
}

/** The second player of an event: from whom, to whom, by whom. */
function otherIn(event: GameEvent): number | null {
  if ("victim" in event) return event.victim;
  if ("receiver" in event) return event.receiver;
  return ("by" in event ? event.by : null) ?? null;
}

/** The suffix of the key for a special case of an event, where the catalogue has one. */
function variant(event: GameEvent) {
  const special = {
    "-by": otherIn(event) !== null,
    "-unseen": "rank" in event && event.rank === null,
    "-day": "seat" in event && event.seat === null,
    "-lost": ("change" in event && event.change < 0) || ("spaces" in event && event.spaces < 0),
    "-self": "rank" in event && event.rank !== null && rankOf(event.cause) === event.rank,
  };
  const found = Object.entries(special).find(([name, holds]) => holds && has(`event-${event.event}${name}`));
  return found?.[0] ?? "";
}

/** The words for a pointer: `R2` is the second card from the right. */
export const pointer = (text: string) => t(`pointer-${text[0]}`, { n: +text.slice(1) });

export function seatName(seat: number, names: string[]) {
  if (seat === PILFERER) return t("character-pilferer");
  if (seat === MIDSHIPMAN) return t("character-midshipman");
  return names[seat] ?? "?";
}
