"""What is hidden from everybody: which cards lie in the timed decks. The conformance suite exchanges them directly."""

from __future__ import annotations

from random import Random

from bocage.core.contract import Hidden
from bocage.core.decision import Seat
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.state import State
from bocage.games.v_commandos.types import Card


def swap_timed(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """VC-TIME-07: a card of a timed deck that nobody has looked at could be any card of the main deck."""
    choices = [(terrain, at, Card(other)) for terrain, deck in enumerate(s.timed) for at, card in enumerate(deck)
               for other, number in enumerate(s.deck) if number and other != card]
    if not choices:
        return None
    new = s.copy()
    terrain, at, other = rng.choice(choices)
    new.deck[new.timed[terrain][at]] += 1
    new.deck[other] -= 1
    new.timed[terrain][at] = other
    new.timed[terrain].sort()
    return new


def read_timed(b: Board, s: State, seat: Seat) -> object:
    return s.timed


HIDDEN = (Hidden("the timed decks", swap_timed, read_timed),)
