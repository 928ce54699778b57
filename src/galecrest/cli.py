"""The command line: `galecrest serve | play | replay | simulate | tournament | analyse | tiles | solo`."""

import json
import secrets
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from galecrest import __version__, codec
from galecrest.bots import BOTS, make_bot
from galecrest.game import Board, Game, Log, replay
from galecrest.game.chance import seed_hash
from galecrest.game.errors import DamagedLog, GalecrestError
from galecrest.game.log import check_chance
from galecrest.game.solo import PRINTED_SOLO, PRINTED_SOLO_TOML, solo_from_toml
from galecrest.game.tiles import PRINTED, PRINTED_TOML, box_from_toml
from galecrest.lab.crews import LostCrew, play_all
from galecrest.lab.simulate import Results, simulate
from galecrest.phrases import seat_name, title, where_it_stands
from galecrest.server.command import serve
from galecrest.terminal import Match, retell, tale

T = TypeVar("T")


class Failure(click.ClickException):
    """Input that cannot be used: one line, no traceback."""

    exit_code = 2


def whole_number(text: str) -> int:
    """A seed: decimal, or hex after 0x."""
    try:
        seed = int(text, 0)
    except ValueError:
        seed = -1
    if seed < 0:
        raise click.BadParameter(f"{text!r} is not a whole number from 0 on, such as 17 or 0x11.")
    return seed


def read_file(name: str) -> bytes:
    """The bytes of a file, or of the standard input for `-`."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Failure(f"{name}: {error.strerror}") from error


def rules_text(name: str | None, from_toml: Callable[[str], T]) -> str:
    """The text of a TOML file that changes the printed rules, once it is known to be right; without a file nothing."""
    if name is None:
        return ""
    try:
        text = read_file(name).decode()
        from_toml(text)
    except (GalecrestError, UnicodeDecodeError) as error:
        raise Failure(f"{name}: {error}") from error
    return text


def read_rules(name: str | None, printed: T, from_toml: Callable[[str], T]) -> T:
    """What a TOML file says instead of the printed rules; without a file, these."""
    text = rules_text(name, from_toml)
    return from_toml(text) if text else printed


board_option = click.option(
    "--board",
    type=click.Choice([board.value for board in Board]),
    default="calm",
    show_default=True,
    help="Which sides lie up.",
)
players_option = click.option(
    "--players", type=click.IntRange(2, 6), default=4, show_default=True, help="How many seats."
)

seed_option = click.option(
    "--seed",
    type=whole_number,
    metavar="NUMBER",
    default="1",
    show_default=True,
    help="The same seed deals the same games.",
)
tiles_option = click.option("--tiles", metavar="FILE", help="Loot tiles in TOML; see `galecrest tiles`.")
solo_option = click.option("--solo", is_flag=True, help="Sail alone against Automa.")
level_option = click.option(
    "--level",
    type=click.Choice(list(PRINTED_SOLO.levels)),
    default="pirate",
    show_default=True,
    help="The level of a solo game.",
)
solo_rules_option = click.option(
    "--solo-rules", metavar="FILE", help="Automa's cards, choices and tiles in TOML; see `galecrest solo`."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")


@click.group()
@click.version_option(__version__, prog_name="galecrest")
def main() -> None:
    """Galecrest: an open, fan-made edition of Libertalia: Winds of Galecrest."""


# simulate


@main.command("simulate")
@players_option
@board_option
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@seed_option
@tiles_option
@solo_option
@level_option
@solo_rules_option
@json_option
def simulate_command(
    players: int,
    board: str,
    games: int,
    seed: int,
    tiles: str | None,
    solo: bool,
    level: str,
    solo_rules: str | None,
    as_json: bool,
) -> None:
    """Play games at random and sum them up. Ctrl-C ends early with the results so far.

    The success of a character is by how many points the seats that used the card ended above the mean of their game.
    """
    latest = None
    console = Console(stderr=True)
    sailors, level = (1, level) if solo else (players, "")
    running = simulate(
        sailors,
        board,
        games,
        seed,
        read_rules(tiles, PRINTED, box_from_toml),
        level,
        read_rules(solo_rules, PRINTED_SOLO, solo_from_toml),
    )
    try:
        for results in with_progress(running, games, console) if console.is_terminal and not as_json else running:
            latest = results
    except KeyboardInterrupt:
        click.echo("stopped", err=True)
    if latest is None:
        raise Failure("no game was finished")
    click.echo(json.dumps(latest.to_data(), indent=2) if as_json else results_text(latest))


def with_progress(running: Iterator[Results], games: int, console: Console) -> Iterator[Results]:
    """A progress bar, drawn between games so that it does not count into their time."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
        task = progress.add_task("games", total=games)
        shown = 0.0
        for results in running:
            yield results
            if results.seconds - shown > 0.2:
                progress.update(task, completed=results.games, refresh=True)
                shown = results.seconds


def results_text(results: Results) -> str:
    data = results.to_data()
    ranking = [f"{title(name)} {value:+.2f}" for name, value in results.characters.items()]
    whom = f"at level {results.level} against Automa" if results.level else f"of {results.players} players"
    means = ", ".join(f"{seat_name(seat)} {mean:.1f}" for seat, mean in enumerate(results.mean_score))
    return "\n".join(
        [
            f"{results.games} games {whom}, {results.board} board, seed {results.seed}, "
            f"{'compiled' if data['compiled'] else 'plain Python'}",
            f"{results.decisions} decisions in {results.seconds:.2f} s: {data['games_per_second']:.0f} games and "
            f"{data['decisions_per_second']:.0f} decisions per second",
            f"mean score: {means}",
            f"won by: {', '.join(f'{seat_name(seat)} {wins}' for seat, wins in enumerate(results.wins))}",
            f"ties decided by reputation: {results.ties}",
            "characters, points above the mean of the game for seats that used the card:",
            f"  most successful: {', '.join(ranking[:5])}",
            f"  least successful: {', '.join(ranking[:-6:-1])}",
        ]
    )


# tournament


@main.command("tournament")
@click.option(
    "--bots", required=True, metavar="NAMES", help=f"One for each seat: {', '.join(BOTS)}, captain:1000 (ms)."
)
@board_option
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=400,
    show_default=True,
    help="How many games; as many more as it takes to give all rotations of every deal.",
)
@seed_option
@click.option("--jobs", type=click.IntRange(min=1), help="How many processes; without it one for each core.")
@click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address; local starts one.")
@tiles_option
@solo_option
@level_option
@solo_rules_option
@click.option("--report", metavar="FILE", help="Write a report with charts, one HTML file, here.")
@json_option
def tournament_command(
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
) -> None:
    """Let bots play against each other: every deal with every rotation of the seats. Ctrl-C ends early with the results so far.

    Exit code 1: a game failed; the results say which.
    """
    with lab_extra():
        from galecrest.lab import tournament
        from galecrest.lab.report import tournament_report
    own = rules_text(tiles, box_from_toml), rules_text(solo_rules, solo_from_toml)
    try:
        plan = tournament.Plan(tuple(bots.split(",")), board, games, seed, level if solo else "", *own)
    except ValueError as error:
        raise Failure(str(error)) from error
    if report is not None:
        write_file(report, "")  # a file that cannot be written is better known before the games
    results = tournament.Results(plan)
    begin = perf_counter()
    try:
        with (
            lab_extra("ray"),
            closing(watched("games", play_all(plan.sittings, jobs, ray), len(plan.sittings))) as outcomes,
        ):
            for outcome in outcomes:
                results.add(outcome)
                results.seconds = perf_counter() - begin
    except KeyboardInterrupt:
        click.echo("stopped", err=True)
    except (LostCrew, ConnectionError) as error:
        click.echo(f"stopped: {error}", err=True)
    if not results.played:
        raise Failure("no game was finished")
    if report is not None:
        write_file(report, tournament_report(results))
    click.echo(json.dumps(results.to_data(), indent=2) if as_json else tournament.text(results))
    if results.failures:
        sys.exit(1)


@contextmanager
def lab_extra(name: str = "lab") -> Iterator[None]:
    """Where the packages of an extra are needed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "a package").partition(".")[0]
        raise Failure(f"{package} is not installed: pip install 'galecrest[{name}]'") from error


def watched(what: str, things: Iterable[T], total: int) -> Generator[T]:
    """A progress bar with the time left, on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        for thing in things:
            yield thing
            progress.advance(task)


# replay


@main.command("replay")
@click.argument("file")
@click.option("--verify", is_flag=True, help="Prove that all chance came from the seed.")
@click.option("--hash", "promised", metavar="HASH", help="Prove too that it is the seed whose hash was shown at first.")
def replay_command(file: str, verify: bool, promised: str | None) -> None:
    """Tell a logged game, and say whether it still leads to the state it recorded.

    FILE is a log in JSON, finished or not; - reads the standard input. Exit code 1: it leads elsewhere or nowhere, or its chance does not
    come from the seed.
    """
    log, state = read_log(file)
    click.echo(str(log))
    for line in tale(retell(log)):
        click.echo(line)
    click.echo()
    try:
        game = replay(log)
    except DamagedLog as error:
        raise click.ClickException(f"The log is damaged: {error}") from error
    click.echo(where_it_stands(game))
    if codec.digest(game) != state:
        raise click.ClickException("The log does not replay to the state it recorded.")
    click.echo("The log replays to the state it recorded.")
    if verify or promised is not None:
        click.echo(proof_of_chance(log, promised))


def proof_of_chance(log: Log, promised: str | None) -> str:
    shown = seed_hash(log.seed)
    if promised is not None and promised.strip().lower() != shown:
        raise click.ClickException(f"The hash of the log's seed is {shown}, not the one that was promised.")
    try:
        check_chance(log)
    except DamagedLog as error:
        raise click.ClickException(f"Not all chance came from the seed: {error}.") from error
    return f"All chance came from the seed 0x{log.seed:x}, whose hash is {shown}."


def read_log(name: str) -> tuple[Log, str]:
    try:
        return codec.log_from_json(read_file(name))
    except GalecrestError as error:
        raise Failure(f"{name}: {error}") from error


# analyse


@main.command("analyse")
@click.argument("file")
@click.option(
    "--budget",
    type=click.IntRange(min=1),
    default=400,
    show_default=True,
    metavar="MS",
    help="Milliseconds for each decision.",
)
@click.option(
    "--report", metavar="FILE", help="Write a report with the players' chances over the game, one HTML file, here."
)
def analyse_command(file: str, budget: int, report: str | None) -> None:
    """Look at a finished game decision by decision: what the captain thinks of each option, the swings, the costliest answers.

    FILE is a log in JSON; - reads the standard input.
    """
    with lab_extra():
        from galecrest.lab import analysis
        from galecrest.lab.report import analysis_report
    log, _ = read_log(file)
    try:
        game = replay(log)
    except GalecrestError as error:
        raise Failure(f"{file}: {error}") from error
    if not game.over:
        raise Failure(f"{file}: the game is not over; only a finished one can be analysed")
    if report is not None:
        write_file(report, "")
    decisions = list(watched("decisions", analysis.analyse(log, budget / 1000), analysis.questions_in(log)))
    for decision in decisions:
        click.echo(f"{decision.number:3} {decision.when}: {analysis.decision_words(log, decision)}")
    click.echo("\n".join(["", *analysis.summary(log, decisions), "", where_it_stands(game)]))
    if report is not None:
        write_file(report, analysis_report(log, decisions))


# play


@main.command("play")
@players_option
@board_option
@click.option("--seed", type=whole_number, metavar="NUMBER", help="Decimal or 0x hex; without it chance decides.")
@tiles_option
@solo_option
@level_option
@solo_rules_option
@click.option("--against", "bot", metavar="BOT", default="buccaneer", show_default=True, help=f"{', '.join(BOTS)}.")
@click.option("--save", metavar="FILE", help="Write the log of the game here, also of an unfinished one.")
def play_command(
    players: int,
    board: str,
    seed: int | None,
    tiles: str | None,
    solo: bool,
    level: str,
    solo_rules: str | None,
    bot: str,
    save: str | None,
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
        write_log(game, save)  # a file that cannot be written is better known before the game
    console = Console()
    try:
        console.print(f"The hash of the seed is {seed_hash(seed)}.", highlight=False)
        Match(console, game, me=0, bot=opponent).play()
    except (KeyboardInterrupt, EOFError):
        console.print("\nThe game ends here.")
    finally:
        if save is not None:
            write_log(game, save)
    console.print(f"The seed was 0x{seed:x}.", highlight=False)
    if save is not None:
        console.print(f"The log is in {save}: galecrest replay {save}", markup=False, highlight=False)


def write_log(game: Game, name: str) -> None:
    write_file(name, codec.log_to_json(game))


def write_file(name: str, text: str) -> None:
    try:
        Path(name).write_text(text)
    except OSError as error:
        raise Failure(f"{name}: {error.strerror}") from error


# tiles


@main.command("tiles")
def tiles_command() -> None:
    """Print the box of loot tiles as TOML, to be changed and given to --tiles."""
    click.echo(PRINTED_TOML, nl=False)


@main.command("solo")
def solo_command() -> None:
    """Print the solo rules (Automa's cards, choices, levels and tiles) as TOML, to be changed and given to --solo-rules."""
    click.echo(PRINTED_SOLO_TOML, nl=False)


# serve

main.add_command(serve)
