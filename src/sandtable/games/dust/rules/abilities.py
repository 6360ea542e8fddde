"""D10 Abilities: each asked at its moment, and only of those who hold the card and could use it.

Rocket troops and Sigrid are asked in battle.py (right after a roll), missiles and the mech dropper in attack.py.
"""

from typing import ClassVar, Final

from sandtable.core.ban import Ban, Prohibitions
from sandtable.core.bits import BIT, members
from sandtable.core.errors import Problem
from sandtable.core.event import Value
from sandtable.core.step import Chance, Question
from sandtable.games.dust.rules.aftermath import kill
from sandtable.games.dust.rules.attack import tame_capital
from sandtable.games.dust.rules.battle import Dying, before_roll, check_battle
from sandtable.games.dust.rules.board import KINDS, NOBODY, DustState
from sandtable.games.dust.rules.choose_units import ChooseUnits
from sandtable.games.dust.rules.combat import (
    ATTACK,
    DEFENCE,
    SIDES,
    Battle,
    nurse_treats,
    radar_warns,
    size,
    weapon_strikes,
)
from sandtable.games.dust.rules.deck import ABILITIES
from sandtable.games.dust.rules.diplomat import make_peace, no_diplomat, not_another
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, MECH, UNITS
from sandtable.games.dust.rules.retreat import DECLARED, OVER, can_leave, havens, leave, tell
from sandtable.games.dust.rules.tables import ACE, NURSE, RADAR, WEAPON

# D10.4 Diplomat


class AskDiplomat(Question[DustState]):
    """D10.4: asks whether to make peace until the end of the round: at the start of one's production, or at its end."""

    __slots__ = ("player",)

    cites: ClassVar = ("D10.4",)
    fields: ClassVar = ("player:seat",)
    verbs: ClassVar = ("ally", "decline")

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-diplomat", {}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "decline":
            return None
        return not_another(s, seat, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "decline":
            return
        make_peace(s, seat, action)


# D10.9 Mech builder


def not_a_workshop(s: DustState, yards: int, area: int) -> Ban | None:
    """D10.9: at one's own centre; at one built this turn only in some editions (D10.13)."""
    return None if s.tables.is_land(area) and yards & BIT[area] else Ban("D10.9", "not-a-workshop")


class AskBuilder(Question[DustState]):
    """D10.9: a free mech at one's own centre, outside the five."""

    __slots__ = ("player", "yards")

    cites: ClassVar = ("D10.9", "D10.13")
    fields: ClassVar = ("player:seat", "yards:set area")
    verbs: ClassVar = ("mech", "decline")

    def __init__(self, player: int, yards: int) -> None:
        self.player = player
        self.yards = yards

    def seat(self, s: DustState) -> int:
        return self.player

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-builder", {}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("mech").base
        found = [base + area for area in members(self.yards)]
        found.append(s.rules.space.verb("decline").base)
        found.sort()
        return found

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        if s.rules.space.verb_at[action] == "decline":
            return None
        return not_a_workshop(s, self.yards, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "decline":
            return
        area = s.chosen(action)
        s.used |= BIT[seat]
        s.raise_units(seat, area, MECH, 1)
        if s.sink:
            s.sink.tell("mech-built", seat=s.tables.seats[seat], area=s.tables.area_names[area])

    def check(self, s: DustState) -> Problem | None:
        fits = self.yards and not self.yards & ~s.own_centres(self.player) and s.reserve[self.player * KINDS + MECH]
        if fits:
            return None
        return Problem(
            "a free mech needs a centre of one's own and a mech in the supply",
            "problem-a-free-mech-needs-a-centre-of-one-s-own-and-a-mech-in-the-supply",
            "D10.9",
        )


# At the start of a battle: ace, radar, secret weapon


def ask_at_start(s: DustState, battle: Battle, side: int) -> None:
    """D7.16: the attacker is asked first, then the defender; then the battle begins."""
    while side <= DEFENCE:
        if start_ability(s, battle, side) != NOBODY:
            s.do(AskAtStart(battle, side))
            return
        side += 1
    before_roll(s, battle, 0)


def start_ability(s: DustState, battle: Battle, side: int) -> int:
    """The ability a side could use at the start of this battle; -1: none."""
    seat = battle.force_of(side)
    force = battle.forces[side]
    if not s.is_player(seat):
        return NOBODY
    if s.ability_ready(seat, ACE) and force[FIGHTER] + force[BOMBER]:
        return ACE
    if (s.ability_ready(seat, RADAR) or s.radar & BIT[seat]) and radar_kinds(s, battle, side):
        return RADAR
    if side == ATTACK and s.ability_ready(seat, WEAPON) and weapon_works(s, battle):
        return WEAPON
    return NOBODY


def radar_kinds(s: DustState, battle: Battle, side: int) -> list[int]:
    """D10.5: the kinds of units a radar can take out of the battle; empty: it does not work here."""
    edition, force = s.tables.edition, battle.forces[side]
    kinds = [kind for kind in range(KINDS) if force[kind]]
    warned = [kind for kind in kinds if radar_warns(edition, battle, side, kind) and can_leave(s, battle, side, kind)]
    return warned if warned == kinds or not edition.radar_all_round else []


def weapon_works(s: DustState, battle: Battle) -> bool:
    """D10.3: against a player all of whose units can retreat; in some editions not at capitals, not at sea."""
    neutral = not s.is_player(battle.defender)
    if not weapon_strikes(s.tables.edition, battle, neutral) or tame_capital(s, battle.target) is not None:
        return False
    force = battle.forces[DEFENCE]
    return all(bool(havens(s, battle, kind)) for kind in range(KINDS) if force[kind])


class AskAtStart(Question[DustState]):
    """D10.3, D10.5, D10.8: asks before any dice about ace of the sky, alien radar or secret weapon."""

    __slots__ = ("battle", "side")

    cites: ClassVar = ("D10.3", "D10.5", "D10.8", "D7.16")
    fields: ClassVar = ("battle:battle", "side:side")
    verbs: ClassVar = ("use", "decline")

    def __init__(self, battle: Battle, side: int) -> None:
        self.battle = battle
        self.side = side

    def seat(self, s: DustState) -> int:
        return self.battle.force_of(self.side)

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        ability = ABILITIES[start_ability(s, self.battle, self.side)]
        return f"ask-{ability}", {"target": s.tables.area_names[self.battle.target]}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: DustState, seat: int, action: int) -> None:
        battle, side = self.battle, self.side
        if s.rules.space.verb_at[action] == "decline":
            ask_at_start(s, battle, side + 1)
            return
        ability = start_ability(s, battle, side)
        s.used |= BIT[seat]
        if s.sink:
            s.sink.tell("ability-used", seat=s.tables.seats[seat], ability=ABILITIES[ability])
        if ability == ACE:
            ask_at_start(s, battle.but(ace=battle.ace | BIT[side]), side + 1)
        elif ability == WEAPON:
            leave(s, battle, DEFENCE, battle.forces[DEFENCE], OVER)
        elif s.tables.edition.radar_all_round:
            s.radar |= BIT[seat]
            leave(s, battle, side, battle.forces[side], OVER)
        else:
            s.do(RadarUnits(battle, side, [0] * KINDS))

    def ask_again(self, s: DustState, resigned: int) -> None:
        """D12.5: a secret weapon does nothing against the units of a player who has resigned (D10.3)."""
        ask_at_start(s, self.battle, self.side)

    def check(self, s: DustState) -> Problem | None:
        problem = check_battle(s, self.battle)
        if problem:
            return problem
        if start_ability(s, self.battle, self.side) != NOBODY:
            return None
        return Problem("somebody has an ability for this", "problem-somebody-has-an-ability-for-this", "D7.16")


def not_in_battle(force: list[int], kind: int, count: int) -> Ban | None:
    """D10.5: only units that fight retreat."""
    return Ban("D10.5", "not-so-many") if count > force[kind] else None


def radar_blind(kinds: list[int], kind: int) -> Ban | None:
    """D10.5: no submarines, and only units with somewhere to go."""
    return None if kind in kinds else Ban("D10.5", "radar-blind")


def radar_chosen(chosen: list[int], kind: int) -> Ban | None:
    """D10.5: each kind once, in the order tank, mech, fighter, bomber."""
    return Ban("D10.5", "kind-chosen") if any(chosen[kind:]) else None


def radar_for_none(chosen: list[int]) -> Ban | None:
    """D10.5: at least one unit retreats."""
    return None if any(chosen) else Ban("D10.5", "nothing-taken")


class RadarUnits(ChooseUnits):
    """D10.5: where the radar saves any number of units: which."""

    __slots__ = ("battle", "side")

    cites: ClassVar = ("D10.5",)
    fields: ClassVar = ("battle:battle", "side:side", "chosen:count unit")
    verbs: ClassVar = ("withdraw", "done")
    continues: ClassVar = True

    def __init__(self, battle: Battle, side: int, chosen: list[int]) -> None:
        super().__init__(chosen)
        self.battle = battle
        self.side = side

    def seat(self, s: DustState) -> int:
        return self.battle.force_of(self.side)

    def refuses(self, s: DustState, kind: int, count: int) -> Ban | None:
        """Why so many of a kind cannot retreat."""
        return (
            radar_chosen(self.chosen, kind)
            or radar_blind(radar_kinds(s, self.battle, self.side), kind)
            or not_in_battle(self.battle.forces[self.side], kind, count)
        )

    def at_hand(self, s: DustState, kind: int) -> int:
        return self.battle.forces[self.side][kind]

    def unfinished(self, s: DustState) -> Ban | None:
        return radar_for_none(self.chosen)

    def further(self, chosen: list[int]) -> ChooseUnits:
        return RadarUnits(self.battle, self.side, chosen)

    def carry_out(self, s: DustState, chosen: list[int]) -> None:
        # The others fight on; if they are the attacker's, the defender is asked for an ability after that (D7.16).
        then = DECLARED if self.side == ATTACK else 0
        leave(s, self.battle, self.side, chosen, then if sum(chosen) < size(self.battle.forces[self.side]) else OVER)

    def check(self, s: DustState) -> Problem | None:
        problem = check_battle(s, self.battle)
        if problem:
            return problem
        if self.kinds(s) or any(self.chosen):
            return None
        return Problem("a radar saves somebody", "problem-a-radar-saves-somebody", "D10.5")


# D10.2 Nurse


def nurse_comes(s: DustState, battle: Battle, doomed: list[list[int]], side: int, kind: int) -> bool:
    """Whether a nurse may save a unit of this kind now: then she is asked for, or her die is rolled."""
    seat = battle.force_of(side)
    active = battle.nurse & BIT[side] != 0
    if not s.is_player(seat) or not (active or s.ability_ready(seat, NURSE)) or not savable(s, battle, side, kind):
        return False
    if active:
        s.do(NurseDie(battle, doomed, side, kind))
    else:
        s.do(AskNurse(battle, doomed, side, kind))
    return True


def savable(s: DustState, battle: Battle, side: int, kind: int) -> bool:
    """D10.2: whether a dying unit of this kind could be saved, and would have somewhere to go."""
    return nurse_treats(s.tables.edition, battle, side, kind) and can_leave(s, battle, side, kind)


class AskNurse(Question[DustState]):
    """D10.2: asks whether to call the nurse for a dying unit."""

    __slots__ = ("battle", "doomed", "kind", "side")

    cites: ClassVar = ("D10.2",)
    fields: ClassVar = ("battle:battle", "doomed:each side count unit", "side:side", "kind:unit")
    verbs: ClassVar = ("use", "decline")

    def __init__(self, battle: Battle, doomed: list[list[int]], side: int, kind: int) -> None:
        self.battle = battle
        self.doomed = doomed
        self.side = side
        self.kind = kind

    def seat(self, s: DustState) -> int:
        return self.battle.force_of(self.side)

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-nurse", {"unit": UNITS[self.kind], "count": sum(self.doomed[self.side])}

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return None

    def answer(self, s: DustState, seat: int, action: int) -> None:
        if s.rules.space.verb_at[action] == "decline":
            dies(s, self.battle, self.doomed, self.side, self.kind)
            return
        s.used |= BIT[seat]
        if s.sink:
            s.sink.tell("ability-used", seat=s.tables.seats[seat], ability=ABILITIES[NURSE])
        s.do(NurseDie(self.battle.but(nurse=self.battle.nurse | BIT[self.side]), self.doomed, self.side, self.kind))

    def check(self, s: DustState) -> Problem | None:
        return check_nurse(s, self.battle, self.doomed, self.side, self.kind)


def check_nurse(s: DustState, battle: Battle, doomed: list[list[int]], side: int, kind: int) -> Problem | None:
    """Why no nurse can be at work in a position."""
    problem = check_battle(s, battle, dying=True)
    if problem:
        return problem
    if not doomed[side][kind] or any(doomed[one][k] > battle.forces[one][k] for one in (0, 1) for k in range(KINDS)):
        return Problem("a nurse comes when a unit dies", "problem-a-nurse-comes-when-a-unit-dies", "D10.2")
    if battle.force_of(side) >= s.tables.players or not savable(s, battle, side, kind):
        return Problem(
            "a nurse saves only units that can retreat", "problem-a-nurse-saves-only-units-that-can-retreat", "D10.2"
        )
    return None


def dies(s: DustState, battle: Battle, doomed: list[list[int]], side: int, kind: int) -> None:
    """One unit dies, then the next loss is looked at."""
    kill(s, battle, side, kind, 1)
    s.do(Dying(battle.without(side, kind, 1), one_less(doomed, side, kind)))


def one_less(doomed: list[list[int]], side: int, kind: int) -> list[list[int]]:
    """The losses that are still to be looked at."""
    left = [doomed[0][:], doomed[1][:]]
    left[side][kind] -= 1
    return left


class NurseDie(Chance[DustState]):
    """D10.2: a blank saves the unit, which retreats."""

    __slots__ = ("battle", "doomed", "kind", "side")

    cites: ClassVar = ("D10.2", "D1.4")
    fields: ClassVar = ("battle:battle", "doomed:each side count unit", "side:side", "kind:unit")
    verbs: ClassVar = ("hits",)

    def __init__(self, battle: Battle, doomed: list[list[int]], side: int, kind: int) -> None:
        self.battle = battle
        self.doomed = doomed
        self.side = side
        self.kind = kind

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("hits").base
        return [base, base + 1]

    def weights(self, s: DustState) -> list[int]:
        return [2, 1]

    def answer(self, s: DustState, seat: int, action: int) -> None:
        battle, side, kind = self.battle, self.side, self.kind
        if s.chosen(action):
            dies(s, battle, self.doomed, side, kind)
            return
        left = one_less(self.doomed, side, kind)
        if s.sink:
            s.sink.tell("saved", side=SIDES[side], unit=UNITS[kind], area=s.tables.area_names[battle.target])
        if side == ATTACK:
            s.do(Dying(battle.without(side, kind, 1), left))
        else:
            s.do(CarryOff(battle, left, kind))

    def check(self, s: DustState) -> Problem | None:
        return check_nurse(s, self.battle, self.doomed, self.side, self.kind)


def no_hospital(s: DustState, battle: Battle, kind: int, area: int) -> Ban | None:
    """D8.2: a saved unit retreats as units do (also D10.2)."""
    return None if area in havens(s, battle, kind) else Ban("D8.2", "not-a-haven")


class CarryOff(Question[DustState]):
    """D10.2, D8.2: where a saved defender goes."""

    __slots__ = ("battle", "doomed", "kind")

    cites: ClassVar = ("D10.2", "D8.2")
    fields: ClassVar = ("battle:battle", "doomed:each side count unit", "kind:unit")
    verbs: ClassVar = ("to",)

    def __init__(self, battle: Battle, doomed: list[list[int]], kind: int) -> None:
        self.battle = battle
        self.doomed = doomed
        self.kind = kind

    def seat(self, s: DustState) -> int:
        return self.battle.defender

    def question(self, s: DustState, seat: int) -> tuple[str, dict[str, Value]]:
        return "ask-carry-off", {"unit": UNITS[self.kind]}

    def legal(self, s: DustState, seat: int) -> list[int]:
        base = s.rules.space.verb("to").base
        return sorted(base + area for area in havens(s, self.battle, self.kind))

    def forbids(self, s: DustState, seat: int, action: int) -> Ban | None:
        return no_hospital(s, self.battle, self.kind, s.chosen(action))

    def answer(self, s: DustState, seat: int, action: int) -> None:
        area, battle = s.chosen(action), self.battle
        s.remove(battle.target, self.kind, 1)
        s.add(battle.defender, area, self.kind, 1)
        tell(s, battle.defender, self.kind, 1, battle.target, area)
        s.do(Dying(battle.without(DEFENCE, self.kind, 1), self.doomed))

    def check(self, s: DustState) -> Problem | None:
        problem = check_battle(s, self.battle)
        if problem:
            return problem
        fits = s.is_player(self.battle.defender) and havens(s, self.battle, self.kind)
        if fits and self.battle.forces[DEFENCE][self.kind]:
            return None
        return Problem("a saved unit retreats", "problem-a-saved-unit-retreats", "D10.2")


PROHIBITIONS: Final[Prohibitions] = [
    ("D10.4", no_diplomat),
    ("D10.4", not_another),
    ("D10.9", not_a_workshop),
    ("D10.5", not_in_battle),
    ("D10.5", radar_blind),
    ("D10.5", radar_chosen),
    ("D10.5", radar_for_none),
    ("D8.2", no_hospital),
]
