"""The network with numpy, for many mornings at once."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from galecrest.bots import features
from galecrest.bots.network import Weights
from galecrest.game.sides import Tiles
from galecrest.game.terms import COLOURS, RANK_LIMIT

Array = NDArray[np.float32]

NEVER: Final = np.float32(-1e9)  # the logarithm of the share of a card that is not in hand


class Batches:
    """The weights, arranged so that one product serves a seat and one product the table: the mean of the others is the sum of all less
    the seat itself."""

    def __init__(self, weights: Weights) -> None:
        part: dict[str, Array] = {
            name: np.frombuffer(numbers, "<f2").astype(np.float32).reshape(shape)
            for name, (shape, numbers) in weights.parts().items()
        }
        self.part = part
        self.seat = [_less_itself(part["own"], part["others"], seats) for seats in range(COLOURS + 1)]
        self.table = [
            np.concatenate([part["others"] / max(1, seats - 1), part["table"]]) for seats in range(COLOURS + 1)
        ]
        self.seat2 = [_less_itself(part["own2"], part["others2"], seats) for seats in range(COLOURS + 1)]
        self.table2 = [part["others2"] / max(1, seats - 1) for seats in range(COLOURS + 1)]

    def judge(self, tiles: tuple[Tiles, ...]) -> "Bench":
        return Bench(self, tiles)


def _less_itself(own: Array, others: Array, seats: int) -> Array:
    return np.ascontiguousarray(own - others / max(1, seats - 1))


class Bench:
    batch = 64

    def __init__(self, network: Batches, tiles: tuple[Tiles, ...]) -> None:
        self.seats = len(tiles)
        self.part = network.part
        self.seat, self.table = network.seat[self.seats], network.table[self.seats]
        self.seat2, self.table2 = network.seat2[self.seats], network.table2[self.seats]
        prices = np.array([features.prices_of(each) for each in tiles], np.float32)
        self.bias = prices @ network.part["prices"] + network.part["bias1"]

    def chances(self, rows: list[bytes]) -> list[list[float]]:
        h2, _ = self.deep(rows)
        h3 = np.maximum(h2 @ self.part["own3"] + self.part["bias3"], 0)
        values = (h3 @ self.part["value"]).reshape(-1, self.seats)
        chances: list[list[float]] = softmax(values).tolist()
        return chances

    def shares(self, rows: list[bytes]) -> list[list[list[float]]]:
        h2, hands = self.deep(rows)
        logits = (h2 @ self.part["cards"] + self.part["cards_bias"]).reshape(hands.shape)
        shares = softmax(np.where(hands > 0, logits, NEVER)) * hands
        table: list[list[list[float]]] = np.pad(shares, ((0, 0), (0, 0), (1, RANK_LIMIT - 1 - features.CARDS))).tolist()
        return table

    def deep(self, rows: list[bytes]) -> tuple[Array, Array]:
        """The second layer, all seats one below the other, and the hands."""
        octets = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        seats, table = features.of_rows(np, octets, self.seats)
        around = np.concatenate([seats.sum(1), table], axis=1) @ self.table
        h1 = (seats.reshape(-1, features.SEAT_SIZE) @ self.seat).reshape(len(rows), self.seats, -1)
        h1 += around[:, None]
        h1 += self.bias
        np.maximum(h1, 0, out=h1)
        around = h1.sum(1) @ self.table2 + self.part["bias2"]
        h2 = (h1.reshape(-1, h1.shape[2]) @ self.seat2).reshape(len(rows), self.seats, -1)
        h2 += around[:, None]
        np.maximum(h2, 0, out=h2)
        return h2.reshape(-1, h2.shape[2]), seats[..., : features.CARDS]


def softmax(logits: Any) -> Any:
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)
