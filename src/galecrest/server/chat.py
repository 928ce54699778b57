"""What people say at the tables and in the lobby. Text is data: it is stored and sent as it was written, and never interpreted."""

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from galecrest.server import storage as db
from galecrest.server.guests import Guest, clean
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.messages import ChatLine, Refusal
from galecrest.server.settings import Limits
from galecrest.server.storage import Storage

LINES: Final = 7141  # PostgreSQL's lock for lines of chat


class Chat:
    def __init__(self, storage: Storage, limits: Limits) -> None:
        self.storage = storage
        self.length = limits.chat_length
        self.pace = Buckets("chat", lambda: Bucket(1 / limits.chat_seconds, 5))

    async def say(self, guest: Guest, text: str, table_id: str | None = None, seat: int | None = None) -> int:
        """Returns the number of the line."""
        text = clean(text)
        if not text:
            raise Refusal("empty", "there is nothing to be read in this message")
        if len(text) > self.length:
            raise Refusal("too_long", f"a message has {self.length} characters at most")
        if not self.pace.take(guest.id):
            raise Refusal("too_fast", "wait a moment before the next message")
        async with self.storage.write() as connection:
            await self.in_turn(connection, table_id)
            said = await connection.execute(
                insert(db.chat)
                .values(table_id=table_id, guest_id=guest.id, name=guest.name, seat=seat, text=text, at=time.time())
                .returning(db.chat.c.id)
            )
            number: int = said.scalar_one()
        return number

    async def in_turn(self, connection: AsyncConnection, table_id: str | None) -> None:
        """Lines of one table are written one after the other, so that their numbers are in the order in which they can be read."""
        if not self.storage.is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(LINES, func.hashtext(table_id or ""))))

    async def lines(
        self, table_id: str | None, after: int = 0, muted: Sequence[str] = (), last: int = 50
    ) -> list[ChatLine]:
        """The last lines after this one, without those of muted guests."""
        here = db.chat.c.table_id.is_(None) if table_id is None else db.chat.c.table_id == table_id
        query: Select[tuple[object, ...]] = select(db.chat).where(here, db.chat.c.id > after)
        if muted:
            query = query.where(db.chat.c.guest_id.not_in(muted))
        rows = await self.storage.all(query.order_by(db.chat.c.id.desc()).limit(last))
        return [ChatLine(row.id, row.guest_id, row.name, row.seat, row.text, row.at) for row in reversed(rows)]

    async def muted(self, guest: Guest) -> list[str]:
        rows = await self.storage.all(select(db.mutes.c.muted).where(db.mutes.c.guest_id == guest.id))
        return [row.muted for row in rows]

    async def mute(self, guest: Guest, other: str, muted: bool) -> None:
        try:
            async with self.storage.write() as connection:
                await connection.execute(
                    delete(db.mutes).where(db.mutes.c.guest_id == guest.id, db.mutes.c.muted == other)
                )
                if muted:
                    await connection.execute(insert(db.mutes).values(guest_id=guest.id, muted=other))
        except IntegrityError as error:
            raise Refusal("unknown_guest", "there is no such guest") from error
