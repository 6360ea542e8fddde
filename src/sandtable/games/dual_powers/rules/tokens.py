"""P1.4: tokens. Each has a ready and an exhausted side; equal tokens are one kind.

A set of tokens is a bit mask over all tokens of the rule set. Kinds are listed by value, never by
their place in a data file, so that records do not depend on the order of the file.
"""

from itertools import combinations_with_replacement, permutations
from typing import Final

from sandtable.core.bits import BIT
from sandtable.games.dual_powers.rules.components import LEADERS, RED, SIDES, WHITE, Components

NEUTRAL: Final = 2
"""The owner of neutral tokens."""

NO_SIDE: Final = -1

MAX_RECRUIT: Final = 3
"""The highest recruit value of a command card (P1.2)."""


class Tokens:
    """All tokens of a rule set in flat tables, shared by all states.

    In solitaire the other side's units stay in the box and the opposition's take their place (P7.1). Kinds of which
    no token is in play are listed all the same: so the numbers of actions depend on the data alone.
    """

    def __init__(self, box: Components, opposition: int, difficulty: int) -> None:
        """``opposition`` is its side, or ``NO_SIDE`` with two players."""
        self.kinds: list[str] = []
        self.kind_owner: list[int] = []
        self.kind_cost: list[int] = []
        """Recruit cost; 0: cannot be recruited."""
        self.kind_mask: list[int] = []
        self.kind_of: list[int] = []
        """The kind of each token."""
        self.ready: list[int] = []
        self.exhausted: list[int] = []
        self.owned: list[int] = [0, 0, 0]
        """The tokens of red, of white and the neutral ones."""
        self.units: list[list[int]] = [[], []]
        """The kinds of units each side can recruit."""
        self.neutral_units = 0
        self.returning = 0
        """Units that go back to a supply when they leave the board (P5.7); all others leave the game."""

        for side in (RED, WHITE):
            for (cost, ready, back), count in zip(box.units[side], box.unit_counts[side], strict=True):
                label = f"{ready}/{back}" if cost == ready else f"{cost}-{ready}/{back}"
                in_play = count if side != opposition else 0
                self._add(f"{SIDES[side]}-{label}", side, cost, ready, back, in_play, True)
        for (ready, back), count in zip(box.neutrals, box.neutral_counts, strict=True):
            self.neutral_units |= self._add(f"neutral-{ready}/{back}", NEUTRAL, 0, ready, back, count, False)
        self.leader_token: list[int] = [0] * len(LEADERS)
        """The token of each leader, by his place in the data."""
        for name in LEADERS:
            i = box.leaders.index(name)
            self.leader_token[i] = len(self.kind_of)
            self._add(name, box.leader_side[i], 0, box.leader_ready[i], box.leader_exhausted[i], 1, False)
        # P4.20: a neutral leader, but none of the neutral units; later a red leader, whoever holds the people.
        self.trotsky = len(self.kind_of)
        self._add("trotsky", NEUTRAL, 0, box.trotsky_neutral[0], box.trotsky_neutral[1], 1, False)
        self.red_trotsky = len(self.kind_of)
        self._add("trotsky-red", RED, 0, box.trotsky_red[0], box.trotsky_red[1], 1, False)
        self.level_kind: list[int] = [-1, -1, -1, -1]
        """The kind of the opposition's units of level 1, 2, 3."""
        owner = NEUTRAL if opposition == NO_SIDE else opposition
        for level, count in zip(box.opposition_levels, box.opposition_counts, strict=True):
            self.level_kind[level] = len(self.kinds)
            # P7.9, P7.14: exhausted, its units of every level are as strong as the difficulty.
            in_play = count if opposition != NO_SIDE else 0
            self._add(f"opposition-{level}", owner, 0, level, difficulty, in_play, True)

        self.in_play = [kind for kind, mask in zip(self.kinds, self.kind_mask, strict=True) if mask]

        self.groups: list[str] = []
        """What a command card can recruit at once: one to three units, the dearest named first (P4.8)."""
        self.group_side: list[int] = []
        self.group_cost: list[int] = []
        self.group_units: list[list[int]] = []
        """The kinds of a group's units."""
        self.groups_of: list[list[int]] = [[], []]
        """The groups of each side."""
        self.group_aliases: dict[str, int] = {}
        """Every other sequence of a group's units means the same group."""
        for side in (RED, WHITE):
            most = dict(zip(self.units[side], box.unit_counts[side], strict=True))
            for size in range(1, MAX_RECRUIT + 1):
                for units in combinations_with_replacement(self.units[side], size):
                    self._add_group(side, list(units)[::-1], most)

    def _add_group(self, side: int, units: list[int], most: dict[int, int]) -> None:
        cost = sum(self.kind_cost[kind] for kind in units)
        if cost > MAX_RECRUIT or any(units.count(kind) > most[kind] for kind in units):
            return
        number = len(self.groups)
        for order in permutations(units):
            self.group_aliases["+".join(self.kinds[kind] for kind in order)] = number
        self.groups.append("+".join(self.kinds[kind] for kind in units))
        self.group_side.append(side)
        self.group_cost.append(cost)
        self.group_units.append(units)
        self.groups_of[side].append(number)

    def _add(self, kind: str, owner: int, cost: int, ready: int, back: int, count: int, returns: bool) -> int:
        mask = 0
        for _ in range(count):
            mask |= BIT[len(self.kind_of)]
            self.kind_of.append(len(self.kinds))
            self.ready.append(ready)
            self.exhausted.append(back)
        if cost:
            self.units[owner].append(len(self.kinds))
        self.kinds.append(kind)
        self.kind_owner.append(owner)
        self.kind_cost.append(cost)
        self.kind_mask.append(mask)
        self.owned[owner] |= mask
        if returns:
            self.returning |= mask
        return mask
