"""Who sits where, decided without a database."""

from dataclasses import replace

import pytest

from galecrest.game.terms import RULES_VERSION
from galecrest.table import seating
from galecrest.table.messages import (
    ClearSeat,
    Fork,
    Leave,
    OpenTable,
    PlaceBot,
    Resumed,
    Return,
    Setup,
    Sit,
    TableState,
)
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import PRESENCE, Guest, Seat, Table, decide

ADA, BO, CY = Guest("ada", "Ada"), Guest("bo", "Bo"), Guest("cy", "Cy")
NOW = 1000.0


def opened(players: int = 3, bots: tuple[str, ...] = (), **setup: object) -> Table:
    request = OpenTable(Setup(players=players, **setup), bots=list(bots))  # type: ignore[arg-type]
    return seating.open_table("t", ADA, request, "7", RULES_VERSION, NOW)


def in_play() -> Table:
    """Ada and Bo play, with a bot between them."""
    table = decide(opened(bots=("random",)), BO, Sit("", 2), NOW)
    return seating.start(table, ADA.id, RULES_VERSION)


def refuses(code: Code) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)


def test_the_host_sits_first_and_bots_follow() -> None:
    table = opened(4, ("random", "deckhand"))
    assert [(seat.guest, seat.bot) for seat in table.seats] == [
        ("ada", None),
        (None, "random"),
        (None, "deckhand"),
        (None, None),
    ]
    assert table.host == "ada"
    assert table.seat_of("ada") == 0
    assert table.state == "gathering"
    assert not table.seeded


def test_a_seed_of_the_hosts_own_is_shown_as_such() -> None:
    table = seating.open_table("t", ADA, OpenTable(seed="ab"), "7", RULES_VERSION, NOW)
    assert (table.seed, table.info(NOW).seeded) == ("ab", True)


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (OpenTable(Setup(players=2, level="pirate")), Code.BAD_SETUP),
        (OpenTable(Setup(players=2, solo={})), Code.BAD_SETUP),
        (OpenTable(Setup(players=1, level="nobody")), Code.BAD_SETUP),
        (OpenTable(Setup(players=1, solo="[")), Code.BAD_SETUP),
        (OpenTable(Setup(tiles="x = " + "[" * 9000)), Code.BAD_SETUP),
        (OpenTable(Setup(tiles={"coal": {}})), Code.BAD_SETUP),
        (OpenTable(Setup(players=2), bots=["random", "random"]), Code.BAD_SETUP),
        (OpenTable(Setup(players=2), bots=["nobody"]), Code.UNKNOWN_BOT),
        (OpenTable(Setup(players=3), bots=["random"], start=True), Code.EMPTY_SEATS),
    ],
)
def test_tables_that_could_not_be_played_are_refused(request_: OpenTable, code: Code) -> None:
    with refuses(code):
        seating.open_table("t", ADA, request_, "7", RULES_VERSION, NOW)


def test_sitting_down() -> None:
    table = opened()
    first = decide(table, BO, Sit(""), NOW)
    assert first.seats[1] == Seat("bo", "Bo", here_until=NOW + PRESENCE)
    assert first.seat_of("bo") == 1
    assert table.seat_of("bo") is None, "a decision changes no table"
    assert decide(first, BO, Sit(""), NOW) is first
    assert decide(first, BO, Sit("", 1), NOW) is first
    with refuses(Code.ALREADY_SEATED):
        decide(first, BO, Sit("", 2), NOW)
    with refuses(Code.SEAT_TAKEN):
        decide(first, CY, Sit("", 0), NOW)
    full = decide(first, CY, Sit(""), NOW)
    with refuses(Code.SEAT_TAKEN):
        decide(full, Guest("di", "Di"), Sit(""), NOW)
    with refuses(Code.ALREADY_STARTED):
        decide(in_play(), CY, Sit(""), NOW)


def test_before_the_start_a_seat_becomes_free_and_the_host_has_an_heir() -> None:
    table = decide(opened(), BO, Sit("", 2), NOW)
    left = decide(table, ADA, Leave(""), NOW)
    assert left.seats[0].empty
    assert left.host == "bo"
    assert left.holders == {"bo": 2}
    assert decide(table, BO, Leave(""), NOW).host == "ada"
    assert decide(left, BO, Leave(""), NOW).state == "abandoned"
    with refuses(Code.NOT_SEATED):
        decide(left, ADA, Leave(""), NOW)


def test_later_a_seat_is_kept_for_its_person() -> None:
    left = decide(in_play(), BO, Leave(""), NOW)
    assert left.seats[2].left_at == NOW
    assert left.seat_of("bo") == 2
    bot = seating.hand_over(left, 2)
    assert (bot.seats[2].guest, bot.seats[2].bot) == ("bo", "deckhand")
    assert seating.hand_over(bot, 2) is bot, "a bot sits there already"
    back = decide(bot, BO, Return(""), NOW + 5)
    assert back.person_at(2)
    assert back.seats[2] == Seat("bo", "Bo", here_until=NOW + 5 + PRESENCE)
    assert seating.hand_over(opened(), 0) == opened(), "before the start nobody is replaced"


def test_before_the_start_the_host_places_and_clears() -> None:
    table = decide(opened(), BO, Sit("", 2), NOW)
    placed = decide(table, ADA, PlaceBot("", 1, "random"), NOW)
    assert placed.seats[1].bot == "random"
    assert decide(placed, ADA, ClearSeat("", 1), NOW).seats[1].empty
    assert decide(placed, ADA, ClearSeat("", 2), NOW).holders == {"ada": 0}
    for code, guest, request in (
        (Code.NOT_HOST, BO, PlaceBot("", 1, "random")),
        (Code.SEAT_TAKEN, ADA, PlaceBot("", 2, "random")),
        (Code.NO_SUCH_SEAT, ADA, PlaceBot("", 3, "random")),
        (Code.UNKNOWN_BOT, ADA, PlaceBot("", 1, "nobody")),
        (Code.NOT_HOST, BO, ClearSeat("", 1)),
        (Code.YOUR_SEAT, ADA, ClearSeat("", 0)),
        (Code.NO_SUCH_SEAT, ADA, ClearSeat("", 3)),
    ):
        with refuses(code):
            decide(table, guest, request, NOW)
    with refuses(Code.ALREADY_STARTED):
        decide(in_play(), ADA, ClearSeat("", 1), NOW)


def test_later_players_place_bots_where_nobody_plays() -> None:
    table = in_play()
    assert decide(table, ADA, PlaceBot("", 0, "random"), NOW).seats[0].bot == "random"
    assert decide(table, ADA, PlaceBot("", 1, "deckhand"), NOW).seats[1].bot == "deckhand"
    with refuses(Code.SEAT_TAKEN):
        decide(table, ADA, PlaceBot("", 2, "random"), NOW)
    away = NOW + PRESENCE + table.setup.grace + 1
    assert decide(table, ADA, PlaceBot("", 2, "random"), away).seats[2].bot == "random"
    left = decide(table, BO, Leave(""), NOW)
    assert decide(left, ADA, PlaceBot("", 2, "random"), NOW).seats[2].bot == "random"
    with refuses(Code.NOT_SEATED):
        decide(table, CY, PlaceBot("", 1, "random"), NOW)
    with refuses(Code.NOT_PLAYING):
        decide(replace(table, state="over"), ADA, PlaceBot("", 1, "random"), NOW)


def test_the_game_starts_under_the_present_rules_when_no_seat_is_empty() -> None:
    table = opened(2)
    with refuses(Code.EMPTY_SEATS):
        seating.start(table, ADA.id, 5)
    full = decide(table, BO, Sit(""), NOW)
    with refuses(Code.NOT_HOST):
        seating.start(full, BO.id, 5)
    started = seating.start(full, ADA.id, 5)
    assert (started.state, started.rules) == ("playing", 5)
    with refuses(Code.ALREADY_STARTED):
        seating.start(started, ADA.id, 5)


def test_a_link_opens_one_seat() -> None:
    table = in_play()
    held = seating.hold(table, CY.id, 2)
    assert held.seat_of("cy") == held.seat_of("bo") == 2
    assert seating.hold(held, CY.id, 2) is held
    with refuses(Code.ALREADY_SEATED):
        seating.hold(held, CY.id, 0)
    assert table.owner_of(2) == "bo"
    assert table.owner_of(1) is table.owner_of(None) is table.owner_of(9) is None


def test_a_table_that_nobody_comes_to_is_abandoned() -> None:
    table = opened()
    assert seating.abandon(table, NOW + 1).state == "abandoned"
    here = table.with_seat(0, replace(table.seats[0], here_until=NOW + 10))
    assert seating.abandon(here, NOW + 1) is here
    playing = in_play()
    assert seating.abandon(playing, NOW + 9999) is playing


def test_a_rematch_has_the_same_people_on_the_same_seats() -> None:
    over = replace(in_play(), state="over")
    again = seating.rematch_of(over, BO.id, "u", "8", RULES_VERSION, NOW)
    assert [(seat.guest, seat.bot) for seat in again.seats] == [(seat.guest, seat.bot) for seat in over.seats]
    assert (again.state, again.rematch_of, again.holders) == ("playing", "t", over.holders)
    with refuses(Code.NOT_SEATED):
        seating.rematch_of(over, CY.id, "u", "8", RULES_VERSION, NOW)
    with refuses(Code.NOT_OVER):
        seating.rematch_of(in_play(), ADA.id, "u", "8", RULES_VERSION, NOW)


def test_a_fork_seats_its_guest_and_bots() -> None:
    over = replace(in_play(), state="over", resumed=Resumed(2, 1, 1))
    fork = seating.fork_of(over, CY, Fork(step=3, seat=1, bots=["random", "deckhand"]), 9, "u", "8", NOW)
    assert [(seat.guest, seat.bot) for seat in fork.seats] == [(None, "random"), ("cy", None), (None, "deckhand")]
    assert (fork.forked_from, fork.forked_at, fork.host, fork.resumed) == ("t", 3, "cy", over.resumed)
    assert fork.setup.clock is None
    from_bo = seating.fork_of(over, CY, Fork(step=3, seat=2, bots=["deckhand"]), 9, "u", "8", NOW)
    assert [seat.bot for seat in from_bo.seats] == ["deckhand", "random", None]  # the bot between them keeps its seat
    for code, wrong in (
        (Code.NO_SUCH_STEP, Fork(step=9)),
        (Code.NO_SUCH_STEP, Fork(step=10)),
        (Code.NO_SUCH_SEAT, Fork(step=1, seat=3)),
        (Code.UNKNOWN_BOT, Fork(step=1, bots=["nobody"])),
    ):
        with refuses(code):
            seating.fork_of(over, CY, wrong, 9, "u", "8", NOW)
    with refuses(Code.NOT_OVER):
        seating.fork_of(in_play(), CY, Fork(step=1), 9, "u", "8", NOW)


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    table = in_play()
    assert table.info(NOW).seed is None
    over = replace(table, state="over")
    assert over.info(NOW).seed == "7"
    assert over.info(NOW).seed_hash == table.info(NOW).seed_hash
    assert [seat.here for seat in table.info(NOW).seats] == [False, False, True]


def test_watchers_see_what_they_may() -> None:
    private = replace(opened(watchers=False), state="playing")
    assert private.open_to(0)
    assert not private.open_to(None)
    with refuses(Code.NOT_ALLOWED):
        seating.must_be_open(private, None)
    seating.must_be_open(replace(private, state="over"), None)
    seating.must_be_open(opened(), None)


def test_a_table_without_watchers_keeps_its_chat_to_itself_once_it_plays() -> None:
    private = opened(watchers=False)
    seating.must_share_chat(private, None)
    states: list[TableState] = ["playing", "over"]
    for state in states:
        begun = replace(private, state=state)
        seating.must_share_chat(begun, 0)
        with pytest.raises(Refusal, match="among themselves"):
            seating.must_share_chat(begun, None)
    seating.must_share_chat(replace(opened(), state="over"), None)
