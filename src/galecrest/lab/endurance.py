"""Plays many games of mixed bots at all sizes, boards and levels: `python -m galecrest.lab.endurance`.

A bot that raises, hangs or names an option that was not offered fails its game. The output names board, seed and bots of a failed game,
so that it can be played again.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Final

import click
from rich.console import Console
from rich.progress import track

from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import BOARDS
from galecrest.lab.executors import play_all
from galecrest.lab.sitting import AUTOMA, Outcome, Sitting, dice

SIZES: Final = (1, 2, 3, 4, 5, 6)  # 1 is a solo game
TABLES: Final = tuple(product(BOARDS, SIZES))
LEVELS: Final = tuple(PRINTED_SOLO.levels)

# Weights with which a seat's bot is drawn: slower bots come less often.
SHARES: Final = {"random": 100, "deckhand": 95, "buccaneer": 4, "captain:1": 1}


def sittings(games: int, seed: int) -> list[Sitting]:
    """The same seed gives the same games."""
    luck = Random(seed)
    many = []
    for number in range(games):
        board, seats = TABLES[number % len(TABLES)]
        level = LEVELS[number // len(TABLES) % len(LEVELS)] if seats == 1 else ""
        bots = tuple(luck.choices(list(SHARES), list(SHARES.values()), k=seats))
        many.append(Sitting(number, 0, bots, board, dice(seed, number), level))
    return many


def tally(outcomes: Iterable[Outcome]) -> tuple[Counter[str], list[Outcome]]:
    """Counts of games and decisions, and the outcomes that failed."""
    counts: Counter[str] = Counter()
    failures = []
    for outcome in outcomes:
        sitting = outcome.sitting
        counts["games"] += 1
        if outcome.failure:
            failures.append(outcome)
            continue
        counts["decisions"] += sum(outcome.decisions)
        counts[f"games of {len(sitting.bots)}" if not sitting.level else "games alone"] += 1
        counts[f"games on the {sitting.board} board"] += 1
        for seat, name in enumerate(sitting.names):
            if name != AUTOMA:
                counts[f"answers of {name}"] += outcome.decisions[seat]
    return counts, failures


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(min=0), default=1, show_default=True, help="The same seed deals the same games."
)
@click.option("--jobs", type=click.IntRange(min=1), help="How many processes; without it one for each core.")
def main(games: int, seed: int, jobs: int | None) -> None:
    """Play games of mixed bots at all sizes, boards and levels. Exit code 1: one of them failed."""
    played: list[Outcome] = []
    console = Console(stderr=True)
    outcomes = play_all(sittings(games, seed), jobs)
    try:
        played.extend(track(outcomes, "games", games, console=console, disable=not console.is_terminal))
    except KeyboardInterrupt:
        click.echo("stopped", err=True)
    counts, failures = tally(played)
    for what, count in sorted(counts.items()):
        click.echo(f"{count:9,} {what}")
    click.echo(f"{len(failures):9,} failures")
    for outcome in failures:
        click.echo(f"FAILED: {outcome.sitting}: {outcome.failure}")
    if failures:
        sys.exit(1)


if __name__ == "__main__":
    main()
