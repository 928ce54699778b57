"""A process in which bots think. It reads a question as a line of JSON and writes its reply as a line of JSON; its first line says
that it is ready. It ends when its input ends."""

import os
import signal
import sys
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from galecrest import codec
from galecrest.bots import Bot, ask, make_bot

READY: Final = b'"ready"\n'


class Request(Struct):
    bot: str
    seed: int
    view: str
    question: str


bot_called = lru_cache(maxsize=256)(make_bot)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers
    os.nice(5)  # people first
    out = sys.stdout.buffer
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line, type=Request)
        bot: Bot = bot_called(request.bot, request.seed)
        reply = ask(bot, codec.view_from_json(request.view), codec.question_from_json(request.question))
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
