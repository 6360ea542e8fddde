"""Every rule is proved: a test cites it, and a prohibition's tests go red when it is switched off."""

import pkgutil
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sandtable.core.ban import Ban, Prohibition, Prohibitions
from sandtable.core.step import Step
from sandtable.core.testing import citations, goes_red
from sandtable.games import dual_powers, dust
from sandtable.games.dual_powers import game as dual_powers_game
from sandtable.games.dust import game as dust_game
from sandtable.texts import Texts, rule_id
from tests.core import skirmish

TESTS = Path(__file__).parent


class Proved:
    """A game whose rules are proved."""

    def __init__(
        self, package: ModuleType, prohibitions: Prohibitions, steps: list[type[Step[Any]]], rules: int
    ) -> None:
        """``rules`` is how many numbers the index of its rules has."""
        self.package = package
        self.folder = package.__name__.rpartition(".")[2]
        self.prohibitions = prohibitions
        self.steps = steps
        self.rules = rules
        self.texts = Texts("en", [package.__name__])
        names = self.texts.ids()
        self.numbers = [name[5:].replace("-", ".") for name in names if name.startswith("rule-")]
        """The rule numbers, from its texts."""
        self.examples = [name[8:].lower() for name in names if name.startswith("example-")]


GAMES = [
    Proved(dual_powers, dual_powers_game.PROHIBITIONS, dual_powers_game.STEPS, 68),
    Proved(dust, dust_game.PROHIBITIONS, dust_game.STEPS, 115),
]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.folder)


def modules_of(folder: str) -> list[ModuleType]:
    """The test modules of a game."""
    return [import_module(f"tests.{folder}.{path.stem}") for path in sorted((TESTS / folder).glob("test_*.py"))]


@cache
def cited(folder: str) -> dict[str, list[Callable[..., None]]]:
    """The tests of a game by the rules they cite."""
    found: dict[str, list[Callable[..., None]]] = {}
    for module in modules_of(folder):
        for rule, tests in citations(module).items():
            found.setdefault(rule, []).extend(tests)
    return found


def constants(package: ModuleType, kind: type) -> Iterator[tuple[str, Any]]:
    """The values of a kind that the modules of a game define, with their names."""
    for info in pkgutil.iter_modules(package.__path__):
        for name, value in vars(import_module(f"{package.__name__}.{info.name}")).items():
            if isinstance(value, kind):
                yield f"{info.name}.{name}", value


@pytest.mark.parametrize(
    ("folder", "rule", "prohibition"),
    [
        pytest.param(folder, rule, prohibition, id=f"{rule}-{prohibition.__name__}")
        for folder, prohibitions in [
            *((game.folder, game.prohibitions) for game in GAMES),
            ("core", skirmish.PROHIBITIONS),
        ]
        for rule, prohibition in prohibitions
    ],
)
def test_a_test_goes_red_without_the_prohibition(folder: str, rule: str, prohibition: Prohibition) -> None:
    proofs = [test for test in cited(folder).get(rule, []) if not signature(test).parameters]
    assert goes_red(prohibition, proofs), f"no test that cites {rule} needs {prohibition.__name__}"


@every_game
def test_every_rule_is_cited_by_a_test(game: Proved) -> None:
    assert [number for number in game.numbers if not cited(game.folder).get(number)] == []


@every_game
def test_no_test_cites_a_rule_that_does_not_exist(game: Proved) -> None:
    assert len(game.numbers) == game.rules
    assert set(cited(game.folder)) == set(game.numbers)


@every_game
def test_every_worked_example_is_a_test(game: Proved) -> None:
    assert game.examples
    for letter in game.examples:
        start = f"test_example_{letter}_"
        found = [
            test for module in modules_of(game.folder) for name, test in vars(module).items() if name.startswith(start)
        ]
        assert found, f"example {letter.upper()} of {game.folder}"
        assert all(getattr(test, "__rules__", ()) for test in found)  # and it says which rules it is an example of


@pytest.mark.parametrize(
    ("game", "step"),
    [pytest.param(game, step, id=f"{game.folder}-{step.__name__}") for game in GAMES for step in game.steps],
)
def test_every_step_cites_rules_that_exist(game: Proved, step: type[Step[Any]]) -> None:
    assert step.rules
    assert set(step.rules) <= set(game.numbers)


@every_game
def test_every_ban_cites_a_rule_that_exists(game: Proved) -> None:
    """Bans that are constants; those that are made where they are needed are seen by the kit."""
    bans = dict(constants(game.package, Ban))
    assert {name: ban.rule for name, ban in bans.items() if ban.rule not in game.numbers} == {}


@every_game
def test_every_prohibition_is_listed_under_the_rule_its_text_begins_with(game: Proved) -> None:
    for rule, prohibition in game.prohibitions:
        assert rule_id(rule) in game.texts.ids()
        assert (prohibition.__doc__ or "").startswith(f"{rule}: "), prohibition.__name__


def test_the_steps_of_a_game_are_listed_once() -> None:
    for game in GAMES:
        assert len(game.steps) == len(set(game.steps))
