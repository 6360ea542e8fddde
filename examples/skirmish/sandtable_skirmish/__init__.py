"""Skirmish: two allies against a rival, in five areas. A small game that uses everything Sandtable offers."""

from sandtable_skirmish.game import GAME

__all__ = ["GAME"]
