"""What happened at a table, from its stored steps: all events of a game, and every moment of a finished one, as they were played."""

from itertools import accumulate

from galecrest.table import versions
from galecrest.table.messages import DayStart, History, Moment
from galecrest.table.play import Play, Step
from galecrest.table.recordings import Scene, scenes
from galecrest.table.seating import Table, must_be_open, must_be_over, must_have_seat


def history_of(table: Table, guest: str, steps: list[Step]) -> History:
    """All events that a guest may know. `steps` are all steps of the game."""
    seat = table.seat_of(guest)
    must_be_open(table, seat)
    told = [scene[seat].events for scene in scenes_of(table, steps)]
    events = [event for each in told for event in each]
    ends = list(accumulate(map(len, told))) if table.state == "over" else []
    return History(seat, len(events), events, ends)


def moment_of(table: Table, steps: list[Step], last: int, seat: int | None) -> Moment:
    """A finished game, whose last step is `last`, after the last of these steps. They begin with a step that has a position, or with
    the first step of the game."""
    must_be_over(table)
    if seat is not None:
        must_have_seat(table, seat)
    *_, scene = scenes_of(table, steps)
    step = steps[-1]
    return Moment(
        step=step.number,
        steps=last,
        seat=step.seat if step.question >= 0 else None,
        option=step.option if step.question >= 0 else None,
        events=scene[seat].events,
        view=scene[seat].view,
        questions=[question for place in range(len(scene) - 1) for question in scene[place].view["questions"]],
    )


def days_of(table: Table, steps: list[Step]) -> list[DayStart]:
    """The step with which each day begins. `steps` are all steps of the game."""
    days: list[DayStart] = []
    for step, scene in zip(steps, scenes_of(table, steps), strict=True):
        days += [
            DayStart(event["voyage"], event["day"], step.number)
            for event in scene[None].events
            if event["event"] == "day_began"
        ]
    return days


def scenes_of(table: Table, steps: list[Step]) -> list[Scene]:
    """The scenes of these steps. The first version of the server recorded nothing: its steps, which come first, are replayed."""
    found: list[Scene] = []
    play: Play | None = None
    for step, scene in zip(steps, scenes([step.recording for step in steps]), strict=True):
        if scene is None:
            versions.must_know(table, versions.UNRECORDED)
            play = play or Play.new(table.setup, int(table.seed, 16), versions.UNRECORDED)
            play.read(step)
            scene = play.scene()
        found.append(scene)
    return found
