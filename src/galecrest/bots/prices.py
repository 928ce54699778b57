"""Prices of tokens, computed from the tiles' data, so that bots can play with changed sides too."""

from typing import Final

from galecrest.game.sides import Effect, Tiles
from galecrest.game.terms import LOOT

A_STEP: Final = 0.5  # roughly the worth of a step of reputation
STAYING: Final = 1.5  # tokens that stay for the next voyage pay again


class Price:
    """The price of a kind of loot on one seat's tiles."""

    def __init__(self, tiles: Tiles, kind: int) -> None:
        self.gained = 0.0  # gain of the token's dusk ability
        self.strikes = False  # its dusk ability discards a rival's character
        self.loses_character = False  # its dusk ability discards the character that gained it
        self.nightly = 0.0
        self.fixed = 0.0  # what each token pays at anchor, independent of other loot
        self.per_kind = 0.0  # what each token pays at anchor for every kind held
        self.below_pay = 0  # each token pays by reputation, less this; 0: it does not
        self.sets: list[float] = []  # by number of tokens: what they pay together
        for effect in tiles.dusk[kind]:
            self.read_dusk(effect)
        for effect in tiles.night[kind]:
            self.nightly += effect.numbers[0]
        for effect in tiles.anchor[kind]:
            self.read_anchor(effect)
        if tiles.sides[kind].stays:
            self.fixed *= STAYING
        # Tokens are always worth the same
        self.plain = not (self.nightly or self.per_kind or self.below_pay or self.sets)

    def read_dusk(self, effect: Effect) -> None:
        if effect.name == "gain":
            self.gained += effect.numbers[0]
        elif effect.name == "gain_reputation":
            self.gained += A_STEP * effect.numbers[0]
        elif effect.name == "take_from_adjacent":
            doubloons, steps = effect.numbers
            self.gained += 1.25 * doubloons - A_STEP * steps
        elif effect.name == "discard_own_character":
            self.loses_character = True
        else:
            self.strikes = True

    def read_anchor(self, effect: Effect) -> None:
        if effect.name in ("gain", "gain_per_token", "keep_or_gain"):
            self.fixed += effect.numbers[0]
        elif effect.name == "gain_per_kind":
            self.per_kind += effect.numbers[0]
        elif effect.name == "gain_by_reputation":
            self.below_pay = effect.numbers[0]
        elif effect.name == "gain_for_sets":
            pair, triple = effect.numbers
            self.sets = [best_division(count, pair, triple) for count in range(17)]
        elif effect.name == "either":
            self.read_anchor(effect.choices[0])


def prices(tiles: Tiles) -> list[Price]:
    """The prices on one seat's tiles, by kind of loot."""
    return [Price(tiles, kind) for kind in range(len(LOOT))]


def best_division(count: int, pair: int, triple: int) -> float:
    return float(max([threes * triple + (count - 3 * threes) // 2 * pair for threes in range(count // 3 + 1)]))
