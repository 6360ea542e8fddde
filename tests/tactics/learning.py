"""For tests of the guided first game of Dust Tactics: tables at its moments, and what is said there."""

from copy import deepcopy
from typing import Any

from sandtable.core import orders
from sandtable.core.registry import game as find_game
from sandtable.games.tactics.lesson.lesson import LESSON
from sandtable.games.tactics.lesson.moments import LAST_ROUND, Moment
from sandtable.games.tactics.lesson.scenes import place
from sandtable.lessons.lesson import Verdict
from sandtable.table.table import Table
from sandtable.text.wording import Wording

LANGUAGES = ["en", "de", "it"]
RULES = find_game("tactics").rules(LESSON.options)
WORDINGS = {language: Wording.of(RULES, language) for language in LANGUAGES}


def prepared(seed: str = "x", position: dict[str, Any] | None = None) -> Table:
    """A table of the lesson, or of another position."""
    position = position or dict(LESSON.position)
    return Table(RULES, ["human", "bot:random"], undo="free", seed=seed, position=position)


def standing(**units: dict[str, Any]) -> dict[str, Any]:
    """The lesson's position in the last round, with units elsewhere; the learner begins."""
    position = deepcopy(dict(LESSON.position))
    position["turn"] = LAST_ROUND
    position["board"]["units"] |= {name.replace("_", "-"): words for name, words in units.items()}
    return position


def texts_of(moment: Moment, hints: bool = False) -> list[str]:
    """What is said on the page of a moment, put together in every language."""
    scene = place(moment).scene
    fitting = [passage.message for passage in (scene.hints if hints else scene.text) if passage.when(moment)]
    for message in fitting:
        told(message, moment)
    return fitting


def told(message: str, moment: Moment) -> None:
    """A text can be put together in every language."""
    for language in LANGUAGES:
        text = WORDINGS[language].texts.say(message, **LESSON.arguments(moment, WORDINGS[language]))
        assert text and "{" not in text and message not in text


def judged(table: Table, words: str) -> Verdict[Moment] | None:
    """What the lesson says about an order that is given now; the table goes on."""
    before = table.view(0)
    scene = place(Moment(RULES, before)).scene
    whole = ", ".join(RULES.space.words(action) for action in orders.read(table.referee_state(), 0, words))
    table.submit(0, whole)
    moment = Moment(RULES, before, whole, table.view(0))
    verdict = LESSON.verdict(scene, moment)
    if verdict is not None:
        told(verdict.message, moment)
    return verdict
