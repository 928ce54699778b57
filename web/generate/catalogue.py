"""The catalogue of the game for the web client: characters, tiles with their effects and sources, and the names of everything."""

from __future__ import annotations

import json
from typing import Any, get_args

from galecrest.bots import STRENGTHS, roster
from galecrest.game.characters import phases_of
from galecrest.game.effects import HIGHEST_PAY
from galecrest.game.solo import PRINTED_SOLO, ROWS, solo_to_data
from galecrest.game.terms import (
    ALL_RANKS,
    ANCHOR,
    BOARDS,
    CHARACTERS,
    COLOURS,
    DAYTIME,
    LOOT,
    MIDSHIPMAN,
    PHASES,
    PILFERER,
    SIDES,
    seat_of,
)
from galecrest.game.tiles import PRINTED, box_to_data
from galecrest.table.messages import CAPTAINS, Reaction
from galecrest.table.seating import SUBSTITUTE
from web.generate.lessons import LESSONS


def catalogue() -> dict[str, Any]:
    solo = solo_to_data(PRINTED_SOLO)
    return {
        "characters": [
            {
                "rank": rank,
                "name": CHARACTERS[rank],
                "phases": phases_of(rank),
                "solo": solo_card(rank),
            }
            for rank in ALL_RANKS
        ],
        "tiles": box_to_data(PRINTED),
        "solo_tiles": solo["tiles"],
        "levels": solo["levels"],
        "loot": LOOT,
        "phases": PHASES[DAYTIME : ANCHOR + 1],
        "boards": BOARDS,
        "sides": SIDES,
        "rows": ROWS,
        "bots": roster(),
        "captains": CAPTAINS,
        "lessons": [lesson.key for lesson in LESSONS],
        "strengths": STRENGTHS,
        "reactions": get_args(Reaction),
        "substitute": SUBSTITUTE,
        "pilferer": PILFERER,
        "midshipman": seat_of(MIDSHIPMAN),
        "reputation_pays": [HIGHEST_PAY - place for place in range(COLOURS)],
    }


def solo_card(rank: int) -> dict[str, Any] | None:
    card = PRINTED_SOLO.cards.get(rank)
    return {"marked": card.marked, "pointers": card.pointers, "source": card.source} if card else None


def catalogue_json() -> str:
    return json.dumps(catalogue(), indent=1) + "\n"
