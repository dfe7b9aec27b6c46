"""Distances to a goal with regard to walls and slow ground: a field of distances for each goal, computed once."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from bocage.games.commandos_40k.paths.ground import CLIMB, DANGEROUS, DIFFICULT, IMPASSABLE, STEP, Ground
from bocage.geometry.shapes import contains, distance_below

CELL = 500                                  # thousandths of an inch
BODY = 450                                  # about the radius of a base
SLOW = 2.0                                  # difficult ground, by the inch
RISKY = 1.8                                 # dangerous ground, as dear as going round a little
CLIMBED = 5.0                               # a wall to be climbed, up and down
FAR = 99.0                                  # a place from which no way is known


class Grid:
    """The table in squares of half an inch. ``price``: what an inch costs in a square; 0 if nobody can pass."""

    __slots__ = ("columns", "rows", "price")

    def __init__(self, ground: Ground) -> None:
        self.columns = ground.width // CELL + 1
        self.rows = ground.height // CELL + 1
        self.price = [price_at(ground, column * CELL + CELL // 2, row * CELL + CELL // 2)
                      for row in range(self.rows) for column in range(self.columns)]

    def cell(self, x: int, y: int) -> int:
        return y // CELL * self.columns + x // CELL

    def field(self, goals: Sequence[int]) -> list[float]:
        """The distance in inches from each cell to the nearest goal cell."""
        far = [FAR] * len(self.price)
        queue: list[tuple[float, int]] = []
        for goal in goals:
            far[goal] = 0.0
            queue.append((0.0, goal))
        while queue:
            so_far, at = heappop(queue)
            if so_far > far[at]:
                continue
            for other, step in self.beside(at):
                price = self.price[other]
                there = so_far + step * price
                if price and there < far[other]:
                    far[other] = there
                    heappush(queue, (there, other))
        return far

    def beside(self, at: int) -> list[tuple[int, float]]:
        """The cells around a cell, with their distances in inches."""
        row, column = divmod(at, self.columns)
        found: list[tuple[int, float]] = []
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                if (down or right) and 0 <= row + down < self.rows and 0 <= column + right < self.columns:
                    found.append((at + down * self.columns + right, 0.5 if not (down and right) else 0.7072))
        return found


def price_at(ground: Ground, x: int, y: int) -> float:
    price = 1.0
    for part in ground.parts:
        poly, move = part.poly, part.move
        left, low, right, high = poly.box
        if not (left - BODY <= x <= right + BODY and low - BODY <= y <= high + BODY):
            continue
        if move in (DIFFICULT, DANGEROUS):
            if contains(poly, x, y):
                price = max(price, SLOW if move == DIFFICULT else RISKY)
        elif move >= CLIMB and part.bottom < STEP and distance_below(poly, x, y, BODY):
            if move == IMPASSABLE:                                  # the wall around a window can be climbed
                return 0.0
            if part.top - part.bottom >= STEP:
                price = max(price, CLIMBED)
    return price


def grid_of(ground: Ground) -> Grid:
    """The grid of a ground. It is kept with the ground."""
    found = ground.tables.get("grid")
    if found is None:
        found = ground.tables["grid"] = Grid(ground)
    assert isinstance(found, Grid)
    return found
