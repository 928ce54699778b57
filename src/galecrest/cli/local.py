"""A table in this process: a person against bots, with the messages that a server would send."""

import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from galecrest import codec
from galecrest.bots import Bot, ask
from galecrest.cli.link import LAST_WAIT, News
from galecrest.game import Board, Game, Log, Question, replay
from galecrest.game.errors import BadAnswer
from galecrest.game.terms import RULES_VERSION
from galecrest.table.messages import (
    Accepted,
    Answer,
    ClientMessage,
    Refused,
    ServerMessage,
    Setup,
    decode_server_message,
    encode,
)
from galecrest.table.play import Next, Play, Step
from galecrest.table.refusals import code_of
from galecrest.table.seating import Seat, Table
from galecrest.table.viewing import Cursor

ME: Final = 0  # the person's seat
GUEST: Final = "you"


class LocalTable:
    """A person has seat 0; a bot answers for the others, from what each of them may know."""

    def __init__(self, play: Play, bot: Bot, name: str) -> None:
        """`play` has begun."""
        self.play = play
        self.bot = bot
        setup = play.setup
        seats = (Seat(GUEST, name), *[Seat(bot=bot.name)] * (setup.players - 1))
        self.table = Table(
            "local", GUEST, setup, f"{play.seed:x}", play.rules, 0.0, seats, {GUEST: ME}, "playing", seeded=True
        )
        self.cursor = Cursor(GUEST, link=lambda table, seat: None)
        self.requests: SimpleQueue[ClientMessage | None] = SimpleQueue()
        self.thread = Thread(target=self.keep_playing, daemon=True)
        self.tell: Callable[[News], object] = lambda news: None

    @classmethod
    def new(cls, setup: Setup, seed: int, bot: Bot, name: str) -> "LocalTable":
        """A new game. Raises GalecrestError if it cannot be set up."""
        play = Play.new(setup, seed, RULES_VERSION)
        play.take(play.begin(at=0.0))
        return cls(play, bot, name)

    @classmethod
    def resumed(cls, log: Log, bot: Bot, name: str) -> "LocalTable":
        """The game of a log goes on. Raises DamagedLog or OtherRules."""
        setup = Setup(players=log.seats, board=Board(log.board).value, level=log.level or None)
        play = Play.new(setup, log.seed, log.rules)
        step = Step(len(log.answers), -1, -1, "", [], at=0.0)
        play.take(play.following(replay(log), step, []).recorded())
        return cls(play, bot, name)

    @property
    def game(self) -> Game:
        game = self.play.game
        assert game is not None
        return game

    @property
    def log(self) -> str:
        """The log of the game so far, as JSON."""
        return codec.log_to_json(self.game)

    # The link

    def open(self, tell: Callable[[News], object]) -> None:
        self.tell = tell
        self.thread.start()

    def send(self, message: ClientMessage) -> None:
        self.requests.put(message)

    def close(self) -> None:
        """Requests that were sent are carried out first, unless a bot thinks for too long."""
        self.requests.put(None)
        if self.thread.is_alive():
            self.thread.join(LAST_WAIT)

    # In the table's own thread

    def keep_playing(self) -> None:
        """The person comes first; as long as there is no request, the bots answer."""
        self.say(self.cursor.greet(self.table, 0, time.time()))
        self.say_news()
        while True:
            theirs = [question for question in self.game.questions if question.seat != ME]
            try:
                request = self.requests.get(block=not theirs)
            except Empty:
                self.bot_answers(theirs[0])
                continue
            if request is None:
                return
            if isinstance(request, Answer):
                self.person_answers(request)

    def bot_answers(self, question: Question) -> None:
        reply = ask(self.bot, self.game.view(question.seat), question)
        self.take(self.play.answer(question.seat, question.id, reply.option, at=0.0))

    def person_answers(self, request: Answer) -> None:
        try:
            following = self.play.answer(ME, request.question, request.option, at=0.0)
        except BadAnswer as error:
            self.say(Refused(request.id, code_of(error), str(error)))
            return
        self.say(Accepted(request.id))
        self.take(following)

    def take(self, following: Next) -> None:
        self.play.take(following)
        self.say_news()

    def say_news(self) -> None:
        for message in self.cursor.news(self.table, self.play, time.time()):
            self.say(message)

    def say(self, message: ServerMessage) -> None:
        """As it would come from a server."""
        self.tell(decode_server_message(encode(message)))
