"""Games that were played: forward and back on the screen, as a story in a pipe."""

import asyncio
from pathlib import Path

import pytest

from sandtable.core.seats import REFEREE
from sandtable.table import save
from sandtable.table.record import Record
from sandtable.text.wording import Wording
from sandtable.tui.app import TableApp
from sandtable.tui.recording import EVERY, Recording
from sandtable.tui.replay import ReplayScreen, Slider
from tests.cli.commands import Runner
from tests.tui.conftest import Script, Shown, settled
from tests.tui.terminal import Terminal

GOLDEN = Path(__file__).parent.parent / "golden"
FILE = GOLDEN / "dual-powers-two-calendar.json"


def record() -> Record:
    found = save.load(FILE)
    assert isinstance(found, Record)
    return found


def recording() -> Recording:
    return Recording(record(), record().setup.rules(), REFEREE)


def on_screen(script: Script, size: tuple[int, int] = (80, 24), place: int = 0, language: str = "en") -> None:
    async def run() -> None:
        shown_film = recording()
        app = TableApp(lambda: ReplayScreen(shown_film, Wording.of(shown_film.rules, language), place))
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await script(Shown(app, pilot, None))  # type: ignore[arg-type]

    asyncio.run(run())


def test_a_film_has_the_positions_of_the_record() -> None:
    whole, found = record(), recording()
    assert len(found) == len(whole.entries)
    for place in (0, 1, EVERY - 1, EVERY, EVERY + 1, 70, len(found)):
        assert found.view(place) == whole.replay(until=place).state.view(REFEREE)
    assert found.turns == sorted(set(found.turns))
    for place in range(len(found)):
        assert found.previous_turn(found.next_turn(place)) <= place < found.next_turn(place)


def test_forward_and_back() -> None:
    async def script(shown: Shown) -> None:
        count = len(recording())
        assert f"Decision 0 of {count}, turn 1 of" in shown.text()
        start = shown.text()
        assert f"Decision 1 of {count}" in await shown.press("right")
        assert f"Decision 0 of {count}" in await shown.press("left", "left")
        text = await shown.press("down", "down")
        assert f"Decision {recording().turns[2]} of {count}, turn 3" in text
        assert f"Decision {recording().turns[1]} of {count}, turn 2" in await shown.press("up")
        assert f"Decision {count} of {count}" in await shown.press("end")
        assert "The game is over." in shown.text()
        assert await shown.press("home") == start

    on_screen(script)


HEADINGS = {
    "en": "Decision 60 of 190, turn 14 of 46, as the referee saw it",
    "de": "Entscheidung 60 von 190, Zug 14 von 46, gesehen von: Spielleitung",
    "it": "Decisione 60 di 190, turno 14 di 46, vista da: arbitro",
}


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_everything_is_on_the_screen(size: tuple[int, int], language: str) -> None:
    async def script(shown: Shown) -> None:
        left = " ".join(line[: 74 if size[0] == 120 else 120].strip() for line in shown.lines())
        assert HEADINGS[language] in left, shown.text()
        assert max(len(line) for line in shown.lines()) <= size[0]
        assert shown.lines()[-1].startswith("←→ "), "one line for the keys"
        assert " q " in shown.lines()[-1]
        for side in {"en": ("● Red: ", "○ White: "), "de": ("● Rot: ", "○ Weiß: ")}.get(language, ("● Rosso: ",)):
            assert side in shown.text()
        await shown.press("end")
        story = {"en": "The game is over.", "de": "Das Spiel ist vorbei.", "it": "La partita è finita."}
        assert story[language] in shown.text()

    on_screen(script, size, 60, language)


def test_the_story_goes_on_decision_by_decision() -> None:
    """What a turn has brought so far stays, nothing is told twice, and nobody is named twice."""

    async def script(shown: Shown) -> None:
        first = " ".join((await shown.press("down", "down", "right")).split())
        for _ in range(40):
            text = " ".join((await shown.press("right")).split())
            assert "Red: Red" not in text
            assert "White: White" not in text
        await shown.press("end")
        text = " ".join(shown.text().split())
        assert text.count("Red scores 3 points in white") == 1
        assert first != text

    on_screen(script, (120, 40))


def test_a_turn_in_parts_is_told_whole() -> None:
    async def script(shown: Shown) -> None:
        played, wording = recording(), Wording.of(recording().rules)
        told = [played.happened(place, wording) for place in range(len(played))]
        place = next(
            at for at in range(1, 99) if told[at].startswith("Red rec") and told[at - 1].startswith("Red plays")
        )
        screen = shown.app.screen
        assert isinstance(screen, ReplayScreen)
        screen.go(place)
        await shown.press("left", "right")
        text = " ".join(shown.text().split())
        assert "▸ Red recruits" in text, text
        assert "· Red plays" in text, "the card it was for"

    on_screen(script, (80, 24))


def test_a_click_on_the_slider_goes_there() -> None:
    async def script(shown: Shown) -> None:
        await shown.pilot.click(Slider, offset=(40, 0))
        await shown.settle()
        count = len(recording())
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
