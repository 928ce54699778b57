"""A table: who sits where, and how that may change.

A table is a plain value. Every decision takes a table and returns the table as it should be, or refuses; who stores tables writes the
difference. A decision that changes nothing returns the table that it was given.
"""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from galecrest.game.chance import seed_hash
from galecrest.table.messages import (
    Agree,
    End,
    Fork,
    Leave,
    Listing,
    OpenTable,
    PlaceBot,
    Proposal,
    Resign,
    Result,
    Resumed,
    Return,
    SeatInfo,
    SeatRequest,
    Setup,
    Sit,
    TableInfo,
    TableState,
)
from galecrest.table.refusals import Code, Refusal
from galecrest.table.setup import check_bot, check_request

PRESENCE: Final = 60.0  # seconds for which a person counts as connected after the last sign of life
DEVICES: Final = 10  # on which one seat may be played
SUBSTITUTE: Final = "deckhand"  # the bot that takes the seat of a person who is gone


@dataclass(frozen=True)
class Guest:
    """A person, by id."""

    id: str
    name: str
    captain: int = 0  # the face of this captain, 0 for none


@dataclass(frozen=True)
class Seat:
    """A person, a person and the bot that sits in for them, a bot, or nobody."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    left_at: float | None = None
    here_until: float = 0.0
    captain: int = 0
    resigned: bool = False
    offered: bool = False  # to whoever comes

    @property
    def empty(self) -> bool:
        """Whether neither a person nor a bot is here."""
        return self.guest is None and self.bot is None

    @property
    def has_person(self) -> bool:
        """True for a person who plays, or who may come back from the bot that sits in."""
        return self.guest is not None and not self.resigned

    def gone(self, now: float, patience: float) -> bool:
        """True for a person who left, or who was not connected during the last `patience` seconds."""
        return self.left_at is not None or self.here_until + patience < now

    def info(self, now: float, patience: float = 0.0) -> SeatInfo:
        """The seat as everybody sees it."""
        left, here = self.left_at is not None, self.here_until > now
        waits = None
        if self.has_person and self.bot is None and (left or not here):
            waits = 0.0 if left else max(0.0, self.here_until + patience - now)
        return SeatInfo(self.name, self.guest, self.bot, here, left, self.captain, waits, self.resigned, self.offered)


@dataclass(frozen=True)
class Table:
    """A table as it is stored: who sits where, and how far it is."""

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
    proposal: Proposal | None = None
    removed: tuple[str, ...] = ()  # guests whom the host has removed

    @property
    def patience(self) -> float:
        """Seconds for which the others wait for a person who is not connected. At a slow clock nobody stays connected, so there
        they wait as long as a decision may take."""
        return max(self.setup.grace, self.setup.clock.decision if self.setup.clock else 0)

    def people(self, now: float) -> list[int]:
        """The seats of the people who are present."""
        return [place for place, seat in enumerate(self.seats) if seat.has_person and not seat.gone(now, self.patience)]

    def seat_of(self, guest: str) -> int | None:
        """The seat that this guest may play."""
        return self.holders.get(guest)

    def open_to(self, seat: int | None) -> bool:
        """Whether this seat, or a watcher, may see the game."""
        return seat is not None or self.setup.watchers or self.state == "over"

    def shares_chat(self, seat: int | None) -> bool:
        """Whether this seat, or a watcher, may chat here. Without watchers, the players of a game are among themselves for good."""
        return seat is not None or self.setup.watchers or self.state == "gathering"

    def person_at(self, seat: int) -> bool:
        """Whether a person plays this seat."""
        return seat < len(self.seats) and self.seats[seat].guest is not None and self.seats[seat].bot is None

    def owner_of(self, seat: int | None) -> str | None:
        """The person to whom the seat belongs, also while a bot sits in."""
        if seat is None or seat >= len(self.seats) or self.seats[seat].resigned:
            return None
        return self.seats[seat].guest

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """The table with another seat of this number."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def info(self, now: float) -> TableInfo:
        """The table as everybody sees it."""
        return TableInfo(
            id=self.id,
            setup=self.setup,
            state=self.state,
            host=self.host,
            seats=[seat.info(now, self.patience) for seat in self.seats],
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
            proposal=self.shown_proposal(now),
        )

    def is_absent(self, seat: int, now: float, idle: Collection[int] = ()) -> bool:
        """Whether the others may let a bot play on the seat of a person, who is gone or `idle`."""
        return seat in idle or self.seats[seat].gone(now, self.patience)

    def acting_host(self, now: float, idle: Collection[int] = ()) -> str:
        """The host, or the first person who plays while the host is absent or lets a bot play."""
        playing = [
            seat.guest
            for place, seat in enumerate(self.seats)
            if seat.guest and seat.has_person and seat.bot is None and not self.is_absent(place, now, idle)
        ]
        return self.host if self.host in playing or not playing else playing[0]

    def shown_proposal(self, now: float) -> Proposal | None:
        """The open proposal with those who have still to answer."""
        if self.proposal is None or (self.state == "over" and self.proposal.what != "rematch"):
            return None
        return msgspec.structs.replace(self.proposal, asked=self.asked(now))

    def asked(self, now: float) -> list[int]:
        """The seats that have still to answer the proposal."""
        assert self.proposal is not None
        answered = self.proposal.agreed + self.proposal.declined
        return [seat for seat in self.people(now) if seat not in answered]


def listing(table: Table, now: float) -> Listing:
    """The table as lists show it."""
    return Listing(
        id=table.id,
        setup=msgspec.structs.replace(table.setup, tiles=None, solo=None),
        state=table.state,
        host=table.host,
        seats=[seat.info(now) for seat in table.seats],
        created_at=table.created_at,
        result=table.result,
        forked_from=table.forked_from,
    )


# New tables


def open_table(table_id: str, host: Guest, request: OpenTable, seed: str, rules: int, now: float) -> Table:
    """A table at which its host sits and nobody plays yet. `seed` is used unless the host asks for another one."""
    setup = check_request(request, rules)
    seats = [seated(host, now), *[Seat(bot=bot, here_until=now) for bot in request.bots]]
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


def rematch_of(table: Table, table_id: str, seed: str, rules: int, now: float) -> Table:
    """The same people on the same seats of a new table, in play. A bot sits in for people who did not agree."""
    assert table.proposal is not None
    again = [
        Seat(
            seat.guest if seat.has_person else None,
            seat.name if seat.has_person else "",
            None if place in table.proposal.agreed else seat.bot or SUBSTITUTE,
            here_until=now,
            captain=seat.captain if seat.has_person else 0,
        )
        for place, seat in enumerate(table.seats)
    ]
    return Table(
        id=table_id,
        host=table.host,
        setup=table.setup,
        seed=seed,
        rules=rules,
        created_at=now,
        seats=tuple(again),
        holders=dict(table.holders),
        state="playing",
        rematch_of=table.id,
    )


def propose_rematch(table: Table, guest: str, now: float) -> Table:
    """Propose a rematch, or agree to it."""
    must_sit(table, guest)
    must_be_over(table)
    return table if table.rematch else propose(table, guest, Proposal("rematch", [], [], []), now)


def rematch_is_agreed(table: Table, now: float) -> bool:
    """Whether everybody who is present has answered the proposal of a rematch, and somebody wants it."""
    proposal = table.proposal
    return (
        proposal is not None
        and proposal.what == "rematch"
        and bool(proposal.agreed)
        and table.rematch is None
        and not table.asked(now)
    )


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
        seated(guest, now) if seat == fork.seat else Seat(bot=taken.bot or next(others), here_until=now)
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


def decide(table: Table, guest: Guest, request: SeatRequest, now: float, idle: Collection[int] = ()) -> Table:
    """The table after a request about seats. `idle` are seats that have not answered for too long, see `Play.idle`."""
    match request:
        case Sit(seat=seat):
            return sit(table, guest, seat, now)
        case Leave():
            return leave(table, guest.id, now)
        case Return():
            return take_back(table, guest.id, now)
        case Resign():
            return resign(table, guest.id, now)
        case PlaceBot(seat=place, bot=bot):
            return place_bot(table, guest.id, place, bot, now, idle)
        case End():
            return end(table, guest.id, now)
        case Agree(agreed=agreed):
            return agree(table, guest.id, agreed, now)
        case _:
            return clear_seat(table, guest.id, request.seat, now, idle)


def sit(table: Table, guest: Guest, seat: int | None, now: float) -> Table:
    """Take a free seat before the start, or later one that the host offers; None takes the first one."""
    mine = table.seat_of(guest.id)
    if mine is not None:
        if seat in (None, mine):
            return table
        raise Refusal(Code.ALREADY_SEATED, f"you sit on seat {mine}: leave it first")
    if guest.id in table.removed:
        raise Refusal(Code.REMOVED, "the host has removed you from this table: you may watch")
    free = [number for number, each in enumerate(table.seats) if each.empty or each.offered]
    if not free or table.state not in ("gathering", "playing"):
        must_gather(table)
    wanted = seat if seat is not None else next(iter(free), None)
    if wanted is None or wanted not in free:
        raise Refusal(Code.SEAT_TAKEN, "this seat is not free" if wanted is not None else "no seat is free")
    taken = table.with_seat(wanted, seated(guest, now + PRESENCE))
    return replace(taken, holders=others_of(table, wanted) | {guest.id: wanted})


def seated(guest: Guest, here_until: float) -> Seat:
    """The seat of a guest who is connected until then."""
    return Seat(guest.id, guest.name, here_until=here_until, captain=guest.captain)


def hold(table: Table, guest: str, seat: int) -> Table:
    """Let a guest play a seat, because they came with its link. A guest has one seat at a table."""
    mine = table.seat_of(guest)
    if mine == seat:
        return table
    if mine is not None:
        raise Refusal(Code.ALREADY_SEATED, f"you sit on seat {mine} of this table")
    if list(table.holders.values()).count(seat) >= DEVICES:
        raise Refusal(Code.SEAT_TAKEN, f"this seat is played on {DEVICES} devices already")
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
    there = replace(table.seats[seat], left_at=None, bot=None, offered=False, here_until=now + PRESENCE)
    return table.with_seat(seat, there)


def resign(table: Table, guest: str, now: float) -> Table:
    """Leave for good. In a running game a bot plays on; without any person left, the table ends."""
    seat = must_sit(table, guest)
    if table.state == "gathering":
        return leave(table, guest, now)
    must_play(table)
    there = replace(table.seats[seat], bot=table.seats[seat].bot or SUBSTITUTE, left_at=None, resigned=True)
    left = replace(table.with_seat(seat, there), holders=others_of(table, seat))
    others = [each.guest for each in left.seats if each.guest and each.has_person]
    if not others:
        return replace(left, state="abandoned", proposal=None)
    return carried_out(replace(left, host=others[0]) if table.host not in others else left, now)


def take_name(table: Table, guest: Guest) -> Table:
    """The table with the new name of a guest."""
    for place, seat in enumerate(table.seats):
        if seat.guest == guest.id:
            table = table.with_seat(place, replace(seat, name=guest.name))
    return table


def place_bot(table: Table, guest: str, seat: int, bot: str, now: float, idle: Collection[int] = ()) -> Table:
    """Before the start, the host places bots on seats without a person. Later everybody may let a bot play on their own seat, and
    the usual substitute on the seat of a person who is gone or idle. Any other change needs the consent of all people at the table."""
    check_bot(bot)
    must_have_seat(table, seat)
    there = table.seats[seat]
    if table.state == "gathering":
        must_host(table, guest)
        if there.guest is not None:
            raise Refusal(Code.SEAT_TAKEN, f"{there.name} sits there")
        return table.with_seat(seat, replace(there, bot=bot))
    mine = must_sit(table, guest)
    must_play(table)
    if seat == mine:
        return table.with_seat(seat, replace(there, bot=bot))
    if there.bot is None:
        if not table.is_absent(seat, now, idle):
            raise Refusal(Code.SEAT_TAKEN, f"{there.name} is here and plays this seat")
        if bot == SUBSTITUTE:
            return table.with_seat(seat, replace(there, bot=bot))
    return table if bot == there.bot else propose(table, guest, Proposal("bot", [], [], [], seat, bot), now)


def clear_seat(table: Table, guest: str, seat: int, now: float, idle: Collection[int] = ()) -> Table:
    """Before the start the host frees a seat, and a person who sat there cannot come back. Later the host, or whoever acts as host,
    offers the seat of a person who is gone or idle to whoever comes, while a bot plays."""
    must_have_seat(table, seat)
    if table.state != "playing" or guest != table.acting_host(now, idle):
        must_host(table, guest)
    if seat == table.seat_of(guest):
        raise Refusal(Code.YOUR_SEAT, "this is your own seat: leave it")
    if table.state == "playing":
        there = table.seats[seat]
        if there.guest is None or not (there.resigned or table.is_absent(seat, now, idle)):
            raise Refusal(Code.SEAT_TAKEN, f"{there.name or 'a bot'} plays this seat")
        return table.with_seat(seat, replace(there, bot=there.bot or SUBSTITUTE, offered=True))
    must_gather(table)
    removed = [each for each, place in table.holders.items() if place == seat]
    return replace(free(table, seat), removed=(*table.removed, *removed))


# Proposals


def propose(table: Table, guest: str, proposal: Proposal, now: float) -> Table:
    """Put a proposal to all people who are present; the same proposal again is consent. It is carried out when all agree."""
    must_sit(table, guest)
    open_one = table.proposal if is_open(table) else None
    if open_one is None:
        table = replace(table, proposal=proposal)
    elif (open_one.what, open_one.seat, open_one.bot) != (proposal.what, proposal.seat, proposal.bot):
        raise Refusal(Code.OTHER_PROPOSAL, "another proposal is open: answer it first")
    return agree(table, guest, True, now)


def agree(table: Table, guest: str, agreed: bool, now: float) -> Table:
    """Agree to the proposal or decline it. One who declines ends a proposal, except that of a rematch, which goes on without them."""
    seat = must_sit(table, guest)
    proposal = table.proposal
    if proposal is None or not is_open(table):
        raise Refusal(Code.NO_PROPOSAL, "nothing is proposed")
    yes = [each for each in proposal.agreed if each != seat] + [seat] * agreed
    no = [each for each in proposal.declined if each != seat] + [seat] * (not agreed)
    return carried_out(replace(table, proposal=msgspec.structs.replace(proposal, agreed=yes, declined=no)), now)


def end(table: Table, guest: str, now: float) -> Table:
    """Propose to end the game without a result."""
    must_sit(table, guest)
    must_play(table)
    return propose(table, guest, Proposal("end", [], [], []), now)


def is_open(table: Table) -> bool:
    """Whether people may answer the proposal. The end of the game closes all those about the game."""
    proposal = table.proposal
    if proposal is None:
        return False
    if proposal.what == "rematch":
        return table.rematch is None
    return table.state == "playing" and not proposal.declined


def carried_out(table: Table, now: float) -> Table:
    """The table after what all people agree on. A rematch is a table of its own: see `rematch_of`."""
    proposal = table.proposal
    if proposal is None or not is_open(table) or proposal.what == "rematch" or table.asked(now):
        return table
    if proposal.what == "end":
        return replace(table, state="abandoned", proposal=None)
    assert proposal.seat is not None
    there = replace(table.seats[proposal.seat], bot=proposal.bot)
    return replace(table.with_seat(proposal.seat, there), proposal=None)


# The course of a table


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
    """The table without a person or a bot on this seat."""
    return replace(table.with_seat(seat, Seat(here_until=table.seats[seat].here_until)), holders=others_of(table, seat))


def others_of(table: Table, seat: int) -> dict[str, int]:
    """The holders of the other seats."""
    return {guest: place for guest, place in table.holders.items() if place != seat}


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


def must_play(table: Table) -> None:
    if table.state != "playing":
        raise Refusal(Code.NOT_PLAYING, "this game is not running")


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
