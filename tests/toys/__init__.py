"""Four toy games, one for each thing that the core can do and V-Commandos does not need.

``runner``: interrupts in mid-move, hidden hands, cards that cancel cards. ``bid``: sealed bids, alliances. ``stroll``:
infinitely many options. ``lifeboat``: shared decisions whose options belong to certain seats. They are also the shortest
complete examples of a game: copy one to begin another.
"""

from __future__ import annotations

from bocage.games import register
from tests.toys import bid, lifeboat, runner, stroll

TOYS = ("runner", "bid", "stroll", "lifeboat")

for ruleset in (runner.RULESET, bid.RULESET, stroll.RULESET, lifeboat.RULESET):
    register(ruleset)
