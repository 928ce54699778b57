"""A question to a seat, with the options it offers."""

from dataclasses import dataclass

from galecrest.game import options


@dataclass(frozen=True, slots=True)
class Question:
    """`kind` names the rule that takes the answer: `gunner_fires`, `dusk_gains`."""

    id: int
    seat: int
    kind: str
    choices: tuple[int, ...]

    @property
    def options(self) -> tuple[str, ...]:
        return tuple([options.TEXT[choice] for choice in self.choices])

    def __str__(self) -> str:
        return f"#{self.id} seat {self.seat} {self.kind}: {' '.join(self.options)}"
