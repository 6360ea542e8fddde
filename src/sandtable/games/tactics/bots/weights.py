"""How much Rookie minds what: the numbers of its judgement, in AP, chosen by hand and a few matches against itself."""

from math import exp, log
from typing import Final

KILL_SHARE: Final = 0.55
"""T21.2: only what is destroyed counts; so much of a unit's worth goes with its last point, the rest evenly."""
READY_TARGET: Final = 1.25
"""A unit that has not been activated yet is worth so much more as a target: it will not be."""
FEAR: Final = 0.70
"""Expected losses against expected gains: not every enemy that can will shoot at this one."""
NEXT_ROUND: Final = 0.55
"""How much an enemy counts that can only act in the next round."""
PROSPECT: Final = 0.55
"""How much a unit's attack in its next activation counts."""
PATIENCE: Final = 0.80
"""And how much less for each activation it takes to get there."""
HOLD: Final = 0.30
"""What it costs to use up a unit that could still shoot at something this round."""
COMMANDER: Final = 1.3
"""A command squad is worth so much more than its AP."""


def faded(turns: float) -> float:
    """What is left of a prospect that is so many activations away."""
    return exp(log(PATIENCE) * turns)
