"""Opening tables and changing seats, on a real database, with several processes."""

import asyncio
import random
from pathlib import Path

import pytest

from galecrest.server.cache import CachedTable
from galecrest.server.seating import Seating
from galecrest.server.settings import Limits
from galecrest.table.messages import Agree, ClearSeat, End, Fork, Leave, OpenTable, PlaceBot, Resign, Return, Setup
from galecrest.table.refusals import Refusal
from tests.server.scene import Process, Scene, game_at, play_scene, refused


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_seats(database: Path) -> None:
    async def play(here: Scene) -> None:
        seating, (host, second, third, fourth) = here.seating, here.people
        table = await seating.open(host, OpenTable(Setup(players=3), bots=["random"]))
        await refused("empty_seats", seating.start(table.id, host))
        await refused("seat_taken", here.sit(table.id, second, 0))
        await refused("not_host", seating.request(table.id, second, PlaceBot("", 2, "deckhand")))
        await refused("unknown_bot", seating.request(table.id, host, PlaceBot("", 2, "nobody")))
        await seating.request(table.id, host, ClearSeat("", 1))
        await asyncio.gather(here.sit(table.id, second), Process(here.storage).sit(table.id, third))
        await refused("seat_taken", here.sit(table.id, fourth))
        await refused("already_seated", here.sit(table.id, third, 0))
        await seating.request(table.id, host, Leave(""))
        assert table.table.host in (second.id, third.id)
        await here.sit(table.id, fourth)
        await refused("not_host", seating.start(table.id, fourth))
        heir = second if table.table.host == second.id else third
        await seating.start(table.id, heir)
        await refused("already_started", seating.start(table.id, heir))
        await refused("already_started", here.sit(table.id, host))
        seat = table.table.seat_of(fourth.id)
        assert seat is not None
        await refused("seat_taken", seating.request(table.id, heir, PlaceBot("", seat, "random")))
        await seating.request(table.id, fourth, Leave(""))
        assert [each for each, _ in await here.storage.tables.due(table.table.created_at + 3600, 10)] == [table.id]
        await seating.request(table.id, heir, PlaceBot("", seat, "deckhand"))
        assert table.table.seats[seat].bot == "deckhand"
        await seating.request(table.id, fourth, Return(""))
        assert table.table.person_at(seat)
        assert table.table.seats[seat].left_at is None

    play_scene(database, play)


def test_what_one_process_changes_another_one_reads(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.seating.open(here.people[0], OpenTable(Setup(players=2)))
        elsewhere = Process(here.storage)
        same = await elsewhere.cache.find(table.id)
        await here.sit(table.id, here.people[1], 1)
        await elsewhere.cache.refresh(same)
        assert same.table == table.table
        await elsewhere.seating.request(table.id, here.people[0], Leave(""))
        await here.cache.refresh(table)
        assert table.table.host == here.people[1].id
        assert table.table.holders == {here.people[1].id: 1}
        assert table.table.seats[0].empty

    play_scene(database, play)


def test_a_rematch_starts_once(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        await refused("not_over", here.seating.rematch(table.id, here.people[0]))
        await here.play_on(table, random.Random(4))
        other = Process(here.storage)
        proposed = await here.seating.rematch(table.id, here.people[0])
        assert proposed.table.rematch is None
        await asyncio.gather(
            other.seating.rematch(table.id, here.people[1]),
            here.seating.request(table.id, here.people[2], Agree("")),
            other.seating.request(table.id, here.people[3], Agree("")),
        )
        first, second = await asyncio.gather(
            here.seating.rematch(table.id, here.people[0]), other.seating.rematch(table.id, here.people[1])
        )
        assert first.id == second.id == table.table.rematch
        assert [seat.guest for seat in first.table.seats] == [guest.id for guest in here.people]
        assert [seat.bot for seat in first.table.seats] == [None] * 4
        assert first.play.number == 0
        await here.play_on(first, random.Random(5))
        assert first.table.state == "over"

    play_scene(database, play)


def test_a_fork_goes_on_with_other_chance(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        await refused("not_over", here.seating.fork(table.id, here.people[0], Fork(step=0)))
        await here.play_on(table, random.Random(6))
        steps = table.play.number
        for wrong in (steps, steps + 1):
            await refused("no_such_step", here.seating.fork(table.id, here.people[0], Fork(step=wrong)))
        await refused("no_such_seat", here.seating.fork(table.id, here.people[0], Fork(step=0, seat=4)))
        fork = await here.seating.fork(
            table.id, here.people[3], Fork(step=steps // 2, seat=2, bots=["random", "deckhand"])
        )
        assert [seat.bot for seat in fork.table.seats] == ["random", "deckhand", None, "random"]
        then, now = game_at(table), game_at(fork)
        assert now.record == then.record[: len(now.record)]
        assert now.seed != then.seed
        await here.play_on(fork, random.Random(7))
        fresh = await Process(here.storage).cache.find(fork.id)
        assert fresh.play.game == fork.play.game

    play_scene(database, play)


def test_only_so_many_tables_for_a_guest(database: Path) -> None:
    async def play(here: Scene) -> None:
        here.seating.limits = Limits(tables_per_guest=2)
        for _ in range(2):
            table = await here.seating.open(here.people[0], OpenTable())
        await refused("too_many_tables", here.seating.open(here.people[0], OpenTable()))
        await here.seating.request(table.id, here.people[0], Leave(""))
        assert table.table.state == "abandoned"
        await here.seating.open(here.people[0], OpenTable())

    play_scene(database, play)


def test_a_fork_counts_as_a_table(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        await here.play_on(table, random.Random(1))
        here.seating.limits = Limits(tables_per_guest=0)
        await refused("too_many_tables", here.seating.fork(table.id, here.people[0], Fork(step=1)))

    play_scene(database, play)


def test_forks_are_paced_like_tables(database: Path) -> None:
    """Each copies a game, so forks that are given up at once would fill the disk."""

    async def play(here: Scene) -> None:
        table = await here.gather(2)
        await here.play_on(table, random.Random(1))
        seating = Seating(here.storage, here.cache, here.news, Limits(tables_per_minute=2))
        person = here.people[0]
        for _ in range(2):
            fork = await seating.fork(table.id, person, Fork(step=1))
            await seating.request(fork.id, person, Resign(""))
        await refused("too_fast", seating.fork(table.id, person, Fork(step=1)))

    play_scene(database, play)


def test_tables_opened_at_once_are_counted(database: Path) -> None:
    async def play(here: Scene) -> None:
        seating = Process(here.storage, tables_per_guest=3).seating
        opened = await asyncio.gather(
            *[seating.open(here.people[0], OpenTable(Setup(players=2))) for _ in range(8)], return_exceptions=True
        )
        assert sum(isinstance(each, CachedTable) for each in opened) == 3
        assert {each.code for each in opened if isinstance(each, Refusal)} == {"too_many_tables"}

    play_scene(database, play)


def test_a_game_that_cannot_begin_leaves_no_table_behind(database: Path) -> None:
    async def play(here: Scene) -> None:
        await refused("empty_seats", here.seating.open(here.people[0], OpenTable(Setup(players=3), start=True)))
        assert await here.storage.tables.held_by(here.people[0].id, 10, 0) == []

    play_scene(database, play)


def test_nobody_leaves_while_the_game_begins(database: Path) -> None:
    """Another process frees the seat at the same moment: either the game waits, or the person stays in it."""

    async def play(here: Scene) -> None:
        for _ in range(10):
            table = await here.seating.open(here.people[0], OpenTable(Setup(players=2)))
            await here.sit(table.id, here.people[1])
            elsewhere = Process(here.storage)
            await elsewhere.cache.find(table.id)
            await asyncio.gather(
                here.seating.start(table.id, here.people[0]),
                elsewhere.seating.request(table.id, here.people[1], Leave("")),
                return_exceptions=True,
            )
            await here.cache.refresh(table)
            assert table.table.state == "gathering" or not any(seat.empty for seat in table.table.seats)

    play_scene(database, play)


def test_a_request_that_changes_nothing_is_not_stored(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        heard: list[CachedTable] = []
        here.news.subscribe(stored=heard.append)
        version = table.table.version
        await here.sit(table.id, here.people[1])
        await here.seating.hold(table.id, 1, here.people[1])
        await here.seating.hand_over(table.id, 1, lambda table, now: False)
        assert table.table.version == version
        assert heard == []

    play_scene(database, play)


def test_a_game_that_its_people_end_is_deleted_and_does_not_count(database: Path) -> None:
    async def play(here: Scene) -> None:
        here.seating.limits = Limits(tables_per_guest=1)
        host, second = here.people[:2]
        table = await here.gather(2)
        await refused("too_many_tables", here.seating.open(host, OpenTable()))
        await here.play_on(table, random.Random(8), 5)
        await here.seating.request(table.id, host, End(""))
        elsewhere = await Process(here.storage).cache.find(table.id)
        assert elsewhere.table.proposal is not None
        await here.seating.request(table.id, second, Agree(""))
        assert table.table.state == "abandoned"
        assert await here.storage.steps.all(table.id) == []
        question = game_at(table).questions[0]
        await refused("not_playing", here.answering.answer(table, question.seat, question.id, question.options[0], "x"))
        fresh = await Process(here.storage).cache.find(table.id)
        assert (fresh.table.state, fresh.play.begun) == ("abandoned", False)
        assert await here.storage.tables.held_by(host.id, 9, 0.0) == []
        resigned = await here.gather(2)
        await here.seating.request(resigned.id, host, Resign(""))
        assert (await Process(here.storage).cache.find(resigned.id)).table == resigned.table
        assert resigned.table.seats[0].resigned
        await here.seating.open(host, OpenTable())

    play_scene(database, play)


@pytest.mark.parametrize("last", [False, True])
def test_an_answer_at_the_moment_when_all_end_the_game_revives_nothing(database: Path, last: bool) -> None:
    """Another process has not heard yet that the game was ended. The table could not be read any more, or was over without a step."""

    async def play(here: Scene) -> None:
        table, chance = await here.gather(2), random.Random(8)

        def next_answer() -> tuple[int, int, str]:
            question = chance.choice(game_at(table).questions)
            return question.seat, question.id, chance.choice(question.options)

        answer = next_answer()
        while last and not table.play.answer(*answer, at=0).game.over:
            await here.answering.answer(table, *answer, f"a{answer[1]}")
            answer = next_answer()
        there = Process(here.storage)
        unaware = await there.cache.find(table.id)
        await here.seating.request(table.id, here.people[0], End(""))
        await here.seating.request(table.id, here.people[1], Agree(""))
        await there.answering.answer(unaware, *answer, "late")
        fresh = await Process(here.storage).cache.find(table.id)
        assert (fresh.table.state, fresh.play.begun) == ("abandoned", False)
        assert await here.storage.tables.due(1e12, 10) == []

    play_scene(database, play)


def test_names_and_removed_guests_are_stored(database: Path) -> None:
    async def play(here: Scene) -> None:
        host, second, third, _ = here.people
        table = await here.seating.open(host, OpenTable(Setup(players=2)))
        await here.sit(table.id, second)
        await here.seating.take_name(table.id, await here.guests.rename(second, "Bo"))
        assert table.table.seats[1].name == "Bo"
        await here.seating.request(table.id, host, ClearSeat("", 1))
        fresh = Process(here.storage)
        await refused("removed", fresh.sit(table.id, second))
        await fresh.sit(table.id, third)

    play_scene(database, play)
