"""The vocabulary of the loot tiles: what each effect does at dusk, at night and at anchor."""

from collections.abc import Callable
from typing import Final

from galecrest.game import options
from galecrest.game.events import GainedLoot, Kept
from galecrest.game.game import Game, question, step
from galecrest.game.options import what, whose
from galecrest.game.piles import ONE, count_of, joined, kinds_in, tokens_of
from galecrest.game.ranks import EXPLORER
from galecrest.game.sides import Effect
from galecrest.game.terms import COLOURS, KIND_OF, LOOT, MAP, VOYAGES, character, seat_of

HIGHEST_PAY: Final = 12  # under the leftmost reputation space; one less for each space to the right


def pay_under_reputation(game: Game, seat: int) -> int:
    return HIGHEST_PAY - game.reputation(seat)


def tokens_counted(game: Game, seat: int, kind: int) -> int:
    """The number of tokens that count at anchor: an Explorer in the ship adds one map."""
    count = count_of(game.loot[seat], kind)
    return count + 1 if count and kind == MAP and EXPLORER in game.ships[seat] else count


# Gaining a token


def gain_from_day(game: Game, seat: int, kind: int, rank: int) -> None:
    """The character of this rank gains a token of the day."""
    game.gain_from_day(seat, kind)
    if game.tiles[seat].dusk[kind]:
        dusk_of_loot(game, seat, kind, rank)


def gain_from_bag(game: Game, seat: int, rank: int) -> None:
    """Gain a random token if the bag is not empty."""
    tokens = tokens_of(game.bag)
    if tokens:
        kind = game.draw(tokens, 1)[0]
        game.bag -= ONE[kind]
        game.loot[seat] += ONE[kind]
        if game.heard is not None:
            game.heard.append(GainedLoot(game.cause, seat, LOOT[kind], "bag"))
        if game.tiles[seat].dusk[kind]:
            dusk_of_loot(game, seat, kind, rank)


def dusk_of_loot(game: Game, seat: int, kind: int, rank: int) -> None:
    """Use a token's dusk ability: it happens when the token is first gained, in any phase."""
    for place in range(len(game.tiles[seat].dusk[kind]) - 1, 0, -1):
        game.later("dusk_effect", seat, rank << 6 | kind << 3 | place)
    use_at_dusk(game, seat, kind, 0, rank)


@step
def dusk_effect(game: Game, seat: int, argument: int) -> None:
    use_at_dusk(game, seat, argument >> 3 & 7, argument & 7, argument >> 6)


def use_at_dusk(game: Game, seat: int, kind: int, place: int, rank: int) -> None:
    """The effect in this place of the tile, for a token that the character of this rank gained."""
    game.cause = LOOT[kind]
    effect = game.tiles[seat].dusk[kind][place]
    DUSK_EFFECTS[effect.name](game, seat, effect, rank)


DuskEffect = Callable[[Game, int, Effect, int], None]


def gain(game: Game, seat: int, effect: Effect, argument: int) -> None:
    amount = effect.numbers[0]
    if amount > 0:
        game.gain(seat, amount)
    else:
        game.lose(seat, -amount)


def gain_reputation(game: Game, seat: int, effect: Effect, argument: int) -> None:
    game.gain_reputation(seat, effect.numbers[0])


def discard_own_character(game: Game, seat: int, effect: Effect, rank: int) -> None:
    """Discard the character that gained the token if it is on the island; a copied character in the ship stays there."""
    if character(rank, seat) in game.island:
        game.discard_from_island(character(rank, seat), seat)


def discard_from_island(game: Game, seat: int, effect: Effect, rank: int) -> None:
    """Discard another player's character; the Midshipman is never a target."""
    targets = [who for who in game.island if seat_of(who) != seat and seat_of(who) < COLOURS]
    game.ask(seat, "saber_strikes_island", options.on_island(targets))


@question
def saber_strikes_island(game: Game, seat: int, option: int) -> None:
    game.discard_from_island(character(what(option), whose(option)), seat)


def discard_from_adjacent_ship(game: Game, seat: int, effect: Effect, rank: int) -> None:
    choices: tuple[int, ...] = ()
    for neighbour in game.neighbours(seat):
        choices += options.in_ship(neighbour, game.ships[neighbour])
    game.ask(seat, "saber_strikes_ship", choices)


@question
def saber_strikes_ship(game: Game, seat: int, option: int) -> None:
    game.discard_from_ship(whose(option), what(option), seat)


def discard_highest_from_ship(game: Game, seat: int, effect: Effect, rank: int) -> None:
    """Discard the highest character of the adjacent ships; the token's owner chooses between equal ones."""
    crews = [game.ships[neighbour] for neighbour in game.neighbours(seat)]
    top = max([crew[-1] for crew in crews if crew], default=0)
    choices: tuple[int, ...] = ()
    for neighbour in game.neighbours(seat):
        if top in game.ships[neighbour]:
            choices += options.in_ship(neighbour, (top,))
    game.ask(seat, "saber_strikes_ship", choices)


def take_from_adjacent(game: Game, seat: int, effect: Effect, rank: int) -> None:
    """Take doubloons from a neighbour of the owner's choice. The neighbour gains reputation, even with an empty purse."""
    game.ask(seat, "barrel_takes", options.seats(game.neighbours(seat)))


@question
def barrel_takes(game: Game, seat: int, option: int) -> None:
    victim = whose(option)
    doubloons, steps = named(game.tiles[seat].dusk[KIND_OF[game.cause]], "take_from_adjacent").numbers
    game.pay(victim, seat, doubloons)
    game.gain_reputation(victim, steps)


DUSK_EFFECTS: Final[dict[str, DuskEffect]] = {
    "gain": gain,
    "gain_reputation": gain_reputation,
    "discard_own_character": discard_own_character,
    "discard_from_island": discard_from_island,
    "discard_from_adjacent_ship": discard_from_adjacent_ship,
    "discard_highest_from_ship": discard_highest_from_ship,
    "take_from_adjacent": take_from_adjacent,
}


def named(effects: tuple[Effect, ...], name: str) -> Effect:
    return next(effect for effect in effects if effect.name == name)


# At night and at anchor

AnchorEffect = Callable[[Game, int, Effect, int], None]


def night_of_loot(game: Game, seat: int, kind: int) -> None:
    """Use one token's night ability."""
    game.cause = LOOT[kind]
    for effect in game.tiles[seat].night[kind]:
        gain(game, seat, effect, kind)


def anchor_of_loot(game: Game, seat: int, kind: int) -> None:
    """Use the anchor ability of one token, or of the whole kind if it counts its tokens together."""
    effects = game.tiles[seat].anchor[kind]
    for place in range(len(effects) - 1, 0, -1):
        game.later("anchor_effect", seat, kind << 3 | place)
    game.cause = LOOT[kind]
    ANCHOR_EFFECTS[effects[0].name](game, seat, effects[0], kind)


@step
def anchor_effect(game: Game, seat: int, argument: int) -> None:
    kind = argument >> 3
    game.cause = LOOT[kind]
    effect = game.tiles[seat].anchor[kind][argument & 7]
    ANCHOR_EFFECTS[effect.name](game, seat, effect, kind)


def gain_by_reputation(game: Game, seat: int, effect: Effect, kind: int) -> None:
    amount = pay_under_reputation(game, seat) - effect.numbers[0]
    if amount > 0:
        game.gain(seat, amount)
    else:
        game.lose(seat, -amount)


def gain_per_kind(game: Game, seat: int, effect: Effect, kind: int) -> None:
    game.gain(seat, effect.numbers[0] * len(kinds_in(game.loot[seat])))


def gain_per_token(game: Game, seat: int, effect: Effect, kind: int) -> None:
    game.gain(seat, effect.numbers[0] * tokens_counted(game, seat, kind))


def gain_for_sets(game: Game, seat: int, effect: Effect, kind: int) -> None:
    """Gain for pairs and triples; the division that pays most counts."""
    pair, triple = effect.numbers
    count = tokens_counted(game, seat, kind)
    most = 0
    for triples in range(count // 3 + 1):
        most = max(most, triples * triple + (count - 3 * triples) // 2 * pair)
    game.gain(seat, most)


def keep_or_gain(game: Game, seat: int, effect: Effect, kind: int) -> None:
    """Keep a character of the ship for the next voyage (each hook a different one) or gain; after the last voyage, only gain."""
    keepable = [rank for rank in game.ships[seat] if rank not in game.kept[seat]] if game.voyage < VOYAGES else []
    game.ask(seat, "hook_keeps", (*options.in_ship(seat, tuple(keepable)), options.effect("gain")))


@question
def hook_keeps(game: Game, seat: int, option: int) -> None:
    if option == options.effect("gain"):
        game.gain(seat, named(game.tiles[seat].anchor[KIND_OF[game.cause]], "keep_or_gain").numbers[0])
        return
    game.kept[seat] = joined(game.kept[seat], what(option))
    if game.heard is not None:
        game.heard.append(Kept(game.cause, seat, what(option)))


def either(game: Game, seat: int, effect: Effect, kind: int) -> None:
    game.ask(seat, "tile_offers", tuple([options.effect(choice.name) for choice in effect.choices]))


@question
def tile_offers(game: Game, seat: int, option: int) -> None:
    kind = KIND_OF[game.cause]
    choices = named(game.tiles[seat].anchor[kind], "either").choices
    effect = named(choices, options.CHOICES_OF_EFFECT[what(option)])
    ANCHOR_EFFECTS[effect.name](game, seat, effect, kind)


ANCHOR_EFFECTS: Final[dict[str, AnchorEffect]] = {
    "gain": gain,
    "gain_reputation": gain_reputation,
    "gain_by_reputation": gain_by_reputation,
    "gain_per_kind": gain_per_kind,
    "gain_per_token": gain_per_token,
    "gain_for_sets": gain_for_sets,
    "keep_or_gain": keep_or_gain,
    "either": either,
}
