"""Connections to the database: SQLite in one file, or PostgreSQL."""

import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Row, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

WAL_SECONDS: Final = 30.0


class Database:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            # SQLite has one writer at a time: with one connection, nobody waits for it in a busy loop.
            self.writer = create_async_engine(
                self.url, pool_size=1, max_overflow=0, pool_timeout=60, hide_parameters=True
            )
            self.reader = create_async_engine(self.url, isolation_level="AUTOCOMMIT", hide_parameters=True)
            prepare_sqlite(self.writer, writes=True)
            prepare_sqlite(self.reader, writes=False)
        else:
            self.writer = create_async_engine(self.url, pool_pre_ping=True, pool_size=10, hide_parameters=True)
            self.reader = self.writer.execution_options(isolation_level="AUTOCOMMIT")

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()

    async def migrate(self) -> None:
        """Bring the database to this version's schema. Processes that start at once take turns."""
        async with self.writer.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7140)"))
            await connection.run_sync(upgrade)

    async def all(self, query: Executable) -> Sequence[Row[Any]]:
        async with self.reader.connect() as connection:
            return (await connection.execute(query)).all()

    async def first(self, query: Executable) -> Row[Any] | None:
        async with self.reader.connect() as connection:
            return (await connection.execute(query)).first()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction."""
        async with self.writer.begin() as connection:
            yield connection


def prepare_sqlite(engine: AsyncEngine, writes: bool) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin below, not in the driver
        cursor = connection.cursor()
        for pragma in ("busy_timeout=30000", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        use_wal(cursor)
        cursor.close()

    if writes:

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def use_wal(cursor: Any) -> None:
    """SQLite does not wait but fails when several processes open a new file at once, so this retries."""
    end = time.monotonic() + WAL_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(alembic_config(connection), revision)
