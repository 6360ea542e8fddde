"""The program on the screen: one app, which shows a game being played or a game that was."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from sandtable.tui.style import CSS
from sandtable.tui.terminal import driver, listen


class TableApp(App[None]):
    """Shows one screen, and leaves the terminal as it was whatever ends it."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, first: Callable[[], Screen[Any]], title: str = "") -> None:
        """``first`` makes the screen to begin with."""
        super().__init__(driver_class=driver(), ansi_color=True)
        self.theme = "ansi-dark"
        self.title = title
        self.first = first
        self.failure: Exception | None = None
        self.closing = False

    def on_mount(self) -> None:
        if not self.is_headless:
            listen(self.leave)
        self.push_screen(self.first())

    def _fatal_error(self) -> None:
        """A mistake of ours: Textual would print every variable, secrets of the other seats among them."""
        if not self.closing:  # a screen that is closed before it was ever drawn may miss its widgets
            self.failure = self._exception
        self._close_messages_no_wait()

    def leave(self, code: int) -> None:
        """End with this exit code, leaving the terminal as it was."""
        self.closing = True
        self.exit(return_code=code)

    def action_interrupt(self) -> None:
        """Ctrl-C, which a screen gets as a key."""
        self.leave(130)


def run(first: Callable[[], Screen[Any]], title: str = "") -> int:
    """Show a screen until it is left; returns the exit code. The caller has entered ``restored``."""
    app = TableApp(first, title)
    app.run()
    if app.failure is not None:
        raise app.failure
    return app.return_code or 0
