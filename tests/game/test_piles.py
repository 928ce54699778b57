"""Piles of loot and crews of characters."""

import pytest

from galecrest.game import options
from galecrest.game.piles import FULL_BAG, ONE, count_of, has, joined, kinds_in, pile_of, size_of, tokens_of, without
from galecrest.game.terms import LOOT


def test_the_full_bag_holds_48_tokens() -> None:
    counts = {LOOT[kind]: count_of(FULL_BAG, kind) for kind in range(len(LOOT))}
    assert counts == {"map": 10, "barrel": 8, "relic": 8, "saber": 6, "amulet": 6, "hook": 6, "chest": 4}
    assert size_of(FULL_BAG) == 48


def test_a_pile_is_the_tokens_it_was_made_of() -> None:
    assert tokens_of(pile_of((2, 0, 2, 6))) == [0, 2, 2, 6]


def test_the_kinds_of_a_pile_are_those_that_it_has_tokens_of() -> None:
    """All sets of kinds, with all counts of two of them."""
    for number in range(1 << 15):
        pile = (
            sum(ONE[kind] * (number >> kind & 1) for kind in range(7))
            | ONE[0] * (number >> 7 & 15)
            | ONE[5] * (number >> 11)
        )
        kinds = tuple(kind for kind in range(7) if count_of(pile, kind))
        assert kinds_in(pile) == kinds
        assert [options.TEXT[option] for option in options.loot_in(pile)] == [f"loot:{LOOT[kind]}" for kind in kinds]


@pytest.mark.parametrize("rank", [1, 5, 9])
def test_a_crew_stays_in_ascending_rank(rank: int) -> None:
    crew = joined((3, 7), rank)
    assert crew == tuple(sorted((3, 7, rank)))
    assert without(crew, rank) == (3, 7)


def test_a_crew_has_its_own_ranks_only() -> None:
    assert [rank for rank in range(9) if has((3, 7), rank)] == [3, 7]
    assert not has((), 3)


def test_nobody_can_leave_a_crew_without_being_in_it() -> None:
    with pytest.raises(ValueError, match="5 is not in"):
        without((3, 7), 5)
