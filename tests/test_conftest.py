"""What the whole suite relies on."""

import sys
from pathlib import Path
from types import ModuleType

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.damage import SETTINGS

STRANGE = 918_273_645


def tried() -> list[tuple[int, str]]:
    """The examples a test is given that is told not to be random."""
    found: list[tuple[int, str]] = []

    @settings(SETTINGS, max_examples=300)
    @given(st.integers(), st.text())
    def test(number: int, text: str) -> None:
        found.append((number, text))

    test()
    return found


def test_examples_do_not_depend_on_the_modules_that_other_tests_have_loaded(tmp_path: Path) -> None:
    before = tried()
    file = tmp_path / "strange.py"
    file.write_text(f"NUMBERS = {[STRANGE + more for more in range(200)]}\n")
    sys.modules["strange"] = ModuleType("strange")
    sys.modules["strange"].__file__ = str(file)
    try:
        assert tried() == before
    finally:
        del sys.modules["strange"]
