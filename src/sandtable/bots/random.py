"""Plays any game by choosing among the legal actions, each equally likely."""

from random import Random
from typing import ClassVar

from sandtable.bots.bot import Bot, Look
from sandtable.core.rules import Rules
from sandtable.core.state import State
from sandtable.table.dice import SeededDice


class RandomBot(Bot):
    """The least an opponent can do; every other bot is measured against it."""

    name: ClassVar[str] = "random"

    def __init__(self, rules: Rules, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        self._dice = SeededDice(f"{seed}:{seat}")

    def decide(self, state: State, number: int) -> int:
        """By dice, which are keyed by number: seeding a generator takes as long as all the rest of a random game."""
        legal = state.legal(self.seat)
        return legal[self._dice.number(number, len(legal))]

    def choose(self, look: Look, rng: Random) -> int:
        return look.legal[int(rng.random() * len(look.legal))]
