"""Prices of tokens, computed from the tiles' data, so that bots can play with changed sides too."""

from typing import Final

from galecrest.game.sides import Effect, Tiles
from galecrest.game.terms import LOOT

A_STEP: Final = 0.5  # roughly the worth of a step of reputation
STAYING: Final = 1.5  # tokens that stay for the next voyage pay again


class Prices:
    """The prices of one seat's tiles, by kind of loot."""

    def __init__(self, tiles: Tiles) -> None:
        kinds = len(LOOT)
        self.gained = [0.0] * kinds  # gain of the token's dusk ability
        self.strikes = [False] * kinds  # its dusk ability discards a rival's character
        self.loses_character = [False] * kinds  # its dusk ability discards the character that gained it
        self.nightly = [0.0] * kinds
        self.fixed = [0.0] * kinds  # what each token pays at anchor, independent of other loot
        self.per_kind = [0.0] * kinds  # what each token pays at anchor for every kind held
        self.below_pay = [0] * kinds  # each token pays by reputation, less this; 0: it does not
        self.sets: list[list[float]] = [[] for _ in range(kinds)]  # by number of tokens: what they pay together
        for kind in range(kinds):
            for effect in tiles.dusk[kind]:
                self.read_dusk(kind, effect)
            for effect in tiles.night[kind]:
                self.nightly[kind] += effect.numbers[0]
            for effect in tiles.anchor[kind]:
                self.read_anchor(kind, effect)
            if tiles.sides[kind].stays:
                self.fixed[kind] *= STAYING
        # Kinds whose tokens are always worth the same
        self.plain = [
            not (self.nightly[kind] or self.per_kind[kind] or self.below_pay[kind] or self.sets[kind])
            for kind in range(kinds)
        ]

    def read_dusk(self, kind: int, effect: Effect) -> None:
        if effect.name == "gain":
            self.gained[kind] += effect.numbers[0]
        elif effect.name == "gain_reputation":
            self.gained[kind] += A_STEP * effect.numbers[0]
        elif effect.name == "take_from_adjacent":
            doubloons, steps = effect.numbers
            self.gained[kind] += 1.25 * doubloons - A_STEP * steps
        elif effect.name == "discard_own_character":
            self.loses_character[kind] = True
        else:
            self.strikes[kind] = True

    def read_anchor(self, kind: int, effect: Effect) -> None:
        if effect.name in ("gain", "gain_per_token", "keep_or_gain"):
            self.fixed[kind] += effect.numbers[0]
        elif effect.name == "gain_per_kind":
            self.per_kind[kind] += effect.numbers[0]
        elif effect.name == "gain_by_reputation":
            self.below_pay[kind] = effect.numbers[0]
        elif effect.name == "gain_for_sets":
            pair, triple = effect.numbers
            self.sets[kind] = [best_division(count, pair, triple) for count in range(17)]
        elif effect.name == "either":
            self.read_anchor(kind, effect.choices[0])


def best_division(count: int, pair: int, triple: int) -> float:
    return float(max([threes * triple + (count - 3 * threes) // 2 * pair for threes in range(count // 3 + 1)]))
