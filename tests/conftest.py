import os
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
"""The tests read English, whatever the machine speaks."""

# The tests in the browser are run by `make browser`: they are new, and have not yet proved that they never fail for
# no reason on a busy machine. `make test` takes them in once they have.
collect_ignore = [] if os.environ.get("SANDTABLE_BROWSER_TESTS") else ["browser"]


def pytest_addoption(parser: pytest.Parser) -> None:
    # Not simply looked for in build/: a stale compiled build must not be compared with newer sources.
    parser.addoption("--compiled", type=Path, help="the folder of an up-to-date compiled build")


@pytest.fixture(scope="session")
def compiled_build(request: pytest.FixtureRequest) -> Path:
    """The folder to put on PYTHONPATH to run the compiled build."""
    folder: Path | None = request.config.getoption("--compiled")
    if folder is None:
        pytest.skip("no compiled build to compare with: `make test` makes one if there is a C compiler")
    return folder.resolve()
