"""What happened, in the rulebook's words.

Every event carries its cause: the character, the kind of loot or the rule that made it happen. An event tells facts and never a sentence;
who shows it phrases it. It carries its result, so that a view follows from the view before it and the events since, without knowing a rule.
`seen_by` gives the event as a seat (or None, a spectator) may know it.
"""

from dataclasses import dataclass, fields, replace
from functools import cache

from galecrest.game.terms import Loot, Origin, Phase

BY_NAME: dict[str, type["Event"]] = {}


@dataclass(frozen=True, slots=True)
class Event:
    cause: str

    def __init_subclass__(cls) -> None:
        BY_NAME[cls.name()] = cls

    def seen_by(self, seat: int | None) -> "Event | None":
        return self

    @classmethod
    @cache
    def name(cls) -> str:
        """`WentAboard` is `went_aboard`."""
        return "".join("_" + letter.lower() if letter.isupper() else letter for letter in cls.__name__)[1:]

    def __str__(self) -> str:
        told = [f"{field.name}={_short(getattr(self, field.name))}" for field in fields(self) if field.name != "cause"]
        return " ".join([self.name(), *told, f"({self.cause})"])


def _short(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + " ".join(_short(item) for item in value) + "]"
    return str(value)


@dataclass(frozen=True, slots=True)
class VoyageBegan(Event):
    voyage: int
    days: tuple[tuple[Loot, ...], ...]
    dealt: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    voyage: int
    day: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat has chosen its card; which one, only the seat knows, and so it alone learns of a change of mind."""

    seat: int
    rank: int | None
    again: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        if seat == self.seat:
            return self
        return None if self.again else replace(self, rank=None)


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The island from left to right, as pairs of seat and rank; the Midshipman is (7, 20), the Pilferer's seat is 6."""

    island: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: Phase


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """Dusk is over: nobody is left on the island, and the day's loot is gone."""

    voyage: int
    day: int


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """A character's turn has come: what follows is its ability."""

    seat: int
    rank: int


@dataclass(frozen=True, slots=True)
class Copied(Event):
    seat: int
    rank: int
    copied: int


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """An ability could not be carried out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A card stands on the island now, so many places from the left."""

    seat: int
    rank: int
    place: int


@dataclass(frozen=True, slots=True)
class GainedLoot(Event):
    seat: int
    loot: Loot
    origin: Origin


@dataclass(frozen=True, slots=True)
class TookLoot(Event):
    seat: int
    loot: Loot
    victim: int


@dataclass(frozen=True, slots=True)
class DiscardedLoot(Event):
    """Tokens went back to the bag: from a seat, or from the day when the seat is None."""

    seat: int | None
    loot: Loot
    count: int


@dataclass(frozen=True, slots=True)
class SwappedLoot(Event):
    seat: int
    today: Loot
    tomorrow: Loot


@dataclass(frozen=True, slots=True)
class Doubloons(Event):
    """Doubloons gained or lost, and how many the seat has now."""

    seat: int
    change: int
    now: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    seat: int
    receiver: int
    amount: int


@dataclass(frozen=True, slots=True)
class MovedReputation(Event):
    """The token moved by `spaces` (left is negative). The colours from left to right and the seats from first to last, as they are now."""

    seat: int
    spaces: int
    track: tuple[int, ...]
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiscardedCharacter(Event):
    seat: int
    rank: int
    origin: Origin


@dataclass(frozen=True, slots=True)
class WentAboard(Event):
    seat: int
    rank: int
    origin: Origin


@dataclass(frozen=True, slots=True)
class ReturnedToHand(Event):
    """From the ship everybody sees the card; from the graveyard only its owner does, unless the hand lies open as Automa's."""

    seat: int
    rank: int | None
    origin: Origin
    openly: bool = False

    def seen_by(self, seat: int | None) -> Event:
        hidden = self.origin == "graveyard" and seat != self.seat and not self.openly
        return replace(self, rank=None) if hidden else self


@dataclass(frozen=True, slots=True)
class HandKnown(Event):
    """What everybody knows of a hand has changed: cards that it surely holds, and cards that lie there or in the graveyard."""

    seat: int
    holds: tuple[int, ...]
    may_hold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """The character stays in the ship for the next voyage."""

    seat: int
    rank: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The purse was added to the score and is empty; the seats from first to last now."""

    seat: int
    doubloons: int
    score: int
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unloaded(Event):
    """At a voyage's end: these characters left the ship for the graveyard, these tokens returned to the bag. The rest stays."""

    seat: int
    buried: tuple[int, ...]
    returned: tuple[Loot, ...]


@dataclass(frozen=True, slots=True)
class VoyageEnded(Event):
    voyage: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The seats from first to last."""

    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckShown(Event):
    """The solo deck has a new top card; its back shows where it points in each row of Automa's table."""

    pointers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PilfererCame(Event):
    rank: int


@dataclass(frozen=True, slots=True)
class PilfererLeft(Event):
    rank: int


@dataclass(frozen=True, slots=True)
class AutomaChose(Event):
    """The card that the table points at: the row that matched the day's loot, and where it points in her hand."""

    seat: int
    rank: int
    row: str
    pointer: str


@dataclass(frozen=True, slots=True)
class AutomaDecided(Event):
    """Her answer to a question, and the way in which she chooses there."""

    seat: int
    kind: str
    option: str
    way: str


@dataclass(frozen=True, slots=True)
class BroughtForward(Event):
    """A token of tomorrow lies with today's: Automa's Watchman has seen it coming."""

    seat: int
    loot: Loot
