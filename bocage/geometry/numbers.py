"""Roots of whole numbers."""

from __future__ import annotations

from math import isqrt

__all__ = ["csqrt", "isqrt"]


def csqrt(n: int) -> int:
    """The smallest whole number whose square is at least n."""
    return isqrt(n - 1) + 1 if n > 0 else 0
