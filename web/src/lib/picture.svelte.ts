import type Picture from "../parts/Picture.svelte";

let asked = false;
let component = $state.raw<typeof Picture | null>(null);

/** The component that shows portraits, or null as long as it has not come. It is not part of the first load: it is fetched when the page is
 *  idle. A state rather than a promise, so that it arrives in step with everything else that a portrait reads. */
export function picture() {
  if (!asked) {
    asked = true;
    whenIdle(() => {
      void import("../parts/Picture.svelte").then(
        (come) => (component = come.default),
        () => undefined, // then the emblems stay
      );
    });
  }
  return component;
}

/** Milliseconds for which an idle moment is awaited. */
const PATIENCE = 400;

/** Safari has no idle callbacks. */
export const whenIdle = (act: () => void) =>
  void (typeof requestIdleCallback === "function"
    ? requestIdleCallback(act, { timeout: PATIENCE })
    : setTimeout(act, PATIENCE));
