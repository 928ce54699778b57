"""`galecrest analyse`: a finished game, decision by decision."""

import click

from galecrest import game
from galecrest.bots import SEARCHING
from galecrest.cli import lab, options
from galecrest.cli.files import Failure, must_be_writable, read_log, write_file
from galecrest.cli.tale import ending, headline
from galecrest.game.errors import GalecrestError
from galecrest.words import Words


@click.command()
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
    "--bot",
    type=click.Choice(list(SEARCHING)),
    default="captain",
    show_default=True,
    help="Who judges the options: the captain plays to the end of the voyage, the admiral asks its network.",
)
@click.option(
    "--report", metavar="FILE", help="Write a report with the players' chances over the game, one HTML file, here."
)
@options.language
def analyse(file: str, budget: int, bot: str, report: str | None, words: Words) -> None:
    """Look at a finished game decision by decision: what a strong bot thinks of each option, the swings, the costliest answers.

    FILE is a log in JSON; - reads the standard input.
    """
    with lab.extra():
        from galecrest.lab import analysis
        from galecrest.lab.report import analysis_report
    log, _ = read_log(file)
    words = words.at_table(log.level)
    try:
        played = game.replay(log)
    except GalecrestError as error:
        raise Failure(f"{file}: {error}") from error
    if not played.over:
        raise Failure(f"{file}: {words.t('analyse-not-over')}")
    if report is not None:
        must_be_writable(report)  # fails before the analysis
    label = words.t("analyse-label")
    decisions = list(lab.watched(label, analysis.analyse(log, budget / 1000, bot=bot), analysis.questions_in(log)))
    for decision in decisions:
        click.echo(f"{decision.number:3} {analysis.decision_words(decision, words)}")
    click.echo("\n".join(["", *analysis.summary(decisions, words), "", ending(played, words)]))
    if report is not None:
        write_file(report, analysis_report(headline(log, words), decisions, words))
