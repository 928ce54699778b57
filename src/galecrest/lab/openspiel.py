"""The game for OpenSpiel. Importing this module registers it:

    import galecrest.lab.openspiel
    import pyspiel

    rules = pyspiel.load_game("galecrest(players=4,board=stormy)")

Chance is explicit: a chance node draws one card, token, colour or side at a time. All seats choose their cards in one simultaneous node,
where a seat with nothing to choose can only pass; every other question is asked at a node of its seat. Actions and observation tensors are
those of `galecrest_v1`; observation strings are views as JSON. Returns are 1 for the first, -1 for the last, the others evenly in
between. `players=1` with a level is a solo game, in which Automa is part of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import pyspiel

from galecrest.codec import game_from_json, game_to_json, view_to_json
from galecrest.game import Board, Game
from galecrest.game.errors import OutcomeMissing
from galecrest.game.game import CHOOSE
from galecrest.game.terms import ALL_RANKS, COLOURS
from galecrest.lab.episode import mask, reward_of
from galecrest.lab.observation import FEATURES, decode
from galecrest.lab.packing import ACTIONS, OPTION_OF, row_of

PARAMETERS: Final[dict[str, Any]] = {"players": 4, "board": str(Board.CALM), "level": ""}
OUTCOMES: Final = max(ALL_RANKS) + 1
MOST_DECISIONS: Final = 1000  # far beyond the longest game seen


def type_of(players: int) -> pyspiel.GameType:
    alone = players == 1
    return pyspiel.GameType(
        short_name="galecrest",
        long_name="Galecrest",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=COLOURS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


@dataclass(frozen=True)
class Moment:
    """A game with an open question, or a step in the middle that waits for a draw."""

    setup: tuple[int, str, str]  # players, board, level
    game: Game | None = None  # before the step; None: the step is the set-up
    answers: tuple[tuple[int, int], ...] = ()  # of the step: seat and option
    outcomes: tuple[tuple[int, ...], ...] = ()  # the finished draws of the step
    drawn: tuple[int, ...] = ()  # so far in the open draw
    among: tuple[int, ...] = ()  # what the open draw can still give; empty: no draw is open
    count: int = 0  # how many the open draw takes

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __getstate__(self) -> dict[str, Any]:
        """OpenSpiel saves states by pickle, and compiled games have none."""
        return self.__dict__ | {"game": game_to_json(self.game) if self.game is not None else None}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        game = saved["game"]
        self.__dict__.update(saved, game=game_from_json(game) if game is not None else None)

    def go_on(self) -> Moment:
        """Carry the step out, up to its first draw without an outcome."""
        script = list(self.outcomes[::-1])
        try:
            if self.game is None:
                players, board, level = self.setup
                game = Game.new(players, board, 0, level=level, script=script, quiet=True)
            else:
                game = self.game.copy()
                game.script = script
                for seat, option in self.answers:
                    if game.kind == CHOOSE:
                        game.choose(seat, option)
                    else:
                        game.play(option)
        except OutcomeMissing as missing:
            return replace(self, among=tuple(missing.among), count=missing.count)
        return Moment(self.setup, game)

    def draw(self, outcome: int) -> Moment:
        """The moment after this outcome of the draw."""
        drawn = (*self.drawn, outcome)
        if len(drawn) == self.count:
            return replace(self, outcomes=(*self.outcomes, drawn), drawn=(), among=()).go_on()
        left = list(self.among)
        left.remove(outcome)
        return replace(self, drawn=drawn, among=tuple(left))

    def answer(self, actions: dict[int, int]) -> Moment:
        """Answer for the seats that are asked; the others' actions are passes."""
        assert self.game is not None
        seats = self.game.seats
        answers = [
            (seat, OPTION_OF[seats][seat][action])
            for seat, action in actions.items()
            if action in OPTION_OF[seats][seat]
        ]
        return replace(self, answers=tuple(answers)).go_on()


class Rules(pyspiel.Game):  # type: ignore[misc]
    """The game as `pyspiel.load_game` makes it."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (parameters or {})
        players = chosen["players"]
        information = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(players), information, parameters or {})
        self.start = Moment((players, chosen["board"], chosen["level"])).go_on()

    def new_initial_state(self) -> State:
        """The state before the first draw of the set-up."""
        return State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        """The observer of this kind."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]
    """A node: a draw, the choice of cards, or a question to one seat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.moment = rules.start

    @property
    def game(self) -> Game:
        """The game, before the step if the step waits for a draw. There is none during the set-up."""
        assert self.moment.game is not None
        return self.moment.game

    def current_player(self) -> int:
        """The seat that is asked, or one of OpenSpiel's players for chance, all seats and the end."""
        if self.moment.among:
            return int(pyspiel.PlayerId.CHANCE)
        if self.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.game.kind == CHOOSE else self.game.seat

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = np.flatnonzero(mask(self.game, player)).tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw with their probabilities."""
        among = self.moment.among
        return [(outcome, count / len(among)) for outcome, count in sorted(Counter(among).items())]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.draw(action) if moment.among else moment.answer({self.game.seat: action})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.moment = self.moment.answer(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw:{action}" if player == pyspiel.PlayerId.CHANCE else ACTIONS[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.among and self.game.over

    def returns(self) -> list[float]:
        """By seat: 1 for the first, -1 for the last, the others evenly in between; 0 before the end."""
        players = range(self.num_players())
        return [reward_of(self.game, seat) for seat in players] if self.is_terminal() else [0.0 for _ in players]

    def __str__(self) -> str:
        moment = self.moment
        return f"{moment.game or 'set-up'}\n{moment.answers} {moment.outcomes} {moment.drawn}"


class Observer:
    """What a seat may know, as a tensor and as text. As text alone: what a spectator may know, or only the seat's own cards."""

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        if kind.perfect_recall:
            raise ValueError("galecrest has observations, but no information states: ask with perfect_recall=False")
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(FEATURES, np.float32) if self.public and self.private else None
        self.dict = {"observation": self.tensor} if self.tensor is not None else {}

    def set_from(self, state: State, player: int) -> None:
        """Write the tensor of what this seat may know."""
        if self.tensor is not None:
            game = state.moment.game
            self.tensor[:] = 0 if game is None else decode(np.frombuffer(row_of(game, player), np.uint8))

    def string_from(self, state: State, player: int) -> str:
        """What this seat may know, as JSON."""
        game = state.moment.game
        view = game.view(player if self.private else None) if game is not None else None
        if self.public:
            return view_to_json(view) if view is not None else ""
        return f"{view.hand} {view.graveyard} {view.chosen}" if view is not None else "() () 0"


pyspiel.register_game(type_of(PARAMETERS["players"]), Rules)
