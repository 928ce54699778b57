"""A database that an older version has made opens in this one, and its games go on."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text

from galecrest import codec
from galecrest.game import replay, retrace
from galecrest.server.cache import CachedTable
from galecrest.server.storage import Storage
from galecrest.server.storage import schema as db
from galecrest.server.storage.database import upgrade
from tests.server.conftest import Postgres
from tests.server.scene import Process, game_at

FIXTURES = Path(__file__).parent / "fixtures"
FIRST = (
    FIXTURES / "database-0001.sql"
)  # six tables, written by the first version: gathering, running and finished, also solo


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), db.metadata))


async def play_to_the_end(storage: Storage) -> None:
    await storage.migrate()
    assert await storage.database.read(differences) == []
    rows = await storage.database.all(select(db.tables.c.id, db.tables.c.state).order_by(db.tables.c.created_at))
    assert [row.state for row in rows] == ["gathering", "playing", "playing", "over", "playing", "over"]
    process = Process(storage)
    for row in rows:
        table = await process.cache.find(row.id)
        assert table.table.rules == 1
        if row.state == "playing":
            assert table.play.number > 10
            await process.play_on(table, random.Random(1))
            assert table.table.state == "over"
        if row.state == "over":
            assert table.table.result is not None
            assert table.play.over
            assert game_at(table).scores == table.table.result.scores
        if row.state != "gathering":
            await tell_the_whole_story(process, table)
    numbers = await storage.database.first(select(func.count()).select_from(db.steps))
    assert numbers is not None
    assert numbers[0] > 100


async def tell_the_whole_story(process: Process, table: CachedTable) -> None:
    """Steps without a recording are replayed, the steps that were played since then are read: together they are the game."""
    steps = await process.storage.steps.all(table.id)
    assert steps[0].recording is None
    moments = [await process.archive.moment(table.id, step.number, None) for step in steps]
    told = await process.archive.history(table.id, "nobody")
    assert data(told.events) == [event for moment in moments for event in data(moment.events)]
    assert told.number == table.play.told[None]
    assert data(moments[-1].view) == data(table.play.view(None))
    log, state = codec.log_from_data(data(await process.archive.log(table.id)))
    assert log.rules == 1
    game = replay(log)
    assert codec.digest(game) == state
    assert game.scores == game_at(table).scores
    for number, (game, _) in enumerate(retrace(log)):
        assert data(moments[number].view) == data(codec.view_to_data(game.view(None))), f"step {number}"


def data(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


@pytest.mark.slow
def test_from_the_first_schema_in_sqlite(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(FIRST.read_text())
    connection.close()

    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{file}")
        try:
            await play_to_the_end(storage)
        finally:
            await storage.close()

    asyncio.run(main())


@pytest.mark.slow
def test_from_the_first_schema_in_postgresql(postgres: Postgres) -> None:
    old = sqlite3.connect(":memory:")
    old.row_factory = sqlite3.Row
    old.executescript(FIRST.read_text())
    url = postgres.new_database()

    async def main() -> None:
        storage = Storage(url)
        try:
            await storage.database.transact(lambda connection: upgrade(connection, "0001"))
            async with storage.database.write() as connection:
                known = {row["name"] for row in old.execute("SELECT name FROM sqlite_master")}
                for table in db.metadata.sorted_tables:
                    if table.name not in known:
                        continue
                    rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
                    for row in rows:
                        for name in ("listed", "seeded"):
                            if name in row:
                                row[name] = bool(row[name])
                    if rows:
                        await connection.execute(insert(table), rows)
                await connection.execute(text("SELECT setval('chat_id_seq', 100)"))
            await play_to_the_end(storage)
        finally:
            await storage.close()

    asyncio.run(main())
    old.close()


@pytest.mark.parametrize("times", [1, 4])
def test_processes_that_start_at_once(postgres: Postgres, tmp_path: Path, times: int) -> None:
    urls = [postgres.new_database(), f"sqlite+aiosqlite:///{tmp_path}/new.sqlite"]

    async def main() -> None:
        for url in urls:
            storages = [Storage(url) for _ in range(times)]
            await asyncio.gather(*[storage.migrate() for storage in storages])
            for storage in storages:
                await storage.close()

    asyncio.run(main())
