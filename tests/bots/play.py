"""Playing with bots: each of them is given a view that has left the game behind."""

import msgspec

from galecrest.bots import Bot, Reply, ask
from galecrest.game import Game, Question, View


def detached(game: Game, seat: int) -> View:
    """The seat's view after a journey through JSON: nothing in it leads back to the game."""
    return msgspec.json.decode(msgspec.json.encode(game.view(seat)), type=View)


def asked(game: Game) -> tuple[View, Question]:
    """The first open question and the view of the seat that it is put to."""
    question = game.questions[0]
    view = detached(game, question.seat)
    return view, view.questions[0]


def reply_of(bot: Bot, game: Game) -> Reply:
    view, question = asked(game)
    return bot.reply(view, question)


def play(game: Game, bots: list[Bot]) -> Game:
    """To the end of the game."""
    while not game.over:
        question = game.questions[0]
        game.answer(question.id, ask(bots[question.seat], game.view(question.seat), question).option)
    return game
