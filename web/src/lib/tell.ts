import { has, t, type Args } from "./words.svelte";
import { LOOT, MIDSHIPMAN, PILFERER, type GameEvent } from "./wire";
import catalogue from "./catalogue.json";

const NAMES = Object.fromEntries(catalogue.characters.map(({ rank, name }) => [name, rank]));

/** The rank of a character by the name that causes have, or 0. */
export const rankOf = (name: string): number => NAMES[name] ?? 0;

export type Namer = (seat: number) => string;

export const character = (rank: number, seat = 0) =>
  t(seat === MIDSHIPMAN ? "character-midshipman" : `character-${rank}`);
export const loot = (kind: string) => t(`loot-${kind}`);

/** What made it happen, in words: a character, a kind of loot, or nothing. */
export function cause(name: string): string {
  if (name in NAMES) return character(NAMES[name]);
  if ((LOOT as readonly string[]).includes(name)) return loot(name);
  if (name === "midshipman") return t("character-midshipman");
  return has(`cause-${name}`) ? t(`cause-${name}`) : "";
}

export function option(text: string, name: Namer): string {
  const [place, a, b] = text.split(":");
  switch (place) {
    case "hand":
    case "graveyard":
      return character(+a);
    case "ship":
    case "island":
      return t(`option-${place}`, { character: character(+b), player: name(+a) });
    case "loot":
      return b ? t("option-loot-of", { loot: loot(b), player: name(+a) }) : loot(a);
    case "sell":
      return t("option-sell", { loot: loot(a), count: +b, doubloons: +b * +b });
    case "swap":
      return t("option-swap", { today: loot(a), tomorrow: loot(b) });
    case "seat":
      return name(+a);
    case "effect":
      return t(`option-effect-${a}`);
  }
  return text;
}

/** An event's sentence: its fields as arguments, with seats, ranks and kinds turned into names. Amounts are positive; a loss has
 *  words of its own. */
export function sentence(event: GameEvent, name: Namer): string {
  const args: Args = { cause: cause(event.cause) };
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" || (typeof value === "string" && key !== "cause")) args[key] = value;
  }
  const { seat, rank } = event as { seat?: number | null; rank?: number | null };
  if (typeof seat === "number") args.player = name(seat);
  if (typeof rank === "number") args.character = character(rank, seat ?? 0);
  const other = event.victim ?? event.receiver;
  if (typeof other === "number") args.other = name(other);
  if (typeof event.copied === "number") args.copied = character(event.copied);
  for (const key of ["loot", "today", "tomorrow"])
    if (typeof event[key] === "string") args[key] = loot(event[key] as string);
  if (typeof event.phase === "string") args.phase = t(`phase-${event.phase}`);
  if (typeof event.row === "string") args.row = t(`row-${event.row}`);
  if (typeof event.way === "string") args.way = t(`way-${event.way}`);
  if (typeof event.option === "string") args.option = option(event.option, name);
  if (typeof event.pointer === "string") args.pointer = pointer(event.pointer);
  if (typeof event.place === "number") args.place = event.place + 1;
  const amount = event.change ?? event.amount;
  if (typeof amount === "number") args.doubloons = Math.abs(amount);
  if (typeof event.spaces === "number") args.spaces = Math.abs(event.spaces);
  if (Array.isArray(event.standing)) args.player = name(event.standing[0]);
  if (Array.isArray(event.dealt)) args.characters = event.dealt.map((each) => character(each)).join(", ");
  if (Array.isArray(event.island)) {
    args.characters = (event.island as [number, number][])
      .map(([owner, each]) =>
        owner < PILFERER ? t("event-revealed-one", { character: character(each), player: name(owner) }) : name(owner),
      )
      .join(", ");
  }
  return t(`event-${event.event}${variant(event)}`, args);
}

function variant(event: GameEvent) {
  switch (event.event) {
    case "chose":
    case "returned_to_hand":
      return event.rank === null ? "-unseen" : "";
    case "discarded_loot":
      return event.seat === null ? "-day" : "";
    case "doubloons":
      return (event.change as number) < 0 ? "-lost" : "";
    case "moved_reputation":
      return (event.spaces as number) < 0 ? "-lost" : "";
    case "discarded_character":
      return NAMES[event.cause] === event.rank ? "-self" : "";
  }
  return "";
}

/** `R2`: the second from the right. */
export const pointer = (text: string) => t(`pointer-${text[0]}`, { n: +text.slice(1) });

export function seatName(seat: number, names: string[]) {
  if (seat === PILFERER) return t("character-pilferer");
  if (seat === MIDSHIPMAN) return t("character-midshipman");
  return names[seat] ?? "?";
}
