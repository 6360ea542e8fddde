"""The signs of the boards in the terminal: two letters for each unit; a set of signs for pipes and one for screens."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sandtable.games.tactics.rules.cards import SIDES


class Signs(NamedTuple):
    """What a board is drawn with. Nothing is told by a colour alone: ready and done differ in their sign."""

    ready: dict[str, str]
    done: dict[str, str]
    terrain: dict[str, str]
    """What fills an empty square."""
    crate: str
    trap: str
    tile: str
    rubble: str
    """Beside a unit that stands in rubble."""
    more: str
    """Somebody else is there too, a hero above all."""
    unloaded: str
    goal: str
    exit: str
    upright: dict[str, str]
    """An edge between two squares that are side by side."""
    across: dict[str, str]
    """The middle of an edge between two squares one above the other."""
    wall: str
    """The rest of such an edge."""
    corners: str
    """Where edges meet: by the sum of 1 for one to the north, 2 east, 4 south, 8 west."""


PLAIN: Final = Signs(
    ready=dict(zip(SIDES, "AX", strict=True)),
    done=dict(zip(SIDES, "ax", strict=True)),
    terrain={"circle": ".", "water": "~", "rubble": "%", "smoke": "*", "blank": "#"},
    crate="c",
    trap="t",
    tile="#",
    rubble="%",
    more="+",
    unloaded="!",
    goal="@",
    exit=">",
    upright={"open": " ", "wall": "|", "small": "s", "large": "L"},
    across={"open": " ", "wall": "-", "small": "s", "large": "L"},
    wall="-",
    corners=" " + "+" * 15,
)
"""For pipes and plain terminals: letters and punctuation only."""

DRAWN: Final = Signs(
    ready=dict(zip(SIDES, "▲▼", strict=True)),
    done=dict(zip(SIDES, "△▽", strict=True)),
    terrain={"circle": "·", "water": "≈", "rubble": "░", "smoke": "*", "blank": "█"},
    crate="▣",
    trap="╬",
    tile="▓",
    rubble="░",
    more="+",
    unloaded="!",
    goal="◎",
    exit="»",
    upright={"open": " ", "wall": "┃", "small": "s", "large": "L"},
    across={"open": " ", "wall": "━", "small": "s", "large": "L"},
    wall="━",
    corners=" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
)
"""For a screen."""


def unit_signs(units: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Two letters for each unit, from its word and the label of its card; no two units have the same.

    >>> unit_signs([("hell-boys", "Hell Boys"), ("hell-boys/2", "Hell Boys"), ("hans", "Hans"), ("hasso", "Hasso")])
    {'hell-boys': 'HB', 'hell-boys/2': 'H2', 'hans': 'Ha', 'hasso': 'Hs'}
    """
    found: dict[str, str] = {}
    for word, label in units:
        taken = found.values()
        found[word] = next(sign for sign in _candidates(word, label) if sign not in taken)
    return found


def _candidates(word: str, label: str) -> list[str]:
    """Initials, then the first letter with each of the others, then with digits and letters."""
    parts = [part for part in label.replace("-", " ").split(" ") if part]
    first = parts[0][0].upper()
    copy = word.rpartition("/")[2] if "/" in word else ""
    initials = [first + parts[1][0].upper()] if len(parts) > 1 else []
    others = [letter for letter in "".join(parts)[1:].lower() if letter.isalnum()]
    ends = ([copy] if copy else []) + [one[1] for one in initials] + others
    ends += list("123456789abcdefghijklmnopqrstuvwxyz")
    return [first + end for end in ends] + [a + b for a in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for b in "0123456789"]
