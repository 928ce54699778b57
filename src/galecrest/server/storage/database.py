"""Connections to the database: SQLite in one file, or PostgreSQL.

`read` and `transact` take a function that works with a plain connection. SQLite runs it in a thread, PostgreSQL over an asynchronous
connection; either way, the event loop goes on meanwhile, and a transaction of many statements costs one change of threads.
"""

import asyncio
import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Executable, NullPool, Row, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from galecrest.server.metering import charging

T = TypeVar("T")

WAL_SECONDS: Final = 30.0
READERS: Final = 4  # threads


class WrongDatabase(Exception):
    """The address names no database, the database cannot be reached, or it has not the tables of this version."""


class Transaction(Protocol):
    """An open transaction."""

    async def execute(self, statement: Executable, parameters: Any = None, /) -> Any: ...


class Database(ABC):
    is_sqlite: bool

    def __init__(self, url: URL) -> None:
        self.url = url

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`, whose queries are outside of any transaction."""

    @abstractmethod
    async def transact(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`, after the commit."""

    @abstractmethod
    def write(self) -> AbstractAsyncContextManager[Transaction]:
        """One transaction."""

    @abstractmethod
    async def migrate(self) -> None:
        """Bring the database to this version's schema. Processes that start at once take turns."""

    @abstractmethod
    async def identify(self) -> None:
        """Raises WrongDatabase if the database is not ours, and changes nothing in it."""

    async def reach(self) -> None:
        """Raises WrongDatabase if the database cannot be read, or is not ours."""
        try:
            await self.identify()
            await self.first(text("SELECT 1"))
        except (SQLAlchemyError, OSError) as error:
            raise WrongDatabase(reason_of(error)) from error

    async def all(self, query: Executable) -> Sequence[Row[Any]]:
        return await self.read(lambda connection: connection.execute(query).all())

    async def first(self, query: Executable) -> Row[Any] | None:
        return await self.read(lambda connection: connection.execute(query).first())


def reason_of(error: Exception) -> str:
    """What the database says of an error, in one line."""
    return str(getattr(error, "orig", error)).partition("\n")[0]


def open_database(url: str) -> Database:
    """A password that is not in the address may be in the file that GALECREST_PASSWORD_FILE names. Raises WrongDatabase."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:  # ValueError: the port is no number
        raise WrongDatabase("this is no address of a database") from error
    backend = parsed.get_backend_name()
    if backend not in ("sqlite", "postgresql"):
        raise WrongDatabase(f"{backend} is not supported")
    if backend == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise WrongDatabase("it is kept in a file, and the address names none")
    if backend == "postgresql" and parsed.password is None and (file := os.environ.get("GALECREST_PASSWORD_FILE")):
        try:
            parsed = parsed.set(password=Path(file).read_text("utf-8").rstrip("\n"))
        except (OSError, UnicodeDecodeError) as error:
            raise WrongDatabase(f"GALECREST_PASSWORD_FILE cannot be read: {error}") from error
    try:
        return Sqlite(parsed) if backend == "sqlite" else Postgresql(parsed)
    except ModuleNotFoundError as error:
        raise WrongDatabase(f"{error.name} is not installed: pip install 'galecrest[postgresql]'") from error


class Sqlite(Database):
    """One thread writes and a few threads read. SQLite has one writer at a time: with one connection, none waits in a busy loop."""

    is_sqlite = True

    def __init__(self, url: URL) -> None:
        super().__init__(url.set(drivername="sqlite"))  # earlier versions asked for sqlite+aiosqlite
        self.writer = create_engine(self.url, pool_size=1, max_overflow=0, hide_parameters=True)
        self.reader = create_engine(self.url, pool_size=READERS, isolation_level="AUTOCOMMIT", hide_parameters=True)
        prepare_sqlite(self.writer, writes=True)
        prepare_sqlite(self.reader, writes=False)
        self._writing = ThreadPoolExecutor(1, "sqlite-writer")
        self._reading = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._turn = asyncio.Lock()

    async def close(self) -> None:
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self.writer.dispose()
        self.reader.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, charging(run))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.writer.begin() as connection:
                return work(connection)

        async with self._turn:
            return await self._in_writer(run)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        async with self._turn:
            transaction = SqliteTransaction(self)
            try:
                await self._in_writer(charging(transaction.begin))
                yield transaction
                await self._in_writer(charging(transaction.commit))
            finally:
                await self._in_writer(transaction.close)

    async def identify(self) -> None:
        def run() -> None:
            # A connection of its own: those of the pool would turn a file of another program into one with a write-ahead log.
            with create_engine(self.url, poolclass=NullPool).connect() as connection:
                must_be_ours(connection)
                if current_revision(connection) is None and inspect(connection).get_table_names():
                    raise WrongDatabase("it has tables of another program")

        await asyncio.to_thread(run)

    async def migrate(self) -> None:
        await self.transact(upgrade)

    async def _in_writer(self, work: Callable[[], T]) -> T:
        """What was begun is finished, even if the caller is cancelled: the next one to write must find the thread free."""
        running = asyncio.get_running_loop().run_in_executor(self._writing, work)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            raise


class SqliteTransaction:
    def __init__(self, database: Sqlite) -> None:
        self.database = database

    async def execute(self, statement: Executable, parameters: Any = None, /) -> Any:
        def run() -> Any:
            result = self.connection.execute(statement, parameters)
            return result.freeze()() if result.returns_rows else result

        return await self.database._in_writer(charging(run))

    def begin(self) -> None:
        self.connection = self.database.writer.connect()
        self.connection.begin()

    def commit(self) -> None:
        self.connection.commit()

    def close(self) -> None:
        """Undoes what was not committed."""
        if hasattr(self, "connection"):
            self.connection.close()


class Postgresql(Database):
    is_sqlite = False

    def __init__(self, url: URL) -> None:
        super().__init__(url.set(drivername="postgresql+asyncpg"))
        # An answer is acknowledged after it is on disk, whatever the server's own default says.
        durable = {"server_settings": {"synchronous_commit": "on"}}
        self.writer = create_async_engine(
            self.url, pool_pre_ping=True, pool_size=10, hide_parameters=True, connect_args=durable
        )
        self.reader = self.writer.execution_options(isolation_level="AUTOCOMMIT")

    async def close(self) -> None:
        await self.writer.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        async with self.writer.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with self.writer.begin() as connection:
            yield connection

    async def identify(self) -> None:
        await self.read(must_be_ours)

    async def migrate(self) -> None:
        def work(connection: Connection) -> None:
            connection.execute(text("SELECT pg_advisory_xact_lock(7140)"))
            upgrade(connection)

        await self.transact(work)


def prepare_sqlite(engine: Engine, writes: bool) -> None:
    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin below, not in the driver
        cursor = connection.cursor()
        for pragma in ("busy_timeout=30000", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        use_wal(cursor)
        cursor.close()

    if writes:

        @event.listens_for(engine, "begin")
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


def current_revision(connection: Connection) -> str | None:
    """The version of the schema; None for a database without one."""
    return MigrationContext.configure(connection).get_current_revision()


def must_be_ours(connection: Connection) -> None:
    """Raises WrongDatabase for a version of the schema that this program does not know."""
    found = current_revision(connection)
    known = {each.revision for each in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    if found is not None and found not in known:
        raise WrongDatabase("another program or a newer version of Galecrest has made its tables")


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(alembic_config(connection), revision)
