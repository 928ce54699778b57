"""The deckhand plays by fixed preferences: high cards for good loot, low cards for bad loot.

It does not count, does not look ahead and does not guess what the others play. It is weak on purpose, but avoids obvious mistakes,
and it is simple enough to replace a bot that fails.
"""

from random import Random
from typing import Final

from galecrest.bots.bot import Reply, Why
from galecrest.bots.manners import PLAIN, Manner
from galecrest.game import Question, View
from galecrest.game.options import EFFECT, IN_SHIP, LOOT_OF_SEAT, LOOT_TOKEN, ON_ISLAND, SWAP, TEXT, effect, whose
from galecrest.game.options import place as place_of
from galecrest.game.options import what as named
from galecrest.game.terms import LOOT, RANK_LIMIT, Loot

# How much the deckhand likes a token, by kind: on the calm and on the stormy side.
LOOT_LIKED: Final = {
    "chest": (5, 4),
    "hook": (2, 3),
    "map": (4, 3),
    "saber": (2, 2),
    "amulet": (3, 3),
    "barrel": (2, 2),
    "relic": (-3, -3),
}

# The value of a character aboard: at night and at anchor.
WELCOME_ABOARD: Final = {
    7: 6,
    8: 3,
    11: 10,
    16: 1,
    20: 3,
    22: 3,
    28: 2,
    32: 2,
    33: 6,
    34: 3,
    35: 3,
    36: -6,
    37: 4,
    38: 3,
}

# The value of a character when it is played.
LIKED_IN_HAND: Final = {
    rank: 2 + WELCOME_ABOARD.get(rank, 0) // 2 + (2 if rank in (5, 12, 13, 21, 25, 26, 29, 30) else 0)
    for rank in range(1, RANK_LIMIT)
}


# Deckhands at one table differ: how eager each is for loot, and how much it likes each card for no reason.
EAGERNESS: Final = (0.4, 1.6)
TASTE: Final = 3.0

# The cards that a greedy or a spiteful deckhand likes most: they pay, or cost somebody else something.
PAYING: Final = (5, 9, 12, 13, 21, 26, 29, 30)
HURTING: Final = (3, 14, 17, 18, 22, 23)


class Deckhand:
    name = "deckhand"

    def __init__(self, seed: int, manner: Manner = PLAIN) -> None:
        """A bold deckhand is eager, a careful one is not; a greedy or spiteful one has cards that it likes."""
        self.random = Random(seed)
        low, high = EAGERNESS
        self.eagerness = min(high, max(low, self.random.uniform(low, high) + manner.risk))
        self.taste = [self.random.uniform(0, TASTE) for _ in range(RANK_LIMIT)]
        for liking, cards in ((manner.greed, PAYING), (manner.spite, HURTING)):
            for rank in cards:
                self.taste[rank] += TASTE * liking

    def reply(self, view: View, question: Question) -> Reply:
        seat = question.seat
        if question.kind in ("choose_character", "scout_sends"):
            return self.plays(view, question)
        rate = RATES.get(question.kind, indifferent)
        best = max(question.choices, key=lambda choice: (rate(view, seat, choice), self.random.random()))
        return Reply(TEXT[best], reason(question.kind, seat, best))

    def plays(self, view: View, question: Question) -> Reply:
        """Play high for good loot and low for bad loot, and prefer cards that it likes and that are useful now."""
        tokens = view.days[0]
        likes = [liked(view, token) for token in tokens]
        eager = (max(likes) - 2 if min(likes, default=0) >= 0 else max(likes) + min(likes)) if tokens else 0
        scores = {
            rank: self.eagerness * eager * rank / 20
            + LIKED_IN_HAND[rank] / 2
            + of_use(view, question.seat, rank)
            + self.taste[rank]
            + self.random.random()
            for rank in question.choices
        }
        best = max(question.choices, key=lambda rank: scores[rank])
        return Reply(TEXT[best], self.why_it_plays(view, question, best))

    def why_it_plays(self, view: View, question: Question, rank: int) -> Why:
        tokens = sorted(view.days[0], key=lambda token: liked(view, token))
        if tokens and rank == max(question.choices):
            return Why("for_loot", {"rank": rank, "loot": tokens[-1]})
        if tokens and rank == min(question.choices) and liked(view, tokens[0]) < 0:
            return Why("from_loot", {"rank": rank, "loot": tokens[0]})
        return Why("useful_now", {"rank": rank})


def liked(view: View, token: Loot) -> int:
    return LOOT_LIKED[token][view.sides[LOOT.index(token)] == "stormy"]


def of_use(view: View, seat: int, rank: int) -> float:
    """A correction to a card's value: negative if its ability would do nothing or harm now."""
    me = view.players[seat]
    last_day = len(view.days) == 1
    if rank == 36:
        return len(me.loot) - 6
    if rank == 33:
        return -len(me.loot)
    if rank == 11:
        return -me.doubloons / 4
    if rank in (2, 4, 40) and not me.ship:
        return -4
    if rank == 40:
        return -len(me.ship)
    if rank == 7:
        return -2 * sum(liked(view, token) > 0 for token in me.loot)
    if rank == 19 and "relic" not in me.loot:
        return -3
    if rank == 30:
        return max((me.loot.count(token) ** 2 for token in me.loot), default=0) - 4
    if rank == 12:
        return max(0, 12 - me.doubloons) / 2
    if rank in (8, 22, 37, 28) and last_day:
        return -2
    return 0


# The deckhand's rating of options, by kind of question


def loot(view: View, seat: int, choice: int) -> float:
    return liked(view, LOOT[named(choice)])


def sale(view: View, seat: int, choice: int) -> float:
    count = named(choice)
    return count * count - count * liked(view, LOOT[whose(choice)])


def gives_away(view: View, seat: int, choice: int) -> float:
    return -liked(view, LOOT[named(choice)])


def aboard(view: View, seat: int, choice: int) -> float:
    return WELCOME_ABOARD.get(named(choice), 0)


def in_hand(view: View, seat: int, choice: int) -> float:
    return LIKED_IN_HAND[named(choice)]


def hire(view: View, seat: int, choice: int) -> float:
    return aboard(view, seat, choice) - 0.1 * named(choice)


def takes_back(view: View, seat: int, choice: int) -> float:
    return in_hand(view, seat, choice) - aboard(view, seat, choice)


def victim(view: View, seat: int, choice: int) -> float:
    """A rival's best character, or one of its own that it wants to lose."""
    if whose(choice) == seat:
        return -aboard(view, seat, choice)
    them = view.players[whose(choice)]
    return aboard(view, seat, choice) + 1 + (them.score + them.doubloons) / 100


def richest(view: View, seat: int, choice: int) -> float:
    return view.players[whose(choice)].doubloons


def keep(view: View, seat: int, choice: int) -> float:
    return 2 if choice >= EFFECT else aboard(view, seat, choice)


def offer(view: View, seat: int, choice: int) -> float:
    """Prefers doubloons to reputation."""
    return float(choice != effect("gain_reputation"))


def copied(view: View, seat: int, choice: int) -> float:
    """Rates the Topman, the Mutineer, the Governor and others that cost something last."""
    rank = named(choice)
    return -1 if rank in (11, 16, 24, 33, 38, 39, 40) else LIKED_IN_HAND[rank]


def order(view: View, seat: int, choice: int) -> float:
    """Loot first, so that a loss finds an empty purse; abilities that remove characters from the ship last."""
    return 10 if choice >= LOOT_TOKEN else copied(view, seat, choice)


def indifferent(view: View, seat: int, choice: int) -> float:
    """For unknown kinds of questions: the deckhand replaces bots that fail, so it must not fail itself."""
    return 0


RATES: Final = {
    "dusk_gains": loot,
    "smuggler_gains": loot,
    "cook_gains": loot,
    "preacher_keeps": loot,
    "thief_takes": loot,
    "midshipman_removes": loot,
    "merchant_sells": sale,
    "watchman_gives": gives_away,
    "watchman_swaps": loot,
    "innkeeper_returns": takes_back,
    "surgeon_heals": in_hand,
    "recruiter_hires": hire,
    "necromancer_raises": aboard,
    "gunner_fires": victim,
    "brawler_strikes": victim,
    "saber_strikes_island": victim,
    "saber_strikes_ship": victim,
    "barrel_takes": richest,
    "hook_keeps": keep,
    "tile_offers": offer,
    "apprentice_copies": copied,
    "witch_copies": copied,
    "night_takes": order,
    "anchor_takes": order,
}


def reason(kind: str, seat: int, choice: int) -> Why:
    place = place_of(choice)
    if place in (LOOT_TOKEN, LOOT_OF_SEAT, SWAP):
        given_away = kind in ("midshipman_removes", "watchman_gives")
        return Why("discards_loot" if given_away else "takes_loot", {"loot": LOOT[named(choice)]})
    if place in (IN_SHIP, ON_ISLAND) and whose(choice) != seat:
        return Why("hurts_rival", {"seat": whose(choice)})
    if place < LOOT_TOKEN:
        return Why("likes_character", {"rank": named(choice)})
    return Why("gains_most", {"option": TEXT[choice]})
