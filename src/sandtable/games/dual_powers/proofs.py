"""How Dual Powers is proved, measured and shown: see ``sandtable.contract.Proofs``."""

from collections.abc import Sequence
from typing import Any, Final

from sandtable.contract import BrowserScene, GoldenGames, Moment, Shot
from sandtable.core.ban import Prohibitions
from sandtable.core.game import OptionValue
from sandtable.games.dual_powers import game
from sandtable.games.dual_powers.rules import bonus, command, draw_phase, leaders, moving

STEPS: Final = game.STEPS
PROHIBITIONS: Final[Prohibitions] = [
    *draw_phase.PROHIBITIONS,
    *moving.PROHIBITIONS,
    *command.PROHIBITIONS,
    *leaders.PROHIBITIONS,
    *bonus.PROHIBITIONS,
]
RULES: Final = {"P1": 5, "P2": 5, "P3": 4, "P4": 21, "P5": 13, "P6": 5, "P7": 15}
EXAMPLES: Final = "ABCDEFGH"
EDITIONS: Final = None
ENDINGS: Final = ("track", "calendar", "calendar-will", "third-round", "third-round-will")

GOLDEN: Final = (
    GoldenGames("two", {}, ["track", "calendar", "calendar-will"]),
    GoldenGames("accompanied", {"accompanied_neutrals": True}, ["calendar"]),
    GoldenGames("seven", {"unrest_seven": True}, ["calendar"]),
    GoldenGames("red", {"solitaire": True, "difficulty": 1}, ["track", "third-round", "third-round-will"]),
    GoldenGames("white", {"solitaire": True, "side": "white", "difficulty": 4}, ["track", "third-round"]),
)
VARIANTS: Final[tuple[dict[str, OptionValue], ...]] = (
    {},
    {"accompanied_neutrals": True, "unrest_seven": True},
    {"solitaire": True, "difficulty": 2},
    {"solitaire": True, "side": "white", "difficulty": 6},
)
CELLS: Final[tuple[dict[str, OptionValue], ...]] = ({},)

PICTURES: Final = {"terminal": Moment(["rookie", "rookie"], "ask-use-command", "1917")}
ALONE: Final[dict[str, OptionValue]] = {"solitaire": True, "side": "red", "difficulty": 2}
DRAWN: Final = "dual-powers-board .table"
SCENES: Final = (
    BrowserScene(
        "table",
        Moment(["me", "me"], "ask-use-command", "1917"),
        DRAWN,
        [
            Shot("browser-table"),
            Shot("browser-table-dark-de", language="de", theme="dark"),
            Shot("browser-phone", size="phone"),
        ],
    ),
    BrowserScene(
        "alone",
        Moment(["me"], "ask-play-card", "1917", round=2, options=ALONE),
        DRAWN,
        [Shot("browser-solitaire-it", size="small", language="it"), Shot("browser-solitaire")],
    ),
)
BENCHMARKS: Final[dict[str, Any]] = {}


def balance(arguments: Sequence[str]) -> int:
    """Measure how even the game is."""
    from sandtable.games.dual_powers.balance import main

    return main(arguments)
