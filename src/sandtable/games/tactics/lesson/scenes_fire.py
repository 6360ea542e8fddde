"""The scenes of the guided first game in which dice are rolled: aiming, losses, knives, reactions."""

from typing import Final

from sandtable.games.tactics.lesson.moments import DEALERS, EXPOSED, FIRST_ROUND, PIONEERS, Moment
from sandtable.games.tactics.lesson.partner import WORTH_A_TRY
from sandtable.games.tactics.rules.cover import HARD, NO_COVER, SOFT
from sandtable.lessons.lesson import BEST, FINE, POOR, Passage, Scene, Verdict

_AIMED: Final = [
    Verdict[Moment](POOR, "lesson-act-wrecks", lambda m: m.wrecks),
    Verdict[Moment](BEST, "lesson-shoot-spared", lambda m: not m.enemy),
    Verdict[Moment](POOR, "lesson-shoot-none", lambda m: not m.targets),
    Verdict[Moment](POOR, "lesson-shoot-some", lambda m: len(m.targets) < m.able),
]

SHOOT: Final = Scene[Moment](
    "lesson-shoot",
    [
        Passage("lesson-shoot-rows", lambda m: m.shooter == DEALERS and m.enemy == PIONEERS),
        Passage("lesson-shoot-plain", lambda m: bool(m.enemy) and (m.shooter != DEALERS or m.enemy != PIONEERS)),
        Passage("lesson-shoot-dice", lambda m: bool(m.enemy)),
        Passage("lesson-shoot-elements", lambda m: not m.enemy),
        Passage("lesson-shoot-soft", lambda m: m.enemy_cover == SOFT),
        Passage("lesson-shoot-hard", lambda m: m.enemy_cover == HARD),
        Passage("lesson-shoot-ask", lambda m: bool(m.enemy) and m.enemy_cover == NO_COVER),
    ],
    rules=["T7.1", "T7.3", "T7.5", "T7.6", "T1.2"],
    hints=[
        Passage("lesson-shoot-hint", lambda m: bool(m.enemy)),
        Passage("lesson-shoot-hint-line", lambda m: bool(m.enemy)),
        Passage("lesson-shoot-elements", lambda m: not m.enemy),
    ],
    verdicts=[
        *_AIMED,
        Verdict(BEST, "lesson-shoot-all", lambda m: m.all_at_one),
        Verdict(FINE, "lesson-shoot-split"),
    ],
    concepts=["rows", "dice", "odds"],
)
BLADES: Final = Scene[Moment](
    "lesson-blades",
    [
        Passage("lesson-blades-rows"),
        Passage("lesson-shoot-hard", lambda m: m.enemy_cover == HARD),
        Passage("lesson-blades-knives"),
    ],
    rules=["T7.6", "T11.1", "T11.2", "T11.3"],
    hints=[Passage("lesson-shoot-hint"), Passage("lesson-shoot-hint-line")],
    verdicts=[
        *_AIMED,
        Verdict(BEST, "lesson-blades-all", lambda m: m.all_at_one),
        Verdict(FINE, "lesson-shoot-split"),
    ],
    concepts=["knives", "strike-back"],
)


def _spares_riflemen(m: Moment) -> bool:
    """A rifleman is left who could have fallen instead."""
    return m.after.facts.units[m.slot(DEALERS)].figures["rifle"] > 0


LOSSES: Final = Scene[Moment](
    "lesson-losses",
    [Passage("lesson-losses-what"), Passage("lesson-losses-which", lambda m: m.round == FIRST_ROUND)],
    rules=["T7.5", "T1.4", "T8.1"],
    hints=[Passage("lesson-losses-hint")],
    verdicts=[
        Verdict(POOR, "lesson-losses-mg", lambda m: m.falls("mg") > 0 and _spares_riflemen(m)),
        Verdict(POOR, "lesson-losses-bazooka", lambda m: m.falls("bazooka") > 0 and _spares_riflemen(m)),
        Verdict(BEST, "lesson-losses-rifles", lambda m: m.falls("mg") + m.falls("bazooka") == 0),
        Verdict(FINE, "lesson-losses-others"),
    ],
    concepts=["losses", "saves"],
)
STRIKE: Final = Scene[Moment](
    "lesson-strike",
    [Passage("lesson-strike-what")],
    rules=["T11.1", "T11.3"],
    hints=[Passage("lesson-strike-hint")],
    verdicts=[
        Verdict(BEST, "lesson-strike-back", lambda m: m.verb == "strike-back"),
        Verdict(POOR, "lesson-strike-not"),
    ],
)


def _worth_it(m: Moment) -> bool:
    return m.reaction.share >= WORTH_A_TRY


REACTION: Final = Scene[Moment](
    "lesson-reaction",
    [
        Passage("lesson-reaction-when"),
        Passage("lesson-reaction-die"),
        Passage("lesson-reaction-peril", lambda m: m.peril[0] != ""),
    ],
    look=["squares"],
    rules=["T13.1", "T13.2", "T13.4", "T13.5"],
    hints=[
        Passage("lesson-reaction-hint", _worth_it),
        Passage("lesson-reaction-hint-not", lambda m: not _worth_it(m)),
    ],
    verdicts=[
        Verdict(BEST, "lesson-reaction-tried", lambda m: m.verb == "react" and _worth_it(m)),
        Verdict(FINE, "lesson-reaction-weak", lambda m: m.verb == "react"),
        Verdict(POOR, "lesson-reaction-missed", lambda m: _worth_it(m) and m.peril[1].share >= EXPOSED),
        Verdict(FINE, "lesson-reaction-kept", _worth_it),
        Verdict(BEST, "lesson-reaction-idle"),
    ],
    concepts=["reaction"],
)
