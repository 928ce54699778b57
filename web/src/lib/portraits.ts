import folder from "virtual:cast";

/** Milliseconds between two requests for portraits. */
const PACE = 60;

export const address = (figure: string, view = "") => `${folder}${figure}.svg${view && `#${view}`}`;

const waiting: (() => void)[] = [];
const known = new Set<string>();
let pacing = false;

/** Safari has no idle callbacks. */
const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(act) : setTimeout(act, PACE);

function next() {
  const act = waiting.shift();
  pacing = act !== undefined;
  if (!act) return;
  whenIdle(() => {
    act();
    setTimeout(next, PACE);
  });
}

/** Calls back when a portrait may be requested: one after the other, while the page has nothing else to do, so that portraits slow down
 *  neither the first question nor a reveal. A file that was requested before need not wait. Returns how to give up. */
export function request(figure: string, act: () => void): () => void {
  if (known.has(figure)) {
    act();
    return () => undefined;
  }
  const turn = () => {
    known.add(figure);
    act();
  };
  waiting.push(turn);
  if (!pacing) next();
  return () => {
    const at = waiting.indexOf(turn);
    if (at >= 0) waiting.splice(at, 1);
  };
}
