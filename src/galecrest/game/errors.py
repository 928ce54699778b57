"""The errors that bad input raises. Each message says what was wrong and what would be right."""

from typing import Literal

Fault = Literal[
    "toml",
    "incomplete",
    "unknown",
    "table",
    "keys",
    "source",
    "truth",
    "number",
    "effects",
    "twice",
    "either",
    "few",
    "pointers",
    "kinds",
    "elsewhere",
    "depth",
    "entries",
    "multiline",
]
"""What can be wrong with a rules file. Players read the words under `fault-<fault>` in the catalogues."""


class GalecrestError(Exception):
    """The base class of all errors that bad input raises."""


class BadSetup(GalecrestError):
    """A game cannot be set up with these arguments."""


class BadRules(GalecrestError):
    """The data of the loot tiles or of the solo game is invalid: the fault, and the arguments of its sentence in the catalogues.

    The text is for programmers: `[chest.calm]: truth (found 'yes')`.
    """

    def __init__(self, fault: Fault, where: str = "", **arguments: str | int) -> None:
        told = ", ".join([f"{name} {value}" for name, value in arguments.items()])
        super().__init__(f"{where or 'rules'}: {fault}" + (f" ({told})" if told else ""))
        self.fault = fault
        self.arguments = {"where": where, **arguments} if where else arguments


class BadAnswer(GalecrestError):
    """The game rejected an answer; the game is unchanged."""


class GameOver(BadAnswer):
    """The game has ended and takes no more answers."""


class UnknownQuestion(BadAnswer):
    """No open question has this id."""


class WrongSeat(BadAnswer):
    """The question is for another seat, or the seat does not exist."""


class OptionNotOffered(BadAnswer):
    """The question does not offer this option."""


class BadData(GalecrestError):
    """The data is malformed or contradicts the rules."""


class OtherRules(BadData):
    """The data was written under a rules version that this program does not know, or is the log of a game that changed its rules on the
    way or did not begin at its beginning."""


class DamagedLog(BadData):
    """The log contains a step that the rules do not allow."""


class OutcomeMissing(DamagedLog):
    """The script of random outcomes ends before a draw of `count` from `among`."""

    def __init__(self, among: list[int], count: int) -> None:
        super().__init__("the log ends before a random outcome that the game needs")
        self.among = among
        self.count = count
