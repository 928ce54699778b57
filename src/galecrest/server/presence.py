"""Who is connected, known to all processes through the database.

Comings and goings are collected for a moment and written together: when a server restarts, everybody comes back at once.
"""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import bindparam, select, update

from galecrest.server import storage as db
from galecrest.server.tables import PRESENCE, Tables

log = logging.getLogger(__name__)

MOMENT: Final = 0.1
Place = tuple[str, int]  # table and seat

SHOW: Final = (
    update(db.seats)
    .where(db.seats.c.table_id == bindparam("table"), db.seats.c.seat == bindparam("place"))
    .values(here_until=bindparam("until"))
)
CHANGED: Final = update(db.tables).where(db.tables.c.id == bindparam("table")).values(version=db.tables.c.version + 1)


class Presence:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.waiting: dict[Place, bool] = {}
        self.news = asyncio.Event()

    def show(self, table_id: str, seat: int, here: bool) -> None:
        """Somebody has come, or the last one at this seat has gone."""
        self.waiting[table_id, seat] = here
        self.news.set()

    async def keep(self) -> None:
        while True:
            await self.news.wait()
            await asyncio.sleep(MOMENT)
            self.news.clear()
            try:
                await self.write()
            except Exception:
                log.exception("comings and goings could not be written")

    async def write(self) -> None:
        changes, self.waiting = self.waiting, {}
        if not changes:
            return
        now = time.time()
        ids = sorted({table_id for table_id, _ in changes})
        rows = [
            {"table": table_id, "place": seat, "until": now + PRESENCE if here else now}
            for (table_id, seat), here in sorted(changes.items())
        ]
        async with self.tables.storage.write() as connection:
            # The table first, as everybody does who changes its seats.
            await connection.execute(CHANGED, [{"table": table_id} for table_id in ids])
            await connection.execute(SHOW, rows)
        for table_id in ids:
            table = self.tables.at_hand.get(table_id)
            if table is not None:
                await self.tables.reread(table)
                self.tables.news.changed(table)

    async def sign_of_life(self, places: list[Place], table_ids: list[str]) -> set[str]:
        """Those at these places are still here. Returns the tables at which somebody else has silently gone or come."""
        until = time.time() + PRESENCE
        if places:
            async with self.tables.storage.write() as connection:
                rows = [{"table": table_id, "place": seat, "until": until} for table_id, seat in places]
                await connection.execute(SHOW, rows)
        found = await self.tables.storage.all(
            select(db.seats.c.table_id, db.seats.c.seat, db.seats.c.here_until).where(
                db.seats.c.table_id.in_(table_ids)
            )
        )
        changed = set()
        now = time.time()
        for row in found:
            table = self.tables.at_hand.get(row.table_id)
            if table is not None and row.seat < len(table.seats):
                sitting = table.seats[row.seat]
                if (sitting.here_until > now) != (row.here_until > now):
                    changed.add(row.table_id)
                sitting.here_until = row.here_until
        return changed
