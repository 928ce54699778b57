"""Piles of loot tokens and crews of characters: small immutable values, cheap to copy and to compare.

A pile is one int with four bits per kind of loot; a crew is an ascending tuple of ranks.
"""

from functools import lru_cache
from typing import Final

from galecrest.game.terms import LOOT, Loot

ONE: Final[tuple[int, ...]] = tuple([1 << 4 * kind for kind in range(len(LOOT))])
"""By kind: a pile of one token."""
FULL_BAG: Final[int] = sum([count * one for count, one in zip((4, 6, 10, 6, 6, 8, 8), ONE, strict=True)])
"""All tokens of the game."""
TOKENS: Final = 48
"""The number of all tokens of the game."""


def count_of(pile: int, kind: int) -> int:
    """The number of tokens of a kind."""
    return pile >> 4 * kind & 15


def size_of(pile: int) -> int:
    """The number of all tokens."""
    size = 0
    while pile:
        size += pile & 15
        pile >>= 4
    return size


def kinds_in(pile: int) -> tuple[int, ...]:
    """The kinds of which the pile has a token, ascending."""
    pile |= pile >> 1
    return KINDS_OF[((pile | pile >> 2) & EACH) % MIXES]  # mix_of, in place


def mix_of(pile: int) -> int:
    """A number below MIXES for the kinds of which the pile has a token, whatever their counts: an index for tables."""
    pile |= pile >> 1
    return ((pile | pile >> 2) & EACH) % MIXES


EACH: Final[int] = sum(ONE)
"""A token of each kind."""
MIXES: Final = 129
"""The smallest divisor that leaves another remainder for each set of kinds."""
KINDS_OF: Final[list[tuple[int, ...]]] = [()] * MIXES
"""By `mix_of`: the kinds."""
for _number in range(1 << len(LOOT)):
    _kinds = tuple([kind for kind in range(len(LOOT)) if _number >> kind & 1])
    KINDS_OF[mix_of(sum([ONE[kind] for kind in _kinds]))] = _kinds


def tokens_of(pile: int) -> list[int]:
    """The kind of every token in the pile, sorted by kind."""
    tokens: list[int] = []
    for kind in range(len(LOOT)):
        tokens += [kind] * (pile >> 4 * kind & 15)
    return tokens


@lru_cache(10_000)  # consecutive views repeat most piles
def names_of(pile: int) -> tuple[Loot, ...]:
    """The same as `tokens_of`, by name."""
    return tuple([LOOT[kind] for kind in tokens_of(pile)])


def pile_of(tokens: tuple[int, ...]) -> int:
    """The pile of these tokens, given by kind."""
    pile = 0
    for kind in tokens:
        pile += ONE[kind]
    return pile


def has(crew: tuple[int, ...], rank: int) -> bool:
    """Whether this rank is in the crew; faster than `in` where it is compiled."""
    for each in crew:
        if each >= rank:
            return each == rank
    return False


def without(crew: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """The crew without this rank. Raises ValueError if it is not in it."""
    for place, each in enumerate(crew):
        if each == rank:
            return crew[:place] + crew[place + 1 :]
    raise ValueError(f"{rank} is not in {crew}")


def joined(crew: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """The crew with this rank."""
    place = len(crew)
    while place and crew[place - 1] > rank:
        place -= 1
    return crew[:place] + (rank,) + crew[place:]  # noqa: RUF005  mypyc would build a list first
