"""T18: the command squad: one order a round, by members who are alive."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT
from sandtable.core.chance import volley
from sandtable.core.step import Chance, Procedure
from sandtable.games.tactics.rules.activation import ActivateThis, EndActivation, cut_short
from sandtable.games.tactics.rules.acts import (
    ACTS,
    BRING_BACK,
    HEAL,
    MOVE,
    ORDERS,
    REACTIVATE,
    REBUILD,
    REPAIR,
    STRIKE,
    carries_out,
    judges,
)
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.board import (
    BROUGHT_BACK,
    DEAD,
    FIGURES,
    LIMITED,
    LOADED,
    READY,
    REBUILT,
    Battlefield,
)
from sandtable.games.tactics.rules.cards import COMMAND_SQUAD, HERO, SQUAD, VEHICLE
from sandtable.games.tactics.rules.skills import RADIOMAN, adjacent, calls_by_radio, damaged_beside, has_member
from sandtable.games.tactics.rules.ways import can_enter

OFFICER: Final = 0
MECHANIC: Final = 2
MEDIC: Final = 3
"""Places among ``cards.MEMBERS``."""
MEMBER_OF: Final = {REACTIVATE: OFFICER, REPAIR: MECHANIC, REBUILD: MECHANIC, HEAL: MEDIC, BRING_BACK: MEDIC}
ROLLED: Final = (REACTIVATE, REBUILD, BRING_BACK)
"""Orders that need a HIT."""


# Whom an order can be for


def order_targets(s: Battlefield, u: int, order: int) -> list[int]:
    """T18.2, T18.3, T18.4, T18.5: the units an order can be given for, from where the command squad stands."""
    if order == REACTIVATE:
        return [v for v in friends(s, u) if not s.is_ready(v) and s.at[v] >= 0 and in_earshot(s, u, v)]
    if order == REPAIR:
        return damaged_beside(s, u)
    if order == HEAL:
        return [v for v in friends_and_heroes(s, u) if is_hurt(s, v) and s.at[v] >= 0 and adjacent(s, u, v)]
    kind = VEHICLE if order == REBUILD else SQUAD
    return [v for v in dead(s, u) if s.card(v).kind == kind and could_return(s, v)]


def friends(s: Battlefield, u: int) -> list[int]:
    """Living units of the same side that are activated by themselves; never the squad itself (T18.1)."""
    return [v for v in s.speakers(s.side[u]) if v != u]


def friends_and_heroes(s: Battlefield, u: int) -> list[int]:
    """The same with joined heroes, but not the squad's own (T18.1)."""
    found = friends(s, u)
    for v in range(len(s.unit)):
        if s.side[v] == s.side[u] and s.leads(v) and s.is_alive(v) and s.mate[v] != u:
            found.append(v)
    return found


def dead(s: Battlefield, u: int) -> list[int]:
    """Destroyed units of the same side."""
    return [v for v in range(len(s.unit)) if s.side[v] == s.side[u] and s.flags[v] & DEAD]


def is_order(s: Battlefield, u: int, act: int) -> bool:
    """T18.1: whether an act is the order of the round: a strike is, if the radioman calls it."""
    return act in ORDERS or (act == STRIKE and calls_by_radio(s, u))


def in_earshot(s: Battlefield, u: int, v: int) -> bool:
    """T18.2: adjacent, or anywhere on the board with a living radioman."""
    return has_member(s, u, RADIOMAN) or adjacent(s, u, v)


def is_hurt(s: Battlefield, v: int) -> bool:
    """T18.5: a squad that has lost miniatures, or a hero who has lost points."""
    return s.card(v).kind in (SQUAD, HERO) and s.points[v] < s.card(v).points


def could_return(s: Battlefield, v: int) -> bool:
    """R24: whether an entry square is free for a unit that is brought back."""
    return can_enter(s, v)


# What is not allowed


def no_commander(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T18.1: only a command squad gives orders, and a dead member gives none."""
    if act not in ORDERS:
        return None
    commands = s.card(u).abilities & COMMAND_SQUAD and has_member(s, u, MEMBER_OF[act])
    return None if commands else Ban("T18.1", "no-commander")


def one_order(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T18.1, R20: a side tries one order a round, a strike by radio included."""
    tried = s.ordered & BIT[s.side[u]] or is_order(s, u, first)
    return Ban("T18.1", "one-order") if tried and is_order(s, u, act) else None


def no_radio(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T18.4, T18.5: what is brought back is called by radio."""
    if act not in (REBUILD, BRING_BACK) or has_member(s, u, RADIOMAN):
        return None
    return Ban("T18.4", "no-radio")


def once_a_game(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T18.8: each mechanic rebuilds once, each medic brings back once."""
    done = (act == REBUILD and s.used[u] & REBUILT) or (act == BRING_BACK and s.used[u] & BROUGHT_BACK)
    return Ban("T18.8", "once-a-game") if done else None


def nobody_to_help(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T18.2, T18.3, T18.4, T18.5: there is no unit for this order; after a move it is judged there."""
    if act not in ORDERS or (first == MOVE and act not in (REBUILD, BRING_BACK)):
        return None
    return None if order_targets(s, u, act) else Ban("T18.2", "nobody-to-help")


def not_that_unit(able: list[int], v: int) -> Ban | None:
    """T18.2, T18.3, T18.4, T18.5: the order cannot be for this unit."""
    return None if v in able else Ban("T18.2", "not-that-unit")


def nobody_lost(able: list[int], figure: int) -> Ban | None:
    """T18.5: only a miniature that was lost comes back."""
    return None if figure in able else Ban("T18.5", "nobody-lost")


PROHIBITIONS: Final[Prohibitions] = [
    ("T18.1", no_commander),
    ("T18.1", one_order),
    ("T18.4", no_radio),
    ("T18.8", once_a_game),
    ("T18.2", nobody_to_help),
    ("T18.2", not_that_unit),
    ("T18.5", nobody_lost),
]


def order_ban(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """What this chapter says about an act."""
    return (
        no_commander(s, u, first, act)
        or one_order(s, u, first, act)
        or no_radio(s, u, first, act)
        or once_a_game(s, u, first, act)
        or nobody_to_help(s, u, first, act)
    )


# Giving orders


def ask(s: Battlefield, unit: int, act: int, later: bool) -> bool:
    """A declared order: ask for whom; False if it has become impossible (T4.5)."""
    u = s.slot[unit]
    if not s.card(u).abilities & COMMAND_SQUAD or not has_member(s, u, MEMBER_OF[act]):
        return False
    if act in (REBUILD, BRING_BACK) and not has_member(s, u, RADIOMAN):
        return False
    if s.ordered & BIT[s.side[u]] or not order_targets(s, u, act):
        return False
    s.do(OrderOn(unit, act) if s.unbroken else Order(unit, act))
    return True


class Order(UnitQuestion):
    """T18.2, T18.7: the unit an order is for is named before the roll."""

    __slots__ = ("order",)
    cites: ClassVar = ("T18.1", "T18.2", "T18.4", "T18.5", "T18.7", "R21", "R40")
    fields: ClassVar = ("unit:unit", "order:act")
    verbs: ClassVar = ("for",)

    def __init__(self, unit: int, order: int) -> None:
        self.unit = unit
        self.order = order

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-order", {"unit": s.tables.unit_names[self.unit], "act": ACTS[self.order]}

    def able(self, s: Battlefield) -> list[int]:
        """Whom it can be for."""
        return order_targets(s, s.slot[self.unit], self.order)

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_for + s.unit[v] for v in self.able(s)])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return not_that_unit(self.able(s), s.slot[s.chosen(action)])

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u, target = s.slot[self.unit], s.chosen(action)
        v = s.slot[target]
        s.ordered |= BIT[s.side[u]]
        s.tell("orders", unit=s.name(u), act=ACTS[self.order], friend=s.name(v))
        if self.order in ROLLED:
            s.unbroken = False
            s.do(OrderRoll(self.unit, self.order, target))
        elif self.order == REPAIR:
            s.points[v] += 1
            s.tell("repaired", unit=s.name(v), count=1)
        elif s.card(v).kind == HERO:
            s.points[v] += 1
            s.tell("healed", unit=s.name(v), count=1)
        else:
            kinds = lost_kinds(s, v)
            if len(kinds) == 1:
                revive(s, v, kinds[0])
            else:
                s.do(Revive(target))


class OrderOn(Order):
    """The same as part of an order."""

    __slots__ = ()
    continues = True


def lost_kinds(s: Battlefield, v: int) -> list[int]:
    """The kinds of miniatures a squad has lost some of."""
    card = s.card(v)
    return [k for k in range(len(card.figures)) if s.figures[v * FIGURES + k] < card.counts[k]]


def revive(s: Battlefield, v: int, kind: int) -> None:
    """T18.5: a miniature is back with its weapon; by the rulebook limited ammunition is full again, by the FAQ not."""
    card = s.card(v)
    s.figures[v * FIGURES + kind] += 1
    s.points[v] += 1
    if s.tables.rule_set.medic_refills:
        for place, rounds in enumerate(card.limits):
            s.ammunition[v * LIMITED + place] = rounds
    s.tell("revived", unit=s.name(v), figure=card.figures[kind])


class Revive(UnitQuestion):
    """T18.5: the owner says which miniature gets up."""

    __slots__ = ()
    cites: ClassVar = ("T18.5",)
    verbs: ClassVar = ("revive",)
    continues = True

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-revive", {"unit": s.tables.unit_names[self.unit]}

    def able(self, s: Battlefield) -> list[int]:
        """The numbers of the kinds that were lost."""
        v = s.slot[self.unit]
        return [s.tables.figure_numbers[s.card(v).figures[kind]] for kind in lost_kinds(s, v)]

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_revive + figure for figure in self.able(s)])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return nobody_lost(self.able(s), s.chosen(action))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        v = s.slot[self.unit]
        revive(s, v, s.card(v).figures.index(s.tables.figure_names[s.chosen(action)]))


class OrderRoll(Chance[Battlefield]):
    """T18.2, T18.4, T18.5, R35: an order works on a HIT; a failed one is not used up for the game (T18.7)."""

    __slots__ = ("order", "target", "unit")
    cites: ClassVar = ("T18.2", "T18.4", "T18.5", "T18.7", "R35")
    fields: ClassVar = ("unit:unit", "order:act", "target:unit")
    verbs: ClassVar = ("hits",)

    def __init__(self, unit: int, order: int, target: int) -> None:
        self.unit = unit
        self.order = order
        self.target = target

    def odds(self, s: Battlefield) -> list[int]:
        return volley(1)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u, v = s.slot[self.unit], s.slot[self.target]
        if not s.chosen(action):
            s.tell("order-fails", unit=s.name(u))
            return
        if self.order == REACTIVATE:
            make_ready(s, v)
            after_activation(s, ReadyAgain(self.target))
            return
        s.used[u] |= REBUILT if self.order == REBUILD else BROUGHT_BACK
        restore(s, v)
        cut_short(s)
        s.do(ActivateThis(self.target, True))


def make_ready(s: Battlefield, v: int) -> None:
    """T18.2, R21: ready again, with a joined hero."""
    s.flags[v] |= READY
    hero = s.hero_of(v)
    if hero >= 0:
        s.flags[hero] |= READY
    s.tell("ready-again", unit=s.name(v))


class ReadyAgain(Procedure[Battlefield]):
    """T18.2: the unit may be activated at once, unless the rest of the activation has used it up or destroyed it."""

    __slots__ = ("unit",)
    cites: ClassVar = ("T18.2",)
    fields: ClassVar = ("unit:unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: Battlefield) -> None:
        if s.is_ready(s.slot[self.unit]):
            s.do(ActivateThis(self.unit, False))


def after_activation(s: Battlefield, step: ReadyAgain) -> None:
    """T18.2: right after the command squad's activation has ended."""
    for place in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[place], EndActivation):
            s.stack.insert(place, step)
            return


def restore(s: Battlefield, v: int) -> None:
    """T18.7, R22: a unit is back, off the board, whole, loaded and alone; abilities it used stay used."""
    card = s.card(v)
    s.flags[v] = READY | LOADED
    s.points[v] = card.points
    s.mate[v] = -1
    for kind, count in enumerate(card.counts):
        s.figures[v * FIGURES + kind] = count
    for place, rounds in enumerate(card.limits):
        s.ammunition[v * LIMITED + place] = rounds
    s.lasting[v] = 0
    s.tell("brought-back", unit=s.name(v))


judges(order_ban)
carries_out(ask, *ORDERS)
