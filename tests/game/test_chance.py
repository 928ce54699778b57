"""Random draws are an exact function of seed and counter, fair, and replaceable by a script."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from galecrest.game import Game
from galecrest.game.chance import SEED_LIMIT, sample, seed_hash
from galecrest.game.errors import BadSetup, DamagedLog
from tests.random_games import finished


def test_known_draws_stay_as_they_are() -> None:
    assert sample(0, 0, range(6), 6) == (3, 2, 0, 1, 4, 5)
    assert sample(7, 3, range(40), 6) == (39, 21, 15, 3, 22, 30)


def words_of(seed: int, counter: int, block: int) -> list[int]:
    """The eight numbers of the digest of seed, counter and block."""
    digest = blake2b(seed.to_bytes(32, "big") + counter.to_bytes(8, "big") + bytes([block])).digest()
    return [int.from_bytes(digest[place : place + 8], "big") for place in range(0, 64, 8)]


def drawn_by_hand(words: list[int], among: list[int], count: int) -> list[int]:
    """Three draws from each number: the remainder is the place, the quotient serves the next draw."""
    drawn = []
    for draw in range(count):
        number = words[draw // 3]
        for earlier in range(draw // 3 * 3, draw):
            number //= len(among) + draw - earlier
        drawn.append(among.pop(number % len(among)))
    return drawn


def test_a_draw_follows_from_the_digest() -> None:
    assert list(sample(5, 2, range(10, 20), 7)) == drawn_by_hand(words_of(5, 2, 0), list(range(10, 20)), 7)


def test_after_twenty_four_draws_a_second_digest_goes_on() -> None:
    words = words_of(5, 2, 0) + words_of(5, 2, 1)
    assert list(sample(5, 2, range(48), 36)) == drawn_by_hand(words, list(range(48)), 36)


def test_nothing_is_drawn_twice() -> None:
    for counter in range(50):
        assert sorted(sample(1, counter, range(48), 48)) == list(range(48))


def test_equal_tokens_are_drawn_as_often_as_they_are_there() -> None:
    assert sorted(sample(1, 1, [4, 4, 4, 2], 4)) == [2, 4, 4, 4]


def test_drawing_none_gives_none() -> None:
    assert sample(1, 1, [1, 2], 0) == ()


def test_what_is_drawn_from_stays_as_it_was() -> None:
    among = [1, 2, 3, 4]
    sample(1, 1, among, 3)
    assert among == [1, 2, 3, 4]


def test_the_same_seed_and_counter_give_the_same_draw() -> None:
    assert sample(9, 9, range(40), 6) == sample(9, 9, range(40), 6)


def test_other_seeds_and_other_counters_give_other_draws() -> None:
    draws = {sample(seed, counter, range(40), 20) for seed in range(20) for counter in range(20)}
    assert len(draws) == 400


def test_every_order_comes_and_about_as_often_as_the_others() -> None:
    counts = Counter(sample(3, counter, [1, 2, 3, 4], 4) for counter in range(4800))
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    # 200 expected of each; the sum of squared deviations over 200 is below 49.7 in 999 of 1000 cases (23 degrees of freedom)
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7


def test_the_bag_is_drawn_by_its_numbers() -> None:
    counts = Counter(sample(4, counter, [0, 0, 0, 1], 1)[0] for counter in range(4000))
    assert abs(counts[0] - 3000) < 110  # four standard deviations


def test_the_largest_seed_and_the_least_are_taken() -> None:
    assert sample(SEED_LIMIT - 1, 0, range(40), 6) != sample(0, 0, range(40), 6)
    assert Game.new(2, "calm", SEED_LIMIT - 1).seed == 2**256 - 1


# The hash of the seed


def test_the_hash_of_a_seed_is_256_bits_and_known() -> None:
    assert seed_hash(0) == "bb39d96db7f75c2ac877236ac538c44c566e4166fb0f373084c9ffcd0b7370ce"
    assert len(seed_hash(1)) == 64


def test_other_seeds_have_other_hashes() -> None:
    assert len({seed_hash(seed) for seed in range(200)}) == 200


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_out_of_range_has_no_hash(seed: int) -> None:
    with pytest.raises(BadSetup, match="the seed must be a whole number"):
        seed_hash(seed)


# In a game


def test_games_of_one_seed_are_equal_and_of_two_seeds_differ() -> None:
    assert Game.new(4, "uncharted", 5) == Game.new(4, "uncharted", 5)
    assert Game.new(4, "uncharted", 5).hands != Game.new(4, "uncharted", 6).hands


def test_two_players_need_two_draws_for_the_track_and_two_for_a_voyage() -> None:
    assert Game.new(2, "calm", 5).draws == 4
    assert Game.new(3, "calm", 5).draws == 3
    assert Game.new(3, "uncharted", 5).draws == 10  # seven sides more


SCRIPT = [(5, 4, 3, 2, 1, 0), (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2), (40, 1, 17, 5, 9, 30)]


def test_a_script_replaces_the_seed() -> None:
    game = Game.new(3, "calm", 1, script=SCRIPT[::-1])
    assert game.track == [5, 4, 3, 2, 1, 0]
    assert game.view(0).days[0] == ("chest", "chest", "chest")
    assert game.hands[0] == (1, 5, 9, 17, 30, 40)


def test_a_script_that_ends_too_early_is_refused() -> None:
    with pytest.raises(DamagedLog, match=r"^the log ends before a random outcome that the game needs$"):
        Game.new(3, "calm", 1, script=SCRIPT[1::-1])


def test_a_script_that_draws_an_unavailable_item_is_refused() -> None:
    with pytest.raises(DamagedLog, match=r"^the log draws \(5, 4, 3, 2, 1, 5\), but 5 is not available$"):
        Game.new(3, "calm", 1, script=[(5, 4, 3, 2, 1, 5)])


def test_a_script_that_draws_too_few_is_refused() -> None:
    with pytest.raises(DamagedLog, match=r"^the log draws 5 where the game draws 6$"):
        Game.new(3, "calm", 1, script=[(5, 4, 3, 2, 1)])


def test_a_copy_of_a_scripted_game_has_a_script_of_its_own() -> None:
    game = Game.new(3, "calm", 1, script=[(9, 9), *SCRIPT[::-1]])
    copy = game.copy()
    assert copy.script == [(9, 9)]
    assert copy.script is not game.script


def test_a_new_seed_changes_what_comes_and_not_what_is() -> None:
    game = Game.new(3, "calm", 1)
    copy = game.copy()
    copy.reseed(99)
    assert copy.seed == 99
    copy.seed = game.seed
    assert copy == game


def test_a_new_seed_counts_from_here_on() -> None:
    deals = set()
    for seed in range(8):
        game = Game.new(2, "calm", 1)
        game.reseed(seed)
        while game.voyage == 1:
            game.play(game.choices[0])
        deals.add(game.undealt)
    assert len(deals) == 8


def test_a_new_seed_ends_the_script() -> None:
    game = Game.new(3, "calm", 1, script=[(9, 9), *SCRIPT[::-1]])
    game.reseed(4)
    assert game.script is None


def test_a_new_seed_out_of_range_is_refused() -> None:
    game = Game.new(3, "calm", 1)
    with pytest.raises(BadSetup):
        game.reseed(-4)
    assert game.seed == 1


def test_whoever_knows_the_seed_can_check_every_draw() -> None:
    game = finished(3, "calm", 6)
    track, *_ = game.log.outcomes
    assert track == sample(6, 0, range(6), 6)
