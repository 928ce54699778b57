"""What operators ask of the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Database, WrongDatabase
from galecrest.server.storage.guests import Record, UnknownGuest, record_of

DAY = 24 * 3600.0


@dataclass(frozen=True)
class FoundTable:
    id: str
    state: str
    host: str
    created_at: float
    names: tuple[str, ...]


class AdminStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def check(self) -> None:
        """Raises WrongDatabase."""
        file = self.database.url.database
        if self.database.is_sqlite and not Path(file or "").is_file():
            raise WrongDatabase(f"there is no file {file}")
        try:
            await self.database.first(select(db.guests).limit(1))
        except SQLAlchemyError as error:
            raise WrongDatabase(str(error).partition("\n")[0]) from error

    async def guests(self, text: str, most: int) -> list[Record]:
        """Guests whose name has this text, or whose id it is, the last visitors first."""
        guests = db.guests.c
        named = or_(guests.id == text, func.lower(guests.name).contains(text.lower(), autoescape=True))
        rows = await self.database.all(select(db.guests).where(named).order_by(guests.seen_at.desc()).limit(most))
        return [record_of(row) for row in rows]

    async def tables(self, text: str, most: int) -> list[FoundTable]:
        """Tables with this id, or at which a guest with this id or a name with this text sits, the newest first."""
        tables, seats = db.tables.c, db.seats.c
        at = select(seats.table_id).where(
            or_(seats.guest_id == text, func.lower(seats.name).contains(text.lower(), autoescape=True))
        )
        rows = await self.database.all(
            select(tables.id, tables.state, tables.host, tables.created_at)
            .where(or_(tables.id == text, tables.host == text, tables.id.in_(at)))
            .order_by(tables.created_at.desc())
            .limit(most)
        )
        names = await self._names([row.id for row in rows])
        return [FoundTable(row.id, row.state, row.host, row.created_at, names.get(row.id, ())) for row in rows]

    async def _names(self, ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
        rows = await self.database.all(
            select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
        )
        names: dict[str, tuple[str, ...]] = {}
        for row in rows:
            names[row.table_id] = (*names.get(row.table_id, ()), row.name or row.bot or "")
        return names

    async def set_silenced(self, guest_id: str, silenced: bool) -> None:
        """Raises UnknownGuest."""
        await self._set(guest_id, silenced=silenced)

    async def set_banned(self, guest_id: str, banned: bool) -> None:
        """Raises UnknownGuest."""
        await self._set(guest_id, banned=banned)

    async def _set(self, guest_id: str, **values: bool) -> None:
        async with self.database.write() as connection:
            changed = await connection.execute(update(db.guests).where(db.guests.c.id == guest_id).values(**values))
        if not changed.rowcount:
            raise UnknownGuest(guest_id)

    async def export(self, guest_id: str) -> dict[str, Any]:
        """All that is stored about a guest. Raises UnknownGuest."""
        row = await self.database.first(select(db.guests).where(db.guests.c.id == guest_id))
        if row is None:
            raise UnknownGuest(guest_id)
        about: dict[str, Any] = {"guest": dict(row._mapping)}
        for name, table, whose in (
            ("seats", db.seats, db.seats.c.guest_id),
            ("holds", db.holders, db.holders.c.guest_id),
            ("hosts", db.tables, db.tables.c.host),
            ("chat", db.chat, db.chat.c.guest_id),
            ("mutes", db.mutes, db.mutes.c.guest_id),
        ):
            columns = [column for column in table.c if column.name != "seed"]  # the seed of a running game is secret
            rows = await self.database.all(select(*columns).where(whose == guest_id))
            about[name] = [dict(each._mapping) for each in rows]
        return about

    async def statistics(self, now: float) -> dict[str, int]:
        """Counts by the name of what is counted."""
        counts = {
            "guests": select(func.count()).select_from(db.guests),
            "guests-day": select(func.count()).where(db.guests.c.seen_at > now - DAY),
            "guests-month": select(func.count()).where(db.guests.c.seen_at > now - 30 * DAY),
            "silenced": select(func.count()).where(db.guests.c.silenced.is_(True)),
            "banned": select(func.count()).where(db.guests.c.banned.is_(True)),
            "steps": select(func.count()).select_from(db.steps),
            "chat": select(func.count()).select_from(db.chat),
        }
        found = {name: (await self.database.all(query))[0][0] for name, query in counts.items()}
        states = await self.database.all(select(db.tables.c.state, func.count()).group_by(db.tables.c.state))
        return found | {f"tables-{state}": count for state, count in sorted(tuple(row) for row in states)}
