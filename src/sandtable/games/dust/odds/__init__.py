"""Exact odds of battles, made of the pure functions of the rules."""

from sandtable.games.dust.odds.battle import Odds, Question, RowOdds, in_a_row, odds

__all__ = ["Odds", "Question", "RowOdds", "in_a_row", "odds"]
