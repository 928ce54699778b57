"""The tables: who sits where, and the answers that make a game.

No process owns a table. What is in memory is a copy of what the database says, as far as this process has read it: an answer is tried on
the copy, written as the next step of the log, and counts once it is committed. If another process was faster, the copy is brought up to
date and the answer tried again. Who sits where has a version, which is the lock for seats as the step's number is for answers.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Executable, and_, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from galecrest.bots import BOTS
from galecrest.game.chance import seed_hash
from galecrest.game.errors import BadAnswer, GalecrestError
from galecrest.game.events import Event
from galecrest.server import storage as db
from galecrest.server.guests import Guest
from galecrest.server.live import Live, Next, Step, chance_from_text, chance_to_text, new_game
from galecrest.server.messages import Fork, OpenTable, Refusal, Result, Seat, Setup, TableInfo, TableState
from galecrest.server.metrics import ANSWER_SECONDS, ANSWERS, CACHED, CONFLICTS, LOADS
from galecrest.server.storage import StepTaken, Storage

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0
LEASE: Final = 10.0  # how long a process may take over what fell due
PRESENCE: Final = 60.0  # how long somebody is taken to be here without a sign


@dataclass
class Sitting:
    """One seat of a table: a person, a person and the bot that sits in for them, a bot, or nobody."""

    guest: str | None
    name: str
    bot: str | None
    left_at: float | None
    here_until: float

    @property
    def empty(self) -> bool:
        return self.guest is None and self.bot is None

    def gone(self, now: float, grace: float) -> bool:
        """Has left, or has not been seen for the time of grace."""
        return self.left_at is not None or self.here_until + grace < now


@dataclass
class Table:
    """A table as this process knows it."""

    id: str
    host: str
    setup: Setup
    state: TableState
    version: int
    seeded: bool
    created_at: float
    due: float | None
    result: Result | None
    rematch: str | None
    rematch_of: str | None
    forked_from: str | None
    forked_at: int | None
    seats: list[Sitting]
    holders: dict[str, int]
    live: Live
    last_chat: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def seat_of(self, guest: str) -> int | None:
        return self.holders.get(guest)

    def open_to(self, seat: int | None) -> bool:
        """May somebody on this seat, or a watcher, see the game?"""
        return seat is not None or self.setup.watchers or self.state == "over"

    def person_at(self, seat: int) -> bool:
        return seat < len(self.seats) and self.seats[seat].guest is not None and self.seats[seat].bot is None

    def info(self, now: float) -> TableInfo:
        over = self.state == "over"
        return TableInfo(
            id=self.id,
            setup=self.setup,
            state=self.state,
            host=self.host,
            seats=[
                Seat(each.name, each.guest, each.bot, each.here_until > now, each.left_at is not None)
                for each in self.seats
            ],
            seed_hash=seed_hash(self.live.seed),
            created_at=self.created_at,
            seeded=self.seeded,
            seed=f"{self.live.seed:x}" if over else None,
            result=self.result,
            rematch=self.rematch,
            rematch_of=self.rematch_of,
            forked_from=self.forked_from,
            forked_at=self.forked_at,
        )

    def bot_questions(self) -> list[tuple[int, int, str]]:
        """(seat, question, bot) for every question that a bot has to answer."""
        if self.state != "playing" or self.live.game is None:
            return []
        return [
            (question.seat, question.id, bot)
            for question in self.live.game.questions
            if question.seat < len(self.seats) and (bot := self.seats[question.seat].bot)
        ]

    def falls_due(self, now: float) -> float | None:
        """When somebody has to look at this table at the latest."""
        if self.state == "gathering":
            return self.created_at + DAY if now < self.created_at + DAY else now + DAY
        if self.state != "playing":
            return None
        times = [deadline for seat, deadline in self.live.deadlines().items() if self.person_at(seat)]
        times += [
            each.left_at + self.setup.grace for each in self.seats if each.left_at is not None and each.bot is None
        ]
        if any(each.bot for each in self.seats):
            times.append(now + LEASE)
        return min(times, default=None)


class News(Protocol):
    """Who wants to know when a table has changed."""

    def changed(self, table: Table) -> None: ...


class Nobody:
    def changed(self, table: Table) -> None:
        pass


class Tables:
    def __init__(self, storage: Storage, cached: int = 2000, tables_per_guest: int = 20) -> None:
        self.storage = storage
        self.cached = cached
        self.tables_per_guest = tables_per_guest
        self.news: News = Nobody()
        self.at_hand: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table]] = {}

    # Finding and reading

    async def find(self, table_id: str) -> Table:
        """The table as this process knows it, read from the database if it does not."""
        table = self.at_hand.get(table_id)
        if table is not None:
            self.at_hand.move_to_end(table_id)
            return table
        if table_id not in self.loading:
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> Table:
        LOADS.inc()
        row = await self.storage.first(select(db.tables).where(db.tables.c.id == table_id))
        if row is None:
            raise Refusal("unknown_table", "there is no such table")
        setup = msgspec.json.decode(row.setup, type=Setup)
        table = Table(
            id=row.id,
            host=row.host,
            setup=setup,
            state=row.state,
            version=-1,
            seeded=row.seeded,
            created_at=row.created_at,
            due=row.due,
            result=None,
            rematch=None,
            rematch_of=row.rematch_of,
            forked_from=row.forked_from,
            forked_at=row.forked_at,
            seats=[],
            holders={},
            live=Live(setup, int(row.seed, 16)),
        )
        await self.reread(table)
        await self.read_on(table)
        self.at_hand[table_id] = table
        while len(self.at_hand) > self.cached:
            self.at_hand.popitem(last=False)
        CACHED.set(len(self.at_hand))
        return table

    async def read_on(self, table: Table) -> bool:
        """Read the steps that others have written. Were there any?"""
        live = table.live
        fresh = False
        for step in await self._steps(table, live.number):
            if step.number == live.number + 1:  # another task may have read on meanwhile
                live.read(step)
                fresh = True
        return fresh

    async def _steps(self, table: Table, after: int = -1) -> list[Step]:
        rows = await self.storage.all(
            select(db.steps)
            .where(db.steps.c.table_id == table.id, db.steps.c.number > after)
            .order_by(db.steps.c.number)
        )
        return [
            Step(row.number, row.seat, row.question, row.option, chance_from_text(row.chance), row.at) for row in rows
        ]

    async def reread(self, table: Table) -> None:
        """Read anew who sits where and how the table stands."""
        row = await self.storage.first(select(db.tables).where(db.tables.c.id == table.id))
        assert row is not None
        seats = await self.storage.all(
            select(db.seats).where(db.seats.c.table_id == table.id).order_by(db.seats.c.seat)
        )
        holders = await self.storage.all(select(db.holders).where(db.holders.c.table_id == table.id))
        next_table = await self.storage.first(select(db.tables.c.id).where(db.tables.c.rematch_of == table.id))
        if row.version < table.version:
            return
        table.version = row.version
        table.host = row.host
        table.state = row.state
        table.due = row.due
        table.result = msgspec.json.decode(row.result, type=Result) if row.result else None
        table.rematch = next_table.id if next_table else None
        table.seats = [Sitting(seat.guest_id, seat.name, seat.bot, seat.left_at, seat.here_until) for seat in seats]
        table.holders = {holder.guest_id: holder.seat for holder in holders}

    # Opening

    async def open(self, guest: Guest, request: OpenTable) -> Table:
        setup = request.setup
        if setup.players > 1 and (setup.level is not None or setup.solo is not None):
            raise Refusal("bad_setup", "a level and solo rules are for one player against Automa")
        if len(request.bots) >= setup.players and request.bots:
            raise Refusal(
                "bad_setup", f"{setup.players} seats: there is no room for {len(request.bots)} bots beside the host"
            )
        for bot in request.bots:
            check_bot(bot)
        try:
            new_game(setup, 0)
        except (GalecrestError, ValueError) as error:  # a number that is too long is a ValueError
            raise Refusal("bad_setup", str(error)) from error
        except RecursionError as error:
            raise Refusal("bad_setup", "the rules are nested too deep") from error
        await self._check_room(guest)
        sittings = [(guest.id, guest.name, None), *[(None, "", bot) for bot in request.bots]]
        sittings += [(None, "", None)] * (setup.players - len(sittings))
        table_id = await self._insert(
            guest.id, setup, request.seed or new_seed(), sittings, seeded=request.seed is not None
        )
        if request.start:
            return await self.start(table_id, guest)
        return await self.find(table_id)

    async def _check_room(self, guest: Guest) -> None:
        counted = await self.storage.first(
            select(func.count())
            .select_from(db.tables)
            .where(db.tables.c.host == guest.id, db.tables.c.state.in_(("gathering", "playing")))
        )
        if counted is not None and counted[0] >= self.tables_per_guest:
            raise Refusal("too_many_tables", f"{counted[0]} of your tables have not ended yet: end one of them first")

    async def _insert(
        self,
        host: str,
        setup: Setup,
        seed: str,
        sittings: Sequence[tuple[str | None, str, str | None]],
        holders: dict[str, int] | None = None,
        also: Callable[[str], Sequence[Executable]] = lambda table_id: (),
        **more: Any,
    ) -> str:
        table_id = secrets.token_urlsafe(12)
        now = time.time()
        values = {"state": "gathering", "seeded": False, "due": now + DAY} | more
        if holders is None:
            holders = {guest: seat for seat, (guest, _, _) in enumerate(sittings) if guest}
        async with self.storage.write() as connection:
            await connection.execute(
                insert(db.tables).values(
                    id=table_id,
                    host=host,
                    setup=msgspec.json.encode(setup).decode(),
                    seed=seed,
                    listed=setup.listed,
                    version=0,
                    created_at=now,
                    **values,
                )
            )
            rows = [
                {"table_id": table_id, "seat": seat, "guest_id": guest, "name": name, "bot": bot, "here_until": now}
                for seat, (guest, name, bot) in enumerate(sittings)
            ]
            await connection.execute(insert(db.seats), rows)
            if holders:
                held = [{"table_id": table_id, "seat": seat, "guest_id": guest} for guest, seat in holders.items()]
                await connection.execute(insert(db.holders), held)
            for statement in also(table_id):
                await connection.execute(statement)
        return table_id

    # Seats

    async def reseat(self, table_id: str, decide: Callable[[Table, float], Sequence[Executable]]) -> Table:
        """Change who sits where. `decide` looks at the table as it stands and says what is to be written; if the table changes
        meanwhile, it is asked again."""
        table = await self.find(table_id)
        while True:
            await self.reread(table)
            statements = decide(table, time.time())
            async with self.storage.write() as connection:
                claimed = await connection.execute(
                    update(db.tables)
                    .where(db.tables.c.id == table.id, db.tables.c.version == table.version)
                    .values(version=db.tables.c.version + 1)
                )
                if claimed.rowcount:
                    for statement in statements:
                        await connection.execute(statement)
            if claimed.rowcount:
                break
        await self.reread(table)
        await self.keep_due(table)
        self.news.changed(table)
        return table

    async def sit(self, table_id: str, guest: Guest, seat: int | None) -> Table:
        def decide(table: Table, now: float) -> Sequence[Executable]:
            mine = table.seat_of(guest.id)
            if mine is not None:
                if seat in (None, mine):
                    return ()
                raise Refusal("already_seated", f"you sit on seat {mine}: leave it first")
            if table.state != "gathering":
                raise Refusal("already_started", "the game has begun")
            free = [number for number, each in enumerate(table.seats) if each.empty]
            wanted = seat if seat is not None else next(iter(free), None)
            if wanted is None or wanted not in free:
                raise Refusal("seat_taken", "this seat is not free" if wanted is not None else "no seat is free")
            return (
                set_seat(
                    table.id,
                    wanted,
                    guest_id=guest.id,
                    name=guest.name,
                    bot=None,
                    left_at=None,
                    here_until=now + PRESENCE,
                ),
                insert(db.holders).values(table_id=table.id, seat=wanted, guest_id=guest.id),
            )

        return await self.reseat(table_id, decide)

    async def hold(self, table_id: str, seat: int, guest: Guest) -> Table:
        """Let a guest play a seat, because they came with its link. A guest has one seat at a table."""

        def decide(table: Table, now: float) -> Sequence[Executable]:
            mine = table.seat_of(guest.id)
            if mine == seat:
                return ()
            if mine is not None:
                raise Refusal("already_seated", f"you sit on seat {mine} of this table")
            return (insert(db.holders).values(table_id=table.id, seat=seat, guest_id=guest.id),)

        return await self.reseat(table_id, decide)

    async def leave(self, table_id: str, guest: Guest) -> Table:
        """Before the start the seat becomes free; later a bot sits down after the time of grace."""

        def decide(table: Table, now: float) -> Sequence[Executable]:
            seat = mine_at(table, guest)
            if table.state == "gathering":
                others = [each.guest for number, each in enumerate(table.seats) if each.guest and number != seat]
                heir = {"host": others[0]} if others and table.host == guest.id else {}
                ending = {} if others else {"state": "abandoned", "due": None}
                return (
                    *free_seat(table.id, seat),
                    *([set_table(table.id, **heir, **ending)] if heir or ending else []),
                )
            return (set_seat(table.id, seat, left_at=now),)

        return await self.reseat(table_id, decide)

    async def take_back(self, table_id: str, guest: Guest) -> Table:
        def decide(table: Table, now: float) -> Sequence[Executable]:
            return (set_seat(table.id, mine_at(table, guest), left_at=None, bot=None, here_until=now + PRESENCE),)

        return await self.reseat(table_id, decide)

    async def place_bot(self, table_id: str, guest: Guest, seat: int, bot: str) -> Table:
        check_bot(bot)

        def decide(table: Table, now: float) -> Sequence[Executable]:
            mine = table.seat_of(guest.id)
            if seat >= len(table.seats):
                raise Refusal("no_such_seat", f"the seats are 0 to {len(table.seats) - 1}")
            sitting = table.seats[seat]
            if table.state == "gathering":
                must_be_host(table, guest)
                if sitting.guest:
                    raise Refusal("seat_taken", f"{sitting.name} sits there")
            elif table.state != "playing":
                raise Refusal("not_playing", "this game is not running")
            elif mine is None:
                raise Refusal("not_seated", "only those who play may call a bot")
            elif seat != mine and sitting.bot is None and not sitting.gone(now, table.setup.grace):
                raise Refusal("seat_taken", f"{sitting.name} sits there")
            return (set_seat(table.id, seat, bot=bot),)

        return await self.reseat(table_id, decide)

    async def clear_seat(self, table_id: str, guest: Guest, seat: int) -> Table:
        def decide(table: Table, now: float) -> Sequence[Executable]:
            if seat >= len(table.seats):
                raise Refusal("no_such_seat", f"the seats are 0 to {len(table.seats) - 1}")
            if table.state != "gathering":
                raise Refusal("already_started", "the game has begun")
            must_be_host(table, guest)
            if seat == table.seat_of(guest.id):
                raise Refusal("your_seat", "this is your own seat: leave it")
            return free_seat(table.id, seat)

        return await self.reseat(table_id, decide)

    async def hand_over(self, table_id: str, seat: int, why: Callable[[Table, float], bool]) -> Table:
        """Let a bot sit in for a person, if the reason still holds."""

        def decide(table: Table, now: float) -> Sequence[Executable]:
            if table.state != "playing" or not table.person_at(seat) or not why(table, now):
                return ()
            return (set_seat(table.id, seat, bot="deckhand"),)

        return await self.reseat(table_id, decide)

    # Play

    async def start(self, table_id: str, guest: Guest) -> Table:
        table = await self.find(table_id)
        await self.reread(table)
        if table.state != "gathering":
            raise Refusal("already_started", "the game has begun")
        must_be_host(table, guest)
        if any(each.empty for each in table.seats):
            raise Refusal("empty_seats", "every seat needs a person or a bot")
        async with table.lock:
            if table.live.game is None:
                following = table.live.begin(time.time())
                begun = set_table(
                    table_id, state="playing", started_at=following.step.at, version=db.tables.c.version + 1
                )
                try:
                    await self.storage.append(row_of(table_id, following.step, "start"), [begun])
                except StepTaken:
                    await self.read_on(table)
                else:
                    table.live.take(following)
        await self.reread(table)
        await self.keep_due(table)
        self.news.changed(table)
        return table

    async def answer(self, table: Table, seat: int, question: int, option: str, client_id: str) -> None:
        """Returns when the answer is committed. The same client id a second time changes nothing and is no error."""
        began = time.perf_counter()
        if table.live.game is None and not await self.read_on(table):
            raise Refusal("not_playing", "the game has not begun")
        async with table.lock:
            outcome = await self._answer(table, seat, question, option, client_id)
        ANSWERS.labels(outcome).inc()
        ANSWER_SECONDS.observe(time.perf_counter() - began)
        self.news.changed(table)

    async def _answer(self, table: Table, seat: int, question: int, option: str, client_id: str) -> str:
        live = table.live
        while True:
            now = max(time.time(), live.asked_at)
            try:
                following = live.answer(seat, question, option, now)
            except BadAnswer as error:
                if await self.was_written(table, seat, client_id):
                    return "repeated"
                if await self.read_on(table):
                    continue  # the game has moved on elsewhere: look again
                ANSWERS.labels("refused").inc()
                raise Refusal(code_of(error), str(error)) from error
            try:
                await self.storage.append(
                    row_of(table.id, following.step, client_id), self._consequences(table, following)
                )
            except StepTaken:
                CONFLICTS.inc()
                await self.read_on(table)
                if await self.was_written(table, seat, client_id):
                    return "repeated"
                continue
            if live.number == following.step.number - 1:
                live.take(following)
            if live.over:
                await self.reread(table)
            return "taken"

    def _consequences(self, table: Table, following: Next) -> list[Executable]:
        """What else is written with a step: the result with the last one, and when the table falls due if that has come nearer."""
        game, now = following.game, following.step.at
        if game.over:
            result = Result([game.scores[seat] for seat in range(game.seats)], list(game.standing))
            ended = set_table(
                table.id,
                state="over",
                ended_at=now,
                due=None,
                result=msgspec.json.encode(result).decode(),
                version=db.tables.c.version + 1,
            )
            return [ended]
        clock = table.setup.clock
        nearest = None
        if any(each.bot for each in table.seats):
            nearest = now + LEASE
        if clock is not None:
            nearest = min(nearest or now + clock.decision, now + clock.decision)
        if nearest is None or (table.due is not None and table.due <= nearest):
            return []
        table.due = nearest
        return [set_table(table.id, due=nearest)]

    async def was_written(self, table: Table, seat: int, client_id: str) -> bool:
        row = await self.storage.first(
            select(db.steps.c.number).where(
                db.steps.c.table_id == table.id, db.steps.c.seat == seat, db.steps.c.client_id == client_id
            )
        )
        return row is not None

    async def keep_due(self, table: Table) -> None:
        """Write down when somebody has to look at this table again, if that is not yet written."""
        due = table.falls_due(time.time())
        if due != table.due and not (due and table.due and table.due <= due):
            table.due = due
            async with self.storage.write() as connection:
                await connection.execute(set_table(table.id, due=due))

    async def history(self, table: Table, viewer: int | None) -> list[Event]:
        """All that has happened so far, as this seat or a watcher may know it. Played again from the log, since only the end is kept."""
        live = Live(table.setup, table.live.seed, tail=deque())
        for step in await self._steps(table):
            live.read(step)
        return [seen for event in live.tail if (seen := event.seen_by(viewer)) is not None]

    # Afterwards

    async def rematch(self, table_id: str, guest: Guest) -> Table:
        """The same people on the same seats play again, at a new table. Whoever calls second gets the same table."""
        table = await self.find(table_id)
        await self.reread(table)
        mine_at(table, guest)
        if table.state != "over":
            raise Refusal("not_over", "the game is not over")
        if table.rematch is None:
            sittings = [(each.guest, each.name, each.bot) for each in table.seats]
            following = Live(table.setup, int(new_seed(), 16)).begin(time.time())
            try:
                await self._insert(
                    table.host,
                    table.setup,
                    f"{following.game.seed:x}",
                    sittings,
                    holders=table.holders,
                    also=lambda new: [insert(db.steps).values(**row_of(new, following.step, "start"))],
                    state="playing",
                    started_at=following.step.at,
                    due=following.step.at + 1,
                    rematch_of=table.id,
                )
            except IntegrityError:
                log.info("rematch was called twice", extra={"table": table.id})
            async with self.storage.write() as connection:
                await connection.execute(set_table(table_id, version=db.tables.c.version + 1))
            await self.reread(table)
            self.news.changed(table)
        assert table.rematch is not None
        new = await self.find(table.rematch)
        self.news.changed(new)
        return new

    async def replayed(self, table_id: str, step: int | None = None) -> tuple[Table, Live, list[Step]]:
        """A finished game after so many steps, and all its steps."""
        table = await self.find(table_id)
        if table.state != "over":
            await self.reread(table)
        if table.state != "over":
            raise Refusal("not_over", "the game is not over")
        steps = await self._steps(table)
        last = len(steps) - 1 if step is None else step
        if not 0 <= last < len(steps):
            raise Refusal("no_such_step", f"the steps are 0 to {len(steps) - 1}")
        live = Live(table.setup, table.live.seed)
        for each in steps[: last + 1]:
            live.read(each)
        return table, live, steps

    async def fork(self, table_id: str, guest: Guest, fork: Fork) -> Table:
        """Play on from a finished game, with other chance."""
        table, live, _ = await self.replayed(table_id, fork.step)
        players = table.setup.players
        if live.over:
            raise Refusal("no_such_step", "there is nothing to play after the last step")
        if fork.seat >= players:
            raise Refusal("no_such_seat", f"the seats are 0 to {players - 1}")
        for bot in fork.bots:
            check_bot(bot)
        await self._check_room(guest)
        others = iter(fork.bots * players)
        sittings = [
            (guest.id, guest.name, None) if seat == fork.seat else (None, "", next(others)) for seat in range(players)
        ]
        setup = msgspec.structs.replace(table.setup, clock=None, listed=False)

        def copy_steps(new: str) -> Sequence[Executable]:
            columns = [column for column in db.steps.c if column.name != "table_id"]
            copied = select(literal(new), *columns).where(
                and_(db.steps.c.table_id == table_id, db.steps.c.number <= fork.step)
            )
            return (insert(db.steps).from_select(["table_id", *[column.name for column in columns]], copied),)

        now = time.time()
        new_id = await self._insert(
            guest.id,
            setup,
            new_seed(),
            sittings,
            also=copy_steps,
            state="playing",
            started_at=now,
            due=now + LEASE,
            forked_from=table_id,
            forked_at=fork.step,
        )
        new = await self.find(new_id)
        self.news.changed(new)
        return new


# Words for what is written again and again


def set_table(table_id: str, **values: Any) -> Executable:
    return update(db.tables).where(db.tables.c.id == table_id).values(**values)


def set_seat(table_id: str, seat: int, **values: Any) -> Executable:
    return update(db.seats).where(db.seats.c.table_id == table_id, db.seats.c.seat == seat).values(**values)


def free_seat(table_id: str, seat: int) -> Sequence[Executable]:
    return (
        set_seat(table_id, seat, guest_id=None, name="", bot=None, left_at=None),
        db.holders.delete().where(db.holders.c.table_id == table_id, db.holders.c.seat == seat),
    )


def row_of(table_id: str, step: Step, client_id: str) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": step.number,
        "seat": step.seat,
        "question": step.question,
        "option": step.option,
        "client_id": client_id,
        "chance": chance_to_text(step.chance),
        "at": step.at,
    }


def new_seed() -> str:
    return secrets.token_hex(32)


def code_of(error: BadAnswer) -> str:
    """`UnknownQuestion` is `unknown_question`."""
    name = type(error).__name__
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:]


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise Refusal("unknown_bot", f"there is no bot called {name!r}; the bots are {', '.join(BOTS)}")


def must_be_host(table: Table, guest: Guest) -> None:
    if table.host != guest.id:
        raise Refusal("not_host", "only the host of the table may do this")


def mine_at(table: Table, guest: Guest) -> int:
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refusal("not_seated", "you do not sit at this table")
    return seat
