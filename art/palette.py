"""The colours: one ink, and pairs of a base and a shade. Add a pair only if no other pair will do."""

from typing import Final, NamedTuple

INK: Final = "#22182b"


class Paint(NamedTuple):
    base: str
    shade: str


PAINTS: Final[dict[str, Paint]] = {
    name: Paint(*pair.split())
    for name, pair in {
        # cloth, metal and wood
        "parch": "#f3e2bd #cfae7c",
        "white": "#fbf3e0 #c9b9ae",
        "brass": "#e3b04b #9c6a22",
        "teal": "#2b8a88 #175460",
        "deep": "#1c4a5c #122e42",
        "coral": "#e2674a #9c3440",
        "rust": "#b8452e #742a33",
        "indigo": "#3d4190 #25265f",
        "plum": "#5b3470 #36204f",
        "night": "#2a2555 #191638",
        "iron": "#4b5163 #2a2c3f",
        "steel": "#c3cdd6 #7f8ba0",
        "wood": "#8a5a34 #573322",
        "leather": "#6d4430 #43271f",
        "leaf": "#5f9e6b #33645a",
        "mint": "#9fe0d0 #57a3ab",
        "ice": "#d4f3ee #86b9cc",
        "lilac": "#b9a5e6 #7a67b5",
        "rose": "#e8a0a4 #a85f78",
        "soup": "#f0a04a #c2503f",
        "smoke": "#fffaf0 #e3d8d2",
        "flame": "#ff9a3c #d9502e",
        # skins
        "s1": "#f2c9a0 #c98a6c",
        "s2": "#d99e6c #a5633f",
        "s3": "#a86b45 #6f3f2e",
        "s4": "#754630 #4a2824",
        "sky": "#a5d6dc #5f94b5",
        # hair
        "black": "#2d2436 #1a1424",
        "brown": "#5e3926 #3a2220",
        "red": "#b5502a #76302a",
        "grey": "#c9c4cf #8c86a0",
        "gold": "#e6b65c #a97233",
    }.items()
}
SKINS: Final = frozenset({"s1", "s2", "s3", "s4", "sky"})
EYE_WHITE: Final = "#fdf6e6"
GLINT: Final = "#eafffb"
