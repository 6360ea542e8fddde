"""What a bot is: a class that answers questions from what its seat may know, and from nothing else."""

from random import Random
from typing import Any, ClassVar

from sandtable.core.rules import Rules
from sandtable.core.state import State


class Look:
    """All a bot is given when it is asked: the view of its seat, the legal actions, and possible worlds.

    A look is made from the view. It holds no reference to the state, so that a bot cannot peek; the
    rule set it names is public.
    """

    __slots__ = ("legal", "rules", "seat", "view")

    def __init__(self, rules: Rules, seat: int, view: dict[str, Any], legal: list[int]) -> None:
        self.rules = rules
        self.seat = seat
        self.view = view
        self.legal = legal

    @classmethod
    def of(cls, state: State, seat: int) -> "Look":
        """What a seat may know of a state."""
        return cls(state.rules, seat, state.view(seat), state.legal(seat)[:])

    def sample(self, rng: Random) -> State:
        """A world that could be the true one."""
        return self.rules.sample(self.view, rng)


class Bot:
    """Plays one seat of one game. Subclasses give ``choose``.

    Found by an entry point in ``sandtable.bots``, named ``rookie`` if it plays any game, and
    ``dual-powers.rookie`` if it plays that one only.
    """

    name: ClassVar[str] = ""

    def __init__(self, rules: Rules, seat: int, seed: str) -> None:
        """``seed`` makes its choices repeatable; each decision gets a random generator of its own."""
        self.rules = rules
        self.seat = seat
        self.seed = seed

    def choose(self, look: Look, rng: Random) -> int:
        """One of ``look.legal``."""
        raise NotImplementedError

    def decide(self, state: State, number: int) -> int:
        """The choice in a state, of which the bot sees what its seat may know; ``number`` counts the game's decisions.

        The generator depends on seed, seat and number only, so a game that was saved and loaded goes on alike.
        """
        look = Look.of(state, self.seat)
        action = (
            look.legal[0] if len(look.legal) == 1 else self.choose(look, Random(f"{self.seed}:{self.seat}:{number}"))
        )
        assert action in look.legal, f"{self.name} chose what is not legal"
        return action
