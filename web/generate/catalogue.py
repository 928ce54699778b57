"""The catalogue of the game for the web client: characters, tiles with their effects and sources, and the names of everything."""

from __future__ import annotations

import json
from typing import Any

from galecrest.bots import BOTS
from galecrest.game.characters import AT_ANCHOR, AT_DUSK, AT_NIGHT, DAYTIME
from galecrest.game.effects import HIGHEST_PAY
from galecrest.game.solo import PRINTED_SOLO, ROWS, solo_to_data
from galecrest.game.terms import ALL_RANKS, BOARDS, CHARACTERS, COLOURS, LOOT, MIDSHIPMAN, PILFERER
from galecrest.game.tiles import PRINTED, SIDES, box_to_data



def catalogue() -> dict[str, Any]:
    solo = solo_to_data(PRINTED_SOLO)
    return {
        "characters": [
            {
                "rank": rank,
                "name": CHARACTERS[rank],
                "phases": [p for p, a in {"daytime": DAYTIME, "dusk": AT_DUSK, "night": AT_NIGHT, "anchor": AT_ANCHOR}.items() if a[rank] is not None],
                "solo": solo_card(rank),
            }
            for rank in ALL_RANKS
        ],
        "tiles": box_to_data(PRINTED),
        "solo_tiles": solo["tiles"],
        "levels": solo["levels"],
        "loot": LOOT,
        "phases": ["daytime", "dusk", "night", "anchor"],
        "boards": BOARDS,
        "sides": SIDES,
        "rows": ROWS,
        "bots": list(BOTS),
        "pilferer": PILFERER,
        "midshipman": MIDSHIPMAN & 7,
        "reputation_pays": [HIGHEST_PAY - place for place in range(COLOURS)],
    }


def solo_card(rank: int) -> dict[str, Any] | None:
    card = PRINTED_SOLO.cards.get(rank)
    return {"marked": card.marked, "source": card.source} if card else None


def catalogue_json() -> str:
    return json.dumps(catalogue(), indent=1) + "\n"
