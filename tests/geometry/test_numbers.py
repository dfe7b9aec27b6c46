"""Roots of whole numbers, and the grid in which bodies are found."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.geometry.bins import Bins, Box, bits
from bocage.geometry.numbers import csqrt, isqrt

WIDTH, HEIGHT, CELL = 300, 220, 10
boxes = st.tuples(st.integers(-50, 350), st.integers(-50, 270), st.integers(0, 150), st.integers(0, 150)).map(
    lambda box: (box[0], box[1], box[0] + box[2], box[1] + box[3]))


@settings(deadline=None)
@given(st.integers(0, 10 ** 30))
def test_roots_are_rounded_down_and_up(n: int) -> None:
    assert isqrt(n) ** 2 <= n < (isqrt(n) + 1) ** 2
    assert csqrt(n) ** 2 >= n
    assert n == 0 or (csqrt(n) - 1) ** 2 < n


def test_a_whole_root_is_not_rounded() -> None:
    assert [csqrt(n) for n in (0, 1, 2, 4, 5, 2260 ** 2, 2260 ** 2 + 1)] == [0, 1, 2, 2, 3, 2260, 2261]


@settings(deadline=None)
@given(st.integers(0, 2 ** 80))
def test_bits_are_the_numbers_in_a_set(found: int) -> None:
    assert bits(found) == tuple(k for k in range(90) if found >> k & 1)


@settings(deadline=None)
@given(st.lists(boxes, max_size=70), boxes)
def test_all_that_touches_a_box_is_found_and_nothing_a_cell_away(bodies: list[Box], box: Box) -> None:
    bins = Bins(WIDTH, HEIGHT, CELL)
    for number, body in enumerate(bodies):
        bins.add(number, body)
    found = bits(bins.around(*box))
    for number, body in enumerate(bodies):
        if apart(body, box) <= 0:
            assert number in found
        if apart(onto_grid(body), onto_grid(box)) > CELL:
            assert number not in found


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How far the boxes are apart, along the axis where it is most."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])


def onto_grid(box: tuple[int, ...]) -> tuple[int, ...]:
    """What lies beyond the grid counts as lying at its border."""
    return tuple(min(max(value, 0), limit) for value, limit in zip(box, (WIDTH, HEIGHT) * 2, strict=True))
