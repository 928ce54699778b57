"""Guests, the key that signs their cookies, and whom they have muted."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Database
from galecrest.table.seating import Guest


class UnknownGuest(Exception):
    pass


@dataclass(frozen=True)
class Record:
    """A guest, as stored."""

    guest: Guest
    created_at: float
    seen_at: float
    silenced: bool  # by an operator, as is the next
    banned: bool


class GuestStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def key(self) -> bytes:
        """The key for signatures. The first process makes it."""
        query = select(db.keys.c.value).where(db.keys.c.name == "signature")
        row = await self.database.first(query)
        if row is None:
            try:
                async with self.database.write() as connection:
                    await connection.execute(insert(db.keys).values(name="signature", value=secrets.token_hex(32)))
            except IntegrityError:
                pass  # another process was faster
            row = await self.database.first(query)
            assert row is not None
        return bytes.fromhex(row.value)

    async def find(self, guest_id: str) -> Guest | None:
        record = await self.record(guest_id)
        return record.guest if record else None

    async def record(self, guest_id: str) -> Record | None:
        row = await self.database.first(select(db.guests).where(db.guests.c.id == guest_id))
        return record_of(row) if row else None

    async def insert(self, guest: Guest, now: float) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                insert(db.guests).values(id=guest.id, name=guest.name, created_at=now, seen_at=now)
            )

    async def see(self, guest_id: str, now: float) -> None:
        """Store the guest's last visit."""
        async with self.database.write() as connection:
            await connection.execute(update(db.guests).where(db.guests.c.id == guest_id).values(seen_at=now))

    async def banned_among(self, guest_ids: Sequence[str]) -> set[str]:
        rows = await self.database.all(
            select(db.guests.c.id).where(db.guests.c.id.in_(guest_ids), db.guests.c.banned.is_(True))
        )
        return {row.id for row in rows}

    async def rename(self, guest: Guest) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(db.guests).where(db.guests.c.id == guest.id).values(name=guest.name))

    async def muted_by(self, guest_id: str) -> list[str]:
        rows = await self.database.all(select(db.mutes.c.muted).where(db.mutes.c.guest_id == guest_id))
        return [row.muted for row in rows]

    async def mute(self, guest_id: str, other: str, muted: bool) -> None:
        """Mute or unmute a guest. Raises UnknownGuest."""
        try:
            async with self.database.write() as connection:
                await connection.execute(
                    delete(db.mutes).where(db.mutes.c.guest_id == guest_id, db.mutes.c.muted == other)
                )
                if muted:
                    await connection.execute(insert(db.mutes).values(guest_id=guest_id, muted=other))
        except IntegrityError as error:
            raise UnknownGuest from error


def record_of(row: Row[Any]) -> Record:
    guest = Guest(row.id, row.name)
    return Record(guest, row.created_at, row.seen_at or row.created_at, row.silenced, row.banned)
