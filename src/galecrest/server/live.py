"""A game as far as this process has read its log, and what each seat has been told of it.

Events are numbered by seat: a seat counts only those it may know of, since a gap in the numbers would tell that somebody changed a card.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Raw, json

from galecrest import codec
from galecrest.game import Game, Question
from galecrest.game.errors import DamagedLog
from galecrest.game.events import Event
from galecrest.game.game import CHOOSE
from galecrest.game.log import CHANCE
from galecrest.game.solo import PRINTED_SOLO, Solo, solo_from_data, solo_from_toml
from galecrest.game.tiles import PRINTED, Box, box_from_data, box_from_toml
from galecrest.server.messages import Clock, Happened, Setup, Time, raw

TAIL: Final = 256  # events that are kept for those who come back


@dataclass(frozen=True)
class Step:
    """One row of the log: an answer and the outcomes of chance that followed. Step 0 is the set-up."""

    number: int
    seat: int
    question: int
    option: str
    chance: list[list[int]]
    at: float


@dataclass(frozen=True)
class Next:
    """What an answer leads to, before it is known whether it will be written."""

    game: Game
    step: Step


def box_of(setup: Setup) -> Box:
    if isinstance(setup.tiles, str):
        return box_from_toml(setup.tiles)
    return PRINTED if setup.tiles is None else box_from_data(setup.tiles, PRINTED)


def solo_of(setup: Setup) -> Solo:
    if isinstance(setup.solo, str):
        return solo_from_toml(setup.solo)
    return PRINTED_SOLO if setup.solo is None else solo_from_data(setup.solo, PRINTED_SOLO)


def new_game(setup: Setup, seed: int, script: list[tuple[int, ...]] | None = None) -> Game:
    """One player plays against Automa, who has a seat in the game and none at the table."""
    level = setup.level or "pirate" if setup.players == 1 else ""
    return Game.new(setup.players, str(setup.board), seed, box_of(setup), level, solo_of(setup), script)


def outcomes(game: Game, since: int = 0) -> list[list[int]]:
    return [list(entry[1:]) for entry in game.record[since:] if entry[0] == CHANCE]


@dataclass
class Live:
    setup: Setup
    seed: int
    game: Game | None = None
    number: int = -1  # of the last step
    tail: deque[Event] = field(default_factory=lambda: deque(maxlen=TAIL))
    told: dict[int | None, int] = field(default_factory=dict)  # events so far, by who may know of them
    seen: dict[int | None, Raw] = field(default_factory=dict)  # views, as long as they hold
    asked_at: float = 0  # since when the present question is open
    asked: int = -1
    banks: list[float] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    # Steps

    def begin(self, at: float) -> Next:
        game = new_game(self.setup, self.seed)
        return Next(game, Step(0, -1, -1, "", outcomes(game), at))

    def answer(self, seat: int, question: int, option: str, at: float) -> Next:
        """Try an answer; what is not taken has changed nothing."""
        assert self.game is not None
        game = self.game.copy()
        before = len(game.record)
        game.answer(question, option, seat)
        return Next(game, Step(self.number + 1, seat, question, option, outcomes(game, before), at))

    def take(self, following: Next) -> None:
        """A step has been written."""
        game, step = following.game, following.step
        events = game.events
        if self.game is None:
            self.told = dict.fromkeys([None, *range(self.setup.players)], 0)
            self.banks = [float(self.setup.clock.bank) if self.setup.clock else 0.0] * self.setup.players
        elif self.setup.clock is not None:
            self._use_time(self.setup.clock, step)
        self.game = game
        self.number = step.number
        self.tail.extend(events)
        for viewer in self.told:
            self.told[viewer] += sum([event.seen_by(viewer) is not None for event in events])
        self.seen.clear()
        if game.asked != self.asked:
            self.asked, self.asked_at = game.asked, step.at

    def read(self, step: Step) -> None:
        """A step that was read from the log: chance speaks as it is written there."""
        script = [tuple(outcome) for outcome in reversed(step.chance)]
        if self.game is None:
            game = new_game(self.setup, self.seed, script)
        else:
            game = self.game.copy()
            game.script = script
            game.answer(step.question, step.option)
        if game.script:
            raise DamagedLog(f"step {step.number} holds {len(game.script)} outcomes of chance more than the game needs")
        game.script = None
        self.take(Next(game, step))

    # Time

    def _use_time(self, clock: Clock, step: Step) -> None:
        assert self.game is not None
        changed = self.game.kind == CHOOSE and self.game.chosen[step.seat] != 0
        if not changed and step.seat < len(self.banks):
            over = step.at - self.asked_at - clock.decision
            self.banks[step.seat] = max(0.0, self.banks[step.seat] - max(0.0, over))

    def deadlines(self) -> dict[int, float]:
        """By seat, for every seat that is asked."""
        clock = self.setup.clock
        if clock is None or self.game is None:
            return {}
        return {
            question.seat: self.asked_at + clock.decision + self.banks[question.seat]
            for question in self.game.questions
        }

    def time(self, now: float) -> Time | None:
        if self.setup.clock is None:
            return None
        return Time(now, {str(seat): deadline for seat, deadline in self.deadlines().items()}, self.banks)

    # What is told to whom

    def view(self, viewer: int | None) -> Raw:
        if viewer not in self.seen:
            assert self.game is not None
            self.seen[viewer] = raw(codec.view_to_data(self.game.view(viewer)))
        return self.seen[viewer]

    def change(self, viewer: int | None) -> Any:
        """The question under which a chosen card can still be changed."""
        game = self.game
        if viewer is None or game is None or game.kind != CHOOSE:
            return None
        if game.chosen[viewer] <= 0 or len(game.hands[viewer]) < 2:
            return None
        return codec.question_to_data(Question(game.asked + viewer, viewer, CHOOSE, game.hands[viewer]))

    def since(self, viewer: int | None, after: int) -> list[Any] | None:
        """The events after this number, or None if they go back too far."""
        missing = self.told[viewer] - after
        if missing < 0:
            return None
        events: list[Event] = []
        for event in reversed(self.tail):
            if len(events) == missing:
                break
            seen = event.seen_by(viewer)
            if seen is not None:
                events.append(seen)
        if len(events) < missing:
            return None
        return [codec.event_to_data(event) for event in reversed(events)]

    def happened(self, viewer: int | None, after: int | None, now: float) -> Happened:
        events = None if after is None else self.since(viewer, after)
        return Happened(
            number=self.told[viewer],
            whole=events is None,
            events=events or [],
            view=self.view(viewer),
            change=self.change(viewer),
            time=self.time(now),
        )


def chance_to_text(chance: list[list[int]]) -> str:
    return json.encode(chance).decode()


def chance_from_text(text: str) -> list[list[int]]:
    return json.decode(text, type=list[list[int]])
