"""Learners without a keyboard, and blackboards that remember: for the lessons of all games."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from sandtable.cli.learn import Tutor
from sandtable.cli.lesson_view import LessonView
from sandtable.core.state import Prompt
from sandtable.lessons.lesson import Scene
from sandtable.play.talk import Talk


class Pupil(Talk):
    """A learner who answers by a rule of their own."""

    def __init__(self, answer: Callable[["Pupil"], str]) -> None:
        super().__init__()
        self.width = 80
        self.answer = answer
        self.said: list[str] = []
        self.choices = 0
        """How many choices the open question has; 0 while there is only something to read."""
        self.heard = 0

    def line(self, text: str = "") -> None:
        self.said.append(text)

    def lines(self, texts: Sequence[str]) -> None:
        self.said += texts

    def listen(self, prompt: str) -> str:
        self.heard += 1
        assert self.heard < 4000, "the lesson never ends"
        return self.answer(self)


class Watched(LessonView):
    """A blackboard that tells the learner what is open, and remembers messages and scenes."""

    def __init__(self, tutor: Tutor, learner: Pupil) -> None:
        super().__init__(tutor.lesson, tutor.table, learner, tutor.wording)
        self.learner = learner
        self.told: set[str] = set()
        self.scenes: list[str] = []

    def say(self, message: str, **arguments: str | int) -> None:
        if message in ("learn-pause", "learn-poor"):
            self.learner.choices = 0
        super().say(message, **arguments)

    def tell(self, message: str, moment: Any, mark: str = "") -> None:
        self.told.add(message)
        super().tell(message, moment, mark)

    def scene(self, number: int, scene: Scene[Any], look: bool = True) -> None:
        assert 1 <= number <= self.lesson.length
        self.scenes.append(scene.title)
        super().scene(number, scene, look)

    def question(self, prompt: Prompt) -> None:
        self.learner.choices = len(prompt.actions)
        super().question(prompt)


class Quick(Watched):
    """Draws no boards, looks at every hint, and puts each paragraph together once in each language."""

    formed: ClassVar[set[tuple[str, str, str]]] = set()

    def scene(self, number: int, scene: Scene[Any], look: bool = True) -> None:
        assert 1 <= number <= self.lesson.length
        self.scenes.append(scene.title)
        self.tell_fitting([*scene.text, *scene.hints])

    def tell(self, message: str, moment: Any, mark: str = "") -> None:
        self.told.add(message)
        key = (self.table.rules.game_name, self.wording.texts.language, message)
        if key not in self.formed:
            self.formed.add(key)
            super().tell(message, moment, mark)
            said = self.learner.said[-1]
            assert "{" not in said and message not in said, said

    def question(self, prompt: Prompt) -> None:
        self.learner.choices = len(prompt.actions)

    def news(self, since: int) -> None:
        """Told in other tests."""


def first(learner: Pupil) -> str:
    """Always the first choice."""
    return "1" if learner.choices else ""


def last(learner: Pupil) -> str:
    """Always the last."""
    return str(learner.choices) if learner.choices else ""
