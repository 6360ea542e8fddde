"""Plays any game by choosing among the legal actions, all alike."""

from random import Random
from typing import ClassVar

from sandtable.bots.bot import Bot, Look


class RandomBot(Bot):
    """The least an opponent can do; every other bot is measured against it."""

    name: ClassVar[str] = "random"

    def choose(self, look: Look, rng: Random) -> int:
        return look.legal[int(rng.random() * len(look.legal))]
