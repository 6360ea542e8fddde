"""Tests cite the rules they prove, and a prohibition can be switched off to see them go red."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from sandtable.core.ban import Prohibition

F = TypeVar("F", bound=Callable[..., Any])


def cites(*rules: str) -> Callable[[F], F]:
    """Say which rule numbers a test proves: ``@cites("P4.8", "P4.9")``."""

    def mark(test: F) -> F:
        test.__rules__ = rules  # type: ignore[attr-defined]
        return test

    return mark


def citations(module: Any) -> dict[str, list[Callable[[], None]]]:
    """The tests of a module by the rules they cite."""
    found: dict[str, list[Callable[[], None]]] = {}
    for test in vars(module).values():
        for rule in getattr(test, "__rules__", ()):
            found.setdefault(rule, []).append(test)
    return found


@contextmanager
def switched_off(prohibition: Prohibition) -> Iterator[None]:
    """Play without a prohibition: wherever a module knows the function, it allows everything.

    Works on the plain Python build; compiled code calls its functions directly.
    """
    places = [
        (module, name)
        for module in list(sys.modules.values())
        if getattr(module, "__name__", "").startswith(prohibition.__module__.rpartition(".")[0])
        for name, value in list(vars(module).items())
        if value is prohibition
    ]
    if not places:
        raise ValueError(f"{prohibition.__qualname__} is not a function of a module")
    for module, name in places:
        setattr(module, name, _allow)
    try:
        yield
    finally:
        for module, name in places:
            setattr(module, name, prohibition)


def _allow(*args: Any) -> None:
    """In place of a prohibition that is switched off."""


def goes_red(prohibition: Prohibition, tests: Sequence[Callable[[], None]]) -> bool:
    """Whether at least one of the tests, green as it stands, fails while the prohibition is switched off.

    Plain tests are tried before property tests, which take longer; the first that fails is enough.
    """
    for test in sorted(tests, key=lambda test: hasattr(test, "is_hypothesis_test")):
        with switched_off(prohibition):
            red = fails(test)
        if red:
            if fails(test):
                raise ValueError(f"{test.__qualname__} is red already, or takes arguments: it proves nothing")
            return True
    return False


def fails(test: Callable[[], None]) -> bool:
    """Whether a test fails; an error of any kind counts, and so does pytest's own."""
    try:
        test()
    except (Exception, pytest.fail.Exception):
        return True
    return False
