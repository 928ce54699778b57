"""The one source of chance: BLAKE2 of a 256-bit seed and a counter.

Nothing that was seen tells what comes next, and whoever knows the seed can check every draw.
"""

from collections.abc import Sequence
from hashlib import blake2b

from galecrest.game.errors import BadSetup

SEED_LIMIT = 1 << 256


def check_seed(seed: int) -> int:
    if not 0 <= seed < SEED_LIMIT:
        raise BadSetup(f"the seed must be a whole number from 0 to 2**256 - 1, not {seed}")
    return seed


def sample(seed: int, counter: int, among: Sequence[int], count: int) -> tuple[int, ...]:
    """Draw `count` of `among` in order, without putting back.

    Seven bytes of the digest serve three draws: of 48 tokens or fewer, so no draw is biased by more than 2**-38.
    """
    stream = digest(seed, counter, 7 * (count // 3 + 1))
    left = list(among)
    size = len(left)
    drawn = []
    number = 0
    for place in range(count):
        if place % 3 == 0:
            start = place // 3 * 7
            number = int.from_bytes(stream[start : start + 7], "big")
        index = number % size
        number //= size
        size -= 1
        drawn.append(left[index])
        left[index] = left[size]
    return tuple(drawn)


def digest(seed: int, counter: int, length: int) -> bytes:
    """At least so many bytes."""
    base = seed.to_bytes(32, "big") + counter.to_bytes(8, "big")
    stream = b""
    while len(stream) < length:
        block = len(stream) // 64
        stream += blake2b(base + block.to_bytes(1, "big")).digest()
    return stream


def seed_hash(seed: int) -> str:
    """What may be shown before the first card: it fixes the seed without telling it."""
    return blake2b(check_seed(seed).to_bytes(32, "big"), digest_size=32, person=b"galecrest-seed").hexdigest()
