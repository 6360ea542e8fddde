"""Lines of styled text: what a board on a terminal's screen is made of (see ``sandtable.contract.Screen``)."""

from collections.abc import Sequence

from sandtable.contract import Line


def length(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def flowing(
    start: Line, parts: Sequence[tuple[str, str]], width: int, between: str, indent: int | None = None
) -> list[Line]:
    """The parts in lines after ``start``, which further lines are indented to if no indent is given.

    No part is torn apart. A long start leaves further lines at least a third of the width.

    >>> flowing([("Ways ", "")], [("red-blue", ""), ("red-green", "")], 16, "  ")
    [[('Ways ', ''), ('red-blue', '')], [('     ', ''), ('red-green', '')]]
    >>> flowing([("Asia ", "")], [("●Tibet 2T", ""), ("■India 3T", "")], 16, ", ", 2)
    [[('Asia ', ''), ('●Tibet 2T', ''), (',', '')], [('  ', ''), ('■India 3T', '')]]
    """
    used = length(start)
    if indent is None:
        indent = min(used, width * 2 // 3)
    found = [list(start)]
    for place, (text, style) in enumerate(parts):
        gap = between if place else ""
        if used > indent and used + len(gap) + len(text) > width:
            if gap.strip():
                found[-1].append((gap.rstrip(), ""))
            found.append([(" " * indent, "")] if indent else [])
            used, gap = indent, ""
        if gap:
            found[-1].append((gap, ""))
        found[-1].append((text, style))
        used += len(gap) + len(text)
    return found
