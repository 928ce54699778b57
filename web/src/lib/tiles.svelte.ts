import { catalogue, LOOT, PILFERER, soloCard } from "./catalogue";
import type { Loot, Side, Tile, Tiles, View } from "./wire";

/** Whose tile it is: in a solo game some tiles differ between you and Automa. */
export type Whose = "" | "you" | "automa";

/** The tiles of a table, or the printed ones. */
export class Laid {
  sides = $state.raw<Side[] | null>(null);
  solo = $state(false);
  private box = $state.raw<Tiles>(catalogue.tiles);
  private over = $state.raw(catalogue.solo_tiles);

  lay({ level, tiles, solo, sides }: Pick<View, "level" | "tiles" | "solo"> & { sides: Side[] | null }) {
    this.sides = sides;
    this.solo = level !== "";
    this.box = tiles ?? catalogue.tiles;
    this.over = solo?.tiles ?? catalogue.solo_tiles;
  }

  clear() {
    this.sides = null;
    this.solo = false;
    this.box = catalogue.tiles;
    this.over = catalogue.solo_tiles;
  }

  sideOf(kind: Loot): Side {
    return this.sides?.[LOOT.indexOf(kind)] ?? "calm";
  }

  tile(kind: Loot, side: Side, whose: Whose): Tile {
    return found(kind, side, this.box, whose && this.over[whose]);
  }
}

/** The tiles of the table on the screen. */
export const tiles = new Laid();

function found(kind: Loot, side: Side, box: Tiles, over: Tiles | ""): Tile {
  return (over && over[kind]?.[side]) || box[kind]?.[side] || { source: "" };
}

/** True if a tile has other effects than the printed one. The source is not compared. */
export function differs(kind: Loot, side: Side, whose: Whose, tile: Tile): boolean {
  const printed = found(kind, side, catalogue.tiles, whose && catalogue.solo_tiles[whose]);
  return does(tile) !== does(printed);
}

/** True if the table's tile differs from the printed one. */
export const isChanged = (kind: Loot, side: Side, whose: Whose) =>
  differs(kind, side, whose, tiles.tile(kind, side, whose));

const does = ({ dusk = [], night = [], anchor = [], stays = false }: Tile) =>
  JSON.stringify([dusk, night, anchor, stays]);

/** The readers of a table's tiles: all players alike, or you and Automa. */
export const readers = (solo: boolean): Whose[] => (solo ? ["you", "automa"] : [""]);

/** True if a part of a tile, a card or a level of this source is reconstructed. */
export const isReconstruction = (source = "") => source.includes("C");

/** Automa and the Pilferer play cards of the solo deck, and a part of these cards is reconstructed. */
export const isSoloSource = (rank: number) => isReconstruction(soloCard(rank)?.source);
export const isSoloCard = (rank: number, seat: number) =>
  tiles.solo && (seat === 1 || seat === PILFERER) && isSoloSource(rank);
export const isSoloLevel = (level: string) => isReconstruction(catalogue.levels[level]?.source);
