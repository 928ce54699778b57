"""What a client is told."""

from dataclasses import replace

import pytest

from galecrest.game.terms import RULES_VERSION
from galecrest.table import seating
from galecrest.table.messages import (
    PROTOCOL,
    Happened,
    OpenTable,
    Setup,
    Sit,
    TableChanged,
    decode_client_message,
    schema,
)
from galecrest.table.play import Play
from galecrest.table.refusals import Refusal
from galecrest.table.seating import Guest, Table
from galecrest.table.viewing import Cursor

ADA, BO = Guest("ada", "Ada"), Guest("bo", "Bo")


def link(table: Table, seat: int | None) -> str | None:
    return None if seat is None else f"{table.id}.{seat}.secret"


def changed(table: Table, **changes: object) -> Table:
    return replace(table, version=table.version + 1, **changes)  # type: ignore[arg-type]


@pytest.fixture
def table() -> Table:
    request = OpenTable(Setup(players=2))
    return seating.open_table("t", ADA, request, "7", RULES_VERSION, 0)


@pytest.fixture
def play(table: Table) -> Play:
    return Play.new(table.setup, 7, RULES_VERSION)


def test_from_the_first_word_to_the_game(table: Table, play: Play) -> None:
    cursor = Cursor("bo", link)
    welcome = cursor.greet(table, None, 0)
    assert (welcome.protocol, welcome.guest, welcome.seat, welcome.link) == (PROTOCOL, "bo", None, None)
    assert welcome.table == table.info(0)
    assert cursor.news(table, play, 0) == []
    table = changed(seating.sit(table, BO, None, 0))
    (message,) = cursor.news(table, play, 0)
    assert isinstance(message, TableChanged)
    assert (message.seat, message.link) == (1, "t.1.secret")
    play.take(play.begin(0))
    table = changed(seating.start(table, "ada", RULES_VERSION))
    first, second = cursor.news(table, play, 0)
    assert isinstance(first, TableChanged)
    assert isinstance(second, Happened)
    assert second.whole
    assert second.number == play.told[1]
    assert cursor.news(table, play, 0) == []


def test_only_what_is_new_is_told(table: Table, play: Play) -> None:
    play.take(play.begin(0))
    table = changed(table, state="playing")
    cursor = Cursor("ada", link)
    cursor.greet(table, 0, 0)
    (message,) = cursor.news(table, play, 0)
    assert isinstance(message, Happened)
    assert not message.whole
    assert len(message.events) == play.told[0]
    assert play.game is not None
    theirs = play.game.questions[1]
    play.take(play.answer(1, theirs.id, theirs.options[0], 0))
    (message,) = cursor.news(table, play, 0)
    assert isinstance(message, Happened)
    assert [event["event"] for event in message.events] == ["chose"]
    play.take(play.answer(1, theirs.id, theirs.options[1], 0))
    assert cursor.news(table, play, 0) == [], "a change of mind is the other's secret"
    cursor.forget_table()
    assert [type(message) for message in cursor.news(table, play, 0)] == [TableChanged]


def test_who_comes_back_with_the_last_number_is_shown_the_view(table: Table, play: Play) -> None:
    play.take(play.begin(0))
    table = changed(table, state="playing")
    cursor = Cursor("ada", link)
    cursor.greet(table, play.told[0], 0)
    (message,) = cursor.news(table, play, 0)
    assert isinstance(message, Happened)
    assert (message.whole, message.events) == (False, [])


def test_whoever_takes_a_seat_is_shown_the_whole(table: Table, play: Play) -> None:
    play.take(play.begin(0))
    table = changed(table, state="playing")
    cursor = Cursor("bo", link)
    cursor.greet(table, 0, 0)
    cursor.news(table, play, 0)
    table = changed(seating.hold(table, "bo", 0))
    first, second = cursor.news(table, play, 0)
    assert isinstance(first, TableChanged)
    assert isinstance(second, Happened)
    assert second.whole


def test_a_private_table_has_no_watchers_until_it_is_over(table: Table, play: Play) -> None:
    play.take(play.begin(0))
    private = replace(table, setup=Setup(players=2, watchers=False), state="playing")
    cursor = Cursor("bo", link)
    with pytest.raises(Refusal):
        cursor.greet(private, None, 0)
    gathering = replace(private, state="gathering")
    cursor.greet(gathering, None, 0)
    assert [type(message) for message in cursor.news(changed(private), play, 0)] == [TableChanged]
    over = changed(changed(private), state="over")
    assert [type(message) for message in cursor.news(over, play, 0)] == [TableChanged, Happened]


def test_the_protocol_describes_itself() -> None:
    described = schema()
    assert described["protocol"] == PROTOCOL
    assert {"Hello", "Answer", "Happened", "SeatInfo", "Resumed"} <= set(described["$defs"])
    assert "seat_taken" in described["$defs"]["Code"]["enum"]
    assert decode_client_message(b'{"type":"sit","id":"a"}') == Sit("a")


def test_a_guest_learns_that_the_host_has_removed_them(table: Table, play: Play) -> None:
    table = seating.sit(table, BO, None, 0)
    cursor = Cursor("bo", link)
    assert not cursor.greet(table, None, 0).removed
    table = changed(seating.clear_seat(table, "ada", 1, 0))
    (message,) = cursor.news(table, play, 0)
    assert isinstance(message, TableChanged)
    assert (message.seat, message.removed) == (None, True)
    assert Cursor("bo", link).greet(table, None, 0).removed


def test_a_guest_may_come_to_an_offered_seat_and_sees_the_game_only_from_there(table: Table, play: Play) -> None:
    table = seating.start(seating.sit(table, BO, None, 0), "ada", RULES_VERSION)
    table = replace(table, setup=Setup(players=2, watchers=False))
    play.take(play.begin(0))
    with pytest.raises(Refusal):
        Cursor("cy", link).greet(table, None, 0)
    table = seating.clear_seat(table, "ada", 1, 1000)
    cursor = Cursor("cy", link)
    cursor.greet(table, None, 0)
    assert cursor.news(table, play, 0) == []
    table = changed(seating.sit(table, Guest("cy", "Cy"), 1, 0))
    assert [type(message) for message in cursor.news(table, play, 0)] == [TableChanged, Happened]
