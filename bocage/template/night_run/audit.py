"""What play must conserve, and what must never be true."""

from __future__ import annotations

from bocage.template.night_run.board import Board
from bocage.template.night_run.state import State


def pieces(board: Board, state: State) -> dict[str, int]:
    return {"runners": len(state.square)}


def audit(board: Board, state: State) -> list[str]:
    return [f"runner {seat} stands on square {square} of {board.width}" for seat, square in enumerate(state.square)
            if not 0 <= square <= board.width]
