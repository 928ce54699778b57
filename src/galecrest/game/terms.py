"""The rulebook's nouns: phases, boards, kinds of loot, and how a character on the island is encoded."""

from enum import StrEnum
from typing import Final, Literal, get_args

RULES_VERSION: Final = 2
"""The version of the rules. Logs and views name it."""


class Board(StrEnum):
    """The side of the loot tiles that is up: all calm, all stormy, or each as chance decides."""

    CALM = "calm"
    STORMY = "stormy"
    UNCHARTED = "uncharted"


BOARDS: Final[tuple[str, ...]] = tuple([str(board) for board in Board])
"""The names of the boards."""

Side = Literal["calm", "stormy"]
"""A side of a loot tile."""
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""The sides; a side as a number is an index into this."""

Phase = Literal["choosing", "daytime", "dusk", "night", "anchor", "over"]
"""A phase: choosing, daytime, dusk and night belong to a day, anchor comes after the last day of a voyage, over after the game."""
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""The phases in order; `Game.phase` is an index into this."""
CHOOSING: Final = 0
DAYTIME: Final = 1
DUSK: Final = 2
NIGHT: Final = 3
ANCHOR: Final = 4
OVER: Final = 5

Loot = Literal["chest", "hook", "map", "saber", "amulet", "barrel", "relic"]
"""A kind of loot."""
LOOT: Final[tuple[Loot, ...]] = get_args(Loot)
"""The kinds of loot, in the order of Automa's list, which is the Pilferer's preference, too. A kind as a number is an index into this."""
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(LOOT)}
"""The number of a kind of loot by its name."""
CHEST: Final = 0
HOOK: Final = 1
MAP: Final = 2
SABER: Final = 3
AMULET: Final = 4
BARREL: Final = 5
RELIC: Final = 6

Origin = Literal["island", "ship", "hand", "graveyard", "day", "bag"]
"""A place that a character or a token can come from."""

VOYAGES: Final = 3
"""The voyages of a game."""
DAYS_OF_VOYAGE: Final[tuple[int, ...]] = (0, 4, 5, 6)
"""The days of each voyage, from 1."""
CARDS_DEALT: Final = 6
"""The characters that every player gets at the start of a voyage."""
COLOURS: Final = 6
"""The tokens on the reputation track: one for each of six possible players."""

# characters.py fills these: the ranks in ascending order, and the names by rank.
RANK_LIMIT: Final = 64
"""Above all ranks."""
ALL_RANKS: Final[list[int]] = []
"""The ranks of the forty characters, ascending."""
CHARACTERS: Final[list[str]] = [""] * RANK_LIMIT
"""By rank: the name of the character in events and questions."""

# A character on the island is one int: rank * 8 + seat. Players have seats 0 to 5; the Pilferer and the Midshipman have two more.
PILFERER: Final = 6
"""The seat of the Pilferer's characters on the island."""
MIDSHIPMAN: Final = 20 * 8 + 7
"""The Midshipman on the island, as rank and seat in one number."""

AUTOMA: Final = 1
"""The seat of Automa in a solo game."""


def character(rank: int, seat: int) -> int:
    """A seat's character of this rank as one int."""
    return rank << 3 | seat


def rank_of(who: int) -> int:
    """The rank of a character on the island."""
    return who >> 3


def seat_of(who: int) -> int:
    """The seat of a character on the island."""
    return who & 7
