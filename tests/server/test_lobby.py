"""The lobby: small answers, few tables of one guest, and none that is deserted."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from galecrest.game.solo import PRINTED_SOLO_TOML
from galecrest.server.chat import Chat
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.lobby import LobbyList
from galecrest.server.seating import Seating
from galecrest.server.settings import Limits
from galecrest.table.messages import OpenTable, Setup
from galecrest.table.refusals import Refusal
from galecrest.table.seating import PRESENCE, Guest
from tests.server.harness import Person, Server, run, running
from tests.server.scene import Process, Scene, play_scene, refused

LISTED = OpenTable(Setup(players=2, listed=True))


def test_a_guest_has_three_tables_in_the_lobby(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        host, other = here.people[:2]
        tables = [await here.seating.open(host, LISTED) for _ in range(3)]
        await refused("too_many_listed", here.seating.open(host, LISTED))
        await here.seating.open(host, OpenTable())
        await here.seating.open(other, LISTED)
        await here.storage.tables.show({(tables[0].id, 0): time.time() - 300, (tables[0].id, 1): time.time() - 300})
        await here.seating.open(host, LISTED)  # a deserted table does not count

    play_scene(tmp_path / "listed.sqlite", play)


def test_a_deserted_table_leaves_the_lobby_within_five_minutes(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        gathering = await here.seating.open(here.people[0], LISTED)
        playing = await here.seating.open(here.people[1], OpenTable(LISTED.setup, bots=["random"], start=True))
        tables, now = here.storage.tables, time.time()
        await tables.show({(each.id, 0): now + PRESENCE for each in (gathering, playing)})  # and then all leave
        assert {each.id for each in await tables.listed(10, now)} == {gathering.id, playing.id}
        assert await tables.listed(10, now + 300) == []
        await tables.show({(gathering.id, 0): now + 400 + PRESENCE})
        assert [each.id for each in await tables.listed(10, now + 400)] == [gathering.id]

    play_scene(tmp_path / "deserted.sqlite", play)


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        seating = Seating(here.storage, here.cache, here.news, Limits(tables_per_guest=1))
        table = await here.gather(2)
        await here.play_on(table, random.Random(1))
        other = await seating.open(here.people[0], OpenTable(Setup(players=2)))
        await seating.rematch(table.id, here.people[0])
        await refused("too_many_tables", seating.rematch(table.id, here.people[1]))
        await here.sit(other.id, here.people[1])
        await seating.start(other.id, here.people[0])
        await here.play_on(other, random.Random(2))
        assert (await seating.rematch(table.id, here.people[1])).id == table.table.rematch

    play_scene(tmp_path / "rematch.sqlite", play)


def test_the_lobby_is_at_most_50_kilobytes_long(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        chatty = [await here.guests.new("\U0001f99c" * 30) for _ in range(34)]
        lobby = LobbyList(here.storage, Limits())
        empty = await lobby.read(0, ())
        lobby.read_at = time.monotonic() + 1000  # just now, however slow the machine is
        for guest in chatty:
            for _ in range(3):
                setup = Setup(players=1, listed=True, solo=PRINTED_SOLO_TOML, level="pirate")
                await here.seating.open(guest, OpenTable(setup))
            for _ in range(2):
                await here.storage.chat.insert(guest, "\U0001f99c" * 500, None, None, time.time())
        assert await lobby.read(0, ()) == empty  # read a moment ago
        lobby.changed()
        full = await lobby.read(0, ())
        assert 20_000 < len(full) <= 50_000
        assert b"pointers" not in full
        last = lobby.lines[-1]
        assert f'"id":{last.id},'.encode() in full
        assert f'"id":{last.id},'.encode() not in await lobby.read(0, [last.guest])
        assert b'"chat":[]' in await lobby.read(last.id, ())

    play_scene(tmp_path / "long.sqlite", play)


def test_an_address_fills_the_lobby_at_a_measured_pace(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        lobby = LobbyList(here.storage, Limits(listed_per_minute=1))
        for _ in range(10):
            await lobby.check_room("192.0.2.1")
        await refused("too_fast", lobby.check_room("192.0.2.1"))
        await lobby.check_room("192.0.2.2")

    play_scene(tmp_path / "pace.sqlite", play)


def test_an_address_does_not_fill_the_lobbys_chat_with_many_guests(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        lobby = LobbyList(here.storage, Limits(chat_seconds=1000))
        for _ in range(10):
            lobby.check_line("192.0.2.1")
        with pytest.raises(Refusal, match="too many messages"):
            lobby.check_line("192.0.2.1")
        lobby.check_line("192.0.2.2")

    play_scene(tmp_path / "chat.sqlite", play)


def test_watchers_do_not_drown_the_chat_of_a_table_with_many_guests(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        table, other = await here.gather(2), await here.gather(2)
        chat = Chat(here.storage, Limits(chat_seconds=1000))
        strangers = [await here.guests.new() for _ in range(12)]
        for stranger in strangers[:10]:
            await chat.say(stranger, "buy pearls", table.id)
        await refused("too_fast", chat.say(strangers[10], "buy pearls", table.id))
        await refused("too_fast", chat.say(strangers[10], "", table.id, reaction="hurry"))
        await chat.say(here.people[0], "who are they?", table.id, 0)
        await chat.say(strangers[11], "buy pearls", other.id)
        await chat.say(strangers[11], "ahoy")  # the lobby has limits of its own

    play_scene(tmp_path / "drowned.sqlite", play)


def test_an_address_has_ten_tables_in_the_lobby(tmp_path: Path) -> None:
    """However many guests it makes, and however long it waits."""

    async def play(here: Scene) -> None:
        lobby = LobbyList(here.storage, Limits(listed_per_minute=1))
        lobby.pace = Buckets("listed", lambda: Bucket(1e6, 1e6))
        tables = []
        for number in range(10):
            await lobby.check_room("192.0.2.1")
            tables.append(await here.seating.open(await here.guests.new(), LISTED))
            lobby.note("192.0.2.1", tables[number].id)
        await refused("too_many_listed", lobby.check_room("192.0.2.1"))
        await lobby.check_room("192.0.2.2")
        await here.storage.tables.show({(tables[3].id, seat): time.time() - 300 for seat in range(2)})
        await lobby.check_room("192.0.2.1")  # a deserted table does not count

    play_scene(tmp_path / "address.sqlite", play)


def test_every_hosts_first_table_comes_before_anybodys_second_one(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        modest, greedy = here.people[:2]
        first = await here.seating.open(modest, LISTED)
        for _ in range(3):
            await here.seating.open(greedy, LISTED)
        lobby = json.loads(await LobbyList(here.storage, Limits()).read(0, ()))
        assert [table["host"] for table in lobby["tables"]] == [greedy.id, modest.id, greedy.id, greedy.id]
        assert lobby["tables"][1]["id"] == first.id

    play_scene(tmp_path / "hosts.sqlite", play)


def test_rematches_push_no_other_table_out_of_the_lobby(tmp_path: Path) -> None:
    """Whoever plays fast enough has any number of them at one address."""

    async def play(here: Scene) -> None:
        modest, greedy = here.people[:2]
        setup = Setup(players=2, listed=True)
        watched = await here.seating.open(modest, OpenTable(setup, bots=["random"], start=True))
        played = await here.seating.open(greedy, OpenTable(setup, bots=["random"], start=True))
        await here.play_on(played, random.Random(6))
        again = await here.seating.rematch(played.id, greedy)
        listed = await here.storage.tables.listed(10, time.time())
        assert [table.id for table in listed] == [watched.id, again.id]

    play_scene(tmp_path / "rematches.sqlite", play)


def test_my_games_need_no_game_of_a_finished_table(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        finished = await here.gather(2)
        await here.play_on(finished, random.Random(3))
        running, waiting = await here.gather(2), await here.seating.open(here.people[0], OpenTable())
        fresh = Process(here.storage)
        held = await here.storage.tables.held_by(here.people[0].id, 10, time.time())
        assert [(table.id, seat) for table, seat in held] == [(waiting.id, 0), (running.id, 0), (finished.id, 0)]
        assert held[2][0].result == finished.table.result
        assert await fresh.cache.asks(running.id, 0, running.play.number)
        await here.play_on(running, random.Random(4), steps=1)
        asked = [await fresh.cache.asks(running.id, seat, running.play.number) for seat in range(2)]
        assert asked == [seat in running.play.asked for seat in range(2)]
        assert not await fresh.cache.asks("nowhere", 0, 0)

    play_scene(tmp_path / "mine.sqlite", play)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('lobby')}/lobby.sqlite") as server:
        yield server


def test_an_unchanged_lobby_is_not_sent_again(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        first = await person.ask("GET", "/api/lobby")
        async with httpx.AsyncClient(base_url=server.http) as client:

            async def again() -> httpx.Response:
                headers = {"cookie": person.cookie, "if-none-match": first.headers["etag"]}
                return await client.get("/api/lobby", headers=headers)

            same = await again()
            assert (same.status_code, same.content) == (304, b"")
            await person.call("POST", "/api/lobby/chat", {"text": "ahoy"})
            other = await again()
            assert other.status_code == 200
            assert other.json()["chat"][-1]["text"] == "ahoy"

    run(main)


def test_the_chat_of_a_game_without_watchers_is_its_players_own(server: Server) -> None:
    """Also after the game, and for somebody who was connected before it began."""

    async def main() -> None:
        host, stranger = [await Person(server.http, name).arrive() for name in ("Ada", "Eve")]
        table = await host.open_table(setup={"players": 2, "watchers": False}, bots=["random"])
        one = await host.at(table).connect()
        early = await stranger.at(table).connect()
        await one.do("say", text="before")
        await early.until(lambda: early.chat)
        await one.do("start")
        await one.do("say", text="among ourselves")
        assert await early.refused("say", text="hello?") == "not_allowed"
        await one.play(random.Random(5))
        assert await early.refused("say", text="hello?") == "not_allowed"
        late = await stranger.at(table).connect()
        for client in (early, late):
            await client.send({"type": "ping"})
            await client.hear("pong")
            await client.until(lambda client=client: client.table["state"] == "over")
            await client.send({"type": "ping"})
            await client.hear("pong")
        assert "among ourselves" not in "".join([*early.raw, *late.raw])
        assert [line["text"] for line in one.chat] == ["before", "among ourselves"]

    run(main)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Z\u0335\u0321\u0321\u0327\u0328a\u0301\u0301\u0301\u0301lgo", "Z\u0335\u0321\u00e1\u0301\u0301lgo"),
        ("Ada\ufe0f\u034f\U000e0101", "Ada"),
        ("Ada\nLovelace", "Ada Lovelace"),
        ("A\u00add\u200da", "Ada"),
        ("A\U0001d159d\U00016fe4a", "Ada"),  # a note without a head, and a filler of Khitan script
        ("e\u0301milie", "\u00e9milie"),
    ],
)
def test_names_have_no_hidden_or_stacked_marks(tmp_path: Path, name: str, shown: str) -> None:
    async def play(here: Scene) -> None:
        assert await here.guests.rename(here.people[0], name) == Guest(here.people[0].id, shown)
        for nothing in ("\u034f", "\u0301\u0301", "\ufe0f \u2800", "\u200b\u3164"):
            await refused("bad_name", here.guests.rename(here.people[0], nothing))

    play_scene(tmp_path / "names.sqlite", play)
