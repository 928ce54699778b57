"""A question to a seat, with the options it offers."""

from dataclasses import dataclass

from galecrest.game import options


@dataclass(frozen=True, slots=True)
class Question:
    """`kind` names the rule that takes the answer: `gunner_fires`, `dusk_gains`."""

    id: int
    """An answer names it."""
    seat: int
    """The seat that is asked."""
    kind: str
    """The rule that takes the answer."""
    choices: tuple[int, ...]
    """The options as numbers, for `Game.play`."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options as texts, for `Game.answer`: `hand:17`, `ship:2:17`, `loot:map`."""
        return tuple([options.TEXT[choice] for choice in self.choices])

    def __str__(self) -> str:
        return f"#{self.id} seat {self.seat} {self.kind}: {' '.join(self.options)}"
