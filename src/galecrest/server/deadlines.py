"""Looks after tables that are due: clocks that have run out, people who left, bots whose process has died, tables that nobody came to.

`tables.due` is the time at which a table next needs attention. Any process may act on it; the one that moves the time forward looks after
the table, and if it dies the table is due again a little later. The address that pays for a table's bots pays for this, too; if it has
nothing left and nobody is at the table, the table waits.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from galecrest.server import clock
from galecrest.server.answering import Answering
from galecrest.server.bot_pool import BotPool
from galecrest.server.cache import CachedTable, TableCache
from galecrest.server.metering import paid_by
from galecrest.server.metrics import EXPIRED
from galecrest.server.pulse import Pulse
from galecrest.server.seating import Seating
from galecrest.server.storage import Move, Storage
from galecrest.table import deadlines, seating
from galecrest.table.clocks import RESPITE
from galecrest.table.deadlines import LEASE
from galecrest.table.refusals import Refusal
from galecrest.table.seating import Table

log = logging.getLogger(__name__)

BATCH: Final = 100
AT_ONCE: Final = 8  # tables that are looked after at the same time
# Seconds until a table is due again at which nobody is and for which nobody can pay. After an outage all have more time than that, so
# nobody who comes back to a table finds its clock late.
LATER: Final = RESPITE - LEASE


class Deadlines:
    def __init__(
        self,
        storage: Storage,
        cache: TableCache,
        seating: Seating,
        answering: Answering,
        bots: BotPool,
        pulse: Pulse,
    ) -> None:
        self.storage = storage
        self.cache = cache
        self.seating = seating
        self.answering = answering
        self.bots = bots
        self.pulse = pulse

    async def keep_checking(self, seconds: float) -> None:
        while True:
            try:
                while await self.check() == BATCH:
                    pass
            except Exception:
                log.exception("deadline check failed, retrying in %g s", seconds)
            await asyncio.sleep(seconds)

    async def check(self) -> int:
        """Look after the tables that are due. Returns how many there were."""
        await self.pulse.keep()
        tables = await self.storage.tables.due(clock.now(), BATCH)
        if not tables:
            return 0
        lease = clock.now() + LEASE
        mine = await self.storage.tables.move_due([(table_id, due, lease) for table_id, due in tables])
        gate = asyncio.Semaphore(AT_ONCE)
        moves = await asyncio.gather(*[self.handle(table_id, lease, gate) for table_id in mine])
        await self.storage.tables.move_due([move for move in moves if move is not None])
        return len(tables)

    async def handle(self, table_id: str, lease: float, gate: asyncio.Semaphore) -> Move | None:
        """Look after a table. Returns when it is due next; None if it stays due when the lease ends."""
        try:
            async with gate:
                known = self.cache.known(table_id)
                account = self.bots.payer(known) if known else self.bots.deserted
                if account.wait > 0 and not await self.somebody_at(table_id):
                    return table_id, lease, clock.now() + LATER
                cached = await paid_by(account, self.cache.find(table_id))
                await paid_by(self.bots.payer(cached), self.look_after(cached))
                return table_id, lease, deadlines.due(cached.table, cached.play, clock.now())
        except Refusal as refusal:  # of other rules, or changed meanwhile
            reason = {"table": table_id, "reason": refusal.reason}
            log.info("a table that was due needs nothing from this process", extra=reason)
        except Exception:
            log.exception("handling a deadline failed, retrying in %g s", LEASE, extra={"table": table_id})
        return None

    async def somebody_at(self, table_id: str) -> bool:
        """Whether somebody is connected to the table, which need not be in memory."""
        if known := self.cache.known(table_id):
            return self.bots.watched(known)
        return any(until > clock.now() for until in (await self.storage.tables.presence([table_id])).values())

    async def look_after(self, cached: CachedTable) -> None:
        await self.cache.read_on(cached)
        await self.cache.refresh(cached)
        now = clock.now()
        if seating.is_deserted(cached.table, now):
            await self.seating.change(cached.id, seating.abandon)
        elif cached.table.state == "playing":
            await self._clocks(cached)
            for seat in range(len(cached.table.seats)):
                has_left = partial(deadlines.has_left, seat, cached.play.outages)
                if has_left(cached.table, now):
                    await self.seating.hand_over(cached.id, seat, has_left)
            self.bots.stir(cached)

    async def _clocks(self, cached: CachedTable) -> None:
        limits, game = cached.table.setup.clock, cached.play.game
        if limits is None or game is None:
            return
        for question in game.questions:
            seat = question.seat
            if not cached.table.person_at(seat) or not deadlines.out_of_time(cached.play, seat, clock.now()):
                continue
            EXPIRED.inc()
            if limits.expired == "bot_takes_seat":
                await self.seating.hand_over(cached.id, seat, partial(self._still_late, cached, seat))
                continue
            reply = self.bots.reply_at_once(cached, seat, question.id)
            if reply is not None:
                with suppress(Refusal):  # answered in the last moment
                    await self.answering.answer(cached, seat, question.id, reply.option, f"t:{question.id}", reply.why)

    @staticmethod
    def _still_late(cached: CachedTable, seat: int, table: Table, now: float) -> bool:
        return deadlines.out_of_time(cached.play, seat, now)
