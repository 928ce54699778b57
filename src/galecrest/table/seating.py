"""A table: who sits where, and how that may change.

A table is a plain value. Every decision takes a table and returns the table as it should be, or refuses; who stores tables writes the
difference. A decision that changes nothing returns the table that it was given.
"""

from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from galecrest.game.chance import seed_hash
from galecrest.table.messages import (
    ClearSeat,
    Fork,
    Leave,
    OpenTable,
    PlaceBot,
    Result,
    Resumed,
    Return,
    SeatInfo,
    Setup,
    Sit,
    TableInfo,
    TableState,
)
from galecrest.table.refusals import Code, Refusal
from galecrest.table.setup import check_bot, check_request

PRESENCE: Final = 60.0  # seconds for which a person counts as connected after the last sign of life
SUBSTITUTE: Final = "deckhand"  # the bot that takes the seat of a person who is gone


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    """A person, a person and the bot that sits in for them, a bot, or nobody."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    left_at: float | None = None
    here_until: float = 0.0

    @property
    def empty(self) -> bool:
        return self.guest is None and self.bot is None

    def gone(self, now: float, grace: float) -> bool:
        """True for a person who left, or who was not connected during the last `grace` seconds."""
        return self.left_at is not None or self.here_until + grace < now

    def info(self, now: float) -> SeatInfo:
        return SeatInfo(self.name, self.guest, self.bot, self.here_until > now, self.left_at is not None)


@dataclass(frozen=True)
class Table:
    id: str
    host: str
    setup: Setup
    seed: str  # in hex digits
    rules: int
    created_at: float
    seats: tuple[Seat, ...]
    holders: dict[str, int] = field(default_factory=dict)  # the seat of every guest who may play one
    state: TableState = "gathering"
    version: int = 0  # grows with every stored change
    seeded: bool = False
    result: Result | None = None
    resumed: Resumed | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    forked_from: str | None = None
    forked_at: int | None = None

    def seat_of(self, guest: str) -> int | None:
        return self.holders.get(guest)

    def open_to(self, seat: int | None) -> bool:
        """Whether this seat, or a watcher, may see the game."""
        return seat is not None or self.setup.watchers or self.state == "over"

    def shares_chat(self, seat: int | None) -> bool:
        """Whether this seat, or a watcher, may chat here. Without watchers, the players of a game are among themselves for good."""
        return seat is not None or self.setup.watchers or self.state == "gathering"

    def person_at(self, seat: int) -> bool:
        return seat < len(self.seats) and self.seats[seat].guest is not None and self.seats[seat].bot is None

    def owner_of(self, seat: int | None) -> str | None:
        return self.seats[seat].guest if seat is not None and seat < len(self.seats) else None

    def with_seat(self, number: int, seat: Seat) -> "Table":
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def info(self, now: float) -> TableInfo:
        return TableInfo(
            id=self.id,
            setup=self.setup,
            state=self.state,
            host=self.host,
            seats=[seat.info(now) for seat in self.seats],
            seed_hash=seed_hash(int(self.seed, 16)),
            created_at=self.created_at,
            rules=self.rules,
            resumed=self.resumed,
            seeded=self.seeded,
            seed=f"{int(self.seed, 16):x}" if self.state == "over" else None,
            result=self.result,
            rematch=self.rematch,
            rematch_of=self.rematch_of,
            forked_from=self.forked_from,
            forked_at=self.forked_at,
        )


# New tables


def open_table(table_id: str, host: Guest, request: OpenTable, seed: str, rules: int, now: float) -> Table:
    """A table at which its host sits and nobody plays yet. `seed` is used unless the host asks for another one."""
    setup = check_request(request, rules)
    seats = [Seat(host.id, host.name, here_until=now), *[Seat(bot=bot, here_until=now) for bot in request.bots]]
    seats += [Seat(here_until=now)] * (setup.players - len(seats))
    return Table(
        id=table_id,
        host=host.id,
        setup=setup,
        seed=request.seed or seed,
        rules=rules,
        created_at=now,
        seats=tuple(seats),
        holders={host.id: 0},
        seeded=request.seed is not None,
    )


def rematch_of(table: Table, guest: str, table_id: str, seed: str, rules: int, now: float) -> Table:
    """The same people on the same seats of a new table, in play."""
    check_rematch(table, guest)
    return Table(
        id=table_id,
        host=table.host,
        setup=table.setup,
        seed=seed,
        rules=rules,
        created_at=now,
        seats=tuple([Seat(seat.guest, seat.name, seat.bot, here_until=now) for seat in table.seats]),
        holders=dict(table.holders),
        state="playing",
        rematch_of=table.id,
    )


def check_rematch(table: Table, guest: str) -> None:
    must_sit(table, guest)
    must_be_over(table)


def fork_of(table: Table, guest: Guest, fork: Fork, last: int, table_id: str, seed: str, now: float) -> Table:
    """A new table that goes on from a step of a finished game, whose last step is `last`, with another seed."""
    must_be_over(table)
    must_have_step(fork.step, last)
    if fork.step == last:
        raise Refusal(Code.NO_SUCH_STEP, "the game ends with the last step: fork an earlier one")
    must_have_seat(table, fork.seat)
    for bot in fork.bots:
        check_bot(bot)
    others = iter(fork.bots * table.setup.players)
    seats = [
        Seat(guest.id, guest.name, here_until=now)
        if seat == fork.seat
        else Seat(bot=taken.bot or next(others), here_until=now)
        for seat, taken in enumerate(table.seats)
    ]
    return Table(
        id=table_id,
        host=guest.id,
        setup=msgspec.structs.replace(table.setup, clock=None, listed=False),
        seed=seed,
        rules=table.rules,
        created_at=now,
        seats=tuple(seats),
        holders={guest.id: fork.seat},
        state="playing",
        forked_from=table.id,
        forked_at=fork.step,
        resumed=table.resumed,
    )


# Seats


def decide(table: Table, guest: Guest, request: Sit | Leave | Return | PlaceBot | ClearSeat, now: float) -> Table:
    """The table after a request about seats."""
    match request:
        case Sit(seat=seat):
            return sit(table, guest, seat, now)
        case Leave():
            return leave(table, guest.id, now)
        case Return():
            return take_back(table, guest.id, now)
        case PlaceBot(seat=place, bot=bot):
            return place_bot(table, guest.id, place, bot, now)
        case _:
            return clear_seat(table, guest.id, request.seat)


def sit(table: Table, guest: Guest, seat: int | None, now: float) -> Table:
    """Take a free seat; None takes the first one."""
    mine = table.seat_of(guest.id)
    if mine is not None:
        if seat in (None, mine):
            return table
        raise Refusal(Code.ALREADY_SEATED, f"you sit on seat {mine}: leave it first")
    must_gather(table)
    free = [number for number, each in enumerate(table.seats) if each.empty]
    wanted = seat if seat is not None else next(iter(free), None)
    if wanted is None or wanted not in free:
        raise Refusal(Code.SEAT_TAKEN, "this seat is not free" if wanted is not None else "no seat is free")
    seated = table.with_seat(wanted, Seat(guest.id, guest.name, here_until=now + PRESENCE))
    return replace(seated, holders=table.holders | {guest.id: wanted})


def hold(table: Table, guest: str, seat: int) -> Table:
    """Let a guest play a seat, because they came with its link. A guest has one seat at a table."""
    mine = table.seat_of(guest)
    if mine == seat:
        return table
    if mine is not None:
        raise Refusal(Code.ALREADY_SEATED, f"you sit on seat {mine} of this table")
    return replace(table, holders=table.holders | {guest: seat})


def leave(table: Table, guest: str, now: float) -> Table:
    """Before the start the seat becomes free, and the last person to leave ends the table. Later a bot takes the seat after the
    time of grace."""
    seat = must_sit(table, guest)
    if table.state != "gathering":
        return table.with_seat(seat, replace(table.seats[seat], left_at=now))
    left = free(table, seat)
    others = [each.guest for each in left.seats if each.guest]
    if not others:
        return replace(left, state="abandoned")
    return replace(left, host=others[0]) if table.host == guest else left


def take_back(table: Table, guest: str, now: float) -> Table:
    """Take one's seat back from the bot."""
    seat = must_sit(table, guest)
    return table.with_seat(seat, replace(table.seats[seat], left_at=None, bot=None, here_until=now + PRESENCE))


def place_bot(table: Table, guest: str, seat: int, bot: str, now: float) -> Table:
    """Before the start, the host places bots on seats without a person. Later, everybody who plays may place one on their own
    seat, on a bot's, or on the seat of a person who is gone."""
    check_bot(bot)
    must_have_seat(table, seat)
    there = table.seats[seat]
    if table.state == "gathering":
        must_host(table, guest)
        taken = there.guest is not None
    elif table.state == "playing":
        mine = table.seat_of(guest)
        if mine is None:
            raise Refusal(Code.NOT_SEATED, "only players of this table may place a bot")
        taken = seat != mine and there.bot is None and not there.gone(now, table.setup.grace)
    else:
        raise Refusal(Code.NOT_PLAYING, "this game is not running")
    if taken:
        raise Refusal(Code.SEAT_TAKEN, f"{there.name} sits there")
    return table.with_seat(seat, replace(there, bot=bot))


def clear_seat(table: Table, guest: str, seat: int) -> Table:
    must_have_seat(table, seat)
    must_gather(table)
    must_host(table, guest)
    if seat == table.seat_of(guest):
        raise Refusal(Code.YOUR_SEAT, "this is your own seat: leave it")
    return free(table, seat)


def start(table: Table, guest: str, rules: int) -> Table:
    """The table in play, under these rules."""
    must_gather(table)
    must_host(table, guest)
    if any(seat.empty for seat in table.seats):
        raise Refusal(Code.EMPTY_SEATS, "every seat needs a person or a bot")
    return replace(table, state="playing", rules=rules)


def hand_over(table: Table, seat: int) -> Table:
    """Let a bot sit in for a person."""
    if table.state != "playing" or not table.person_at(seat):
        return table
    return table.with_seat(seat, replace(table.seats[seat], bot=SUBSTITUTE))


def abandon(table: Table, now: float) -> Table:
    """End a table that nobody came to."""
    return replace(table, state="abandoned") if is_deserted(table, now) else table


def is_deserted(table: Table, now: float) -> bool:
    """Whether the game has not begun and nobody is connected."""
    return table.state == "gathering" and not any(seat.here_until > now for seat in table.seats)


def free(table: Table, seat: int) -> Table:
    holders = {guest: place for guest, place in table.holders.items() if place != seat}
    return replace(table.with_seat(seat, Seat(here_until=table.seats[seat].here_until)), holders=holders)


# Conditions


def must_sit(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal(Code.NOT_SEATED, "you do not sit at this table")
    return seat


def must_host(table: Table, guest: str) -> None:
    if table.host != guest:
        raise Refusal(Code.NOT_HOST, "only the host of the table may do this")


def must_gather(table: Table) -> None:
    if table.state != "gathering":
        raise Refusal(Code.ALREADY_STARTED, "the game has begun")


def must_be_over(table: Table) -> None:
    if table.state != "over":
        raise Refusal(Code.NOT_OVER, "the game is not over")


def must_have_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal(Code.NO_SUCH_SEAT, f"the seats are 0 to {len(table.seats) - 1}")


def must_have_step(step: int, last: int) -> None:
    if not 0 <= step <= last:
        raise Refusal(Code.NO_SUCH_STEP, f"the steps are 0 to {last}")


def must_share_chat(table: Table, seat: int | None) -> None:
    if not table.shares_chat(seat):
        raise Refusal(Code.NOT_ALLOWED, "the players of this table are among themselves")


def must_be_open(table: Table, seat: int | None) -> None:
    if not table.open_to(seat):
        raise Refusal(Code.NOT_ALLOWED, "this table plays without watchers")
