"""Helpers to play with bots. Each bot gets a view that has no reference to the game."""

from galecrest.bots import Bot, Reply, ask
from galecrest.codec import view_from_json, view_to_json
from galecrest.game import Game, Question, View


def detached(game: Game, seat: int) -> View:
    """The seat's view, written to JSON and read back, so that it has no reference to the game."""
    return view_from_json(view_to_json(game.view(seat)))


def asked(game: Game) -> tuple[View, Question]:
    """The first open question and the view of its seat."""
    question = game.questions[0]
    view = detached(game, question.seat)
    return view, view.questions[0]


def reply_of(bot: Bot, game: Game) -> Reply:
    view, question = asked(game)
    return bot.reply(view, question)


def play(game: Game, bots: list[Bot]) -> Game:
    """Play to the end of the game."""
    while not game.over:
        question = game.questions[0]
        game.answer(question.id, ask(bots[question.seat], game.view(question.seat), question).option)
    return game
