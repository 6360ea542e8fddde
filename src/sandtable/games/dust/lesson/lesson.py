"""The guided first game: a round of Premium for two, led by the hand (see ``sandtable.lessons.lesson``).

What is prepared, so that one round shows everything: two rounds lie behind, so that power sources may be attacked
(D6.8); the learner's army stands beside one, Egypt, which has a fighter, so that supremacy (D7.2) has to be bought;
another, South Africa, lies free beside a spare tank; submarines make a bridge from the capital to the front (D5.5); a
garrison in Alaska keeps the other land border quiet; and the players have equally many production centres, so that one
more is a majority (D11.2). The cards are chosen, and a seed makes the dice of the recommended way the same for
everybody. Everything else is the learner's.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.rules import Rules
from sandtable.games.dust.lesson.moments import LEARNER, PARTNER, Moment
from sandtable.games.dust.lesson.partner import PARTNERS_CARD, advice, partners_order
from sandtable.games.dust.lesson.scenes import AIMS, CLOSING, SCENES, WORLD, place
from sandtable.games.dust.lesson.speech import arguments
from sandtable.games.dust.rules.editions import LETTERS, UNITS
from sandtable.games.dust.rules.tables import ITEMS
from sandtable.games.dust.ui.calculator import Calculator
from sandtable.games.dust.ui.text import TextBoard, flow
from sandtable.lessons.lesson import Lesson, Passage
from sandtable.text.wording import Wording

ROUND: Final = 3
SEED: Final = "dune"
"""Dice by which the recommended way shows a battle won, and one that the learner has to stand."""

NEUTRAL: Final = ("gulf-coast", "southern-europe", "north-china", "south-china")
"""The capitals nobody claimed; each defends itself with a tank and a mech (D2.5)."""
RED: Final = """
    alaska 2T 1F, yukon 1T, greenland 1T, western-canada 1T, eastern-canada 1T, california 1T, great-plains 1T,
    eastern-states 3T, mexico 1T, central-america 1T, colombia 1T, amazon 1T, peru 1T, brazil 1T, argentina 1T,
    maghreb 3T, west-africa 1T, sudan 2T, congo 2T, eastern-australia 1T, western-australia 1T,
    mid-atlantic 1S, sargasso-sea 1S, coral-sea 1S
"""
BLUE: Final = """
    british-isles 1T, scandinavia 1T, western-europe 1T, central-europe 1T, russia 1T, near-east 1T 1F, arabia 1T,
    egypt 4T 1F, east-africa 1T, madagascar 1T, western-siberia 1T, central-siberia 1T, eastern-siberia 1T,
    kazakhstan 1T, mongolia 1T, persia 1T, tibet 1T, india 1T, indochina 1T, japan 1T, indonesia 1T, new-guinea 1T,
    mediterranean 1S, arabian-sea 1S
"""


def _army(text: str, force: str) -> dict[str, dict[str, Any]]:
    """Areas with their units, as the board shows them."""
    found: dict[str, dict[str, Any]] = {}
    for part in text.split(","):
        area, *units = part.split()
        found[area] = {"force": force, **{UNITS[LETTERS.index(unit[-1])]: int(unit[:-1]) for unit in units}}
    return found


POSITION: Final[dict[str, Any]] = {
    "turn": 1,
    "board": {
        "round": ROUND - 1,
        "areas": {
            **_army(RED, LEARNER),
            **_army(BLUE, PARTNER),
            **{area: {"force": f"neutral-{n}", "tank": 1, "mech": 1} for n, area in enumerate(NEUTRAL, 1)},
        },
        "centres": ["eastern-states", "amazon", "maghreb", "central-europe", "arabia", "kazakhstan", *NEUTRAL],
        "colours": {
            LEARNER: "red",
            PARTNER: "blue",
            **{"neutral-1": "yellow", "neutral-2": "grey", "neutral-3": "green", "neutral-4": "white"},
        },
        "homes": {LEARNER: "eastern-states", PARTNER: "central-europe"},
        "neutral_capitals": list(NEUTRAL),
        "hands": {
            LEARNER: [
                *("rocket-troops-511", "nurse-322", "ace-of-the-sky-232", "mech-builder-142", "rocket-troops-115"),
            ],
            PARTNER: [PARTNERS_CARD, "nurse-511", "diplomat-322", "missiles-214", "alien-radar-133"],
        },
        # The cards of the set-up and of two rounds.
        "discards": [
            *("diplomat-331", "mech-builder-232", "koshka-421", "nurse-151", "secret-weapon-313", "sigrid-214"),
        ],
        "vp": {LEARNER: 15, PARTNER: 17},
        "gained": {LEARNER: 8, PARTNER: 9},
        "majorities": {"sea": LEARNER, "land": PARTNER},
    },
    "steps": [{"step": "round"}],
}

# What is said about the partner's orders

ASIDES: Final = [
    Passage[Moment]("lesson-partner-second", lambda m: m.verb == "play" and m.after.both_open and m.after.leads),
    Passage[Moment]("lesson-partner-first", lambda m: m.verb == "play" and m.after.both_open and not m.after.leads),
    Passage[Moment]("lesson-partner-buys", lambda m: m.verb == "buy"),
    Passage[Moment]("lesson-partner-builds", lambda m: m.verb == "build"),
    Passage[Moment]("lesson-partner-source", lambda m: m.takes_source),
    Passage[Moment](
        "lesson-partner-gathers",
        lambda m: m.verb == "move" and m.after.near_learner(m.target) and not m.takes_source,
    ),
    Passage[Moment]("lesson-partner-attacks", lambda m: m.against_me),
    Passage[Moment]("lesson-partner-neutrals", lambda m: m.verb == "attack" and not m.mine(m.target)),
    Passage[Moment]("lesson-partner-strikes", lambda m: m.verb in ("raid", "bombard")),
    Passage[Moment]("lesson-partner-retreats", lambda m: m.verb == "withdraw"),
    Passage[Moment]("lesson-partner-again", lambda m: m.step.endswith("reroll") and m.verb == "use"),
]

# What is shown


def look(parts: Sequence[str], view: Mapping[str, Any], rules: Rules, wording: Wording, width: int) -> list[str]:
    """Parts of the board: the world or a region of it, legend, standings, hand, production, battle."""
    board = TextBoard(view, rules, wording, width)
    found: list[str] = []
    for part in parts:
        lines = _drawn(board, part)
        found += [*([""] if found and lines else []), *lines]
    return found


def _drawn(board: TextBoard, part: str) -> list[str]:
    """A part of the board in lines."""
    if part == "production":
        sums = Calculator(board, LEARNER)
        return [*sums.parts(), "", *sums.offers(sums.total(False), [0] * len(ITEMS), False)]
    if part == "battle":
        return [line for line in [board.battle_line()] if line]
    if part in ("africa", "atlantic"):
        region = next(region for region in board.regions if region.name == part)
        return flow(f"{region.label(board.wording)}  ", board.region_parts(region), board.width, " ", 2)
    drawn = {"world": board.world, "legend": board.legend, "standings": board.standings, "hand": board.hand}
    return drawn[part]()


LESSON: Final = Lesson[Moment](
    learner=0,
    position=POSITION,
    opening=[WORLD, AIMS],
    closing=CLOSING,
    length=len(SCENES),
    place=place,
    moment=Moment,
    arguments=arguments,
    opponent=partners_order,
    asides=ASIDES,
    look=look,
    over=lambda view: bool(view["board"]["round"] > ROUND or not view["steps"]),
    options={"edition": "premium", "players": 2},
    seed=SEED,
    advice=advice,
)
