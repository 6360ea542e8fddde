"""Exact odds, by the same numbers the rules use."""
