"""`galecrest train`: teach an admiral."""

from contextlib import closing
from importlib import import_module
from pathlib import Path
from time import monotonic

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bars

from galecrest.bots.network import BadWeights
from galecrest.cli import lab, options
from galecrest.cli.files import Failure, path_of, write_file
from galecrest.lab.executors import LostWorkers
from galecrest.server.numbers import Number
from galecrest.words import Words


def folder_of_a_school(name: str) -> Path:
    folder = path_of(name)
    if folder.exists() and not folder.is_dir():
        raise Failure(f"{name}: this is no folder")
    return folder


@click.command()
@click.argument("folder", type=folder_of_a_school)
@click.option(
    "--generations",
    type=click.IntRange(min=1),
    default=10,
    show_default=True,
    help="Teach until this many generations are complete.",
)
@click.option(
    "--begin",
    "weights",
    metavar="FILE",
    type=path_of,
    help="Begin with these weights in place of games by rules of thumb.",
)
@click.option("--first-games", type=click.IntRange(min=1), help="Games of the first generation, by rules of thumb.")
@click.option("--games", type=click.IntRange(min=1), help="Games of every later generation, against itself.")
@click.option("--rounds", type=click.IntRange(min=1), help="Rounds of its search each morning.")
@click.option("--gate-games", type=click.IntRange(min=2), help="Games against the predecessor.")
@click.option("--batch", "size", type=click.IntRange(min=1), help="Mornings in a batch of the fit.")
@click.option("--passes", type=Number(min=0, min_open=True), help="Passes of a later fit over all mornings.")
@click.option("--rate", type=Number(min=0, min_open=True), help="The learning rate of the first fit.")
@click.option("--later-rate", type=Number(min=0, min_open=True), help="The learning rate of the later fits.")
@click.option("--memory", type=click.IntRange(min=1), help="Mornings that it remembers; the newest replace the oldest.")
@click.option("--minutes", type=Number(min=0), help="Stop after this time; the same command goes on.")
@click.option("--seed", type=options.whole_number, help="The same seed plays the same games.")
@options.jobs
@options.ray
@options.language
def train(
    folder: Path,
    generations: int,
    weights: Path | None,
    minutes: float | None,
    jobs: int | None,
    ray: str | None,
    words: Words,
    **course: float | None,
) -> None:
    """Teach an admiral in FOLDER: games, a fit, a match against the predecessor, and again. A folder with a school is resumed: options that
    you give replace the school's own from now on, all others stay as they were.

    FOLDER/generations holds the weights of all networks that won their match: play them as admiral@FILE. FOLDER/report.html shows losses
    and matches. Ctrl-C stops; the same command goes on.
    """
    with lab.extra("train"):
        from galecrest.lab.report import school_report
        from galecrest.lab.school import BadSchool, Progress, School, told
    if ray is not None:
        with lab.extra("ray"):
            import_module("ray")  # fails before anything is written
    try:
        school = School(folder, {name: each for name, each in course.items() if each is not None}, jobs, ray, weights)
    except (BadSchool, BadWeights) as error:
        raise Failure(str(error)) from error
    except OSError as error:
        raise Failure(f"{folder}: {error.strerror or error}") from error
    end = monotonic() + 60 * minutes if minutes is not None else None
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    teaching = school.teach(generations, lambda: end is not None and monotonic() > end)
    try:
        with (
            closing(teaching),
            Bars(*columns, console=console, transient=True, disable=not console.is_terminal) as bars,
        ):
            bar = bars.add_task("", total=1)
            shown = ""
            for news in teaching:
                if isinstance(news, Progress):
                    label = words.t(
                        "train-stage", generation=str(news.generation), stage=words.t(f"train-{news.stage}")
                    )
                    if label != shown:
                        bars.reset(bar, total=news.total, description=label)
                        shown = label
                    bars.update(bar, completed=news.done)
                else:
                    click.echo(told(news, words))
                    write_file(str(folder / "report.html"), school_report(school.state.terms, words))
    except KeyboardInterrupt:
        click.echo(words.t("run-stopped"), err=True)
    except (LostWorkers, ConnectionError) as error:
        raise Failure(words.t("run-stopped-by", error=str(error))) from error
    except ArithmeticError as error:  # the fit diverged
        raise Failure(str(error)) from error
    if school.state.generation < generations:
        click.echo(words.t("train-resume"), err=True)
