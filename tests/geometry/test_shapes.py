"""Polygons, discs and sweeps: at exact touches by hand and in fractions, at large by comparison with shapely."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bocage.geometry.shapes import (
    Point, Polygon, clip, contains, distance_below, distance_within, gap, holds_disc, holds_disc_in, near, near_below,
    sweep_below, sweep_within,
)
from tests.geometry.drawing import (
    hull, point_to_polygon, point_to_segment, random_polygon, segment_to_polygon, sides, square,
)

TABLE = 30000
CLEAR_OF_TIES = 1e-6

# A small grid makes exact touches common.
spots = st.tuples(st.integers(0, 12), st.integers(0, 12))
rings = st.lists(spots, min_size=3, max_size=7).map(hull).filter(lambda ring: len(ring) > 2)
polygons = rings.map(Polygon)
radii = st.integers(0, 8)


def spot(rng: Random) -> Point:
    return rng.randrange(TABLE), rng.randrange(TABLE)


def test_a_ring_is_turned_counter_clockwise_and_loses_points_within_its_sides() -> None:
    poly = Polygon([(0, 0), (0, 10), (10, 10), (10, 5), (10, 5), (10, 0), (0, 0)])
    assert poly.box == (0, 0, 10, 10)
    assert set(poly.points) == {(0, 0), (10, 0), (10, 10), (0, 10)}
    after = dict(sides(poly))
    assert after[0, 0] == (10, 0)
    assert after[10, 0] == (10, 10)


@pytest.mark.parametrize("ring", [
    [], [(0, 0)], [(0, 0), (5, 5)], [(0, 0), (1, 1), (2, 2)],
    [(0, 0), (10, 0), (5, 2), (0, 10)],
    [(0, 3), (2, -3), (-3, 1), (3, 1), (-2, -3)],
    [(0, 0), (10, 0), (5, 0), (5, 5)],
    [(0, 0), (10, 0), (0, 10), (0, 0), (10, 0), (0, 10)],
], ids=["nothing", "point", "line", "flat", "dent", "star", "spike", "twice round"])
def test_what_is_not_convex_is_refused(ring: Sequence[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="not convex"):
        Polygon(ring)


@settings(deadline=None)
@given(rings, st.integers(0, 6), st.booleans())
def test_a_ring_is_the_same_polygon_wherever_it_begins_and_however_it_turns(
        ring: list[Point], start: int, turned: bool) -> None:
    again = ring[start % len(ring):] + ring[:start % len(ring)]
    assert set(Polygon(again[::-1] if turned else again).edges) == set(Polygon(ring).edges)


def test_touching_is_within_and_not_below() -> None:
    box = square(0, 0, 10, 10)
    assert distance_within(box, 13, 14, 5)              # from the corner, 3-4-5
    assert not distance_below(box, 13, 14, 5)
    assert distance_below(box, 13, 13, 5)
    assert distance_within(box, -5, 5, 5)
    assert not distance_below(box, -5, 5, 5)
    assert not distance_within(box, -6, 5, 5)
    assert sweep_within(box, 15, -100, 15, 100, 5)
    assert not sweep_below(box, 15, -100, 15, 100, 5)
    assert sweep_below(box, -100, 5, 100, 5, 1)         # right through, both ends far away
    assert contains(box, 10, 10)
    assert distance_within(box, 10, 10, 0)
    assert not distance_below(box, 5, 5, 0)


def test_a_disc_on_a_flat_top_may_touch_its_border() -> None:
    top = square(10000, 3000, 4000, 6000)
    assert holds_disc(top, 10630, 6000, 630)
    assert not holds_disc(top, 10629, 6000, 630)
    assert not holds_disc(top, 10600, 6000, 630)


def test_a_gap_is_rounded_up_and_never_negative() -> None:
    box = square(0, 0, 10, 10)
    assert gap(box, 13, 14, 2) == 3
    assert gap(box, 11, 11, 0) == 2                     # the diagonal, 1.41…
    assert gap(box, 12, 5, 2) == gap(box, 5, 5, 2) == gap(box, 11, 5, 2) == 0
    slope = Polygon([(0, 0), (10, 0), (0, 10)])
    assert gap(slope, 10, 10, 1) == 8 - 1               # 7.07… from the long side


def test_a_clip_gives_the_part_inside() -> None:
    box = square(0, 0, 10, 10)
    assert clip(box, -5, 5, 15, 5) == (50, 200, 150, 200)
    assert clip(box, 2, 2, 3, 3) == (0, 1, 1, 1)
    assert clip(box, -5, 5, -1, 5) is None
    assert clip(box, -5, 6, 4, 15) is None              # past the corner
    n0, d0, n1, d1 = clip(box, -5, 5, 5, 15) or (0, 1, 1, 1)
    assert Fraction(n0, d0) == Fraction(n1, d1) == Fraction(1, 2)
    assert clip(box, 10, 10, 10, 10) == (0, 1, 1, 1)
    assert clip(box, 11, 10, 11, 10) is None


def test_tops_of_one_height_hold_a_disc_together() -> None:
    left, right = square(0, 0, 10, 10), square(10, 0, 10, 10)
    assert holds_disc_in([left, right], 10, 5, 5)
    assert not holds_disc_in([left, right], 10, 5, 6)
    assert not holds_disc_in([left], 10, 5, 5)
    assert not holds_disc_in([], 10, 5, 5)
    assert not holds_disc_in([left, square(11, 0, 9, 10)], 10, 5, 5)        # a crack between them


def test_a_hole_between_tops_is_found_and_one_polygon_twice_covers_nothing_more() -> None:
    ring = [square(0, 0, 30, 10), square(0, 20, 30, 10), square(0, 10, 10, 10), square(20, 10, 10, 10)]
    assert not holds_disc_in(ring, 5, 15, 10)
    assert not holds_disc_in([*ring, square(10, 10, 10, 9)], 15, 15, 12)
    assert holds_disc_in([*ring, square(10, 10, 10, 10)], 15, 15, 12)
    assert not holds_disc_in([ring[0], ring[0]], 5, 8, 4)


def test_the_border_of_each_polygon_may_lie_in_several_others() -> None:
    four = [square(0, 0, 10, 10), square(10, 0, 10, 10), square(0, 10, 10, 10), square(10, 10, 10, 10)]
    assert holds_disc_in(four, 10, 10, 10)
    assert not holds_disc_in(four[:3], 10, 10, 1)
    assert not holds_disc_in([four[0], four[3]], 10, 10, 1)         # they meet in a corner only


@settings(max_examples=300, deadline=None)
@given(polygons, spots, radii)
def test_distances_are_exact_at_every_touch(poly: Polygon, p: Point, r: int) -> None:
    square_of = point_to_polygon(p, poly)
    assert contains(poly, *p) == (square_of == 0)
    assert distance_below(poly, *p, r) == (square_of < r * r)
    assert distance_within(poly, *p, r) == (square_of <= r * r)
    assert (gap(poly, *p, 0) <= r) == (square_of <= r * r)
    assert gap(poly, *p, r) == max(0, gap(poly, *p, 0) - r)
    border = min(point_to_segment(p, a, b) for a, b in sides(poly))
    assert holds_disc(poly, *p, r) == (square_of == 0 and border >= r * r) == holds_disc_in([poly], *p, r)


@settings(max_examples=300, deadline=None)
@given(polygons, spots, spots, radii)
def test_sweeps_are_exact_at_every_touch_and_run_both_ways(poly: Polygon, a: Point, b: Point, r: int) -> None:
    square_of = segment_to_polygon(a, b, poly)
    assert sweep_below(poly, *a, *b, r) == sweep_below(poly, *b, *a, r) == (square_of < r * r)
    assert sweep_within(poly, *a, *b, r) == sweep_within(poly, *b, *a, r) == (square_of <= r * r)
    assert sweep_within(poly, *a, *a, r) == distance_within(poly, *a, r)
    assert sweep_below(poly, *a, *a, r) == distance_below(poly, *a, r)


@settings(max_examples=300, deadline=None)
@given(polygons, spots, spots)
def test_clips_begin_and_end_on_the_border_or_at_an_end(poly: Polygon, a: Point, b: Point) -> None:
    part = clip(poly, *a, *b)
    assert (part is not None) == (segment_to_polygon(a, b, poly) == 0)
    assume(part is not None)
    assert part is not None
    low, high = Fraction(part[0], part[1]), Fraction(part[2], part[3])
    assert 0 <= low <= high <= 1
    assert part[1] > 0
    assert part[3] > 0
    back = clip(poly, *b, *a)
    if a != b:
        assert back is not None
        assert (1 - Fraction(back[2], back[3]), 1 - Fraction(back[0], back[1])) == (low, high)
    assert least_side(poly, a, b, low) >= 0
    assert least_side(poly, a, b, high) >= 0
    assert low == 0 or least_side(poly, a, b, low) == 0
    assert high == 1 or least_side(poly, a, b, high) == 0


def least_side(poly: Polygon, a: Point, b: Point, t: Fraction) -> Fraction:
    x, y = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
    return min((qx - px) * (y - py) - (qy - py) * (x - px) for (px, py), (qx, qy) in sides(poly))


@settings(max_examples=300, deadline=None)
@given(spots, spots, spots, radii)
def test_passing_a_centre_is_exact_at_every_touch(a: Point, b: Point, centre: Point, r: int) -> None:
    square_of = point_to_segment(centre, a, b)
    assert near(*a, *b, *centre, r) == near(*b, *a, *centre, r) == (square_of <= r * r)
    assert near_below(*a, *b, *centre, r) == near_below(*b, *a, *centre, r) == (square_of < r * r)


def test_a_gap_of_exactly_1000_is_near_and_1001_is_not() -> None:
    assert near(0, 0, 10000, 0, 5000, 2260, 2260)
    assert not near_below(0, 0, 10000, 0, 5000, 2260, 2260)
    assert not near(0, 0, 10000, 0, 5000, 2261, 2260)
    assert near(0, 0, 0, 0, 1356, 1808, 2260)
    assert not near(0, 0, 0, 0, 1, 2260, 2260)


def test_shapely_measures_the_same() -> None:
    rng = Random(40)
    for _ in range(1500):
        poly, a, b, r = random_polygon(rng, TABLE), spot(rng), spot(rng), rng.randrange(1, 8000)
        drawn = shapely.Polygon(poly.points)
        point, line = shapely.Point(a), shapely.LineString([a, b])
        assert contains(poly, *a) == drawn.covers(point)
        distance = drawn.distance(point)
        if abs(distance - r) > CLEAR_OF_TIES:
            assert distance_below(poly, *a, r) == distance_within(poly, *a, r) == (distance < r)
        assert abs(gap(poly, *a, 0) - distance) <= 1 + CLEAR_OF_TIES
        swept = drawn.distance(line)
        if abs(swept - r) > CLEAR_OF_TIES:
            assert sweep_below(poly, *a, *b, r) == sweep_within(poly, *a, *b, r) == (swept < r)
        border = drawn.exterior.distance(point)
        if abs(border - r) > CLEAR_OF_TIES:
            assert holds_disc(poly, *a, r) == (drawn.covers(point) and border > r)


def test_shapely_clips_the_same() -> None:
    rng = Random(41)
    for _ in range(1500):
        poly, a, b = random_polygon(rng, TABLE), spot(rng), spot(rng)
        line, part = shapely.LineString([a, b]), clip(poly, *a, *b)
        length = (part[2] / part[3] - part[0] / part[1]) * line.length if part else 0
        assert abs(shapely.Polygon(poly.points).intersection(line).length - length) < CLEAR_OF_TIES


def test_shapely_agrees_on_discs_held_by_several_polygons() -> None:
    rng = Random(42)
    held = 0
    for _ in range(1500):
        polys = [random_polygon(rng, 40) if rng.random() < 0.3 else
                 square(rng.randrange(4) * 10, rng.randrange(4) * 10, rng.choice([10, 20]), rng.choice([10, 20]))
                 for _ in range(6)]
        x, y, r = rng.randrange(5, 45), rng.randrange(5, 45), rng.randrange(1, 8)
        # A hair wider, so that shapely leaves no crack of rounding between neighbours.
        union = shapely.unary_union([shapely.Polygon(p.points).buffer(1e-9, join_style="mitre") for p in polys])
        border = union.boundary.distance(shapely.Point(x, y))
        if abs(border - r) > CLEAR_OF_TIES:
            expected = union.covers(shapely.Point(x, y)) and border > r
            assert holds_disc_in(polys, x, y, r) == expected
            held += expected and not any(holds_disc(p, x, y, r) for p in polys)
    assert held > 50
