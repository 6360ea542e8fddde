"""Every rule is proved: a test cites it, and a prohibition's tests go red when it is switched off."""

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sandtable.core.ban import Ban, Prohibition
from sandtable.core.step import Step
from sandtable.core.testing import citations, goes_red
from sandtable.games import dual_powers
from sandtable.games.dual_powers.game import PROHIBITIONS, STEPS
from sandtable.texts import Texts, rule_id
from tests.core import skirmish

TESTS = Path(__file__).parent
EXAMPLES = "abcdefgh"
NUMBERS = [
    name.removeprefix("rule-").replace("-", ".")
    for name in Texts("en", [dual_powers.__name__]).ids()
    if name.startswith("rule-")
]
"""The rule numbers of Dual Powers, from its texts."""


def modules_of(folder: str) -> list[ModuleType]:
    """The test modules of a game."""
    return [import_module(f"tests.{folder}.{path.stem}") for path in sorted((TESTS / folder).glob("test_*.py"))]


def cited(folder: str) -> dict[str, list[Callable[..., None]]]:
    """The tests of a game by the rules they cite."""
    found: dict[str, list[Callable[..., None]]] = {}
    for module in modules_of(folder):
        for rule, tests in citations(module).items():
            found.setdefault(rule, []).extend(tests)
    return found


def constants(kind: type) -> Iterator[tuple[str, Any]]:
    """The values of a kind that the modules of Dual Powers define, with their names."""
    for info in pkgutil.iter_modules(dual_powers.__path__):
        for name, value in vars(import_module(f"{dual_powers.__name__}.{info.name}")).items():
            if isinstance(value, kind):
                yield f"{info.name}.{name}", value


@pytest.mark.parametrize(
    ("folder", "rule", "prohibition"),
    [
        pytest.param(folder, rule, prohibition, id=f"{rule}-{prohibition.__name__}")
        for folder, prohibitions in (("dual_powers", PROHIBITIONS), ("core", skirmish.PROHIBITIONS))
        for rule, prohibition in prohibitions
    ],
)
def test_a_test_goes_red_without_the_prohibition(folder: str, rule: str, prohibition: Prohibition) -> None:
    proofs = [test for test in cited(folder).get(rule, []) if not signature(test).parameters]
    assert goes_red(prohibition, proofs), f"no test that cites {rule} needs {prohibition.__name__}"


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_is_cited_by_a_test(number: str) -> None:
    assert cited("dual_powers").get(number)


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert len(NUMBERS) == 68
    assert set(cited("dual_powers")) == set(NUMBERS)


@pytest.mark.parametrize("letter", EXAMPLES)
def test_every_worked_example_is_a_test(letter: str) -> None:
    start = f"test_example_{letter}_"
    found = [
        test for module in modules_of("dual_powers") for name, test in vars(module).items() if name.startswith(start)
    ]
    assert found
    assert all(getattr(test, "__rules__", ()) for test in found)  # and it says which rules it is an example of


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_every_step_cites_rules_that_exist(step: type[Step[Any]]) -> None:
    assert step.rules
    assert set(step.rules) <= set(NUMBERS)


def test_every_ban_cites_a_rule_that_exists() -> None:
    bans = dict(constants(Ban))
    assert len(bans) > 20
    assert {name: ban.rule for name, ban in bans.items() if ban.rule not in NUMBERS} == {}


def test_every_prohibition_is_listed_under_the_rule_its_text_begins_with() -> None:
    for rule, prohibition in PROHIBITIONS:
        assert rule_id(rule) in Texts("en", [dual_powers.__name__]).ids()
        assert (prohibition.__doc__ or "").startswith(f"{rule}: "), prohibition.__name__
