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
  TableInfo,
} from "./wire";

/** A request that the server refused. The catalogues have words for it under `refusal-<code>`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason = "",
  ) {
    super(reason || code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (answer.status === 401) {
    await getMe();
    return call(method, path, body);
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const { code, reason } = (data ?? {}) as { code?: string; reason?: string };
    throw new Refused(code ?? "failed", reason ?? answer.statusText);
  }
  return data as T;
}

let known: Promise<Me> | null = null;

/** The guest behind the cookie. All callers share one request: two requests without a cookie would create two guests. */
export const getMe = () =>
  (known ??= call<Me>("GET", "/api/me").catch((error: unknown) => {
    known = null;
    throw error;
  }));
const asGuest = async <T>(method: string, path: string, body?: unknown) => (await getMe(), call<T>(method, path, body));

export const rename = async (name: string) => {
  const me = await asGuest<Me>("PUT", "/api/me", { name } satisfies Rename);
  known = Promise.resolve(me);
  return me;
};
export const eraseMe = async () => {
  await asGuest<null>("DELETE", "/api/me");
  known = null;
};
export const myGames = () => asGuest<MyGame[]>("GET", "/api/me/games");
export const lobby = (after = 0) => asGuest<Lobby>("GET", `/api/lobby?after=${after}`);
export const sayInLobby = (text: string) => asGuest<null>("POST", "/api/lobby/chat", { text } satisfies LobbySay);
export const openTable = (request: OpenTable) => asGuest<TableInfo>("POST", "/api/tables", request);
export const bots = () => asGuest<string[]>("GET", "/api/bots");
export const claimSeat = (link: string) => asGuest<TableInfo>("POST", "/api/seats", { link } satisfies ClaimSeat);
export const history = (table: string) => asGuest<History>("GET", `/api/tables/${table}/events`);
export const replay = (table: string) => asGuest<Replay>("GET", `/api/replays/${table}`);
export const moment = (table: string, step: number, seat: number | null) =>
  asGuest<Moment>("GET", `/api/replays/${table}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`);
export const fork = (table: string, step: number, seat: number, bot: string) =>
  asGuest<TableInfo>("POST", `/api/replays/${table}/fork`, { step, seat, bots: [bot] } satisfies Fork);
