"""Whole games in a real pseudo-terminal, by keys alone; and what becomes of the terminal however a game ends."""

import os
import re
import signal
from functools import partial
from itertools import takewhile
from pathlib import Path

import pytest

from sandtable.table import save
from sandtable.table.table import Table
from tests.tui.terminal import LONG, Terminal, crossed

WAYS_TO_CHOOSE = [("enter",), ("down", "enter"), ("1", "enter"), ("f2", "enter"), ("2", "enter")]
"""F2 asks the bot, and enter takes its advice."""

COVERS = ("Enter Close", "Hand the keyboard")
"""What a page and the curtain between two people are known by."""


def table_in(file: Path) -> Table:
    table = save.load(file)
    assert isinstance(table, Table)
    return table


def above(text: str) -> list[str]:
    """The screen down to the question: what is different when somebody has decided something.

    What covers the table is drawn in several frames and is the same all the while.
    """
    for cover in COVERS:
        if cover in text:
            return [cover]
    return list(takewhile(lambda line: not re.match(r"» [A-Z]| ?\d+ ", line), text.splitlines()))


def covered(text: str) -> bool:
    """Whether something stands before the table that takes all keys: a page, the curtain, or the result."""
    return any(cover in text for cover in COVERS) or is_over(text)


def is_asked(text: str) -> bool:
    """Whether a person is asked, by numbered choices or by what covers the table."""
    return re.search(r"^ ?\d+ ", text, re.MULTILINE) is not None or covered(text)


def is_over(text: str) -> bool:
    """Whether the result is shown, or the replay that can be seen from there."""
    return "The game is over" in text or "Decision " in text


def decided(before: str, now: str) -> bool:
    """Whether the next question is there, or the end."""
    return above(now) != above(before) and "is thinking" not in now and is_asked(now)


def until_decided(terminal: Terminal, before: str) -> None:
    """Read until the next question is there and nothing more is going to be drawn for it.

    A page may be about to cover the question. So a letter is typed: once it is seen, or what took it away, the program
    has drawn all that went before.
    """
    while True:
        terminal.until(partial(decided, before))
        terminal.press("x")
        if "> x" in terminal.until(lambda text: "> x" in text or covered(text)):
            terminal.press("backspace")
            terminal.until(lambda text: "> x" not in text or covered(text))
        if decided(before, terminal.text()):
            return


def has_result(text: str) -> bool:
    """Whether it is said how the game ended."""
    return re.search(r"(won|Nobody won|lost)\.", text) is not None


def play_on(terminal: Terminal) -> None:
    """Choose by turns in every way the keyboard has, until the game is over."""
    for step in range(900):
        text = terminal.text()
        if is_over(text):
            return
        # The curtain between two people waits for enter, which elsewhere takes the marked choice.
        terminal.press(*(("enter",) if "Hand the keyboard" in text else WAYS_TO_CHOOSE[step % len(WAYS_TO_CHOOSE)]))
        until_decided(terminal, text)
    raise AssertionError(f"the game does not end:\n{terminal.text()}")


@pytest.mark.parametrize(
    ("arguments", "size"),
    [
        pytest.param(["--seats", "human,rookie"], (80, 24), marks=pytest.mark.soak),
        (["--seats", "rookie,human"], (60, 24)),
        pytest.param(["--seats", "human,random"], (70, 20), marks=pytest.mark.soak),
        (["--seats", "human,human"], (120, 40)),
        (["--solo", "--difficulty", "3"], (80, 24)),
        pytest.param(["--solo", "--side", "white"], (120, 40), marks=pytest.mark.soak),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "x".join(map(str, value)),
)
def test_a_whole_game_by_keys(tmp_path: Path, arguments: list[str], size: tuple[int, int]) -> None:
    file = tmp_path / "game.json"
    with Terminal("play", *arguments, "--seed", "tea", "--save", file, size=size) as terminal:
        terminal.until(lambda text: "F1" in text or "Enter Ready" in text)
        play_on(terminal)
        text = terminal.until(lambda text: "Decision " in text or ("Leave" in text and has_result(text)))
        if "Decision " not in text:  # the last key may have answered the last question already
            terminal.press("1", *([] if "3 Leave" in text else ["enter"]))  # in the box, or on the board behind it
            terminal.until("Decision 0 of")
        terminal.press("end")
        terminal.until(lambda text: re.search(r"Decision (\d+) of \1,", text) is not None)
        terminal.press("q")
        terminal.until(lambda text: "1 Watch the replay" in text and has_result(text))
        terminal.press("^q")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []
        assert b"Traceback" not in terminal.raw
    table = table_in(file)
    assert table.is_over()
    assert table.record().replay().problem == ""


def test_the_window_changes_during_play() -> None:
    with Terminal("play", "--seats", "human,random", "--seed", "tea", size=(80, 24)) as terminal:
        terminal.until("^Q Quit")
        wanted = ("Round 1", "Which card do you lay face down", "^Q Quit")
        for size in [(120, 40), (60, 24), (80, 24), (100, 50), (70, 15), (200, 60), (80, 24)]:
            terminal.resize(*size)
            text = terminal.until(lambda text: all(words in text for words in wanted))
            assert max(len(line) for line in text.splitlines()) <= size[0]
        terminal.press("enter")
        terminal.until("Which card do you play?")
        terminal.press("^q")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []


SIGNALS = [
    (signal.SIGINT, 130),
    (signal.SIGTERM, 143),
    (signal.SIGHUP, 129),
    (signal.SIGQUIT, 131),
    (signal.SIGUSR1, 128 + signal.SIGUSR1),
]


@pytest.mark.parametrize(("moment", "number", "code"), crossed(["first picture", "table", "help", "curtain"], SIGNALS))
def test_a_signal_leaves_the_terminal_as_it_was(tmp_path: Path, number: int, code: int, moment: str) -> None:
    file = tmp_path / "game.json"
    seats = "human,human" if moment == "curtain" else "human,random"
    with Terminal("play", "--seats", seats, "--seed", "tea", "--save", file) as terminal:
        if moment == "first picture":
            terminal.until("Round 1")
        elif moment == "curtain":
            terminal.until("Hand the keyboard")
        else:
            terminal.until("^Q Quit")
            if moment == "help":
                terminal.press("f1")
                terminal.until("take the choice")
        os.kill(terminal.process.pid, number)
        assert terminal.wait() == code
        assert terminal.left_sane() == []
        assert b"Traceback" not in terminal.raw
    assert not table_in(file).is_over()
    assert list(tmp_path.iterdir()) == [file]


def test_ctrl_c_leaves_like_the_signal() -> None:
    with Terminal("play", "--seed", "tea") as terminal:
        terminal.until("^Q Quit")
        terminal.press("^c")
        assert terminal.wait() == 130
        assert terminal.left_sane() == []


def test_a_terminal_that_goes_away_ends_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("play", "--seed", "tea", "--save", file) as terminal:
        terminal.until("^Q Quit")
        terminal.hang_up()
        terminal.process.wait(LONG)
    assert not table_in(file).is_over()


def test_a_terminal_without_our_signs_is_written_line_by_line() -> None:
    """On a drawn board every side would be a question mark."""
    with Terminal("play", "--seed", "tea", env={"PYTHONIOENCODING": "latin-1"}) as terminal:
        assert "?1/" not in terminal.until("\n>")
        assert b"\x1b[?1049h" not in terminal.raw
        terminal.press("quit", "enter")
        assert terminal.wait() == 0
        assert terminal.left_sane() == []


def test_without_colours() -> None:
    with Terminal("play", "--seats", "human,random", "--seed", "tea", env={"NO_COLOR": "1"}) as terminal:
        terminal.until("^Q Quit")
        terminal.press("enter")

        def first_is_marked(text: str) -> bool:
            """In reverse, and no other choice is."""
            lines = [number for number, line in enumerate(text.splitlines()) if line[1:6] == " Play"]
            return [terminal.screen.buffer[line][0].reverse for line in lines] == [True] + [False] * (len(lines) - 1)

        terminal.until(first_is_marked)
        terminal.press("^q")
        assert terminal.wait() == 0
        assert re.search(rb"\x1b\[[0-9;]*(3[0-7]|38;|4[0-7]|48;|9[0-7]|10[0-7])[;m]", terminal.raw) is None


def test_only_the_sixteen_colours() -> None:
    with Terminal("play", "--seats", "human,random", "--seed", "tea", env={"TERM": "xterm"}) as terminal:
        terminal.until("^Q Quit")
        terminal.press("^q")
        terminal.wait()
        assert re.search(rb"\x1b\[[0-9;]*31", terminal.raw) is not None
        assert re.search(rb"\x1b\[[0-9;]*[34]8;[25]", terminal.raw) is None


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"TERM": ""}])
def test_a_dumb_terminal_is_served_line_by_line(environment: dict[str, str]) -> None:
    with Terminal("play", "--seed", "tea", env=environment) as terminal:
        terminal.until("\n>")
        assert b"\x1b[?1049h" not in terminal.raw
        terminal.press("quit\r")
        assert terminal.wait() == 0


def test_plain_is_line_by_line() -> None:
    with Terminal("play", "--seed", "tea", "--plain") as terminal:
        terminal.until("\n>")
        assert b"\x1b[?1049h" not in terminal.raw


def test_the_first_picture_does_not_wait_for_the_terminal_library() -> None:
    with Terminal("play", "--seats", "human,rookie", "--seed", "tea") as terminal:
        terminal.until("F1")
        assert terminal.raw.index(b"Round 1") < terminal.raw.index(b"\x1b[?1000h")  # mouse on: Textual has taken over


@pytest.mark.parametrize("language", ["de", "it"])
def test_in_other_languages(language: str) -> None:
    with Terminal("--lang", language, "play", "--seats", "human,random", "--seed", "tea") as terminal:
        text = terminal.until("^Q " + {"de": "Ende", "it": "Esci"}[language])
        assert {"de": "Wille des Volkes: ● Rot", "it": "Volontà del Popolo: ● Rosso"}[language] in text
        terminal.press("^q")
        assert terminal.wait() == 0
