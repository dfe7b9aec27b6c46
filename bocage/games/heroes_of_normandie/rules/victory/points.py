"""Victory points (HN-VICTORY-09, HN-VICTORY-10)."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie.pieces import OTHER
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.types import Side

# Hedgerow (catalogue 12): the points for each American unit that comes through, for each counter that is eliminated, and for
# the German if no American came through.
THROUGH, COUNTER, NONE_THROUGH = 2, 1, 3


def score(g: HTable, side: Side, points: int) -> None:
    """HN-VICTORY-10: points are counted as soon as they are won."""
    g.state.score[side] += points
    tell(g, e.SCORED, side, points)


def score_counter(g: HTable, side: Side) -> None:
    """Hedgerow: a counter of this side is eliminated, which gives the other side a point."""
    if g.board.scenario.goal == "exit":
        score(g, OTHER[side], COUNTER)
