"""Rookie for Dual Powers, and what it knows."""
