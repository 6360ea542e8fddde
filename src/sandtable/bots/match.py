"""A game between bots, from a seed, to its end."""

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b

from sandtable.bots.bot import Bot
from sandtable.bots.registry import make_bot
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE
from sandtable.table.dice import SeededDice


class Result:
    """How a game between bots went."""

    __slots__ = ("bots", "decisions", "ending", "returns", "seed", "turns")

    def __init__(
        self, bots: list[str], seed: str, returns: list[float], ending: str, decisions: int, turns: int
    ) -> None:
        """``decisions`` counts those with a real choice, chance excluded."""
        self.bots = bots
        self.seed = seed
        self.returns = returns
        self.ending = ending
        self.decisions = decisions
        self.turns = turns


def play_match(rules: Rules, bots: Sequence[str], seed: str) -> Result:
    """Play one game: ``bots`` names who plays each seat. The same seed gives the same dice to whoever plays.

    >>> from sandtable.core.registry import game
    >>> play_match(game("dual-powers").rules(), ["random", "random"], "tea").ending
    'calendar'
    """
    secret = blake2b(f"bots {seed}".encode(), digest_size=16).hexdigest()  # whoever knows it does not know the dice
    players: list[Bot] = [make_bot(name, rules, seat, secret) for seat, name in enumerate(bots)]
    dice = SeededDice(seed)
    state = rules.start()
    rolls = number = decisions = 0
    while not state.is_over():
        seat = state.seat
        if seat == CHANCE:
            state.decide(CHANCE, state.draw(partial(dice.number, rolls)))
            rolls += 1
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.decide(seat, legal[0])
        else:
            state.apply(players[seat].decide(state, number), seat)
            decisions += 1
        number += 1
    return Result(list(bots), seed, state.returns(), state.ending, decisions, state.turn)
