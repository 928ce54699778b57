"""From the set-up of a table to its game."""

from typing import Any

from galecrest.bots import BOTS
from galecrest.game import Game
from galecrest.game.errors import GalecrestError
from galecrest.game.solo import Solo, printed_solo, solo_from_data, solo_from_toml, solo_to_data
from galecrest.game.tiles import PRINTED, Box, box_from_data, box_from_toml, box_to_data
from galecrest.table.messages import OpenTable, Setup
from galecrest.table.refusals import Code, Refusal


def box_of(setup: Setup) -> Box:
    if isinstance(setup.tiles, str):
        return box_from_toml(setup.tiles)
    return PRINTED if setup.tiles is None else box_from_data(setup.tiles, PRINTED)


def solo_of(setup: Setup, rules: int) -> Solo:
    printed = printed_solo(rules)
    if isinstance(setup.solo, str):
        return solo_from_toml(setup.solo, printed)
    return printed if setup.solo is None else solo_from_data(setup.solo, printed)


def level_of(setup: Setup) -> str:
    return setup.level or "pirate" if setup.players == 1 else ""


def new_game(setup: Setup, seed: int, rules: int, script: list[tuple[int, ...]] | None = None) -> Game:
    """A game at its first question. One player plays against Automa, who has a seat in the game and none at the table."""
    box, solo = box_of(setup), solo_of(setup, rules)
    return Game.new(setup.players, str(setup.board), seed, box, level_of(setup), solo, script, rules=rules)


def check_request(request: OpenTable, rules: int) -> None:
    """Refuses a table that could not be played."""
    setup = request.setup
    if setup.players > 1 and (setup.level is not None or setup.solo is not None):
        raise Refusal(Code.BAD_SETUP, "a level and solo rules are for one player against Automa")
    if len(request.bots) >= setup.players and request.bots:
        raise Refusal(
            Code.BAD_SETUP, f"{setup.players} seats: there is no room for {len(request.bots)} bots beside the host"
        )
    for bot in request.bots:
        check_bot(bot)
    if request.start and len(request.bots) + 1 < setup.players:
        raise Refusal(Code.EMPTY_SEATS, "every seat needs a person or a bot")
    try:
        new_game(setup, 0, rules)
    except (GalecrestError, ValueError) as error:  # a number that is too long is a ValueError
        raise Refusal(Code.BAD_SETUP, str(error)) from error
    except RecursionError as error:
        raise Refusal(Code.BAD_SETUP, "the rules are nested too deep") from error


def rules_preview(setup: Setup, rules: int) -> dict[str, Any]:
    """What the tiles of such a table would do, as data. Refuses rules that could not be played."""
    check_request(OpenTable(setup), rules)
    return {"tiles": box_to_data(box_of(setup)), "solo": solo_to_data(solo_of(setup, rules))}


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise Refusal(Code.UNKNOWN_BOT, f"there is no bot called {name!r}; the bots are {', '.join(BOTS)}")
