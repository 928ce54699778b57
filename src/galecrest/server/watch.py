"""The watch: looks after what falls due. Clocks that have run out, people who have left, bots whose process has died, tables that
nobody came to.

When a table falls due stands in the database. Any process may act on it; whoever moves the time on has the watch for this table, and if
it dies the table falls due again a little later.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy import Executable, select, update

from galecrest.server import storage as db
from galecrest.server.crew import Crew
from galecrest.server.messages import Refusal
from galecrest.server.metrics import EXPIRED
from galecrest.server.tables import LEASE, Table, Tables, set_table

log = logging.getLogger(__name__)


class Watch:
    def __init__(self, tables: Tables, crew: Crew) -> None:
        self.tables = tables
        self.crew = crew
        self.storage = tables.storage

    async def keep(self, seconds: float) -> None:
        while True:
            try:
                while await self.look() == LOOK_AT:
                    pass
            except Exception:
                log.exception("the watch stumbled")
            await asyncio.sleep(seconds)

    async def look(self) -> int:
        """Look after the tables that are due. How many were there?"""
        rows = await self.storage.all(
            select(db.tables.c.id, db.tables.c.due)
            .where(db.tables.c.due <= time.time())
            .order_by(db.tables.c.due)
            .limit(LOOK_AT)
        )
        for row in rows:
            lease = time.time() + LEASE
            if await self.move_on(row.id, row.due, lease):
                try:
                    table = await self.tables.find(row.id)
                    await self.look_after(table)
                    await self.move_on(table.id, lease, table.falls_due(time.time()))
                except Exception:
                    log.exception("a table cannot be looked after", extra={"table": row.id})
        return len(rows)

    async def move_on(self, table_id: str, due: float, later: float | None) -> bool:
        """Let a table fall due later, unless somebody has moved it meanwhile."""
        async with self.storage.write() as connection:
            moved = await connection.execute(
                update(db.tables).where(db.tables.c.id == table_id, db.tables.c.due == due).values(due=later)
            )
        return bool(moved.rowcount)

    async def look_after(self, table: Table) -> None:
        await self.tables.read_on(table)
        await self.tables.reread(table)
        now = time.time()
        if is_deserted(table, now):
            await self.tables.reseat(table.id, abandon)
        elif table.state == "playing":
            await self._clocks(table)
            for seat, sitting in enumerate(table.seats):
                if has_left(seat, table, now) and sitting.bot is None:
                    await self.tables.hand_over(table.id, seat, partial(has_left, seat))
            self.crew.stir(table)

    async def _clocks(self, table: Table) -> None:
        clock, game = table.setup.clock, table.live.game
        if clock is None or game is None:
            return
        for question in game.questions:
            seat = question.seat
            if not table.person_at(seat) or not out_of_time(seat, table, time.time()):
                continue
            EXPIRED.inc()
            if clock.expired == "bot_takes_seat":
                await self.tables.hand_over(table.id, seat, partial(out_of_time, seat))
                continue
            option = await self.crew.think(table, seat, question.id, "deckhand")
            if option is not None:
                with suppress(Refusal):  # answered in the last moment
                    await self.tables.answer(table, seat, question.id, option, f"t:{question.id}")


LOOK_AT = 100


def is_deserted(table: Table, now: float) -> bool:
    """Nobody came, and those who had come are gone."""
    return table.state == "gathering" and not any(each.here_until > now for each in table.seats)


def abandon(table: Table, now: float) -> Sequence[Executable]:
    return [set_table(table.id, state="abandoned", due=None)] if is_deserted(table, now) else []


def out_of_time(seat: int, table: Table, now: float) -> bool:
    return table.live.deadlines().get(seat, now + 1) <= now


def has_left(seat: int, table: Table, now: float) -> bool:
    left_at = table.seats[seat].left_at
    return left_at is not None and left_at + table.setup.grace <= now
