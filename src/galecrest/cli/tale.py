"""A game told line by line."""

from collections.abc import Iterable, Iterator
from typing import Final

from galecrest.game import Game, Log, retrace
from galecrest.game.errors import DamagedLog
from galecrest.game.events import Event
from galecrest.words import Words

HEADINGS: Final = ("voyage_began", "day_began", "voyage_ended", "game_ended")
AFTER_A_BLANK_LINE: Final = ("voyage_began", "day_began")
LESS_INDENTED: Final = ("revealed", "sat_out")
# The reveal and the effects of an ability tell more than these; the others only keep a screen right. Bots' reasons would be too many.
UNTOLD: Final = ("chose", "acted", "hand_known", "unloaded", "day_ended", "explained")


class Teller:
    """Tells events one by one. A phase is told with the first thing that happens in it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.phase = ""  # still to be told

    def tell(self, event: Event) -> Iterator[str]:
        name = event.name()
        if name in UNTOLD:
            return
        if self.phase and name != "phase_began" and name not in HEADINGS:
            yield self.phase
        self.phase = ""
        line = self.words.event(event)
        if name == "phase_began":
            self.phase = f"  {line}"
        elif name in HEADINGS:
            if name in AFTER_A_BLANK_LINE:
                yield ""
            yield line
        else:
            yield f"  {line}" if name in LESS_INDENTED else f"    {line}"


def tale(events: Iterable[Event], words: Words) -> Iterator[str]:
    """A line for each event. A phase in which nothing happened is left out, unless it is the last one."""
    teller = Teller(words)
    for event in events:
        yield from teller.tell(event)
    if teller.phase:
        yield teller.phase


def retell(log: Log) -> Iterator[Event]:
    """Every event of a log, up to the first damage."""
    try:
        for _game, events in retrace(log):
            yield from events
    except DamagedLog:
        return


def headline(log: Log, words: Words) -> str:
    """Players, board, rules version and length of the logged game."""
    told = {"board": words.t(f"board-{log.board}"), "rules": str(log.rules), "answers": len(log.answers)}
    if log.level:
        return words.t("log-alone", level=words.t(f"level-{log.level}"), **told)
    return words.t("log-players", players=log.seats, **told)


def ending(game: Game, words: Words) -> str:
    """The winner, or the players that have not answered yet."""
    if game.over:
        winner = game.standing[0]
        return words.t("game-won", player=words.seat(winner), you=words.you(winner), score=game.scores[winner])
    return words.t("game-open", players=", ".join(words.seat(question.seat) for question in game.questions))
