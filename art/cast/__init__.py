"""The cast: every figure by its name, in the order of rank, then those without rank, then eight captains for players."""

from collections.abc import Callable
from typing import Final

from art.cast import captains, others, ranks_1_to_10, ranks_11_to_20, ranks_21_to_30, ranks_31_to_40
from art.figure import Figure

MODULES: Final = (ranks_1_to_10, ranks_11_to_20, ranks_21_to_30, ranks_31_to_40, others, captains)


def gathered() -> dict[str, Callable[[], Figure]]:
    """Every public function of the modules that is defined there; its name is the figure's name, with hyphens."""
    return {
        name.replace("_", "-"): recipe
        for module in MODULES
        for name, recipe in vars(module).items()
        if not name.startswith("_") and getattr(recipe, "__module__", None) == module.__name__
    }


CAST: Final = gathered()
