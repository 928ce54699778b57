"""A game at a table: steps, clocks, and what each viewer is told."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from galecrest import codec
from galecrest.bots import Why, ask, make_bot
from galecrest.game import Game
from galecrest.game.errors import BadAnswer, DamagedLog
from galecrest.game.events import Chose, Event, Explained, ReturnedToHand, Revealed
from galecrest.game.game import CHOOSE
from galecrest.game.terms import RULES_VERSION
from galecrest.table.clocks import IDLE
from galecrest.table.messages import Clock, Setup, encode
from galecrest.table.play import CHANGES, Next, Play, Step
from galecrest.table.recordings import Shown, scenes, stands_alone

SETUPS = [
    Setup(players=1, level="captain"),
    Setup(players=1, solo="[levels]\npirate = { you = 7, automa = 3, source = 'J' }"),
    Setup(players=2, board="stormy"),
    Setup(players=4, tiles={"map": {"calm": {"source": "C", "anchor": [{"effect": "gain", "doubloons": 9}]}}}),
]


def begun(setup: Setup, seed: int = 5) -> tuple[Play, Next]:
    play = Play.new(setup, seed, RULES_VERSION)
    first = play.begin(0)
    play.take(first)
    return play, first


def game_of(play: Play) -> Game:
    assert play.game is not None
    return play.game


def on_the_wire(data: Any) -> Any:
    return json.loads(encode(data))


def told_by(following: Next, viewer: int | None) -> list[Any]:
    return [codec.event_to_data(event) for each in following.events if (event := each.seen_by(viewer))]


def random_steps(play: Play, chance: random.Random) -> Iterator[Next]:
    at = 0.0
    while not play.over:
        question = chance.choice(game_of(play).questions)
        at += 1
        following = play.answer(question.seat, question.id, chance.choice(question.options), at)
        yield following
        play.take(following)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whoever_reads_the_steps_knows_what_the_player_knows(setup: Setup) -> None:
    play, first = begun(setup)
    reader = Play.new(setup, 5, RULES_VERSION)
    reader.read(first.step)
    for following in random_steps(play, random.Random(1)):
        reader.read(following.step)
        assert reader.game == following.game
        assert reader.told == following.told
        assert reader.clocks == following.clocks
        assert reader.dictionary == following.dictionary
    assert reader.over
    for viewer in play.viewers:
        assert encode(reader.happened(viewer, None, 0)) == encode(play.happened(viewer, None, 0))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_step_is_recorded_as_it_was_told(setup: Setup) -> None:
    play, first = begun(setup)
    recordings, shown = [first.step.recording], [play.scene()]
    for following in random_steps(play, random.Random(2)):
        recordings.append(following.step.recording)
        shown.append(
            {
                viewer: Shown(told_by(following, viewer), codec.view_to_data(following.game.view(viewer)))
                for viewer in play.viewers
            }
        )
    for recorded, told in zip(scenes(recordings), shown, strict=True):
        assert recorded is not None
        assert recorded.keys() == told.keys()
        for viewer, share in told.items():
            assert recorded[viewer].events == on_the_wire(share.events)
            assert recorded[viewer].view == on_the_wire(share.view)
    sizes = [len(recording) for recording in recordings if recording and not stands_alone(recording)]
    assert sum(sizes) / len(sizes) < 600


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_goes_on_from_every_position(setup: Setup) -> None:
    """A position is at the start, at the start of days when all have still to choose, and at the end."""
    play, first = begun(setup)
    positions = [first]
    later: list[list[Step]] = [[]]
    for following in random_steps(play, random.Random(3)):
        for steps in later:
            steps.append(following.step)
        if following.position is not None:
            positions.append(following)
            later.append([])
            game = following.game
            assert game.over or (game.kind == "choose_character" and not any(rank > 0 for rank in game.chosen[:1]))
    assert len(positions) > 8
    for there, steps in zip(positions, later, strict=True):
        assert there.position is not None
        again = Play.at_position(setup, there.position, there.step)
        assert again.number == there.step.number
        assert again.game == there.game
        assert again.told == there.told
        assert again.clocks == there.clocks
        for step in steps:
            again.read(step)
        assert again.game == play.game
        assert again.told == play.told


def test_a_bad_answer_changes_nothing() -> None:
    play, _ = begun(Setup(players=2))
    before = codec.digest(game_of(play))
    question = game_of(play).questions[0]
    for seat, number, option in ((0, 999, "hand:1"), (1, question.id, question.options[0]), (0, question.id, "x")):
        with pytest.raises(BadAnswer):
            play.answer(seat, number, option, 0)
    play.answer(0, question.id, question.options[0], 0)  # tried, not taken
    assert codec.digest(game_of(play)) == before
    assert play.number == 0


def test_a_step_with_too_much_chance_is_damaged() -> None:
    _, first = begun(Setup(players=2))
    damaged = Step(0, -1, -1, "", [*first.step.chance, [1]], 0)
    with pytest.raises(DamagedLog, match="step 0 holds 1 outcomes"):
        Play.new(Setup(players=2), 5, RULES_VERSION).read(damaged)


def test_viewers_are_told_the_rest_or_the_whole() -> None:
    play, first = begun(Setup(players=2))
    told_at = [dict(play.told)]
    seen: dict[int | None, list[object]] = {viewer: list(play.scene()[viewer].events) for viewer in play.viewers}
    for following in random_steps(play, random.Random(4)):
        for viewer in play.viewers:
            seen[viewer] += told_by(following, viewer)
        told_at.append(dict(following.told))
    for viewer in play.viewers:
        assert len(seen[viewer]) == play.told[viewer]
        for late in (play.told[viewer] - 10, told_at[-2][viewer], play.told[viewer]):
            assert on_the_wire(play.happened(viewer, late, 0).events) == on_the_wire(seen[viewer][late:])
        for after in (None, 0, play.told[viewer] + 1):  # new, away for too long, from another time
            message = play.happened(viewer, after, 0)
            assert message.whole
            assert message.events == []
            assert message.number == play.told[viewer]
    start = Play.at_position(play.setup, first.position, first.step) if first.position else play
    assert start.happened(0, 0, 0).events == on_the_wire(seen[0][: told_at[0][0]])
    assert start.happened(0, 2, 0).events == on_the_wire(seen[0][2 : told_at[0][0]])
    assert not start.happened(0, told_at[0][0], 0).whole


def test_a_chosen_card_can_be_changed_until_all_have_chosen() -> None:
    play, _ = begun(Setup(players=2))
    one, two = game_of(play).questions
    assert play.change(0) is None
    play.take(play.answer(0, one.id, one.options[0], 0))
    change = play.change(0)
    assert change is not None
    assert change["id"] == one.id
    assert [option["id"] for option in change["options"]] == list(one.options)
    assert play.change(1) is None
    assert play.change(None) is None
    others = dict(play.told)
    play.take(play.answer(0, one.id, one.options[1], 0))
    assert play.told[0] == others[0] + 1
    assert (play.told[1], play.told[None]) == (others[1], others[None]), "nobody else learns of it"
    (chose,) = play.happened(1, others[1] - 1, 0).events
    assert (chose["event"], chose["rank"], chose["again"]) == ("chose", None, False)
    play.take(play.answer(1, two.id, two.options[0], 0))
    assert play.change(0) is None


def test_a_card_can_be_changed_fifty_times_a_day() -> None:
    """Every change is a step. A player who changed it thousands of times held everybody up when somebody read the table."""
    play, _ = begun(Setup(players=2))
    mine, other = game_of(play).questions

    def choose(place: int) -> None:
        play.take(play.answer(0, mine.id, mine.options[place], 1))

    for number in range(1 + CHANGES):
        assert number == 0 or play.change(0) is not None
        choose(number % 2)
    before = play.number, play.told[0], game_of(play).chosen[0]
    assert play.change(0) is None
    with pytest.raises(BadAnswer, match="50 times"):
        choose(0)
    assert (play.number, play.told[0], game_of(play).chosen[0]) == before
    play.take(play.answer(1, other.id, other.options[0], 1))
    while game_of(play).kind != CHOOSE:
        (question,) = game_of(play).questions
        play.take(play.answer(question.seat, question.id, question.options[0], 1))
    again = game_of(play).questions[0]
    for place in (0, 1):  # tomorrow is another day
        play.take(play.answer(again.seat, again.id, again.options[place], 1))


def test_clocks_run_for_those_who_are_asked() -> None:
    play, _ = begun(Setup(players=2, clock=Clock(decision=10, bank=100)))
    time = play.happened(0, None, 3).time
    assert time is not None
    assert (time.now, time.deadlines, time.banks) == (3, {"0": 110.0, "1": 110.0}, [100.0, 100.0])
    one, two = game_of(play).questions
    play.take(play.answer(0, one.id, one.options[0], 30))  # 20 seconds too long
    assert play.clocks.banks == (80.0, 100.0)
    assert play.clocks.deadlines(play.asked) == {1: 110.0}
    play.take(play.answer(0, one.id, one.options[1], 90))  # a change of mind costs no time
    assert play.clocks.banks == (80.0, 100.0)
    play.take(play.answer(1, two.id, two.options[0], 200))
    assert play.clocks.banks == (80.0, 0.0)
    assert play.clocks.asked_at == 200
    assert (play.patience, play.idle(10_000)) == ({}, []), "the clock decides"


def test_without_a_clock_the_others_need_not_wait_for_ever() -> None:
    play, _ = begun(Setup(players=2))  # at 0 seconds
    time = play.happened(0, None, 3).time
    assert time is not None
    assert (time.deadlines, time.patience) == ({}, {"0": IDLE, "1": IDLE})
    one, _ = game_of(play).questions
    play.take(play.answer(0, one.id, one.options[0], 30))
    assert play.idle(IDLE - 1) == []
    assert play.idle(IDLE) == [1], "who has chosen keeps nobody waiting"
    play.outages = (100.0,)
    assert play.idle(IDLE) == [], "an outage costs nobody"
    assert play.idle(100.0 + IDLE) == [1]


def test_the_last_step_has_the_result() -> None:
    play, first = begun(Setup(players=3))
    assert first.result is None
    for following in random_steps(play, random.Random(8)):
        last = following
    assert last.result is not None
    assert last.result.scores == game_of(play).scores
    assert last.result.standing == list(game_of(play).standing)


def test_before_the_start_nobody_is_asked() -> None:
    play = Play.new(Setup(players=2), 5, RULES_VERSION)
    assert not play.begun
    assert not play.over
    assert play.asked == []
    assert play.change(0) is None


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_at_rest_is_bytes_and_goes_on_as_if_it_had_not_rested(setup: Setup) -> None:
    play, first = begun(setup)
    rested = Play.new(setup, 5, RULES_VERSION)
    rested.rest()
    assert rested.game is None, "before the start there is nothing to keep"
    rested.take(first)
    largest = 0
    for following in random_steps(play, random.Random(7)):
        before = dict(rested.told)
        rested.rest()
        rested.rest()
        assert rested.awake is None
        assert not rested.views
        assert not rested.fresh
        largest = max(largest, len(rested.asleep) + len(rested.dictionary) + sum(map(len, rested.recent)))
        step = following.step
        rested.take(rested.answer(step.seat, step.question, step.option, step.at))
        assert rested.asleep == b""
        assert rested.game == following.game
        rested.rest()
        for viewer in play.viewers:
            assert encode(rested.view(viewer)) == encode(following.views[viewer])
            assert on_the_wire(rested.since(viewer, before[viewer])) == on_the_wire(following.fresh[viewer])
    assert largest < 30_000


# Reasons of bots


def bot_steps(play: Play, people: tuple[int, ...] = ()) -> Iterator[Next]:
    """Deckhands play to the end and say why; people on these seats say nothing."""
    bots = [make_bot("deckhand", seat) for seat in range(play.setup.players)]
    while not play.over:
        question = game_of(play).questions[0]
        reply = ask(bots[question.seat], game_of(play).view(question.seat), question)
        why = None if question.seat in people else reply.why
        following = play.answer(question.seat, question.id, reply.option, 0, why)
        yield following
        play.take(following)


def told_to(viewer: int | None, events: list[Event]) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def test_why_a_card_was_chosen_is_told_when_it_is_revealed() -> None:
    play, _ = begun(Setup(players=3))
    steps = bot_steps(play, people=(1,))
    for following in steps:
        explained = [event.seat for event in following.events if isinstance(event, Explained)]
        if any(isinstance(event, Revealed) for event in following.events):
            break
        assert explained == []
    assert explained == [0, 2]
    kinds = [type(event) for event in following.events]
    assert kinds[kinds.index(Revealed) + 1] is Explained
    following = next(step for step in steps if step.step.why is not None and not step.whys)
    assert isinstance(following.events[0], Explained)
    assert following.step.why is not None
    assert following.events[0].reason == following.step.why.key


def test_a_reason_goes_with_a_card_that_is_not_played_after_all() -> None:
    play, _ = begun(Setup(players=2))
    first, second = game_of(play).questions
    play.take(play.answer(0, first.id, first.options[0], 0, Why("at_random")))
    play.take(play.answer(0, first.id, first.options[1], 0))
    following = play.answer(1, second.id, second.options[0], 0, Why("at_random"))
    assert [event.seat for event in following.events if isinstance(event, Explained)] == [1]


def test_the_reason_for_a_secret_answer_stays_a_secret() -> None:
    """The Surgeon's card is unseen by the others, so they do not read why it was taken either."""
    secrets = 0
    for seed in range(20):
        play, _ = begun(Setup(players=2), seed)
        for following in bot_steps(play):
            if not isinstance(following.events[0], Explained):
                continue
            hidden = any(
                isinstance(event, ReturnedToHand | Chose) and event.seen_by(None) != event for event in following.events
            )
            assert isinstance(told_to(following.step.seat, following.events)[0], Explained)
            assert isinstance(told_to(None, following.events)[0], Explained) is not hidden
            secrets += hidden
    assert secrets


def test_reasons_are_recorded_and_read() -> None:
    play, first = begun(Setup(players=2))
    reader = Play.new(play.setup, 5, RULES_VERSION)
    reader.read(first.step)
    recordings = [first.step.recording]
    told = 0
    for following in bot_steps(play):
        reader.read(following.step)
        assert (reader.told, reader.whys) == (following.told, following.whys)
        recordings.append(following.step.recording)
    for scene in scenes(recordings):
        assert scene is not None
        told += sum(event["event"] == "explained" for event in scene[None].events)
    assert told > 30
