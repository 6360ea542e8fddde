"""The scenes of the guided first game: what is said, which rules stand behind it, and what each answer is worth.

A list of verdicts is read from the top, and the first that fits is said; the last fits always, or the verbs before
it are all that can be answered. The recommended answer is one that is judged best.
"""

from collections.abc import Sequence
from typing import Final

from sandtable.games.dual_powers.lesson.moments import TROTSKY, Moment
from sandtable.games.dual_powers.rules.components import RED
from sandtable.lessons.lesson import BEST, FINE, POOR, Passage, Place, Scene, Verdict

# Scenes that are only read

CITY: Final = Scene[Moment](
    "lesson-city",
    [Passage("lesson-city-powers"), Passage("lesson-city-tokens"), Passage("lesson-city-start")],
    look=["status", "regions"],
    rules=["P1.1", "P1.4", "P2.2"],
    concepts=["set-up"],
)
AIMS: Final = Scene[Moment](
    "lesson-aims",
    [Passage("lesson-aims-scored"), Passage("lesson-aims-tiles"), Passage("lesson-aims-will")],
    look=["connections"],
    rules=["P2.3", "P4.17", "P5.1", "P5.3"],
    concepts=["unrest", "next-unrest", "neutrals"],
)
CLOSING: Final = Scene[Moment](
    "lesson-closing",
    [Passage("lesson-closing-tired"), Passage("lesson-closing-clean"), Passage("lesson-closing-ahead")],
    look=["status", "regions"],
    rules=["P5.7", "P6.1", "P6.2", "P6.3"],
    concepts=["exhaustion", "clean-up"],
)

# The objective

OBJECTIVE: Final = Scene[Moment](
    "lesson-objective",
    [Passage("lesson-objective-what"), Passage("lesson-objective-which")],
    look=["hand"],
    rules=["P3.2", "P5.6"],
    hints=[Passage("lesson-objective-hint")],
    verdicts=[
        Verdict(BEST, "lesson-objective-best", lambda m: m.first == "green-5-move"),
        Verdict(FINE, "lesson-objective-green", lambda m: m.first == "green-4-move"),
        Verdict(FINE, "lesson-objective-unrest", lambda m: m.region_of(m.first) == m.unrest),
        Verdict(FINE, "lesson-objective-other"),
    ],
    concepts=["objective"],
)

# Which card to play

FIRST_CARD: Final = Scene[Moment](
    "lesson-first",
    [Passage("lesson-first-turn"), Passage("lesson-first-days"), Passage("lesson-first-which")],
    look=["hand"],
    rules=["P4.1", "P4.2", "P4.4"],
    hints=[Passage("lesson-first-hint")],
    verdicts=[
        Verdict(POOR, "lesson-card-leader-early", lambda m: m.is_leader(m.first)),
        Verdict(BEST, "lesson-first-best", lambda m: m.region_of(m.first) == m.unrest),
        Verdict(FINE, "lesson-first-mine", lambda m: m.region_of(m.first) == m.mine),
        Verdict(FINE, "lesson-first-other"),
    ],
    concepts=["calendar"],
)
SECOND_CARD: Final = Scene[Moment](  # some command card lands on 15: White leaves a date from which one does
    "lesson-second",
    [Passage("lesson-second-reach"), Passage("lesson-second-which")],
    look=["hand"],
    rules=["P4.2", "P4.4"],
    hints=[Passage("lesson-second-hint")],
    verdicts=[
        Verdict(POOR, "lesson-second-missed", lambda m: not m.earns(m.first)),
        Verdict(POOR, "lesson-card-leader-early", lambda m: m.is_leader(m.first)),
        Verdict(BEST, "lesson-second-best", lambda m: m.region_of(m.first) in (m.mine, m.unrest)),
        Verdict(FINE, "lesson-second-elsewhere"),
    ],
    concepts=["bonus-days"],
)
THIRD_CARD: Final = Scene[Moment](
    "lesson-third",
    [
        Passage("lesson-third-blow", lambda m: not m.will),
        Passage("lesson-third-leaders"),
        Passage("lesson-third-specials"),
    ],
    look=["regions", "hand"],
    rules=["P4.12", "P4.13", "P4.14", "P4.15"],
    hints=[
        Passage("lesson-third-hint", lambda m: "stalin" in m.hand),
        Passage("lesson-card-hint", lambda m: "stalin" not in m.hand),
    ],
    verdicts=[
        Verdict(BEST, "lesson-third-spy", lambda m: m.special_of(m.first) == "espionage"),
        Verdict(FINE, "lesson-third-inspire", lambda m: m.special_of(m.first) == "inspire"),
        Verdict(FINE, "lesson-third-protest", lambda m: m.special_of(m.first) == "protest"),
        Verdict(FINE, "lesson-third-bonus", lambda m: m.earns(m.first)),
        Verdict(FINE, "lesson-third-command", lambda m: "stalin" in m.hand),
        Verdict(FINE, "lesson-card-plain"),
    ],
    concepts=["leaders"],
)


def _can_take_will(m: Moment) -> bool:
    return m.can_pass() and not m.will


FOURTH_CARD: Final = Scene[Moment](
    "lesson-fourth",
    [
        Passage("lesson-fourth-month"),
        Passage("lesson-fourth-reach", _can_take_will),
        Passage("lesson-fourth-stop", lambda m: _can_take_will(m) and any(m.stops(card) for card in m.hand)),
        Passage("lesson-fourth-keep", lambda m: m.can_pass() and m.will),
        Passage("lesson-fourth-no-reach", lambda m: not m.can_pass()),
    ],
    look=["regions", "hand"],
    rules=["P4.2", "P4.3", "P4.5", "P4.19"],
    hints=[
        Passage("lesson-fourth-hint", _can_take_will),
        Passage("lesson-card-hint", lambda m: not _can_take_will(m)),
    ],
    verdicts=[
        Verdict(BEST, "lesson-fourth-best", lambda m: m.passes(m.first) and not m.will and not m.is_leader(m.first)),
        Verdict(FINE, "lesson-fourth-leader", lambda m: m.passes(m.first) and not m.will),
        Verdict(FINE, "lesson-fourth-kept", lambda m: m.passes(m.first)),
        Verdict(POOR, "lesson-fourth-eve", lambda m: m.stops(m.first) and _can_take_will(m)),
        Verdict(FINE, "lesson-third-bonus", lambda m: m.earns(m.first)),
        Verdict(BEST, "lesson-card-plain", lambda m: m.region_of(m.first) in (m.mine, m.theirs, m.unrest)),
        Verdict(FINE, "lesson-card-plain"),
    ],
    concepts=["month", "will"],
)

# What to use it for: texts and judgements that fit every command card


def _refresh_card(m: Moment) -> bool:
    return m.action_of(m.asks("card")) == "refresh"


def _move_card(m: Moment) -> bool:
    return not _refresh_card(m)


def _counts(m: Moment, region: str) -> bool:
    """Whether a region will be scored, as far as the learner knows."""
    return region in (m.unrest, m.mine, m.theirs)


def _trotsky_waits(m: Moment) -> bool:
    """Trotsky stands in the region of unrest and obeys the learner, and the card moves tokens."""
    return m.will and m.has(m.unrest, TROTSKY) and _move_card(m)


def _gives_up_unrest(m: Moment) -> bool:
    """The order takes Trotsky away from where he is needed."""
    return m.first == TROTSKY and m.leads(RED, m.unrest) and not m.after.leads(RED, m.unrest)


_RECRUITED: Final = [
    Verdict[Moment](POOR, "lesson-use-wasted", lambda m: m.wasted),
    Verdict[Moment](BEST, "lesson-use-two", lambda m: len(m.units) > 1),
    Verdict[Moment](BEST, "lesson-use-lasting", lambda m: m.lasting),
    Verdict[Moment](FINE, "lesson-use-fading", lambda m: m.verb == "recruit"),
]
_ACTED: Final = [
    Verdict[Moment](POOR, "lesson-use-refresh-nobody", lambda m: m.verb == "refresh" and not m.red_in(m.last)),
    Verdict[Moment](FINE, "lesson-use-refresh", lambda m: m.verb == "refresh"),
    Verdict[Moment](FINE, "lesson-use-fetch", lambda m: m.verb == "move" and m.neutral and m.red_in(m.last)),
    Verdict[Moment](POOR, "lesson-use-stray", lambda m: m.verb == "move" and m.neutral),
    Verdict[Moment](FINE, "lesson-use-march", lambda m: m.verb == "move"),
]

FIRST_USE: Final = Scene[Moment](
    "lesson-use",
    [Passage("lesson-use-either"), Passage("lesson-use-units"), Passage("lesson-use-action", _refresh_card)],
    look=["regions"],
    rules=["P4.7", "P4.8", "P4.11"],
    hints=[Passage("lesson-use-hint")],
    verdicts=[*_RECRUITED, *_ACTED],
    concepts=["recruit-or-action", "refresh"],
)
SECOND_USE: Final = Scene[Moment](
    "lesson-move",
    [
        Passage("lesson-move-neutrals", _move_card),
        Passage("lesson-move-blockade"),
        Passage("lesson-move-which"),
    ],
    look=["regions", "connections"],
    rules=["P4.8", "P4.9", "P4.17"],
    hints=[Passage("lesson-move-hint")],
    verdicts=[
        _RECRUITED[0],
        Verdict(BEST, "lesson-move-own", lambda m: m.lasting and _counts(m, m.region_of(m.asks("card")))),
        *_RECRUITED[1:],
        *_ACTED,
    ],
    concepts=["moving", "blockade"],
)
THIRD_USE: Final = Scene[Moment](
    "lesson-use",
    [Passage("lesson-use-short")],
    look=["regions"],
    rules=["P4.7", "P4.8"],
    hints=[Passage("lesson-use-hint")],
    verdicts=[*_RECRUITED, *_ACTED],
)
FOURTH_USE: Final = Scene[Moment](
    "lesson-last",
    [
        Passage("lesson-last-trotsky", _trotsky_waits),
        Passage("lesson-use-short", lambda m: not _trotsky_waits(m)),
        Passage("lesson-last-word"),
    ],
    look=["regions"],
    rules=["P4.9", "P4.19", "P4.20"],
    hints=[
        Passage("lesson-last-hint", _trotsky_waits),
        Passage("lesson-use-hint", lambda m: not _trotsky_waits(m)),
    ],
    verdicts=[
        Verdict(POOR, "lesson-last-lost", _gives_up_unrest),
        Verdict(BEST, "lesson-last-moved", lambda m: m.first == TROTSKY and m.last == (m.theirs or m.mine)),
        Verdict(FINE, "lesson-last-moved", lambda m: m.first == TROTSKY and m.last == m.mine),
        Verdict(FINE, "lesson-last-next", lambda m: m.verb == "recruit" and m.region_of(m.asks("card")) == m.coming),
        *_RECRUITED,
        *_ACTED,
    ],
    concepts=["control"],
)

# Leaders

LEADER: Final = Scene[Moment](
    "lesson-leader",
    [
        Passage("lesson-leader-both", lambda m: not m.asks("placed") and not m.asks("used")),
        Passage("lesson-leader-spy", lambda m: not m.asks("used") and m.special_of(m.asks("card")) == "espionage"),
        Passage("lesson-leader-inspire", lambda m: not m.asks("used") and m.special_of(m.asks("card")) == "inspire"),
        Passage("lesson-leader-protest", lambda m: not m.asks("used") and m.special_of(m.asks("card")) == "protest"),
        Passage("lesson-leader-seen", lambda m: m.theirs != "" and not m.asks("placed")),
        Passage("lesson-leader-where", lambda m: not m.theirs and bool(m.asks("used"))),
    ],
    look=["regions"],
    rules=["P4.12", "P4.13", "P4.14", "P4.15"],
    hints=[
        Passage("lesson-leader-hint-ask", lambda m: not m.asks("used")),
        Passage("lesson-leader-hint-place", lambda m: bool(m.asks("used"))),
    ],
    verdicts=[
        Verdict(BEST, "lesson-leader-asked", lambda m: m.verb == "spy" and not m.asks("placed")),
        Verdict(FINE, "lesson-leader-asked-late", lambda m: m.verb == "spy"),
        Verdict(BEST, "lesson-leader-inspired", lambda m: m.verb == "inspire"),
        Verdict(FINE, "lesson-leader-protested", lambda m: m.verb == "protest"),
        Verdict(FINE, "lesson-leader-done", lambda m: m.verb == "done"),
        Verdict(FINE, "lesson-leader-safe", lambda m: m.leads(RED, m.last)),
        Verdict(BEST, "lesson-leader-theirs", lambda m: m.last == m.theirs and m.after.leads(RED, m.theirs)),
        Verdict(FINE, "lesson-leader-unrest", lambda m: m.last == m.unrest),
        Verdict(FINE, "lesson-leader-safe", lambda m: m.last == m.mine),
        Verdict(FINE, "lesson-leader-next", lambda m: m.last == m.coming),
        Verdict(POOR, "lesson-leader-nowhere"),
    ],
    concepts=["special"],
)

# The bonus action, and the scoring

BONUS: Final = Scene[Moment](
    "lesson-bonus",
    [Passage("lesson-bonus-four"), Passage("lesson-bonus-which")],
    look=["regions"],
    rules=["P4.4", "P4.16"],
    hints=[Passage("lesson-bonus-hint")],
    verdicts=[
        Verdict(BEST, "lesson-bonus-lasting", lambda m: m.verb == "enlist" and m.last == m.mine and m.lasting),
        Verdict(FINE, "lesson-bonus-lasting", lambda m: m.verb == "enlist" and _counts(m, m.last) and m.lasting),
        Verdict(FINE, "lesson-bonus-scored", lambda m: m.verb == "enlist" and _counts(m, m.last)),
        Verdict(FINE, "lesson-bonus-next", lambda m: m.verb == "enlist" and m.last == m.coming),
        Verdict(POOR, "lesson-bonus-idle", lambda m: m.verb == "enlist"),
        Verdict(FINE, "lesson-bonus-draw", lambda m: m.verb == "draw-card"),
        Verdict(POOR, "lesson-bonus-none", lambda m: m.verb == "done"),
        *_ACTED,
    ],
    concepts=["bonus"],
)
REWARD: Final = Scene[Moment](
    "lesson-reward",
    [
        Passage("lesson-reward-order"),
        Passage("lesson-reward-tied", lambda m: m.tied(m.unrest)),
        Passage("lesson-reward-which"),
    ],
    look=["regions"],
    rules=["P5.2", "P5.3", "P5.5", "P5.9"],
    hints=[Passage("lesson-reward-hint")],
    verdicts=[
        Verdict(BEST, "lesson-reward-points", lambda m: m.verb == "points"),
        Verdict(FINE, "lesson-reward-bonus"),
    ],
    concepts=["scoring"],
)

SCENES: Final[Sequence[Scene[Moment]]] = [
    *(CITY, AIMS, OBJECTIVE, FIRST_CARD, FIRST_USE, SECOND_CARD, SECOND_USE, BONUS),
    *(THIRD_CARD, LEADER, FOURTH_CARD, FOURTH_USE, REWARD, CLOSING),
]
"""The scenes of the recommended way, in their order."""
_CARDS: Final = (FIRST_CARD, SECOND_CARD, THIRD_CARD, FOURTH_CARD)
_USES: Final = (FIRST_USE, SECOND_USE, THIRD_USE, FOURTH_USE)
_USE_NUMBERS: Final = (5, 7, 10, 12)


def place(m: Moment) -> Place[Moment]:
    """The scene of the learner's question. Whatever comes at an unusual moment keeps the number of its turn."""
    if m.step == "choose-objectives":
        return Place(3, OBJECTIVE)
    if m.step == "unrest-reward":
        return Place(13, REWARD)
    if m.step == "bonus":
        return Place(13 if m.asks("scoring") else 8 if m.turn == 2 else _USE_NUMBERS[m.turn - 1], BONUS)
    turn = m.turn - 1
    if m.step == "play-card":
        return Place(SCENES.index(_CARDS[turn]) + 1, _CARDS[turn])
    return Place(_USE_NUMBERS[turn], LEADER if m.step == "use-leader" else _USES[turn])
