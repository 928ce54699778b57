"""The buccaneer looks one day ahead.

For every option it samples a few times what the others may hold and play, finishes the day by rules of thumb, and compares
its lead at the end of the day.
"""

from random import Random
from typing import Final

from galecrest.bots.bot import Reply, Why, hands_are_alike
from galecrest.bots.manners import PLAIN, Manner, Outlook, choose
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth, lead
from galecrest.game import Game, Question, View, imagine
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT
from galecrest.game.terms import RANK_LIMIT

DAYS_IMAGINED: Final = 8
TASTE: Final = 3.0  # doubloons by which a buccaneer overrates a card that it likes, on the first day


class Buccaneer:
    name = "buccaneer"

    def __init__(self, seed: int, manner: Manner = PLAIN) -> None:
        self.random = Random(seed)
        self.manner = manner
        self.taste = [self.random.uniform(0, TASTE) for _ in range(RANK_LIMIT)]

    def reply(self, view: View, question: Question) -> Reply:
        outlooks = self.think(view, question)
        chosen = choose(self.manner, outlooks, question.seat, self.random, doubloon=1.0)
        others = [outlook.mean for choice, outlook in outlooks.items() if choice != chosen]
        margin = outlooks[chosen].mean - max(others)
        if margin < 0:
            return Reply(TEXT[chosen], Why("to_its_taste", {"option": TEXT[chosen]}))
        return Reply(TEXT[chosen], Why("worth_most", {"option": TEXT[chosen], "doubloons": round(margin)}))

    def think(self, view: View, question: Question) -> dict[int, Outlook]:
        """The lead after each option, in imagined days."""
        seat = question.seat
        outlooks = {choice: Outlook(view.seats) for choice in question.choices}
        likes = question.kind == CHOOSE and hands_are_alike(view)
        for _ in range(DAYS_IMAGINED):
            game = imagine(view, self.random.getrandbits(64))
            worth = Worth(game.tiles)
            thumb = Thumb(worth, self.random)
            if question.kind == CHOOSE:
                others_choose(game, seat, thumb)
            for choice in question.choices:
                ahead = game.copy()
                ahead.play(choice)
                thumb.finish_day(ahead)
                positions = worth.positions(ahead)
                result = lead(positions, seat) + (self.taste[choice] if likes else 0.0)
                outlooks[choice].add(result, positions, worth.booty(ahead, seat))
        return outlooks


def others_choose(game: Game, seat: int, thumb: Thumb) -> None:
    """Choose a card for all other seats, so that this seat is asked next."""
    for other in range(game.seats):
        if other != seat and game.chosen[other] == 0:
            game.choose(other, thumb.card(game, other))
