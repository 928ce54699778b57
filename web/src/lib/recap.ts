import { loot } from "./tell";
import { t } from "./words.svelte";
import type { Loot, View } from "./wire";

/** What a day changed for one seat. */
export interface Recap {
  voyage: number;
  day: number;
  doubloons: number;
  reputation: number;
  crew: number;
  gained: Loot[];
  lost: Loot[];
}

export function recapOf(before: View, after: View, seat: number): Recap {
  const [was, is] = [before.players[seat], after.players[seat]];
  const left = [...was.loot];
  const gained = is.loot.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return {
    voyage: before.voyage,
    day: before.day,
    doubloons: is.doubloons - was.doubloons,
    reputation: after.track.indexOf(seat) - before.track.indexOf(seat),
    crew: is.ship.length - was.ship.length,
    gained,
    lost: left,
  };
}

const signed = (key: string, count: number) => t(key, { count: Math.abs(count), sign: count < 0 ? "−" : "+" });

/** A recap's numbers in words. */
export const numbersOf = ({ doubloons, reputation, crew }: Recap) => [
  signed("recap-doubloons", doubloons),
  ...(reputation ? [signed("recap-reputation", reputation)] : []),
  ...(crew ? [signed("recap-crew", crew)] : []),
];

/** All of a recap in words. */
export const factsOf = (recap: Recap) => [
  ...numbersOf(recap),
  ...recap.gained.map((kind) => `+${loot(kind)}`),
  ...recap.lost.map((kind) => `−${loot(kind)}`),
];
