"""A question as a bot sees it: the board, what may be answered, and plans that are made when they are asked for."""

from typing import Final

from sandtable.games.dust.bots.assaults import Assaults
from sandtable.games.dust.bots.plans import March, Planner
from sandtable.games.dust.bots.shopping import Shopper
from sandtable.games.dust.rules.attack import CombatPhase
from sandtable.games.dust.rules.board import DustState

COUNTED: Final = ("put", "flee", "withdraw", "take", "from", "kill", "buy")
"""Verbs with a number."""


class Thoughts:
    """What one thinks of a board; good for every question until something changes on it."""

    def __init__(self, s: DustState, seat: int) -> None:
        """``s`` may be a sample: of what is hidden nothing but one's own hand is looked at."""
        self.s = s
        self.seat = seat
        self.key = board_key(s, seat)
        self._planner: Planner | None = None
        self._purse: Shopper | None = None
        self._assaults: dict[str, Assaults] = {}

    @property
    def planner(self) -> Planner:
        """What areas are worth, who threatens them, what can be attacked."""
        if self._planner is None:
            self._planner = Planner(self.s, self.seat)
        return self._planner

    @property
    def shopper(self) -> Shopper:
        """What to buy and where to put it."""
        if self._purse is None:
            self._purse = Shopper(self.planner)
        return self._purse

    def assaults(self, order: str = "") -> Assaults:
        """The attacks that can be made now; of one kind, if it has been decided to use a card for it."""
        found = self._assaults.get(order)
        if found is None:
            found = Assaults(self.planner, order)
            self._assaults[order] = found
        return found


def board_key(s: DustState, seat: int) -> tuple[object, ...]:
    """Everything on a board that plans depend on."""
    return (
        tuple(s.units),
        tuple(s.owner),
        tuple(s.cards),
        tuple(s.queue),
        tuple(s.attacked),
        tuple(s.pacts),
        tuple(s.vp),
        tuple(s.majorities),
        s.centres,
        s.round,
        s.used,
        s.radar,
        s.gone,
        s.capitals_open,
        s.hands[seat],
    )


class Situation:
    """Made for one question to one seat."""

    def __init__(self, s: DustState, legal: list[int], tie_breakers: list[float], thoughts: Thoughts) -> None:
        self.s = s
        self.seat = thoughts.seat
        self.legal = legal
        self.tie_breakers = tie_breakers
        """For each legal action a little that makes it better than one that is as good."""
        self.thoughts = thoughts

    # Words

    def say(self, verb: str, first: int = 0, second: int = 0) -> int:
        """An action: a verb, and the places of its values in their domains."""
        found = self.s.rules.space.verb(verb)
        return found.base + (first * len(found.params[1]) + second if len(found.params) > 1 else first)

    def verb(self, action: int) -> str:
        """The verb of an action."""
        return self.s.rules.space.verb_at[action]

    def value(self, action: int) -> int:
        """The value of an action that has one."""
        return self.s.chosen(action)

    def can(self, action: int) -> bool:
        """Whether this may be answered."""
        return action in self.legal

    def room(self) -> dict[int, int]:
        """For legal actions with an area or kind and a number: how many at most of each."""
        found: dict[int, int] = {}
        space = self.s.rules.space
        for action in self.legal:
            verb = space.verb_at[action]
            if verb in COUNTED:
                what, count = self.s.values(action)
                found[what] = max(count, found.get(what, 0))
        return found

    def best(self, worths: list[float]) -> int:
        """The legal action that is worth most, by worth and whim."""
        most, choice = -1e9, self.legal[0]
        for action, worth, whim in zip(self.legal, worths, self.tie_breakers, strict=True):
            if worth + whim > most:
                most, choice = worth + whim, action
        return choice

    # Plans

    @property
    def planner(self) -> Planner:
        """What areas are worth, who threatens them, what can be attacked."""
        return self.thoughts.planner

    @property
    def shopper(self) -> Shopper:
        """What to buy and where to put it."""
        return self.thoughts.shopper

    @property
    def assaults(self) -> Assaults:
        """The attacks that can be made now."""
        return self.thoughts.assaults()

    def decided(self, order: str) -> Assaults:
        """The attacks of a kind that uses up a card, when it has been decided to make one."""
        return self.thoughts.assaults(order)

    def march(self, moves: int) -> March | None:
        """The best move, with so many left."""
        attacks = 0
        for step in self.s.stack:
            if isinstance(step, CombatPhase) and step.player == self.seat:
                attacks = step.points
        return self.planner.march(moves, attacks)

    def gain_at(self, area: int, more: list[int]) -> float:
        """What it is worth to have more units in an area."""
        keeps = self.planner.threats.keeps
        there = self.s.force_at(area) if self.s.owner[area] == self.seat else [0] * len(more)
        return keeps(area, [one + other for one, other in zip(there, more, strict=True)]) - keeps(area, there)
