"""What tests of attacks share: boards in short, orders to attack, the dice that are rolled, cards made for a test."""

from copy import deepcopy
from typing import Any

from sandtable.core.event import Sink
from sandtable.core.seats import REFEREE
from sandtable.games.tactics.rules.ground import SIGNS
from sandtable.testing import Play
from tests.tactics.field import DATA


def open_ground(*rows: str) -> str:
    """A board without walls: a character a square, a sign of terrain or a mark on a circle.

    >>> print(open_ground("h~.", "..s"))
    +   +   +   +
      .h  ~   .
    +   +   +   +
      .   .   .s
    +   +   +   +
    """
    width = max(len(row) for row in rows)
    between = "+   " * width + "+"
    lines = [between]
    for row in rows:
        squares = [f" {sign} " if sign in SIGNS else f" .{sign}" for sign in row.ljust(width, ".")]
        lines.append((" " + " ".join(squares)).rstrip())
        lines.append(between)
    return "\n".join(lines)


def shoot(play: Play, unit: str, *aims: str, act: str = "attack, do nothing", free: str = "") -> None:
    """Activate a unit and attack from where it stands: what is declared, then the target of each row that is asked."""
    parts = [f"activate {unit}", f"do {act}", *([free] if free else []), *aims]
    play.do(", ".join(parts))


def tired(name: str, **values: Any) -> dict[str, Any]:
    """A unit that has been activated, so that it does not react."""
    return {"name": name, "flags": ["loaded"], **values}


def say(play: Play, order: str) -> None:
    """The beginning of an order, or more of it: each answer as it is asked for."""
    for words in order.split(", "):
        sink = Sink()
        action, seat = play.state.rules.space.parse(words), play.state.seat
        ban = play.state.why_not(action, seat)
        assert ban is None, (words, ban, play.legal)
        play.state.apply(action, seat, sink)
        play.events += [seen for seen in (event.seen_by(REFEREE) for event in sink.events) if seen is not None]


def asked(play: Play) -> dict[str, Any]:
    """The step that asks, in words."""
    found: dict[str, Any] = play.state.describe()["steps"][0]
    return found


def dice(play: Play) -> int:
    """How many dice are rolled now."""
    step = asked(play)
    found = {"roll": "dice", "save": "hits", "shrug": "damage"}[step["step"]]
    number: int = step[found]
    return number


def weapon(play: Play) -> str:
    """The row whose dice are rolled now."""
    shot = asked(play)["shot"]
    for card in play.state.rules.data["units"]["unit"]:
        if card["name"] == shot["by"].split("/")[0]:
            return str(card["row"][shot["row"]]["name"])
    raise AssertionError(shot)


def aimed_row(play: Play) -> str:
    """The row that is aimed now."""
    return str(play.state.prompt(play.state.seat).args["weapon"])


def losses(play: Play, unit: str) -> int:
    """The miniatures or points a unit has lost since the play began."""
    found = 0
    for event in play.events:
        if event["event"] in ("fell", "hurt") and event["unit"] == unit:
            assert isinstance(event["count"], int)
            found += event["count"]
    return found


def card_with(name: str, data: dict[str, Any] | None = None, **values: Any) -> dict[str, Any]:
    """The game's data with a card changed; ``rows`` is a table from a row's name to what changes in it."""
    new = deepcopy(data or DATA)
    [card] = [card for card in new["units"]["unit"] if card["name"] == name]
    rows = values.pop("rows", {})
    for row in card["row"]:
        row.update(rows.get(row["name"], {}))
    card.update(values)
    return new
