"""`galecrest ladder`: place a bot among others."""

import json
import sys

import click

from galecrest.bots import BOTS
from galecrest.cli import lab, options
from galecrest.cli.files import Failure
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
@options.rotated_games
@options.seed
@options.jobs
@options.ray
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

    my_bot:Parrot is a class of your own. Ctrl-C ends early with the results so far. Exit code 1: a game failed; the results say which.
    """
    with lab.extra():
        from galecrest.lab.ladder import Climb, Ladder, expanded, text
    try:
        climb = Climb(bot, expanded(against), players, board, games, seed)
    except ValueError as error:
        raise Failure(str(error)) from error
    played = Ladder(climb)
    lab.play_into(played, climb.sittings, jobs, ray, words)
    click.echo(json.dumps(played.to_data(), indent=2) if as_json else text(played, words))
    if played.failures:
        sys.exit(1)
