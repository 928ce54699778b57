"""Answers on a real database, with several processes."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from galecrest import codec
from galecrest.game import replay
from galecrest.server.storage import schema as db
from galecrest.table.messages import Answer, Clock, Fork, OpenTable, PlaceBot, Setup
from galecrest.table.play import CHANGES
from tests.server.scene import Process, Scene, game_at, play_scene, refused


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_a_whole_game_is_in_the_log(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        assert table.table.info(0).seed is None
        await here.play_on(table, random.Random(1))
        assert table.table.state == "over"
        assert table.table.result is not None
        assert table.table.result.scores == game_at(table).scores
        fresh = await Process(here.storage).cache.find(table.id)
        assert fresh.play.game == table.play.game
        assert fresh.play.told == table.play.told
        log, state = codec.log_from_json(codec.log_to_json(game_at(table)))
        assert codec.digest(replay(log)) == state
        assert int(fresh.table.info(0).seed or "", 16) == log.seed

    play_scene(database, play)


def test_two_processes_write_one_log(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        other = Process(here.storage)
        chance = random.Random(2)
        both = [(here, table), (other, await other.cache.find(table.id))]
        while not all(each.play.over for _, each in both):
            process, seen = chance.choice(both)
            await process.cache.read_on(seen)
            game = game_at(seen)
            if game.over:
                continue
            doing = []
            for question in game.questions:  # both processes at once, each with some of the seats
                process, seen = chance.choice(both)
                option = chance.choice(question.options)
                doing.append(process.answering.answer(seen, question.seat, question.id, option, f"{question.id}"))
            await asyncio.gather(*doing)
        assert both[0][1].play.game == both[1][1].play.game
        history = await other.archive.history(table.id, here.people[2].id)
        assert history.number == table.play.told[2]

    play_scene(database, play)


def test_the_last_change_of_a_card_may_be_sent_again(database: Path) -> None:
    """Its acknowledgement may have been lost, and there is no further change."""

    async def play(here: Scene) -> None:
        table = await here.gather(2)
        question = game_at(table).questions[0]

        async def choose(number: int) -> None:
            option = question.options[number % 2]
            await here.answering.answer(table, question.seat, question.id, option, f"change {number}")

        for number in range(1 + CHANGES):
            await choose(number)
        await choose(CHANGES)
        await refused("too_many_changes", choose(1 + CHANGES))
        assert await here.storage.steps.last_number(table.id) == 1 + CHANGES

    play_scene(database, play)


def test_the_same_answer_counts_once(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        other = Process(here.storage)
        same = await other.cache.find(table.id)
        question = game_at(table).questions[0]
        answer = (question.seat, question.id, question.options[0], "mine")
        await asyncio.gather(
            *[here.answering.answer(table, *answer) for _ in range(3)], other.answering.answer(same, *answer)
        )
        assert len(await here.storage.steps.all(table.id)) == 2
        await here.play_on(table, random.Random(3), 20)
        number = table.play.number
        await here.answering.answer(table, *answer)  # long after the question was closed
        assert table.play.number == number

    play_scene(database, play)


def test_bad_answers_change_nothing(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        before = codec.digest(game_at(table))
        question = game_at(table).questions[0]
        option = question.options[0]
        answer = here.answering.answer
        await refused("unknown_question", answer(table, 0, 999, option, "a"))
        await refused("wrong_seat", answer(table, 1, question.id, option, "b"))
        await refused("option_not_offered", answer(table, 0, question.id, "loot:map", "c"))
        assert codec.digest(game_at(table)) == before
        assert (await Process(here.storage).cache.find(table.id)).play.number == 0

    play_scene(database, play)


def test_an_id_stands_for_one_answer(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        first, second = game_at(table).questions
        answer = (first.seat, first.id, first.options[0])
        await here.answering.answer(table, *answer, "once")
        await here.answering.answer(table, *answer, "once")
        assert table.play.number == 1
        await refused("id_used", here.answering.answer(table, first.seat, first.id, first.options[1], "once"))
        # another seat's ids are its own
        await here.answering.answer(table, second.seat, second.id, second.options[0], "once")
        assert table.play.number == 2

    play_scene(database, play)


def test_ids_of_the_finished_game_are_free_in_a_fork(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        await here.play_on(table, random.Random(4))
        fork = await here.seating.fork(table.id, here.people[0], Fork(step=20, seat=0, bots=["random"]))
        question = game_at(fork).questions[0]
        number = fork.play.number
        for used in ("a0", "a1", "a2"):
            stored = await here.answering.was_stored(fork, question.seat, question.id, question.options[0], used)
            assert not stored
        await here.answering.answer(fork, question.seat, question.id, question.options[0], "a0")
        assert fork.play.number == number + 1

    play_scene(database, play)


def test_before_the_start_and_while_a_bot_sits_in_no_answer_is_taken(database: Path) -> None:
    async def play(here: Scene) -> None:
        host = here.people[0]
        table = await here.seating.open(host, OpenTable(Setup(players=2)))
        answer = Answer("x", 0, "hand:1")
        await refused("not_playing", here.answering.answer_as(table.id, host.id, answer))
        await refused("not_seated", here.answering.answer_as(table.id, here.people[1].id, answer))
        await here.sit(table.id, here.people[1])
        await here.seating.start(table.id, host)
        question = game_at(table).questions[0]
        answer = Answer("y", question.id, question.options[0])
        await here.answering.answer_as(table.id, host.id, answer)
        await here.seating.request(table.id, host, PlaceBot("", 0, "random"))
        await here.answering.answer_as(table.id, host.id, answer)  # was taken before the bot came
        await refused("bot_plays", here.answering.answer_as(table.id, host.id, Answer("z", question.id, "hand:1")))

    play_scene(database, play)


def test_a_process_that_did_not_hear_of_the_start_takes_answers(database: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.seating.open(here.people[0], OpenTable(Setup(players=2)))
        await here.sit(table.id, here.people[1])
        elsewhere = Process(here.storage)
        same = await elsewhere.cache.find(table.id)
        await here.seating.start(table.id, here.people[0])
        question = game_at(table).questions[1]
        await elsewhere.answering.answer(same, question.seat, question.id, question.options[0], "a")
        assert same.play.number == 1

    play_scene(database, play)


def test_a_clock_that_another_process_moved_still_runs(database: Path) -> None:
    """What this process believed about the table must not keep a nearer deadline from being written."""

    async def play(here: Scene) -> None:
        setup = Setup(players=2, clock=Clock(decision=5))
        table = await here.seating.open(here.people[0], OpenTable(setup))
        await here.sit(table.id, here.people[1])
        await here.seating.start(table.id, here.people[0])
        async with here.storage.database.write() as connection:
            await connection.execute(db.tables.update().values(due=time.time() + 3600))
        question = game_at(table).questions[0]
        await here.answering.answer(table, question.seat, question.id, question.options[0], "c:1")
        row = await here.storage.database.first(select(db.tables.c.due).where(db.tables.c.id == table.id))
        assert row is not None
        assert row.due < time.time() + 60

    play_scene(database, play)
