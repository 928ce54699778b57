"""The fixtures of the server's tests: a real Redis."""

from tests.server.conftest import redis

__all__ = ["redis"]
