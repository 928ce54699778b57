"""The ladder rates bots by their finishing orders."""

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from galecrest.cli import main
from galecrest.lab.ladder import Climb, expanded, points


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["ladder", *arguments, "--jobs", "1"])


def test_a_bot_is_placed_between_weaker_and_stronger_ones() -> None:
    result = run("deckhand", "--against", "random,helmsman", "--players", "3", "--games", "24", "--json")
    data = json.loads(result.stdout)
    assert [rung["bot"] for rung in data["rungs"]] == ["helmsman", "deckhand", "random"]
    for rung in data["rungs"]:
        assert rung["rating"]["low"] <= rung["rating"]["value"] <= rung["rating"]["high"]
    assert data["rungs"][1]["behind"] is None
    assert data["rungs"][0]["behind"] < 0.5 < data["rungs"][2]["behind"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "new bot is stronger"), ("fr", "le nouveau"), ("nl", "sterker"), ("pl", "silniejszy")],
)
def test_a_ladder_in_words(language: str, words: str) -> None:
    result = run("deckhand", "--against", "random", "--players", "2", "--games", "4", "--language", language)
    assert result.exit_code == 0
    assert words in result.output
    assert result.output.count("\n> ") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("parrot",), "no bot called 'parrot'"),
        (("random", "--against", "random"), "at least one bot besides"),
        (("random", "--against", "deckhand@nowhere/*.bin"), "nowhere/*.bin matches no file"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(arguments: tuple[str, ...], says: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert says in result.output


def test_a_star_stands_for_all_files_that_match(tmp_path: Path) -> None:
    for number in (2, 1):
        (tmp_path / f"{number}.bin").touch()
    found = expanded(f"random,admiral@{tmp_path}/*.bin,random")
    assert found == ("random", f"admiral@{tmp_path}/1.bin", f"admiral@{tmp_path}/2.bin")


def test_all_opponents_are_met_equally_often_and_the_bot_at_every_seat() -> None:
    sittings = Climb("deckhand", ("random", "helmsman", "buccaneer"), 3, games=60).sittings
    assert len(sittings) == 60
    met = Counter(name for sitting in sittings for name in sitting.bots)
    assert met["deckhand"] == 60
    assert max(met[name] for name in ("random", "helmsman", "buccaneer")) - min(met.values()) <= 3
    assert {sitting.bots.index("deckhand") for sitting in sittings} == {0, 1, 2}


def test_ratings_recover_the_strengths_that_made_the_orders() -> None:
    luck = np.random.default_rng(1)
    true = np.array([2.0, 1.0, 4.0, 0.5])
    orders = [list(luck.choice(4, 4, replace=False, p=true / true.sum())) for _ in range(4000)]
    found = points(orders, np.ones(len(orders)), 4)
    expected = 400 * np.log10(true)
    assert np.abs((found - found.mean()) - (expected - expected.mean())).max() < 25
