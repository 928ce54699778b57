"""`galecrest tiles` and `galecrest solo`: the printed rules as files to change."""

import click

from galecrest.game.solo import PRINTED_SOLO_TOML
from galecrest.game.tiles import PRINTED_TOML


@click.command()
def tiles() -> None:
    """Print the box of loot tiles as TOML, to be changed and given to --tiles."""
    click.echo(PRINTED_TOML, nl=False)


@click.command()
def solo() -> None:
    """Print the solo rules (Automa's cards, choices, levels and tiles) as TOML, to be changed and given to --solo-rules."""
    click.echo(PRINTED_SOLO_TOML, nl=False)
