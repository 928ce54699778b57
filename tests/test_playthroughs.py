"""Whole games as text: a diff shows every change of behaviour."""

import pytest

from tests.playthroughs import TABLES, path, playthrough


@pytest.mark.parametrize(("seats", "board"), TABLES)
def test_the_game_goes_as_written(seats: int, board: str) -> None:
    """If the change is wanted, run `python -m tests.playthroughs` and read the diff."""
    assert playthrough(seats, board).splitlines() == path(seats, board).read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert sorted(path(2, "calm").parent.glob("*.txt")) == sorted(path(seats, board) for seats, board in TABLES)
