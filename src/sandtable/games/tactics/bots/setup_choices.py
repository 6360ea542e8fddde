"""T16, T15.1: answers before round one: the army, cover elements and tiles, whom heroes join, where units are put."""

from sandtable.games.tactics.bots.army_choice import army_worths
from sandtable.games.tactics.bots.situation import Situation
from sandtable.games.tactics.rules.cards import HERO, SQUAD, Card
from sandtable.games.tactics.rules.reach import ON_FOOT
from sandtable.games.tactics.rules.setup import ChooseArmies, JoinHeroes, Place, Put

LONG = 3
"""A range from which a unit fights at a distance."""


def choose_army(at: Situation, step: ChooseArmies) -> int:
    """T16.2: the card that adds most; no card that fits is left behind."""
    s = at.s
    done = s.tables.verb_done
    units = [at.value(action) for action in at.legal if action != done]
    if not units:
        return done
    worths = army_worths(s.tables, s.picks[at.side], units)
    by_unit = dict(zip(units, worths, strict=True))
    return at.best([-1.0 if action == done else by_unit[at.value(action)] for action in at.legal])


def card_range(card: Card) -> int:
    """The range of the row with most dice against soldiers and light vehicles."""
    best, found = 0, 1
    for row in card.rows:
        dice = row.dice[1] + row.dice[6]
        if dice >= best:
            best, found = dice, row.high
    return found


def place(at: Situation, step: Place) -> int:
    """T16.1: cover where one's own squads will stand: half-way to the goal, on the own side of the middle."""
    s = at.s
    ground, scenario = s.tables.ground, s.tables.scenario
    own = homes(at, at.side)
    other = homes(at, 1 - at.side)
    roads = at.thoughts.roads
    squads = [u for u in range(len(s.unit)) if s.side[u] == at.side and s.card(u).kind == SQUAD]
    close = len([u for u in squads if card_range(s.card(u)) < LONG]) * 2 > len(squads)
    goals = [*scenario.bridge, *scenario.charges, *scenario.keep]
    for squares in scenario.bonus_held:
        goals += squares
    worths: list[float] = []
    for action in at.legal:
        square = at.value(action)
        near = min([roads.to(ON_FOOT, one)[square] for one in own])
        far = min([roads.to(ON_FOOT, one)[square] for one in other])
        # who fights at close quarters wants cover farther on
        wanted = 0.55 if close else 0.4
        worth = -4.0 * abs(near / max(1.0, float(near + far)) - wanted)
        if goals:
            worth -= 0.08 * min([ground.distance[square][goal] for goal in goals])
        for beside in ground.near[square]:
            if s.element[beside] or square in s.tiles:
                worth -= 0.3  # spread out
        if ground.building[square] >= 0:
            worth -= 0.5  # there is cover already
        if at.verb(action) == "trap":
            worth += 0.4
        worths.append(worth)
    return at.best(worths)


def homes(at: Situation, side: int) -> list[int]:
    """Where a side comes from: the middle of its edges, or of its zone."""
    scenario = at.s.tables.scenario
    squares = scenario.enter[side] or scenario.deploy[side]
    return squares[:: max(1, len(squares) // 4)] or at.s.tables.ground.squares[:1]


def join(at: Situation, step: JoinHeroes) -> int:
    """T15.1: a hero joins a squad that fights at the same range: he shares its cover, it his points."""
    s = at.s
    alone = s.tables.verb_alone
    hero = step.hero(s, at.side)
    own = s.card(hero)
    worths: list[float] = []
    for action in at.legal:
        if action == alone:
            worths.append(0.0)
            continue
        card = s.card(at.slot(action))
        worth = 2.0 - abs(card_range(own) - card_range(card))
        worth -= 1.5 * max(0, own.move - card.move)
        worth += 0.02 * card.ap
        worths.append(worth)
    return at.best(worths)


def put(at: Situation, step: Put) -> int:
    """T3.6: where the unit is safe and can see who comes; the defender of a building begins inside."""
    u = at.s.slot[step.unit]
    thoughts = at.thoughts
    ground = at.s.tables.ground
    sight = at.s.tables.sight
    worths: list[float] = []
    for action in at.legal:
        square = at.value(action)
        seen = len([one for one in ground.squares if sight.sees(square, one, 2, at.s.blocks)])
        reach = 1.0 if thoughts.reach(u) >= LONG else 0.3
        worths.append(thoughts.goals.standing(u, square) + reach * 0.03 * seen + 0.2 * cover_worth(at, u, square))
    return at.best(worths)


def cover_worth(at: Situation, u: int, square: int) -> float:
    """How well a square covers a squad."""
    s = at.s
    if s.card(u).kind == HERO or s.card(u).kind != SQUAD:
        return 0.0
    return (2.0 if s.element[square] else 0.0) + (3.0 if s.tables.ground.building[square] >= 0 else 0.0)
