"""Numbers on the command line."""

from math import isfinite
from typing import Any

import click


class Number(click.FloatRange):
    """A number in a range. Infinity and what is no number at all, which Python reads too, are in none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = super().convert(value, param, ctx)
        if not isfinite(number):
            self.fail(f"{value} is not in the range.", param, ctx)
        return number
