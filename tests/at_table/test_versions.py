"""How a game goes on after the rules have changed."""

import random

import pytest

from galecrest import codec
from galecrest.game import log as game_log
from galecrest.game.errors import BadData
from galecrest.game.log import log_of
from galecrest.game.terms import RULES_VERSION
from galecrest.table import seating, versions
from galecrest.table.messages import Clock, OpenTable, Setup
from galecrest.table.play import Next, Play
from galecrest.table.recordings import scenes
from galecrest.table.seating import Guest
from galecrest.table.versions import recorded_log, reseeded, resume
from tests.at_table.test_play import begun, game_of, on_the_wire, random_steps

NEW = RULES_VERSION + 1


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "RULES_VERSION", NEW)
    for module in (versions, game_log):
        monkeypatch.setattr(module, "KNOWN_RULES", frozenset({NEW}))


def played(setup: Setup) -> tuple[Play, Next, list[Next]]:
    """A game in the middle of a day: the step at which the day began, and the steps since then."""
    play, day = begun(setup)
    since: list[Next] = []
    for following in random_steps(play, random.Random(5)):
        since.append(following)
        if following.position is not None:
            day, since = following, []
        if following.game.voyage == 2 and len(since) == 3:
            play.take(following)
            return play, day, since
    raise AssertionError("the game ended first")


@pytest.mark.usefixtures("new_rules")
@pytest.mark.parametrize("players", [2, 4])
def test_a_running_game_goes_on_from_the_start_of_its_day(players: int) -> None:
    setup = Setup(players=players, clock=Clock(10, 1000))
    play, day, since = played(setup)
    assert day.position is not None
    assert day.step.recording is not None
    undone = [following.step for following in since]
    following, resumed = resume(setup, day.position, day.step.recording, undone, 5000.0)
    game, before = following.game, game_of(play)
    assert (resumed.rules, resumed.voyage, resumed.day) == (NEW, day.game.voyage, day.game.day)
    assert game.rules == NEW
    assert game.hands == day.game.hands
    assert game.doubloons == day.game.doubloons
    assert following.step.resumes
    assert following.step.number == undone[-1].number + 1
    assert game.asked > before.asked + players, "no answer to an old question fits a new one"
    assert game.draws == before.draws, "no outcome of chance that was seen comes again"
    assert following.told == {viewer: count + 1 for viewer, count in play.told.items()}
    assert following.clocks.asked_at == 5000.0
    assert following.clocks.banks == day.clocks.banks
    seen = dict(play.told)
    play.take(following)
    for viewer in play.viewers:
        message = play.happened(viewer, seen[viewer], 5000.0)
        assert message.whole, "the events that were told lead elsewhere"
        assert not play.happened(viewer, message.number, 5000.0).whole
    assert following.position is not None
    again = Play.at_position(setup, following.position, following.step)
    assert again.game == play.game
    assert again.happened(0, seen[0], 0).whole
    for _ in random_steps(play, random.Random(6)):
        pass
    assert play.over


@pytest.mark.usefixtures("new_rules")
def test_the_story_tells_that_the_day_began_again() -> None:
    setup = Setup(players=2)
    _, day, _ = played(setup)
    assert day.position is not None
    assert day.step.recording is not None
    following, _ = resume(setup, day.position, day.step.recording, [], 0)
    assert following.step.number == day.step.number + 1
    (scene,) = scenes([following.step.recording])
    assert scene is not None
    for shown in scene.values():
        assert [(event["event"], event["voyage"], event["day"]) for event in shown.events] == [
            ("day_began", day.game.voyage, day.game.day)
        ]


@pytest.mark.usefixtures("new_rules")
def test_a_position_that_makes_no_sense_any_more_is_bad_data() -> None:
    setup = Setup(players=2)
    _, day, _ = played(setup)
    assert day.position is not None
    assert day.step.recording is not None
    state = day.position.state.replace('"phase":"', '"phase":"un')
    broken = type(day.position)(day.position.number, RULES_VERSION, state, day.position.told, day.position.banks, 0)
    with pytest.raises(BadData):
        resume(setup, broken, day.step.recording, [], 0)


def test_steps_that_an_early_version_wrote_count_no_events() -> None:
    assert list(scenes([None])) == [None]


@pytest.mark.usefixtures("new_rules")
def test_only_games_of_earlier_rules_go_on() -> None:
    assert versions.knows(NEW)
    assert not versions.knows(RULES_VERSION)
    assert versions.goes_on(RULES_VERSION)
    assert not versions.goes_on(NEW)
    assert not versions.goes_on(NEW + 1)


def test_a_finished_game_is_shown_without_its_rules() -> None:
    setup = Setup(players=2)
    play, _ = begun(setup)
    last = None
    for following in random_steps(play, random.Random(1)):
        last = following
    assert last is not None
    assert last.position is not None
    (scene,) = scenes([last.step.recording])
    assert scene is not None
    shown = Play.recorded(setup, 5, last.position, scene)
    assert shown.over
    assert shown.asked == []
    assert shown.told == play.told
    for viewer in play.viewers:
        assert shown.happened(viewer, None, 0).view == play.happened(viewer, None, 0).view
        assert shown.happened(viewer, 3, 0).whole
        assert shown.scene()[viewer].view == on_the_wire(play.scene()[viewer].view)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=3),
        Setup(players=1, solo={"levels": {"pirate": {"you": 7, "automa": 3, "source": "J"}}}),
        Setup(players=2, tiles={"map": {"calm": {"source": "C", "anchor": [{"effect": "gain", "doubloons": 9}]}}}),
    ],
    ids=str,
)
def test_the_recorded_log_is_the_log(setup: Setup) -> None:
    """For a game of known rules, what was recorded is what the game itself would write."""
    table = seating.open_table("t", Guest("ada", "Ada"), OpenTable(setup, seed="5"), "", RULES_VERSION, 0)
    play, first = begun(setup)
    every = [first, *random_steps(play, random.Random(1))]
    positions = [each.position for each in every if each.position is not None]
    log = recorded_log(table, [each.step for each in every], positions)
    assert log == codec.log_to_data(game_of(play))
    assert codec.log_from_data(log)[0] == log_of(game_of(play))


@pytest.mark.usefixtures("new_rules")
def test_a_log_says_where_the_game_went_on() -> None:
    setup = Setup(players=2)
    table = seating.open_table("t", Guest("ada", "Ada"), OpenTable(setup, seed="5"), "", RULES_VERSION, 0)
    _, day, since = played(setup)
    assert day.position is not None
    assert day.step.recording is not None
    following, _ = resume(setup, day.position, day.step.recording, [each.step for each in since], 0)
    assert following.position is not None
    steps = [day.step, *[each.step for each in since], following.step]
    log = recorded_log(table, steps, [day.position, following.position])
    assert log["resumed"] == [{"step": following.step.number, "rules": NEW}]


def test_a_fork_has_a_seed_of_its_own() -> None:
    _, first = begun(Setup(players=2))
    assert first.position is not None
    other = reseeded(first.position, 99)
    assert codec.game_from_json(other.state).seed == 99
    assert other.told == first.position.told
