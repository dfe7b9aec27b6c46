"""Replays of stored and uploaded games: read in a process of their own, told moment by moment."""
