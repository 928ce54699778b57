import type { Shown } from "./table.svelte";

/** What is shown of a position in which nothing moves: no clock, no reveal, nothing held back. */
export abstract class Still {
  busy = false;
  revealing = false;
  now: Shown["now"] = null;
  again = false;
  recap: Shown["recap"] = null;
  held: Shown["held"] = null;
  player: Shown["player"] = null;
  time: Shown["time"] = null;

  takeBack() {}
}
