"""T5 on boards made by chance: the search agrees with a slow one, and every square that is closed has a reason."""

from random import Random

from hypothesis import given, note, settings
from hypothesis import strategies as st

from sandtable.games.tactics.rules.drawing import Drawing
from sandtable.games.tactics.rules.ground import name_of
from sandtable.testing import Play, cites
from tests.damage import SETTINGS
from tests.tactics.field import FieldRules, scenario_of
from tests.tactics.moves import reach
from tests.tactics.slow_moves import SlowMoves, Square
from tests.tactics.test_t6_properties import chance_case

MOVERS = {
    "death-dealers": ("squad", False, 1),
    "the-hammers": ("squad", True, 2),
    "rhino": ("hero", True, 2),
    "bazooka-joe": ("hero", False, 1),
    "blackhawk": ("vehicle", False, 1),
    "hot-dog": ("vehicle", True, 1),
    "pelican": ("aircraft", False, 4),
}
OTHERS = {
    "sturmpioniere": ("enemy", "squad"),
    "hans": ("enemy", "vehicle"),
    "lara": ("enemy", "hero"),
    "horten": ("enemy", "aircraft"),
    "hell-boys": ("friend", "squad"),
    "honey": ("friend", "vehicle"),
    "rosie": ("friend", "hero"),
    "airborne-transport": ("friend", "aircraft"),
}


def chance_world(seed: int) -> tuple[Play, SlowMoves, Square, int, int]:
    """A unit that is asked where to go, and the same once more for the slow search."""
    rng = Random(seed)
    board, _ = chance_case(seed)
    name = rng.choice(list(MOVERS))
    kind, jumps, value = MOVERS[name]
    squares = [(x, y) for x in range(board.width) for y in range(board.height)]
    traps = {s for s in squares if board.rows[s[1]][s[0]] in ".*" and board.building[s[1] * board.width + s[0]] < 0}
    traps = {square for square in sorted(traps) if rng.random() < 0.1}
    others: dict[Square, list[tuple[str, str]]] = {}
    places: dict[str, Square] = {}
    slow = SlowMoves(board, kind, jumps, others, traps)
    able = [square for square in squares if slow.may_stop(square)]
    start = rng.choice(able) if able else (-1, -1)
    for other in rng.sample(list(OTHERS), rng.randint(0, len(OTHERS))):
        standing = SlowMoves(board, OTHERS[other][1], False, {}, traps)
        free = [s for s in squares if standing.may_stop(s) and s != start and s not in others]
        if free and able:
            places[other] = rng.choice(free)
            others[places[other]] = [OTHERS[other]]
    moves = rng.choice([1, 2]) if jumps else 1
    drawing = Drawing(board)
    units = {other: {"at": name_of(*square)} for other, square in places.items()}
    if able:
        units[name] = {"at": name_of(*start)}
    content = {
        "turn": 2,
        "board": {"units": units, "elements": {name_of(*square): "trap" for square in sorted(traps)}},
        "steps": [
            {"step": "move", "unit": name, "moves": moves, "later": False},
            {"step": "end-activation", "unit": name},
            {"step": "round"},
        ],
    }
    if not able:
        content["steps"] = [{"step": "round"}]
    play = Play(FieldRules(drawing, scenario_of(drawing), False).position(content))
    note(f"{drawing.text()}\n{content}")
    return play, slow, start, value, moves


@cites("T5.1", "T5.2", "T5.3", "T5.5", "T5.6", "T5.7", "T17.17", "T1.6", "T2.1", "T14.1", "T14.5")
@settings(SETTINGS, max_examples=100)
@given(st.integers(0, 2**32))
def test_the_same_as_a_slow_search(seed: int) -> None:
    play, slow, start, value, moves = chance_world(seed)
    if play.step != "move":
        return
    expected = {name_of(*square) for square in slow.ends(start, value * moves, moves)}
    assert reach(play) == expected
    board = slow.board
    for x in range(board.width):
        for y in range(board.height):
            rule = play.rule_against(f"to {name_of(x, y)}")
            assert bool(rule) == (name_of(x, y) not in expected), (name_of(x, y), rule)
