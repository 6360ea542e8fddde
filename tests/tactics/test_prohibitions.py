"""Every function that gives a ban is listed as a prohibition; that each is needed, tests/test_rules_proved.py shows."""

import inspect
from types import ModuleType

import pytest

from sandtable.games.tactics.rules import (
    abilities,
    activation,
    attack,
    command,
    losses,
    movement,
    reaction,
    setup,
    skills,
)

MODULES: list[ModuleType] = [abilities, activation, attack, command, losses, movement, reaction, setup, skills]
GATHERING = ("act_ban", "judged", "ability_ban", "skill_ban", "order_ban")
"""Those that ask several others are not bans of their own."""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_every_function_that_gives_a_ban_is_listed(module: ModuleType) -> None:
    listed = {function for _, function in module.PROHIBITIONS}
    for name, function in vars(module).items():
        if inspect.isfunction(function) and function.__module__ == module.__name__:
            returns = inspect.signature(function).return_annotation
            if "Ban" in str(returns) and name not in GATHERING:
                assert function in listed, name
