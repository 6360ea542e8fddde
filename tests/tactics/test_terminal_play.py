"""Whole games of Dust Tactics at the keyboard: by lines through a pipe, by keys on the screen, in a real terminal."""

from pathlib import Path

import pytest

from sandtable.table import save
from sandtable.table.table import Table
from sandtable.tui.play import PlayScreen
from sandtable.tui.screens import Ending, Reading
from tests.cli.commands import Runner
from tests.tactics.test_terminal import registered
from tests.tactics.test_terminal_cursor import battle
from tests.tui.conftest import Shown, on_screen
from tests.tui.terminal import Terminal

__all__ = ["registered"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


OVER = {"en": "The game is over.", "de": "Das Spiel ist vorbei.", "it": "La partita è finita."}
ASIDES = {
    "en": "help\nsight c1 f4\ncard hans\nodds\nreach hell-boys\nboard\n",
    "de": "hilfe\nsicht c1 f4\nkarte hans\nchancen\nreichweite hell-boys\nplan\n",
    "it": "aiuto\nvista c1 f4\ncarta hans\nprobabilità\nportata hell-boys\nplancia\n",
}


@pytest.mark.parametrize(
    ("language", "width", "scenario"),
    [("en", 80, "reconnaissance"), ("de", 60, "last-stand"), ("it", 120, "breakthrough")],
)
def test_a_whole_game_in_lines(run: Runner, tmp_path: Path, language: str, width: int, scenario: str) -> None:
    """Moves come before nothing in most questions, so 2 moves units about, and the asides change nothing."""
    file = tmp_path / "game.json"
    typed = ASIDES[language] + "2\n1\n" * 30 + ASIDES[language] + "2\n1\n3\n1\n" * 900
    options = ("--option", f"scenario={scenario}", "--seats", "human,random", "--seed", "5", "--save", file)
    played = run("--lang", language, "play", "tactics", *options, typed=typed, columns=width)
    assert (played.code, played.err) == (0, "")
    assert max(len(line) for line in played.out.splitlines() if str(file) not in line) <= width
    assert OVER[language] in " ".join(played.out.split())
    table = save.load(file)
    assert isinstance(table, Table)
    assert table.is_over()
    assert table.record().replay().problem == ""


def test_orders_in_notation_in_lines(run: Runner, tmp_path: Path) -> None:
    typed = "hell-boys: move k9, nothing\nhell-boys: move g5, attack sturmpioniere\nquit\n"
    played = run(
        "play", "tactics", "--position", battle(tmp_path), "--seats", "human,random", "--seed", "5", typed=typed
    )
    assert (played.code, played.err) == (0, "")
    text = " ".join(played.out.split())
    assert "The move points are not enough. (T5.1)" in text
    assert "Hell Boys activated: Move, then Attack." in text
    assert "Hell Boys moved from f5 to g5." in text


@pytest.mark.parametrize(("language", "size"), [("en", (80, 24)), ("de", (120, 40)), ("it", (60, 24))])
def test_a_whole_game_by_keys(language: str, size: tuple[int, int]) -> None:
    """With the cursor where the question is about squares, in the list elsewhere; nothing is typed."""

    async def script(shown: Shown) -> None:
        pointed = 0
        for step in range(600):
            screen = shown.app.screen
            if isinstance(screen, Ending):
                break
            if isinstance(screen, Reading):
                await shown.press("enter")
                continue
            assert isinstance(screen, PlayScreen)
            if screen.pointing:
                pointed += 1
                await shown.press(("left", "right", "up", "down")[step % 4])
                if screen.pointed not in screen.answers:
                    await shown.press("escape")
            elif step % 3:
                await shown.press("down")
            text = await shown.press("enter")
            assert max(len(line) for line in shown.lines()) <= size[0], text
        assert shown.table.is_over()
        assert pointed >= 10, "the cursor was used"

    options = ["scenario=reconnaissance"]
    on_screen(script, size, language, game="tactics", seats="human,random", options=options, seed="tea")


def test_in_a_real_terminal(tmp_path: Path) -> None:
    arguments = ("play", "tactics", "--position", battle(tmp_path), "--seats", "human,random", "--seed", "5")
    with Terminal(*arguments, size=(80, 24)) as terminal:
        terminal.until("Which unit do you activate?")
        terminal.until("[enter: Activate Rhino] b2: Rhino (Allies) 4/4, ready")
        terminal.press("right")
        terminal.until("c2: closed ground")
        terminal.press("sight f5 h5", "enter")
        terminal.until("f5 sees h5, at range 2.")
        terminal.press("esc")
        terminal.until("Which unit do you activate?")
        terminal.press("^q")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []
