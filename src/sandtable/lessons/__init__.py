"""Guided first games: what a lesson is made of, and how it is given at a table."""
