"""Buildings: doors, openings, lines in and out, rooms, lanes between them (HN-BLDG; grenades are with the equipment)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule

# Two by two squares: a door west of d2, a window north of e2.
HOUSE = Building(id="h", rooms=((3, 1, 4, 2),), doors=((3, 1, "W"),), windows=((4, 1, "N"),))
YARD = "........ ...hh... ...hh... ........ ........"


def yard(type: str = "us_rifle_team", at: str = "c2", **how: Any) -> March:
    return March(YARD, type, at, buildings=[HOUSE], **how)


def sees(a: str, b: str, rows: str = YARD, buildings: Sequence[Building] = (HOUSE,)) -> bool:
    scene = Scene(rows.replace(" ", "\n"), buildings)
    return scene.board.start.see(scene.square(a), scene.square(b), 0) < p.BLOCKED


# --- in and out -------------------------------------------------------------------------------------------------------


@rule("HN-BLDG-01")
@pytest.mark.parametrize(("at", "doorway"), [("c2", "d2"), ("c3", ""), ("c1", ""), ("e1", ""), ("f2", ""), ("d4", "")])
def test_a_house_is_entered_only_by_its_door(at: str, doorway: str) -> None:
    """Not through a window (e1), a wall, or diagonally past the door's frame (c1, c3)."""
    inside = {"d2", "e2", "d3", "e3"} & set(yard(at=at).move().can("step"))
    assert inside == ({doorway} if doorway else set())


@rule("HN-BLDG-01")
def test_and_left_only_by_it() -> None:
    assert sorted(yard(at="d2").move().can("step")) == ["c2", "d3", "e2", "e3"]
    assert sorted(yard(at="e2").move().can("step")) == ["d2", "d3", "e3"]


@rule("HN-BLDG-01", "HN-MOVE-01")
def test_inside_one_walks_as_outside() -> None:
    m = yard().move("step d2", "step e3", "step e2", "step d3")
    assert m.here == "d3"


@rule("HN-BLDG-02", "HN-ZOC-07")
def test_an_enemy_zone_before_the_door_closes_it() -> None:
    m = yard()
    m.put("ge_fire_group", "b3")
    assert "d2" not in m.move().can("step")


@rule("HN-BLDG-16")
@pytest.mark.parametrize("type", ["us_willys_50cal", "us_m4_sherman"])
def test_vehicles_do_not_enter(type: str) -> None:
    m = yard(type, "c2", facing="e")
    assert not {pose for pose in m.move().can("drive") if pose[:2] in ("d2", "e2", "d3")}


# --- lines ------------------------------------------------------------------------------------------------------------


@rule("HN-BLDG-03", "HN-BLDG-04")
def test_lines_in_and_out_need_a_square_behind_an_opening_and_go_through_it() -> None:
    assert sees("d2", "a2")
    assert sees("d2", "a1"), "obliquely through the door"
    assert sees("e2", "e1")
    assert not sees("e3", "h3"), "no opening on that side"
    assert not sees("d2", "d1"), "a square with a door west sees nothing to the north"
    assert not sees("e2", "a2"), "the door is not its own: d2 stands behind it"
    assert not sees("d3", "a3")


@rule("HN-BLDG-03")
def test_it_fires_out_of_the_door_but_not_out_of_the_next_room_square() -> None:
    for at, fires in (("d2", True), ("d3", False)):
        m = yard(at=at)
        m.put("ge_fire_group", "a2")
        assert ("fire main normal" in m.activate(m.mover).options()) == fires


@rule("HN-BLDG-04")
def test_it_is_shot_at_only_behind_an_opening() -> None:
    for at, hit in (("d2", True), ("d3", False)):
        m = yard(at="a2")
        m.put("ge_fire_group", at)
        assert ("fire main normal" in m.activate(m.mover).options()) == hit


@rule("HN-BLDG-05", "HN-RULING-34")
def test_a_line_that_only_touches_the_frame_is_blocked() -> None:
    """From d2 to c1 or c3 it runs through the corner of the doorway; to b1 or b3 it crosses the door itself."""
    assert not sees("d2", "c1")
    assert not sees("d2", "c3")
    assert sees("d2", "b1")
    assert sees("d2", "b3")


@rule("HN-BLDG-12", "HN-LOS-16")
def test_the_house_hides_what_lies_behind_it_even_through_its_openings() -> None:
    """A door west and a window east in one row: nobody looks through."""
    through = Building(id="h", rooms=((2, 0, 3, 0),), doors=((2, 0, "W"),), windows=((3, 0, "E"),))
    assert not sees("a1", "f1", "..hh..", [through])
    assert not sees("c1", "f1", "..hh..", [through])
    assert sees("d1", "f1", "..hh..", [through])
    one = Building(id="h", rooms=((2, 0, 2, 0),), doors=((2, 0, "W"),), windows=((2, 0, "E"),))
    assert not sees("a1", "e1", "..h..", [one])
    assert sees("c1", "e1", "..h..", [one])
    assert sees("c1", "a1", "..h..", [one])


@rule("HN-BLDG-12", "HN-BLDG-04")
def test_nor_does_a_line_to_an_intersection_run_through_it() -> None:
    """Through the window south one does not reach the intersection on the far corner, where squares behind the house touch."""
    house = Building(id="h", rooms=((1, 1, 1, 1),), windows=((1, 1, "S"),))
    m = March("... .h. ... ... ...", "us_rifle_team", "b4", buildings=[house])
    watch = Watch(m.board, m.state)
    assert watch.point_loss(m.mover, m.square("b4"), m.point("@b2")) == p.BLOCKED
    assert watch.point_loss(m.mover, m.square("b4"), m.point("@b3")) == 0


@rule("HN-BLDG-15", "HN-RULING-34")
def test_within_a_room_all_squares_see_each_other() -> None:
    assert sees("d2", "e3")
    assert sees("d3", "e2")
    hall = Building(id="h", rooms=((0, 0, 3, 2),))
    squares = [f"{column}{row}" for column in "abcd" for row in (1, 2, 3)]
    assert all(sees(a, b, "hhhh. hhhh. hhhh.", [hall]) for a in squares for b in squares)


@rule("HN-BLDG-15")
def test_between_rooms_only_through_inner_openings() -> None:
    rooms = Building(id="h", rooms=((0, 0, 1, 1), (2, 0, 3, 1)), doors=((1, 0, "E"),))
    rows = "hhhh hhhh"
    assert sees("b1", "c1", rows, [rooms])
    assert sees("b1", "d1", rows, [rooms])
    assert not sees("b2", "c2", rows, [rooms])
    assert not sees("a1", "d1", rows, [rooms]), "neither stands behind the opening"


# --- shelter ----------------------------------------------------------------------------------------------------------


@rule("HN-BLDG-06")
@pytest.mark.parametrize(("firer", "defence"), [("a2", 5 + 3), ("e3", 5)])
def test_it_shelters_by_three_unless_the_firer_is_inside_too(firer: str, defence: int) -> None:
    m = yard(at=firer)
    m.put("ge_fire_group", "d2")
    m.activate(m.mover).quietly("fire main normal", dice=[1])
    assert m.told("shot")[0][2] == defence


# --- templates --------------------------------------------------------------------------------------------------------


def mortar_points(at: str) -> set[str]:
    m = yard("us_mortar_60", at, face=1)
    m.activate(m.mover)
    if "fire main template" not in m.options():
        return set()
    m.play("fire main template")
    return set(m.can("point"))


@rule("HN-BLDG-09")
def test_no_template_is_aimed_at_an_intersection_inside() -> None:
    """The middle of the house is @e3; the corners of its walls can be aimed at."""
    points = mortar_points("a5")
    assert "@e3" not in points
    assert {"@d2", "@d3", "@f4", "@h1"} <= points


@rule("HN-BLDG-10")
def test_a_template_that_explodes_outside_marks_the_house_and_spares_those_inside() -> None:
    m = yard("us_mortar_60", "a5", face=1)
    m.put("ge_fire_group", "d2")
    outside = m.put("ge_fire_group", "c2")
    m.activate(m.mover).quietly("fire main template", "point @d3", dice=[1, 6])
    assert [args[0] for args in m.told("shot")] == [m.tag(outside)]
    assert m.state.dents == [-1, 1]


@rule("HN-BLDG-17")
def test_indirect_fire_neither_leaves_a_house_nor_enters_it() -> None:
    """Inside, the mortar fires only where it has a clear line through its opening."""
    out_of_the_door = mortar_points("d2")
    assert out_of_the_door
    assert all(point[1] in "abc" for point in out_of_the_door)
    assert mortar_points("d3") == set()


# --- lanes ------------------------------------------------------------------------------------------------------------


WEST, EAST = Building(id="w", rooms=((0, 1, 0, 1),)), Building(id="e", rooms=((2, 1, 2, 1),))


@rule("HN-BLDG-13")
def test_between_two_houses_that_face_each_other_only_infantry_passes() -> None:
    rows = "... h.h ... ..."
    for type, passes in (("us_rifle_team", True), ("us_willys_50cal", False), ("us_m5_stuart", False)):
        m = March(rows, type, "b3", facing="n", buildings=[WEST, EAST]).move()
        assert ("b2" in m.can("step") or "b2 n" in m.can("drive")) == passes


@rule("HN-BLDG-13")
def test_a_lane_opens_when_one_of_them_falls() -> None:
    m = March("... h.h ... ...", "us_willys_50cal", "b3", buildings=[WEST, EAST])
    m.set(f"ground: !{WEST.id}, a2=ruins")
    assert "b2 n" in m.move().can("drive")


@rule("HN-BLDG-14", "HN-VEH-09")
def test_past_the_corners_of_two_houses_vehicles_go() -> None:
    one, two = Building(id="w", rooms=((0, 0, 0, 0),)), Building(id="e", rooms=((1, 1, 1, 1),))
    m = March("h.. .h. ...", "us_willys_50cal", "a2", facing="ne", buildings=[one, two])
    assert "b1 ne" in m.move().can("drive")
