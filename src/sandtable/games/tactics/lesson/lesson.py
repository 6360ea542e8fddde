"""The guided first game: two rounds of the first scenario, led by the hand (see ``sandtable.lessons.lesson``).

What is prepared, so that two rounds show everything: a walker and a squad a side stand on the ground of the first
scenario; the building in its middle hides them from each other (T6.1). One diagonal step brings the learner's squad
into cover, sight and range (T5.1, T8.2); the enemy answers from hard cover, out of which only close combat drives it
(T11.2). The learner's walker is weaker than the enemy's but for an ambush: whoever wants to see it behind the building
has to come right up to it, and then it may react (T13.1). A seed makes the dice of the recommended way the same for
everybody. Everything else is the learner's.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.tactics.lesson.moments import (
    CORNER,
    CRATE,
    DEALERS,
    FIRST_ROUND,
    HANS,
    LAST_ROUND,
    LEARNER,
    NEAR_TRAP,
    PIONEERS,
    START,
    TRAP,
    WALKER,
    Moment,
)
from sandtable.games.tactics.lesson.partner import advice, partners_order
from sandtable.games.tactics.lesson.scenes import CLOSING, GROUND, ROUND, SCENES, SIGHT, place
from sandtable.games.tactics.lesson.speech import arguments
from sandtable.games.tactics.rules.cover import HARD, NO_COVER, SOFT
from sandtable.games.tactics.ui.text import TextBoard
from sandtable.lessons.lesson import Lesson, Passage
from sandtable.play.board import board_lines
from sandtable.text.wording import Wording

SEED: Final = "tactics-176"
"""Dice by which the recommended way shows a save, a reaction that fails, one that succeeds, and nobody's end."""

POSITION: Final[dict[str, Any]] = {
    "turn": FIRST_ROUND,
    "board": {
        "units": {
            DEALERS: {"at": START},
            WALKER: {"at": CORNER},
            PIONEERS: {"at": "g2"},
            HANS: {"at": "f4"},
        },
        "elements": {CRATE: "crate", NEAR_TRAP: "crate", TRAP: "trap", "e6": "trap"},
    },
    "steps": [{"step": "turn", "side": LEARNER}],
}

# What is said about the partner's orders


def _at_squad(m: Moment) -> bool:
    """An attack on the learner's squad."""
    return DEALERS in m.targets and m.alive(DEALERS)


def _tries(m: Moment) -> bool:
    return m.step == "react" and m.verb == "react"


def _succeeded(m: Moment) -> bool:
    """T13.1: the partner's unit that tried to react is aiming now."""
    return m.after.reacts and not m.after.is_learners(m.after.shooter)


def _comes(m: Moment) -> bool:
    """A declared attack of Hans on the walker, with time to react before it."""
    return m.unit == HANS and m.attacks and m.after.step == "react"


ASIDES: Final = [
    Passage[Moment]("lesson-partner-holds", lambda m: m.step == "react" and m.verb == "pass"),
    Passage[Moment]("lesson-partner-fails", lambda m: _tries(m) and not _succeeded(m)),
    Passage[Moment]("lesson-partner-succeeds", lambda m: _tries(m) and _succeeded(m)),
    Passage[Moment]("lesson-partner-begins", lambda m: m.step == "begin"),
    Passage[Moment]("lesson-partner-trap", lambda m: m.unit == PIONEERS and m.end == TRAP and TRAP in m.ways),
    Passage[Moment]("lesson-partner-soft", lambda m: _at_squad(m) and m.met_cover == SOFT),
    Passage[Moment]("lesson-partner-hard", lambda m: _at_squad(m) and m.met_cover == HARD),
    Passage[Moment]("lesson-partner-open", lambda m: _at_squad(m) and m.met_cover == NO_COVER),
    Passage[Moment]("lesson-partner-hunts", _comes),
    Passage[Moment]("lesson-partner-rockets", lambda m: WALKER in m.targets and HANS in (m.unit, m.shooter)),
    Passage[Moment](
        "lesson-partner-creeps",
        lambda m: m.unit == HANS and bool(m.ways) and not m.attacks and not m.anybody_ready(LEARNER),
    ),
    Passage[Moment]("lesson-partner-loses", lambda m: m.step == "lose"),
    Passage[Moment]("lesson-partner-strikes", lambda m: m.step == "strike-back"),
]

# What is shown


def look(parts: Sequence[str], view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """The board: all that can be shown of it, or the squares with what the units have left."""
    if "board" in parts:
        return board_lines(view, rules, wording, width)
    drawn = TextBoard(view, rules, wording, width)
    return drawn.squares() if parts else []


LESSON: Final = Lesson[Moment](
    learner=0,
    position=POSITION,
    opening=[GROUND, ROUND, SIGHT],
    closing=CLOSING,
    length=len(SCENES),
    place=place,
    moment=Moment,
    arguments=arguments,
    opponent=partners_order,
    asides=ASIDES,
    look=look,
    over=lambda view: bool(view["turn"] > LAST_ROUND or not view["steps"]),
    seed=SEED,
    advice=advice,
)
