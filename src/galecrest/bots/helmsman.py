"""The helmsman plays by good rules of thumb without looking ahead. Automa's levels are measured against it."""

from random import Random
from typing import Final

from galecrest.bots.bot import Reply, Why, hands_are_alike
from galecrest.bots.thumb import WHIM, Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Question, View, imagine
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT

FIRST_WHIM: Final = 6.0  # on the first day, so that several helmsmen do not all send the same card


class Helmsman:
    name = "helmsman"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def reply(self, view: View, question: Question) -> Reply:
        game = imagine(view, self.random.getrandbits(64))
        thumb = Thumb(Worth(game.tiles), self.random, FIRST_WHIM if hands_are_alike(view) else WHIM)
        choice = thumb.card(game, question.seat) if question.kind == CHOOSE else thumb.answer(game)
        return Reply(TEXT[choice], Why("gains_most", {"option": TEXT[choice]}))
