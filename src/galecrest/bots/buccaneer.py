"""The buccaneer looks one day ahead.

For every option it samples a few times what the others may hold and play, finishes the day by rules of thumb, and compares
its lead at the end of the day.
"""

from random import Random
from typing import Final

from galecrest.bots.bot import Reply, Why, hands_are_alike
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Game, Question, View, imagine
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT
from galecrest.game.terms import RANK_LIMIT

DAYS_IMAGINED: Final = 8
TASTE: Final = 3.0  # doubloons by which a buccaneer overrates a card that it likes, on the first day


class Buccaneer:
    name = "buccaneer"

    def __init__(self, seed: int, imagined: int = DAYS_IMAGINED) -> None:
        self.random = Random(seed)
        self.imagined = imagined
        self.taste = [self.random.uniform(0, TASTE) for _ in range(RANK_LIMIT)]

    def reply(self, view: View, question: Question) -> Reply:
        leads = dict.fromkeys(question.choices, 0.0)
        if question.kind == CHOOSE and hands_are_alike(view):
            leads = {rank: self.imagined * self.taste[rank] for rank in question.choices}
        for _ in range(self.imagined):
            game = imagine(view, self.random.getrandbits(64))
            worth = Worth(game.tiles)
            thumb = Thumb(worth, self.random)
            if question.kind == CHOOSE:
                others_choose(game, question.seat, thumb)
            for choice in question.choices:
                ahead = game.copy()
                ahead.play(choice)
                thumb.finish_day(ahead)
                leads[choice] += worth.lead(ahead, question.seat)
        best, second = sorted(question.choices, key=lambda choice: -leads[choice])[:2]
        margin = round((leads[best] - leads[second]) / self.imagined)
        return Reply(TEXT[best], Why("worth_most", {"option": TEXT[best], "doubloons": margin}))


def others_choose(game: Game, seat: int, thumb: Thumb) -> None:
    """Choose a card for all other seats, so that this seat is asked next."""
    for other in range(game.seats):
        if other != seat and game.chosen[other] == 0:
            game.choose(other, thumb.card(game, other))
