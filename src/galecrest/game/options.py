"""The register of all options: every possible answer to any question.

An option is one int: place * 512 + seat * 64 + what, where *what* is a rank, a kind of loot or a number.
People, logs and protocols use its text form: `hand:17`, `ship:2:17`, `loot:map`.
"""

from typing import Final

from galecrest.game.piles import EACH, KINDS_OF, MIXES, kinds_in
from galecrest.game.terms import COLOURS, LOOT, rank_of, seat_of

IN_HAND: Final = 0 << 9
"""A card in the hand of the asked seat."""
IN_SHIP: Final = 1 << 9
"""A character in a ship."""
ON_ISLAND: Final = 2 << 9
"""A character on the island."""
IN_GRAVEYARD: Final = 3 << 9
"""A card in the graveyard of the asked seat."""
LOOT_TOKEN: Final = 4 << 9
"""A token of the day, or of the asked seat where the question is about its own loot."""
LOOT_OF_SEAT: Final = 5 << 9
"""A token of a seat."""
SALE: Final = 6 << 9
"""Tokens to sell."""
SEAT: Final = 7 << 9
"""A player."""
EFFECT: Final = 8 << 9
"""One of a tile's effects."""
SWAP: Final = 9 << 9
"""A token of today for one of tomorrow."""

CHOICES_OF_EFFECT: Final[tuple[str, ...]] = ("gain", "gain_per_kind", "gain_by_reputation", "gain_reputation")
"""The effects that a tile can offer as a choice."""


def place(option: int) -> int:
    """The place of the option's object: IN_HAND, IN_SHIP ..."""
    return option >> 9 << 9


def what(option: int) -> int:
    """The rank, kind or number that the option names."""
    return option & 63


def whose(option: int) -> int:
    """The seat that the option names; for a sale the kind of loot, for a swap today's kind."""
    return option >> 6 & 7


def in_ship(seat: int, crew: tuple[int, ...]) -> tuple[int, ...]:
    """One option for each of these characters in a seat's ship."""
    base = IN_SHIP | seat << 6
    return tuple([base | rank for rank in crew])


def on_island(characters: list[int]) -> tuple[int, ...]:
    """One option for each of these characters on the island."""
    return tuple([ON_ISLAND | seat_of(who) << 6 | rank_of(who) for who in characters])


def in_graveyard(crew: tuple[int, ...]) -> tuple[int, ...]:
    """One option for each of these cards in the asked seat's graveyard."""
    return tuple([IN_GRAVEYARD | rank for rank in crew])


def loot_in(pile: int) -> tuple[int, ...]:
    """One option for each kind of loot in a pile."""
    pile |= pile >> 1
    return _LOOT_IN[((pile | pile >> 2) & EACH) % MIXES]  # mix_of, in place


_LOOT_IN: Final[list[tuple[int, ...]]] = [tuple([LOOT_TOKEN | kind for kind in kinds]) for kinds in KINDS_OF]


def loot_of(seat: int, pile: int) -> tuple[int, ...]:
    """One option for each kind of loot in a seat's pile."""
    base = LOOT_OF_SEAT | seat << 6
    return tuple([base | kind for kind in kinds_in(pile)])


def sale(kind: int, count: int) -> int:
    """The option to sell this number of tokens of a kind."""
    return SALE | kind << 6 | count


def swaps(today: int, tomorrow: int) -> tuple[int, ...]:
    """The options to swap today's kind for each kind in tomorrow's pile."""
    return tuple([SWAP | today << 6 | kind for kind in kinds_in(tomorrow)])


def seats(numbers: list[int]) -> tuple[int, ...]:
    """One option for each of these seats."""
    return tuple([SEAT | seat << 6 for seat in numbers])


def effect(name: str) -> int:
    """The option to take this one of a tile's effects."""
    return _EFFECTS[name]


_EFFECTS: Final[dict[str, int]] = {name: EFFECT | number for number, name in enumerate(CHOICES_OF_EFFECT)}


def _enter(option: int, text: str) -> None:
    TEXT[option] = text
    CODE[text] = option


TEXT: Final[dict[int, str]] = {}
"""The text of every option by its number."""
CODE: Final[dict[str, int]] = {}
"""The number of every option by its text."""


def enter_rank(rank: int) -> None:
    """Register all options that name a character of this rank."""
    _enter(IN_HAND | rank, f"hand:{rank}")
    _enter(IN_GRAVEYARD | rank, f"graveyard:{rank}")
    for seat in range(COLOURS):
        _enter(IN_SHIP | seat << 6 | rank, f"ship:{seat}:{rank}")
        _enter(ON_ISLAND | seat << 6 | rank, f"island:{seat}:{rank}")


for _kind, _name in enumerate(LOOT):
    _enter(LOOT_TOKEN | _kind, f"loot:{_name}")
    for _seat in range(COLOURS):
        _enter(LOOT_OF_SEAT | _seat << 6 | _kind, f"loot:{_seat}:{_name}")
    for _count in (1, 2, 3):
        _enter(sale(_kind, _count), f"sell:{_name}:{_count}")
    for _other, _other_name in enumerate(LOOT):
        _enter(SWAP | _kind << 6 | _other, f"swap:{_name}:{_other_name}")
for _seat in range(COLOURS):
    _enter(SEAT | _seat << 6, f"seat:{_seat}")
for _effect in CHOICES_OF_EFFECT:
    _enter(effect(_effect), f"effect:{_effect}")
