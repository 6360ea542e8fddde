"""Our engine in the benchmark, in whichever build is found on the path."""

from collections.abc import Callable, Mapping
from random import Random

from contest import UNKNOWN, WHOLE_GAME, Contestant, MissingError, Played, spin
from sandtable.core.errors import BadInput
from sandtable.core.playout import playout
from sandtable.core.registry import game
from sandtable.core.seats import CHANCE
from sandtable.core.state import State


class Driven(Contestant):
    """A game of ours, every step driven from Python and checked by the engine."""

    def __init__(self, name: str, options: Mapping[str, str]) -> None:
        try:
            self.rules = game(name).rules(options)
        except BadInput as error:
            raise MissingError(str(error)) from error

    def play(self, seed: int, limit: int = WHOLE_GAME) -> Played:
        random = Random(seed).random
        state = self.rules.start()
        plies = decisions = legal = 0
        while plies < limit and not state.is_over():
            actions = state.legal()
            choices = len(actions)
            if state.seat == CHANCE:
                weights = state.weights()
                chosen = int(random() * choices) if weights is None else spin(weights, random() * sum(weights))
                state.apply(actions[chosen])
            else:
                if choices > 1:
                    decisions += 1
                    legal += choices
                state.apply(actions[int(random() * choices)])
            plies += 1
        return Played(state, plies, decisions, legal)

    def copier(self, game: State) -> Callable[[], object]:
        return game.copy


class Playout(Driven):
    """The same games played by the engine's own loop, as bots and simulations do."""

    def race(self, seed: int) -> Played:
        state = self.rules.start()
        decisions = playout(state, Random(seed))
        return Played(state, UNKNOWN, decisions, UNKNOWN)
