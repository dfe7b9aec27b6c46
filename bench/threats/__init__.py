"""Compares what "Who can hurt me there?" shows with simulated enemy turns (``python -m bench.threats GAME``)."""
