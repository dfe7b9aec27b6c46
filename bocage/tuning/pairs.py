"""Statistics of pairs. A pair is two games on the same seed and scenario with the sides swapped; its score is the mean of both.

The luck of the seed and the advantage of a side cancel within a pair, so strength is estimated from pairs, not from games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from typing import NamedTuple

NORMAL = 1.959964               # 95 % of a normal distribution lie within so many standard deviations
ERROR = 0.05                    # how often a sequential test may be wrong, either way
CERTAIN = 1e-4                  # a score this near to 0 or 1 has no finite Elo


class Strength(NamedTuple):
    """The estimated score of a bot against another one, with its 95 % interval."""

    pairs: int
    score: float
    low: float
    high: float

    @property
    def elo(self) -> tuple[float, float, float]:
        """The best estimate, the lower and the upper bound."""
        return elo(self.score), elo(self.low), elo(self.high)


def elo(score: float) -> float:
    """The difference in Elo at which this score is expected."""
    held = min(1.0 - CERTAIN, max(CERTAIN, score))
    return 400.0 * log10(held / (1.0 - held))


def expected(difference: float) -> float:
    """The expected score at a difference in Elo."""
    return float(1.0 / (1.0 + 10.0 ** (-difference / 400.0)))


def moments(scores: Sequence[float]) -> tuple[float, float]:
    """Mean and variance of the scores and of two pairs more, one lost and one won, so that few pairs never look certain."""
    held = (*scores, 0.0, 1.0)
    mean = sum(held) / len(held)
    return mean, sum((score - mean) ** 2 for score in held) / (len(held) - 1)


def strength(scores: Sequence[float]) -> Strength:
    """The best estimate is the plain mean; the interval lies around the mean of ``moments``."""
    mean, variance = moments(scores)
    reach = NORMAL * sqrt(variance / (len(scores) + 2))
    return Strength(len(scores), sum(scores) / len(scores) if scores else 0.5, max(0.0, mean - reach), min(1.0, mean + reach))


def evidence(scores: Sequence[float], low: float, high: float) -> float:
    """The logarithm of the likelihood of the scores if the difference is ``high`` Elo, against ``low`` Elo (normal
    approximation)."""
    mean, variance = moments(scores)
    zero, one = expected(low), expected(high)
    return len(scores) * (one - zero) * (2.0 * mean - zero - one) / (2.0 * variance)


def verdict(scores: Sequence[float], low: float, high: float) -> bool | None:
    """A sequential test: True if the difference is ``high`` rather than ``low``, False if not, None if it is still open."""
    found, limit = evidence(scores, low, high), log((1.0 - ERROR) / ERROR)
    return None if abs(found) < limit else found > 0
