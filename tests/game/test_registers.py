"""The registers: characters by rank, with their names, phases and options; questions apart from steps."""

import pytest

from galecrest.game import characters, options
from galecrest.game.characters import phases_of
from galecrest.game.game import CHOOSE, OF_OWN_LOOT, QUESTIONS, STEPS
from galecrest.game.terms import ALL_RANKS, CHARACTERS


def test_the_forty_characters_are_in_rank_order_and_named_for_their_functions() -> None:
    assert list(range(1, 41)) == ALL_RANKS
    assert CHARACTERS[:4] == ["", "scout", "apprentice", "beggar"]
    assert CHARACTERS[37:41] == ["wind_nymph", "first_mate", "captain", "governor"]
    assert all(hasattr(characters, name) for name in CHARACTERS if name)


@pytest.mark.parametrize(
    ("rank", "phases"),
    [
        (4, ("daytime",)),
        (5, ("daytime", "dusk")),  # the Cabin Boy takes no loot
        (10, ("dusk", "anchor")),  # the Explorer's maps count one more
        (15, ("night", "anchor")),
        (22, ("daytime", "night")),
        (28, ("dusk", "night")),
        (35, ("anchor",)),
    ],
)
def test_a_character_knows_the_phases_in_which_it_counts(rank: int, phases: tuple[str, ...]) -> None:
    assert phases_of(rank) == phases


def test_every_character_counts_in_some_phase() -> None:
    assert all(phases_of(rank) for rank in ALL_RANKS)


def test_every_rank_can_be_answered_wherever_a_card_can_lie() -> None:
    for rank in ALL_RANKS:
        for text in (f"hand:{rank}", f"graveyard:{rank}", f"ship:0:{rank}", f"island:5:{rank}"):
            assert options.TEXT[options.CODE[text]] == text


def test_questions_are_kept_apart_from_steps() -> None:
    assert CHOOSE in QUESTIONS
    assert "begin_voyage" in STEPS
    assert not QUESTIONS.keys() & STEPS.keys()
    assert QUESTIONS.keys() > OF_OWN_LOOT
