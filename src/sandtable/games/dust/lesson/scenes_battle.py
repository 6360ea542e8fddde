"""The scenes of a battle in the guided first game: retreat, losses, abilities, and being attacked."""

from typing import Final

from sandtable.games.dust.lesson.moments import FRONT, Moment
from sandtable.games.dust.lesson.partner import HOPELESS
from sandtable.lessons.lesson import BEST, FINE, POOR, Passage, Scene, Verdict

SURE: Final = 0.6
"""Above this chance a retreat gives away more than it saves."""

BATTLE: Final = Scene[Moment](
    "lesson-battle",
    [
        Passage("lesson-battle-dice", lambda m: m.rolls < 2 and not m.at_sea),
        Passage("lesson-battle-sea", lambda m: m.rolls < 2 and m.at_sea),
        Passage("lesson-battle-retreat", lambda m: m.rolls < 2),
        Passage("lesson-battle-now"),
    ],
    look=["battle"],
    rules=["D7.3", "D7.4", "D7.5", "D7.6", "D7.7", "D7.8", "D7.9"],
    hints=[
        Passage("lesson-battle-hint-on", lambda m: m.prospect >= HOPELESS),
        Passage("lesson-battle-hint-back", lambda m: m.prospect < HOPELESS),
    ],
    verdicts=[
        Verdict(BEST, "lesson-battle-on", lambda m: m.verb == "done" and m.prospect >= HOPELESS),
        Verdict(POOR, "lesson-battle-stubborn", lambda m: m.verb == "done"),
        Verdict(POOR, "lesson-battle-early", lambda m: m.prospect >= SURE),
        Verdict(FINE, "lesson-battle-careful", lambda m: m.prospect >= HOPELESS),
        Verdict(BEST, "lesson-battle-saved"),
    ],
    concepts=["dice", "retreat", "cease-fire"],
)
DEFENCE: Final = Scene[Moment](
    "lesson-defence",
    [
        Passage("lesson-defence-what", lambda m: m.rolls <= 3),
        Passage("lesson-defence-now"),
    ],
    look=["battle"],
    rules=["D7.6", "D8.2", "D8.3", "D8.4"],
    hints=[
        Passage("lesson-defence-hint-stay", lambda m: m.prospect >= HOPELESS),
        Passage("lesson-defence-hint-go", lambda m: m.prospect < HOPELESS),
    ],
    verdicts=[
        Verdict(BEST, "lesson-defence-stay", lambda m: m.verb == "done" and m.prospect >= HOPELESS),
        Verdict(FINE, "lesson-defence-last", lambda m: m.verb == "done"),
        Verdict(POOR, "lesson-defence-early", lambda m: m.prospect >= SURE),
        Verdict(FINE, "lesson-defence-careful", lambda m: m.prospect >= HOPELESS),
        Verdict(BEST, "lesson-defence-saved"),
    ],
    concepts=["defence"],
)
HURT: Final = Scene[Moment](
    "lesson-hurt",
    [
        Passage("lesson-hurt-what", lambda m: m.rolls < 2 and not m.defends),
        Passage("lesson-hurt-again", lambda m: m.rolls > 1 or m.defends),
        Passage("lesson-hurt-neutral", lambda m: m.battle is not None and not m.attacks and not m.defends),
    ],
    look=["battle"],
    rules=["D7.4", "D7.11"],
    hints=[Passage("lesson-hurt-hint")],
    verdicts=[
        Verdict(BEST, "lesson-hurt-dearest", lambda m: m.dearest),
        Verdict(FINE, "lesson-hurt-cheaper"),
    ],
)
FLEE: Final = Scene[Moment](
    "lesson-flee",
    [Passage("lesson-flee-where")],
    look=["africa"],
    rules=["D8.1", "D8.2", "D8.3", "D8.7"],
    hints=[Passage("lesson-flee-hint")],
    verdicts=[
        Verdict(BEST, "lesson-flee-worth", lambda m: m.counts(m.first)),
        Verdict(FINE, "lesson-flee-plain"),
    ],
)

# Abilities: which one asks is told by the step, and by the open card


def _ace(m: Moment) -> bool:
    return m.step.endswith("at-start")


def _rockets(m: Moment) -> bool:
    return m.step.endswith("reroll")


def _nurse(m: Moment) -> bool:
    return m.step.endswith("nurse")


def _builder(m: Moment) -> bool:
    return m.step.endswith("builder")


def _below(m: Moment) -> bool:
    """A roll of fewer hits than dice bring on average."""
    return 3 * m.hits < m.dice


ABILITY: Final = Scene[Moment](
    "lesson-ability",
    [
        Passage("lesson-ability-once"),
        Passage("lesson-ability-ace", _ace),
        Passage("lesson-ability-rockets", _rockets),
        Passage("lesson-ability-nurse", _nurse),
        Passage("lesson-ability-builder", _builder),
    ],
    look=["battle"],
    rules=["D3.4", "D10.1", "D10.2", "D10.8", "D10.9", "D10.12"],
    hints=[
        Passage("lesson-ability-hint-ace", _ace),
        Passage("lesson-ability-hint-rockets", _rockets),
        Passage("lesson-ability-hint-nurse", _nurse),
        Passage("lesson-ability-hint-builder", _builder),
    ],
    verdicts=[
        Verdict(BEST, "lesson-ability-ace-used", lambda m: _ace(m) and m.verb == "use"),
        Verdict(BEST, "lesson-ability-rockets-used", lambda m: _rockets(m) and m.verb == "use" and _below(m)),
        Verdict(POOR, "lesson-ability-rockets-greedy", lambda m: _rockets(m) and m.verb == "use"),
        Verdict(BEST, "lesson-ability-rockets-kept", lambda m: _rockets(m) and not _below(m)),
        Verdict(BEST, "lesson-ability-nurse-used", lambda m: _nurse(m) and m.verb == "use"),
        Verdict(BEST, "lesson-ability-mech-front", lambda m: _builder(m) and m.first == FRONT and m.plan),
        Verdict(FINE, "lesson-ability-mech", lambda m: _builder(m) and m.verb == "mech"),
        Verdict(FINE, "lesson-ability-declined"),
    ],
    concepts=["ability-used"],
)
