"""Widgets: texts that scroll, numbered choices, the line of keys."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


class Pane(VerticalScroll, can_focus=False):
    """A text that scrolls if it is longer than its place."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.body = Static("", markup=False)

    def compose(self) -> ComposeResult:
        yield self.body

    def fill(self, text: Text) -> None:
        """Show another text."""
        self.body.update(text)


class Choices(OptionList, can_focus=False):
    """The numbered choices; the arrow keys reach them while the line for words keeps the focus.

    The marked one is shown in reverse, which every terminal can, with or without colours.
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.written: list[Text] = []
        self.marked: int | None = None

    def offer(self, labels: Sequence[str], notes: Sequence[str], width: int) -> None:
        """Show other choices, the first of them marked."""
        self.clear_options()
        self.marked = None
        digits = len(str(len(labels)))
        wide = max((len(label) for label in labels), default=0)
        beside = self.needed(labels, notes) <= width
        self.written = []
        for number, (label, note) in enumerate(zip(labels, notes, strict=True), 1):
            text = Text(f"{number:>{digits}} ")
            text.append(label.ljust(wide) if beside and note else label)
            if note:
                text.append("  " if beside else " - ")
                text.append(note, "italic")
            text.pad_right(max(0, width - 2 - len(text)))
            self.written.append(text)
        self.add_options([Option(line) for line in self.written])
        if labels:
            self.highlighted = 0

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Show which choice is marked."""
        super().watch_highlighted(highlighted)
        if self.marked is not None and self.marked < self.option_count:
            self.replace_option_prompt_at_index(self.marked, self.written[self.marked])
        self.marked = highlighted
        if highlighted is not None:
            line = self.written[highlighted].copy()
            line.stylize("reverse")
            self.replace_option_prompt_at_index(highlighted, line)

    @staticmethod
    def needed(labels: Sequence[str], notes: Sequence[str]) -> int:
        """How wide the list is if every choice has one line."""
        wide = max((len(label) for label in labels), default=0)
        note = max((len(note) + 2 for note in notes if note), default=0)
        return len(str(len(labels))) + 1 + wide + note + 1

    def mark(self, place: int) -> None:
        """Move the mark to a choice."""
        if 0 <= place < self.option_count:
            self.highlighted = place

    def step(self, step: int) -> None:
        """Move the mark up or down, at the end round to the other one."""
        if self.option_count:
            self.mark(((self.highlighted or 0) + step) % self.option_count)


class Keys(Static):
    """The keys one can press, and click on."""

    keys: Sequence[tuple[str, str, str]] = ()

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Each key: what is printed on it, what it does in a word, the action."""
        self.keys = keys
        self._draw()

    def on_resize(self, event: Resize) -> None:
        self._draw()

    def _draw(self) -> None:
        """A line is broken between keys, never inside one."""
        text, used, width = Text(), 0, self.app.size.width
        for cap, label, action in self.keys:
            wide = len(cap) + len(label) + 1
            if used and used + wide + 1 > width:
                text.append("\n")
                used = 0
            elif used:
                text.append(" ")
            part = Text(f"{cap} {label}")
            part.stylize("reverse", 0, len(cap))
            part.apply_meta({"@click": action})
            text.append_text(part)
            used += wide + 1
        self.update(text)
