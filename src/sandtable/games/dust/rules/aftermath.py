"""D7 Battles, their end: who moves in, who goes back, who is lost."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Procedure, Question
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import ATTACK, DEFENCE, DROP, Battle, lost_at_cease_fire, size
from sandtable.games.dust.rules.editions import MECH, UNITS


def kill(s: DustState, battle: Battle, side: int, kind: int, count: int) -> None:
    """Units die: defenders in the target, attackers in the origin or, dropped, in the air."""
    force = battle.force_of(side)
    if side == DEFENCE:
        s.destroy(battle.target, kind, count)
    elif battle.kind == DROP:
        s.reserve[force * KINDS + kind] += count
    else:
        s.destroy(battle.origin, kind, count)
    if s.sink:
        name = s.rules.domains["force"].names[force]
        s.sink.tell("destroyed", force=name, unit=UNITS[kind], count=count, area=s.tables.area_names[battle.target])


def finish(s: DustState, battle: Battle) -> None:
    """D7.8, D7.15: attackers that are left move in when no defender is."""
    attackers = battle.forces[ATTACK]
    rules = s.tables
    if size(attackers) and not size(battle.forces[DEFENCE]):
        for kind in range(KINDS):
            if attackers[kind]:
                if battle.kind != DROP:
                    s.remove(battle.origin, kind, attackers[kind])
                s.add(battle.attacker, battle.target, kind, attackers[kind])
        if s.sink:
            s.sink.tell("conquered", seat=rules.seats[battle.attacker], area=rules.area_names[battle.target])
    elif s.sink:
        s.sink.tell("repulsed", seat=rules.seats[battle.attacker], area=rules.area_names[battle.target])


def cease_fire(s: DustState, battle: Battle) -> None:
    """D7.7, D7.10, D10.7: every attacker must retreat; some have no way back."""
    rules = s.tables
    if s.sink:
        s.sink.tell("cease-fire", area=rules.area_names[battle.target])
    attackers = battle.forces[ATTACK]
    if lost_at_cease_fire(rules.edition, battle.kind):
        for kind in range(KINDS):
            if attackers[kind]:
                kill(s, battle, ATTACK, kind, attackers[kind])
    elif battle.kind == DROP:
        s.do(GoHome(battle.attacker, attackers[MECH], battle.homes))


def not_from_there(homes: list[int], area: int, count: int) -> Ban | None:
    """D10.7: each mech returns to where it came from."""
    return Ban("D10.7", "not-from-there") if count > homes[area] else None


class GoHome(Procedure[DustState]):
    """D10.7: dropped mechs return, each to its origin; if some are lost, their owner says which are left."""

    __slots__ = ("homes", "left", "player")

    cites: ClassVar = ("D10.7",)
    fields: ClassVar = ("player:seat", "left:int", "homes:count area")

    def __init__(self, player: int, left: int, homes: list[int]) -> None:
        self.player = player
        self.left = left
        self.homes = homes

    def run(self, s: DustState) -> None:
        # Nobody can have entered the areas they left: defenders do not retreat to where attackers came from (D8.3).
        if self.left and self.left < sum(self.homes):
            s.do(Home(self.player, self.left, self.homes))
            return
        if self.left:
            for area, count in enumerate(self.homes):
                s.add(self.player, area, MECH, count)


class Home(Question[DustState]):
    """D10.7: where surviving mechs return to."""

    __slots__ = ("homes", "left", "player")

    cites: ClassVar = ("D10.7",)
    fields: ClassVar = ("player:seat", "left:int", "homes:count area")
    verbs: ClassVar = ("flee",)

    def __init__(self, player: int, left: int, homes: list[int]) -> None:
        self.player = player
        self.left = left
        self.homes = homes

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-home", {"count": self.left}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area, count = s.values(action)
        return not_from_there(self.homes, area, count) or not_from_there([self.left], 0, count)

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("flee")
        width = len(verb.params[1])
        found = [
            verb.base + area * width + n for area, count in enumerate(self.homes) for n in range(min(count, self.left))
        ]
        found.sort()
        return found

    def answer(self, s: DustState, seat: int, action: int) -> None:
        area, count = s.values(action)
        homes = self.homes[:]
        homes[area] -= count
        s.add(seat, area, MECH, count)
        s.do(GoHome(seat, self.left - count, homes))

    def check(self, s: DustState) -> Problem | None:
        if 0 < self.left < sum(self.homes):
            return None
        return Problem("there is a choice of homes", "problem-there-is-a-choice-of-homes", "D10.7")


PROHIBITIONS: Final[Prohibitions] = [
    ("D10.7", not_from_there),
]
