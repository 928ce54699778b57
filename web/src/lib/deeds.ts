import { t } from "./words.svelte";
import { PHASES, type Phase } from "./wire";

export interface Deed {
  phase: Phase | "";
  text: string;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a card or tile does, phase by phase: "Day: ... Anchor: ..." without the words that a sign can say. */
export function deeds(text: string): Deed[] {
  const words = PHASES.map((phase) => t(`word-${phase}`));
  const starts = [...text.matchAll(new RegExp(`(?:^|(?<=[.!] ))(${words.join("|")})(,[^:.]*?)?(\\s?:\\s)`, "gu"))];
  if (!starts.length || starts[0].index) return [{ phase: "", text }];
  return starts.map((start, at) => {
    const rest = text.slice(start.index + start[0].length, starts[at + 1]?.index).trim();
    const last = start[2] ? start[2].slice(2) + start[3] : "";
    return { phase: PHASES[words.indexOf(start[1])], text: upper(last + rest) };
  });
}
