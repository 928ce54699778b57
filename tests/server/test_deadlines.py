"""Tables that are due, on a real database."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from galecrest.server import bot_pool
from galecrest.server.bot_pool import BotPool, Worker
from galecrest.server.cache import CachedTable
from galecrest.server.deadlines import LATER, Deadlines
from galecrest.server.limits import Bucket
from galecrest.server.metering import paid_by
from galecrest.server.pulse import Pulse
from galecrest.server.storage import schema as db
from galecrest.table.messages import Clock, Leave, OpenTable, Return, Setup
from galecrest.table.refusals import Code, Refusal
from tests.server.scene import Process, Scene, game_at, play_scene


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "deadlines.sqlite"


def deadlines_of(here: Process) -> Deadlines:
    bots = BotPool(here.cache, here.answering, bytes(32), workers=1, seconds=5)
    return Deadlines(here.storage, here.cache, here.seating, here.answering, bots, Pulse(here.storage, here.cache.note))


async def make_due(here: Scene) -> None:
    async with here.storage.database.write() as connection:
        await connection.execute(db.tables.update().values(due=time.time() - 1))


async def in_play(here: Scene, setup: Setup) -> CachedTable:
    table = await here.seating.open(here.people[0], OpenTable(setup))
    await here.sit(table.id, here.people[1])
    return await here.seating.start(table.id, here.people[0])


async def let_time_pass(here: Scene, table: CachedTable, seconds: float) -> None:
    """As if all that is known of the table had happened so many seconds earlier."""
    table.play.clocks = replace(table.play.clocks, asked_at=table.play.clocks.asked_at - seconds)
    left = [
        replace(seat, here_until=seat.here_until - seconds, left_at=seat.left_at and seat.left_at - seconds)
        for seat in table.table.seats
    ]
    assert await here.storage.tables.change(table.table, replace(table.table, seats=tuple(left)))
    await make_due(here)


def test_a_table_that_nobody_came_to_is_abandoned(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.seating.open(here.people[0], OpenTable())
        deadlines = deadlines_of(here)
        assert await deadlines.check() == 0
        await let_time_pass(here, table, 10)
        assert await deadlines.check() == 1
        assert table.table.state == "abandoned"
        assert await deadlines.check() == 0

    play_scene(database, play)


def test_the_deckhand_answers_when_the_time_is_up(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await in_play(here, Setup(players=2, clock=Clock(decision=5)))
        deadlines = deadlines_of(here)
        await make_due(here)
        await deadlines.check()
        assert table.play.number == 0, "nobody is late yet"
        await let_time_pass(here, table, 10)
        await deadlines.check()
        assert table.play.number == 2
        assert table.table.person_at(0)
        await deadlines.bots.close()

    play_scene(database, play)


def test_clocks_need_no_worker(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many bots wait for one, or how long a new one takes to start."""

    async def play(here: Scene) -> None:
        async def never() -> Worker:
            await asyncio.Event().wait()
            raise AssertionError

        monkeypatch.setattr(bot_pool, "new_worker", never)
        table = await in_play(here, Setup(players=2, clock=Clock(decision=5)))
        deadlines = deadlines_of(here)
        await let_time_pass(here, table, 10)
        await deadlines.check()
        assert table.play.number == 2
        await deadlines.bots.close()

    play_scene(database, play)


def test_one_slow_table_does_not_hold_up_the_others(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Scene) -> None:
        tables = [await here.seating.open(here.people[0], OpenTable()) for _ in range(3)]
        for table in tables:
            await let_time_pass(here, table, 10)
        deadlines = deadlines_of(here)
        look_after, others = deadlines.look_after, asyncio.Event()

        async def slowly(cached: CachedTable) -> None:
            if cached is tables[0]:
                await others.wait()
            await look_after(cached)
            if all(table.table.state == "abandoned" for table in tables[1:]):
                others.set()

        monkeypatch.setattr(deadlines, "look_after", slowly)
        await asyncio.wait_for(deadlines.check(), 20)
        assert [table.table.state for table in tables] == ["abandoned"] * 3
        assert await deadlines.check() == 0

    play_scene(database, play)


def test_two_processes_share_the_tables_that_are_due(database: Path) -> None:
    async def play(here: Scene) -> None:
        for _ in range(5):
            await here.seating.open(here.people[0], OpenTable())
        await make_due(here)
        tables, later = here.storage.tables, time.time() + 100
        due = await tables.due(time.time(), 10)
        moves = [(table_id, at, later) for table_id, at in due]
        claimed = await asyncio.gather(tables.move_due(moves[:3]), tables.move_due(moves))
        assert sorted(claimed[0] + claimed[1]) == sorted(table_id for table_id, _ in due)
        assert await tables.move_due(moves) == []
        assert await tables.move_due([]) == []
        assert await tables.due(time.time(), 10) == []

    play_scene(database, play)


def test_clocks_of_deserted_tables_are_paid_for(database: Path) -> None:
    """An address opened thousands of tables with clocks and went away: the server answered for it with all its time."""

    async def play(here: Scene) -> None:
        table = await in_play(here, Setup(players=2, clock=Clock(decision=5)))
        deadlines = deadlines_of(here)
        account = table.payer = Bucket(0.2, 2)
        watched = False
        deadlines.bots.watched = lambda _: watched
        await let_time_pass(here, table, 10)
        account.spend(3)
        await deadlines.check()
        assert table.play.number == 0, "nobody can pay, and nobody is there"
        (due,) = [due for _, due in await here.storage.tables.due(time.time() + 100, 10)]
        assert time.time() < due <= time.time() + LATER
        account.kept, account.at = 2, time.monotonic()
        await make_due(here)
        await deadlines.check()
        assert table.play.number == 2
        assert account.left < 2
        account.spend(3)
        watched = True
        await let_time_pass(here, table, 10)
        await deadlines.check()
        assert table.play.number > 2, "people who are there do not wait for it"
        await deadlines.bots.close()

    play_scene(database, play)


def test_deserted_tables_that_nobody_has_come_to_share_one_account(database: Path) -> None:
    """After a start of the process, or when another one has opened them. They are not even read while it has nothing left."""

    async def play(here: Scene) -> None:
        table = await in_play(here, Setup(players=2))
        await here.seating.request(table.id, here.people[0], Leave(""))
        await let_time_pass(here, table, 100)
        there = Process(here.storage)
        deadlines = deadlines_of(there)
        bots = deadlines.bots
        there.news.subscribe(stored=bots.stir)
        bots.watched = lambda cached: any(seat.here_until > time.time() for seat in cached.table.seats)
        bots.deserted.spend(100)
        await deadlines.check()
        assert there.cache.known(table.id) is None
        bots.deserted.rate, bots.deserted.kept = 1e-9, 1
        await make_due(here)
        await deadlines.check()
        same = await there.cache.find(table.id)
        assert same.table.seats[0].bot is not None
        assert bots.deserted.left < 1
        assert bots.payer(same) is bots.deserted
        account = Bucket(1, 1)
        await asyncio.create_task(paid_by(account, there.seating.request(table.id, here.people[0], Return(""))))
        assert bots.payer(same) is account
        await bots.close()

    play_scene(database, play)


def test_nobody_waits_for_a_clock_at_a_table_that_this_process_does_not_know(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await in_play(here, Setup(players=2, clock=Clock(decision=5)))
        deadlines = deadlines_of(Process(here.storage))
        deadlines.bots.deserted.spend(100)
        await here.storage.tables.show({(table.id, 0): time.time() + 60})
        await make_due(here)
        await deadlines.check()
        assert deadlines.cache.known(table.id) is not None
        await deadlines.bots.close()

    play_scene(database, play)


def test_a_bot_takes_the_seat_when_the_time_is_up(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await in_play(here, Setup(players=2, clock=Clock(decision=5, expired="bot_takes_seat")))
        question = game_at(table).questions[0]
        await here.answering.answer(table, 0, question.id, question.options[0], "a")
        deadlines = deadlines_of(here)
        await let_time_pass(here, table, 10)
        await deadlines.check()
        assert [seat.bot for seat in table.table.seats] == [None, "deckhand"]
        await deadlines.bots.close()

    play_scene(database, play)


def test_a_bot_takes_the_seat_of_a_person_who_left(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await in_play(here, Setup(players=2, grace=30))
        await here.seating.request(table.id, here.people[1], Leave(""))
        deadlines = deadlines_of(here)
        await make_due(here)
        await deadlines.check()
        assert table.table.person_at(1), "there is still time to come back"
        await let_time_pass(here, table, 40)
        await deadlines.check()
        assert table.table.seats[1].bot == "deckhand"
        await deadlines.bots.close()

    play_scene(database, play)


def test_one_table_that_fails_does_not_keep_others_from_their_deadlines(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Scene) -> None:
        tables = [await here.seating.open(here.people[0], OpenTable()) for _ in range(3)]
        for table in tables:
            await let_time_pass(here, table, 10)
        deadlines = deadlines_of(here)
        look_after = deadlines.look_after

        async def sometimes(cached: CachedTable) -> None:
            if cached is tables[0]:
                raise ValueError("broken")
            if cached is tables[1]:
                raise Refusal(Code.FAILED, "of other rules")
            await look_after(cached)

        monkeypatch.setattr(deadlines, "look_after", sometimes)
        assert await deadlines.check() == 3
        assert [table.table.state for table in tables] == ["gathering", "gathering", "abandoned"]

    play_scene(database, play)
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert record.getMessage() == "handling a deadline failed, retrying in 10 s"


def test_checks_go_on_after_a_failure(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Scene) -> None:
        deadlines = deadlines_of(here)
        calls = iter([ValueError("the database is away"), 0])
        again = asyncio.Event()

        async def check() -> int:
            outcome = next(calls, None)
            if isinstance(outcome, ValueError):
                raise outcome
            again.set()
            return 0

        monkeypatch.setattr(deadlines, "check", check)
        keeping = asyncio.create_task(deadlines.keep_checking(0.01))
        await asyncio.wait_for(again.wait(), 10)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    play_scene(database, play)
    assert "deadline check failed, retrying in 0.01 s" in caplog.text
