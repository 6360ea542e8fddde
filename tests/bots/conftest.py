import threading
from collections.abc import Iterator

import pytest

from sandtable.bots import registry, workers
from sandtable.core import entries
from sandtable.core import registry as games
from tests.bots import players
from tests.core.skirmish import GAME as SKIRMISH


@pytest.fixture(autouse=True)
def extra_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots of ``players`` are installed; workers are copies of this process and know them too."""
    own = ["first", *(name for name in players.STRENGTH if name != "random")]

    extra = dict.fromkeys(own, "tests.bots.players:First")
    everything = entries.every(registry.GROUP) | extra
    for known in (registry.installed, registry._entry):
        known.cache_clear()
    monkeypatch.setattr(registry, "installed", lambda: everything)
    yield
    registry._entry.cache_clear()


@pytest.fixture(autouse=True)
def own_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads of the test runner do not count: run without -n, the plugin for reruns has one."""
    counted, others = threading.active_count, threading.active_count() - 1
    monkeypatch.setattr(threading, "active_count", lambda: counted() - others)


@pytest.fixture
def pretence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are not played, their results are made up."""
    monkeypatch.setattr(workers, "play_match", players.pretended)


@pytest.fixture
def skirmish(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of three seats and two sides."""
    monkeypatch.setitem(games._registered, SKIRMISH.name, SKIRMISH)
    return SKIRMISH.name
