"""So many units of each kind, for a move, an attack or a retreat.

Kinds are named one at a time, always in the order tank, mech, fighter, bomber, submarine, so that equal choices have
one spelling.
"""

from sandtable.core.ban import Ban
from sandtable.core.step import Question
from sandtable.games.dust.rules.board import KINDS, DustState


class ChooseUnits(Question[DustState]):
    """Asks for the next kind, or whether these are all. The first of ``verbs`` takes a kind and a number."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen

    def refuses(self, s: DustState, kind: int, count: int) -> Ban | None:
        """Why so many of a kind cannot be chosen."""
        raise NotImplementedError

    def at_hand(self, s: DustState, kind: int) -> int:
        """How many of a kind that is not refused can be chosen."""
        raise NotImplementedError

    def unfinished(self, s: DustState) -> Ban | None:
        """Why these cannot be all."""
        raise NotImplementedError

    def further(self, chosen: list[int]) -> "ChooseUnits":
        """The same question, with so many chosen."""
        raise NotImplementedError

    def carry_out(self, s: DustState, chosen: list[int]) -> None:
        """These are all: do what they were chosen for."""
        raise NotImplementedError

    def kinds(self, s: DustState) -> list[int]:
        """The kinds of which some can still be chosen."""
        return [kind for kind in range(KINDS) if self.refuses(s, kind, 1) is None]

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb(self.verbs[0])
        width = len(verb.params[1])
        found = [verb.base + kind * width + n for kind in self.kinds(s) for n in range(self.at_hand(s, kind))]
        if self.unfinished(s) is None:
            found.append(s.rules.space.verb("done").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "done":
            return self.unfinished(s)
        kind, count = s.values(action)
        return self.refuses(s, kind, count)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        chosen = self.chosen
        if s.rules.space.verb_at[action] != "done":
            kind, count = s.values(action)
            chosen = chosen[:]
            chosen[kind] += count
            more = self.further(chosen)
            if more.kinds(s):
                s.do(more)
                return
        self.carry_out(s, chosen)
