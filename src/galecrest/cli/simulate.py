"""`galecrest simulate`: random games, many of them."""

import json
from collections.abc import Iterator

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from galecrest.cli import options
from galecrest.cli.files import Failure, read_rules
from galecrest.game.solo import PRINTED_SOLO, solo_from_toml
from galecrest.game.terms import CHARACTERS
from galecrest.game.tiles import PRINTED, box_from_toml
from galecrest.lab import simulate as lab
from galecrest.lab.lines import games_line, speed_line, wins_line
from galecrest.words import Words


@click.command()
@options.players
@options.board
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@options.seed
@options.tiles
@options.solo
@options.level
@options.solo_rules
@options.as_json
@options.language
def simulate(
    players: int,
    board: str,
    games: int,
    seed: int,
    tiles: str | None,
    solo: bool,
    level: str,
    solo_rules: str | None,
    as_json: bool,
    words: Words,
) -> None:
    """Play games at random and sum them up. Ctrl-C ends early with the results so far.

    The success of a character is by how many points the seats that used the card ended above the mean of their game.
    """
    options.refuse_without_effect(solo)
    latest = None
    console = Console(stderr=True)
    sailors, level = (1, level) if solo else (players, "")
    running = lab.simulate(
        sailors,
        board,
        games,
        seed,
        read_rules(tiles, PRINTED, box_from_toml),
        level,
        read_rules(solo_rules, PRINTED_SOLO, solo_from_toml),
    )
    label = words.t("run-games-label")
    try:
        for results in (
            with_progress(running, games, console, label) if console.is_terminal and not as_json else running
        ):
            latest = results
    except KeyboardInterrupt:
        click.echo(words.t("run-stopped"), err=True)
    if latest is None:
        raise Failure(words.t("run-no-game"))
    click.echo(json.dumps(latest.to_data(), indent=2) if as_json else results_text(latest, words))


def with_progress(running: Iterator[lab.Results], games: int, console: Console, label: str) -> Iterator[lab.Results]:
    """A progress bar, drawn between games so that it does not count into their time."""
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
        task = progress.add_task(label, total=games)
        shown = 0.0
        for results in running:
            yield results
            if results.seconds - shown > 0.2:
                progress.update(task, completed=results.games, refresh=True)
                shown = results.seconds


def results_text(results: lab.Results, words: Words) -> str:
    words = words.at_table(results.level)
    ranking = [
        f"{words.t(f'character-{CHARACTERS.index(name)}')} {words.number(value, 2, signed=True)}"
        for name, value in results.characters.items()
    ]
    means = ", ".join(f"{words.seat(seat)} {words.number(mean, 1)}" for seat, mean in enumerate(results.mean_score))
    return "\n".join(
        [
            games_line(words, results.games, results.players, results.level, results.board, results.seed),
            speed_line(words, results.games, results.decisions, results.seconds),
            words.t("simulate-mean", means=means),
            wins_line(words, results.wins),
            words.t("simulate-ties", ties=results.ties),
            words.t("simulate-characters"),
            "  " + words.t("simulate-best", characters=", ".join(ranking[:5])),
            "  " + words.t("simulate-worst", characters=", ".join(ranking[:-6:-1])),
        ]
    )
