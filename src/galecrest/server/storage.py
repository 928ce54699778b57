"""The database: its tables, how they are made, and the one way in which steps are written.

The log of a table is its steps, and the primary key (table, number) is the lock: of two processes that write the same step one
fails, and reads what the other wrote. Answers that wait at the same time are written in one transaction, so that what a commit costs
is shared by all.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Executable,
    Float,
    ForeignKey,
    Index,
    Insert,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from galecrest.server.metrics import COMMITS

metadata: Final = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seeded", Boolean, nullable=False),  # by the host
    Column("state", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # of who sits where
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("due", Float),  # not later than this somebody should look at the table
    Column("rematch_of", String(32), ForeignKey("tables.id"), unique=True),
    Column("forked_from", String(32), ForeignKey("tables.id")),
    Column("forked_at", Integer),
    Column("result", Text),
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "state", "created_at"),
    Index("tables_host", "host", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("left_at", Float),
    Column("here_until", Float, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Index("holders_guest", "guest_id"),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the set-up
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("option", String(40), nullable=False),
    Column("client_id", String(80), nullable=False),
    Column("chance", Text, nullable=False),  # the outcomes that followed
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id", name="steps_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32)),  # none: the lobby
    Column("guest_id", String(32), ForeignKey("guests.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_table", "table_id", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("guests.id"), primary_key=True),
)


class StepTaken(Exception):
    """Another answer has got this number, or this answer was written before."""


@dataclass
class Entry:
    """A step that waits to be written, and what else is true once it is."""

    step: dict[str, Any]
    also: Sequence[Executable] = ()
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> tuple[Any, ...]:
        return tuple([self.step[name] for name in KEY])


BATCH: Final = 64
WAL_SECONDS: Final = 30.0
KEY: Final = ("table_id", "number", "seat", "client_id")


class Storage:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            # SQLite has one writer at a time: one connection keeps the others from waiting in a busy loop.
            self.writer = create_async_engine(
                self.url, pool_size=1, max_overflow=0, pool_timeout=60, hide_parameters=True
            )
            self.reader = create_async_engine(self.url, isolation_level="AUTOCOMMIT", hide_parameters=True)
            prepare_sqlite(self.writer, writes=True)
            prepare_sqlite(self.reader, writes=False)
        else:
            self.writer = create_async_engine(self.url, pool_pre_ping=True, pool_size=10, hide_parameters=True)
            self.reader = self.writer.execution_options(isolation_level="AUTOCOMMIT")
        self.waiting: list[Entry] = []
        self.writing: asyncio.Task[None] | None = None
        self.insert_steps: Insert = (
            (sqlite if self.is_sqlite else postgresql)
            .insert(steps)
            .on_conflict_do_nothing()
            .returning(*[steps.c[name] for name in KEY])
        )

    async def close(self) -> None:
        if self.writing:
            await self.writing
        await self.writer.dispose()
        await self.reader.dispose()

    async def migrate(self) -> None:
        """Bring the database to this version's form. Processes that start at once take turns."""
        async with self.writer.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7140)"))
            await connection.run_sync(upgrade)

    # Reading and writing

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

    async def append(self, step: dict[str, Any], also: Sequence[Executable] = ()) -> None:
        """Write a step; returns once it is committed. Raises StepTaken when another step has its place."""
        entry = Entry(step, also)
        self.waiting.append(entry)
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_waiting())
        await asyncio.shield(entry.written)

    async def _write_waiting(self) -> None:
        """Write what waits, all of it in one transaction, until nothing waits any more."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                batch.sort(key=lambda entry: entry.key)  # so that all processes lock tables in one order
                try:
                    await self._write_batch(batch)
                except Exception:
                    for entry in batch:  # one of them may be the cause
                        await self._write_alone(entry)
        finally:
            self.writing = None

    async def _write_alone(self, entry: Entry) -> None:
        try:
            await self._write_batch([entry])
        except Exception as error:
            entry.written.set_exception(error)

    async def _write_batch(self, batch: list[Entry]) -> None:
        COMMITS.observe(len(batch))
        async with self.writer.begin() as connection:
            result = await connection.execute(self.insert_steps, [entry.step for entry in batch])
            written = {tuple(row) for row in result}
            for entry in batch:
                if entry.key in written:
                    for statement in entry.also:
                        await connection.execute(statement)
        for entry in batch:
            if entry.key in written:
                entry.written.set_result(None)
            else:
                entry.written.set_exception(StepTaken())


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
    """When several processes open a new file at once, SQLite refuses this rather than let them wait."""
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
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(alembic_config(connection), revision)
