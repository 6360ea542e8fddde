"""How Dust Tactics is proved, measured and shown: see ``sandtable.contract.Proofs``."""

from collections.abc import Sequence
from typing import Any, Final

from sandtable.contract import BrowserScene, GoldenGames, Moment, Shot
from sandtable.core.ban import Prohibitions
from sandtable.core.game import OptionValue
from sandtable.games.tactics.game import SCENARIOS
from sandtable.games.tactics.rules import (
    abilities,
    activation,
    attack,
    command,
    losses,
    movement,
    reaction,
    rule_sets,
    setup,
    skills,
    tables,
    victory,
)
from sandtable.games.tactics.ui import benchmarks

STEPS: Final = tables.STEPS
PROHIBITIONS: Final[Prohibitions] = [
    *setup.PROHIBITIONS,
    *activation.PROHIBITIONS,
    *abilities.PROHIBITIONS,
    *movement.PROHIBITIONS,
    *attack.PROHIBITIONS,
    *losses.PROHIBITIONS,
    *reaction.PROHIBITIONS,
    *skills.PROHIBITIONS,
    *command.PROHIBITIONS,
]
RULES: Final = {
    **{"T1": 8, "T2": 4, "T3": 6, "T4": 6, "T5": 7, "T6": 9, "T7": 8, "T8": 7, "T9": 4, "T10": 1, "T11": 3},
    **{"T12": 6, "T13": 5, "T14": 6, "T15": 7, "T16": 2, "T17": 34, "T18": 8, "T19": 4, "T20": 8, "T21": 6},
    "R": 43,
}
EXAMPLES: Final = (
    *("178", "189", "191", "313", "342", "364", "391", "397", "401", "415", "423", "431", "437", "445", "455"),
    *("474", "483", "485", "490", "494", "506", "536", "538", "540", "542", "564", "572", "576", "580", "603"),
    *("609", "654", "669", "679", "681", "693", "709", "711", "713", "715", "721", "725", "729", "733", "769"),
    *("774", "776", "778", "784", "788", "790", "801", "816", "856", "858", "876", "880", "910", "912", "914"),
    *("916", "918", "922", "948", "962", "1004", "1006", "1054", "1058", "1064", "1070", "1074", "1080", "1086"),
    *("1092", "1104", "1128", "1135", "1141", "1145", "1147", "1155"),
)
"""By their lines in the rulebook's text."""
ENDINGS: Final = victory.ENDINGS
EDITIONS: Final = rule_sets
BOXES: Final[list[dict[str, OptionValue]]] = [{"scenario": name} for name in SCENARIOS]
CHOSEN: Final[list[dict[str, OptionValue]]] = [
    {"scenario": name, "armies": "choose", "faq": True} for name in SCENARIOS
]
ENDS: Final[dict[str, list[str]]] = {
    "reconnaissance": ["wiped-out", "points"],
    "meeting-engagement": ["points", "wiped-out"],
    "breakthrough": ["points", "objective"],
    "hold-the-bridge": ["objective", "wiped-out"],
    "seize-the-explosives": ["objective"],
    "last-stand": ["objective", "wiped-out"],
}
"""How golden games of each scenario end."""
FOUR: Final[dict[str, OptionValue]] = {"scenario": "meeting-engagement", "armies": "choose", "players": 4}
GOLDEN: Final[Sequence[GoldenGames]] = (
    *(GoldenGames(name, {"scenario": name}, ENDS[name], bot="rookie") for name in SCENARIOS),
    *(
        GoldenGames(f"{name}-faq", {"scenario": name, "armies": "choose", "faq": True}, ENDS[name][:1], bot="rookie")
        for name in SCENARIOS
    ),
    GoldenGames("four", FOUR, ["points"], bot="rookie"),
    GoldenGames("random", {"scenario": "meeting-engagement"}, ["draw"]),
)
"""Between rookies: in random games hardly anybody is shot at."""
VARIANTS: Final = (*BOXES, *CHOSEN, FOUR)
CELLS: Final[tuple[dict[str, OptionValue], ...]] = ({"scenario": "meeting-engagement"},)
PICTURES: Final = {
    "terminal-tactics": Moment(
        ["rookie", "rookie"], "ask-activate", "1947", options={"scenario": "seize-the-explosives"}
    )
}
DUEL: Final = ("me", "bot:rookie")
DRAWN: Final = "rect.square"
LARGE_BOARD: Final[dict[str, OptionValue]] = {"scenario": "meeting-engagement"}
SCENES: Final = (
    BrowserScene(
        "attack",
        Moment(DUEL, "ask-aim", "1943", options=LARGE_BOARD),
        DRAWN,
        [
            Shot("browser-tactics", shows="tactics-aim .target .bars"),
            Shot("browser-tactics-phone", size="phone"),
            Shot("browser-tactics-dark-de", language="de", theme="dark", shows="tactics-aim .target .bars"),
        ],
    ),
    BrowserScene(
        "reaction",
        Moment(DUEL, "ask-react", "1943", options=LARGE_BOARD),
        DRAWN,
        [Shot("browser-tactics-reaction", shows='tactics-react small:has-text("%")')],
    ),
    BrowserScene(
        "army",
        Moment(DUEL, "ask-choose-armies", "1943", round=0, options={**LARGE_BOARD, "armies": "choose"}),
        DRAWN,
        [Shot("browser-tactics-army", shows="tactics-army .pool li")],
    ),
)
BENCHMARKS: Final[dict[str, Any]] = {"sight": benchmarks.sight, "odds": benchmarks.odds}


def balance(arguments: Sequence[str]) -> int:
    """Measure how even the scenarios are."""
    from sandtable.games.tactics.balance import main

    return main(arguments)
