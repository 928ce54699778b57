"""`galecrest play`: one game in the terminal, against bots or at a table of a server."""

import os
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import click
from rich.console import Console

from galecrest import codec
from galecrest.bots import BOTS, make_bot
from galecrest.cli import options
from galecrest.cli.files import Failure, read_log, rules_text, write_file
from galecrest.cli.link import Link
from galecrest.cli.local import LocalTable
from galecrest.cli.plain import PlainGame
from galecrest.cli.sitting import Sitting
from galecrest.game.chance import seed_hash
from galecrest.game.errors import GalecrestError
from galecrest.game.solo import solo_from_toml
from galecrest.game.tiles import box_from_toml
from galecrest.table.messages import Setup
from galecrest.words import Words

PACES = {"relaxed": 0.9, "brisk": 0.35, "instant": 0.0}  # seconds for each event
LONGEST_NAME = 30
OF_A_NEW_GAME = ("players", "board", "seed", "tiles", "solo", "level", "solo_rules")
OF_A_LOCAL_GAME = (*OF_A_NEW_GAME, "bot", "save", "resume")


def name_of_a_person(text: str) -> str:
    if not text.isprintable():
        raise click.BadParameter("a name has only characters that can be seen.")
    if len(text) > LONGEST_NAME:
        raise click.BadParameter(f"a name has at most {LONGEST_NAME} characters, this one has {len(text)}.")
    return text.strip()


@click.command()
@click.argument("url", required=False)
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
@click.option("--resume", metavar="FILE", help="Play on from this log of an unfinished game.")
@click.option("--name", type=name_of_a_person, default="", help="What you are called at the table.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers; always so in a pipe.")
@click.option("--no-color", is_flag=True, help="No colours; also if NO_COLOR is set.")
@click.option(
    "--pace", type=click.Choice(list(PACES)), default="brisk", show_default=True, help="How fast events are shown."
)
@options.language
def play(
    url: str | None,
    players: int,
    board: str,
    seed: int | None,
    tiles: str | None,
    solo: bool,
    level: str,
    solo_rules: str | None,
    bot: str,
    save: str | None,
    resume: str | None,
    name: str,
    plain: bool,
    no_color: bool,
    pace: str,
    words: Words,
) -> None:
    """Play one game in the terminal against bots, or alone against Automa.

    With URL, the address of a table or of your seat as the browser shows it, play there."""
    if url is not None:
        options.refuse(OF_A_LOCAL_GAME, "with the address of a table")
    if resume is not None:
        options.refuse(OF_A_NEW_GAME, "with a log")
    options.refuse_without_effect(solo)
    for option, file in (("--resume", resume), ("--tiles", tiles), ("--solo-rules", solo_rules)):
        if file == "-":
            raise Failure(f"{option} cannot read the standard input, which has your answers: name a file.")
    if no_color:
        os.environ["NO_COLOR"] = "1"
    stage = Stage(words, name, plain or not is_terminal(), PACES[pace])
    if url is not None:
        play_there(url, stage)
        return
    if resume is not None:
        play_here(resumed(resume, bot, name), stage, save or resume)
        return
    setup = Setup(
        players=1 if solo else players,
        board=board,  # type: ignore[arg-type]  # click has checked it
        tiles=rules_text(tiles, box_from_toml) or None,
        level=level if solo else None,
        solo=rules_text(solo_rules, solo_from_toml) or None,
    )
    # Another game would replace the log in the file.
    while play_here(new_table(setup, seed, bot, name), stage, save, again=save is None):
        seed = None


@dataclass(frozen=True)
class Stage:
    """How a game is shown."""

    words: Words
    name: str
    plain: bool
    pace: float


def is_terminal() -> bool:
    """Whether a program can fill the screen and read keys."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


# In this process


def new_table(setup: Setup, seed: int | None, bot: str, name: str) -> LocalTable:
    seed = secrets.randbits(256) if seed is None else seed
    try:
        return LocalTable.new(setup, seed, make_bot(bot, Random(seed).getrandbits(64)), name)
    except (GalecrestError, ValueError) as error:
        raise Failure(str(error)) from error


def resumed(file: str, bot: str, name: str) -> LocalTable:
    log, state = read_log(file)
    try:
        table = LocalTable.resumed(log, make_bot(bot, Random(log.seed).getrandbits(64)), name)
    except (GalecrestError, ValueError) as error:
        raise Failure(f"{file}: {error}") from error
    if codec.digest(table.game) != state:
        raise Failure(f"{file}: the log does not replay to the state it recorded; galecrest replay {file} shows it")
    if table.game.over:
        raise Failure(f"{file}: this game is over; galecrest replay {file} shows it")
    return table


def play_here(table: LocalTable, stage: Stage, save: str | None, again: bool = False) -> bool:
    """Play, and keep the log. Returns whether the person wants another game."""
    console, words, seed = Console(), stage.words, table.play.seed
    if save is not None:
        write_file(save, table.log)  # fails before the game if the file cannot be written
    elif sys.stdin.isatty():  # a person plays, and may want to go on later
        save = str(kept_log(seed))
    hash_line = words.t("play-seed-hash", hash=seed_hash(seed))
    wants_more = False
    try:
        if stage.plain:
            console.print(hash_line, markup=False, highlight=False)
            play_plainly(table, stage, console, table.bot.name)
        else:
            wants_more = play_on_screen(table, stage, again) == "again"
    finally:
        if save is not None:
            write_file(save, table.log)
    told = [words.t("play-seed", seed=f"0x{seed:x}")]
    if save is not None:
        told.append(words.t("play-saved", file=save))
        if not table.game.over:
            told.append(words.t("play-goes-on", file=save))
    for line in told:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    return wants_more


def kept_log(seed: int) -> Path:
    """Where the log of a game goes that was played without `--save`."""
    folder = Path(click.get_app_dir("galecrest")) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"{folder}: {error.strerror}; name a file for the log with --save FILE") from error
    return folder / f"{seed_hash(seed)[:12]}.json"


# At a table of a server


def play_there(url: str, stage: Stage) -> None:
    from galecrest.cli.remote import Address, Guest, NotJoined, RemoteTable

    try:
        address = Address.read(url)
        while True:
            table = RemoteTable(address, Guest(address.origin))
            table.join(stage.name)
            if stage.plain:
                play_plainly(table, stage, Console())
                return
            rematch = play_on_screen(table, stage)
            if not rematch:
                return
            address = address.at(rematch)
    except NotJoined as error:
        key = error.key.replace("-", "_")
        words = stage.words
        known = f"join-{error.key}" if words.has(f"join-{error.key}") else f"refusal-{key}"
        raise Failure(words.t(known, **error.arguments)) from error


# Both


def play_plainly(link: Link, stage: Stage, console: Console, bot: str = "") -> None:
    game = PlainGame(console, Sitting(link, stage.words), bot)
    try:
        game.play()
    except (KeyboardInterrupt, EOFError):
        game.say("\n" + stage.words.t("play-ends"))
    finally:
        link.close()


def play_on_screen(link: Link, stage: Stage, again: bool = False) -> str | None:
    """What the person wants next: `again`, the table of a rematch, or nothing."""
    from galecrest.cli.screen import GameScreen

    try:
        return GameScreen(Sitting(link, stage.words), stage.pace, again).run()
    finally:
        link.close()
