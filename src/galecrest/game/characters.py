"""The forty characters in rank order: each ability in our own words and, right below, the rule that takes the answer to its question.

A seat uses an ability by day, at dusk, at night or at anchor. A character that the Apprentice copies is in the ship, not on the island;
the abilities need no special case, because they look up where their card is.

A decorator registers each function under a rank; the character has the name of its first function.
"""

from collections.abc import Callable
from typing import Final

from galecrest.game import options
from galecrest.game.effects import gain_from_bag, gain_from_day
from galecrest.game.events import Copied, NothingHappened, PilfererLeft, Placed, ReturnedToHand, SwappedLoot, TookLoot
from galecrest.game.game import Game, question, question_of_own_loot, step
from galecrest.game.options import what, whose
from galecrest.game.piles import ONE, count_of, joined, kinds_in, size_of, without
from galecrest.game.ranks import (
    APPRENTICE,
    BOSUN,
    BRAWLER,
    CABIN_BOY,
    COOK,
    EXPLORER,
    FREED_PRISONER,
    INFANTRY,
    SCOUT,
    SMUGGLER,
    STOWAWAY,
    WIND_NYMPH,
    WITCH,
)
from galecrest.game.terms import (
    ALL_RANKS,
    AMULET,
    ANCHOR,
    BARREL,
    CHARACTERS,
    CHEST,
    COLOURS,
    DAYTIME,
    DUSK,
    HOOK,
    LOOT,
    MAP,
    MIDSHIPMAN,
    NIGHT,
    PHASES,
    PILFERER,
    RANK_LIMIT,
    RELIC,
    SABER,
    Phase,
    character,
    rank_of,
    seat_of,
)

Ability = Callable[[Game, int], None]
DuskAbility = Callable[[Game, int, int], None]

BY_DAY: Final[list[Ability | None]] = [None] * RANK_LIMIT
AT_DUSK: Final[list[DuskAbility | None]] = [None] * RANK_LIMIT
AT_NIGHT: Final[list[Ability | None]] = [None] * RANK_LIMIT
AT_ANCHOR: Final[list[Ability | None]] = [None] * RANK_LIMIT
ELSEWHERE: Final[dict[int, tuple[Phase, ...]]] = {}  # by rank: phases in which it counts without an ability of its own


def daytime(rank: int) -> Callable[[Ability], Ability]:
    return _enter(BY_DAY, rank)


def night(rank: int) -> Callable[[Ability], Ability]:
    return _enter(AT_NIGHT, rank)


def anchor(rank: int) -> Callable[[Ability], Ability]:
    return _enter(AT_ANCHOR, rank)


def _enter(table: list[Ability | None], rank: int) -> Callable[[Ability], Ability]:
    def enter(ability: Ability) -> Ability:
        table[rank] = ability
        _name(rank, ability.__name__)
        return ability

    return enter


def dusk(rank: int) -> Callable[[DuskAbility], DuskAbility]:
    def enter(ability: DuskAbility) -> DuskAbility:
        AT_DUSK[rank] = ability
        _name(rank, ability.__name__)
        return ability

    return enter


def _name(rank: int, name: str) -> None:
    if not CHARACTERS[rank]:
        CHARACTERS[rank] = name
        ALL_RANKS.append(rank)
        ALL_RANKS.sort()
        options.enter_rank(rank)


def also_counts(rank: int, phase: int) -> None:
    """Note that a rank counts in a phase in which it does not act; the code of that phase has the rule."""
    ELSEWHERE[rank] = (*ELSEWHERE.get(rank, ()), PHASES[phase])


def phases_of(rank: int) -> tuple[Phase, ...]:
    """The phases in which a character does something or counts, in the order of the day."""
    acts = {
        DAYTIME: BY_DAY[rank] is not None,
        DUSK: AT_DUSK[rank] is not None,
        NIGHT: AT_NIGHT[rank] is not None,
        ANCHOR: AT_ANCHOR[rank] is not None,
    }
    return tuple([PHASES[phase] for phase, does in acts.items() if does or PHASES[phase] in ELSEWHERE.get(rank, ())])


def nothing_happened(game: Game, seat: int) -> None:
    if game.heard is not None:
        game.heard.append(NothingHappened(game.cause, seat))


# 1 Scout


@daytime(1)
def scout(game: Game, seat: int) -> None:
    """Discard the Scout; place another card from your hand on the island at once."""
    game.discard_itself(seat, SCOUT)
    game.ask(seat, "scout_sends", game.hands[seat])


@question
def scout_sends(game: Game, seat: int, rank: int) -> None:
    game.leave_hand(seat, rank)
    stand_on_island(game, seat, rank)
    game.learn(seat, rank)


def stand_on_island(game: Game, seat: int, rank: int) -> None:
    """Place a card by rank; among equals, left of the first one whose owner has the higher reputation now."""
    who = character(rank, seat)
    place = 0
    for other in game.island:
        if stands_left(game, other, who):
            place += 1
        else:
            break
    game.island.insert(place, who)
    next_place = len(game.waiting)
    while next_place and not stands_left(game, who, game.waiting[next_place - 1]):
        next_place -= 1
    game.waiting.insert(next_place, who)
    note_midshipman(game)
    if game.heard is not None:
        game.heard.append(Placed(game.cause, seat, rank, place))


def stands_left(game: Game, one: int, other: int) -> bool:
    """Order by rank; among equals the Pilferer is leftmost, the Midshipman rightmost, the others are ordered by reputation."""
    if rank_of(one) != rank_of(other):
        return one < other
    if PILFERER in (seat_of(one), seat_of(other)):
        return seat_of(one) == PILFERER
    if MIDSHIPMAN in (one, other):
        return other == MIDSHIPMAN
    return game.reputation(seat_of(one)) < game.reputation(seat_of(other))


def note_midshipman(game: Game) -> None:
    """Remember the character directly to the left of the Midshipman."""
    if game.seats == 2 and not game.level:
        place = game.island.index(MIDSHIPMAN)
        game.left_of_midshipman = game.island[place - 1] if place else 0


# 2 Apprentice


@daytime(2)
def apprentice(game: Game, seat: int) -> None:
    """Use the daytime ability of a character in your ship."""
    teachers = tuple([rank for rank in game.ships[seat] if BY_DAY[rank] is not None])
    game.ask(seat, "apprentice_copies", options.in_ship(seat, teachers))


@question
def apprentice_copies(game: Game, seat: int, option: int) -> None:
    copy_ability(game, seat, APPRENTICE, what(option), BY_DAY[what(option)])


def copy_ability(game: Game, seat: int, rank: int, copied: int, ability: Ability | None) -> None:
    if game.heard is not None:
        game.heard.append(Copied(CHARACTERS[rank], seat, rank, copied))
    game.cause = CHARACTERS[copied]
    assert ability is not None
    ability(game, seat)


# 3 Beggar


@daytime(3)
def beggar(game: Game, seat: int) -> None:
    """The owner of the rightmost character gives you 2 and gains 1 reputation."""
    giver = seat_of(game.island[-1])
    if giver < COLOURS:
        game.pay(giver, seat, 2)
        game.gain_reputation(giver, 1)
    else:
        nothing_happened(game, seat)


# 4 Innkeeper


@daytime(4)
def innkeeper(game: Game, seat: int) -> None:
    """Take a character of your ship back into your hand."""
    game.ask(seat, "innkeeper_returns", options.in_ship(seat, game.ships[seat]))


@question
def innkeeper_returns(game: Game, seat: int, option: int) -> None:
    game.return_to_hand(seat, what(option))


# 5 Cabin Boy: voyage.dusk has the rule that he gains no token


@daytime(CABIN_BOY)
def cabin_boy(game: Game, seat: int) -> None:
    """If he is leftmost, gain 3."""
    if game.island[0] == character(CABIN_BOY, seat):
        game.gain(seat, 3)
    else:
        nothing_happened(game, seat)


also_counts(CABIN_BOY, DUSK)


# 6 Bandit


@daytime(6)
def bandit(game: Game, seat: int) -> None:
    """Fall to the lowest reputation; gain 1 per space."""
    here = game.reputation(seat)
    game.move_reputation(seat, here, 0)
    game.gain(seat, here)


# 7 Preacher


@daytime(7)
def preacher(game: Game, seat: int) -> None:
    """Keep one token of loot and discard the others; gain 1 reputation for each of them."""
    game.ask(seat, "preacher_keeps", options.loot_in(game.loot[seat]))


@question_of_own_loot
def preacher_keeps(game: Game, seat: int, option: int) -> None:
    rest = game.loot[seat] - ONE[what(option)]
    for kind in kinds_in(rest):
        game.discard_loot(seat, kind, count_of(rest, kind))
    game.gain_reputation(seat, size_of(rest))


@anchor(7)
def preacher_at_anchor(game: Game, seat: int) -> None:
    """Gain 6."""
    game.gain(seat, 6)


# 8 Barkeep


@night(8)
def barkeep(game: Game, seat: int) -> None:
    """Gain 1."""
    game.gain(seat, 1)


@anchor(8)
def barkeep_at_anchor(game: Game, seat: int) -> None:
    """Gain 1 per barrel."""
    game.gain(seat, count_of(game.loot[seat], BARREL))


# 9 Stowaway


@daytime(9)
def stowaway(game: Game, seat: int) -> None:
    """Gain a random token from the bag, with its dusk ability; then discard the Stowaway."""
    game.later("stowaway_goes", seat)
    gain_from_bag(game, seat, STOWAWAY)


@step
def stowaway_goes(game: Game, seat: int, argument: int) -> None:
    game.cause = CHARACTERS[STOWAWAY]
    game.discard_itself(seat, STOWAWAY)


# 10 Explorer: effects.tokens_counted adds the extra map at anchor


@dusk(EXPLORER)
def explorer(game: Game, seat: int, kind: int) -> None:
    """If the token is a map, gain 2 reputation."""
    if kind == MAP:
        game.gain_reputation(seat, 2)


also_counts(EXPLORER, ANCHOR)


# 11 Carpenter


@daytime(11)
def carpenter(game: Game, seat: int) -> None:
    """Lose half your doubloons, the loss rounded down."""
    game.lose(seat, game.doubloons[seat] // 2)


@anchor(11)
def carpenter_at_anchor(game: Game, seat: int) -> None:
    """Gain 10."""
    game.gain(seat, 10)


# 12 Officer


@daytime(12)
def officer(game: Game, seat: int) -> None:
    """With 12 doubloons or more gain 2 reputation, otherwise rise to 12 doubloons."""
    if game.doubloons[seat] >= 12:
        game.gain_reputation(seat, 2)
    else:
        game.gain(seat, 12 - game.doubloons[seat])


# 13 Smuggler


@daytime(13)
def smuggler(game: Game, seat: int) -> None:
    """Gain a token of the day, with its dusk ability; then he goes aboard."""
    game.later("smuggler_boards", seat)
    game.ask(seat, "smuggler_gains", game.todays_loot())


@question
def smuggler_gains(game: Game, seat: int, option: int) -> None:
    gain_from_day(game, seat, what(option), SMUGGLER)


@step
def smuggler_boards(game: Game, seat: int, argument: int) -> None:
    who = character(SMUGGLER, seat)
    if who in game.island:
        game.cause = CHARACTERS[SMUGGLER]
        game.leave_island(who)
        game.go_aboard(seat, SMUGGLER, "island")


# 14 Bodyguard


@daytime(14)
def bodyguard(game: Game, seat: int) -> None:
    """Discard all sabers and hooks of the day; gain 2 for each."""
    today = game.days[0]
    for kind in (SABER, HOOK):
        count = count_of(today, kind)
        if count:
            game.discard_from_day(kind, count)
            game.gain(seat, 2 * count)


# 15 Witch


@night(15)
def witch(game: Game, seat: int) -> None:
    """Use the night ability of another character in your ship."""
    game.ask(seat, "witch_copies", options.in_ship(seat, others_with_night(game, seat)))


def others_with_night(game: Game, seat: int) -> tuple[int, ...]:
    return tuple([rank for rank in game.ships[seat] if rank != WITCH and AT_NIGHT[rank] is not None])


@question
def witch_copies(game: Game, seat: int, option: int) -> None:
    copy_ability(game, seat, WITCH, what(option), AT_NIGHT[what(option)])


@anchor(15)
def witch_at_anchor(game: Game, seat: int) -> None:
    """If no other character of the ship has a night ability, she returns to your hand."""
    if not others_with_night(game, seat):
        game.return_to_hand(seat, WITCH)


# 16 Mutineer


@night(16)
def mutineer(game: Game, seat: int) -> None:
    """Discard the lowest character of your ship, possibly himself; gain 2."""
    game.discard_from_ship(seat, game.ships[seat][0], seat)
    game.gain(seat, 2)


# 17 Brute


@daytime(17)
def brute(game: Game, seat: int) -> None:
    """Discard the rightmost character, possibly himself; its owner gains 1 reputation."""
    victim = game.island[-1]
    if victim == MIDSHIPMAN:
        nothing_happened(game, seat)
    elif seat_of(victim) == PILFERER:
        game.leave_island(victim)
        if game.heard is not None:
            game.heard.append(PilfererLeft(game.cause, rank_of(victim)))
    else:
        game.discard_from_island(victim, seat)
        game.gain_reputation(seat_of(victim), 1)


# 18 Gunner


@daytime(18)
def gunner(game: Game, seat: int) -> None:
    """Discard a character from any ship; gain 1 reputation if it was yours, lose 1 if not. Automa never fires at her own."""
    choices: tuple[int, ...] = ()
    for owner in range(game.seats):
        if owner != seat or not game.is_automa(seat):
            choices += options.in_ship(owner, game.ships[owner])
    game.ask(seat, "gunner_fires", choices)


@question
def gunner_fires(game: Game, seat: int, option: int) -> None:
    game.discard_from_ship(whose(option), what(option), seat)
    if whose(option) == seat:
        game.gain_reputation(seat, 1)
    else:
        game.lose_reputation(seat, 1)


# 19 Necromancer


@daytime(19)
def necromancer(game: Game, seat: int) -> None:
    """Discard a relic of yours; if you did, a character of your graveyard goes aboard."""
    if count_of(game.loot[seat], RELIC):
        game.discard_loot(seat, RELIC, 1)
        game.ask(seat, "necromancer_raises", options.in_graveyard(game.graveyards[seat]))
    else:
        nothing_happened(game, seat)


@question
def necromancer_raises(game: Game, seat: int, option: int) -> None:
    game.leave_graveyard(seat, what(option))
    game.go_aboard(seat, what(option), "graveyard")
    game.learn(seat, what(option))


# 20 Freed Prisoner


@night(20)
def freed_prisoner(game: Game, seat: int) -> None:
    """After all other night abilities: gain 1 per higher character of your ship; if you gained 3 or more, discard him."""
    game.crew_left = (*game.crew_left, FREED_PRISONER)


def prisoner_acts(game: Game, seat: int, times: int) -> None:
    """His own ability and the Witch's copy both pay for the same ship; he is discarded once."""
    higher = sum([rank > FREED_PRISONER for rank in game.ships[seat]])
    for _ in range(times):
        game.gain(seat, higher)
    if higher >= 3:
        game.discard_from_ship(seat, FREED_PRISONER, seat)


# 21 Bosun


@daytime(21)
def bosun(game: Game, seat: int) -> None:
    """Gain 2 per character of your ship below rank 21."""
    game.gain(seat, 2 * sum([rank < BOSUN for rank in game.ships[seat]]))


# 22 Brawler


@daytime(22)
def brawler(game: Game, seat: int) -> None:
    """Discard a Brawler from another player's ship; if you did, gain 2 reputation."""
    choices: tuple[int, ...] = ()
    for owner in range(game.seats):
        if owner != seat and BRAWLER in game.ships[owner]:
            choices += options.in_ship(owner, (BRAWLER,))
    game.ask(seat, "brawler_strikes", choices)


@question
def brawler_strikes(game: Game, seat: int, option: int) -> None:
    game.discard_from_ship(whose(option), BRAWLER, seat)
    game.gain_reputation(seat, 2)


@night(22)
def brawler_at_night(game: Game, seat: int) -> None:
    """Gain 1."""
    game.gain(seat, 1)


# 23 Thief


@daytime(23)
def thief(game: Game, seat: int) -> None:
    """Take a token from an adjacent player; if you did, lose 2 reputation."""
    choices: tuple[int, ...] = ()
    for neighbour in game.neighbours(seat):
        choices += options.loot_of(neighbour, game.loot[neighbour])
    game.ask(seat, "thief_takes", choices)


@question
def thief_takes(game: Game, seat: int, option: int) -> None:
    kind = what(option)
    game.loot[whose(option)] -= ONE[kind]
    game.loot[seat] += ONE[kind]
    if game.heard is not None:
        game.heard.append(TookLoot(game.cause, seat, LOOT[kind], whose(option)))
    game.lose_reputation(seat, 2)


# 24 Topman


@night(24)
def topman(game: Game, seat: int) -> None:
    """Gain 4, then lose 1 per character of your ship, himself included."""
    game.gain(seat, 4)
    game.lose(seat, len(game.ships[seat]))


# 25 Recruiter


@daytime(25)
def recruiter(game: Game, seat: int) -> None:
    """A card from your hand goes straight aboard."""
    game.ask(seat, "recruiter_hires", game.hands[seat])


@question
def recruiter_hires(game: Game, seat: int, rank: int) -> None:
    game.leave_hand(seat, rank)
    game.go_aboard(seat, rank, "hand")
    game.learn(seat, rank)


# 26 Cook


@dusk(26)
def cook(game: Game, seat: int, kind: int) -> None:
    """If he is still on the island, gain a second token of the day."""
    if character(COOK, seat) in game.island:
        game.ask(seat, "cook_gains", game.todays_loot())


@question
def cook_gains(game: Game, seat: int, option: int) -> None:
    gain_from_day(game, seat, what(option), COOK)


# 27 Watchman


@daytime(27)
def watchman(game: Game, seat: int) -> None:
    """Swap one of today's tokens with one of tomorrow's. Automa does not swap: at dusk she may take her token from tomorrow."""
    if game.is_automa(seat):
        game.lookout = True
    elif len(game.days) > 1 and game.days[0] and game.days[1]:
        game.ask(seat, "watchman_gives", game.todays_loot())
    else:
        nothing_happened(game, seat)


@question
def watchman_gives(game: Game, seat: int, option: int) -> None:
    game.ask(seat, "watchman_swaps", options.swaps(what(option), game.days[1]))


@question
def watchman_swaps(game: Game, seat: int, option: int) -> None:
    today, tomorrow = whose(option), what(option)
    game.days[0] += ONE[tomorrow] - ONE[today]
    game.days[1] += ONE[today] - ONE[tomorrow]
    if game.heard is not None:
        game.heard.append(SwappedLoot(game.cause, seat, LOOT[today], LOOT[tomorrow]))


# 28 Armorer


@dusk(28)
def armorer(game: Game, seat: int, kind: int) -> None:
    """If the token is a saber or a hook, gain 2 reputation."""
    if kind in (SABER, HOOK):
        game.gain_reputation(seat, 2)


@night(28)
def armorer_at_night(game: Game, seat: int) -> None:
    """Gain 1 per saber and hook."""
    game.gain(seat, count_of(game.loot[seat], SABER) + count_of(game.loot[seat], HOOK))


# 29 Infantry


@daytime(29)
def infantry(game: Game, seat: int) -> None:
    """If he is rightmost, gain 5."""
    if game.island[-1] == character(INFANTRY, seat):
        game.gain(seat, 5)
    else:
        nothing_happened(game, seat)


# 30 Merchant


@daytime(30)
def merchant(game: Game, seat: int) -> None:
    """Discard one, two or three tokens of one kind; gain 1, 4 or 9."""
    choices: tuple[int, ...] = ()
    for kind in kinds_in(game.loot[seat]):
        for count in range(1, min(3, count_of(game.loot[seat], kind)) + 1):
            choices += (options.sale(kind, count),)
    game.ask(seat, "merchant_sells", choices)


@question
def merchant_sells(game: Game, seat: int, option: int) -> None:
    count = what(option)
    game.discard_loot(seat, whose(option), count)
    game.gain(seat, count * count)


# 31 Surgeon


@daytime(31)
def surgeon(game: Game, seat: int) -> None:
    """A character of your graveyard returns to your hand, unseen by the others; Automa's hand is open."""
    game.ask(seat, "surgeon_heals", options.in_graveyard(game.graveyards[seat]))


@question
def surgeon_heals(game: Game, seat: int, option: int) -> None:
    graveyard = game.graveyards[seat]
    if len(graveyard) > 1 and not game.is_automa(seat):
        game.unsure[seat] = tuple(sorted({*game.unsure[seat], *graveyard}))
    game.graveyards[seat] = without(graveyard, what(option))
    game.hands[seat] = joined(game.hands[seat], what(option))
    if game.heard is not None:
        openly = game.is_automa(seat)
        game.heard.append(ReturnedToHand(game.cause, seat, what(option), "graveyard", openly))
    if game.unsure[seat]:
        game.learn(seat)
    else:
        game.tell_hand(seat)


# 32 Treasurer


@anchor(32)
def treasurer(game: Game, seat: int) -> None:
    """Gain 1 per barrel, amulet and chest."""
    game.gain(seat, sum([count_of(game.loot[seat], kind) for kind in (BARREL, AMULET, CHEST)]))


# 33 Gambler


@daytime(33)
def gambler(game: Game, seat: int) -> None:
    """Lose 1 per token of loot."""
    game.lose(seat, size_of(game.loot[seat]))


@anchor(33)
def gambler_at_anchor(game: Game, seat: int) -> None:
    """Gain 6."""
    game.gain(seat, 6)


# 34 Aristocrat


@daytime(34)
def aristocrat(game: Game, seat: int) -> None:
    """Gain 2 reputation."""
    game.gain_reputation(seat, 2)


@anchor(34)
def aristocrat_at_anchor(game: Game, seat: int) -> None:
    """Gain 5 if no other ship has an Aristocrat when the anchor step begins, otherwise lose 3."""
    if game.rivals == 1:
        game.gain(seat, 5)
    else:
        game.lose(seat, 3)


# 35 Collector

COLLECTIONS: Final[tuple[int, ...]] = (0, 0, 1, 3, 5, 10, 10, 10)


@anchor(35)
def collector(game: Game, seat: int) -> None:
    """Gain 1, 3, 5 or 10 for two, three, four or more kinds of loot."""
    game.gain(seat, COLLECTIONS[len(kinds_in(game.loot[seat]))])


# 36 Quartermaster


@daytime(36)
def quartermaster(game: Game, seat: int) -> None:
    """Gain 1 per token of loot."""
    game.gain(seat, size_of(game.loot[seat]))


@anchor(36)
def quartermaster_at_anchor(game: Game, seat: int) -> None:
    """Lose 6."""
    game.lose(seat, 6)


# 37 Wind Nymph


@night(37)
def wind_nymph(game: Game, seat: int) -> None:
    """Gain 2 if no other ship has one when the night begins, otherwise discard her."""
    if game.rivals == 1:
        game.gain(seat, 2)
    else:
        game.discard_from_ship(seat, WIND_NYMPH, seat)


# 38 First Mate


@daytime(38)
def first_mate(game: Game, seat: int) -> None:
    """Lose 1 per character of your ship."""
    game.lose(seat, len(game.ships[seat]))


@anchor(38)
def first_mate_at_anchor(game: Game, seat: int) -> None:
    """Gain 1 per character of your ship, himself included."""
    game.gain(seat, len(game.ships[seat]))


# 39 Captain


@daytime(39)
def captain(game: Game, seat: int) -> None:
    """Rise to the highest reputation; lose 1 per space."""
    here = game.reputation(seat)
    game.move_reputation(seat, here, COLOURS - 1)
    game.lose(seat, COLOURS - 1 - here)


# 40 Governor


@daytime(40)
def governor(game: Game, seat: int) -> None:
    """Discard your whole ship; gain 1 reputation per character."""
    crew = game.ships[seat]
    for rank in crew:
        game.discard_from_ship(seat, rank, seat)
    game.gain_reputation(seat, len(crew))
