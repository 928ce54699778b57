"""Tournaments have a fair plan and correct statistics."""

from random import Random

import pytest

from galecrest.bots import UnknownBot
from galecrest.game.terms import LOOT
from galecrest.lab import worth
from galecrest.lab.executors import play_all
from galecrest.lab.report import tournament_report
from galecrest.lab.sitting import Outcome, Sitting
from galecrest.lab.tournament import Plan, Tournament, ratings, text
from galecrest.words import Words

BOTS = ("deckhand", "random", "random", "random")
ENGLISH = Words("en")


def played(plan: Plan) -> Tournament:
    results = Tournament(plan, seconds=1.0)
    for outcome in play_all(plan.sittings, jobs=1):
        results.add(outcome)
    return results


@pytest.fixture(scope="module")
def one_against_three() -> Tournament:
    return played(Plan(BOTS, "calm", 40, 1))


def outcome(deal: int, names: tuple[str, ...], scores: tuple[int, ...]) -> Outcome:
    """The outcome of a game with these scores and no other content."""
    standing = tuple(sorted(range(len(scores)), key=lambda seat: -scores[seat]))
    nothing = ((),) * len(scores)
    sitting = Sitting(deal, 0, names, "calm", deal)
    return Outcome(sitting, standing, scores, (1,) * len(scores), (0.1,) * len(scores), nothing, nothing)


# The plan


def test_every_deal_is_played_with_every_rotation() -> None:
    sittings = Plan(("random", "deckhand", "buccaneer"), "calm", 6, 1).sittings
    assert len(sittings) == 6
    assert len({sitting.seed for sitting in sittings}) == 2
    for deal in (0, 1):
        of_deal = [sitting for sitting in sittings if sitting.deal == deal]
        assert len({sitting.seed for sitting in of_deal}) == 1
        for seat in range(3):
            assert {sitting.bots[seat] for sitting in of_deal} == {"random", "deckhand", "buccaneer"}


def test_a_deal_is_never_played_in_part() -> None:
    assert len(Plan(BOTS, "calm", 5, 1).sittings) == 8


def test_rotations_of_the_same_bots_are_different_games() -> None:
    results = played(Plan(("random",) * 4, "calm", 4, 1))
    assert len({outcome.scores for outcome in results.outcomes}) == 4


@pytest.mark.parametrize(("bots", "level"), [(("random",), ""), (("random",) * 7, ""), (("random",) * 2, "pirate")])
def test_a_tournament_has_two_to_six_seats_and_a_solo_tournament_one(bots: tuple[str, ...], level: str) -> None:
    with pytest.raises(ValueError, match="2 to 6 seats"):
        Plan(bots, "calm", 4, 1, level)


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot, match="commodore"):
        Plan(("random", "commodore"), "calm", 4, 1)
    Plan(("random", "captain:20"), "calm", 4, 1)


# The results


def test_bots_of_one_name_are_counted_together(one_against_three: Tournament) -> None:
    best, others = one_against_three.records
    assert (best.bot, best.seats, others.bot, others.seats) == ("deckhand", 40, "random", 120)
    assert best.wins + others.wins == sum(one_against_three.wins_by_seat) == 40
    assert best.win_rate.value == best.wins / 40
    assert best.win_rate.low > 0.25
    assert best.rating.mu > 25 > others.rating.mu
    assert best.mean_score.value > others.mean_score.value


def test_the_winner_of_every_game_is_rated_above() -> None:
    games = [outcome(deal, ("a", "b", "c"), (30, 20, 10)) for deal in range(20)]
    rated = ratings(games)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert rated["a"].sigma < 25 / 3


def test_a_bot_that_plays_itself_keeps_its_rating() -> None:
    rated = ratings([outcome(deal, ("a", "a"), (30, 20)) for deal in range(20)])
    assert rated["a"].mu == pytest.approx(25)


def test_a_rating_does_not_depend_on_which_game_ended_first() -> None:
    games = [outcome(deal, ("a", "b"), (deal * 7 % 5, 2)) for deal in range(20)]
    assert ratings(games) == ratings(games[::-1])


def test_results_in_words(one_against_three: Tournament) -> None:
    lines = text(one_against_three, ENGLISH).splitlines()
    assert lines[0].startswith("40 games of 4 players, board: Calm, seed 1, ")
    assert "decisions per second" in lines[1]
    assert lines[3].split()[:3] == ["bot", "seats", "wins"]
    assert lines[4].startswith("Deckhand bot")


def test_results_as_data(one_against_three: Tournament) -> None:
    data = one_against_three.to_data()
    assert data["games"] == 40
    assert data["decisions_per_second"] == data["decisions"]
    assert [record["bot"] for record in data["records"]] == ["deckhand", "random"]
    assert set(data["tokens"]) == set(LOOT)
    assert data["failures"] == []


def test_a_failed_game_is_reported_and_does_not_count() -> None:
    results = Tournament(Plan(("random", "random"), "calm", 2, 1), seconds=1.0)
    results.add(outcome(0, ("random", "random"), (30, 20)))
    results.add(Outcome(Sitting(0, 1, ("random", "random"), "calm", 9), failure="RuntimeError: man overboard"))
    assert results.played == 2
    assert results.records[0].seats == 2
    assert text(results, ENGLISH).endswith("calm board, seed 0x9, turn 1: RuntimeError: man overboard")
    assert results.to_data()["failures"][0]["failure"] == "RuntimeError: man overboard"


def test_alone_against_automa() -> None:
    results = played(Plan(("deckhand",), "calm", 12, 1, "landlubber"))
    assert {record.bot: record.seats for record in results.records} == {"deckhand": 12, "automa": 12}
    assert text(results, ENGLISH).startswith("12 games against Automa, level: Landlubber, board: Calm")


# The worth of characters and tokens


def test_a_token_is_worth_what_it_pays() -> None:
    """If the scores come from tokens only, the fit returns the tokens' values."""
    pays = (5, 0, 4, 1, 3, 2, -2)
    luck = Random(1)
    games = []
    for deal in range(30):
        gained = tuple(tuple(luck.choices(range(5), k=7)) for _ in range(4))
        scores = tuple(sum(pay * count for pay, count in zip(pays, tokens, strict=True)) for tokens in gained)
        games.append(Outcome(Sitting(deal, 0, BOTS, "calm", deal), (0, 1, 2, 3), scores, gained=gained))
    found = worth.tokens(games)
    assert {name: each.value for name, each in found.items()} == pytest.approx(
        dict(zip(LOOT, pays, strict=True)), abs=1e-9
    )
    assert list(found)[-1] == "relic"


def test_too_few_games_say_nothing_about_tokens(one_against_three: Tournament) -> None:
    assert worth.tokens(one_against_three.outcomes[:1]) == {}


def test_a_character_succeeds_with_the_seats_that_used_it() -> None:
    games = [Outcome(Sitting(0, 0, ("a", "b"), "calm", 0), (0, 1), (60, 40), used=((17, 3), (3,)))]
    assert {name: each.value for name, each in worth.characters(games).items()} == {"brute": 10, "beggar": 0}


# The report


def test_the_report_needs_no_other_files(one_against_three: Tournament) -> None:
    html = tournament_report(one_against_three, ENGLISH)
    assert html.startswith("<!DOCTYPE html>")
    assert html.count("<svg") == html.count("</svg>") == 5
    assert "<script" not in html
    assert "<link" not in html
    assert len(html) < 500_000
    for word in ("Win rates", "Ratings", "Scores", "Characters", "Tokens", "Quartermaster", "Chest"):
        assert word in html


def test_a_report_of_nothing() -> None:
    results = Tournament(Plan(BOTS, "calm", 4, 1), seconds=1.0)
    results.add(Outcome(Sitting(0, 0, BOTS, "calm", 9), failure="RuntimeError: <man overboard>"))
    assert "RuntimeError: &lt;man overboard&gt;" in tournament_report(results, ENGLISH)
