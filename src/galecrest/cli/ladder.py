"""`galecrest ladder`: place a bot among others."""

import json
import sys
from contextlib import closing
from time import perf_counter

import click

from galecrest.bots import BOTS
from galecrest.cli import lab, options
from galecrest.cli.files import Failure
from galecrest.lab.executors import LostWorkers, play_all
from galecrest.words import Words


@click.command()
@click.argument("bot")
@click.option(
    "--against",
    metavar="NAMES",
    default=",".join(BOTS),
    show_default=True,
    help="The bots to compare with; a * in a file's name stands for all files that match.",
)
@options.players
@options.board
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=400,
    show_default=True,
    help="How many games; as many more as it takes to give all rotations of every deal.",
)
@options.seed
@click.option("--jobs", type=click.IntRange(min=1), help="How many processes; without it one for each core.")
@click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address; local starts one.")
@options.as_json
@options.language
def ladder(
    bot: str,
    against: str,
    players: int,
    board: str,
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
    words: Words,
) -> None:
    """Place BOT among other bots: it plays with changing opponents, and every bot gets a rating with its interval.

    Ctrl-C ends early with the results so far. Exit code 1: a game failed; the results say which.
    """
    with lab.extra():
        from galecrest.lab.ladder import Climb, Ladder, expanded, text
    try:
        climb = Climb(bot, expanded(against), players, board, games, seed)
    except ValueError as error:
        raise Failure(str(error)) from error
    played = Ladder(climb)
    begin = perf_counter()
    sittings = climb.sittings
    try:
        with (
            lab.extra("ray"),
            closing(lab.watched(words.t("run-games-label"), play_all(sittings, jobs, ray), len(sittings))) as outcomes,
        ):
            for outcome in outcomes:
                played.add(outcome)
                played.seconds = perf_counter() - begin
    except KeyboardInterrupt:
        click.echo(words.t("run-stopped"), err=True)
    except (LostWorkers, ConnectionError) as error:
        click.echo(words.t("run-stopped-by", error=str(error)), err=True)
    if not played.played:
        raise Failure(words.t("run-no-game"))
    click.echo(json.dumps(played.to_data(), indent=2) if as_json else text(played, words))
    if played.failures:
        sys.exit(1)
