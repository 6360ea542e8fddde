"""Small battles for tests: a board drawn in text, units on its marks, whose turn it is, dice of one's choice.

>>> play = field(
...     '''
...     +   +   +   +
...       .h  .   .s
...     +   +   +   +
...     ''',
...     h="hell-boys",
...     s="sturmpioniere",
... )
>>> play.do("activate hell-boys, do move, do nothing, to b1")
>>> play.board["units"]["hell-boys"]["at"]
'b1'
"""

from typing import Any

from sandtable.games.tactics.game import GAME
from sandtable.games.tactics.rules.board import Battlefield
from sandtable.games.tactics.rules.cards import Cards
from sandtable.games.tactics.rules.drawing import Drawing, read_drawing
from sandtable.games.tactics.rules.ground import Ground, name_of
from sandtable.games.tactics.rules.reach import GAITS, Steps
from sandtable.games.tactics.rules.scenarios import Scenario
from sandtable.games.tactics.rules.sight import Sight
from sandtable.games.tactics.rules.tables import TacticsRules
from sandtable.testing import Play

DATA = GAME.read_data()
CARDS: list[Cards] = []
"""The cards of the game's own data, read once: they never change."""
SIDES = ("allies", "axis")

Changes = dict[str, dict[str, Any]]
"""Changed cards: from a unit's name to the values that replace those of its card."""


def data_with(cards: Changes) -> dict[str, Any]:
    """The game's data with some cards changed: what a user's own file could say."""
    entries: list[dict[str, Any]] = []
    for printed in DATA["units"]["unit"]:
        changed = cards.get(printed["name"], printed)
        entries.append(
            {key: value for key, value in printed.items() if key != "origin" or changed is printed} | changed
        )
    assert set(cards) <= {entry["name"] for entry in entries}
    return {**DATA, "units": {**DATA["units"], "unit": entries}}


class FieldRules(TacticsRules):
    """The rules on a board that was drawn, with a scenario made for the test."""

    def __init__(
        self, drawing: Drawing, scenario: Scenario, faq: bool, players: int = 2, data: dict[str, Any] | None = None
    ) -> None:
        self.drawing = drawing
        self.made = scenario
        options = {"scenario": "meeting-engagement", "armies": "choose", "players": players, "faq": faq}
        super().__init__(1, options, data or DATA)

    def _read_cards(self, content: object) -> Cards:
        if content is not DATA["units"]:
            return Cards(content)
        if not CARDS:
            CARDS.append(Cards(content))
        return CARDS[0]

    def _read_board(self, number: int) -> None:
        self.scenario = self.made
        self.ground = Ground(self.drawing.board, self.scenarios.columns, self.scenarios.rows)
        self._set_board(
            self.ground,
            Sight(self.ground, self.rule_set.any_corner),
            [Steps(self.ground, gait) for gait in range(GAITS)],
        )


def scenario_of(drawing: Drawing, **values: Any) -> Scenario:
    """A scenario on a drawn board: both sides enter over the short edges, no cover elements; values replace these."""
    made = Scenario("field")
    board = drawing.board
    columns = 12
    made.enter = [
        [y * columns for y in range(board.height)],
        [y * columns + board.width - 1 for y in range(board.height)],
    ]
    made.cover = [y * columns + x for y in range(board.height) for x in range(board.width)]
    made.rounds = 8
    for key, value in values.items():
        assert hasattr(made, key), key
        setattr(made, key, value)
    return made


_MADE: dict[str, FieldRules] = {}
"""Rules by what they were made of: making them takes longer than most tests."""


def rules_of(
    drawing: Drawing, faq: bool, players: int, scenario: dict[str, Any], data: dict[str, Any] | None = None
) -> FieldRules:
    """The rules on a drawn board, made once; with data of its own, each time."""
    board = drawing.board
    key = repr((board.rows, board.building, board.edges, faq, players, sorted(scenario.items())))
    if data is not None:
        return FieldRules(drawing, scenario_of(drawing, **scenario), faq, players, data)
    if key not in _MADE:
        _MADE[key] = FieldRules(drawing, scenario_of(drawing, **scenario), faq, players)
    return _MADE[key]


def squares(*names: str) -> list[int]:
    """The numbers of squares, for scenarios."""
    return [(int(name[1:]) - 1) * 12 + ord(name[0]) - 97 for name in names]


def field(
    text: str,
    /,
    *steps: dict[str, Any],
    faq: bool = False,
    side: str = "allies",
    turn: int = 2,
    players: int = 2,
    board: dict[str, Any] | None = None,
    scenario: dict[str, Any] | None = None,
    data: dict[str, Any] | None = None,
    cards: Changes | None = None,
    **units: str | dict[str, Any],
) -> Play:
    """A battle on a drawn board.

    ``units``: from the marks of the drawing (or any word, for units off the board) to a unit's name, or to a table with
    ``name`` and whatever a position says of it (``figures``, ``points``, ``flags``, ``mate`` ...). A joined hero is
    given with ``mate`` on the squad and stands where it stands. Marks ``C`` and ``T`` are crates and tank traps.
    ``side`` is asked to activate a unit unless ``steps`` say otherwise; ``board`` has further parts of the position;
    ``data`` replaces the game's own data, ``cards`` changes values of some cards.
    """
    drawing = read_drawing(text)
    rules = rules_of(drawing, faq, players, scenario or {}, data_with(cards) if cards else data)
    words: dict[str, Any] = {"units": {}, "elements": {}, **(board or {})}
    width = drawing.board.width
    for number, mark in enumerate(drawing.marks):
        if mark in ("C", "T") and mark not in units:
            words["elements"][name_of(number % width, number // width)] = "crate" if mark == "C" else "trap"
    for mark, given in units.items():
        table = {"name": given} if isinstance(given, str) else dict(given)
        name = table.pop("name")
        if mark in drawing.marks:
            number = drawing.square(mark)
            table["at"] = name_of(number % width, number // width)
        words["units"][name] = table
    for table in list(words["units"].values()):
        if "mate" in table:
            hero = words["units"].setdefault(table["mate"], {})
            if "at" in table:
                hero["at"] = table["at"]
            if "flags" in table and "flags" not in hero:
                hero["flags"] = table["flags"]  # they are ready or not together
    other = SIDES[1 - SIDES.index(side)]
    default = [{"step": "activate", "side": side}, {"step": "turn", "side": other}]
    return Play(rules.position({"turn": turn, "board": words, "steps": list(steps) or default}))


def state(play: Play) -> Battlefield:
    """The state behind a play, by its own type."""
    assert isinstance(play.state, Battlefield)
    return play.state


def unit(play: Play, name: str) -> dict[str, Any]:
    """What the position says of a unit."""
    found: dict[str, Any] = play.board["units"][name]
    return found
