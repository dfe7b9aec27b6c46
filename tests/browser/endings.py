"""Games that are nearly over: so that a browser sees the end of a game without playing it from the beginning."""

from __future__ import annotations

import bocage
from bocage.core.match import Match


def before_the_end(whole: Match, seat: int = 0, left: int = 12) -> str:
    """The record of that finished game when that seat is to choose and at most so many choices were left."""
    setup = whole.setup
    match = bocage.new(setup.game, setup.scenario, setup.seats, setup.seeds[0][1], setup.options)
    for move in whole.moves:
        if len(match.moves) >= len(whole.moves) - left and match.decision is not None and match.decision.by == (seat,):
            return match.record()
        match.play(move.text, move.seat)
    raise AssertionError(f"seat {seat} has nothing to choose at the end")
