"""The terminal itself: signals end the game properly, and whatever happens it is left as it was found."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TextIO

from sandtable.play.signals import SIGNALS

if TYPE_CHECKING:
    from rich.text import Text
    from textual.driver import Driver
    from textual.message import Message

BACK: Final = (
    "\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1004l\x1b[?2004l\x1b[?2048l"  # mouse, focus, paste, resize
    "\x1b[<u\x1b[?7h\x1b[?25h\x1b[?1049l\x1b[0m"  # keyboard protocol, line wrap, cursor, screen, colours
)


class Output:
    """Standard output, which may go away: Textual's writer would die of that, and the app wait for it for ever."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        """Write it if there is still somebody to read it."""
        with suppress(OSError, ValueError):
            self._file.write(text)

    def flush(self) -> None:
        """Send it off if that is still possible."""
        with suppress(OSError, ValueError):
            self._file.flush()

    def fileno(self) -> int:
        """The number of the file below."""
        return self._file.fileno()


def driver() -> "type[Driver] | None":
    """Textual writes to standard error; a table belongs where the rest of our output goes."""
    if os.name == "nt":
        return None
    from textual.drivers.linux_driver import LinuxDriver
    from textual.events import Key

    class TableDriver(LinuxDriver):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            assert sys.__stdout__ is not None
            self._file: Any = Output(sys.__stdout__)

        def process_message(self, message: "Message") -> None:
            # An enter that was typed before we had the terminal became the end of a line.
            if isinstance(message, Key) and message.key == "ctrl+j":
                message = Key("enter", "\r")
            super().process_message(message)

    return TableDriver


@contextmanager
def restored() -> Iterator[None]:
    """Afterwards the terminal is as before, however the screen was left.

    Signals wait while the screen is set up and taken down; between, the app listens to them.
    """
    modes = _modes()
    if modes is not None:  # what is typed while the screen is being prepared is read later, key by key, and not shown
        _set_modes(_key_by_key(modes))
    handlers = {number: signal.getsignal(number) for number in (*SIGNALS, *_others())}
    _block()
    clean = False
    try:
        yield
        clean = True
    finally:
        if not clean:
            with suppress(OSError, ValueError):
                sys.__stdout__.write(BACK)  # type: ignore[union-attr]
                sys.__stdout__.flush()  # type: ignore[union-attr]
        if modes is not None:
            _set_modes(modes)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        unblock()


def preview(text: "Text") -> None:
    """The first picture, while the library that draws all others is still being loaded."""
    from rich.console import Console

    if sys.__stdout__ is None or os.name == "nt":
        return
    sys.__stdout__.write("\x1b[?1049h\x1b[H\x1b[2J")
    console = Console(file=sys.__stdout__, color_system="standard", no_color="NO_COLOR" in os.environ)
    console.print(text, overflow="crop", no_wrap=True)
    sys.__stdout__.flush()


def listen(leave: Callable[[int], None]) -> None:
    """From now on signals are answered by the app, inside its event loop."""
    import asyncio

    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError, RuntimeError, ValueError):
        for number in SIGNALS:
            loop.add_signal_handler(number, leave, 128 + number)
    unblock()


def _others() -> list[int]:
    """Signals that Textual takes over and does not give back."""
    names = ("SIGTSTP", "SIGCONT", "SIGWINCH", "SIGTTOU", "SIGTTIN")
    return [getattr(signal, name) for name in names if hasattr(signal, name)]


def _block() -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)


def unblock() -> None:
    """Signals that waited arrive now."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def _modes() -> list[Any] | None:
    with suppress(ImportError, OSError, ValueError):
        import termios

        with suppress(termios.error):
            return termios.tcgetattr(sys.__stdin__.fileno())  # type: ignore[union-attr]
    return None


def _key_by_key(modes: list[Any]) -> list[Any]:
    """The modes Textual is going to set: every key arrives as it is, control keys too."""
    import termios

    incoming = modes[0] & ~(termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR)
    local = modes[3] & ~(termios.ECHO | termios.ICANON | termios.IEXTEN | termios.ISIG)
    return [incoming, *modes[1:3], local, *modes[4:]]


def _set_modes(modes: list[Any]) -> None:
    import termios

    with suppress(termios.error, OSError, ValueError):
        termios.tcsetattr(sys.__stdin__.fileno(), termios.TCSADRAIN, modes)  # type: ignore[union-attr]
