"""S2 The rounds, and S6 how they end."""

from typing import Final

from sandtable.core.step import Procedure
from sandtable_skirmish.rules.board import Field
from sandtable_skirmish.rules.foraging import Forage
from sandtable_skirmish.rules.marching import March

MARCHES: Final = (0, 0, 1, 1, 2, 2)
"""S2.1: who marches, in this order."""


class Round(Procedure[Field]):
    """A sequence of play is the list of its steps, in the order of the rulebook; the last is the next round."""

    cites = ("S2.1", "S6.1")

    def run(self, s: Field) -> None:
        if s.turn < s.rules.options["rounds"]:
            s.turn += 1
            s.tell("round", number=s.turn)
            s.do(Forage([-1] * len(s.rules.seats)), *[March(seat) for seat in MARCHES], Round())
        else:
            s.win(0 if lead(s) > 0 else 1, "points")


def lead(s: Field) -> int:
    """S6.1: by how many points the allies are ahead."""
    allies, rival = s.troops
    return sum(points * ((allies[area] > 0) - (rival[area] > 0)) for area, points in enumerate(s.tables.box.points))
