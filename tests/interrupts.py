"""Ctrl-C in tests."""

import signal


def heed_interrupts() -> None:
    """For `preexec_fn` of a program that a test interrupts: a background job ignores SIGINT, and its children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
