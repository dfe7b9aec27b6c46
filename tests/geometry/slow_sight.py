"""Sight once more, slowly and by other means: each of the 25 lines against each body, in fractions.

Where a root is needed it is taken to 100 decimals: such roots of a table's coordinates that differ at all differ sooner."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction

from bocage.geometry.cuts import Cylinder
from bocage.geometry.lines import Prism
from bocage.geometry.shapes import Polygon

getcontext().prec = 120
DOUBT = Decimal(10) ** -100
Spot = tuple[int, int, int]


def samples(eye: Spot, x: int, y: int, z: int, b: int, h: int) -> list[Spot]:
    ux, uy = x - eye[0], y - eye[1]
    if ux == uy == 0:
        ux = 1
    length = Decimal(ux * ux + uy * uy).sqrt()
    found = []
    for twice in (-2, -1, 0, 1, 2):
        across, along = (int((Decimal(twice * b * u) / (2 * length)).quantize(Decimal(1), ROUND_HALF_UP)) for u in (-uy, ux))
        found += [(x + across, y + along, z + h * share // 100) for share in (10, 30, 50, 70, 95)]
    return found


def stretch(limits: list[tuple[int, int]]) -> tuple[Fraction, Fraction]:
    """Where between t = 0 and t = 1 all these quantities, given at both ends and linear between, are not negative."""
    low, high = Fraction(0), Fraction(1)
    for start, end in limits:
        if start == end:
            if start < 0:
                return Fraction(1), Fraction(0)
        elif end > start:
            low = max(low, Fraction(-start, end - start))
        else:
            high = min(high, Fraction(start, start - end))
    return low, high


def longer_than_one(low: Decimal, high: Decimal, eye: Spot, spot: Spot) -> bool:
    length = (high - low) * Decimal(sum((p - q) ** 2 for p, q in zip(eye, spot, strict=True))).sqrt()
    return length > 1 + DOUBT


def decimal(number: Fraction) -> Decimal:
    return Decimal(number.numerator) / Decimal(number.denominator)


def in_prism(poly: Polygon, z0: int, z1: int, eye: Spot, spot: Spot) -> bool:
    corners = poly.points
    limits = [tuple((qx - px) * (y - py) - (qy - py) * (x - px) for x, y, _ in (eye, spot))
              for (px, py), (qx, qy) in zip(corners, corners[1:] + corners[:1], strict=True)]
    low, high = stretch([(start, end) for start, end in limits] + [(eye[2] - z0, spot[2] - z0), (z1 - eye[2], z1 - spot[2])])
    return low < high and (high - low) ** 2 * sum((p - q) ** 2 for p, q in zip(eye, spot, strict=True)) > 1


def in_cylinder(cylinder: Cylinder, eye: Spot, spot: Spot) -> bool:
    cx, cy, radius, z0, z1 = cylinder
    low, high = map(decimal, stretch([(eye[2] - z0, spot[2] - z0), (z1 - eye[2], z1 - spot[2])]))
    dx, dy = spot[0] - eye[0], spot[1] - eye[1]
    square = dx * dx + dy * dy
    if square == 0:
        if (eye[0] - cx) ** 2 + (eye[1] - cy) ** 2 > radius * radius:
            return False
    else:
        # The foot of the centre on the line, and half the chord beside it.
        foot = Decimal((cx - eye[0]) * dx + (cy - eye[1]) * dy) / square
        across = Fraction(((cx - eye[0]) * dy - (cy - eye[1]) * dx) ** 2, square)
        if across >= radius * radius:
            return False
        chord = (decimal(radius * radius - across) / square).sqrt()
        low, high = max(low, foot - chord), min(high, foot + chord)
    return low < high and longer_than_one(low, high, eye, spot)


def look(prisms: list[Prism], cylinders: list[Cylinder], eye: Spot, spots: list[Spot]) -> tuple[list[int], list[int]]:
    """For each prism and for each cylinder the mask of the lines it cuts."""
    return ([sum(1 << k for k, spot in enumerate(spots) if in_prism(poly, z0, z1, eye, spot)) for poly, z0, z1, _ in prisms],
            [sum(1 << k for k, spot in enumerate(spots) if in_cylinder(body, eye, spot)) for body in cylinders])


def union(prisms: list[Prism], masks: list[int], kind: int) -> int:
    """What the prisms of this kind cut together."""
    found = 0
    for prism, mask in zip(prisms, masks, strict=True):
        if prism[3] == kind:
            found |= mask
    return found
