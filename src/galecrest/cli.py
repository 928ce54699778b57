"""The command line: `galecrest simulate | replay | play | tiles`."""


def main() -> None:
    raise SystemExit("nothing to run yet")
