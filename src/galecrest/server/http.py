"""The HTTP routes: guests, lobby, tables, replays, and what operators need."""

import logging
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.params import Dependency, Parameter
from litestar.response import File
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from galecrest import __version__
from galecrest.bots import roster
from galecrest.game.solo import PRINTED_SOLO_TOML
from galecrest.game.terms import RULES_VERSION
from galecrest.game.tiles import PRINTED_TOML
from galecrest.server.cache import TABLE_ID
from galecrest.server.clock import now
from galecrest.server.guests import COOKIE, cookie_in
from galecrest.server.limits import address
from galecrest.server.metering import off_loop
from galecrest.server.preview import with_preview
from galecrest.server.services import Services
from galecrest.server.settings import Settings
from galecrest.server.socket import claim_seat
from galecrest.table import messages
from galecrest.table.messages import (
    ClaimSeat,
    Fork,
    History,
    LobbySay,
    Me,
    Moment,
    MyGame,
    OpenTable,
    Rename,
    Replay,
    Resign,
    Setup,
    TableInfo,
)
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest
from galecrest.table.setup import rules_preview

log = logging.getLogger(__name__)

YEAR: Final = 365 * 24 * 3600
MINE: Final = 50
PATH: Final = 500  # characters of an address inside the client

AnyRequest = Request[Any, Any, State]
Here = Annotated[Services, Dependency(skip_validation=True)]
Visitor = Annotated[Guest, Dependency(skip_validation=True)]
TableId = Annotated[str, Parameter(max_length=32)]


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_guest(request: AnyRequest, state: State) -> Guest:
    guest: Guest | None = await state.services.guests.from_cookie(cookie_in(request.headers.get("cookie", "")))
    if guest is None:
        raise NotAuthorizedException("ask /api/me for a cookie first")
    return guest


def refusal_to_response(_: AnyRequest, refusal: Refusal) -> Response[dict[str, Any]]:
    return Response(refusal.body(), status_code=refusal.code.status)


def error_to_response(_: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    code = type(error).__name__.removesuffix("Exception")
    return Response({"code": code, "reason": error.detail, "more": error.extra}, status_code=error.status_code)


def failure_to_response(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    log.error("a request failed, the client is asked to try again", exc_info=error, extra={"path": request.url.path})
    return refusal_to_response(request, Refusal(Code.FAILED, "the server failed: try again"))


def too_deep_to_response(request: AnyRequest, _: RecursionError) -> Response[dict[str, Any]]:
    return refusal_to_response(request, Refusal(Code.BAD_MESSAGE, "this is nested too deep"))


def bad_text_to_response(request: AnyRequest, _: UnicodeError) -> Response[dict[str, Any]]:
    return refusal_to_response(request, Refusal(Code.BAD_MESSAGE, "this is not text in UTF-8"))


# Guests


@get("/api/me", summary="Who am I? A new guest gets a cookie")
async def me(request: AnyRequest, services: Here) -> Response[Me]:
    guest = await services.guests.from_cookie(cookie_in(request.headers.get("cookie", "")))
    if guest is None:
        guest = await services.guests.arrive(address(request.scope))
    cookie = Cookie(
        key=COOKIE,
        value=services.guests.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.https,
    )
    return Response(Me(guest.id, guest.name, guest.captain), cookies=[cookie], headers={"cache-control": "no-store"})


@put("/api/me", summary="Take another name, or another captain's face")
async def rename(data: Rename, services: Here, guest: Visitor) -> Me:
    guest = await services.guests.rename(guest, data.name, data.captain)
    return Me(guest.id, guest.name, guest.captain)


@delete("/api/me", summary="Forget me: my name and my chat go, my games stay with bots on my seats")
async def erase_me(services: Here, guest: Visitor) -> Response[None]:
    await services.retaining.erase(guest.id)
    services.lobby.changed()
    gone = Response(None, status_code=204)
    gone.delete_cookie(COOKIE)
    return gone


@get("/api/me/games", summary="My games, unfinished ones first")
async def my_games(services: Here, guest: Visitor) -> list[MyGame]:
    tables = services.storage.tables
    held = await tables.held_by(guest.id, MINE, now())
    heads = await tables.heads([table.id for table, _ in held if table.state == "playing"])
    numbers = {head.id: head.number for head in heads}
    return [
        MyGame(table, seat, table.id in numbers and await services.cache.asks(table.id, seat, numbers[table.id]))
        for table, seat in held
    ]


@post("/api/seats", summary="Play a seat on this device, too", status_code=200)
async def claim(data: ClaimSeat, services: Here, guest: Visitor) -> TableInfo:
    table_id, _ = await claim_seat(services, guest, data.link)
    return (await services.cache.find(table_id)).table.info(now())


# Lobby and tables


@get("/api/lobby", summary="Tables to join or to watch, and the lobby's chat")
async def lobby(
    request: AnyRequest,
    services: Here,
    guest: Visitor,
    after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
) -> Response[bytes]:
    body = await services.lobby.read(after, await services.chat.muted(guest))
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
    return Response(body, headers=headers, media_type=MediaType.JSON)


@post("/api/lobby/chat", summary="Say something in the lobby", status_code=204)
async def lobby_say(request: AnyRequest, data: LobbySay, services: Here, guest: Visitor) -> None:
    services.lobby.check_line(address(request.scope))
    await services.chat.say(guest, data.text)
    services.lobby.changed()


@get("/api/bots", summary="The bots that can be placed", sync_to_thread=False)
def bots() -> list[str]:
    return roster()


@post("/api/tables", summary="Open a table, and begin if all seats are taken")
async def open_table(request: AnyRequest, data: OpenTable, services: Here, guest: Visitor) -> TableInfo:
    if data.setup.listed:
        await services.lobby.check_room(address(request.scope))
    cached = await services.seating.open(guest, data)
    if data.setup.listed:
        services.lobby.note(address(request.scope), cached.id)
        services.lobby.changed()
    return cached.table.info(now())


@get("/api/tables/{table_id:str}", summary="A table")
async def table_info(table_id: TableId, services: Here, guest: Visitor) -> TableInfo:
    return (await services.cache.find_current(table_id)).table.info(now())


@post("/api/tables/{table_id:str}/resign", summary="Leave a table for good", status_code=200)
async def resign(table_id: TableId, services: Here, guest: Visitor) -> TableInfo:
    return (await services.seating.request(table_id, guest, Resign("http"))).table.info(now())


@get("/api/rules", summary="The printed tiles and solo rules, as files to change", sync_to_thread=False)
def rules() -> dict[str, str]:
    return {"tiles": PRINTED_TOML, "solo": PRINTED_SOLO_TOML}


@post("/api/rules", summary="Check changed tiles and solo rules, and see what every tile would do", status_code=200)
async def check_rules(data: Setup, services: Here, guest: Visitor) -> dict[str, Any]:
    return await off_loop(rules_preview, data, RULES_VERSION)


@get("/api/tables/{table_id:str}/events", summary="All that has happened at a table, as you may know it")
async def history(table_id: TableId, services: Here, guest: Visitor) -> History:
    return await services.archive.history(table_id, guest.id)


# Replays

StepNumber = Annotated[int, Parameter(ge=0, le=100_000)]


@get("/api/replays/{table_id:str}", summary="A finished game: its log, its seed, its result")
async def replay(table_id: TableId, services: Here) -> Replay:
    return await services.archive.replay(table_id)


@get("/api/replays/{table_id:str}/log", summary="The log alone, as `galecrest replay` reads it")
async def replay_log(table_id: TableId, services: Here) -> dict[str, Any]:
    return await services.archive.log(table_id)


@get("/api/replays/{table_id:str}/steps/{step:int}", summary="A finished game after one of its steps, as a seat saw it")
async def moment(
    table_id: TableId, step: StepNumber, services: Here, seat: Annotated[int | None, Parameter(ge=0, le=5)] = None
) -> Moment:
    return await services.archive.moment(table_id, step, seat)


@post("/api/replays/{table_id:str}/fork", summary="Play on from a moment of a finished game, with bots")
async def fork(table_id: TableId, data: Fork, services: Here, guest: Visitor) -> TableInfo:
    return (await services.seating.fork(table_id, guest, data)).table.info(now())


# For programs and operators


PROTOCOL: Final = messages.encode(messages.schema())


@get("/api/protocol", summary="JSON Schema of the messages on a table's socket", sync_to_thread=False)
def protocol() -> Response[bytes]:
    return Response(PROTOCOL, media_type=MediaType.JSON)


@get("/health", summary="Is the process alive?", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


@get("/ready", summary="Can it store something?")
async def ready(services: Here) -> Response[dict[str, str]]:
    try:
        await services.storage.check()
    except Exception:
        return Response(
            {"status": "nothing can be stored: no database, or no room; the log has the reason"}, status_code=503
        )
    return Response({"status": "ready"})


@get("/metrics", summary="Prometheus metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# The web client


def find_page(folder: Path, path: str) -> Path | None:
    """A file of the web client; an address inside the client is its first page. A link to a table may end with a full stop, because it
    ended a sentence."""
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
    return index if index.is_file() and "." not in wanted.name.rstrip(".") else None


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(state: State, path: str) -> File:
    settings: Settings = state.settings
    strange = len(path) > PATH or "\0" in path or path.startswith(("/api/", "/schema"))
    found = None if strange else find_page(settings.static, path)
    if found is None:
        raise NotFoundException("there is nothing here")
    lasting = "/assets/" in f"/{path.lstrip('/')}"
    caching: Literal["public, max-age=31536000, immutable", "no-cache"] = (
        "public, max-age=31536000, immutable" if lasting and found.name != "index.html" else "no-cache"
    )
    return File(found, filename=found.name, content_disposition_type="inline", headers={"cache-control": caching})


@get(["/", "/table", "/table/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def first_page(request: AnyRequest, services: Here, path: str = "") -> Response[str]:
    """The first page of the client, with the preview that messengers show below a link to it or to a table."""
    index = services.settings.static / "index.html"
    if not index.is_file():
        raise NotFoundException("there is nothing here")
    html = index.read_text("utf-8")
    table_id = path.removeprefix("/")
    table = None
    with suppress(Exception):  # the table is damaged, or the database is away: the client tells
        table = await services.storage.tables.load(table_id) if TABLE_ID.fullmatch(table_id) else None
    if table is not None or request.url.path == "/":
        accepted, host = request.headers.get("accept-language", ""), f"{str(request.base_url).rstrip('/')}/"
        html = await with_preview(html, None if table is None else table.info(now()), accepted, host)
    return Response(html, headers={"cache-control": "no-cache", "vary": "accept-language"})


ROUTES: Final = [
    resign,
    rules,
    check_rules,
    first_page,
    me,
    rename,
    erase_me,
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
