"""Where lines and circles meet, and that these points decide whether an area is empty."""

from __future__ import annotations

from random import Random

import pytest

from bocage.geometry.meetings import around_corners, beside, foot, front, meetings, meetings_on
from bocage.geometry.shapes import Polygon

BOX = (0, 0, 1000, 1000)
ACROSS, UP = (0, 300, 1, 0), (400, 0, 0, 1)


def test_lines_and_circles_meet_in_whole_points() -> None:
    assert meetings([ACROSS, UP], [], BOX) == [(400, 300)]
    assert meetings([ACROSS], [(400, 300, 50)], BOX) == [(350, 300), (450, 300)]
    assert meetings([], [(400, 300, 50), (460, 300, 50)], BOX) == [(430, 260), (430, 340)]


def test_what_touches_meets_once_and_what_is_apart_or_outside_the_box_does_not() -> None:
    assert meetings([ACROSS], [(400, 350, 50)], BOX) == [(400, 300)]
    assert meetings([ACROSS, (0, 500, 1, 0)], [(400, 700, 50)], BOX) == []
    assert meetings([ACROSS, (1500, 0, 0, 1)], [], BOX) == []


def test_rings_meet_lines_circles_and_each_other_but_not_what_lines_meet_among_themselves() -> None:
    rings = [(400, 300, 50), (460, 300, 50)]
    assert meetings_on(rings, [], [], BOX) == [(430, 260), (430, 340)]
    assert meetings_on(rings[:1], [ACROSS, (0, 900, 1, 0), UP], [], BOX) == [(350, 300), (400, 250), (400, 350), (450, 300)]


def test_lines_and_circles_come_nearest_to_a_point_at_the_foot_of_a_perpendicular_and_on_the_way_to_their_centre() -> None:
    assert (foot(ACROSS, (70, 900)), foot(UP, (70, 900))) == ((70, 300), (400, 900))
    assert foot((0, 0, 1, 1), (100, 0)) == (50, 50)
    assert front((400, 300, 50), (400, 900)) == (400, 350)
    assert front((400, 300, 50), (700, 700)) == (430, 340)


def test_lines_run_beside_the_edges_of_a_polygon_and_circles_round_its_corners() -> None:
    square = Polygon([(100, 100), (200, 100), (200, 200), (100, 200)])
    assert meetings(beside(square, 10), [], BOX) == [(90, 90), (90, 210), (210, 90), (210, 210)]
    assert meetings(beside(square, -10), [], BOX) == [(110, 110), (110, 190), (190, 110), (190, 190)]
    assert around_corners(square, 10)[0] == (*square.points[0], 10)


@pytest.mark.parametrize("seed", range(30))
def test_where_any_point_of_a_box_lies_outside_all_circles_a_meeting_does_too(seed: int) -> None:
    rng = Random(seed)
    circles = [(rng.randrange(1001), rng.randrange(1001), rng.randrange(150, 420)) for _ in range(rng.randrange(4, 14))]

    def is_free(x: int, y: int) -> bool:
        return 0 <= x <= 1000 and 0 <= y <= 1000 and all((x - cx) ** 2 + (y - cy) ** 2 >= r * r for cx, cy, r in circles)

    edges = [(0, 0, 1, 0), (0, 0, 0, 1), (1000, 1000, 1, 0), (1000, 1000, 0, 1)]
    found = [(x, y) for x, y in meetings(edges, circles, BOX)
             if any(is_free(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))]
    assert found or not any(is_free(x, y) for x in range(0, 1001, 4) for y in range(0, 1001, 4))
