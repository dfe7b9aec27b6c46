"""What may come of an action, and how likely it is; ``bocage/core/odds.py`` works it out."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from bocage.core.decision import Seat
from bocage.core.event import Event


class Outcome(msgspec.Struct, frozen=True):
    """One possible outcome: its salient events in order, its probability, and the 95 % interval (a point when exact)."""

    events: tuple[Event, ...]
    chance: float
    low: float
    high: float
    weight: Fraction | None


class Odds(msgspec.Struct, frozen=True):
    """All outcomes, the likeliest first. ``exact``: the weights are fractions that sum to one; ``seat``: who would choose the
    action, if that is known.

    ``assumed``: the kinds of the further questions that were answered as ``Rules.follow_up`` says. ``later``: after the action
    chance goes on before the next question, and the outcomes do not count that.
    """

    exact: bool
    outcomes: tuple[Outcome, ...]
    seat: Seat | None = None
    assumed: tuple[str, ...] = ()
    later: bool = False

    def chance_of(self, happening: str) -> float:
        """How likely it is that an event of that name happens."""
        return float(sum(o.chance for o in self.outcomes if any(e.name == happening for e in o.events)))
