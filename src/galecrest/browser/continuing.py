"""A game against bots or Automa goes on without its server.

The player's view is all that there is: bag, hands and deck as far as they are hidden are drawn again, as they may be, and chance comes from
another seed. So the hash that the server promised says nothing about the rest, and the log begins here.
"""

import msgspec
from msgspec import Struct

from galecrest import codec
from galecrest.browser.device import Kept
from galecrest.browser.storage import StoredStep
from galecrest.game import imagine
from galecrest.game.errors import GalecrestError
from galecrest.table.messages import Resumed, SeatInfo, Setup
from galecrest.table.play import Play, Step
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest, Seat, Table, seated


class Told(Struct, forbid_unknown_fields=True):
    """What the server told last: the set-up, the seats and the view of a player."""

    setup: Setup
    seats: list[SeatInfo]
    view: msgspec.Raw


def continued(told: Told, me: Guest, table_id: str, seed: str, now: float) -> Kept:
    """Refuses a game with other people, one that is over, and a view that cannot be read."""
    try:
        view = codec.view_from_json(bytes(told.view))
    except GalecrestError as error:
        raise Refusal(Code.BAD_MESSAGE, str(error)) from error
    mine = view.seat
    if mine is None or not 0 <= mine < len(told.seats) or len(told.seats) != told.setup.players:
        raise Refusal(Code.NOT_SEATED, "only a player can go on with a game")
    if any(seat.bot is None for place, seat in enumerate(told.seats) if place != mine):
        raise Refusal(Code.BAD_SETUP, "other people play at this table: the game waits for the server")
    if view.phase == "over":
        raise Refusal(Code.GAME_OVER, "the game is over")
    setup = msgspec.structs.replace(told.setup, clock=None, listed=False)
    game = imagine(view, int(seed, 16))
    play = Play.new(setup, game.seed, game.rules)
    play.told = dict.fromkeys(play.viewers, 0)
    first = play.following(game, Step(0, -1, -1, "", [], now), []).recorded()
    play.take(first)
    table = Table(
        id=table_id,
        host=me.id,
        setup=setup,
        seed=seed,
        rules=game.rules,
        created_at=now,
        seats=tuple(
            [seated(me, now) if place == mine else Seat(bot=seat.bot) for place, seat in enumerate(told.seats)]
        ),
        holders={me.id: mine},
        state="playing",
        resumed=Resumed(game.rules, view.voyage, view.day, elsewhere=True),
    )
    return Kept(table, play, [StoredStep.of(first, "")])
