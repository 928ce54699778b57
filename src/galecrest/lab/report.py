"""A tournament as one HTML file: ratings, rates, scores, and what characters and tokens were worth."""

from galecrest.lab import worth
from galecrest.lab.charts import histogram, intervals_chart, page, paragraph, table
from galecrest.lab.intervals import Interval
from galecrest.lab.tournament import HEADINGS, Results, cells, text
from galecrest.phrases import title


def report(results: Results) -> str:
    first, second, *_ = text(results).split("\n")
    parts = [paragraph(first), paragraph(second)]
    parts += [paragraph(f"{each.sitting}: {each.failure}", "failed") for each in results.failures]
    if not results.outcomes:
        return page("Tournament", [*parts, paragraph("No game was finished.")])
    records = results.records
    rates = {each.bot: percent(each.win_rate) for each in records}
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


def percent(rate: Interval) -> Interval:
    return Interval(100 * rate.value, 100 * rate.low, 100 * rate.high)
