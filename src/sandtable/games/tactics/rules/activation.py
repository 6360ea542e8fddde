"""T4: an activation is declared whole, then carried out; other chapters say what each action does."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.step import Procedure
from sandtable.games.tactics.rules.abilities import ability_ban, announce, announceable, owner_of, owners
from sandtable.games.tactics.rules.acts import (
    ACTS,
    ATTACK,
    CHARGE_ACT,
    DOERS,
    JUDGES,
    LEAP,
    MOVE,
    MOVES,
    NOT_YET,
    NOTHING,
    RELOAD_ACT,
    SUSTAINED_ATTACK,
    WHOLE,
)
from sandtable.games.tactics.rules.asking import SideQuestion, UnitQuestion
from sandtable.games.tactics.rules.board import READY, Battlefield
from sandtable.games.tactics.rules.cards import CHARGE, JUMP, MEDAL_OF_HONOR
from sandtable.games.tactics.rules.combat import PLAIN, SUSTAINED
from sandtable.games.tactics.rules.reaction import Window
from sandtable.games.tactics.rules.targets import has_target
from sandtable.games.tactics.rules.ways import can_enter, can_exit, can_move

# What is not allowed


def not_ready(s: Battlefield, u: int) -> Ban | None:
    """T3.2: each unit is activated once a round."""
    return None if u >= 0 and s.is_ready(u) else Ban("T3.2", "not-ready")


def not_that_side(s: Battlefield, side: int, u: int) -> Ban | None:
    """T3.2: a side activates its own units."""
    return None if u >= 0 and s.side[u] == side else Ban("T3.2", "not-your-unit")


def enters_with_squad(s: Battlefield, u: int) -> Ban | None:
    """T3.4: a joined hero enters with their squad, and leaves it on the board only."""
    joined = s.leads(u) and not s.on_board(u) and s.is_ready(s.mate[u])
    return Ban("T3.4", "enters-with-squad") if joined else None


def comes_at_once(must: bool) -> Ban | None:
    """T18.4, T18.5: who is brought back is activated at once."""
    return Ban("T18.4", "activated-at-once") if must else None


def not_the_one_ordered(ordered: int, unit: int) -> Ban | None:
    """T18.2: only the unit the order was for may be activated now."""
    return None if unit == ordered else Ban("T18.2", "not-the-one-ordered")


def attack_twice(first: int, act: int) -> Ban | None:
    """T4.1: attack and attack is the one pair that is not allowed."""
    return Ban("T4.1", "attack-twice") if first == ATTACK and act == ATTACK else None


def takes_both(first: int, act: int) -> Ban | None:
    """T4.1, T17.12: a sustained attack, a charge and a long jump take both actions."""
    return Ban("T4.1", "takes-both-actions") if first != NOT_YET and act in WHOLE and act != NOTHING else None


def must_enter(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T3.4, T3.3, R25: off the board the first action is the move that enters."""
    if s.on_board(u) or first != NOT_YET or act in MOVES:
        return None
    return Ban("T3.4", "must-enter") if can_enter(s, u) or act != NOTHING else None


def no_way_in(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T3.6: no entry square is free."""
    if s.on_board(u) or first != NOT_YET or act not in MOVES:
        return None
    return None if can_move(s, u, 2 if act == LEAP else 1) else Ban("T3.6", "no-way-in")


def nothing_to_shoot(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T7.1: an attack from where the unit stands needs a target; after a move it is judged there (T4.5)."""
    if act not in (ATTACK, SUSTAINED_ATTACK) or first == MOVE:
        return None
    if first == RELOAD_ACT or not s.on_board(u):
        return None
    mode = SUSTAINED if act == SUSTAINED_ATTACK else PLAIN
    return None if has_target(s, u, mode) else Ban("T7.1", "nothing-to-shoot")


def cannot_charge(s: Battlefield, u: int, act: int) -> Ban | None:
    """T17.12: only with Charge."""
    return Ban("T17.12", "no-charge") if act == CHARGE_ACT and not s.abilities(u) & CHARGE else None


def cannot_leap(s: Battlefield, u: int, act: int) -> Ban | None:
    """T17.17: only with Jump are two moves one."""
    return Ban("T17.17", "no-jump") if act == LEAP and not s.card(u).abilities & JUMP else None


def cannot_move(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T5.4: there is nowhere to go."""
    if act not in (MOVE, LEAP) or first != NOT_YET or not s.on_board(u):
        return None
    moves = 2 if act == LEAP else 1
    return None if can_move(s, u, moves) or can_exit(s, u, moves) else Ban("T5.4", "nowhere-to-go")


def act_ban(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """Why a unit may not declare an act, after the first one if there was one."""
    return (
        attack_twice(first, act)
        or takes_both(first, act)
        or must_enter(s, u, first, act)
        or no_way_in(s, u, first, act)
        or nothing_to_shoot(s, u, first, act)
        or cannot_charge(s, u, act)
        or cannot_leap(s, u, act)
        or cannot_move(s, u, first, act)
        or judged(s, u, first, act)
    )


def judged(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """What the other chapters say."""
    for judge in JUDGES:
        ban = judge(s, u, first, act)
        if ban is not None:
            return ban
    return None


PROHIBITIONS: Final[Prohibitions] = [
    ("T3.2", not_ready),
    ("T3.2", not_that_side),
    ("T3.4", enters_with_squad),
    ("T18.4", comes_at_once),
    ("T18.2", not_the_one_ordered),
    ("T4.1", attack_twice),
    ("T4.1", takes_both),
    ("T3.4", must_enter),
    ("T3.6", no_way_in),
    ("T7.1", nothing_to_shoot),
    ("T17.12", cannot_charge),
    ("T17.17", cannot_leap),
    ("T5.4", cannot_move),
]


# Declaring


class Activate(SideQuestion):
    """T3.2, T4.2: a side activates a unit; the order goes on until all of it is declared."""

    __slots__ = ("side",)
    cites: ClassVar = ("T3.2", "T4.1", "T4.2", "T15.5")
    fields: ClassVar = ("side:side",)
    verbs: ClassVar = ("activate",)

    def __init__(self, side: int) -> None:
        self.side = side

    def asked_side(self, s: Battlefield) -> int:
        return self.side

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        base = s.tables.verb_activate
        found: list[int] = []
        for u in range(len(s.unit)):
            if s.side[u] == self.side and s.is_ready(u) and enters_with_squad(s, u) is None:
                found.append(base + s.unit[u])
        found.sort()
        return found

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        u = s.slot[s.chosen(action)]
        return not_that_side(s, self.side, u) or not_ready(s, u) or enters_with_squad(s, u)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        begin(s, s.chosen(action))


class ActivateThis(UnitQuestion):
    """T18.2, T18.4, T18.5: a unit that an order made ready, or brought back, may or must be activated now."""

    __slots__ = ("must",)
    cites: ClassVar = ("T18.2", "T18.4", "T18.5")
    fields: ClassVar = ("unit:unit", "must:bool")
    verbs: ClassVar = ("activate", "wait")

    def __init__(self, unit: int, must: bool) -> None:
        self.unit = unit
        self.must = must

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-activate-this", {"unit": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        found = [s.tables.verb_activate + self.unit]
        return found if self.must else sorted([*found, s.tables.verb_wait])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        unit = s.chosen(action)
        return comes_at_once(self.must) if unit < 0 else not_the_one_ordered(self.unit, unit)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        if s.chosen(action) >= 0:
            begin(s, self.unit)


def begin(s: Battlefield, unit: int) -> None:
    """A unit was named: go on with its declaration. A joined hero who is named leaves their squad (R33)."""
    u = s.slot[unit]
    s.paid = 0
    s.unbroken = True
    if s.leads(u):
        s.tell("parted", unit=s.name(u), squad=s.name(s.mate[u]))
        s.part(s.mate[u])
    if s.hero_of(u) >= 0 and s.on_board(u):
        s.do(Leave(unit))
    else:
        s.do(Declare(unit, NOT_YET))


class Leave(UnitQuestion):
    """T15.3, T15.5: before a joint activation the hero may leave, for good, and stays ready (R33)."""

    __slots__ = ()
    cites: ClassVar = ("T15.3", "T15.5")
    verbs: ClassVar = ("leave", "stay")
    continues = True

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        u = s.slot[self.unit]
        return "ask-leave", {"unit": s.name(s.mate[u]), "squad": s.name(u)}

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u = s.slot[self.unit]
        if action == s.tables.verb_leave:
            s.tell("parted", unit=s.name(s.mate[u]), squad=s.name(u))
            s.part(u)
        s.do(Declare(self.unit, NOT_YET))


class Declare(UnitQuestion):
    """T4.1, T4.2: what the unit does first, and then what second."""

    __slots__ = ("first",)
    cites: ClassVar = ("T4.1", "T4.2", "T4.4", "T3.4")
    fields: ClassVar = ("unit:unit", "first:act?")
    verbs: ClassVar = ("do",)
    continues = True

    def __init__(self, unit: int, first: int) -> None:
        self.unit = unit
        self.first = first

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        unit = s.tables.unit_names[self.unit]
        if self.first == NOT_YET:
            return "ask-first-act", {"unit": unit}
        return "ask-second-act", {"unit": unit, "first": ACTS[self.first]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        u, base = s.slot[self.unit], s.tables.verb_do
        return [base + act for act in range(len(ACTS)) if act_ban(s, u, self.first, act) is None]

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return act_ban(s, s.slot[self.unit], self.first, s.chosen(action))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        act = s.chosen(action)
        if self.first == NOT_YET and act not in WHOLE:
            s.do(Declare(self.unit, act))
        else:
            acts = [act] if self.first == NOT_YET else [self.first, act]
            ask_free(s, self.unit, acts)


def ask_free(s: Battlefield, unit: int, acts: list[int]) -> None:
    """T4.4: ask for free abilities, if the unit has any for what it does; then go."""
    u = s.slot[unit]
    if announceable(s, u, acts):
        s.do(Free(unit, acts))
    else:
        go(s, unit, acts)


class Free(UnitQuestion):
    """T4.4, T4.5, T17.31: abilities that cost no action are announced before the activation begins."""

    __slots__ = ("acts",)
    cites: ClassVar = ("T4.4", "T4.5", "T17.4", "T17.6", "T17.8", "T17.16", "T17.18", "T17.31")
    fields: ClassVar = ("unit:unit", "acts:list act")
    verbs: ClassVar = ("use", "done")
    continues = True

    def __init__(self, unit: int, acts: list[int]) -> None:
        self.unit = unit
        self.acts = acts

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-free", {"unit": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        u, base = s.slot[self.unit], s.tables.verb_use
        found = [base + n for n in announceable(s, u, self.acts)]
        return sorted([*found, s.tables.verb_done])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        ability = s.chosen(action)
        return None if ability < 0 else ability_ban(s, s.slot[self.unit], self.acts, ability)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        ability, u = s.chosen(action), s.slot[self.unit]
        if ability < 0:
            go(s, self.unit, self.acts)
        else:
            announce(s, owner_of(s, u, self.acts, ability), ability)
            ask_free(s, self.unit, self.acts)


# Carrying out


def go(s: Battlefield, unit: int, acts: list[int]) -> None:
    """T4.2, T13.2, T13.5: everything is declared; put down what happens, with the windows for reactive fire."""
    u = s.slot[unit]
    for w in owners(s, u):
        s.flags[w] &= ~READY
    words = [ACTS[act] for act in acts]
    s.tell("activated", unit=s.name(u), first=words[0], second=words[1] if len(words) > 1 else "nothing")
    end = EndActivation(unit)
    first = acts[0]
    if first == NOTHING:
        s.do(end)
    elif first == SUSTAINED_ATTACK:
        s.do(Do(unit, first, False), end)
    elif first == CHARGE_ACT:
        charge(s, unit, end)
    elif first == LEAP:
        s.do(Do(unit, LEAP, False), Window(unit), end)
    else:
        second = acts[1]
        s.do(Do(unit, first, second == MOVE), Window(unit), Do(unit, second, False), end)


def charge(s: Battlefield, unit: int, end: "EndActivation") -> None:
    """T17.12, T13.2: two moves, then the window, then the attack; F: a window between the moves, too (T13.3).

    Whoever jumps makes one jump of both moves (T17.17).
    """
    u = s.slot[unit]
    strike = Do(unit, CHARGE_ACT, False)
    if s.card(u).abilities & JUMP and s.on_board(u):
        s.do(Do(unit, LEAP, False), Window(unit), strike, end)
    elif s.tables.rule_set.charge_interrupted:
        s.do(Do(unit, MOVE, True), Window(unit), Do(unit, MOVE, False), Window(unit), strike, end)
    else:
        s.do(Do(unit, MOVE, True), Do(unit, MOVE, False), Window(unit), strike, end)


class Do(Procedure[Battlefield]):
    """T4.5: a declared action happens, or is lost if it has become impossible."""

    __slots__ = ("act", "later", "unit")
    cites: ClassVar = ("T4.1", "T4.5", "T15.6")
    fields: ClassVar = ("unit:unit", "act:act", "later:bool")

    def __init__(self, unit: int, act: int, later: bool) -> None:
        """``later``: another move of the same activation is to come."""
        self.unit = unit
        self.act = act
        self.later = later

    def run(self, s: Battlefield) -> None:
        u = s.actor(s.slot[self.unit])
        if u < 0 or self.act == NOTHING:
            return
        if not DOERS[self.act](s, s.unit[u], self.act, self.later):
            s.tell("lost-action", unit=s.name(u), act=ACTS[self.act])


class EndActivation(Procedure[Battlefield]):
    """T3.2: the activation is over; an announced medal is gone (T17.18)."""

    __slots__ = ("unit",)
    cites: ClassVar = ("T3.2", "T17.18")
    fields: ClassVar = ("unit:unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: Battlefield) -> None:
        s.paid = 0
        s.unbroken = False
        for u in range(len(s.lasting)):
            s.lasting[u] &= ~MEDAL_OF_HONOR


def cut_short(s: Battlefield) -> None:
    """T18.4, T18.5: the activation ends here; what was declared and not yet done is lost."""
    while s.stack:
        step = s.stack.pop()
        if isinstance(step, EndActivation):
            step.run(s)
            return
