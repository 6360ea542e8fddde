"""Free battles made from a seed: a board and a scenario, as the data files of a user. A tool, run before a game."""

from sandtable.games.tactics.generator.battle import Battle, make_battle
from sandtable.games.tactics.generator.plan import Plan

__all__ = ["Battle", "Plan", "make_battle"]
