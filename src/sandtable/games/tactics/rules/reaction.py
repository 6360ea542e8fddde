"""T13: reactive fire: at its windows, units not yet activated may try to shoot at the one that is."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.chance import volley
from sandtable.core.step import Chance, Procedure
from sandtable.games.tactics.rules.abilities import ability_ban, announce, announceable, owner_of, owners
from sandtable.games.tactics.rules.acts import ATTACK
from sandtable.games.tactics.rules.asking import SideQuestion, UnitQuestion
from sandtable.games.tactics.rules.attack import aim
from sandtable.games.tactics.rules.board import READY, Battlefield
from sandtable.games.tactics.rules.combat import REACTION, Attack, dice_to_react
from sandtable.games.tactics.rules.targets import can_hurt, enemies


def reactors(s: Battlefield, u: int) -> list[int]:
    """T13.1: the enemies that may try: ready, with sight, range and a row that can hurt."""
    if s.at[u] < 0:
        return []
    found: list[int] = []
    for v in enemies(s, u):  # sight is mutual (T6.1)
        if s.is_ready(v) and can_hurt(s, v, u, REACTION):
            found.append(v)
    return found


def no_reaction(able: list[int], v: int) -> Ban | None:
    """T13.1: only ready units that see the enemy, reach it and can hurt it."""
    return None if v in able else Ban("T13.1", "no-reaction")


PROHIBITIONS: Final[Prohibitions] = [("T13.1", no_reaction)]


class Window(Procedure[Battlefield]):
    """T13.2, T13.5: the moment for reactive fire; nobody is asked if nobody can."""

    __slots__ = ("unit",)
    cites: ClassVar = ("T13.2", "T13.3", "T13.5", "R11", "R13")
    fields: ClassVar = ("unit:unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: Battlefield) -> None:
        u = s.actor(s.slot[self.unit])
        able = reactors(s, u) if u >= 0 else []
        if able:
            s.unbroken = False
            step = React(s.unit[u])
            step.know(able)
            s.do(step)


def close_windows(s: Battlefield) -> None:
    """T13.3 F: there is one attempt in an enemy's activation, so the second window of a charge stays shut."""
    s.stack[:] = [step for step in s.stack if not isinstance(step, Window)]


class React(SideQuestion):
    """T13.1, T13.4: a unit tries, or none does. By the rulebook one after the other, by the FAQ one only (T13.3)."""

    __slots__ = ("_able", "unit")
    cites: ClassVar = ("T13.1", "T13.3", "T13.4", "R11", "R15", "R16")
    fields: ClassVar = ("unit:unit",)
    verbs: ClassVar = ("react", "pass")

    def __init__(self, unit: int) -> None:
        """``unit``: the one that is activated."""
        self.unit = unit
        self._able: list[int] | None = None  # nothing changes while this is asked

    def know(self, able: list[int]) -> None:
        """Who may try has been worked out already."""
        self._able = able

    def able(self, s: Battlefield) -> list[int]:
        """Who may try."""
        if self._able is None:
            self._able = reactors(s, s.slot[self.unit])
        return self._able

    def asked_side(self, s: Battlefield) -> int:
        return 1 - s.tables.side_of_unit[self.unit]

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-react", {"enemy": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_pass, *[s.tables.verb_react + s.unit[v] for v in self.able(s)]])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        unit = s.chosen(action)
        return None if unit < 0 else no_reaction(self.able(s), s.slot[unit])

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        unit = s.chosen(action)
        if unit < 0:
            return
        v = s.slot[unit]
        for w in owners(s, v):
            s.flags[w] &= ~READY  # T13.1: it counts as activated either way
        s.tell("reacts", unit=s.name(v), enemy=s.tables.unit_names[self.unit])
        if s.tables.rule_set.one_reaction:
            close_windows(s)
            s.do(ReactionRoll(unit, self.unit))
        else:
            s.do(ReactionRoll(unit, self.unit), Window(self.unit))


def reaction_dice(s: Battlefield, v: int) -> int:
    """T13.1: the dice of a unit that tries to react."""
    return dice_to_react(s.abilities(v))


class ReactionRoll(Chance[Battlefield]):
    """T13.1, R35: at least one HIT, and the unit fires at once."""

    __slots__ = ("enemy", "unit")
    cites: ClassVar = ("T13.1", "T17.1", "T17.2", "R35")
    fields: ClassVar = ("unit:unit", "enemy:unit")
    verbs: ClassVar = ("hits",)

    def __init__(self, unit: int, enemy: int) -> None:
        self.unit = unit
        self.enemy = enemy

    def odds(self, s: Battlefield) -> list[int]:
        return volley(reaction_dice(s, s.slot[self.unit]))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        if s.chosen(action):
            s.tell("reaction-succeeds", unit=s.tables.unit_names[self.unit])
            ask_free(s, self.unit, self.enemy, False)
        else:
            s.tell("reaction-fails", unit=s.tables.unit_names[self.unit])


def ask_free(s: Battlefield, unit: int, enemy: int, asked: bool) -> None:
    """T4.6, R17: a reaction is an activation: free abilities may be used; then all rows aim at the enemy."""
    v = s.slot[unit]
    if announceable(s, v, [ATTACK]):
        s.do(FreeInReactionOn(unit, enemy) if asked else FreeInReaction(unit, enemy))
    else:
        s.unbroken = asked
        aim(s, Attack(unit, REACTION, [], [], [], 0), 0, s.slot[enemy])


class FreeInReaction(UnitQuestion):
    """T4.6, R17: free abilities of a unit that reacts."""

    __slots__ = ("enemy",)
    cites: ClassVar = ("T4.6", "T13.1", "R17")
    fields: ClassVar = ("unit:unit", "enemy:unit")
    verbs: ClassVar = ("use", "done")

    def __init__(self, unit: int, enemy: int) -> None:
        self.unit = unit
        self.enemy = enemy

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-free", {"unit": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        v, base = s.slot[self.unit], s.tables.verb_use
        found = [base + n for n in announceable(s, v, [ATTACK])]
        return sorted([*found, s.tables.verb_done])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        ability = s.chosen(action)
        return None if ability < 0 else ability_ban(s, s.slot[self.unit], [ATTACK], ability)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        ability, v = s.chosen(action), s.slot[self.unit]
        if ability < 0:
            s.unbroken = True
            aim(s, Attack(self.unit, REACTION, [], [], [], 0), 0, s.slot[self.enemy])
        else:
            announce(s, owner_of(s, v, [ATTACK], ability), ability)
            ask_free(s, self.unit, self.enemy, True)


class FreeInReactionOn(FreeInReaction):
    """The same as part of an order."""

    __slots__ = ()
    continues = True
