"""What a test knows of a match at a certain moment, in types that say so."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from bocage.core.contract import Result
from bocage.core.decision import Decision
from bocage.core.match import Match

View = TypeVar("View", bound=msgspec.Struct)


def question(match: Match) -> Decision:
    """What is asked in a match that is not over."""
    assert match.decision is not None
    return match.decision


def ended(match: Match) -> Result:
    """How a match that is over has ended."""
    assert match.result is not None
    return match.result


def seen(view_type: type[View], match: Match, seat: str | int | None) -> View:
    """What a seat sees; the view is of that type."""
    view = match.view(seat)
    assert isinstance(view, view_type)
    return view
