"""For rule tests: a position, orders in words, dice of one's choice."""

from typing import Any

from sandtable.core import orders
from sandtable.core.ban import Ban
from sandtable.core.event import Sink, Value
from sandtable.core.position import from_text
from sandtable.core.rules import Rules
from sandtable.core.seats import CHANCE, REFEREE
from sandtable.core.state import State


class Play:
    """Plays on from a state and keeps what happened.

    >>> play = Play.start("dual-powers")
    >>> play.chance("neutral blue neutral-1/0")
    >>> play.last("neutral-placed")["region"]
    'blue'
    """

    def __init__(self, state: State) -> None:
        """Take over this state; the caller's object is played on."""
        self.state = state
        self.events: list[dict[str, Value]] = []

    @classmethod
    def start(cls, game: str, **options: object) -> "Play":
        """A game from its beginning."""
        from sandtable.core.registry import game as find_game

        return cls(find_game(game).rules(options).start())

    @classmethod
    def position(cls, text: str, rules: Rules | None = None) -> "Play":
        """A game from a position."""
        return cls(from_text(text, rules))

    def do(self, order: str, seat: str = "") -> None:
        """Give an order for the seat that is asked, or for the one that is named."""
        sink = Sink()
        who = self._seat(seat)
        orders.apply_order(self.state, who, order, sink)
        self._keep(sink)

    def chance(self, *outcomes: str) -> None:
        """Let chance come out like this, once for each argument."""
        for words in outcomes:
            sink = Sink()
            self.state.apply(self.state.rules.space.parse(words), CHANCE, sink)
            self._keep(sink)

    def why_not(self, action: str, seat: str = "") -> Ban | None:
        """The prohibition an action breaks, or nothing."""
        return self.state.why_not(self.state.rules.space.parse(action), self._seat(seat))

    def rule_against(self, action: str, seat: str = "") -> str:
        """The number of the rule that forbids an action; empty if it is legal."""
        ban = self.why_not(action, seat)
        if ban is None:
            return ""
        return ban.rule or ban.message

    @property
    def legal(self) -> list[str]:
        """The legal actions in words."""
        return [self.state.rules.space.words(action) for action in self.state.legal()]

    @property
    def asked(self) -> str:
        """Who decides: a seat's name, ``chance`` or ``nobody``."""
        seat = self.state.seat
        if seat >= 0:
            return self.state.rules.seats[seat]
        return "chance" if seat == CHANCE else "nobody"

    @property
    def step(self) -> str:
        """The name of the step that asks."""
        steps = self.state.describe()["steps"]
        return str(steps[0]["step"]) if steps else ""

    @property
    def board(self) -> dict[str, Any]:
        """The whole board in words."""
        return self.state.describe_board(REFEREE)

    def last(self, event: str) -> dict[str, Value]:
        """The last event of this name."""
        for found in reversed(self.events):
            if found["event"] == event:
                return found
        raise AssertionError(f"no event {event}; there were {sorted({str(e['event']) for e in self.events})}")

    def happened(self, event: str) -> bool:
        """Whether there was an event of this name."""
        return any(found["event"] == event for found in self.events)

    def _seat(self, name: str) -> int:
        return self.state.rules.domains["seat"].number(name) if name else self.state.seat

    def _keep(self, sink: Sink) -> None:
        for event in sink.events:
            seen = event.seen_by(REFEREE)
            if seen is not None:
                self.events.append(seen)
