"""T12, T17.5, T17.24: actions that are skills: calling artillery, reloading, Tank Head, taking a charge."""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT
from sandtable.games.tactics.rules.abilities import ability_ban, announce, announceable, owner_of, owners
from sandtable.games.tactics.rules.acts import (
    ATTACK,
    MOVE,
    RELOAD_ACT,
    SEIZE,
    STRIKE,
    TANK_HEAD_ACT,
    carries_out,
    judges,
)
from sandtable.games.tactics.rules.asking import UnitQuestion
from sandtable.games.tactics.rules.attack import aim, too_many_rounds
from sandtable.games.tactics.rules.board import FIGURES, LOADED, READY, Battlefield
from sandtable.games.tactics.rules.cards import (
    ARTILLERY_STRIKE,
    COMMAND_SQUAD,
    RELOAD,
    TANK_HEAD,
    THE_UNIT,
    VEHICLE,
)
from sandtable.games.tactics.rules.combat import CALLED, Attack, Shot
from sandtable.games.tactics.rules.targets import (
    ROWS,
    can_fire,
    enemies,
    hurts,
    in_smoke,
    is_in_range,
    rounds_left,
    row_at,
    rows_of,
)

RADIOMAN: Final = 1
"""The second of the members of a command squad (``cards.MEMBERS``)."""


def has_member(s: Battlefield, u: int, member: int) -> bool:
    """T18.1: whether a command squad's officer, radioman, mechanic or medic is alive."""
    kind = s.card(u).member[member]
    return kind >= 0 and s.figures[u * FIGURES + kind] > 0


def adjacent(s: Battlefield, u: int, v: int) -> bool:
    """T17.30: eight neighbours and the same square, no wall between."""
    ground = s.tables.ground
    for a in s.squares(u):
        for b in s.squares(v):
            if a == b:
                return True
            if b in ground.near[a]:
                step = [ground.to[a * 8 + way] for way in range(8)].index(b)
                if ground.walled[0][a * 8 + step] != 3:
                    return True
    return False


def has_ability(s: Battlefield, u: int, ability: int) -> int:
    """Who of a unit and its hero has an ability: in a joint activation each may use their own; -1 if nobody."""
    for w in owners(s, u):
        if s.card(w).abilities & ability:
            return w
    return -1


# Artillery


def is_spotter(s: Battlefield, u: int) -> bool:
    """T12.2, T18.3: whether a unit can call artillery: by Artillery Strike, or by a living radioman."""
    if not calls_by_radio(s, u):
        return True
    return bool(s.card(u).abilities & COMMAND_SQUAD) and has_member(s, u, RADIOMAN)


def calls_by_radio(s: Battlefield, u: int) -> bool:
    """T18.1, R20: a strike of somebody without Artillery Strike is the radioman's, and so the order of the round."""
    return has_ability(s, u, ARTILLERY_STRIKE) < 0


def guns(s: Battlefield, u: int) -> list[int]:
    """T12.2, T12.6: friendly artillery that can be called: loaded, ready, on the board, neither in smoke nor inside."""
    found: list[int] = []
    for v in range(len(s.unit)):
        if s.side[v] != s.side[u] or v == u or s.at[v] < 0 or not s.is_ready(v) or s.leads(v):
            continue
        if in_smoke(s, v) or any(s.tables.ground.building[square] >= 0 for square in s.squares(v)):
            continue
        if artillery_rows(s, v):
            found.append(v)
    return found


def artillery_rows(s: Battlefield, v: int) -> list[int]:
    """The A rows of a unit that can fire."""
    return [place for place in rows_of(s, v) if row_at(s, place).artillery and can_fire(s, place, CALLED)]


def strike_targets(s: Battlefield, u: int, gun: int) -> list[int]:
    """T12.6: units the spotter sees, at 4 or more from the gun, that it can hurt."""
    found: list[int] = []
    for v in enemies(s, u):
        armour = s.card(v).armour
        for place in artillery_rows(s, gun):
            row = row_at(s, place)
            if is_in_range(s, gun, v, row) and hurts(row, armour):
                found.append(v)
                break
    return found


def callable_guns(s: Battlefield, u: int) -> list[int]:
    """Guns that have a target."""
    return [gun for gun in guns(s, u) if strike_targets(s, u, gun)]


# What is not allowed


def no_spotter(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T12.2, T18.3: only a spotter calls artillery."""
    if act != STRIKE or is_spotter(s, u):
        return None
    return Ban("T12.2", "no-spotter")


def no_gun(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T12.2, T12.6: there is no gun that could fire; judged here only if the unit does not move before."""
    if act != STRIKE:
        return None
    able = guns(s, u) if first == MOVE or not s.on_board(u) else callable_guns(s, u)
    return None if able else Ban("T12.2", "no-gun")


def nothing_to_reload(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T12.3, T12.4: a loaded weapon is not loaded again, unless it is fired before."""
    if act != RELOAD_ACT:
        return None
    able = [w for w in owners(s, u) if s.card(w).abilities & RELOAD]
    empty = any(not s.flags[w] & LOADED for w in able)
    return None if able and (empty or first == ATTACK) else Ban("T12.3", "nothing-to-reload")


def no_tank_head(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T17.24: once a game, and a damaged friendly vehicle beside them; judged where they will stand."""
    if act != TANK_HEAD_ACT:
        return None
    w = has_ability(s, u, TANK_HEAD)
    if w < 0 or s.used[w] & TANK_HEAD or first == TANK_HEAD_ACT:
        return Ban("T17.24", "no-tank-head")
    return None if first == MOVE or damaged_beside(s, u) else Ban("T17.24", "nothing-to-repair")


def nothing_to_seize(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """T21.1: soldiers take a charge that nobody has, on its square."""
    if act != SEIZE:
        return None
    if not s.charges or not s.is_soldier(u):
        return Ban("T21.1", "nothing-to-seize")
    if first == MOVE or not s.on_board(u):
        return None if any(taken < 0 for taken in s.charges) else Ban("T21.1", "nothing-to-seize")
    return None if charge_here(s, u) >= 0 else Ban("T21.1", "nothing-to-seize")


def not_that_gun(able: list[int], v: int) -> Ban | None:
    """T12.2: the gun is loaded, ready, on the board, and reaches a target the spotter sees."""
    return None if v in able else Ban("T12.2", "no-gun")


def not_that_target(able: list[int], v: int) -> Ban | None:
    """T12.6: what is called for must be possible."""
    return None if v in able else Ban("T12.6", "no-strike-target")


def not_that_vehicle(able: list[int], v: int) -> Ban | None:
    """T17.24: a damaged friendly vehicle beside them."""
    return None if v in able else Ban("T17.24", "nothing-to-repair")


PROHIBITIONS: Final[Prohibitions] = [
    ("T12.2", no_spotter),
    ("T12.2", no_gun),
    ("T12.3", nothing_to_reload),
    ("T17.24", no_tank_head),
    ("T17.24", not_that_vehicle),
    ("T21.1", nothing_to_seize),
    ("T12.2", not_that_gun),
    ("T12.6", not_that_target),
]


def skill_ban(s: Battlefield, u: int, first: int, act: int) -> Ban | None:
    """What this chapter says about an act."""
    return (
        no_spotter(s, u, first, act)
        or no_gun(s, u, first, act)
        or nothing_to_reload(s, u, first, act)
        or no_tank_head(s, u, first, act)
        or nothing_to_seize(s, u, first, act)
    )


# What happens


def damaged_beside(s: Battlefield, u: int) -> list[int]:
    """Adjacent friendly vehicles that have lost points."""
    found: list[int] = []
    for v in range(len(s.unit)):
        friend = s.side[v] == s.side[u] and s.at[v] >= 0 and s.card(v).kind == VEHICLE
        if friend and s.points[v] < s.card(v).points and s.on_board(u) and adjacent(s, u, v):
            found.append(v)
    return found


def charge_here(s: Battlefield, u: int) -> int:
    """The charge on the unit's square that nobody has taken, -1 if there is none."""
    for number, square in enumerate(s.tables.scenario.charges):
        if square == s.at[u] and s.charges[number] < 0:
            return number
    return -1


def ask(s: Battlefield, unit: int, act: int, later: bool) -> bool:
    """Carry out a skill, or ask what it needs; False if it has become impossible."""
    u = s.slot[unit]
    if act == STRIKE:
        spent = calls_by_radio(s, u) and s.ordered & BIT[s.side[u]]
        if spent or not is_spotter(s, u) or not callable_guns(s, u):
            return False
        s.do(CallOn(unit) if s.unbroken else Call(unit))
        return True
    if act == RELOAD_ACT:
        return reload(s, u)
    if act == TANK_HEAD_ACT:
        w, able = has_ability(s, u, TANK_HEAD), damaged_beside(s, u)
        if w < 0 or not able:
            return False
        if len(able) == 1:
            repair_whole(s, w, able[0])
        else:
            s.do(TankHeadOn(unit) if s.unbroken else TankHead(unit))
        return True
    number = charge_here(s, u)
    if number < 0:
        return False
    s.charges = [s.side[u] if one == number else taken for one, taken in enumerate(s.charges)]
    s.tell("seized", unit=s.name(u), square=s.square_name(s.at[u]))
    return True


def reload(s: Battlefield, u: int) -> bool:
    """T12.3: the weapon is loaded again."""
    done = False
    for w in owners(s, u):
        if s.card(w).abilities & RELOAD and not s.flags[w] & LOADED:
            s.flags[w] |= LOADED
            s.tell("reloaded", unit=s.name(w))
            done = True
    return done


def repair_whole(s: Battlefield, w: int, v: int) -> None:
    """T17.24: all damage of a vehicle is mended."""
    s.used[w] |= TANK_HEAD
    s.points[v] = s.card(v).points
    s.tell("mended", unit=s.name(w), vehicle=s.name(v))


class TankHead(UnitQuestion):
    """T17.24: which vehicle, if several are beside them."""

    __slots__ = ()
    cites: ClassVar = ("T17.24",)
    verbs: ClassVar = ("for",)

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-tank-head", {"unit": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_for + s.unit[v] for v in damaged_beside(s, s.slot[self.unit])])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return not_that_vehicle(damaged_beside(s, s.slot[self.unit]), s.slot[s.chosen(action)])

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        w = has_ability(s, s.slot[self.unit], TANK_HEAD)
        repair_whole(s, w, s.slot[s.chosen(action)])


class TankHeadOn(TankHead):
    """The same as part of an order."""

    __slots__ = ()
    continues = True


class Call(UnitQuestion):
    """T12.2: a spotter calls a gun."""

    __slots__ = ()
    cites: ClassVar = ("T12.2", "T17.5", "T18.3")
    verbs: ClassVar = ("call",)

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-call", {"unit": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_call + s.unit[v] for v in callable_guns(s, s.slot[self.unit])])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return not_that_gun(callable_guns(s, s.slot[self.unit]), s.slot[s.chosen(action)])

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        s.do(CallFor(self.unit, s.chosen(action)))


class CallOn(Call):
    """The same as part of an order."""

    __slots__ = ()
    continues = True


class CallFor(UnitQuestion):
    """T12.6: the target of the strike."""

    __slots__ = ("gun",)
    cites: ClassVar = ("T12.2", "T12.6")
    fields: ClassVar = ("unit:unit", "gun:unit")
    verbs: ClassVar = ("for",)
    continues = True

    def __init__(self, unit: int, gun: int) -> None:
        self.unit = unit
        self.gun = gun

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        names = s.tables.unit_names
        return "ask-call-for", {"unit": names[self.unit], "gun": names[self.gun]}

    def able(self, s: Battlefield) -> list[int]:
        """Whom it can be called for."""
        return strike_targets(s, s.slot[self.unit], s.slot[self.gun])

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return sorted([s.tables.verb_for + s.unit[v] for v in self.able(s)])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return not_that_target(self.able(s), s.slot[s.chosen(action)])

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        u, gun, target = s.slot[self.unit], s.slot[self.gun], s.chosen(action)
        if calls_by_radio(s, u):
            s.ordered |= BIT[s.side[u]]  # R20: the radioman's strike is the order of the round
        for w in owners(s, gun):
            s.flags[w] &= ~READY  # T12.2: both its actions are used
        s.tell("calls", unit=s.name(u), gun=s.name(gun), enemy=s.tables.unit_names[target])
        prepare(s, self.gun, target)


def prepare(s: Battlefield, gun: int, target: int) -> None:
    """R18, T4.6: a called gun may use free abilities; then its A rows are aimed, and the others as it likes."""
    if announceable(s, s.slot[gun], [ATTACK]):
        s.do(FreeForCalled(gun, target))
    else:
        load_shells(s, gun, target)


class FreeForCalled(UnitQuestion):
    """T4.6, R18: free abilities of a gun that was called."""

    __slots__ = ("target",)
    cites: ClassVar = ("T4.6", "R18")
    fields: ClassVar = ("unit:unit", "target:unit")
    verbs: ClassVar = ("use", "done")
    continues = True

    def __init__(self, unit: int, target: int) -> None:
        self.unit = unit
        self.target = target

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        return "ask-free", {"unit": s.tables.unit_names[self.unit]}

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        u, base = s.slot[self.unit], s.tables.verb_use
        found = [base + n for n in announceable(s, u, [ATTACK])]
        return sorted([*found, s.tables.verb_done])

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        ability = s.chosen(action)
        return None if ability < 0 else ability_ban(s, s.slot[self.unit], [ATTACK], ability)

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        ability, u = s.chosen(action), s.slot[self.unit]
        if ability < 0:
            load_shells(s, self.unit, self.target)
        else:
            announce(s, owner_of(s, u, [ATTACK], ability), ability)
            prepare(s, self.unit, self.target)


def load_shells(s: Battlefield, gun: int, target: int) -> None:
    """T12.2: the A rows that reach the target are aimed at it; ask how many rounds a limited one fires."""
    attack, v = Attack(gun, CALLED, [], [], [], 0), s.slot[target]
    for place in artillery_rows(s, s.slot[gun]):
        row = row_at(s, place)
        if is_in_range(s, s.slot[gun], v, row) and hurts(row, s.card(v).armour):
            rounds = 1 if row.by == THE_UNIT else 0
            attack = attack.aiming(Shot(s.unit[place // ROWS], place % ROWS, target, -1, rounds), False)
    ask_shells(s, attack, 0)


def ask_shells(s: Battlefield, attack: Attack, first: int) -> None:
    """The next A row with a choice of rounds; after the last, the other rows aim."""
    for number in range(first, len(attack.shots)):
        shot = attack.shots[number]
        place = s.slot[shot.by] * ROWS + shot.row
        if shot.rounds and rounds_left(s, place) > 1:
            s.do(Shells(attack, number))
            return
    s.unbroken = True
    aim(s, attack, 0, -1)


class Shells(UnitQuestion):
    """T19.2, T20.1: how many rounds a called gun fires."""

    __slots__ = ("attack", "shot")
    cites: ClassVar = ("T12.2", "T19.2", "T20.1")
    fields: ClassVar = ("attack:attack", "shot:int")
    verbs: ClassVar = ("rounds",)
    continues = True

    def __init__(self, attack: Attack, shot: int) -> None:
        self.attack = attack
        self.shot = shot
        self.unit = attack.shooter

    def question(self, s: Battlefield, seat: int) -> tuple[str, dict[str, str | int]]:
        shot = self.attack.shots[self.shot]
        weapon = s.card(s.slot[shot.by]).rows[shot.row].name
        return "ask-rounds", {"unit": s.tables.unit_names[shot.by], "weapon": weapon}

    def most(self, s: Battlefield) -> int:
        """How many can be fired."""
        shot = self.attack.shots[self.shot]
        return rounds_left(s, s.slot[shot.by] * ROWS + shot.row)

    def legal(self, s: Battlefield, seat: int) -> list[int]:
        return [s.tables.verb_rounds + n for n in range(1, self.most(s) + 1)]

    def forbids(self, s: Battlefield, seat: int, action: int) -> Ban | None:
        return too_many_rounds(self.most(s), s.chosen(action))

    def answer(self, s: Battlefield, seat: int, action: int) -> None:
        attack = self.attack
        shots = attack.shots[:]
        old = shots[self.shot]
        shots[self.shot] = Shot(old.by, old.row, old.target, old.square, s.chosen(action))
        ask_shells(s, Attack(attack.shooter, CALLED, shots, attack.close, [], 0), self.shot + 1)


judges(skill_ban)
carries_out(ask, STRIKE, RELOAD_ACT, TANK_HEAD_ACT, SEIZE)
