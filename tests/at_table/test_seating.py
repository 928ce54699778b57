"""Who sits where, decided without a database."""

import sys
from dataclasses import replace

import pytest

from galecrest.game.terms import RULES_VERSION
from galecrest.table import seating
from galecrest.table.messages import (
    Agree,
    ClearSeat,
    Clock,
    End,
    Fork,
    Leave,
    OpenTable,
    PlaceBot,
    Proposal,
    Resign,
    Resumed,
    Return,
    SeatRequest,
    Setup,
    Sit,
    TableState,
)
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import PRESENCE, Guest, Seat, Table, decide
from galecrest.table.setup import rules_preview

ADA, BO, CY = Guest("ada", "Ada"), Guest("bo", "Bo"), Guest("cy", "Cy")
NOW = 1000.0
OWN_BOT = "this:Parrot"  # a module that can be imported, as a person may on their own command line


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
        (OpenTable(Setup(players=2), bots=[OWN_BOT]), Code.UNKNOWN_BOT),
        (OpenTable(Setup(players=3), bots=["random"], start=True), Code.EMPTY_SEATS),
    ],
)
def test_tables_that_could_not_be_played_are_refused(request_: OpenTable, code: Code) -> None:
    with refuses(code):
        seating.open_table("t", ADA, request_, "7", RULES_VERSION, NOW)
    assert OWN_BOT.partition(":")[0] not in sys.modules


def test_changed_rules_are_shown_before_a_table_opens() -> None:
    nine = {"source": "C", "anchor": [{"effect": "gain", "doubloons": 9}]}
    preview = rules_preview(Setup(players=2, tiles={"map": {"calm": nine}}), RULES_VERSION)
    assert preview["tiles"]["map"]["calm"] == nine
    assert set(preview["solo"]["tiles"]) == {"you", "automa"}
    with refuses(Code.BAD_SETUP):
        rules_preview(Setup(players=2, tiles="[coal.calm]"), RULES_VERSION)


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
    cleared = decide(placed, ADA, ClearSeat("", 2), NOW)
    assert cleared.holders == {"ada": 0}
    assert cleared.removed == ("bo",)
    with refuses(Code.REMOVED):
        decide(cleared, BO, Sit("", 2), NOW)
    assert decide(cleared, CY, Sit("", 2), NOW).seat_of("cy") == 2
    for code, guest, request in (
        (Code.NOT_HOST, BO, PlaceBot("", 1, "random")),
        (Code.SEAT_TAKEN, ADA, PlaceBot("", 2, "random")),
        (Code.NO_SUCH_SEAT, ADA, PlaceBot("", 3, "random")),
        (Code.UNKNOWN_BOT, ADA, PlaceBot("", 1, "nobody")),
        (Code.UNKNOWN_BOT, ADA, PlaceBot("", 1, OWN_BOT)),
        (Code.NOT_HOST, BO, ClearSeat("", 1)),
        (Code.YOUR_SEAT, ADA, ClearSeat("", 0)),
        (Code.NO_SUCH_SEAT, ADA, ClearSeat("", 3)),
    ):
        with refuses(code):
            decide(table, guest, request, NOW)
    with refuses(Code.ALREADY_STARTED):
        decide(replace(in_play(), state="over"), ADA, ClearSeat("", 1), NOW)


AWAY = NOW + PRESENCE + 60 + 1  # nobody has been connected for longer than the time of grace


def at_home(table: Table, *seats: int, now: float = AWAY) -> Table:
    """The table with people connected on these seats."""
    for seat in seats:
        table = table.with_seat(seat, replace(table.seats[seat], here_until=now + PRESENCE))
    return table


def test_everybody_may_let_a_bot_play_for_themselves() -> None:
    standing_in = decide(in_play(), ADA, PlaceBot("", 0, "random"), NOW)
    assert standing_in.seats[0].bot == "random"
    assert decide(standing_in, ADA, PlaceBot("", 0, "captain"), NOW).seats[0].bot == "captain"


def test_any_player_may_let_the_substitute_play_for_a_person_who_is_gone() -> None:
    table = in_play()
    with refuses(Code.SEAT_TAKEN):
        decide(table, ADA, PlaceBot("", 2, "deckhand"), NOW)
    table = at_home(table, 0)
    handed = decide(table, ADA, PlaceBot("", 2, "deckhand"), AWAY)
    assert (handed.seats[2].guest, handed.seats[2].bot) == ("bo", "deckhand")
    assert decide(handed, BO, Return(""), AWAY).person_at(2)
    left = decide(in_play(), BO, Leave(""), NOW)
    assert decide(left, ADA, PlaceBot("", 2, "deckhand"), NOW).seats[2].bot == "deckhand"
    with refuses(Code.NOT_SEATED):
        decide(table, CY, PlaceBot("", 2, "deckhand"), AWAY)
    with refuses(Code.NOT_PLAYING):
        decide(replace(table, state="over"), ADA, PlaceBot("", 2, "deckhand"), AWAY)


def test_the_table_says_how_long_the_others_wait_for_a_person() -> None:
    table = at_home(in_play(), 0, now=NOW)
    assert [seat.patience for seat in table.info(NOW + 10).seats] == [None, None, None], "all are connected"
    gone = table.with_seat(2, replace(table.seats[2], here_until=NOW))
    assert gone.info(NOW + 10).seats[2].patience == 50
    assert gone.info(NOW + 100).seats[2].patience == 0
    assert decide(table, BO, Leave(""), NOW).info(NOW).seats[2].patience == 0
    assert seating.hand_over(gone, 2).info(NOW + 10).seats[2].patience is None, "a bot plays already"


def test_a_bot_may_play_for_a_connected_person_who_does_not_answer() -> None:
    table = at_home(in_play(), 0, 2, now=NOW)
    with refuses(Code.SEAT_TAKEN):
        decide(table, ADA, PlaceBot("", 2, "deckhand"), NOW, idle=[0])
    handed = decide(table, ADA, PlaceBot("", 2, "deckhand"), NOW, idle=[2])
    assert (handed.seats[2].guest, handed.seats[2].bot) == ("bo", "deckhand")
    assert decide(handed, BO, Return(""), NOW).person_at(2), "one request takes the seat back"
    offered = decide(table, ADA, ClearSeat("", 2), NOW, idle=[2])
    assert (offered.seats[2].bot, offered.seats[2].offered) == ("deckhand", True)


def test_while_the_host_is_absent_the_next_person_gives_seats_away() -> None:
    table = replace(in_play(), host=BO.id)  # Bo sits on seat 2, Ada on seat 0
    with refuses(Code.NOT_HOST):
        decide(at_home(table, 0, 2), ADA, ClearSeat("", 2), AWAY)
    assert decide(at_home(table, 0), ADA, ClearSeat("", 2), AWAY).seats[2].offered, "Bo is gone"
    assert decide(at_home(table, 0, 2), ADA, ClearSeat("", 2), AWAY, idle=[2]).seats[2].offered, "Bo does not answer"
    handed = seating.hand_over(at_home(table, 0, 2), 2)
    assert handed.acting_host(AWAY) == ADA.id, "a bot plays for Bo"
    assert at_home(table, 2).acting_host(AWAY) == BO.id
    assert table.acting_host(AWAY) == BO.id, "nobody is there"
    gathering = opened(2)
    with refuses(Code.NOT_HOST):
        decide(gathering, CY, ClearSeat("", 0), AWAY)


def test_at_a_slow_clock_nobody_is_replaced_before_their_time_is_over() -> None:
    table = replace(in_play(), setup=Setup(players=3, clock=Clock(decision=86_400)))
    with refuses(Code.SEAT_TAKEN):
        decide(table, ADA, PlaceBot("", 2, "deckhand"), AWAY)
    late = AWAY + 86_400
    assert decide(at_home(table, 0, now=late), ADA, PlaceBot("", 2, "deckhand"), late).seats[2].bot == "deckhand"


def test_nobody_alone_replaces_another_bot() -> None:
    table = at_home(in_play(), 0, 2, now=NOW)
    asked = decide(table, ADA, PlaceBot("", 1, "captain"), NOW)
    assert asked.seats[1].bot == "random"
    assert asked.info(NOW).proposal == Proposal("bot", [0], [], [2], 1, "captain")
    assert decide(asked, BO, PlaceBot("", 1, "captain"), NOW).seats[1].bot == "captain", "the same wish is consent"
    agreed = decide(asked, BO, Agree(""), NOW)
    assert (agreed.seats[1].bot, agreed.proposal) == ("captain", None)
    declined = decide(asked, BO, Agree("", agreed=False), NOW)
    assert declined.seats[1].bot == "random"
    assert declined.info(NOW).proposal == Proposal("bot", [0], [2], [], 1, "captain")
    with refuses(Code.OTHER_PROPOSAL):
        decide(asked, BO, End(""), NOW)
    assert decide(declined, BO, End(""), NOW).info(NOW).proposal == Proposal("end", [2], [], [0])
    standing_in = seating.hand_over(table, 2)
    assert decide(standing_in, ADA, PlaceBot("", 2, "random"), NOW).seats[2].bot == "deckhand", "Bo has to agree"
    assert decide(standing_in, ADA, PlaceBot("", 2, "deckhand"), NOW) is standing_in
    assert decide(standing_in, BO, PlaceBot("", 2, "random"), NOW).seats[2].bot == "random"
    alone = at_home(in_play(), 0)
    assert decide(alone, ADA, PlaceBot("", 1, "captain"), AWAY).seats[1].bot == "captain", "nobody else is there"
    assert decide(alone, ADA, PlaceBot("", 2, "captain"), AWAY).seats[2].bot == "captain"


def test_a_game_ends_when_all_people_agree() -> None:
    table = at_home(in_play(), 0, 2, now=NOW)
    asked = decide(table, ADA, End(""), NOW)
    assert asked.state == "playing"
    ended = decide(asked, BO, Agree(""), NOW)
    assert (ended.state, ended.proposal) == ("abandoned", None)
    refused = decide(asked, BO, Agree("", agreed=False), NOW)
    for code, guest, request, there in (
        (Code.NO_PROPOSAL, ADA, Agree(""), refused),
        (Code.NO_PROPOSAL, ADA, Agree(""), table),
        (Code.NOT_SEATED, CY, Agree(""), asked),
        (Code.NOT_SEATED, CY, End(""), asked),
        (Code.NOT_PLAYING, ADA, End(""), replace(table, state="over")),
    ):
        with refuses(code):
            decide(there, guest, request, NOW)
    assert decide(opened(1), ADA, Leave(""), NOW).state == "abandoned"
    solo = seating.start(opened(1), ADA.id, RULES_VERSION)
    assert decide(solo, ADA, End(""), NOW).state == "abandoned"
    assert decide(at_home(in_play(), 0), ADA, End(""), AWAY).state == "abandoned", "Bo is gone"


@pytest.mark.parametrize("request_", [End(""), PlaceBot("", 1, "captain")])
def test_what_was_proposed_during_the_game_is_void_when_it_is_over(request_: SeatRequest) -> None:
    """Or whoever has lost could delete the game once the others are gone."""
    asked = decide(at_home(in_play(), 0, 2, now=NOW), ADA, request_, NOW)
    over = at_home(replace(asked, state="over"), 0)
    assert over.info(AWAY).proposal is None
    with refuses(Code.NO_PROPOSAL):
        decide(over, ADA, Agree(""), AWAY)
    assert seating.propose_rematch(over, ADA.id, AWAY).info(AWAY).proposal == Proposal("rematch", [0], [], [])


def test_a_bot_plays_on_for_somebody_who_resigns_and_who_cannot_come_back() -> None:
    table = at_home(in_play(), 0, 2, now=NOW)
    resigned = decide(table, ADA, Resign(""), NOW)
    assert (resigned.seats[0].name, resigned.seats[0].bot, resigned.seats[0].resigned) == ("Ada", "deckhand", True)
    assert (resigned.host, resigned.holders) == ("bo", {"bo": 2})
    assert resigned.owner_of(0) is None, "the link to the seat is void"
    for request in (Return(""), Resign(""), PlaceBot("", 0, "random")):
        with refuses(Code.NOT_SEATED):
            decide(resigned, ADA, request, NOW)
    assert decide(resigned, BO, Resign(""), NOW).state == "abandoned", "nobody is left"
    assert decide(table, BO, Resign(""), NOW).host == "ada"
    assert decide(opened(), ADA, Resign(""), NOW).state == "abandoned", "before the start it is the same as leaving"
    with refuses(Code.NOT_PLAYING):
        decide(replace(table, state="over"), ADA, Resign(""), NOW)
    asked = decide(table, ADA, End(""), NOW)
    assert decide(asked, BO, Resign(""), NOW).state == "abandoned", "all who are left have agreed"


def test_the_host_gives_the_seat_of_somebody_who_is_gone_to_somebody_else() -> None:
    table = at_home(in_play(), 0)
    for code, guest, seat in (
        (Code.NOT_HOST, BO, 0),
        (Code.YOUR_SEAT, ADA, 0),
        (Code.SEAT_TAKEN, ADA, 1),
        (Code.NO_SUCH_SEAT, ADA, 3),
    ):
        with refuses(code):
            decide(table, guest, ClearSeat("", seat), AWAY)
    with refuses(Code.SEAT_TAKEN):
        decide(at_home(table, 2), ADA, ClearSeat("", 2), AWAY)
    offered = decide(table, ADA, ClearSeat("", 2), AWAY)
    assert (offered.seats[2].bot, offered.info(AWAY).seats[2].offered) == ("deckhand", True)
    back = decide(offered, BO, Return(""), AWAY)
    assert back.person_at(2)
    assert not back.seats[2].offered
    with refuses(Code.SEAT_TAKEN):
        decide(offered, CY, Sit("", 1), AWAY)
    taken = decide(offered, CY, Sit(""), AWAY)
    assert taken.holders == {"ada": 0, "cy": 2}
    assert taken.seats[2] == Seat("cy", "Cy", here_until=AWAY + PRESENCE)
    resigned = decide(at_home(table, 2), BO, Resign(""), AWAY)
    assert decide(resigned, ADA, ClearSeat("", 2), AWAY).seats[2].offered
    with refuses(Code.ALREADY_STARTED):
        decide(replace(offered, state="over"), CY, Sit(""), AWAY)


def test_a_new_name_is_shown_at_the_table() -> None:
    table = seating.take_name(in_play(), Guest("bo", "Captain Bo"))
    assert [seat.name for seat in table.seats] == ["Ada", "", "Captain Bo"]
    assert seating.take_name(table, Guest("cy", "Cy")) is table


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


def test_a_link_opens_its_seat_on_ten_devices() -> None:
    """Or a table could be made as large as somebody likes."""
    table = in_play()
    for number in range(9):
        table = seating.hold(table, f"device {number}", 0)
    with refuses(Code.SEAT_TAKEN):
        seating.hold(table, "one more", 0)
    assert seating.hold(table, "device 0", 0) is table
    assert seating.hold(table, "one more", 2).seat_of("one more") == 2


def test_a_table_that_nobody_comes_to_is_abandoned() -> None:
    table = opened()
    assert seating.abandon(table, NOW + 1).state == "abandoned"
    here = table.with_seat(0, replace(table.seats[0], here_until=NOW + 10))
    assert seating.abandon(here, NOW + 1) is here
    playing = in_play()
    assert seating.abandon(playing, NOW + 9999) is playing


def test_a_rematch_is_proposed_and_has_the_same_people_on_the_same_seats() -> None:
    over = at_home(replace(in_play(), state="over"), 0, 2, now=NOW)
    proposed = seating.propose_rematch(over, BO.id, NOW)
    assert proposed.info(NOW).proposal == Proposal("rematch", [2], [], [0])
    assert not seating.rematch_is_agreed(over, NOW)
    assert not seating.rematch_is_agreed(proposed, NOW)
    agreed = seating.propose_rematch(proposed, ADA.id, NOW)
    assert agreed == decide(proposed, ADA, Agree(""), NOW)
    assert seating.rematch_is_agreed(agreed, NOW)
    again = seating.rematch_of(agreed, "u", "8", RULES_VERSION, NOW)
    assert [(seat.guest, seat.bot) for seat in again.seats] == [("ada", None), (None, "random"), ("bo", None)]
    assert (again.state, again.rematch_of, again.holders) == ("playing", "t", over.holders)
    there = replace(agreed, rematch="u")
    assert not seating.rematch_is_agreed(there, NOW)
    assert seating.propose_rematch(there, BO.id, NOW) is there
    with refuses(Code.NOT_SEATED):
        seating.propose_rematch(over, CY.id, NOW)
    with refuses(Code.NOT_OVER):
        seating.propose_rematch(in_play(), ADA.id, NOW)


def test_a_bot_sits_in_for_those_who_do_not_want_a_rematch() -> None:
    over = at_home(replace(in_play(), state="over"), 0, 2, now=NOW)
    declined = decide(seating.propose_rematch(over, ADA.id, NOW), BO, Agree("", agreed=False), NOW)
    assert seating.rematch_is_agreed(declined, NOW)
    again = seating.rematch_of(declined, "u", "8", RULES_VERSION, NOW)
    assert (again.seats[2].guest, again.seats[2].bot) == ("bo", "deckhand"), "Bo may still come"
    assert seating.rematch_is_agreed(decide(declined, BO, Agree(""), NOW), NOW), "Bo thinks again"
    nobody = decide(decide(declined, ADA, Agree("", agreed=False), NOW), BO, Agree("", agreed=False), NOW)
    assert not seating.rematch_is_agreed(nobody, NOW)
    resigned = replace(seating.hand_over(over, 2), holders={"ada": 0})
    resigned = resigned.with_seat(2, replace(resigned.seats[2], resigned=True, captain=4))
    alone = seating.propose_rematch(resigned, ADA.id, NOW)
    assert seating.rematch_of(alone, "u", "8", RULES_VERSION, NOW).seats[2] == Seat(bot="deckhand", here_until=NOW)


def test_a_captains_face_stays_with_its_person() -> None:
    eye, beard = replace(ADA, captain=3), replace(BO, captain=2)
    table = seating.open_table("t", eye, OpenTable(Setup(players=2)), "7", RULES_VERSION, NOW)
    table = decide(table, beard, Sit(""), NOW)
    assert [seat.captain for seat in table.info(NOW).seats] == [3, 2]
    assert seating.free(table, 1).seats[1].captain == 0
    over = replace(table, state="over")
    again = seating.rematch_of(seating.propose_rematch(over, BO.id, NOW), "u", "8", RULES_VERSION, NOW)
    assert [seat.captain for seat in again.seats] == [3, 2]
    fork = seating.fork_of(over, beard, Fork(step=0, seat=0, bots=["deckhand"]), 9, "v", "9", NOW)
    assert [seat.captain for seat in fork.seats] == [2, 0]


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
        (Code.UNKNOWN_BOT, Fork(step=1, bots=[OWN_BOT])),
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
