import { MediaQuery } from "svelte/reactivity";
import type { What } from "./peek.svelte";
import type { Board, Phase } from "./wire";

/** The state of the background and of what is enlarged or explained. */
class Scene {
  board = $state<Board>("calm");
  phase = $state<Phase>("daytime");
  peek = $state.raw<(What & { at: DOMRect }) | null>(null);
  still = $state(false); // bots of this device think
  quiet = $state(false); // no enlarged card while an animation runs
  ship = $state(false); // the guided voyage explains your ship: a small screen shows it
  trouble = $state(""); // a refusal in words, which an open dialog shows
  dialogs = $state(0); // how many are open
  said = $state.raw<{ id: number; text: string }[]>([]); // the last announcements for screen readers
  next = 0; // the id of the next one

  say(text: string) {
    this.said = [...this.said, { id: this.next++, text }].slice(-12);
  }
}

export const scene = new Scene();

/** A phone, an upright tablet, a magnified page or large text: the players as chips, the hand in a sheet. The style sheets say the same. */
export const small = new MediaQuery("(width <= 62.5em), (height <= 32.5em)", false);
/** A desk on which your own seat is a bar above the hand. */
export const narrow = new MediaQuery("(width <= 78.125em)", false);
export const touch = new MediaQuery("(pointer: coarse)", false);
