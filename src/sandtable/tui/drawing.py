"""What stands on the screen of a game, for every size of it."""

import textwrap
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, Label, Static

from sandtable.cli.draft import spelt
from sandtable.tui.completion import Completion
from sandtable.tui.faces import BAR, Line, board, drawn, hand, holds, sign
from sandtable.tui.panes import Choices, Keys, Pane
from sandtable.tui.seating import Seating

WIDE: Final = (110, 32)
"""From this size on hand and story stand beside the board."""
NARROW: Final = 76
LOW: Final = 28
"""Below this height a narrow screen has two lines for the story."""
RIGHT: Final = 46
BELOW: Final = 10
"""The lines that question, choices, typing and keys need at least."""
RECENT: Final = 60
"""So many paragraphs of the story stand on the screen; the log has all."""


class Drawing(Screen[None]):
    """Draws a table as the person before it may see it."""

    def __init__(self, seating: Seating) -> None:
        """The screen of one table."""
        super().__init__()
        self.seating = seating
        self.table = seating.table
        self.wording = seating.wording
        self.texts = seating.wording.texts
        self.actions: list[str] = []
        self.labels: list[str] = []
        self.notes: list[str] = []
        self.choices_width = 0
        self.side_shows = ""
        """What the player wants beside the choices; empty: what fits the question."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Pane(id="board")
                yield Static("", id="prompt", markup=False)
                yield Static("", id="reply", markup=False)
                with Horizontal(id="middle"):
                    yield Choices(id="choices")
                    yield Pane(id="side")
            with Vertical(id="right"):
                yield Pane(id="hand")
                yield Pane(id="story")
        with Horizontal(id="typing"):
            yield Label("> ")
            yield Input(suggester=Completion(self.table.rules, self._following), id="words")
        yield Keys(id="keys")

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys wait until the screen is there."""
        return self.there()

    def there(self) -> bool:
        """Whether the screen has its widgets: not before it is drawn first, nor while it is closed."""
        return all(self.query(f"#{name}") for name in ("board", "prompt", "reply", "choices", "side", "words", "keys"))

    def draw(self) -> None:
        """Everything, for the size the screen has now."""
        if not self.there():
            return
        width, height = self.size
        wide, narrow = width >= WIDE[0] and height >= WIDE[1], width < NARROW
        self.set_class(wide, "wide")
        self.set_class(narrow, "narrow")
        rules, wording, view = self.table.rules, self.wording, self.seating.view()
        room = width - (RIGHT if wide else 0)
        self.query_one("#side", Pane).styles.height = "1fr" if not narrow else 2 if height < LOW else height // 5
        self._draw_board(room - wide, max(3, height - BELOW))
        self._draw_prompt(room)
        if self._choices_width() != self.choices_width:
            self._draw_choices(self._choices_width())
        beside = RIGHT - 2 if wide else room if narrow else room - self.choices_width - 2
        held = hand(view, rules, wording, beside)
        if wide:
            self.query_one("#hand", Pane).fill(drawn(held))
            self._draw_story(self.query_one("#story", Pane))
        elif self._side(held) == "hand":
            side = self.query_one("#side", Pane)
            side.fill(drawn(held))
            side.scroll_home(animate=False)
        else:
            self._draw_story(self.query_one("#side", Pane))

    def _draw_board(self, width: int, height: int) -> None:
        view, pane = self.seating.view(), self.query_one("#board", Pane)
        lines = board(view, self.table.rules, self.wording, width, height)
        if len(lines) > height:  # the scroll bar takes a column
            lines = board(view, self.table.rules, self.wording, width - 1, height)
        pane.styles.height = min(len(lines), height)
        pane.fill(drawn(lines))

    def _side(self, held: list[Line]) -> str:
        """What stands beside the choices: the hand, unless there is none or the choices are its cards."""
        if self.side_shows:
            return self.side_shows
        cards = holds(self.seating.view(), self.table.rules)
        named = all(words.split()[-1] in cards for words in self.actions)
        return "story" if named or not held else "hand"

    def _draw_prompt(self, width: int) -> None:
        texts, seating = self.texts, self.seating
        if self.table.is_over():
            sentence = " ".join(seating.result())
        elif seating.draft is not None:
            prompt = seating.draft.prompt()
            numbers = f" [{', '.join(prompt.rules)}]" if prompt.rules else ""
            who = sign(self.table.rules, seating.at_screen) + seating.name(seating.at_screen)
            sentence = f"{who}: {self.wording.prompt(prompt)}{numbers}"
        else:
            asked = " + ".join(seating.name(seat) for seat in self.table.asked())
            sentence = texts.say("tui-thinking", seat=asked)
        lines = textwrap.wrap(sentence, max(20, width - 1)) or [""]
        self.query_one("#prompt", Static).update(Text("\n".join(line.ljust(width) for line in lines), BAR))

    def _draw_story(self, pane: Pane) -> None:
        older, news = self.seating.older()[-RECENT:], self.seating.news()
        text = Text()
        for paragraph in older if pane.id == "story" else older[-3:] if not news else []:
            text.append(f"· {paragraph}\n", "dim")
        start = len(text)
        low = self.has_class("narrow") and self.size.height < LOW
        if news and not low:
            text.append(self.texts.say("tui-since") + "\n", "bold")
        for paragraph in news:
            text.append(f"▸ {paragraph}\n")
        pane.fill(text[:-1] if text else text)
        long = len(text) - start > pane.size.width * max(1, pane.size.height - 1)
        self.call_after_refresh(
            pane.scroll_home if long and pane.id == "side" and not low else pane.scroll_end, animate=False
        )

    def reply(self, sentence: str) -> None:
        """Say something above the choices, until the next decision."""
        said = self.query_one("#reply", Static)
        said.update(Text("» " + sentence[:1].upper() + sentence[1:], "bold") if sentence else "")
        said.set_class(bool(sentence), "said")

    def offer(self, actions: list[str], labels: list[str], notes: list[str]) -> None:
        """Other choices."""
        self.actions, self.labels, self.notes = actions, labels, notes
        self._draw_choices(self._choices_width())
        self.query_one(Input).value = ""

    def _choices_width(self) -> int:
        """As wide as needed, up to two thirds of the screen if something stands beside them."""
        width, height = self.size
        if width >= WIDE[0] and height >= WIDE[1]:
            return width - RIGHT
        if width < NARROW:
            return width
        return max(width // 3, min(Choices.needed(self.labels, self.notes), width * 2 // 3))

    def _draw_choices(self, width: int) -> None:
        choices = self.query_one(Choices)
        self.choices_width = width
        full = self.has_class("wide") or self.has_class("narrow")
        choices.styles.width = "1fr" if full else width
        choices.offer(self.labels, self.notes, width)

    def _following(self, before: str) -> list[str]:
        draft = self.seating.draft
        if draft is None:
            return []
        labels = [] if before else [self.wording.action(words) for words in self.actions]
        return [*draft.following(spelt(self.table.rules, before) if before else ""), *labels]
