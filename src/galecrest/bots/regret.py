"""Regret matching for one seat: play each option in proportion to the regret of not having played it so far.

If all seats do so against each other, their average play approaches an equilibrium (Hart and Mas-Colell, 2000). Negative regret
is reset to zero and later rounds count for more, which converges faster (Tammelin, 2014).
"""

from random import Random

from galecrest.game.terms import RANK_LIMIT


class Strategy:
    """How often a seat plays each of its options, which are numbers below RANK_LIMIT."""

    def __init__(self) -> None:
        self.rounds = 0
        self.regrets = [0.0] * RANK_LIMIT  # by option
        self.shares = [0.0] * RANK_LIMIT  # sums over the rounds; later rounds have more weight

    def mix(self, options: tuple[int, ...]) -> list[float]:
        """The current share of each option; equal shares as long as there is no regret."""
        total = 0.0
        for option in options:
            total += self.regrets[option]
        if total <= 0.0:
            return [1 / len(options)] * len(options)
        return [self.regrets[option] / total for option in options]

    def pick(self, options: tuple[int, ...], random: Random) -> int:
        """One of the options, by their shares."""
        mix = self.mix(options)
        total = 0.0
        for share in mix:
            total += share
        left = random.random() * total
        reached = 0.0
        for option, share in zip(options, mix, strict=True):
            reached += share
            if left < reached:
                return option
        return options[-1]

    def learn(self, options: tuple[int, ...], results: list[float]) -> None:
        """Update the regrets with the result of each option in this round."""
        self.rounds += 1
        mix = self.mix(options)
        expected = 0.0
        for place in range(len(options)):
            expected += mix[place] * results[place]
        for place, option in enumerate(options):
            self.regrets[option] = max(0.0, self.regrets[option] + results[place] - expected)
            self.shares[option] += mix[place] * self.rounds
