"""The captain's search: imagined voyages, played to their end by rules of thumb, and the chances to win there.

All seats choose their cards at the same time, so the search must not assume that a seat knows the others' cards. Every seat has a mixed
strategy, and regret matching improves all of them against each other: in each round one seat tries all its cards against cards drawn from
the others' strategies. In the middle of a day only one seat is asked: the search tries the options in turn and drops the worse half of
them whenever half of the remaining time is used. A search ends early when one option is clearly the best.
"""

from collections.abc import Callable, Generator
from random import Random
from typing import Final

from galecrest.bots.manners import Outlook, clear_best
from galecrest.bots.regret import Strategy
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Question, View, imagine
from galecrest.game.game import Game
from galecrest.game.view import imagine_again

WORLDS: Final = 64  # the number of samples of the hidden cards
LOOK: Final = 8  # rounds from one look for a clear best option to the next
HABIT: Final = 0.3  # the share of rounds in which the others play by rules of thumb instead of their strategy


class Search:
    """The search for the answer to one question."""

    def __init__(self, view: View, question: Question, random: Random, lead: float, greedy: bool = False) -> None:
        """An option that leads clearly by more than `lead` ends the search. `greedy`: outlooks include the seat's booty."""
        self.view = view
        self.seat = question.seat
        self.options = question.choices
        self.random = random
        self.lead = lead
        self.greedy = greedy
        self.worlds = [imagine(view, random.getrandbits(64))]
        self.worlds[0].ends_with_voyage = True
        self.worth = Worth(self.worlds[0].tiles)
        self.thumb = Thumb(self.worth, random)
        self.outlooks = {option: Outlook(view.seats) for option in self.options}
        self.playouts = 0

    def world(self) -> Game:
        """A possible game with a random future."""
        if len(self.worlds) < WORLDS:
            world = imagine_again(self.worlds[0], self.view, self.random.getrandbits(64))
            self.worlds.append(world)
            return world.copy()
        world = self.random.choice(self.worlds).copy()
        world.reseed(self.random.getrandbits(64))
        return world

    def playout(self, game: Game, option: int) -> float:
        """Play to the end of the voyage after an option; returns the seat's chance to win from there."""
        self.playouts += 1
        self.thumb.play_voyage(game)
        chances = self.worth.chances(game)
        chance = chances[self.seat]
        self.outlooks[option].add(chance, chances, self.worth.booty(game, self.seat) if self.greedy else 0.0)
        return chance

    # Cards that are chosen at the same time

    def equilibrium(self, clock: Callable[[], float], end: float) -> Generator[None, None, int]:
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
            if own.rounds % LOOK == 0:
                best = clear_best(self.outlooks, list(self.options), self.lead)
                if best >= 0:
                    return best
            yield
        return max(self.options, key=lambda rank: own.shares[rank])

    def improve(self, world: Game, seat: int, strategies: list[Strategy]) -> None:
        """Try each card of the seat against one card of every other seat. The last one is played in the world itself."""
        for other in range(world.seats):
            if other != seat and world.chosen[other] == 0:
                world.choose(other, self.card(world, other, strategies[other]))
        hand = world.hands[seat]
        results: list[float] = []
        for rank in hand:
            ahead = world if rank == hand[-1] else world.copy()
            ahead.choose(seat, rank)
            results.append(self.playout(ahead, rank) if seat == self.seat else self.day(ahead, seat))
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

    def best_of(self, clock: Callable[[], float], end: float) -> Generator[None, None, int]:
        left = list(self.options)
        while True:
            now = clock()
            until = end if len(left) <= 2 else now + (end - now) / 2
            rounds = 0
            while rounds == 0 or clock() < until:
                self.try_each(left)
                rounds += 1
                if rounds % LOOK == 0:
                    best = clear_best(self.outlooks, left, self.lead)
                    if best >= 0:
                        return best
                yield
            left.sort(key=lambda option: -self.outlooks[option].mean)
            if len(left) <= 2:
                return left[0]
            left = left[: max(2, len(left) // 2)]

    def try_each(self, left: list[int]) -> None:
        """Try all options in the same sample, so that luck affects all of them equally."""
        world = self.world()
        for option in left:
            ahead = world if option == left[-1] else world.copy()
            ahead.play(option)
            self.playout(ahead, option)
