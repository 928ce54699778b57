import { SITE } from "./api";

/** The screens and the number of further parts in their address: `/table/<id>`, `/lobby`. */
const SCREENS = { "": 0, table: 1, replay: 1, lesson: 1, lobby: 0, games: 0, cards: 0, how: 0 };

export type ScreenName = keyof typeof SCREENS | "lost";

const isScreen = (name: string): name is keyof typeof SCREENS => name in SCREENS;

/** The address inside the program. A site of plain files has it behind the #, because there the server knows no other page. */
const inside = () => new URL(SITE ? location.hash.slice(1) || "/" : location.href, location.origin);
const outside = (path: string) => (SITE ? `#${path}` : path);

/** The address decides the screen. An address that names no screen, or one without its id, is `lost`. */
function read() {
  const { pathname, searchParams, hash } = inside();
  const [name = "", ...rest] = pathname.split("/").filter(Boolean);
  const screen: ScreenName = isScreen(name) && SCREENS[name] === rest.length ? name : "lost";
  return { screen, id: rest[0] ?? "", query: searchParams, hash: hash.slice(1) };
}

class Route {
  here = $state.raw(read());
}

export const route = new Route();

/** Where each entry of the browser's history was scrolled to, by its place in the history. */
const scrolled = new Map<number, number>();
const placeOf = (state: unknown) => (state as { place?: number } | null)?.place ?? 0;
let place = placeOf(history.state);
history.scrollRestoration = "manual";

export function go(path: string, { replace = false } = {}) {
  const { pathname, search, hash } = inside();
  if (replace || path === pathname + search + hash) {
    history.replaceState({ place }, "", outside(path));
  } else {
    scrolled.set(place++, scrollY);
    history.pushState({ place }, "", outside(path));
  }
  route.here = read();
  scrollTo(0, 0);
}

/** Writes values into the query of the address, without a new entry in the history. Null removes a value. */
export function note(values: Record<string, string | null>) {
  const { pathname, searchParams: query } = inside();
  for (const [key, value] of Object.entries(values)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  history.replaceState({ place }, "", outside(`${pathname}?${query}`));
}

addEventListener("popstate", ({ state }) => {
  scrolled.set(place, scrollY);
  place = placeOf(state);
  route.here = read();
  scrollWhenPossible(scrolled.get(place) ?? 0);
});

/** Scrolls as soon as the page is long enough, unless the reader scrolls first: a screen may load its content later. */
function scrollWhenPossible(top: number) {
  scrollTo(0, top);
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
  observer.observe(document.querySelector(".screen")!);
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true });
}
const HANDS = ["wheel", "touchstart", "keydown", "pointerdown", "popstate"];

/** Links inside the program need no page load. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.hash.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.search + link.hash);
}

/** On a site of plain files, a link that is about to be opened in another tab gets its real address. */
export function point(event: Event) {
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (SITE && link) link.setAttribute("href", outside(link.getAttribute("href")!));
}
