"""The admiral searches one day ahead with a trained network as its judgement; the lieutenant plays the network's first thought.

`lookahead.py` is the search, `network.py` the network. Both play with every number of seats, on every board, alone against Automa and with
changed tiles.
"""

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import Final

from galecrest.bots.bot import Reply, Why
from galecrest.bots.captain import Thoughts, reply_to
from galecrest.bots.lookahead import Asked, Lookahead, Morning, drawn, search_by_clock, search_by_leaves, sharpened
from galecrest.bots.manners import PLAIN, Manner, choose
from galecrest.bots.morning import pack
from galecrest.bots.network import SHIPPED, Network, network_in
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Question, View, imagine
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT

BUDGET: Final = 0.02  # seconds for a decision
WORLDS: Final = 16  # samples of hidden cards
ROOM: Final = 8  # more ends that an imagined day may have by the seats' answers ...
MORE_ROOM: Final = 24  # ... with more time
MORE_TIME: Final = 0.05  # seconds ...
MORE_LEAVES: Final = 1_500  # ... or mornings


class Admiral:
    """The bot that looks one day ahead with the network; `budget` is in seconds by `clock`."""

    name = "admiral"

    def __init__(
        self,
        seed: int,
        budget: float = BUDGET,
        clock: Callable[[], float] = perf_counter,
        leaves: int = 0,
        network: Network | None = None,
        manner: Manner = PLAIN,
    ) -> None:
        """`leaves` replaces the budget of seconds by a number of judged mornings, so that the seed alone decides."""
        self.random = Random(seed)
        self.budget = budget
        self.clock = clock
        self.leaves = leaves
        self.manner = manner
        self.network = network if network is not None else network_in(str(SHIPPED))
        much = leaves >= MORE_LEAVES if leaves else budget >= MORE_TIME
        self.room = MORE_ROOM if much else ROOM

    def reply(self, view: View, question: Question) -> Reply:
        """The answer after the whole search."""
        return reply_to(self.search(view, question, self.manner.lead), self.manner)

    def think(self, view: View, question: Question) -> Thoughts:
        """Thoughts that took the whole budget, whatever the answer, as the captain's."""
        return self.search(view, question, inf)

    def search(self, view: View, question: Question, lead: float) -> Thoughts:
        """Thoughts that end when an option leads clearly by more than `lead`, at the latest with the budget."""
        end = self.clock() + self.budget
        worlds = [imagine(view, self.random.getrandbits(64)) for _ in range(worlds_of(view))]
        worth = Worth(worlds[0].tiles)
        judge = self.network.judge(worlds[0].tiles)
        seat, options = question.seat, question.choices
        room = self.room if judge.batch > 1 else 0
        search = Lookahead(judge, worth, self.random, room, seat if self.manner.greed else -1)
        task = Morning(search, worlds, seat) if question.kind == CHOOSE else Asked(search, worlds, seat, options)
        if self.leaves:
            search_by_leaves(task, self.leaves)
        else:
            search_by_clock(task, self.clock, end, lead)
        best = task.best() if self.manner == PLAIN else choose(self.manner, task.outlooks, seat, self.random)
        chances = {TEXT[option]: task.mean(option) for option in options}
        return Thoughts(TEXT[best], chances, search.leaves, tuple(task.seats_after(best)))


def worlds_of(view: View) -> int:
    """How many samples of the hidden cards: one where everybody knows all cards."""
    hidden = view.level or any(each.may_hold for seat, each in enumerate(view.players) if seat != view.seat)
    return WORLDS if hidden else 1


class Lieutenant:
    """Cards by the network's shares, all else by its judgement of one end of the day for each option: an instant answer."""

    name = "lieutenant"

    def __init__(self, seed: int, network: Network | None = None) -> None:
        self.random = Random(seed)
        self.network = network if network is not None else network_in(str(SHIPPED))

    def reply(self, view: View, question: Question) -> Reply:
        """The answer, at once."""
        game = imagine(view, self.random.getrandbits(64))
        worth = Worth(game.tiles)
        judge = self.network.judge(game.tiles)
        if question.kind == CHOOSE:
            shares = judge.shares([pack(game, worth)])[0][question.seat]
            hand = list(question.choices)
            likely = sharpened(sharpened(shares))
            choice = drawn(hand, [likely[rank] + 1e-9 for rank in hand], self.random)
        elif judge.batch > 1:
            task = Asked(Lookahead(judge, worth, self.random, 0), [game], question.seat, question.choices)
            task.play_batch(1)
            choice = task.best()
        else:  # without numpy each end would take as long as the choice of a card
            choice = Thumb(worth, self.random).answer(game)
        return Reply(TEXT[choice], Why("gains_most", {"option": TEXT[choice]}))
