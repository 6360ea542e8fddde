"""The servers that most tests share, one of each kind a test process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Client, Process, Thread


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`sandtable serve`, as everybody runs it."""
    server = Process(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def client(process: Process) -> Iterator[Client]:
    """Somebody who speaks to it."""
    found = Client(process.address)
    yield found
    found.close()


@pytest.fixture(scope="session")
def thread(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    """A server without limits on floods that a test can reach into."""
    server = Thread(tmp_path_factory.mktemp("thread"))
    yield server
    server.stop()


@pytest.fixture
def inside(thread: Thread) -> Iterator[Client]:
    """Somebody who speaks to the server that a test can reach into."""
    found = Client(thread.address)
    yield found
    found.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """An empty folder for games."""
    return tmp_path / "data"
