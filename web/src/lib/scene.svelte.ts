import { MediaQuery } from "svelte/reactivity";
import type { Board, Loot, Phase } from "./wire";

/** The state of the background and of the enlarged card. */
class Scene {
  board = $state<Board>("calm");
  phase = $state<Phase>("daytime");
  peek = $state.raw<{ rank: number; seat: number; at: DOMRect } | { loot: Loot; at: DOMRect } | null>(null);
  quiet = $state(false); // no enlarged card while an animation runs
  said = $state.raw<string[]>([]); // the last announcements for screen readers

  say(text: string) {
    this.said = [...this.said, text].slice(-12);
  }
}

export const scene = new Scene();

/** A phone, an upright tablet or a magnified page: the players as chips, the hand in a sheet. */
export const small = new MediaQuery("(max-width: 1000px), (max-height: 520px)", false);
export const touch = new MediaQuery("(pointer: coarse)", false);
