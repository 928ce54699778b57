"""When a table next needs attention: a clock that runs out, a person who left, a bot to be asked, a table that nobody comes to."""

from typing import Final

from galecrest.game import Game, Question
from galecrest.table.clocks import Outages, counts_from
from galecrest.table.play import Next, Play
from galecrest.table.seating import Table

DAY: Final = 24 * 3600.0
LEASE: Final = 10.0  # seconds that a process may take over what is due, before another one does it


def bot_questions(table: Table, game: Game | None) -> list[tuple[int, int, str]]:
    """(seat, question, bot) for every question that a bot has to answer."""
    if table.state != "playing" or game is None or not any(seat.bot for seat in table.seats):
        return []
    return [
        (question.seat, question.id, bot)
        for question in game.questions
        if question.seat < len(table.seats) and (bot := table.seats[question.seat].bot)
    ]


def open_question(game: Game | None, seat: int, question_id: int) -> Question | None:
    if game is None:
        return None
    return next((each for each in game.questions if each.id == question_id and each.seat == seat), None)


def due(table: Table, play: Play, now: float) -> float | None:
    """The time at which the table next needs attention; None: never."""
    if table.state == "gathering":
        return table.created_at + DAY if now < table.created_at + DAY else now + DAY
    if table.state != "playing":
        return None
    times = [deadline for seat, deadline in play.deadlines.items() if table.person_at(seat)]
    times += [
        end_of_grace(table, seat.left_at, play.outages)
        for seat in table.seats
        if seat.left_at is not None and seat.bot is None
    ]
    if bot_questions(table, play.game):
        times.append(now + LEASE)
    return min(times, default=None)


def due_after(table: Table, following: Next) -> float | None:
    """The earliest time at which the table may need attention after this step."""
    now = following.step.at
    times = [now + table.setup.clock.decision] if table.setup.clock is not None else []
    if bot_questions(table, following.game):
        times.append(now + LEASE)
    return min(times, default=None)


def out_of_time(play: Play, seat: int, now: float) -> bool:
    return play.deadlines.get(seat, now + 1) <= now


def end_of_grace(table: Table, left_at: float, outages: Outages) -> float:
    return counts_from(left_at, table.setup.grace, outages) + table.setup.grace


def has_left(seat: int, outages: Outages, table: Table, now: float) -> bool:
    """Whether a person left longer ago than the time of grace, and no bot sits in yet."""
    left_at = table.seats[seat].left_at
    return left_at is not None and table.person_at(seat) and end_of_grace(table, left_at, outages) <= now
