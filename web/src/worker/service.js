/** The service worker: the client works without a network after one visit. The build fills in the first lines below.
 *
 *  The shell is kept whole when this version is installed, or this version is not installed: its scripts and styles arrive as they were
 *  built, and the page is the one that loads them. Otherwise a player would keep a mixture that cannot start. Python is kept by its worker
 *  when it is first needed; whoever has it gets the new one with a new version. A new version waits until a page says that no game is running.
 *
 *  Other programs may live on the same host, another copy of this one among them: their caches and their pages are theirs. */

const SHELL = [["__SHELL__", ""]]; // each file with the hash of its content, if it is a script or a style sheet
const LOADED = ["__LOADED__"]; // the files that the page of this version names
const PYTHON = [["__PYTHON__", ""]];
const SITE = "__SITE__" === "site"; // plain files; otherwise a server of ours answers every address of a screen
const VERSION = "galecrest-__VERSION__";
const KEPT = "galecrest-python";

const here = (path) => new URL(path, self.registration.scope).href;

/** The cache of this version's shell. All caches of a host are one list. */
const OURS = ` ${here("./")}`;
const SHELVED = VERSION + OURS;

const isOurPython = (url) => url.startsWith(here("assets/python-"));

const fresh = ([path, integrity]) => new Request(here(path), { cache: "no-cache", integrity });

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const shelf = await caches.open(SHELVED);
  await shelf.addAll(SHELL.map(fresh));
  const page = await (await shelf.match(here("./"))).text();
  if (!LOADED.every((path) => page.includes(path))) throw new Error("the page belongs to another version");
  if (!(await caches.has(KEPT))) return;
  const kept = await caches.open(KEPT);
  const urls = (await kept.keys()).map(({ url }) => url).filter(isOurPython);
  if (urls.length) await kept.addAll(PYTHON.filter(([path]) => !urls.includes(here(path))).map(fresh));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Forgets the files of earlier versions. */
async function tidy() {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith("galecrest-") && name.endsWith(OURS) && name !== SHELVED,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  if (!(await caches.has(KEPT))) return;
  const kept = await caches.open(KEPT);
  const now = PYTHON.map(([path]) => here(path));
  for (const { url } of await kept.keys()) if (isOurPython(url) && !now.includes(url)) await kept.delete(url);
}

self.addEventListener("message", ({ data }) => {
  if (data === "activate") void self.skipWaiting();
});

/** Addresses that only a server can answer. */
const isServers = (path) => /^\/(api|schema|health|ready|metrics)(\/|$)/.test(path);

/** Every screen has the page of the shell; NOTICE.txt is a file. A site has one address; below it there may be other sites. */
const isScreen = (path) =>
  SITE ? /^\/(index\.html)?([?#]|$)/.test(path) : !/\.(?!html$)\w+$/.test(path.split(/[?#]/)[0]);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, href } = new URL(request.url);
  const path = `/${href.slice(self.registration.scope.length)}`;
  if (request.method !== "GET" || origin !== location.origin || isServers(path)) return;
  if (request.mode === "navigate" && isScreen(path)) event.respondWith(kept(here("./"), request));
  else event.respondWith(kept(href, request));
});

/** The kept file, otherwise that of the network: also where the browser cannot read what it has kept. */
async function kept(url, request) {
  const found = await shelved(url).catch(() => undefined);
  return found ?? fetch(request);
}

const shelved = async (url) =>
  (await (await caches.open(SHELVED)).match(url)) ?? (await (await caches.open(KEPT)).match(url));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The page with the table that calls its player, or a new one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => each.url === url);
  await (page ? page.focus() : self.clients.openWindow(url));
}
