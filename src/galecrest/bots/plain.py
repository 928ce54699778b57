"""The network in plain Python, for machines without numpy, such as a browser. The same results as `batches.py`, one morning at a time."""

from math import exp

from galecrest.bots import features
from galecrest.bots.features import CARDS, HELD, KINDS, LYING, SCALES
from galecrest.bots.morning import SEAT, TABLE
from galecrest.bots.network import Weights, halves
from galecrest.game.piles import count_of
from galecrest.game.sides import Tiles
from galecrest.game.terms import COLOURS, RANK_LIMIT, VOYAGES

Sparse = list[tuple[int, float]]  # the places and values of the numbers that are not 0
Matrix = list[tuple[float, ...]]  # by input


class Plain:
    def __init__(self, weights: Weights) -> None:
        self.matrix: dict[str, Matrix] = {}
        self.bias: dict[str, tuple[float, ...]] = {}
        for name, (shape, data) in weights.parts().items():
            numbers = halves(data)
            if len(shape) == 2:
                width = shape[1]
                self.matrix[name] = [numbers[place : place + width] for place in range(0, len(numbers), width)]
            else:
                self.bias[name] = numbers

    def judge(self, tiles: tuple[Tiles, ...]) -> "PlainBench":
        return PlainBench(self, tiles)


class PlainBench:
    batch = 1

    def __init__(self, network: Plain, tiles: tuple[Tiles, ...]) -> None:
        self.network = network
        self.biases = [
            added(network.bias["bias1"], [(sparse(features.prices_of(each)), network.matrix["prices"])])
            for each in tiles
        ]

    def chances(self, rows: list[bytes]) -> list[list[float]]:
        return [self.chances_of(row) for row in rows]

    def chances_of(self, row: bytes) -> list[float]:
        network = self.network
        values = []
        for h2 in self.deep(row)[0]:
            h3 = relu(added(network.bias["bias3"], [(h2, network.matrix["own3"])]))
            values.append(sum([each * network.matrix["value"][place][0] for place, each in h3]))
        return softmax(values)

    def shares(self, rows: list[bytes]) -> list[list[list[float]]]:
        return [self.shares_of(row) for row in rows]

    def shares_of(self, row: bytes) -> list[list[float]]:
        shares = []
        for h2, hand in zip(*self.deep(row), strict=True):
            logits = added(self.network.bias["cards_bias"], [(h2, self.network.matrix["cards"])])
            ranks = [rank for rank in range(1, CARDS + 1) if hand >> rank - 1 & 1]
            of_seat = [0.0] * RANK_LIMIT
            if ranks:
                for rank, share in zip(ranks, softmax([logits[rank - 1] for rank in ranks]), strict=True):
                    of_seat[rank] = share
            shares.append(of_seat)
        return shares

    def deep(self, row: bytes) -> tuple[list[Sparse], list[int]]:
        """The second layer by seat, and the hands."""
        matrix, bias = self.network.matrix, self.network.bias
        seats, table, hands = features_of(row)
        apart = 1 / max(1, len(seats) - 1)
        around = added((0.0,) * len(bias["bias1"]), [(table, matrix["table"])])
        h1 = []
        for seat, own in enumerate(seats):
            parts = [(own, matrix["own"])]
            parts += [
                ([(place, value * apart) for place, value in other], matrix["others"])
                for number, other in enumerate(seats)
                if number != seat
            ]
            base = tuple([one + other for one, other in zip(self.biases[seat], around, strict=True)])
            h1.append(relu(added(base, parts)))
        h2 = []
        for seat, own in enumerate(h1):
            parts = [(own, matrix["own2"])]
            parts += [
                ([(place, value * apart) for place, value in other], matrix["others2"])
                for number, other in enumerate(h1)
                if number != seat
            ]
            h2.append(relu(added(bias["bias2"], parts)))
        return h2, hands


def added(base: tuple[float, ...] | list[float], parts: list[tuple[Sparse, Matrix]]) -> list[float]:
    """The base and the products of vectors with matrices."""
    total = list(base)
    for vector, matrix in parts:
        for place, value in vector:
            total = [so_far + value * weight for so_far, weight in zip(total, matrix[place], strict=True)]
    return total


def relu(numbers: list[float]) -> Sparse:
    return [(place, value) for place, value in enumerate(numbers) if value > 0.0]


def sparse(numbers: list[float]) -> Sparse:
    return [(place, value) for place, value in enumerate(numbers) if value]


def softmax(logits: list[float]) -> list[float]:
    most = max(logits)
    powers = [exp(each - most) for each in logits]
    total = sum(powers)
    return [each / total for each in powers]


def features_of(row: bytes) -> tuple[list[Sparse], Sparse, list[int]]:
    """The features of each seat and of the table, and the hands."""
    number, voyage, days, sides, solo, *piles, bag, undealt = TABLE.unpack_from(row)
    rows = [SEAT.unpack_from(row, TABLE.size + seat * SEAT.size) for seat in range(number)]
    purses = [float(each[4] + each[5]) for each in rows]
    wealths = [purse + sum(each[6:]) / 10 for purse, each in zip(purses, rows, strict=True)]
    seats: list[Sparse] = []
    for seat, (hand, ship, loot, reputation, *numbers) in enumerate(rows):
        dense = flags(hand, CARDS) + flags(ship, CARDS) + thermometer(loot, HELD) + one_of(reputation, COLOURS)
        dense += [value / scale for value, scale in zip(numbers, SCALES, strict=True)]
        dense += [hand.bit_count() / 6, ship.bit_count() / 6, *leads(purses, seat), *leads(wealths, seat)]
        dense.append(float(solo and seat == 1))
        seats.append(sparse(dense))
    later = [sum([count_of(pile, kind) for pile in piles[2:]]) / 4 for kind in range(KINDS)]
    table = flags(undealt, CARDS) + thermometer(piles[0], LYING) + thermometer(piles[1], LYING) + later
    table += one_of(voyage - 1, VOYAGES) + one_of(days - 1, 6)
    table += [count_of(bag, kind) / 5 for kind in range(KINDS)]
    table += flags(sides, KINDS) + one_of(number - 2, COLOURS - 1) + [float(solo)]
    return seats, sparse(table), [each[0] for each in rows]


def flags(bits: int, size: int) -> list[float]:
    return [float(bits >> place & 1) for place in range(size)]


def thermometer(pile: int, most: int) -> list[float]:
    return [float(count_of(pile, kind) > step) for kind in range(KINDS) for step in range(most)]


def one_of(number: int, size: int) -> list[float]:
    return [float(number == place) for place in range(size)]


def leads(worths: list[float], seat: int) -> tuple[float, float]:
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return (worths[seat] - sum(worths) / len(worths)) / 10, (worths[seat] - max(others)) / 10
