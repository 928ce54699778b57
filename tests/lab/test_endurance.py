"""A few games of mixed bots; `python -m galecrest.lab.endurance` plays ten thousand."""

import pytest
from click.testing import CliRunner

from galecrest.lab.endurance import LEVELS, SHARES, TABLES, main, sittings, tally
from galecrest.lab.sitting import Outcome, Sitting, play


def test_every_table_level_and_bot_has_its_turn() -> None:
    games = sittings(10 * len(TABLES) * len(LEVELS), seed=1)
    assert {(game.board, len(game.bots)) for game in games} == set(TABLES)
    assert {game.level for game in games} == {*LEVELS, ""}
    assert {bot for game in games for bot in game.bots} == set(SHARES)
    assert games == sittings(len(games), seed=1) != sittings(len(games), seed=2)


def test_the_tally_counts_games_and_lists_failures() -> None:
    good = play(Sitting(0, 0, ("random", "deckhand"), "calm", 1))
    bad = Outcome(Sitting(1, 0, ("random", "deckhand"), "calm", 1), failure="RuntimeError: man overboard")
    counts, failures = tally([good, bad])
    assert counts["games"] == 2
    assert counts["games of 2"] == 1
    assert counts["decisions"] == counts["answers of random"] + counts["answers of deckhand"]
    assert failures == [bad]


def test_a_few_games() -> None:
    result = CliRunner().invoke(main, ["--games", "18", "--jobs", "1"])
    assert result.exit_code == 0, result.output
    assert result.output.endswith("        0 failures\n")


@pytest.mark.slow
def test_a_few_dozen_games() -> None:
    result = CliRunner().invoke(main, ["--games", "90", "--seed", "2"])
    assert result.exit_code == 0, result.output
