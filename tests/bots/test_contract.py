"""Every bot needs only a view, answers every kind of question, and cannot break a game."""

import inspect
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from galecrest.bots import BOTS, REASONS, SEARCHING, Bot, Guarded, Reply, UnknownBot, Why, ask, make_bot
from galecrest.game import Board, Game, Question, View
from galecrest.game.game import QUESTIONS as KINDS
from tests.bots.play import asked, detached, play
from tests.table import Table


def one_question_of_each_kind() -> Iterator[tuple[View, Question]]:
    """From random games, which no longer exist when the bots are asked."""
    random = Random(3)
    met: set[str] = set()
    for seed in range(400):
        game = Game.new(2 + seed % 5, list(Board)[seed % 3], seed)
        while not game.over:
            if game.kind not in met:
                met.add(game.kind)
                yield asked(game)
            game.play(random.choice(game.choices))
        if met == set(KINDS):
            return
    raise AssertionError(f"never asked: {set(KINDS) - met}")


QUESTIONS = list(one_question_of_each_kind())


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("view", "question"), QUESTIONS, ids=[question.kind for _, question in QUESTIONS])
def test_a_bot_answers_every_kind_of_question_from_a_view_alone(name: str, view: View, question: Question) -> None:
    reply = make_bot(name, seed=5).reply(view, question)
    assert reply.option in question.options
    assert tuple(reply.why.arguments) == REASONS[reply.why.key]


def test_a_bot_that_is_given_time_is_known_to_search() -> None:
    """A server keeps such bots from holding up the others."""
    assert set(SEARCHING) == {name for name, kind in BOTS.items() if "budget" in inspect.signature(kind).parameters}


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot called 'parrot'; the bots are random, deckhand"):
        make_bot("parrot", seed=1)


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with modules of one's own, as on the command line: current, and not on Python's path."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "own_bots.py").write_text(OWN_BOTS)
    (tmp_path / "own_broken.py").write_text("import nowhere_at_all")
    yield
    for module in ("own_bots", "own_broken"):
        sys.modules.pop(module, None)


OWN_BOTS = """
from galecrest.bots import Reply, Why

class Parrot:
    name = "parrot"
    def reply(self, view, question):
        return Reply(question.options[0], Why("at_random"))

class Seeded(Parrot):
    def __init__(self, seed):
        self.seed = seed

class Stone:
    pass

class Greedy(Parrot):
    def __init__(self, seed, more):
        pass
"""


@pytest.mark.usefixtures("own_bots")
def test_a_bot_of_ones_own_is_named_by_module_and_class() -> None:
    parrot = make_bot("own_bots:Parrot", seed=1)
    assert parrot.name == "own_bots:Parrot"
    assert vars(make_bot("own_bots:Seeded", seed=7))["seed"] == 7
    assert play(Game.new(2, "calm", 4), [parrot, make_bot("random", 1)]).over


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("own_bots:Nobody", "'own_bots:Nobody' cannot be made: AttributeError: module 'own_bots' has no attribute"),
        ("own_nowhere:Parrot", "ModuleNotFoundError: No module named 'own_nowhere'"),
        ("own_broken:Parrot", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("own_bots:Stone", r"has no method reply\(view, question\)"),
        ("own_bots:Greedy", "TypeError: .*'more'"),
        ("own_bots:Parrot+bold", "no bot called"),
        ("own_bots:Parrot@file", "no bot called"),
        ("captian:1000", "the bots are random, .*, or MODULE:CLASS for your own"),
        (":Parrot", "cannot be made: ValueError"),
    ],
)
def test_a_bot_of_ones_own_that_cannot_be_made(name: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=says):
        make_bot(name, seed=1)


class Drunk:
    """Raises at every question."""

    name = "drunk"

    def reply(self, view: View, question: Question) -> Reply:
        raise RuntimeError("hic")


class Liar:
    """Names an option that is not offered."""

    name = "liar"

    def reply(self, view: View, question: Question) -> Reply:
        return Reply("hand:41", Why("at_random"))


class Mute:
    """Returns nothing."""

    name = "mute"

    def reply(self, view: View, question: Question) -> Reply:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize("bot", [Drunk(), Liar(), Mute()], ids=["drunk", "liar", "mute"])
def test_the_deckhand_replies_for_a_bot_that_fails(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    table = Table(2).hand(0, 7, 9)
    view = detached(table.game, 0)
    question = view.questions[0]
    with caplog.at_level(logging.ERROR):
        reply = ask(bot, view, question)
    assert reply.option in question.options
    assert bot.name in caplog.text
    assert str(question) in caplog.text


def test_the_deckhand_answers_even_a_question_it_does_not_know() -> None:
    table = Table(2).hand(0, 7, 9)
    view = detached(table.game, 0)
    question = Question(1, 0, "parrot_talks", (7, 9))
    assert ask(Drunk(), view, question).option in question.options


def test_a_game_with_failing_bots_comes_to_its_end() -> None:
    logging.getLogger("galecrest.bots.bot").disabled = True
    bots: list[Bot] = [Guarded(Drunk()), Liar(), make_bot("random", 1)]
    assert play(Game.new(3, "stormy", 7), bots).over
    logging.getLogger("galecrest.bots.bot").disabled = False


@pytest.mark.parametrize("name", ["random", "deckhand", "buccaneer"])
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    first, second = (play(Game.new(2, "uncharted", 4), [make_bot(name, seat) for seat in range(2)]) for _ in range(2))
    assert first == second
