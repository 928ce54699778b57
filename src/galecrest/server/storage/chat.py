"""Lines of chat."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Select, func, insert, select

from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Database, Transaction
from galecrest.table.messages import ChatLine
from galecrest.table.seating import Guest

LINES: Final = 7141  # PostgreSQL's lock for lines of chat


class ChatStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def insert(self, guest: Guest, text: str, table_id: str | None, seat: int | None, now: float) -> int:
        """Returns the id of the line."""
        async with self.database.write() as connection:
            await self.in_turn(connection, table_id)
            said = await connection.execute(
                insert(db.chat)
                .values(table_id=table_id, guest_id=guest.id, name=guest.name, seat=seat, text=text, at=now)
                .returning(db.chat.c.id)
            )
            number: int = said.scalar_one()
        return number

    async def in_turn(self, connection: Transaction, table_id: str | None) -> None:
        """Lines of one table are committed one after the other, so that a reader never misses a line with a lower id."""
        if not self.database.is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(LINES, func.hashtext(table_id or ""))))

    async def lines(self, table_id: str | None, after: int, muted: Sequence[str], last: int) -> list[ChatLine]:
        """The last lines after this one, without those of muted guests."""
        here = db.chat.c.table_id.is_(None) if table_id is None else db.chat.c.table_id == table_id
        query: Select[tuple[object, ...]] = select(db.chat).where(here, db.chat.c.id > after)
        if muted:
            query = query.where(db.chat.c.guest_id.not_in(muted))
        rows = await self.database.all(query.order_by(db.chat.c.id.desc()).limit(last))
        return [ChatLine(row.id, row.guest_id, row.name, row.seat, row.text, row.at) for row in reversed(rows)]
