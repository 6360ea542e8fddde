"""Pointing at places of the board, by arrow keys or mouse, where a game has such places (``contract.Cursor``)."""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text
from textual.events import Click
from textual.widgets import Input, Static

from sandtable.contract import Cell, Line
from sandtable.core.errors import SandtableError
from sandtable.tui.board_view import cursor, drawn, labels_and_notes, styled
from sandtable.tui.drawing import Drawing
from sandtable.tui.panes import Choices, Pane
from sandtable.tui.session import Session

AT: Final = "reverse"
"""The place somebody points at, which every terminal can show."""
OPEN: Final = "underline"
"""Places that can be chosen."""
LINES: Final = 2
"""What is said about a place has so many lines at least, so that the choices below seldom jump."""
MOST: Final = 3
ASIDE: Final = 2
"""Up to so many choices may be about no place in a question that is answered by pointing."""


class Pointing(Drawing):
    """The cursor over the places of the board. Games without places never see it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.places = cursor(session.table.rules)
        self.pointing = False
        """Arrow keys move over the board, not in the list, and enter chooses the place."""
        self.pointed = ""
        """The place that is pointed at; kept from question to question."""
        self.narrowed = False
        """Only the choices about one place are offered."""
        self._cells: tuple[list[Line], Mapping[str, Cell]] = ([], {})
        """The board that was drawn last, and where its places are."""
        self.answers: Mapping[str, Sequence[str]] = {}
        """For each place the choices that are about it."""

    def cells(self) -> Mapping[str, Cell]:
        """Where the places are on the board as it was drawn."""
        if self.places is None or not self.board_drawn.lines:
            return {}
        shown = self.board_drawn
        if self._cells[0] is not shown.lines:
            view, rules = self.session.shown(), self.table.rules
            self._cells = (shown.lines, self.places.cells(view, rules, self.wording, shown.width, shown.height))
        return self._cells[1]

    def begin_pointing(self) -> None:
        """There is another question: point at its places if it is about them."""
        self.answers, self.narrowed = {}, False
        if self.places is None:
            return
        self.answers = self.places.answers(self.session.shown(), self.table.rules, self.actions)
        about = {words for some in self.answers.values() for words in some}
        self.pointing = bool(about) and len(about) >= len(self.actions) - ASIDE
        if self.pointing and self.pointed not in self.answers:
            self.pointed = self._nearest()

    def _nearest(self) -> str:
        """The answer nearest to where somebody pointed last; the first one if nowhere."""
        cells = self.cells()
        here = cells.get(self.pointed)
        if here is None or not cells:
            return next(iter(self.answers))
        return min(self.answers, key=lambda place: distance(here, cells[place]) if place in cells else (9999, 9999))

    # Drawing

    def _fill_board(self) -> None:
        lines, cells = list(self.board_drawn.lines), self.cells()
        for place in self.answers:
            if place in cells:
                lines = styled(lines, cells[place], OPEN)
        if self.pointing and self.pointed in cells:
            lines = styled(lines, cells[self.pointed], AT)
            self._bring_into_sight(cells[self.pointed], len(lines))
        self.query_one("#board", Pane).fill(drawn(lines))

    def _bring_into_sight(self, cell: Cell, lines: int) -> None:
        pane = self.query_one("#board", Pane)
        room = pane.styles.height.value if pane.styles.height is not None else lines
        if lines > room:
            self.call_after_refresh(pane.scroll_to, y=max(0, cell.line - int(room) // 2), animate=False)

    def _draw_pointed(self, width: int) -> int:
        said = self.query_one("#pointed", Static)
        sentences = self._described() if self.pointing else []
        said.set_class(bool(sentences), "said")
        if not sentences:
            return 0
        lines = [line for sentence in sentences for line in textwrap.wrap(sentence, width - 1, break_on_hyphens=False)]
        if len(lines) < LINES:
            lines.append(self.texts.say("tui-to-list"))
        lines = lines[:MOST]
        said.update(Text("\n".join(lines), "bold"))
        return LINES

    def _described(self) -> list[str]:
        """What choosing the place would do, what there is, what else is to be said."""
        if self.places is None or not self.pointed:
            return []
        found = self.places.described(self.session.shown(), self.table.rules, self.wording, self.pointed)
        chosen = self.answers.get(self.pointed, [])
        if chosen:
            label = self.wording.action(chosen[0]) if len(chosen) == 1 else self.texts.say("tui-several")
            found[0] = self.texts.say("tui-choosable", choice=label, place=found[0])
        return found

    # Moving

    def point(self, dx: int, dy: int) -> None:
        """Go to the next place in a direction; at the edge of the board stay."""
        cells = self.cells()
        if not cells:
            return
        if not self.pointing or self.pointed not in cells:
            self.pointing = True
            self.pointed = self.pointed if self.pointed in cells else next(iter(self.answers or cells))
            self.draw()
        else:
            self.pointed = beside(cells, self.pointed, dx, dy)
            self._point_anew()

    def _point_anew(self) -> None:
        """Only what shows the cursor is drawn again; the list goes along."""
        self._fill_board()
        self._draw_pointed(self.board_drawn.width)
        chosen = self.answers.get(self.pointed, [])
        if chosen and chosen[0] in self.actions:
            self.query_one(Choices).mark(self.actions.index(chosen[0]))

    def stop_pointing(self) -> None:
        """Back to the list."""
        self.pointing = False
        self.draw()

    def action_cursor(self) -> None:
        """Board or list."""
        if self.pointing:
            self.stop_pointing()
        else:
            self.point(0, 0)

    def action_point(self, dx: int, dy: int) -> None:
        """Left and right, with nothing typed."""
        self.point(dx, dy)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Left and right are for the line as long as something is typed in it."""
        if action in ("point", "cursor") and (self.places is None or not self.there()):
            return False
        if action == "point" and self.query_one(Input).value:
            return False
        return super().check_action(action, parameters)

    # Choosing

    def choose(self, place: int) -> None:
        """Take a choice by its place in the list."""
        raise NotImplementedError

    def choose_pointed(self) -> None:
        """Choose the place that is pointed at; if that is not allowed, say why."""
        chosen = [words for words in self.answers.get(self.pointed, []) if words in self.actions]
        if len(chosen) == 1:
            self.choose(self.actions.index(chosen[0]))
        elif chosen:
            self._narrow(chosen)
        else:
            self._say_why_not()
            if not self.answers:  # the question is not about places
                self.stop_pointing()

    def _narrow(self, chosen: Sequence[str]) -> None:
        """Several choices are about the place: offer only them, until the question comes again."""
        self.narrowed = True
        self.pointing = False
        actions = list(chosen)
        self.offer(actions, *labels_and_notes(self.session.shown(), self.table.rules, self.wording, actions))
        self.draw()
        self.reply(self.texts.say("tui-one-of-several", place=self.pointed))

    def _say_why_not(self) -> None:
        draft, rules = self.session.draft, self.table.rules
        if self.places is None or draft is None:
            return
        words = self.places.meant(self.session.shown(), rules, self.pointed, self.actions)
        try:
            ban = draft.why_not(words) if words else None
        except SandtableError:  # somebody there who has nothing to do with the question
            ban = None
        sentence = self.texts.say("tui-no-answer", place=self.pointed) if ban is None else self.wording.ban(ban)
        self.reply(sentence)

    def point_at(self, place: str) -> bool:
        """Point at a place whose word was typed, in a question about places; false if there is none."""
        if not self.answers or place not in self.cells():
            return False
        self.pointed, self.pointing = place, True
        self.draw()
        return True

    def remember_place(self, words: str) -> None:
        """An answer was given: its place is where one looks."""
        place = next((place for place, some in self.answers.items() if words in some), "")
        self.pointed = place or self.pointed

    def on_click(self, event: Click) -> None:
        """The first click points at a place, a second one chooses it."""
        pane = self.query_one("#board", Pane)
        if self.places is None or event.widget is not pane.body:
            return
        for place, cell in self.cells().items():
            inside = 0 <= event.y - cell.line < cell.height and 0 <= event.x - cell.column < cell.width
            if inside and self.pointing and place == self.pointed:
                self.choose_pointed()
                return
            if inside:
                self.pointed, self.pointing = place, True
                self.draw()
                self._point_anew()
                return


def middle(cell: Cell) -> tuple[int, int]:
    """Twice the column and the line of a cell's middle."""
    return 2 * cell.column + cell.width, 2 * cell.line + cell.height


def distance(one: Cell, other: Cell) -> tuple[int, int]:
    """How far apart two cells are: in lines and cells together, then in lines."""
    (x, y), (u, v) = middle(one), middle(other)
    across, down = abs(x - u) // max(1, one.width), abs(y - v) // max(1, one.height)
    return across + down, down


def beside(cells: Mapping[str, Cell], place: str, dx: int, dy: int) -> str:
    """The next place to the right (``dx`` 1), to the left, below (``dy`` 1) or above; the same if there is none.

    >>> row = {"a1": Cell(0, 0, 3), "b1": Cell(0, 4, 3), "a2": Cell(2, 0, 3), "b2": Cell(2, 4, 3)}
    >>> beside(row, "a1", 1, 0), beside(row, "a1", 0, 1), beside(row, "b2", 1, 0), beside(row, "b2", 0, -1)
    ('b1', 'a2', 'b2', 'b1')
    """
    x, y = middle(cells[place])
    best, found = (9999, 9999), place
    for other, cell in cells.items():
        u, v = middle(cell)
        along, aside = ((u - x) * dx, abs(v - y)) if dx else ((v - y) * dy, abs(u - x))
        if along > 0 and aside <= along and (aside, along) < best:
            best, found = (aside, along), other
    return found
