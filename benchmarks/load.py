"""Measures how many tables one server process can serve: `make load`.

Starts a server, opens tables with four players each (one socket per player), and sends one answer per second at every table. The latency
is the time from sending an answer until the last of the four players receives the result. The clients run in a separate process.
"""

import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from galecrest.server.guests import Guests
from galecrest.server.storage import Storage
from galecrest.table.messages import OpenTable, Setup, encode
from tests.server.harness import Person, Server
from tests.server.scene import Process, game_at

PLAYERS = 4


class Option(Struct):
    id: str


class Question(Struct):
    id: int
    options: list[Option]


class View(Struct):
    questions: list[Question]


class Message(Struct):
    """Only the fields that the benchmark needs, so that decoding in the clients costs little."""

    type: str
    view: View | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Player:
    socket: ClientConnection
    chance: random.Random
    questions: list[Question] = field(default_factory=list)
    told: int = 0  # the number of updates received
    told_at: float = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    refused: list[str] = field(default_factory=list)

    async def listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = decode(text)
            if message.type == "happened" and message.view is not None:
                self.questions, self.told, self.told_at = message.view.questions, self.told + 1, now
                self.news.set()
            elif message.type == "refused":
                self.refused.append(str(text))

    async def until(self, told: int) -> None:
        while self.told < told:
            self.news.clear()
            await self.news.wait()


@dataclass
class Load:
    server: Server
    people: list[Person]
    tables: list[list[Player]] = field(default_factory=list)
    listening: list[asyncio.Task[None]] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)

    async def seat(self, count: int) -> None:
        """Open tables until there are `count`."""
        gate = asyncio.Semaphore(8)

        async def one() -> None:
            async with gate:
                table = await self.people[0].open_table(setup={"players": PLAYERS})
                players = [await self.sit(person, table) for person in self.people]
                await players[0].socket.send('{"type":"start","id":"start"}')
                for player in players:
                    await asyncio.wait_for(player.until(1), 60)
                self.tables.append(players)

        await asyncio.gather(*[one() for _ in range(count - len(self.tables))])

    async def sit(self, person: Person, table: str) -> Player:
        url = f"{self.server.http.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        socket = await connect(url, additional_headers={"cookie": person.cookie}, compression=None, proxy=None)
        player = Player(socket, random.Random(len(self.listening)))
        await socket.send('{"type":"hello"}')
        await socket.recv()
        await socket.send('{"type":"sit","id":"sit"}')
        while json.loads(await socket.recv())["type"] != "accepted":
            pass
        self.listening.append(asyncio.create_task(player.listen()))
        return player

    async def play(self, seconds: float) -> None:
        self.latencies.clear()
        until = time.perf_counter() + seconds
        await asyncio.gather(*[self.play_table(players, until) for players in self.tables])

    async def play_table(self, players: list[Player], until: float) -> None:
        """Send one answer per second, however long the previous one took."""
        tick = time.perf_counter() + random.random()
        while tick < until:
            await asyncio.sleep(max(0.0, tick - time.perf_counter()))
            tick += 1
            asked = [(player, question) for player in players for question in player.questions]
            if not asked:
                return  # the game is over
            player, question = random.choice(asked)
            option = player.chance.choice(question.options).id
            before = [each.told for each in players]
            sent = time.perf_counter()
            answer = {"type": "answer", "id": f"q{question.id}", "question": question.id, "option": option}
            await player.socket.send(json.dumps(answer))
            for each, told in zip(players, before, strict=True):
                await asyncio.wait_for(each.until(told + 1), 30)
            self.latencies.append(max(each.told_at for each in players) - sent)

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        await asyncio.gather(*[player.socket.close() for players in self.tables for player in players])


def processor_seconds(server: Server) -> float:
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure(server: Server, sizes: Sequence[int], seconds: float) -> bool:
    load = Load(server, [await Person(server.http, f"Guest {number}").arrive() for number in range(PLAYERS)])
    empty = server.memory
    print(
        f"{'tables':>7} {'sockets':>8} {'answers':>8} {'p50 ms':>8} {'p99 ms':>8} {'max ms':>8} {'CPU ms/answer':>14} {'KiB/table':>10}"
    )
    good = True
    for size in sizes:
        await load.seat(size)
        await asyncio.sleep(1)
        used = processor_seconds(server)
        await load.play(seconds)
        used = processor_seconds(server) - used
        times = [1000 * latency for latency in load.latencies]
        p99 = percentile(times, 0.99)
        print(
            f"{size:7} {size * PLAYERS:8} {len(times):8} {percentile(times, 0.5):8.1f} {p99:8.1f} {max(times):8.1f}"
            f" {1000 * used / len(times):14.2f} {(server.memory - empty) / size / 1024:10.0f}",
            flush=True,
        )
        good &= p99 <= 250
    refused = list(itertools.chain(*[player.refused for players in load.tables for player in players]))
    if refused:
        print(f"{len(refused)} refused, such as {refused[0]}")
    await load.close()
    return good and not refused


async def by_length(folder: str, games: int) -> None:
    """The processor time of an answer early and late in a game: check, commit, and messages to four seats."""
    storage = Storage(f"sqlite+aiosqlite:///{folder}/length.sqlite")
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
    "--tables", "sizes", multiple=True, type=int, default=(75, 150, 300), help="Number of tables; may be repeated."
)
@click.option("--seconds", default=30.0, help="Duration of each size.")
@click.option("--database", default=None, help="Database URL; a temporary SQLite file by default.")
def main(sizes: tuple[int, ...], seconds: float, database: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(by_length(folder, 10))
        log = Path(folder) / "log"
        server = Server(database or f"sqlite+aiosqlite:///{folder}/load.sqlite", log=log)
        server.start()
        try:
            good = asyncio.run(measure(server, sizes, seconds))
        finally:
            server.stop()
        errors = log.read_text()
        if errors:
            print(errors[:2000])
        sys.exit(0 if good and not errors else 1)


if __name__ == "__main__":
    main()
