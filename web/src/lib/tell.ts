import { isLoot, MIDSHIPMAN, PILFERER, rankOf } from "./catalogue";
import type { Thing } from "./choice";
import { has, t, type Args } from "./words.svelte";
import type { Explained, GameEvent, Turn } from "./wire";

export type Namer = (seat: number) => string;

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
export function option(thing: Thing, name: Namer): string {
  const { place, seat = null, rank = null, count, effect } = thing;
  const player = seat === null ? "" : name(seat);
  const kind = thing.loot ? loot(thing.loot) : "";
  switch (place) {
    case "hand":
    case "graveyard":
      return character(rank ?? 0);
    case "ship":
    case "island":
      return t(`option-${place}`, { character: character(rank ?? 0), player });
    case "day":
      return kind;
    case "loot":
      return t("option-loot-of", { loot: kind, player });
    case "tomorrow":
      return t("option-swap", { today: thing.today ? loot(thing.today) : "", tomorrow: kind });
    case "sale":
      return t("option-sell", { loot: kind, count: count ?? 0, doubloons: (count ?? 0) ** 2 });
    case "seat":
      return player;
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
export function reason({ reason: key, arguments: told }: Explained, name: Namer): string {
  const args: Args = { ...told };
  if (typeof told.rank === "number") args.character = character(told.rank);
  if (typeof told.seat === "number") args.player = name(told.seat);
  if (typeof told.loot === "string") args.loot = loot(told.loot);
  if (typeof told.option === "string") args.option = option(thingOf(told.option), name);
  return t(`reason-${key}`, args);
}

/** An event's sentence: its fields as arguments, with seats, ranks and kinds turned into names. Amounts are positive; a loss has
 *  words of its own. */
export function sentence(event: GameEvent, name: Namer): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
  }
  args.cause = cause(event.cause);
  if ("seat" in event && event.seat !== null) args.player = name(event.seat);
  if ("rank" in event && event.rank !== null) args.character = character(event.rank, "seat" in event ? event.seat : 0);
  if ("victim" in event) args.other = name(event.victim);
  if ("receiver" in event) args.other = name(event.receiver);
  if ("copied" in event) args.copied = character(event.copied);
  if ("loot" in event) args.loot = loot(event.loot);
  if ("today" in event) args.today = loot(event.today);
  if ("tomorrow" in event) args.tomorrow = loot(event.tomorrow);
  if ("phase" in event) args.phase = t(`phase-${event.phase}`);
  if ("row" in event) args.row = t(`row-${event.row}`);
  if ("way" in event) args.way = t(`way-${event.way}`);
  if ("option" in event) args.option = option(thingOf(event.option), name);
  if ("pointer" in event) args.pointer = pointer(event.pointer);
  if ("place" in event) args.place = event.place + 1;
  if ("change" in event) args.doubloons = Math.abs(event.change);
  if ("amount" in event) args.doubloons = event.amount;
  if ("spaces" in event) args.spaces = Math.abs(event.spaces);
  if (event.event === "explained") args.reason = reason(event, name);
  if (event.event === "game_ended") args.player = name(event.standing[0]);
  if ("dealt" in event) args.characters = characters(event.dealt);
  if ("buried" in event) args.buried = characters(event.buried);
  if ("holds" in event) args.holds = characters(event.holds);
  if ("may_hold" in event) args.may_hold = characters(event.may_hold);
  if ("returned" in event) args.returned = event.returned.map(loot).join(", ");
  if ("pointers" in event) args.pointers = event.pointers.map(pointer).join(", ");
  if ("island" in event) {
    args.characters = event.island
      .map(([owner, rank]) =>
        owner < PILFERER ? t("event-revealed-one", { character: character(rank), player: name(owner) }) : name(owner),
      )
      .join(", ");
  }
  return t(`event-${event.event}${variant(event)}`, args);
}

/** The suffix of the key for a special case of an event, where the catalogue has one. */
function variant(event: GameEvent) {
  const special = {
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
