"""Saved games still replay to their recorded state."""

import pytest

from galecrest.codec import digest, log_from_json, log_to_json
from galecrest.game import replay, validate
from tests.fixtures.games import GAMES, HERE


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_replays_to_the_state_it_recorded(name: str) -> None:
    text = (HERE / f"{name}.json").read_text(encoding="utf-8")
    log, state = log_from_json(text)
    game = replay(log)
    validate(game)
    assert digest(game) == state
    assert game.over == (name != "unfinished")
    assert game.log == log
    assert log_to_json(game) == text.rstrip("\n")


def test_an_unfinished_game_goes_on() -> None:
    """It was saved between the two halves of the Watchman's ability."""
    log, _ = log_from_json((HERE / "unfinished.json").read_text(encoding="utf-8"))
    game = replay(log)
    (question,) = game.questions
    assert question.kind == "watchman_swaps"
    (swapped, *_) = game.answer(question.id, question.options[0])
    assert str(swapped).startswith(f"swapped_loot seat={question.seat}")


def test_no_saved_game_is_left_over() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == set(GAMES)
