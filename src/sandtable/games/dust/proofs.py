"""How Dust is proved, measured and shown: see ``sandtable.contract.Proofs``."""

from collections.abc import Sequence
from typing import Final

from sandtable.contract import BrowserScene, GoldenGames, Moment, Shot
from sandtable.core.ban import Prohibitions
from sandtable.core.game import OptionValue
from sandtable.games.dust import game
from sandtable.games.dust.rules import (
    abilities,
    aftermath,
    attack,
    battle,
    buying,
    drop,
    editions,
    movement,
    placing,
    retreat,
    round,
    setup,
    special,
)

STEPS: Final = game.STEPS
PROHIBITIONS: Final[Prohibitions] = [
    *setup.PROHIBITIONS,
    *buying.PROHIBITIONS,
    *placing.PROHIBITIONS,
    *movement.PROHIBITIONS,
    *attack.PROHIBITIONS,
    *drop.PROHIBITIONS,
    *special.PROHIBITIONS,
    *battle.PROHIBITIONS,
    *aftermath.PROHIBITIONS,
    *retreat.PROHIBITIONS,
    *abilities.PROHIBITIONS,
    *round.PROHIBITIONS,
]
RULES: Final = {
    "D1": 11,
    "D2": 12,
    "D3": 5,
    "D4": 13,
    "D5": 11,
    "D6": 12,
    "D7": 16,
    "D8": 7,
    "D9": 5,
    "D10": 13,
    "D11": 4,
    "D12": 6,
}
EXAMPLES: Final = "ABCDEFGHIJ"
EDITIONS: Final = editions
ENDINGS: Final = ("target", "conquest", "round-limit")

HOUSE_RULES: Final[dict[str, OptionValue]] = {
    "edition": "standard",
    "players": 3,
    "plain_neutral_capitals": True,
    "tame_capitals": True,
    "small_missiles": True,
    "cheap_capitals": True,
    "round_limit": 4,
}
TRIED: Final = 40
"""Of so many games the shortest is kept: they are long, and their length varies."""


def _golden(name: str, edition: str, players: int) -> GoldenGames:
    # A conquest takes random players thousands of decisions: none is kept.
    return GoldenGames(name, {"edition": edition, "players": players}, ["target"], TRIED)


PLAYERS: Final = {"premium": (2, 4, 6), "standard": (3, 5), "epic": (2, 4, 6), "original": (2, 3, 6)}
STRAIT: Final = {"premium": 4, "standard": 3, "epic": 4, "original": 3}
"""Records carry their map: the others were chosen before power sources moved and the Bering strait was opened."""
GOLDEN: Final = (
    GoldenGames("house-rules", HOUSE_RULES, ["round-limit"], TRIED),
    *(_golden(f"{edition}-{count}", edition, count) for edition, counts in PLAYERS.items() for count in counts),
    *(_golden(f"strait-{edition}-{count}", edition, count) for edition, count in STRAIT.items()),
)
VARIANTS: Final[tuple[dict[str, OptionValue], ...]] = (
    {"edition": "premium", "players": 2},
    HOUSE_RULES,
    {"edition": "epic", "players": 4},
    {"edition": "original", "players": 6},
)
CELLS: Final[tuple[dict[str, OptionValue], ...]] = ({"players": 2}, {"players": 4}, {"players": 6})

PICTURES: Final = {
    "terminal-dust": Moment(
        ["rookie", "rookie", "rookie"], "ask-attack", "1947", options={"edition": "original", "players": 3}
    )
}
FOUR: Final = ("me", "bot:rookie", "bot:rookie", "bot:rookie")
FOUR_PLAY: Final[dict[str, OptionValue]] = {"players": 4}
DRAWN: Final = "svg.world path.area"
SCENES: Final = (
    BrowserScene(
        "attack",
        Moment(FOUR, "ask-attack", "1917", options=FOUR_PLAY),
        DRAWN,
        [
            Shot("browser-dust"),
            Shot("browser-dust-odds", key="o", shows="dust-calculator figure"),
            Shot("browser-dust-phone", size="phone"),
            Shot("browser-dust-dark-de", language="de", theme="dark"),
        ],
    ),
    BrowserScene(
        "battle",
        Moment(FOUR, "ask-withdraw", "1917", round=2, options=FOUR_PLAY, open_battle=True),
        DRAWN,
        [Shot("browser-dust-battle", shows='dust-fight .chance b:has-text("%")')],
    ),
)


def odds_benchmark(arguments: Sequence[str]) -> int:
    """Measure how long exact odds take."""
    from sandtable.games.dust.odds.benchmark import main

    return main(arguments)


BENCHMARKS: Final = {"odds": odds_benchmark}


def balance(arguments: Sequence[str]) -> int:
    """Measure how even the game is."""
    from sandtable.games.dust.balance import main

    return main(arguments)
