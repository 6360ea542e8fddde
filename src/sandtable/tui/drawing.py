"""What stands on the screen of a game, for every size of it."""

import textwrap
from typing import Final, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, Label, Static

from sandtable.contract import Line
from sandtable.core.errors import SandtableError
from sandtable.play.draft import spelt
from sandtable.play.rulebook import cited
from sandtable.play.talk import as_sentence
from sandtable.tui.board_view import BAR, board, drawn, hand, holds, item, sign
from sandtable.tui.completion import Completion
from sandtable.tui.panes import LOW, Choices, Keys, Pane
from sandtable.tui.session import Session

WIDE: Final = (110, 32)
"""From this size on hand and story stand beside the board."""
NARROW: Final = 76
"""Below this width nothing stands beside the choices."""
RIGHT: Final = 46
SOME: Final = 6
"""The lines the choices have, even if they need fewer; so the board does not jump from question to question."""
MANY: Final = 8
"""Up to so many choices can all be seen."""
LEAST: Final = 3
"""So many are seen if the board cannot be drawn any shorter."""
SNIPPET: Final = 3
"""So many lines of the story a small screen spares."""
NOT_DRAWN: Final[tuple[int, list[str]]] = (0, [])
RECENT: Final = 60
"""So many paragraphs of the story stand on the screen; the log has all."""


class BoardDrawn(NamedTuple):
    """A board as it was drawn: its lines, and the room they were made for."""

    lines: list[Line]
    width: int
    height: int


class Drawing(Screen[None]):
    """Draws a table as the person before it may see it."""

    def __init__(self, session: Session) -> None:
        """The screen of one table."""
        super().__init__()
        self.session = session
        self.table = session.table
        self.wording = session.wording
        self.texts = session.wording.texts
        self.actions: list[str] = []
        self.labels: list[str] = []
        self.notes: list[str] = []
        self.briefs: list[str] = []
        """Shorter notes, for where the others do not fit."""
        self.choices_drawn = NOT_DRAWN
        """How wide the choices are, and the notes beside them."""
        self.completion = Completion(self.wording, self.table.rules, self._following)
        self.side_shows = ""
        """What the player wants beside the choices; empty: what fits the question."""
        self.board_drawn = BoardDrawn([], 0, 0)
        self.story_size = (0, 0)
        """How wide the story is, and how many lines of it one sees."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Pane(id="board")
                yield Static("", id="pointed", markup=False)
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
            yield Input(suggester=self.completion, id="words")
        yield Keys(id="keys")

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys wait until the screen is there."""
        return self.there()

    def there(self) -> bool:
        """Whether the screen has its widgets: not before it is drawn first, nor while it is closed."""
        return all(
            self.query(f"#{name}")
            for name in ("board", "pointed", "prompt", "reply", "choices", "side", "words", "keys")
        )

    def draw(self) -> None:
        """Everything, for the size the screen has now."""
        if not self.there():
            return
        width, height = self.size
        wide, narrow = self._shape()
        room = width - (RIGHT if wide else 0)
        prompt = self._draw_prompt(room) + self._draw_pointed(room)
        free = height - 1 - len(self.query_one(Keys).rows())
        taken = prompt + self._draw_board(room - wide, free - prompt)
        self._draw_choices()
        beside = RIGHT - 2 if wide else room - 1 if narrow else room - self.choices_drawn[0] - 2
        held = hand(self.session.shown(), self.table.rules, self.wording, beside)
        if wide:
            self.query_one("#hand", Pane).fill(drawn(held))
            self._draw_story(self.query_one("#story", Pane), beside, free - min(len(held), free // 2) - 1)
        else:
            self._draw_side(held, beside, free - taken)

    def _shape(self) -> tuple[bool, bool]:
        """Whether the screen is wide, and whether it is narrow; the style sheet wants to know too."""
        width, height = self.size
        wide, narrow = width >= WIDE[0] and height >= WIDE[1], width < NARROW
        self.set_class(wide, "wide")
        self.set_class(narrow, "narrow")
        return wide, narrow

    def _draw_board(self, width: int, height: int) -> int:
        """The board, where so many lines are left for it and the choices; returns how many it takes."""
        view, pane = self.session.shown(), self.query_one("#board", Pane)
        room, most = max(3, height - min(max(SOME, len(self.labels)), MANY)), max(3, height - LEAST)
        lines = board(view, self.table.rules, self.wording, width, room)
        if len(lines) > most:  # the scroll bar takes a column
            width -= 1
            lines = board(view, self.table.rules, self.wording, width, room)
        pane.styles.height = min(len(lines), most)
        self.board_drawn = BoardDrawn(lines, width, room)
        self._fill_board()
        return min(len(lines), most)

    def _fill_board(self) -> None:
        """Show the board that was drawn last."""
        self.query_one("#board", Pane).fill(drawn(self.board_drawn.lines))

    def _draw_pointed(self, width: int) -> int:
        """What is said about the place somebody points at; returns how many lines that takes."""
        return 0

    def _draw_side(self, held: list[Line], width: int, height: int) -> None:
        """What stands beside the choices, or on a narrow screen below them."""
        side, shows = self.query_one("#side", Pane), self._side(held)
        if self.has_class("narrow"):
            height = self._side_height(len(held) if shows == "hand" else len(self._news(width)), shows, height)
            side.styles.height = height
            side.display = height > 0
        else:
            side.styles.height = "1fr"
            side.display = True
        if shows == "hand":
            self.story_size = (width, height)
            side.fill(drawn(held))
            side.scroll_home(animate=False)
        else:
            self._draw_story(side, width, height)

    def _side_height(self, wanted: int, shows: str, height: int) -> int:
        """Of the lines that are left for choices and side on a narrow screen, those of the side."""
        left = height - len(self.labels)
        if self.side_shows:  # the player asked for it
            return min(wanted, max(left, height - LEAST))
        if self.size.height >= LOW:
            return min(wanted, max(left, self.size.height // 5))
        if shows == "hand":
            return wanted if wanted <= left else 0
        return min(wanted, max(left, SNIPPET))

    def _side(self, held: list[Line]) -> str:
        """The hand, unless there is none, the choices are its cards, or others did something meanwhile."""
        if self.side_shows:
            return self.side_shows
        cards = holds(self.session.view(), self.table.rules)
        named = all(words.split()[-1] in cards for words in self.actions)
        return "story" if named or not held or self.session.others_acted() else "hand"

    def _draw_prompt(self, width: int) -> int:
        """Returns how many lines it takes."""
        texts, session = self.texts, self.session
        if self.table.is_over():
            sentence = " ".join(session.result())
        elif session.draft is not None:
            prompt = session.draft.prompt()
            who = sign(self.table.rules, session.at_screen) + session.name(session.at_screen)
            sentence = f"{who}: {self.wording.prompt(prompt)}{cited(prompt.rules)}"
        else:
            asked = " + ".join(session.name(seat) for seat in self.table.asked())
            sentence = texts.say("tui-thinking", seat=asked)
        lines = textwrap.wrap(sentence, max(20, width - 1), break_on_hyphens=False) or [""]
        self.query_one("#prompt", Static).update(Text("\n".join(line.ljust(width) for line in lines), BAR))
        return len(lines)

    def _news(self, width: int) -> list[str]:
        """What happened since the last decision, in lines."""
        return [line for paragraph in self.session.news() for line in item("▸ ", paragraph, width)]

    def _draw_story(self, pane: Pane, width: int, height: int) -> None:
        """The news under a heading, if there is a line for it; before them what is older, if there is room."""
        self.story_size = (width, height)
        session, news = self.session, self._news(width)
        begun = session.since is not None
        headed = bool(news) and height > SNIPPET
        long = len(news) + headed > height
        text = Text()
        for paragraph in session.older()[-RECENT:] if pane.id == "story" else session.older()[-3:] if not news else []:
            text.append("\n".join(item("· ", paragraph, width)) + "\n", "dim")
        if headed:
            more = long and begun and pane.id == "side"
            heading = self.texts.say("tui-since-more" if more else "tui-since" if begun else "tui-begun")
            text.append(heading + "\n", "bold")
        text.append("\n".join(news) + "\n" if news else "")
        pane.fill(text[:-1] if text else text)
        from_start = long and begun and headed and pane.id == "side"
        self.call_after_refresh(pane.scroll_home if from_start else pane.scroll_end, animate=False)

    def story_pane(self) -> Pane:
        """Where the story stands."""
        return self.query_one("#story" if self.has_class("wide") else "#side", Pane)

    def reply(self, sentence: str) -> None:
        """Say something above the choices, until the next decision."""
        self._say_above(sentence[:1].upper() + sentence[1:])

    def complain(self, error: SandtableError) -> None:
        """Say what is wrong."""
        self._say_above(as_sentence(self.wording, error))

    def _say_above(self, sentence: str) -> None:
        said = self.query_one("#reply", Static)
        said.update(Text("» " + sentence, "bold") if sentence else "")
        said.set_class(bool(sentence), "said")

    def offer(self, actions: list[str], labels: list[str], notes: list[str], briefs: list[str]) -> None:
        """Other choices."""
        self.actions, self.labels, self.notes, self.briefs = actions, labels, notes, briefs
        self.choices_drawn = NOT_DRAWN
        self._draw_choices()
        self.query_one(Input).value = ""

    def _choices_fitting(self) -> tuple[int, list[str]]:
        """How wide the choices are, and their notes: short ones where the others leave too little for the hand.

        They are as wide as needed, up to two thirds of the screen if something stands beside them.
        """
        width, (wide, narrow) = self.size.width, self._shape()
        most = width - RIGHT if wide else width if narrow else width * 2 // 3
        for notes in (self.notes, self.briefs):
            needed = Choices.needed(self.labels, notes)
            found = most if wide or narrow else max(width // 3, min(needed, most))
            if needed <= most and (wide or narrow or not self._hand_suffers(width - found - 2)):
                return found, notes
        if not (wide or narrow):  # rather break a few long choices than the hand
            found = next(
                (one for one in range(found, width // 3, -1) if not self._hand_suffers(width - one - 2)), found
            )
        return found, self.briefs

    def _hand_suffers(self, width: int) -> bool:
        """Whether the hand beside the choices would have to be cut."""
        held = hand(self.session.view(), self.table.rules, self.wording, width)
        return self._side(held) == "hand" and any(text.endswith("…") for line in held for text, _ in line)

    def _draw_choices(self) -> None:
        """Draw them, if anything about them has changed; the mark stays where it is."""
        fitting = self._choices_fitting()
        if fitting == self.choices_drawn:
            return
        choices = self.query_one(Choices)
        marked = choices.highlighted if self.choices_drawn != NOT_DRAWN else None
        self.choices_drawn = fitting
        choices.styles.width = "1fr" if self.has_class("wide") or self.has_class("narrow") else fitting[0]
        choices.offer(self.labels, fitting[1], fitting[0])
        choices.mark(marked or 0)

    def _following(self, before: str) -> list[str]:
        draft = self.session.draft
        if draft is None:
            return []
        labels = [] if before else [self.wording.action(words) for words in self.actions]
        return [*draft.following(spelt(self.table.rules, before) if before else ""), *labels]
