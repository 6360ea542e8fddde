"""Games that were played: forward and back on the screen, as a story in a pipe."""

import asyncio
from pathlib import Path

import pytest

from sandtable.core import save
from sandtable.core.record import Record
from sandtable.core.seats import REFEREE
from sandtable.tui.app import TableApp
from sandtable.tui.film import EVERY, Film
from sandtable.tui.replay import ReplayScreen, Slider
from sandtable.wording import Wording
from tests.cli.commands import Runner
from tests.tui.conftest import Script, Shown
from tests.tui.terminal import Terminal

GOLDEN = Path(__file__).parent.parent / "golden"
FILE = GOLDEN / "dual-powers-two-calendar.json"


def record() -> Record:
    found = save.load(FILE)
    assert isinstance(found, Record)
    return found


def film() -> Film:
    return Film(record(), record().setup.rules(), REFEREE)


def on_screen(script: Script, size: tuple[int, int] = (80, 24), place: int = 0) -> None:
    async def run() -> None:
        shown_film = film()
        app = TableApp(lambda: ReplayScreen(shown_film, Wording.of(shown_film.rules), place))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(Shown(app, pilot, None))  # type: ignore[arg-type]

    asyncio.run(run())


def test_a_film_has_the_positions_of_the_record() -> None:
    whole, found = record(), film()
    assert len(found) == len(whole.entries)
    for place in (0, 1, EVERY - 1, EVERY, EVERY + 1, 70, len(found)):
        assert found.view(place) == whole.replay(until=place).state.view(REFEREE)
    assert found.turns == sorted(set(found.turns))
    for place in range(len(found)):
        assert found.previous_turn(found.next_turn(place)) <= place < found.next_turn(place)


def test_forward_and_back() -> None:
    async def script(shown: Shown) -> None:
        count = len(film())
        assert f"Decision 0 of {count}, turn 1 of" in shown.text()
        start = shown.text()
        assert f"Decision 1 of {count}" in await shown.press("right")
        assert f"Decision 0 of {count}" in await shown.press("left", "left")
        text = await shown.press("down", "down")
        assert f"Decision {film().turns[2]} of {count}, turn 3" in text
        assert f"Decision {film().turns[1]} of {count}, turn 2" in await shown.press("up")
        assert f"Decision {count} of {count}" in await shown.press("end")
        assert "The game is over." in shown.text()
        assert await shown.press("home") == start

    on_screen(script)


def test_a_click_on_the_slider_goes_there() -> None:
    async def script(shown: Shown) -> None:
        await shown.pilot.click(Slider, offset=(40, 0))
        await shown.pilot.pause()
        count = len(film())
        place = int(shown.text().partition("Decision ")[2].split()[0])
        assert abs(place - count / 2) < count / 20

    on_screen(script)


def test_through_other_eyes() -> None:
    async def script(shown: Shown) -> None:
        assert "as the referee saw it" in shown.text()
        assert "objective face down" not in shown.text()
        text = await shown.press("v")
        assert "as Red saw it" in text
        assert "White: objective face down" in text
        text = await shown.press("v")
        assert "as White saw it" in text
        assert "Red: objective face down" in text
        assert "as a spectator saw it" in await shown.press("v")

    on_screen(script, place=25)


def test_in_a_pipe_the_story_is_printed(run: Runner) -> None:
    told = run("replay", FILE)
    assert told.code == 0
    assert "- Round 1 begins." in told.out
    assert "wins." in told.out
    assert max(len(line) for line in told.out.splitlines()) <= 80
    red = run("replay", FILE, "--seat", "red")
    assert "White draws a card." in red.out
    assert "White draws a card." not in told.out


def test_refusals(run: Runner) -> None:
    assert run.refused("replay", FILE, "--seat", "blue").startswith('there is no seat "blue"')
    assert "so --entry takes 0 to" in run.refused("replay", FILE, "--entry", "9999")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def test_at_a_terminal_from_a_deep_position() -> None:
    with Terminal("replay", FILE, "--entry", "50", "--seat", "white", size=(120, 40)) as terminal:
        terminal.until("Decision 50 of")
        terminal.press("right")
        text = terminal.until("Decision 51 of")
        assert "as White saw it" in text
        terminal.press("q")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []
