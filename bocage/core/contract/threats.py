"""Who could hurt a piece at a place it could go to, with what chance: what a game works out for the players who ask.

The chances are those of one enemy turn in which every enemy does what it can against this piece, and its owner does nothing
about it. They follow from what the seat may know. Where something is hidden the true danger can be greater.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Generic

import msgspec

from bocage.core.decision import Seat
from bocage.core.outcomes import wilson
from bocage.core.table import B, S


class Chance(msgspec.Struct, frozen=True):
    """A probability and its interval. The interval is a point where the chance is exact."""

    share: float
    low: float
    high: float

    @property
    def is_exact(self) -> bool:
        return self.low == self.high


def exactly(share: float) -> Chance:
    share = min(1.0, max(0.0, share))
    return Chance(share, share, share)


def counted(hits: float, number: int) -> Chance:
    """The chance that so many hits in so many trials show, with its interval (99.99 %)."""
    return Chance(hits / number, *wilson(hits, number, SURE))


SURE = 3.89


class Threat(msgspec.Struct, frozen=True):
    """An enemy that could hurt the piece. ``who``, ``how``: ids of the game, put into words by ``Threats.words``."""

    who: str
    how: str
    chance: Chance


class Danger(msgspec.Struct, frozen=True):
    """A place: the enemies that could hurt the piece there, the likeliest first, and the chance that any of them does."""

    place: str
    total: Chance
    threats: tuple[Threat, ...] = ()


def together(place: str, threats: Iterable[Threat], close: str = "") -> Danger:
    """The danger of threats that do not depend on each other, as long as none of them has done harm. Those whose manner is
    ``close`` can be in each other's way: at least the likeliest of them takes place, at most all do."""
    found = tuple(sorted((threat for threat in threats if threat.chance.share), key=lambda threat: (
        -threat.chance.share, threat.who)))
    far = prod(1 - threat.chance.share for threat in found if threat.how != close)
    near = [1 - threat.chance.share for threat in found if threat.how == close]
    most, least = 1 - far * prod(near), 1 - far * min(near, default=1.0)
    return Danger(place, exactly(most) if len(near) < 2 else Chance(most, least, most), found)


class ThreatWords(msgspec.Struct, frozen=True):
    """How a game names what it tells of a threat, in one language. ``note``: what the numbers leave out."""

    piece: Callable[[str], str]
    place: Callable[[str], str]
    state: Callable[[str], str]
    threat: Callable[[Threat], str]
    total: str
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Threats(Generic[B, S]):
    """Who could hurt a piece there."""

    pieces: Callable[[B, S, Seat], Sequence[str]]
    """The pieces of a seat about which it may ask now; the one that acts comes first."""

    states: Callable[[B, S, Seat, str], Sequence[str]]
    """The states in which the piece could be there (hidden, visible), the present one first; none if it makes no
    difference."""

    places: Callable[[B, S, Seat, str], Sequence[str]]
    """The places where the piece could be, its present place first."""

    danger: Callable[[B, S, Seat, str, str, str], Danger]
    """(board, state, seat, piece, its state there, place): who could hurt it."""

    words: Callable[[B, S, Seat, str], ThreatWords]
    """(board, state, seat, language): the words for all this."""
