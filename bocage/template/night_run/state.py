"""The whole position as plain data. No flow, no chance, no rules."""

from __future__ import annotations

from bocage.core.decision import Seat

NOBODY = Seat(-1)


class State:
    __slots__ = ("round", "mover", "square", "winner")

    def __init__(self, seats: int = 0) -> None:
        self.round = 1
        self.mover = Seat(0)                      # the seat whose turn it is
        self.square = [0] * seats           # how far each runner has come
        self.winner = NOBODY

    def copy(self) -> State:
        new = State.__new__(State)
        new.round = self.round
        new.mover = self.mover
        new.square = self.square[:]
        new.winner = self.winner
        return new
