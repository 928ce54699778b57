import { catalogue, LOOT, PILFERER, soloCard } from "./catalogue";
import type { Loot, Side, Tile, Tiles, View } from "./wire";

/** For whom a tile works: in a solo game some tiles are others for you and for Automa. */
export type Whose = "" | "you" | "automa";

/** The tiles of the table that is looked at, or the printed ones. */
class Laid {
  sides = $state.raw<Side[] | null>(null);
  solo = $state(false);
  private box = $state.raw<Tiles>(catalogue.tiles);
  private over = $state.raw(catalogue.solo_tiles);

  lay({ sides, level, tiles, solo }: View) {
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

export const tiles = new Laid();

function found(kind: Loot, side: Side, box: Tiles, over: Tiles | ""): Tile {
  return (over && over[kind]?.[side]) || box[kind]?.[side] || { source: "" };
}

/** Does a tile do something else than the printed one? Its source does not matter. */
export function differs(kind: Loot, side: Side, whose: Whose, tile: Tile): boolean {
  const printed = found(kind, side, catalogue.tiles, whose && catalogue.solo_tiles[whose]);
  return does(tile) !== does(printed);
}

/** Does the table's tile differ from the printed one? */
export const isChanged = (kind: Loot, side: Side, whose: Whose) =>
  differs(kind, side, whose, tiles.tile(kind, side, whose));

const does = ({ dusk = [], night = [], anchor = [], stays = false }: Tile) =>
  JSON.stringify([dusk, night, anchor, stays]);

/** For whom a table has tiles: for everybody alike, or for you and for Automa. */
export const readers = (solo: boolean): Whose[] => (solo ? ["you", "automa"] : [""]);

const isReconstruction = (source = "") => source.includes("C");

/** Is any of it our reconstruction? */
export const isReconstructed = (kind: Loot, side: Side, whose: Whose) =>
  isReconstruction(tiles.tile(kind, side, whose).source);

/** The cards that Automa and the Pilferer play come from the solo deck, and some of what is printed there is our reconstruction. */
export const isSoloSource = (rank: number) => isReconstruction(soloCard(rank)?.source);
export const isSoloCard = (rank: number, seat: number) =>
  tiles.solo && (seat === 1 || seat === PILFERER) && isSoloSource(rank);
export const isSoloLevel = (level: string) => isReconstruction(catalogue.levels[level]?.source);
