"""The general bots play any game: hidden hands, sealed bids, infinite options, shared decisions."""

from __future__ import annotations

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Match, new
from bocage.bots import Seat, answering_seat, make

NAMES = ("a", "b", "c", "d")


def play(match: Match, bots: str) -> Match:
    """Seats take the named bots in turn."""
    kinds = bots.split()
    players = [make(kinds[seat % len(kinds)], seed=seat) for seat in range(len(match.setup.seats))]
    while match.decision is not None:
        seat = answering_seat(match)
        match.play(players[seat].choose(Seat(match, seat)), seat)
    return match


@pytest.mark.parametrize(("toy", "scenario", "seats"), [
    ("runner", "meadow", 2), ("bid", "free", 3), ("bid", "alliance", 4), ("stroll", "garden", 2), ("lifeboat", "atlantic", 3)])
@pytest.mark.parametrize("bots", ["random", "greedy", "mcts:15"])
def test_every_bot_plays_every_toy_to_its_end(toy, scenario, seats, bots):
    assert play(new(toy, scenario, NAMES[:seats], seed="3"), bots).result is not None
