"""The free battle as the lobby offers it: a few choices, and the files that are made of them (T16)."""

from collections.abc import Mapping
from typing import Final

from sandtable.contract import Made, Maker
from sandtable.core.game import Option, OptionValue
from sandtable.games.tactics.generator import Plan, make_battle
from sandtable.games.tactics.generator.plan import SIZES, SYMMETRIES
from sandtable.games.tactics.rules.cards import SIDES
from sandtable.games.tactics.rules.scenarios import OBJECTIVES

USUAL: Final = "usual"
"""What goes with the rest of the choices."""

CHOICES: Final = [
    Option("size", "large", list(SIZES), "T2.1"),
    Option("terrain", 15, [0, 5, 10, 15, 20, 25, 30, 35, 40], "T2.1"),
    Option("buildings", USUAL, [USUAL, 0, 1, 2, 3, 4], "T14.1"),
    Option("objective", "none", list(OBJECTIVES), "T21.1"),
    Option("attacker", "axis", list(SIDES), "T21.1"),
    Option("ap", 130, [60, 80, 100, 130, 160, 200, 260], "T16.1"),
    Option("rounds", USUAL, [USUAL, 4, 5, 6, 7, 8, 9, 10, 12], "T21.1"),
    Option("symmetry", "turned", list(SYMMETRIES), "T16.1"),
]


def make(seed: str, choices: Mapping[str, OptionValue]) -> Made:
    """The battle of these choices."""
    plan = Plan(
        seed,
        size=str(choices["size"]),
        terrain=_number(choices["terrain"]),
        buildings=_number(choices["buildings"]),
        objective=str(choices["objective"]),
        ap=_number(choices["ap"]),
        rounds=_number(choices["rounds"]),
        symmetry=str(choices["symmetry"]),
        attacker=str(choices["attacker"]),
    )
    battle = make_battle(plan)
    return Made(battle.files(), battle.options(), battle.drawing().text().splitlines())


def _number(value: OptionValue) -> int:
    return -1 if value == USUAL else int(value)


MAKERS: Final = (Maker("battle", CHOICES, make),)
