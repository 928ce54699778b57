"""What happened at a table, from its stored steps."""

import random
from dataclasses import replace

import pytest

from galecrest.game.terms import RULES_VERSION
from galecrest.table import seating, versions
from galecrest.table.history import days_of, history_of, moment_of
from galecrest.table.messages import OpenTable, Setup
from galecrest.table.play import Next, Play
from galecrest.table.refusals import Refusal
from galecrest.table.seating import Guest, Table
from tests.at_table.test_play import begun, on_the_wire, random_steps


@pytest.fixture
def table() -> Table:
    request = OpenTable(Setup(players=3), seed="5")
    return replace(seating.open_table("t", Guest("ada", "Ada"), request, "", RULES_VERSION, 0), state="over")


@pytest.fixture
def story(table: Table) -> tuple[Play, list[Next]]:
    play, first = begun(table.setup)
    return play, [first, *random_steps(play, random.Random(1))]


def test_every_moment_is_as_it_was(table: Table, story: tuple[Play, list[Next]]) -> None:
    play, every = story
    steps = [each.step for each in every]
    for following in every:
        number = following.step.number
        for viewer in play.viewers:
            moment = moment_of(table, steps[: number + 1], steps[-1].number, viewer)
            assert (moment.step, moment.steps) == (number, steps[-1].number)
            assert on_the_wire(moment.view) == on_the_wire(following.views[viewer])
        if number:
            assert (moment.seat, moment.option) == (following.step.seat, following.step.option)
        else:
            assert (moment.seat, moment.option) == (None, None)
        assert [question["id"] for question in moment.questions] == [each.id for each in following.game.questions]
        if following.step.number > 20:
            break


def test_a_moment_needs_only_the_steps_of_its_day(table: Table, story: tuple[Play, list[Next]]) -> None:
    _, every = story
    day = next(each.step.number for each in every[1:] if each.position is not None)
    steps = [each.step for each in every]
    whole = moment_of(table, steps[: day + 3], steps[-1].number, 1)
    assert moment_of(table, steps[day : day + 3], steps[-1].number, 1) == whole


def test_every_day_of_a_replay_begins_where_its_cards_are_chosen(table: Table, story: tuple[Play, list[Next]]) -> None:
    _, every = story
    steps = [each.step for each in every]
    days = days_of(table, steps)
    assert [(each.voyage, each.day) for each in days] == [
        (voyage, day) for voyage, length in enumerate((4, 5, 6), 1) for day in range(1, length + 1)
    ]
    for each in days:
        view = moment_of(table, steps[: each.step + 1], steps[-1].number, None).view
        assert (view["voyage"], view["day"], view["phase"]) == (each.voyage, each.day, "choosing")


def test_the_history_has_the_numbers_of_the_socket(table: Table, story: tuple[Play, list[Next]]) -> None:
    play, every = story
    steps = [each.step for each in every]
    for guest, seat in (("ada", 0), ("stranger", None)):
        history = history_of(table, guest, steps)
        assert (history.seat, history.number) == (seat, play.told[seat])
        late = play.told[seat] - 5
        assert history.events[late:] == on_the_wire(play.since(seat, late))


def test_steps_without_a_recording_are_replayed(
    table: Table, story: tuple[Play, list[Next]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, every = story
    steps = [each.step for each in every]
    bare = [replace(step, recording=None) for step in steps]
    assert on_the_wire(history_of(table, "ada", bare).events) == history_of(table, "ada", steps).events
    monkeypatch.setattr(versions, "KNOWN_RULES", frozenset({99}))
    with pytest.raises(Refusal, match="rules 1, which this program does not know"):
        history_of(table, "ada", bare)


def test_only_finished_games_and_their_seats_are_shown(table: Table, story: tuple[Play, list[Next]]) -> None:
    steps = [each.step for each in story[1]]
    with pytest.raises(Refusal, match="not over"):
        moment_of(replace(table, state="playing"), steps, steps[-1].number, 0)
    with pytest.raises(Refusal, match="the seats are 0 to 2"):
        moment_of(table, steps, steps[-1].number, 3)
