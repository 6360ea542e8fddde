"""D5, D6: what closes a target before anybody is asked about it.

An order names its origin first, so a player who looks at a capital and wonders why it cannot be attacked asks about
something that is not the question yet. Legality does not depend on this; only ``why`` does.
"""

from sandtable.core.ban import Ban
from sandtable.core.bits import members
from sandtable.games.dust.rules.attack import PAIR, battle_targets, no_attack
from sandtable.games.dust.rules.board import DustState
from sandtable.games.dust.rules.drop import drop_targets
from sandtable.games.dust.rules.movement import held_by_others, out_of_reach
from sandtable.games.dust.rules.special import bombard_targets, missile_targets, raid_targets
from sandtable.games.dust.rules.tables import DROPPER, MISSILES


def closed(s: DustState, seat: int, action: int) -> Ban | None:
    """The rule that closes the target an action names; nothing if it is open, or if the action names none."""
    if not s.round:
        return None
    verb, asked = s.rules.space.verb_at[action], s.stack[-1].verbs
    if verb == "on":
        area = s.chosen(action)
        return closed_to_attacks(s, seat, area) if "attack" in asked else no_attack(s, seat, area)
    if verb in ("attack", "raid", "bombard"):
        return meant_as_target(s, seat, s.chosen(action))
    return closed_to_moves(s, seat, s.chosen(action)) if verb == "to" and "move" in asked else None


def own_areas(s: DustState, seat: int) -> list[int]:
    """All areas a seat holds."""
    return members(s.lands[seat]) + s.sea_members(s.seas[seat])


def meant_as_target(s: DustState, seat: int, area: int) -> Ban | None:
    """Whoever says ``attack`` with an area of somebody else means to attack it, not to attack from there."""
    if s.owner[area] in (seat, -1):
        return None
    return closed_to_attacks(s, seat, area) if "attack" in s.stack[-1].verbs else no_attack(s, seat, area)


def closed_to_attacks(s: DustState, seat: int, area: int) -> Ban | None:
    """What forbids every attack on an area that could begin now, from wherever and of whatever kind."""
    ban = no_attack(s, seat, area)
    if ban is not None:
        return ban
    origins = own_areas(s, seat)
    for origin in origins:
        for targets in (battle_targets, raid_targets, bombard_targets):
            if area in targets(s, seat, origin):
                return None
    if s.ability_ready(seat, MISSILES) and area in missile_targets(s, seat):
        return None
    if s.ability_ready(seat, DROPPER) and area in drop_targets(s, seat):
        return None
    before = any(origin * PAIR + area in s.attacked for origin in origins)
    return Ban("D6.6", "attacked-before") if before else Ban("D6.2", "not-in-range")


def closed_to_moves(s: DustState, seat: int, area: int) -> Ban | None:
    """What forbids every move to an area that could begin now."""
    found = held_by_others(s, seat, area)
    if found is not None:
        return found
    for origin in own_areas(s, seat):
        ban = out_of_reach(s, seat, origin, area)
        if ban is None:
            return None
        if found is None or s.tables.is_land(origin) == s.tables.is_land(area):
            found = ban
    return found
