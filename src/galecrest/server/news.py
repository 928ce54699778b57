"""How the parts of one process learn that this process has changed a table."""

from collections.abc import Callable

from galecrest.server.cache import CachedTable

Listener = Callable[[CachedTable], None]


class News:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def changed(self, cached: CachedTable) -> None:
        """Tell all listeners. To be called after the change is stored."""
        for listener in self._listeners:
            listener(cached)
