"""What a lesson shows: scenes, parts of the board, news, and numbered choices."""

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.cli.choices import choice_lines
from sandtable.core.state import Prompt
from sandtable.lessons.lesson import Lesson, Passage, Scene
from sandtable.lessons.tutor import Course
from sandtable.play.board import choice_note, fitted
from sandtable.play.rulebook import cited
from sandtable.play.story import paragraphs
from sandtable.play.talk import Talk
from sandtable.table.table import Table
from sandtable.text.wording import Wording


class LessonView:
    """Speaks to the learner, in the language of the wording."""

    def __init__(self, lesson: Lesson[Any], table: Table, talk: Talk, wording: Wording) -> None:
        self.lesson = lesson
        self.table = table
        self.talk = talk
        self.wording = wording
        self.course = Course(lesson, table, wording)

    def view(self) -> Mapping[str, Any]:
        """What the learner may know."""
        return self.course.view()

    def moment(self) -> Any:
        """Now, before the learner's next order."""
        return self.course.moment()

    def say(self, message: str, **arguments: str | int) -> None:
        """A message that all lessons share."""
        self.talk.paragraph(self.wording.texts.say(message, **arguments))

    def tell(self, message: str, moment: Any, mark: str = "") -> None:
        """A paragraph of this lesson."""
        self.talk.paragraph(self.course.text(message, moment), mark, " " * len(mark))

    def tell_fitting(self, passages: Sequence[Passage[Any]]) -> None:
        """The paragraphs whose condition holds now, with a blank line before each."""
        moment = self.moment()
        for message in self.course.fitting(passages, moment):
            self.talk.line()
            self.tell(message, moment)

    def scene(self, number: int, scene: Scene[Any], look: bool = True) -> None:
        """How far we are, what to look at, and what there is to say."""
        talk, say = self.talk, self.wording.texts.say
        head = say("learn-scene", number=number, length=self.lesson.length, title=say(scene.title))
        talk.line()
        talk.line(f"== {head} ".ljust(talk.width, "="))
        if look and scene.look:
            talk.line()
            shown = self.lesson.look(scene.look, self.view(), self.table.rules, self.wording, talk.width)
            talk.lines(fitted(shown, talk.width))
        self.tell_fitting(scene.text)

    def news(self, since: int) -> None:
        """What happened from a sequence number of the log on."""
        for text in paragraphs(self.table, self.lesson.learner, self.wording, since):
            self.talk.paragraph(text, "- ", "  ")

    def question(self, prompt: Prompt) -> None:
        """The question with its rules, and the numbered choices."""
        talk = self.talk
        talk.line()
        talk.paragraph(self.wording.prompt(prompt) + cited(prompt.rules))
        view = self.view()
        labels = [self.wording.action(words) for words in prompt.actions]
        notes = [choice_note(view, self.table.rules, self.wording, words) for words in prompt.actions]
        talk.lines(choice_lines(labels, notes, talk.width, side_by_side))


def side_by_side(cells: Sequence[str], width: int) -> list[str]:
    """Texts in as many columns as fit, read downwards; each column is only as wide as it must be.

    >>> side_by_side(["1 to blue", "2 a longer choice", "3 no"], 30)
    ['1 to blue          3 no', '2 a longer choice']
    """
    for columns in range(len(cells), 0, -1):
        rows = -(-len(cells) // columns)
        parts = [list(cells[start : start + rows]) for start in range(0, len(cells), rows)]
        widths = [max(len(cell) for cell in part) for part in parts]
        if sum(widths) + 2 * (len(parts) - 1) <= width or columns == 1:
            break
    lines = []
    for row in range(rows):
        line = [part[row].ljust(wide) for part, wide in zip(parts, widths, strict=True) if row < len(part)]
        lines.append("  ".join(line).rstrip())
    return lines
