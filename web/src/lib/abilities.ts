import { catalogue, MIDSHIPMAN, PHASES, phasesOf, type Working } from "./catalogue";
import { t } from "./words.svelte";
import type { Effect, Loot, Tile } from "./wire";

/** A line of a card or tile: its effect in a phase, or, without a phase, at all times. */
export interface Ability {
  phase: Working | null;
  text: string;
}

const DUSK: Working[] = ["dusk"];

/** The phases that the coloured band of a card shows. */
export const bandOf = (rank: number, seat = 0) => (seat === MIDSHIPMAN ? DUSK : phasesOf(rank));

/** The lines of a character, one for each phase. */
export function abilities(rank: number, seat = 0): Ability[] {
  if (seat === MIDSHIPMAN) return [{ phase: "dusk", text: t("character-midshipman.about") }];
  return phasesOf(rank).map((phase) => ({ phase, text: t(`character-${rank}.${phase}`) }));
}

/** The same as one text, for screen readers and for the search. */
export const abilityText = (rank: number, seat = 0) =>
  abilities(rank, seat)
    .map(({ phase, text }) => `${t(`phase-${phase}`)}. ${text}`)
    .join(" ");

/** A clause without subject, composed from the effect's own numbers. */
function clause({ effect, either, ...numbers }: Effect): string {
  if (either) return either.map(clause).reduce((one, other) => t("effect-either", { one, other }));
  const { minus, ...plain } = numbers;
  const told = minus === undefined ? plain : { ...plain, most: catalogue.reputation_pays[0] - minus };
  const args = Object.fromEntries(Object.entries(told).map(([name, number]) => [name, Math.abs(number)]));
  return t(`effect-${effect}${(numbers.doubloons ?? 0) < 0 ? "-lost" : ""}`, args);
}

const clauses = (effects: Effect[] = []) =>
  effects.length ? effects.map(clause).reduce((first, next) => t("effect-then", { first, next })) : "";

/** A tile's clauses by phase. */
const clausesOf = (tile: Tile) =>
  PHASES.flatMap((phase) => {
    const does = phase === "daytime" ? "" : clauses(tile[phase]);
    return does ? [{ phase, does }] : [];
  });

const stays = (kind: Loot, tile: Tile) => (tile.stays ? [t("tile-stays", { loot: t(`loot-${kind}.plural`) })] : []);

/** The lines of a tile, one for each phase. Icons name the phases. */
export function tileAbilities(kind: Loot, tile: Tile): Ability[] {
  const lines: Ability[] = clausesOf(tile).map(({ phase, does }) => ({ phase, text: upper(does) }));
  for (const text of stays(kind, tile)) lines.push({ phase: null, text });
  return lines.length ? lines : [{ phase: null, text: t("tile-nothing") }];
}

/** A tile's text, equal to the terminal's. */
export function tileText(kind: Loot, tile: Tile): string {
  const lines = clausesOf(tile).map(({ phase, does }) => t("tile-line", { phase: t(`phase-${phase}.short`), does }));
  return [...lines, ...stays(kind, tile)].join(" ") || t("tile-nothing");
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
