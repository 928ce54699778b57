"""Tables, their seats, and when they are due."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Row,
    String,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from galecrest.server.storage import schema as db
from galecrest.server.storage.database import Database, Transaction
from galecrest.server.storage.steps import DUE_BY, position_row, write_first
from galecrest.table.messages import Listing, Proposal, Result, Resumed, SeatInfo, Setup
from galecrest.table.play import Next, Position
from galecrest.table.seating import Seat, Table

log = logging.getLogger(__name__)

Place = tuple[str, int]  # table and seat
Move = tuple[str, float, float | None]  # a table, when it is due, and when it is due instead

SEEN: Final = (
    update(db.seats)
    .where(db.seats.c.table_id == bindparam("table"), db.seats.c.seat == bindparam("place"))
    .values(here_until=bindparam("until"))
)
CHANGED: Final = update(db.tables).where(db.tables.c.id == bindparam("table")).values(version=db.tables.c.version + 1)
MOVE_DUE: Final = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("table"), db.tables.c.due == bindparam("before", type_=Float))
    .values(due=bindparam("later", type_=Float))
)
UNFINISHED: Final = ("gathering", "playing")
LISTING: Final = [db.tables.c[name] for name in ("id", "host", "setup", "state", "created_at", "result", "forked_from")]
UNLIMITED: Final = 10**9
DESERTED: Final = 240.0  # seconds without a connection until a table leaves the lobby; presence lasts a minute longer


class TooManyListed(Exception):
    def __init__(self, count: int) -> None:
        self.count = count


class TooManyTables(Exception):
    def __init__(self, count: int) -> None:
        self.count = count


class RematchExists(Exception):
    """Another player's rematch of this table came first."""


@dataclass(frozen=True)
class Head:
    """How far a table has come."""

    id: str
    version: int
    number: int  # of the last step
    said: int  # the id of the last line of chat


class TableStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.unreadable: set[str] = set()  # tables of which the log has said so

    # Reading

    async def load(self, table_id: str) -> Table | None:
        row = await self.database.first(select(db.tables).where(db.tables.c.id == table_id))
        if row is None:
            return None
        seats = await self.database.all(
            select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
        )
        holders = await self.database.all(select(db.holders).where(db.holders.c.table_id == table_id))
        rematch = await self.database.first(select(db.tables.c.id).where(db.tables.c.rematch_of == table_id))
        return Table(
            id=row.id,
            host=row.host,
            setup=msgspec.json.decode(row.setup, type=Setup),
            seed=row.seed,
            rules=row.rules,
            created_at=row.created_at,
            seats=tuple([seat_of(seat) for seat in seats]),
            holders={holder.guest_id: holder.seat for holder in holders},
            state=row.state,
            version=row.version,
            seeded=row.seeded,
            result=msgspec.json.decode(row.result, type=Result) if row.result else None,
            resumed=msgspec.json.decode(row.resumed, type=Resumed) if row.resumed else None,
            rematch=rematch.id if rematch else None,
            rematch_of=row.rematch_of,
            forked_from=row.forked_from,
            forked_at=row.forked_at,
            proposal=msgspec.json.decode(row.proposal, type=Proposal) if row.proposal else None,
            removed=tuple(msgspec.json.decode(row.removed, type=list[str])),
        )

    async def heads(self, ids: Sequence[str]) -> list[Head]:
        number = (
            select(db.steps.c.number)
            .where(db.steps.c.table_id == db.tables.c.id)
            .order_by(db.steps.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        said = select(func.max(db.chat.c.id)).where(db.chat.c.table_id == db.tables.c.id).scalar_subquery()
        rows = await self.database.all(
            select(db.tables.c.id, db.tables.c.version, number.label("number"), said.label("said")).where(
                db.tables.c.id.in_(ids)
            )
        )
        return [Head(row.id, row.version, -1 if row.number is None else row.number, row.said or 0) for row in rows]

    async def held_by(self, guest: str, most: int, now: float) -> list[tuple[Listing, int]]:
        """The tables at which a guest plays or played, unfinished ones first, and the guest's seat there."""
        unfinished = db.tables.c.state.in_(UNFINISHED)
        rows = await self.database.all(
            select(*LISTING, db.holders.c.seat)
            .join(db.holders, db.holders.c.table_id == db.tables.c.id)
            .where(db.holders.c.guest_id == guest, db.tables.c.state != "abandoned")
            .order_by(unfinished.desc(), db.tables.c.created_at.desc())
            .limit(most)
        )
        seats = {row.id: row.seat for row in rows}
        return [(listing, seats[listing.id]) for listing in await self.listings(rows, now)]

    async def listed(self, most: int, now: float) -> list[Listing]:
        """Tables that may be joined or watched, and at which somebody was connected lately: first those that gather. Rematches, which no
        limit of an address counts, come last."""
        tables = db.tables.c
        order = (tables.state, tables.rematch_of.is_not(None), tables.created_at.desc())
        rows = await self.database.all(select(*LISTING).where(in_lobby(now)).order_by(*order).limit(most))
        listings = await self.listings(rows, now)
        return [each for each in listings if each.setup.watchers or each.state == "gathering"]

    async def still_listed(self, ids: Sequence[str], now: float) -> list[str]:
        """Those of these tables that are in the lobby."""
        rows = await self.database.all(select(db.tables.c.id).where(db.tables.c.id.in_(ids), in_lobby(now)))
        return [row.id for row in rows]

    async def listings(self, rows: Sequence[Row[Any]], now: float) -> list[Listing]:
        """These tables without those that cannot be read, because they are damaged or a later program's."""
        found = await self.database.all(
            select(db.seats).where(db.seats.c.table_id.in_([row.id for row in rows])).order_by(db.seats.c.seat)
        )
        seats: dict[str, list[SeatInfo]] = {row.id: [] for row in rows}
        for seat in found:
            seats[seat.table_id].append(seat_of(seat).info(now))
        listings = []
        for row in rows:
            try:
                listings.append(listing_of(row, seats[row.id]))
            except msgspec.DecodeError as error:
                if row.id not in self.unreadable:
                    self.unreadable.add(row.id)
                    reason = {"table": row.id, "reason": str(error)}
                    log.error("a table cannot be read, lists leave it out", extra=reason)
        return listings

    # Writing

    async def insert(
        self, table: Table, due: float, first: Next | None = None, most: int = UNLIMITED, listed: int = UNLIMITED
    ) -> None:
        """Store a new table, with the first step if it is in play already. Raises TooManyTables if the host has `most` unfinished
        tables, TooManyListed if `listed` of them are in the lobby, and RematchExists."""
        try:
            async with self.database.write() as connection:
                await check_room(connection, table.host, most)
                if table.setup.listed:
                    await check_lobby(connection, table.host, listed, table.created_at)
                await write_table(connection, table, due)
                if first is not None:
                    await write_first(connection, table.id, first)
        except IntegrityError as error:
            if table.rematch_of is not None:
                raise RematchExists from error
            raise

    async def insert_fork(self, table: Table, due: float, positions: Sequence[Position], most: int) -> None:
        """Store a new table whose steps are copied from the game that it is forked from. Raises TooManyTables."""
        async with self.database.write() as connection:
            await check_room(connection, table.host, most)
            await write_table(connection, table, due)
            # The copied steps get ids of their own, which no client uses.
            own = ("table_id", "client_id")
            columns = [column for column in db.steps.c if column.name not in own]
            client_id = literal("fork:").concat(cast(db.steps.c.number, String))
            copied = select(literal(table.id), client_id, *columns).where(
                db.steps.c.table_id == table.forked_from, db.steps.c.number <= table.forked_at
            )
            await connection.execute(insert(db.steps).from_select([*own, *[column.name for column in columns]], copied))
            for position in positions:
                await connection.execute(insert(db.positions).values(**position_row(table.id, position)))

    async def change(self, old: Table, new: Table, first: Next | None = None) -> bool:
        """Store the difference between two states of a table, and the first step if the game begins. Deletes the steps, positions and chat
        of a game that its people end. False if the stored table is not the old one any more: then nothing was stored."""
        changes: dict[str, Any] = {}
        if new.host != old.host:
            changes["host"] = new.host
        if new.rules != old.rules:
            changes["rules"] = new.rules
        if new.state != old.state:
            changes["state"] = new.state
        if new.state == "abandoned":
            changes["due"] = None
        if new.proposal != old.proposal:
            changes["proposal"] = msgspec.json.encode(new.proposal).decode() if new.proposal else None
        if new.removed != old.removed:
            changes["removed"] = msgspec.json.encode(new.removed).decode()
        if first is not None:
            changes["started_at"] = first.step.at
        async with self.database.write() as connection:
            claimed = await connection.execute(
                update(db.tables)
                .where(db.tables.c.id == old.id, db.tables.c.version == old.version)
                .values(version=db.tables.c.version + 1, **changes)
            )
            if not claimed.rowcount:
                return False
            await write_seats(connection, old, new)
            if first is not None:
                await write_first(connection, old.id, first)
            if old.state == "playing" and new.state == "abandoned":
                for rows in (db.steps, db.positions, db.chat):
                    await connection.execute(delete(rows).where(rows.c.table_id == old.id))
        return True

    async def touch(self, table_id: str) -> None:
        """Let everybody read the table again."""
        async with self.database.write() as connection:
            await connection.execute(CHANGED, [{"table": table_id}])

    # Presence

    async def show(self, until: dict[Place, float]) -> None:
        """Store until when people at these places count as connected, and let everybody read their tables again."""
        async with self.database.write() as connection:
            # The table first, as in every transaction that changes its seats.
            await connection.execute(CHANGED, [{"table": table_id} for table_id in sorted({each for each, _ in until})])
            await connection.execute(SEEN, seen_rows(until))

    async def keep_showing(self, until: dict[Place, float]) -> None:
        if until:
            async with self.database.write() as connection:
                await connection.execute(SEEN, seen_rows(until))

    async def presence(self, ids: Sequence[str]) -> dict[Place, float]:
        rows = await self.database.all(
            select(db.seats.c.table_id, db.seats.c.seat, db.seats.c.here_until).where(db.seats.c.table_id.in_(ids))
        )
        return {(row.table_id, row.seat): row.here_until for row in rows}

    # What is due

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """The tables that need attention, with the stored time."""
        rows = await self.database.all(
            select(db.tables.c.id, db.tables.c.due).where(db.tables.c.due <= now).order_by(db.tables.c.due).limit(most)
        )
        return [(row.id, row.due) for row in rows]

    async def move_due(self, moves: Sequence[Move]) -> list[str]:
        """Move the times at which tables are due. Returns the tables whose time nobody else has moved."""
        if not moves:
            return []

        def work(connection: Connection) -> list[str]:
            moved = []
            for table_id, due, later in sorted(
                moves, key=lambda move: move[0]
            ):  # all processes lock tables in one order
                rows = {"table": table_id, "before": due, "later": later}
                if connection.execute(MOVE_DUE, rows).rowcount:
                    moved.append(table_id)
            return moved

        return await self.database.transact(work)

    async def bring_forward(self, table_id: str, due: float) -> None:
        async with self.database.write() as connection:
            await connection.execute(DUE_BY, {"table": table_id, "at": due})


def in_lobby(now: float) -> ColumnElement[bool]:
    lively = exists().where(db.seats.c.table_id == db.tables.c.id, db.seats.c.here_until > now - DESERTED)
    return and_(db.tables.c.listed.is_(True), db.tables.c.state.in_(UNFINISHED), lively)


def listing_of(row: Row[Any], seats: list[SeatInfo]) -> Listing:
    return Listing(
        id=row.id,
        setup=msgspec.structs.replace(msgspec.json.decode(row.setup, type=Setup), tiles=None, solo=None),
        state=row.state,
        host=row.host,
        seats=seats,
        created_at=row.created_at,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        forked_from=row.forked_from,
    )


def seat_of(row: Row[Any]) -> Seat:
    return Seat(row.guest_id, row.name, row.bot, row.left_at, row.here_until, row.captain, row.resigned, row.offered)


def seat_columns(seat: Seat) -> dict[str, Any]:
    return {
        "guest_id": seat.guest,
        "name": seat.name,
        "bot": seat.bot,
        "left_at": seat.left_at,
        "here_until": seat.here_until,
        "captain": seat.captain,
        "resigned": seat.resigned,
        "offered": seat.offered,
    }


def seen_rows(until: dict[Place, float]) -> list[dict[str, Any]]:
    return [{"table": table_id, "place": seat, "until": time} for (table_id, seat), time in sorted(until.items())]


def holder_rows(table_id: str, holders: Iterable[tuple[str, int]]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, "seat": seat, "guest_id": guest} for guest, seat in holders]


async def check_room(connection: Transaction, guest: str, most: int) -> None:
    """The guest's row is the lock, so that tables opened at once are counted one after the other."""
    await connection.execute(select(db.guests.c.id).where(db.guests.c.id == guest).with_for_update())
    counted = await connection.execute(
        select(func.count()).select_from(db.tables).where(db.tables.c.host == guest, db.tables.c.state.in_(UNFINISHED))
    )
    count = counted.scalar_one()
    if count >= most:
        raise TooManyTables(count)


async def check_lobby(connection: Transaction, guest: str, most: int, now: float) -> None:
    """After `check_room`, which locks."""
    counted = await connection.execute(
        select(func.count()).select_from(db.tables).where(db.tables.c.host == guest, in_lobby(now))
    )
    count = counted.scalar_one()
    if count >= most:
        raise TooManyListed(count)


async def write_table(connection: Transaction, table: Table, due: float) -> None:
    await connection.execute(
        insert(db.tables).values(
            id=table.id,
            host=table.host,
            setup=msgspec.json.encode(table.setup).decode(),
            seed=table.seed,
            seeded=table.seeded,
            state=table.state,
            listed=table.setup.listed,
            version=table.version,
            created_at=table.created_at,
            started_at=table.created_at if table.state == "playing" else None,
            due=due,
            rematch_of=table.rematch_of,
            forked_from=table.forked_from,
            forked_at=table.forked_at,
            rules=table.rules,
            resumed=msgspec.json.encode(table.resumed).decode() if table.resumed else None,
        )
    )
    rows = [{"table_id": table.id, "seat": place} | seat_columns(seat) for place, seat in enumerate(table.seats)]
    await connection.execute(insert(db.seats), rows)
    if table.holders:
        await connection.execute(insert(db.holders), holder_rows(table.id, table.holders.items()))


async def write_seats(connection: Transaction, old: Table, new: Table) -> None:
    for place, (before, after) in enumerate(zip(old.seats, new.seats, strict=True)):
        was = seat_columns(before)
        changes = {name: value for name, value in seat_columns(after).items() if value != was[name]}
        if changes:
            await connection.execute(
                update(db.seats).where(db.seats.c.table_id == new.id, db.seats.c.seat == place).values(**changes)
            )
    gone = [guest for guest, seat in old.holders.items() if new.holders.get(guest) != seat]
    if gone:
        await connection.execute(
            delete(db.holders).where(db.holders.c.table_id == new.id, db.holders.c.guest_id.in_(gone))
        )
    came = [(guest, seat) for guest, seat in new.holders.items() if old.holders.get(guest) != seat]
    if came:
        await connection.execute(insert(db.holders), holder_rows(new.id, came))
