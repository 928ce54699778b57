"""Bots in worker processes: what happens when one dies, hangs or talks nonsense."""

import asyncio
import shlex
from pathlib import Path

import pytest

from galecrest.server import crew as crew_module
from galecrest.server.crew import Crew, Worker
from galecrest.server.guests import Guests
from galecrest.server.messages import OpenTable, Setup
from galecrest.server.storage import Storage
from galecrest.server.tables import Table, Tables


class Quiet:
    """Nobody looks on, so that a test asks the bots itself."""

    def changed(self, table: Table) -> None:
        pass


async def a_program(text: str) -> Worker:
    pipe = asyncio.subprocess.PIPE
    return Worker(await asyncio.create_subprocess_exec("sh", "-c", text, stdin=pipe, stdout=pipe))


@pytest.mark.parametrize(
    "program", ["exit 1", "cat >/dev/null", "read x; echo nonsense", "read x; echo '\"loot:none\"'"]
)
def test_the_deckhand_answers_for_a_bad_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/crew.sqlite")
        await storage.migrate()
        guests = await Guests.with_key(storage)
        tables = Tables(storage)
        tables.news = Quiet()
        table = await tables.open(await guests.new(), OpenTable(Setup(players=2), bots=["random"], start=True))
        crew = Crew(tables, guests.key, workers=1, seconds=0.5)
        with monkeypatch.context() as patch:
            patch.setattr(crew_module, "new_worker", lambda: a_program(program))
            question = table.bot_questions()[0][1]
            option = await crew.think(table, 1, question, "random")
        assert option is not None
        for worker in crew.idle:
            await worker.end()
        crew.idle.clear()
        crew.stir(table)
        await asyncio.gather(*crew.thinking.values())  # a fresh worker
        assert table.live.number == 1
        await crew.close()
        await storage.close()

    asyncio.run(main())


@pytest.mark.slow
def test_a_slow_start_is_not_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On a busy machine a worker may take longer to start than a bot may think."""

    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/crew.sqlite")
        await storage.migrate()
        guests = await Guests.with_key(storage)
        tables = Tables(storage)
        table = await tables.open(await guests.new(), OpenTable(Setup(players=2), bots=["random"], start=True))
        crew = Crew(tables, guests.key, workers=1, seconds=4)
        start = f"sleep 5; exec {shlex.join(crew_module.WORKER)}"
        monkeypatch.setattr(crew_module, "WORKER", ("sh", "-c", start))
        assert await crew.think(table, 1, table.bot_questions()[0][1], "random") is not None
        assert len(crew.idle) == 1
        await crew.close()
        await storage.close()

    asyncio.run(main())
    assert "a bot failed" not in caplog.text


def test_two_processes_ask_one_bot(tmp_path: Path) -> None:
    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/crew.sqlite")
        await storage.migrate()
        guests = await Guests.with_key(storage)
        one, two = Tables(storage), Tables(storage)
        table = await one.open(await guests.new(), OpenTable(Setup(players=3), bots=["random", "deckhand"], start=True))
        crews = [Crew(tables, guests.key, workers=1, seconds=5) for tables in (one, two)]
        crews[0].stir(table)
        crews[1].stir(await two.find(table.id))
        await asyncio.gather(*[task for crew in crews for task in crew.thinking.values()])
        fresh = await Tables(storage).find(table.id)
        assert fresh.live.number == 2
        for crew in crews:
            await crew.close()
        await storage.close()

    asyncio.run(main())
