"""Galecrest: an open, fan-made edition of Libertalia: Winds of Galecrest."""

__version__ = "0.1.0"  # the only place of the version
