"""The events of a game, in the rulebook's words.

Every event carries its cause: the character, the kind of loot or the rule that made it happen. An event holds facts, not sentences, and it
carries its result, so that a client can update its view from events without knowing the rules. `seen_by` returns the event as a seat
(or None, a spectator) may know it, or None if it stays hidden.
"""

from dataclasses import dataclass, fields, replace
from functools import cache

from galecrest.game.terms import Loot, Origin, Phase

BY_NAME: dict[str, type["Event"]] = {}
"""The class of each event by its name: `went_aboard` is `WentAboard`."""


@dataclass(frozen=True, slots=True)
class Event:
    """What happened. All events of a game are of its subclasses."""

    cause: str
    """The character, the kind of loot or the rule that made it happen."""

    def __init_subclass__(cls) -> None:
        BY_NAME[cls.name()] = cls

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as a seat (or None, a spectator) may know it; None if it stays hidden."""
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
    """A voyage (1 to 3) begins, with the loot of its days and the ranks that every seat was dealt."""

    voyage: int
    days: tuple[tuple[Loot, ...], ...]
    dealt: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """A day of the voyage begins, counted from 1."""

    voyage: int
    day: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat has chosen its card. Only the seat itself sees which one, and only it sees a changed choice (`again`)."""

    seat: int
    rank: int | None
    again: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """All for the seat itself. For others the card is None, and a changed choice stays hidden."""
        if seat == self.seat:
            return self
        return None if self.again else replace(self, rank=None)


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """The seat has no card and takes no part in this day."""

    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The island from left to right, as pairs of seat and rank; the Midshipman is (7, 20), the Pilferer's seat is 6."""

    island: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of the day, or the anchor step of the voyage, begins."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """Dusk is over: the island is empty, and the day's loot is gone."""

    voyage: int
    day: int


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """A character's turn begins; the next events come from its ability."""

    seat: int
    rank: int


@dataclass(frozen=True, slots=True)
class Copied(Event):
    """The character of this rank uses the ability of the rank `copied`."""

    seat: int
    rank: int
    copied: int


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """An ability could not be carried out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A card was placed on the island; `place` counts from 0 at the left."""

    seat: int
    rank: int
    place: int


@dataclass(frozen=True, slots=True)
class GainedLoot(Event):
    """A seat took a token, from the day or from the bag (`origin`)."""

    seat: int
    loot: Loot
    origin: Origin


@dataclass(frozen=True, slots=True)
class TookLoot(Event):
    """A seat took a token from the seat `victim`."""

    seat: int
    loot: Loot
    victim: int


@dataclass(frozen=True, slots=True)
class DiscardedLoot(Event):
    """Tokens went back to the bag: from a seat, or from the day if the seat is None."""

    seat: int | None
    loot: Loot
    count: int


@dataclass(frozen=True, slots=True)
class SwappedLoot(Event):
    """A token of today changed places with one of tomorrow."""

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
    """A seat paid another one, the `receiver`."""

    seat: int
    receiver: int
    amount: int


@dataclass(frozen=True, slots=True)
class MovedReputation(Event):
    """The token moved by `spaces` (left is negative). `track`: the colours from left to right; `standing`: the seats from first to last."""

    seat: int
    spaces: int
    track: tuple[int, ...]
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiscardedCharacter(Event):
    """A character went to the graveyard of its seat. `by` is the other seat whose deed it was; events of older versions do not say."""

    seat: int
    rank: int
    origin: Origin
    by: int | None = None


@dataclass(frozen=True, slots=True)
class WentAboard(Event):
    """A character went to the ship of its seat, from the place `origin`."""

    seat: int
    rank: int
    origin: Origin


@dataclass(frozen=True, slots=True)
class ReturnedToHand(Event):
    """A card returned to the hand. From the graveyard only its owner sees which one, unless the hand is open (Automa's)."""

    seat: int
    rank: int | None
    origin: Origin
    openly: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """From the graveyard, others see no rank."""
        hidden = self.origin == "graveyard" and seat != self.seat and not self.openly
        return replace(self, rank=None) if hidden else self


@dataclass(frozen=True, slots=True)
class HandKnown(Event):
    """The public knowledge of a hand changed: cards that it certainly holds, and cards that are either there or in the graveyard."""

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
    """The purse was added to the score and is now empty; `standing` lists the seats from first to last."""

    seat: int
    doubloons: int
    score: int
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unloaded(Event):
    """At a voyage's end these characters went from the ship to the graveyard and these tokens to the bag. The rest stays."""

    seat: int
    buried: tuple[int, ...]
    returned: tuple[Loot, ...]


@dataclass(frozen=True, slots=True)
class VoyageEnded(Event):
    """All characters and tokens of the voyage have paid."""

    voyage: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The seats from first to last."""

    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckShown(Event):
    """The solo deck has a new top card; its back shows the pointer for each row of Automa's table."""

    pointers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PilfererCame(Event):
    """Solo: the Pilferer came to the island with a card of this rank."""

    rank: int


@dataclass(frozen=True, slots=True)
class PilfererLeft(Event):
    """Solo: the Pilferer left the island with the card of this rank."""

    rank: int


@dataclass(frozen=True, slots=True)
class AutomaChose(Event):
    """Automa's card, the row of the table that matched the day's loot, and the pointer in that row."""

    seat: int
    rank: int
    row: str
    pointer: str


@dataclass(frozen=True, slots=True)
class AutomaDecided(Event):
    """Automa's answer to a question, and the way in which she chose it."""

    seat: int
    kind: str
    option: str
    way: str


@dataclass(frozen=True, slots=True)
class Explained(Event):
    """A bot's reason for an answer, as a key with arguments. The table tells it; the game knows no bots."""

    seat: int
    reason: str
    arguments: dict[str, str | int]
    secret: bool = False
    """The answer is the seat's own secret, and so is the reason."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The reason for a secret answer is for its seat alone."""
        return None if self.secret and seat != self.seat else self


@dataclass(frozen=True, slots=True)
class BroughtForward(Event):
    """A token of tomorrow was moved to today by Automa's Watchman."""

    seat: int
    loot: Loot
