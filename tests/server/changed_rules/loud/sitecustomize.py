"""Version 3: by day, every character asks for a token of the day and does nothing else."""

from galecrest.game import Game, log, terms
from galecrest.game.characters import BY_DAY
from galecrest.game.game import question

terms.RULES_VERSION = 3  # type: ignore[misc]
log.KNOWN_RULES = frozenset({3})


def lookout(game: Game, seat: int) -> None:
    game.ask(seat, "lookout_points", game.todays_loot())


@question
def lookout_points(game: Game, seat: int, option: int) -> None:
    game.gain(seat, 1)


for rank, ability in enumerate(BY_DAY):
    if ability is not None:
        BY_DAY[rank] = lookout
