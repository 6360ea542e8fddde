from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from typing import Any

import pytest

from sandtable.bots import crew, registry
from sandtable.core import registry as games
from tests.bots import players
from tests.core.skirmish import GAME as SKIRMISH


@pytest.fixture(autouse=True)
def extra_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots of ``players`` are installed; workers are copies of this process and know them too."""
    own = ["first", *(name for name in players.STRENGTH if name != "random")]

    def found(**wanted: Any) -> EntryPoints:
        extra = [EntryPoint(name, "tests.bots.players:First", registry.GROUP) for name in own]
        return EntryPoints([*entry_points(**wanted), *extra])

    monkeypatch.setattr(registry, "entry_points", found)
    registry.installed.cache_clear()
    yield
    registry.installed.cache_clear()


@pytest.fixture
def pretence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are not played, their results are made up."""
    monkeypatch.setattr(crew, "play_match", players.pretended)


@pytest.fixture
def skirmish(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of three seats and two sides."""
    monkeypatch.setitem(games._registered, SKIRMISH.name, SKIRMISH)
    return SKIRMISH.name
