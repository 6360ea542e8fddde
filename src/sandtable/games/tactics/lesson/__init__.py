"""The guided first game of Dust Tactics."""
