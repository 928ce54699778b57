import type {
  ClaimSeat,
  Fork,
  History,
  Lobby,
  LobbySay,
  Me,
  Moment,
  MyGame,
  OpenTable,
  Rename,
  Replay,
  SentSetup,
  Solo,
  TableInfo,
  Tiles,
  View,
} from "./wire";
import { Refused, refusedBy, type Refusal } from "./refused";
import { settings } from "./settings.svelte";
import { clear, games, shelf } from "./shelf";
import { t } from "./words.svelte";

export { Refused };

/** The solo rules that a table would have. */
export interface SoloRules extends Solo {
  cards: Record<string, { pointers: string; marked: boolean }>;
  levels: Record<string, { you: number; automa: number }>;
}

/** True for a site of plain files, without a server: then all tables are on this device. */
export const SITE = import.meta.env.MODE === "site";

/** True for a table that is kept on this device. */
export const isHere = (table: string) => table.startsWith("here-");

let known: Promise<Me> | null = null;

/** Sends a request to the worker of this device. */
const here = async <T>(method: string, path: string, body?: unknown) =>
  (await import("./device")).device.request<T>(method, path, body);

async function call<T>(method: string, path: string, body?: unknown, again = true): Promise<T> {
  if (SITE || path.includes("/here-")) return here(method, path, body);
  const asking = known;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("unreachable", "the server cannot be reached");
  }
  if (answer.status === 401 && again) {
    if (known === asking) known = null; // the cookie is gone, and no other caller has asked for a new one
    await getMe();
    return call(method, path, body, false);
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    throw refusedBy({ code: "failed", reason: answer.statusText, ...(data as Partial<Refusal> | null) });
  }
  return data as T;
}

/** The person at this device. */
export const meHere = (): Me => ({ guest: "me", name: settings.kept.name || t("you"), captain: settings.kept.captain });

/** The guest behind the cookie. All callers share one request: two requests without a cookie would create two guests. */
export const getMe = () =>
  SITE
    ? Promise.resolve(meHere())
    : (known ??= call<Me>("GET", "/api/me").then(keepHere, (error: unknown) => {
        known = null;
        throw error;
      }));

/** Keeps name and face for the tables of this device. */
function keepHere(me: Me) {
  settings.kept.name = me.name;
  settings.kept.captain = me.captain;
  return me;
}
const asGuest = async <T>(method: string, path: string, body?: unknown) => (
  path.includes("/here-") || (await getMe()),
  call<T>(method, path, body)
);

export const rename = async (name: string, captain: number | null = null) => {
  if (SITE) return keepHere({ ...meHere(), name, captain: captain ?? meHere().captain });
  const me = await asGuest<Me>("PUT", "/api/me", { name, captain } satisfies Rename);
  known = Promise.resolve(me);
  return keepHere(me);
};
/** Erases the guest on the server, and the games of this device. */
export const eraseMe = async () => {
  await asGuest<null>("DELETE", "/api/me");
  await clear().catch(() => undefined); // a browser that stores nothing has nothing to forget
  known = null;
};

/** The name was changed at a table. */
export const renamed = async (name: string) => void (known = Promise.resolve(keepHere({ ...(await getMe()), name })));

/** The games on the server and on this device; those on this device alone if the server is out of reach. */
export async function myGames(): Promise<MyGame[]> {
  const kept = await games();
  if (SITE) return kept;
  try {
    return [...kept, ...(await asGuest<MyGame[]>("GET", "/api/me/games"))];
  } catch (error) {
    if (kept.length) return kept;
    throw error;
  }
}
export const lobby = (after = 0) => asGuest<Lobby>("GET", `/api/lobby?after=${after}`);
export const sayInLobby = (text: string) => asGuest<null>("POST", "/api/lobby/chat", { text } satisfies LobbySay);
export const openTable = (request: OpenTable) => asGuest<TableInfo>("POST", "/api/tables", request);

// On this device

export const openHere = (request: OpenTable) => here<TableInfo>("POST", "/api/tables", request);
export const openHotseat = (request: { people: string[]; setup: SentSetup; bots: string[] }) =>
  here<TableInfo>("POST", "/api/hotseat", request);
export const continueHere = ({ setup, seats }: TableInfo, view: View) =>
  here<TableInfo>("POST", "/api/continue", { setup, seats, view });
/** Whether a game can begin here without a network. */
export const canPlayHere = () =>
  import("./device").then(
    ({ isKept }) => isKept(),
    () => false,
  );
/** Deletes a game of this device. */
export const forget = (table: string) => shelf.remove(table);
export const readLog = (text: string) => here<TableInfo>("POST", "/api/logs", text);
export const logOf = (table: string) => call<object>("GET", `/api/replays/${table}/log`);

// At a table
export const bots = (table = "") =>
  isHere(table) ? here<string[]>("GET", "/api/bots") : asGuest<string[]>("GET", "/api/bots");
export const resign = (table: string) => asGuest<TableInfo>("POST", `/api/tables/${table}/resign`);
export const printedRules = () => asGuest<{ tiles: string; solo: string }>("GET", "/api/rules");
export const checkRules = (setup: SentSetup) => asGuest<{ tiles: Tiles; solo: SoloRules }>("POST", "/api/rules", setup);
export const claimSeat = (link: string) => asGuest<TableInfo>("POST", "/api/seats", { link } satisfies ClaimSeat);
export const history = (table: string, seat: number | null) =>
  asGuest<History>("GET", `/api/tables/${table}/events${isHere(table) && seat !== null ? `?seat=${seat}` : ""}`);
export const replay = (table: string) => asGuest<Replay>("GET", `/api/replays/${table}`);
export const moment = (table: string, step: number, seat: number | null) =>
  asGuest<Moment>("GET", `/api/replays/${table}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`);
export const fork = (table: string, step: number, seat: number, bots: string[]) =>
  asGuest<TableInfo>("POST", `/api/replays/${table}/fork`, { step, seat, bots } satisfies Fork);
