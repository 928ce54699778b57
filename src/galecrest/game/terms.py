"""The rulebook's nouns: phases, boards, loot kinds and the names of the forty characters."""

from enum import StrEnum
from typing import Final

RULES_VERSION: Final = 1


class Board(StrEnum):
    CALM = "calm"
    STORMY = "stormy"
    UNCHARTED = "uncharted"


BOARDS: Final[tuple[str, ...]] = tuple([str(board) for board in Board])


CHOOSING: Final = 0
DAYTIME: Final = 1
DUSK: Final = 2
NIGHT: Final = 3
ANCHOR: Final = 4
OVER: Final = 5
PHASES: Final[tuple[str, ...]] = ("choosing", "daytime", "dusk", "night", "anchor", "over")

# In the order in which Automa and the Pilferer prefer them.
CHEST: Final = 0
HOOK: Final = 1
MAP: Final = 2
SABER: Final = 3
AMULET: Final = 4
BARREL: Final = 5
RELIC: Final = 6
LOOT: Final[tuple[str, ...]] = ("chest", "hook", "map", "saber", "amulet", "barrel", "relic")

VOYAGES: Final = 3
DAYS_OF_VOYAGE: Final[tuple[int, ...]] = (0, 4, 5, 6)
CARDS_DEALT: Final = 6
COLOURS: Final = 6

CHARACTERS: Final[tuple[str, ...]] = (
    "",
    "scout",
    "apprentice",
    "beggar",
    "innkeeper",
    "cabin_boy",
    "bandit",
    "preacher",
    "barkeep",
    "stowaway",
    "explorer",
    "carpenter",
    "officer",
    "smuggler",
    "bodyguard",
    "witch",
    "mutineer",
    "brute",
    "gunner",
    "necromancer",
    "freed_prisoner",
    "bosun",
    "brawler",
    "thief",
    "topman",
    "recruiter",
    "cook",
    "watchman",
    "armorer",
    "infantry",
    "merchant",
    "surgeon",
    "treasurer",
    "gambler",
    "aristocrat",
    "collector",
    "quartermaster",
    "wind_nymph",
    "first_mate",
    "captain",
    "governor",
)
ALL_RANKS: Final[tuple[int, ...]] = tuple(range(1, 41))

# A character on the island is one int: rank * 8 + seat. Seats run from 0 to 5; two more stand for those who are no players.
PILFERER: Final = 6
MIDSHIPMAN: Final = 20 * 8 + 7

# The seat of Automa in a solo game.
AUTOMA: Final = 1
