"""Everything that can happen, be asked or lie on the board has words."""

from random import Random

import pytest

from galecrest.game import Game, options
from galecrest.game.events import BY_NAME, Chose, Doubloons, Event, ReturnedToHand, Revealed, SatOut
from galecrest.game.game import RULES
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import CHARACTERS, MIDSHIPMAN
from galecrest.game.tiles import PRINTED, VOCABULARY, box_from_toml
from galecrest.phrases import ABILITIES, QUESTIONS, card, option_words, phrase, question_words, tile_words
from tests.random_games import level_of


def test_all_that_happens_and_is_asked_in_many_games_has_words() -> None:
    told: set[str] = set()
    for seed in range(60):
        luck = Random(seed)
        seats = 1 + seed % 6
        game = Game.new(seats, ("calm", "stormy", "uncharted")[seed // 6 % 3], seed, level=level_of(seats))
        events = list(game.events)
        while not game.over:
            question = luck.choice(game.questions)
            assert question_words(question, game.cause).endswith("?")
            events += game.answer(question.id, luck.choice(question.options))
        for event in events:
            told.add(event.name())
            assert "_" not in phrase(event)
    assert told | {"sat_out", "brought_forward"} == set(BY_NAME)  # these two are too rare to wait for


def test_every_question_kind_is_a_rule() -> None:
    assert set(QUESTIONS) - {"choose_character"} <= set(RULES)


def test_every_option_has_words_of_its_own_kind() -> None:
    for option in options.CODE:
        words = option_words(option)
        assert words
        assert ":" not in words
        assert "_" not in words


def test_every_character_has_a_line() -> None:
    assert len(ABILITIES) == len(CHARACTERS) == 41
    assert all(line.endswith(".") for line in ABILITIES[1:])
    assert len(set(ABILITIES)) == 41


def test_every_effect_of_the_printed_box_has_words() -> None:
    sides = {*PRINTED, *PRINTED_SOLO.your_tiles, *PRINTED_SOLO.her_tiles}
    assert "_" not in " ".join(tile_words(side) for side in sides)
    used = {effect.name for side in sides for effect in (*side.dusk, *side.night, *side.anchor)}
    assert used == set(VOCABULARY)


def test_a_side_without_effects_says_so() -> None:
    assert tile_words(box_from_toml("[chest.calm]")[0]) == "does nothing"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Doubloons("chest", 0, 5, 12), "Seat 1 gains 5 doubloons and has 12. [Chest]"),
        (Doubloons("cabin_boy", 1, -1, 0), "Seat 2 loses 1 doubloon and has 0. [Cabin Boy]"),
        (SatOut("day", 3), "Seat 4 has no card and sits the day out."),
        (Chose("choice", 2, None), "Seat 3 chooses a card."),
        (Chose("choice", 2, 17), "Seat 3 chooses Brute (17)."),
        (
            ReturnedToHand("surgeon", 0, None, "graveyard"),
            "A card of Seat 1 returns from the graveyard to the hand. [Surgeon]",
        ),
        (
            Revealed("reveal", ((0, 5), (MIDSHIPMAN & 7, 20), (1, 30))),
            "On the island: Seat 1's Cabin Boy (5), the Midshipman, Seat 2's Merchant (30).",
        ),
    ],
    ids=lambda value: value.name() if isinstance(value, Event) else "",
)
def test_seats_count_from_one_and_a_cause_stands_in_brackets(event: Event, words: str) -> None:
    assert phrase(event) == words


def test_a_card_has_its_name_and_rank() -> None:
    assert card(37) == "Wind Nymph (37)"
