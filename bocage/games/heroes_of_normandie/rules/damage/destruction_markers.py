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
    s.charges, s.charges_from = elsewhere(s.charges, structure), elsewhere(s.charges_from, structure)


def elsewhere(pairs: list[int], structure: Structure) -> list[int]:
    """Of pairs of a structure and another thing those of other structures."""
    return [value for known, other in zip(pairs[0::2], pairs[1::2], strict=True) if known != structure
            for value in (known, other)]
