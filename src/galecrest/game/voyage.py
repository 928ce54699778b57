"""The course of the game: three voyages, each day from the choice of cards to the night."""

from galecrest.game import automa, options
from galecrest.game.characters import (
    AT_ANCHOR,
    AT_DUSK,
    AT_NIGHT,
    BY_DAY,
    note_midshipman,
    others_with_night,
    prisoner_acts,
)
from galecrest.game.effects import (
    anchor_of_loot,
    gain_from_day,
    night_of_loot,
    pay_under_reputation,
    tokens_counted,
)
from galecrest.game.events import (
    Acted,
    DayBegan,
    DayEnded,
    DiscardedLoot,
    GameEnded,
    PhaseBegan,
    Revealed,
    SatOut,
    Scored,
    Unloaded,
    VoyageBegan,
    VoyageEnded,
)
from galecrest.game.game import COURSE, STEPS, Game, question, question_of_own_loot, step
from galecrest.game.options import what
from galecrest.game.piles import ONE, count_of, kinds_in, names_of, pile_of, tokens_of, without
from galecrest.game.ranks import (
    ARISTOCRAT,
    ARMORER,
    CABIN_BOY,
    FIRST_MATE,
    FREED_PRISONER,
    MUTINEER,
    TOPMAN,
    WIND_NYMPH,
    WITCH,
)
from galecrest.game.terms import (
    ANCHOR,
    AUTOMA,
    CARDS_DEALT,
    CHARACTERS,
    CHOOSING,
    COLOURS,
    DAYS_OF_VOYAGE,
    DAYTIME,
    DUSK,
    HOOK,
    LOOT,
    MIDSHIPMAN,
    NIGHT,
    OVER,
    PHASES,
    PILFERER,
    SABER,
    VOYAGES,
    character,
    rank_of,
    seat_of,
)

# Before each voyage


@step
def begin_voyage(game: Game, seat: int, argument: int) -> None:
    game.voyage += 1
    game.cause = "voyage"
    days = DAYS_OF_VOYAGE[game.voyage]
    if game.ends_with_voyage:
        game.days = [0] * days
        for seat in range(game.seats):
            game.gain(seat, pay_under_reputation(game, seat))
        game.phase = OVER
        return
    tokens_a_day = max(game.seats, 3)
    in_bag = tokens_of(game.bag)
    tokens = game.draw(in_bag, min(days * tokens_a_day, len(in_bag)))
    game.days = [pile_of(tokens[day * tokens_a_day : (day + 1) * tokens_a_day]) for day in range(days)]
    game.bag -= sum(game.days)
    if game.level:
        automa.shuffle_deck(game)
    dealt = tuple(sorted(game.draw(automa.deck(game) if game.level else list(game.undealt), CARDS_DEALT)))
    game.undealt = tuple(sorted(set(game.undealt).difference(dealt)))
    if game.heard is not None:
        open_days = tuple([names_of(day) for day in game.days])
        game.heard.append(VoyageBegan(game.cause, game.voyage, open_days, dealt))
    for seat in range(game.seats):
        game.hands[seat] = tuple(sorted(game.hands[seat] + dealt))
        game.gain(seat, pay_under_reputation(game, seat))
    begin_day(game)


# A day


def begin_day(game: Game) -> None:
    """Players with two or more cards choose one in secret; a player with an empty hand sits out."""
    game.phase = CHOOSING
    game.cause = "day"
    game.lookout = False
    game.acting = 0
    if game.heard is not None:
        game.heard.append(DayBegan(game.cause, game.voyage, game.day))
    for seat in range(game.seats):
        if not game.hands[seat] and game.heard is not None:
            game.heard.append(SatOut(game.cause, seat))
    if game.level and game.solo.deck.open:
        automa.look_at_top(game)
    game.asked += 1
    game.await_choices()


def in_order(rank: int, reputation: int, seat: int) -> int:
    """One int that sorts by rank, then by reputation: the Pilferer has 0, the Midshipman more than all players."""
    return rank << 6 | reputation << 3 | seat


@step
def choosing(game: Game, seat: int, argument: int) -> None:
    """All have chosen: place the cards on the island in ascending rank, among equals the higher reputation further right."""
    game.asked += game.seats
    ordered: list[int] = []
    if game.level:
        automa.others_choose(game)
        ordered.append(in_order(game.pilfered[-1], 0, PILFERER))
    elif game.seats == 2:
        ordered.append(in_order(rank_of(MIDSHIPMAN), COLOURS + 1, seat_of(MIDSHIPMAN)))
    for place, seat in enumerate(game.track):
        rank = game.chosen[seat] if seat < game.seats else 0
        if rank > 0:
            game.leave_hand(seat, rank)
            ordered.append(rank << 6 | place + 1 << 3 | seat)  # in_order, in place
    ordered.sort()
    game.island = [each >> 6 << 3 | each & 7 for each in ordered]
    note_midshipman(game)
    game.waiting = game.island[::-1]
    game.phase = DAYTIME
    if game.heard is not None:
        game.heard.append(Revealed("reveal", tuple([(seat_of(who), rank_of(who)) for who in game.island])))
    for seat in range(game.seats):
        if game.unsure[seat] and game.chosen[seat] > 0:
            game.learn(seat, game.chosen[seat])
    if game.heard is not None:
        game.heard.append(PhaseBegan("reveal", PHASES[DAYTIME]))


@step
def daytime(game: Game, seat: int, argument: int) -> None:
    """From left to right, each character on the island uses its daytime ability."""
    waiting = game.waiting
    while waiting:
        who = waiting.pop()
        game.acting = who
        ability = BY_DAY[who >> 3]  # the innermost loops unpack a character in place
        if ability is not None and who & 7 != PILFERER:
            game.cause = CHARACTERS[who >> 3]
            if game.heard is not None:
                tell_turn(game, who)
            ability(game, who & 7)
            if game.kind or game.todo:
                return
    game.phase = DUSK
    game.waiting = game.island[:]
    if game.heard is not None:
        game.heard.append(PhaseBegan("daytime", PHASES[DUSK]))


def act(game: Game, seat: int, rank: int) -> None:
    """Begin the turn of a character in a ship."""
    game.cause = CHARACTERS[rank]
    if game.heard is not None:
        tell_turn(game, character(rank, seat))


def tell_turn(game: Game, who: int) -> None:
    assert game.heard is not None
    game.heard.append(Acted(game.cause, seat_of(who), rank_of(who)))


@step
def dusk(game: Game, seat: int, argument: int) -> None:
    """From right to left, each character still on the island gains a token, uses its dusk ability and goes aboard."""
    waiting = game.waiting
    while waiting:
        who = waiting.pop()
        game.acting = who
        if who == MIDSHIPMAN:
            midshipman(game)
        elif who & 7 == PILFERER:
            automa.pilferer_takes(game, who)
        else:
            game.cause = CHARACTERS[who >> 3]
            if game.heard is not None:
                tell_turn(game, who)
            if game.lookout and who & 7 == AUTOMA:
                automa.look_ahead(game)
            if who >> 3 == CABIN_BOY or not game.days[0]:
                game.board_at_dusk(who & 7, who >> 3)
            else:
                game.ask(who & 7, "dusk_gains", options.loot_in(game.days[0]))
        if game.kind or game.todo:
            return
    game.island.clear()
    if game.heard is not None:
        for kind in kinds_in(game.days[0]):
            game.heard.append(DiscardedLoot("dusk", None, LOOT[kind], count_of(game.days[0], kind)))
        game.heard.append(DayEnded("dusk", game.voyage, game.day))
    game.bag += game.days[0]
    del game.days[0]
    begin_night(game)


@question
def dusk_gains(game: Game, seat: int, option: int) -> None:
    """Gain the token, use its dusk ability, then the character's, and go aboard."""
    rank = game.acting >> 3
    kind = option & 63
    if AT_DUSK[rank] is None and not game.tiles[seat].dusk[kind]:
        game.gain_from_day(seat, kind)
        game.board_at_dusk(seat, rank)
        return
    todo = game.todo
    depth = len(todo)
    gain_from_day(game, seat, kind, rank)
    if AT_DUSK[rank] is not None:
        todo.insert(depth, ("board", seat, rank))
        todo.insert(depth + 1, ("dusk_of_character", seat, kind))
    elif game.kind or len(todo) > depth:
        todo.insert(depth, ("board", seat, rank))
    else:
        game.board_at_dusk(seat, rank)


@step
def dusk_of_character(game: Game, seat: int, kind: int) -> None:
    rank = rank_of(game.acting)
    ability = AT_DUSK[rank]
    assert ability is not None
    game.cause = CHARACTERS[rank]
    ability(game, seat, kind)


@step
def board(game: Game, seat: int, rank: int) -> None:
    game.board_at_dusk(seat, rank)


def midshipman(game: Game) -> None:
    """If the character directly to his left is still there, its owner's opponent returns a token of the day to the bag."""
    game.cause = "midshipman"
    if game.left_of_midshipman in game.island:
        game.ask(1 - seat_of(game.left_of_midshipman), "midshipman_removes", game.todays_loot())


@question
def midshipman_removes(game: Game, seat: int, option: int) -> None:
    game.discard_from_day(what(option), 1)


# Night and anchor: crew_left and loot_left hold the characters and tokens that a seat has not used yet


def begin_night(game: Game) -> None:
    game.phase = NIGHT
    game.acting = 0
    game.rivals = 0
    game.waiting = []
    for seat in game.track:
        if seat < game.seats:
            acts = game.loot[seat] & game.tiles[seat].at_night != 0
            for rank in game.ships[seat]:
                if AT_NIGHT[rank] is not None:
                    acts = True
                    if rank == WIND_NYMPH:
                        game.rivals += 1
            if acts:
                game.waiting.append(seat)
    if game.heard is not None:
        game.heard.append(PhaseBegan("dusk", PHASES[NIGHT]))


@step
def night(game: Game, seat: int, argument: int) -> None:
    """In order of reputation, the highest first, the players use the night abilities of ship and loot."""
    while game.waiting:
        seat = game.waiting.pop()
        game.crew_left = tuple([rank for rank in game.ships[seat] if AT_NIGHT[rank] is not None])
        game.loot_left = game.loot[seat] & game.tiles[seat].at_night
        use_night(game, seat)
        if game.kind or game.todo:
            return
    if game.days:
        begin_day(game)
    else:
        begin_anchor(game)


@step
def night_goes_on(game: Game, seat: int, argument: int) -> None:
    use_night(game, seat)


def use_night(game: Game, seat: int) -> None:
    """Use the abilities that are left, until their order matters. The Freed Prisoner is last."""
    while game.crew_left or game.loot_left:
        ship = game.ships[seat]
        crew = tuple([rank for rank in game.crew_left if rank != FREED_PRISONER and rank in ship])
        if night_order_matters(game, seat, crew):
            game.later("night_goes_on", seat)
            game.ask(seat, "night_takes", options.in_ship(seat, crew) + options.loot_in(game.loot_left))
            return
        for rank in crew:
            if rank == WITCH:
                game.later("night_goes_on", seat)
            use_at_night(game, seat, rank)
            if rank == WITCH:
                return
        if game.loot_left:
            use_loot_at_night(game, seat, kinds_in(game.loot_left)[0])
        elif game.crew_left:
            times = game.crew_left.count(FREED_PRISONER) if FREED_PRISONER in game.ships[seat] else 0
            game.crew_left = ()
            if times:
                act(game, seat, FREED_PRISONER)
                prisoner_acts(game, seat, times)


def night_order_matters(game: Game, seat: int, crew: tuple[int, ...]) -> bool:
    """True if a Mutineer, Topman or Witch is among two or more abilities, or if the loot may cost more doubloons than there are."""
    if (len(crew) < 2 and not game.loot_left) or game.is_automa(seat):
        return False
    kinds = kinds_in(game.loot_left)
    if len(crew) + len(kinds) < 2:
        return False
    if WITCH in crew or MUTINEER in crew or TOPMAN in crew:
        return True
    losses = 0
    gains = False
    for kind in kinds:
        for effect in game.tiles[seat].night[kind]:
            losses += max(0, -effect.numbers[0]) * count_of(game.loot_left, kind)
            gains = gains or effect.numbers[0] > 0
    return losses > game.doubloons[seat] and (gains or any(gains_at_night(game, seat, rank) for rank in crew))


def gains_at_night(game: Game, seat: int, rank: int) -> bool:
    """All characters gain, except an Armorer without sabers and hooks and a Wind Nymph with rivals."""
    if rank == ARMORER:
        return count_of(game.loot[seat], SABER) + count_of(game.loot[seat], HOOK) > 0
    return rank != WIND_NYMPH or game.rivals == 1


@question_of_own_loot
def night_takes(game: Game, seat: int, option: int) -> None:
    """Which ability next?"""
    if option >= options.LOOT_TOKEN:
        use_loot_at_night(game, seat, what(option))
    else:
        use_at_night(game, seat, what(option))


def use_at_night(game: Game, seat: int, rank: int) -> None:
    game.crew_left = without(game.crew_left, rank)
    act(game, seat, rank)
    ability = AT_NIGHT[rank]
    assert ability is not None
    ability(game, seat)


def use_loot_at_night(game: Game, seat: int, kind: int) -> None:
    game.loot_left -= ONE[kind]
    night_of_loot(game, seat, kind)


# End of a voyage


def begin_anchor(game: Game) -> None:
    game.phase = ANCHOR
    game.rivals = sum([ARISTOCRAT in ship for ship in game.ships])
    game.waiting = game.by_reputation()
    if game.heard is not None:
        game.heard.append(PhaseBegan("night", PHASES[ANCHOR]))


@step
def anchor(game: Game, seat: int, argument: int) -> None:
    """In order of reputation, the highest first, the players use the anchor abilities of ship and loot."""
    if game.waiting:
        seat = game.waiting.pop()
        game.crew_left = tuple([rank for rank in game.ships[seat] if AT_ANCHOR[rank] is not None])
        game.loot_left = anchor_loot(game, seat)
        use_anchor(game, seat)
    else:
        end_voyage(game)


def anchor_loot(game: Game, seat: int) -> int:
    """The tokens with an anchor ability; a kind that counts its tokens together is listed once."""
    tiles = game.tiles[seat]
    pile = 0
    for kind in kinds_in(game.loot[seat]):
        if tiles.anchor[kind]:
            pile += ONE[kind] * (1 if tiles.together[kind] else tokens_counted(game, seat, kind))
    return pile


@step
def anchor_goes_on(game: Game, seat: int, argument: int) -> None:
    use_anchor(game, seat)


def use_anchor(game: Game, seat: int) -> None:
    """Use abilities whose order does not matter first, then ask for the next one. Automa uses characters by rank, then loot by her list."""
    todo = game.todo
    depth = len(todo)
    may_matter = not game.is_automa(seat) and (WITCH in game.crew_left or game.tiles[seat].reading_reputation != 0)
    while game.crew_left or game.loot_left:
        crew, pile = anchor_order_matters(game, seat) if may_matter else ((), 0)
        free_crew = tuple([rank for rank in game.crew_left if rank not in crew]) if crew else game.crew_left
        if free_crew:
            use_at_anchor(game, seat, free_crew[0])
        elif game.loot_left > pile:
            use_loot_at_anchor(game, seat, kinds_in(game.loot_left - pile)[0])
        else:
            game.ask(seat, "anchor_takes", options.in_ship(seat, crew) + options.loot_in(pile))
        if game.kind or len(todo) > depth:
            todo.insert(depth, ("anchor_goes_on", seat, 0))
            return


def anchor_order_matters(game: Game, seat: int) -> tuple[tuple[int, ...], int]:
    """The abilities whose order can change the outcome: a Witch who will leave the ship together with a First Mate or hooks that keep,
    and loot that pays by reputation together with loot that moves it."""
    tiles = game.tiles[seat]
    crew: tuple[int, ...] = ()
    pile = 0
    if WITCH in game.crew_left and not others_with_night(game, seat):
        hooks = game.loot_left & tiles.keeping if game.voyage < VOYAGES else 0
        if FIRST_MATE in game.crew_left or hooks:
            crew = tuple([rank for rank in game.crew_left if rank in (WITCH, FIRST_MATE)])
            pile = hooks
    if tiles.reading_reputation:
        reading = game.loot_left & tiles.reading_reputation
        moving = game.loot_left & tiles.moving_reputation
        if reading and moving and len(kinds_in(reading | moving)) > 1:
            pile |= reading | moving
    return crew, pile


@question_of_own_loot
def anchor_takes(game: Game, seat: int, option: int) -> None:
    """Which ability next?"""
    if option >= options.LOOT_TOKEN:
        use_loot_at_anchor(game, seat, what(option))
    else:
        use_at_anchor(game, seat, what(option))


def use_at_anchor(game: Game, seat: int, rank: int) -> None:
    game.crew_left = without(game.crew_left, rank)
    act(game, seat, rank)
    ability = AT_ANCHOR[rank]
    assert ability is not None
    ability(game, seat)


def use_loot_at_anchor(game: Game, seat: int, kind: int) -> None:
    """Use one token, or all of the kind if they only pay doubloons."""
    amount = game.tiles[seat].plain[kind]
    if amount:
        count = count_of(game.loot_left, kind)
        game.loot_left -= count * ONE[kind]
        game.cause = LOOT[kind]
        for _ in range(count):
            if amount > 0:
                game.gain(seat, amount)
            else:
                game.lose(seat, -amount)
    else:
        game.loot_left -= ONE[kind]
        anchor_of_loot(game, seat, kind)


def end_voyage(game: Game) -> None:
    game.cause = "voyage"
    for seat in range(game.seats):
        doubloons = max(0, game.doubloons[seat])
        game.scores[seat] += doubloons
        game.doubloons[seat] = 0
        if game.heard is not None:
            game.heard.append(Scored(game.cause, seat, doubloons, game.scores[seat], game.standing))
        loot = game.loot[seat]
        returned = loot & ~game.tiles[seat].stays
        game.bag += returned
        game.loot[seat] = loot - returned
        kept = game.kept[seat]
        ship = game.ships[seat]
        buried = tuple([rank for rank in ship if rank not in kept]) if kept else ship
        if not game.ends_with_voyage:
            game.graveyards[seat] = tuple(sorted(game.graveyards[seat] + buried))
        game.ships[seat] = kept
        game.kept[seat] = ()
        if game.heard is not None:
            game.heard.append(Unloaded(game.cause, seat, buried, names_of(returned)))
    if game.heard is not None:
        game.heard.append(VoyageEnded(game.cause, game.voyage))
    if game.voyage < VOYAGES:
        begin_voyage(game, 0, 0)
        return
    game.phase = OVER
    game.seat = 0
    game.choices = ()
    if game.heard is not None:
        game.heard.append(GameEnded(game.cause, game.standing))


COURSE.extend([STEPS[phase] for phase in PHASES[:OVER]])
