"""The rulebook of Dual Powers, one module a chapter."""
