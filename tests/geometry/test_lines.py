"""Lines of sight: small scenes by hand, then thousands of lines against a slow judge in fractions."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.geometry.cuts import Cylinder, cuts_cylinder, cuts_prism, cylinder_column
from bocage.geometry.lines import ALL_POINTS, BLOCK, CLEAR, VEIL, Look, Prism, Scene
from bocage.geometry.rays import Levels, levels, rays, spread
from bocage.geometry.shapes import Polygon
from tests.geometry import slow_sight
from tests.geometry.drawing import random_polygon, square
from tests.marks import slow, some

BODY = (450, 1500)                      # half width and height
EYE = 1350


def every_column(heights: int) -> int:
    return sum(heights << 5 * i for i in range(5))


def look(*prisms: Prism, cylinders: tuple[Cylinder, ...] = ()) -> Look:
    """From (2000, 5000) to a body 10 inches away along x."""
    return Scene(30000, 22000, prisms).look(2000, 5000, EYE, 12000, 5000, 0, *BODY, cylinders)


def test_heights_go_from_the_shins_to_the_brow() -> None:
    assert levels(0, 1500) == (150, 450, 750, 1050, 1425)
    assert levels(3000, 1100) == (3110, 3330, 3550, 3770, 4045)


def test_the_points_lie_square_to_the_look_from_right_to_left() -> None:
    assert spread(0, 0, 10000, 0, 450) == ((10000, -450), (10000, -225), (10000, 0), (10000, 225), (10000, 450))
    assert spread(0, 0, 0, -10000, 450) == ((-450, -10000), (-225, -10000), (0, -10000), (225, -10000), (450, -10000))
    assert spread(0, 0, 3000, 4000, 450)[4] == (3000 - 360, 4000 + 270)
    assert spread(7, 7, 7, 7, 450)[4] == (7, 457)
    # A half is rounded away from the middle.
    assert spread(0, 0, 10, 0, 5) == ((10, -5), (10, -3), (10, 0), (10, 3), (10, 5))


@settings(deadline=None)
@given(*[st.integers(-30000, 30000)] * 4, st.integers(0, 1000), st.integers(0, 3000))
def test_points_are_rounded_to_the_nearest(ex: int, ey: int, x: int, y: int, b: int, h: int) -> None:
    assert rays(ex, ey, x, y, 5, b, h) == slow_sight.samples((ex, ey, 0), x, y, 5, b, h)


def test_nothing_between_hides_nothing() -> None:
    aside = (square(5000, 8000, 1000, 1000), 0, 4000, BLOCK)
    behind = (square(12500, 4000, 300, 2000), 0, 4000, BLOCK)
    at_the_back = (square(1000, 4000, 900, 2000), 0, 4000, BLOCK)
    overhead = (square(5000, 4000, 1000, 2000), 2900, 3000, BLOCK)
    assert look(aside, behind, at_the_back, overhead) == (0, 0, (), ())


def test_a_low_barricade_before_the_target_hides_its_lower_part() -> None:
    barricade = (square(10970, 3000, 400, 4000), 0, 1000, BLOCK)
    assert look(barricade) == (every_column(0b00111), 0, (0,), ())


def test_a_low_barricade_before_the_eye_hides_nothing() -> None:
    assert look((square(2500, 3000, 400, 4000), 0, 1000, BLOCK)) == (0, 0, (), ())


def test_a_wall_to_one_side_hides_that_side() -> None:
    left = (square(10970, 5200, 400, 4000), 0, 4000, BLOCK)
    assert look(left) == (0b11111_11111_00000_00000_00000, 0, (0,), ())


def test_a_window_lets_the_eye_through_between_sill_and_lintel() -> None:
    sill, lintel = (square(10970, 3000, 200, 4000), 0, 600, BLOCK), (square(10970, 3000, 200, 4000), 1200, 4000, BLOCK)
    assert look(sill, lintel) == (every_column(0b10011), 0, (0, 1), ())


def test_a_wood_veils_and_what_is_clear_does_not_count() -> None:
    wood = (square(5000, 3000, 400, 4000), 0, 4000, VEIL)
    swamp = (square(7000, 3000, 400, 4000), 0, 4000, CLEAR)
    assert look(swamp, wood) == (0, ALL_POINTS, (1,), ())


def test_a_look_blocked_altogether_ends_at_the_wall() -> None:
    wood, wall = (square(5000, 3000, 400, 4000), 0, 5000, VEIL), (square(7000, 3000, 400, 4000), 0, 4000, BLOCK)
    assert look(wood, wall, cylinders=((9000, 5000, 450, 0, 1500),)) == (ALL_POINTS, 0, (1,), ())


def test_another_body_between_veils_what_it_covers() -> None:
    far_off, between = (5000, 15000, 450, 0, 1500), (7000, 5000, 100, 0, 1500)
    # Half way the five columns are 112 apart, so that a body of radius 100 covers the middle one only.
    assert look(cylinders=(far_off, between)) == (0, 0b11111 << 10, (), (1,))
    small = (11500, 5000, 600, 0, 500)
    assert look(cylinders=(small,)) == (0, every_column(0b00011), (), (0,))


def test_two_walls_that_meet_leave_no_crack() -> None:
    walls = [(square(7000, y, 300, 1000), 0, 4000, BLOCK) for y in (3000, 4000, 5000, 6000)]
    assert look(*walls)[0] == ALL_POINTS


def test_from_straight_above_a_floor_blocks() -> None:
    scene = Scene(30000, 22000, [(square(4000, 4000, 2000, 2000), 2900, 3000, BLOCK)])
    assert scene.look(5000, 5000, 4350, 5000, 5000, 0, *BODY, ()) == (ALL_POINTS, 0, (0,), ())
    assert scene.look(5000, 5000, 4350, 5000, 5000, 3000, *BODY, ()) == (0, 0, (), ())


@pytest.mark.parametrize(("depth", "cut"), [(1, False), (2, True)])
def test_a_line_must_run_for_more_than_one_inside(depth: int, cut: bool) -> None:
    assert cuts_prism(square(500, -100, depth, 200), 0, 100, 0, 0, 50, 1000, 0, 50) == cut


def test_a_slanting_line_counts_its_length_in_space() -> None:
    thin = square(500, -100, 1, 200)
    assert not cuts_prism(thin, 0, 2000, 0, 0, 50, 1000, 0, 50)
    assert cuts_prism(thin, 0, 2000, 0, 0, 0, 1000, 0, 1000)
    assert cuts_prism(square(-5, -5, 10, 10), 100, 102, 0, 0, 0, 0, 0, 500)
    assert not cuts_prism(square(-5, -5, 10, 10), 100, 101, 0, 0, 0, 0, 0, 500)


def test_a_chord_of_one_is_no_cut_and_a_longer_one_is() -> None:
    # A chord of 6 at a distance of 4 from the centre of a circle of radius 5; the end of the line cuts it short.
    pillar = (100, 4, 5, 0, 100)
    assert cuts_cylinder(pillar, 0, 0, 50, 1000, 0, 50)
    assert not cuts_cylinder(pillar, 0, 0, 50, 98, 0, 50)           # from 97 to 98
    assert cuts_cylinder(pillar, 0, 0, 50, 99, 0, 50)
    assert not cuts_cylinder(pillar, 102, 0, 50, 1000, 0, 50)       # from 102 to 103
    assert cuts_cylinder(pillar, 101, 0, 50, 1000, 0, 50)
    assert not cuts_cylinder((100, 5, 5, 0, 100), 0, 0, 50, 1000, 0, 50)        # a tangent
    assert cuts_cylinder((0, 0, 5, 10, 20), 5, 0, 0, 5, 0, 100)                 # up along its side
    assert not cuts_cylinder((0, 0, 5, 10, 20), 6, 0, 0, 6, 0, 100)


def random_scene(rng: Random, size: int, grid: int) -> tuple[list[Prism], list[Cylinder], slow_sight.Spot, Levels]:
    def some(part: int = 1) -> int:
        return rng.randrange(size + 1) // grid * grid // part

    def shape() -> Polygon:
        return random_polygon(rng, size) if rng.random() < 0.4 else square(some(), some(), some(3) + 1, some(8) + 1)

    prisms, cylinders = list[Prism](), list[Cylinder]()
    for _ in range(4):
        low = rng.choice([0, 0, some(4)])
        prisms.append((shape(), low, low + rng.choice([0, 1, some(4), some()]), rng.choice([CLEAR, VEIL, BLOCK, BLOCK])))
        low = rng.choice([0, 0, some(4)])
        cylinders.append((some(), some(), some(6) + 1, low, low + rng.choice([1, some(4)])))
    eye = (some(), some(), some(6))
    at = eye[:2] if rng.random() < 0.05 else (some(), some())
    return prisms, cylinders, eye, (*at, rng.choice([0, some(6)]), some(8), some(5))


# On small tables and coarse grids lines graze corners, run along faces and are cut for exactly 1.
@slow
@pytest.mark.parametrize(("size", "grid"), some([(20, 1), (300, 1), (30000, 1000), (60, 6), (3000, 300), (30000, 1)], 3))
def test_every_line_is_judged_as_in_fractions(size: int, grid: int) -> None:
    rng = Random(size + grid)
    seen = {"blocked": 0, "hidden in part": 0, "open": 0}
    for _ in range(350):
        prisms, cylinders, eye, target = random_scene(rng, size, grid)
        spots = rays(*eye[:2], *target)
        prism_masks, cylinder_masks = slow_sight.look(prisms, cylinders, eye, spots)
        blocked, veiled, by_prisms, by_cylinders = Scene(size, size, prisms).look(*eye, *target, cylinders)
        assert blocked == slow_sight.union(prisms, prism_masks, BLOCK)
        if blocked == ALL_POINTS:
            seen["blocked"] += 1
            continue
        hides = slow_sight.union(prisms, prism_masks, VEIL)
        for mask in cylinder_masks:
            hides |= mask
        assert veiled == hides
        assert by_prisms == tuple(k for k, mask in enumerate(prism_masks) if mask and prisms[k][3] != CLEAR)
        assert by_cylinders == tuple(k for k, mask in enumerate(cylinder_masks) if mask)
        seen["hidden in part" if blocked | veiled else "open"] += 1
    assert all(count > 10 for count in seen.values()), seen


def test_single_lines_are_judged_as_in_fractions() -> None:
    rng = Random(6)
    for _ in range(1500):
        prisms, cylinders, eye, target = random_scene(rng, rng.choice([10, 30, 1000]), 1)
        spot = (target[0], target[1], target[2])
        for poly, z0, z1, _ in prisms:
            assert cuts_prism(poly, z0, z1, *eye, *spot) == slow_sight.in_prism(poly, z0, z1, eye, spot)
            assert cuts_prism(poly, z0, z1, *spot, *eye) == cuts_prism(poly, z0, z1, *eye, *spot)
        for body in cylinders:
            assert cuts_cylinder(body, *eye, *spot) == slow_sight.in_cylinder(body, eye, spot)
            assert cuts_cylinder(body, *spot, *eye) == cuts_cylinder(body, *eye, *spot)


def test_steep_lines_that_just_graze_a_round_body_are_judged_one_by_one() -> None:
    rng = Random(7)
    for _ in range(15000):
        ex, ey, x, y, cx, cy = (rng.randrange(8) for _ in range(6))
        radius, ez, z0 = rng.randrange(1, 5), rng.randrange(60), rng.randrange(60)
        z1 = z0 + rng.randrange(1, 30)
        first, second, third, fourth, fifth = sorted(rng.randrange(60) for _ in range(5))
        zs = first, second, third, fourth, fifth
        dx, dy, off_x, off_y = x - ex, y - ey, ex - cx, ey - cy
        column = cylinder_column(dx * dx + dy * dy, dx * off_x + dy * off_y, off_x * off_x + off_y * off_y - radius * radius,
                                 z0, z1, ez, zs)
        assert column == sum(1 << k for k, z in enumerate(zs) if cuts_cylinder((cx, cy, radius, z0, z1), ex, ey, ez, x, y, z))
