"""Fast answers by rules of thumb, directly on a game: the bots that look ahead play all seats this way in their playouts.

A rule reads only what the asked seat may know. The choice of cards is partly random, so that playouts differ.
"""

from random import Random
from typing import Final

from galecrest.bots.byday import by_day
from galecrest.bots.worth import CARDS, Worth, a_step, days_to_play, in_hand
from galecrest.game.game import CHOOSE, Game
from galecrest.game.options import EFFECT, LOOT_TOKEN, effect, what, whose
from galecrest.game.piles import count_of, kinds_in, size_of
from galecrest.game.ranks import (
    ARMORER,
    CABIN_BOY,
    COOK,
    FIRST_MATE,
    FREED_PRISONER,
    MUTINEER,
    SMUGGLER,
    STOWAWAY,
    TOPMAN,
    WIND_NYMPH,
    WITCH,
)
from galecrest.game.terms import CHEST, HOOK, RANK_LIMIT, SABER

WHIM: Final = 2.5  # the largest random error in a card's worth, in doubloons


class Thumb:
    def __init__(self, worth: Worth, random: Random, whim: float = WHIM) -> None:
        self.worth = worth
        self.draw = random.random  # bound once, because it is called for every card
        self.whim = whim

    def play_voyage(self, game: Game) -> None:
        """Answer everything until the voyage is over."""
        voyage = game.voyage
        self.finish_day(game)
        while game.kind and game.voyage == voyage:
            self.choose_cards(game)
            self.finish_day(game)

    def choose_cards(self, game: Game) -> None:
        """Choose a card for all seats that have not chosen yet."""
        for _ in range(game.chosen.count(0)):
            game.play(self.card(game, game.seat))

    def finish_day(self, game: Game) -> None:
        """Answer everything until the next choice of cards or the end of the game."""
        while game.kind and game.kind != CHOOSE:
            game.play(self.answer(game))

    def answer(self, game: Game) -> int:
        """The answer of the seat that is asked, by rules of thumb."""
        seat = game.seat
        kind = game.kind
        if kind == CHOOSE or kind == "scout_sends":
            return self.card(game, seat)
        if kind == "dusk_gains":
            return self.token_of_day(game, seat)
        worth = self.worth
        way = WAYS.get(kind, 0)
        best = game.choices[0]
        best_rate = -1000.0
        for choice in game.choices:
            this_rate = rate(way, worth, game, seat, choice)
            if this_rate > best_rate:
                best, best_rate = choice, this_rate
        return best

    def token_of_day(self, game: Game, seat: int) -> int:
        """The token that is worth most now."""
        worth = self.worth
        best = game.choices[0]
        best_worth = -1000.0
        for choice in game.choices:
            this_worth = worth.token(game, seat, what(choice))
            if this_worth > best_worth:
                best, best_worth = choice, this_worth
        return best

    def card(self, game: Game, seat: int) -> int:
        """The card whose gain today most exceeds its worth on another day."""
        hand = game.hands[seat]
        low, high = self.worth_of_day(game, seat)
        slope = (high - low) / (len(hand) - 1) if len(hand) > 1 else 0.0
        random = self.draw
        whim = self.whim
        days = days_to_play(game)
        best = hand[0]
        best_gain = -1000.0
        for place, rank in enumerate(hand):
            gain = self.gain(game, seat, rank, low + slope * place, high) - CARDS[rank] * days + whim * random()
            if gain > best_gain:
                best, best_gain = rank, gain
        return best

    def worth_of_day(self, game: Game, seat: int) -> tuple[float, float]:
        """The worst and the best of today's tokens."""
        low = 100.0
        high = -100.0
        for kind in kinds_in(game.days[0]):
            worth = self.worth.token(game, seat, kind)
            if worth < low:
                low = worth
            if worth > high:
                high = worth
        if high == -100.0:
            return 0.0, 0.0
        if size_of(game.days[0]) < game.seats and low > 0.0:
            low = 0.0
        return low, high

    def gain(self, game: Game, seat: int, rank: int, token: float, best_token: float) -> float:
        """The gain of playing the card today, including the token at dusk."""
        worth = self.worth
        gain = worth.aboard(game, seat, rank) + by_day(worth, game, seat, rank)
        if rank in (CABIN_BOY, STOWAWAY):
            return gain
        if rank == SMUGGLER:
            return gain + best_token - 0.5
        if rank == COOK:
            return gain + token + max(0.0, 0.5 * (token + best_token) - 1)
        return gain + token


# The rating of options, by kind of question


def token(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return worth.token(game, seat, what(choice))


def kept_token(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return worth.held(game, seat, what(choice), 1)


def stolen_token(worth: Worth, game: Game, seat: int, choice: int) -> float:
    victim = whose(choice)
    kind = what(choice)
    own = count_of(game.loot[seat], kind)
    theirs = count_of(game.loot[victim], kind)
    return worth.another(game, seat, kind, own) + 0.4 * worth.another(game, victim, kind, theirs - 1)


def removed_token(worth: Worth, game: Game, seat: int, choice: int) -> float:
    """With two players: the token that is worth most to the opponent and least to oneself."""
    return worth.token(game, 1 - seat, what(choice)) - 0.5 * worth.token(game, seat, what(choice))


def sold(worth: Worth, game: Game, seat: int, choice: int) -> float:
    kind = whose(choice)
    count = what(choice)
    held = count_of(game.loot[seat], kind)
    return count * count + worth.held(game, seat, kind, held - count) - worth.held(game, seat, kind, held)


def given_away(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return -worth.token(game, seat, what(choice))


def aboard(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return worth.aboard(game, seat, what(choice))


def drawn(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return in_hand(game, what(choice))


def taken_back(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return drawn(worth, game, seat, choice) - aboard(worth, game, seat, choice)


def hired(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return aboard(worth, game, seat, choice) - drawn(worth, game, seat, choice)


def struck_aboard(worth: Worth, game: Game, seat: int, choice: int) -> float:
    owner = whose(choice)
    if owner == seat:
        return 2 * a_step(game) - aboard(worth, game, seat, choice)
    return (worth.aboard(game, owner, what(choice)) + 0.02 * standing(game, owner)) / max(1, game.seats - 2)


def struck_on_island(worth: Worth, game: Game, seat: int, choice: int) -> float:
    """The character's worth aboard and the token it would gain: further right is better."""
    owner = whose(choice)
    rank = what(choice)
    return worth.aboard(game, owner, rank) + 0.05 * rank + 0.02 * standing(game, owner)


def robbed(worth: Worth, game: Game, seat: int, choice: int) -> float:
    victim = whose(choice)
    return min(2, game.doubloons[victim]) + 0.01 * standing(game, victim)


def standing(game: Game, seat: int) -> float:
    return float(game.scores[seat] + game.doubloons[seat])


def stays_aboard(worth: Worth, game: Game, seat: int, choice: int) -> float:
    return 2.0 if choice >= EFFECT else KEPT[what(choice)]


# The worth of a character that a hook keeps for the next voyage: it is aboard from the first night on.
WORTH_KEEPING: Final = {
    7: 6.0, 8: 6.0, 10: 2.0, 11: 10.0, 16: 3.0, 20: 3.0, 22: 5.0, 28: 4.0, 32: 3.5, 33: 6.0, 34: 3.0, 35: 5.0, 37: 8.0, 38: 5.0,
}  # fmt: skip
KEPT: Final = [WORTH_KEEPING.get(rank, 0.0) for rank in range(RANK_LIMIT)]


REPUTATION: Final = effect("gain_reputation")


def offered(worth: Worth, game: Game, seat: int, choice: int) -> float:
    if choice == REPUTATION:
        return 2 * a_step(game)
    return float(len(kinds_in(game.loot[seat])))


def copied_by_day(worth: Worth, game: Game, seat: int, choice: int) -> float:
    rank = what(choice)
    return 2.5 if rank == SMUGGLER else by_day(worth, game, seat, rank)


def copied_at_night(worth: Worth, game: Game, seat: int, choice: int) -> float:
    rank = what(choice)
    crew = game.ships[seat]
    if rank == WIND_NYMPH:
        return 2.0 if game.rivals == 1 else -3.0
    if rank == TOPMAN:
        return 4.0 - len(crew)
    if rank == ARMORER:
        return float(count_of(game.loot[seat], SABER) + count_of(game.loot[seat], HOOK))
    if rank == MUTINEER:
        return 2.0 - worth.aboard(game, seat, crew[0])
    if rank == FREED_PRISONER:
        return float(sum([other > FREED_PRISONER for other in crew]))
    return 1.0


def next_at_night(worth: Worth, game: Game, seat: int, choice: int) -> float:
    """Losses while the purse is empty, the Witch before a Mutineer can discard her, the Topman when the ship is smallest."""
    if choice >= LOOT_TOKEN:
        return 10.0
    rank = what(choice)
    return 0.0 if rank == TOPMAN else 1.0 if rank == MUTINEER else 2.0 if rank == WITCH else 3.0


def next_at_anchor(worth: Worth, game: Game, seat: int, choice: int) -> float:
    """The First Mate counts the Witch before she leaves; chests pay by the reputation before it rises."""
    if choice >= LOOT_TOKEN:
        return 1.0 if what(choice) == CHEST else 0.0
    return 3.0 if what(choice) == FIRST_MATE else 2.0


# The ways to rate options, and the questions that they are for. All options of other questions are equally good.

TOKEN: Final = 1
KEPT_TOKEN: Final = 2
STOLEN_TOKEN: Final = 3
REMOVED_TOKEN: Final = 4
SOLD: Final = 5
GIVEN_AWAY: Final = 6
TAKEN_BACK: Final = 7
DRAWN: Final = 8
HIRED: Final = 9
ABOARD: Final = 10
STRUCK_ABOARD: Final = 11
STRUCK_ON_ISLAND: Final = 12
ROBBED: Final = 13
STAYS_ABOARD: Final = 14
OFFERED: Final = 15
COPIED_BY_DAY: Final = 16
COPIED_AT_NIGHT: Final = 17
NEXT_AT_NIGHT: Final = 18
NEXT_AT_ANCHOR: Final = 19

WAYS: Final[dict[str, int]] = {
    "smuggler_gains": TOKEN,
    "cook_gains": TOKEN,
    "watchman_swaps": TOKEN,
    "preacher_keeps": KEPT_TOKEN,
    "thief_takes": STOLEN_TOKEN,
    "midshipman_removes": REMOVED_TOKEN,
    "merchant_sells": SOLD,
    "watchman_gives": GIVEN_AWAY,
    "innkeeper_returns": TAKEN_BACK,
    "surgeon_heals": DRAWN,
    "recruiter_hires": HIRED,
    "necromancer_raises": ABOARD,
    "gunner_fires": STRUCK_ABOARD,
    "brawler_strikes": STRUCK_ABOARD,
    "saber_strikes_ship": STRUCK_ABOARD,
    "saber_strikes_island": STRUCK_ON_ISLAND,
    "barrel_takes": ROBBED,
    "hook_keeps": STAYS_ABOARD,
    "tile_offers": OFFERED,
    "apprentice_copies": COPIED_BY_DAY,
    "witch_copies": COPIED_AT_NIGHT,
    "night_takes": NEXT_AT_NIGHT,
    "anchor_takes": NEXT_AT_ANCHOR,
}


def rate(way: int, worth: Worth, game: Game, seat: int, choice: int) -> float:
    """The rating of an option. A table of functions would be slower, see `worth.py`."""
    if way == TOKEN:
        return token(worth, game, seat, choice)
    if way == KEPT_TOKEN:
        return kept_token(worth, game, seat, choice)
    if way == STOLEN_TOKEN:
        return stolen_token(worth, game, seat, choice)
    if way == REMOVED_TOKEN:
        return removed_token(worth, game, seat, choice)
    if way == SOLD:
        return sold(worth, game, seat, choice)
    if way == GIVEN_AWAY:
        return given_away(worth, game, seat, choice)
    if way == TAKEN_BACK:
        return taken_back(worth, game, seat, choice)
    if way == DRAWN:
        return drawn(worth, game, seat, choice)
    if way == HIRED:
        return hired(worth, game, seat, choice)
    if way == ABOARD:
        return aboard(worth, game, seat, choice)
    if way == STRUCK_ABOARD:
        return struck_aboard(worth, game, seat, choice)
    if way == STRUCK_ON_ISLAND:
        return struck_on_island(worth, game, seat, choice)
    if way == ROBBED:
        return robbed(worth, game, seat, choice)
    if way == STAYS_ABOARD:
        return stays_aboard(worth, game, seat, choice)
    if way == OFFERED:
        return offered(worth, game, seat, choice)
    if way == COPIED_BY_DAY:
        return copied_by_day(worth, game, seat, choice)
    if way == COPIED_AT_NIGHT:
        return copied_at_night(worth, game, seat, choice)
    if way == NEXT_AT_NIGHT:
        return next_at_night(worth, game, seat, choice)
    if way == NEXT_AT_ANCHOR:
        return next_at_anchor(worth, game, seat, choice)
    return 0.0
