"""What a bot is: a class that answers questions from what its seat may know, and from nothing else."""

from random import Random
from typing import Any, ClassVar

from sandtable.core.rules import Rules
from sandtable.core.state import State


class Look:
    """All a bot is given when it is asked: the view of its seat, the legal actions, and possible worlds.

    The view is made when it is first read. Until then a look keeps the state to itself, so it is good for one
    question only; once that is answered a bot has what it read and nothing else. Neither ``view`` nor ``sample``
    depends on what the seat cannot know, which the test kit proves; the rule set is public.
    """

    __slots__ = ("_state", "_view", "legal", "rules", "seat")

    def __init__(self, rules: Rules, seat: int, view: dict[str, Any], legal: list[int]) -> None:
        """From a view alone, for a process that must never hold the state."""
        self.rules = rules
        self.seat = seat
        self.legal = legal
        self._view: dict[str, Any] | None = view
        self._state: State | None = None

    @classmethod
    def of(cls, state: State, seat: int) -> "Look":
        """What a seat may know of a state."""
        look = cls.__new__(cls)
        look.rules = state.rules
        look.seat = seat
        look.legal = state.legal(seat)[:]
        look._view = None
        look._state = state
        return look

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat knows."""
        if self._view is None:
            if self._state is None:
                raise RuntimeError("the question is answered: a bot reads the view while it is asked, or never")
            self._view = self._state.view(self.seat)
        return self._view

    def sample(self, rng: Random) -> State:
        """A world that could be the true one."""
        if self._state is not None:
            return self._state.imagine(self.seat, rng)
        return self.rules.sample(self.view, rng)

    def close(self) -> None:
        """The question is answered: the state goes on, and this look must not follow it."""
        self._state = None


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
        legal = state.legal(self.seat)
        if len(legal) == 1:
            return legal[0]
        look = Look.of(state, self.seat)
        action = self.choose(look, Random(f"{self.seed}:{self.seat}:{number}"))
        look.close()
        assert action in legal, f"{self.name} chose what is not legal"
        return action
