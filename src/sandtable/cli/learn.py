"""`sandtable learn`: leads a beginner through the first round of a prepared game, then lets go."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, ParamSpec

from sandtable.cli.lesson_view import LessonView
from sandtable.cli.line_table import LineTable, Quit
from sandtable.cli.pager import Pager
from sandtable.cli.play import SaveFile
from sandtable.core.ban import Ban
from sandtable.core.errors import BadInput, IllegalAction, SandtableError
from sandtable.core.registry import first_game
from sandtable.core.registry import game as find_game
from sandtable.lessons.lesson import POOR, Lesson, Scene
from sandtable.lessons.tutor import prepared
from sandtable.play.board import board_lines
from sandtable.play.command_words import command_words, meant, shown_word
from sandtable.play.draft import Draft, spelt
from sandtable.play.game_commands import GameCommands
from sandtable.play.labels import Labels
from sandtable.play.players import HUMAN, opponent
from sandtable.play.rulebook import rule_lines
from sandtable.play.talk import Talk, as_sentence, current_language, refusal
from sandtable.table.table import BOT, Table
from sandtable.text.wording import Wording

COMMANDS: Final = ("back", "again", "hint", "why", "rule", "board", "skip", "save", "help", "quit")
"""What can be typed besides answers; each language has words of its own for them."""
P = ParamSpec("P")
ON: Final = "on"
BACK: Final = "back"


def learn_game(name: str | None, save: Path | None = None) -> int:
    """Lead through the lesson of a game and play on from there; returns the exit code."""
    game = name or first_game()
    found = find_game(game)
    lesson = found.lesson()
    if lesson is None:
        raise refusal("learn-none", game=game)
    if save is not None and save.is_dir():
        raise refusal("cli-error-directory", file=str(save))
    if save is not None and save.exists():
        raise refusal("cli-error-there", file=str(save))
    table = prepared(game, lesson, HUMAN, opponent(game))
    wording = Wording.of(table.rules, current_language())
    save_file = SaveFile(table, save)
    save_file.save()
    talk, plain = Pager(), Talk()  # both before the first word is read: a pipe cannot be set up later
    tutor = Tutor(lesson, table, talk, wording, save_file)
    try:
        tutor.lead()
        line_table = LineTable(table, plain, wording, save_file.save, save_file.copy)
        line_table.told[lesson.learner] = len(table.log)
        line_table.play()
    except Quit:
        pass
    except EOFError:  # Ctrl-D, or the end of a pipe
        talk.line()
    if save is not None:
        talk.paragraph(wording.texts.say("cli-kept", file=str(save)))
    elif not table.is_over():
        talk.paragraph(wording.texts.say("cli-not-kept"))
    talk.show()
    return 0


class Tutor:
    """One learner, one lesson: shows scenes, takes answers, says what they are worth, and plays the other side."""

    def __init__(self, lesson: Lesson[Any], table: Table, talk: Talk, wording: Wording, save_file: SaveFile) -> None:
        self.lesson = lesson
        self.table = table
        self.talk = talk
        self.wording = wording
        self.board = LessonView(lesson, table, talk, wording)
        self.course = self.board.course
        self.save_file = save_file
        self.seat = lesson.learner
        self.shown: Scene[Any] | None = None
        """The scene on the screen; if it asks twice, its part of the board is not drawn again."""
        self.hinted = 0
        """How many hints the open question was given."""
        self.met: list[str] = []
        """The concepts of the scenes that were shown."""
        self.game_commands = GameCommands(table.rules, wording)
        self.labels = Labels(table.rules, wording)
        self.words = self.game_commands.typed() | command_words(wording.texts, "learn-words", COMMANDS)
        self.words["undo"] = "back"

    def lead(self) -> None:
        """The whole lesson, up to the free game. ``Quit``: the learner wants to leave."""
        self.board.say("learn-welcome", title=find_game(self.table.rules.game_name).title)
        self._open(0)
        while True:
            if self.course.is_over():
                if self._close():
                    return
            elif self.course.is_asked():
                self._ask()
            else:
                self._opponent()

    def _show(self, number: int, scene: Scene[Any], again: bool = False) -> None:
        self.board.scene(number, scene, again or scene is not self.shown)
        self.shown = scene
        self.met += [concept for concept in scene.concepts if concept not in self.met]

    # Pages to read

    def _open(self, first: int) -> None:
        """The pages before the first question."""
        pages = self.lesson.opening
        page = first
        while page < len(pages):
            show = partial(self._show, page + 1, pages[page], again=True)
            show()
            page = max(0, page - 1) if self._pause(pages[page], show) == BACK else page + 1

    def _close(self) -> bool:
        """The last page. False: the learner went back into the lesson."""
        show = partial(self._show, self.lesson.length, self.lesson.closing, again=True)
        show()
        if not self.table.is_over():
            self.talk.line()
            others = dict.fromkeys(player.removeprefix(BOT) for player in self.table.players if player.startswith(BOT))
            self.board.say("learn-free", opponent=", ".join(others))
        if self._pause(self.lesson.closing, show) == ON:
            return True
        self._take_back()
        return False

    def _pause(self, scene: Scene[Any], repeat: Callable[[], None], message: str = "learn-pause") -> str:
        """Wait until the learner has read; ``repeat`` shows it again. Says whether to go on or back."""
        self.talk.line()
        self.board.say(message)
        while True:
            text = self.talk.listen("> ")
            command, rest = self._command(text)
            if not text or command == "skip":
                return ON
            if command == "back":
                return BACK
            if command == "again":
                repeat()
                self.board.say(message)
            elif command and command not in ("hint", "why"):
                self._safely(self._common, command, rest, scene)
            else:
                self.board.say("learn-enter")

    # Questions

    def _ask(self) -> None:
        """Ask one question until it is answered, or until the learner goes back."""
        place = self.lesson.place(self.board.moment())
        self.hinted = 0
        draft = Draft(self.table, self.seat)
        self._show(place.number, place.scene)
        self.board.question(draft.prompt())
        while True:
            text = self.talk.listen("> ")
            if self._safely(self._reply, text, draft, place.number, place.scene):
                return

    def _safely(self, act: Callable[P, bool], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Do what was typed; what is not allowed is explained, and nothing has changed."""
        try:
            return act(*args, **kwargs)
        except IllegalAction as error:
            self._complain(error)
        except BadInput as error:
            # A file that cannot be written, a rule that does not exist; how a short order is written.
            if error.said.message.startswith(("cli-", "error-order-")):
                self._complain(error)
            else:
                self.board.say("learn-unknown")
        except SandtableError as error:
            self._complain(error)
        return False

    def _autosave(self) -> None:
        """Save the game; if that fails the learner is told why, and the lesson goes on."""
        try:
            self.save_file.save()
        except SandtableError as error:
            self._complain(error)

    def _complain(self, error: SandtableError) -> None:
        """What is wrong, as a sentence."""
        self.talk.paragraph(as_sentence(self.wording, error))

    def _reply(self, text: str, draft: Draft, number: int, scene: Scene[Any]) -> bool:
        """Deal with a line. True: the question is over."""
        command, rest = self._command(text)
        if not text:
            self.board.question(draft.prompt())
        elif command == "again":
            self._show(number, scene, again=True)
            self.board.question(draft.prompt())
        elif command == "back":
            if not draft.begun:
                self._take_back()
            return True
        elif command == "skip":
            words = self.recommended()
            self.board.say("learn-skipped", choice="; ".join(self.wording.action(part) for part in words.split(", ")))
            return self._given(words, scene)
        elif command == "hint":
            self._hint(scene)
        elif command == "why":
            self._why(draft, rest)
        elif command:
            return self._common(command, rest, scene)
        else:
            return self._answer(text, draft, scene)
        return False

    def _answer(self, text: str, draft: Draft, scene: Scene[Any]) -> bool:
        """Take a number or words as an answer."""
        actions = draft.prompt().actions
        if text.isdecimal():
            if not 0 < int(text[:9]) <= len(actions):
                self.board.say("learn-number", count=len(actions))
                return False
            text = actions[int(text) - 1]
        text = self.labels.offered(text, actions)
        try:
            draft.add(spelt(self.table.rules, text))
        except BadInput:
            ban = self._ban(draft, text)
            if ban is None:
                raise
            self.talk.paragraph(self.wording.ban(ban))
            return False
        if draft.complete:
            return self._given(draft.words, scene)
        self.board.question(draft.prompt())
        return False

    def _given(self, words: str, scene: Scene[Any]) -> bool:
        """Carry out an order and say what it is worth."""
        since = len(self.table.log)
        self.table.submit(self.seat, words)
        self._autosave()
        given = self.course.orders(since)[0]
        moment, verdict = self.course.moment_of(given), self.course.verdict(given)
        self.talk.line()
        if verdict is not None:
            self.board.tell(verdict.message, moment, "* ")
        self.board.news(since)
        if verdict is not None and verdict.grade == POOR:
            repeat = partial(self.board.tell, verdict.message, moment, "* ")
            if self._pause(scene, repeat, "learn-poor") == BACK:
                self._take_back()
        return True

    def recommended(self) -> str:
        """The order the lesson would give here: its own advice or, of all legal ones, the first that it judges best."""
        return self.course.recommended(self.table.referee_state())

    def _take_back(self) -> None:
        """Back to the question before; before the first one, to the last page."""
        try:
            self.table.undo(self.seat)
            self._autosave()
            self.shown = None
            self.board.say("learn-back")
        except SandtableError:  # nothing was decided yet
            self._open(len(self.lesson.opening) - 1)

    # The other side

    def _opponent(self) -> None:
        """The opponent's turn, told and explained."""
        since = len(self.table.log)
        while not self.course.is_over() and not self.course.is_asked():
            self.table.submit(*self.course.partner())
        asides = [aside for given in self.course.orders(since) for aside in self.course.asides(given)]
        said = list({self.course.text(*aside): aside for aside in reversed(asides)}.values())[::-1]  # each once
        self._autosave()
        if not said:  # an answer nobody sees: there is nothing to explain
            self.board.news(since)
            return
        explain = partial(self._explain, since, said)
        explain()
        scene = self.lesson.closing if self.course.is_over() else self.lesson.place(self.board.moment()).scene
        if self._pause(scene, explain) == BACK:
            self._take_back()

    def _explain(self, since: int, said: Sequence[tuple[str, Any]]) -> None:
        """What the opponent did, and why."""
        self.talk.line()
        self.board.news(since)
        for message, moment in said:
            self.talk.line()
            self.board.tell(message, moment)

    # Commands

    def _command(self, text: str) -> tuple[str, str]:
        """The command a line begins with, and the rest; no command: an empty name."""
        return meant(self.words, text)

    def _common(self, command: str, rest: str, scene: Scene[Any]) -> bool:
        """Commands that are understood everywhere. They do not change the table."""
        talk, texts = self.talk, self.wording.texts
        if command == "quit":
            raise Quit
        if command in self.game_commands:
            self._ask_game(command, rest)
        elif command == "rule":
            for number in [rest] if rest else scene.rules:
                talk.lines(rule_lines(self.table.rules.game_name, self.wording, number, talk.width))
        elif command == "board":
            talk.lines(board_lines(self.board.view(), self.table.rules, self.wording, talk.width))
        elif command == "save":
            if not rest:
                self.board.say("learn-save-what")
            else:
                self.save_file.copy(Path(rest))
                self.board.say("cli-saved", file=rest)
        else:
            self.board.say("learn-help")
            words = [(shown_word(texts, name, "learn-words"), texts.attribute("learn-help", name)) for name in COMMANDS]
            words += self.game_commands.help()
            wide = max(len(word) for word, _ in words)
            for word, help_ in words:
                start = f"  {word:{wide}}  "
                talk.paragraph(help_, start, " " * len(start))
        return False

    def _ask_game(self, command: str, rest: str) -> None:
        """Answer a command that the game adds, such as the odds of an attack."""
        try:
            inquiry = self.game_commands.inquiry(rest, self.table, self.seat, self.talk.width)
            self.talk.lines(self.game_commands.answer(command, inquiry))
        except BadInput as error:  # it says what is missing
            self._complain(error)

    def _hint(self, scene: Scene[Any]) -> None:
        """One hint more each time it is asked for; the last one says it all."""
        moment = self.board.moment()
        hints = self.course.fitting(scene.hints, moment)
        if hints:
            self.board.tell(hints[min(self.hinted, len(hints) - 1)], moment)
            self.hinted += 1

    def _why(self, draft: Draft, rest: str) -> None:
        """Whether something is allowed."""
        actions = draft.prompt().actions
        if not rest:
            self.board.say("learn-why-what", example=actions[0])
            return
        ban = self._ban(draft, self.labels.anything(rest, actions))
        if ban is None:
            self.board.say("cli-allowed")
        else:
            self.talk.paragraph(self.wording.ban(ban))

    def _ban(self, draft: Draft, text: str) -> Ban | None:
        """What forbids the last part of an order, however few alternatives the parts before it have."""
        begun = [draft.words] if draft.begun else []
        *leading, last = ", ".join([*begun, self.table.referee_state().expand(text.lower())]).split(",")
        trial = self.table.referee_state()
        for part in leading:
            trial.apply(trial.rules.space.parse(part), self.seat)
        return trial.why_not(trial.rules.space.parse(last), self.seat)
