"""Dust, in four editions: premium, standard, epic and original."""

from sandtable.games.dust.game import GAME

__all__ = ["GAME"]
