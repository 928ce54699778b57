"""Estimates for the daytime abilities: what a seat gains by playing a character now, without the token at dusk and its worth aboard."""

from typing import Final

from galecrest.bots.worth import Worth, a_step, in_hand
from galecrest.game.game import Game
from galecrest.game.piles import count_of, has, kinds_in, size_of
from galecrest.game.ranks import CABIN_BOY, INFANTRY
from galecrest.game.terms import COLOURS, HOOK, RANK_LIMIT, RELIC, SABER

RATED: Final = [
    rank in (2, 3, 4, 5, 6, 7, 9, 11, 12, 14, 17, 18, 19, 21, 22, 23, 25, 27, 29, 30, 31, 33, 34, 36, 38, 39, 40)
    for rank in range(RANK_LIMIT)
]


def by_day(worth: Worth, game: Game, seat: int, rank: int) -> float:
    """The estimate for a rank; 0 for the others. A table of functions would be slower, see `worth.py`."""
    if rank <= 10:
        if rank == 2:
            return apprentice(worth, game, seat)
        if rank == 3:
            return beggar(worth, game, seat)
        if rank == 4:
            return innkeeper(worth, game, seat)
        if rank == 5:
            return cabin_boy(worth, game, seat)
        if rank == 6:
            return bandit(worth, game, seat)
        if rank == 7:
            return preacher(worth, game, seat)
        if rank == 9:
            return stowaway(worth, game, seat)
        return 0.0
    if rank <= 20:
        if rank == 11:
            return carpenter(worth, game, seat)
        if rank == 12:
            return officer(worth, game, seat)
        if rank == 14:
            return bodyguard(worth, game, seat)
        if rank == 17:
            return brute(worth, game, seat)
        if rank == 18:
            return gunner(worth, game, seat)
        if rank == 19:
            return necromancer(worth, game, seat)
        return 0.0
    if rank <= 30:
        if rank == 21:
            return bosun(worth, game, seat)
        if rank == 22:
            return brawler(worth, game, seat)
        if rank == 23:
            return thief(worth, game, seat)
        if rank == 25:
            return recruiter(worth, game, seat)
        if rank == 27:
            return watchman(worth, game, seat)
        if rank == 29:
            return infantry(worth, game, seat)
        if rank == 30:
            return merchant(worth, game, seat)
        return 0.0
    if rank == 31:
        return surgeon(worth, game, seat)
    if rank == 33:
        return gambler(worth, game, seat)
    if rank == 34:
        return aristocrat(worth, game, seat)
    if rank == 36:
        return quartermaster(worth, game, seat)
    if rank == 38:
        return first_mate(worth, game, seat)
    if rank == 39:
        return captain(worth, game, seat)
    if rank == 40:
        return governor(worth, game, seat)
    return 0.0


def apprentice(worth: Worth, game: Game, seat: int) -> float:
    best = -1.0
    for rank in game.ships[seat]:
        if RATED[rank] and rank != 2:
            best = max(best, by_day(worth, game, seat, rank))
    return best


def beggar(worth: Worth, game: Game, seat: int) -> float:
    return 2.0


def innkeeper(worth: Worth, game: Game, seat: int) -> float:
    best = -0.5
    for rank in game.ships[seat]:
        best = max(best, in_hand(game, rank) - worth.aboard(game, seat, rank))
    return best


def cabin_boy(worth: Worth, game: Game, seat: int) -> float:
    hand = game.hands[seat]
    if not has(hand, CABIN_BOY):  # an Apprentice copies him in the ship, where he cannot be leftmost
        return 0.0
    return 2.5 if hand[0] == CABIN_BOY else 1.2


def bandit(worth: Worth, game: Game, seat: int) -> float:
    return game.reputation(seat) * (1 - a_step(game))


def preacher(worth: Worth, game: Game, seat: int) -> float:
    pile = game.loot[seat]
    if not pile:
        return 0.0
    best = max([worth.held(game, seat, kind, 1) for kind in kinds_in(pile)])
    return best - worth.loot(game, seat) + a_step(game) * (size_of(pile) - 1)


def stowaway(worth: Worth, game: Game, seat: int) -> float:
    return 2.0


def carpenter(worth: Worth, game: Game, seat: int) -> float:
    return -float(game.doubloons[seat] // 2)


def officer(worth: Worth, game: Game, seat: int) -> float:
    return max(2 * a_step(game), 12.0 - game.doubloons[seat])


def bodyguard(worth: Worth, game: Game, seat: int) -> float:
    return 2.0 * (count_of(game.days[0], SABER) + count_of(game.days[0], HOOK))


def brute(worth: Worth, game: Game, seat: int) -> float:
    hand = game.hands[seat]
    return -1.0 if hand and hand[-1] == 17 else 1.5


def gunner(worth: Worth, game: Game, seat: int) -> float:
    best = -1.0
    step = a_step(game)
    rivals = float(game.seats - 1)
    for rank in game.ships[seat]:
        best = max(best, step - worth.aboard(game, seat, rank))
    for other in range(game.seats):
        if other != seat:
            for rank in game.ships[other]:
                best = max(best, worth.aboard(game, other, rank) / rivals - step)
    return best


def necromancer(worth: Worth, game: Game, seat: int) -> float:
    if not count_of(game.loot[seat], RELIC):
        return 0.0
    best = -1.0
    for rank in game.graveyards[seat]:
        best = max(best, worth.aboard(game, seat, rank))
    return best + 2.0


def bosun(worth: Worth, game: Game, seat: int) -> float:
    lower = 0
    for rank in game.ships[seat]:
        if rank < 21:
            lower += 1
    return 2.0 * lower


def brawler(worth: Worth, game: Game, seat: int) -> float:
    for other in range(game.seats):
        if other != seat and has(game.ships[other], 22):
            return 1 + 2 * a_step(game)
    return 0.0


def thief(worth: Worth, game: Game, seat: int) -> float:
    best = -100.0
    for neighbour in game.neighbours(seat):
        for kind in kinds_in(game.loot[neighbour]):
            best = max(best, worth.held(game, seat, kind, count_of(game.loot[seat], kind) + 1))
    return max(best, -2.0) - 2 * a_step(game) if best > -100.0 else 0.0


def recruiter(worth: Worth, game: Game, seat: int) -> float:
    best = -2.0
    for rank in game.hands[seat]:
        if rank != 25:
            best = max(best, worth.aboard(game, seat, rank) - in_hand(game, rank))
    return best


def watchman(worth: Worth, game: Game, seat: int) -> float:
    return 0.5


def infantry(worth: Worth, game: Game, seat: int) -> float:
    hand = game.hands[seat]
    if not has(hand, INFANTRY):  # an Apprentice copies him in the ship, where he cannot be rightmost
        return 0.0
    return 4.0 if hand[-1] == INFANTRY else 1.0


def merchant(worth: Worth, game: Game, seat: int) -> float:
    best = -3.0
    pile = game.loot[seat]
    for kind in kinds_in(pile):
        count = count_of(pile, kind)
        all_held = worth.held(game, seat, kind, count)
        for sold in range(1, min(3, count) + 1):
            best = max(best, sold * sold - all_held + worth.held(game, seat, kind, count - sold))
    return best if pile else 0.0


def surgeon(worth: Worth, game: Game, seat: int) -> float:
    return 1.5 if game.graveyards[seat] else 0.0


def gambler(worth: Worth, game: Game, seat: int) -> float:
    return -float(min(size_of(game.loot[seat]), game.doubloons[seat]))


def aristocrat(worth: Worth, game: Game, seat: int) -> float:
    return 2 * a_step(game)


def quartermaster(worth: Worth, game: Game, seat: int) -> float:
    return float(size_of(game.loot[seat]))


def first_mate(worth: Worth, game: Game, seat: int) -> float:
    return -float(min(len(game.ships[seat]), game.doubloons[seat]))


def captain(worth: Worth, game: Game, seat: int) -> float:
    return (COLOURS - 1 - game.reputation(seat)) * (a_step(game) - 1)


def governor(worth: Worth, game: Game, seat: int) -> float:
    return len(game.ships[seat]) * a_step(game) - worth.crew(game, seat)
