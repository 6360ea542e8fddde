"""Games played to their end by chance alone, inside the engine: the inner loop of simulations."""

from random import Random

from sandtable.core.seats import CHANCE
from sandtable.core.state import State


def playout(state: State, rng: Random) -> int:
    """Play a state to its end, in place, with random actions of all seats.

    Returns the number of real decisions: those of a seat with two or more legal actions.
    """
    decisions = 0
    while state.stack:
        if state.seat == CHANCE:
            state.decide(CHANCE, state.draw(rng))
            continue
        legal = state.legal()
        count = len(legal)
        if count > 1:
            decisions += 1
            state.decide(state.seat, legal[int(rng.random() * count)])
        else:
            state.decide(state.seat, legal[0])
    return decisions
