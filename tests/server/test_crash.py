"""A server that is killed again and again while many tables play loses nothing that it has acknowledged."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from galecrest import codec
from galecrest.game import replay
from galecrest.server.cache import TableCache
from galecrest.server.news import News
from galecrest.server.storage import Storage
from galecrest.server.storage import schema as db
from tests.server.conftest import Postgres
from tests.server.harness import Data, Person, Server, run

TABLES = 50
SECONDS = 1200  # on a busy machine a server takes several seconds to start
LAST_DAY = (3, 6)
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Sailor:
    """Plays a seat, and comes back whenever the server has gone."""

    def __init__(self, person: Person, table: str, chance: random.Random) -> None:
        self.person = person
        self.table = table
        self.chance = chance
        self.pause = 1.5
        self.holding_back = True  # no game ends before the last kill, however fast the machine is
        self.number: int | None = None
        self.view: Data = {}
        self.unsure: dict[str, Data] = {}  # answers that were sent and not yet acknowledged
        self.acknowledged: dict[str, Data] = {}

    async def play(self) -> None:
        while True:
            try:
                async with asyncio.timeout(60):
                    await self.visit()
                return
            except GONE:
                await asyncio.sleep(0.1)

    async def visit(self) -> None:
        url = f"{self.person.http.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"cookie": self.person.cookie}
        async with connect(url, additional_headers=headers, compression=None, proxy=None, close_timeout=1) as socket:
            await socket.send(json.dumps({"type": "hello", "after": self.number}))
            for answer in self.unsure.values():
                await socket.send(json.dumps(answer))
            while not (self.view.get("phase") == "over" and not self.unsure):
                message = json.loads(await socket.recv())
                match message["type"]:
                    case "happened":
                        if not message["whole"]:
                            assert message["number"] == (self.number or 0) + len(message["events"])
                        self.number, self.view = message["number"], message["view"]
                    case "accepted":
                        self.acknowledged[message["id"]] = self.unsure.pop(message["id"])
                    case "refused":
                        raise AssertionError(message)
                for question in self.view.get("questions", []):
                    answer_id = f"q{question['id']}"
                    if answer_id not in self.unsure and answer_id not in self.acknowledged:
                        await asyncio.sleep(self.chance.random() * self.pause)
                        while self.holding_back and (self.view["voyage"], self.view["day"]) == LAST_DAY:
                            await asyncio.sleep(0.1)
                        option = self.chance.choice(question["options"])["id"]
                        answer = {"type": "answer", "id": answer_id, "question": question["id"], "option": option}
                        self.unsure[answer_id] = answer
                        await socket.send(json.dumps(answer))


@pytest.mark.slow
@pytest.mark.timeout(SECONDS)
def test_killed_fifty_times(tmp_path: Path) -> None:
    kill_again_and_again(f"sqlite+aiosqlite:///{tmp_path}/crash.sqlite", 50, tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(SECONDS)
def test_killed_ten_times_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """Fewer times, since what differs is the database: the connections of a dead process are still open there when the next one begins."""
    kill_again_and_again(postgres.new_database(), 10, tmp_path)


def kill_again_and_again(database: str, kills: int, folder: Path) -> None:
    server = Server(database, log=folder / "log")
    server.environment.pop("COVERAGE_PROCESS_CONFIG", None)  # a process that is killed cannot store what was measured
    server.start()
    chance = random.Random(0)

    async def main() -> None:
        people = [await Person(server.http, f"Guest {number}").arrive() for number in range(2)]
        tables = []
        for number in range(TABLES):  # some with people only, some with bots
            bots = ["random"] if number % 5 == 0 else []
            table = await people[0].open_table(setup={"players": 2 + len(bots)}, bots=bots)
            async with people[1].at(table) as client:
                await client.do("sit")
            async with people[0].at(table) as client:
                await client.do("start")
            tables.append(table)
        sailors = [
            Sailor(person, table, random.Random(repr((table, person.name)))) for table in tables for person in people
        ]
        playing = [asyncio.create_task(sailor.play()) for sailor in sailors]
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.2, 0.6))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        running = {sailor.table for sailor, task in zip(sailors, playing, strict=True) if not task.done()}
        assert len(running) == TABLES, f"only {len(running)} games were still running when the last kill came"
        for sailor in sailors:
            sailor.pause, sailor.holding_back = 0, False
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.stop)
        await check(database, sailors)

    try:
        run(main, SECONDS)
    finally:
        server.stop()


async def check(database: str, sailors: list[Sailor]) -> None:
    storage = Storage(database)
    try:
        cache = TableCache(storage, News())
        for sailor in sailors:
            cached = await cache.find(sailor.table)
            table, game = cached.table, cached.play.game
            assert table.state == "over"
            assert game is not None
            rows = await storage.database.all(select(db.steps).where(db.steps.c.table_id == sailor.table))
            written = {(row.seat, row.client_id): (row.question, row.option) for row in rows}
            seat = table.seat_of(sailor.person.guest)
            assert seat is not None
            for answer_id, answer in sailor.acknowledged.items():
                assert written[seat, f"c:{answer_id}"] == (answer["question"], answer["option"])
            assert sum([row.seat == seat for row in rows]) == len(sailor.acknowledged)
            assert codec.digest(replay(game.log)) == codec.digest(game)
            assert sailor.view == json.loads(codec.view_to_json(game.view(seat)))
    finally:
        await storage.close()
