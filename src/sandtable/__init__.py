"""Sandtable: board wargames with every rule enforced, to play, to analyse and to simulate."""

__version__ = "0.1.0"
