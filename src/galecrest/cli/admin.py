"""`galecrest admin`: what operators do with guests and tables, in the database of a server that may be running."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from time import time as now
from typing import TYPE_CHECKING, Any, TypeVar

import click
from rich.console import Console
from rich.table import Table

from galecrest.cli import options
from galecrest.cli.files import Failure
from galecrest.server.command import own_database
from galecrest.words import Words

if TYPE_CHECKING:
    from galecrest.server.storage import Storage

T = TypeVar("T")

FOUND = 50

database = click.option(
    "--database",
    default=own_database,
    envvar="GALECREST_DATABASE",
    show_default="SQLite in your own folder",
    help="As for `galecrest serve`.",
)
guest_id = click.argument("guest")


@click.group(no_args_is_help=False)
def admin() -> None:
    """Find, mute, ban and erase guests, remove tables, export data, count. The server may run meanwhile."""


def at(url: str, words: Words, work: "Callable[[Storage], Awaitable[T]]") -> T:
    """What this work gives on the database."""
    from galecrest.server.storage import (
        Storage,
        UnknownGuest,
        WrongDatabase,
    )  # here, so that other commands start faster

    async def main() -> T:
        storage = Storage(url)
        try:
            await storage.admin.check()
            return await work(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(main())
    except UnknownGuest as error:
        raise Failure(words.t("admin-unknown-guest", guest=str(error))) from error
    except (WrongDatabase, OSError) as error:
        raise Failure(words.t("admin-wrong-database", error=str(error))) from error


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def heads(words: Words, *keys: str) -> Table:
    return Table(*map(words.t, keys))


def show(table: Table) -> None:
    Console().print(table)


@admin.command()
@click.argument("text")
@database
@options.language
def find(text: str, database: str, words: Words) -> None:
    """Guests and tables by a part of a name, or by an id."""

    async def work(storage: "Storage") -> tuple[Any, Any]:
        return await storage.admin.guests(text, FOUND), await storage.admin.tables(text, FOUND)

    guests, tables = at(database, words, work)
    if not guests and not tables:
        raise Failure(words.t("admin-nothing", text=text))
    if guests:
        people = heads(words, "heading-guest", "heading-name", "heading-created", "heading-seen", "heading-marks")
        for each in guests:
            marks = [words.t(f"admin-{mark}") for mark in ("silenced", "banned") if getattr(each, mark)]
            created, seen = moment(each.created_at), moment(each.seen_at)
            people.add_row(each.guest.id, each.guest.name, created, seen, ", ".join(marks))
        show(people)
    if tables:
        found = heads(words, "heading-table", "heading-state", "heading-created", "heading-players")
        for each in tables:
            state = words.t(f"admin-state-{each.state}")
            found.add_row(each.id, state, moment(each.created_at), ", ".join(each.names))
        show(found)


def marking(name: str, doc: str, mark: "Callable[[Storage, str], Awaitable[None]]") -> click.Command:
    """A command that changes how a guest is marked."""

    @click.command(name, help=doc)
    @guest_id
    @database
    @options.language
    def command(guest: str, database: str, words: Words) -> None:
        at(database, words, lambda storage: mark(storage, guest))
        click.echo(words.t(f"admin-did-{name}", guest=guest))

    return command


async def erase_guest(storage: "Storage", guest: str) -> None:
    await storage.admin.export(guest)  # raises UnknownGuest
    await storage.erasing.guest(guest)


admin.add_command(marking("mute", "A guest writes no more chat.", lambda s, g: s.admin.set_silenced(g, True)))
admin.add_command(marking("unmute", "A guest may chat again.", lambda s, g: s.admin.set_silenced(g, False)))
admin.add_command(marking("ban", "Close the server to a guest.", lambda s, g: s.admin.set_banned(g, True)))
admin.add_command(marking("unban", "Open the server to a guest again.", lambda s, g: s.admin.set_banned(g, False)))
admin.add_command(marking("erase", "Forget a guest. The games stay, with bots on the guest's seats.", erase_guest))


@admin.command("remove-table")
@click.argument("table")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database
@options.language
def remove_table(table: str, yes: bool, database: str, words: Words) -> None:
    """Delete a table with its game and its chat."""
    if not yes:
        click.confirm(words.t("admin-sure", table=table), abort=True)
    if not at(database, words, lambda storage: storage.erasing.table(table)):
        raise Failure(words.t("admin-unknown-table", table=table))
    click.echo(words.t("admin-removed", table=table))


@admin.command()
@guest_id
@database
@options.language
def export(guest: str, database: str, words: Words) -> None:
    """All that is stored about a guest, as JSON."""
    about = at(database, words, lambda storage: storage.admin.export(guest))
    click.echo(json.dumps(about, indent=2, ensure_ascii=False))


@admin.command()
@database
@options.as_json
@options.language
def statistics(database: str, as_json: bool, words: Words) -> None:
    """How many guests, tables, steps and lines of chat there are."""
    counts = at(database, words, lambda storage: storage.admin.statistics(now()))
    if as_json:
        click.echo(json.dumps(counts, indent=2))
        return
    table = Table(show_header=False)
    for name, count in counts.items():
        table.add_row(words.t(f"admin-count-{name}"), words.number(count, 0))
    show(table)
