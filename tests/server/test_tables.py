"""The table service on a real database, without a network."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from galecrest import codec
from galecrest.game import replay
from galecrest.server import storage as db
from galecrest.server.guests import Guest, Guests
from galecrest.server.messages import Clock, Fork, OpenTable, Refusal, Setup
from galecrest.server.storage import Storage
from galecrest.server.tables import LEASE, Table, Tables
from galecrest.server.watch import abandon


class Scene:
    """Four guests and a process."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests, people: list[Guest]) -> None:
        self.storage = storage
        self.tables = tables
        self.guests = guests
        self.people = people

    async def gather(self, players: int = 4) -> Table:
        table = await self.tables.open(self.people[0], OpenTable(Setup(players=players)))
        for guest in self.people[1:players]:
            await self.tables.sit(table.id, guest, None)
        return await self.tables.start(table.id, self.people[0])


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    storage = Storage(url)
    await storage.migrate()
    guests = await Guests.with_key(storage)
    try:
        yield Scene(storage, Tables(storage), guests, [await guests.new(f"Guest {number}") for number in range(4)])
    finally:
        await storage.close()


def run(database: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    async def main() -> None:
        async with scene(f"sqlite+aiosqlite:///{database}") as here:
            await play(here)

    asyncio.run(main())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


async def play_on(tables: Tables, table: Table, chance: random.Random, steps: int = 10_000) -> None:
    game = table.live.game
    while game is not None and not game.over and steps > 0:
        question = chance.choice(game.questions)
        await tables.answer(table, question.seat, question.id, chance.choice(question.options), f"a{table.live.number}")
        game = table.live.game
        steps -= 1


async def refused(code: str, doing: Awaitable[object]) -> None:
    with pytest.raises(Refusal) as refusal:
        await doing
    assert refusal.value.code == code


def test_a_whole_game_is_in_the_log(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        assert table.info(0).seed is None
        await play_on(here.tables, table, random.Random(1))
        assert table.state == "over"
        assert table.live.game is not None
        assert table.result is not None
        assert table.result.scores == table.live.game.scores
        fresh = await Tables(here.storage).find(table.id)
        assert fresh.live.game == table.live.game
        assert fresh.live.told == table.live.told
        log, state = codec.log_from_json(codec.log_to_json(table.live.game))
        assert codec.digest(replay(log)) == state
        assert int(fresh.info(0).seed or "", 16) == log.seed

    run(database, play)


def test_two_processes_write_one_log(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        other = Tables(here.storage)
        chance = random.Random(2)
        both = [(here.tables, table), (other, await other.find(table.id))]
        while not all(each.live.over for _, each in both):
            tables, seen = chance.choice(both)
            await tables.read_on(seen)
            game = seen.live.game
            assert game is not None
            if game.over:
                continue
            doing = []
            for question in game.questions:  # both processes at once, each with some of the seats
                tables, seen = chance.choice(both)
                option = chance.choice(question.options)
                doing.append(tables.answer(seen, question.seat, question.id, option, f"{question.id}"))
            await asyncio.gather(*doing)
        assert both[0][1].live.game == both[1][1].live.game

    run(database, play)


def test_the_same_answer_counts_once(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        other = Tables(here.storage)
        same = await other.find(table.id)
        assert table.live.game is not None
        question = table.live.game.questions[0]
        option = question.options[0]
        answer = (question.seat, question.id, option, "mine")
        await asyncio.gather(*[here.tables.answer(table, *answer) for _ in range(3)], other.answer(same, *answer))
        rows = await here.storage.all(select(db.steps).where(db.steps.c.table_id == table.id))
        assert len(rows) == 2
        await play_on(here.tables, table, random.Random(3), 20)
        number = table.live.number
        await here.tables.answer(table, *answer)  # long after the question was closed
        assert table.live.number == number

    run(database, play)


def test_bad_answers_change_nothing(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        assert table.live.game is not None
        before = codec.digest(table.live.game)
        question = table.live.game.questions[0]
        option = question.options[0]
        await refused("unknown_question", here.tables.answer(table, 0, 999, option, "a"))
        await refused("wrong_seat", here.tables.answer(table, 1, question.id, option, "b"))
        await refused("option_not_offered", here.tables.answer(table, 0, question.id, "loot:map", "c"))
        assert codec.digest(table.live.game) == before
        assert (await Tables(here.storage).find(table.id)).live.number == 0

    run(database, play)


def test_seats(database: Path) -> None:
    async def play(here: Scene) -> None:
        tables, (host, second, third, fourth) = here.tables, here.people
        table = await tables.open(host, OpenTable(Setup(players=3), bots=["random"]))
        await refused("empty_seats", tables.start(table.id, host))
        await refused("seat_taken", tables.sit(table.id, second, 0))
        await refused("not_host", tables.place_bot(table.id, second, 2, "deckhand"))
        await refused("unknown_bot", tables.place_bot(table.id, host, 2, "nobody"))
        await tables.clear_seat(table.id, host, 1)
        await asyncio.gather(tables.sit(table.id, second, None), Tables(here.storage).sit(table.id, third, None))
        await refused("seat_taken", tables.sit(table.id, fourth, None))
        await refused("already_seated", tables.sit(table.id, third, 0))
        await tables.leave(table.id, host)
        assert table.host in (second.id, third.id)
        await tables.sit(table.id, fourth, None)
        await refused("not_host", tables.start(table.id, fourth))
        heir = second if table.host == second.id else third
        await tables.start(table.id, heir)
        await refused("already_started", tables.start(table.id, heir))
        await refused("already_started", tables.sit(table.id, host, None))
        seat = table.seat_of(fourth.id)
        assert seat is not None
        await refused("seat_taken", tables.place_bot(table.id, heir, seat, "random"))
        await tables.leave(table.id, fourth)
        row = await here.storage.first(select(db.tables.c.due).where(db.tables.c.id == table.id))
        assert row is not None
        assert row.due is not None
        await tables.place_bot(table.id, heir, seat, "random")
        assert table.seats[seat].bot == "random"
        await tables.take_back(table.id, fourth)
        assert table.person_at(seat)
        assert table.seats[seat].left_at is None

    run(database, play)


def test_a_rematch_starts_once(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        await refused("not_over", here.tables.rematch(table.id, here.people[0]))
        await play_on(here.tables, table, random.Random(4))
        other = Tables(here.storage)
        first, second, third = await asyncio.gather(
            here.tables.rematch(table.id, here.people[0]),
            other.rematch(table.id, here.people[1]),
            here.tables.rematch(table.id, here.people[2]),
        )
        assert first.id == second.id == third.id == table.rematch
        assert [seat.guest for seat in first.seats] == [guest.id for guest in here.people]
        assert first.live.number == 0
        await play_on(here.tables, first, random.Random(5))
        assert first.state == "over"

    run(database, play)


def test_a_fork_goes_on_with_other_chance(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        await refused("not_over", here.tables.fork(table.id, here.people[0], Fork(step=0)))
        await play_on(here.tables, table, random.Random(6))
        steps = table.live.number
        await refused("no_such_step", here.tables.fork(table.id, here.people[0], Fork(step=steps)))
        fork = await here.tables.fork(
            table.id, here.people[3], Fork(step=steps // 2, seat=2, bots=["random", "deckhand"])
        )
        assert [seat.bot for seat in fork.seats] == ["random", "deckhand", None, "random"]
        _, then, _ = await here.tables.replayed(table.id, steps // 2)
        assert then.game is not None
        assert fork.live.game is not None
        assert fork.live.game.record == then.game.record
        assert fork.live.game.seed != then.game.seed
        await play_on(here.tables, fork, random.Random(7))
        fresh = await Tables(here.storage).find(fork.id)
        assert fresh.live.game == fork.live.game

    run(database, play)


def test_only_so_many_tables_for_a_guest(database: Path) -> None:
    async def play(here: Scene) -> None:
        here.tables.tables_per_guest = 2
        for _ in range(2):
            table = await here.tables.open(here.people[0], OpenTable())
        await refused("too_many_tables", here.tables.open(here.people[0], OpenTable()))
        await here.tables.leave(table.id, here.people[0])
        assert table.state == "abandoned"
        await here.tables.open(here.people[0], OpenTable())

    run(database, play)


def test_few_tables_in_memory_are_enough(database: Path) -> None:
    async def play(here: Scene) -> None:
        here.tables.cached = 2
        ids = [(await here.gather(2)).id for _ in range(4)]
        for _ in range(3):
            for table_id in ids:
                table = await here.tables.find(table_id)
                await play_on(here.tables, table, random.Random(8), 3)
        assert len(here.tables.at_hand) == 2
        for table_id in ids:
            assert (await here.tables.find(table_id)).live.number == 9

    run(database, play)


def test_links_open_one_seat_of_one_owner(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        owner = here.people[1].id
        link = here.guests.link(table.id, 1, owner)
        assert here.guests.read_link(link)[:2] == (table.id, 1)
        assert here.guests.opens(link, table.id, 1, owner)
        assert not here.guests.opens(link, table.id, 2, owner)
        assert not here.guests.opens(link, table.id, 1, here.people[2].id)
        assert not here.guests.opens(link[:-1] + ("0" if link[-1] != "0" else "1"), table.id, 1, owner)
        for bad in ("", "x", "..", f"{table.id}.1.", f"{table.id}.\u0661.x", "a.12.b"):
            with pytest.raises(Refusal):
                here.guests.read_link(bad)

    run(database, play)


def test_cookies_are_signed(database: Path) -> None:
    async def play(here: Scene) -> None:
        guest = here.people[0]
        cookie = here.guests.cookie(guest)
        assert await here.guests.from_cookie(cookie) == guest
        for bad in (
            None,
            "",
            guest.id,
            f"{guest.id}.",
            cookie[:-1],
            cookie + "0",
            f"{here.people[1].id}.{cookie.split('.')[1]}",
        ):
            assert await here.guests.from_cookie(bad) is None
        again = await Guests.with_key(here.storage)
        assert await again.from_cookie(cookie) == guest

    run(database, play)


def test_nobody_leaves_while_the_game_begins(database: Path) -> None:
    """Another process frees the seat at the same moment: either the game waits, or the person stays in it."""

    async def play(here: Scene) -> None:
        for _ in range(10):
            table = await here.tables.open(here.people[0], OpenTable(Setup(players=2)))
            await here.tables.sit(table.id, here.people[1], None)
            elsewhere = Tables(here.storage)
            await elsewhere.find(table.id)
            await asyncio.gather(
                here.tables.start(table.id, here.people[0]),
                elsewhere.leave(table.id, here.people[1]),
                return_exceptions=True,
            )
            await here.tables.reread(table)
            assert table.state == "gathering" or not any(seat.empty for seat in table.seats)

    run(database, play)


def test_an_id_stands_for_one_answer(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        assert table.live.game is not None
        first, second = table.live.game.questions
        answer = (first.seat, first.id, first.options[0])
        await here.tables.answer(table, *answer, "once")
        await here.tables.answer(table, *answer, "once")
        assert table.live.number == 1
        await refused("id_used", here.tables.answer(table, first.seat, first.id, first.options[1], "once"))
        await here.tables.answer(
            table, second.seat, second.id, second.options[0], "once"
        )  # another seat's ids are its own
        assert table.live.number == 2

    run(database, play)


def test_ids_of_the_finished_game_are_free_in_a_fork(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        await play_on(here.tables, table, random.Random(4))
        fork = await here.tables.fork(table.id, here.people[0], Fork(step=20, seat=0, bots=["random"]))
        game = fork.live.game
        assert game is not None
        question = game.questions[0]
        number = fork.live.number
        for used in ("a0", "a1", "a2"):
            assert not await here.tables.was_written(fork, question.seat, question.id, question.options[0], used)
        await here.tables.answer(fork, question.seat, question.id, question.options[0], "a0")
        assert fork.live.number == number + 1

    run(database, play)


def test_tables_opened_at_once_are_counted(database: Path) -> None:
    async def play(here: Scene) -> None:
        tables = Tables(here.storage, tables_per_guest=3)
        opened = await asyncio.gather(
            *[tables.open(here.people[0], OpenTable(Setup(players=2))) for _ in range(8)], return_exceptions=True
        )
        assert sum(isinstance(each, Table) for each in opened) == 3
        assert {each.code for each in opened if isinstance(each, Refusal)} == {"too_many_tables"}

    run(database, play)


def test_a_game_that_cannot_begin_leaves_no_table_behind(database: Path) -> None:
    async def play(here: Scene) -> None:
        await refused("empty_seats", here.tables.open(here.people[0], OpenTable(Setup(players=3), start=True)))
        assert await here.storage.all(select(db.tables.c.id)) == []

    run(database, play)


async def due(here: Scene, table: Table) -> float | None:
    row = await here.storage.first(select(db.tables.c.due).where(db.tables.c.id == table.id))
    assert row is not None
    moment: float | None = row.due
    return moment


def test_a_table_falls_due_for_bots_only_while_they_are_asked(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.tables.open(here.people[0], OpenTable(Setup(players=2), bots=["random"], start=True))
        assert table.falls_due(0) == LEASE
        seat, question, _ = table.bot_questions()[0]
        assert table.live.game is not None
        await here.tables.answer(table, seat, question, f"hand:{table.live.game.hands[seat][0]}", "b:1")
        assert table.bot_questions() == []
        assert table.falls_due(0) is None

    run(database, play)


def test_a_clock_that_another_process_moved_still_runs(database: Path) -> None:
    """What this process believed about the table must not keep a nearer deadline from being written."""

    async def play(here: Scene) -> None:
        setup = Setup(players=2, clock=Clock(decision=5))
        table = await here.tables.open(here.people[0], OpenTable(setup))
        await here.tables.sit(table.id, here.people[1], None)
        await here.tables.start(table.id, here.people[0])
        async with here.storage.write() as connection:
            await connection.execute(db.tables.update().values(due=time.time() + 3600))
        assert table.live.game is not None
        question = table.live.game.questions[0]
        await here.tables.answer(table, question.seat, question.id, question.options[0], "c:1")
        moment = await due(here, table)
        assert moment is not None
        assert moment < time.time() + 60

    run(database, play)


def test_a_game_that_has_just_begun_is_not_abandoned(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        for seat in table.seats:
            seat.here_until = 0
        assert abandon(table, time.time()) == []
        table.state = "gathering"
        assert len(abandon(table, time.time())) == 1

    run(database, play)


@pytest.mark.parametrize("name", ["\0", "a b", "x" * 33, "", "\N{HANGUL FILLER}"])
def test_what_cannot_be_a_tables_name_names_no_table(database: Path, name: str) -> None:
    async def play(here: Scene) -> None:
        await refused("unknown_table", here.tables.find(name))

    run(database, play)
