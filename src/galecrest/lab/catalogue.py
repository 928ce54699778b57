"""The printed cards and tiles as JSON: `python -m galecrest.lab.catalogue`.

The web client's build reads this, so that phases, sides and sources are defined in the game only.
"""

import json
from typing import Any

from galecrest.game.characters import phases_of
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import ALL_RANKS, CHARACTERS, LOOT
from galecrest.game.tiles import PRINTED, Box


def catalogue() -> dict[str, Any]:
    """Characters with the phases in which they act, loot tiles with their sources, the solo deck and its levels."""
    return {
        "characters": [
            {
                "rank": rank,
                "name": CHARACTERS[rank],
                "phases": list(phases_of(rank)),
                "solo": solo_card(rank),
            }
            for rank in ALL_RANKS
        ],
        "tiles": sources(PRINTED),
        "solo_tiles": {"you": sources(PRINTED_SOLO.your_tiles), "automa": sources(PRINTED_SOLO.her_tiles)},
        "levels": {
            name: {"you": level.you, "automa": level.automa, "source": level.source}
            for name, level in PRINTED_SOLO.levels.items()
        },
    }


def solo_card(rank: int) -> dict[str, Any] | None:
    card = PRINTED_SOLO.cards.get(rank)
    return {"marked": card.marked, "source": card.source} if card else None


def sources(box: Box) -> list[dict[str, str]]:
    return [{"kind": LOOT[side.kind], "side": side.side, "source": side.source} for side in box]


if __name__ == "__main__":
    print(json.dumps(catalogue(), separators=(",", ":")))
