"""Version 3: every character also gains 2 doubloons by day. The questions stay the same."""

from collections.abc import Callable

from galecrest.game import Game, log, terms
from galecrest.game.characters import BY_DAY

terms.RULES_VERSION = 3  # type: ignore[misc]
log.KNOWN_RULES = frozenset({3})


def generous(ability: Callable[[Game, int], None]) -> Callable[[Game, int], None]:
    def changed(game: Game, seat: int) -> None:
        game.gain(seat, 2)
        ability(game, seat)

    return changed


for rank, ability in enumerate(BY_DAY):
    if ability is not None:
        BY_DAY[rank] = generous(ability)
