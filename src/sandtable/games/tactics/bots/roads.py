"""How far it is from square to square on foot, by vehicle or by air: walls and terrain count, units do not."""

from sandtable.games.tactics.rules.reach import FLYING, LARGE, LARGE_JUMPING
from sandtable.games.tactics.rules.tables import TacticsRules

UNREACHABLE = 60
"""Farther than any way on a board; what cannot be reached at all."""
STRAIGHT = 1
DIAGONAL = 2


class Roads:
    """The lengths of all ways on a board; each is searched when it is first asked for."""

    def __init__(self, rules: TacticsRules) -> None:
        self.rules = rules
        self._from: dict[int, list[int]] = {}

    def to(self, gait: int, square: int) -> list[int]:
        """For every square how many points it takes from there to this one, or back."""
        key = gait * self.rules.ground.size + square
        found = self._from.get(key)
        if found is None:
            found = self.rules.ground.distance[square] if gait == FLYING else self._search(gait, square)
            self._from[key] = found
        return found

    def _search(self, gait: int, square: int) -> list[int]:
        """T5.1: a straight step is one point, a diagonal two; the one that is cheap (R28) is forgotten."""
        ground = self.rules.ground
        steps = self.rules.gait_steps(gait).to
        found = [UNREACHABLE] * ground.size
        found[square] = 0
        waves: list[list[int]] = [[] for _ in range(UNREACHABLE + DIAGONAL)]
        waves[0].append(square)
        large = gait in (LARGE, LARGE_JUMPING)
        for points in range(UNREACHABLE):
            for one in waves[points]:
                if found[one] < points:
                    continue
                for way in range(8):
                    target = ground.to[one * 8 + way] if large else steps[one * 8 + way]
                    if target < 0:
                        continue
                    cost = points + (DIAGONAL if way % 2 else STRAIGHT)
                    if cost < found[target]:
                        found[target] = cost
                        waves[cost].append(target)
        return found
