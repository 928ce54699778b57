"""A learner's games, one after the other: bots have the other seats, or the learner has all of them.

A bot gets a view of the game, which takes longer than the rest of a step. The random bot and the helmsman, whose rules read only what their
seat may know, answer from the game itself.
"""

from collections.abc import Sequence
from copy import deepcopy
from random import Random

from galecrest.bots import Bot, ask, make_bot
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Game
from galecrest.game.errors import BadSetup
from galecrest.game.options import CODE
from galecrest.lab.episode import reward_of
from galecrest.lab.packing import OPTION_OF


class Lesson:
    """The present game and the seat that is asked. Raises UnknownBot or BadSetup at once."""

    def __init__(
        self,
        opponents: Sequence[str],
        players: int,
        seat: int | None,
        board: str,
        level: str,
    ) -> None:
        if opponents and players != len(opponents) + 1:
            raise BadSetup(f"{players} players need {players - 1} opponents, or none if the learner plays all seats")
        self.names = tuple(opponents)
        self.players = players
        self.fixed = seat
        self.board = board
        self.level = level
        for name in opponents:
            make_bot(name, 0)  # raises if the name is unknown
        self.begin(Random(0))

    def begin(self, random: Random | None = None) -> None:
        """A new game. A random generator decides it and all that follow."""
        if random is not None:
            self.random = random
        draw = self.random
        self.game = Game.new(self.players, self.board, draw.getrandbits(256), level=self.level, quiet=True)
        self.learner = -1  # has all seats
        if self.names:
            self.learner = draw.randrange(self.players) if self.fixed is None else self.fixed
            self.thumb = Thumb(Worth(self.game.tiles), draw)
            self.bots: list[Bot] = [make_bot(name, draw.getrandbits(64)) for name in self.names]
            self.bots.insert(self.learner, self.bots[0])  # never asked: by seat from now on
        self.go_on()

    def go_on(self) -> None:
        """Let the opponents answer until the learner is asked or the game is over."""
        game = self.game
        if self.names:
            learner = self.learner
            while game.kind and game.seat != learner:
                game.play(self.opponents_answer(game, self.bots[game.seat]))
        self.seat = game.seat if self.learner < 0 else self.learner

    def opponents_answer(self, game: Game, bot: Bot) -> int:
        if bot.name == "random":
            choices = game.choices
            return choices[int(self.random.random() * len(choices))]
        if bot.name == "helmsman":
            return self.thumb.answer(game)
        question = game.questions[0]
        return CODE[ask(bot, game.view(question.seat), question).option]

    def act(self, action: int) -> bool:
        """Take the action; False if the question does not offer it."""
        game = self.game
        option = OPTION_OF[game.seats][self.seat].get(action, -1)
        if option not in game.choices:
            return False
        game.play(option)
        self.go_on()
        return True

    def rewards(self) -> list[float]:
        """The rewards of the learners' seats at the end of the game."""
        return [reward_of(self.game, seat) for seat in range(self.players)]

    def copy(self) -> "Lesson":
        """The same game with the same future."""
        new = deepcopy({name: value for name, value in vars(self).items() if name not in ("game", "thumb")})
        twin = Lesson.__new__(Lesson)
        twin.__dict__ |= new
        twin.game = self.game.copy()
        if self.names:
            twin.thumb = Thumb(Worth(twin.game.tiles), twin.random)
        return twin
