"""Errors in English, German and Italian: each has its message, and says the same as the code does in English."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from sandtable.bots import bot_class, registry
from sandtable.core import orders
from sandtable.core.errors import BadInput, SandtableError
from sandtable.core.game import Game, Option
from sandtable.core.position import from_text
from sandtable.core.registry import game as find_game
from sandtable.core.space import ActionSpace, Domain, Verb
from sandtable.table import save
from sandtable.table.record import newer_revision
from sandtable.table.table import Table
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.errors import check_error
from tests.games import GAMES
from tests.reading import SOURCE, calls, constants
from tests.test_languages import FILES, every_game, shapes

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


@cache
def problems() -> list[tuple[str, str, bool]]:
    """Of each reason why a step cannot stand in a position: its id, its sentence, whether it speaks of a word."""
    found = []
    for call, _ in calls(SOURCE, "Problem"):
        sentence, message = call.args[:2]
        assert isinstance(message, ast.Constant) and isinstance(message.value, str), ast.unparse(call)
        if isinstance(sentence, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "WORD" for part in sentence.values)
        else:
            assert isinstance(sentence, ast.Constant), ast.unparse(call)
            text = str(sentence.value)
        found.append((message.value, text, len(call.args) == 4))
    return found


def test_every_problem_of_a_position_has_a_message_and_none_is_left_over() -> None:
    every = {name: parts for path in FILES for name, parts in shapes(SOURCE / path).items()}
    assert {name for name in every if name.startswith("problem-")} == {name for name, _, _ in problems()}
    for name, _, word in problems():
        assert every[name][""] == ({"rule", "word"} if word else {"rule"}), name


@every_game
def test_a_problem_says_the_same_in_the_code_and_in_the_messages(game: Game) -> None:
    texts = Wording.of(game.rules()).texts
    said = [(name, text) for name, text, _ in problems() if texts.has(name)]
    assert len(said) >= 5
    for name, text in said:
        assert texts.say(name, word="WORD", rule=" (D1.1)") == text + " (D1.1)"


def test_no_error_message_is_unused() -> None:
    every = {name for path in FILES if path.name == "errors.ftl" for name in shapes(SOURCE / path)}
    code = said_in_code()
    unused = {name for name in every if not name.startswith(("problem-", "domain-"))} - code
    assert not unused


# By making them


def no_bot(game: Game) -> None:
    """An entry point that names something else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_entry", lambda name, game: "sandtable.core.ban:Ban")
        bot_class("ban", game.name)


def refuse(error: SandtableError) -> None:
    raise error


def table(game: Game) -> Table:
    return Table(game.rules(), seed="1")


MISTAKES: list[Callable[[], object]] = [
    lambda: save.load(Path("nowhere/at.all")),
    lambda: save.save(Path("nowhere/at.all"), b""),
    lambda: save.from_bytes(b"{"),
    lambda: save.from_bytes(b"{}"),
    lambda: save.from_bytes(b'{"sandtable": 99}'),
    lambda: save.from_bytes(b'{"sandtable": 0}'),
    lambda: save.from_bytes(b'{"sandtable": 1}'),
    lambda: save.from_bytes(b'{"sandtable": 1, "kind": "table"}'),
    lambda: refuse(orders.too_many_parts("done")),
    lambda: Texts("fr", [CORE]),
    lambda: Domain("card", ["a", "a"]),
    lambda: Domain("card", ["a b"]),
    lambda: ActionSpace([Verb("go"), Verb("go")]),
    lambda: find_game("x"),
]
MISTAKES_IN_A_GAME: list[Callable[[Game], object]] = [
    lambda game: table(game).submit(0, " "),
    lambda game: table(game).submit(99, table(game).prompt(0).actions[0]),
    lambda game: Table(game.rules(), seed="1", players=["a"]),
    lambda game: Table(game.rules(), seed="1", undo="never"),  # type: ignore[arg-type]
    lambda game: table(game).replace(0, ""),
    lambda game: table(game).undo(0),
    lambda game: table(game).answer_undo(0, True),
    lambda game: table(game).record(),
    lambda game: find_game(game.name[1:]),
    lambda game: bot_class("rooky", game.name),
    lambda game: bot_class("x", game.name),
    no_bot,
    lambda game: game.rules({"x": True}),
    lambda game: game.rules({game.options[0].name + "x": True}),
    lambda game: refuse(save.in_file(Path("a.json"), newer_revision(game, 99))),
    lambda game: from_text("game =", game.rules()),
    lambda game: from_text(f'game = "{GAMES[GAMES.index(game) - 1].name}"', game.rules()),
    lambda game: from_text("gane = 1", game.rules()),
    lambda game: from_text("board = 1", game.rules()),
    lambda game: from_text("steps = [1]", game.rules()),
    lambda game: from_text("ending = 1", game.rules()),
]


@pytest.mark.parametrize("mistake", range(len(MISTAKES)))
def test_an_error_in_three_languages(mistake: int) -> None:
    check_error(MISTAKES[mistake], GAMES[0])


@every_game
@pytest.mark.parametrize("mistake", range(len(MISTAKES_IN_A_GAME)))
def test_an_error_about_any_game_in_three_languages(game: Game, mistake: int) -> None:
    check_error(lambda: MISTAKES_IN_A_GAME[mistake](game), game)


def test_choices_are_listed_in_three_languages() -> None:
    with pytest.raises(BadInput) as caught:
        Option("difficulty", 1, [1, 2, 3], "P7.1").read(9)
    assert str(caught.value) == "option difficulty takes 1, 2 or 3, not 9 (P7.1)"
    says = Wording(Texts("de", [CORE]))
    assert says.error(caught.value) == "die Option difficulty kann 1, 2, 3 sein, nicht 9 (P7.1)"


def test_an_error_nobody_translated_stays_english() -> None:
    assert Wording(Texts("it", [CORE])).error(SandtableError("tough\nluck")) == "tough?luck"
    assert Wording(Texts("it", [CORE])).error(SandtableError("luck", "error-luck", much=1)) == "luck"


@every_game
def test_an_error_stays_on_one_line_in_every_language(game: Game) -> None:
    verb = next(verb for verb in game.rules().space.verbs if verb.params)
    with pytest.raises(BadInput) as caught:
        game.rules().space.parse(f"{verb.name} " + "x\x07" * 9000)
    sentence = Wording(Texts("de", [CORE])).error(caught.value)
    assert sentence.isprintable()
    assert len(sentence) < 610
