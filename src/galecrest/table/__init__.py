"""One table as a pure thing: who sits where, whose turn it is, clocks, what each viewer is told, and the protocol's messages."""
