"""Rookie's answers in its own turn: production, movement, attacks."""

from typing import Final

from sandtable.core.bits import members
from sandtable.games.dust.bots.assaults import (
    ATTACK_ORDER,
    BOMBARD_ORDER,
    DROP_ORDER,
    LEAST,
    MISSILES_ORDER,
    RAID_ORDER,
)
from sandtable.games.dust.bots.hand import worst
from sandtable.games.dust.bots.plans import all_but_one
from sandtable.games.dust.bots.shopping import share, spent
from sandtable.games.dust.bots.situation import Situation
from sandtable.games.dust.rules.abilities import AskBuilder, AskDiplomat
from sandtable.games.dust.rules.attack import Attack, AttackOn, AttackUnits
from sandtable.games.dust.rules.board import KINDS
from sandtable.games.dust.rules.buying import Buy, Hire, HireUnits
from sandtable.games.dust.rules.combat import points, victims
from sandtable.games.dust.rules.drop import DropMechs, DropTarget
from sandtable.games.dust.rules.editions import BOMBER, FIGHTER, MECH, PER_CENTRE, SUBMARINE, TANK
from sandtable.games.dust.rules.movement import JoinBombers, Move, MoveTo, MoveUnits
from sandtable.games.dust.rules.placing import Discard, NewCentre, Put
from sandtable.games.dust.rules.special import MissileTarget, Pick, SpecialTarget, SpecialUnits, StrikeLosses
from sandtable.games.dust.rules.tables import ITEMS

PEACE: Final = 0.15
"""What peace must be worth more than the attacks it forbids."""


def next_of(wanted: list[int], chosen: list[int]) -> int:
    """The next kind on a list that is told kind by kind; -1: the list is complete."""
    for kind in range(len(wanted)):
        if wanted[kind] and not any(chosen[kind:]):
            return kind
    return -1


# Production


def buy(at: Situation, step: Buy) -> int:
    """D4.2: the next line of the planned shopping list."""
    wanted = at.shopper.basket(step.money + spent(step.basket), step.setup)
    rooms = at.room()
    for item in range(len(ITEMS)):
        if wanted[item] and not any(step.basket[item:]) and item in rooms:
            return at.say("buy", item, min(wanted[item], rooms[item]) - 1)
    return at.say("done")


def hire(at: Situation, step: Hire) -> int:
    """D4.9: no money for neutrals."""
    return at.say("done")


def hire_units(at: Situation, step: HireUnits) -> int:
    """D4.9: as few as possible."""
    done = at.say("done")
    return done if at.can(done) else at.legal[0]


def put(at: Situation, step: Put) -> int:
    """D4.4: boats one by one, the army where it strikes best."""
    rooms = at.room()
    if step.kind == SUBMARINE:
        return at.say("put", at.shopper.dock(sorted(rooms)), 0)
    left = step.left[:]
    left[SUBMARINE] = 0
    space = [0] * at.s.tables.areas
    for area in rooms:
        space[area] = PER_CENTRE - step.placed[area]
    place = at.shopper.yard(left, space)
    count = share(left, space[place])[step.kind]
    if not count:  # other kinds, which come later, fill that place
        space[place] = 0
        alone = [0] * KINDS
        alone[step.kind] = step.left[step.kind]
        other = at.shopper.yard(alone, space)
        place = other if other >= 0 else place
        count = rooms[place]
    return at.say("put", place, min(count, rooms[place]) - 1)


def new_centre(at: Situation, step: NewCentre) -> int:
    """D4.6: where a centre is safe and useful."""
    worths = [at.shopper.site(at.value(action)) if at.verb(action) == "build" else -99.0 for action in at.legal]
    return at.best(worths)


def builder(at: Situation, step: AskBuilder) -> int:
    """D10.9: a mech is always welcome."""
    mech = [0] * KINDS
    mech[MECH] = 1
    best, choice = -1e9, at.legal[0]
    for area in members(step.yards):
        gain = at.shopper.strike_from(area, mech)
        if gain > best:
            best, choice = gain, at.say("mech", area)
    return choice


def discard(at: Situation, step: Discard) -> int:
    """D4.7: only what has to go."""
    done = at.say("done")
    if at.can(done):
        return done
    s = at.s
    return at.say("discard", worst(s.tables, s.hands[at.seat], at.planner.worth.point))


def diplomat(at: Situation, step: AskDiplomat) -> int:
    """D10.4: peace with whoever is most dangerous, unless there is more to be had from them."""
    s, threats = at.s, at.planner.threats
    plunder = [0.0] * s.tables.players
    for thrust in at.planner.thrusts(1):
        owner = s.owner[thrust.target]
        if s.is_player(owner):
            plunder[owner] = max(plunder[owner], thrust.gain)
    best, choice = PEACE, at.say("decline")
    for action in at.legal:
        if at.verb(action) == "ally":
            foe = at.value(action)
            gain = threats.danger(foe) - plunder[foe]
            if gain > best:
                best, choice = gain, action
    return choice


# Movement


def move(at: Situation, step: Move) -> int:
    """D5.1: the best move, if there is one worth making."""
    march = at.march(step.points)
    return at.say("done") if march is None else at.say("move", march.origin)


def move_to(at: Situation, step: MoveTo) -> int:
    """D5.3: the target of the planned move."""
    march = at.march(step.points)
    if march is not None and march.origin == step.origin:
        return at.say("to", march.target)
    return at.best([at.planner.worth.of(at.value(action)) for action in at.legal])


def move_units(at: Situation, step: MoveUnits) -> int:
    """D5.2: which units move."""
    march = at.march(step.points)
    wanted = all_but_one(at.s.force_at(step.origin))
    if march is not None and (march.origin, march.target) == (step.origin, step.target):
        wanted = march.units
    return take(at, wanted, step.chosen)


def take(at: Situation, wanted: list[int], chosen: list[int]) -> int:
    """The next line of a list of units; something has to be taken."""
    kind = next_of(wanted, chosen)
    rooms = at.room()
    if kind in rooms:
        return at.say("take", kind, min(wanted[kind], rooms[kind]) - 1)
    done = at.say("done")
    return done if at.can(done) else at.legal[-1]


def join(at: Situation, step: JoinBombers) -> int:
    """D5.6: the others stay where they are."""
    return at.say("done")


# Attacks


def attack(at: Situation, step: Attack) -> int:
    """D6.1: the best attack, if there is one worth making."""
    best = at.assaults.best()
    if best is None or best.gain < LEAST:
        return at.say("done")
    if best.order in (MISSILES_ORDER, DROP_ORDER):
        return at.say(best.order)
    return at.say(best.order, best.origin)


def attack_on(at: Situation, step: AttackOn) -> int:
    """D6.2: the best target from here."""
    best = at.assaults.best(ATTACK_ORDER, step.origin)
    return at.legal[0] if best is None else at.say("on", best.target)


def attack_units(at: Situation, step: AttackUnits) -> int:
    """D6.2: which units attack."""
    best = at.assaults.best(ATTACK_ORDER, step.origin, step.target)
    wanted = at.s.force_at(step.origin) if best is None else best.force
    return take(at, wanted, step.chosen)


def special_target(at: Situation, step: SpecialTarget) -> int:
    """D9.1, D9.2: whom to raid or bombard."""
    order = RAID_ORDER if at.s.tables.is_land(step.origin) else BOMBARD_ORDER
    best = at.assaults.best(order, step.origin)
    return at.legal[0] if best is None else at.say("on", best.target)


def special_units(at: Situation, step: SpecialUnits) -> int:
    """D9.4: nothing is risked, so with all."""
    return at.legal[-1]


def missile_target(at: Situation, step: MissileTarget) -> int:
    """D10.11: where missiles cost their owner most."""
    best = at.decided(MISSILES_ORDER).best(MISSILES_ORDER)
    return at.legal[0] if best is None else at.say("on", best.target)


def drop_target(at: Situation, step: DropTarget) -> int:
    """D10.7: where the mechs land."""
    best = at.decided(DROP_ORDER).best(DROP_ORDER)
    return at.legal[0] if best is None else at.say("on", best.target)


def drop_mechs(at: Situation, step: DropMechs) -> int:
    """D10.7: from where they come."""
    best = at.decided(DROP_ORDER).best(DROP_ORDER, -1, step.target)
    rooms = at.room()
    for area in sorted(rooms):
        if best is None:
            return at.say("from", area, rooms[area] - 1)
        if best.homes[area]:
            return at.say("from", area, min(rooms[area], best.homes[area]) - 1)
    return at.say("done")


def strike_losses(at: Situation, step: StrikeLosses) -> int:
    """D9.2: what costs most."""
    force = at.s.force_at(step.target)
    return at.best([float(points(victims(force, step.hits, at.value(action)))) for action in at.legal])


def pick(at: Situation, step: Pick) -> int:
    """D10.11: the dearest units there are."""
    force = at.s.force_at(step.target)
    hits = step.hits
    wanted = [0] * KINDS
    for kind in (BOMBER, MECH, SUBMARINE, FIGHTER, TANK):
        wanted[kind] = min(hits, force[kind])
        hits -= wanted[kind]
    kind = next_of(wanted, step.chosen)
    action = at.say("kill", kind, wanted[kind] - 1) if kind >= 0 else -1
    return action if at.can(action) else at.legal[-1]
