"""What is deleted after a time, and what a guest can have deleted."""

import asyncio
import random
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, func, select

from galecrest.server.cache import CachedTable
from galecrest.server.chat import Chat
from galecrest.server.connections import Connection, Connections
from galecrest.server.guests import SEEN_SECONDS
from galecrest.server.presence import Presence
from galecrest.server.pubsub import SingleProcess
from galecrest.server.retention import DAY, Retaining
from galecrest.server.settings import Limits, Retention
from galecrest.server.storage import erasing
from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Sqlite, prepare_sqlite
from galecrest.table.messages import Answer, Fork, OpenTable, Setup
from galecrest.table.refusals import Refusal
from galecrest.table.seating import SUBSTITUTE
from tests.server.conftest import Postgres
from tests.server.harness import Person, run, running
from tests.server.scene import Process, Scene, game_at, play_scene, refused


def retaining(here: Process) -> Retaining:
    return Retaining(here.storage, here.cache, here.news, Retention())


def state_of(table: CachedTable) -> str:
    return table.table.state


async def lines(here: Scene, table_id: str | None) -> list[str]:
    return [line.text for line in await here.storage.chat.lines(table_id, 0, (), 50)]


def test_the_lobbys_chat_is_kept_for_30_days_and_a_tables_for_good(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        now = time.time()
        table = await here.gather(2)
        for days, text in ((31, "old"), (29, "new")):
            await here.storage.chat.insert(here.people[0], text, None, None, now - days * DAY)
            await here.storage.chat.insert(here.people[0], text, table.id, 0, now - days * DAY)
        await retaining(here).delete(now)
        assert await lines(here, None) == ["new"]
        assert await lines(here, table.id) == ["old", "new"]

    play_scene(tmp_path / "chat.sqlite", play)


def test_a_table_that_never_started_is_kept_for_a_day(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        started, waiting, lively = (
            await here.gather(2),
            *[await here.seating.open(here.people[0], OpenTable(Setup(players=2))) for _ in range(2)],
        )
        await here.storage.chat.insert(here.people[0], "anybody?", waiting.id, 0, time.time())
        now = time.time() + 23 * 3600
        await retaining(here).delete(now)
        assert await here.storage.tables.load(waiting.id) is not None
        now += 2 * 3600
        await here.storage.tables.show({(lively.id, 0): now + 60})
        await retaining(here).delete(now)
        assert await here.storage.tables.load(waiting.id) is None
        assert await here.storage.tables.load(lively.id) is not None
        assert await here.storage.tables.load(started.id) is not None
        assert await lines(here, waiting.id) == []
        await refused("unknown_table", here.cache.find_current(waiting.id))

    play_scene(tmp_path / "tables.sqlite", play)


def test_a_game_that_was_ended_leaves_nothing_behind(tmp_path: Path) -> None:
    """Also if an earlier version's process died before it had deleted the steps."""

    async def play(here: Scene) -> None:
        table = await here.gather(2)
        async with here.storage.database.write() as connection:
            await connection.execute(db.tables.update().values(state="abandoned"))
        assert await here.storage.steps.all(table.id)
        await retaining(here).delete(time.time() + 25 * 3600)
        assert await here.storage.steps.all(table.id) == []
        assert await here.storage.tables.load(table.id) is None

    play_scene(tmp_path / "ended.sqlite", play)


def test_erasing_and_deleting_search_no_whole_table(tmp_path: Path) -> None:
    """They hold SQLite's write lock meanwhile."""

    async def play(here: Scene) -> None:
        table = await here.gather(2)
        assert isinstance(here.storage.database, Sqlite)
        found: list[tuple[str, str]] = []

        def explain(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
            if statement.startswith(("SELECT", "UPDATE", "DELETE")):
                rows = parameters if many else [parameters]
                plan = connection.connection.driver_connection.execute("EXPLAIN QUERY PLAN " + statement, rows[0])
                found.extend((row[3], statement) for row in plan if row[3].startswith("SCAN"))

        event.listen(here.storage.database.writer, "before_cursor_execute", explain)
        await here.storage.erasing.guest(here.people[0].id)
        await here.storage.erasing.table(table.id)
        names = "|".join(each.name for each in db.metadata.sorted_tables)
        assert [each for each in found if re.match(f"SCAN ({names})", each[0])] == []

    play_scene(tmp_path / "plans.sqlite", play)


@pytest.mark.parametrize(("batch", "transactions"), [(2, 3), (5, 2), (100, 1)])
def test_erasing_a_guest_of_many_games_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, batch: int, transactions: int
) -> None:
    """Others write between two batches of tables, and the statements of a batch do not grow with its tables. A guest of 2,000 games held
    all answers up for seconds."""
    monkeypatch.setattr(erasing, "BATCH", batch)

    async def play(here: Scene) -> None:
        tables = sorted([(await here.gather(2)).id for _ in range(5)])
        assert isinstance(here.storage.database, Sqlite)
        statements: list[str] = []

        def note(_: Any, __: Any, statement: str, *___: Any) -> None:
            statements.append(statement)

        event.listen(here.storage.database.writer, "before_cursor_execute", note)
        assert sorted(await here.storage.erasing.guest(here.people[0].id)) == tables
        assert statements.count("BEGIN IMMEDIATE") == transactions
        assert len(statements) <= 7 * transactions + 3
        rows = await here.storage.database.all(select(db.seats.c.guest_id, db.seats.c.bot).order_by(db.seats.c.seat))
        assert [tuple(row) for row in rows] == [(None, SUBSTITUTE)] * 5 + [(here.people[1].id, None)] * 5

    play_scene(tmp_path / "many.sqlite", play)


def test_what_is_deleted_is_no_longer_in_sqlites_file(tmp_path: Path) -> None:
    """Whatever the library does by default: Debian's overwrites what is deleted, others leave it in free pages."""
    file = tmp_path / "overwritten.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA secure_delete=OFF"))
    prepare_sqlite(engine, writes=True)
    for statement in ("CREATE TABLE lines (text)", "INSERT INTO lines VALUES ('remember me')", "DELETE FROM lines"):
        with engine.begin() as connection:
            connection.exec_driver_sql(statement)
    engine.dispose()
    assert b"CREATE TABLE lines" in file.read_bytes()
    assert b"remember me" not in file.read_bytes()


def test_an_untouched_game_is_archived_after_90_days(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        resting, finished = await here.gather(2), await here.gather(2)
        await here.play_on(resting, random.Random(1), steps=5)
        await here.play_on(finished, random.Random(2))
        last = game_at(resting)
        await retaining(here).delete(time.time() + 89 * DAY)
        assert state_of(resting) == "playing"
        await retaining(here).delete(time.time() + 91 * DAY)
        assert state_of(resting) == "archived"
        assert state_of(finished) == "over"
        fresh = await Process(here.storage).cache.find(resting.id)
        assert game_at(fresh) == last
        question = last.questions[0]
        answer = Answer("late", question.id, question.options[0])
        guest = here.people[question.seat].id
        await refused("not_playing", here.answering.answer_as(resting.id, guest, answer))
        held = await here.storage.tables.held_by(here.people[0].id, 10, 0)
        assert {(table.id, table.state) for table, _ in held} == {(resting.id, "archived"), (finished.id, "over")}

    play_scene(tmp_path / "games.sqlite", play)


def test_a_guest_who_stays_away_for_400_days_is_forgotten(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        now = time.time()
        gone, back, banned, _ = here.people
        await here.storage.guests.see(back.id, now + 2 * DAY)
        await here.storage.admin.set_banned(banned.id, True)
        await retaining(here).delete(now + 399 * DAY)
        assert await here.storage.guests.find(gone.id) == gone
        await retaining(here).delete(now + 401 * DAY)
        assert await here.storage.guests.find(gone.id) is None
        assert await here.storage.guests.find(back.id) == back
        assert await here.storage.guests.find(banned.id) == banned

    play_scene(tmp_path / "guests.sqlite", play)


def test_time_without_a_server_does_not_count(tmp_path: Path) -> None:
    """Nobody could come or answer. A machine whose clock jumped two years ahead, or that was switched off for so long, forgot all guests
    and archived all games when its server started."""

    async def play(here: Scene) -> None:
        table, beat = await here.gather(2), here.storage.pulse.beat
        now = time.time()
        await beat(now, lambda *_: False)
        now += 730 * DAY
        await beat(now, lambda *_: True)
        await retaining(here).delete(now + 89 * DAY)
        assert await here.storage.guests.find(here.people[0].id) is not None
        assert state_of(table) == "playing"
        await retaining(here).delete(now + 91 * DAY)
        assert state_of(table) == "archived"
        await retaining(here).delete(now + 399 * DAY)
        assert await here.storage.guests.find(here.people[0].id) is not None
        await retaining(here).delete(now + 401 * DAY)
        assert await here.storage.guests.find(here.people[0].id) is None

    play_scene(tmp_path / "away.sqlite", play)


def test_a_visit_is_noted_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Scene) -> None:
        guest = here.people[0]

        async def seen() -> float:
            record = await here.storage.guests.record(guest.id)
            assert record is not None
            return record.seen_at

        first = await seen()
        await here.guests.from_cookie(here.guests.cookie(guest))
        assert await seen() == first
        await here.storage.guests.see(guest.id, first - SEEN_SECONDS - 1)
        await here.guests.from_cookie(here.guests.cookie(guest))
        assert await seen() >= first

    play_scene(tmp_path / "seen.sqlite", play)


async def a_guests_whole_story(here: Scene) -> None:
    """Ada hosts a table that gathers alone and one with Bo, plays one game, has finished another, and chats."""
    ada, bo = here.people[:2]
    finished, playing = await here.gather(2), await here.gather(2)
    await here.play_on(finished, random.Random(1))
    await here.play_on(playing, random.Random(2), steps=4)
    alone = await here.seating.open(ada, OpenTable(Setup(players=2)))
    shared = await here.seating.open(ada, OpenTable(Setup(players=3)))
    await here.sit(shared.id, bo)
    for where in (None, finished.id):
        await here.storage.chat.insert(ada, "it was me", where, None, 0)
        await here.storage.chat.insert(bo, "and me", where, None, 0)
    await here.storage.guests.mute(ada.id, bo.id, True)
    await here.storage.guests.mute(bo.id, ada.id, True)
    elsewhere = Process(here.storage)
    await elsewhere.cache.find(finished.id)

    await retaining(here).erase(ada.id)

    assert await here.storage.guests.find(ada.id) is None
    assert await here.guests.from_cookie(here.guests.cookie(ada)) is None
    for where in (None, finished.id):
        assert await lines(here, where) == ["and me"]
    assert await here.storage.guests.muted_by(bo.id) == []
    assert (finished.table.seats[0].guest, finished.table.seats[0].name) == (None, "")
    assert finished.table.result is not None
    assert (await elsewhere.archive.replay(finished.id)).table.seats[0].name == ""
    assert state_of(playing) == "playing"
    assert playing.table.seats[0].bot == SUBSTITUTE
    assert ada.id not in playing.table.holders
    await here.play_on(playing, random.Random(3))
    assert state_of(playing) == "over"
    assert state_of(alone) == "abandoned"
    assert shared.table.host == bo.id
    assert shared.table.seats[0].empty
    for table in db.metadata.sorted_tables:
        for row in await here.storage.database.all(select(table)):
            assert ada.id not in str(row), table.name
            assert ada.name not in str(row), table.name


def test_an_erased_guest_leaves_no_name_and_no_chat(tmp_path: Path) -> None:
    play_scene(tmp_path / "erase.sqlite", a_guests_whole_story)


@pytest.mark.slow
def test_an_erased_guest_leaves_no_name_and_no_chat_in_postgresql(postgres: Postgres) -> None:
    play_scene(postgres.new_database(), a_guests_whole_story)


def test_one_process_does_the_work(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        claim = here.storage.erasing.claim
        assert await claim(1000, 60)
        assert not await claim(1059, 60)
        assert await claim(1061, 60)

    play_scene(tmp_path / "claim.sqlite", play)


def test_old_data_goes_while_the_server_runs(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        await here.storage.chat.insert(here.people[0], "long ago", None, None, 0)
        working = asyncio.create_task(retaining(here).keep_deleting())
        while await lines(here, None):
            await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    play_scene(tmp_path / "work.sqlite", play)


def test_operators_words_reach_open_sockets(tmp_path: Path) -> None:
    """A banned guest's connection ends with the next sign of life, everybody's at a removed table with the next poll."""

    async def play(here: Scene) -> None:
        table, other = await here.gather(2), await here.gather(2)
        connections = Connections(
            here.storage, here.cache, Presence(here.storage, here.cache, here.news), SingleProcess()
        )
        chat = Chat(here.storage, Limits())

        async def send(_: Sequence[bytes]) -> None:
            pass

        def connect(table_id: str, person: int) -> asyncio.Task[None]:
            connection = Connection(here.cache, here.guests, chat, table_id, here.people[person], send)
            connections.join(connection)
            return asyncio.create_task(connection.keep_telling())

        banned, fellow, removed = connect(table.id, 0), connect(table.id, 1), connect(other.id, 1)
        await here.storage.admin.set_banned(here.people[0].id, True)
        await connections.show_life()
        with pytest.raises(Refusal, match="banned"):
            await banned
        await here.storage.erasing.table(other.id)
        await connections.look_everywhere()
        with pytest.raises(Refusal, match="removed"):
            await removed
        assert not fellow.done()
        fellow.cancel()
        await refused("banned", here.guests.from_cookie(here.guests.cookie(here.people[0])))
        await here.storage.admin.set_silenced(here.people[1].id, True)
        await refused("silenced", chat.say(here.people[1], "hello"))

    play_scene(tmp_path / "sockets.sqlite", play)


def test_erase_me_over_http(tmp_path: Path) -> None:
    with running(f"sqlite+aiosqlite:///{tmp_path}/http.sqlite") as server:

        async def main() -> None:
            person, other = [await Person(server.http, name).arrive() for name in ("Ada", "Bo")]
            table = await person.open_table(setup={"players": 2}, bots=["random"], start=True)
            watcher = await other.at(table).connect()
            await person.call("POST", "/api/lobby/chat", {"text": "remember me"})
            reply = await person.ask("DELETE", "/api/me")
            assert reply.status_code == 204
            assert 'galecrest_guest="null"' in reply.headers["set-cookie"] or "Max-Age=0" in reply.headers["set-cookie"]
            assert (await person.ask("GET", "/api/me/games")).status_code == 401
            assert (await other.call("GET", "/api/lobby"))["chat"] == []
            await watcher.until(lambda: watcher.table["seats"][0]["guest"] is None)
            assert watcher.table["seats"][0]["name"] == ""
            assert watcher.table["host"] != person.guest
            await watcher.until(lambda: watcher.over, timeout=60)  # the bots play on

        run(main)


def test_a_removed_table_takes_its_game_along_and_leaves_its_forks(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        await here.play_on(table, random.Random(1))
        fork = await here.seating.fork(table.id, here.people[0], Fork(step=1))
        await here.seating.rematch(table.id, here.people[0])
        again = await here.seating.rematch(table.id, here.people[1])
        assert await here.storage.erasing.table(table.id)
        assert not await here.storage.erasing.table(table.id)
        for left in (db.steps, db.positions, db.seats, db.holders, db.chat):
            row = await here.storage.database.first(
                select(func.count()).select_from(left).where(left.c.table_id == table.id)
            )
            assert row is not None
            assert row[0] == 0
        for other in (fork, again):
            found = await here.storage.tables.load(other.id)
            assert found is not None
            assert (found.forked_from, found.rematch_of) == (None, None)

    play_scene(tmp_path / "removed.sqlite", play)
