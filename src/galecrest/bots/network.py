"""The admiral's network: the file of its weights, and the interface behind which numpy or plain Python computes it.

For every morning and seat it gives the chance to win and a share for each card. Each seat sees its own features, the mean of the others'
and the table's, so one network serves every number of seats:

    h1 = relu(own + mean of the others + prices + table), h2 = relu(h1 + mean of the others' h1), h3 = relu(h2)

The chances are a softmax over the seats' values (from h3), the shares a softmax over the cards in hand (from h2). The margin, the points
above the mean at the end, is learned beside them and used by nobody.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from struct import Struct, unpack
from typing import Final, Protocol

from galecrest.bots import features
from galecrest.game.sides import Tiles

MAGIC: Final = b"galecrest admiral\n"
FORMAT: Final = 1
HEADER: Final = Struct(
    "<18sHH3H32s"
)  # magic, format, version of the features, sizes of the layers, hash of the weights
SIZES: Final = (256, 128, 64)


class BadWeights(ValueError):
    """The file does not hold the weights of a network that this version can use."""


def shapes(sizes: tuple[int, int, int]) -> dict[str, tuple[int, ...]]:
    """The weights in the order of the file."""
    first, second, third = sizes
    return {
        "own": (features.SEAT_SIZE, first),
        "others": (features.SEAT_SIZE, first),
        "prices": (features.PRICES_SIZE, first),
        "table": (features.TABLE_SIZE, first),
        "bias1": (first,),
        "own2": (first, second),
        "others2": (first, second),
        "bias2": (second,),
        "own3": (second, third),
        "bias3": (third,),
        "value": (third, 1),
        "margin": (third, 1),
        "cards": (second, features.CARDS),
        "cards_bias": (features.CARDS,),
    }


def count_of(shape: tuple[int, ...]) -> int:
    return shape[0] * shape[1] if len(shape) == 2 else shape[0]


@dataclass(frozen=True)
class Weights:
    """The weights as the file has them: numbers of sixteen bits one after the other."""

    sizes: tuple[int, int, int]
    numbers: bytes

    def parts(self) -> dict[str, tuple[tuple[int, ...], bytes]]:
        """By name: the shape and the numbers of a matrix or bias."""
        parts = {}
        begin = 0
        for name, shape in shapes(self.sizes).items():
            end = begin + 2 * count_of(shape)
            parts[name] = shape, self.numbers[begin:end]
            begin = end
        return parts


def digest(numbers: bytes) -> bytes:
    return blake2b(numbers, digest_size=32, person=b"galecrest-net").digest()


def to_bytes(weights: Weights) -> bytes:
    header = HEADER.pack(MAGIC, FORMAT, features.VERSION, *weights.sizes, digest(weights.numbers))
    return header + weights.numbers


def from_bytes(data: bytes) -> Weights:
    """Raises BadWeights."""
    if len(data) < HEADER.size or not data.startswith(MAGIC):
        raise BadWeights("this is no file of the admiral's weights")
    _, form, version, first, second, third, hashed = HEADER.unpack_from(data)
    if form != FORMAT:
        raise BadWeights(f"the weights have format {form}; this version reads format {FORMAT}")
    if version != features.VERSION:
        raise BadWeights(f"the weights need features of version {version}; this version has {features.VERSION}")
    sizes = (first, second, third)
    numbers = data[HEADER.size :]
    wanted = 2 * sum(count_of(shape) for shape in shapes(sizes).values())
    if len(numbers) != wanted:
        raise BadWeights(f"the file is damaged: it has {len(numbers)} bytes of weights instead of {wanted}")
    if digest(numbers) != hashed:
        raise BadWeights("the file is damaged: the weights do not match their hash")
    return Weights(sizes, numbers)


def halves(numbers: bytes) -> tuple[float, ...]:
    return unpack(f"<{len(numbers) // 2}e", numbers)


class Judge(Protocol):
    """A network with the prices of one table: judges mornings of this table."""

    batch: int  # mornings that are best judged together; 1: each takes so long that few must do

    def chances(self, rows: list[bytes]) -> list[list[float]]:
        """By row and seat: the chance to win."""

    def shares(self, rows: list[bytes]) -> list[list[list[float]]]:
        """By row, seat and rank (from 0, which no card has): the share of each card in hand, 0 for one that the network does not know."""


class Network(Protocol):
    """What judges mornings, whoever computes it."""

    def judge(self, tiles: tuple[Tiles, ...]) -> Judge:
        """The network for a table with these tiles by seat."""


def network_of(weights: Weights) -> Network:
    """With numpy where it is installed, otherwise in plain Python, some hundred times slower."""
    try:
        from galecrest.bots.batches import Batches
    except ModuleNotFoundError:
        from galecrest.bots.plain import Plain

        return Plain(weights)
    return Batches(weights)


def compute_on_one_core() -> None:
    """Keep numpy's products of matrices in the thread that asks for them. Call it before numpy is imported.

    These matrices are small: on a busy machine with two cores, threads that wait for each other took six times the processor time."""
    for library in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(library, "1")


SHIPPED: Final = Path(__file__).with_name("admiral.bin")


def read_weights(file: str) -> Weights:
    """The weights in a file. Raises BadWeights, also for a file that cannot be read."""
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise BadWeights(f"{file}: {error.strerror or error}") from error
    try:
        return from_bytes(data)
    except BadWeights as error:
        raise BadWeights(f"{file}: {error}") from error


@lru_cache(64)
def network_in(file: str) -> Network:
    """The network of a file. Raises BadWeights."""
    return network_of(read_weights(file))
