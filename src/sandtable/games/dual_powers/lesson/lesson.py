"""The guided first game: round one, led by the hand, with red for the learner (see ``sandtable.lessons.lesson``).

What is prepared, so that one round shows everything: the neutral unit in the region of unrest begins exhausted
(in a real game all begin ready), and where the neutral units stand, the two tiles and both hands are chosen. The
days of the cards add up so that the learner can land on 15 in the second turn and pass 31 in the fourth, whether
or not every answer is the recommended one. Chance decides nothing before a bonus draw or the clean-up.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.dual_powers.lesson.moments import Moment
from sandtable.games.dual_powers.lesson.partner import white_order
from sandtable.games.dual_powers.lesson.scenes import AIMS, CITY, CLOSING, SCENES, place
from sandtable.games.dual_powers.rules.components import RED, WHITE
from sandtable.games.dual_powers.ui.text import TextBoard
from sandtable.lessons.lesson import Lesson, Passage
from sandtable.text.wording import Wording

POSITION: Final[dict[str, Any]] = {
    "board": {
        "round": 1,
        "will": "red",
        "unrest": "purple",
        "blockade": "blue",
        "regions": {
            "purple": ["neutral-1/0 exhausted"],
            "blue": ["neutral-1/0"],
            "red": ["neutral-1/1"],
            "green": ["neutral-1/1"],
            "white": ["neutral-1/2"],
            "brown": ["neutral-1/2"],
        },
        "hands": {
            "red": [
                *("purple-5-refresh", "green-4-move", "green-5-move", "blue-5-move", "brown-4-refresh"),
                *("lenin", "stalin", "zinoviev"),
            ],
            "white": [
                *("blue-5-double-move", "blue-6-refresh", "brown-4-move", "brown-5-double-move", "green-3-double-move"),
                *("kerensky", "lvov", "kornilov"),
            ],
        },
    },
    "steps": [
        {"step": "choose-objectives"},
        *[{"step": "turn", "side": "red"}, {"step": "turn", "side": "white"}] * 4,
        *({"step": name} for name in ("unrest", "reveal-objectives", "exhaust", "end-of-game", "clean-up", "round")),
    ],
}

# What is said about White's orders

ASIDES: Final = [
    Passage[Moment]("lesson-white-next", lambda m: m.verb == "recruit" and m.region_of(m.asks("card")) == m.coming),
    Passage[Moment]("lesson-white-inspire", lambda m: m.verb == "inspire"),
    Passage[Moment]("lesson-white-enters", lambda m: m.verb == "place" and m.after.has(m.unrest, "kerensky")),
    Passage[Moment](
        "lesson-white-tie",
        lambda m: (
            m.verb == "recruit"
            and m.region_of(m.asks("card")) == "brown"
            and m.after.tied("brown")
            and m.after.leads(WHITE, "brown")
        ),
    ),
    Passage[Moment](
        "lesson-white-brown",
        lambda m: (
            m.verb == "recruit"
            and m.region_of(m.asks("card")) == "brown"
            and not (m.after.tied("brown") and m.after.leads(WHITE, "brown"))
        ),
    ),
    Passage[Moment]("lesson-white-green", lambda m: m.verb == "recruit" and m.region_of(m.asks("card")) == "green"),
    Passage[Moment]("lesson-white-bonus", lambda m: m.verb == "enlist"),
    Passage[Moment]("lesson-white-points", lambda m: m.verb == "points"),
    Passage[Moment]("lesson-white-month", lambda m: m.board["month"] != m.after.board["month"] and m.verb == "play"),
]


# What the texts may name, and what is shown


def arguments(m: Moment, wording: Wording) -> Mapping[str, str | int]:
    """Names of regions, leaders and cards, the date, and the strengths after the order if there is one."""
    box, after = m.rules.box, m.after
    found: dict[str, str | int] = {region: wording.name("region", region) for region in box.regions}
    for region in box.regions:
        found[f"{region}-ours"], found[f"{region}-theirs"] = after.strength(RED, region), after.strength(WHITE, region)
    found |= {leader: wording.name("leader", leader) for leader in box.leaders}
    cards = {"card-purple": "purple-5-refresh", "card-green": "green-4-move", "card-goal": "green-5-move"}
    found |= {key: wording.name("card", card) for key, card in cards.items()}
    found |= {"card-blue": wording.name("card", "blue-5-move")}
    found |= {f"unit-{unit.replace('/', '-')}": wording.name("token", unit) for unit in ("red-1/2", "red-2/2")}
    found |= {
        "neutral": wording.name("token", "neutral-1/2"),
        "day": int(m.board["day"]),
        "lands": int(after.board["day"]),
    }
    target = m.last if m.last in box.regions else m.unrest
    found["target"] = wording.name("region", target)
    found["target-ours"], found["target-theirs"] = after.strength(RED, target), after.strength(WHITE, target)
    found["leader"] = wording.name("leader", m.first if m.is_leader(m.first) else str(m.asks("card") or ""))
    found["card"] = wording.name("card", m.first) if m.verb in ("objective", "play") else ""
    found["region"] = wording.name("region", m.region_of(m.first) or m.region_of(str(m.asks("card") or "")) or m.unrest)
    found["points"] = m.points_of(m.first)
    goal = str(m.board["objectives"].get("white", ""))
    found["goal-card"], found["goal-points"] = wording.name("card", goal), m.points_of(goal)
    found["goal"] = wording.name("region", m.theirs) if m.theirs else ""
    found["track"] = box.track
    found["support"] = abs(int(m.board["support"]))
    found["unrest-points"] = m.rules.unrest_points[box.months.index(m.board["month"])]
    return found


def look(parts: Sequence[str], view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """Parts of the board: status, regions, connections, hand."""
    board = TextBoard(view, rules, wording, width)
    drawn = {"status": board.status, "regions": board.regions, "connections": board.connections}
    found: list[str] = []
    for part in parts:
        lines = board.hand(view["board"]["hands"]["red"]) if part == "hand" else drawn[part]()
        found += [*([""] if found else []), *lines]
    return found


LESSON: Final = Lesson[Moment](
    learner=RED,
    position=POSITION,
    opening=[CITY, AIMS],
    closing=CLOSING,
    length=len(SCENES),
    place=place,
    moment=Moment,
    arguments=arguments,
    opponent=white_order,
    asides=ASIDES,
    look=look,
    over=lambda view: bool(view["board"]["round"] > 1 or not view["steps"]),
)
