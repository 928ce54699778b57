"""Lobby, history and everything else that is not said at a table: over HTTP."""

import logging
from pathlib import Path
from time import time as now
from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.params import Dependency, Parameter
from litestar.response import File
from msgspec.json import decode
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select, text

from galecrest import __version__, codec
from galecrest.bots import BOTS
from galecrest.server import messages
from galecrest.server import storage as db
from galecrest.server.guests import COOKIE, Guest
from galecrest.server.harbour import Harbour
from galecrest.server.messages import (
    ClaimSeat,
    Fork,
    History,
    Listing,
    Lobby,
    LobbySay,
    Me,
    Moment,
    MyGame,
    OpenTable,
    Refusal,
    Rename,
    Replay,
    Seat,
    Setup,
    TableInfo,
)
from galecrest.server.settings import Settings
from galecrest.server.socket import claim_seat
from galecrest.server.tables import Table

log = logging.getLogger(__name__)

YEAR: Final = 365 * 24 * 3600
LISTED: Final = 100
MINE: Final = 50

# The status of a refusal is 409 unless it stands here.
STATUS: Final = {
    "unknown_table": 404,
    "unknown_guest": 404,
    "no_such_step": 404,
    "no_such_seat": 404,
    "bad_link": 403,
    "not_allowed": 403,
    "bad_setup": 400,
    "bad_name": 400,
    "unknown_bot": 400,
    "empty": 400,
    "too_long": 400,
    "too_fast": 429,
    "too_many_tables": 429,
}

AnyRequest = Request[Any, Any, State]
Here = Annotated[Harbour, Dependency(skip_validation=True)]
Visitor = Annotated[Guest, Dependency(skip_validation=True)]
TableId = Annotated[str, Parameter(max_length=32)]


async def provide_harbour(state: State) -> Harbour:
    harbour: Harbour = state.harbour
    return harbour


async def provide_guest(request: AnyRequest, state: State) -> Guest:
    guest: Guest | None = await state.harbour.guests.from_cookie(request.cookies.get(COOKIE))
    if guest is None:
        raise NotAuthorizedException("ask /api/me for a cookie first")
    return guest


def refusal_to_response(_: AnyRequest, refusal: Refusal) -> Response[dict[str, str]]:
    return Response({"code": refusal.code, "reason": refusal.reason}, status_code=STATUS.get(refusal.code, 409))


def error_to_response(_: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    code = type(error).__name__.removesuffix("Exception")
    return Response({"code": code, "reason": error.detail, "more": error.extra}, status_code=error.status_code)


def failure_to_response(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response({"code": "failed", "reason": "something went wrong here: try again"}, status_code=500)


def too_deep_to_response(_: AnyRequest, __: RecursionError) -> Response[dict[str, str]]:
    return Response({"code": "bad_message", "reason": "this is nested too deep"}, status_code=400)


# Guests


@get("/api/me", summary="Who am I? A new guest gets a cookie")
async def me(request: AnyRequest, harbour: Here) -> Response[Me]:
    guest = await harbour.guests.from_cookie(request.cookies.get(COOKIE))
    if guest is None:
        guest = await harbour.guests.arrive(request.client.host if request.client else "")
    cookie = Cookie(
        key=COOKIE,
        value=harbour.guests.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=harbour.settings.https,
    )
    return Response(Me(guest.id, guest.name), cookies=[cookie], headers={"cache-control": "no-store"})


@put("/api/me", summary="Take another name")
async def rename(data: Rename, harbour: Here, guest: Visitor) -> Me:
    guest = await harbour.guests.rename(guest, data.name)
    return Me(guest.id, guest.name)


@get("/api/me/games", summary="My games, unfinished ones first")
async def my_games(harbour: Here, guest: Visitor) -> list[MyGame]:
    unfinished = db.tables.c.state.in_(("gathering", "playing"))
    rows = await harbour.storage.all(
        select(db.holders.c.table_id, db.holders.c.seat)
        .join(db.tables, db.tables.c.id == db.holders.c.table_id)
        .where(db.holders.c.guest_id == guest.id, db.tables.c.state != "abandoned")
        .order_by(unfinished.desc(), db.tables.c.created_at.desc())
        .limit(MINE)
    )
    games = []
    for row in rows:
        table = await harbour.tables.find(row.table_id)
        await fresh(harbour, table)
        game = table.live.game
        asked = game is not None and any(question.seat == row.seat for question in game.questions)
        games.append(MyGame(table.info(now()), row.seat, asked))
    return games


@post("/api/seats", summary="Play a seat on this device, too", status_code=200)
async def claim(data: ClaimSeat, harbour: Here, guest: Visitor) -> TableInfo:
    table_id, _ = await claim_seat(harbour, guest, data.link)
    return (await harbour.tables.find(table_id)).info(now())


# Lobby and tables


@get("/api/lobby", summary="Tables to join or to watch, and what is said in the lobby")
async def lobby(harbour: Here, guest: Visitor, after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0) -> Lobby:
    rows = await harbour.storage.all(
        select(db.tables.c.id, db.tables.c.setup, db.tables.c.state, db.tables.c.created_at)
        .where(db.tables.c.listed.is_(True), db.tables.c.state.in_(("gathering", "playing")))
        .order_by(db.tables.c.state, db.tables.c.created_at.desc())
        .limit(LISTED)
    )
    sitting = await harbour.storage.all(
        select(db.seats).where(db.seats.c.table_id.in_([row.id for row in rows])).order_by(db.seats.c.seat)
    )
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for each in sitting:
        here = each.here_until > now()
        seats[each.table_id].append(Seat(each.name, each.guest_id, each.bot, here, each.left_at is not None))
    listings = [
        Listing(row.id, setup, row.state, seats[row.id], row.created_at)
        for row in rows
        if (setup := decode(row.setup, type=Setup)).watchers or row.state == "gathering"
    ]
    lines = await harbour.chat.lines(None, after, await harbour.chat.muted(guest))
    return Lobby(listings, lines)


@post("/api/lobby/chat", summary="Say something in the lobby", status_code=204)
async def lobby_say(data: LobbySay, harbour: Here, guest: Visitor) -> None:
    await harbour.chat.say(guest, data.text)


@get("/api/bots", summary="The bots that can be placed", sync_to_thread=False)
def bots() -> list[str]:
    return list(BOTS)


@post("/api/tables", summary="Open a table, and begin if all seats are taken")
async def open_table(data: OpenTable, harbour: Here, guest: Visitor) -> TableInfo:
    return (await harbour.tables.open(guest, data)).info(now())


@get("/api/tables/{table_id:str}", summary="A table")
async def table_info(table_id: TableId, harbour: Here, guest: Visitor) -> TableInfo:
    table = await harbour.tables.find(table_id)
    await fresh(harbour, table)
    return table.info(now())


@get("/api/tables/{table_id:str}/events", summary="All that has happened at a table, as you may know it")
async def history(table_id: TableId, harbour: Here, guest: Visitor) -> History:
    table = await harbour.tables.find(table_id)
    await fresh(harbour, table)
    seat = table.seat_of(guest.id)
    if not table.open_to(seat):
        raise Refusal("not_allowed", "only those who play may see this game")
    events = await harbour.tables.history(table, seat)
    return History(seat, len(events), [codec.event_to_data(event) for event in events])


async def fresh(harbour: Harbour, table: Table) -> None:
    """Nobody may be connected here, so that nobody told this process what is new."""
    if table.state in ("gathering", "playing"):
        await harbour.tables.reread(table)
        await harbour.tables.read_on(table)


# Replays

StepNumber = Annotated[int, Parameter(ge=0, le=100_000)]


@get("/api/replays/{table_id:str}", summary="A finished game: its log, its seed, its result")
async def replay(table_id: TableId, harbour: Here) -> Replay:
    table, live, steps = await harbour.tables.replayed(table_id)
    assert live.game is not None
    return Replay(table.info(now()), len(steps) - 1, codec.log_to_data(live.game))


@get("/api/replays/{table_id:str}/log", summary="The log alone, as `galecrest replay` reads it")
async def replay_log(table_id: TableId, harbour: Here) -> dict[str, Any]:
    _, live, _ = await harbour.tables.replayed(table_id)
    assert live.game is not None
    return codec.log_to_data(live.game)


@get("/api/replays/{table_id:str}/steps/{step:int}", summary="A finished game after so many steps, as a seat saw it")
async def moment(
    table_id: TableId, step: StepNumber, harbour: Here, seat: Annotated[int | None, Parameter(ge=0, le=5)] = None
) -> Moment:
    table, live, steps = await harbour.tables.replayed(table_id, step)
    game = live.game
    assert game is not None
    if seat is not None and not 0 <= seat < table.setup.players:
        raise Refusal("no_such_seat", f"the seats are 0 to {table.setup.players - 1}")
    events = [seen for event in game.events if (seen := event.seen_by(seat)) is not None]
    return Moment(
        step=step,
        steps=len(steps) - 1,
        seat=steps[step].seat if step else None,
        option=steps[step].option if step else None,
        events=[codec.event_to_data(event) for event in events],
        view=codec.view_to_data(game.view(seat)),
        questions=[codec.question_to_data(question) for question in game.questions],
    )


@post("/api/replays/{table_id:str}/fork", summary="Play on from a moment of a finished game, with bots")
async def fork(table_id: TableId, data: Fork, harbour: Here, guest: Visitor) -> TableInfo:
    return (await harbour.tables.fork(table_id, guest, data)).info(now())


# For programs and operators


@get("/api/protocol", summary="JSON Schema of the messages on a table's socket", sync_to_thread=False)
def protocol() -> dict[str, Any]:
    return messages.schema()


@get("/health", summary="Is the process alive?", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


@get("/ready", summary="Can it reach its database?")
async def ready(harbour: Here) -> Response[dict[str, str]]:
    try:
        await harbour.storage.first(text("SELECT 1"))
    except Exception:
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", summary="Prometheus metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# The web client


def find_page(folder: Path, path: str) -> Path | None:
    """A file of the web client; an address inside the client is its first page."""
    root = folder.resolve()
    try:
        wanted = (root / path.lstrip("/")).resolve()
        if not wanted.is_relative_to(root):
            return None
        if wanted.is_file():
            return wanted
    except OSError:  # a name that no file can have
        return None
    index = root / "index.html"
    return index if index.is_file() and "." not in wanted.name else None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(state: State, path: str = "") -> File:
    settings: Settings = state.settings
    found = None if path.startswith(("/api/", "/schema")) or "\0" in path else find_page(settings.static, path)
    if found is None:
        raise NotFoundException("there is nothing here")
    lasting = "/assets/" in f"/{path.lstrip('/')}"
    caching: Literal["public, max-age=31536000, immutable", "no-cache"] = (
        "public, max-age=31536000, immutable" if lasting and found.name != "index.html" else "no-cache"
    )
    return File(found, filename=found.name, content_disposition_type="inline", headers={"cache-control": caching})


ROUTES: Final = [
    me,
    rename,
    my_games,
    claim,
    lobby,
    lobby_say,
    bots,
    open_table,
    table_info,
    history,
    replay,
    replay_log,
    moment,
    fork,
    protocol,
    health,
    ready,
    metrics,
    page,
]
