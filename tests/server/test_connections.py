"""What a process tells its clients about tables that another process changes."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from galecrest.server.chat import Chat
from galecrest.server.connections import Connection, Connections
from galecrest.server.limits import Bucket
from galecrest.server.lobby import LobbyList
from galecrest.server.metering import metered, paid_by
from galecrest.server.presence import Presence
from galecrest.server.pubsub import SingleProcess
from galecrest.server.settings import Limits
from galecrest.table.messages import Hello, OpenTable, Setup
from galecrest.table.refusals import Refusal
from galecrest.table.seating import Guest
from tests.server.harness import Person, Server, run
from tests.server.scene import Process, Scene, play_scene


class Elsewhere(Process):
    """Another process on the same database, which learns of changes by polling."""

    def __init__(self, here: Scene) -> None:
        super().__init__(here.storage)
        self.guests = here.guests
        self.chat = Chat(here.storage, Limits())
        presence = Presence(self.storage, self.cache, self.news)
        self.connections = Connections(self.storage, self.cache, presence, SingleProcess())
        self.news.subscribe(stored=self.connections.stored, read=self.connections.read)

    async def connect(self, table_id: str, guest: Guest) -> "Told":
        told = Told()
        connection = Connection(self.cache, self.guests, self.chat, table_id, guest, told.take)
        await connection.greet(await self.cache.find(table_id), Hello())
        self.connections.join(connection)
        told.telling = asyncio.create_task(metered(connection.keep_telling()))
        return told


class Told:
    """A client, and all that it was told."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.telling: asyncio.Task[None]

    async def take(self, messages: Sequence[bytes]) -> None:
        self.messages += map(json.loads, messages)

    async def until(self, kind: str) -> None:
        while all(message["type"] != kind for message in self.messages):
            assert not self.telling.done()
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        self.telling.cancel()
        await asyncio.gather(self.telling, return_exceptions=True)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE steps SET option = 'hand:99' WHERE number > 0 AND table_id = ?",
        "UPDATE steps SET chance = 'x' WHERE table_id = ?",
        "UPDATE steps SET chance = '[[1, 2]]' WHERE number > 0 AND table_id = ?",
        "UPDATE tables SET setup = '{', version = version + 1 WHERE id = ?",
        "UPDATE tables SET setup = '{\"of a later version\": 1}', version = version + 1 WHERE id = ?",
    ],
)
def test_a_damaged_table_stops_no_other_one(tmp_path: Path, damage: str) -> None:
    """It is in memory when it is damaged, and the poll comes to it first."""

    async def play(here: Scene) -> None:
        bad, good = await here.gather(2), await here.gather(2)
        there = Elsewhere(here)
        victim = await there.connect(bad.id, here.people[0])
        fine = await there.connect(good.id, here.people[0])
        await fine.until("happened")
        fine.messages.clear()
        for table in (bad, good):
            await here.play_on(table, random.Random(1), 1)
        with sqlite3.connect(tmp_path / "damaged.sqlite") as connection:
            connection.execute(damage, [bad.id])
        await there.connections.look_everywhere()
        await fine.until("happened")
        with pytest.raises(Refusal, match="cannot be read"):
            await victim.telling
        await there.connections.look_everywhere()
        await there.connections.show_life()
        await fine.close()
        assert not await there.cache.asks(bad.id, 0, bad.play.number)
        assert [await there.cache.asks(good.id, seat, good.play.number) for seat in range(2)] == [
            seat in good.play.asked for seat in range(2)
        ]

    play_scene(tmp_path / "damaged.sqlite", play)


def test_an_address_pays_for_what_it_is_told_and_is_told_less_often_when_it_has_nothing_left(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        there = Elsewhere(here)
        account = Bucket(1e-9, 1000)
        account.spend(1001)
        watcher: list[Told] = []

        async def connect() -> None:
            watcher.append(await there.connect(table.id, here.people[3]))

        await paid_by(account, connect())
        for _ in range(3):
            await here.play_on(table, random.Random(1), 1)
            await there.connections.look_everywhere()
        assert "happened" not in [message["type"] for message in watcher[0].messages]
        await watcher[0].close()
        account.rate = 1e9
        assert account.left == 1000
        account.rate = 1e-9
        await paid_by(account, connect())
        await watcher[1].until("happened")
        assert account.left < 1000
        await watcher[1].close()

    play_scene(tmp_path / "telling.sqlite", play)


def test_who_comes_to_a_table_first_pays_for_its_bots_until_somebody_changes_it(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        there = Elsewhere(here)
        one, other = Bucket(1, 1000), Bucket(1, 1000)
        for guest, account in enumerate((one, other)):
            told = await asyncio.create_task(paid_by(account, there.connect(table.id, here.people[guest])))
            await told.close()
        assert (await there.cache.find(table.id)).payer is one

    play_scene(tmp_path / "first.sqlite", play)


@pytest.mark.parametrize("setup", ["{", '{"of a later version": 1}', '{"board": "flat"}'])
def test_a_damaged_table_hides_no_other_one_in_lists(tmp_path: Path, setup: str) -> None:
    async def play(here: Scene) -> None:
        request = OpenTable(Setup(players=2, listed=True))
        bad, good = [await here.seating.open(here.people[0], request) for _ in range(2)]
        with sqlite3.connect(tmp_path / "lists.sqlite") as connection:
            connection.execute("UPDATE tables SET setup = ? WHERE id = ?", [setup, bad.id])
        held = await here.storage.tables.held_by(here.people[0].id, 10, 0)
        assert [(table.id, seat) for table, seat in held] == [(good.id, 0)]
        lobby = json.loads(await LobbyList(here.storage, Limits()).read(0, ()))
        assert [table["id"] for table in lobby["tables"]] == [good.id]

    play_scene(tmp_path / "lists.sqlite", play)


def test_chat_of_a_closed_game_stays_there_when_start_and_line_are_read_at_once(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.seating.open(here.people[0], OpenTable(Setup(players=2, watchers=False)))
        there = Elsewhere(here)
        stranger = await there.connect(table.id, here.people[3])
        chat = Chat(here.storage, Limits())
        await chat.say(here.people[0], "welcome", table.id, 0)
        await there.connections.look_everywhere()
        await stranger.until("chat")
        await here.sit(table.id, here.people[1])
        await here.seating.start(table.id, here.people[0])
        await chat.say(here.people[0], "between us", table.id, 0)
        await there.connections.look_everywhere()
        player = await there.connect(table.id, here.people[1])
        await player.until("chat")
        assert "between us" in str(player.messages)
        while stranger.messages[-1].get("table", {}).get("state") != "playing":
            await asyncio.sleep(0.001)
        await chat.lines(table.id)  # all that was asked of the database before is answered
        await asyncio.sleep(0)
        assert "between us" not in str(stranger.messages)
        await asyncio.gather(stranger.close(), player.close())

    play_scene(tmp_path / "chat.sqlite", play)


def test_chat_of_a_closed_game_stays_there_when_it_begins_while_lines_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Scene) -> None:
        table = await here.seating.open(here.people[0], OpenTable(Setup(players=2, watchers=False)))
        await here.sit(table.id, here.people[1])
        there = Elsewhere(here)
        chat = Chat(here.storage, Limits())
        read_lines = there.chat.lines

        async def lines(*args: Any, **options: Any) -> Any:
            """Another process begins the game, and a player says something, just before the lines are read."""
            if table.table.state == "gathering" and not options:
                await here.seating.start(table.id, here.people[0])
                await chat.say(here.people[0], "between us", table.id, 0)
            return await read_lines(*args, **options)

        monkeypatch.setattr(there.chat, "lines", lines)
        stranger = await there.connect(table.id, here.people[3])
        await chat.say(here.people[0], "welcome", table.id, 0)
        await there.connections.look_everywhere()
        while "playing" not in str(stranger.messages) and "between us" not in str(stranger.messages):
            await asyncio.sleep(0.001)
        assert "between us" not in str(stranger.messages)
        await stranger.close()

    play_scene(tmp_path / "chat.sqlite", play)


def test_two_processes_without_redis_keep_a_closed_game_closed(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/two.sqlite"
    servers = [Server(database, log=tmp_path / f"log{number}") for number in range(2)]
    for server in servers:
        server.start()

    async def main() -> None:
        people = [await Person(servers[0].http).arrive() for _ in range(3)]
        table = await people[0].open_table(setup={"players": 2, "watchers": False})
        stranger = await people[2].at(table, servers[1].http).connect()
        player = await people[1].at(table, servers[1].http).connect()
        await player.do("sit")
        async with people[0].at(table) as host:
            await host.until(lambda: host.table["seats"][1]["guest"])
            await host.do("start")
            await host.do("say", text="between us")
        await player.until(lambda: player.chat)
        await stranger.until(lambda: stranger.table["state"] == "playing")
        await stranger.do("mute", guest=people[1].guest, muted=False)  # hears all that came before
        assert stranger.chat == []

    try:
        run(main)
    finally:
        for server in servers:
            server.stop()
