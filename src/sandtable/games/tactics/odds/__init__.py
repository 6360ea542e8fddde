"""Exact odds of attacks, made of the pure functions of the rules."""

from sandtable.games.tactics.odds.attack import Odds, Question, odds
from sandtable.games.tactics.odds.track import Party

__all__ = ["Odds", "Party", "Question", "odds"]
