"""What is deleted: guests who ask for it or who stay away, old chat, tables that never started, tables that an operator removes."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Select, and_, case, delete, exists, func, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Database, Transaction
from galecrest.server.storage.tables import CHANGED
from galecrest.table.seating import SUBSTITUTE

LAST_RUN: Final = "retention"
BATCH: Final = 100


class Erasing:
    def __init__(self, database: Database) -> None:
        self.database = database

    # Guests

    async def guest(self, guest_id: str) -> list[str]:
        """Forget a guest: the name, the chat, and who sat where. The games stay, with bots on the guest's seats. Returns the tables that
        have changed. Between two batches of tables others may write, because a guest may have thousands of games."""
        changed: list[str] = []
        gone = False
        while not gone:
            async with self.database.write() as connection:
                ids = await self._leave_tables(connection, guest_id)
                gone = len(ids) < BATCH
                if gone:
                    await connection.execute(delete(db.chat).where(db.chat.c.guest_id == guest_id))
                    await connection.execute(
                        delete(db.mutes).where(or_(db.mutes.c.guest_id == guest_id, db.mutes.c.muted == guest_id))
                    )
                    await connection.execute(delete(db.guests).where(db.guests.c.id == guest_id))
            changed += ids
        return changed

    async def _leave_tables(self, connection: Transaction, guest_id: str) -> list[str]:
        """Take the guest from some tables. Returns these; fewer than a batch if they were the last ones."""
        tables, seats, holders = db.tables.c, db.seats.c, db.holders.c
        mine = union(
            select(tables.id).where(tables.host == guest_id),
            select(seats.table_id).where(seats.guest_id == guest_id),
            select(holders.table_id).where(holders.guest_id == guest_id),
        )
        ids = sorted([row.id for row in await connection.execute(mine.limit(BATCH))])
        if not ids:
            return []
        played = exists().where(
            seats.table_id == holders.table_id, seats.seat == holders.seat, seats.guest_id == guest_id
        )
        state = select(tables.state).where(tables.id == seats.table_id).scalar_subquery()
        heir = select(func.min(seats.guest_id)).where(seats.table_id == tables.id).scalar_subquery()
        # The tables first and in one order, as in every transaction that changes their seats.
        await connection.execute(CHANGED, [{"table": table_id} for table_id in ids])
        for change in (
            delete(db.holders).where(holders.table_id.in_(ids), or_(holders.guest_id == guest_id, played)),
            update(db.seats)
            .where(seats.table_id.in_(ids), seats.guest_id == guest_id)
            .values(
                guest_id=None,
                name="",
                bot=case((state == "gathering", None), else_=func.coalesce(seats.bot, SUBSTITUTE)),
                left_at=None,
            ),
            update(db.tables).where(tables.id.in_(ids), tables.host == guest_id).values(host=func.coalesce(heir, "")),
            update(db.tables)
            .where(tables.id.in_(ids), tables.state == "gathering", tables.host == "")
            .values(state="abandoned", due=None),
        ):
            await connection.execute(change)
        return ids

    async def unseen_guests(self, before: float) -> list[str]:
        """Some guests who came last before this time. Banned guests stay, or they would come back."""
        seen = func.coalesce(db.guests.c.seen_at, db.guests.c.created_at)
        query = select(db.guests.c.id).where(seen < before, db.guests.c.banned.is_(False)).limit(BATCH)
        return [row.id for row in await self.database.all(query)]

    # Chat and tables

    async def lobby_chat(self, before: float) -> int:
        async with self.database.write() as connection:
            gone = await connection.execute(delete(db.chat).where(db.chat.c.table_id.is_(None), db.chat.c.at < before))
        return int(gone.rowcount)

    async def never_started(self, before: float, now: float) -> list[str]:
        """Delete some tables that were opened before this time, whose game has not begun or was ended by its people, and at which nobody is
        connected."""
        tables = db.tables.c
        here = exists().where(db.seats.c.table_id == tables.id, db.seats.c.here_until > now)
        begun = exists().where(db.steps.c.table_id == tables.id)
        useless = or_(tables.state == "abandoned", and_(tables.state == "gathering", ~begun))
        query = select(tables.id).where(useless, tables.created_at < before, ~here)
        return await self._delete(query.limit(BATCH))

    async def table(self, table_id: str) -> bool:
        """Delete a table and its game. Games that came out of it stay."""
        return bool(await self._delete(select(db.tables.c.id).where(db.tables.c.id == table_id)))

    async def _delete(self, query: Select[tuple[str]]) -> list[str]:
        async with self.database.write() as connection:
            ids: Sequence[str] = [row.id for row in await connection.execute(query)]
            for column in (db.tables.c.rematch_of, db.tables.c.forked_from):
                await connection.execute(update(db.tables).where(column.in_(ids)).values({column.name: None}))
            for table in (db.chat, db.positions, db.steps, db.holders, db.seats):
                await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            await connection.execute(delete(db.tables).where(db.tables.c.id.in_(ids)))
        return list(ids)

    async def archive(self, before: float) -> list[str]:
        """Archive some running games whose last step was before this time. A game with clocks is never so old."""
        tables = db.tables.c
        later = exists().where(db.steps.c.table_id == tables.id, db.steps.c.at >= before)
        untouched = and_(tables.state == "playing", tables.started_at < before, ~later)
        found = await self.database.all(select(tables.id).where(untouched).limit(BATCH))
        async with self.database.write() as connection:
            for row in found:
                await connection.execute(
                    update(db.tables)
                    .where(tables.id == row.id, untouched)
                    .values(state="archived", due=None, version=tables.version + 1)
                )
        return [row.id for row in found]

    # Whose turn it is

    async def claim(self, now: float, every: float) -> bool:
        """True for one process, if nobody has done this for so many seconds."""
        key = db.keys.c
        try:
            async with self.database.write() as connection:
                found = (await connection.execute(select(key.value).where(key.name == LAST_RUN))).first()
                if found is None:
                    await connection.execute(insert(db.keys).values(name=LAST_RUN, value=repr(now)))
                    return True
                if float(found.value) > now - every:
                    return False
                moved = await connection.execute(
                    update(db.keys).where(key.name == LAST_RUN, key.value == found.value).values(value=repr(now))
                )
                return bool(moved.rowcount)
        except IntegrityError:  # another process was first
            return False
