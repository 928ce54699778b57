"""The captain searches: it samples the hidden cards, plays many times to the end of the voyage, and estimates the chances to win there.

All seats choose their cards at the same time, so the search must not assume that a seat knows the others' cards. Every seat has a mixed
strategy, and regret matching improves all of them against each other: in each round one seat tries all its cards against cards drawn from
the others' strategies. In the middle of a day only one seat is asked: the search tries the options in turn and drops the worse half of
them whenever half of the remaining time is used.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from galecrest.bots.bot import Reply, Why
from galecrest.bots.regret import Strategy
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Game, Question, View, imagine
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT

BUDGET: Final = 0.3  # seconds for a decision
WORLDS: Final = 64  # the number of samples of the hidden cards
HABIT: Final = 0.3  # the share of rounds in which the others play by rules of thumb instead of their strategy


@dataclass(frozen=True)
class Thoughts:
    """The result of a search: the best option, and the chance to win for each option."""

    best: str
    chances: dict[str, float]
    playouts: int


class Captain:
    name = "captain"

    def __init__(self, seed: int, budget: float = BUDGET, clock: Callable[[], float] = perf_counter) -> None:
        self.random = Random(seed)
        self.budget = budget
        self.clock = clock

    def reply(self, view: View, question: Question) -> Reply:
        thoughts = self.think(view, question)
        percent = round(100 * thoughts.chances[thoughts.best])
        arguments: dict[str, str | int] = {
            "option": thoughts.best,
            "percent": percent,
            "playouts": thoughts.playouts,
        }
        return Reply(thoughts.best, Why("wins_most", arguments))

    def think(self, view: View, question: Question) -> Thoughts:
        search = Search(view, question, self.random)
        end = self.clock() + self.budget
        if question.kind == CHOOSE:
            return search.equilibrium(self.clock, end)
        return search.best_of(self.clock, end)


class Search:
    """The search for the answer to one question."""

    def __init__(self, view: View, question: Question, random: Random) -> None:
        self.view = view
        self.seat = question.seat
        self.options = question.choices
        self.random = random
        self.worlds = [imagine(view, random.getrandbits(64))]
        self.worth = Worth(self.worlds[0].tiles)
        self.thumb = Thumb(self.worth, random)
        self.playouts = 0

    def world(self) -> Game:
        """A possible game with a random future."""
        if len(self.worlds) < WORLDS:
            self.worlds.append(imagine(self.view, self.random.getrandbits(64)))
            return self.worlds[-1].copy()
        world = self.random.choice(self.worlds).copy()
        world.reseed(self.random.getrandbits(64))
        return world

    def playout(self, game: Game) -> float:
        """Play to the end of the voyage; returns the seat's chance to win from there."""
        self.playouts += 1
        self.thumb.play_voyage(game)
        return self.worth.chances(game)[self.seat]

    # Cards that are chosen at the same time

    def equilibrium(self, clock: Callable[[], float], end: float) -> Thoughts:
        """Improve the strategies of one opponent and of the seat itself in turn until the time is up."""
        strategies = [Strategy() for _ in range(self.view.seats)]
        own = strategies[self.seat]
        others = [seat for seat in range(self.view.seats) if seat != self.seat]
        while own.rounds < 2 or clock() < end:
            rival = others[own.rounds % len(others)]
            world = self.world()
            if world.chosen[rival] == 0:
                self.improve(world.copy(), rival, strategies)
            self.improve(world, self.seat, strategies)
        best = max(self.options, key=lambda rank: own.shares[rank])
        chances = {TEXT[rank]: own.results[rank] / own.rounds for rank in self.options}
        return Thoughts(TEXT[best], chances, self.playouts)

    def improve(self, world: Game, seat: int, strategies: list[Strategy]) -> None:
        """Try each card of the seat against one card of every other seat."""
        for other in range(world.seats):
            if other != seat and world.chosen[other] == 0:
                world.choose(other, self.card(world, other, strategies[other]))
        hand = world.hands[seat]
        results = []
        for rank in hand:
            ahead = world.copy()
            ahead.choose(seat, rank)
            results.append(self.playout(ahead) if seat == self.seat else self.day(ahead, seat))
        strategies[seat].learn(hand, results)

    def card(self, world: Game, seat: int, strategy: Strategy) -> int:
        by_habit = strategy.rounds < 2 or self.random.random() < HABIT
        if by_habit and seat != self.seat:
            return self.thumb.card(world, seat)
        return strategy.pick(world.hands[seat], self.random)

    def day(self, game: Game, seat: int) -> float:
        """Play to the end of the day only: the opponents need less depth."""
        self.thumb.finish_day(game)
        return self.worth.chances(game)[seat]

    # Questions to one seat alone

    def best_of(self, clock: Callable[[], float], end: float) -> Thoughts:
        tried = dict.fromkeys(self.options, 0)
        results = dict.fromkeys(self.options, 0.0)
        left = list(self.options)
        while True:
            now = clock()
            until = end if len(left) <= 2 else now + (end - now) / 2
            self.try_each(left, tried, results)
            while clock() < until:
                self.try_each(left, tried, results)
            left.sort(key=lambda option: -results[option] / tried[option])
            if len(left) <= 2:
                break
            left = left[: max(2, len(left) // 2)]
        chances = {TEXT[option]: results[option] / tried[option] for option in self.options}
        return Thoughts(TEXT[left[0]], chances, self.playouts)

    def try_each(self, left: list[int], tried: dict[int, int], results: dict[int, float]) -> None:
        """Try all options in the same sample, so that luck affects all of them equally."""
        world = self.world()
        for option in left:
            ahead = world.copy()
            ahead.play(option)
            tried[option] += 1
            results[option] += self.playout(ahead)
