"""The rules of the game: pure and deterministic."""

from galecrest.game import voyage as voyage  # registers the rules
from galecrest.game.game import Game
from galecrest.game.log import Log, replay, retrace
from galecrest.game.questions import Question
from galecrest.game.terms import Board
from galecrest.game.validate import validate
from galecrest.game.view import View, imagine

__all__ = ["Board", "Game", "Log", "Question", "View", "imagine", "replay", "retrace", "validate"]
