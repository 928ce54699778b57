"""The worth of tokens, characters aboard, cards in hand, reputation and a seat's whole position, in doubloons.

Everything is computed from the current state. Future gains are estimated, not played out, which is fast enough for many thousand
calls per second.
"""

from math import exp
from typing import Final

from galecrest.bots.prices import Price, prices
from galecrest.game.characters import COLLECTIONS
from galecrest.game.effects import HIGHEST_PAY
from galecrest.game.game import Game
from galecrest.game.piles import count_of, has, kinds_in
from galecrest.game.ranks import ARISTOCRAT, EXPLORER
from galecrest.game.sides import Tiles
from galecrest.game.terms import (
    AMULET,
    BARREL,
    CHEST,
    DAYS_OF_VOYAGE,
    HOOK,
    MAP,
    RANK_LIMIT,
    SABER,
    VOYAGES,
    rank_of,
    seat_of,
)

# The figures that are not in the rules were fitted to about ten thousand calm four-player games played by rules of thumb.

STEP_A_DAY: Final = 0.28  # a step of reputation: the ties that it wins on one day
STEP_AT_PAY: Final = 1.0  # and its cost at the start of a voyage
A_SHIP: Final = 0.85  # the share of the estimated worth of crew and loot that proved true
A_HOLD: Final = 0.8

# The worth of a card in hand that the others do not have, by rank (from 0). A character that is not listed has the usual worth.
A_CARD: Final = 1.5
CARDS: Final = [
    0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.5, 2.0, 2.0, -0.5, 1.0,
    1.5, 1.0, 1.5, 0.5, 0.5, -0.5, 0.0, 0.0, 2.0, 2.0,
    2.0, 4.0, 2.5, 1.0, 2.5, 1.5, 0.0, 2.0, 2.0, 2.0,
    2.5, 2.5, 3.5, 2.5, 4.0, 0.0, 4.0, 3.0, 2.0, 0.5,
    *[A_CARD] * (RANK_LIMIT - 41),
]  # fmt: skip
NIGHTLY: Final = {8: 1.0, 15: 0.4, 16: 0.4, 20: 0.8, 22: 1.0, 24: 0.7, 28: 0.7, 37: 1.0}
EVERY_NIGHT: Final = [NIGHTLY.get(rank, 0.0) for rank in range(RANK_LIMIT)]

DAYS_AFTER: Final[tuple[int, ...]] = (15, 11, 6, 0)  # the days of all voyages after this one


def days_to_come(game: Game) -> int:
    """The remaining days of the whole game, including today."""
    return len(game.days) + DAYS_AFTER[game.voyage]


def a_step(game: Game) -> float:
    """The worth of a step of reputation: the ties of the remaining days, less the lower pay in the remaining voyages."""
    return STEP_A_DAY * days_to_come(game) - STEP_AT_PAY * (VOYAGES - game.voyage)


def in_hand(game: Game, rank: int) -> float:
    """The worth of a card that stays in hand."""
    return CARDS[rank] * days_to_play(game)


def days_to_play(game: Game) -> float:
    """The share of a card's worth that remains: in the last voyage fewer and fewer days remain to play it."""
    return 1.0 if game.voyage < VOYAGES else len(game.days) / DAYS_OF_VOYAGE[VOYAGES]


def share_to_come(game: Game, kind: int) -> float:
    """A seat's share of the tokens of a kind on the days after today."""
    share = 0.0
    for place in range(1, len(game.days)):
        if count_of(game.days[place], kind):
            share += 0.3
    return min(share, 0.6)


def extra(game: Game, seat: int, kind: int) -> int:
    """The tokens that an Explorer adds."""
    return 1 if kind == MAP and has(game.ships[seat], EXPLORER) else 0


def in_sets(price: Price, count: int, share: float) -> float:
    """The pay of the sets, plus a share of what one more token would add while the seat can still gain one."""
    pay = price.sets[count]
    return pay + share * (price.sets[count + 1] - pay)


def lead(positions: list[float], seat: int) -> float:
    """A seat's lead over the others: half over the best of them, half over their mean."""
    others = positions[:seat] + positions[seat + 1 :]
    return positions[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


class Worth:
    """The worth of things with the tiles of one board."""

    def __init__(self, tiles: tuple[Tiles, ...]) -> None:
        self.prices = [prices(each) for each in tiles]  # by seat and kind of loot

    # Loot

    def held(self, game: Game, seat: int, kind: int, count: int) -> float:
        """The worth of `count` tokens of a kind that a seat holds."""
        price = self.prices[seat][kind]
        if price.plain:
            return count * price.fixed
        worth = count * self.each(game, seat, price)
        if price.sets and count:
            worth += in_sets(price, count + extra(game, seat, kind), share_to_come(game, kind))
        return worth

    def another(self, game: Game, seat: int, kind: int, count: int) -> float:
        """What one more token adds to the worth of `count` tokens that a seat holds."""
        price = self.prices[seat][kind]
        if price.plain:
            return price.fixed
        worth = self.each(game, seat, price)
        if price.sets:
            share = share_to_come(game, kind)
            more = extra(game, seat, kind)
            worth += in_sets(price, count + more + 1, share) - (in_sets(price, count + more, share) if count else 0.0)
        return worth

    def each(self, game: Game, seat: int, price: Price) -> float:
        """The worth of each token, without what sets pay."""
        worth = price.fixed
        if price.nightly:
            worth += price.nightly * float(len(game.days))
        if price.below_pay:
            worth += HIGHEST_PAY - game.reputation(seat) - price.below_pay
        if price.per_kind:
            worth += price.per_kind * float(max(2, len(kinds_in(game.loot[seat]))))
        return worth

    def token(self, game: Game, seat: int, kind: int) -> float:
        """The worth of gaining one more token of the kind now."""
        price = self.prices[seat][kind]
        count = count_of(game.loot[seat], kind)
        worth = price.gained + (price.fixed if price.plain else self.another(game, seat, kind, count))
        if price.strikes:
            worth += 2.0 if len(game.island) > 1 else 0.3
        if price.loses_character and seat_of(game.acting) == seat:
            worth -= max(0.0, self.aboard(game, seat, rank_of(game.acting)))
        return worth + self.token_for_crew(game, seat, kind, count)

    def token_for_crew(self, game: Game, seat: int, kind: int, count: int) -> float:
        """What the characters aboard pay for the token."""
        worth = 0.0
        for rank in game.ships[seat]:
            if rank == 8:
                worth += 1.0 if kind == BARREL else 0.0
            elif rank == 28:
                worth += float(len(game.days)) if kind in (SABER, HOOK) else 0.0
            elif rank == 32:
                worth += 1.0 if kind in (CHEST, AMULET, BARREL) else 0.0
            elif rank == 35 and not count:
                kinds = len(kinds_in(game.loot[seat]))
                worth += COLLECTIONS[min(kinds + 1, 7)] - COLLECTIONS[kinds] + 0.5
        return worth

    def loot(self, game: Game, seat: int) -> float:
        pile = game.loot[seat]
        worth = 0.0
        for kind in kinds_in(pile):
            worth += self.held(game, seat, kind, count_of(pile, kind))
        return worth

    # Characters

    def aboard(self, game: Game, seat: int, rank: int) -> float:
        """The worth of a character in the ship, or about to board: its gains at night and at anchor."""
        return aboard(self, game, seat, rank, len(game.days)) if VARIES[rank] else ALWAYS[rank]

    def crew(self, game: Game, seat: int) -> float:
        worth = 0.0
        for rank in game.ships[seat]:
            worth += self.aboard(game, seat, rank)
        return worth

    def hand(self, game: Game, seat: int) -> float:
        worth = 0.0
        for rank in game.hands[seat]:
            worth += CARDS[rank]
        return worth * days_to_play(game)

    # The whole

    def position(self, game: Game, seat: int, reputation: int) -> float:
        """The worth of a seat's score, purse, reputation, hand, ship and loot. Most accurate between two days."""
        worth = game.scores[seat] + game.doubloons[seat] + reputation * a_step(game)
        return worth + self.hand(game, seat) + A_SHIP * self.crew(game, seat) + A_HOLD * self.loot(game, seat)

    def booty(self, game: Game, seat: int) -> float:
        """What a seat has gained: its score, purse and loot."""
        return game.scores[seat] + game.doubloons[seat] + A_HOLD * self.loot(game, seat)

    def positions(self, game: Game) -> list[float]:
        positions = [0.0] * game.seats
        for reputation, seat in enumerate(game.track):
            if seat < game.seats:
                positions[seat] = self.position(game, seat, reputation)
        return positions

    def chances(self, game: Game) -> list[float]:
        """Every seat's chance to win; a lead counts for more when fewer days remain. Some doubt remains even at the end, because the last
        doubloons of a playout are luck: without it the captain played worse."""
        chances = self.positions(game)
        best = chances[0]
        for position in chances:
            if position > best:
                best = position
        doubt = 3.0 + 0.5 * days_to_come(game)
        total = 0.0
        for seat in range(game.seats):
            weight = exp((chances[seat] - best) / doubt)
            chances[seat] = weight
            total += weight
        for seat in range(game.seats):
            chances[seat] = chances[seat] / total
        return chances


# The gains of characters at night and at anchor, by the number of remaining nights. Characters with a fixed gain:

ALWAYS: Final = [{7: 6.0, 11: 10.0, 33: 6.0, 36: -6.0}.get(rank, 0.0) for rank in range(RANK_LIMIT)]

# The others, by rank. A table of functions would be slower: a compiled call through a table wraps every number in an object.

VARIES: Final = [rank in (8, 10, 15, 16, 20, 22, 24, 28, 32, 34, 35, 37, 38) for rank in range(RANK_LIMIT)]


def aboard(worth: Worth, game: Game, seat: int, rank: int, nights: int) -> float:
    if rank == 8:
        return barkeep(worth, game, seat, nights)
    if rank == 10:
        return explorer(worth, game, seat, nights)
    if rank == 15:
        return witch(worth, game, seat, nights)
    if rank == 16:
        return mutineer(worth, game, seat, nights)
    if rank == 20:
        return freed_prisoner(worth, game, seat, nights)
    if rank == 22:
        return brawler(worth, game, seat, nights)
    if rank == 24:
        return topman(worth, game, seat, nights)
    if rank == 28:
        return armorer(worth, game, seat, nights)
    if rank == 32:
        return treasurer(worth, game, seat, nights)
    if rank == 34:
        return aristocrat(worth, game, seat, nights)
    if rank == 35:
        return collector(worth, game, seat, nights)
    if rank == 37:
        return wind_nymph(worth, game, seat, nights)
    if rank == 38:
        return first_mate(worth, game, seat, nights)
    return 0.0


def barkeep(worth: Worth, game: Game, seat: int, nights: int) -> float:
    return float(nights + count_of(game.loot[seat], BARREL))


def explorer(worth: Worth, game: Game, seat: int, nights: int) -> float:
    maps = count_of(game.loot[seat], MAP)
    if not maps:
        return 0.5 * min(3, nights)
    price = worth.prices[seat][MAP]
    return price.sets[maps + 1] - price.sets[maps] if price.sets else price.fixed


def witch(worth: Worth, game: Game, seat: int, nights: int) -> float:
    best = 0.0
    for other in game.ships[seat]:
        if other != 15:
            best = max(best, EVERY_NIGHT[other])
    return best * nights if best else 1.0


def mutineer(worth: Worth, game: Game, seat: int, nights: int) -> float:
    return 2.0 + 0.5 * max(0, min(nights, len(game.ships[seat])) - 1)


def freed_prisoner(worth: Worth, game: Game, seat: int, nights: int) -> float:
    higher = 0
    for rank in game.ships[seat]:
        if rank > 20:
            higher += 1
    return float(higher) if higher >= 3 else min(4.0, (higher + 0.4) * nights)


def brawler(worth: Worth, game: Game, seat: int, nights: int) -> float:
    return float(nights)


def topman(worth: Worth, game: Game, seat: int, nights: int) -> float:
    crew = len(game.ships[seat])
    gains = 0.0
    for night in range(nights):
        gains += max(-3.0, 3.0 - crew - night)
    return gains


def armorer(worth: Worth, game: Game, seat: int, nights: int) -> float:
    return nights * (0.3 + count_of(game.loot[seat], SABER) + count_of(game.loot[seat], HOOK))


def treasurer(worth: Worth, game: Game, seat: int, nights: int) -> float:
    pile = game.loot[seat]
    return 0.3 * nights + count_of(pile, BARREL) + count_of(pile, AMULET) + count_of(pile, CHEST)


def aristocrat(worth: Worth, game: Game, seat: int, nights: int) -> float:
    for other in range(game.seats):
        if other != seat and has(game.ships[other], ARISTOCRAT):
            return -3.0
    for who in game.island:
        if rank_of(who) == ARISTOCRAT and seat_of(who) != seat:
            return -2.0
    return 3.0


def collector(worth: Worth, game: Game, seat: int, nights: int) -> float:
    return float(COLLECTIONS[min(5, len(kinds_in(game.loot[seat])) + nights // 3)])


def wind_nymph(worth: Worth, game: Game, seat: int, nights: int) -> float:
    for other in range(game.seats):
        if other != seat and has(game.ships[other], 37):
            return 0.0
    return 1.5 * nights


def first_mate(worth: Worth, game: Game, seat: int, nights: int) -> float:
    return len(game.ships[seat]) + 0.8 * nights
