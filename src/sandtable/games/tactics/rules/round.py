"""T3: rounds: initiative, activations by turns, the end of the round."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban
from sandtable.core.chance import volley
from sandtable.core.step import Chance, Procedure
from sandtable.games.tactics.rules.activation import Activate
from sandtable.games.tactics.rules.asking import SideQuestion
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import BLACK_OPS, SELF_REPAIR, SIDES
from sandtable.games.tactics.rules.victory import Victory

INITIATIVE: Final = 3
"""T3.1: dice a side."""


class Round(Procedure[Battlefield]):
    """T3.1, T3.2: a round from the initiative to the check for victory."""

    __slots__ = ()
    cites: ClassVar = ("T3.1", "T3.2")

    def run(self, s: Battlefield) -> None:
        s.turn += 1
        s.refresh()
        s.tell("round", number=s.turn)
        s.do(Initiative())


def initiative_dice(s: Battlefield, side: int) -> int:
    """T3.1, T3.5, T17.9: three dice, one more for Black Ops (however many, R38), and what the scenario adds."""
    dice = INITIATIVE + s.tables.scenario.initiative[side]
    for u in range(len(s.unit)):
        if s.side[u] == side and s.is_alive(u) and s.card(u).abilities & BLACK_OPS:
            return dice + 1
    return dice


def contest(first: int, second: int) -> list[int]:
    """The weights of more HITs with so many dice on either side; ties are rolled again.

    >>> contest(3, 3)
    [1, 1]
    """
    a, b = volley(first), volley(second)
    ahead = sum([a[i] * b[j] for i in range(len(a)) for j in range(len(b)) if i > j])
    behind = sum([a[i] * b[j] for i in range(len(a)) for j in range(len(b)) if i < j])
    return [1, 1] if ahead == behind else [ahead, behind]


class Initiative(Chance[Battlefield]):
    """T3.1, T3.5: more HITs wins; ties are rolled again, so only who wins is drawn."""

    __slots__ = ()
    cites: ClassVar = ("T3.1", "T3.5", "T17.9", "R38")
    verbs: ClassVar = ("wins",)

    def odds(self, s: Battlefield) -> list[int]:
        return contest(initiative_dice(s, 0), initiative_dice(s, 1))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        side = s.chosen(action)
        s.tell("initiative", side=SIDES[side])
        s.do(Begin(side))


class Begin(SideQuestion):
    """T3.1: who won the initiative says who begins."""

    __slots__ = ("side",)
    cites: ClassVar = ("T3.1",)
    fields: ClassVar = ("side:side",)
    verbs: ClassVar = ("first",)

    def __init__(self, side: int) -> None:
        self.side = side

    def asked_side(self, s: Battlefield) -> int:
        return self.side

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        side = s.chosen(action)
        s.tell("begins", side=SIDES[side])
        s.do(Turn(side))


class Turn(Procedure[Battlefield]):
    """T3.2: sides alternate; one that has nobody left waits; when nobody is left the round ends."""

    __slots__ = ("side",)
    cites: ClassVar = ("T3.2",)
    fields: ClassVar = ("side:side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Battlefield) -> None:
        ready = [False, False]
        for u in range(len(s.unit)):
            if s.is_ready(u):
                ready[s.side[u]] = True
        if ready[self.side]:
            s.do(Activate(self.side), Turn(1 - self.side))
        elif ready[1 - self.side]:
            s.do(Activate(1 - self.side), Turn(self.side))
        else:
            s.do(*repairs(s), Victory(), Round())


def repairs(s: Battlefield) -> "list[SelfRepair]":
    """T17.21, R37: who repairs itself at the end of the round, before the check for victory."""
    found: list[SelfRepair] = []
    for u in range(len(s.unit)):
        if s.is_alive(u) and s.card(u).abilities & SELF_REPAIR and s.points[u] < s.card(u).points:
            found.append(SelfRepair(s.unit[u]))
    return found


class SelfRepair(Chance[Battlefield]):
    """T17.21, T17.28: one die for each lost point, a HIT heals; never above the start value."""

    __slots__ = ("unit",)
    cites: ClassVar = ("T17.21", "T17.28", "R37")
    fields: ClassVar = ("unit:unit",)
    verbs: ClassVar = ("repaired",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def odds(self, s: Battlefield) -> list[int]:
        u = s.slot[self.unit]
        return volley(s.card(u).points - s.points[u])

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u, count = s.slot[self.unit], s.chosen(action)
        s.points[u] += count
        s.tell("self-repaired", unit=s.name(u), count=count)
