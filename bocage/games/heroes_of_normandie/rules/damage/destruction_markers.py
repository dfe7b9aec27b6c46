"""What lies on a structure: destruction markers and demolition charges (HN-TERR-02, HN-EQUIP-12)."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Structure


def dents_on(s: State, structure: Structure) -> int:
    pairs = zip(s.dents[0::2], s.dents[1::2], strict=True)
    return next((number for known, number in pairs if known == structure), 0)


def set_dents(s: State, structure: Structure, number: int) -> None:
    pairs = dict(zip(s.dents[0::2], s.dents[1::2], strict=True))
    pairs[structure] = number
    s.dents = [value for known in sorted(pairs) if pairs[known] for value in (known, pairs[known])]


def clear_markers(s: State, structure: Structure) -> None:
    """Removes the destruction markers and the demolition charges of a structure that is no longer there."""
    set_dents(s, structure, 0)
    pairs = zip(s.charges[0::2], s.charges[1::2], strict=True)
    s.charges = [value for known, seat in pairs if known != structure for value in (known, seat)]
