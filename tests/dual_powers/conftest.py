import pytest

from tests.cli.commands import Runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """Runs `sandtable` with these arguments."""
    return Runner(monkeypatch, capsys)
