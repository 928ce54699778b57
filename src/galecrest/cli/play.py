"""`galecrest play`: one game in the terminal."""

import secrets
from random import Random

import click
from rich.console import Console

from galecrest import codec
from galecrest.bots import BOTS, make_bot
from galecrest.cli import options
from galecrest.cli.files import Failure, read_rules, write_file
from galecrest.cli.terminal import TerminalGame
from galecrest.game import Game
from galecrest.game.chance import seed_hash
from galecrest.game.errors import GalecrestError
from galecrest.game.solo import PRINTED_SOLO, solo_from_toml
from galecrest.game.tiles import PRINTED, box_from_toml
from galecrest.words import Words


@click.command()
@options.players
@options.board
@click.option(
    "--seed", type=options.whole_number, metavar="NUMBER", help="Decimal or 0x hex; without it chance decides."
)
@options.tiles
@options.solo
@options.level
@options.solo_rules
@click.option("--against", "bot", metavar="BOT", default="buccaneer", show_default=True, help=f"{', '.join(BOTS)}.")
@click.option("--save", metavar="FILE", help="Write the log of the game here, also of an unfinished one.")
@options.language
def play(
    players: int,
    board: str,
    seed: int | None,
    tiles: str | None,
    solo: bool,
    level: str,
    solo_rules: str | None,
    bot: str,
    save: str | None,
    words: Words,
) -> None:
    """Play one game in the terminal against bots, or alone against Automa."""
    sailors, level = (1, level) if solo else (players, "")
    seed = secrets.randbits(256) if seed is None else seed
    box, rules = read_rules(tiles, PRINTED, box_from_toml), read_rules(solo_rules, PRINTED_SOLO, solo_from_toml)
    try:
        game, opponent = Game.new(sailors, board, seed, box, level, rules), make_bot(bot, Random(seed).getrandbits(64))
    except (GalecrestError, ValueError) as error:
        raise Failure(str(error)) from error
    if save is not None:
        write_file(save, codec.log_to_json(game))  # fails before the game if the file cannot be written
    console = Console()
    terminal = TerminalGame(console, game, me=0, bot=opponent, words=words)
    try:
        terminal.say(words.t("play-seed-hash", hash=seed_hash(seed)))
        terminal.play()
    except (KeyboardInterrupt, EOFError):
        terminal.say("\n" + words.t("play-ends"))
    finally:
        if save is not None:
            write_file(save, codec.log_to_json(game))
    terminal.say(words.t("play-seed", seed=f"0x{seed:x}"))
    if save is not None:
        terminal.say(words.t("play-saved", file=save))
