"""The scenes of the guided first game: what is said, which rules stand behind it, and what each answer is worth.

A list of verdicts is read from the top, and the first that fits is said; the last fits always. The recommended answer
is one that is judged best. Scenes of a battle are in ``scenes_battle.py``.
"""

from collections.abc import Sequence
from typing import Final

from sandtable.games.dust.lesson.moments import FRONT, PRIZE, Moment
from sandtable.games.dust.lesson.partner import BASE, CARD, GOOD
from sandtable.games.dust.lesson.scenes_battle import ABILITY, BATTLE, DEFENCE, FLEE, HURT
from sandtable.lessons.lesson import BEST, FINE, POOR, Passage, Place, Scene, Verdict

EVEN: Final = 0.5
"""Below these odds an attack is a gamble."""
NEIGHBOUR: Final = "gulf-coast"
"""The neutral capital beside the learner's own."""

# Scenes that are only read

WORLD: Final = Scene[Moment](
    "lesson-world",
    [Passage("lesson-world-seats"), Passage("lesson-world-control"), Passage("lesson-world-marks")],
    look=["world", "legend"],
    rules=["D1.5", "D1.8", "D1.9", "D1.10"],
    concepts=["map", "control", "neutrals"],
)
AIMS: Final = Scene[Moment](
    "lesson-aims",
    [Passage("lesson-aims-points"), Passage("lesson-aims-majorities"), Passage("lesson-aims-now")],
    look=["standings"],
    rules=["D11.1", "D11.2", "D11.3", "D12.1", "D12.2"],
    concepts=["victory", "majorities", "sources", "capitals"],
)
CLOSING: Final = Scene[Moment](
    "lesson-closing",
    [
        Passage("lesson-closing-scored"),
        Passage("lesson-closing-capitals", lambda m: m.entitled),
        Passage("lesson-closing-ahead"),
    ],
    look=["standings", "africa"],
    rules=["D11.1", "D11.2", "D6.9", "D12.1"],
    concepts=["scoring"],
)

# The card

CARDS: Final = Scene[Moment](
    "lesson-card",
    [
        Passage("lesson-card-numbers"),
        Passage("lesson-card-order"),
        Passage("lesson-card-which"),
    ],
    look=["hand"],
    rules=["D1.3", "D3.1", "D3.3", "D3.4"],
    hints=[Passage("lesson-card-hint"), Passage("lesson-card-hint-more")],
    verdicts=[
        Verdict(BEST, "lesson-card-best", lambda m: m.first == CARD),
        Verdict(FINE, "lesson-card-attacks", lambda m: m.values(m.first)[0] > 2),
        Verdict(FINE, "lesson-card-moves", lambda m: m.values(m.first)[1] > 2),
        Verdict(POOR, "lesson-card-points"),
    ],
    concepts=["cards", "turn-order", "ability"],
)

# Production

BUY: Final = Scene[Moment](
    "lesson-buy",
    [
        Passage("lesson-buy-points"),
        Passage("lesson-buy-supremacy", lambda m: m.plan),
        Passage("lesson-buy-centre", lambda m: m.centres(0) == m.centres(1)),
        Passage("lesson-buy-how"),
    ],
    look=["production"],
    rules=["D4.1", "D4.2", "D4.8", "D4.11", "D1.6"],
    hints=[
        Passage("lesson-buy-hint", lambda m: m.plan),
        Passage("lesson-buy-hint-plain", lambda m: not m.plan),
        Passage("lesson-buy-hint-line", lambda m: m.plan),
    ],
    verdicts=[
        Verdict(POOR, "lesson-buy-nothing", lambda m: not any(m.basket)),
        Verdict(POOR, "lesson-buy-wasted", lambda m: m.left > 1),
        Verdict(BEST, "lesson-buy-best", lambda m: m.arms > m.prize_supremacy and m.tops and m.plan),
        Verdict(BEST, "lesson-buy-both", lambda m: m.arms > m.prize_supremacy and m.builds and m.plan),
        Verdict(FINE, "lesson-buy-strike", lambda m: m.arms > m.prize_supremacy and m.plan),
        Verdict(FINE, "lesson-buy-built", lambda m: m.builds),
        Verdict(FINE, "lesson-buy-boats", lambda m: m.basket[4] > 0),
        Verdict(FINE, "lesson-buy-other"),
    ],
    concepts=["production", "prices", "supremacy"],
)
HIRE: Final = Scene[Moment](
    "lesson-hire",
    [Passage("lesson-hire-what")],
    look=[],
    rules=["D4.9"],
    hints=[Passage("lesson-hire-hint")],
    verdicts=[
        Verdict(BEST, "lesson-hire-none", lambda m: m.verb == "done"),
        Verdict(POOR, "lesson-hire-neighbour", lambda m: m.first == NEIGHBOUR),
        Verdict(FINE, "lesson-hire-far"),
    ],
)
PUT: Final = Scene[Moment](
    "lesson-put",
    [
        Passage("lesson-put-where", lambda m: m.placed_none),
        Passage("lesson-put-front", lambda m: m.placed_none and m.plan),
        Passage("lesson-put-boats", lambda m: m.asks("kind") == "submarine"),
        Passage("lesson-put-more", lambda m: not m.placed_none),
    ],
    look=["africa"],
    rules=["D4.4", "D4.5"],
    hints=[
        Passage("lesson-put-hint", lambda m: m.plan),
        Passage("lesson-put-hint-plain", lambda m: not m.plan),
    ],
    verdicts=[
        Verdict(FINE, "lesson-put-at-sea", lambda m: m.asks("kind") == "submarine"),
        Verdict(BEST, "lesson-put-best", lambda m: m.first == FRONT and m.plan),
        Verdict(FINE, "lesson-put-far", lambda m: m.plan),
        Verdict(FINE, "lesson-put-ready"),
    ],
    concepts=["placing", "limits"],
)
CENTRE: Final = Scene[Moment](
    "lesson-centre",
    [Passage("lesson-centre-where"), Passage("lesson-centre-which")],
    look=[],
    rules=["D4.6", "D1.7", "D7.3"],
    hints=[Passage("lesson-centre-hint")],
    verdicts=[
        Verdict(POOR, "lesson-centre-front", lambda m: m.threatened(m.first)),
        Verdict(BEST, "lesson-centre-coast", lambda m: m.coastal(m.first)),
        Verdict(FINE, "lesson-centre-inland"),
    ],
    concepts=["centres"],
)
DISCARD: Final = Scene[Moment](
    "lesson-discard",
    [Passage("lesson-discard-what")],
    rules=["D4.7"],
    hints=[Passage("lesson-discard-hint")],
    verdicts=[
        Verdict(BEST, "lesson-discard-none", lambda m: m.verb == "done"),
        Verdict(FINE, "lesson-discard-some"),
    ],
    concepts=["hand"],
)

# Movement


MOVE: Final = Scene[Moment](
    "lesson-move",
    [
        Passage("lesson-move-what", lambda m: m.first_move),
        Passage("lesson-move-sea", lambda m: m.first_move),
        Passage("lesson-move-gift", lambda m: m.gift),
        Passage("lesson-move-gather", lambda m: m.reserve and not m.gift),
        Passage("lesson-move-rest", lambda m: not m.reserve and not m.gift),
    ],
    look=["africa", "atlantic"],
    rules=["D5.1", "D5.2", "D5.3", "D5.5", "D5.8"],
    hints=[
        Passage("lesson-move-hint-gift", lambda m: m.gift),
        Passage("lesson-move-hint-gather", lambda m: m.reserve and not m.gift),
        Passage("lesson-move-hint-done", lambda m: not m.reserve and not m.gift),
    ],
    verdicts=[
        Verdict(POOR, "lesson-move-missed", lambda m: m.verb == "done" and m.gift),
        Verdict(BEST, "lesson-move-done", lambda m: m.verb == "done"),
        Verdict(POOR, "lesson-move-abandoned", lambda m: m.empties and m.counts(m.first)),
        Verdict(BEST, "lesson-move-source", lambda m: m.takes_source),
        Verdict(POOR, "lesson-move-left", lambda m: m.empties and not m.free(m.target)),
        Verdict(BEST, "lesson-move-gathered", lambda m: m.target == FRONT and m.plan),
        Verdict(FINE, "lesson-move-taken", lambda m: m.free(m.target)),
        Verdict(FINE, "lesson-move-other"),
    ],
    concepts=["movement", "amphibious"],
)

# Attacks


def _ready(m: Moment) -> bool:
    """There is an army for the lesson's attack."""
    return m.plan and sum(m.strike_force) > 0


def _won(m: Moment) -> bool:
    """The prize is taken, and will have to be defended."""
    return m.mine(PRIZE) and m.theirs(BASE)


def _sound(m: Moment) -> bool:
    """The lesson's attack can be made now with good odds."""
    return m.plan and m.strike_odds >= GOOD


ATTACK: Final = Scene[Moment](
    "lesson-attack",
    [
        Passage("lesson-attack-what", lambda m: m.first_attack),
        Passage("lesson-attack-order", lambda m: m.first_attack),
        Passage("lesson-attack-odds", lambda m: m.first_attack and _ready(m)),
        Passage("lesson-attack-plain", lambda m: m.first_attack and not _ready(m)),
        Passage("lesson-attack-won", lambda m: not m.first_attack and _won(m)),
        Passage("lesson-attack-more", lambda m: not m.first_attack and not _won(m)),
    ],
    look=["africa"],
    rules=["D6.1", "D6.2", "D6.6", "D7.2", "D7.3"],
    hints=[
        Passage("lesson-attack-hint", _sound),
        Passage("lesson-attack-hint-line", _sound),
        Passage("lesson-attack-hint-done", lambda m: not _sound(m)),
    ],
    verdicts=[
        Verdict(POOR, "lesson-attack-shy", lambda m: m.verb == "done" and _sound(m)),
        Verdict(BEST, "lesson-attack-enough", lambda m: m.verb == "done"),
        Verdict(FINE, "lesson-attack-special", lambda m: m.verb != "attack"),
        Verdict(POOR, "lesson-attack-gamble", lambda m: m.chance < EVEN),
        Verdict(POOR, "lesson-attack-bare", lambda m: m.empties and m.counts(m.first)),
        Verdict(FINE, "lesson-attack-even", lambda m: m.chance < GOOD),
        Verdict(BEST, "lesson-attack-best", lambda m: m.target == PRIZE),
        Verdict(FINE, "lesson-attack-prize", lambda m: m.counts(m.target)),
        Verdict(FINE, "lesson-attack-area"),
    ],
    concepts=["combat", "odds"],
)

SCENES: Final[Sequence[Scene[Moment]]] = [
    *(WORLD, AIMS, CARDS, BUY, PUT, CENTRE, DISCARD, MOVE, ATTACK, ABILITY, BATTLE, DEFENCE, CLOSING),
]
"""The scenes of the recommended way, in their order; a battle brought to the learner (``DEFENCE``) may not come."""
ASIDE: Final[Sequence[Scene[Moment]]] = [HIRE, HURT, FLEE]
"""Scenes that belong to another's number, for questions that only some come to."""

_NUMBERS: Final = {
    "choose-cards": CARDS,
    "buy": BUY,
    "hire": HIRE,
    "put": PUT,
    "new-centre": CENTRE,
    "discard": DISCARD,
    "move": MOVE,
    "attack": ATTACK,
    "losses": HURT,
    "strike-losses": HURT,
    "flee": FLEE,
    "carry-off": FLEE,
}
_BESIDE: Final = {HIRE.title: BUY, HURT.title: BATTLE, FLEE.title: BATTLE}


def place(m: Moment) -> Place[Moment]:
    """The scene of the learner's question."""
    scene = _NUMBERS.get(m.step, ABILITY)
    if m.step == "withdraw":
        scene = BATTLE if m.attacks else DEFENCE
    return Place(SCENES.index(_BESIDE.get(scene.title, scene)) + 1, scene)
