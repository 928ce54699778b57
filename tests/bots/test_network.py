"""The network: its file, and the two ways to compute it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from galecrest.bots import features
from galecrest.bots.batches import Batches
from galecrest.bots.morning import pack
from galecrest.bots.network import HEADER, SHIPPED, BadWeights, Weights, from_bytes, network_in, to_bytes
from galecrest.bots.plain import Plain
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Board, Game


@pytest.fixture(scope="module")
def weights() -> Weights:
    return from_bytes(SHIPPED.read_bytes())


def mornings(seats: int, board: Board, level: str = "") -> tuple[Game, list[bytes]]:
    """The mornings of a game by rules of thumb."""
    game = Game.new(seats, board, 7, level=level)
    worth = Worth(game.tiles)
    thumb = Thumb(worth, Random(seats))
    rows = []
    while game.kind:
        rows.append(pack(game, worth))
        thumb.choose_cards(game)
        thumb.finish_day(game)
    return game, rows


@pytest.mark.parametrize(("seats", "level"), [(1, "pirate"), (2, ""), (4, ""), (6, "")])
def test_numpy_and_plain_python_agree(seats: int, level: str, weights: Weights) -> None:
    game, rows = mornings(seats, Board.UNCHARTED, level)
    some = rows[::5]
    batches, plain = Batches(weights).judge(game.tiles), Plain(weights).judge(game.tiles)
    assert np.allclose(batches.chances(some), plain.chances(some), atol=1e-4)
    assert np.allclose(batches.shares(some), plain.shares(some), atol=1e-4)


def test_chances_and_shares_are_of_the_seats_and_of_the_cards_in_hand(weights: Weights) -> None:
    game = Game.new(5, Board.STORMY, 3)
    judge = Batches(weights).judge(game.tiles)
    rows = [pack(game, Worth(game.tiles))]
    assert sum(judge.chances(rows)[0]) == pytest.approx(1)
    for seat, shares in enumerate(judge.shares(rows)[0]):
        assert {rank for rank, share in enumerate(shares) if share} <= set(game.hands[seat])
        assert sum(shares) == pytest.approx(1)


def test_seats_may_be_exchanged(weights: Weights) -> None:
    """The network treats all seats alike: whoever sits where, the chances go with the player."""
    game, rows = mornings(4, Board.CALM)
    judge = Batches(weights).judge(game.tiles)
    table, size = features.TABLE_BYTES, features.SEAT_BYTES
    row = rows[8]
    turned = row[:table] + row[table + size :] + row[table : table + size]
    first, *rest = judge.chances([row])[0]
    assert judge.chances([turned])[0] == pytest.approx([*rest, first], abs=1e-5)


def test_a_rich_player_is_thought_likely_to_win(weights: Weights) -> None:
    game = Game.new(4, Board.CALM, 3)
    game.scores[2] = 40
    judge = Batches(weights).judge(game.tiles)
    assert judge.chances([pack(game, Worth(game.tiles))])[0][2] > 0.8


def test_a_file_comes_back_as_it_was(weights: Weights) -> None:
    assert from_bytes(to_bytes(weights)) == weights


def damaged(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: b"", "no file of the admiral's weights"),
        (lambda data: b"PK" + data[2:], "no file of the admiral's weights"),
        (lambda data: damaged(data, 18), "format 0; this version reads format 1"),
        (lambda data: damaged(data, 20), "features of version 0"),
        (lambda data: damaged(data, 22), "is damaged: it has"),
        (lambda data: data[:-2], "is damaged: it has"),
        (lambda data: damaged(data, HEADER.size + 1000), "do not match their hash"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused(change: Callable[[bytes], bytes], why: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.bin"
    file.write_bytes(change(SHIPPED.read_bytes()))
    with pytest.raises(BadWeights, match=rf"weights\.bin: .*{why}"):
        network_in(str(file))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the threads of a process are files only on Linux")
def test_the_programs_keep_numpy_from_starting_threads() -> None:
    """Threads that wait for each other on a busy machine make the admiral several times slower."""
    code = (
        "import os, sys; import galecrest.cli, galecrest.lab.exploit, galecrest.server.bot_worker;"
        "from galecrest.bots import make_bot; from galecrest.bots.network import compute_on_one_core;"
        "assert 'numpy' not in sys.modules; compute_on_one_core(); make_bot('admiral', 1);"
        "assert 'numpy' in sys.modules; print(len(os.listdir('/proc/self/task')))"
    )
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert int(done.stdout) == 1
