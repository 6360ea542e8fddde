"""Which tests prove a rule, and where the code carries it out. Found by reading the sources."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from sandtable.core.game import Game
from sandtable.play.talk import refusal
from sandtable.text.wording import Wording

NUMBER: Final = re.compile(r"\b[A-Z]+\d+(?:\.\d+)?\b")


class Rule:
    """A rule and what was found about it."""

    def __init__(self, number: str, text: str) -> None:
        """Nothing is found yet."""
        self.number = number
        self.text = text
        self.tests: list[str] = []
        """``file::function`` of each test that cites it."""
        self.code: list[str] = []
        """``file:line`` of each mention in the game's package."""


class Coverage:
    """All rules of a game."""

    def __init__(self, game: str, rules: list[Rule], unknown: dict[str, list[str]]) -> None:
        """``unknown`` are rules of these chapters that tests cite though they do not exist, with the tests."""
        self.game = game
        self.rules = rules
        self.unknown = unknown

    @property
    def untested(self) -> list[str]:
        """The rules no test cites."""
        return [rule.number for rule in self.rules if not rule.tests]

    @property
    def uncoded(self) -> list[str]:
        """The rules the code does not mention."""
        return [rule.number for rule in self.rules if not rule.code]

    @property
    def complete(self) -> bool:
        """Whether every rule has a test and code, and no test cites a rule that does not exist."""
        return not (self.untested or self.uncoded or self.unknown)


def coverage_of(game: Game, wording: Wording) -> Coverage:
    """Read the sources of a game and the tests beside it."""
    package = Path(str(files(game.package)))
    root = next((folder for folder in package.parents if _is_checkout(folder)), None)
    if root is None:
        raise refusal("cli-error-no-tests", game=game.name)
    rules = {number: Rule(number, wording.rule(number)[0]) for number in wording.rule_numbers()}
    letters = {re.match(r"[A-Z]+", number)[0] for number in rules}  # type: ignore[index]
    unknown: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for number, function in citations(path.read_text(encoding="utf-8")):
            test = f"{path.relative_to(root).as_posix()}::{function}"
            if number in rules:
                rules[number].tests.append(test)
            elif re.match(r"[A-Z]+", number) and re.match(r"[A-Z]+", number)[0] in letters:  # type: ignore[index]
                unknown.setdefault(number, []).append(test)
    for path in sorted(package.rglob("*.py")):
        for place, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for number in dict.fromkeys(NUMBER.findall(line)):
                if number in rules:
                    rules[number].code.append(f"{path.relative_to(root).as_posix()}:{place}")
    return Coverage(game.name, list(rules.values()), unknown)


def _is_checkout(folder: Path) -> bool:
    return (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir()


def citations(source: str) -> Iterator[tuple[str, str]]:
    r"""(rule number, test function) of every ``@cites`` in a module.

    >>> list(citations('@cites("P4.8", "P4.9")\ndef test_recruit(): ...'))
    [('P4.8', 'test_recruit'), ('P4.9', 'test_recruit')]
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _name_of(decorator.func) == "cites":
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value, node.name


def _name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
