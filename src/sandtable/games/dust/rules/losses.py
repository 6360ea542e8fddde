"""D7.4: which units hits fall on; in a battle and in a special attack (D9.2) alike."""

from typing import ClassVar

from sandtable.core.ban import Ban
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Question
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.combat import land_losses, shielded, size


class ChooseLosses(Question[DustState]):
    """Asks how many of the hits fall on land units; the others fall on aircraft."""

    __slots__ = ("hits",)

    verbs: ClassVar = ("losses",)

    def __init__(self, hits: int) -> None:
        self.hits = hits

    def force(self, s: DustState) -> list[int]:
        """The units that were hit, by kind."""
        raise NotImplementedError

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-losses", {"hits": self.hits}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("losses").base
        fewest, most = land_losses(self.force(s), self.hits)
        return list(range(base + fewest, base + most + 1))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return shielded(self.force(s), self.hits, s.chosen(action))

    def carry_out(self, s: DustState, on_land: int) -> None:
        """What becomes of the units if so many of the hits fall on land units."""
        raise NotImplementedError

    def ask_or_carry_out(self, s: DustState) -> None:
        """Ask only if there is more than one way."""
        fewest, most = land_losses(self.force(s), self.hits)
        if fewest < most:
            s.do(self)
        else:
            self.carry_out(s, fewest)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        self.carry_out(s, s.chosen(action))

    def check(self, s: DustState) -> Problem | None:
        force = self.force(s)
        fewest, most = land_losses(force, self.hits)
        if 0 < self.hits <= size(force) and fewest < most:
            return None
        return Problem("there is a choice of victims", "problem-there-is-a-choice-of-victims", "D7.4")
