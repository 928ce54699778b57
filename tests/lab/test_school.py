"""The admiral's school: examples, the fit, and a tiny training from the first games to the gate."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest
from click.testing import CliRunner, Result

from galecrest.bots import make_bot
from galecrest.bots.admiral import Admiral
from galecrest.bots.batches import Batches, softmax
from galecrest.bots.features import CARDS
from galecrest.bots.network import SHIPPED, from_bytes, to_bytes
from galecrest.cli import main
from galecrest.game import Game
from galecrest.lab import fit
from galecrest.lab.examples import Examples, Job, learn
from galecrest.lab.school import BadSchool, Progress, School, Term

TINY = {
    "first_games": 60,
    "games": 2,
    "rounds": 2,
    "worlds": 1,
    "gate_games": 4,
    "gate_leaves": 8,
    "size": 64,
    "memory": 4096,
}


def train(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["train", str(folder), "--jobs", "1", *arguments])


@pytest.fixture(scope="module")
def by_thumb() -> Examples:
    return learn(Job(seed=3, games=40))


def shares_sum_to_one(examples: Examples) -> bool:
    sums = examples.shares.astype(int).sum(-1)
    return bool(((sums == 0) | (abs(sums - 255) < 20)).all())


@pytest.mark.parametrize("file", ["", str(SHIPPED)])
def test_examples_say_for_every_morning_who_wins_and_what_is_played(file: str) -> None:
    examples = learn(Job(seed=3, games=3, file=file, rounds=2, worlds=1))
    assert examples.games == 3
    assert len(examples) == 3 * 15
    assert shares_sum_to_one(examples)
    assert np.allclose(examples.chances.astype(float).sum(1), 1, atol=0.01)
    assert np.allclose(examples.margins.astype(float).sum(1), 0, atol=0.05)


def test_the_same_job_gives_the_same_examples() -> None:
    one, two = (learn(Job(seed=4, games=2, file=str(SHIPPED), rounds=2, worlds=1)) for _ in range(2))
    assert all(np.array_equal(each, two.arrays()[name]) for name, each in one.arrays().items())


def test_examples_come_from_all_tables(by_thumb: Examples) -> None:
    tables = Counter((int(row[0]), bool(row[4])) for row in by_thumb.rows)
    assert set(tables) == {(2, True), *[(seats, False) for seats in range(2, 7)]}


def test_the_network_that_learns_is_the_one_that_plays(by_thumb: Examples) -> None:
    """JAX and numpy agree for every table, also where fewer than six sit."""
    weights = from_bytes(SHIPPED.read_bytes())
    params = {
        name: jnp.asarray(np.frombuffer(data, "<f2").astype(np.float32).reshape(shape))
        for name, (shape, data) in weights.parts().items()
    }
    assert fit.weights_of(params) == weights
    for seats, level in ((1, "pirate"), (2, ""), (3, ""), (6, "")):
        game = Game.new(seats, "uncharted", 5, level=level)
        chosen = next(row for row in by_thumb.rows if row[0] == game.seats and bool(row[4]) == bool(level))
        game.stormy = tuple([int(chosen[3]) >> kind & 1 for kind in range(7)])
        game.tiles = game.lay_tiles()
        judge = Batches(weights).judge(game.tiles)
        row = chosen.tobytes()[: 41 + 41 * game.seats]
        values, _, logits, _ = fit.forward(params, jnp.asarray(fit.printed_prices()), chosen[None])
        assert np.allclose(softmax(np.asarray(values))[0, : game.seats], judge.chances([row])[0], atol=1e-3)
        shares = softmax(np.asarray(logits))[0, : game.seats]
        assert np.allclose(shares[0], judge.shares([row])[0][0][1 : CARDS + 1], atol=1e-3)


def test_a_fit_learns(by_thumb: Examples) -> None:
    params = fit.begin(1)
    memory = fit.Memory(4096)
    memory.add(by_thumb)
    before = fit.check(params, by_thumb)
    params, _ = fit.fit(params, memory, steps=100, size=128, rate=2e-3, seed=1)
    after = fit.check(params, by_thumb)
    assert after.chances < before.chances
    assert after.cards < before.cards
    assert after.margin < before.margin


def test_new_examples_replace_the_oldest(by_thumb: Examples) -> None:
    memory = fit.Memory(fit.BLOCK)
    memory.add(by_thumb)
    memory.add(learn(Job(seed=9, games=1)))
    assert memory.count == fit.BLOCK
    assert len({row.tobytes() for row in np.asarray(memory.data["rows"])}) == 15


@pytest.mark.slow
def test_a_tiny_training_from_the_first_games_to_the_gate(tmp_path: Path) -> None:
    arguments = ["--first-games", "60", "--games", "2", "--rounds", "2", "--gate-games", "4", "--batch", "64"]
    result = train(tmp_path, "--generations", "2", *arguments)
    assert result.exit_code == 0, result.output
    first, second = result.output.splitlines()
    assert first.startswith("generation 0: 60 games, 900 mornings")
    assert second.startswith("generation 1: 2 games, 30 mornings")
    assert "against its predecessor" in second
    assert (tmp_path / "report.html").read_text().count("<svg") == 4
    champion = tmp_path / json.loads((tmp_path / "state.json").read_text())["champion"]
    assert isinstance(make_bot(f"admiral:20leaves@{champion}", 1), Admiral)


@pytest.mark.slow
def test_a_school_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    """Whether it stops during the games or at the gate: in the end there are the same generations."""
    for stage in ("games", "gate"):
        school = School(tmp_path, TINY, jobs=1)
        latest: list[Progress | Term] = []

        def enough(stage: str = stage, latest: list[Progress | Term] = latest) -> bool:
            return any(isinstance(news, Progress) and (news.generation, news.stage) == (1, stage) for news in latest)

        for news in school.teach(2, enough):
            latest[:] = [news]
        assert school.state.generation == 1
    school = School(tmp_path, TINY, jobs=1)
    stages = [news.stage for news in school.teach(2) if isinstance(news, Progress)]
    assert set(stages) == {"gate"}
    assert [term.generation for term in School(tmp_path, TINY).state.terms] == [0, 1]


def test_the_gate_seats_both_networks_equally_at_tables_of_all_sizes(tmp_path: Path) -> None:
    school = School(tmp_path, {"gate_games": 400})
    school.state.champion = "generations/000.bin"
    sittings = school.sittings()
    assert len(sittings) == 400
    assert {len(sitting.bots) for sitting in sittings} == {2, 3, 4, 5, 6}
    seats = Counter(bot for sitting in sittings for bot in sitting.bots)
    assert len(set(seats.values())) == 1


def test_a_resumed_school_takes_what_is_given_and_keeps_the_rest(tmp_path: Path) -> None:
    school = School(tmp_path, TINY | {"later_rate": 7e-4, "seed": 9})
    assert list(tmp_path.iterdir()) == []
    school.save()
    resumed = School(tmp_path, {"rounds": 10, "later_rate": 5e-4})
    assert resumed.course == replace(school.course, rounds=10, later_rate=5e-4)
    resumed.save()
    assert School(tmp_path).course == resumed.course


def test_a_school_that_begins_with_weights_teaches_them_and_goes_on_by_the_same_command(tmp_path: Path) -> None:
    tiny = ("--games", "2", "--rounds", "2", "--gate-games", "4", "--batch", "64", "--memory", "4096")
    for generations in ("2", "3"):
        result = train(tmp_path, "--begin", str(SHIPPED), "--generations", generations, *tiny)
        assert result.exit_code == 0, result.output
    school = School(tmp_path)
    assert (tmp_path / "generations" / "000.bin").read_bytes() == SHIPPED.read_bytes()
    assert [term.generation for term in school.state.terms] == [1, 2]
    assert all(term.gate is not None for term in school.state.terms)
    assert not (tmp_path / "examples" / "000.npz").exists()


def test_a_school_that_began_otherwise_takes_no_weights(tmp_path: Path) -> None:
    School(tmp_path, weights=SHIPPED)
    other = tmp_path / "other.bin"
    other.write_bytes(to_bytes(fit.weights_of(fit.begin(1))))
    before = (tmp_path / "state.json").read_bytes()
    with pytest.raises(BadSchool, match="this school began otherwise: leave out --begin, or name a new folder"):
        School(tmp_path, weights=other)
    assert (tmp_path / "state.json").read_bytes() == before


def test_a_damaged_school_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text("{}")
    with pytest.raises(BadSchool, match=r"state\.json is damaged or from another version"):
        School(tmp_path, TINY)
    result = train(tmp_path)
    assert result.exit_code == 2
    assert "is damaged" in result.output
    assert (tmp_path / "state.json").read_text() == "{}"
