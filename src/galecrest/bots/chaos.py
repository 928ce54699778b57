"""The bot `random` picks any option."""

from random import Random

from galecrest.bots.bot import Reply, Why
from galecrest.game import Question, View


class Chaos:
    name = "random"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def reply(self, view: View, question: Question) -> Reply:
        return Reply(self.random.choice(question.options), Why("at_random"))
