"""Bots in worker processes: what happens when one dies, hangs or talks nonsense."""

import asyncio
import os
import random
import shlex
import subprocess
from pathlib import Path

import pytest

from galecrest.server import bot_pool
from galecrest.server.bot_pool import BotPool, Worker
from galecrest.server.cache import CachedTable
from galecrest.server.limits import Bucket
from galecrest.server.metering import paid_by
from galecrest.table.deadlines import bot_questions
from galecrest.table.messages import OpenTable, Setup
from tests.server.scene import Process, Scene, play_scene


def first_question(table: CachedTable) -> int:
    return bot_questions(table.table, table.play.game)[0][1]


def pool(process: Process, seconds: float, workers: int = 1) -> BotPool:
    return BotPool(process.cache, process.answering, bytes(32), workers, seconds)


async def a_program(text: str) -> Worker:
    pipe = asyncio.subprocess.PIPE
    return Worker(await asyncio.create_subprocess_exec("sh", "-c", text, stdin=pipe, stdout=pipe))


@pytest.mark.parametrize(
    "program", ["exit 1", "cat >/dev/null", "read x; echo nonsense", "read x; echo '\"loot:none\"'"]
)
def test_the_deckhand_answers_for_a_bad_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    async def play(here: Scene) -> None:
        table = await here.seating.open(here.people[0], OpenTable(Setup(players=2), bots=["random"], start=True))
        bots = pool(here, seconds=0.5)
        with monkeypatch.context() as patch:
            patch.setattr(bot_pool, "new_worker", lambda: a_program(program))
            option = await bots.think(table, 1, first_question(table), "random")
        assert option is not None
        for worker in bots.idle:
            await worker.end()
        bots.idle.clear()
        bots.stir(table)
        await asyncio.gather(*bots.thinking.values())  # a fresh worker
        assert table.play.number == 1
        await bots.close()

    play_scene(tmp_path / "bots.sqlite", play)


@pytest.mark.slow
def test_a_slow_start_is_not_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On a busy machine a worker may take longer to start than a bot may think."""

    async def play(here: Scene) -> None:
        table = await here.seating.open(here.people[0], OpenTable(Setup(players=2), bots=["random"], start=True))
        bots = pool(here, seconds=4)
        start = f"sleep 5; exec {shlex.join(bot_pool.WORKER)}"
        monkeypatch.setattr(bot_pool, "WORKER", ("sh", "-c", start))
        assert await bots.think(table, 1, first_question(table), "random") is not None
        assert len(bots.idle) == 1
        await bots.close()

    play_scene(tmp_path / "bots.sqlite", play)
    assert "a bot failed" not in caplog.text


def test_captains_leave_a_worker_to_quick_bots_from_the_first_question_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before any captain has answered, too: no thought has to be timed first."""
    slow_captains = 'read x; case "$x" in *captain*) exec sleep 600;; esac; echo nonsense'

    async def play(here: Scene) -> None:
        bots = pool(here, seconds=600, workers=2)
        monkeypatch.setattr(bot_pool, "new_worker", lambda: a_program(slow_captains))
        crew = ["captain", "captain+bold", "captain", "captain+greedy", "captain"]
        for _ in range(3):
            bots.stir(await here.seating.open(here.people[0], OpenTable(Setup(6), bots=crew, start=True)))
        table = await here.seating.open(here.people[1], OpenTable(Setup(2), bots=["deckhand"], start=True))
        assert await bots.think(table, 1, first_question(table), "deckhand") is not None
        await bots.close()

    play_scene(tmp_path / "bots.sqlite", play)


def test_the_address_that_changed_a_table_pays_for_its_bots(tmp_path: Path) -> None:
    """Also for those that are asked later because the table is due. While it has nothing left, they wait."""

    async def play(here: Scene) -> None:
        request = OpenTable(Setup(players=3), bots=["random", "deckhand"], start=True)
        table = await here.seating.open(here.people[0], request)
        bots = pool(here, seconds=5)
        account = Bucket(1e-9, 1000)

        async def stir() -> None:
            bots.stir(table)

        await asyncio.create_task(paid_by(account, stir()))
        before = account.left
        await asyncio.gather(*bots.thinking.values())
        assert table.play.number == 2
        assert account.left < before
        while not bot_questions(table.table, table.play.game):
            await here.play_on(table, random.Random(1), 1)
        number = table.play.number
        account.spend(1001)
        bots.stir(table)  # without an account of its own
        await asyncio.wait(bots.thinking.values(), timeout=0.1)
        assert table.play.number == number
        account.rate = 1e9
        account.spend(0)
        for task in bots.thinking.values():
            task.cancel()
        await asyncio.gather(*bots.thinking.values(), return_exceptions=True)
        bots.stir(table)
        await asyncio.gather(*bots.thinking.values())
        assert table.play.number > number
        await bots.close()

    play_scene(tmp_path / "bots.sqlite", play)


def test_bots_that_wait_for_money_go_on_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or an address with many of them would owe more than a debt can be."""

    async def play(here: Scene) -> None:
        bots = pool(here, seconds=5)
        account = Bucket(1e-9, 1000)
        account.spend(1000 - 1e-6)
        began: list[str] = []

        async def think(cached: CachedTable, seat: int, question: int, bot: str) -> None:
            began.append(bot)

        monkeypatch.setattr(bots, "think", think)
        tables = [
            await here.seating.open(here.people[0], OpenTable(Setup(6), bots=["admiral"] * 5, start=True))
            for _ in range(3)
        ]

        async def stir() -> None:
            for table in tables:
                bots.stir(table)

        await asyncio.create_task(paid_by(Bucket(1, 1000), stir()))
        await asyncio.gather(*bots.thinking.values())
        assert len(began) == 15
        began.clear()
        for table in tables:
            table.payer = account
            bots.stir(table)
        await asyncio.wait(bots.thinking.values(), timeout=0.1)
        assert began == ["admiral"]
        await bots.close()

    play_scene(tmp_path / "bots.sqlite", play)


def test_two_processes_ask_one_bot(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        request = OpenTable(Setup(players=3), bots=["random", "deckhand"], start=True)
        table = await here.seating.open(here.people[0], request)
        elsewhere = Process(here.storage)
        pools = [pool(process, seconds=5) for process in (here, elsewhere)]
        pools[0].stir(table)
        pools[1].stir(await elsewhere.cache.find(table.id))
        await asyncio.gather(*[task for each in pools for task in each.thinking.values()])
        fresh = await Process(here.storage).cache.find(table.id)
        assert fresh.play.number == 2
        for each in pools:
            await each.close()

    play_scene(tmp_path / "bots.sqlite", play)


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    worker = subprocess.Popen(bot_pool.WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert worker.stdout is not None
    worker.stdout.close()
    _, errors = worker.communicate(timeout=60)
    assert (worker.returncode, errors) == (0, b"")


def test_ctrl_c_in_the_terminal_reaches_no_worker() -> None:
    """It goes to all processes of the terminal's session, and would interrupt a worker that is still starting with a traceback."""

    async def session() -> int:
        worker = await bot_pool.new_worker()
        try:
            return os.getsid(worker.process.pid)
        finally:
            await worker.end()

    assert asyncio.run(session()) != os.getsid(0)
