"""Ways that are found: every one legal, into engagement range where there is one, as near as can be, off the table."""

from __future__ import annotations

import random

import pytest

from bocage.games.commandos_40k.content import load
from bocage.games.commandos_40k.paths.bodies import Bodies, BodyNo, Mover, gap
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.paths.judging import Journey, end_is_legal, judge
from bocage.games.commandos_40k.paths.reach import contacts, escape_path, nearest, path_to, region, suggest, way_to_any
from bocage.games.commandos_40k.pieces import ENGAGED, Mil, Path, Waypoint
from tests.commandos_40k.paths.small_table import HEIGHT, RADIUS, box, journey, models, part, table
from tests.marks import rule

WALKER, FLYER = Mover(RADIUS, HEIGHT), Mover(RADIUS, HEIGHT, fly=True)
OPEN = table()
HIGH_WALL = table([part(box(10, 5, 10.3, 12), 0, 4, "impassable")])
PLATFORM = table([part(box(10, 3, 14, 9), 0, 3, "climb", stand=True)])
BOARDS = {id: Ground(board) for id, board in load().boards.items()}


FIRST = BodyNo(0)


def is_legal(asked: Journey, path: Path) -> bool:
    return not judge(asked, path).rule


def engages(one: Waypoint, other: Waypoint, radius: Mil = RADIUS) -> bool:
    return gap(one, radius, other, RADIUS) <= ENGAGED


def crowd(ground: Ground, seed: int, mover: Mover = WALKER) -> list[Waypoint]:
    """Models set up at random, the mover first; none within engagement range of another."""
    dice = random.Random(seed)
    places: list[Waypoint] = []
    while len(places) < 16:
        place = dice.randrange(ground.width), dice.randrange(ground.height), dice.choice([0, 0, *ground.surfaces])
        apart = not any(engages(place, other, mover.radius) for other in places)
        if apart and end_is_legal(ground, mover, place, Bodies()):
            places.append(place)
    return places


# --- charges ----------------------------------------------------------------------------------------------------------


def way_in(asked: Journey, target: BodyNo = FIRST) -> list[Waypoint] | None:
    return next(iter(contacts(asked, [target])), None)


@rule("KT-CHARGE-12", "KT-EX-44", "KT-EX-13", "KT-RULING-15")
def test_on_open_ground_a_charge_that_can_just_reach_is_found() -> None:
    """Gap 8000 and a 7: exactly 7000 bring the gap down to 1000."""
    start, target = (5000, 5000, 0), models((14260, 5000, 0))
    asked = journey(OPEN, WALKER, start, 7, target)
    path = way_in(asked)
    assert path is not None
    assert is_legal(asked, path)
    assert engages(path[-1], (14260, 5000, 0))
    assert way_in(journey(OPEN, WALKER, start, 6, target)) is None


@rule("KT-CHARGE-12", "KT-GEOM-23")
def test_the_search_goes_round_a_wall_and_takes_the_corner_closely() -> None:
    start, target = (9000, 11000, 0), models((12000, 11000, 0))
    asked = journey(HIGH_WALL, WALKER, start, 4, target)
    path = way_in(asked)
    assert path is not None
    assert len(path) > 1
    assert is_legal(asked, path)
    assert way_in(journey(HIGH_WALL, WALKER, start, 2, target)) is None


@rule("KT-CHARGE-12", "KT-CLIMB-01")
def test_the_search_climbs() -> None:
    start, target = (8000, 6000, 0), models((12000, 6000, 3000))
    path = way_in(journey(PLATFORM, WALKER, start, 6, target))
    assert path is not None
    assert path[-1][2] == 3000
    assert way_in(journey(PLATFORM, WALKER, start, 5, target)) is None
    assert way_in(journey(PLATFORM, FLYER, start, 5, target)) is not None


@rule("KT-CHARGE-12", "KT-CHARGE-06")
def test_an_enemy_that_was_not_declared_closes_the_way() -> None:
    """Impassable walls on both sides leave a corridor; an undeclared enemy stands in it."""
    corridor = table([part(box(5, 5, 20, 6), 0, 4, "impassable")], [part(box(5, 8, 20, 9), 0, 4, "impassable")])

    def can(*others: Waypoint) -> bool:
        bodies = models((15000, 7000, 0), *others, shut=range(1, 1 + len(others)))
        return way_in(journey(corridor, WALKER, (6000, 7000, 0), 12, bodies)) is not None

    assert can()
    assert can((17000, 7300, 0))
    assert not can((13000, 7370, 0))


@rule("KT-CHARGE-07", "KT-GEOM-23")
@pytest.mark.parametrize("id", BOARDS)
def test_contacts_are_legal_and_engage_their_target(id: str) -> None:
    ground, reached = BOARDS[id], 0
    for seed in range(6):
        start, *others = crowd(ground, seed)
        asked = journey(ground, WALKER, start, 9, models(*others, shut=range(5, 15)))
        for path in contacts(asked, map(BodyNo, range(5))):
            assert is_legal(asked, path)
            assert any(engages(path[-1], others[target]) for target in range(5))
            reached += 1
    assert reached > 10


@rule("KT-GEOM-23", "KT-CHARGE-12")
def test_the_same_question_has_the_same_answer_on_a_fresh_ground() -> None:
    for id, board in load().boards.items():
        start, *others = crowd(BOARDS[id], 7)
        bodies = models(*others, shut=[0])
        fresh = Ground(board)
        for target in map(BodyNo, range(1, 15)):
            known = way_in(journey(BOARDS[id], WALKER, start, 11, bodies), target)
            assert way_in(journey(fresh, WALKER, start, 11, bodies), target) == known


# --- suggestions ------------------------------------------------------------------------------------------------------


@rule("KT-GEOM-23")
@pytest.mark.parametrize("mover", [
    WALKER, FLYER, Mover(Mil(984), Mil(2300)), Mover(Mil(492), Mil(1100), sure_footed=True)])
@pytest.mark.parametrize("id", BOARDS)
def test_suggestions_are_legal_varied_and_the_same_again(id: str, mover: Mover) -> None:
    ground = BOARDS[id]
    for seed in range(4):
        start, *others = crowd(ground, seed, mover)
        asked = journey(ground, mover, start, 6, models(*others, shut=range(7)))
        found = suggest(asked, [(15000, 11000, 0), others[0]])
        assert found == suggest(asked, [(15000, 11000, 0), others[0]])
        assert all(is_legal(asked, path) for path in found)
        ends = [path[-1] for path in found]
        assert len(set(ends)) == len(ends) <= 14
        if start[2] == 0:
            assert len(ends) >= 6


@rule("KT-GEOM-23")
def test_suggestions_go_towards_goals_and_up_onto_platforms() -> None:
    found = suggest(journey(PLATFORM, WALKER, (8500, 6000, 0), 6), [(3000, 6000, 0)])
    assert (3000, 6000, 0) in [path[-1] for path in found]
    assert any(path[-1][2] == 3000 for path in found)


# --- regions, ways to points ------------------------------------------------------------------------------------------


@rule("KT-GEOM-23")
def test_the_region_on_open_ground_is_a_disc() -> None:
    found = region(journey(OPEN, WALKER, (15000, 11000, 0), 3))
    ends = {(x, y) for x, y, _, _ in found}
    disc = {(x, y) for x in range(12000, 18001, 250) for y in range(8000, 14001, 250)
            if (x - 15000) ** 2 + (y - 11000) ** 2 <= 3000 ** 2}
    assert ends == disc
    assert all(cost <= 3005 for _, _, _, cost in found)


@rule("KT-GEOM-23")
@pytest.mark.parametrize("id", BOARDS)
def test_a_legal_path_leads_to_every_point_of_the_region(id: str) -> None:
    ground, missing, asked = BOARDS[id], 0, 0
    for seed in range(3):
        start, *others = crowd(ground, seed)
        wanted = journey(ground, WALKER, start, 5, models(*others, shut=range(7)))
        for x, y, z, _ in region(wanted)[::23]:
            path = path_to(wanted, (x, y, z))
            asked += 1
            missing += path is None
            if path is not None:
                assert path[-1] == (x, y, z)
                assert is_legal(wanted, path)
    assert asked > 40
    assert missing <= asked // 20                   # over the grid a way may be a little longer than it is in the region


@rule("KT-GEOM-23", "KT-FLY-03")
def test_a_flyer_that_comes_down_is_shown_only_where_its_sloping_way_leads() -> None:
    asked = journey(PLATFORM, FLYER, (11000, 5000, 3000), 8, Bodies())
    found = {place[:3] for place in region(asked)}
    assert (4000, 5000, 0) in found, "7 inches along and 3 down are 7.62"
    assert (3250, 5000, 0) not in found, "7.75 along and 3 down are 8.31, although 7.75 would be near enough"
    for x, y, z in random.Random(1).sample(sorted(found), 60):
        assert path_to(asked, (x, y, z)), (x, y, z)


@rule("KT-GEOM-23", "KT-MOVE-04")
def test_the_way_between_a_ruin_and_a_model_beside_it_is_found() -> None:
    """The points along a ruin lie farther apart than those of the grid: a step between two of them may run through a model."""
    small = Mil(561)
    friend = Bodies([(24000, 19561, 0, HEIGHT, small, 0)])
    wanted = journey(BOARDS["plaza"], Mover(small, HEIGHT), (25000, 18000, 0), 6, friend)
    shown = {place[:3] for place in region(wanted)}
    for goal in ((23500, 20750, 0), (21500, 20750, 0), (20250, 20750, 0)):
        assert goal in shown
        assert path_to(wanted, goal) is not None


@rule("KT-GEOM-23", "KT-CLIMB-01")
def test_a_click_on_the_platform_finds_the_way_up() -> None:
    asked = journey(PLATFORM, WALKER, (8500, 6000, 0), 6)
    path = path_to(asked, (10700, 6000, 3000))
    assert path is not None
    assert judge(asked, path).cost <= 5400
    assert path_to(asked, (10600, 6000, 3000)) is None


@rule("KT-MISSION3-08")
def test_the_way_off_the_table_goes_round_who_stands_in_it() -> None:
    start, edge = (5000, 5000, 0), 0
    assert escape_path(journey(OPEN, WALKER, start, 5), edge) == [(0, 5000, 0)]
    assert escape_path(journey(OPEN, WALKER, start, 4), edge) is None
    asked = journey(OPEN, WALKER, start, 7, models((2000, 5000, 0), shut=[0]))
    path = escape_path(asked, edge)
    assert path is not None
    assert path[-1][0] == 0
    assert not judge(asked, path, edge).rule


# --- nearest, somewhere else ------------------------------------------------------------------------------------------


@rule("KT-SPEC-20")
def test_frenzy_comes_into_contact_or_as_near_as_it_can() -> None:
    def as_near_as_can_be(enemy: Waypoint) -> list[Waypoint] | None:
        return nearest(journey(OPEN, WALKER, (5000, 5000, 0), 6, models(enemy)), FIRST)

    path = as_near_as_can_be((10000, 5000, 0))
    assert path is not None
    assert gap(path[-1], RADIUS, (10000, 5000, 0), RADIUS) <= 2
    path = as_near_as_can_be((18000, 5000, 0))
    assert path is not None
    assert gap(path[-1], RADIUS, (18000, 5000, 0), RADIUS) <= 11740 - 5990
    assert as_near_as_can_be((6260, 5000, 0)) is None


@rule("KT-FALLBACK-01", "KT-REACT-08")
def test_a_place_out_of_engagement_range_is_found_if_there_is_one() -> None:
    start, enemies = (5000, 5000, 0), [(6500, 5000, 0), (3500, 5000, 0)]
    bodies = models(*enemies)

    def is_away(at: Waypoint) -> bool:
        return not any(engages(at, enemy) for enemy in enemies)

    asked = journey(OPEN, WALKER, start, 3, bodies)
    path = way_to_any(asked, is_away)
    assert path is not None
    assert is_away(path[-1])
    assert is_legal(asked, path)
    assert way_to_any(journey(OPEN, WALKER, start, 1, bodies), is_away) is None
