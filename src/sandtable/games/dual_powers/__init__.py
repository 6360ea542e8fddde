"""Dual Powers: Revolution 1917, for two players and alone against the opposition."""

from sandtable.games.dual_powers.game import GAME

__all__ = ["GAME"]
