"""D7 as pure functions of a battle: the steps of the game and the exact odds call the same ones.

A force is a list with a number for each kind of unit. ``ATTACK`` and ``DEFENCE`` are the two sides of a battle.
"""

from typing import ClassVar, Final

from sandtable.core.ban import Ban
from sandtable.games.dust.rules.editions import (
    BOMBER,
    CAPITAL_DICE,
    CEASE_FIRE,
    CENTRE_DICE,
    COST,
    FIGHTER,
    MECH,
    ONE_BY_ONE,
    SUBMARINE,
    SUPREMACY,
    TANK,
    Edition,
)

ATTACK: Final = 0
DEFENCE: Final = 1
SIDES: Final = ("attack", "defence")

# D7.1
LAND_BATTLE: Final = 0
SEA_BATTLE: Final = 1
LANDING: Final = 2
DROP: Final = 3
BATTLES: Final = ("land", "sea", "landing", "drop")


class Battle:
    """A battle, complete in itself: the board changes when units leave it.

    ``misses`` counts the rolls in a row without a hit (at sea, the pairs of rolls). ``rolls`` counts all rolls, so that
    it is known whether the defender has rolled yet. ``origin`` is -1 for a mech drop; its mechs come from ``homes``.
    """

    __slots__ = (
        "ace",
        "attacker",
        "bonus",
        "capital",
        "defender",
        "first",
        "forces",
        "homes",
        "kind",
        "misses",
        "nurse",
        "origin",
        "rolls",
        "target",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "kind:battle-kind",
        "attacker:force",
        "defender:force",
        "origin:area?",
        "target:area",
        "homes:count area",
        "forces:each side count unit",
        "bonus:int",
        "capital:bool",
        "first:side",
        "rolls:int",
        "misses:int",
        "ace:set side",
        "nurse:set side",
    )

    def __init__(
        self,
        kind: int,
        attacker: int,
        defender: int,
        origin: int,
        target: int,
        homes: list[int],
        forces: list[list[int]],
        bonus: int,
        capital: bool,
        first: int,
        rolls: int,
        misses: int,
        ace: int,
        nurse: int,
    ) -> None:
        self.kind = kind
        self.attacker = attacker
        self.defender = defender
        self.origin = origin
        self.target = target
        self.homes = homes
        self.forces = forces
        self.bonus = bonus
        self.capital = capital
        self.first = first
        self.rolls = rolls
        self.misses = misses
        self.ace = ace
        self.nurse = nurse

    def but(
        self,
        forces: list[list[int]] | None = None,
        homes: list[int] | None = None,
        rolls: int = -1,
        misses: int = -1,
        ace: int = -1,
        nurse: int = -1,
        first: int = -1,
    ) -> "Battle":
        """The same battle with something changed: battles are values."""
        return Battle(
            self.kind,
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            self.homes if homes is None else homes,
            self.forces if forces is None else forces,
            self.bonus,
            self.capital,
            self.first if first < 0 else first,
            self.rolls if rolls < 0 else rolls,
            self.misses if misses < 0 else misses,
            self.ace if ace < 0 else ace,
            self.nurse if nurse < 0 else nurse,
        )

    def without(self, side: int, kind: int, count: int) -> "Battle":
        """The same battle after units left it."""
        changed = self.forces[side][:]
        changed[kind] -= count
        forces = [changed, self.forces[1]] if side == ATTACK else [self.forces[0], changed]
        return self.but(forces)

    def force_of(self, side: int) -> int:
        """Whose units fight on a side."""
        return self.attacker if side == ATTACK else self.defender


def size(force: list[int]) -> int:
    """How many units a force has."""
    return force[0] + force[1] + force[2] + force[3] + force[4]


def points(force: list[int]) -> int:
    """What a force costs to build."""
    return sum(cost * count for cost, count in zip(COST, force, strict=True))


def supremacy(force: list[int]) -> int:
    """D7.2: the supremacy of a force.

    >>> supremacy([2, 1, 1, 1, 0])
    3
    """
    return sum(value * count for value, count in zip(SUPREMACY, force, strict=True))


def first_roller(attack: list[int], defence: list[int], capital: bool) -> int:
    """D7.2: who has supremacy and rolls first; a tie and a capital are the defender's.

    >>> first_roller([2, 1, 1, 1, 0], [5, 0, 2, 0, 0], False) == ATTACK
    True
    """
    if capital:
        return DEFENCE
    return ATTACK if supremacy(attack) > supremacy(defence) else DEFENCE


def bonus_dice(capital: bool, centre: bool) -> int:
    """D7.3: the defender's further dice: five in a capital, three at a centre, not both."""
    return CAPITAL_DICE if capital else CENTRE_DICE if centre else 0


def dice(edition: Edition, battle: Battle, side: int) -> int:
    """D7.3: how many dice a side rolls now; an ace counts for aircraft (D10.8)."""
    force = battle.forces[side]
    combat = edition.combat
    found = (
        force[TANK] * combat[TANK]
        + force[MECH] * combat[MECH]
        + force[FIGHTER] * combat[FIGHTER]
        + force[BOMBER] * combat[BOMBER]
        + force[SUBMARINE] * combat[SUBMARINE]
    )
    if battle.ace & (1 + side):  # the set of sides {0} is 1, {1} is 2
        found += force[FIGHTER] + force[BOMBER]
    return found + battle.bonus if side == DEFENCE else found


def roller(battle: Battle) -> int:
    """D7.5: whose roll it is on land: the sides alternate."""
    return battle.first if battle.rolls % 2 == 0 else 1 - battle.first


def land_losses(force: list[int], hits: int) -> tuple[int, int]:
    """D7.4: the fewest and the most of so many hits that can fall on land units; the others fall on aircraft.

    How the hits divide between land units and aircraft is the roller's choice, and all of it: among land units the
    tanks go first, among aircraft the fighters.

    >>> land_losses([2, 1, 1, 1, 0], 4)
    (2, 3)
    """
    land, air = force[TANK] + force[MECH], force[FIGHTER] + force[BOMBER]
    return max(0, hits - air), min(land, hits)


def shielded(force: list[int], hits: int, on_land: int) -> Ban | None:
    """D7.4: no bomber while a fighter, no mech while a tank could be taken; every hit takes a unit (also D9.2)."""
    fewest, most = land_losses(force, hits)
    return None if fewest <= on_land <= most else Ban("D7.4", "shielded")


def victims(force: list[int], hits: int, on_land: int) -> list[int]:
    """D7.4: what is destroyed: so many of each kind. At sea all hits are submarines.

    >>> victims([2, 1, 1, 1, 0], 4, 3)
    [2, 1, 1, 0, 0]
    """
    if force[SUBMARINE]:
        return [0, 0, 0, 0, min(hits, force[SUBMARINE])]
    in_air = min(hits, size(force)) - on_land
    tanks, fighters = min(on_land, force[TANK]), min(in_air, force[FIGHTER])
    return [tanks, on_land - tanks, fighters, in_air - fighters, 0]


def is_cease_fire(misses: int) -> bool:
    """D7.7, D7.9: three rolls, at sea three pairs, in a row without a hit."""
    return misses >= CEASE_FIRE


def may_withdraw(edition: Edition, battle: Battle, side: int, neutral: bool) -> int:
    """D7.6, D7.9: how many units a side may retreat before the roll that comes now; 0: none."""
    force = battle.forces[side]
    if neutral or (side == ATTACK and battle.kind in (LANDING, DROP)):  # D7.10, D7.11, D10.7
        return 0
    if force[SUBMARINE] and not edition.submarines_retreat:
        return 0
    if edition.retreat == ONE_BY_ONE:
        return 1
    if side == DEFENCE and not has_rolled(battle):
        return 0
    return (size(force) + 1) // 2


def has_rolled(battle: Battle) -> bool:
    """D7.6: whether the defender has rolled in this battle."""
    if battle.kind == SEA_BATTLE or battle.first == DEFENCE:
        return battle.rolls > 0
    return battle.rolls > 1


def asked_before_roll(edition: Edition, battle: Battle) -> list[int]:
    """D7.6, D7.9: the sides that may retreat before the roll that comes now, in the order they are asked."""
    if battle.kind == SEA_BATTLE:
        return [ATTACK, DEFENCE]
    rolls = roller(battle)
    return [rolls, 1 - rolls] if edition.retreat == ONE_BY_ONE else [rolls]


def lost_at_cease_fire(edition: Edition, kind: int) -> bool:
    """D7.10, D10.7: whether a cease-fire destroys the attackers of this kind of battle; the others go back."""
    return (kind == LANDING and edition.lost_at_sea) or (kind == DROP and not edition.drop_returns)


# D10: in which battles an ability works. Whether its units have somewhere to go, the board knows (D8).


def rockets_fly(edition: Edition, battle: Battle, side: int) -> bool:
    """D10.1: rocket troops need a land unit that still fights: one of their own side, or of either."""
    own, enemy = battle.forces[side], battle.forces[1 - side]
    land = own[TANK] + own[MECH]
    if edition.rockets_either_side:
        land += enemy[TANK] + enemy[MECH]
    return land > 0


def nurse_treats(edition: Edition, battle: Battle, side: int, kind: int) -> bool:
    """D10.2: whether a nurse may save dying units of this kind."""
    if kind == SUBMARINE and not edition.nurse_for_submarines:
        return False
    return not (side == ATTACK and (battle.kind == DROP or (battle.kind == LANDING and not edition.nurse_for_landings)))


def radar_warns(edition: Edition, battle: Battle, side: int, kind: int) -> bool:
    """D10.5: whether a radar can take units of this kind out of the battle."""
    if side == ATTACK and battle.kind in (LANDING, DROP):
        return False
    return kind != SUBMARINE or edition.radar_all_round


def weapon_strikes(edition: Edition, battle: Battle, neutral: bool) -> bool:
    """D10.3: never against neutrals; in some editions not at capitals, not at sea."""
    return not neutral and (edition.weapon_at_capitals or not (battle.capital or battle.kind == SEA_BATTLE))
