"""The rulebook of Dust Tactics: one module a chapter, cards and ground as data, sight as tables."""
