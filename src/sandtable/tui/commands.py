"""Everything one can do at the table besides answering: by a key, by a click, or typed as a word."""

import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widgets import Input

from sandtable.core.errors import SandtableError
from sandtable.play.board import board_lines
from sandtable.play.command_words import shown_word
from sandtable.play.draft import spelt
from sandtable.play.rulebook import rule_lines
from sandtable.tui.board_view import hand, item, legend, plain
from sandtable.tui.panes import Choices
from sandtable.tui.pointing import Pointing
from sandtable.tui.screens import Reading

SPARE: Final = ("^R", "^S", "F6", "F5", "F4", "F3")
"""The keys that are left out first where there is no room to show all; help tells them all."""


class Commands(Pointing):
    """The keys of the table; the course of the game is ``PlayScreen``'s."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "hint", show=False),
        Binding("f3", "rule", show=False),
        Binding("f4", "why", show=False),
        Binding("f5", "log", show=False),
        Binding("f6", "board", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("ctrl+r", "restart", show=False, priority=True),
        Binding("ctrl+s", "save", show=False, priority=True),
        Binding("f7", "cursor", show=False),
        Binding("left", "point(-1, 0)", show=False, priority=True),
        Binding("right", "point(1, 0)", show=False, priority=True),
        Binding("up", "mark(-1)", show=False),
        Binding("down", "mark(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
        Binding("tab", "complete", show=False, priority=True),
        Binding("escape", "clear", show=False),
    ]

    def advance(self) -> None:
        """Go on to whoever decides next."""
        raise NotImplementedError

    def ask(self, seat: int) -> None:
        """Ask a person, who sits at the screen."""
        raise NotImplementedError

    def question(self) -> None:
        """Offer the choices for the next part of the order."""
        raise NotImplementedError

    def _keys(self) -> list[tuple[str, str, str]]:
        caps = {"help": "F1", "hint": "F2", "rule": "F3", "why": "F4", "log": "F5", "board": "F6"}
        caps |= {"undo": "^Z", "restart": "^R", "save": "^S"}
        found = [(cap, self.texts.say(f"tui-key-{name}"), f"screen.{name}") for name, cap in caps.items()]
        return [*found, ("^Q", self.texts.say("tui-key-quit"), "app.quit")]

    def action_mark(self, step: int) -> None:
        """Up and down, on the board or in the list."""
        if self.pointing:
            self.point(0, step)
        else:
            self.query_one(Choices).step(step)

    def action_scroll(self, pages: int) -> None:
        """Turn the pages of the story."""
        pane = self.story_pane()
        pane.scroll_relative(y=pages * max(1, pane.size.height - 1), animate=False)

    def action_complete(self) -> None:
        """Take the suggestion; with nothing typed, show the other pane."""
        line = self.query_one(Input)
        if line.value:
            line.cursor_position = len(line.value)
            line.action_cursor_right()
            return
        held = hand(self.session.view(), self.table.rules, self.wording, 40)
        seen = self._side(held) == "hand" and self.query_one("#side").display
        self.side_shows = "story" if seen or not held else "hand"
        self.draw()

    def action_clear(self) -> None:
        """Forget what was typed, go from the board to the list, then forget what was chosen of an order."""
        line = self.query_one(Input)
        if line.value:
            line.value = ""
        elif self.pointing:
            self.stop_pointing()
        elif self.narrowed:
            self.question()
        elif self.session.draft is not None and self.session.draft.begun:
            self.ask(self.session.at_screen)
        self.reply("")

    def _read(self, title: str, lines: Callable[[int], list[str]], at_end: bool = False) -> None:
        """Show a page; ``lines`` gives its text for a width."""
        lines(self.size.width)  # whatever is wrong with it is said here
        self.app.push_screen(Reading(self.texts, self.texts.say(title), lines, at_end=at_end))

    def action_help(self) -> None:
        """What one can do."""
        self._read("tui-key-help", self._help)

    def _help(self, width: int) -> list[str]:
        names = ["choose", "mark", "type", "tab", "pages", "mouse", "escape"]
        if self.places is not None:
            names += ["cursor"]
        say = self.texts.attribute
        parts = [(say("tui-help", f"{name}-key"), say("tui-help", name)) for name in names]
        caps = {action.removeprefix("screen."): cap for cap, _, action in self._keys()}
        for name in ("hint", "rule", "why", "log", "board", "undo", "restart", "save"):
            parts.append((f"{caps[name]}, {shown_word(self.texts, name)}", say("cli-help", name)))
        parts.append((f"^Q, {shown_word(self.texts, 'quit')}", say("cli-help", "quit")))
        parts += self.completion.game_commands.help()
        wide = max(len(key) for key, _ in parts) + 2
        lines: list[str] = []
        for key, text in parts:
            lines += textwrap.wrap(text, width, initial_indent=f"{key:{wide}}", subsequent_indent=" " * wide)
        signs = legend(self.session.view(), self.table.rules, self.wording, width)
        return [*lines, "", *plain(signs)]

    def action_hint(self) -> None:
        """What a bot would do."""
        draft = self.session.draft
        if draft is None:
            return
        bot = self.session.players.adviser(self.session.at_screen)
        if bot is None:
            self.reply(self.texts.say("hint-none"))
            return
        if self.narrowed:
            self.question()
        words = draft.advice(bot)
        place = self.actions.index(words)
        self.query_one(Choices).mark(place)
        self.remember_place(words)
        choice = self.wording.action(words)
        self.reply(self.texts.say("hint-given", bot=bot.name, number=place + 1, choice=choice))

    def action_rule(self, number: str = "") -> None:
        """The text of the rules behind the question."""
        draft = self.session.draft
        numbers = [number] if number else list(draft.prompt().rules) if draft is not None else []

        def lines(width: int) -> list[str]:
            found: list[str] = []
            for one in numbers:
                found += [*rule_lines(self.table.rules.game_name, self.wording, one, width), ""]
            return found

        self._read("tui-key-rule", lines)

    def action_why(self) -> None:
        """Begin to ask why something is not allowed."""
        self._begin_typing(shown_word(self.texts, "why") + " ")
        self.reply(self.texts.say("tui-why"))

    def action_save(self) -> None:
        """Begin to name a file."""
        self._begin_typing(f"{shown_word(self.texts, 'save')} {self.texts.say('tui-file')}")

    def _begin_typing(self, text: str) -> None:
        line = self.query_one(Input)
        line.value = text
        line.cursor_position = len(text)
        line.focus()

    def action_log(self) -> None:
        """The whole story."""
        story = self.session.story()
        self._read("tui-key-log", lambda width: [line for one in story for line in item("· ", one, width)], at_end=True)

    def action_board(self) -> None:
        """The board with everything in words."""
        view, rules, wording = self.session.view(), self.table.rules, self.wording
        self._read("tui-key-board", lambda width: board_lines(view, rules, wording, width))

    def action_undo(self) -> None:
        """Begin the order again, or take back the last one."""
        draft = self.session.draft
        if draft is not None and draft.begun:
            self.ask(self.session.at_screen)
        else:
            self._take_back(self._seat_at_screen(), whole_turn=False)

    def action_restart(self) -> None:
        """Take back the turn."""
        self._take_back(self._seat_at_screen(), whole_turn=True)

    def _seat_at_screen(self) -> int:
        people = self.session.players.people
        return self.session.at_screen if self.session.at_screen in people else people[0] if people else 0

    def _take_back(self, seat: int, whole_turn: bool) -> None:
        try:
            self.session.take_back(seat, whole_turn)
            self.reply(self.texts.say("cli-undone"))
        except SandtableError as error:
            self.complain(error)
        self.advance()

    # What can be typed besides orders

    def ask_game(self, command: str, words: str) -> None:
        """A command of the game itself."""
        commands = self.completion.game_commands
        inquiry = commands.inquiry(words, self.table, self.session.viewer, self.size.width)
        commands.answer(command, inquiry)  # whatever is wrong with it is said here

        def lines(width: int) -> list[str]:
            return commands.answer(command, inquiry.at_width(width))

        self.app.push_screen(Reading(self.texts, commands.shown_word(command), lines))

    # What can be typed instead of pressing a key

    def typed_why(self, rest: str) -> None:
        draft = self.session.draft
        if draft is None:
            return
        if not rest:
            self.reply(self.texts.say("cli-why-what", example=self.actions[0]))
            return
        ban = draft.why_not(spelt(self.table.rules, self.completion.labels.anything(rest, self.actions)))
        self.reply(self.texts.say("cli-allowed") if ban is None else self.wording.ban(ban))

    def typed_save(self, rest: str) -> None:
        if not rest:
            self.reply(self.texts.say("cli-save-what"))
            return
        self.session.copy(Path(rest))
        self.reply(self.texts.say("cli-saved", file=rest))

    def typed_rule(self, rest: str) -> None:
        self.action_rule(rest)

    def typed_quit(self, rest: str) -> None:
        self.app.exit(return_code=0)

    def typed_undo(self, rest: str) -> None:
        self.action_undo()

    def typed_restart(self, rest: str) -> None:
        self.action_restart()

    def typed_hint(self, rest: str) -> None:
        self.action_hint()

    def typed_board(self, rest: str) -> None:
        self.action_board()

    def typed_log(self, rest: str) -> None:
        self.action_log()

    def typed_help(self, rest: str) -> None:
        self.action_help()
