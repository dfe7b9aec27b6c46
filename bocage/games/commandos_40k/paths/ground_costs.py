"""Slow and dangerous ground: what it adds to the cost of a leg, and which pieces require a test (KT-GEOM-11, KT-GEOM-25)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bocage.games.commandos_40k.paths.bodies import Mover
from bocage.games.commandos_40k.paths.ground import DANGEROUS, OPEN, Ground, Level, Shape, TerrainPart, shapes
from bocage.games.commandos_40k.pieces import Pieces, Waypoint, parts_in
from bocage.geometry.shapes import Polygon, clip, contains

Span = tuple[Fraction, Fraction]


def extra_cost(ground: Ground, level: Level, mover: Mover, at: Waypoint, to: Waypoint, length: int) -> tuple[int, Pieces]:
    """KT-GEOM-25, KT-TERRAIN-04, KT-TERRAIN-05: What a leg costs besides its length, and the dangerous pieces that it enters.
    The leg is walked at the height of its start.

    Stretches of the centre's path inside difficult or dangerous parts count. Where parts overlap, a stretch counts once. Where
    an open part with a flat top (a bridge) lies over them, it does not count.
    """
    x0, y0, z = at
    x1, y1, _ = to
    areas, bridges = areas_and_bridges(ground, level, mover, z)
    met: list[tuple[int, int, int, int, TerrainPart]] = []
    for left, low, right, high, poly, part in areas:
        if (x0 < left and x1 < left) or (x0 > right and x1 > right) or (y0 < low and y1 < low) or (y0 > high and y1 > high):
            continue
        found = clip(poly, x0, y0, x1, y1)
        if found and found[0] * found[3] < found[2] * found[1]:
            met.append((*found, part))
    if not met:
        return 0, 0
    covers = [cover for _, _, _, _, poly, _ in bridges if (cover := span_in(poly, x0, y0, x1, y1))]
    if len(met) == 1 and not covers:
        n0, d0, n1, d1, part = met[0]
        extra = 0 if mover.sure_footed else -(-length * (n1 * d0 - n0 * d1) // (d0 * d1))
        return extra, 1 << part.piece if is_dangerous(mover, part) else 0
    slow: list[Span] = []
    danger = 0
    for n0, d0, n1, d1, part in met:
        spans = uncovered((Fraction(n0, d0), Fraction(n1, d1)), covers)
        slow += spans
        if spans and is_dangerous(mover, part):
            danger |= 1 << part.piece
    share = length * total(slow)
    return 0 if mover.sure_footed else -(-share.numerator // share.denominator), danger


def areas_and_bridges(ground: Ground, level: Level, mover: Mover, z: int) -> tuple[list[Shape], list[Shape]]:
    """KT-RECON-05: The slow or dangerous parts and the bridges of a level. A part with a spent trap is dangerous ground,
    whatever else it is."""
    if not mover.perilous:
        return level.areas, level.bridges
    more = [part for part in (ground.parts[number] for number in parts_in(mover.perilous)) if part.bottom <= z <= part.top]
    return (level.areas + shapes(part for part in more if all(part is not area for _, _, _, _, _, area in level.areas)),
            [bridge for bridge in level.bridges if not mover.perilous >> bridge[5].number & 1])


def is_dangerous(mover: Mover, part: TerrainPart) -> bool:
    return part.move == DANGEROUS or mover.perilous >> part.number & 1 == 1


def span_in(poly: Polygon, x0: int, y0: int, x1: int, y1: int) -> Span | None:
    found = clip(poly, x0, y0, x1, y1)
    if found is None:
        return None
    n0, d0, n1, d1 = found
    return Fraction(n0, d0), Fraction(n1, d1)


def uncovered(span: Span, covers: Sequence[Span]) -> list[Span]:
    """The stretches of a span that no cover overlaps."""
    left = []
    start, end = span
    for low, high in sorted(covers):
        if low > start:
            left.append((start, min(low, end)))
        start = max(start, high)
        if start >= end:
            return left
    return left + [(start, end)]


def total(spans: Sequence[Span]) -> Fraction:
    """The length of the union of the spans."""
    length = reached = Fraction(0)
    for start, end in sorted(spans):
        if end > reached:
            length += end - max(start, reached)
            reached = end
    return length


def crossed(ground: Ground, mover: Mover, at: Waypoint, other_z: int) -> Pieces:
    """KT-TERRAIN-05: The dangerous pieces in which a model changes its level between a place and another height. For the end of
    a flight both heights are equal."""
    x, y, z = at
    low, high = (z, other_z) if z < other_z else (other_z, z)
    danger = 0
    for part in ground.parts:
        if (is_dangerous(mover, part) and part.bottom <= high and low <= part.top and contains(part.poly, x, y)
                and not under_bridge(ground, mover, (x, y, max(low, part.bottom)), min(high, part.top))):
            danger |= 1 << part.piece
    return danger


def under_bridge(ground: Ground, mover: Mover, at: Waypoint, top: int) -> bool:
    """Whether a bridge lies over a place all the way up to a height."""
    x, y, bottom = at
    for part in ground.parts:
        if (part.move == OPEN and part.stand and not mover.perilous >> part.number & 1
                and part.bottom <= bottom and top <= part.top and contains(part.poly, x, y)):
            return True
    return False
