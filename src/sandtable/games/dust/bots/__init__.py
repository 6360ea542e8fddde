"""Rookie for Dust, and what it knows."""
