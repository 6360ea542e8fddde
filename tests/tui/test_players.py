"""Bots at the seats of line mode and screen alike, and the hint."""

from pathlib import Path

import pytest

from sandtable.bots.orders import bot_order
from sandtable.cli.table_setup import TableSetup
from sandtable.core.errors import BadInput
from sandtable.play.players import Players, opponent
from sandtable.table import save
from sandtable.table.table import Table
from tests.cli.commands import Runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def test_who_plays_if_nobody_is_named() -> None:
    assert opponent("dual-powers") == "rookie"
    assert opponent("some-other-game") == "random"
    assert TableSetup(seed="tea").table().players == ["human", "bot:rookie"]


def test_a_bot_gives_whole_orders_and_repeats_itself() -> None:
    def played() -> Table:
        table = TableSetup(seed="tea", seats="rookie,random").table()
        players = Players(table)
        for _ in range(40):
            seat = players.next()
            table.submit(seat, players.order(seat))
        return table

    assert save.table_bytes(played()) == save.table_bytes(played())


def test_thinking_changes_nothing() -> None:
    table = TableSetup(seed="tea", seats="random,random").table()
    players, state = Players(table), table.referee_state()
    before = state.describe()
    assert bot_order(players.bots[0], state, 0) == bot_order(players.bots[0], state, 0)
    assert state.describe() == before


def test_a_bot_that_is_not_installed_is_refused(tmp_path: Path, run: Runner) -> None:
    table = TableSetup(seed="tea", seats="human,random").table()
    table.replace(1, "bot:grandmaster")
    with pytest.raises(BadInput, match="grandmaster"):
        Players(table)
    file = tmp_path / "game.json"
    save.save(file, save.table_bytes(table))
    assert "grandmaster" in run.refused("play", "--load", file)


def test_a_hint_line_by_line(run: Runner) -> None:
    out = run("play", "--seed", "tea", typed="hint\nquit\n").out
    assert "would take choice" in out
    assert "ask the bot rookie" in run("play", "--seed", "tea", typed="help\nquit\n").out
