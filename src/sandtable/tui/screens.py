"""Screens that come and go: a text to read, the curtain between two people, the end of a game."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static

from sandtable.text.messages import Texts
from sandtable.tui.board_view import BAR, drawn, item
from sandtable.tui.panes import Choices, Keys, Pane


class Reading(ModalScreen[None]):
    """A text that fills the screen: help, rules, the story, the whole board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "leave", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("home", "scroll(-100000)", show=False),
        Binding("end", "scroll(100000)", show=False),
    ]

    def __init__(
        self, texts: Texts, title: str, lines: Callable[[int], Sequence[str]], *, at_end: bool = False
    ) -> None:
        """``lines`` gives the text for a width; ``at_end``: it is read from its last line."""
        super().__init__()
        self.texts = texts
        self.heading = title
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        yield Static(Text(f" {self.heading} ", BAR), id="heading")
        yield Pane(id="text")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        say = self.texts.say
        keys = [("Enter", say("tui-key-close"), "screen.leave"), ("↑↓", say("tui-key-scroll"), "")]
        self.query_one(Keys).show(keys)

    def on_resize(self, event: Resize) -> None:
        """Every width has its own line breaks; the scroll bar takes a column."""
        pane = self.query_one("#text", Pane)
        pane.fill(drawn([[(line, "")] for line in self.lines(max(20, event.size.width - 1))]))
        if self.at_end:
            self.call_after_refresh(pane.scroll_end, animate=False)

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one("#text", Pane).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Curtain(Screen[str]):
    """Covers everything until the next person has sat down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('go')", show=False),
        Binding("ctrl+z", "answer('undo')", show=False, priority=True),
    ]

    def __init__(self, texts: Texts, seat: str, previous: str) -> None:
        """``previous`` is whose last order may be taken back; empty: nobody's."""
        super().__init__()
        self.texts = texts
        self.seat = seat
        self.previous = previous

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Text(self.texts.say("tui-curtain", seat=self.seat), "bold"))
            yield Static(self.texts.say("tui-curtain-how", seat=self.seat), markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        keys = [("Enter", self.texts.say("tui-key-ready"), "screen.answer('go')")]
        if self.previous:
            label = self.texts.say("tui-key-undo-of", seat=self.previous)
            keys.append(("^Z", label, "screen.answer('undo')"))
        keys.append(("^Q", self.texts.say("tui-key-quit"), "app.quit"))
        self.query_one(Keys).show(keys)

    def action_answer(self, answer: str) -> None:
        """Somebody is ready, or wants something back."""
        if answer != "undo" or self.previous:
            self.dismiss(answer)


class Ending(ModalScreen[str]):
    """The result, how it came about, what happened last, and what one can do now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer('look')", show=False),
        Binding("up", "mark(-1)", show=False),
        Binding("down", "mark(1)", show=False),
        Binding("enter", "take", show=False),
        Binding("pageup", "scroll(-5)", show=False),
        Binding("pagedown", "scroll(5)", show=False),
    ]
    ANSWERS: ClassVar[tuple[str, ...]] = ("replay", "look", "quit")

    def __init__(self, texts: Texts, sentences: Sequence[str], news: Sequence[str] = ()) -> None:
        """The sentences stand in a box above the choices; the news can be scrolled."""
        super().__init__()
        self.texts = texts
        self.sentences = sentences
        self.news = news

    def compose(self) -> ComposeResult:
        with Vertical(id="ending"):
            yield Static(Text(" " + self.texts.say("tui-end-title") + " ", BAR))
            yield Static("\n".join(self.sentences), markup=False, id="result")
            yield Pane(id="last")
            yield Choices()

    def on_mount(self) -> None:
        labels = [self.texts.say(f"tui-end-{name}") for name in self.ANSWERS]
        self.query_one(Choices).offer(labels, [""] * len(labels), 40)

    def on_resize(self, event: Resize) -> None:
        """The last news, read from their end."""
        pane = self.query_one("#last", Pane)
        width = min(64, event.size.width * 96 // 100) - 5
        lines = [line for paragraph in self.news for line in item("▸ ", paragraph, width)]
        pane.display = bool(lines)
        pane.styles.height = max(1, min(len(lines), event.size.height - 12))
        pane.fill(Text("\n".join(lines)))
        self.call_after_refresh(pane.scroll_end, animate=False)

    def action_scroll(self, lines: int) -> None:
        """Move the news."""
        self.query_one("#last", Pane).scroll_relative(y=lines, animate=False)

    def action_mark(self, step: int) -> None:
        """Up and down."""
        self.query_one(Choices).step(step)

    def action_take(self) -> None:
        """The marked answer."""
        self.dismiss(self.ANSWERS[self.query_one(Choices).highlighted or 0])

    def on_key(self, event: object) -> None:
        """A number answers at once."""
        key = getattr(event, "key", "")
        if key in ("1", "2", "3"):
            self.dismiss(self.ANSWERS[int(key) - 1])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An answer by arrow keys or mouse."""
        self.dismiss(self.ANSWERS[event.option_index])

    def action_answer(self, answer: str) -> None:
        """Escape looks at the board."""
        self.dismiss(answer)
