"""A terminal to drive the program in: a pseudo-terminal, and pyte to see what is on its screen."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pyte
import pytest

LONG = 60.0
"""Seconds after which something is certainly broken, however busy the machine is."""
UNSET = ("NO_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES")
KEYS = {
    "enter": "\r",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "esc": "\x1b",
    "backspace": "\x7f",
    "tab": "\t",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f3": "\x1bOR",
    "f4": "\x1bOS",
    "f5": "\x1b[15~",
    "f6": "\x1b[17~",
    "^c": "\x03",
    "^q": "\x11",
    "^r": "\x12",
    "^s": "\x13",
    "^z": "\x1a",
}
FRAME, FRAME_END = b"\x1b[?2026h", b"\x1b[?2026l"
"""What stands between these belongs together (synchronized output): a terminal shows all of it at once."""
ASKS_FOR_FRAMES, FRAMES_ARE_KNOWN = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
"""Textual marks its frames for terminals that say they know what that is."""
UNKNOWN_TO_PYTE = (b"\x1b[>25u", b"\x1b[<u", b"\x1b[?2048$p", ASKS_FOR_FRAMES, FRAME, FRAME_END)
"""The keyboard protocol and private modes: pyte would print parts of them."""
BEGUN = re.compile(rb"\x1b(\[[?<>\d;$]*)?\Z")
"""A control sequence of which the rest is still to come."""


def _at_a_terminal() -> None:
    """In the program before it begins: the terminal is its own, and it hears when that is closed."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Terminal:
    """One program in one terminal; what it leaves behind can be looked at when it has ended."""

    def __init__(
        self, *arguments: str | Path, size: tuple[int, int] = (80, 24), env: Mapping[str, str] | None = None
    ) -> None:
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self._unseen = b""
        """What has come and is not shown yet: the beginning of a frame, or of a control sequence."""
        self.master, terminal = pty.openpty()
        self._terminal = terminal  # kept open, so that its modes can be read at the end
        self._set_size(size)
        self.modes = termios.tcgetattr(terminal)
        environment = {key: value for key, value in os.environ.items() if key not in UNSET}
        environment |= {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | dict(env or {})
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandtable.cli", *map(str, arguments)],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
            preexec_fn=_at_a_terminal,  # noqa: PLW1509
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(LONG)
        self.hang_up()

    def hang_up(self) -> None:
        """The window is closed."""
        if self.master >= 0:
            os.close(self._terminal)
            os.close(self.master)
            self.master = -1

    def _set_size(self, size: tuple[int, int]) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def resize(self, width: int, height: int) -> None:
        """Somebody pulls at the corner of the window; what is seen afterwards was drawn for the new size."""
        self._set_size((width, height))
        self.screen.resize(height, width)
        self.screen.erase_in_display(2)
        os.killpg(self.process.pid, signal.SIGWINCH)

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data
        if ASKS_FOR_FRAMES in self.raw[1 - len(data) - len(ASKS_FOR_FRAMES) :]:
            os.write(self.master, FRAMES_ARE_KNOWN)
        self._unseen += data
        shown = self._unseen.rfind(FRAME)
        if shown < self._unseen.rfind(FRAME_END) or shown < 0:  # the last frame is whole
            begun = BEGUN.search(self._unseen)
            shown = len(self._unseen) if begun is None else begun.start()
        self._show(shown)
        return bool(data)

    def _show(self, count: int) -> None:
        """Let so much of what has come be seen."""
        data, self._unseen = self._unseen[:count], self._unseen[count:]
        for unknown in UNKNOWN_TO_PYTE:
            data = data.replace(unknown, b"")
        self.stream.feed(data)

    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def until(self, wanted: str | Callable[[str], bool], seconds: float = LONG) -> str:
        """Read until something is on the screen, which is looked at between frames, never in the middle of one."""
        end = time.monotonic() + seconds
        while True:
            text = self.text()
            if wanted(text) if callable(wanted) else wanted in text:
                return text
            assert time.monotonic() < end, f"{wanted!r} did not appear:\n{text}"
            if not self._read(0.2) and self.process.poll() is not None and not self._read(0.1):
                self._show(len(self._unseen))
                text = self.text()
                assert wanted(text) if callable(wanted) else wanted in text, f"it ended:\n{text}"

    def asks(self, prompt: str, below: str = "") -> str:
        """Read until this is what the screen ends with, perhaps with ``>`` under it, below what the page is known by.

        To look for the prompt alone is not enough: that of an earlier page may still stand above.
        """
        return self.until(lambda text: below in text and any(prompt in line for line in text.rstrip().split("\n")[-2:]))

    def until_keys_are_read_one_by_one(self) -> None:
        """Read until the program has taken the terminal over from the line editor of the system."""
        end = time.monotonic() + LONG
        while termios.tcgetattr(self._terminal)[3] == self.modes[3]:
            assert time.monotonic() < end, "it did not take over the terminal"
            self._read(0.01)

    def press(self, *keys: str) -> None:
        """Press keys; what is no key's name is typed."""
        for key in keys:
            os.write(self.master, KEYS.get(key, key).encode())

    def wait(self, seconds: float = LONG) -> int:
        """Wait for its end and read the rest; returns the exit code."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, f"it does not end:\n{self.text()}"
            self._read(0.05)
        while self._read(0.05):
            pass
        self._show(len(self._unseen))
        return self.process.returncode

    def left_sane(self) -> list[str]:
        """What is wrong with the terminal; nothing if it is as before."""
        found: list[str] = []
        for on, off, what in [
            (b"\x1b[?1049h", b"\x1b[?1049l", "the alternate screen"),
            (b"\x1b[?1000h", b"\x1b[?1000l", "the mouse"),
            (b"\x1b[?1003h", b"\x1b[?1003l", "mouse movement"),
            (b"\x1b[?2004h", b"\x1b[?2004l", "bracketed paste"),
            (b"\x1b[?1004h", b"\x1b[?1004l", "focus reports"),
            (b"\x1b[>", b"\x1b[<u", "the keyboard protocol"),
            (b"\x1b[?25l", b"\x1b[?25h", "the hidden cursor"),
        ]:
            if on in self.raw and self.raw.rfind(off) < self.raw.rfind(on):
                found.append(f"{what} was left on")
        modes: list[Any] = termios.tcgetattr(self._terminal)
        if modes[:4] != self.modes[:4]:
            found.append(f"the modes are {modes[:4]}, not {self.modes[:4]}")
        return found


def crossed(moments: Sequence[str], signals: Sequence[tuple[int, int]]) -> list[Any]:
    """Every signal at every moment, as on a chessboard: white squares in `make test`, black ones in `make soak`."""
    return [
        pytest.param(moment, number, code, marks=[pytest.mark.soak] if (row + column) % 2 else [])
        for row, moment in enumerate(moments)
        for column, (number, code) in enumerate(signals)
    ]
