"""Widgets: texts that scroll, numbered choices, the line of keys."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

LOW: Final = 28
"""Below this height lines are scarce."""


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
        wide = max((len(label) for label, note in zip(labels, notes, strict=True) if note), default=0)
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

    def on_resize(self) -> None:
        """A reply above takes some of the lines; the marked choice is to be seen still."""
        self.scroll_to_highlight()

    @staticmethod
    def needed(labels: Sequence[str], notes: Sequence[str]) -> int:
        """How wide the list is if every choice has one line; one without a note may reach below the notes."""
        wide = max((len(label) for label, note in zip(labels, notes, strict=True) if note), default=0)
        note = max((len(note) + 2 for note in notes if note), default=0)
        bare = max((len(label) for label, note in zip(labels, notes, strict=True) if not note), default=0)
        return len(str(len(labels))) + 1 + max(wide + note, bare) + 1

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
    spare: Sequence[str] = ()

    def show(self, keys: Sequence[tuple[str, str, str]], spare: Sequence[str] = ()) -> None:
        """Each key: what is printed on it, what it does in a word, the action.

        On a low screen there is one line for them; the keys named in ``spare`` are left out, the first one first.
        """
        self.keys, self.spare = keys, spare
        self._draw()

    def on_resize(self, event: Resize) -> None:
        self._draw()

    def shown(self) -> list[tuple[str, str, str]]:
        """The keys there is room for."""
        found, width = list(self.keys), self.app.size.width
        for cap in self.spare if self.app.size.height < LOW else ():
            if sum(len(one) + len(label) + 2 for one, label, _ in found) - 1 > width:
                found = [key for key in found if key[0] != cap]
        return found

    def rows(self) -> list[list[tuple[str, str, str]]]:
        """The keys in lines: broken between keys, never inside one."""
        found: list[list[tuple[str, str, str]]] = [[]]
        used = 0
        for key in self.shown():
            wide = len(key[0]) + len(key[1]) + 1
            if used and used + wide > self.app.size.width:
                found.append([])
                used = 0
            found[-1].append(key)
            used += wide + 1
        return found

    def _draw(self) -> None:
        text = Text()
        for number, row in enumerate(self.rows()):
            text.append("\n" if number else "")
            for place, (cap, label, action) in enumerate(row):
                text.append(" " if place else "")
                part = Text(f"{cap} {label}")
                part.stylize("reverse", 0, len(cap))
                part.apply_meta({"@click": action})
                text.append_text(part)
        self.update(text)
