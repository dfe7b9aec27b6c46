"""How far and in which directions units fire, and which face of a tank they meet (HN-RANGE, HN-ARC)."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.fire.sights import face_hit, in_arc
from bocage.games.heroes_of_normandie.types import Face, Unit
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene, name
from tests.marks import rule

FRONT_FACE, SIDE_FACE, REAR_FACE = 0, 1, 2


def shot(scene: Scene, unit: Unit, *plays: str, die: int = 1) -> tuple[int, int]:
    """Fires, and gives the final result and the defence it met."""
    scene.activate(unit).quietly("fire main normal", *plays, dice=[die, 1, 1, 1])
    (_, total, defence, _), = scene.told("shot")
    return total, defence


# --- range ------------------------------------------------------------------------------------------------------------


@rule("HN-RANGE-01", "HN-RULING-23")
@pytest.mark.parametrize(("column", "face"), [(7, BACK), (8, FRONT), (14, FRONT)])
def test_beyond_seven_squares_the_final_result_loses_two(column: int, face: Face) -> None:
    """3 on the die and a bonus of 3 hit a defence of 5 up to 7 squares away, and no further."""
    scene = Scene("." * 15)
    rifles, group = scene.put("us_rifle_team", "a1"), scene.put("ge_fire_group", name(column, 0))
    assert shot(scene, rifles, die=3) == (6 if column <= 7 else 4, 5)
    assert scene.face(group) == face


@rule("HN-RANGE-01", "HN-GEN-09")
def test_there_is_no_limit_unless_one_is_printed() -> None:
    scene = Scene()
    rifles, officer = scene.put("us_rifle_team", "a1"), scene.put("us_lt_officer", "a15")
    scene.put("ge_fire_group", "o15")
    scene.put("ge_fire_group", "o1")
    assert "fire main normal" in scene.activate(rifles).options()
    assert scene.activate(officer).lacks("fire main normal", "act"), "he fires 4 squares far"


@rule("HN-GEN-09", "HN-RANGE-02")
@pytest.mark.parametrize(("a", "b", "squares"), [
    ("a1", "b2", 1), ("a1", "e3", 4), ("c3", "a9", 6), ("o15", "a1", 14), ("d4", "d4", 0)])
def test_distance_is_the_longer_of_the_two_differences(a: str, b: str, squares: int) -> None:
    scene = Scene()
    assert scene.board.start.distance(scene.square(a), scene.square(b)) == squares


@rule("HN-RANGE-02")
@pytest.mark.parametrize(("aim", "total"), [("at i1", 5), ("at h1", 7)])
def test_between_vehicles_of_two_squares_it_is_counted_between_the_chosen_squares(aim: str, total: int) -> None:
    """From a1 the panzer's front square is 8 away, its rear square 7."""
    scene = Scene("." * 12)
    scene.put("ge_panzer_iv", "i1", facing="e")
    assert shot(scene, scene.put("us_at_gun_57", "a1", facing="e"), aim)[0] == total


@rule("HN-RANGE-03", "HN-RULING-25")
@pytest.mark.parametrize(("point", "away"), [
    ("@c3", 1), ("@d3", 1), ("@c4", 1), ("@d4", 1), ("@e4", 2), ("@b2", 2), ("@d7", 4), ("@a1", 3)])
def test_the_corners_of_a_square_are_one_intersection_away(point: str, away: int) -> None:
    scene = Scene()
    assert scene.board.start.point_distance(scene.square("c3"), scene.point(point)) == away


# --- arcs -------------------------------------------------------------------------------------------------------------


def seen_in(facing: str, arc: int) -> list[str]:
    """The squares around the middle of a 5 by 5 map that lie in an arc, as a picture."""
    scene = Scene(".....\n" * 5)
    ground, middle, direction = scene.board.start, scene.square("c3"), p.FACING_CALLED[facing]
    return ["".join("x" if in_arc(ground, middle, scene.square(name(column, row)), direction, arc) else "."
                    for column in range(5)) for row in range(5)]


@rule("HN-ARC-01")
def test_without_a_printed_arc_a_unit_fires_all_around() -> None:
    scene = Scene(".....\n.....\n.....")
    bazooka = scene.put("us_bazooka", "c2", facing="n")
    scene.put("ge_zundapp", "c3")
    scene.put("ge_zundapp", "a2")
    scene.activate(bazooka).play("fire main normal")
    assert scene.options() == ["at c3", "at a2"]


@rule("HN-ARC-02", "HN-RULING-26")
def test_an_arc_of_90_degrees_with_its_borders() -> None:
    assert seen_in("n", 90) == ["xxxxx", ".xxx.", ".....", ".....", "....."]
    assert seen_in("w", 90) == ["x....", "xx...", "xx...", "xx...", "x...."]
    assert seen_in("se", 90) == [".....", ".....", "...xx", "..xxx", "..xxx"]


@rule("HN-ARC-02")
def test_an_arc_of_180_degrees() -> None:
    assert seen_in("s", 180) == [".....", ".....", "xx.xx", "xxxxx", "xxxxx"]
    assert seen_in("ne", 180) == ["xxxxx", ".xxxx", "...xx", "...xx", "....x"]


@rule("HN-ARC-02")
@pytest.mark.parametrize(("at", "fires"), [
    ("c1", True), ("a1", True), ("e1", True), ("a2", False), ("c5", False), ("e3", False)])
def test_a_gun_fires_only_into_its_arc(at: str, fires: bool) -> None:
    scene = Scene(".....\n.....\n.....\n.....\n.....")
    gun = scene.put("us_at_gun_57", "c3", facing="n")
    scene.put("ge_zundapp", at)
    assert ("fire main normal" in scene.activate(gun).options()) == fires


@rule("HN-ARC-03")
def test_a_gun_is_turned_to_any_facing_by_a_null_movement() -> None:
    m = March("... ... ...", "us_at_gun_57", "b2").move()
    assert m.can("aim") == list(p.DIRECTIONS[1:])
    m.quietly("aim se", "stop")
    assert m.pose == "b2 se"


@rule("HN-ARC-03")
def test_it_may_be_turned_after_its_step() -> None:
    assert March("... ... ...", "us_at_gun_57", "b2").move("step b1", "aim e").pose == "b1 e"


@rule("HN-ARC-03")
def test_it_may_be_turned_before_its_step_but_only_once() -> None:
    m = March("... ... ...", "us_at_gun_57", "b2").move("aim e", "step b1")
    assert (m.pose, m.is_over) == ("b1 e", True)


@rule("HN-ARC-03", "HN-MOVE-09")
def test_turned_after_a_step_it_goes_no_further_though_it_has_points_left() -> None:
    m = March("... ... ...", "us_at_gun_57", "b3").move()
    m.set("movement left: 3").begin(p.MOVE)
    m.quietly("step b2")
    assert "b1" in m.can("step")
    m.quietly("aim e")
    assert (m.pose, m.is_over) == ("b2 e", True)


# --- faces ------------------------------------------------------------------------------------------------------------


def faces(facing: str) -> list[str]:
    """Which face a shot from each square of a 5 by 5 map meets in the middle."""
    scene = Scene(".....\n" * 5)
    ground, middle, direction = scene.board.start, scene.square("c3"), p.FACING_CALLED[facing]
    rows: list[list[int]] = [
        [face_hit(ground, direction, scene.square(name(column, row)), middle) for column in range(5)] for row in range(5)]
    rows[2][2] = -1
    return ["".join("FSR-"[face] for face in row) for row in rows]


@rule("HN-ARC-04", "HN-GEN-07")
def test_the_face_hit_depends_on_the_direction_and_on_a_border_it_is_the_weaker() -> None:
    assert faces("n") == ["SFFFS", "SSFSS", "SS-SS", "SRRRS", "RRRRR"]
    assert faces("ne") == ["SSSFF", "SSSFF", "RR-SS", "RRRSS", "RRRSS"]


@rule("HN-ARC-04", "HN-GEN-07")
@pytest.mark.parametrize(("at", "defence"), [("c1", 12), ("a3", 9), ("a1", 9), ("c7", 8), ("f3", 9)])
def test_a_heavy_vehicle_defends_with_the_value_of_that_face(at: str, defence: int) -> None:
    scene = Scene(".......\n" * 7)
    scene.put("ge_panzer_iv", "c3", facing="n")
    bazooka = scene.put("us_bazooka", at)
    assert shot(scene, bazooka, "at c3")[1] == defence


@rule("HN-GEN-07")
@pytest.mark.parametrize("at", ["c1", "a3", "c5"])
def test_a_light_vehicle_has_one_value_all_around(at: str) -> None:
    scene = Scene(".....\n" * 5)
    scene.put("ge_zundapp", "c3", facing="n")
    assert shot(scene, scene.put("us_rifle_team", at))[1] == 6


@rule("HN-ARC-05")
@pytest.mark.parametrize(("aim", "defence"), [("at d1", 8), ("at d2", 9)])
def test_against_two_squares_the_attacker_may_aim_where_the_armour_is_weaker(aim: str, defence: int) -> None:
    """From b3 the front square is met on the border of rear and side, the rear square from the side."""
    scene = Scene("......\n......\n......")
    scene.put("ge_panzer_iv", "d1", facing="n")
    bazooka = scene.put("us_bazooka", "b3")
    assert shot(scene, bazooka, aim)[1] == defence
