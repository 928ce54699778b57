"""How the parts of one process learn that a table has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from galecrest.server.cache import CachedTable

    Listener = Callable[[CachedTable], None]


class News:
    def __init__(self) -> None:
        self._on_stored: list[Listener] = []
        self._on_read: list[Listener] = []

    def subscribe(self, stored: Listener | None = None, read: Listener | None = None) -> None:
        """`stored` is called when this process has stored a change, `read` when it has read a change that another one stored."""
        if stored is not None:
            self._on_stored.append(stored)
        if read is not None:
            self._on_read.append(read)

    def stored(self, cached: CachedTable) -> None:
        for listener in self._on_stored:
            listener(cached)

    def read(self, cached: CachedTable) -> None:
        for listener in self._on_read:
            listener(cached)
