"""What movement tests share: where a unit may go, and open boards."""

from sandtable.core.event import Sink
from sandtable.testing import Play


def reach(play: Play) -> set[str]:
    """The squares the question offers to go to or to enter."""
    return {words.split()[1] for words in play.legal if words.startswith(("to ", "enter "))}


def around(*squares: str) -> set[str]:
    """All squares at most one away from these, the squares themselves left out."""
    found = set()
    for square in squares:
        x, y = ord(square[0]), int(square[1:])
        found |= {f"{chr(x + dx)}{y + dy}" for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return found - set(squares)


def plain(width: int, height: int, **marks: str) -> str:
    """An open board; marks by their squares: ``plain(3, 2, b1="h")``."""
    line = "+" + "   +" * width
    lines = [line]
    for y in range(1, height + 1):
        lines += [" " + " ".join([f" .{marks.get(f'{chr(97 + x)}{y}', ' ')}" for x in range(width)]), line]
    return "\n".join(lines)


def say(play: Play, words: str) -> None:
    """Answer question after question, also with an order that is not complete."""
    for one in words.split(", "):
        sink = Sink()
        play.state.apply(play.state.rules.space.parse(one), play.state.seat, sink)
        play._keep(sink)
