"""Short ways to write battles: open boards as lines of signs, orders broken off in the middle, the odds of a roll."""

from typing import Any

from sandtable.core.chance import volley
from sandtable.core.event import Sink
from sandtable.core.seats import REFEREE
from sandtable.testing import Play


def grid(*lines: str) -> str:
    """A board without walls: a character is a terrain sign or a mark on a circle.

    >>> print(grid("h.#"))
    +   +   +   +
      .h  .   #
    +   +   +   +
    """
    edge = "+   " * len(lines[0]) + "+"
    drawn = [edge]
    for line in lines:
        cells = [f"  {sign} " if sign in ".~x*#" else f"  .{sign}" for sign in line]
        drawn += ["".join(cells).rstrip(), edge]
    return "\n".join(drawn)


def say(play: Play, words: str) -> Play:
    """Give answers one by one, so that an order may stop in the middle; chance is left alone."""
    for part in words.split(","):
        sink = Sink()
        play.state.apply(play.state.rules.space.parse(part.strip()), play.state.seat, sink)
        play.events += [seen for event in sink.events if (seen := event.seen_by(REFEREE)) is not None]
    return play


def dice(play: Play) -> int:
    """How many dice are rolled now; they hit on HIT."""
    assert play.asked == "chance"
    weights = play.state.weights()
    assert weights is not None and weights == volley(len(weights) - 1), "on BLANK?"
    return len(weights) - 1


def inverted_dice(play: Play) -> int:
    """How many dice are rolled now that hit on BLANK."""
    weights = play.state.weights()
    assert weights is not None and weights == volley(len(weights) - 1)[::-1], "on HIT?"
    return len(weights) - 1


def step(play: Play) -> dict[str, Any]:
    """What is asked, with all it knows."""
    found: dict[str, Any] = play.state.describe()["steps"][0]
    return found


def ready(play: Play) -> list[str]:
    """The units that may still be activated in this round."""
    return [name for name, words in play.board["units"].items() if "ready" in words.get("flags", ["ready"])]


def agreed(play: Play) -> bool:
    """Whether the legal answers are those that no prohibition forbids."""
    state = play.state
    allowed = [action for action in range(len(state.rules.space)) if state.why_not(action, state.seat) is None]
    return allowed == state.legal()
