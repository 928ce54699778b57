import { catalogue } from "./catalogue";

export const STRENGTHS = Object.keys(catalogue.strengths);

/** So many bots of a strength. They take turns, so that a crew is mixed. */
export function crewOf(strength: string, count: number): string[] {
  const bots = catalogue.strengths[strength] ?? catalogue.strengths[STRENGTHS[0]];
  return Array.from({ length: count }, (_, at) => bots[at % bots.length]);
}
