"""Errors about the words, positions and data of Dual Powers, in English, German and Italian."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.core.errors import SandtableError
from sandtable.core.position import from_text
from sandtable.games.dual_powers import GAME
from sandtable.table import save
from sandtable.table.table import Table
from sandtable.text.wording import Wording
from tests.errors import check_error


def table() -> Table:
    return Table(GAME.rules(), seed="1")


def position(text: str, **options: object) -> None:
    from_text(text, GAME.rules(options))


def data(file: str, group: str, entry: int, **changes: object) -> None:
    """Our own data with one entry changed, or without it."""
    content = GAME.read_data()
    if changes:
        content[file][group][entry] |= changes
    else:
        del content[file][group][entry]
    GAME.rules(data=content)


MISTAKES: list[Callable[[], object]] = [
    lambda: table().submit(0, "objective purpel-3-move"),
    lambda: table().submit(0, "objetive purple-3-move"),
    lambda: table().submit(0, "objective"),
    lambda: position('ending = "track"\nreturns = [1]'),
    lambda: position('steps = [{step = "trun"}]'),
    lambda: position('steps = [{step = "turn"}]'),
    lambda: position('steps = [{step = "round", side = 1}]'),
    lambda: position('steps = [{step = "enter-leader"}]'),
    lambda: position('steps = [{step = "use-command", side = "red", card = "blue-3-move"}]'),
    lambda: position('steps = [{step = "use-command", side = "red", card = "lenin"}]'),
    lambda: position('steps = [{step = "enter-leader", side = "red", card = "blue-3-move", placed = false}]'),
    lambda: position('steps = [{step = "enter-leader", side = "red", card = "lenin", placed = 3}]'),
    lambda: position('steps = [{step = "enter-leader", side = 3, card = "lenin", placed = false}]'),
    lambda: position('steps = [{step = "draw-cards", side = "red", count = "x"}]'),
    lambda: position('board.unrest = "blue"\nsteps = [{step = "unrest-reward", side = "red"}]'),
    lambda: position('steps = [{step = "turn", side = "white"}]', solitaire=True),
    lambda: GAME.rules().from_words("list card", 3, "cards"),
    lambda: GAME.rules().from_words("each side count card", {"red": {"lenin": -1}}, "cards"),
    lambda: GAME.rules().from_words("each side count card", {"red": 3}, "cards"),
    lambda: GAME.rules().space.from_struct({"verb": "skip", "card": "lenin"}),
    lambda: GAME.rules().space.verb("objective").action(99),
    lambda: position("board.rund = 1"),
    lambda: position("board.opposition = []"),
    lambda: position('board.round = "1"'),
    lambda: position("board.month = 3"),
    lambda: position("board.hands = 3"),
    lambda: position("board.day = 99"),
    lambda: position("board.day = 29"),
    lambda: position('board.month = "june"'),
    lambda: position("board.discards = [1]"),
    lambda: position('board.unrest = "blue"\nboard.blockade = "blue"'),
    lambda: position('board.tiles = ["blue", "blue"]'),
    lambda: position('board.supply = ["neutral-1/1"]'),
    lambda: position('board.supply = ["trotsky-red"]'),
    lambda: position('board.regions.blue = ["lenin", "lenin"]'),
    lambda: position('board.regions.blue = ["trotsky"]'),
    lambda: position('board.regions.blue = ["trotsky-red"]'),
    lambda: position('board.hands.red = ["kerensky"]'),
    lambda: position('board.discards = ["lenin"]'),
    lambda: position('board.objectives.red = "lenin"'),
    lambda: position("board.deck = 3"),
    lambda: position('board.hands.red = ["blue-3-move"]\nboard.discards = ["blue-3-move"]'),
    lambda: position('board.hands.red = ["lenin"]\nboard.regions.blue = ["lenin"]'),
    lambda: position('board.hands.white = ["blue-3-move"]', solitaire=True),
    lambda: position('board.opposition = ["kerensky"]', solitaire=True),
    lambda: position('board.objectives.white = "blue-3-move"', solitaire=True),
    lambda: data("cards", "card", 0),
    lambda: data("cards", "card", 0, days=99),
    lambda: data("cards", "card", 0, days=[]),
    lambda: data("cards", "card", 0, dais=1),
    lambda: data("cards", "card", 0, label=""),
    lambda: data("cards", "card", 0, name="Strike!"),
    lambda: data("cards", "card", 0, name=""),
    lambda: data("cards", "card", 0, name="lenin"),
    lambda: data("cards", "card", 0, origin={"dais": "derived"}),
    lambda: data("board", "region", 0),
    lambda: data("board", "region", 0, name="blue"),
    lambda: data("board", "connection", 0),
    lambda: data("board", "connection", 0, joins=["blue"]),
    lambda: data("board", "connection", 0, joins=["blue", "blue"]),
    lambda: data("board", "connection", 0, joins=["blue", "red"]),
    lambda: data("board", "month", 0),
    lambda: data("board", "month", 0, place=2),
    lambda: data("leaders", "leader", 0),
    lambda: data("leaders", "leader", 0, side="white"),
    lambda: data("leaders", "trotsky", 0),
    lambda: data("units", "unit", 0),
    lambda: data("units", "neutral", 0),
    lambda: data("units", "opposition", 0),
    lambda: GAME.rules(data={}),
    lambda: GAME.rules(data=GAME.read_data() | {"dice": {}}),
    lambda: GAME.rules(data=GAME.read_data() | {"cards": []}),
    lambda: GAME.read_data({"cads": Path("x")}),
    lambda: GAME.read_data({"cards": Path("no/where")}),
]
FILES_OF_DATA = [b"\xff", b"card =", b"card = 2026-01-01", b"card = inf", b"card = 99999999999999999999"]


@pytest.mark.parametrize("mistake", range(len(MISTAKES)))
def test_an_error_in_three_languages(mistake: int) -> None:
    check_error(MISTAKES[mistake], GAME)


@pytest.mark.parametrize("content", FILES_OF_DATA)
def test_a_data_file_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("cards.toml")
    path.write_bytes(content)
    check_error(lambda: GAME.read_data({"cards": path}), GAME)


def test_a_prohibition_is_said_by_its_ban() -> None:
    seat = table()
    with pytest.raises(SandtableError) as caught:
        seat.submit(0, "objective lenin")
    assert str(caught.value) == '"objective lenin" is not possible: no-leader-as-objective (P3.2)'
    german = Wording.of(seat.rules, "de")
    assert german.error(caught.value) == "Ein Anführer kann nicht das geheime Ziel sein. (P3.2)"
    inside = save.in_file(Path("a.json"), caught.value)
    assert (
        german.error(inside)
        == 'a.json: "objective lenin" geht nicht: Ein Anführer kann nicht das geheime Ziel sein. (P3.2)'
    )
    english = Wording.of(seat.rules)
    text = english.texts.say("no-leader-as-objective")
    assert english.error(inside) == f'a.json: "objective lenin" is not possible: {text} (P3.2)'
