"""What may come of an action, and how likely it is; ``bocage/core/odds.py`` works it out."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import msgspec

from bocage.core.decision import Seat
from bocage.core.event import Event

NINETY_FIVE = 1.96


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


def wilson(successes: float, number: int, z: float = NINETY_FIVE) -> tuple[float, float]:
    """The interval of a rate, of 95 % unless ``z`` asks for another."""
    if not number:
        return 0.0, 1.0
    rate = successes / number
    centre = (rate + z * z / (2 * number)) / (1 + z * z / number)
    half = z * sqrt(rate * (1 - rate) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return max(0.0, centre - half), min(1.0, centre + half)
