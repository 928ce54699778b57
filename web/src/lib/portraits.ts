import folder from "virtual:cast";
import { whenIdle } from "./picture.svelte";

/** Milliseconds between two requests for portraits. */
const PACE = 60;

export const address = (figure: string, view = "") => `${folder}${figure}.svg${view && `#${view}`}`;

const waiting = new Map<string, Set<() => void>>();
const known = new Set<string>();
let pacing = false;

function next() {
  const [figure] = waiting.keys();
  pacing = figure !== undefined;
  if (!pacing) return;
  whenIdle(() => {
    known.add(figure);
    for (const act of waiting.get(figure) ?? []) act();
    waiting.delete(figure);
    setTimeout(next, PACE);
  });
}

/** Calls back when the portrait of a figure may be requested: one figure after the other, while the page has nothing else to do, so that
 *  portraits slow down neither the first question nor a reveal. A figure that was requested before need not wait. Returns a function
 *  that withdraws the request. */
export function request(figure: string, act: () => void): () => void {
  if (known.has(figure)) {
    act();
    return () => undefined;
  }
  const all = waiting.get(figure) ?? new Set();
  waiting.set(figure, all.add(act));
  if (!pacing) next();
  return () => {
    all.delete(act);
    if (!all.size && waiting.get(figure) === all) waiting.delete(figure);
  };
}
