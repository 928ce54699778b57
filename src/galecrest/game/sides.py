"""A tile side (its effects and when they happen), and the seven sides on the board."""

from dataclasses import dataclass
from typing import Final

from galecrest.game.piles import ONE

# Effects that count all tokens of the kind: such a kind is one ability instead of one per token.
COUNTING: Final[tuple[str, ...]] = ("gain_per_token", "gain_for_sets")


@dataclass(frozen=True)
class Effect:
    """An effect by its name in `tiles.VOCABULARY`, with its numbers in that order; `either` has choices."""

    name: str
    numbers: tuple[int, ...] = ()
    choices: tuple["Effect", ...] = ()

    def has(self, name: str) -> bool:
        """Whether this is the effect of this name, or offers it as a choice."""
        return self.name == name or any(choice.name == name for choice in self.choices)


@dataclass(frozen=True)
class TileSide:
    """One side of a loot tile: the kind of loot as a number, calm or stormy, the source, and the effects in each phase."""

    kind: int
    side: str
    source: str
    dusk: tuple[Effect, ...] = ()
    night: tuple[Effect, ...] = ()
    anchor: tuple[Effect, ...] = ()
    stays: bool = False
    """Its tokens stay with their owner after the voyage."""

    @property
    def reconstructed(self) -> bool:
        """Whether the printed text was not available, see `tiles.SOURCES`."""
        return "C" in self.source


class Tiles:
    """The seven sides on the board, with facts about them that the rules often need."""

    __slots__ = (
        "anchor",
        "at_night",
        "dusk",
        "keeping",
        "moving_reputation",
        "night",
        "plain",
        "reading_reputation",
        "sides",
        "stays",
        "together",
    )

    def __init__(self, sides: tuple[TileSide, ...]) -> None:
        self.sides = sides
        self.dusk: tuple[tuple[Effect, ...], ...] = tuple([side.dusk for side in sides])
        self.night: tuple[tuple[Effect, ...], ...] = tuple([side.night for side in sides])
        self.at_night: int = sum([15 * ONE[side.kind] for side in sides if side.night])
        self.anchor: tuple[tuple[Effect, ...], ...] = tuple([side.anchor for side in sides])
        self.stays: int = sum([15 * ONE[side.kind] for side in sides if side.stays])
        self.together: tuple[bool, ...] = tuple(
            [any(effect.name in COUNTING for effect in side.anchor) for side in sides]
        )
        self.plain: tuple[int, ...] = tuple([plain_gain(side.anchor) for side in sides])
        self.keeping = self._with("keep_or_gain")
        self.reading_reputation = self._with("gain_by_reputation")
        self.moving_reputation = self._with("gain_reputation")

    def _with(self, name: str) -> int:
        """All tokens with this effect at anchor, as a pile to mask with."""
        return sum([15 * ONE[side.kind] for side in self.sides if any(effect.has(name) for effect in side.anchor)])


def plain_gain(effects: tuple[Effect, ...]) -> int:
    """The doubloons that a token pays, if its effects do nothing else."""
    return effects[0].numbers[0] if len(effects) == 1 and effects[0].name == "gain" else 0
