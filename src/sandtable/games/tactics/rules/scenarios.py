"""T16, T21: the scenarios. Read from a data file against the boards, checked, and made into flat tables.

Ours are in ``data/scenarios.toml``; users may supply their own. All boards of a game share one numbering of squares,
that of a rectangle as wide as the widest and as high as the highest, so that numbers depend on data only.
"""

from typing import Final

from sandtable.core.space import Domain
from sandtable.games.datafiles import DataError, DataFile, Entry, once, quoted, show
from sandtable.games.tactics.rules.cards import SIDES, switch
from sandtable.games.tactics.rules.ground import (
    CIRCLE,
    MAX_SIDE,
    RUBBLE,
    SIGNS,
    SMOKE,
    Board,
    find_square,
    name_of,
)

NONE: Final = 0
BREAK_THROUGH: Final = 1
HOLD_TOGETHER: Final = 2
TAKE_CHARGES: Final = 3
KEEP_BUILDING: Final = 4
OBJECTIVES: Final = ("none", "break-through", "hold-bridge", "take-charges", "keep-building")
"""T21.1: what can be won by besides wiping out and points."""

COLUMNS: Final = (
    "board",
    "enter",
    "deploy",
    "cover",
    "crates",
    "traps",
    "tiles",
    "ap",
    "vehicles",
    "squads",
    "rounds",
    "objective",
    "attacker",
    "exits",
    "exit_ap",
    "bridge",
    "bridge_from",
    "bridge_rounds",
    "charges",
    "charges_needed",
    "keep",
    "bonus_held",
    "bonus_each",
    "bonus_left",
    "bonus_bridge",
    "bonus_charge",
    "initiative",
)
OF_OBJECTIVE: Final = {
    "attacker": (BREAK_THROUGH, KEEP_BUILDING),
    "exits": (BREAK_THROUGH,),
    "exit_ap": (BREAK_THROUGH,),
    "bridge": (HOLD_TOGETHER,),
    "bridge_from": (HOLD_TOGETHER,),
    "bridge_rounds": (HOLD_TOGETHER,),
    "charges": (TAKE_CHARGES,),
    "charges_needed": (TAKE_CHARGES,),
    "keep": (KEEP_BUILDING,),
    "bonus_left": (BREAK_THROUGH,),
    "bonus_bridge": (HOLD_TOGETHER,),
    "bonus_charge": (TAKE_CHARGES,),
}
"""What belongs to which objective."""

MOST_SCENARIOS: Final = 50
MOST_ROUNDS: Final = 20
MOST_ELEMENTS: Final = 9
MOST_TILES: Final = 9
MOST_AP: Final = 1000
MOST_UNITS: Final = 12
MOST_DICE: Final = 3
FEWER_DICE: Final = 2
"""T3.5: of the three dice of a side at least one is left."""
MOST_BONUS: Final = 100


class Scenario:
    """One scenario; squares are numbers that all boards share, lists of two are by side."""

    __slots__ = (
        "ap",
        "attacker",
        "board",
        "bonus_bridge",
        "bonus_charge",
        "bonus_each",
        "bonus_held",
        "bonus_left",
        "bridge",
        "bridge_from",
        "bridge_rounds",
        "charges",
        "charges_needed",
        "cover",
        "crates",
        "deploy",
        "enter",
        "exit_ap",
        "exits",
        "goal",
        "initiative",
        "keep",
        "label",
        "name",
        "rounds",
        "squads",
        "tiles",
        "traps",
        "vehicles",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.label = ""
        # The name of its board.
        self.board = ""
        # Where a side enters (T3.3), and where it stands before round one (T3.6).
        self.enter: list[list[int]] = [[], []]
        self.deploy: list[list[int]] = [[], []]
        # The zone for cover elements, how many crates, traps and terrain tiles are placed (T16.1).
        self.cover: list[int] = []
        self.crates = 0
        self.traps = 0
        self.tiles = 0
        # What an army may cost, 0 without limit; how many vehicles and squads it has, -1 if nothing is said.
        self.ap = 0
        self.vehicles = -1
        self.squads = -1
        # T21.1: the limit and the objective; the side that attacks, -1 if none does.
        self.rounds = 1
        self.goal = NONE
        self.attacker = -1
        self.exits: list[int] = []
        self.exit_ap = 0
        self.bridge: list[int] = []
        self.bridge_from = 0
        self.bridge_rounds = 0
        self.charges: list[int] = []
        self.charges_needed = 0
        self.keep: list[int] = []
        # T21.2: points besides those for destroyed units.
        self.bonus_held: list[list[int]] = []
        self.bonus_each = 0
        self.bonus_left = False
        self.bonus_bridge = 0
        self.bonus_charge = 0
        # T3.5: additional dice of each side.
        self.initiative: list[int] = [0, 0]


class Scenarios:
    """All scenarios of a data file with the boards they are played on, never changed."""

    __slots__ = ("boards", "columns", "number", "origins", "rows", "scenario", "square")

    def __init__(self, content: object, boards: list[Board], label: str = "scenarios.toml") -> None:
        """Check the content of a data file against the boards; ``label`` is what sentences call the file."""
        self.boards: dict[str, Board] = {board.name: board for board in boards}
        # The rectangle all boards fit in, and its squares: number = row * columns + column.
        self.columns = max([board.width for board in boards])
        self.rows = max([board.height for board in boards])
        self.square = Domain("square", [name_of(x, y) for y in range(self.rows) for x in range(self.columns)])

        file = DataFile(label, content, ["scenario"], "T16.2")
        self.scenario: list[Scenario] = []
        # From names to places in ``scenario``.
        self.number: dict[str, int] = {}
        entries = file.entries("scenario", COLUMNS, ["name", "label"], "T16.2")
        if not 1 <= len(entries) <= MOST_SCENARIOS:
            sentence = f"{label}: there must be 1 to {MOST_SCENARIOS} scenarios, not {len(entries)} (T16.2)"
            raise DataError(sentence, "tactics-scenarios", file=label, most=MOST_SCENARIOS, given=len(entries))
        seen: list[str] = []
        for entry in entries:
            once(entry, entry.token("name"), seen)
            self.number[entry.token("name")] = len(self.scenario)
            self.scenario.append(self._read(entry))
        # ``<entry> <column>`` to the origin of that value.
        self.origins: dict[str, str] = file.origins

    def board(self, scenario: int) -> Board:
        """The board a scenario is played on."""
        return self.boards[self.scenario[scenario].board]

    # Reading

    def _read(self, entry: Entry) -> Scenario:
        one = Scenario(entry.token("name"))
        one.label = entry.label()
        one.board = [*self.boards][entry.word("board", [*self.boards])]
        board = self.boards[one.board]
        self._read_places(entry, board, one)
        one.ap = _optional(entry, "ap", 0, MOST_AP, 0, "T16.1")
        one.vehicles = _optional(entry, "vehicles", 0, MOST_UNITS, -1, "T16.1")
        one.squads = _optional(entry, "squads", 0, MOST_UNITS, -1, "T16.1")
        if one.vehicles == 0 and one.squads == 0:
            raise entry.error("vehicles and squads must not both be 0", "T16.1", "tactics-scenario-nobody")
        one.rounds = entry.whole("rounds", 1, MOST_ROUNDS, "T21.1")
        for side, dice in _by_side(entry, "initiative", "T3.5").items():
            inside = Entry(entry.file, f"{entry.title}, initiative", "T3.5", {SIDES[side]: dice})
            one.initiative[side] = inside.whole(SIDES[side], -FEWER_DICE, MOST_DICE)
        self._read_objective(entry, board, one)
        self._read_bonus(entry, board, one)
        return one

    def _read_places(self, entry: Entry, board: Board, one: Scenario) -> None:
        enter = _by_side(entry, "enter", "T3.3")
        deploy = _by_side(entry, "deploy", "T3.6")
        for side, name in enumerate(SIDES):
            if side in enter:
                one.enter[side] = self._area(entry, board, f"enter.{name}", enter[side], "T3.3")
                self._check_enterable(entry, board, f"enter.{name}", one.enter[side], "T3.3")
                for square in one.enter[side]:
                    self._check_edge(entry, board, f"enter.{name}", square)
            if side in deploy:
                one.deploy[side] = self._area(entry, board, f"deploy.{name}", deploy[side], "T3.6")
                self._check_enterable(entry, board, f"deploy.{name}", one.deploy[side], "T3.6")
            if not one.enter[side] and not one.deploy[side]:
                sentence = f"the side {name} has neither enter nor deploy, so it never comes to the board"
                raise entry.error(sentence, "T3.3", "tactics-scenario-absent", side=name)
        own, other = one.enter[0] + one.deploy[0], one.enter[1] + one.deploy[1]
        for square in own:
            if square in other:
                name = self.square.names[square]
                sentence = f"both sides come to the board on {name}; each needs squares of its own"
                raise entry.error(sentence, "T3.3", "tactics-scenario-shared", name=name)
        one.crates = entry.whole("crates", 0, MOST_ELEMENTS, "T16.2")
        one.traps = entry.whole("traps", 0, MOST_ELEMENTS, "T16.2")
        one.tiles = _optional(entry, "tiles", 0, MOST_TILES, 0, "T16.1")
        one.cover = self._area(entry, board, "cover", entry.value("cover"), "T16.1")
        room = len([square for square in one.cover if self._terrain(board, square) in (CIRCLE, SMOKE)])
        if room < one.crates + one.traps:
            wanted = one.crates + one.traps
            sentence = f"cover must have at least {wanted} squares with a circle or a diamond, not {room}"
            raise entry.error(sentence, "T2.2", "tactics-scenario-room", wanted=wanted, given=room)

    def _read_objective(self, entry: Entry, board: Board, one: Scenario) -> None:
        one.goal = entry.word("objective", OBJECTIVES, "T21.1")
        for key, goals in OF_OBJECTIVE.items():
            if key in entry.table and one.goal not in goals:
                given = OBJECTIVES[one.goal]
                sentence = f"{key} does not belong to the objective {given}"
                raise entry.error(sentence, "T21.1", "tactics-scenario-foreign", key=key, given=given)
        if one.goal in (BREAK_THROUGH, KEEP_BUILDING):
            one.attacker = entry.word("attacker", SIDES, "T21.1")
        if one.goal == BREAK_THROUGH:
            one.exits = self._goal(entry, board, "exits")
            for square in one.exits:
                self._check_edge(entry, board, "exits", square)
            one.exit_ap = entry.whole("exit_ap", 1, MOST_AP, "T21.1")
        elif one.goal == HOLD_TOGETHER:
            one.bridge = self._goal(entry, board, "bridge")
            one.bridge_from = entry.whole("bridge_from", 1, one.rounds, "T21.1")
            one.bridge_rounds = entry.whole("bridge_rounds", 1, one.rounds - one.bridge_from + 1, "T21.1")
        elif one.goal == TAKE_CHARGES:
            one.charges = self._goal(entry, board, "charges")
            for square in one.charges:
                if self._terrain(board, square) not in (CIRCLE, RUBBLE, SMOKE):
                    name = self.square.names[square]
                    sentence = f"charges must lie where soldiers can stand, and {name} is no such square"
                    raise entry.error(sentence, "T2.1", "tactics-scenario-charge", name=name)
            one.charges_needed = entry.whole("charges_needed", 1, len(one.charges), "T21.1")
        elif one.goal == KEEP_BUILDING:
            one.keep = self._goal(entry, board, "keep")
            for square in one.keep:
                x, y = square % self.columns, square // self.columns
                if board.building[y * board.width + x] < 0:
                    name = self.square.names[square]
                    sentence = f"keep must be squares of a building, and {name} is in none"
                    raise entry.error(sentence, "T14.1", "tactics-scenario-keep", name=name)

    def _read_bonus(self, entry: Entry, board: Board, one: Scenario) -> None:
        given = entry.table.get("bonus_held", [])
        if not isinstance(given, list):
            sentence = f"bonus_held must be a list of places, each a list of squares, not {show(given)}"
            raise entry.error(sentence, "T21.2", "tactics-scenario-held", given=quoted(given))
        for place in given:
            one.bonus_held.append(self._area(entry, board, "bonus_held", place, "T21.2"))
            self._check_enterable(entry, board, "bonus_held", one.bonus_held[-1], "T21.2")
        if bool(given) != ("bonus_each" in entry.table):
            raise entry.error("bonus_held and bonus_each go together", "T21.2", "tactics-scenario-each")
        one.bonus_each = _optional(entry, "bonus_each", 1, MOST_BONUS, 0, "T21.2")
        one.bonus_left = switch(entry, "bonus_left", "T21.2")
        one.bonus_bridge = _optional(entry, "bonus_bridge", 0, MOST_BONUS, 0, "T21.2")
        one.bonus_charge = _optional(entry, "bonus_charge", 0, MOST_BONUS, 0, "T21.2")

    def _goal(self, entry: Entry, board: Board, key: str) -> list[int]:
        squares = self._area(entry, board, key, entry.value(key), "T21.1")
        self._check_enterable(entry, board, key, squares, "T21.1")
        return squares

    # Squares

    def _area(self, entry: Entry, board: Board, key: str, given: object, rule: str) -> list[int]:
        """The squares a list names, each once, in the order of their numbers."""
        if not isinstance(given, list) or not given:
            sentence = f'{key} must be a list of squares such as "d4", "d1-f6", "a" or "7", not {show(given)}'
            raise entry.error(sentence, rule, "tactics-scenario-area", key=key, given=quoted(given))
        found: list[int] = []
        for word in given:
            block = corners(word if isinstance(word, str) else "", board.width, board.height)
            if not block:
                sentence = f"{key} must name squares of the board {board.name}, which goes to "
                last = name_of(board.width - 1, board.height - 1)
                sentence += f"{last}, and {show(word)} is none"
                raise entry.error(
                    sentence, rule, "tactics-scenario-square", key=key, board=board.name, last=last, given=quoted(word)
                )
            left, top, right, bottom = block
            for y in range(top, bottom + 1):
                found += [y * self.columns + x for x in range(left, right + 1) if y * self.columns + x not in found]
        return sorted(found)

    def _terrain(self, board: Board, square: int) -> int:
        return SIGNS.index(board.rows[square // self.columns][square % self.columns])

    def _check_enterable(self, entry: Entry, board: Board, key: str, squares: list[int], rule: str) -> None:
        """Somebody must be able to stand there."""
        if not any(self._terrain(board, square) in (CIRCLE, SMOKE) for square in squares):
            sentence = f"{key} must have at least one square with a circle or a diamond, where units can stand"
            raise entry.error(sentence, rule, "tactics-scenario-stand", key=key)

    def _check_edge(self, entry: Entry, board: Board, key: str, square: int) -> None:
        x, y = square % self.columns, square // self.columns
        if 0 < x < board.width - 1 and 0 < y < board.height - 1:
            name = self.square.names[square]
            sentence = f"{key} must be squares at the edge of the board, and {name} is not"
            raise entry.error(sentence, "T3.3", "tactics-scenario-edge", key=key, name=name)


def names_in(content: object) -> list[str]:
    """The names of the scenarios in the content of a data file, however wrong that is; see ``Scenarios`` for the rest.

    >>> names_in({"scenario": [{"name": "raid"}, {"nam": "siege"}, 7]}), names_in(None)
    (['raid'], [])
    """
    rows = content.get("scenario") if isinstance(content, dict) else None
    found: list[str] = []
    for row in rows if isinstance(rows, list) else []:
        name = row.get("name") if isinstance(row, dict) else None
        if isinstance(name, str):
            found.append(name)
    return found


def corners(text: str, width: int, height: int) -> list[int]:
    """The block of squares a text names on a board of this size: left, top, right, bottom; empty if it names none.

    >>> corners("d1-f6", 9, 6), corners("a", 9, 6), corners("6", 9, 6), corners("i6", 9, 6), corners("j6", 9, 6)
    ([3, 0, 5, 5], [0, 0, 0, 5], [0, 5, 8, 5], [8, 5, 8, 5], [])
    """
    left, top, right, bottom = -1, -1, -1, -1
    first, sign, last = text.partition("-")
    if sign:
        left, top = find_square(first)
        right, bottom = find_square(last)
    elif text.isdecimal() and text.isascii() and len(text) <= 2:
        left, top, right, bottom = 0, int(text) - 1, width - 1, int(text) - 1
    elif len(text) == 1 and 0 <= ord(text) - 97 < MAX_SIDE:
        left, top, right, bottom = ord(text) - 97, 0, ord(text) - 97, height - 1
    else:
        left, top = right, bottom = find_square(text)
    return [left, top, right, bottom] if 0 <= left <= right < width and 0 <= top <= bottom < height else []


def _optional(entry: Entry, key: str, low: int, high: int, default: int, rule: str) -> int:
    return entry.whole(key, low, high, rule) if key in entry.table else default


def _by_side(entry: Entry, key: str, rule: str) -> dict[int, object]:
    """What a table says for each side it names."""
    given = entry.table.get(key, {})
    if not isinstance(given, dict):
        sentence = f"{key} must be a table of allies and axis, not {show(given)}"
        raise entry.error(sentence, rule, "tactics-scenario-sides", key=key, given=quoted(given))
    found: dict[int, object] = {}
    for name in given:
        found[entry.place(key, name, SIDES, rule)] = given[name]
    return found
