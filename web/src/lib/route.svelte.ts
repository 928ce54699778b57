/** The address decides the screen: `/`, `/table/<id>`, `/replay/<id>`, `/lobby`, `/cards`, `/how`, `/games`. */

function read() {
  const [screen = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { screen, id, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Route {
  here = $state.raw(read());
}

export const route = new Route();

export function go(path: string, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.here = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (route.here = read()));

/** Links inside the program need no page load. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
