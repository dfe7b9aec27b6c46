"""Saved games: written, read, replayed and verified."""
