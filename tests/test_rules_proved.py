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

from sandtable.core.ban import Ban, Prohibition
from sandtable.core.game import Game
from sandtable.core.step import Step
from sandtable.testing import citations, goes_red
from sandtable.text.messages import Texts, rule_id
from tests.games import GAMES, folder_of, proofs_of

TESTS = Path(__file__).parent


class Proved:
    """A game whose rules are proved."""

    def __init__(self, game: Game) -> None:
        self.package = import_module(game.package)
        self.folder = folder_of(game)
        self.proofs = proofs_of(game)
        self.texts = Texts("en", [game.package])
        names = self.texts.ids()
        self.numbers = [name[5:].replace("-", ".") for name in names if name.startswith("rule-")]
        """The rule numbers, from its texts."""
        self.examples = [name[8:].lower() for name in names if name.startswith("example-")]


PROVED = [Proved(game) for game in GAMES]
every_game = pytest.mark.parametrize("game", PROVED, ids=lambda game: game.folder)


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
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for name, value in vars(import_module(info.name)).items():
            if isinstance(value, kind):
                yield f"{info.name}.{name}", value


@pytest.mark.parametrize(
    ("folder", "rule", "prohibition"),
    [
        pytest.param(folder, rule, prohibition, id=f"{rule}-{prohibition.__name__}")
        for folder, prohibitions in [(game.folder, game.proofs.PROHIBITIONS) for game in PROVED]
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
    assert len(game.numbers) == sum(game.proofs.RULES.values())
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
    [pytest.param(game, step, id=f"{game.folder}-{step.__name__}") for game in PROVED for step in game.proofs.STEPS],
)
def test_every_step_cites_rules_that_exist(game: Proved, step: type[Step[Any]]) -> None:
    assert step.cites
    assert set(step.cites) <= set(game.numbers)


@every_game
def test_every_ban_cites_a_rule_that_exists(game: Proved) -> None:
    """Bans that are constants; those that are made where they are needed are seen by the kit."""
    bans = dict(constants(game.package, Ban))
    assert {name: ban.rule for name, ban in bans.items() if ban.rule not in game.numbers} == {}


def test_bans_that_are_constants_are_found() -> None:
    assert any(list(constants(game.package, Ban)) for game in PROVED)


@every_game
def test_every_prohibition_is_listed_under_the_rule_its_text_begins_with(game: Proved) -> None:
    for rule, prohibition in game.proofs.PROHIBITIONS:
        assert rule_id(rule) in game.texts.ids()
        rules = (prohibition.__doc__ or "").partition(": ")[0].split(", ")
        assert rules[0] == rule, prohibition.__name__


@every_game
def test_the_steps_of_a_game_are_listed_once(game: Proved) -> None:
    steps = game.proofs.STEPS
    assert len(steps) == len(set(steps))
