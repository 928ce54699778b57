"""Tables in the memory of a process."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from galecrest.server.cache import CachedTable
from galecrest.server.chat import Chat
from galecrest.server.connections import Connection, Connections
from galecrest.server.limits import Bucket
from galecrest.server.metering import paid_by
from galecrest.server.presence import Presence
from galecrest.server.pubsub import SingleProcess
from galecrest.server.settings import Limits
from galecrest.table import versions
from galecrest.table.messages import Leave
from tests.server.scene import Process, Scene, game_at, play_scene, refused


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_few_tables_in_memory_are_enough(database: Path) -> None:
    async def play(here: Scene) -> None:
        here.cache.most = 2
        ids = [(await here.gather(2)).id for _ in range(4)]
        for _ in range(3):
            for table_id in ids:
                await here.play_on(await here.cache.find(table_id), random.Random(8), 3)
        assert len(here.cache) == 2
        assert here.cache.known(ids[0]) is None
        for table_id in ids:
            assert (await here.cache.find(table_id)).play.number == 9

    play_scene(database, play)


def test_tables_with_sockets_stay_in_memory(database: Path) -> None:
    async def play(here: Scene) -> None:
        async def send(messages: Sequence[bytes]) -> None:
            raise AssertionError(messages)

        here.cache.most = 2
        presence = Presence(here.storage, here.cache, here.news)
        connections = Connections(here.storage, here.cache, presence, SingleProcess())
        chat = Chat(here.storage, Limits())
        sockets = []
        for _ in range(3):
            table = await here.gather(2)
            sockets.append(Connection(here.cache, here.guests, chat, table.id, here.people[0], send))
            connections.join(sockets[-1])
        others = [(await here.gather(2)).id for _ in range(2)]
        assert all(here.cache.known(socket.table_id) for socket in sockets)
        assert here.cache.known(others[0]) is None
        for socket in sockets:
            connections.part(socket)
        await here.cache.find(others[0])
        assert len(here.cache) == 2

    play_scene(database, play)


def test_whoever_wants_a_table_that_is_not_in_memory_pays_for_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        there, account = Process(here.storage), Bucket(1e-9, 1000)

        def slowly(*known: Any) -> Any:
            until = time.thread_time() + 0.1
            while time.thread_time() < until:
                pass
            return load(*known)

        load = versions.load
        monkeypatch.setattr(versions, "load", slowly)
        await asyncio.create_task(paid_by(account, there.cache.find(table.id)))
        assert account.left < 1000 - 0.1

    play_scene(database, play)


def test_a_table_that_many_want_is_read_once(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        other = Process(here.storage)
        found = await asyncio.gather(*[other.cache.find(table.id) for _ in range(5)])
        assert all(each is found[0] for each in found)

    play_scene(database, play)


@pytest.mark.parametrize("name", ["\0", "a b", "x" * 33, "", "\N{HANGUL FILLER}", "nothing"])
def test_what_cannot_be_a_tables_name_names_no_table(database: Path, name: str) -> None:
    async def play(here: Scene) -> None:
        await refused("unknown_table", here.cache.find(name))

    play_scene(database, play)


def test_a_game_is_read_from_its_last_position(database: Path) -> None:
    """At every step of a game, a fresh process reads at most the steps of the day and knows as much as the one that plays."""

    async def play(here: Scene) -> None:
        table = await here.gather(3)
        chance = random.Random(3)
        most = 0
        while not table.play.over:
            await here.play_on(table, chance, 1)
            fresh = await Process(here.storage).cache.find(table.id)
            assert fresh.play.game == table.play.game
            assert fresh.play.told == table.play.told
            assert fresh.play.clocks == table.play.clocks
            assert fresh.play.dictionary == table.play.dictionary
            position = await here.storage.steps.last_position(table.id)
            assert position is not None
            most = max(most, fresh.play.number - position.number)
        assert 0 < most < table.play.number / 5
        assert position is not None
        assert position.number == table.play.number

    play_scene(database, play)


def test_whatever_is_read_is_told(database: Path) -> None:
    """Whoever reads on or reads the seats again, those who listen learn of it; nobody swallows news of another process."""

    async def play(here: Scene) -> None:
        table = await here.gather(2)
        other = Process(here.storage)
        same = await other.cache.find(table.id)
        heard: list[str] = []
        other.news.subscribe(read=lambda cached: heard.append(cached.id))
        await other.cache.find_current(table.id)
        assert heard == []
        await here.play_on(table, random.Random(1), 1)
        await other.cache.read_on(same)
        await here.seating.request(table.id, here.people[1], Leave(""))
        await other.cache.refresh(same)
        await other.cache.find_current(table.id)
        assert heard == [table.id, table.id]

    play_scene(database, play)


def test_who_came_or_went_unnoticed(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        now = time.time()
        assert here.cache.see({(table.id, 0): now + 60, (table.id, 7): now, ("elsewhere", 0): now}, now) == {table.id}
        assert table.table.seats[0].here_until == now + 60
        assert here.cache.see({(table.id, 0): now + 80}, now) == set()

    play_scene(database, play)


def rests(table: CachedTable) -> bool:
    return table.play.awake is None


def test_a_table_that_nobody_wants_rests_and_wakes_up(database: Path) -> None:
    async def play(here: Scene) -> None:
        idle, busy = await here.gather(2), await here.gather(2)
        idle.wanted_at -= 60
        await here.cache.rest(30)
        assert rests(idle)
        assert not rests(busy)
        async with idle.lock:  # an answer is being stored
            assert game_at(idle).questions
            await here.cache.rest(30)
            assert not rests(idle)
        await here.cache.rest(30)
        assert rests(idle)
        await here.play_on(await here.cache.find(idle.id), random.Random(4), 5)
        await here.cache.rest(30)
        assert not rests(idle)
        assert idle.play.number == 5

    play_scene(database, play)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET setup = '{' WHERE id = ?",
        "UPDATE positions SET state = x'00' WHERE table_id = ?",
        "UPDATE steps SET recording = x'0000' WHERE number = 0 AND table_id = ?",
        "UPDATE steps SET option = 'hand:99' WHERE number > 0 AND table_id = ?",
        "UPDATE steps SET chance = 'x' WHERE table_id = ?",
    ],
)
def test_a_damaged_table_says_so_and_spares_the_others(database: Path, damage: str) -> None:
    async def play(here: Scene) -> None:
        bad, good = await here.gather(2), await here.gather(2)
        await here.play_on(bad, random.Random(1), 1)
        with sqlite3.connect(database) as connection:
            connection.execute(damage, [bad.id])
        fresh = Process(here.storage)
        await refused("failed", fresh.cache.find_current(bad.id))
        assert (await fresh.cache.find_current(good.id)).play.game == game_at(good)

    play_scene(database, play)
