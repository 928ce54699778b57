"""Keeps the pauses of garbage collection short.

A full collection looks at every object of the process, and everybody waits meanwhile. Few of the server's objects are garbage in cycles:
sockets that have closed, and exceptions. So collections are rare, and leave out what is there from the start and stays.
"""

import gc
from typing import Final

# New containers before a collection of the youngest; younger collections before one of the middle, and of the oldest generation.
THRESHOLDS: Final = (10_000, 20, 250)


def settle() -> None:
    """To be called once the server has started."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
