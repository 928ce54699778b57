"""Estimates for the daytime abilities: what a seat gains by playing a character now, without the token at dusk and its worth aboard."""

from collections.abc import Callable
from typing import Final

from galecrest.bots.worth import Worth, a_step, in_hand
from galecrest.game.game import Game
from galecrest.game.piles import count_of, kinds_in, size_of
from galecrest.game.ranks import CABIN_BOY, INFANTRY
from galecrest.game.terms import COLOURS, HOOK, RANK_LIMIT, RELIC, SABER

ByDay = Callable[[Worth, Game, int], float]

BY_DAY: Final[list[ByDay | None]] = [None] * RANK_LIMIT


def by_day(rank: int) -> Callable[[ByDay], ByDay]:
    def enter(function: ByDay) -> ByDay:
        BY_DAY[rank] = function
        return function

    return enter


@by_day(2)
def apprentice(worth: Worth, game: Game, seat: int) -> float:
    best = -1.0
    for rank in game.ships[seat]:
        by_day = BY_DAY[rank]
        if by_day is not None and rank != 2:
            best = max(best, by_day(worth, game, seat))
    return best


@by_day(3)
def beggar(worth: Worth, game: Game, seat: int) -> float:
    return 2.0


@by_day(4)
def innkeeper(worth: Worth, game: Game, seat: int) -> float:
    best = -0.5
    for rank in game.ships[seat]:
        best = max(best, in_hand(game, rank) - worth.aboard(game, seat, rank))
    return best


@by_day(5)
def cabin_boy(worth: Worth, game: Game, seat: int) -> float:
    hand = game.hands[seat]
    if CABIN_BOY not in hand:  # an Apprentice copies him in the ship, where he cannot be leftmost
        return 0.0
    return 2.5 if hand[0] == CABIN_BOY else 1.2


@by_day(6)
def bandit(worth: Worth, game: Game, seat: int) -> float:
    return game.track.index(seat) * (1 - a_step(game))


@by_day(7)
def preacher(worth: Worth, game: Game, seat: int) -> float:
    pile = game.loot[seat]
    if not pile:
        return 0.0
    best = max([worth.held(game, seat, kind, 1) for kind in kinds_in(pile)])
    return best - worth.loot(game, seat) + a_step(game) * (size_of(pile) - 1)


@by_day(9)
def stowaway(worth: Worth, game: Game, seat: int) -> float:
    return 2.0


@by_day(11)
def carpenter(worth: Worth, game: Game, seat: int) -> float:
    return -float(game.doubloons[seat] // 2)


@by_day(12)
def officer(worth: Worth, game: Game, seat: int) -> float:
    return max(2 * a_step(game), 12.0 - game.doubloons[seat])


@by_day(14)
def bodyguard(worth: Worth, game: Game, seat: int) -> float:
    return 2.0 * (count_of(game.days[0], SABER) + count_of(game.days[0], HOOK))


@by_day(17)
def brute(worth: Worth, game: Game, seat: int) -> float:
    hand = game.hands[seat]
    return -1.0 if hand and hand[-1] == 17 else 1.5


@by_day(18)
def gunner(worth: Worth, game: Game, seat: int) -> float:
    best = -1.0
    for rank in game.ships[seat]:
        best = max(best, a_step(game) - worth.aboard(game, seat, rank))
    for other in range(game.seats):
        if other != seat:
            for rank in game.ships[other]:
                best = max(best, worth.aboard(game, other, rank) / (game.seats - 1) - a_step(game))
    return best


@by_day(19)
def necromancer(worth: Worth, game: Game, seat: int) -> float:
    if not count_of(game.loot[seat], RELIC):
        return 0.0
    best = -1.0
    for rank in game.graveyards[seat]:
        best = max(best, worth.aboard(game, seat, rank))
    return best + 2.0


@by_day(21)
def bosun(worth: Worth, game: Game, seat: int) -> float:
    return 2.0 * sum([rank < 21 for rank in game.ships[seat]])


@by_day(22)
def brawler(worth: Worth, game: Game, seat: int) -> float:
    for other in range(game.seats):
        if other != seat and 22 in game.ships[other]:
            return 1 + 2 * a_step(game)
    return 0.0


@by_day(23)
def thief(worth: Worth, game: Game, seat: int) -> float:
    best = -100.0
    for neighbour in game.neighbours(seat):
        for kind in kinds_in(game.loot[neighbour]):
            best = max(best, worth.held(game, seat, kind, count_of(game.loot[seat], kind) + 1))
    return max(best, -2.0) - 2 * a_step(game) if best > -100.0 else 0.0


@by_day(25)
def recruiter(worth: Worth, game: Game, seat: int) -> float:
    best = -2.0
    for rank in game.hands[seat]:
        if rank != 25:
            best = max(best, worth.aboard(game, seat, rank) - in_hand(game, rank))
    return best


@by_day(27)
def watchman(worth: Worth, game: Game, seat: int) -> float:
    return 0.5


@by_day(29)
def infantry(worth: Worth, game: Game, seat: int) -> float:
    hand = game.hands[seat]
    if INFANTRY not in hand:  # an Apprentice copies him in the ship, where he cannot be rightmost
        return 0.0
    return 4.0 if hand[-1] == INFANTRY else 1.0


@by_day(30)
def merchant(worth: Worth, game: Game, seat: int) -> float:
    best = -3.0
    pile = game.loot[seat]
    for kind in kinds_in(pile):
        count = count_of(pile, kind)
        all_held = worth.held(game, seat, kind, count)
        for sold in range(1, min(3, count) + 1):
            best = max(best, sold * sold - all_held + worth.held(game, seat, kind, count - sold))
    return best if pile else 0.0


@by_day(31)
def surgeon(worth: Worth, game: Game, seat: int) -> float:
    return 1.5 if game.graveyards[seat] else 0.0


@by_day(33)
def gambler(worth: Worth, game: Game, seat: int) -> float:
    return -float(min(size_of(game.loot[seat]), game.doubloons[seat]))


@by_day(34)
def aristocrat(worth: Worth, game: Game, seat: int) -> float:
    return 2 * a_step(game)


@by_day(36)
def quartermaster(worth: Worth, game: Game, seat: int) -> float:
    return float(size_of(game.loot[seat]))


@by_day(38)
def first_mate(worth: Worth, game: Game, seat: int) -> float:
    return -float(min(len(game.ships[seat]), game.doubloons[seat]))


@by_day(39)
def captain(worth: Worth, game: Game, seat: int) -> float:
    return (COLOURS - 1 - game.track.index(seat)) * (a_step(game) - 1)


@by_day(40)
def governor(worth: Worth, game: Game, seat: int) -> float:
    return len(game.ships[seat]) * a_step(game) - worth.crew(game, seat)
