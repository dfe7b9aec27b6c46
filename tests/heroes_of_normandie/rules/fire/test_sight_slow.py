"""The game's quick lines of sight against the slow ones, square by square: all six boards and maps made at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.map.ground import Ground, Layers
from bocage.games.heroes_of_normandie.map.joined_maps import SideName
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.types import Point, Square, by_unit
from tests.heroes_of_normandie.scene import Scene, name
from tests.heroes_of_normandie.rules.fire.slow_sight import SIDES, Field, Place
from tests.marks import rule, slow, some

pytestmark = slow

pytestmark = slow

BOX = content.load()
BOARDS = sorted(BOX.maps)
EVERYWHERE = [(column, row) for row in range(15) for column in range(15)]
EAST_OR_SOUTH: list[SideName] = ["E", "S"]
STONE_OR_HIGH: list[Literal["stone", "high"]] = ["stone", "high"]
OVERLAYS = {"position": 1, "light_wreck": 1, "heavy_wreck": p.BLOCKED}


def number(square: Place, width: int = 15) -> Square:
    return Square(square[1] * width + square[0])


def bits(squares: Iterable[Place]) -> int:
    return sum(1 << number(square) for square in squares)


@cache
def ground_of(board: str) -> Ground:
    return Ground(BOX.maps[board], BOX.terrains)


def with_overlays(ground: Ground, overlays: Mapping[Place, str], ruined: Sequence[int] = ()) -> Ground:
    """The ground with wrecks and positions laid on squares, and some buildings in ruins."""
    changes = {number(square): Layers(ground.layers[number(square)].base, (ground.names[id],))
               for square, id in overlays.items()}
    ruins = ground.names["ruins"]
    for square in ground.squares:
        if ground.building[square] in ruined:
            changes[square] = Layers(ruins)
    return ground.changed(ground.key_with(ground, changes, ruined)) if changes else ground


def random_map(rng: Random) -> content.Map:
    """A map of scattered terrain, walls anywhere, and houses of one room and of two with openings anywhere."""
    rows = ["".join(rng.choices(".=fFgBxrwp", (40, 8, 6, 4, 6, 6, 2, 3, 3, 3), k=15)) for _ in range(15)]
    houses: list[Building] = []
    for corner_x, corner_y in ((1, 1), (8, 2), (3, 9), (10, 10)):
        x, y = corner_x + rng.randrange(2), corner_y + rng.randrange(2)
        wide, high = rng.randint(0, 2), rng.randint(0, 2)
        rooms = [(x, y, x + wide, y + high)]
        if wide and rng.random() < .5:
            rooms = [(x, y, x, y + high), (x + 1, y, x + wide, y + high)]
        squares = [(c, r) for x1, y1, x2, y2 in rooms for c in range(x1, x2 + 1) for r in range(y1, y2 + 1)]
        sides: list[tuple[int, int, SideName]] = [(c, r, side) for c, r in squares for side, (dx, dy) in SIDES.items()
                 if (c + dx, r + dy) not in squares or (len(rooms) > 1 and side == "E" and c == x)]
        rng.shuffle(sides)
        houses.append(Building(id=f"h{len(houses)}", rooms=tuple(rooms), doors=tuple(sides[:2]), windows=tuple(sides[2:4])))
        for column, row in squares:
            rows[row] = rows[row][:column] + "h" + rows[row][column + 1:]
    edges = tuple(Edge(at=(rng.randrange(14), rng.randrange(14)), side=rng.choice(EAST_OR_SOUTH),
                       kind=rng.choice(STONE_OR_HIGH)) for _ in range(30))
    return replace(BOX.maps["n1"], id="random", rows=tuple(rows), building=tuple(houses), edge=edges)


def random_overlays(rng: Random, ground: Ground) -> dict[Place, str]:
    squares = [square for square in rng.sample(EVERYWHERE, 12) if ground.building[number(square)] < 0
               and not ground.layers[number(square)].over]
    return {square: rng.choice(list(OVERLAYS)) for square in squares}


def losses(overlays: Mapping[Place, str]) -> dict[Place, int]:
    return {square: OVERLAYS[id] for square, id in overlays.items()}


def compare(ground: Ground, field: Field, starts: Sequence[Place], aims: Sequence[Place],
            units: frozenset[Place] = frozenset()) -> None:
    """Every line from one of the starts to one of the aims, both ways."""
    mask = bits(units)
    for a in starts:
        for b in aims:
            there, back = ground.see(number(a), number(b), mask), ground.see(number(b), number(a), mask)
            assert there == back == field.line(a, b, units), f"{a} to {b}"


@rule("HN-LOS-02", "HN-LOS-03", "HN-LOS-08", "HN-LOS-09")
@pytest.mark.parametrize("board", some(BOARDS, 2))
def test_every_line_between_two_squares_of_a_board(board: str) -> None:
    ground, field = ground_of(board), Field(BOX.maps[board])
    for at, a in enumerate(EVERYWHERE):
        compare(ground, field, [a], EVERYWHERE[at:])


@rule("HN-LOS-02", "HN-LOS-05", "HN-LOS-06", "HN-LOS-07", "HN-BLDG-03", "HN-BLDG-04", "HN-BLDG-05", "HN-BLDG-15")
@pytest.mark.parametrize("seed", some(range(10), 3))
def test_lines_on_maps_made_at_random_with_walls_houses_wrecks_and_units(seed: int) -> None:
    rng = Random(seed)
    made = random_map(rng)
    start = Ground(made, BOX.terrains)
    overlays = random_overlays(rng, start)
    ruined = [rng.randrange(4)] if seed % 3 == 0 else []
    ground, field = with_overlays(start, overlays, ruined), Field(made, losses(overlays), ruined)
    for _ in range(60):
        units = frozenset(rng.sample(EVERYWHERE, rng.choice((0, 10, 30))))
        compare(ground, field, rng.sample(EVERYWHERE, 6), rng.sample(EVERYWHERE, 20), units)


@rule("HN-RANGE-03", "HN-LOS-08")
@pytest.mark.parametrize("board", some(BOARDS, 1))
def test_every_line_from_a_square_to_an_intersection(board: str) -> None:
    rng = Random(board)
    ground, field = ground_of(board), Field(BOX.maps[board])
    for a in rng.sample(EVERYWHERE, 40):
        units = frozenset(rng.sample(EVERYWHERE, rng.choice((0, 20)))) - {a}
        for column in range(16):
            for row in range(16):
                found = ground.see_point(number(a), Point(row * 16 + column), bits(units))
                assert found == field.line_to_point(a, (column, row), units), f"{a} to {column, row}"


@rule("HN-RANGE-03", "HN-LOS-08", "HN-BLDG-05")
@pytest.mark.parametrize("seed", some(range(6), 2))
def test_lines_to_intersections_on_maps_made_at_random(seed: int) -> None:
    rng = Random(100 + seed)
    made = random_map(rng)
    start = Ground(made, BOX.terrains)
    overlays = random_overlays(rng, start)
    ground, field = with_overlays(start, overlays), Field(made, losses(overlays))
    for a in rng.sample(EVERYWHERE, 30):
        units = frozenset(rng.sample(EVERYWHERE, rng.choice((0, 20)))) - {a}
        for _ in range(60):
            column, row = rng.randrange(16), rng.randrange(16)
            found = ground.see_point(number(a), Point(row * 16 + column), bits(units))
            assert found == field.line_to_point(a, (column, row), units), f"{a} to {column, row}"


# --- counters on the table --------------------------------------------------------------------------------------------


FOOT, JEEPS, TANKS = ("us_rifle_team", "ge_fire_group"), ("us_willys_50cal", "ge_zundapp"), ("us_m4_sherman", "ge_luchs")


class Counter:
    """A counter as the slow rules see it: where it lies, whether it is a vehicle, whether it is hidden."""

    def __init__(self, type: str, squares: Iterable[Place], hidden: bool) -> None:
        self.squares = frozenset(squares)
        self.is_vehicle = type not in FOOT
        self.hidden = hidden


def scattered(rng: Random, made: content.Map) -> tuple[Scene, list[Counter]]:
    """Counters of every kind put down at random, some hidden, none on another."""
    scene = Scene("\n".join(made.rows), made.building, made.edge)
    counters: list[Counter] = []
    for _ in range(24):
        type = rng.choice(rng.choice((FOOT, FOOT, JEEPS, TANKS)))
        column, row, facing = rng.randint(1, 13), rng.randint(1, 13), rng.randrange(8)
        held = {(column, row)}
        if type in TANKS:
            held.add((column - p.STEP_X[facing], row - p.STEP_Y[facing]))
        if any(held & counter.squares for counter in counters):
            continue
        hidden = type in FOOT and rng.random() < .25
        scene.put(type, name(column, row), facing=p.DIRECTIONS[facing], hidden=p.MARKER_A if hidden else p.OPEN)
        counters.append(Counter(type, held, hidden))
    return scene, counters


def in_the_way(counters: Iterable[Counter], *ends: Counter) -> frozenset[Place]:
    """Squares whose units block: vehicles that are no end of the line, and open infantry if no end is a vehicle."""
    on_foot = not any(end.is_vehicle for end in ends)
    return frozenset(square for counter in counters for square in counter.squares
                     if (counter not in ends if counter.is_vehicle else on_foot and not counter.hidden))


@rule("HN-LOS-01", "HN-LOS-06", "HN-LOS-07", "HN-LOS-10", "HN-LOS-11", "HN-LOS-12", "HN-LOS-14")
@pytest.mark.parametrize("seed", range(8))
def test_what_counters_see_of_one_another(seed: int) -> None:
    rng = Random(200 + seed)
    made = BOX.maps[BOARDS[seed % 6]] if seed < 6 else random_map(rng)
    scene, counters = scattered(rng, made)
    watch, field = Watch(scene.board, scene.state), Field(made)
    for one, firer in by_unit(counters):
        for two, target in by_unit(counters):
            if one != two:
                way = in_the_way(counters, firer, target)
                slow = {(number(a), number(b)): field.line(a, b, way) for a in firer.squares for b in target.squares}
                seen = {(sight.start, sight.aim): sight.loss for sight in watch.sees(one, two)}
                assert seen == {pair: loss for pair, loss in slow.items() if loss < p.BLOCKED}


@rule("HN-LOS-06", "HN-LOS-07")
@pytest.mark.parametrize("seed", range(4))
def test_what_counters_see_of_intersections(seed: int) -> None:
    rng = Random(300 + seed)
    made = BOX.maps[BOARDS[seed]]
    scene, counters = scattered(rng, made)
    watch, field = Watch(scene.board, scene.state), Field(made)
    for one, firer in by_unit(counters):
        for _ in range(60):
            column, row = rng.randrange(16), rng.randrange(16)
            touching = {(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)}
            others = [counter for counter in counters if not counter.squares & touching]
            for a in firer.squares:
                slow = field.line_to_point(a, (column, row), in_the_way(others, firer))
                assert watch.point_loss(one, number(a), Point(row * 16 + column)) == slow
