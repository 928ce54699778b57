"""The requests of the API that a client without a server needs: the same paths, bodies and answers."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from galecrest import codec
from galecrest.bots import kind_of, roster
from galecrest.browser import logs
from galecrest.browser.continuing import Told, continued
from galecrest.browser.device import INSTEAD, ME, Device, Hotseat, Kept
from galecrest.browser.storage import StoredStep
from galecrest.game.solo import PRINTED_SOLO_TOML
from galecrest.game.terms import RULES_VERSION
from galecrest.game.tiles import PRINTED_TOML
from galecrest.table import seating, versions
from galecrest.table.history import days_of, history_of, moment_of
from galecrest.table.messages import End, Fork, OpenTable, Replay, Setup, encode
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest, must_be_over, must_have_step
from galecrest.table.setup import rules_preview


class Request(msgspec.Struct):
    method: str
    path: str  # with its query
    body: msgspec.Raw
    name: str  # of the person at the device, and the captain's face
    captain: int

    @property
    def me(self) -> Guest:
        return Guest(ME, self.name, self.captain)


Handler = Callable[..., Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Enter a handler. Its arguments are the device, the request and the parts of the path in braces."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[\\w-]+)", path) + r"(?:\?\w+=(?P<seat>\d))?")

    def enter(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return enter


async def answer(device: Device, text: str) -> str:
    """The answer to a request, in JSON: `data`, or `code` and `reason` of a refusal."""
    try:
        request = msgspec.json.decode(text, type=Request)
        for method, pattern, handler in ROUTES:
            if method == request.method and (found := pattern.fullmatch(request.path)):
                parts = {name: part for name, part in found.groupdict().items() if part is not None}
                return encode({"data": await handler(device, request, **parts)}).decode()
        raise Refusal(Code.NOT_ALLOWED, "there is nothing like this on a device")
    except Refusal as refusal:
        return encode(refusal.body()).decode()
    except msgspec.DecodeError as error:
        return encode({"code": Code.BAD_MESSAGE, "reason": str(error)}).decode()


@route("GET", "/api/bots")
async def bots(device: Device, request: Request) -> list[str]:
    return [bot for bot in roster() if kind_of(bot) not in INSTEAD]


@route("GET", "/api/rules")
async def rules(device: Device, request: Request) -> dict[str, str]:
    return {"tiles": PRINTED_TOML, "solo": PRINTED_SOLO_TOML}


@route("POST", "/api/rules")
async def check_rules(device: Device, request: Request) -> dict[str, Any]:
    return rules_preview(msgspec.json.decode(request.body, type=Setup), RULES_VERSION)


@route("POST", "/api/tables")
async def open_table(device: Device, request: Request) -> Any:
    table = await device.open(request.me, msgspec.json.decode(request.body, type=OpenTable))
    return table.info(device.now())


@route("POST", "/api/hotseat")
async def open_hotseat(device: Device, request: Request) -> Any:
    table = await device.open_hotseat(request.me, msgspec.json.decode(request.body, type=Hotseat))
    return table.info(device.now())


@route("GET", "/api/tables/{table}")
async def table_info(device: Device, request: Request, table: str) -> Any:
    return (await device.find(table)).table.info(device.now())


@route("POST", "/api/tables/{table}/resign")
async def resign(device: Device, request: Request, table: str) -> Any:
    """The person at the device ends the game for everybody there."""
    kept = await device.find(table)
    await device.do(kept, kept.people[0].id, End("resign"))
    return kept.table.info(device.now())


@route("GET", "/api/tables/{table}/events")
async def history(device: Device, request: Request, table: str, seat: str = "") -> Any:
    kept = await device.find(table)
    guest = kept.table.owner_of(int(seat)) if seat else ME
    return history_of(kept.table, guest or "", [each.step for each in kept.steps])


@route("GET", "/api/replays/{table}")
async def replay(device: Device, request: Request, table: str) -> Replay:
    kept = await device.find(table)
    must_be_over(kept.table)
    steps = [each.step for each in kept.steps]
    return Replay(kept.table.info(device.now()), steps[-1].number, days_of(kept.table, steps), log_of(kept))


@route("GET", "/api/replays/{table}/log")
async def log(device: Device, request: Request, table: str) -> dict[str, Any]:
    return log_of(await device.find(table))


@route("GET", "/api/replays/{table}/steps/{step}")
async def moment(device: Device, request: Request, table: str, step: str, seat: str = "") -> Any:
    kept = await device.find(table)
    must_be_over(kept.table)
    number, last = int(step) if step.isdigit() else -1, kept.steps[-1].step.number
    must_have_step(number, last)
    first = max(place for place, each in enumerate(kept.steps[: number + 1]) if each.position is not None)
    steps = [each.step for each in kept.steps[first : number + 1]]
    return moment_of(kept.table, steps, last, int(seat) if seat else None)


@route("POST", "/api/replays/{table}/fork")
async def fork(device: Device, request: Request, table: str) -> Any:
    kept, wanted = await device.find(table), msgspec.json.decode(request.body, type=Fork)
    last, now = kept.steps[-1].step.number, device.now()
    new = seating.fork_of(kept.table, request.me, wanted, last, device.new_id(), device.new_seed(), now)
    seed = int(new.seed, 16)
    steps = [
        StoredStep(each.step, f"fork:{each.step.number}", each.position and versions.reseeded(each.position, seed))
        for each in kept.steps[: wanted.step + 1]
    ]
    return (await device.add(await device.load(new, steps))).info(now)


@route("POST", "/api/continue")
async def go_on(device: Device, request: Request) -> Any:
    """A game of a server that is out of reach goes on here."""
    told = msgspec.json.decode(request.body, type=Told)
    kept = continued(told, request.me, device.new_id(), device.new_seed(), device.now())
    return (await device.add(kept)).info(device.now())


@route("POST", "/api/logs")
async def read_log(device: Device, request: Request) -> Any:
    """A game from its log file, as a table of this device."""
    text = msgspec.json.decode(request.body, type=str)
    kept = logs.kept_from_log(text, request.me, device.new_id(), device.now())
    return (await device.add(kept)).info(device.now())


def log_of(kept: Kept) -> dict[str, Any]:
    game = kept.play.game
    if game is not None and kept.table.resumed is None:
        return codec.log_to_data(game)
    positions = [each.position for each in kept.steps if each.position is not None]
    log = versions.recorded_log(kept.table, [each.step for each in kept.steps], positions)
    if kept.table.resumed is not None and kept.table.resumed.elsewhere:
        log["resumed"] = [{"step": 0, "rules": kept.table.rules}]  # the steps before it are on the server
    return log
