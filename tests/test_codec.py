"""All values of the game survive the round trip through JSON, and invalid JSON raises a clear error."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galecrest import codec
from galecrest.game import Board, Game, replay
from galecrest.game.errors import BadData, DamagedLog, OtherRules
from galecrest.game.tiles import PRINTED, Box, box_from_toml

OTHER_BOX = box_from_toml('[chest.calm]\nanchor = [{ effect = "gain", doubloons = 7 }]')

set_ups = st.tuples(
    st.integers(2, 6), st.sampled_from(list(Board)), st.integers(0, 2**256 - 1), st.sampled_from([PRINTED, OTHER_BOX])
)
SetUp = tuple[int, str, int, Box]


def moments(set_up: SetUp) -> Iterator[Game]:
    """Yields a random game at every question and at its end."""
    seats, board, seed, box = set_up
    game = Game.new(seats, board, seed, box)
    luck = Random(seed)
    yield game
    while not game.over:
        question = luck.choice(game.questions)
        game.answer(question.id, luck.choice(question.options))
        yield game


def a_game(answers: int = 40) -> Game:
    return next(islice(moments((3, "stormy", 5, PRINTED)), answers, None))


def written() -> dict[str, Any]:
    return codec.game_to_data(a_game())


# Round trips


@settings(max_examples=25, deadline=None)
@given(set_ups)
def test_a_game_reads_back_as_it_was_at_every_question(set_up: SetUp) -> None:
    for game in moments(set_up):
        assert codec.game_from_json(codec.game_to_json(game)) == game


@settings(max_examples=10, deadline=None)
@given(set_ups)
def test_what_seats_see_and_hear_reads_back_at_every_question(set_up: SetUp) -> None:
    for game in moments(set_up):
        for question in game.questions:
            assert codec.question_from_json(codec.question_to_json(question)) == question
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            assert codec.view_from_json(codec.view_to_json(view)) == view
            heard = [event.seen_by(seat) for event in game.events]
            for event in filter(None, heard):
                assert codec.event_from_json(codec.event_to_json(event)) == event


@settings(max_examples=5, deadline=None)
@given(set_ups)
def test_a_log_reads_back_and_replays_to_the_state_it_recorded(set_up: SetUp) -> None:
    for number, game in enumerate(moments(set_up)):
        log, state = codec.log_from_json(codec.log_to_json(game))
        assert log == game.log
        if number % 25 == 0 or game.over:
            assert codec.digest(replay(log)) == state


def test_a_game_saved_between_two_halves_of_an_ability_goes_on_like_the_original() -> None:
    half_done = 0
    for game in moments((5, "uncharted", 11, PRINTED)):
        if game.todo and not game.over:
            half_done += 1
            original, saved = game.copy(), codec.game_from_json(codec.game_to_json(game))
            luck = Random(half_done)
            while not original.over:
                choice = luck.choice(original.choices)
                original.play(choice)
                saved.play(choice)
            assert saved == original
    assert half_done > 3


def test_what_was_written_does_not_change_when_the_game_goes_on() -> None:
    game = a_game()
    data, text = codec.game_to_data(game), codec.game_to_json(game)
    while not game.over:
        game.play(game.choices[0])
    assert data == json.loads(text)


# The JSON form


def test_the_state_is_readable() -> None:
    data = written()
    assert data["phase"] in ("choosing", "daytime", "dusk", "night", "anchor")
    assert set(data["bag"]) <= {"chest", "hook", "map", "saber", "amulet", "barrel", "relic"}
    assert data["stormy"] == ["chest", "hook", "map", "saber", "amulet", "barrel", "relic"]
    assert data["hands"][0] == list(a_game().hands[0])
    assert data["options"] == list(a_game().questions[0].options)
    assert data["seed"] == "5"


def test_a_character_on_the_island_is_written_with_its_seat() -> None:
    for game in moments((2, "calm", 1, PRINTED)):
        data = codec.game_to_data(game)
        if data["phase"] == "dusk" and data["acting"]:
            assert "midshipman" in data["island"] or data["acting"] == "midshipman"
            assert set(data["waiting"]) <= set(data["island"])
            assert all(each == "midshipman" or each[-2:] in ("@0", "@1") for each in data["island"])
            return
    pytest.fail("nobody was asked at dusk")


def test_the_tiles_are_written_only_when_they_are_not_the_printed_ones() -> None:
    assert "tiles" not in codec.game_to_data(Game.new(2, "calm", 1))
    assert "tiles" not in codec.log_to_data(Game.new(2, "calm", 1))
    assert "tiles" not in codec.view_to_data(Game.new(2, "calm", 1).view(0))
    other = Game.new(2, "calm", 1, OTHER_BOX)
    for data in (codec.game_to_data(other), codec.log_to_data(other), codec.view_to_data(other.view(0))):
        assert data["tiles"]["chest"]["calm"] == {"source": "C", "anchor": [{"effect": "gain", "doubloons": 7}]}


def test_a_view_holds_no_seed_and_no_steps() -> None:
    assert not {"seed", "steps", "hands"} & set(codec.view_to_data(a_game().view(0)))


def test_an_event_names_itself_and_its_cause() -> None:
    began = codec.event_to_data(Game.new(3, "calm", 1).events[0])
    assert (began["event"], began["cause"], began["voyage"]) == ("voyage_began", "voyage", 1)


def test_no_number_is_too_large_for_a_browser() -> None:
    game = Game.new(3, "calm", 2**256 - 1)
    for text in (codec.game_to_json(game), codec.log_to_json(game)):
        assert all(int(digits) < 2**53 for digits in re.findall(r'(?<!["0-9a-f])\d+(?!["0-9a-f])', text))
        assert "f" * 64 in text


def test_the_digest_tells_states_apart() -> None:
    digests = [codec.digest(game) for game in moments((3, "calm", 1, PRINTED))]
    assert len(set(digests)) == len(digests)


# Invalid data

READERS: list[Callable[[str | bytes], object]] = [
    codec.game_from_json,
    codec.log_from_json,
    codec.question_from_json,
    codec.view_from_json,
    codec.event_from_json,
]


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 100_000, b"\xff", b'{"format": "\xff"}', "\ud800", "null", "17", "[]", '"x"', "{}"],
    ids=lambda text: repr(text)[:20],
)
def test_no_text_is_read_that_is_not_what_it_should_be(reader: Callable[[str | bytes], object], text: str) -> None:
    with pytest.raises(BadData):
        reader(text)


@pytest.mark.parametrize("key", sorted(set(written()) - {"format", "rules"}))
def test_a_game_lacks_no_key(key: str) -> None:
    data = written()
    del data[key]
    with pytest.raises(BadData, match=f"^{key}: this key is missing"):
        codec.game_from_data(data)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("seats", 7, "<= 6"),
        ("seats", "3", "Expected `int`, got `str`"),
        ("board", "windy", "calm, stormy, uncharted"),
        ("phase", "noon", "choosing, daytime, dusk"),
        ("seed", 5, "Expected `str`"),
        ("seed", "0x5", "regex"),
        ("bag", {"gold": 3}, "no loot called 'gold'"),
        ("stormy", ["gold"], "no loot called 'gold'"),
        ("hands", [[41], [], []], "<= 40"),
        ("hands", [[1]], "expected 3 entries, one per seat"),
        ("island", ["17@9"], "at 0: there is no character '17@9'"),
        ("options", ["ship:9:9"], "no option 'ship:9:9'"),
        ("steps", [{"chance": [1]}, {"question": 3}], "at 1: a step must be"),
        ("steps", [{"question": 3, "option": "hand:1", "chance": [1]}], "a step must be"),
        ("track", [0, 1, 2, 3, 4, 4], "each of the six colours once"),
        ("bag", {}, "tokens of"),
        ("tiles", {"chest": {}}, "incomplete"),
        ("wind", "west", "wind: not a key"),
    ],
)
def test_an_error_says_where_and_what_would_be_right(key: str, value: object, says: str) -> None:
    with pytest.raises(BadData) as error:
        codec.game_from_data(written() | {key: value})
    assert says in str(error.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside the data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damage_anywhere_is_refused_or_harmless_and_never_a_crash(data: st.DataObject) -> None:
    game = a_game(10)
    whole, read = data.draw(
        st.sampled_from(
            [
                (codec.game_to_data(game), codec.game_from_data),
                (codec.log_to_data(game), codec.log_from_data),
                (codec.view_to_data(game.view(0)), codec.view_from_data),
                (codec.question_to_data(game.questions[0]), codec.question_from_data),
                (codec.event_to_data(game.events[0]), codec.event_from_data),
            ]
        )
    )
    damaged = json.loads(json.dumps(whole))
    *path, last = data.draw(st.sampled_from(list(places(damaged))))
    inner = damaged
    for key in path:
        inner = inner[key]
    inner[last] = data.draw(json_values)
    try:
        value = read(damaged)
    except BadData:
        return
    if isinstance(value, Game):
        assert codec.game_from_json(codec.game_to_json(value)) == value


def test_another_rules_version_has_its_own_error() -> None:
    for data, read in [
        (written(), codec.game_from_data),
        (codec.log_to_data(a_game()), codec.log_from_data),
    ]:
        with pytest.raises(OtherRules, match="knows the rules versions 1, 2; the data has 99"):
            read({"format": data["format"], "rules": 99, "new_key": 1})


def test_a_log_that_does_not_lead_to_its_game_has_its_own_error() -> None:
    """The game of a table that went on under other rules."""
    with pytest.raises(OtherRules, match="the game went on under other rules or elsewhere"):
        codec.log_from_data(codec.log_to_data(a_game()) | {"resumed": [{"step": 9, "rules": 2}]})


def test_a_game_is_not_mistaken_for_a_log() -> None:
    with pytest.raises(BadData, match="expected \"galecrest-log-1\", found 'galecrest-game-1'"):
        codec.log_from_json(codec.game_to_json(a_game()))


def test_a_log_with_a_step_that_is_none_is_damaged() -> None:
    data = codec.log_to_data(a_game())
    data["steps"][12] = {}
    with pytest.raises(DamagedLog, match=r"^steps: at 12: a step must be"):
        codec.log_from_data(data)


def test_a_log_that_was_changed_does_not_lead_to_the_state_it_recorded() -> None:
    data = codec.log_to_data(Game.new(3, "calm", 1))
    data["steps"][0]["chance"] = data["steps"][0]["chance"][::-1]
    log, state = codec.log_from_data(data)
    assert codec.digest(replay(log)) != state


def test_the_error_for_an_unknown_event_lists_the_known_ones() -> None:
    with pytest.raises(BadData, match="no event called 'sank'; there are voyage_began, "):
        codec.event_from_json('{"event": "sank", "cause": "storm"}')


def test_solo_rules_that_make_no_sense_are_named() -> None:
    data = codec.game_to_data(Game.new(1, "calm", 1, level="pirate")) | {"solo": {"cats": {}}}
    with pytest.raises(BadData, match=r"^solo: \[cats\]: unknown"):
        codec.game_from_data(data)


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_views_that_share_what_is_public_are_the_views_of_each(players: int) -> None:
    chance = Random(players)
    game = Game.new(players, "calm", seed=players, level="pirate" if players == 1 else "")
    viewers = (None, *range(players))
    while not game.over:
        for viewer, data in codec.views_to_data(game, viewers).items():
            assert json.loads(json.dumps(data)) == json.loads(codec.view_to_json(game.view(viewer)))
        question = chance.choice(game.questions)
        game.answer(question.id, chance.choice(question.options))
