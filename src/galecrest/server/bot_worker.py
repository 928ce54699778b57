"""A process in which bots think. It reads a question as a line of JSON and writes its reply as a line of JSON; its first line says
that it is ready. It ends when its input ends."""

import os
import signal
import sys
import time
from contextlib import suppress
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from galecrest import codec
from galecrest.bots import Bot, Reply, ask, make_bot
from galecrest.bots.network import compute_on_one_core

READY: Final = b'"ready"\n'


class Request(Struct):
    bot: str
    seed: int
    view: str
    question: str


class Thought(Struct):
    reply: Reply
    seconds: float  # of processor time


bot_called = lru_cache(maxsize=256)(make_bot)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers
    os.nice(5)  # people first
    compute_on_one_core()
    with suppress(BrokenPipeError):  # the server was killed: nobody waits for the reply
        say(READY)
        for line in sys.stdin.buffer:
            began = time.process_time()
            request = msgspec.json.decode(line, type=Request)
            bot: Bot = bot_called(request.bot, request.seed)
            reply = ask(bot, codec.view_from_json(request.view), codec.question_from_json(request.question))
            say(msgspec.json.encode(Thought(reply, time.process_time() - began)) + b"\n")


def say(line: bytes) -> None:
    """Not through Python's buffer, which would try to write the line once more when the process ends."""
    while line:
        line = line[os.write(sys.stdout.fileno(), line) :]


if __name__ == "__main__":
    main()
