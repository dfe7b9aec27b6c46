"""Preparing a battle: the order of its steps, markers, deployment (KT-SETUP, KT-OBJ, KT-DEPLOY)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bocage.core.dice import SeededDice
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.pieces import MarkerNo, Mil
from bocage.games.commandos_40k.rules.missions import controller
from bocage.games.commandos_40k.rules.setup_points import Zone, can_follow, closed_circles, fit, tight_places, why_not_here
from tests.commandos_40k.before import against, before, lay_markers, run_through
from tests.commandos_40k.scene import TOUCH, Scene, box, man
from tests.marks import rule

EDGE_TO_MODEL = 1 + 2 + 0.63                # a marker of 2″, 2″ beside it, a base of 32 mm: centre to centre


def all_steps(mission: str) -> tuple[Scene, list[str]]:
    """The questions from the first one until round 1, all answered somehow."""
    s = Scene([man(), man(), man()], [man(), man(), man()], round=0, initiative=p.NOBODY, mission=mission)
    s.dice.then = SeededDice("setup")
    s.begin("roles", until="courage")
    return s, run_through(s)


# --- order ------------------------------------------------------------------------------------------------------------


@rule("KT-SETUP-01", "KT-DEPLOY-02", "KT-MISSION2-03")
def test_first_come_roles_then_markers_recon_and_deployment_then_the_first_round() -> None:
    s, kinds = all_steps(p.RESCUE)
    assert kinds[:5] == ["role", "marker", "recon", "half", "hold"]
    assert kinds[5] == "deploy"
    assert s.phase == "courage"
    assert len(s.all_in("on")) == 6
    s.dice.script = [1, 2, 1, 2]
    s.begin("courage", until="move_start")
    assert s.told("round") == [(1,)]


@rule("KT-SETUP-01", "KT-MISSION1-03")
def test_the_air_assault_has_no_recon() -> None:
    _, kinds = all_steps(p.AIR_ASSAULT)
    assert kinds[:3] == ["role", "marker", "deploy"]
    assert not {"recon", "half", "edge"} & set(kinds)


@rule("KT-SETUP-01", "KT-MISSION3-03")
def test_the_exfiltration_has_recon_but_no_markers() -> None:
    _, kinds = all_steps(p.EXFILTRATION)
    assert kinds[:3] == ["role", "edge", "recon"]
    assert "marker" not in kinds


@rule("KT-DEPLOY-02")
def test_the_battle_begins_only_after_all_that_recon_allows() -> None:
    s = before("forward", [man(3, 3)], [man(27, 3)], dice=[2])
    assert s.phase == "courage"
    s = Scene([man(3, 3)], [man(27, 3)], round=0, initiative=p.NOBODY)
    s.set("team a: recon forward_positions, recon-works", "team b: recon survey_ground, recon-works")
    assert s.begin("forward", until="courage").asked == "forward"
    s.play("done", dice=[3])
    assert s.phase == "courage"


# --- objective markers ------------------------------------------------------------------------------------------------


def beside(*distances: float, other: Sequence[float] = ()) -> Scene:
    """A marker in the middle; models of seat 0 and of the ``other`` seat so many inches from its centre."""
    s = Scene([man(15 + distance, 11 + at * 0.001) for at, distance in enumerate(distances)] or [man(1, 1)],
              [man(15 - distance, 11) for distance in other] or [man(1, 20)])
    return lay_markers(s, (15, 11))


@rule("KT-OBJ-02", "KT-EX-32")
@pytest.mark.parametrize(("mine", "others", "holder"), [
    ([2, 3.3], [2], 0), ([2, 3.3], [2, 3.3], p.NOBODY), ([], [], p.NOBODY), ([], [2], 1),
])
def test_more_models_within_two_inches_of_a_marker_control_it(
        mine: Sequence[float], others: Sequence[float], holder: int) -> None:
    s = beside(*mine, other=others)
    assert controller(s.board, s.state, MarkerNo(0)) == holder


@rule("KT-OBJ-01", "KT-OBJ-02")
@pytest.mark.parametrize(("distance", "holder"), [(EDGE_TO_MODEL, 0), (EDGE_TO_MODEL + 0.001, p.NOBODY)])
def test_the_distance_is_counted_from_the_edge_of_a_marker_of_two_inches(distance: float, holder: int) -> None:
    s = beside(distance)
    assert controller(s.board, s.state, MarkerNo(0)) == holder


@rule("KT-OBJ-01", "KT-RULING-24")
@pytest.mark.parametrize(("radius", "holder"), [("1000", p.NOBODY), ("1500", 0)])
def test_a_group_may_use_markers_of_three_inches(radius: str, holder: int) -> None:
    s = lay_markers(Scene([man(15 + EDGE_TO_MODEL + 0.5, 11)], [man(1, 1)], objective_radius_mil=radius), (15, 11))
    assert controller(s.board, s.state, MarkerNo(0)) == holder


@rule("KT-OBJ-01")
def test_height_does_not_count_for_a_marker() -> None:
    tower = box(16, 9, 20, 13, 6, "climb", "block", stand=True)
    s = lay_markers(Scene([man(17, 11, z=6)], [man(1, 1)], [tower]), (15, 11))
    assert controller(s.board, s.state, MarkerNo(0)) == 0


@rule("KT-OBJ-02")
def test_shaken_and_wounded_models_count_for_control() -> None:
    s = lay_markers(Scene([man(17, 11, shaken=True), man(13, 11, light=3)], [man(15, 13)]), (15, 11))
    assert controller(s.board, s.state, MarkerNo(0)) == 0


@rule("KT-OBJ-03")
def test_a_marker_may_touch_a_wall_but_not_lie_on_it() -> None:
    wall = box(12, 8, 14, 14, 3, "climb", "block", stand=True)
    s = before("markers", pieces=[wall], mission=p.AIR_ASSAULT)
    assert against(s, "marker 13,11") == "KT-OBJ-03"
    assert against(s, "marker 14.999,11") == "KT-OBJ-03"
    assert s.allows("marker 15,11")


@rule("KT-OBJ-03")
def test_a_marker_may_lie_in_a_swamp_and_blocks_neither_way_nor_place() -> None:
    swamp = box(12, 8, 18, 14, 0, "difficult")
    assert before("markers", pieces=[swamp], mission=p.AIR_ASSAULT).allows("marker 15,11")
    s = lay_markers(Scene([man(12, 11)], [man(28, 1)]), (15, 11)).begin("move").play("normal a1")
    assert s.verdict("path 15,11").rule == ""
    assert s.verdict("path 15,11").cost == 3000


# --- deployment -------------------------------------------------------------------------------------------------------


@rule("KT-TERRAIN-07", "KT-CLIMB-04")
def test_nobody_is_set_up_on_impassable_terrain_unless_a_ladder_leads_there() -> None:
    rock = box(2, 8, 6, 12, 3, "impassable", "block", stand=True)
    assert against(before("deploy", pieces=[rock]).play("deploy a1"), "at 4,10,3") == "KT-TERRAIN-07"
    ladder = box(6, 9.5, 6.4, 10.5, 3, "open")
    assert against(before("deploy", pieces=[rock, ladder]).play("deploy a1"), "at 4,10,3") == ""
    climbed = box(2, 8, 6, 12, 3, "climb", "block", stand=True)
    assert against(before("deploy", pieces=[climbed]).play("deploy a1"), "at 4,10,3") == ""


@rule("KT-DEPLOY-01")
def test_a_model_is_set_up_wholly_in_its_zone_and_on_the_table() -> None:
    s = before("deploy", mission=p.EXFILTRATION).play("deploy b1")
    assert s.asked_of == 1
    assert s.allows("at 22.63,5")
    assert s.allows("at 29.37,21.37")
    assert against(s, "at 22.629,5") == "KT-MISSION3-02"
    assert against(s, "at 29.371,5")
    assert against(s, "at 25,0.6")


@rule("KT-DEPLOY-01")
def test_a_model_is_set_up_where_it_could_end_a_move() -> None:
    """KT-GEOM-19: not in a wall, not on another model, but on a floor."""
    tower = box(24, 4, 28, 8, 3, "climb", "block", stand=True)
    s = before("deploy", b=[man(26, 15), man(), man()], pieces=[tower], mission=p.EXFILTRATION).play("deploy b2")
    assert against(s, "at 26,6")
    assert s.allows("at 26,6,3")
    assert against(s, f"at 26,{15 + TOUCH - 0.01}")
    assert s.allows(f"at 26,{15 + TOUCH}")


@rule("KT-DEPLOY-01", "KT-RULING-37")
def test_nobody_is_set_up_in_engagement_range() -> None:
    s = Scene([man(10, 11)], [man(), man()], round=0, initiative=p.NOBODY, mission=p.AIR_ASSAULT)
    s.set("deploying: b")
    s.begin("deploy", until="courage").play("deploy b1")
    assert against(s, f"at {10 + TOUCH + 1},11") == "KT-DEPLOY-01"
    assert s.allows(f"at {10 + TOUCH + 1.001},11")


@rule("KT-DEPLOY-01")
def test_the_owner_says_which_model_comes_next() -> None:
    s = before("deploy", mission=p.EXFILTRATION)
    assert s.options() == ["deploy b1", "deploy b2", "deploy b3"]
    s.play("deploy b3", "at 26,11", "deploy a2", "at 4,11")
    assert s.options() == ["deploy b1", "deploy b2"]
    assert (s.at("b3"), s.at("a2")) == ((26_000, 11_000, 0), (4000, 11_000, 0))


@rule("KT-DEPLOY-01", "KT-RULING-56")
def test_a_zone_without_a_place_left_grows_inch_by_inch() -> None:
    """Rock fills the eastern strip but for its first inch; the next inch gives room for a base."""
    rock = box(22.5, 0, 30, 22, 4, "impassable", "block")
    s = before("deploy", pieces=[rock], mission=p.EXFILTRATION).play("deploy b1")
    assert s.told("zone_grows") == [(s.number("b1"), 1000)]
    assert s.allows("at 21.63,5")
    assert against(s, "at 21.629,5") == "KT-MISSION3-02"


# --- zones and room ---------------------------------------------------------------------------------------------------


@rule("KT-DEPLOY-01")
def test_a_base_lies_wholly_in_a_zone_and_on_the_table() -> None:
    ground, zone = Scene([man()], [man()]).board.ground, Zone(4000, 5000, 9000, 8000)
    assert zone.centres(ground, 630) == (4630, 5630, 8370, 7370)
    assert Zone().centres(ground, 630) == (630, 630, ground.width - 630, ground.height - 630)
    assert (zone(4630, 5630, 630), zone(8370, 7370, 630)) == (True, True)
    outside = [(4629, 6000), (6000, 5629), (8371, 6000), (6000, 7371)]
    assert not any(zone(x, y, 630) for x, y in outside)


@rule("KT-DEPLOY-01")
def test_a_wider_zone_reaches_farther_on_all_four_sides() -> None:
    wider = Zone(4000, 5000, 9000, 8000).wider(1000)
    assert (wider.left, wider.low, wider.right, wider.high) == (3000, 4000, 10_000, 9000)


@rule("KT-OBJ-03")
@pytest.mark.parametrize(("number", "found"), [(0, True), (1, True), (2, True), (3, False), (4, False)])
def test_markers_that_stand_too_close_leave_no_room(number: int, found: bool) -> None:
    """Of the three places only the two outer ones are more than 5 apart."""
    assert fit([(0, 0), (4, 0), (8, 0)], number, Mil(5)) is found


@rule("KT-GEOM-16", "KT-DEPLOY-01")
def test_a_friend_closes_its_own_floor_and_an_enemy_its_surroundings() -> None:
    """A friend upstairs leaves the ground below it free; one beside lets nobody come nearer than its base."""
    s = Scene([man(), man(10, 11), man(20, 11, z=6)], [man(10, 5, z=1)])
    closed = closed_circles(s.board, s.state, s.number("a1"), 0, Mil(1000))
    assert closed == [(10_000, 11_000, 1260), (10_000, 5000, 1261)]
    assert closed_circles(s.board, s.state, s.number("a1"), 6000, Mil(1000)) == [(20_000, 11_000, 1260)]
    assert (10_000, 5000, 2261) in closed_circles(s.board, s.state, s.number("a1"), 1000, Mil(1000))    # on one floor


@rule("KT-DEPLOY-01")
def test_a_place_squeezed_in_beside_a_friend_is_found() -> None:
    """The zone leaves the centre of the base one inch, along which a friend stands: the base may touch the friend's."""
    s = before("deploy", b=[man(26, 11), man(), man()], mission=p.EXFILTRATION)
    zone, model = Zone(26_000, 11_000, 27_890, 12_260), s.number("b2")      # centres: 26.63 to 27.26, at 11.63
    why = why_not_here(s.board, s.state, model, zone, "KT-MISSION3-02", p.ENGAGED)
    found = tight_places(s.board, s.state, model, why, zone, p.ENGAGED)
    assert [place for place in found if place[0] < 27_200] == [(27_092, 11_630, 0)]


@rule("KT-DEPLOY-01")
def test_the_places_offered_on_the_ground_name_no_height() -> None:
    s = before("deploy", mission=p.EXFILTRATION).play("deploy b1")
    assert len(s.options()) == 10
    assert all(text.count(",") == 1 for text in s.options())


@rule("KT-DEPLOY-01", "KT-FLY-02")
def test_a_flyer_is_set_up_beside_a_friend_however_near() -> None:
    """Only the engagement range of enemies is closed to it."""
    s = before("deploy", a=[man(4, 11), man(keywords=("fly",))], mission=p.RESCUE)
    assert s.allows("at 5.26,11")
    assert against(s, "at 5.259,11") == "KT-FLY-02"


@rule("KT-TERRAIN-07", "KT-CLIMB-04")
@pytest.mark.parametrize(("gap", "fault"), [(0.63, ""), (0.631, "KT-TERRAIN-07")])
def test_a_ladder_leads_up_a_rock_if_it_stands_within_reach_of_a_base(gap: float, fault: str) -> None:
    rock, ladder = box(2, 8, 6, 12, 3, "impassable", "block", stand=True), box(6 + gap, 9.5, 7, 10.5, 3, "open")
    assert against(before("deploy", pieces=[rock, ladder]).play("deploy a1"), "at 4,10,3") == fault


@rule("KT-MISSION1-02", "KT-OBJ-03")
@pytest.mark.parametrize(("longer", "room"), [(0, False), (0.001, True)])
def test_a_marker_to_come_needs_more_than_the_distance_between_markers(longer: float, room: bool) -> None:
    """On a strip just wide enough for a marker its centre can be as far as ``apart`` from the first, and not farther."""
    margin, apart = 4.001, 8
    s = Scene([man()], [man()], size=(2 * margin + apart + longer, 2 * margin))
    assert can_follow(s.board, [(4001, 4001)], 1, 3000, Mil(1000 * apart), 0) is room
