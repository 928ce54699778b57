"""Opens tables and changes who sits where. `galecrest.table.seating` decides; this module stores the decisions.

The version of a table is the lock for its seats and its state: if another process was faster, the decision is made again.
"""

import logging
import secrets
from collections.abc import Callable

from galecrest.game.terms import RULES_VERSION
from galecrest.server import clock
from galecrest.server.cache import CachedTable, TableCache
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.metering import off_loop
from galecrest.server.news import News
from galecrest.server.settings import Limits
from galecrest.server.storage import RematchExists, Storage, TooManyListed, TooManyTables
from galecrest.table import deadlines, seating, versions
from galecrest.table.messages import Agree, ClearSeat, Fork, OpenTable, PlaceBot, SeatRequest
from galecrest.table.play import Next, Play
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest, Table

log = logging.getLogger(__name__)

Decision = Callable[[Table, float], Table]


class Seating:
    def __init__(self, storage: Storage, cache: TableCache, news: News, limits: Limits) -> None:
        self.storage = storage
        self.cache = cache
        self.news = news
        self.limits = limits
        rate = limits.tables_per_minute
        self.pace = Buckets("tables", lambda: Bucket(rate / 60, rate))

    # New tables

    async def open(self, guest: Guest, request: OpenTable) -> CachedTable:
        self._pace(guest)
        now = clock.now()
        table = await off_loop(seating.open_table, new_id(), guest, request, new_seed(), RULES_VERSION, now)
        await self.insert(table, now + deadlines.DAY)
        if request.start:
            return await self.start(table.id, guest)
        return await self.cache.find(table.id)

    async def rematch(self, table_id: str, guest: Guest) -> CachedTable:
        """Propose a rematch, or agree to it. Returns the new table as soon as there is one, until then the old one."""
        cached = await self.change(table_id, lambda table, now: seating.propose_rematch(table, guest.id, now))
        return await self._open_rematch(cached)

    async def _open_rematch(self, cached: CachedTable) -> CachedTable:
        """The same people on the same seats play again, at a new table, once all who are present have answered."""
        table_id, now = cached.id, clock.now()
        if seating.rematch_is_agreed(cached.table, now):
            new = seating.rematch_of(cached.table, new_id(), new_seed(), RULES_VERSION, now)
            try:
                await self.insert(new, now + 1, first_step(new, now))
            except RematchExists:
                log.info("two processes opened a rematch, the first one's table counts", extra={"table": table_id})
            await self.storage.tables.touch(table_id)
            await self.cache.refresh(cached)
            self.news.stored(cached)
        if cached.table.rematch is None:
            return cached
        again = await self.cache.find(cached.table.rematch)
        self.news.stored(again)
        return again

    async def fork(self, table_id: str, guest: Guest, fork: Fork) -> CachedTable:
        """Play on from a step of a finished game, with another seed."""
        self._pace(guest)
        cached = await self.cache.find_current(table_id)
        last = await self.storage.steps.last_number(table_id)
        now = clock.now()
        new = seating.fork_of(cached.table, guest, fork, last, new_id(), new_seed(), now)
        stored = await self.storage.steps.positions(table_id, fork.step)
        positions = [versions.reseeded(position, int(new.seed, 16)) for position in stored]
        try:
            await self.storage.tables.insert_fork(new, now + deadlines.LEASE, positions, self.limits.tables_per_guest)
        except TooManyTables as error:
            raise too_many(error) from error
        forked = await self.cache.find(new.id)
        self.news.stored(forked)
        return forked

    def _pace(self, guest: Guest) -> None:
        if not self.pace.take(guest.id):
            raise Refusal(Code.TOO_FAST, "you open too many tables: wait a moment")

    async def insert(self, table: Table, due: float, first: Next | None = None) -> None:
        """Refuses a table beyond the limits of its host. Raises RematchExists."""
        limits = self.limits
        try:
            await self.storage.tables.insert(table, due, first, limits.tables_per_guest, limits.listed_per_guest)
        except TooManyTables as error:
            raise too_many(error) from error
        except TooManyListed as error:
            reason = (
                f"{error.count} of your tables are in the lobby, which is enough: open this one for invited people only"
            )
            raise Refusal(Code.TOO_MANY_LISTED, reason) from error

    # Seats

    async def change(self, table_id: str, decide: Decision) -> CachedTable:
        """Store what `decide` makes of the table. It is asked again if the table changes meanwhile."""
        cached = await self.cache.find(table_id)
        while True:
            await self.cache.refresh(cached)
            old, now = cached.table, clock.now()
            new = decide(old, now)
            if new == old:
                return cached
            begins = old.state == "gathering" and new.state == "playing"
            if await self.storage.tables.change(old, new, first_step(new, now) if begins else None):
                break
        await self.cache.refresh(cached)
        if not cached.play.begun:
            await self.cache.read_on(cached)
        due = deadlines.due(cached.table, cached.play, clock.now())
        if due is not None:
            await self.storage.tables.bring_forward(table_id, due)
        self.news.stored(cached)
        return cached

    async def request(self, table_id: str, guest: Guest, request: SeatRequest) -> CachedTable:
        playing = await self.cache.find(table_id)
        if isinstance(request, PlaceBot | ClearSeat):
            await self.cache.read_on(playing)  # somebody who seems idle may have answered meanwhile

        def decide(table: Table, now: float) -> Table:
            return seating.decide(table, guest, request, now, playing.play.idle(now))

        cached = await self.change(table_id, decide)
        return await self._open_rematch(cached) if isinstance(request, Agree) else cached

    async def take_name(self, table_id: str, guest: Guest) -> CachedTable:
        return await self.change(table_id, lambda table, now: seating.take_name(table, guest))

    async def start(self, table_id: str, guest: Guest) -> CachedTable:
        """The set-up is stored together with the claim on the seats, so that nobody leaves meanwhile."""
        return await self.change(table_id, lambda table, now: seating.start(table, guest.id, RULES_VERSION))

    async def hold(self, table_id: str, seat: int, guest: Guest) -> CachedTable:
        return await self.change(table_id, lambda table, now: seating.hold(table, guest.id, seat))

    async def hand_over(self, table_id: str, seat: int, still: Callable[[Table, float], bool]) -> CachedTable:
        """Let a bot sit in for a person, if the reason still holds."""
        return await self.change(
            table_id, lambda table, now: seating.hand_over(table, seat) if still(table, now) else table
        )


def first_step(table: Table, now: float) -> Next:
    return Play.new(table.setup, int(table.seed, 16), table.rules).begin(now)


def too_many(error: TooManyTables) -> Refusal:
    return Refusal(
        Code.TOO_MANY_TABLES, f"{error.count} of your games have not ended yet: end one of them, or resign from it"
    )


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    return secrets.token_hex(32)
