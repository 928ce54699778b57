"""The admiral's search: imagined days, finished by rules of thumb and judged by the network at their end.

All seats choose their cards at the same time, so each has a mixed strategy that regret matching improves against the others' (`regret.py`
explains it). The others' cards come half from the network's shares and half from their strategies. Mornings are collected over several
rounds and judged together, because the network is fastest in batches.

In the middle of a day one seat is asked, and the search tries its options. Later questions of the same day are answered as the
network likes best for their seats, as long as all ends of the day have room; after that, by rules of thumb.
"""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from galecrest.bots.manners import Outlook, clear_best
from galecrest.bots.morning import pack
from galecrest.bots.network import Judge
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game.game import CHOOSE, Game
from galecrest.game.terms import RANK_LIMIT

DOUBT: Final = 1.5  # points by which a finished game could have ended otherwise
SHARPNESS: Final = 2.0  # the power of the others' shares: they rarely play what the network rarely plays
HABIT: Final = 0.5  # how often the others play by the network's shares instead of their strategy
ANCHOR: Final = 0.1  # the regret that a strategy begins with, by the network's shares
CLOSE: Final = 0.006  # options whose chances differ by less are equally good: the strategy decides
FEWEST: Final = 2  # options that remain to the end


class Branch:
    """Where an imagined day leads: to one end, or by a seat's answer to several."""

    def __init__(self, end: int, seat: int, ways: list["Branch"]) -> None:
        self.end = end  # its number among the ends of the batch
        self.seat = seat  # the one that answers
        self.ways = ways


class Lookahead:
    """The search at one table."""

    def __init__(self, judge: Judge, worth: Worth, random: Random, room: int, greedy: int = -1) -> None:
        self.judge = judge
        self.worth = worth
        self.random = random
        self.thumb = Thumb(worth, random)
        self.room = (
            room  # how many more ends a day may have by the seats' own answers; 0: they answer by rules of thumb
        )
        self.greedy = greedy  # the seat whose booty at each end is noted; -1: nobody's
        self.leaves = 0
        self.rows: list[bytes] = []  # mornings that wait for the network
        self.waiting: list[int] = []  # their ends
        self.ends: list[list[float]] = []  # the chances of all seats, by end
        self.booties: list[float] = []  # of the greedy seat, by end

    # Ends of days

    def begin_batch(self) -> None:
        self.rows = []
        self.waiting = []
        self.ends = []
        self.booties = []

    def judge_batch(self) -> None:
        if self.rows:
            for end, chances in zip(self.waiting, self.judge.chances(self.rows), strict=True):
                self.ends[end] = chances

    def end(self, game: Game) -> int:
        """Finish the day by rules of thumb. Returns the number of its end."""
        self.thumb.finish_day(game)
        self.leaves += 1
        number = len(self.ends)
        self.booties.append(self.worth.booty(game, self.greedy) if self.greedy >= 0 else 0.0)
        if game.kind:
            self.rows.append(pack(game, self.worth))
            self.waiting.append(number)
            self.ends.append([])
        else:
            self.ends.append(final_chances(game))
        return number

    def branch(self, game: Game, room: int) -> Branch:
        """Finish the day with all answers, as long as they lead to at most `room` more ends; after that, by rules of thumb."""
        choices = game.choices
        if not game.kind or game.kind == CHOOSE or len(choices) - 1 > room:
            return Branch(self.end(game), -1, [])
        left = (room - len(choices) + 1) // len(choices)
        seat = game.seat
        ways: list[Branch] = []
        for choice in choices:
            ahead = game.copy()
            ahead.play(choice)
            ways.append(self.branch(ahead, left))
        return Branch(-1, seat, ways)

    def end_of(self, branch: Branch) -> int:
        """The end of the day if every seat that is asked answers for its own best."""
        if not branch.ways:
            return branch.end
        seat = branch.seat
        best = self.end_of(branch.ways[0])
        for way in branch.ways[1:]:
            end = self.end_of(way)
            if self.ends[end][seat] > self.ends[best][seat]:
                best = end
        return best

    def note(self, outlook: Outlook, seat: int, branch: Branch) -> float:
        """Enter a day into an outlook. Returns the seat's chance at its end."""
        end = self.end_of(branch)
        chances = self.ends[end]
        outlook.add(chances[seat], chances, self.booties[end])
        return chances[seat]


def final_chances(game: Game) -> list[float]:
    """The chances of a finished game, with some doubt, because the last doubloons are luck."""
    worths = [game.scores[seat] + 0.2 * game.reputation(seat) for seat in range(game.seats)]
    best = max(worths)
    weights = [exp((worth - best) / DOUBT) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


class Mix:
    """A seat's strategy, by rank."""

    def __init__(self, shares: list[float]) -> None:
        self.rounds = 0
        self.regrets = [ANCHOR * share for share in shares]
        self.shares = [0.0] * RANK_LIMIT  # sums over the rounds; later rounds have more weight

    def now(self, hand: list[int]) -> list[float]:
        """The present share of each card."""
        total = 0.0
        for rank in hand:
            total += self.regrets[rank]
        if total <= 1e-12:
            return [1.0 / len(hand)] * len(hand)
        return [self.regrets[rank] / total for rank in hand]

    def learn(self, hand: list[int], results: list[float]) -> None:
        self.rounds += 1
        now = self.now(hand)
        expected = 0.0
        for share, result in zip(now, results, strict=True):
            expected += share * result
        for place, rank in enumerate(hand):
            regret = self.regrets[rank] + results[place] - expected
            self.regrets[rank] = regret if regret > 0.0 else 0.0
            self.shares[rank] += now[place] * self.rounds


def sharpened(shares: list[float]) -> list[float]:
    """Shares with the larger ones larger."""
    powers = [share**SHARPNESS for share in shares]
    total = sum(powers)
    return [power / total for power in powers] if total > 0.0 else powers


def drawn(options: list[int], weights: list[float], random: Random) -> int:
    """One of the options, by their weights."""
    left = random.random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0.0:
            return option
    return options[-1]


class Trial:
    """A round of the search that waits for the network: a seat's cards against one card of every other seat."""

    def __init__(self, seat: int, hand: list[int], branches: list[Branch]) -> None:
        self.seat = seat
        self.hand = hand
        self.branches = branches


class Task:
    """A question to search the answer of."""

    search: Lookahead
    left: list[int]  # the options that have not retired
    outlooks: dict[int, Outlook]  # by option: the chances at the ends of its days

    def play_batch(self, leaves: int) -> None:
        """Play rounds with at least this many ends, judge them, and learn from them."""

    def mean(self, option: int) -> float:
        """The chance to win with the option, as seen so far."""
        return self.outlooks[option].mean

    def best(self) -> int:
        """The option to take."""
        raise NotImplementedError

    def seats_after(self, option: int) -> list[float]:
        """The chances of all seats if the option is taken."""
        outlook = self.outlooks[option]
        return [each / outlook.count for each in outlook.seats]

    def halve(self) -> None:
        """Go on with the better half of the options."""
        ordered = sorted(self.left, key=lambda option: -self.mean(option))
        self.left = ordered[: max(FEWEST, (len(ordered) + 1) // 2)]


class Morning(Task):
    """The search for a seat's card in imagined games of the same morning."""

    def __init__(self, search: Lookahead, worlds: list[Game], seat: int) -> None:
        self.search = search
        self.random = search.random
        self.worlds = worlds
        self.seat = seat
        self.left = list(worlds[0].hands[seat])
        self.shares = [
            [sharpened(of_seat) for of_seat in of_world]
            for of_world in search.judge.shares([pack(world, search.worth) for world in worlds])
        ]
        self.mixes = [Mix(shares) for shares in self.shares[0]]
        self.others = [other for other in range(worlds[0].seats) if other != seat and worlds[0].chosen[other] == 0]
        self.rounds = 0
        self.outlooks = {rank: Outlook(worlds[0].seats) for rank in self.left}

    def play_batch(self, leaves: int) -> None:
        search = self.search
        search.begin_batch()
        trials: list[Trial] = []
        while len(search.ends) < leaves:
            which = int(self.random.random() * len(self.worlds))
            world = self.worlds[which].copy()
            world.reseed(self.random.getrandbits(64))
            self.rounds += 1
            if self.others and self.rounds % 2 == 0:
                rival = self.others[self.rounds // 2 % len(self.others)]
                trials.append(self.attempt(world.copy(), which, rival, list(world.hands[rival]), 0))
            trials.append(self.attempt(world, which, self.seat, self.left, search.room))
        search.judge_batch()
        for trial in trials:
            self.learn(trial)

    def attempt(self, world: Game, which: int, seat: int, hand: list[int], room: int) -> Trial:
        """Try each of the cards against one card of every other seat, with the same chance for all."""
        for other in range(world.seats):
            if other != seat and world.chosen[other] == 0:
                world.choose(other, self.card(world, which, other))
        branches: list[Branch] = []
        for rank in hand:
            ahead = world.copy()
            ahead.choose(seat, rank)
            branches.append(self.search.branch(ahead, room))
        return Trial(seat, hand[:], branches)

    def card(self, world: Game, which: int, seat: int) -> int:
        hand = list(world.hands[seat])
        mix = self.mixes[seat]
        if mix.rounds == 0 or self.random.random() < HABIT:
            shares = self.shares[which][seat]
            return drawn(hand, [shares[rank] for rank in hand], self.random)
        return drawn(hand, mix.now(hand), self.random)

    def learn(self, trial: Trial) -> None:
        search = self.search
        results: list[float] = []
        for rank, branch in zip(trial.hand, trial.branches, strict=True):
            if trial.seat == self.seat:
                results.append(search.note(self.outlooks[rank], self.seat, branch))
            else:
                results.append(search.ends[search.end_of(branch)][trial.seat])
        self.mixes[trial.seat].learn(trial.hand, results)

    def best(self) -> int:
        """The card with the best mean; among cards that are as good, one by the average strategy."""
        mix = self.mixes[self.seat]
        most = max([self.mean(rank) for rank in self.left])
        close = [rank for rank in self.left if self.mean(rank) > most - CLOSE]
        return drawn(close, [mix.shares[rank] ** 2 + 1e-9 for rank in close], self.random)


class Asked(Task):
    """The search for the answer of one seat in the middle of a day."""

    def __init__(self, search: Lookahead, worlds: list[Game], seat: int, options: tuple[int, ...]) -> None:
        self.search = search
        self.worlds = worlds
        self.seat = seat
        self.left = list(options)
        self.outlooks = {option: Outlook(worlds[0].seats) for option in options}

    def play_batch(self, leaves: int) -> None:
        search = self.search
        random = search.random
        search.begin_batch()
        trials: list[tuple[int, Branch]] = []
        while len(search.ends) < leaves:
            world = self.worlds[int(random.random() * len(self.worlds))].copy()
            world.reseed(random.getrandbits(64))
            for option in self.left:
                ahead = world.copy()
                ahead.play(option)
                trials.append((option, search.branch(ahead, search.room)))
        search.judge_batch()
        for option, branch in trials:
            search.note(self.outlooks[option], self.seat, branch)

    def best(self) -> int:
        return max(self.left, key=lambda option: self.mean(option))


def search_by_clock(task: Task, clock: Callable[[], float], end: float, lead: float) -> None:
    """Search until the time is up or an option leads clearly by more than `lead`; half of the options retire whenever half of the
    remaining time is used."""
    now = clock()
    until = now + (end - now) / 2
    while True:
        task.play_batch(task.search.judge.batch)
        then = clock()
        last = then - now
        now = then
        if now + last / 2 > end or clear_best(task.outlooks, task.left, lead) >= 0:
            return
        if now > until:
            if len(task.left) > FEWEST:
                task.halve()
            until = now + (end - now) / 2


def search_by_leaves(task: Task, leaves: int) -> None:
    """The same with a number of mornings in place of time: the same seed gives the same answer."""
    search = task.search
    end = search.leaves + leaves
    until = search.leaves + leaves // 2
    while True:
        task.play_batch(min(search.judge.batch, max(1, end - search.leaves)))
        if search.leaves >= end:
            return
        if search.leaves > until:
            if len(task.left) > FEWEST:
                task.halve()
            until = search.leaves + (end - search.leaves) // 2
