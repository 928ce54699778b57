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
