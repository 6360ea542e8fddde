"""When to stop a match early, without fooling oneself by looking after every deal.

A **wager** bets imaginary money against a claim such as "the expected score is at most 0.5". If the claim is true no
bet gains on average, so the money reaches 1/e times its start with a chance of at most e, *however often one looks*
(Ville's inequality). So much money therefore disproves the claim. Nothing is assumed but that a deal's score lies
between 0 and 1 and that deals are independent; neither normality nor independence of the games of a deal is needed.
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024), is where the idea is from.
"""

from typing import Final

STAKES: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Parts of what may be staked at most: small ones find small differences, large ones find large differences soon."""

FIRST: Final = "first"
"""The first player is the stronger one."""
SECOND: Final = "second"
CLOSE: Final = "close"
"""The expected score is nearer to one half than the margin."""


class Wager:
    """Bets that the expected score is above ``claim`` (``up``) or below it."""

    __slots__ = ("_claim", "_money", "_unit")

    def __init__(self, claim: float, up: bool) -> None:
        self._claim = claim
        # The most one can stake without ever owing anything.
        self._unit = 1 / claim if up else -1 / (1 - claim)
        self._money = [1 / len(STAKES)] * len(STAKES)

    def see(self, score: float) -> None:
        """A deal was played."""
        gain = self._unit * (score - self._claim)
        self._money = [money * (1 + stake * gain) for money, stake in zip(self._money, STAKES, strict=True)]

    def disproved(self, error: float) -> bool:
        """Whether the claim is false, with a chance of at most ``error`` that it is true."""
        return sum(self._money) >= 1 / error


class Referee:
    """Follows one pairing, deal by deal, and says when it is decided.

    >>> referee = Referee(error=0.05)
    >>> sum(not referee.see(1.0) for _ in range(40))
    9
    >>> referee.verdict
    'first'
    """

    def __init__(self, error: float = 0.05, margin: float | None = None) -> None:
        """``error`` is the chance that its verdict is false, at most. With a margin it may also find players close."""
        self.verdict = ""
        """``FIRST``, ``SECOND``, ``CLOSE``, or nothing as long as it is open. It never changes its mind."""
        self.at = 0
        """The number of deals the verdict rests on."""
        # Of the claims below at most two are false verdicts at any strength, so each gets half of the error.
        self._error = error / 2
        self._above, self._below = Wager(0.5, up=True), Wager(0.5, up=False)
        self._margin = [] if margin is None else [Wager(0.5 - margin, up=True), Wager(0.5 + margin, up=False)]
        self._seen = 0

    def see(self, score: float) -> str:
        """A deal was played with this mean score of the first player; returns the verdict."""
        if self.verdict:
            return self.verdict
        self._seen += 1
        for wager in (self._above, self._below, *self._margin):
            wager.see(score)
        if self._above.disproved(self._error):
            self.verdict = FIRST
        elif self._below.disproved(self._error):
            self.verdict = SECOND
        elif self._margin and all(wager.disproved(self._error) for wager in self._margin):
            self.verdict = CLOSE
        self.at = self._seen
        return self.verdict
