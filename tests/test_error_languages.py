"""Errors in English, German and Italian: each has its message, and says the same as the code does in English."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.bots import bot_class, registry
from sandtable.core import orders, save
from sandtable.core.errors import BadInput, Said, SandtableError, by_its_words
from sandtable.core.game import Option
from sandtable.core.position import from_text
from sandtable.core.record import newer
from sandtable.core.registry import game as find_game
from sandtable.core.space import ActionSpace, Domain, Verb
from sandtable.core.table import Table
from sandtable.texts import Texts
from sandtable.wording import CORE, Wording
from tests.test_languages import FILES, GAME, LANGUAGES, OTHERS, SOURCE, shapes
from tests.test_wording import calls, constants

# By reading the sources

RAISED = ("BadInput", "BadPosition", "DataError", "NotNow", "SandtableError", "refusal")


def raised() -> Iterator[tuple[str, set[str]]]:
    """Message ids of errors, and the names of the values that go with them."""
    for call, function in calls(SOURCE, *RAISED, "error"):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        place = {"refusal": 0, "error": 2}.get(name, 1)
        if len(call.args) > place:
            names = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            for name in constants(call.args[place], function):
                if re.fullmatch(r"[a-z]+(-[a-z]+)+", name):
                    yield name, names


def test_every_error_has_its_message_and_its_values() -> None:
    every = {name: parts for path in FILES for name, parts in shapes(SOURCE / path).items()}
    found = dict(raised())
    assert {"error-word", "error-undo-strict", "error-option", "cli-error-seed", "error-board-range"} <= set(found)
    for name, values in raised():
        assert name in every, name
        assert every[name][""] == values, name


def test_no_error_is_raised_without_a_message() -> None:
    for call, _ in calls(SOURCE, *RAISED):
        if getattr(call.func, "id", "") != "refusal":
            starred = any(keyword.arg is None for keyword in call.keywords)
            assert len(call.args) > 1 or starred, f"English only: {ast.unparse(call)}"


def said_in_code() -> set[str]:
    """Ids of errors that the code names or puts together."""
    found = {name for name, _ in raised()} | {"error-read", "error-write"}
    found |= {f"error-board-{kind}" for kind in ("int", "str", "list", "dict")}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def problems() -> set[str]:
    """Ids of the sentences that say why a step cannot stand in a position."""
    found: set[str] = set()
    for path in [*SOURCE.glob("core/rules.py"), *SOURCE.glob("games/*/*.py")]:
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.lstrip("_").startswith("check"):
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        found |= {by_its_words(sentence).message for sentence in sentences(node.value) if sentence}
    return found


def sentences(node: ast.expr) -> Iterator[str]:
    """The texts of an expression; a value in one must stand in quotes, or its message would have no fixed name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)
        assert text.count("\0") == text.count('"\0"') == 1, text
        yield text
    elif isinstance(node, ast.IfExp):
        yield from sentences(node.body)
        yield from sentences(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from sentences(value)


def test_every_problem_of_a_position_has_a_message_and_none_is_left_over() -> None:
    every = {name for path in FILES for name in shapes(SOURCE / path)}
    assert {name for name in every if name.startswith("problem-")} == problems()


def test_no_error_message_is_unused() -> None:
    every = {name for path in FILES if path.name == "errors.ftl" for name in shapes(SOURCE / path)}
    code = said_in_code()
    unused = {name for name in every if not name.startswith(("problem-", "domain-"))} - code
    assert not unused


# By making them


def worded(texts: Texts, said: Said) -> str:
    """A sentence as the messages say it, in English too, where the code speaks for itself."""
    values = {key: worded(texts, value) if isinstance(value, Said) else value for key, value in said.values.items()}
    return texts.say(said.message, **values) if said.message else said.sentence


def table(**more: Any) -> Table:
    return Table(find_game("dual-powers").rules(), seed="1", **more)


def position(text: str, **options: object) -> None:
    from_text(text, find_game("dual-powers").rules(options))


def data(file: str, group: str, entry: int, **changes: object) -> None:
    """Our own data with one entry changed, or without it."""
    content = find_game("dual-powers").read_data()
    if changes:
        content[file][group][entry] |= changes
    else:
        del content[file][group][entry]
    find_game("dual-powers").rules(data=content)


def data_file(folder: Path, content: bytes) -> None:
    path = folder / "cards.toml"
    path.write_bytes(content)
    find_game("dual-powers").read_data({"cards": path})


def no_bot() -> None:
    """An entry point that names something else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_entry", lambda name, game: "sandtable.core.ban:Ban")
        bot_class("ban", "dual-powers")


def refuse(error: SandtableError) -> None:
    raise error


ENGLISH = r"\b(the|this|there|of|not|should|is)\b"

MISTAKES: list[Callable[[], object]] = [
    lambda: table().submit(0, "objective purpel-3-move"),
    lambda: table().submit(0, "objetive purple-3-move"),
    lambda: table().submit(0, "objective"),
    lambda: table().submit(0, " "),
    lambda: table().submit(7, "objective purple-3-move"),
    lambda: table(players=["a"]),
    lambda: table().replace(0, ""),
    lambda: table().undo(0),
    lambda: table().answer_undo(0, True),
    lambda: table().record(),
    lambda: find_game("dul-powers"),
    lambda: bot_class("rooky", "dual-powers"),
    lambda: bot_class("x", "dual-powers"),
    no_bot,
    lambda: find_game("dual-powers").rules({"sollitaire": True}),
    lambda: find_game("dual-powers").rules({"x": True}),
    lambda: save.load(Path("nowhere/at.all")),
    lambda: save.save(Path("nowhere/at.all"), b""),
    lambda: save.from_bytes(b"{"),
    lambda: save.from_bytes(b"{}"),
    lambda: save.from_bytes(b'{"sandtable": 99}'),
    lambda: save.from_bytes(b'{"sandtable": 0}'),
    lambda: save.from_bytes(b'{"sandtable": 1}'),
    lambda: save.from_bytes(b'{"sandtable": 1, "kind": "table"}'),
    lambda: refuse(save.in_file(Path("a.json"), newer(find_game("dual-powers"), 99))),
    lambda: refuse(orders.complete("done")),
    lambda: Texts("fr", [CORE]),
    lambda: position("game ="),
    lambda: position('game = "dust"'),
    lambda: position("gane = 1"),
    lambda: position("board = 1"),
    lambda: position("steps = [1]"),
    lambda: position("ending = 1"),
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
    lambda: find_game("dual-powers").rules().from_words("list card", 3, "cards"),
    lambda: find_game("dual-powers").rules().from_words("each side count card", {"red": {"lenin": -1}}, "cards"),
    lambda: find_game("dual-powers").rules().from_words("each side count card", {"red": 3}, "cards"),
    lambda: find_game("dual-powers").rules().space.from_struct({"verb": "skip", "card": "lenin"}),
    lambda: find_game("dual-powers").rules().space.verb("objective").action(99),
    lambda: table(undo="never"),
    lambda: Domain("card", ["a", "a"]),
    lambda: Domain("card", ["a b"]),
    lambda: ActionSpace([Verb("go"), Verb("go")]),
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
    lambda: find_game("dual-powers").rules(data={}),
    lambda: find_game("dual-powers").rules(data=find_game("dual-powers").read_data() | {"dice": {}}),
    lambda: find_game("dual-powers").rules(data=find_game("dual-powers").read_data() | {"cards": []}),
    lambda: find_game("dual-powers").read_data({"cads": Path("x")}),
    lambda: find_game("dual-powers").read_data({"cards": Path("no/where")}),
]
FILES_OF_DATA = [b"\xff", b"card =", b"card = 2026-01-01", b"card = inf", b"card = 99999999999999999999"]


@pytest.mark.parametrize("mistake", range(len(MISTAKES)))
def test_an_error_in_three_languages(mistake: int) -> None:
    with pytest.raises(SandtableError) as caught:
        MISTAKES[mistake]()
    error = caught.value
    assert error.said.message, str(error)
    assert worded(Texts("en", [GAME, CORE]), error.said) == str(error)
    said = {str(error)}
    for language in OTHERS:
        wording = Wording.of(find_game("dual-powers").rules(), language)
        sentence = wording.error(error)
        if "reason" not in error.said.values:  # what other libraries say stays English
            assert not re.search(ENGLISH, re.sub(r'".*?"|\([A-Z].*?\)', "", sentence)), sentence
        said.add(sentence)
    assert len(said) == 3
    assert Wording.of(find_game("dual-powers").rules()).error(error) == str(error)


@pytest.mark.parametrize("content", FILES_OF_DATA)
def test_a_data_file_that_cannot_be_read(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(SandtableError) as caught:
        data_file(tmp_path, content)
    error = caught.value
    assert worded(Texts("en", [GAME, CORE]), error.said) == str(error)
    sentences = {Wording.of(find_game("dual-powers").rules(), language).error(error) for language in LANGUAGES}
    assert len(sentences) == 3


def test_choices_are_listed_in_three_languages() -> None:
    with pytest.raises(BadInput) as caught:
        Option("difficulty", 1, [1, 2, 3], "P7.1").read(9)
    assert str(caught.value) == "option difficulty takes 1, 2 or 3, not 9 (P7.1)"
    says = Wording(Texts("de", [CORE]))
    assert says.error(caught.value) == "die Option difficulty kann 1, 2, 3 sein, nicht 9 (P7.1)"


def test_a_prohibition_is_said_by_its_ban() -> None:
    seat = table()
    with pytest.raises(SandtableError) as caught:
        seat.submit(0, "objective lenin")
    assert str(caught.value) == '"objective lenin" is not possible: leader as objective (P3.2)'
    german = Wording.of(seat.rules, "de")
    assert german.error(caught.value) == "Ein Anführer kann nicht das geheime Ziel sein. (P3.2)"
    inside = save.in_file(Path("a.json"), caught.value)
    assert (
        german.error(inside)
        == 'a.json: "objective lenin" geht nicht: Ein Anführer kann nicht das geheime Ziel sein. (P3.2)'
    )


def test_an_error_nobody_translated_stays_english() -> None:
    assert Wording(Texts("it", [CORE])).error(SandtableError("tough\nluck")) == "tough?luck"
    assert Wording(Texts("it", [CORE])).error(SandtableError("luck", "error-luck", much=1)) == "luck"


def test_an_error_stays_on_one_line_in_every_language() -> None:
    with pytest.raises(BadInput) as caught:
        find_game("dual-powers").rules().space.parse("objective " + "x\x07" * 9000)
    sentence = Wording(Texts("de", [CORE])).error(caught.value)
    assert sentence.isprintable()
    assert len(sentence) < 610
