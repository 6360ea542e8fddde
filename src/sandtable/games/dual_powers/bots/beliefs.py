"""Which objectives may lie on the table, from what a seat has seen."""

from math import exp
from random import Random
from typing import Final

from sandtable.core.bits import BIT, members
from sandtable.games.dual_powers.rules.board import NONE, UNSEEN, DualPowersState
from sandtable.games.dual_powers.rules.solitaire import opposition_objective

DRIFT: Final = 0.25
"""How much each point of strength draws suspicion to a region: whoever chose it sends their people there."""
SHOWN: Final = 0.15
"""The same for each card of the region that the foe has played this round."""
DEALS: Final = 16
"""Alone: how many ways the cards nobody has seen may lie are thought through."""


class Case:
    """One way the objectives may lie: ``likely`` as it is, ``regions`` and ``points`` beside each other."""

    __slots__ = ("likely", "points", "regions")

    def __init__(self, likely: float, regions: list[int], points: list[float]) -> None:
        self.likely = likely
        self.regions = regions
        self.points = points


def cases(s: DualPowersState, side: int, rng: Random) -> list[Case]:
    """All ways the objectives may lie, as ``side`` sees it; their likelihoods add up to one.

    ``s`` may be a sample: neither the foe's hand nor their face-down objective is looked at.
    """
    if s.tables.solitaire:
        return _alone(s, side, rng)
    own = s.objectives[side]
    regions = [s.tables.box.card_region[own]] if own >= 0 else []
    points = [float(s.tables.box.card_points[own])] if own >= 0 else []
    foe = 1 - side
    hidden = s.objectives[foe]
    if hidden >= 0 and s.open & BIT[foe]:
        regions.append(s.tables.box.card_region[hidden])
        points.append(float(s.tables.box.card_points[hidden]))
        return [Case(1.0, regions, points)]
    unseen = s.deck | s.hands[foe] & s.tables.all_command
    if hidden >= 0:
        unseen |= BIT[hidden]
    found: list[Case] = []
    total = 0.0
    for region in range(len(s.at)):
        likely, mean = _suspicion(s, side, region, unseen)
        if likely > 0.0:
            total += likely
            found.append(Case(likely, [*regions, region], [*points, mean]))
    for case in found:
        case.likely /= total
    return found or [Case(1.0, regions, points)]


def _suspicion(s: DualPowersState, side: int, region: int, unseen: int) -> tuple[float, float]:
    """How likely the foe has chosen a card of this region, unscaled, and how many points it then has."""
    box = s.tables.box
    foe = 1 - side
    weight = weighted = 0.0
    for card in members(unseen):
        if box.card_region[card] == region:
            points = box.card_points[card]
            weight += points  # good cards are chosen more often
            weighted += points * points
    if not weight:
        return 0.0, 0.0
    shown = 0
    for card in members(s.played[foe] & s.tables.all_command):
        shown += box.card_region[card] == region
    pull = DRIFT * (s.strength(foe, region) - s.strength(side, region)) + SHOWN * shown
    return weight * exp(max(-1.5, min(1.5, pull))), weighted / weight


def _alone(s: DualPowersState, side: int, rng: Random) -> list[Case]:
    """P7.2, P7.8: one's own objective may be any unseen card, the opposition's follows from its row."""
    box = s.tables.box
    unseen = members(s.deck)
    own = s.objectives[side]
    wanted = s.to_come + (1 if own == UNSEEN else 0)
    found: list[Case] = []
    deals = DEALS if wanted else 1
    for _ in range(deals):
        dealt = rng.sample(unseen, min(wanted, len(unseen)))
        mine = dealt.pop() if own == UNSEEN and dealt else own
        case = Case(1.0 / deals, [], [])
        world = s.copy()
        world.row += dealt
        for card in (mine, opposition_objective(world)):
            if card > NONE:
                case.regions.append(box.card_region[card])
                case.points.append(float(box.card_points[card]))
        found.append(case)
    return found
