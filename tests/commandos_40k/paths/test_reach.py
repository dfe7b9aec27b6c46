"""Ways that are found: every one legal, into engagement range where there is one, as near as can be, off the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bocage.games.commandos_40k.content import load
from bocage.games.commandos_40k.paths.bodies import Bodies, Mover, gap, within
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.paths.judging import Waypoint, end_is_legal, judge
from bocage.games.commandos_40k.paths.reach import contacts, escape_path, nearest, path_to, region, suggest, way_to_any
from tests.commandos_40k.paths.small_table import TOLERANCE, box, models, part, table
from tests.marks import rule

WALKER, FLYER = Mover(630, 1500), Mover(630, 1500, fly=True)
OPEN = table()
HIGH_WALL = table([part(box(10, 5, 10.3, 12), 0, 4, "impassable")])
PLATFORM = table([part(box(10, 3, 14, 9), 0, 3, "climb", stand=True)])
BOARDS = {id: Ground(board) for id, board in load().boards.items()}


def is_legal(ground, mover, start, path, inches, others) -> bool:
    return not judge(ground, mover, start, path, inches * 1000, TOLERANCE, others).rule


def crowd(ground: Ground, seed: int, mover: Mover = WALKER) -> list[tuple[int, int, int]]:
    """Models set up at random, the mover first; none within engagement range of another."""
    dice = random.Random(seed)
    places: list[tuple[int, int, int]] = []
    while len(places) < 16:
        place = dice.randrange(ground.width), dice.randrange(ground.height), dice.choice([0, 0, *ground.surfaces])
        apart = not any(within(*place, mover.radius, *other, 630, 1000) for other in places)
        if apart and end_is_legal(ground, mover, *place, Bodies()):
            places.append(place)
    return places


# --- charges ----------------------------------------------------------------------------------------------------------


def way_in(*asked: Any) -> list[Waypoint] | None:
    return next(iter(contacts(*asked)), None)


@rule("KT-CHARGE-12", "KT-EX-44", "KT-EX-13", "KT-RULING-15")
def test_on_open_ground_a_charge_that_can_just_reach_is_found():
    """Gap 8000 and a 7: exactly 7000 bring the gap down to 1000."""
    target = models((14260, 5000, 0))
    path = way_in(OPEN, WALKER, (5000, 5000, 0), 7000, TOLERANCE, target, [0])
    assert path is not None
    assert is_legal(OPEN, WALKER, (5000, 5000, 0), path, 7, target)
    assert within(*path[-1], 630, 14260, 5000, 0, 630, 1000)
    assert way_in(OPEN, WALKER, (5000, 5000, 0), 6000, TOLERANCE, target, [0]) is None


@rule("KT-CHARGE-12", "KT-GEOM-23")
def test_the_search_goes_round_a_wall_and_takes_the_corner_closely():
    start, target = (9000, 11000, 0), models((12000, 11000, 0))
    path = way_in(HIGH_WALL, WALKER, start, 4000, TOLERANCE, target, [0])
    assert path is not None
    assert len(path) > 1
    assert is_legal(HIGH_WALL, WALKER, start, path, 4, target)
    assert way_in(HIGH_WALL, WALKER, start, 2000, TOLERANCE, target, [0]) is None


@rule("KT-CHARGE-12", "KT-CLIMB-01")
def test_the_search_climbs():
    start, target = (8000, 6000, 0), models((12000, 6000, 3000))
    path = way_in(PLATFORM, WALKER, start, 6000, TOLERANCE, target, [0])
    assert path is not None
    assert path[-1][2] == 3000
    assert way_in(PLATFORM, WALKER, start, 5000, TOLERANCE, target, [0]) is None
    assert way_in(PLATFORM, FLYER, start, 5000, TOLERANCE, target, [0]) is not None


@rule("KT-CHARGE-12", "KT-CHARGE-06")
def test_an_enemy_that_was_not_declared_closes_the_way():
    """Impassable walls on both sides leave a corridor; an undeclared enemy stands in it."""
    corridor = table([part(box(5, 5, 20, 6), 0, 4, "impassable")], [part(box(5, 8, 20, 9), 0, 4, "impassable")])

    def can(*others: tuple[int, int, int]) -> bool:
        bodies = models((15000, 7000, 0), *others, shut=range(1, 1 + len(others)))
        return way_in(corridor, WALKER, (6000, 7000, 0), 12000, TOLERANCE, bodies, [0]) is not None

    assert can()
    assert can((17000, 7300, 0))
    assert not can((13000, 7370, 0))


@rule("KT-CHARGE-07", "KT-GEOM-23")
@pytest.mark.parametrize("id", BOARDS)
def test_contacts_are_legal_and_engage_their_target(id):
    ground, reached = BOARDS[id], 0
    for seed in range(6):
        start, *others = crowd(ground, seed)
        bodies = models(*others, shut=range(5, 15))
        for path in contacts(ground, WALKER, start, 9000, TOLERANCE, bodies, range(5)):
            assert is_legal(ground, WALKER, start, path, 9, bodies)
            assert any(within(*path[-1], 630, *others[target], 630, 1000) for target in range(5))
            reached += 1
    assert reached > 10


@rule("KT-GEOM-23", "KT-CHARGE-12")
def test_the_same_question_has_the_same_answer_on_a_fresh_ground():
    for id, board in load().boards.items():
        start, *others = crowd(BOARDS[id], 7)
        bodies = models(*others, shut=[0])
        fresh = Ground(board)
        for target in range(1, 15):
            known = way_in(BOARDS[id], WALKER, start, 11000, TOLERANCE, bodies, [target])
            assert way_in(fresh, WALKER, start, 11000, TOLERANCE, bodies, [target]) == known


# --- suggestions ------------------------------------------------------------------------------------------------------


@rule("KT-GEOM-23")
@pytest.mark.parametrize("mover", [WALKER, FLYER, Mover(984, 2300), Mover(492, 1100, sure_footed=True)])
@pytest.mark.parametrize("id", BOARDS)
def test_suggestions_are_legal_varied_and_the_same_again(id, mover):
    ground = BOARDS[id]
    for seed in range(4):
        start, *others = crowd(ground, seed, mover)
        bodies = models(*others, shut=range(7))
        found = suggest(ground, mover, start, 6000, TOLERANCE, bodies, [(15000, 11000, 0), others[0]])
        assert found == suggest(ground, mover, start, 6000, TOLERANCE, bodies, [(15000, 11000, 0), others[0]])
        assert all(is_legal(ground, mover, start, path, 6, bodies) for path in found)
        ends = [path[-1] for path in found]
        assert len(set(ends)) == len(ends) <= 14
        if start[2] == 0:
            assert len(ends) >= 6


@rule("KT-GEOM-23")
def test_suggestions_go_towards_goals_and_up_onto_platforms():
    found = suggest(PLATFORM, WALKER, (8500, 6000, 0), 6000, TOLERANCE, Bodies(), [(3000, 6000, 0)])
    assert (3000, 6000, 0) in [path[-1] for path in found]
    assert any(path[-1][2] == 3000 for path in found)


# --- regions, ways to points ------------------------------------------------------------------------------------------


@rule("KT-GEOM-23")
def test_the_region_on_open_ground_is_a_disc():
    found = region(OPEN, WALKER, (15000, 11000, 0), 3000, TOLERANCE, Bodies())
    ends = {(x, y) for x, y, _, _ in found}
    disc = {(x, y) for x in range(12000, 18001, 250) for y in range(8000, 14001, 250)
            if (x - 15000) ** 2 + (y - 11000) ** 2 <= 3000 ** 2}
    assert ends == disc
    assert all(cost <= 3005 for _, _, _, cost in found)


@rule("KT-GEOM-23")
@pytest.mark.parametrize("id", BOARDS)
def test_a_legal_path_leads_to_every_point_of_the_region(id):
    ground, missing, asked = BOARDS[id], 0, 0
    for seed in range(3):
        start, *others = crowd(ground, seed)
        bodies = models(*others, shut=range(7))
        for x, y, z, _ in region(ground, WALKER, start, 5000, TOLERANCE, bodies)[::23]:
            path = path_to(ground, WALKER, start, (x, y, z), 5000, TOLERANCE, bodies)
            asked += 1
            missing += path is None
            if path is not None:
                assert path[-1] == (x, y, z)
                assert is_legal(ground, WALKER, start, path, 5, bodies)
    assert asked > 40
    assert missing <= asked // 20                   # over the grid a way may be a little longer than it is in the region


@rule("KT-GEOM-23", "KT-CLIMB-01")
def test_a_click_on_the_platform_finds_the_way_up():
    path = path_to(PLATFORM, WALKER, (8500, 6000, 0), (10700, 6000, 3000), 6000, TOLERANCE, Bodies())
    assert path is not None
    assert judge(PLATFORM, WALKER, (8500, 6000, 0), path, 6000, TOLERANCE, Bodies()).cost <= 5400
    assert path_to(PLATFORM, WALKER, (8500, 6000, 0), (10600, 6000, 3000), 6000, TOLERANCE, Bodies()) is None


@rule("KT-MISSION3-08")
def test_the_way_off_the_table_goes_round_who_stands_in_it():
    start, edge = (5000, 5000, 0), 0
    assert escape_path(OPEN, WALKER, start, 5000, TOLERANCE, Bodies(), edge) == [(0, 5000, 0)]
    assert escape_path(OPEN, WALKER, start, 4000, TOLERANCE, Bodies(), edge) is None
    enemy = models((2000, 5000, 0), shut=[0])
    path = escape_path(OPEN, WALKER, start, 7000, TOLERANCE, enemy, edge)
    assert path is not None
    assert path[-1][0] == 0
    assert not judge(OPEN, WALKER, start, path, 7000, TOLERANCE, enemy, edge).rule


# --- nearest, somewhere else ------------------------------------------------------------------------------------------


@rule("KT-SPEC-20")
def test_frenzy_comes_into_contact_or_as_near_as_it_can():
    start, enemy = (5000, 5000, 0), models((10000, 5000, 0))
    path = nearest(OPEN, WALKER, start, 6000, TOLERANCE, enemy, 0)
    assert path is not None
    assert gap(*path[-1], 630, 10000, 5000, 0, 630) <= 2
    far = models((18000, 5000, 0))
    path = nearest(OPEN, WALKER, start, 6000, TOLERANCE, far, 0)
    assert path is not None
    assert gap(*path[-1], 630, 18000, 5000, 0, 630) <= 11740 - 5990
    assert nearest(OPEN, WALKER, start, 6000, TOLERANCE, models((6260, 5000, 0)), 0) is None


@rule("KT-FALLBACK-01", "KT-REACT-08")
def test_a_place_out_of_engagement_range_is_found_if_there_is_one():
    start, enemies = (5000, 5000, 0), [(6500, 5000, 0), (3500, 5000, 0)]
    bodies = models(*enemies)

    def is_away(x: int, y: int, z: int) -> bool:
        return not any(within(x, y, z, 630, *enemy, 630, 1000) for enemy in enemies)

    path = way_to_any(OPEN, WALKER, start, 3000, TOLERANCE, bodies, is_away)
    assert path is not None
    assert is_away(*path[-1])
    assert is_legal(OPEN, WALKER, start, path, 3, bodies)
    assert way_to_any(OPEN, WALKER, start, 1000, TOLERANCE, bodies, is_away) is None
