/** The service worker: the client works without a network after one visit. The build replaces the two lists below.
 *
 *  The shell is kept whole when this version is installed, or this version is not installed. Python is kept by its worker when it is first
 *  needed; whoever has it gets the new one with a new version. A new version waits until a page says that no game is running. */

const SHELL = ["__SHELL__"];
const PYTHON = ["__PYTHON__"];
const VERSION = "galecrest-__VERSION__";
const KEPT = "galecrest-python";

const here = (path) => new URL(path, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const fresh = SHELL.map((path) => new Request(here(path), { cache: "no-cache" }));
  await (await caches.open(VERSION)).addAll(fresh);
  if (!(await caches.has(KEPT))) return;
  const kept = await caches.open(KEPT);
  const urls = (await kept.keys()).map(({ url }) => url);
  if (urls.length) await kept.addAll(PYTHON.map(here).filter((url) => !urls.includes(url)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Forgets the files of earlier versions. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![VERSION, KEPT].includes(name)).map((name) => caches.delete(name)));
  const kept = await caches.open(KEPT);
  for (const { url } of await kept.keys()) if (!PYTHON.map(here).includes(url)) await kept.delete(url);
}

self.addEventListener("message", ({ data }) => {
  if (data === "activate") void self.skipWaiting();
});

/** Addresses that only a server can answer. */
const isServers = (path) => /^\/(api|schema|health|ready|metrics)(\/|$)/.test(path);

/** Every screen has the page of the shell; an address like NOTICE.txt is a file. */
const isScreen = (path) => !/\.(?!html$)\w+$/.test(path);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, href, pathname } = new URL(request.url);
  const path = `/${href.slice(self.registration.scope.length)}`;
  if (request.method !== "GET" || origin !== location.origin || isServers(path)) return;
  if (request.mode === "navigate" && isScreen(pathname)) event.respondWith(kept(here("./"), request));
  else event.respondWith(kept(href, request));
});

/** The kept file, otherwise that of the network. */
async function kept(url, request) {
  const found = (await (await caches.open(VERSION)).match(url)) ?? (await (await caches.open(KEPT)).match(url));
  return found ?? fetch(request);
}

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
