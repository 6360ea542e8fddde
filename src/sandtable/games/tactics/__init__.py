"""Dust Tactics: units on squares, lines of sight, dice for every weapon."""

from sandtable.games.tactics.game import GAME

__all__ = ["GAME"]
