import { catalogue } from "./catalogue";
import type { TableInfo } from "./wire";

/** The captains who suit the names of the bots, in the order of `sailor-0` to `sailor-4`. */
export const BOTS = [4, 8, 2, 6, 7];

export const CAPTAINS = Array.from({ length: catalogue.captains }, (_, at) => at + 1);
export const captainFigure = (captain: number) => `captain-${captain}`;

/** The figure whose face each seat shows: the captain whom a person chose; for bots and people without a choice, one whom nobody else has. */
export function facesOf(info: Pick<TableInfo, "seats" | "setup"> | null): string[] {
  if (!info) return [];
  const taken = new Set(info.seats.map(({ captain }) => captain));
  let bots = 0;
  const faces = info.seats.map(({ captain, bot, guest }) => {
    if (captain) return captain;
    const wanted = bot && !guest ? BOTS[bots++ % BOTS.length] : 0;
    const face =
      wanted && !taken.has(wanted) ? wanted : CAPTAINS.find((each) => !taken.has(each) && !BOTS.includes(each));
    const found = face ?? CAPTAINS.find((each) => !taken.has(each)) ?? 1;
    taken.add(found);
    return found;
  });
  return info.setup.level ? [captainFigure(faces[0]), "automa"] : faces.map(captainFigure);
}
