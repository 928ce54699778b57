"""Measures what one guest can do to the others: `make siege`.

An attacker and an innocent player come from two addresses, as a proxy would report them. Each part prints what was measured and what is
promised; the command fails if a promise is broken.

A ping also waits for the machine and for this process, which is attacker and innocent player in one. So every ping goes to an idle
process at the same time, and its longest ping is printed, too: if that is long, the machine is too busy for this measurement.
"""

import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
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
from websockets.exceptions import ConnectionClosed, WebSocketException

from galecrest.game.tiles import PRINTED_TOML
from galecrest.server.settings import STATIC, Limits
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
    """What the server has used so far, together with its children: the ones that run, and the ones that have ended."""
    assert server.process is not None
    used = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if stat.parent.name == str(server.process.pid):
                used += sum(map(int, fields[11:15]))
            elif fields[1] == str(server.process.pid):
                used += sum(map(int, fields[11:13]))
    return used / os.sysconf("SC_CLK_TCK")


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


# Pings


async def ping(there: ClientConnection) -> float:
    """The seconds until the answer to a ping."""
    sent = time.perf_counter()
    await there.send('{"type":"ping"}')
    while json.loads(await there.recv())["type"] != "pong":
        pass
    return time.perf_counter() - sent


def echo(listener: socket.socket) -> None:
    """Say to one client what it says, and do nothing else."""
    connection, _ = listener.accept()
    while data := connection.recv(100):
        connection.sendall(data)


class Pings:
    """Pings of the innocent player, and of an idle process at the same times."""

    def __init__(self, there: ClientConnection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.there = there
        self.reader = reader
        self.writer = writer
        self.took: list[tuple[float, float]] = []  # milliseconds: the server, the idle process

    @classmethod
    @asynccontextmanager
    async def of(cls, there: ClientConnection) -> AsyncIterator["Pings"]:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            idle = multiprocessing.get_context("fork").Process(target=echo, args=(listener,), daemon=True)
            idle.start()
            reader, writer = await asyncio.open_connection(*listener.getsockname())
        try:
            yield cls(there, reader, writer)
        finally:
            writer.close()
            await asyncio.to_thread(idle.join)

    async def beside(self) -> float:
        sent = time.perf_counter()
        self.writer.write(b"ping")
        await self.reader.readexactly(4)
        return time.perf_counter() - sent

    async def once(self) -> None:
        server, idle = await asyncio.gather(ping(self.there), self.beside())
        self.took.append((1000 * server, 1000 * idle))

    def report(self, report: Report, name: str) -> None:
        server, idle = [max(some) for some in zip(*self.took, strict=True)]
        print(f"{name}: {len(self.took)} pings, the longest to an idle process took {idle:.0f} ms")
        report(f"longest ping {name}", server, 100, "ms")


# Freeze


async def freeze(server: Server, report: Report) -> None:
    """200 hostile set-ups and cookies without any limit on requests, and the longest ping of somebody else."""
    attacker, innocent = await Guest(server, ATTACKER).arrive(), await Guest(server, INNOCENT).arrive()
    table = await innocent.open()
    done = asyncio.Event()

    async def attack() -> None:
        gate = asyncio.Semaphore(20)

        async def one(body: Any) -> None:
            async with gate:
                assert (await attacker.http.post("/api/tables", json=body)).status_code in (400, 429)
                cookie = attacker.headers["cookie"] + '; a="' + 15_000 * '\\"'
                assert (await attacker.http.get("/api/lobby", headers={"cookie": cookie})).status_code == 200

        await asyncio.gather(*[one(body) for body in itertools.islice(itertools.cycle(HOSTILE), 200)])
        done.set()

    async with innocent.at(table) as there, Pings.of(there) as pings, meanwhile(attack()):
        while not done.is_set():
            await pings.once()
            await asyncio.sleep(0.01)
    pings.report(report, "during 200 hostile set-ups and cookies")


# Bots


async def play(there: ClientConnection, chance: random.Random) -> None:
    """Answer at random, as fast as the bots do, and again where that was too fast."""
    answered: set[int] = set()
    asked: list[Any] = []
    with contextlib.suppress(ConnectionClosed):
        async for text in there:
            message = json.loads(text)
            if message.get("code") == "too_fast":
                await asyncio.sleep(1)
                answered.clear()
            elif message.get("view"):
                asked = message["view"]["questions"]
            for question in asked:
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


async def bots(server: Server, report: Report, kind: str) -> None:
    """One guest has 20 tables of captains or admirals; another one plays against deckhands, a third one lets clocks run out."""
    attacker, innocent = await Guest(server, ATTACKER).arrive(), await Guest(server, INNOCENT).arrive()
    async with contextlib.AsyncExitStack() as stack:
        sockets = []
        for _ in range(20):
            table = await attacker.open(setup={"players": 6}, bots=[kind] * 5, start=True)
            sockets.append(await stack.enter_async_context(attacker.at(table)))
        async with meanwhile(*[play(there, random.Random(number)) for number, there in enumerate(sockets)]):
            await asyncio.sleep(5)
            took, late = await asyncio.gather(turns(innocent, 40), deadlines(innocent, 4))
    report(f"a turn against deckhands beside 20 tables of {kind}s", max(took), 1, "s")
    report("a deadline there, late by", max(late), 1, "s")


# Cost

CHUNKED: Final = "transfer-encoding: chunked\r\n"
CHUNKS: Final = b"1\r\nx\r\n" * 10_000
PATIENCE: Final = 30.0  # seconds for an address to use up what it had saved, or for the server to come to rest
REST: Final = 0.03  # seconds of processor time in a second in which nothing happens
LEAD: Final = 1.5  # seconds before the measurement
MANY: Final = 1000  # connections of one address
WATCHERS: Final = {  # addresses that have nothing to pay for the floods before
    "watched tables of deckhands": "198.51.100.11",
    "watched tables of admirals": "198.51.100.12",
}


async def flood(send: Callable[[], Any], connections: int = 16) -> None:
    async def keep_on() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, asyncio.IncompleteReadError):
                await send()
            await asyncio.sleep(0)

    await asyncio.gather(*[keep_on() for _ in range(connections)])


async def finish(guest: Guest) -> str:
    """A game that was played to its end. The server reads its answers no faster than it allows."""
    table = await guest.open(setup={"players": 2}, bots=["random"], start=True)
    async with guest.at(table) as there:
        playing = asyncio.create_task(play(there, random.Random(1)))
        while (await guest.http.get(f"/api/tables/{table}")).json().get("state") != "over":
            await asyncio.sleep(1)
        playing.cancel()
    return table


async def overdrawn(server: Server, address: str) -> None:
    """Wait until this address has used up what it had saved, which takes long on a busy machine."""
    until = time.monotonic() + PATIENCE
    async with httpx.AsyncClient(base_url=server.http, headers={"x-forwarded-for": address}, timeout=60) as client:
        while "the server's time" not in (await client.get("/api/bots")).text and time.monotonic() < until:
            await asyncio.sleep(0.2)


async def at_rest(server: Server) -> None:
    """Wait until the server has done what the floods before have left to do: it is their addresses' time, and late by their debts."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        used = processor_seconds(server)
        await asyncio.sleep(1)
        if processor_seconds(server) - used < REST:
            return


async def watch_bots(server: Server, address: str, kind: str) -> None:
    """A game against five bots, as fast as they play, with six sockets. It takes a new guest for each game."""
    guest = Guest(server, address)
    async with guest.http:
        if (await guest.http.get("/api/me")).status_code != 200:
            await asyncio.sleep(1)
            return
        await guest.arrive()
        reply = await guest.http.post("/api/tables", json={"setup": {"players": 6}, "bots": [kind] * 5, "start": True})
        if reply.status_code != 201:
            return
        table = reply.json()["id"]
        async with contextlib.AsyncExitStack() as stack:
            watching = [await stack.enter_async_context(guest.at(table)) for _ in range(6)]
            async with meanwhile(play(watching[0], random.Random(table))):
                await asyncio.gather(*[until_over(there) for there in watching[1:]])


async def until_over(there: ClientConnection) -> None:
    while (json.loads(await there.recv()).get("view") or {}).get("phase") != "over":
        pass


def request(server: Server, path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: {ATTACKER}\r\n\r\n".encode()


async def ask_again_and_again(server: Server) -> None:
    """One connection that asks as soon as it has an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        while True:
            writer.write(request(server, "/api/bots"))
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            await reader.readexactly(int(length.split(b":")[1]))
    finally:
        writer.close()


def posting(guest: Guest, fields: str) -> bytes:
    """The head of a request with a body."""
    head = "".join(f"{name}: {value}\r\n" for name, value in {**guest.headers, "host": "127.0.0.1"}.items())
    return f"POST /api/tables HTTP/1.1\r\n{head}content-type: application/json\r\n{fields}\r\n".encode()


async def send_on(server: Server, part: bytes, first: bytes = b"", most: int | None = None) -> None:
    """The same bytes over and over, as fast as the server takes them, until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)

    async def read() -> None:
        while await reader.read(65_536):
            pass

    async with meanwhile(read()):
        try:
            writer.write(first)
            for _ in itertools.count() if most is None else range(most // len(part)):
                writer.write(part)
                await writer.drain()
        finally:
            writer.close()


async def pipelines(server: Server, report: Report) -> None:
    """20 connections send 4 MB of requests each, and the longest ping of somebody else."""
    innocent = await Guest(server, INNOCENT).arrive()
    table = await innocent.open()
    before = most = server.memory
    for path in ("/health", "/api/bots"):

        async def attack(path: str = path) -> None:
            with contextlib.suppress(OSError):
                await send_on(server, request(server, path) * 700, most=4_000_000)

        async with innocent.at(table) as there, Pings.of(there) as pings, meanwhile(*[attack() for _ in range(20)]):
            until = time.perf_counter() + 5
            while time.perf_counter() < until:
                await pings.once()
                await asyncio.sleep(0.06)  # no faster than a client may
                most = max(most, server.memory)
        pings.report(report, f"beside requests for {path} in bulk")
    report("memory that they take", (most - before) / 2**20, 50, "MiB")


async def cost(server: Server, report: Report, seconds: float, only: str = "") -> None:
    """The share of a core that one address takes, whatever it requests, once it has used up what it had saved."""
    guest = await Guest(server, ATTACKER).arrive()
    finished = await finish(guest)
    tables = [await guest.open(setup={"players": 2}, bots=["random"], start=True) for _ in range(10)]
    assets = [f"/assets/{path.name}" for path in (STATIC / "assets").glob("*.js")]

    def get(path: str) -> Callable[[], Any]:
        return lambda: guest.http.get(path)

    foreign = {"origin": "https://evil.example"}
    floods: dict[str, Callable[[], Any]] = {
        "/health": get("/health"),
        "/ready": get("/ready"),
        "/metrics": get("/metrics"),
        "misspelt paths": get("/metrics/"),
        "foreign pages": lambda: guest.http.post("/api/tables", json={}, headers=foreign),
        "pipelined requests": lambda: send_on(server, request(server, "/api/bots") * 700),
        "endless bodies": lambda: send_on(server, b"x" * 65_536, posting(guest, f"content-length: {10**12}\r\n")),
        "endless chunks": lambda: send_on(server, CHUNKS, posting(guest, CHUNKED)),
        "endless trailers": lambda: send_on(server, b"a: b\r\n" * 9999, posting(guest, CHUNKED) + b"0\r\n"),
        "bodies in chunks": lambda: send_on(server, posting(guest, CHUNKED) + CHUNKS + b"0\r\n\r\n"),
        f"refusals on {MANY} connections": lambda: ask_again_and_again(server),
        "/api/protocol": get("/api/protocol"),
        "/api/me/games": get("/api/me/games"),
        "/api/lobby": get("/api/lobby"),
        "/schema/openapi.json": get("/schema/openapi.json"),
        "hostile set-ups": lambda: guest.http.post("/api/tables", json=random.choice(HOSTILE)),
        "new guests": lambda: httpx.AsyncClient.get(guest.http, "/api/me", headers={"cookie": ""}),
        "a table": get(f"/api/tables/{tables[0]}"),
        "histories": get(f"/api/tables/{finished}/events"),
        "replays": get(f"/api/replays/{finished}"),
        "logs of games": get(f"/api/replays/{finished}/log"),
        "moments of replays": lambda: guest.http.get(f"/api/replays/{finished}/steps/{random.randrange(40)}"),
        "forks": lambda: guest.http.post(f"/api/replays/{finished}/fork", json={"step": 5, "seat": 0}),
        "previews of tiles": lambda: guest.http.post("/api/rules", json={"tiles": PRINTED_TOML}),
        "lobby chat": lambda: guest.http.post("/api/lobby/chat", json={"text": "ahoy " * 99}),
        "the client's files": lambda: guest.http.get(random.choice(["/", "/card/parrot", *assets])),
        "pages of tables": get(f"/table/{tables[0]}"),
        "openings and closings of sockets": lambda: open_and_close(guest, random.choice(tables)),
        "pings on sockets": lambda: talk(guest, tables[0], text('{"type":"ping"}')),
        "chat on sockets": lambda: talk(guest, tables[0], text('{"type":"say","id":"a","text":"ahoy"}')),
        "bad answers on sockets": lambda: talk(guest, tables[0], text(BAD_ANSWER)),
        "tiny frames on sockets": lambda: talk(guest, tables[0], frame(0x81, b"0")),
        "control frames on sockets": lambda: talk(guest, tables[0], frame(0x89, b"")),
        "endless messages on sockets": lambda: talk(guest, tables[0], frame(0x00, b""), frame(0x01, b"")),
        "watched tables of deckhands": lambda: watch_bots(server, WATCHERS["watched tables of deckhands"], "deckhand"),
        "watched tables of admirals": lambda: watch_bots(server, WATCHERS["watched tables of admirals"], "admiral"),
    }
    for name, send in floods.items():
        if only not in name:
            continue
        plays = name in WATCHERS  # first it has to open tables, for which it needs what it has saved
        if plays:
            await at_rest(server)
        else:
            async with meanwhile(flood(floods["control frames on sockets"])):
                await overdrawn(server, ATTACKER)
        async with meanwhile(flood(send, MANY if str(MANY) in name else 8 if plays else 16)):
            if plays:
                await overdrawn(server, WATCHERS[name])
            await asyncio.sleep(LEAD)
            used = processor_seconds(server)
            await asyncio.sleep(seconds)
            report(f"one address with {name}", (processor_seconds(server) - used) / seconds, 0.2, "cores")


# Sockets

BAD_ANSWER: Final = '{"type":"answer","id":"a","question":99999,"option":"none"}'


def frame(kind: int, body: bytes) -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([kind, 0x80 | len(body)]) + bytes(4) + body


def text(message: str) -> bytes:
    return frame(0x81, message.encode())


async def open_and_close(guest: Guest, table: str) -> None:
    async with guest.at(table) as there:
        await there.recv()


@asynccontextmanager
async def raw_socket(guest: Guest, table: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket at a table, after its hello, for frames that no client sends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", guest.server.port)
    fields = {
        **guest.headers,
        "host": "127.0.0.1",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    writer.write(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{head}\r\n".encode())
    try:
        if b" 101 " in await reader.readuntil(b"\r\n\r\n"):
            writer.write(text('{"type":"hello"}'))
            yield reader, writer
        else:
            raise ConnectionRefusedError
    finally:
        writer.close()


async def talk(guest: Guest, table: str, message: bytes, first: bytes = b"") -> None:
    """The same message over and over, as fast as the server takes it, until it closes the socket. Nothing is read."""
    async with raw_socket(guest, table) as (_, writer):
        writer.write(first)
        many = message * (65_536 // len(message))
        while not writer.is_closing():
            writer.write(many)
            await writer.drain()


async def frames(server: Server, report: Report) -> None:
    """20 sockets send 4 MB of the smallest frames each, and the longest ping of somebody else."""
    attacker, innocent = await Guest(server, ATTACKER).arrive(), await Guest(server, INNOCENT).arrive()
    table = await innocent.open()

    async def attack(message: bytes) -> None:
        with contextlib.suppress(OSError):
            async with raw_socket(attacker, table) as (_, writer):
                for _ in range(64):
                    writer.write(message * (65_536 // len(message)))
                    await writer.drain()

    for name, message in {"empty messages": frame(0x81, b""), "control frames": frame(0x89, b"")}.items():
        attacks = [attack(message) for _ in range(20)]
        async with innocent.at(table) as there, Pings.of(there) as pings, meanwhile(*attacks):
            until = time.perf_counter() + 5
            while time.perf_counter() < until:
                await pings.once()
                await asyncio.sleep(0.06)  # no faster than a client may
        pings.report(report, f"beside {name} in bulk")


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
@click.option("--seconds", default=3.0, help="Duration of each measurement of cost.")
@click.option("--only", default="", help="Measure only the cost of requests whose name contains this.")
def main(seconds: float, only: str) -> None:
    broken: list[str] = []

    def report(what: str, found: float, most: float, unit: str) -> None:
        print(f"{what:80} {found:8.3f} {unit:5} (at most {most:g})", flush=True)
        if found > most:
            broken.append(f"{what}: {found:.3f} {unit}, not {most:g}")

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not only:
            with serving(folder) as server:
                asyncio.run(freeze(server, report))
                asyncio.run(bots(server, report, "captain"))
                asyncio.run(bots(server, report, "admiral"))
            with serving(folder, *USUAL) as server:
                asyncio.run(frames(server, report))
                asyncio.run(pipelines(server, report))
            with serving(folder, *USUAL, files=256) as server:
                asyncio.run(half_sent(server, report))
        with serving(folder, *USUAL) as server:
            asyncio.run(cost(server, report, seconds, only))
        print((folder / "log").read_text()[:2000], end="")
    for each in broken:
        print(f"broken promise: {each}")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
