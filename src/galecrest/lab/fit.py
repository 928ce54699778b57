"""Fits the admiral's network to played games, with JAX: on a GPU where there is one, otherwise on the processor.

Three things are learned at once: the chances to win (a mixture of the game's result and of what the search saw), the points above the mean,
and the cards that the search chose.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from galecrest.bots import features
from galecrest.bots.network import SIZES, BadWeights, Weights, shapes
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import COLOURS
from galecrest.game.tiles import PRINTED, lay_out
from galecrest.lab.examples import Examples

Params = dict[str, Any]

MARGIN: Final = 0.3  # the weights of the losses; the chances have 1
CARDS: Final = 0.3
DECAY: Final = 1e-4
STRIDE: Final = 50  # steps in one call
WARMING: Final = 30  # steps until the full rate
NEVER: Final = -1e9


@dataclass(frozen=True)
class Losses:
    """The mean losses of a fit or of a check."""

    chances: float
    margin: float
    cards: float


def printed_prices() -> NDArray[np.float32]:
    """What the sides pay, by whose tiles (everybody's, yours alone, Automa's), stormy or not, and kind."""
    kinds = features.KINDS
    whose = []
    for over in ((), PRINTED_SOLO.your_tiles, PRINTED_SOLO.her_tiles):
        sides = [features.prices_of(lay_out(PRINTED, (side,) * kinds, over)) for side in (0, 1)]
        whose.append(np.array(sides, np.float32).reshape(2, kinds, features.PRICES_OF_A_KIND))
    return np.array(whose)


def begin(seed: int, sizes: tuple[int, int, int] = SIZES) -> Params:
    """A network that has learned nothing."""
    luck = np.random.default_rng(seed)
    params = {}
    for name, shape in shapes(sizes).items():
        scale = np.sqrt(1.0 / shape[0]) if len(shape) == 2 else 0.0
        params[name] = jnp.asarray(luck.normal(0.0, 1.0, shape) * scale, jnp.float32)
    return params


def weights_of(params: Mapping[str, Any]) -> Weights:
    """The weights for the bots."""
    arrays = {name: np.asarray(each) for name, each in params.items()}
    sizes = (arrays["own2"].shape[0], arrays["own3"].shape[0], arrays["own3"].shape[1])
    return Weights(sizes, b"".join(arrays[name].astype("<f2").tobytes() for name in shapes(sizes)))


def params_of(weights: Weights) -> Params:
    """The network of a bot's weights, to learn on."""
    if weights.sizes != SIZES:
        raise BadWeights(f"the layers have the sizes {weights.sizes} instead of {SIZES}")
    return {
        name: jnp.asarray(np.frombuffer(numbers, "<f2").reshape(shape), jnp.float32)
        for name, (shape, numbers) in weights.parts().items()
    }


def forward(params: Params, prices: Any, rows: Any) -> tuple[Any, Any, Any, Any]:
    """By row and seat: values, margins and logits of the cards; and which seats are there."""
    seats, table = features.of_rows(jnp, rows, COLOURS)
    number = rows[:, 0]
    present = (jnp.arange(COLOURS) < number[:, None])[..., None]
    seats = seats * present
    apart = 1.0 / jnp.maximum(number - 1.0, 1.0)[:, None, None]
    h1 = seats @ params["own"] + mean_of_others(seats @ params["others"], apart)
    h1 += (table @ params["table"] + params["bias1"])[:, None] + prices_in(prices, rows) @ params["prices"]
    h1 = jax.nn.relu(h1) * present
    h2 = h1 @ params["own2"] + mean_of_others(h1 @ params["others2"], apart) + params["bias2"]
    h2 = jax.nn.relu(h2) * present
    h3 = jax.nn.relu(h2 @ params["own3"] + params["bias3"])
    logits = jnp.where(seats[..., : features.CARDS] > 0, h2 @ params["cards"] + params["cards_bias"], NEVER)
    values = jnp.where(present[..., 0], (h3 @ params["value"])[..., 0], NEVER)
    return values, (h3 @ params["margin"])[..., 0], logits, present[..., 0]


def mean_of_others(each: Any, apart: Any) -> Any:
    return (each.sum(1, keepdims=True) - each) * apart


def prices_in(prices: Any, rows: Any) -> Any:
    """The prices of every seat's tiles, by row and seat."""
    kinds = jnp.arange(features.KINDS)
    stormy = rows[:, 3:4] >> kinds & 1
    solo = rows[:, 4]
    yours = prices[solo[:, None], stormy, kinds].reshape(-1, 1, features.PRICES_SIZE)
    hers = prices[2 * solo[:, None], stormy, kinds].reshape(-1, 1, features.PRICES_SIZE)
    return jnp.concatenate([yours, hers, jnp.repeat(yours, COLOURS - 2, axis=1)], axis=1)


def losses(params: Params, prices: Any, batch: Mapping[str, Any]) -> Any:
    values, margins, logits, present = forward(params, prices, batch["rows"])
    chances = batch["chances"].astype(jnp.float32)
    of_chances = -(chances * jax.nn.log_softmax(values)).sum(1).mean()
    of_margin = (((margins - batch["margins"].astype(jnp.float32)) ** 2) * present).sum() / present.sum()
    shares = batch["shares"].astype(jnp.float32) / 255
    of_cards = -(shares * jnp.maximum(jax.nn.log_softmax(logits), -50.0)).sum() / jnp.maximum(shares.sum(), 1.0)
    return jnp.stack([of_chances, of_margin, of_cards])


def loss(params: Params, prices: Any, batch: Mapping[str, Any]) -> tuple[Any, Any]:
    each = losses(params, prices, batch)
    return each[0] + MARGIN * each[1] + CARDS * each[2], each


@partial(jax.jit, static_argnames=("size",), donate_argnums=(0,))
def stride(state: Any, prices: Any, data: Any, count: Any, key: Any, rates: Any, size: int) -> tuple[Any, Any]:
    """Some steps of Adam, each on a batch drawn from the first `count` rows. Returns the mean losses too."""

    def step(state: Any, given: tuple[Any, Any]) -> tuple[Any, Any]:
        params, first, second, number = state
        key, rate = given
        chosen = jax.random.randint(key, (size,), 0, count)
        batch = {name: array[chosen] for name, array in data.items()}
        (_, each), gradients = jax.value_and_grad(loss, has_aux=True)(params, prices, batch)
        norm = jnp.sqrt(sum((gradient**2).sum() for gradient in jax.tree.leaves(gradients)))
        gradients = jax.tree.map(lambda gradient: gradient / jnp.maximum(1.0, norm), gradients)
        number = number + 1
        first = jax.tree.map(lambda mean, gradient: 0.9 * mean + 0.1 * gradient, first, gradients)
        second = jax.tree.map(lambda mean, gradient: 0.99 * mean + 0.01 * gradient**2, second, gradients)
        lift, lift2 = 1 - 0.9**number, 1 - 0.99**number
        params = jax.tree.map(
            lambda weight, mean, square: (
                weight - rate * (mean / lift / (jnp.sqrt(square / lift2) + 1e-8) + DECAY * weight)
            ),
            params,
            first,
            second,
        )
        return (params, first, second, number), each

    state, each = jax.lax.scan(step, state, (jax.random.split(key, rates.shape[0]), rates))
    return state, each.mean(0)


checked = jax.jit(losses)


class Memory:
    """The examples that the network learns from, beside the processor that learns. New ones replace the oldest."""

    def __init__(self, room: int) -> None:
        room = max(room, BLOCK)
        self.room = room
        self.count = 0  # examples that are there
        self.place = 0  # of the next one
        self.data = {
            "rows": jnp.zeros((room, Examples.WIDTH), jnp.uint8),
            "shares": jnp.zeros((room, COLOURS, features.CARDS), jnp.uint8),
            "chances": jnp.zeros((room, COLOURS), jnp.float16),
            "margins": jnp.zeros((room, COLOURS), jnp.float16),
        }

    def add(self, examples: Examples) -> None:
        """Add examples in blocks of one size, since JAX compiles the update for each size; the last block begins again with the first
        examples."""
        blocks = -(-len(examples) // BLOCK)
        for block in np.resize(np.arange(len(examples)), (blocks, BLOCK)):
            if self.place + BLOCK > self.room:
                self.place = 0
            self.data = put(self.data, {name: array[block] for name, array in examples.arrays().items()}, self.place)
            self.place += BLOCK
            self.count = max(self.count, self.place)


BLOCK: Final = 2048
CHECKED: Final = 16  # blocks of a check


@partial(jax.jit, donate_argnums=(0,))
def put(data: Any, block: Any, place: Any) -> Any:
    return {name: jax.lax.dynamic_update_slice_in_dim(data[name], block[name], place, 0) for name in data}


def fit(params: Params, memory: Memory, steps: int, size: int, rate: float, seed: int) -> tuple[Params, Losses]:
    """Learn for this number of steps with batches of this size; the rate falls to zero. Returns the losses of the last tenth."""
    prices = jnp.asarray(printed_prices())
    zeros = jax.tree.map(jnp.zeros_like, params)
    state = (jax.tree.map(jnp.copy, params), zeros, jax.tree.map(jnp.zeros_like, params), jnp.zeros((), jnp.int32))
    strides = max(1, steps // STRIDE)
    at = np.arange(strides * STRIDE) / (strides * STRIDE)
    rates = rate * np.minimum(1.0, np.arange(1, strides * STRIDE + 1) / WARMING) * 0.5 * (1 + np.cos(np.pi * at))
    keys = jax.random.split(jax.random.key(seed), strides)
    seen = []
    for number in range(strides):
        now = jnp.asarray(rates[number * STRIDE : (number + 1) * STRIDE], jnp.float32)
        state, each = stride(state, prices, memory.data, memory.count, keys[number], now, size)
        seen.append(each)
    last = np.mean([np.asarray(each) for each in seen[-max(1, strides // 10) :]], axis=0)
    if not np.isfinite(last).all():
        raise ArithmeticError(f"the fit diverged: its losses are {last}; a smaller rate than {rate} may help")
    return state[0], Losses(*map(float, last))


def check(params: Params, examples: Examples) -> Losses:
    """The losses on examples that the network has not learned from."""
    prices = jnp.asarray(printed_prices())
    chosen = np.resize(np.arange(len(examples)), (min(CHECKED, -(-len(examples) // BLOCK)), BLOCK))
    each = [
        np.asarray(checked(params, prices, {name: array[block] for name, array in examples.arrays().items()}))
        for block in chosen
    ]
    return Losses(*map(float, np.mean(each, axis=0)))
