"""Intervals: known values from the literature, and properties that hold for any games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galecrest.lab.intervals import mean_by_deal, rate_by_deal, wilson

deals_of_wins = st.lists(st.lists(st.sampled_from([0.0, 1.0]), min_size=1, max_size=6), min_size=1, max_size=30)


def test_wilson_as_in_the_books() -> None:
    half = wilson(0.5, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    never = wilson(0.0, 10)
    assert (never.low, never.high) == pytest.approx((0.0, 0.2775), abs=1e-4)


@given(deals_of_wins)
def test_a_rate_lies_within_its_interval(deals: list[list[float]]) -> None:
    rate = rate_by_deal(deals)
    assert 0 <= rate.low <= rate.value + 1e-9
    assert rate.value - 1e-9 <= rate.high <= 1


def test_games_of_a_deal_that_end_alike_count_once() -> None:
    """If each of ten deals decides all of its four games, they count as ten games."""
    alike = rate_by_deal([[1.0] * 4] * 5 + [[0.0] * 4] * 5)
    single = rate_by_deal([[1.0]] * 5 + [[0.0]] * 5)
    assert alike.high - alike.low == pytest.approx(single.high - single.low, rel=0.1)


def test_deals_that_even_out_never_count_for_more_than_their_games() -> None:
    even = rate_by_deal([[1.0, 0.0, 0.0, 0.0]] * 25)
    assert even == wilson(0.25, 100)


def test_a_mean_of_unequal_deals_weighs_every_game_alike() -> None:
    assert mean_by_deal([[10.0, 20.0], [60.0]]).value == 30
    assert mean_by_deal([[7.0]]).low == 7


def test_more_deals_narrow_the_interval() -> None:
    few, many = mean_by_deal([[10.0], [20.0]] * 5), mean_by_deal([[10.0], [20.0]] * 500)
    assert many.high - many.low < (few.high - few.low) / 5
