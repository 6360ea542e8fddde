"""The terminal itself: signals end the game in good order, and whatever happens it is left as it was found."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from sandtable.cli.leaving import SIGNALS

if TYPE_CHECKING:
    from rich.text import Text
    from textual.driver import Driver

BACK: Final = (
    "\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1004l\x1b[?2004l\x1b[?2048l"  # mouse, focus, paste, resize
    "\x1b[<u\x1b[?7h\x1b[?25h\x1b[?1049l\x1b[0m"  # keyboard protocol, line wrap, cursor, screen, colours
)


def driver() -> "type[Driver] | None":
    """Textual writes to standard error; a table belongs where the rest of our output goes."""
    if os.name == "nt":
        return None
    from textual.drivers.linux_driver import LinuxDriver

    class TableDriver(LinuxDriver):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._file = sys.__stdout__

    return TableDriver


@contextmanager
def restored() -> Iterator[None]:
    """Afterwards the terminal is as before, however the screen was left.

    Signals wait while the screen is set up and taken down; between, the app listens to them.
    """
    modes = _modes()
    if modes is not None:  # what is typed while the screen is being prepared is read, but not shown
        _set_modes([*modes[:3], modes[3] & ~_echo(), *modes[4:]])
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


def _echo() -> int:
    import termios

    return termios.ECHO


def _set_modes(modes: list[Any]) -> None:
    import termios

    with suppress(termios.error, OSError, ValueError):
        termios.tcsetattr(sys.__stdin__.fileno(), termios.TCSADRAIN, modes)  # type: ignore[union-attr]
