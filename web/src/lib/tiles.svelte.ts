import catalogue from "./catalogue.json";
import { LOOT, PILFERER, type LootKind, type View } from "./wire";

/** The sides that lie on the board that is looked at now. */
class Tiles {
  sides = $state.raw<("calm" | "stormy")[] | null>(null);
  solo = $state(false);

  lay(view: View) {
    this.sides = view.sides;
    this.solo = view.level !== "";
  }
}

export const tiles = new Tiles();

const SOLO_KINDS = ["hook", "saber", "amulet", "barrel"];

/** The key of a tile's words. */
export function tileKey(kind: string, side: string, who: "" | "you" | "automa" = "") {
  return who && SOLO_KINDS.includes(kind) ? `tile-solo-${kind}-${side}-${who}` : `tile-${kind}-${side}`;
}

export const sideOf = (kind: string) => tiles.sides?.[LOOT.indexOf(kind as LootKind)] ?? "calm";

/** Is any of it our reconstruction? */
export function isReconstructed(kind: string, side: string, solo = false) {
  const list = solo && SOLO_KINDS.includes(kind) ? catalogue.solo_tiles.you : catalogue.tiles;
  return list.find((tile) => tile.kind === kind && tile.side === side)?.source.includes("C") ?? false;
}

/** The cards that Automa and the Pilferer play come from the solo deck, and some of what is printed there is our reconstruction. */
export const isSoloSource = (rank: number) => catalogue.characters[rank - 1]?.solo?.source.includes("C") ?? false;
export const isSoloCard = (rank: number, seat: number) =>
  tiles.solo && (seat === 1 || seat === PILFERER) && isSoloSource(rank);
export const isSoloLevel = (level: string) =>
  catalogue.levels[level as keyof typeof catalogue.levels]?.source.includes("C") ?? false;
