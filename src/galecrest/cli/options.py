"""The options that several commands share."""

from collections.abc import Iterable

import click
from click.core import ParameterSource

from galecrest.cli.files import Failure
from galecrest.game import Board
from galecrest.game.solo import PRINTED_SOLO
from galecrest.words import LANGUAGES, Words


def whole_number(text: str) -> int:
    """A seed: decimal, or hex after 0x."""
    try:
        seed = int(text, 0)
    except ValueError:
        seed = -1
    if seed < 0:
        raise click.BadParameter(f"{text!r} is not a whole number from 0 on, such as 17 or 0x11.")
    return seed


def cluster(text: str) -> str:
    """An address of a Ray cluster."""
    if text not in ("local", "auto") and ":" not in text:
        raise click.BadParameter(f"{text!r} is no address of a Ray cluster, such as local, auto or host:6379.")
    return text


def refuse(names: Iterable[str], where: str) -> None:
    """Fails if one of these options is on the command line, because it would have no effect there."""
    context = click.get_current_context()
    for parameter in context.command.params:
        if parameter.name in names and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE:
            raise Failure(f"{parameter.opts[0]} cannot be used {where}: leave it out.")


def refuse_without_effect(solo: bool) -> None:
    """Fails if there are options for the other kind of game: with Automa, or among bots."""
    refuse(*((("players", "bot"), "with --solo") if solo else (("level", "solo_rules"), "without --solo")))


board = click.option(
    "--board",
    type=click.Choice([board.value for board in Board]),
    default="calm",
    show_default=True,
    help="Which sides lie up.",
)
players = click.option("--players", type=click.IntRange(2, 6), default=4, show_default=True, help="How many seats.")
seed = click.option(
    "--seed",
    type=whole_number,
    metavar="NUMBER",
    default="1",
    show_default=True,
    help="The same seed deals the same games.",
)
tiles = click.option("--tiles", metavar="FILE", help="Loot tiles in TOML; see `galecrest tiles`.")
solo = click.option("--solo", is_flag=True, help="Sail alone against Automa.")
level = click.option(
    "--level",
    type=click.Choice(list(PRINTED_SOLO.levels)),
    default="pirate",
    show_default=True,
    help="The level of a solo game.",
)
solo_rules = click.option(
    "--solo-rules", metavar="FILE", help="Automa's cards, choices and tiles in TOML; see `galecrest solo`."
)
rotated_games = click.option(
    "--games",
    type=click.IntRange(min=1),
    default=400,
    show_default=True,
    help="How many games; as many more as it takes to give all rotations of every deal.",
)
jobs = click.option("--jobs", type=click.IntRange(min=1), help="How many processes; without it one for each core.")
ray = click.option(
    "--ray", type=cluster, metavar="ADDRESS", help="Play on the Ray cluster at this address; local starts one."
)
as_json = click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")


def speak(context: click.Context, parameter: click.Parameter, language: str | None) -> Words:
    return Words(language)


language = click.option(
    "--language",
    "words",
    type=click.Choice(LANGUAGES),
    callback=speak,
    help="The language of the output; without it that of the environment (LC_ALL, LC_MESSAGES, LANG).",
)
"""Hands the command its `words`."""
