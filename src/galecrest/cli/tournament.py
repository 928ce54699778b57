"""`galecrest tournament`: bots against each other."""

import json
import sys

import click

from galecrest.bots import BOTS
from galecrest.cli import lab, options
from galecrest.cli.files import Failure, must_be_writable, rules_text, write_file
from galecrest.game.solo import solo_from_toml
from galecrest.game.tiles import box_from_toml
from galecrest.words import Words


@click.command()
@click.option(
    "--bots",
    required=True,
    metavar="NAMES",
    help=f"One for each seat: {', '.join(BOTS)}, captain:1000 (ms), buccaneer+bold, my_bot:Parrot (a class of your own).",
)
@options.board
@options.rotated_games
@options.seed
@options.jobs
@options.ray
@options.tiles
@options.solo
@options.level
@options.solo_rules
@click.option("--report", metavar="FILE", help="Write a report with charts, one HTML file, here.")
@options.as_json
@options.language
def tournament(
    bots: str,
    board: str,
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    tiles: str | None,
    solo: bool,
    level: str,
    solo_rules: str | None,
    report: str | None,
    as_json: bool,
    words: Words,
) -> None:
    """Let bots play against each other: every deal with every rotation of the seats. Ctrl-C ends early with the results so far.

    Exit code 1: a game failed; the results say which.
    """
    options.refuse_without_effect(solo)
    with lab.extra():
        from galecrest.lab.report import tournament_report
        from galecrest.lab.tournament import Plan, Tournament, text
    own = rules_text(tiles, box_from_toml), rules_text(solo_rules, solo_from_toml)
    try:
        plan = Plan(tuple(bots.split(",")), board, games, seed, level if solo else "", *own)
    except ValueError as error:
        raise Failure(str(error)) from error
    if report is not None:
        must_be_writable(report)  # fails before the games
    played = Tournament(plan)
    lab.play_into(played, plan.sittings, jobs, ray, words)
    if report is not None:
        write_file(report, tournament_report(played, words))
    click.echo(json.dumps(played.to_data(), indent=2) if as_json else text(played, words))
    if played.failures:
        sys.exit(1)
