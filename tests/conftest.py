import os
from pathlib import Path

import pytest
from hypothesis.internal.conjecture import providers

os.environ["LC_ALL"] = "C.UTF-8"
"""The tests read English, whatever the machine speaks."""

# Hypothesis takes numbers and words from the modules of ours that are loaded, so what a test tries would depend on the
# tests that ran before it in the same process, although it is told not to be random (tests/test_conftest.py).
assert hasattr(providers, "_get_local_constants")
vars(providers)["_get_local_constants"] = lambda: providers._local_constants

# `make test` finds or installs a Chromium and names it; whoever runs pytest by hand names one or goes without.
collect_ignore = [] if os.environ.get("SANDTABLE_CHROMIUM") else ["browser"]

REAL = ("browser", "test_pseudo_terminal.py")
"""Tests that watch a real browser, or whole games in a real terminal, from outside."""


def pytest_addoption(parser: pytest.Parser) -> None:
    # Not simply looked for in build/: a stale compiled build must not be compared with newer sources.
    parser.addoption("--compiled", type=Path, help="the folder of an up-to-date compiled build")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a busy machine did to a browser is tried again; the summary counts it as rerun, so that it is seen."""
    for item in items:
        if item.path.parent.name in REAL or item.path.name in REAL:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def compiled_build(request: pytest.FixtureRequest) -> Path:
    """The folder to put on PYTHONPATH to run the compiled build."""
    folder: Path | None = request.config.getoption("--compiled")
    if folder is None:
        pytest.skip("no compiled build to compare with: `make test` makes one if there is a C compiler")
    return folder.resolve()
