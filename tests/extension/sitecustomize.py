"""A test-only character, question, event and bot, added as the recipes in docs/architecture.md say.

Python imports this module at its start when the folder is on the path, so that every process of a test knows them: the test itself, a
server, the workers in which bots think.
"""

from dataclasses import dataclass

from fluent.runtime import FluentResource

from galecrest.bots import BOTS, Reply, Why
from galecrest.game import Game, Question, View
from galecrest.game.characters import daytime
from galecrest.game.events import Event
from galecrest.game.game import question
from galecrest.game.options import what
from galecrest.game.terms import LOOT, Loot
from galecrest.words import LANGUAGES, bundle


@dataclass(frozen=True, slots=True)
class StormCalled(Event):
    """The wind took a token of the day."""

    seat: int
    loot: Loot


@daytime(41)
def stormcaller(game: Game, seat: int) -> None:
    """Blow a token of the day back into the bag."""
    game.ask(seat, "stormcaller_blows", game.todays_loot())


@question
def stormcaller_blows(game: Game, seat: int, option: int) -> None:
    game.discard_from_day(what(option), 1)
    if game.heard is not None:
        game.heard.append(StormCalled(game.cause, seat, LOOT[what(option)]))


class Parrot:
    """Repeats the last option that it has heard."""

    name = "parrot"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def reply(self, view: View, question: Question) -> Reply:
        return Reply(question.options[-1], Why("at_random"))


BOTS["parrot"] = Parrot

WORDS = """\
character-41 = Stormcaller
    .daytime = Blow a token of the day back into the bag.
question-stormcaller_blows = Your Stormcaller whistles: choose a token of the day
event-storm_called = { $player } calls a storm: { $loot } ({ $cause })
bot-parrot = Parrot
    .about = Says what was said last.
"""
for language in LANGUAGES:
    bundle(language).add_resource(FluentResource(WORDS))
