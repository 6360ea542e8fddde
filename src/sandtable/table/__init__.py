"""A game being played: its record, log, dice, undo, drafts, forks and files."""
