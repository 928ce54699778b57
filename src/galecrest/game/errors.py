"""What can be wrong with what the outside hands in. Each error says what was wrong and what would be right."""


class GalecrestError(Exception):
    """The root of all errors that bad input can raise."""


class BadSetup(GalecrestError):
    """A game cannot be set up like this."""


class BadTiles(GalecrestError):
    """A set of loot tiles does not make sense."""


class BadSolo(GalecrestError):
    """The data of the solo game does not make sense."""


class BadAnswer(GalecrestError):
    """An answer that the game does not take; the game is unchanged."""


class GameOver(BadAnswer):
    """The game has ended and asks nothing any more."""


class UnknownQuestion(BadAnswer):
    """No open question has this id."""


class WrongSeat(BadAnswer):
    """The question was put to another seat."""


class OptionNotOffered(BadAnswer):
    """The question does not offer this option."""


class BadData(GalecrestError):
    """JSON that is malformed or does not describe what it should."""


class OtherRules(BadData):
    """A log that was written under another version of the rules."""


class DamagedLog(BadData):
    """A log whose steps cannot have happened."""
