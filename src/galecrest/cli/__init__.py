"""The command line: `galecrest` alone opens the game in the browser; `galecrest --help` lists the commands."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from click.core import ParameterSource

from galecrest import __version__
from galecrest.bots.network import compute_on_one_core
from galecrest.cli import admin, analyse, ladder, play, replay, rules, simulate, tournament, train
from galecrest.cli.files import Failure
from galecrest.server.command import serve


def named_range(message: str, kind: "click.ParamType[Any]") -> str:
    """The message, with the range in words where a number is outside of it or is none."""
    if not isinstance(kind, click.IntRange | click.FloatRange):
        return message
    least = f"above {kind.min}" if kind.min_open else f"from {kind.min}"
    most = f" to {kind.max}" if kind.max is not None else "" if kind.min_open else " on"
    number = "whole number" if isinstance(kind, click.IntRange) else "number"
    return re.sub(
        r" is not (in the range|a valid) .*| is not in the range\.", f" is not a {number} {least}{most}.", message
    )


def named_variable(context: click.Context | None, parameter: click.Parameter) -> str:
    """Where a value is from, if not from the command line."""
    name = parameter.name or ""
    if context is None or context.get_parameter_source(name) is not ParameterSource.ENVIRONMENT:
        return ""
    return f" It is in the environment variable {parameter.envvar or f'{context.auto_envvar_prefix}_{name.upper()}'}."


@contextmanager
def wrong_usage_in_one_line() -> Iterator[None]:
    try:
        yield
    except click.UsageError as error:
        message = error.format_message()
        if isinstance(error, click.BadParameter) and error.param is not None:
            message = named_range(message, error.param.type) + named_variable(error.ctx, error.param)
        help_at = error.ctx.command_path if error.ctx else "galecrest"
        raise Failure(f"{message} See: {help_at} --help") from error


class Program(click.Group):
    def make_context(self, *arguments: Any, **options: Any) -> click.Context:
        with wrong_usage_in_one_line():
            return super().make_context(*arguments, **options)

    def invoke(self, ctx: click.Context) -> Any:
        with wrong_usage_in_one_line():
            return super().invoke(ctx)


@click.group(cls=Program, invoke_without_command=True)
@click.version_option(__version__, prog_name="galecrest")
@click.pass_context
def main(context: click.Context) -> None:
    """Galecrest: an open, fan-made edition of Libertalia: Winds of Galecrest.

    Without a command: open the game in the browser, as `galecrest serve --open`.
    """
    compute_on_one_core()
    if context.invoked_subcommand is None:
        with serve.make_context("serve", ["--open", "--log-level", "warning"], context) as playing:
            serve.invoke(playing)


main.add_command(serve)
main.add_command(admin.admin)
main.add_command(play.play)
main.add_command(replay.replay)
main.add_command(simulate.simulate)
main.add_command(tournament.tournament)
main.add_command(ladder.ladder)
main.add_command(train.train)
main.add_command(analyse.analyse)
main.add_command(rules.tiles)
main.add_command(rules.solo)
