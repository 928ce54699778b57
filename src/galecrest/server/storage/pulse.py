"""When a process was last alive, and the outages."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, func, insert, select, update

from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Database

REMEMBERED: Final = 1000  # outages


class PulseStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def last(self) -> float:
        """The last sign of life of any process; 0 if there was none."""
        row = await self.database.first(select(db.pulse.c.at))
        return row.at if row is not None else 0.0

    async def away(self, since: float) -> float:
        """The seconds of all outages that ended after this time."""
        outages = db.outages.c
        row = await self.database.first(select(func.sum(outages.until - outages.since)).where(outages.until > since))
        return (row[0] or 0.0) if row is not None else 0.0

    async def touch(self) -> None:
        """Write something: the last sign of life, a microsecond later, since SQLite writes nothing if nothing changes."""
        later = update(db.pulse).values(at=db.pulse.c.at + 1e-6)
        await self.database.transact(lambda connection: connection.execute(later))

    async def beat(self, now: float, is_outage: Callable[[float, float], bool]) -> tuple[float, tuple[float, ...]]:
        """Store a sign of life, and an outage if the time since the last sign was one. Returns the last sign before this one, and
        when each of the last outages ended."""

        def work(connection: Connection) -> tuple[float, tuple[float, ...]]:
            last = connection.execute(select(db.pulse.c.at).with_for_update()).scalar_one()
            if is_outage(last, now):
                connection.execute(insert(db.outages).values(since=last, until=now))
            connection.execute(update(db.pulse).where(db.pulse.c.at < now).values(at=now))
            ends = connection.execute(
                select(db.outages.c.until).order_by(db.outages.c.until.desc()).limit(REMEMBERED)
            ).scalars()
            return last, tuple(reversed(list(ends)))

        return await self.database.transact(work)
