"""Measures what one server process carries: `make load`, or `make load LOAD="--tables 900 --rate 300 --seconds 60"`.

Starts a server and opens tables with four players each, who have one socket each. The tables give `--rate` answers per second between
them, however long an answer takes. The latency is the time from sending an answer until the last of the four players has received the
result. The clients run in a process of their own. The last column is the longest time by which the clients themselves came late to a
timer: where it is long, the machine was busy with something else, and the longest latencies say little about the server.
"""

import asyncio
import gc
import itertools
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import click
import httpx
import msgspec
import uvloop
from msgspec import Struct

from galecrest.server.guests import Guests
from galecrest.server.protocol import make_room
from galecrest.server.storage import Storage
from galecrest.table.messages import OpenTable, Setup, encode
from tests.server.harness import Person, Server
from tests.server.scene import Process, game_at

PLAYERS = 4
P99 = 250.0  # milliseconds; above it, the server does not carry the load
KNEE = 1500  # answers per second that one process must carry
LENGTH = 80  # answers that every game has; most have more than 100
ALONE = 60.0  # KiB that an idle table may take
SCALE = {900: (50.0, 150.0), 2000: (100.0, None)}  # tables: the promised p99 and longest latency, in milliseconds
SCALE_RATE = 300.0  # answers per second, for
SCALE_SECONDS = 60.0


class Option(Struct):
    id: str


class Question(Struct):
    id: int
    options: list[Option]


class View(Struct):
    questions: list[Question]


class Message(Struct):
    """Only the fields that the benchmark needs, so that decoding in the clients costs little."""

    view: View


decode = msgspec.json.Decoder(Message).decode


class Player(asyncio.Protocol):
    """A client with a minimal WebSocket of its own, so that thousands of them leave the processor to the server. It decodes a view
    only when it has to answer."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.received = b""
        self.open = False
        self.told = 0  # the number of updates received
        self.told_at = 0.0
        self.view = b""
        self.refused: list[str] = []
        self.closed = False
        self._news: asyncio.Future[None] | None = None

    @classmethod
    async def connect(cls, http: str, path: str, cookie: str) -> "Player":
        host, port = http.removeprefix("http://").split(":")
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, player = await loop.create_connection(lambda: cls(request.encode()), host, int(port))
        await player.until(lambda: player.open)
        return player

    @property
    def questions(self) -> list[Question]:
        return decode(self.view).view.questions if self.view else []

    def send(self, message: dict[str, object]) -> None:
        self._write(0x1, json.dumps(message).encode())

    async def until(self, condition: Callable[[], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                assert not self.closed, "the server closed a socket"
                self._news = asyncio.get_running_loop().create_future()
                await self._news

    async def do(self, message: dict[str, object]) -> None:
        before = self.accepted
        self.send(message)
        await self.until(lambda: self.accepted > before or bool(self.refused))

    def close(self) -> None:
        self.transport.close()

    # The protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.accepted = 0
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.open:
            head, blank, rest = self.received.partition(b"\r\n\r\n")
            if not blank:
                return
            assert b" 101 " in head, head.decode()
            self.open, self.received = True, rest
        while self._frame():
            pass
        self._wake()

    def _frame(self) -> bool:
        """Take one frame from what was received. A server does not mask its frames."""
        data = self.received
        if len(data) < 2:
            return False
        length, start = data[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(data) < start:
                return False
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return False
        body, self.received = data[start : start + length], data[start + length :]
        kind = data[0] & 0xF
        if kind == 0x1:
            self._take(body)
        elif kind == 0x9:
            self._write(0xA, body)
        return True

    def _take(self, body: bytes) -> None:
        if body.startswith(b'{"type":"happened"'):
            self.view, self.told, self.told_at = body, self.told + 1, time.perf_counter()
        elif body.startswith(b'{"type":"accepted"'):
            self.accepted += 1
        elif body.startswith(b'{"type":"refused"'):
            self.refused.append(body.decode())

    def _write(self, kind: int, body: bytes) -> None:
        length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + body)  # masked with zeros

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)


@dataclass
class Load:
    http: str
    people: list[Person]
    tables: list[list[Player]] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    played: float = 0.0  # answers per table so far
    late: float = 0.0  # seconds by which the clients came late to a timer at most

    @classmethod
    async def at(cls, http: str) -> "Load":
        return cls(http, [await Person(http, f"Guest {number}").arrive() for number in range(PLAYERS)])

    async def seat(self, count: int) -> None:
        """Open tables until there are `count`."""
        gate = asyncio.Semaphore(8)
        host = self.guest()

        async def one() -> None:
            async with gate:
                table = (await host.post("/api/tables", json={"setup": {"players": PLAYERS}})).json()["id"]
                players = [await self.sit(person, table) for person in self.people]
                players[0].send({"type": "start", "id": "start"})
                for player in players:
                    await player.until(lambda player=player: player.told > 0)  # type: ignore[misc]
                self.tables.append(players)
                self.ids.append(table)

        async with host:
            await asyncio.gather(*[one() for _ in range(count - len(self.tables))])

    async def seat_again(self) -> None:
        """The same number of tables, with new games."""
        count = len(self.tables)
        self.close()
        self.tables, self.played = [], 0.0
        await self.seat(count)

    def guest(self) -> httpx.AsyncClient:
        """The first guest's requests."""
        return httpx.AsyncClient(base_url=self.http, headers={"cookie": self.people[0].cookie}, timeout=60)

    async def sit(self, person: Person, table: str) -> Player:
        player = await Player.connect(self.http, f"/api/tables/{table}/socket", person.cookie)
        player.send({"type": "hello"})
        await player.do({"type": "sit", "id": "sit"})
        return player

    async def look(self) -> None:
        """Look at all tables without a socket."""
        async with self.guest() as client:
            for table in self.ids:
                assert (await client.get(f"/api/tables/{table}")).status_code == 200

    async def play(self, rate: float, seconds: float) -> None:
        """All tables together send `rate` answers per second."""
        self.latencies.clear()
        pause = len(self.tables) / rate
        self.played += seconds / pause
        until = time.perf_counter() + seconds
        await asyncio.gather(
            self.watch_timers(until), *[self.play_table(players, pause, until) for players in self.tables]
        )

    async def watch_timers(self, until: float) -> None:
        self.late = 0.0
        while (began := time.perf_counter()) < until:
            await asyncio.sleep(0.005)
            self.late = max(self.late, time.perf_counter() - began - 0.005)

    async def play_table(self, players: list[Player], pause: float, until: float) -> None:
        tick = time.perf_counter() + random.random() * pause
        while tick < until:
            await asyncio.sleep(max(0.0, tick - time.perf_counter()))
            tick += pause
            asked = self.asked(players)
            if asked is None:
                return  # the game is over
            player, question = asked
            option = random.choice(question.options).id
            before = [each.told for each in players]
            sent = time.perf_counter()
            player.send({"type": "answer", "id": f"q{question.id}", "question": question.id, "option": option})
            for each, told in zip(players, before, strict=True):
                await each.until(lambda each=each, told=told: each.told > told)  # type: ignore[misc]
            self.latencies.append(max(each.told_at for each in players) - sent)

    @staticmethod
    def asked(players: list[Player]) -> tuple[Player, Question] | None:
        """One of those who are asked."""
        for player in random.sample(players, len(players)):
            questions = player.questions
            if questions:
                return player, questions[0]
        return None

    @property
    def refused(self) -> list[str]:
        return list(itertools.chain(*[player.refused for players in self.tables for player in players]))

    def close(self) -> None:
        for player in itertools.chain(*self.tables):
            player.close()


def processor_seconds(server: Server) -> float:
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


HEADINGS = (
    *("tables", "sockets", "offered/s", "answers/s", "p50 ms", "p99 ms", "max ms", "CPU ms/answer", "KiB/table"),
    "late ms",
)


@dataclass
class Measured:
    """What the servers did with a load."""

    tables: int
    offered: float
    answers: float  # per second
    latencies: list[float]  # milliseconds
    cost: float  # milliseconds of processor time per answer, of all servers together
    memory: float  # KiB per table
    late: float  # milliseconds by which the clients themselves came late at most

    @property
    def p99(self) -> float:
        return percentile(self.latencies, 0.99)

    @property
    def carried(self) -> bool:
        return self.p99 <= P99 and self.answers > 0.9 * self.offered

    def __str__(self) -> str:
        return (
            f"{self.tables:9} {self.tables * PLAYERS:9} {self.offered:9.0f} {self.answers:9.0f}"
            f" {percentile(self.latencies, 0.5):9.1f} {self.p99:9.1f} {max(self.latencies):9.1f}"
            f" {self.cost:13.2f} {self.memory:9.0f} {self.late:9.1f}"
        )


async def measure(load: Load, servers: Sequence[Server], empty: int, rate: float, seconds: float) -> Measured:
    gc.collect()
    gc.freeze()  # the clients' own pauses are not the server's
    used = sum(map(processor_seconds, servers))
    began = time.perf_counter()
    await load.play(rate, seconds)
    took = max(seconds, time.perf_counter() - began)
    used = sum(map(processor_seconds, servers)) - used
    memory = sum(server.memory for server in servers) - empty
    times = [1000 * latency for latency in load.latencies]
    answers = len(times)
    cost, late = 1000 * used / answers, 1000 * load.late
    return Measured(len(load.tables), rate, answers / took, times, cost, memory / len(load.ids) / 1024, late)


async def by_size(
    server: Server, sizes: Sequence[int], rate: float | None, seconds: float, idle: float, scale: bool
) -> bool:
    """Every size with one answer per second and table, or with `rate` answers per second in all. `scale`: check what is promised
    for these sizes."""
    empty = server.memory
    load = await Load.at(server.http)
    print(" ".join(f"{heading:>9}" for heading in HEADINGS))
    good = True
    for size in sizes:
        await load.seat(size)
        await asyncio.sleep(1)
        measured = await measure(load, [server], empty, rate or size, seconds)
        print(measured, flush=True)
        p99, longest = SCALE.get(size, (P99, None)) if scale else (P99, None)
        for name, found, most in (("p99", measured.p99, p99), ("max", max(measured.latencies), longest)):
            if most is not None and found > most:
                good = False
                print(f"broken promise: {name} of {size} tables is {found:.0f} ms, not {most:.0f}")
        if measured.answers < 0.9 * measured.offered:
            good = False
            print(f"broken promise: {size} tables gave {measured.answers:.0f} answers per second")
    refused = load.refused
    if refused:
        print(f"{len(refused)} refused, such as {refused[0]}")
    if idle:
        await asyncio.sleep(idle)
        print(f"after {idle:g} s without answers: {(server.memory - empty) / len(load.tables) / 1024:.0f} KiB/table")
    load.close()
    if idle:
        good &= await tables_alone(server, load, idle) <= ALONE
    return good and not refused


async def tables_alone(server: Server, load: Load, idle: float) -> float:
    """KiB per table at which nobody is connected, in a server that has read all tables and then left them alone."""
    server.stop()
    server.start()
    empty = server.memory
    await load.look()
    await asyncio.sleep(idle)
    found = (server.memory - empty) / len(load.ids) / 1024
    print(f"without sockets, after {idle:g} s: {found:.0f} KiB/table")
    if found > ALONE:
        print(f"broken promise: an idle table takes {found:.0f} KiB, not {ALONE:.0f}")
    return found


async def find_knee(http: str, servers: Sequence[Server], tables: int, rates: Sequence[float], seconds: float) -> float:
    """The highest of these rates of answers that the servers carry."""
    empty = sum(server.memory for server in servers)
    load = await Load.at(http)
    await load.seat(tables)
    await asyncio.sleep(1)
    print(" ".join(f"{heading:>9}" for heading in HEADINGS))
    best = 0.0
    for rate in rates:
        if load.played + rate * seconds / tables > LENGTH:
            assert not load.refused, load.refused[0]
            await load.seat_again()
            await asyncio.sleep(1)
        measured = await measure(load, servers, empty, rate, seconds)
        print(measured, flush=True)
        if not measured.carried:
            break
        best = rate
    assert not load.refused, load.refused[0]
    load.close()
    return best


async def by_length(folder: str, games: int) -> None:
    """The processor time of an answer early and late in a game: check, commit, and messages to four seats."""
    storage = Storage(f"sqlite:///{folder}/length.sqlite")
    await storage.migrate()
    guests = await Guests.with_key(storage)
    process = Process(storage)
    people = [await guests.new() for _ in range(PLAYERS)]
    costs: dict[int, list[float]] = {}
    for seed in range(games):
        chance = random.Random(seed)
        table = await process.seating.open(people[0], OpenTable(Setup(players=PLAYERS)))
        for person in people[1:]:
            await process.sit(table.id, person)
        await process.seating.start(table.id, people[0])
        while not table.play.over:
            question = chance.choice(game_at(table).questions)
            option = chance.choice(question.options)
            began = time.process_time()
            await process.answering.answer(table, question.seat, question.id, option, f"q{question.id}")
            for seat in range(PLAYERS):
                encode(table.play.happened(seat, table.play.told[seat] - 1, 0))
            costs.setdefault(table.play.number // 20 * 20, []).append(time.process_time() - began)
    await storage.close()
    print("CPU ms per answer, by the number of earlier answers in the game:")
    print(
        "  ".join(
            f"{length}+: {1000 * sum(some) / len(some):.2f}"
            for length, some in sorted(costs.items())
            if len(some) > games
        )
    )


@click.command()
@click.option(
    "--tables", "sizes", multiple=True, type=int, help="Number of tables, by default 75, 150 and 300; may be repeated."
)
@click.option("--rate", type=float, help="Answers per second of all tables together; by default one per table.")
@click.option("--seconds", default=30.0, help="Duration of each measurement.")
@click.option("--idle", default=0.0, help="Measure the memory again after so many idle seconds.")
@click.option("--scale", is_flag=True, help="Check what is promised: 900 and 2,000 tables (or one of them), idle ones.")
@click.option("--knee", is_flag=True, help="Raise the rate until the server does not carry it, with the last --tables.")
@click.option(
    "--length", is_flag=True, help="Measure the cost of an answer early and late in a game, and nothing else."
)
@click.option("--database", default=None, help="Database URL; a temporary SQLite file by default.")
def main(
    sizes: tuple[int, ...],
    rate: float | None,
    seconds: float,
    idle: float,
    scale: bool,
    knee: bool,
    length: bool,
    database: str | None,
) -> None:
    if scale:
        sizes, rate, seconds, idle = sizes or tuple(SCALE), SCALE_RATE, SCALE_SECONDS, idle or 30.0
    sizes = sizes or (75, 150, 300)
    make_room()  # a file for every socket
    with tempfile.TemporaryDirectory() as folder:
        if length:
            asyncio.run(by_length(folder, 10))
            return
        log = Path(folder) / "log"
        server = Server(database or f"sqlite:///{folder}/load.sqlite", log=log)
        server.start()
        try:
            if knee:
                rates = range(500, 4001, 250)
                best = uvloop.run(find_knee(server.http, [server], sizes[-1], rates, seconds))
                print(f"one process carries {best:.0f} answers per second")
                good = best >= KNEE
                if not good:
                    print(f"broken promise: that is less than {KNEE}")
            else:
                good = uvloop.run(by_size(server, sizes, rate, seconds, idle, scale))
        finally:
            server.stop()
        errors = log.read_text()
        if errors:
            print(errors[:2000])
        sys.exit(0 if good and not errors else 1)


if __name__ == "__main__":
    main()
