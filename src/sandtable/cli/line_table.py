"""People at one keyboard, and a table: questions, answers, and everything one can type instead."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from sandtable.cli.choices import choice_lines
from sandtable.core.errors import SandtableError
from sandtable.core.registry import game as find_game
from sandtable.core.seats import SPECTATOR
from sandtable.play.board import board_lines, choice_note
from sandtable.play.command_words import NAMES, command_words, meant, shown_word
from sandtable.play.draft import Draft, spelt
from sandtable.play.game_commands import GameCommands
from sandtable.play.labels import Labels
from sandtable.play.players import HUMAN, RANDOM, Players
from sandtable.play.rulebook import cited, rule_lines
from sandtable.play.story import last_decision, paragraphs
from sandtable.play.talk import Talk, as_sentence, in_columns, platform_texts
from sandtable.table.table import BOT, Table
from sandtable.text.wording import Wording

NOBODY_YET: Final = -9


class Quit(Exception):
    """The player wants to leave."""


class LineTable:
    """Plays a table to its end, or until somebody leaves."""

    def __init__(
        self, table: Table, talk: Talk, wording: Wording, autosave: Callable[[], None], copy: Callable[[Path], None]
    ) -> None:
        """``autosave`` is called after every change of the table, ``copy`` by the command ``save``."""
        self.table = table
        self.talk = talk
        self.wording = wording
        self.autosave = autosave
        self.copy = copy
        self.players = Players(table)
        self.people = self.players.people
        self.at_keyboard = NOBODY_YET
        self.told: dict[int, int] = {}
        """For each seat, up to which sequence number it has been told what happened."""
        for seat in self.people:  # of a game that goes on, what came before is old; the command log tells it
            last = last_decision(table, seat)
            if last is not None:
                self.told[seat] = last
        self.board_of = (NOBODY_YET, NOBODY_YET)
        """The seat and turn whose board is on the screen."""
        self.commands: dict[str, Callable[[int, Draft, str], bool]] = {
            "undo": self._undo,
            "restart": self._restart,
            "why": self._why,
            "hint": self._hint,
            "rule": self._rule,
            "board": self._board,
            "log": self._log,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self.game_commands = GameCommands(table.rules, wording)
        self.labels = Labels(table.rules, wording)
        self.words = self.game_commands.typed() | command_words(wording.texts)

    def play(self) -> None:
        """Ask whoever is to decide, again and again."""
        self._begin()
        try:
            while not self.table.is_over():
                seat = self.players.next()
                if seat not in self.people:
                    self.table.submit(seat, self.players.order(seat))
                    self._autosave()
                elif self._seated(seat):
                    self._news(seat)
                    self._ask(seat)
            self._finish()
        except Quit:
            pass

    def _autosave(self) -> None:
        """Save the game; if that fails the players are told why, and the game goes on."""
        try:
            self.autosave()
        except SandtableError as error:
            self.talk.paragraph(as_sentence(self.wording, error))

    def _name(self, seat: int) -> str:
        return self.wording.name("seat", self.table.rules.seats[seat])

    # Before and after

    def _begin(self) -> None:
        texts = platform_texts()
        several = len(self.people) > 1
        players = []
        for seat, player in enumerate(self.table.players):
            kind = player.removeprefix(BOT)
            if kind == HUMAN:
                kind = "person" if several else "human"
            shown = texts.say(f"cli-player-{kind}") if kind in ("human", "person", RANDOM) else kind
            players.append(texts.say("cli-player", seat=self._name(seat), player=shown))
        title = find_game(self.table.rules.game_name).title
        self.talk.say("cli-begin", title=title, seats=", ".join(players))
        if self.people:
            self.talk.say("cli-hint")
        if self.table.cut is not None:
            self.talk.paragraph(as_sentence(self.wording, self.table.cut))

    def _finish(self) -> None:
        table, talk = self.table, self.talk
        self._news(self.at_keyboard if self.at_keyboard in self.people else SPECTATOR)
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        talk.line()
        self._show_board(viewer)
        talk.line()
        talk.paragraph(f"{self.wording.prompt(table.prompt(viewer))} {self._result()}")

    def _result(self) -> str:
        returns = self.table.returns()
        best = max(returns)
        if best > 0:
            winners = [name for name, won in zip(self.table.rules.seats, returns, strict=True) if won == best]
            return self.wording.say("result-won", seats="+".join(winners))
        return self.wording.say("result-drawn" if best == 0 else "result-lost")

    # Changing places

    def _seated(self, seat: int) -> bool:
        """Whether this person sits at the keyboard now; two people have to change places first."""
        before = self.at_keyboard
        if len(self.people) < 2 or seat == before:
            self.at_keyboard = seat
            return True
        if before == NOBODY_YET:
            question = platform_texts().say("cli-hand-over", seat=self._name(seat))
        else:
            self.talk.clear()
            question = platform_texts().say("cli-hand-over-undo", seat=self._name(seat), previous=self._name(before))
        self.talk.line()
        self.talk.paragraph(question)
        answer, _ = meant(self.words, self.talk.listen(""))
        if answer == "quit":
            raise Quit
        if answer == "undo" and before != NOBODY_YET:
            try:
                self._taken_back(before, self.table.undo)
            except SandtableError as error:
                self.talk.paragraph(as_sentence(self.wording, error))
            return False
        self.at_keyboard = seat
        self.board_of = (NOBODY_YET, NOBODY_YET)
        return True

    # Asking

    def _news(self, seat: int) -> None:
        """What happened since this seat was told last."""
        news = paragraphs(self.table, seat, self.wording, self.told.get(seat, 0))
        if news:
            self.talk.line()
        for text in news:
            self.talk.paragraph(text, "- ", "  ")
        self.told[seat] = len(self.table.log)

    def _show_board(self, seat: int) -> None:
        self.talk.lines(board_lines(self.table.view(seat), self.table.rules, self.wording, self.talk.width))

    def _ask(self, seat: int) -> None:
        """Ask one question, and what belongs to its order, until the table has changed."""
        turn = self.table.view(seat)["turn"]
        if self.board_of != (seat, turn):
            self.talk.line()
            self._show_board(seat)
            self.board_of = (seat, turn)
        draft = Draft(self.table, seat)
        self._question(seat, draft)
        while True:
            text = self.talk.listen("> ")
            try:
                if self._answer(seat, draft, text):
                    self._autosave()
                    return
            except SandtableError as error:
                self.talk.paragraph(as_sentence(self.wording, error))

    def _answer(self, seat: int, draft: Draft, text: str) -> bool:
        """Do what was typed. True: the table has changed."""
        if not text:
            self._question(seat, draft)
            return False
        command, rest = meant(self.words, text)
        if command in self.game_commands:
            inquiry = self.game_commands.inquiry(rest, self.table, seat, self.talk.width)
            self.talk.lines(self.game_commands.answer(command, inquiry))
            return False
        if command:
            return self.commands[command](seat, draft, rest)
        actions = draft.prompt().actions
        if text.isdecimal():
            if not 0 < int(text[:9]) <= len(actions):
                self.talk.say("cli-no-choice", count=len(actions), number=text[:9])
                return False
            text = actions[int(text) - 1]
        draft.add(spelt(self.table.rules, self.labels.offered(text, actions)))
        if not draft.complete:
            self._question(seat, draft)
            return False
        draft.give()
        return True

    def _question(self, seat: int, draft: Draft) -> None:
        """The question with its rules, and the numbered choices."""
        talk, prompt = self.talk, draft.prompt()
        talk.line()
        talk.paragraph(f"{self._name(seat)}: {self.wording.prompt(prompt)}{cited(prompt.rules)}")
        view = draft.view(seat)
        labels = [self.wording.action(words) for words in prompt.actions]
        notes = [choice_note(view, self.table.rules, self.wording, words) for words in prompt.actions]
        talk.lines(choice_lines(labels, notes, talk.width, in_columns))

    # Commands; each says whether the table has changed

    def _undo(self, seat: int, draft: Draft, rest: str) -> bool:
        if draft.begun:
            self.talk.say("cli-undone")
            return True  # the order is forgotten, and the question comes again
        self._taken_back(seat, self.table.undo)
        return True

    def _restart(self, seat: int, draft: Draft, rest: str) -> bool:
        self._taken_back(seat, self.table.restart_turn)
        return True

    def _taken_back(self, seat: int, take_back: Callable[[int], bool]) -> None:
        take_back(seat)
        self.talk.say("cli-undone")
        self.board_of = (NOBODY_YET, NOBODY_YET)
        self._autosave()

    def _why(self, seat: int, draft: Draft, rest: str) -> bool:
        actions = draft.prompt().actions
        if not rest:
            self.talk.say("cli-why-what", example=actions[0])
            return False
        ban = draft.why_not(spelt(self.table.rules, self.labels.anything(rest, actions)))
        if ban is None:
            self.talk.say("cli-allowed")
        else:
            self.talk.paragraph(self.wording.ban(ban))
        return False

    def _hint(self, seat: int, draft: Draft, rest: str) -> bool:
        bot = self.players.adviser(seat)
        if bot is None:
            self.talk.say("hint-none")
        else:
            words = draft.advice(bot)
            number = draft.prompt().actions.index(words) + 1
            self.talk.say("hint-given", bot=bot.name, number=number, choice=self.wording.action(words))
        return False

    def _rule(self, seat: int, draft: Draft, rest: str) -> bool:
        numbers = [rest] if rest else list(draft.prompt().rules)
        for number in numbers:
            self.talk.lines(rule_lines(self.table.rules.game_name, self.wording, number, self.talk.width))
        return False

    def _board(self, seat: int, draft: Draft, rest: str) -> bool:
        self._show_board(seat)
        self._question(seat, draft)
        return False

    def _log(self, seat: int, draft: Draft, rest: str) -> bool:
        for text in paragraphs(self.table, seat, self.wording):
            self.talk.paragraph(text, "- ", "  ")
        return False

    def _save(self, seat: int, draft: Draft, rest: str) -> bool:
        if not rest:
            self.talk.say("cli-save-what")
            return False
        self.copy(Path(rest))
        self.talk.say("cli-saved", file=rest)
        return False

    def _help(self, seat: int, draft: Draft, rest: str) -> bool:
        texts = platform_texts()
        self.talk.line(texts.say("cli-help"))
        actions = draft.prompt().actions
        shown = {"number": "1", "order": actions[0]} | {name: shown_word(texts, name) for name in NAMES}
        for name, takes in (("why", "order"), ("rule", "number"), ("save", "file")):
            shown[name] += " " + texts.attribute("cli-takes", takes)
        said = [(text, texts.attribute("cli-help", name)) for name, text in shown.items()] + self.game_commands.help()
        wide = max(len(text) for text, _ in said)
        for text, help_ in said:
            start = f"  {text:{wide}}   "
            self.talk.paragraph(help_, start, " " * len(start))
        return False

    def _quit(self, seat: int, draft: Draft, rest: str) -> bool:
        raise Quit
