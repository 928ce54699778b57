"""Regret matching for one seat: play each option in proportion to the regret of not having played it so far.

If all seats do so against each other, their average play approaches an equilibrium (Hart and Mas-Colell, 2000). Negative regret
is reset to zero and later rounds count for more, which converges faster (Tammelin, 2014).
"""

from random import Random


class Strategy:
    """How often a seat plays each of its options."""

    def __init__(self) -> None:
        self.rounds = 0
        self.regrets: dict[int, float] = {}
        self.shares: dict[int, float] = {}  # sums over the rounds; later rounds have more weight

    def mix(self, options: tuple[int, ...]) -> list[float]:
        """The current share of each option; equal shares as long as there is no regret."""
        regrets = [self.regrets.get(option, 0.0) for option in options]
        total = sum(regrets)
        if total <= 0.0:
            return [1 / len(options)] * len(options)
        return [regret / total for regret in regrets]

    def pick(self, options: tuple[int, ...], random: Random) -> int:
        return random.choices(options, self.mix(options))[0]

    def learn(self, options: tuple[int, ...], results: list[float]) -> None:
        """Update the regrets with the result of each option in this round."""
        self.rounds += 1
        mix = self.mix(options)
        expected = sum([share * result for share, result in zip(mix, results, strict=True)])
        for option, share, result in zip(options, mix, results, strict=True):
            self.regrets[option] = max(0.0, self.regrets.get(option, 0.0) + result - expected)
            self.shares[option] = self.shares.get(option, 0.0) + share * self.rounds
