"""Events lead a client from one view to the next."""

from dataclasses import replace
from functools import cache

import pytest

from galecrest.game import View
from galecrest.game.events import Event, NothingHappened
from galecrest.table.fold import FOLDS, apply
from tests.playing import BOARDS, LEVELS, Chooser, everybody, moments, seen, sit_down

# Games in which, together, everything happens that a view shows.
GAMES = ((2, 3), (3, 5), (4, 11), (5, 1), (6, 2), (6, 8), (1, 4), (1, 5), (1, 9))

Story = list[tuple[dict[int | None, View], list[Event]]]


@cache
def story(seats: int, seed: int) -> Story:
    """The views of everybody and the events before them, step by step."""
    game = sit_down(seats, BOARDS[seed % 3], seed, LEVELS[seed % 6])
    return [
        ({viewer: game.view(viewer) for viewer in everybody(game)}, game.events)
        for _ in moments(game, Chooser(seed, surgeon=True))
    ]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_events_lead_every_viewer_to_the_views_of_the_game(seats: int, seed: int) -> None:
    (views, _), *steps = story(seats, seed)
    views = dict(views)
    for now, events in steps:
        for viewer, there in now.items():
            for event in seen(events, viewer):
                views[viewer] = apply(views[viewer], event)
            # Turn and questions do not follow from events.
            assert replace(views[viewer], turn=there.turn, questions=there.questions) == there


def test_everything_that_is_folded_happens_in_these_games() -> None:
    assert set(FOLDS) <= {event.name() for game in GAMES for _, events in story(*game) for event in events}


def test_an_event_without_a_trace_leaves_the_view_alone() -> None:
    view = sit_down(3, "calm", 1, "").view(0)
    assert apply(view, NothingHappened("gunner", 1)) is view
