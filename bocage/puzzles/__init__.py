"""Puzzles: moments of the bots' own games at which one choice is clearly better (``docs/puzzles.md``).

They lie in ``games/<game>/puzzles.toml``. Whoever solves one is asked what the game asks, by the same ``Match``. ``finding.py``
finds them, ``content.py`` reads them.
"""
