"""A game as far as its steps are known, and what each viewer has been told of it.

Events are numbered by viewer: a viewer counts only those it may know, since a gap in the numbers would show that somebody changed a card.
Nothing here stores or sends: `begin` and `answer` say what the next step would be, `take` enters a step that was stored, `read` enters a
step that somebody else stored.
"""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Final

from msgspec import Raw

from galecrest import codec
from galecrest.bots import Why
from galecrest.game import Game, Question
from galecrest.game.errors import BadAnswer, DamagedLog
from galecrest.game.events import DayBegan, Event, Explained, Revealed
from galecrest.game.game import CHOOSE
from galecrest.game.log import CHANCE
from galecrest.table.clocks import Clocks, Outages
from galecrest.table.messages import Happened, Result, Setup, Time, encode
from galecrest.table.recordings import Scene, Shown, pack, scene_to_json, scenes, stands_alone, unpack
from galecrest.table.setup import new_game

Seen = dict[int | None, list[Event]]  # what each viewer is told of some events

CHANGES: Final = 50  # of a seat's card on one day: each is a step, and a table is read with all steps of the day


class TooManyChanges(BadAnswer):
    """The seat has changed its card so often that it has to keep it."""


@dataclass(frozen=True)
class Step:
    """One entry of the log: an answer and the outcomes of chance that followed. Step 0 is the set-up. A later step without a
    question is a resumption: the game went on from a stored position."""

    number: int
    seat: int
    question: int
    option: str
    chance: list[list[int]]
    at: float
    recording: bytes | None = None  # unknown for steps that an early version stored
    why: Why | None = None  # the reason, if a bot has answered

    @property
    def resumes(self) -> bool:
        """Whether the game went on from a stored position."""
        return self.number > 0 and self.question < 0


@dataclass(frozen=True)
class Position:
    """All that is needed to go on after a step without the steps before it."""

    number: int
    rules: int
    state: str  # the game as JSON
    told: list[int]  # how many events each viewer was told: a watcher, then the seats
    banks: list[float]
    asked_at: float


@dataclass(frozen=True)
class Next:
    """What a step leads to. It counts once it is stored, together with its position if it has one."""

    step: Step
    game: Game
    events: list[Event]
    seen: Seen
    told: dict[int | None, int]
    clocks: Clocks
    views: dict[int | None, Raw] = field(default_factory=dict)  # those that are known already
    fresh: dict[int | None, list[Any]] = field(default_factory=dict)  # what each viewer is told of the step, if known
    dictionary: bytes = b""  # for the recordings that follow
    position: Position | None = None
    whys: dict[int, Why] = field(default_factory=dict)  # why bots chose their cards, until these are revealed

    @property
    def result(self) -> Result | None:
        """The result if the game is over."""
        game = self.game
        return Result([game.scores[seat] for seat in range(game.seats)], list(game.standing)) if game.over else None

    @property
    def has_position(self) -> bool:
        """A position is stored at the start, at the end, and whenever a day begins at which all have still to choose."""
        if self.step.number == 0 or self.step.resumes or self.game.over:
            return True
        return self.game.kind == CHOOSE and any(isinstance(event, DayBegan) for event in self.events)

    def recorded(self) -> "Next":
        """The same step with its recording, and with its position if it should have one."""
        scene = scene_of(self.game, self.seen)
        text = scene_to_json(scene)
        dictionary = b"" if self.has_position else self.dictionary
        position = None
        if self.has_position:
            position = Position(
                number=self.step.number,
                rules=self.game.rules,
                state=codec.game_to_json(self.game),
                told=list(self.told.values()),
                banks=list(self.clocks.banks),
                asked_at=self.clocks.asked_at,
            )
        return replace(
            self,
            step=replace(self.step, recording=pack(text, dictionary)),
            views={viewer: Raw(encode(shown.view)) for viewer, shown in scene.items()},
            fresh={viewer: shown.events for viewer, shown in scene.items()},
            dictionary=dictionary or text,
            position=position,
        )


@dataclass
class Play:
    """The game of a table, as far as its steps are known."""

    setup: Setup
    seed: int
    rules: int
    clocks: Clocks
    awake: Game | None = None  # use `game`
    number: int = -1  # of the last step
    told: dict[int | None, int] = field(default_factory=dict)  # number of events so far, by viewer
    recent: list[bytes] = field(default_factory=list)  # the recordings of today and the day before, without a gap
    fresh: dict[int | None, list[Any]] = field(default_factory=dict)  # the events of the last step, by viewer
    views: dict[int | None, Raw] = field(default_factory=dict)
    dictionary: bytes = b""  # for recordings
    outages: Outages = ()  # all that this process knows of
    asleep: bytes = b""  # the game while nobody needs it
    whys: dict[int, Why] = field(default_factory=dict)  # reasons that are not told yet, by seat

    @classmethod
    def new(cls, setup: Setup, seed: int, rules: int) -> "Play":
        """A game that has not begun."""
        return cls(setup, seed, rules, Clocks.of(setup))

    @classmethod
    def at_position(cls, setup: Setup, position: Position, step: Step, outages: Outages = ()) -> "Play":
        """The game after a step with a position. Raises BadData for a state that this program cannot read."""
        assert step.recording is not None
        game = codec.game_from_json(position.state)
        clocks = Clocks(setup.clock, tuple(position.banks), game.asked, position.asked_at)
        told = told_from_list(position.told)
        play = cls(setup, game.seed, position.rules, clocks, game, position.number, told)
        play.outages = outages
        play.dictionary = unpack(step.recording)
        play.remember(step)
        return play

    @classmethod
    def recorded(cls, setup: Setup, seed: int, position: Position, scene: Scene) -> "Play":
        """A finished game that cannot be replayed: its last scene is all there is."""
        clocks = Clocks(setup.clock, tuple(position.banks))
        views = {viewer: Raw(encode(shown.view)) for viewer, shown in scene.items()}
        told = told_from_list(position.told)
        return cls(setup, seed, position.rules, clocks, None, position.number, told, views=views)

    # The game itself, which is kept as bytes while nobody needs it

    @property
    def game(self) -> Game | None:
        """None before the start, and in a finished game of rules that this program does not know."""
        if self.asleep:
            self.awake, self.asleep = codec.game_from_json(zlib.decompress(self.asleep)), b""
        return self.awake

    @game.setter
    def game(self, game: Game) -> None:
        self.awake, self.asleep = game, b""

    def rest(self) -> None:
        """Take as little memory as possible until the game is needed again."""
        if self.awake is not None:
            self.asleep = zlib.compress(codec.game_to_json(self.awake).encode(), 1)
            self.awake, self.views, self.fresh = None, {}, {}

    @property
    def begun(self) -> bool:
        """Whether there is a step."""
        return self.number >= 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.begun and (self.game is None or self.game.over)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """A watcher (None), and the seats."""
        return (None, *range(self.setup.players))

    @property
    def asked(self) -> list[int]:
        """The seats that are asked."""
        return [question.seat for question in self.game.questions] if self.game is not None else []

    @property
    def deadlines(self) -> dict[int, float]:
        """The deadline of every seat that is asked; empty without a clock."""
        return self.clocks.deadlines(self.asked, self.outages)

    @property
    def patience(self) -> dict[int, float]:
        """The time from which a bot may play for every seat that is asked; empty with a clock."""
        return self.clocks.patience(self.asked, self.outages)

    def idle(self, now: float) -> list[int]:
        """The seats that have kept the others waiting for so long that a bot may play for them."""
        return [seat for seat, at in self.patience.items() if at <= now]

    # Steps

    def begin(self, at: float) -> Next:
        """The set-up, as step 0."""
        game = new_game(self.setup, self.seed, self.rules)
        return self.following(game, Step(0, -1, -1, "", outcomes(game), at), game.events).recorded()

    def answer(self, seat: int, question: int, option: str, at: float, why: Why | None = None) -> Next:
        """Try an answer. Raises BadAnswer. Nothing changes before `take`."""
        assert self.game is not None
        game = self.game.copy()
        before = len(game.record)
        game.answer(question, option, seat)
        if answers_today(self.game, question) > CHANGES:
            raise TooManyChanges(f"seat {seat} has changed its card {CHANGES} times today, and keeps it")
        step = Step(self.number + 1, seat, question, option, outcomes(game, before), at, why=why)
        return self.following(game, step, game.events).recorded()

    def take(self, following: Next) -> None:
        """Enter a step that was stored."""
        self.game = following.game
        self.rules = following.game.rules
        self.number = following.step.number
        self.told = following.told
        self.clocks = following.clocks
        self.views = following.views
        self.fresh = {} if following.step.resumes else following.fresh
        self.dictionary = following.dictionary
        self.whys = following.whys
        self.remember(following.step)

    def remember(self, step: Step) -> None:
        """Keep the recording of a step for viewers who come back."""
        if step.resumes or step.recording is None:
            self.recent = []  # the events told before lead to another position
            return
        if stands_alone(step.recording):
            self.recent = self.recent[last_day(self.recent) :]
        elif not self.recent:
            return
        self.recent.append(step.recording)

    def read(self, step: Step) -> None:
        """Enter a step from the log, with the outcomes of chance that it records. Raises DamagedLog."""
        following = self.reading(step)
        if step.recording is not None and stands_alone(step.recording):
            following = replace(following, dictionary=unpack(step.recording))
        self.take(following)

    def reading(self, step: Step) -> Next:
        """What a step from the log leads to. Raises DamagedLog."""
        script = [tuple(outcome) for outcome in reversed(step.chance)]
        if self.game is None:
            game = new_game(self.setup, self.seed, self.rules, script)
        else:
            game = self.game.copy()
            game.script = script
            game.answer(step.question, step.option)
        if game.script:
            raise DamagedLog(f"step {step.number} holds {len(game.script)} outcomes of chance more than the game needs")
        game.script = None
        return self.following(game, step, game.events)

    def following(self, game: Game, step: Step, events: list[Event]) -> Next:
        """What the step leads to, without recording and position."""
        clocks, whys = self.clocks, self.whys
        if self.game is not None and step.seat >= 0:
            change_of_mind = self.game.kind == CHOOSE and self.game.chosen[step.seat] != 0
            clocks = clocks if change_of_mind else clocks.used(step.seat, step.at, self.outages)
            events, whys = self.with_reasons(self.game, step, events)
        seen = seen_by_each(self.viewers, events)
        told = {viewer: self.told.get(viewer, 0) + len(some) for viewer, some in seen.items()}
        clocks = clocks.asking(game.asked, step.at)
        return Next(step, game, events, seen, told, clocks, dictionary=self.dictionary, whys=whys)

    def with_reasons(self, before: Game, step: Step, events: list[Event]) -> tuple[list[Event], dict[int, Why]]:
        """The events of a step with the reasons of bots, and the reasons that are not told yet: why a card was chosen is told when
        all cards are revealed."""
        whys = self.whys
        if before.kind == CHOOSE:
            whys = {seat: why for seat, why in whys.items() if seat != step.seat}
            if step.why is not None:
                whys[step.seat] = step.why
        elif step.why is not None:
            secret = any(event.seen_by(None) != event for event in events)
            return [explained(step.seat, step.why, secret), *events], whys
        reveal = next((place for place, event in enumerate(events, 1) if isinstance(event, Revealed)), 0)
        if not reveal:
            return events, whys
        told = [explained(seat, whys[seat]) for seat in sorted(whys)]
        return [*events[:reveal], *told, *events[reveal:]], {}

    # What each viewer is told

    def scene(self) -> Scene:
        """What the last step told, and the views after it."""
        assert self.game is not None
        return scene_of(self.game, seen_by_each(self.viewers, self.game.events))

    def view(self, viewer: int | None) -> Raw:
        """The view of this viewer as JSON."""
        if viewer not in self.views:
            self.views = {viewer: Raw(encode(shown.view)) for viewer, shown in self.scene().items()}
        return self.views[viewer]

    def change(self, viewer: int | None) -> Any:
        """The question under which a chosen card can still be changed."""
        game = self.game
        if viewer is None or game is None or game.kind != CHOOSE:
            return None
        question = game.asked + viewer
        if game.chosen[viewer] <= 0 or len(game.hands[viewer]) < 2 or answers_today(game, question) > CHANGES:
            return None
        return codec.question_to_data(Question(question, viewer, CHOOSE, game.hands[viewer]))

    def since(self, viewer: int | None, after: int) -> list[Any] | None:
        """The events after this number; None if they are not kept any more."""
        missing = self.told[viewer] - after
        if missing < 0:
            return None
        told = self.fresh.get(viewer, [])
        if missing > len(told):
            told = [event for scene in filter(None, scenes(self.recent)) for event in scene[viewer].events]
        return told[len(told) - missing :] if missing <= len(told) else None

    def time(self, now: float) -> Time:
        """Deadlines or patience, for clients."""
        deadlines = {str(seat): at for seat, at in self.deadlines.items()}
        patience = {str(seat): at for seat, at in self.patience.items()}
        return Time(now, deadlines, list(self.clocks.banks), patience)

    def happened(self, viewer: int | None, after: int | None, now: float) -> Happened:
        """The message for a viewer who was last told event number `after`; None: nothing yet."""
        events = None if after is None else self.since(viewer, after)
        return Happened(
            number=self.told[viewer],
            whole=events is None,
            events=events or [],
            view=self.view(viewer),
            change=self.change(viewer),
            time=self.time(now),
        )


def seen_by_each(viewers: Iterable[int | None], events: list[Event]) -> Seen:
    """The events as each viewer may know them."""
    return {viewer: [seen for event in events if (seen := event.seen_by(viewer)) is not None] for viewer in viewers}


def scene_of(game: Game, seen: Seen) -> Scene:
    """What each viewer is told, and the views after it."""
    events = {id(event): event for some in seen.values() for event in some}  # most are the same object for everybody
    data = {key: codec.event_to_data(event) for key, event in events.items()}
    return {
        viewer: Shown([data[id(event)] for event in seen[viewer]], view)
        for viewer, view in codec.views_to_data(game, seen).items()
    }


def answers_today(game: Game, question: int) -> int:
    """How often this question to choose a card was answered; 0 for other questions."""
    if game.kind != CHOOSE:
        return 0
    today = takewhile(lambda entry: entry[0] >= game.asked, reversed(game.record))
    return sum(entry[0] == question for entry in today)


def last_day(recordings: list[bytes]) -> int:
    """The place of the last recording that stands alone."""
    return max([place for place, recording in enumerate(recordings) if stands_alone(recording)], default=0)


def explained(seat: int, why: Why, secret: bool = False) -> Explained:
    """A bot's reason as an event."""
    return Explained("bot", seat, why.key, why.arguments, secret)


def outcomes(game: Game, since: int = 0) -> list[list[int]]:
    """The random outcomes in the game's record from this place on."""
    return [list(entry[1:]) for entry in game.record[since:] if entry[0] == CHANCE]


def told_from_list(told: list[int]) -> dict[int | None, int]:
    """The numbers of `Position.told` by viewer."""
    return {(place - 1 if place else None): count for place, count in enumerate(told)}
