"""Ctrl-C in tests."""

import signal


def heed_interrupts() -> None:
    """Restore SIGINT, as `preexec_fn` of a program that a test interrupts: a background job ignores it, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
