"""Tests of ``bocage/examples``: every example of every game is played."""
