"""The scenes of the guided first game, from the ground to the last page (see ``sandtable.lessons.lesson``)."""

from collections.abc import Sequence
from typing import Final

from sandtable.games.tactics.lesson.moments import (
    AMBUSH,
    CORNER,
    CRATE,
    DEALERS,
    EXPOSED,
    FIRST_ROUND,
    HANS,
    LEARNER,
    NEAR_TRAP,
    PARTNER,
    PIONEERS,
    RUBBLE,
    SAFE,
    START,
    WALKER,
    Moment,
)
from sandtable.games.tactics.lesson.scenes_fire import BLADES, LOSSES, REACTION, SHOOT, STRIKE
from sandtable.games.tactics.rules.cover import HARD
from sandtable.lessons.lesson import BEST, FINE, POOR, Passage, Place, Scene, Verdict

# To read

GROUND: Final = Scene[Moment](
    "lesson-ground",
    [Passage("lesson-ground-sides"), Passage("lesson-ground-squares"), Passage("lesson-ground-cover")],
    look=["board"],
    rules=["T1.1", "T2.1", "T2.3"],
    concepts=["units", "terrain"],
)
ROUND: Final = Scene[Moment](
    "lesson-round",
    [Passage("lesson-round-turns"), Passage("lesson-round-acts"), Passage("lesson-round-aim")],
    rules=["T3.2", "T4.1", "T4.2", "T21.1", "T21.2"],
    concepts=["round", "actions", "victory"],
)
SIGHT: Final = Scene[Moment](
    "lesson-sight",
    [Passage("lesson-sight-line"), Passage("lesson-sight-now"), Passage("lesson-sight-ask")],
    look=["squares"],
    rules=["T6.1", "T6.3", "T6.4", "T6.5", "T7.2"],
    concepts=["sight", "range"],
)
CLOSING: Final = Scene[Moment](
    "lesson-closing",
    [
        Passage("lesson-closing-stands", lambda m: not m.winner),
        Passage("lesson-closing-won", lambda m: m.winner == LEARNER),
        Passage("lesson-closing-lost", lambda m: m.winner == PARTNER),
        Passage("lesson-closing-drawn", lambda m: m.winner == "draw"),
        Passage("lesson-closing-learnt"),
        Passage("lesson-closing-ahead"),
    ],
    look=["board"],
    rules=["T3.2", "T21.1", "T21.2"],
    concepts=["points"],
)

# Activations: what is said of any order


_MISTAKES: Final = [
    Verdict[Moment](POOR, "lesson-act-idle", lambda m: m.idle),
    Verdict[Moment](POOR, "lesson-act-wrecks", lambda m: m.wrecks),
    Verdict[Moment](POOR, "lesson-act-blind", lambda m: m.blind),
]
_REST: Final = [
    Verdict[Moment](POOR, "lesson-act-gamble", lambda m: m.gamble),
    Verdict[Moment](POOR, "lesson-act-careless", lambda m: m.careless),
    Verdict[Moment](FINE, "lesson-act-sustained", lambda m: "sustained" in m.acts),
    Verdict[Moment](FINE, "lesson-act-close", lambda m: m.attacks and m.close),
    Verdict[Moment](FINE, "lesson-act-fires", lambda m: m.attacks),
    Verdict[Moment](FINE, "lesson-act-seen", lambda m: m.danger.share >= EXPOSED),
    Verdict[Moment](FINE, "lesson-act-moves"),
]

# The first activations


def _at_the_corner(m: Moment) -> bool:
    """The walker stands where the story has it, and Hans behind the building."""
    return m.ready(WALKER) and m.at(WALKER) == CORNER and m.at(HANS) == "f4"


def _in_ambush(m: Moment) -> bool:
    return m.unit == WALKER and m.end == AMBUSH and not m.attacks and m.danger.share < SAFE


def _as_prepared(m: Moment) -> bool:
    """The squad stands where the story begins, and its way and its target are where they were."""
    return m.ready(DEALERS) and m.at(DEALERS) == START and m.at(PIONEERS) == "g2" and not m.facts.at(CRATE)


MOVE: Final = Scene[Moment](
    "lesson-move",
    [
        Passage("lesson-move-points"),
        Passage("lesson-move-where", _as_prepared),
        Passage("lesson-move-how", _as_prepared),
        Passage("lesson-move-else", lambda m: not _as_prepared(m)),
    ],
    look=["squares"],
    rules=["T5.1", "T5.2", "T5.3", "T5.4", "T8.2"],
    hints=[
        Passage("lesson-move-hint", _as_prepared),
        Passage("lesson-move-hint-line", _as_prepared),
        Passage("lesson-later-hint", lambda m: not _as_prepared(m)),
    ],
    verdicts=[
        *_MISTAKES,
        Verdict(BEST, "lesson-move-best", lambda m: m.unit == DEALERS and m.end == CRATE and m.attacks),
        Verdict(FINE, "lesson-move-rubble", lambda m: m.unit == DEALERS and m.end == RUBBLE and m.attacks),
        Verdict(FINE, "lesson-move-waits", lambda m: m.unit == DEALERS and m.end in (CRATE, RUBBLE)),
        Verdict(BEST, "lesson-walker-best", _in_ambush),
        *_REST,
    ],
    concepts=["moving", "diagonal", "cover"],
)

WALKERS: Final = Scene[Moment](
    "lesson-walker",
    [
        Passage("lesson-walker-danger", _at_the_corner),
        Passage("lesson-walker-corners"),
        Passage("lesson-walker-ambush", _at_the_corner),
        Passage("lesson-walker-else", lambda m: not _at_the_corner(m)),
    ],
    look=["squares"],
    rules=["T2.1", "T2.3", "T5.3", "T13.1"],
    hints=[
        Passage("lesson-walker-hint", _at_the_corner),
        Passage("lesson-walker-hint-line", _at_the_corner),
        Passage("lesson-later-hint", lambda m: not _at_the_corner(m)),
    ],
    verdicts=[*_MISTAKES, Verdict(BEST, "lesson-walker-best", _in_ambush), *_REST],
    concepts=["corners", "threat"],
)
ONWARD: Final = Scene[Moment](
    "lesson-onward",
    [Passage("lesson-onward-what", lambda m: m.has_moved), Passage("lesson-onward-shot", lambda m: not m.has_moved)],
    look=["squares"],
    rules=["T5.4", "T13.2"],
    hints=[Passage("lesson-onward-hint")],
    verdicts=[
        Verdict(FINE, "lesson-onward-seen", lambda m: m.danger.share >= EXPOSED),
        Verdict(BEST, "lesson-onward-safe"),
    ],
)

# The second round

BEGIN: Final = Scene[Moment](
    "lesson-begin",
    [Passage("lesson-begin-what"), Passage("lesson-begin-which")],
    look=["squares"],
    rules=["T3.1", "T3.2"],
    hints=[Passage("lesson-begin-hint")],
    verdicts=[
        Verdict(BEST, "lesson-begin-first", lambda m: m.first == LEARNER),
        Verdict(FINE, "lesson-begin-second"),
    ],
    concepts=["initiative"],
)


def _next_to_each_other(m: Moment) -> bool:
    return m.state.distance(m.slot(DEALERS), m.slot(PIONEERS)) <= 1


def _from_the_crate(m: Moment) -> bool:
    """The squad can step to the crate beside the enemy's."""
    return m.at(DEALERS) == CRATE and m.at(PIONEERS) == "f1" and not m.facts.at(NEAR_TRAP)


ASSAULT: Final = Scene[Moment](
    "lesson-assault",
    [
        Passage("lesson-assault-cover", lambda m: m.covered(PIONEERS) == HARD),
        Passage("lesson-assault-knives"),
        Passage("lesson-assault-where", _from_the_crate),
        Passage("lesson-assault-there", _next_to_each_other),
        Passage("lesson-assault-else", lambda m: not _from_the_crate(m) and not _next_to_each_other(m)),
    ],
    look=["squares"],
    rules=["T10.1", "T11.1", "T11.2", "T8.5"],
    hints=[
        Passage("lesson-assault-hint", _from_the_crate),
        Passage("lesson-assault-hint-line", _from_the_crate),
        Passage("lesson-later-hint", lambda m: not _from_the_crate(m)),
    ],
    verdicts=[
        *_MISTAKES,
        Verdict(
            BEST,
            "lesson-assault-best",
            lambda m: m.unit == DEALERS and m.close and m.end == NEAR_TRAP and m.acts == ["move", "attack"],
        ),
        Verdict(BEST, "lesson-assault-close", lambda m: m.unit == DEALERS and m.close and m.acts == ["move", "attack"]),
        *_REST,
    ],
    concepts=["close-combat"],
)
LATER: Final = Scene[Moment](
    "lesson-later",
    [Passage("lesson-later-what")],
    look=["squares"],
    rules=["T4.1", "T7.1", "T13.1"],
    hints=[Passage("lesson-later-hint")],
    verdicts=[*_MISTAKES, *_REST],
)

SCENES: Final[Sequence[Scene[Moment]]] = [
    *(GROUND, ROUND, SIGHT, MOVE, SHOOT, LOSSES, WALKERS, BEGIN, ASSAULT, BLADES, REACTION, CLOSING),
]
"""The scenes of the recommended way, in their order."""
ASIDE: Final[Sequence[Scene[Moment]]] = [ONWARD, STRIKE, LATER]
"""Scenes for questions that only some come to."""


def place(m: Moment) -> Place[Moment]:
    """The scene of the learner's question. What comes at an unusual moment has the number of what is due then."""
    scene = _scene(m)
    first = m.round == FIRST_ROUND
    due = (SHOOT, WALKERS) if first else (BEGIN, REACTION)
    if scene is MOVE and not (m.ready(DEALERS) and m.ready(WALKER)):
        number = _number(WALKERS)
    elif scene is MOVE or (scene in SCENES and _number(due[0]) <= _number(scene) <= _number(due[1])):
        number = _number(scene)
    elif first:
        number = _number(LOSSES)
    else:
        number = _number(REACTION if scene is LATER else BLADES)
    return Place(number, scene)


def _number(scene: Scene[Moment]) -> int:
    return SCENES.index(scene) + 1


def _scene(m: Moment) -> Scene[Moment]:
    if m.declares:
        return _activation(m)
    if m.step == "aim":
        return BLADES if m.at_arms_length else SHOOT
    return {"begin": BEGIN, "react": REACTION, "lose": LOSSES, "strike-back": STRIKE, "move": ONWARD}.get(m.step, LATER)


def _activation(m: Moment) -> Scene[Moment]:
    if m.round == FIRST_ROUND:
        return MOVE if m.ready(DEALERS) or m.asks("unit") == DEALERS else WALKERS
    strikes = (m.ready(DEALERS) or m.asks("unit") == DEALERS) and m.alive(PIONEERS)
    return ASSAULT if strikes else LATER
