"""The screen a game is played on: who is asked, and what becomes of the answers."""

from textual.widgets import Input, OptionList
from textual.worker import get_current_worker

from sandtable.bots import Bot
from sandtable.cli.draft import spelt
from sandtable.cli.players import bot_order
from sandtable.core.errors import SandtableError
from sandtable.core.state import State
from sandtable.tui.commands import Commands
from sandtable.tui.faces import labels_and_notes
from sandtable.tui.panes import Choices, Keys
from sandtable.tui.screens import Curtain, Ending
from sandtable.tui.seating import NOBODY_YET


class PlayScreen(Commands):
    """Asks whoever is to decide, again and again; programs think in a thread of their own."""

    def on_mount(self) -> None:
        if not self.there():  # a signal came before the screen was there
            return
        self.query_one(Keys).show(self._keys())
        self.query_one(Input).placeholder = self.texts.say("tui-type")
        if self.table.cut is not None:
            self.reply(self.wording.error(self.table.cut))
        self.advance()

    # The course of the game

    def advance(self) -> None:
        """Go on to whoever decides next."""
        seating, players = self.seating, self.seating.players
        seating.draft = None
        if self.table.is_over():
            self._finish()
            return
        seat = players.next()
        if seat in players.bots:
            self.offer([], [], [])
            self.draw()
            state, number = self.table.referee_state(), len(self.table.log)
            self.run_worker(lambda: self._think(players.bots[seat], state, number), thread=True)
        elif seating.must_change(seat):
            previous = "" if seating.at_screen == NOBODY_YET else seating.name(seating.at_screen)
            curtain = Curtain(self.texts, seating.name(seat), previous)
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
        self._keep()
        self.advance()

    def _seated(self, seat: int, answer: str) -> None:
        if answer == "undo":
            self._take_back(self.seating.at_screen, whole_turn=False)
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Ask a person, who sits at the screen."""
        self.seating.sit(seat)
        self.side_shows = ""
        self._question()

    def _question(self) -> None:
        draft = self.seating.draft
        assert draft is not None
        actions = draft.prompt().actions
        labels, notes = labels_and_notes(self.seating.view(), self.table.rules, self.wording, actions)
        self.offer(actions, labels, notes)
        self.draw()
        self.query_one(Input).focus()

    def _finish(self) -> None:
        labels = [self.texts.say(f"tui-end-{name}") for name in Ending.ANSWERS if name != "look"]
        self.offer([], labels, [""] * len(labels))
        self.draw()
        self.app.push_screen(Ending(self.texts, self.seating.result()), self._ended)

    def _ended(self, answer: str | None) -> None:
        if answer == "replay":
            from sandtable.tui.film import film_of
            from sandtable.tui.replay import ReplayScreen

            if self.is_current:  # and not shown already, by a key pressed twice
                self.app.push_screen(ReplayScreen(film_of(self.table, self.seating.viewer), self.wording))
        elif answer == "quit":
            self.app.exit(return_code=0)

    def _keep(self) -> None:
        try:
            self.seating.keep()
        except SandtableError as error:
            self.reply(self.wording.error(error))

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
            if choices.highlighted is not None:
                self.choose(choices.highlighted)
            return
        event.input.value = ""
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
            self._attempt(self.actions[place], plain=True)

    def _attempt(self, text: str, plain: bool = False) -> None:
        """Carry out a command or an order; whatever is wrong with it is said."""
        try:
            self.reply("")
            word, _, rest = text.partition(" ")
            command = getattr(self, f"typed_{word.lower()}", None)
            if not plain and command is not None:
                command(rest.strip())
            elif self.seating.draft is not None:
                self._order(text)
        except SandtableError as error:
            self.reply(self.wording.error(error))

    def _order(self, text: str) -> None:
        draft = self.seating.draft
        assert draft is not None
        labels = [self.wording.action(words).lower() for words in self.actions]
        if text.lower() in labels:  # typed as it stands on the screen
            text = self.actions[labels.index(text.lower())]
        draft.add(spelt(self.table.rules, text))
        if not draft.complete:
            self._question()
            return
        try:
            self.seating.give()
        finally:
            self.advance()
