"""However lesson, replay and line mode end at a terminal, it is left as it was found."""

import os
import signal
from pathlib import Path

import pytest

from tests.tui.terminal import LONG, Terminal, crossed

RECORD = Path(__file__).parent.parent / "golden" / "dual-powers-two-calendar.json"
SIGNALS = [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGQUIT, 131)]


def reached(moment: str) -> Terminal:
    """A program at some moment of it."""
    program, _, where = moment.partition(", ")
    arguments: dict[str, list[str | Path]] = {
        "lesson": ["learn"],
        "replay": ["replay", RECORD],
        "lines": ["play", "--plain", "--seats", "human,rookie", "--seed", "tea"],
    }
    terminal = Terminal(*arguments[program])
    if program == "lines":
        terminal.until("\n>")
    elif program == "replay":
        terminal.until("Decision 0 of")
        if where == "on the way":
            terminal.press("right", "down")
            terminal.until(lambda text: "Decision 0 of" not in text)
    else:
        terminal.asks("(Enter for more)")
        if where != "between two pages":
            terminal.press("enter")
            terminal.asks("(Enter goes on")
        if where == "question":
            terminal.press("enter")
            terminal.asks("(Enter goes on", "2 of 14")
            terminal.press("enter")
            terminal.asks("(Enter for more)", "3 of 14")
            terminal.press("enter")
            terminal.until(" 5  Choose")
    return terminal


MOMENTS = ["lesson, between two pages", "lesson, page", "lesson, question", "replay", "replay, on the way", "lines"]


@pytest.mark.parametrize(("moment", "number", "code"), crossed(MOMENTS, SIGNALS))
def test_a_signal(moment: str, number: int, code: int) -> None:
    with reached(moment) as terminal:
        os.kill(terminal.process.pid, number)
        assert terminal.wait() == code
        assert terminal.left_sane() == []
        assert b"Traceback" not in terminal.raw


@pytest.mark.parametrize("moment", MOMENTS)
def test_ctrl_c(moment: str) -> None:
    with reached(moment) as terminal:
        terminal.press("^c")
        assert terminal.wait() == 130
        assert terminal.left_sane() == []
        assert b"Traceback" not in terminal.raw
        if not moment.startswith("replay"):
            assert terminal.screen.cursor.x == 0, "the shell would write behind our question"


@pytest.mark.parametrize("moment", ["lesson, between two pages", "lesson, question", "lines"])
def test_the_end_of_the_input(moment: str) -> None:
    with reached(moment) as terminal:
        terminal.press("\x04")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []
        assert "The game was not kept" in terminal.text()


@pytest.mark.parametrize("moment", ["lesson, between two pages", "lesson, question", "replay", "lines"])
def test_the_window_is_closed(moment: str) -> None:
    with reached(moment) as terminal:
        terminal.hang_up()
        assert terminal.process.wait(LONG) != 0


def test_a_page_at_a_time() -> None:
    """Of a lesson nothing scrolls away unread; what is typed between two pages is an answer."""
    with Terminal("learn", size=(80, 24)) as terminal:
        text = terminal.asks("(Enter for more)")
        assert "your first game" in text, "the first line is still there"
        assert "The marker on the support track" not in text
        terminal.press("enter")
        terminal.asks("(Enter goes on")
        terminal.press("enter")
        terminal.asks("(Enter goes on", "2 of 14")
        terminal.press("enter")
        terminal.asks("(Enter for more)", "== 3 of 14")
        terminal.press("4", "enter")
        assert "Red chooses green-5-move" in terminal.until("== 4 of 14")
        terminal.press("quit", "enter")
        assert terminal.wait() == 0


def test_a_high_window_needs_no_pages() -> None:
    with Terminal("learn", size=(80, 60)) as terminal:
        text = terminal.until("(Enter goes on")
        assert "(Enter for more)" not in text
        assert "your first game" in text
