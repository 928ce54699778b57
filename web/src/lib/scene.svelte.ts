import { MediaQuery } from "svelte/reactivity";
import type { Board, Loot, Phase } from "./wire";

/** What the sky shows, and the card that somebody looks at closely. */
class Scene {
  board = $state<Board>("calm");
  phase = $state<Phase>("daytime");
  peek = $state.raw<{ rank: number; seat: number; at: DOMRect } | { loot: Loot; at: DOMRect } | null>(null);
  quiet = $state(false); // while things move, nothing pops up
  said = $state(""); // for those who listen
}

export const scene = new Scene();

/** A phone: one column, the hand in a sheet. */
export const small = new MediaQuery("(max-width: 600px)", false);
