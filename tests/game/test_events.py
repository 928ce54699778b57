"""Events: who may see them, their names, and their causes."""

from dataclasses import fields

import pytest

from galecrest.game import events
from galecrest.game.events import BY_NAME, Chose, Event, GainedLoot, ReturnedToHand, WentAboard
from galecrest.game.terms import CHARACTERS, LOOT, PHASES
from tests.random_games import MANY, events_of
from tests.table import Table

OTHERS = (1, 2, None)


def test_only_the_seat_itself_sees_which_card_it_chose() -> None:
    chose = Chose("choice", 0, 17)
    assert chose.seen_by(0) == chose
    for other in OTHERS:
        assert chose.seen_by(other) == Chose("choice", 0, None)


def test_only_the_seat_itself_learns_of_a_change_of_mind() -> None:
    chose = Chose("choice", 0, 17, again=True)
    assert chose.seen_by(0) == chose
    for other in OTHERS:
        assert chose.seen_by(other) is None


def test_a_changed_choice_is_marked() -> None:
    table = Table().hand(0, 3, 4)
    question = table.game.questions[0]
    assert table.game.answer(question.id, "hand:3") == [Chose("choice", 0, 3)]
    assert table.game.answer(question.id, "hand:4") == [Chose("choice", 0, 4, again=True)]


def test_a_card_that_returns_from_the_graveyard_is_unseen_by_the_others() -> None:
    returned = ReturnedToHand("surgeon", 0, 17, "graveyard")
    assert returned.seen_by(0) == returned
    for other in OTHERS:
        assert returned.seen_by(other) == ReturnedToHand("surgeon", 0, None, "graveyard")


def test_a_card_that_returns_from_the_ship_is_seen_by_all() -> None:
    returned = ReturnedToHand("innkeeper", 0, 17, "ship")
    for seat in (0, *OTHERS):
        assert returned.seen_by(seat) == returned


def test_all_other_events_are_seen_by_all() -> None:
    event = WentAboard("dusk", 0, 17, "island")
    for seat in (0, *OTHERS):
        assert event.seen_by(seat) is event


@pytest.mark.parametrize(
    ("name", "event"),
    [("went_aboard", WentAboard), ("chose", Chose), ("gained_loot", GainedLoot), ("returned_to_hand", ReturnedToHand)],
)
def test_an_event_is_named_by_its_words(name: str, event: type[Event]) -> None:
    assert event.name() == name
    assert BY_NAME[name] is event


def test_every_event_is_found_by_its_name() -> None:
    defined = {each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)}
    assert set(BY_NAME.values()) == defined - {Event}


def test_every_event_happens_sooner_or_later() -> None:
    happened = {
        event.name() for seed in range(18) for event in events_of(1 + seed % 6, ("calm", "stormy")[seed % 2], seed)
    }
    rare, of_the_table = {"sat_out", "brought_forward"}, {"explained"}
    assert happened | rare | of_the_table == set(BY_NAME)


STEPS = {"voyage", "day", "choice", "reveal", "midshipman", "automa", "pilferer", "solo_deck", *PHASES}


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_every_event_carries_its_cause(seats: int, board: str, seed: int) -> None:
    for event in events_of(seats, board, seed):
        assert event.cause in {*CHARACTERS[1:], *LOOT, *STEPS}
        assert fields(event)[0].name == "cause"


def test_what_a_token_does_is_caused_by_the_token() -> None:
    table = Table().days("saber", "").day(4, 27, 0)
    assert [str(event) for event in table.happened("discarded_character")] == [
        "discarded_character seat=0 rank=4 origin=island by=1 (saber)"
    ]
    assert table.happened("gained_loot")[0].cause == "watchman"
    assert {event.cause for event in table.happened("went_aboard")} == {"dusk"}


def test_a_discard_by_ones_own_character_is_nobody_elses_deed() -> None:
    table = Table().ship(0, 8, 17).day(40, 33, 34)  # the Governor discards the crew of his own ship
    told = [str(event) for event in table.happened("discarded_character")]
    assert len(told) == 2
    assert all("by=None" in event for event in told)


def test_what_a_copied_character_does_is_caused_by_the_one_copied() -> None:
    table = Table().ship(0, 34).day(2, 0, 0)
    assert [event.cause for event in table.happened("copied")] == ["apprentice"]
    assert [event.cause for event in table.happened("moved_reputation")] == ["aristocrat"]


def test_what_happens_after_a_tokens_question_is_caused_by_the_character_again() -> None:
    table = Table().days("saber", "").day(27, 27, 28).answer("island:0:27")
    assert table.happened("moved_reputation")[0].cause == "armorer"


def test_an_events_change_and_what_it_comes_to_agree() -> None:
    table = Table().day(34, 0, 0)
    (moved,) = table.happened("moved_reputation")
    assert str(moved) == "moved_reputation seat=0 spaces=2 track=[1 2 0 3 4 5] standing=[0 2 1] (aristocrat)"
    (lost,) = Table().loot(0, "map").day(33, 0, 0).happened("doubloons")
    assert str(lost) == "doubloons seat=0 change=-1 now=9 (gambler)"
