"""Reports as one HTML file each: of a tournament, of an analysed game and of a school."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from galecrest.lab import worth
from galecrest.lab.analysis import (
    Decision,
    asked,
    moments,
    other_options,
    play_headings,
    play_of_seats,
)
from galecrest.lab.charts import (
    bullets,
    heading,
    histogram,
    intervals_chart,
    lines_chart,
    page,
    paragraph,
    steps_chart,
    table,
)
from galecrest.lab.intervals import Interval
from galecrest.lab.tournament import Tournament, cells, failure_line, headings, headlines
from galecrest.words import Words

if TYPE_CHECKING:
    from galecrest.lab.school import Term


def tournament_report(tournament: Tournament, words: Words) -> str:
    """The HTML of ratings, rates, scores, and the worth of characters and tokens."""
    t = words.t
    parts = [paragraph(line) for line in headlines(tournament, words)]
    parts += [paragraph(failure_line(each, words), "failed") for each in tournament.failures]
    if not tournament.outcomes:
        return page(words.language, t("report-tournament"), [*parts, paragraph(t("run-no-game"))])
    records = tournament.records
    rates = {words.bot(each.bot): in_percent(each.win_rate) for each in records}
    ratings = {
        words.bot(each.bot): Interval(
            each.rating.mu, each.rating.mu - 2 * each.rating.sigma, each.rating.mu + 2 * each.rating.sigma
        )
        for each in records
    }
    scores: dict[str, list[float]] = {words.bot(each.bot): [] for each in records}
    for outcome in tournament.outcomes:
        for name, score in zip(outcome.sitting.names, outcome.scores, strict=True):
            scores[words.bot(name)].append(score)
    characters = {words.cause(name): each for name, each in worth.characters(tournament.outcomes).items()}
    tokens = {words.cause(name): each for name, each in worth.tokens(tournament.outcomes).items()}
    parts += [
        table(headings(words), [cells(each, words) for each in records]),
        heading(t("report-rates")),
        paragraph(t("report-rates.about")),
        intervals_chart(t("report-rates"), rates, t("report-rates.axis")),
        heading(t("report-ratings")),
        paragraph(t("report-ratings.about")),
        intervals_chart(t("report-ratings"), ratings, t("report-ratings.axis")),
        heading(t("report-scores")),
        histogram(t("report-scores"), scores, t("report-scores.axis"), t("report-scores.share")),
        heading(t("report-characters")),
        paragraph(t("report-characters.about")),
        intervals_chart(t("report-characters"), characters, t("report-characters.axis")),
    ]
    if tokens:
        parts += [
            heading(t("report-tokens")),
            paragraph(t("report-tokens.about")),
            intervals_chart(t("report-tokens"), tokens, t("report-tokens.axis")),
        ]
    return page(words.language, t("report-tournament"), parts)


def in_percent(rate: Interval) -> Interval:
    return Interval(100 * rate.value, 100 * rate.low, 100 * rate.high)


def analysis_report(about: str, decisions: Sequence[Decision], words: Words) -> str:
    """The HTML of every player's chance over the game, the biggest moments and all decisions. `about` is the first paragraph."""
    t = words.t
    seen = [decision for decision in decisions if decision.outlook]
    seats = range(len(seen[0].outlook))
    lines = {words.seat(seat): [100 * decision.outlook[seat] for decision in seen] for seat in seats}
    begins = {decision.voyage: float(decision.number) for decision in reversed(decisions)}
    up_and_down, costly = moments(decisions, words)
    return page(
        words.language,
        t("report-analysis"),
        [
            paragraph(about),
            heading(t("report-chances")),
            paragraph(t("report-chances.about")),
            steps_chart(
                t("report-chances"),
                lines,
                [decision.number for decision in seen],
                (t("heading-decisions"), t("report-chances.axis")),
                {at: t("report-voyage", voyage=voyage) for voyage, at in begins.items()},
            ),
            heading(t("analyse-swings")),
            bullets(up_and_down),
            heading(t("analyse-costliest")),
            bullets(costly),
            heading(t("analyse-played")),
            table(play_headings(words), play_of_seats(decisions, words)),
            heading(t("report-decisions")),
            table(
                ("", *[t(key) for key in DECISION_HEADINGS]),
                [row(decision, words) for decision in decisions],
                "words",
            ),
        ],
    )


DECISION_HEADINGS: Final = (
    "heading-when",
    "heading-player",
    "heading-question",
    "heading-answer",
    "heading-chance",
    "heading-others",
)


def row(decision: Decision, words: Words) -> tuple[str, ...]:
    told = asked(decision, words)
    cells = [told[name] for name in ("when", "player", "question", "answer", "chance")]
    return (str(decision.number), *cells, other_options(decision, words))


def school_report(terms: "Sequence[Term]", words: Words) -> str:
    """The HTML of a school's losses and matches."""
    t = words.t
    parts = []
    generations = [term.generation for term in terms]
    for loss in ("chances", "cards", "margin"):
        title = t(f"report-loss-{loss}")
        lines = {
            t("report-loss-before"): [getattr(term.before, loss) for term in terms],
            t("report-loss-after"): [getattr(term.after, loss) for term in terms],
        }
        parts += [heading(title), lines_chart(title, lines, generations, (t("report-generation"), t("report-loss")))]
    gates = {str(term.generation): in_percent(term.gate) for term in terms if term.gate is not None}
    if gates:
        title = t("report-gates")
        parts += [
            heading(title),
            paragraph(t("report-gates.about")),
            intervals_chart(title, gates, t("report-rates.axis")),
        ]
    headings = [t(key) for key in ("report-generation", "report-mornings", "train-games", "train-fit", "train-gate")]
    rows = [
        (
            str(term.generation),
            words.number(term.mornings),
            *[f"{words.number(term.seconds[stage], 1)} s" for stage in ("games", "fit", "gate")],
        )
        for term in terms
    ]
    return page(words.language, t("report-school"), [*parts, heading(t("report-terms")), table(headings, rows)])
