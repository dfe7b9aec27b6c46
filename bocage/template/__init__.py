"""What ``bocage new-game`` starts from: ``night_run``, a small whole game, and the files around it (``project``).

The copy gets the new game's name, title and rule prefix in place of these: ``night_run``, ``Night Run``, ``NR``.
"""
