"""Measures what one guest can do to the others: `make siege`.

An attacker and an innocent player come from two addresses, as a proxy would report them. Each part prints what was measured and what is
promised; the command fails if a promise is broken.
"""

import asyncio
import contextlib
import itertools
import json
import random
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import click
import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from galecrest.server.settings import Limits
from tests.server.harness import NO_LIMITS, Server

ATTACKER: Final = "198.51.100.1"
INNOCENT: Final = "198.51.100.2"
HOSTILE: Final = [
    {"setup": {"tiles": "a." * 9990 + "a = 1"}},
    {"setup": {"tiles": "[" + "a." * 5000 + "a]\n" + "".join(f"b{number} = 1\n" for number in range(900))}},
    {"setup": {"players": 1, "solo": "".join(f"b{number}.c.d.e.f = 1\n" for number in range(990))[:19_990]}},
    {"setup": {"tiles": "x = [" + "1," * 990 + "]"}},
]

# The limits that a server has by default; the harness switches them off.
USUAL: Final = [
    f"{option}={getattr(Limits(), name)}"
    for option in [each.partition("=")[0] for each in NO_LIMITS]
    for name in [option.removeprefix("--").replace("-", "_")]
    if name in {field.name for field in fields(Limits)}
]


class Guest:
    """A guest at an address."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.headers = {"x-forwarded-for": address}
        limits = httpx.Limits(max_connections=32)
        self.http = httpx.AsyncClient(base_url=server.http, headers=self.headers, timeout=60, limits=limits)

    async def arrive(self) -> "Guest":
        cookie = (await self.http.get("/api/me")).cookies["galecrest_guest"]
        self.headers["cookie"] = f"galecrest_guest={cookie}"
        self.http.headers.update(self.headers)
        return self

    async def open(self, **request: Any) -> str:
        reply = await self.http.post("/api/tables", json=request)
        assert reply.status_code == 201, reply.text
        table: str = reply.json()["id"]
        return table

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ClientConnection]:
        url = f"{self.server.http.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url, additional_headers=self.headers, compression=None, proxy=None, max_size=None) as there:
            await there.send('{"type":"hello"}')
            yield there


@contextmanager
def serving(folder: Path, *options: str, files: int | None = None) -> Iterator[Server]:
    server = Server(f"sqlite+aiosqlite:///{folder}/siege{random.random()}.sqlite", *options, log=folder / "log")
    if files:
        server.command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *server.command]
    server.start()
    try:
        yield server
    finally:
        server.stop()


def processor_seconds(server: Server) -> float:
    assert server.process is not None
    used = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(used[11]) + int(used[12])) / 100


@contextlib.asynccontextmanager
async def meanwhile(*works: Any) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


Report = Callable[[str, float, float, str], None]


# Freeze


async def freeze(server: Server, report: Report) -> None:
    """200 hostile set-ups without any limit on requests, and the longest ping of somebody else."""
    attacker, innocent = await Guest(server, ATTACKER).arrive(), await Guest(server, INNOCENT).arrive()
    table = await innocent.open()
    longest, done = 0.0, asyncio.Event()

    async def attack() -> None:
        gate = asyncio.Semaphore(20)

        async def one(body: Any) -> None:
            async with gate:
                assert (await attacker.http.post("/api/tables", json=body)).status_code in (400, 429)

        await asyncio.gather(*[one(body) for body in itertools.islice(itertools.cycle(HOSTILE), 200)])
        done.set()

    async with innocent.at(table) as there, meanwhile(attack()):
        while not done.is_set():
            sent = time.perf_counter()
            await there.send('{"type":"ping"}')
            while json.loads(await there.recv())["type"] != "pong":
                pass
            longest = max(longest, time.perf_counter() - sent)
            await asyncio.sleep(0.01)
    report("longest ping during 200 hostile set-ups", 1000 * longest, 100, "ms")


# Bots


async def play(there: ClientConnection, chance: random.Random) -> None:
    """Answer at random, as fast as the bots do."""
    answered: set[int] = set()
    with contextlib.suppress(ConnectionClosed):
        async for text in there:
            message = json.loads(text)
            for question in (message.get("view") or {}).get("questions", []):
                if question["id"] not in answered:
                    answered.add(question["id"])
                    await answer(there, question, chance)


async def answer(there: ClientConnection, question: Any, chance: random.Random) -> None:
    option = chance.choice(question["options"])["id"]
    request = {"type": "answer", "id": f"q{question['id']}", "question": question["id"], "option": option}
    await there.send(json.dumps(request))


async def turns(innocent: Guest, count: int) -> list[float]:
    """How long the bots take: from an answer until the next question, or until everybody else has answered."""
    table = await innocent.open(setup={"players": 4}, bots=["deckhand"] * 3, start=True)
    took: list[float] = []
    async with innocent.at(table) as there:
        sent, asked = 0.0, -1
        while len(took) < count:
            message = json.loads(await there.recv())
            if message["type"] != "happened":
                continue
            view = message["view"]
            if view["phase"] == "over":
                break
            for question in view["questions"]:
                if question["id"] != asked:
                    if sent:
                        took.append(time.perf_counter() - sent)
                    asked, sent = question["id"], time.perf_counter()
                    await answer(there, question, random.Random(asked))
    return took


async def deadlines(innocent: Guest, count: int) -> list[float]:
    """How late the server answers for somebody who lets the clock run out."""
    clock = {"decision": 5, "bank": 0}
    table = await innocent.open(setup={"players": 2, "clock": clock}, bots=["deckhand"], start=True)
    late: list[float] = []
    async with innocent.at(table) as there:
        deadline = None
        while len(late) < count:
            message = json.loads(await there.recv())
            if message["type"] != "happened":
                continue
            now, mine = time.time(), message["time"]["deadlines"].get("0")
            if deadline is not None and mine != deadline:
                late.append(now - deadline)
            deadline = mine
    return late


async def bots(server: Server, report: Report) -> None:
    """One guest has 20 tables of captains; another one plays against deckhands, a third one lets clocks run out."""
    attacker, innocent = await Guest(server, ATTACKER).arrive(), await Guest(server, INNOCENT).arrive()
    async with contextlib.AsyncExitStack() as stack:
        sockets = []
        for _ in range(20):
            table = await attacker.open(setup={"players": 6}, bots=["captain"] * 5, start=True)
            sockets.append(await stack.enter_async_context(attacker.at(table)))
        async with meanwhile(*[play(there, random.Random(number)) for number, there in enumerate(sockets)]):
            await asyncio.sleep(5)
            took, late = await asyncio.gather(turns(innocent, 40), deadlines(innocent, 4))
    report("a turn against deckhands beside 20 tables of captains", max(took), 1, "s")
    report("a deadline there, late by", max(late), 1, "s")


# Cost


async def flood(send: Callable[[], Any], connections: int = 16) -> None:
    async def keep_on() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await send()

    await asyncio.gather(*[keep_on() for _ in range(connections)])


async def cost(server: Server, report: Report, seconds: float) -> None:
    """The share of a core that one address takes, whatever it requests, once it has used up what it had saved."""
    guest = await Guest(server, ATTACKER).arrive()
    for _ in range(10):
        await guest.open(setup={"players": 2}, bots=["random"], start=True)
    requests: dict[str, Callable[[], Any]] = {
        "/api/me/games": lambda: guest.http.get("/api/me/games"),
        "/api/lobby": lambda: guest.http.get("/api/lobby"),
        "/schema/openapi.json": lambda: guest.http.get("/schema/openapi.json"),
        "hostile set-ups": lambda: guest.http.post("/api/tables", json=random.choice(HOSTILE)),
        "new guests": lambda: httpx.AsyncClient.get(guest.http, "/api/me", headers={"cookie": ""}),
    }
    for name, send in requests.items():
        async with meanwhile(flood(send)):
            await asyncio.sleep(6)
            used = processor_seconds(server)
            await asyncio.sleep(seconds)
            report(f"one address with {name}", (processor_seconds(server) - used) / seconds, 0.2, "cores")


# Half-sent requests


async def half_sent(server: Server, report: Report) -> None:
    """300 half-sent requests to a server that may open 256 files."""
    held = []
    for _ in range(300):
        held.append(socket.create_connection(("127.0.0.1", server.port), timeout=5))
        held[-1].sendall(b"GET /api/lobby HTTP/1.1\r\nhost: x\r\n")
    async with httpx.AsyncClient(base_url=server.http, timeout=10) as client:
        began = time.perf_counter()
        assert (await client.get("/health")).status_code == 200
        report("/health beside 300 half-sent requests and 256 files", time.perf_counter() - began, 1, "s")
    for each in held:
        each.close()


@click.command()
@click.option("--seconds", default=10.0, help="Duration of each measurement of cost.")
def main(seconds: float) -> None:
    broken: list[str] = []

    def report(what: str, found: float, most: float, unit: str) -> None:
        print(f"{what:60} {found:8.3f} {unit:5} (at most {most:g})", flush=True)
        if found > most:
            broken.append(what)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder) as server:
            asyncio.run(freeze(server, report))
            asyncio.run(bots(server, report))
        with serving(folder, *USUAL) as server:
            asyncio.run(cost(server, report, seconds))
        with serving(folder, *USUAL, files=256) as server:
            asyncio.run(half_sent(server, report))
        print((folder / "log").read_text()[:2000], end="")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
