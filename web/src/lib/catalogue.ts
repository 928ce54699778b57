import written from "./catalogue.json";
import type { Board, Loot, Phase, Reaction, Side, Tiles } from "./wire";

/** A phase in which abilities work. */
export type Working = Exclude<Phase, "choosing" | "over">;

interface SoloCard {
  marked: boolean;
  pointers: string[]; // one for each of `rows`
  source: string;
}

interface Catalogue {
  characters: { rank: number; name: string; phases: Working[]; solo: SoloCard | null }[];
  tiles: Tiles;
  solo_tiles: { you: Tiles; automa: Tiles };
  levels: Record<string, { you: number; automa: number; source: string }>;
  loot: Loot[];
  phases: Working[];
  boards: Board[];
  sides: Side[];
  rows: string[];
  bots: string[];
  captains: number;
  lessons: string[];
  strengths: Record<string, string[]>;
  reactions: Reaction[];
  substitute: string;
  pilferer: number;
  midshipman: number;
  reputation_pays: number[];
}

/** The printed game. `make wire` writes the file from the game's registers. */
export const catalogue = written as Catalogue;

export const LOOT = catalogue.loot;
export const PHASES = catalogue.phases;
export const LEVELS = Object.keys(catalogue.levels);
export const PILFERER = catalogue.pilferer;
export const MIDSHIPMAN = catalogue.midshipman;

const BY_NAME = new Map(catalogue.characters.map(({ name, rank }) => [name, rank]));
const BY_RANK = new Map(catalogue.characters.map((each) => [each.rank, each]));

/** The rank of the character that a cause names, or 0. */
export const rankOf = (name: string) => BY_NAME.get(name) ?? 0;
/** The name of a character in the rules, such as cabin_boy; not the translated one. */
export const nameOf = (rank: number) => BY_RANK.get(rank)?.name ?? "";
/** The phases in which a character acts. */
export const phasesOf = (rank: number): Working[] => BY_RANK.get(rank)?.phases ?? [];
/** The character's card in the solo deck, or null. */
export const soloCard = (rank: number) => BY_RANK.get(rank)?.solo ?? null;
export const isLoot = (name: string): name is Loot => LOOT.some((kind) => kind === name);
