"""Random games, and statistics about speed, seats and characters."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import galecrest.game.game
from galecrest.game import Game
from galecrest.game.solo import PRINTED_SOLO, Solo
from galecrest.game.terms import ALL_RANKS, CHARACTERS, RANK_LIMIT
from galecrest.game.tiles import PRINTED, Box

COMPILED = not galecrest.game.game.__file__.endswith(".py")
"""Whether the rules are compiled."""


@dataclass
class Results:
    """The results of the games so far. `seconds` is the time of the games only."""

    players: int
    board: str
    seed: int
    level: str = ""  # of solo games, in which Automa has seat 1
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)  # by seat
    ties: int = 0  # games in which reputation decided the first place
    scores: list[int] = field(default_factory=list)  # by seat, summed over all games
    used: list[int] = field(default_factory=lambda: [0] * RANK_LIMIT)  # by rank: how many seats used the card ...
    above_mean: list[float] = field(
        default_factory=lambda: [0.0] * RANK_LIMIT
    )  # ... and their points above their games' means

    def __post_init__(self) -> None:
        seats = max(self.players, 2)
        self.scores = [0] * seats
        self.wins = [0] * seats

    def add(self, game: Game, seconds: float) -> None:
        """Count a game that is over and took so many seconds."""
        self.games += 1
        self.decisions += len(game.record) - game.draws
        self.seconds += seconds
        self.wins[game.standing[0]] += 1
        self.ties += sorted(game.scores)[-2] == max(game.scores)
        mean = sum(game.scores) / game.seats
        for seat, score in enumerate(game.scores):
            self.scores[seat] += score
            for rank in (*game.ships[seat], *game.graveyards[seat]):
                self.used[rank] += 1
                self.above_mean[rank] += score - mean

    @property
    def mean_score(self) -> list[float]:
        """By seat."""
        return [total / self.games for total in self.scores]

    @property
    def characters(self) -> dict[str, float]:
        """The success of each character, best first: how many points above their game's mean the seats ended that used the card.

        A seat used a card if it was dealt and is not in its hand at the end: it was played, sent or hired. In random play the use of
        a card does not depend on the state of the game, so the difference comes from the card.
        """
        success = {CHARACTERS[rank]: self.above_mean[rank] / self.used[rank] for rank in ALL_RANKS if self.used[rank]}
        return dict(sorted(success.items(), key=lambda item: -item[1]))

    def to_data(self) -> dict[str, Any]:
        """The results as data, for JSON."""
        return {
            "players": self.players,
            "board": self.board,
            "seed": self.seed,
            "level": self.level,
            "compiled": COMPILED,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "mean_score": self.mean_score,
            "wins": self.wins,
            "ties": self.ties,
            "characters": self.characters,
        }


def simulate(
    players: int,
    board: str,
    games: int,
    seed: int,
    box: Box = PRINTED,
    level: str = "",
    solo: Solo = PRINTED_SOLO,
) -> Iterator[Results]:
    """Play random games; yields the results after each game. The same seed plays the same games."""
    results = Results(players, board, seed, level)
    luck = Random(seed)
    for _ in range(games):
        begin = perf_counter()
        game = Game.new(players, board, luck.getrandbits(256), box, level, solo, quiet=True)
        play_randomly(game, luck)
        results.add(game, perf_counter() - begin)
        yield results


def play_randomly(game: Game, luck: Random) -> None:
    """Play to the end; all options are equally likely."""
    random = luck.random
    while game.kind:
        choices = game.choices
        game.play(choices[int(random() * len(choices))])
