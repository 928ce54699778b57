"""Shared by the laboratory's commands: optional packages and the progress bar."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from galecrest.cli.files import Failure

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
