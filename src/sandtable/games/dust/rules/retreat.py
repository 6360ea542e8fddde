"""D8 Retreat: where units go that leave a battle alive."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Question
from sandtable.games.dust.rules.board import KINDS, DustState
from sandtable.games.dust.rules.combat import DEFENCE, Battle
from sandtable.games.dust.rules.editions import SUBMARINE, UNITS
from sandtable.games.dust.rules.reach import coasts


def havens(s: DustState, battle: Battle, kind: int) -> list[int]:
    """D8.2 to D8.6: the areas a defender's unit may retreat to now."""
    rules = s.tables
    force, target = battle.defender, battle.target
    if kind == SUBMARINE:
        near = rules.to_sea[target]
        own = s.sea_members(near & s.seas[force])
        if own or not rules.edition.retreat_to_empty:
            return own
        return [area for area in s.sea_members(near & s.empty_sea()) if not came_from(battle, area)]
    near = rules.to_land[target]
    own = members(near & s.lands[force] & ~BIT[target])
    if rules.edition.retreat_by_sea:
        return sorted({*own, *over_sea(s, force, target)})
    if own or not rules.edition.retreat_to_empty:
        return own
    return [area for area in members(near & s.empty_land()) if not came_from(battle, area)]


def came_from(battle: Battle, area: int) -> bool:
    """D8.3, D10.7: whether attackers came from there."""
    return area == battle.origin or battle.homes[area] > 0


def over_sea(s: DustState, force: int, target: int) -> list[int]:
    """D8.5, D8.7: the areas of one's own that the fewest own sea areas lead to."""
    rules = s.tables
    reached = rules.to_sea[target] & s.seas[force]
    edge = reached
    while edge:
        found = coasts(s, edge) & s.lands[force] & ~BIT[target]
        if found:
            return members(found)
        near = 0
        for place in members(edge):
            near |= rules.to_sea[place + rules.first_sea]
        edge = near & s.seas[force] & ~reached
        reached |= edge
    return []


def can_leave(s: DustState, battle: Battle, side: int, kind: int) -> bool:
    """D8.1, D8.4: whether a unit has somewhere to go; attackers go back to where they came from."""
    return side != DEFENCE or bool(havens(s, battle, kind))


def leave(s: DustState, battle: Battle, side: int, leaving: list[int], then: int) -> None:
    """Units leave the battle: attackers are still counted in their origin, defenders choose where to go."""
    if side == DEFENCE:
        s.do(Flee(battle, leaving, then))
        return
    for kind in range(KINDS):
        if leaving[kind]:
            battle = battle.without(side, kind, leaving[kind])
            tell(s, battle.attacker, kind, leaving[kind], battle.target, battle.origin)
    go_on(s, battle, then)


def tell(s: DustState, force: int, kind: int, count: int, target: int, haven: int) -> None:
    """Everybody sees a retreat."""
    if s.sink:
        names = s.tables.area_names
        seat = s.rules.domains["force"].names[force]
        s.sink.tell("retreated", force=seat, unit=UNITS[kind], count=count, target=names[target], area=names[haven])


def go_on(s: DustState, battle: Battle, then: int) -> None:
    """What follows a retreat: ``then`` is how many were asked before this roll, or ``OVER``, or ``DECLARED``."""
    from sandtable.games.dust.rules.abilities import ask_at_start
    from sandtable.games.dust.rules.aftermath import finish
    from sandtable.games.dust.rules.battle import before_roll

    if then == OVER:
        finish(s, battle)
    elif then == DECLARED:
        ask_at_start(s, battle, DEFENCE)
    else:
        before_roll(s, battle, then)


OVER: Final = -1
"""After this retreat the battle is over."""
DECLARED: Final = -2
"""After this retreat the attacker has declared an ability, and the defender may (D7.16)."""


def not_a_haven(s: DustState, battle: Battle, kind: int, area: int) -> Ban | None:
    """D8.2: next to the battle, own or, in some editions, unoccupied; never where attackers came from (D8.3)."""
    return None if area in havens(s, battle, kind) else Ban("D8.2", "not-a-haven")


def not_so_many_flee(leaving: list[int], kind: int, count: int) -> Ban | None:
    """D8.7: as many as retreat."""
    return Ban("D8.7", "not-so-many") if count > leaving[kind] else None


class Flee(Question[DustState]):
    """D8.2, D8.7: where retreating defenders go, kind by kind; each unit may go to another area."""

    __slots__ = ("battle", "leaving", "then")

    cites: ClassVar = ("D8.2", "D8.3", "D8.5", "D8.6", "D8.7")
    fields: ClassVar = ("battle:battle", "leaving:count unit", "then:int")
    verbs: ClassVar = ("flee",)

    def __init__(self, battle: Battle, leaving: list[int], then: int) -> None:
        self.battle = battle
        self.leaving = leaving
        self.then = then

    def seat(self, s: DustState) -> int:
        return self.battle.defender

    def kind(self) -> int:
        """The kind whose units flee first."""
        return next(kind for kind in range(KINDS) if self.leaving[kind])

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        kind = self.kind()
        return "ask-flee", {"unit": UNITS[kind], "count": self.leaving[kind]}

    def legal(self, s: DustState, seat: int) -> list[int]:
        verb = s.rules.space.verb("flee")
        width = len(verb.params[1])
        kind = self.kind()
        found = [
            verb.base + area * width + n for area in havens(s, self.battle, kind) for n in range(self.leaving[kind])
        ]
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        area, count = s.values(action)
        kind = self.kind()
        return not_a_haven(s, self.battle, kind, area) or not_so_many_flee(self.leaving, kind, count)

    def answer(self, s: DustState, seat: int, action: int) -> None:
        area, count = s.values(action)
        kind = self.kind()
        battle = self.battle.without(DEFENCE, kind, count)
        s.remove(battle.target, kind, count)
        s.add(battle.defender, area, kind, count)
        tell(s, battle.defender, kind, count, battle.target, area)
        leaving = self.leaving[:]
        leaving[kind] -= count
        if any(leaving):
            s.do(Flee(battle, leaving, self.then))
        else:
            go_on(s, battle, self.then)

    def check(self, s: DustState) -> Problem | None:
        from sandtable.games.dust.rules.battle import check_battle

        problem = check_battle(s, self.battle)
        if problem:
            return problem
        if not any(self.leaving) or not s.is_player(self.battle.defender):
            return Problem("somebody's units retreat", "problem-somebody-s-units-retreat", "D8.2")
        if any(self.leaving[kind] > self.battle.forces[DEFENCE][kind] for kind in range(KINDS)):
            return Problem("units retreat that fight", "problem-units-retreat-that-fight", "D8.2")
        if havens(s, self.battle, self.kind()):
            return None
        return Problem("they have somewhere to go", "problem-they-have-somewhere-to-go", "D8.4")


PROHIBITIONS: Final[Prohibitions] = [
    ("D8.2", not_a_haven),
    ("D8.7", not_so_many_flee),
]
