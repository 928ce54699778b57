"""The command line: `galecrest serve | admin | play | replay | simulate | tournament | analyse | tiles | solo`."""

import click

from galecrest import __version__
from galecrest.cli import admin, analyse, play, replay, rules, simulate, tournament
from galecrest.server.command import serve


@click.group()
@click.version_option(__version__, prog_name="galecrest")
def main() -> None:
    """Galecrest: an open, fan-made edition of Libertalia: Winds of Galecrest."""


main.add_command(serve)
main.add_command(admin.admin)
main.add_command(play.play)
main.add_command(replay.replay)
main.add_command(simulate.simulate)
main.add_command(tournament.tournament)
main.add_command(analyse.analyse)
main.add_command(rules.tiles)
main.add_command(rules.solo)
