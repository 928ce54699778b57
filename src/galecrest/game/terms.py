"""The rulebook's nouns: phases, boards, kinds of loot, and how a character on the island is encoded."""

from enum import StrEnum
from typing import Final, Literal, get_args

RULES_VERSION: Final = 2


class Board(StrEnum):
    CALM = "calm"
    STORMY = "stormy"
    UNCHARTED = "uncharted"


BOARDS: Final[tuple[str, ...]] = tuple([str(board) for board in Board])

Side = Literal["calm", "stormy"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

Phase = Literal["choosing", "daytime", "dusk", "night", "anchor", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
CHOOSING: Final = 0
DAYTIME: Final = 1
DUSK: Final = 2
NIGHT: Final = 3
ANCHOR: Final = 4
OVER: Final = 5

# In the order of Automa's list, the Pilferer's preference too.
Loot = Literal["chest", "hook", "map", "saber", "amulet", "barrel", "relic"]
LOOT: Final[tuple[Loot, ...]] = get_args(Loot)
CHEST: Final = 0
HOOK: Final = 1
MAP: Final = 2
SABER: Final = 3
AMULET: Final = 4
BARREL: Final = 5
RELIC: Final = 6

# The places that a character or a token can come from.
Origin = Literal["island", "ship", "hand", "graveyard", "day", "bag"]

VOYAGES: Final = 3
DAYS_OF_VOYAGE: Final[tuple[int, ...]] = (0, 4, 5, 6)
CARDS_DEALT: Final = 6
COLOURS: Final = 6

# characters.py fills these: the ranks in ascending order, and the names by rank.
RANK_LIMIT: Final = 64
ALL_RANKS: Final[list[int]] = []
CHARACTERS: Final[list[str]] = [""] * RANK_LIMIT

# A character on the island is one int: rank * 8 + seat. Players have seats 0 to 5; the Pilferer and the Midshipman have two more.
PILFERER: Final = 6
MIDSHIPMAN: Final = 20 * 8 + 7

# The seat of Automa in a solo game.
AUTOMA: Final = 1


def character(rank: int, seat: int) -> int:
    """A seat's character of this rank as one int."""
    return rank << 3 | seat


def rank_of(who: int) -> int:
    return who >> 3


def seat_of(who: int) -> int:
    return who & 7
