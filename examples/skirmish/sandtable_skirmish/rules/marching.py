"""S4 Marching: one order in three answers, from where, to where, with how many.

No action names two places: the lists of choices stay short, and each question has prohibitions of its own.
"""

from typing import ClassVar

from sandtable.core.ban import Ban
from sandtable.core.step import Question
from sandtable_skirmish.rules.battle import begin
from sandtable_skirmish.rules.board import Battle, Field
from sandtable_skirmish.rules.box import SEATS, TEAMS
from sandtable_skirmish.rules.prohibitions import none_stays, not_next, not_yours


class March(Question[Field]):
    """S4.1: an area to march from, or none."""

    cites: ClassVar = ("S4.1", "S4.2")
    fields: ClassVar = ("who:seat",)
    verbs: ClassVar = ("march", "pass")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: Field) -> int:
        return self.who

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        origin, side = s.chosen(action), TEAMS[seat]
        return None if origin < 0 else not_yours(s, side, origin) or none_stays(s, side, origin, 1)

    def answer(self, s: Field, seat: int, action: int) -> None:
        origin = s.chosen(action)
        if origin >= 0:
            s.do(To(seat, origin))


class To(Question[Field]):
    """S4.3: a neighbouring area to march to."""

    cites, verbs = ("S4.3",), ("to",)
    fields: ClassVar = ("who:seat", "origin:area")
    continues = True

    def __init__(self, who: int, origin: int) -> None:
        self.who = who
        self.origin = origin

    def seat(self, s: Field) -> int:
        return self.who

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return not_next(s, self.origin, s.chosen(action))

    def answer(self, s: Field, seat: int, action: int) -> None:
        s.do(With(seat, self.origin, s.chosen(action)))


class With(Question[Field]):
    """S4.2: how many march. Where the enemy stands it is a battle (S5.1)."""

    cites, verbs = ("S4.2",), ("with",)
    fields: ClassVar = ("who:seat", "origin:area", "target:area")
    continues = True

    def __init__(self, who: int, origin: int, target: int) -> None:
        self.who = who
        self.origin = origin
        self.target = target

    def seat(self, s: Field) -> int:
        return self.who

    def forbids(self, s: Field, seat: int, action: int) -> Ban | None:
        return none_stays(s, TEAMS[seat], self.origin, s.chosen(action))

    def answer(self, s: Field, seat: int, action: int) -> None:
        side, count = TEAMS[seat], s.chosen(action)
        enemies = s.troops[1 - side][self.target]
        event = "attacked" if enemies else "marched"
        s.tell(event, seat=SEATS[seat], count=count, origin=s.named(self.origin), target=s.named(self.target))
        if enemies:
            forces = [count, enemies] if side == 0 else [enemies, count]
            begin(s, Battle(side, self.origin, self.target, forces, 0))
        else:
            s.move(side, self.origin, self.target, count)
