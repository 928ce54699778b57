"""The helmsman plays by good rules of thumb without looking ahead. Automa's levels are measured against it."""

from random import Random

from galecrest.bots.bot import Reply, Why
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Question, View, imagine
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT


class Helmsman:
    name = "helmsman"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def reply(self, view: View, question: Question) -> Reply:
        game = imagine(view, self.random.getrandbits(64))
        thumb = Thumb(Worth(game.tiles), self.random)
        choice = thumb.card(game, question.seat) if question.kind == CHOOSE else thumb.answer(game)
        return Reply(TEXT[choice], Why("gains_most", {"option": TEXT[choice]}))
