"""What somebody wishes of a free battle, and what can be wished."""

import shlex
from typing import Final, NamedTuple

from sandtable.core.errors import BadInput
from sandtable.games.tactics.rules.cards import SIDES
from sandtable.games.tactics.rules.scenarios import MOST_AP, MOST_ROUNDS, OBJECTIVES

SIZES: Final = {"small": (9, 6), "large": (12, 9), "deep": (9, 12)}
"""Columns and rows: one poster, two side by side, two one above the other."""
SYMMETRIES: Final = ("turned", "mirrored", "none")
"""Which board is the same for both sides: turned by half, mirrored, or none."""
MOST_BUILDINGS: Final = {"small": 2, "large": 4, "deep": 4}
MOST_TERRAIN: Final = 40
"""Per cent; with more, little could be placed without closing a way."""
LEAST_AP: Final = 30
"""Every faction has an army for so little."""
LEAST_ROUNDS: Final = 4
USUAL_ROUNDS: Final = {"small": 6, "large": 7, "deep": 7}
USUAL_BUILDINGS: Final = {"hold-bridge": 0}
"""One, where nothing else is said."""
BOX_AP: Final = 130
"""What the box of a side is worth."""
LONGEST_SEED: Final = 60


class Plan(NamedTuple):
    """A free battle as it is wished for."""

    seed: str
    size: str = "large"
    terrain: int = 15
    """How many squares in a hundred are not plain, where neither units enter nor buildings stand."""
    buildings: int = -1
    """-1: what is usual."""
    objective: str = "none"
    ap: int = BOX_AP
    """0: without limit."""
    rounds: int = -1
    """-1: what is usual."""
    symmetry: str = SYMMETRIES[0]
    attacker: str = "axis"
    """Where one side attacks."""

    @property
    def width(self) -> int:
        """Columns."""
        return SIZES[self.size][0]

    @property
    def height(self) -> int:
        """Rows."""
        return SIZES[self.size][1]

    def command(self) -> str:
        """The command that makes this battle again.

        >>> Plan("tea", buildings=1, rounds=7).command()[:47]
        'sandtable battle new --seed tea --size large --'
        """
        words = ["sandtable", "battle", "new"]
        for name, value in self._asdict().items():
            words += [f"--{name}", str(value)]
        return shlex.join(words)


def settled(plan: Plan) -> Plan:
    """The plan with everything said that was left open; refuses what cannot be."""
    if not plan.seed.strip() or not plan.seed.isprintable() or len(plan.seed) > LONGEST_SEED:
        sentence = f"the seed must be a text of 1 to {LONGEST_SEED} characters that can be printed"
        raise BadInput(sentence, "tactics-battle-seed", most=LONGEST_SEED)
    _one_of("size", plan.size, list(SIZES))
    _one_of("objective", plan.objective, OBJECTIVES)
    _one_of("symmetry", plan.symmetry, SYMMETRIES)
    _one_of("attacker", plan.attacker, SIDES)
    if plan.buildings == -1:
        plan = plan._replace(buildings=USUAL_BUILDINGS.get(plan.objective, 1))
    if plan.rounds == -1:
        plan = plan._replace(rounds=max(USUAL_ROUNDS[plan.size], _least_rounds(plan)))
    _within("terrain", plan.terrain, 0, MOST_TERRAIN)
    _within("buildings", plan.buildings, 0, most_buildings(plan))
    if plan.ap:
        _within("ap", plan.ap, LEAST_AP, MOST_AP)
    _within("rounds", plan.rounds, _least_rounds(plan), MOST_ROUNDS)
    _check_buildings(plan)
    return plan


def most_buildings(plan: Plan) -> int:
    """How many buildings there is room for: on one poster none beside one in the middle."""
    return 1 if plan.size == "small" and plan.objective == "keep-building" else MOST_BUILDINGS[plan.size]


def _least_rounds(plan: Plan) -> int:
    """A slow squad goes two squares a round: it must come to the middle, or over the whole board."""
    return max(LEAST_ROUNDS, (plan.width + 1) // 2) if plan.objective == "break-through" else LEAST_ROUNDS


def _check_buildings(plan: Plan) -> None:
    """Where both sides have the same, buildings come in pairs, and one may stand in the middle."""
    if plan.objective == "keep-building" and not plan.buildings:
        raise BadInput("the objective keep-building needs a building", "tactics-battle-house")
    if plan.symmetry == "none":
        return
    if plan.objective == "keep-building" and plan.buildings % 2 == 0:
        sentence = "the building to keep stands in the middle, so a symmetric board has an odd number of buildings"
        raise BadInput(sentence, "tactics-battle-odd")
    if plan.objective == "hold-bridge" and plan.buildings % 2:
        sentence = "the bridge is in the middle, so a symmetric board has an even number of buildings"
        raise BadInput(sentence, "tactics-battle-even")


def _one_of(name: str, given: str, known: "list[str] | tuple[str, ...]") -> None:
    if given not in known:
        choices = ", ".join(known)
        sentence = f'{name} takes one of {choices}, not "{given}"'
        raise BadInput(sentence, "tactics-battle-word", name=name, choices=choices, given=given)


def _within(name: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        sentence = f"{name} takes {low} to {high} here, not {given}"
        raise BadInput(sentence, "tactics-battle-number", name=name, low=low, high=high, given=given)
