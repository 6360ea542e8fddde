"""A free battle from a seed: the board, the scenario on it, and both as data files (T2, T16, T21)."""

import json
import re
from typing import Final

from sandtable.games.tactics.generator.draws import Draws
from sandtable.games.tactics.generator.houses import House
from sandtable.games.tactics.generator.landscape import Landscape
from sandtable.games.tactics.generator.passage import Square
from sandtable.games.tactics.generator.plan import BOX_AP, Plan, settled
from sandtable.games.tactics.rules.cards import SIDES
from sandtable.games.tactics.rules.drawing import Drawing
from sandtable.games.tactics.rules.ground import Board, name_of, read_boards
from sandtable.games.tactics.rules.scenarios import Scenarios

MARK: Final = "o"
"""How a drawing shows a square that counts."""
CRATES: Final = 2
TRAPS: Final = 2
"""T16.2: the pieces of the core set."""
LONGEST_NAME: Final = 40
BONUS_EACH: Final = 15
BONUS_BRIDGE: Final = 25
BONUS_CHARGE: Final = 20
"""Points as in our own scenarios: about a cheap unit."""
CHARGES_NEEDED: Final = 3
BRIDGE_FROM: Final = 3
BRIDGE_ROUNDS: Final = 2


class Battle:
    """What was made: the plan with nothing left open, and its files."""

    def __init__(self, plan: Plan, name: str, board: dict[str, object], scenario: dict[str, object]) -> None:
        self.plan = plan
        self.name = name
        """Of board and scenario alike."""
        self._board = board
        self._scenario = scenario

    def files(self) -> dict[str, str]:
        """The texts of the data files, by the names the game has for them."""
        origin = f"reconstructed: made by {self.plan.command()}"
        return {
            "boards": _document("the board of a free battle (T2, T14)", origin, "board", self._board),
            "scenarios": _document("a free battle (T16, T21)", origin, "scenario", self._scenario),
        }

    def options(self) -> dict[str, str]:
        """The options of the game to play it with: an army that is not worth the box has to be chosen."""
        armies = {} if self.plan.ap == BOX_AP else {"armies": "choose"}
        return {"scenario": self.name, **armies}

    def board(self) -> Board:
        """The board."""
        return read_boards({"origin": "reconstructed", "board": [self._board]})[0]

    def drawing(self) -> Drawing:
        """The board drawn, with a mark on each square that counts."""
        board, scenario = self.board(), self.scenarios().scenario[0]
        held = [square for place in scenario.bonus_held for square in place]
        counts = {*held, *scenario.bridge, *scenario.charges, *scenario.keep}
        return Drawing(board, [MARK if square in counts else " " for square in range(board.width * board.height)])

    def scenarios(self) -> Scenarios:
        """The scenario, on its board."""
        return Scenarios({"origin": "reconstructed", "scenario": [self._scenario]}, [self.board()])


def make_battle(plan: Plan) -> Battle:
    """The battle of a plan; the same plan always gives the same one."""
    plan = settled(plan)
    land = Landscape(plan, Draws(plan.command()))
    name = battle_name(plan.seed)
    scenario, kept = _scenario(land, name)
    land.grow(kept)
    battle = Battle(plan, name, land.entry(name), scenario)
    battle.scenarios()  # which refuses what breaks a rule
    return battle


def battle_name(seed: str) -> str:
    """What a battle is called: one word of small letters, digits and hyphens.

    >>> battle_name("Tea at five"), battle_name("茶")
    ('battle-tea-at-five', 'battle')
    """
    word = re.sub("[^a-z0-9]+", "-", f"battle-{seed}".lower())
    return word[:LONGEST_NAME].strip("-")


# The scenario


def _scenario(land: Landscape, name: str) -> tuple[dict[str, object], set[Square]]:
    """What is played for, and the squares that must stay free for it."""
    plan, width, height = land.plan, land.frame.width, land.frame.height
    first, last = name_of(0, 0)[0], name_of(width - 1, 0)[0]
    attacker = SIDES.index(plan.attacker)
    kept = {(x, y) for x in (0, width - 1) for y in range(height)}
    entry: dict[str, object] = {
        "name": name,
        "label": f"Battle {plan.seed.strip()}"[:LONGEST_NAME],
        "board": name,
        "enter": {SIDES[0]: [first], SIDES[1]: [last]},
        "cover": [f"{name_of(left, 0)}-{name_of(right, height - 1)}" for left, right in land.cover],
        "crates": CRATES,
        "traps": TRAPS,
        "ap": plan.ap,
        "rounds": plan.rounds,
        "objective": plan.objective,
    }
    if plan.objective == "none":
        places = _places_held(land)
        entry |= {"bonus_held": [_names(place) for place in places], "bonus_each": BONUS_EACH}
        kept.update(square for place in places for square in place)
    elif plan.objective == "break-through":
        exits = last if attacker == 0 else first
        entry |= {"attacker": plan.attacker, "exits": [exits], "exit_ap": _exit_ap(plan.ap), "bonus_left": True}
    elif plan.objective == "hold-bridge":
        bridge = [f"{name_of(*min(land.bridge))}-{name_of(*max(land.bridge))}"]
        entry |= {"bridge": bridge, "bridge_from": BRIDGE_FROM, "bridge_rounds": BRIDGE_ROUNDS}
        entry |= {"bonus_bridge": BONUS_BRIDGE}
        kept.update(land.bridge)
    elif plan.objective == "take-charges":
        charges = _charges(land)
        entry |= {"charges": _names(charges), "charges_needed": CHARGES_NEEDED, "bonus_charge": BONUS_CHARGE}
        kept.update(charges)
    else:
        house = land.middle
        assert house is not None
        ring = _within(house.around(), land)
        entry |= {"enter": {plan.attacker: [first, last]}, "deploy": {SIDES[1 - attacker]: [ring.area]}}
        entry |= {"attacker": plan.attacker, "keep": [house.area], "initiative": {plan.attacker: 1}}
        kept.update(ring.squares())
    return entry, kept


def _exit_ap(ap: int) -> int:
    """About half an army, as in our own scenario."""
    return 5 * round((ap or BOX_AP) * 6 / 65)


def _places_held(land: Landscape) -> list[list[Square]]:
    """Three places, the same for both sides: the very middle, and one more for each."""
    frame = land.frame
    columns = [(frame.width - 1) // 2, frame.width // 2]
    rows = [(frame.height - 1) // 2, frame.height // 2]
    middle = sorted({(x, y) for x in columns for y in rows})
    column = land.draws.pick([columns[0], columns[0] - 1])
    row = land.draws.pick([1, 2, frame.height - 2])
    free = [square for square in _near(column, row, land) if square not in middle]
    wing = next(square for square in free if frame.image(square) != square and square not in _insides(land))
    return [middle, [wing], [frame.image(wing)]]


def _charges(land: Landscape) -> list[Square]:
    """Two in the middle, indoors if a building is there, and one behind each side's zone."""
    frame = land.frame
    near = land.middle.squares() if land.middle else _near(frame.width // 2, frame.height // 2, land)[:12]
    middle = next(square for square in land.draws.mixed(near) if frame.image(square) != square)
    column = _near(2, land.draws.pick([1, frame.height - 2]), land)
    far = next(square for square in column if square not in _insides(land))
    return list(dict.fromkeys([middle, frame.image(middle), far, frame.image(far)]))


def _insides(land: Landscape) -> set[Square]:
    """Squares in buildings, and those opposite of them."""
    inside = {square for house in land.houses for square in house.squares()}
    return inside | {land.frame.image(square) for square in inside}


def _near(column: int, row: int, land: Landscape) -> list[Square]:
    """The squares where nobody enters, the nearest first."""
    frame = land.frame
    squares = [(x, y) for x in range(1, frame.width - 1) for y in range(frame.height)]
    return sorted(squares, key=lambda one: (abs(one[0] - column) + abs(one[1] - row), one))


def _within(house: House, land: Landscape) -> House:
    """As much of a block as lies on the board, off the edges where units enter."""
    frame = land.frame
    left, right = max(house.left, 1), min(house.right, frame.width - 2)
    return House(left, max(house.top, 0), right, min(house.bottom, frame.height - 1))


def _names(squares: list[Square]) -> list[str]:
    return [name_of(x, y) for x, y in squares]


# Files


def _document(title: str, origin: str, group: str, entry: dict[str, object]) -> str:
    lines = [f"# Dust Tactics: {title}", "", f"origin = {_toml(origin)}", "", f"[[{group}]]"]
    for key, value in entry.items():
        if key in ("rows", "building"):
            assert isinstance(value, list)
            lines += [f"{key} = [", *(f"  {_toml(one)}," for one in value), "]"]
        else:
            lines.append(f"{key} = {_toml(value)}")
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """A value as TOML writes it; texts can be printed, and JSON and TOML write such texts alike.

    >>> _toml({"small": ["e5w"], "on": True, "count": 2})
    '{ small = ["e5w"], on = true, count = 2 }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
