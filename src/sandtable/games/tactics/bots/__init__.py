"""Opponents for Dust Tactics."""
