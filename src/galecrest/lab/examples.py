"""Examples for the admiral: mornings of played games with what the network should say of them, as arrays. And the playing of such games.

A job holds everything needed to play its games, so that any process can play them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from galecrest.bots import features
from galecrest.bots.network import network_in
from galecrest.game import Board, Game
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import COLOURS
from galecrest.lab.selfplay import Notes, game_by_search, game_by_thumb

TABLES: Final = {
    1: 0.12,
    2: 0.16,
    3: 0.16,
    4: 0.3,
    5: 0.13,
    6: 0.13,
}  # how often each number of players; alone: against Automa
BOARDS: Final = {Board.CALM: 0.4, Board.STORMY: 0.3, Board.UNCHARTED: 0.3}
SLIPS: Final = (0.0, 0.03, 0.1)  # shares of random cards: a game has one of them
WHIMS: Final = (1.0, 2.5, 5.0)
DOUBT: Final = 3.0  # points: a narrow defeat counts for something
SOFT: Final = 0.5  # the share of the scores in the result; the winner has the rest
SEARCHED: Final = 0.5  # the share of what the search saw in the chances to learn; the result has the rest


@dataclass(frozen=True)
class Examples:
    """One line for each morning, with room for six seats."""

    WIDTH: ClassVar[int] = features.TABLE_BYTES + features.SEAT_BYTES * COLOURS

    rows: NDArray[np.uint8]
    shares: NDArray[np.uint8]  # of each card in 255ths, by seat
    chances: NDArray[np.float16]
    margins: NDArray[np.float16]  # points above the mean, in twenties
    games: int

    def __len__(self) -> int:
        return len(self.rows)

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        return {"rows": self.rows, "shares": self.shares, "chances": self.chances, "margins": self.margins}


def joined(parts: Iterable[Examples]) -> Examples:
    parts = list(parts)
    return Examples(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.chances for part in parts]),
        np.concatenate([part.margins for part in parts]),
        sum(part.games for part in parts),
    )


def examples_of(game: Game, notes: Notes) -> Examples:
    """The examples of a finished game."""
    seats = game.seats
    scores = np.array([game.scores[seat] + 0.2 * game.reputation(seat) for seat in range(seats)])
    powers = np.exp((scores - scores.max()) / DOUBT)
    result = SOFT * powers / powers.sum()
    result[game.standing[0]] += 1 - SOFT
    count = len(notes.rows)
    rows = np.zeros((count, Examples.WIDTH), np.uint8)
    shares = np.zeros((count, COLOURS, features.CARDS), np.uint8)
    chances = np.zeros((count, COLOURS), np.float16)
    margins = np.zeros((count, COLOURS), np.float16)
    for line, row in enumerate(notes.rows):
        rows[line, : len(row)] = np.frombuffer(row, np.uint8)
        shares[line, :seats] = np.rint(255 * np.array(notes.shares[line])[:, 1:])
        seen = notes.chances[line]
        chances[line, :seats] = (1 - SEARCHED) * result + SEARCHED * np.array(seen) if seen else result
    margins[:, :seats] = (scores - scores.mean()) / 20
    return Examples(rows, shares, chances, margins, 1)


@dataclass(frozen=True)
class Job:
    """Games to play for the school: with the network of a file, or without a file by rules of thumb."""

    seed: int
    games: int
    file: str = ""
    rounds: int = 8  # of regret matching each morning
    worlds: int = 2  # samples for each other question


def learn(job: Job) -> Examples:
    """Play the games of a job."""
    random = Random(job.seed)
    parts = []
    for _ in range(job.games):
        players = random.choices(list(TABLES), list(TABLES.values()))[0]
        board = random.choices(list(BOARDS), list(BOARDS.values()))[0]
        level = random.choice(list(PRINTED_SOLO.levels)) if players == 1 else ""
        game = Game.new(players, board, random.getrandbits(64), level=level, quiet=True)
        if job.file:
            judge = network_in(job.file).judge(game.tiles)
            notes = game_by_search(game, judge, random, job.rounds, job.worlds, random.choice(SLIPS))
        else:
            notes = game_by_thumb(game, random, random.choice(WHIMS), 0.05)
        parts.append(examples_of(game, notes))
    return joined(parts)
