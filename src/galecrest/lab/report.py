"""Reports as one HTML file each: of a tournament and of an analysed game."""

from collections.abc import Sequence

from galecrest.game import Log
from galecrest.lab import worth
from galecrest.lab.analysis import PLAY_HEADINGS, Decision, moments, name_of, play_of_seats
from galecrest.lab.charts import bullets, histogram, intervals_chart, page, paragraph, steps_chart, table
from galecrest.lab.intervals import Interval
from galecrest.lab.tournament import HEADINGS, Results, cells, text
from galecrest.lab.words import percent
from galecrest.phrases import option_words, title


def tournament_report(results: Results) -> str:
    """Ratings, rates, scores, and what characters and tokens were worth."""
    first, second, *_ = text(results).split("\n")
    parts = [paragraph(first), paragraph(second)]
    parts += [paragraph(f"{each.sitting}: {each.failure}", "failed") for each in results.failures]
    if not results.outcomes:
        return page("Tournament", [*parts, paragraph("No game was finished.")])
    records = results.records
    rates = {each.bot: in_percent(each.win_rate) for each in records}
    ratings = {
        each.bot: Interval(
            each.rating.mu, each.rating.mu - 2 * each.rating.sigma, each.rating.mu + 2 * each.rating.sigma
        )
        for each in records
    }
    scores: dict[str, list[float]] = {each.bot: [] for each in records}
    for outcome in results.outcomes:
        for name, score in zip(outcome.sitting.names, outcome.scores, strict=True):
            scores[name].append(score)
    characters = {title(name): each for name, each in worth.characters(results.outcomes).items()}
    tokens = {title(name): each for name, each in worth.tokens(results.outcomes).items()}
    parts += [
        table(HEADINGS, [cells(each) for each in records]),
        "<h2>Win rates</h2>",
        paragraph("Of the seats that the bot took, with 95 % intervals; the games of one deal count together."),
        intervals_chart("Win rates", rates, "games won, %"),
        "<h2>Ratings</h2>",
        paragraph("OpenSkill (Plackett-Luce), mu with two sigma to either side; everybody begins at 25."),
        intervals_chart("Ratings", ratings, "rating"),
        "<h2>Scores</h2>",
        histogram("Scores", scores, "points at the end; the line is the mean"),
        "<h2>Characters</h2>",
        paragraph("Points above the mean of the game for the seats that used the card, with 95 % intervals."),
        intervals_chart("Characters", characters, "points above the mean"),
    ]
    if tokens:
        parts += [
            "<h2>Tokens</h2>",
            paragraph("What one more token of a kind went with, all kinds taken together (least squares)."),
            intervals_chart("Tokens", tokens, "points for a token more"),
        ]
    return page("Tournament", parts)


def in_percent(rate: Interval) -> Interval:
    return Interval(100 * rate.value, 100 * rate.low, 100 * rate.high)


def analysis_report(log: Log, decisions: Sequence[Decision]) -> str:
    """Every player's chance over the game, the biggest moments, and all decisions."""
    seen = [decision for decision in decisions if decision.outlook]
    seats = range(len(seen[0].outlook))
    lines = {name_of(log, seat): [100 * decision.outlook[seat] for decision in seen] for seat in seats}
    begins = {decision.voyage: float(decision.number) for decision in reversed(decisions)}
    up_and_down, costly = moments(log, decisions)
    return page(
        "A game analysed",
        [
            paragraph(str(log)),
            "<h2>Chances to win</h2>",
            paragraph("From the true state of the game, playing ahead many times by rule of thumb."),
            steps_chart(
                "Chances to win",
                lines,
                [decision.number for decision in seen],
                ("decisions", "chance to win, %"),
                {at: f"voyage {voyage}" for voyage, at in begins.items()},
            ),
            "<h2>The biggest swings</h2>",
            bullets(up_and_down),
            "<h2>The costliest answers</h2>",
            paragraph("By what the seat knew then, as the captain judges it."),
            bullets(costly),
            "<h2>How the seats played</h2>",
            table(PLAY_HEADINGS, play_of_seats(log, decisions)),
            "<h2>Decision by decision</h2>",
            table(
                ("", "when", "who", "question", "answer", "chance", "other options"),
                [row(log, decision) for decision in decisions],
                "words",
            ),
        ],
    )


def row(log: Log, decision: Decision) -> tuple[str, ...]:
    others = sorted(decision.chances.items(), key=lambda item: -item[1])
    return (
        str(decision.number),
        decision.when,
        name_of(log, decision.seat),
        decision.question,
        option_words(decision.played),
        percent(decision.chances[decision.played]),
        ", ".join(
            f"{option_words(option)} {percent(chance)}" for option, chance in others if option != decision.played
        ),
    )
