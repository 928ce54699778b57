"""What was acknowledged is on disk; and when nothing can be stored, nothing is acknowledged and `/ready` says so."""

import asyncio
import random
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, text

from galecrest.server.storage import Storage
from galecrest.server.storage import schema as db
from tests.server.conftest import Postgres
from tests.server.harness import Client, Person, Server, gather, run, running

SHIM = Path(__file__).parent / "synced.c"


async def answer_at_random(client: Client, chance: random.Random, answers: int) -> dict[str, tuple[int, str]]:
    """Answer so many questions. Returns what was acknowledged, by the id of the answer."""
    acknowledged: dict[str, tuple[int, str]] = {}
    while len(acknowledged) < answers and not client.over:
        await client.until(lambda: client.questions or client.over)
        for question in client.questions:
            answer_id = f"q{question['id']}"
            option = chance.choice(question["options"])["id"]
            await client.send({"type": "answer", "id": answer_id, "question": question["id"], "option": option})
            while (await client.hear("accepted"))["id"] != answer_id:
                pass
            acknowledged[answer_id] = (question["id"], option)
            await client.until(lambda asked=question["id"]: asked not in [each["id"] for each in client.questions])
    return acknowledged


@pytest.mark.slow
def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """The server is killed, and the database is opened as it was when each of its files was last synced."""
    shim, synced = tmp_path / "synced.so", tmp_path / "synced"
    synced.mkdir()
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(shim), str(SHIM), "-ldl"], check=True)
    server = Server(f"sqlite:///{tmp_path}/power.sqlite")
    server.environment |= {"LD_PRELOAD": str(shim), "SYNCED": str(synced)}
    server.start()
    acknowledged: dict[str, dict[str, tuple[int, str]]] = {}

    async def main() -> None:
        async def one(number: int) -> None:
            person = await Person(server.http).arrive()
            table = await person.open_table(setup={"players": 2}, bots=["random"], start=True)
            async with person.at(table) as client:
                acknowledged[table] = await answer_at_random(client, random.Random(number), 20)

        await asyncio.gather(*[one(number) for number in range(4)])
        server.kill()
        storage = Storage(f"sqlite:///{synced}/power.sqlite")
        for table, answers in acknowledged.items():
            rows = await storage.database.all(select(db.steps).where(db.steps.c.table_id == table))
            stored = {row.client_id: (row.question, row.option) for row in rows}
            assert {answer_id: stored.get(f"c:{answer_id}") for answer_id in answers} == answers
        await storage.close()

    try:
        run(main)
    finally:
        server.stop()
    assert sum(map(len, acknowledged.values())) >= 40


def ready(server: Server) -> int:
    return httpx.get(f"{server.http}/ready", timeout=20).status_code


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not await asyncio.to_thread(condition):
            await asyncio.sleep(0.1)


def test_a_full_disk(tmp_path: Path) -> None:
    """As if it were full: the server's files cannot be written any more, and later they can."""
    with running(f"sqlite:///{tmp_path}/full.sqlite") as server:
        assert server.process is not None
        pid = server.process.pid
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)

        async def main() -> None:
            people, table = await gather(server.http, 2)
            async with people[0].at(table) as client:
                await client.until(lambda: client.questions)
                question = client.questions[0]
                answer = {"question": question["id"], "option": question["options"][0]["id"]}
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
                try:
                    await until(lambda: ready(server) == 503)
                    assert await client.refused("answer", **answer) == "failed"
                    assert (await people[0].ask("GET", f"/api/tables/{table}")).status_code == 200, "reading goes on"
                finally:
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
                await until(lambda: ready(server) == 200)
                await client.do("answer", **answer)
                await client.until(lambda: client.change)

        run(main)


def test_the_log_tells_why_nothing_can_be_stored_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("galecrest.server.storage.CHECK_SECONDS", -1.0)  # write each time

    async def main() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/told.sqlite")
        await storage.migrate()

        async def fail() -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(storage.pulse, "touch", fail)
            for _ in range(3):
                with pytest.raises(OSError, match="no space left"):
                    await storage.check()
        for _ in range(2):
            await storage.check()
        await storage.close()

    run(main)
    assert [(record.levelname, "/ready" in record.message) for record in caplog.records] == [
        ("ERROR", True),
        ("WARNING", True),
    ]
    assert vars(caplog.records[0])["error"] == "no space left"


def test_a_database_that_does_not_reply_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galecrest.server.storage.CHECK_PATIENCE", 0.05)

    async def main() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/hung.sqlite")
        await storage.migrate()
        replies = asyncio.Event()
        touch = storage.pulse.touch

        async def hang() -> None:
            await replies.wait()
            await touch()

        with monkeypatch.context() as patch:
            patch.setattr(storage.pulse, "touch", hang)
            for _ in range(2):
                with pytest.raises(TimeoutError, match="not replied"):
                    await storage.check()
        replies.set()
        monkeypatch.setattr("galecrest.server.storage.CHECK_PATIENCE", 30)
        await storage.check()
        await storage.close()

    asyncio.run(main())


def test_many_questions_whether_the_server_is_ready_cost_one_write(tmp_path: Path) -> None:
    async def main() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/ready.sqlite")
        await storage.migrate()
        touched = 0
        touch = storage.pulse.touch

        async def count() -> None:
            nonlocal touched
            touched += 1
            await touch()

        storage.pulse.touch = count  # type: ignore[method-assign]
        await asyncio.gather(*[storage.check() for _ in range(50)])
        assert touched == 1
        await storage.close()

    asyncio.run(main())


def test_a_question_right_after_the_write_does_not_make_an_earlier_one_fail(tmp_path: Path) -> None:
    async def main() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/ready.sqlite")
        await storage.migrate()
        later: list[asyncio.Task[None]] = []

        async def touch() -> None:
            await asyncio.sleep(0)
            later.append(asyncio.create_task(storage.check()))  # comes before whoever waits for this write goes on

        storage.pulse.touch = touch  # type: ignore[method-assign]
        await storage.check()
        await asyncio.gather(*later)
        await storage.close()

    asyncio.run(main())


def test_a_commit_waits_for_the_disk_whatever_the_database_is_set_to(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    async def main() -> None:
        await postgres.execute(f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off")
        for storage, query, expected in (
            (Storage(url), text("SHOW synchronous_commit"), "on"),
            (Storage(f"sqlite:///{tmp_path}/sync.sqlite"), text("PRAGMA synchronous"), 2),  # FULL
        ):
            row = await storage.database.first(query)
            assert row is not None
            assert row[0] == expected
            async with storage.database.write() as transaction:
                assert (await transaction.execute(query)).scalar_one() == expected
            await storage.close()

    asyncio.run(main())
