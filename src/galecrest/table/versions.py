"""How a table goes on after the rules have changed.

A program replays bit for bit what was played under the rules that it knows. A running game of other rules goes on from the start of its
day, under the present rules; a finished one shows its recordings.
"""

from dataclasses import replace
from typing import Any, Final

import msgspec

from galecrest import codec
from galecrest.game.events import DayBegan
from galecrest.game.log import KNOWN_RULES
from galecrest.game.solo import solo_to_data
from galecrest.game.terms import RULES_VERSION
from galecrest.game.tiles import box_to_data
from galecrest.table.clocks import Clocks, Outages
from galecrest.table.messages import Resumed, Setup
from galecrest.table.play import Next, Play, Position, Step, told_from_list
from galecrest.table.recordings import scene_from_json, scenes, unpack
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Table
from galecrest.table.setup import box_of, level_of, solo_of

UNRECORDED: Final = 1  # the rules of the first version of the server, which recorded nothing
BEYOND: Final = 100  # question ids left out, so that an answer to an old question never fits a new one


def load(
    table: Table, position: Position | None, steps: list[Step], now: float, outages: Outages = ()
) -> Play | tuple[Next, Resumed]:
    """The game of a table, from its last position and the steps from there on; without a position, from all steps. If the game has to
    go on under the present rules, the step to be stored first, after which the game is loaded again.

    Refuses a game that this program cannot play, and raises BadData for one that it cannot read."""
    if position is None or not steps:
        if steps:
            must_know(table, table.rules)
        play = Play.new(table.setup, int(table.seed, 16), table.rules)
        play.outages = outages
        for step in steps:
            play.read(step)
        return play
    first, *later = steps
    assert first.recording is not None
    if position.rules in KNOWN_RULES:
        play = Play.at_position(table.setup, position, first, outages)
        for step in later:
            play.read(step)
        return play
    if table.state == "over":
        return Play.recorded(table.setup, int(table.seed, 16), position, scene_from_json(unpack(first.recording)))
    if position.rules > RULES_VERSION:  # later rules are for later programs
        raise unknown_rules(table, position.rules)
    return resume(table.setup, position, first.recording, later, now)


def must_know(table: Table, rules: int) -> None:
    if rules not in KNOWN_RULES:
        raise unknown_rules(table, rules)


def unknown_rules(table: Table, rules: int) -> Refusal:
    return Refusal(Code.FAILED, f"table {table.id} is played under rules {rules}, which this program does not know")


def resume(setup: Setup, position: Position, recording: bytes, undone: list[Step], at: float) -> tuple[Next, Resumed]:
    """The step with which a game goes on from its last position under the present rules. `recording` is that of the position's step;
    `undone` are the steps after the position. Raises BadData if the present program cannot read the position."""
    state = msgspec.json.decode(position.state)
    state["rules"] = RULES_VERSION
    game = codec.game_from_data(state)
    # Nothing that the undone steps showed may come again: neither the outcomes of chance nor the ids of questions.
    game.draws += sum([len(step.chance) for step in undone])
    game.asked = max([game.asked, *[step.question for step in undone]]) + BEYOND
    told = told_from_list(position.told)
    for scene in list(scenes([recording, *[step.recording for step in undone]]))[1:]:
        for viewer, shown in (scene or {}).items():
            told[viewer] += len(shown.events)
    play = Play(setup, game.seed, RULES_VERSION, Clocks(setup.clock, tuple(position.banks)), told=told)
    number = undone[-1].number if undone else position.number
    step = Step(number + 1, -1, -1, "", [], at)
    again = DayBegan(game.cause, game.voyage, game.day)
    return play.following(game, step, [again]).recorded(), Resumed(RULES_VERSION, game.voyage, game.day)


def reseeded(position: Position, seed: int) -> Position:
    """The position with another seed, for a fork."""
    state = msgspec.json.decode(position.state) | {"seed": f"{seed:x}"}
    return replace(position, state=msgspec.json.encode(state).decode())


def recorded_log(table: Table, steps: list[Step], positions: list[Position]) -> dict[str, Any]:
    """The log of a finished game as it was recorded, for a program that plays its rules. Where the game went on under other rules,
    `resumed` names the step and the rules: such a log cannot be replayed as a whole."""
    rules = {position.number: position.rules for position in positions}
    setup = table.setup
    log: dict[str, Any] = {"format": codec.LOG_FORMAT, "rules": rules.get(0, UNRECORDED), "seats": setup.players}
    log |= {"level": level_of(setup), "board": str(setup.board), "seed": f"{int(table.seed, 16):x}"}
    if setup.tiles is not None:
        log["tiles"] = box_to_data(box_of(setup))
    if setup.solo is not None:
        log["solo"] = solo_to_data(solo_of(setup, log["rules"]))
    log["steps"] = [entry for step in steps for entry in log_entries(step)]
    log["state"] = codec.digest_of_json(positions[-1].state)
    resumed = [{"step": step.number, "rules": rules[step.number]} for step in steps if step.resumes]
    return log | ({"resumed": resumed} if resumed else {})


def log_entries(step: Step) -> list[dict[str, Any]]:
    answer = [{"question": step.question, "option": step.option}] if step.question >= 0 else []
    return [*answer, *[{"chance": outcome} for outcome in step.chance]]
