"""Manners: each shows in what a bot chooses, and none makes a bot choose what is far worse."""

import inspect
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galecrest.bots import BOTS, MANNERED, MANNERS, kind_of, make_bot, roster
from galecrest.bots.admiral import Admiral
from galecrest.bots.buccaneer import Buccaneer
from galecrest.bots.captain import Captain
from galecrest.bots.deckhand import Deckhand
from galecrest.bots.manners import A_DOUBLOON, PLAIN, Manner, Outlook, choose
from galecrest.game import Board, Game, Question, View
from galecrest.game.options import TEXT
from tests.bots.play import asked
from tests.bots.test_captain import Clock

ME, RIVAL = 0, 1
results = st.floats(0, 1)
days = st.lists(st.tuples(results, results, st.floats(0, 50)), min_size=1, max_size=5)


def outlook(*days: tuple[float, float, float]) -> Outlook:
    """Each day has the own result, the rival's and the booty."""
    seen = Outlook(seats=2)
    for own, rival, booty in days:
        seen.add(own, [own, rival], booty)
    return seen


@given(
    imagined=st.lists(days, min_size=2, max_size=6), manner=st.sampled_from([PLAIN, *MANNERS.values()]), seed=results
)
def test_no_manner_gives_up_more_than_its_latitude(
    imagined: list[list[tuple[float, float, float]]], manner: Manner, seed: float
) -> None:
    outlooks = {option: outlook(*each) for option, each in enumerate(imagined)}
    best = max(each.mean for each in outlooks.values())
    chosen = choose(manner, outlooks, ME, Random(seed))
    assert outlooks[chosen].mean >= best - manner.latitude * A_DOUBLOON


def moments(count: int, tables: Sequence[tuple[int, str]] = ((2, ""), (4, ""), (1, "pirate"))) -> list[Game]:
    """Moments of random games, before and in the middle of days."""
    random = Random(5)
    found = []
    for number in range(count):
        seats, level = tables[number % len(tables)]
        game = Game.new(seats, list(Board)[number % 3], number, level=level)
        for _ in range(10 + 11 * number):
            if game.kind:
                game.play(random.choice(game.choices))
        if game.kind:
            found.append(game)
    return found


MOMENTS = [asked(game) for game in moments(6)]


@pytest.mark.parametrize(("view", "question"), MOMENTS, ids=[question.kind for _, question in MOMENTS])
@pytest.mark.parametrize("manner", MANNERS.values(), ids=list(MANNERS))
def test_a_bot_with_a_manner_gives_up_no_more_of_its_estimate(manner: Manner, view: View, question: Question) -> None:
    for bot in (Captain(1, 8, Clock(), manner=manner), Admiral(1, leaves=40, manner=manner)):
        thoughts = bot.think(view, question)
        assert thoughts.chances[thoughts.best] >= max(thoughts.chances.values()) - manner.latitude * A_DOUBLOON
    outlooks = Buccaneer(1, manner).think(view, question)
    chosen = Buccaneer(1, manner).reply(view, question).option  # the same seed imagines the same days
    best = max(each.mean for each in outlooks.values())
    assert next(each.mean for option, each in outlooks.items() if TEXT[option] == chosen) >= best - manner.latitude


CALM = [(0.3, 0.3, 20.0), (0.3, 0.3, 20.0)]
TASTES = {
    "bold": [(0.1, 0.3, 20.0), (0.48, 0.3, 20.0)],
    "greedy": [(0.29, 0.3, 30.0), (0.29, 0.3, 30.0)],
    "spiteful": [(0.29, 0.1, 20.0), (0.29, 0.1, 20.0)],
}


@pytest.mark.parametrize("name", TASTES)
def test_a_manner_takes_what_is_to_its_taste_and_nearly_as_good(name: str) -> None:
    outlooks = {1: outlook(*CALM), 2: outlook(*TASTES[name])}
    assert {choose(MANNERS[name], outlooks, ME, Random(seed)) for seed in range(20)} == {2}
    assert choose(PLAIN, outlooks, ME, Random(1)) == 1


def test_the_careful_avoid_what_the_bold_seek() -> None:
    outlooks = {1: outlook((0.1, 0.3, 20.0), (0.52, 0.3, 20.0)), 2: outlook(*CALM)}
    assert {choose(MANNERS["careful"], outlooks, ME, Random(seed)) for seed in range(20)} == {2}
    assert {choose(MANNERS["bold"], outlooks, ME, Random(seed)) for seed in range(20)} == {1}


def test_what_is_chosen_by_taste_is_said_so() -> None:
    keys = set()
    for view, question in MOMENTS:
        for seed in range(6):
            outlooks = Buccaneer(seed, MANNERS["greedy"]).think(view, question)
            reply = Buccaneer(seed, MANNERS["greedy"]).reply(view, question)
            best = max(outlooks, key=lambda option: outlooks[option].mean)
            assert (reply.why.key == "worth_most") == (TEXT[best] == reply.option)
            keys.add(reply.why.key)
    assert keys == {"worth_most", "to_its_taste"}


def test_deckhands_of_different_manners_like_different_cards() -> None:
    bold, careful = (Deckhand(7, MANNERS[name]) for name in ("bold", "careful"))
    assert bold.eagerness > careful.eagerness
    plain, greedy, spiteful = Deckhand(7), Deckhand(7, MANNERS["greedy"]), Deckhand(7, MANNERS["spiteful"])
    assert greedy.taste[29] > plain.taste[29] == spiteful.taste[29]
    assert spiteful.taste[18] > plain.taste[18] == greedy.taste[18]


def test_the_bots_that_take_a_manner_are_known() -> None:
    assert set(MANNERED) == {name for name, kind in BOTS.items() if "manner" in inspect.signature(kind).parameters}
    assert set(BOTS) < set(roster())
    assert {kind_of(name) for name in roster()} == set(BOTS)


@pytest.mark.parametrize("name", roster())
def test_every_bot_of_the_roster_goes_by_its_name(name: str) -> None:
    assert make_bot(name, 1).name == name


def test_a_manner_goes_with_a_budget_and_weights() -> None:
    bot = make_bot("admiral:40leaves+bold", 1)
    assert isinstance(bot, Admiral)
    assert (bot.leaves, bot.manner) == (40, MANNERS["bold"])
    captain = make_bot("captain:20+spiteful", 1)
    assert isinstance(captain, Captain)
    assert (captain.budget, captain.manner) == (0.02, MANNERS["spiteful"])
