"""Games for the school: every morning is noted with all seats' strategies and chances, every game with its result.

The first generation learns from games by rules of thumb. All later ones learn from games in which the network and the search play all
seats, on the true game: hands are open but for a few cards, so the difference is small.
"""

from random import Random
from typing import Final

from galecrest.bots.lookahead import Lookahead, Mix, drawn
from galecrest.bots.morning import pack
from galecrest.bots.network import Judge
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game.game import CHOOSE, Game

HABIT: Final = 0.5
TOGETHER: Final = 72  # mornings that are judged together

Shares = list[list[float]]  # by seat and rank


class Notes:
    """What the network learns from one game."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.shares: list[Shares] = []
        self.chances: list[list[float]] = []  # by seat as the search saw them; empty: there was no search


def game_by_thumb(game: Game, random: Random, whim: float, slip: float) -> Notes:
    """A game by rules of thumb, with a share `slip` of random cards."""
    worth = Worth(game.tiles)
    thumb = Thumb(worth, random, whim)
    notes = Notes()
    while game.kind:
        notes.rows.append(pack(game, worth))
        shares = [[0.0] * 41 for _ in range(game.seats)]
        for _ in range(game.chosen.count(0)):
            seat = game.seat
            by_thumb = thumb.card(game, seat)
            shares[seat][by_thumb] = 1.0
            hand = game.hands[seat]
            game.play(hand[int(random.random() * len(hand))] if random.random() < slip else by_thumb)
        notes.shares.append(shares)
        notes.chances.append([])
        thumb.finish_day(game)
    return notes


def game_by_search(game: Game, judge: Judge, random: Random, rounds: int, worlds: int, slip: float) -> Notes:
    """A game of the search against itself: `rounds` of regret matching each morning, `worlds` samples for each other question."""
    worth = Worth(game.tiles)
    search = Lookahead(judge, worth, random, 0)
    notes = Notes()
    while game.kind:
        if game.kind == CHOOSE:
            notes.rows.append(pack(game, worth))
            mixes, chances = joint(search, game, rounds)
            notes.shares.append(mixes)
            notes.chances.append(chances)
            for seat in range(game.seats):
                if game.chosen[seat] == 0:
                    hand = list(game.hands[seat])
                    if random.random() < slip:
                        rank = hand[int(random.random() * len(hand))]
                    else:
                        rank = drawn(hand, [mixes[seat][each] ** 2 for each in hand], random)
                    game.choose(seat, rank)
        else:
            game.play(best_answer(search, game, worlds))
    return notes


def joint(search: Lookahead, game: Game, rounds: int) -> tuple[Shares, list[float]]:
    """The average strategies of all seats, and their chances, by regret matching of all against all."""
    random = search.random
    first = search.judge.shares([pack(game, search.worth)])[0]
    mixes = [Mix(shares) for shares in first]
    sums = [0.0] * game.seats
    counted = 0
    number = 0
    while number < rounds:
        search.begin_batch()
        trials: list[tuple[int, list[int]]] = []
        while number < rounds and len(search.ends) < TOGETHER:
            for seat in range(game.seats):
                if game.chosen[seat] != 0:
                    continue
                world = game.copy()
                world.reseed(random.getrandbits(64))
                for other in range(game.seats):
                    if other != seat and world.chosen[other] == 0:
                        hand = list(world.hands[other])
                        if mixes[other].rounds == 0 or random.random() < HABIT:
                            weights = [first[other][rank] for rank in hand]
                        else:
                            weights = mixes[other].now(hand)
                        world.choose(other, drawn(hand, weights, random))
                ends: list[int] = []
                for rank in game.hands[seat]:
                    ahead = world.copy()
                    ahead.choose(seat, rank)
                    ends.append(search.end(ahead))
                trials.append((seat, ends))
            number += 1
        search.judge_batch()
        for seat, ends in trials:
            hand = list(game.hands[seat])
            results = [search.ends[end][seat] for end in ends]
            now = mixes[seat].now(hand)
            for share, end in zip(now, ends, strict=True):
                for other, chance in enumerate(search.ends[end]):
                    sums[other] += share * chance
            counted += 1
            mixes[seat].learn(hand, results)
    strategies: Shares = []
    for mix in mixes:
        total = sum(mix.shares)
        strategies.append([each / total for each in mix.shares[:41]] if total > 0.0 else mix.shares[:41])
    return strategies, [each / counted for each in sums]


def best_answer(search: Lookahead, game: Game, worlds: int) -> int:
    """The answer of the seat that is asked, tried in the same samples."""
    seat = game.seat
    choices = game.choices
    search.begin_batch()
    ends: list[list[int]] = [[] for _ in choices]
    for _ in range(worlds):
        seed = search.random.getrandbits(64)
        for place, choice in enumerate(choices):
            ahead = game.copy()
            ahead.reseed(seed)
            ahead.play(choice)
            ends[place].append(search.end(ahead))
    search.judge_batch()
    best = 0
    most = -1.0
    for place, numbers in enumerate(ends):
        total = 0.0
        for number in numbers:
            total += search.ends[number][seat]
        if total > most:
            best, most = place, total
    return choices[best]
