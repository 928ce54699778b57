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

    The 512 bits of one digest serve all draws of one call: even 36 of 48 tokens need less than 180 of them, so the bias is below 2**-300.
    """
    digest = blake2b(seed.to_bytes(32, "big") + counter.to_bytes(8, "big")).digest()
    number = int.from_bytes(digest, "big")
    left = list(among)
    drawn = []
    for size in range(len(left), len(left) - count, -1):
        number, index = divmod(number, size)
        drawn.append(left[index])
        left[index] = left[size - 1]
    return tuple(drawn)


def seed_hash(seed: int) -> str:
    """What may be shown before the first card: it fixes the seed without telling it."""
    return blake2b(check_seed(seed).to_bytes(32, "big"), digest_size=32, person=b"galecrest-seed").hexdigest()
