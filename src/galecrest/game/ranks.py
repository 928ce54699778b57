"""The ranks of the characters that the rules mention by name."""

from typing import Final

SCOUT: Final = 1
APPRENTICE: Final = 2
CABIN_BOY: Final = 5
STOWAWAY: Final = 9
EXPLORER: Final = 10
SMUGGLER: Final = 13
WITCH: Final = 15
MUTINEER: Final = 16
FREED_PRISONER: Final = 20
BOSUN: Final = 21
BRAWLER: Final = 22
TOPMAN: Final = 24
COOK: Final = 26
ARMORER: Final = 28
INFANTRY: Final = 29
ARISTOCRAT: Final = 34
WIND_NYMPH: Final = 37
FIRST_MATE: Final = 38
