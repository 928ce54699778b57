"""The admiral's school: games, a fit, a gate, and again.

Generation 0 learns from games by rules of thumb. Every later generation plays against itself with the search, learns from these games and
then meets its predecessor: only the winner of that match plays the next games. A school lives in a folder and can be left and resumed at
any time:

    state.json            the course, what has been reached, and a record of every generation
    params.npz            the network that learns, in full precision
    examples/NNN.npz       the mornings of each generation's games
    generations/NNN.bin   the networks that passed the gate, as the admiral reads them
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from galecrest.bots.network import SIZES, compute_on_one_core, read_weights, shapes, to_bytes
from galecrest.game.terms import BOARDS
from galecrest.lab.examples import Examples, Job, joined, learn
from galecrest.lab.executors import play_all, work_all
from galecrest.lab.fit import Losses, Memory, begin, check, fit, params_of, weights_of
from galecrest.lab.intervals import Interval, rate_by_deal
from galecrest.lab.sitting import Sitting, dice

if TYPE_CHECKING:
    from galecrest.words import Words

TOGETHER: Final = 4  # games in one job ...
TOGETHER_BY_THUMB: Final = 50  # ... and quick ones
GATE_TABLES: Final = (4, 2, 4, 3, 4, 5, 4, 6)  # players, from deal to deal


class BadSchool(ValueError):
    """The folder holds no school that this version can go on with."""


@dataclass(frozen=True)
class Course:
    """How a school teaches. The defaults suit one or two cores without a GPU."""

    first_games: int = 12_000
    """Of generation 0, by rules of thumb."""
    first_passes: float = 6.0
    """Over its mornings."""
    games: int = 400
    """Of every later generation."""
    passes: float = 6.0
    """Over all mornings in memory."""
    size: int = 1_024
    """Mornings in a batch."""
    rate: float = 2e-3
    """Of the first fit."""
    later_rate: float = 5e-4
    """Of the later fits."""
    rounds: int = 8
    """Of regret matching each morning."""
    worlds: int = 2
    """Samples for each question in the middle of a day."""
    gate_games: int = 400
    gate_leaves: int = 64
    memory: int = 400_000
    """Mornings."""
    seed: int = 1


@dataclass(frozen=True)
class Term:
    """The record of a generation."""

    generation: int
    games: int
    mornings: int
    before: Losses  # of the network on the new examples before it learned from them
    after: Losses
    gate: Interval | None  # the share of games won against the predecessor; None: there was none
    passed: bool
    seconds: dict[str, float]  # by stage


def told(term: Term, words: Words) -> str:
    """A term as a line of text."""
    facts = {
        "generation": str(term.generation),
        "games": words.number(term.games),
        "mornings": words.number(term.mornings),
        "loss": words.number(term.after.chances, 3),
        "minutes": words.number(sum(term.seconds.values()) / 60, 1),
    }
    if term.gate is None:
        return words.t("train-first-term", **facts)
    rate = words.t(
        "tournament-interval",
        value=words.percent(term.gate.value, 1),
        low=words.percent(term.gate.low, 1),
        high=words.percent(term.gate.high, 1),
    )
    return words.t("train-passed" if term.passed else "train-failed", rate=rate, **facts)


@dataclass
class State:
    course: Course
    generation: int = 0  # the one that is taught now
    examples: int = 0  # generations whose games are complete
    fitted: bool = False  # the present generation has learned and waits at the gate
    champion: str = ""  # the file of the last network that passed
    terms: list[Term] = field(default_factory=list)
    stages: dict[str, Any] = field(default_factory=dict)  # of the present generation, until its term is complete


@dataclass(frozen=True)
class Progress:
    """How far a stage is: `games`, `fit` or `gate`."""

    generation: int
    stage: str
    done: int
    total: int


class Stopped(Exception):
    """The caller wants to stop; the folder holds all that was finished."""


class School:
    """A school in its folder: what has been reached, and what comes next."""

    def __init__(
        self,
        folder: Path,
        wanted: Mapping[str, Any] | None = None,
        jobs: int | None = None,
        ray: str | None = None,
        weights: Path | None = None,
    ) -> None:
        """Opens the school in the folder, or founds one. `wanted` are the fields of the course that shall differ from the school's own, or
        from the defaults. A new school may begin with the weights of another one in place of games by rules of thumb. Writes nothing but
        these weights yet. Raises BadSchool, BadWeights or OSError."""
        self.folder = folder
        self.jobs = jobs
        self.ray = ray
        self.state = read_state(folder) if (folder / "state.json").exists() else State(Course())
        old, self.course = self.state.course, replace(self.state.course, **(wanted or {}))
        if self.state.examples and self.course.first_games != old.first_games:
            raise BadSchool(f"{folder}: the games of the first generation are over: leave out --first-games")
        self.state.course = self.course
        there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
        if not os.access(there, os.W_OK | os.X_OK):
            raise BadSchool(f"{there}: this folder cannot be written")
        if weights is not None:
            self.begin_with(weights)
        self.params = (
            read_params(folder / "params.npz") if (folder / "params.npz").exists() else begin(self.course.seed)
        )
        self.memory: Memory | None = None
        compute_on_one_core()  # the worker processes, which share the cores

    def begin_with(self, file: Path) -> None:
        """Take the weights of a file as generation 0, unless this school has done so already."""
        weights = read_weights(str(file))
        params = params_of(weights)
        first = self.folder / "generations" / "000.bin"
        if self.state.examples:
            if first.exists() and first.read_bytes() == to_bytes(weights):
                return
            raise BadSchool(f"{self.folder}: this school began otherwise: leave out --begin, or name a new folder")
        write_safely(first, lambda opened: opened.write(to_bytes(weights)))
        self.save_params(params)
        self.state.champion = "generations/000.bin"
        self.state.generation = self.state.examples = 1
        self.save()

    # One generation after the other

    def teach(self, generations: int, stop: Callable[[], bool] = lambda: False) -> Generator[Progress | Term]:
        """Teach until this many generations are complete. When `stop` says so, it ends early and can be resumed."""
        with suppress(Stopped):
            while self.state.generation < generations:
                yield from self.term(stop)

    def term(self, stop: Callable[[], bool]) -> Iterator[Progress | Term]:
        """One generation: games, fit and gate."""
        state = self.state
        if state.examples <= state.generation:
            yield from self.play(stop)
        if not state.fitted:
            yield Progress(state.generation, "fit", 0, 1)
            self.learn()
            yield Progress(state.generation, "fit", 1, 1)
        yield from self.gate(stop)
        yield state.terms[-1]

    def play(self, stop: Callable[[], bool]) -> Iterator[Progress]:
        """The games of this generation."""
        state, course = self.state, self.course
        begin = perf_counter()
        games = course.games if state.champion else course.first_games
        together = TOGETHER if state.champion else TOGETHER_BY_THUMB
        jobs = [
            Job(
                dice(course.seed, "games", state.generation, number),
                min(together, games - number * together),
                state.champion and str(self.folder / state.champion),
                course.rounds,
                course.worlds,
            )
            for number in range(-(-games // together))
        ]
        parts: list[Examples] = []
        played = 0
        with closing(work_all(learn, jobs, self.jobs, self.ray)) as working:
            for part in working:
                parts.append(part)
                played += part.games
                yield Progress(state.generation, "games", played, games)
                if stop():
                    raise Stopped
        examples = joined(parts)
        write_safely(
            self.examples_file(state.generation),
            lambda file: save_arrays(file, examples.arrays() | {"games": np.array(examples.games)}),
        )
        state.examples = state.generation + 1
        state.stages = {"games": perf_counter() - begin, "examples": [examples.games, len(examples)]}
        self.save()

    def learn(self) -> None:
        """Fit the network to the games in memory."""
        state, course = self.state, self.course
        begin = perf_counter()
        newest = self.read_examples(state.generation)
        before = check(self.params, newest)
        if self.memory is None:  # resumed: games by rules of thumb count only until there are others
            self.memory = Memory(course.memory)
            for generation in range(min(state.generation, 1), state.generation):
                if self.examples_file(generation).exists():  # old examples may be deleted to make room
                    self.memory.add(self.read_examples(generation))
        elif state.generation == 1:
            self.memory = Memory(course.memory)
        self.memory.add(newest)
        first = state.generation == 0
        self.params, after = fit(
            self.params,
            self.memory,
            round((course.first_passes if first else course.passes) * self.memory.count / course.size),
            course.size,
            course.rate if first else course.later_rate,
            dice(course.seed, "fit", state.generation) % 2**31,
        )
        self.save_params(self.params)
        self.candidate.write_bytes(to_bytes(weights_of(self.params)))
        state.fitted = True
        state.stages |= {"fit": perf_counter() - begin, "before": asdict(before), "after": asdict(after)}
        self.save()

    def gate(self, stop: Callable[[], bool]) -> Iterator[Progress]:
        """The match of the candidate against its predecessor, as many seats each."""
        state = self.state
        begin = perf_counter()
        result: Interval | None = None
        if state.champion:
            sittings = self.sittings()
            wins: dict[int, list[float]] = {}
            with closing(play_all(sittings, self.jobs, self.ray)) as played:
                for number, outcome in enumerate(played, 1):
                    if outcome.failure:
                        raise RuntimeError(f"a game of the gate failed: {outcome.sitting}: {outcome.failure}")
                    won = outcome.sitting.bots[outcome.standing[0]].endswith(str(self.candidate))
                    wins.setdefault(outcome.sitting.deal, []).append(float(won))
                    yield Progress(state.generation, "gate", number, len(sittings))
                    if stop():
                        raise Stopped
            result = rate_by_deal(list(wins.values()))
        passed = result is None or result.value > 0.5
        if passed:
            state.champion = f"generations/{state.generation:03}.bin"
            champion = self.folder / state.champion
            champion.parent.mkdir(exist_ok=True)
            self.candidate.replace(champion)
        else:
            self.candidate.unlink()
        games, mornings = state.stages["examples"]
        seconds = {stage: state.stages[stage] for stage in ("games", "fit")} | {"gate": perf_counter() - begin}
        losses = Losses(**state.stages["before"]), Losses(**state.stages["after"])
        state.terms.append(Term(state.generation, games, mornings, *losses, result, passed, seconds))
        state.generation += 1
        state.fitted = False
        state.stages = {}
        self.save()

    def sittings(self) -> list[Sitting]:
        """Every deal twice, the second time with the seats exchanged: whoever is stronger wins more than half of the games."""
        course = self.course
        files = self.candidate, self.folder / self.state.champion
        bots = [f"admiral:{course.gate_leaves}leaves@{file}" for file in files]
        return [
            Sitting(
                deal,
                turn,
                tuple([bots[(seat + turn) % 2] for seat in range(GATE_TABLES[deal % len(GATE_TABLES)])]),
                BOARDS[deal % len(BOARDS)],
                dice(course.seed, "gate", self.state.generation, deal),
            )
            for deal in range(-(-course.gate_games // 2))
            for turn in range(2)
        ]

    # Files

    @property
    def candidate(self) -> Path:
        """The file of the network that meets its predecessor."""
        return self.folder / f"candidate-{self.state.generation:03}.bin"

    def examples_file(self, generation: int) -> Path:
        """The file of a generation's mornings."""
        return self.folder / "examples" / f"{generation:03}.npz"

    def read_examples(self, generation: int) -> Examples:
        """The mornings of a generation."""
        with np.load(self.examples_file(generation)) as file:
            return Examples(file["rows"], file["shares"], file["chances"], file["margins"], int(file["games"]))

    def save_params(self, params: Mapping[str, Any]) -> None:
        """Store the network that learns."""
        arrays = {name: np.asarray(each) for name, each in params.items()}
        write_safely(self.folder / "params.npz", lambda file: save_arrays(file, arrays))

    def save(self) -> None:
        """Store what has been reached."""
        text = json.dumps(asdict(self.state), indent=1)
        write_safely(self.folder / "state.json", lambda file: file.write(text.encode()))


def write_safely(path: Path, write: Callable[[Any], object]) -> None:
    """Write a file as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        write(file)
    new.replace(path)


def save_arrays(file: Any, arrays: Mapping[str, Any]) -> None:
    np.savez(file, allow_pickle=False, **arrays)


def read_params(path: Path) -> dict[str, Any]:
    """Raises BadSchool."""
    try:
        with path.open("rb") as opened, np.load(opened) as file:
            params = {name: np.asarray(file[name]) for name in file.files}
    except (ValueError, TypeError, EOFError, BadZipFile) as error:
        raise BadSchool(f"{path} is damaged or from another version: {error}") from error
    if {name: each.shape for name, each in params.items()} != shapes(SIZES):
        raise BadSchool(f"{path} is damaged or from another version: the layers have other sizes")
    return params


def read_state(folder: Path) -> State:
    """Raises BadSchool."""
    file = folder / "state.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=State)
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadSchool(f"{file} is damaged or from another version: {error}") from error
