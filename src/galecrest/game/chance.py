"""The only source of randomness: BLAKE2 of a 256-bit seed and a counter.

Past draws do not reveal future ones, and the seed is enough to check every draw.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack

from galecrest.game.errors import BadSetup

SEED_LIMIT = 1 << 256


def check_seed(seed: int) -> int:
    if not 0 <= seed < SEED_LIMIT:
        raise BadSetup(f"the seed must be a whole number from 0 to 2**256 - 1, not {seed}")
    return seed


def sample(seed: int, counter: int, among: Sequence[int], count: int) -> tuple[int, ...]:
    """Draw `count` of `among` in order, without replacement.

    Each of the digest's eight 64-bit numbers serves three draws from at most 48 tokens, so no draw is biased by more than 2**-47.
    """
    left = list(among)
    size = len(left)
    drawn: list[int] = []
    for number in numbers(seed, counter, (count + 2) // 3):
        for _ in range(min(3, count - len(drawn))):
            drawn.append(left.pop(number % size))
            number //= size
            size -= 1
    return tuple(drawn)


def numbers(seed: int, counter: int, count: int) -> tuple[int, ...]:
    """`count` random 64-bit numbers."""
    base = seed.to_bytes(32, "big") + counter.to_bytes(8, "big")
    blocks = (count + 7) // 8
    stream = b"".join([blake2b(base + block.to_bytes(1, "big")).digest() for block in range(blocks)])
    return unpack(f">{8 * blocks}Q", stream)[:count]


def seed_hash(seed: int) -> str:
    """A commitment to the seed that can be shown before the game: it does not reveal the seed."""
    return blake2b(check_seed(seed).to_bytes(32, "big"), digest_size=32, person=b"galecrest-seed").hexdigest()
