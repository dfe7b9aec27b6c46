"""What players may ask of the table without choosing anything: how far a unit can go, who could shoot at a square."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

import msgspec

from bocage.core.decision import Seat
from bocage.core.table import B, S


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection(Generic[B, S]):
    """What players may ask of the table without choosing anything."""

    answer_type: type[msgspec.Struct]
    """What ``answer`` returns; the web client has the same type."""

    answer: Callable[[B, S, Seat | None, str], msgspec.Struct | None]
    """(board, state, seat, text): the answer to a question, from what this seat may know; None if there is no such question."""
