"""The screen a game is played on: who is asked, and what becomes of the answers."""

from typing import Final

from textual.widgets import Input, OptionList
from textual.worker import get_current_worker

from sandtable.bots import Bot
from sandtable.bots.orders import bot_order
from sandtable.core.errors import SandtableError
from sandtable.core.state import State
from sandtable.play.command_words import meant
from sandtable.play.draft import spelt
from sandtable.tui.board_view import item, labels_and_notes
from sandtable.tui.commands import SPARE, Commands
from sandtable.tui.panes import Choices, Keys
from sandtable.tui.screens import Curtain, Ending
from sandtable.tui.session import NOBODY_YET

LAST: Final = 5
"""So many paragraphs of a game nobody here took part in are shown at its end."""
TOO_LONG: Final = 4
"""News that is so many lines longer than its place is shown on a page of its own."""


class PlayScreen(Commands):
    """Asks whoever is to decide, again and again; programs think in a thread of their own."""

    told_on_a_page = (NOBODY_YET, 0)
    """Who was asked last, and how long the log was then."""

    def on_mount(self) -> None:
        if not self.there():  # a signal came before the screen was there
            return
        self.query_one(Keys).show(self._keys(), SPARE)
        self.query_one(Input).placeholder = self.texts.say("tui-type")
        if self.table.cut is not None:
            self.complain(self.table.cut)
        self.advance()

    # The course of the game

    def advance(self) -> None:
        """Go on to whoever decides next."""
        session, players = self.session, self.session.players
        session.draft = None
        if self.table.is_over():
            self._finish()
            return
        seat = players.next()
        if seat in players.bots:
            self.offer([], [], [], [])
            self.answers, self.pointing = {}, False
            self.draw()
            state, number = self.table.referee_state(), len(self.table.log)
            self.run_worker(lambda: self._think(players.bots[seat], state, number), thread=True)
        elif session.must_change(seat):
            previous = "" if session.at_screen == NOBODY_YET else session.name(session.at_screen)
            curtain = Curtain(self.texts, session.name(seat), previous)
            self.app.push_screen(curtain, lambda answer: self._seated(seat, answer or "go"))
        else:
            self.ask(seat)

    def _think(self, bot: Bot, state: State, number: int) -> None:
        """In a thread: the bot gets a copy, and the table is changed where all else happens."""
        worker = get_current_worker()
        order = bot_order(bot, state, number)
        if not worker.is_cancelled:
            self.app.call_from_thread(self._thought, bot.seat, number, order)

    def _thought(self, seat: int, number: int, order: str) -> None:
        if number != len(self.table.log) or not self.there():
            return  # something was taken back meanwhile, or the screen is closed
        self.table.submit(seat, order)
        self._autosave()
        self.advance()

    def _seated(self, seat: int, answer: str) -> None:
        if answer == "undo":
            self._take_back(self.session.at_screen, whole_turn=False)
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Ask a person, who sits at the screen."""
        self.session.sit(seat)
        self.side_shows = ""
        self.question()
        self._tell_long_news()

    def _tell_long_news(self) -> None:
        """What is far too long for its place, the end of a round above all, gets a page of its own; once."""
        session, moment = self.session, (self.session.viewer, len(self.table.log))
        new, self.told_on_a_page = moment != self.told_on_a_page, moment
        news = session.news()
        too_long = len(self._news(self.story_size[0])) > self.story_size[1] + TOO_LONG
        if new and too_long and session.since is not None:
            room = self.size.height - 2
            self._read("tui-since", lambda width: _apart([item("▸ ", one, width) for one in news], room))

    def question(self) -> None:
        """Offer the choices for the next part of the order."""
        draft = self.session.draft
        assert draft is not None
        actions = draft.prompt().actions
        self.offer(actions, *labels_and_notes(self.session.shown(), self.table.rules, self.wording, actions))
        self.begin_pointing()
        self.draw()
        self.query_one(Input).focus()

    def _finish(self) -> None:
        labels = [self.texts.say(f"tui-end-{name}") for name in Ending.ANSWERS if name != "look"]
        bare = [""] * len(labels)
        self.offer([], labels, bare, bare)
        self.answers, self.pointing = {}, False
        self.draw()
        news = self.session.news()
        last = news if self.session.since is not None else news[-LAST:]
        self.app.push_screen(Ending(self.texts, self.session.result(), last), self._ended)

    def _ended(self, answer: str | None) -> None:
        if answer == "replay":
            from sandtable.tui.recording import recording_of
            from sandtable.tui.replay import ReplayScreen

            if self.is_current:  # and not shown already, by a key pressed twice
                self.app.push_screen(ReplayScreen(recording_of(self.table, self.session.viewer), self.wording))
        elif answer == "quit":
            self.app.exit(return_code=0)

    def _autosave(self) -> None:
        try:
            self.session.autosave()
        except SandtableError as error:
            self.complain(error)

    # Answers

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice was clicked."""
        self.choose(event.option_index)

    def on_input_changed(self, event: Input.Changed) -> None:
        """A number marks its choice; a question mark asks for help."""
        if event.value == "?":
            event.input.value = ""
            self.action_help()
        elif event.value.isdecimal():
            self.query_one(Choices).mark(int(event.value[:6]) - 1)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed; nothing means the marked choice."""
        text = event.value.strip()
        choices = self.query_one(Choices)
        if not text:
            if self.pointing and self.session.draft is not None:
                self.choose_pointed()
            elif choices.highlighted is not None:
                self.choose(choices.highlighted)
            return
        event.input.value = ""
        if self.point_at(text.lower()):
            self.choose_pointed()
            return
        if text.isdecimal():
            if 0 < int(text[:6]) <= choices.option_count:
                self.choose(int(text) - 1)
            else:
                self.reply(self.texts.say("cli-no-choice", count=choices.option_count, number=text[:6]))
            return
        self._attempt(text)

    def choose(self, place: int) -> None:
        """Take a choice by its place in the list."""
        if self.table.is_over():
            self._ended(("replay", "quit")[place])
        elif place < len(self.actions):
            self.remember_place(self.actions[place])
            self._attempt(self.actions[place], plain=True)

    def _attempt(self, text: str, plain: bool = False) -> None:
        """Carry out a command or an order; whatever is wrong with it is said."""
        try:
            self.reply("")
            command, rest = ("", "") if plain else meant(self.completion.words, text)
            if command in self.completion.game_commands:
                self.ask_game(command, rest)
            elif command:
                getattr(self, f"typed_{command}")(rest)
            elif self.session.draft is not None:
                self._order(text)
        except SandtableError as error:
            self.complain(error)

    def _order(self, text: str) -> None:
        draft = self.session.draft
        assert draft is not None
        draft.add(spelt(self.table.rules, self.completion.labels.offered(text, self.actions)))
        if not draft.complete:
            self.question()
            return
        try:
            self.session.give()
        finally:
            self.advance()


def _apart(paragraphs: list[list[str]], height: int) -> list[str]:
    """The lines, with blank ones between the paragraphs if they fit.

    >>> _apart([["a", "b"], ["c"]], 4), _apart([["a", "b"], ["c"]], 3)
    (['a', 'b', '', 'c'], ['a', 'b', 'c'])
    """
    fits = sum(len(paragraph) + 1 for paragraph in paragraphs) - 1 <= height
    return [line for place, one in enumerate(paragraphs) for line in ([""] if fits and place else []) + one]
