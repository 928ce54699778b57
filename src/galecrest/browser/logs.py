"""A log file becomes a table of the device."""

from dataclasses import replace as with_values

from galecrest import codec
from galecrest.browser.device import Kept
from galecrest.browser.storage import StoredStep
from galecrest.game import Game, Log, replay
from galecrest.game.errors import GalecrestError, OtherRules
from galecrest.game.game import CHOOSE
from galecrest.game.log import CHANCE
from galecrest.game.options import TEXT
from galecrest.game.solo import printed_solo, solo_to_data
from galecrest.game.tiles import PRINTED, box_to_data
from galecrest.table.messages import Setup
from galecrest.table.play import Play, Step
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import SUBSTITUTE, Guest, Seat, Table, seated


def kept_from_log(text: str, me: Guest, table_id: str, now: float) -> Kept:
    """The table of a logged game. A log has no names: the owner of the device sits on seat 0, bots on the others. Refuses a log that is
    damaged, that leads to another state than it says, or whose rules this program does not know from the first step to the last."""
    try:
        log, state = codec.log_from_json(text)
        game = replay(log)
    except OtherRules as error:
        raise Refusal(Code.OTHER_RULES, str(error)) from error
    except GalecrestError as error:
        raise Refusal(Code.BAD_LOG, str(error)) from error
    if codec.digest(game) != state:
        raise Refusal(Code.BAD_LOG, "the log leads to another state than the one it recorded")
    setup = setup_of(log)
    play = Play.new(setup, log.seed, log.rules)
    steps = []
    for step in steps_of(log, now):
        following = play.reading(step if play.game is None else with_seat(step, play.game)).recorded()
        play.take(following)
        steps.append(StoredStep.of(following, f"log:{step.number}"))
    table = Table(
        id=table_id,
        host=me.id,
        setup=setup,
        seed=f"{log.seed:x}",
        rules=log.rules,
        created_at=now,
        seats=(seated(me, now), *[Seat(bot=SUBSTITUTE)] * (setup.players - 1)),
        holders={me.id: 0},
        state="over" if game.over else "playing",
        result=following.result,
    )
    return Kept(table, play, steps)


def setup_of(log: Log) -> Setup:
    return Setup(
        players=log.seats,
        board=log.board,  # type: ignore[arg-type]  # the codec has checked it
        tiles=None if log.box == PRINTED else box_to_data(log.box),
        level=log.level or None,
        solo=None if log.solo == printed_solo(log.rules) else solo_to_data(log.solo),
    )


def steps_of(log: Log, at: float) -> list[Step]:
    """The set-up and every answer, each with the outcomes of chance that followed. Their seats are not in the log."""
    steps = [Step(0, -1, -1, "", [], at)]
    for first, *rest in log.record:
        if first == CHANCE:
            steps[-1].chance.append(rest)
        else:
            steps.append(Step(len(steps), -1, first, TEXT[rest[0]], [], at))
    return steps


def with_seat(step: Step, game: Game) -> Step:
    """The step with the seat that the game asked."""
    return with_values(step, seat=step.question - game.asked if game.kind == CHOOSE else game.seat)
