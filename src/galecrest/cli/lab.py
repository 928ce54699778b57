"""Shared by the laboratory's commands: optional packages, the progress bar, and playing all games of a plan."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from time import perf_counter
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from galecrest.cli.files import Failure
from galecrest.lab.executors import LostWorkers, play_all
from galecrest.lab.sitting import Outcomes, Sitting
from galecrest.words import Words

T = TypeVar("T")


@contextmanager
def extra(name: str = "lab") -> Iterator[None]:
    """Turns a missing package of this extra into one line that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "a package").partition(".")[0]
        raise Failure(f"{package} is not installed: pip install 'galecrest[{name}]'") from error


def watched(label: str, things: Iterable[T], total: int) -> Generator[T]:
    """The same things, with a progress bar and the time left on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        for thing in things:
            yield thing
            progress.advance(task)


def play_into(results: Outcomes, sittings: Sequence[Sitting], jobs: int | None, ray: str | None, words: Words) -> None:
    """Play all sittings and add their outcomes to the results. Ctrl-C or lost workers end it early. Fails if no game was played."""
    begin = perf_counter()
    watching = watched(words.t("run-games-label"), play_all(sittings, jobs, ray), len(sittings))
    try:
        with extra("ray"), closing(watching) as outcomes:
            for outcome in outcomes:
                results.add(outcome)
                results.seconds = perf_counter() - begin
    except KeyboardInterrupt:
        click.echo(words.t("run-stopped"), err=True)
    except (LostWorkers, ConnectionError) as error:
        click.echo(words.t("run-stopped-by", error=str(error)), err=True)
    if not results.played:
        raise Failure(words.t("run-no-game"))
