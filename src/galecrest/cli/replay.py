"""`galecrest replay`: a logged game told again and checked."""

import click

from galecrest import codec, game
from galecrest.cli import options
from galecrest.cli.files import Failure, read_log
from galecrest.cli.tale import ending, headline, retell, tale
from galecrest.game import Log
from galecrest.game.chance import seed_hash
from galecrest.game.errors import DamagedLog, GalecrestError
from galecrest.game.log import check_chance
from galecrest.words import Words


@click.command()
@click.argument("file")
@click.option("--verify", is_flag=True, help="Prove that all chance came from the seed.")
@click.option("--hash", "promised", metavar="HASH", help="Prove too that it is the seed whose hash was shown at first.")
@options.language
def replay(file: str, verify: bool, promised: str | None, words: Words) -> None:
    """Tell a logged game, and say whether it still leads to the state it recorded.

    FILE is a log in JSON, finished or not; - reads the standard input. Exit code 1: it leads elsewhere or nowhere, or its chance does not
    come from the seed.
    """
    log, state = read_log(file)
    words = words.at_table(log.level)
    played, damage = None, ""
    try:
        played = game.replay(log)
    except DamagedLog as error:
        damage = str(error)
    except GalecrestError as error:  # no game can begin like this
        raise Failure(f"{file}: {error}") from error
    click.echo(headline(log, words))
    for line in tale(retell(log), words):
        click.echo(line)
    click.echo()
    if played is None:
        raise click.ClickException(words.t("replay-damaged", error=damage))
    click.echo(ending(played, words))
    if codec.digest(played) != state:
        raise click.ClickException(words.t("replay-differs"))
    click.echo(words.t("replay-agrees"))
    if verify or promised is not None:
        click.echo(proof_of_chance(log, promised, words))


def proof_of_chance(log: Log, promised: str | None, words: Words) -> str:
    """One sentence; raises where the hash or the chance is not the seed's."""
    shown = seed_hash(log.seed)
    if promised is not None and promised.strip().lower() != shown:
        raise click.ClickException(words.t("replay-other-hash", hash=shown))
    try:
        check_chance(log)
    except DamagedLog as error:
        raise click.ClickException(words.t("replay-other-chance", error=str(error))) from error
    return words.t("replay-fair", seed=f"0x{log.seed:x}", hash=shown)
