"""`galecrest tournament`: bots against each other."""

import json
import sys
from contextlib import closing
from time import perf_counter

import click

from galecrest.bots import BOTS
from galecrest.cli import lab, options
from galecrest.cli.files import Failure, rules_text, write_file
from galecrest.game.solo import solo_from_toml
from galecrest.game.tiles import box_from_toml
from galecrest.lab.executors import LostWorkers, play_all
from galecrest.words import Words


@click.command()
@click.option(
    "--bots", required=True, metavar="NAMES", help=f"One for each seat: {', '.join(BOTS)}, captain:1000 (ms)."
)
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
    with lab.extra():
        from galecrest.lab.report import tournament_report
        from galecrest.lab.tournament import Plan, Tournament, text
    own = rules_text(tiles, box_from_toml), rules_text(solo_rules, solo_from_toml)
    try:
        plan = Plan(tuple(bots.split(",")), board, games, seed, level if solo else "", *own)
    except ValueError as error:
        raise Failure(str(error)) from error
    if report is not None:
        write_file(report, "")  # fails before the games if the file cannot be written
    played = Tournament(plan)
    begin = perf_counter()
    label = words.t("run-games-label")
    try:
        with (
            lab.extra("ray"),
            closing(lab.watched(label, play_all(plan.sittings, jobs, ray), len(plan.sittings))) as outcomes,
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
    if report is not None:
        write_file(report, tournament_report(played, words))
    click.echo(json.dumps(played.to_data(), indent=2) if as_json else text(played, words))
    if played.failures:
        sys.exit(1)
