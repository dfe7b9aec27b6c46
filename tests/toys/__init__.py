"""Four toy games, one for each thing that the core can do and V-Commandos does not need.

``runner``: interrupts in mid-move, hidden hands, cards that cancel cards. ``bid``: sealed bids, alliances. ``stroll``:
infinitely many options. ``lifeboat``: shared decisions whose options belong to certain seats. They are also the shortest
complete examples of a game: copy one to begin another.
"""

from __future__ import annotations

from bocage.games import register
from tests.toys.bid import Bid
from tests.toys.lifeboat import Lifeboat
from tests.toys.runner import Runner
from tests.toys.stroll import Stroll

TOYS = ("runner", "bid", "stroll", "lifeboat")

for toy in (Runner(), Bid(), Stroll(), Lifeboat()):
    register(toy)
