"""What a seat may know: everything, since nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from bocage.core.contract import Known
from bocage.template.night_run.board import Board
from bocage.template.night_run.state import State


class View(msgspec.Struct, frozen=True):
    """``mover``: the player whose turn it is, counted from 1 as people count."""

    turn: int
    mover: int
    width: int
    squares: tuple[int, ...]


def view(board: Board, state: State, seat: int | None) -> View:
    return View(state.round, state.mover + 1, board.width, tuple(state.square))


def suppose(board: Board, state: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
    """A state that the seat cannot tell from the true one. A game with hidden hands deals them anew here."""
    return state.copy()


def knows_all(board: Board, state: State, seat: int) -> bool:
    return True
