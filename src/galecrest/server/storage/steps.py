"""The log of steps, the one way in which it is written, and the positions beside it.

The primary key (table, number) is the lock: of two processes that write the same step one fails, and reads what the other one wrote.
Answers that wait at the same time are written in one transaction, so that they share the cost of a commit.
"""

import asyncio
import zlib
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Float, Row, bindparam, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from galecrest.bots import Why
from galecrest.server.metrics import COMMITS
from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Database, Transaction
from galecrest.table.messages import Resumed
from galecrest.table.play import Next, Position, Step

BATCH: Final = 64
KEY: Final = ("table_id", "number", "seat", "client_id")

Values = dict[str, Any]  # of a row, or of a statement's parameters
Key = tuple[Any, ...]

# Brings the time forward at which a table needs attention. Whoever looks after the table moves it back. A game that its people have
# ended needs none, and has no other end: another process may not have heard of it yet.
DUE_BY: Final = (
    update(db.tables)
    .where(
        db.tables.c.id == bindparam("table"),
        db.tables.c.state != "abandoned",
        or_(db.tables.c.due.is_(None), db.tables.c.due > bindparam("at", type_=Float)),
    )
    .values(due=bindparam("at", type_=Float))
)
END: Final = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("table"), db.tables.c.state != "abandoned")
    .values(
        state="over",
        ended_at=bindparam("at"),
        due=None,
        result=bindparam("outcome"),
        version=db.tables.c.version + 1,
    )
)
RESUME: Final = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("table"))
    .values(due=bindparam("at"), rules=bindparam("under"), resumed=bindparam("told"), version=db.tables.c.version + 1)
)


# For the driver itself: SQLAlchemy would take longer than SQLite.
INSERT_INTO_SQLITE: Final = str(
    sqlite.insert(db.steps).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="named"))
)
INSERT_INTO_POSTGRESQL: Final = (
    postgresql.insert(db.steps).on_conflict_do_nothing().returning(*[db.steps.c[name] for name in KEY])
)


class StepTaken(Exception):
    """Another step has this number, or this answer was written before."""


@dataclass
class Entry:
    """A step that waits to be written, and what is written together with it."""

    step: Values
    position: Values | None = None
    due: Values | None = None
    end: Values | None = None
    resumption: Values | None = None
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> Key:
        return key_of(self.step)


class StepLog:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Entry] = []
        self.writing: asyncio.Task[None] | None = None
        self._insert = insert_into_sqlite if database.is_sqlite else insert_into_postgresql

    async def close(self) -> None:
        if self.writing:
            await self.writing

    # Writing

    async def append(self, table_id: str, following: Next, client_id: str, due: float | None = None) -> None:
        """Store a step, its position, and the end of the game if this is the last step. The table is due at `due` or earlier.
        Returns after the commit. Raises StepTaken."""
        result = following.result
        await self._append(
            Entry(
                step_row(table_id, following.step, client_id),
                position=position_row(table_id, following.position) if following.position else None,
                due={"table": table_id, "at": due} if due is not None and result is None else None,
                end={
                    "table": table_id,
                    "at": following.step.at,
                    "outcome": msgspec.json.encode(result).decode(),
                }
                if result is not None
                else None,
            )
        )

    async def append_resumption(self, table_id: str, following: Next, resumed: Resumed) -> None:
        """Store the step with which a game goes on under other rules. Raises StepTaken if another process did it."""
        assert following.position is not None
        await self._append(
            Entry(
                step_row(table_id, following.step, f"resumed:{following.step.number}"),
                position=position_row(table_id, following.position),
                resumption={
                    "table": table_id,
                    "at": following.step.at,
                    "under": following.game.rules,
                    "told": msgspec.json.encode(resumed).decode(),
                },
            )
        )

    async def append_row(self, row: Values) -> None:
        await self._append(Entry(row))

    async def _append(self, entry: Entry) -> None:
        self.waiting.append(entry)
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_waiting())
        await asyncio.shield(entry.written)

    async def _write_waiting(self) -> None:
        """Write all entries that wait, in as few transactions as possible, until none waits any more."""
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
        written = await self.database.transact(partial(self._write, batch))
        for entry in batch:
            if entry.key in written:
                entry.written.set_result(None)
            else:
                entry.written.set_exception(StepTaken())

    def _write(self, batch: list[Entry], connection: Connection) -> set[Key]:
        """Returns the keys of the steps that were not taken."""
        written = self._insert(connection, [entry.step for entry in batch])
        entries = [entry for entry in batch if entry.key in written]
        for statement, rows in (
            (insert(db.positions), [entry.position for entry in entries if entry.position]),
            (DUE_BY, [entry.due for entry in entries if entry.due]),
            (END, [entry.end for entry in entries if entry.end]),
            (RESUME, [entry.resumption for entry in entries if entry.resumption]),
        ):
            if rows:
                connection.execute(statement, rows)
        return written

    # Reading

    async def after(self, table_id: str, number: int) -> list[Step]:
        """The steps with a higher number."""
        return await self._steps(table_id, number + 1)

    async def all(self, table_id: str) -> list[Step]:
        return await self._steps(table_id, 0)

    async def until(self, table_id: str, first: int, last: int) -> list[Step]:
        return await self._steps(table_id, first, last)

    async def _steps(self, table_id: str, first: int, last: int | None = None) -> list[Step]:
        query = select(db.steps).where(db.steps.c.table_id == table_id, db.steps.c.number >= first)
        if last is not None:
            query = query.where(db.steps.c.number <= last)
        return [step_of(row) for row in await self.database.all(query.order_by(db.steps.c.number))]

    async def last_number(self, table_id: str) -> int:
        row = await self.database.first(
            select(db.steps.c.number).where(db.steps.c.table_id == table_id).order_by(db.steps.c.number.desc()).limit(1)
        )
        return row.number if row is not None else -1

    async def answered(self, table_id: str, seat: int, client_id: str) -> tuple[int, str] | None:
        """The question and the option of the answer that a seat gave under this id."""
        row = await self.database.first(
            select(db.steps.c.question, db.steps.c.option).where(
                db.steps.c.table_id == table_id, db.steps.c.seat == seat, db.steps.c.client_id == client_id
            )
        )
        return (row.question, row.option) if row is not None else None

    async def last_position(self, table_id: str, at_most: int | None = None) -> Position | None:
        """The last position, or the last one that holds after step `at_most` or earlier."""
        query = select(db.positions).where(db.positions.c.table_id == table_id)
        if at_most is not None:
            query = query.where(db.positions.c.number <= at_most)
        row = await self.database.first(query.order_by(db.positions.c.number.desc()).limit(1))
        return position_of(row) if row is not None else None

    async def positions(self, table_id: str, at_most: int) -> list[Position]:
        rows = await self.database.all(
            select(db.positions)
            .where(db.positions.c.table_id == table_id, db.positions.c.number <= at_most)
            .order_by(db.positions.c.number)
        )
        return [position_of(row) for row in rows]


# Rows


def insert_into_sqlite(connection: Connection, steps: list[Values]) -> set[Key]:
    """Insert those of these steps that are not taken. Returns their keys. Raises the driver's own errors."""
    cursor = connection.connection.cursor()
    try:
        return {key_of(step) for step in steps if cursor.execute(INSERT_INTO_SQLITE, step).rowcount}
    finally:
        cursor.close()


def insert_into_postgresql(connection: Connection, steps: list[Values]) -> set[Key]:
    """Insert those of these steps that are not taken. Returns their keys."""
    return {tuple(row) for row in connection.execute(INSERT_INTO_POSTGRESQL, steps)}


def key_of(step: Values) -> Key:
    return tuple([step[name] for name in KEY])


def step_row(table_id: str, step: Step, client_id: str) -> Values:
    return {
        "table_id": table_id,
        "number": step.number,
        "seat": step.seat,
        "question": step.question,
        "option": step.option,
        "client_id": client_id,
        "chance": msgspec.json.encode(step.chance).decode(),
        "at": step.at,
        "recording": step.recording,
        "why": msgspec.json.encode(step.why).decode() if step.why is not None else None,
    }


def step_of(row: Row[Any]) -> Step:
    chance = msgspec.json.decode(row.chance, type=list[list[int]])
    why = msgspec.json.decode(row.why, type=Why) if row.why else None
    return Step(row.number, row.seat, row.question, row.option, chance, row.at, row.recording, why)


def position_row(table_id: str, position: Position) -> Values:
    return {
        "table_id": table_id,
        "number": position.number,
        "rules": position.rules,
        "state": zlib.compress(position.state.encode()),
        "told": msgspec.json.encode(position.told).decode(),
        "banks": msgspec.json.encode(position.banks).decode(),
        "asked_at": position.asked_at,
    }


def position_of(row: Row[Any]) -> Position:
    return Position(
        number=row.number,
        rules=row.rules,
        state=zlib.decompress(row.state).decode(),
        told=msgspec.json.decode(row.told, type=list[int]),
        banks=msgspec.json.decode(row.banks, type=list[float]),
        asked_at=row.asked_at,
    )


async def write_first(transaction: Transaction, table_id: str, first: Next) -> None:
    """Store the set-up of a game as a part of a larger transaction."""
    assert first.position is not None
    await transaction.execute(insert(db.steps), step_row(table_id, first.step, "start"))
    await transaction.execute(insert(db.positions), position_row(table_id, first.position))
