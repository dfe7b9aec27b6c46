"""Ways that are found: every one legal, into engagement range where there is one, as near as can be, off the table."""

from __future__ import annotations

import random

import pytest

from bocage.games.commandos_40k.content import load
from bocage.games.commandos_40k.paths.bodies import Bodies, BodyNo, Mover, gap
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.paths.judging import Journey, end_is_legal, judge
from bocage.games.commandos_40k.paths.escapes import escape_path
from bocage.games.commandos_40k.paths.reach import contacts, nearest, path_to, region, suggest, way_to_any
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


@rule("KT-GEOM-23", "KT-FLY-04")
def test_suggestions_for_a_flyer_on_a_platform_stay_there_and_come_down() -> None:
    found = suggest(journey(PLATFORM, FLYER, (12000, 6000, 3000), 5), [(12000, 4000, 3000)], wanted=20)
    heights = [path[-1][2] for path in found]
    assert (12000, 4000, 3000) in [path[-1] for path in found]
    assert min(heights.count(0), heights.count(3000)) > 3


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
    ground, asked = BOARDS[id], 0
    for seed in range(3):
        start, *others = crowd(ground, seed)
        wanted = journey(ground, WALKER, start, 5, models(*others, shut=range(7)))
        for x, y, z, _ in region(wanted)[::23]:
            path = path_to(wanted, (x, y, z))
            assert path is not None, (x, y, z)
            assert path[-1] == (x, y, z)
            assert is_legal(wanted, path)
            asked += 1
    assert asked > 40


@rule("KT-GEOM-23", "KT-FIGHT-06")
def test_a_way_close_round_a_model_is_found_to_the_last_place_that_is_shown() -> None:
    """Two ways over the grid are equally long, but only one of them is short enough once it is pulled straight."""
    small = Mil(561)
    wanted = journey(OPEN, Mover(small, HEIGHT), (12000, 16000, 0), 3, Bodies([(12537, 18002, 0, HEIGHT, small, 0)]))
    goal = 13750, 18250, 0
    assert goal in {place[:3] for place in region(wanted)}
    path = path_to(wanted, goal)
    assert path is not None
    assert is_legal(wanted, path)


@rule("KT-GEOM-23", "KT-FLY-03", "KT-FLY-04")
def test_a_flyer_is_shown_the_places_on_platforms_from_below_and_from_above() -> None:
    above = journey(PLATFORM, FLYER, (11000, 5000, 3000), 4)
    shown = {place[:3] for place in region(above)}
    assert (13000, 8000, 3000) in shown, "it stays at its height: 2 and 3 inches along"
    assert (11000, 4500, 3000) in shown
    assert (9250, 5000, 0) in shown, "1.75 along and 3 down are 3.47"
    assert (11000, 5000, 0) not in shown, "inside the platform"
    assert (14000, 5000, 3000) not in shown, "not wholly on it"
    below = journey(PLATFORM, FLYER, (8500, 6000, 0), 4)
    assert shown == {place for place in straight_ends(above) if is_legal(above, [place])}
    assert {place[:3] for place in region(below)} == {place for place in straight_ends(below) if is_legal(below, [place])}


def straight_ends(asked: Journey) -> list[Waypoint]:
    """All points of the grid round the start, at every height."""
    x, y, _ = asked.start
    far = asked.limit // 250 + 1
    return [((x // 250 + dx) * 250, (y // 250 + dy) * 250, z) for dx in range(-far, far + 1) for dy in range(-far, far + 1)
            for z in asked.ground.surfaces]


@rule("KT-GEOM-23", "KT-RULING-90", "KT-TERRAIN-07")
def test_a_flyer_is_shown_what_lies_under_a_hanging_impassable_part_unless_it_comes_from_above() -> None:
    bridge = table([part(box(10, 3, 14, 9), 0, 3, "climb", stand=True)], [part(box(16, 2, 18, 20), 4, 5, "impassable")])
    low = journey(bridge, FLYER, (15000, 15000, 0), 6)
    assert (20000, 15000, 0) in {place[:3] for place in region(low)}
    high = journey(bridge, FLYER, (13000, 6000, 3000), 8)
    shown = {place[:3] for place in region(high)}
    assert (15000, 6000, 0) in shown
    assert (19000, 6000, 0) not in shown
    for place in random.Random(1).sample(sorted(shown), 60):
        assert path_to(high, place), place


@rule("KT-FALLBACK-01", "KT-FLY-04")
def test_a_flyer_that_can_get_away_only_on_its_platform_finds_that_place() -> None:
    roof = table([part(box(5, 5, 20, 12), 0, 5, "climb", stand=True)])
    start, enemy = (10000, 8000, 5000), (11500, 8000, 5000)
    path = way_to_any(journey(roof, FLYER, start, 3, models(enemy)), lambda at: not engages(at, enemy))
    assert path is not None
    assert path[-1][2] == 5000


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
