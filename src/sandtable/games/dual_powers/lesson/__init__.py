"""The guided first game of Dual Powers."""
