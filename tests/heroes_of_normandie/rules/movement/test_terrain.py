"""What ground does: who may enter, who is stopped, who is sheltered, and how structures fall (HN-TERR, HN-POS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.position import ORDERS, GroundChanges
from bocage.games.heroes_of_normandie.types import Activity, Square, Unit
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule

MEN, JEEP, TANK = "us_rifle_team", "us_willys_50cal", "us_m4_sherman"


def lay(scene: Scene, square: str, overlay: str) -> None:
    """A wreck or a position on open ground."""
    ground = ground_of(scene)
    base = ground.terrains[ground.layers[scene.square(square)].base].id
    laid = ", ".join(GroundChanges(scene.board.start).write(scene.state.ground)) if scene.state.ground else ""
    scene.set(f"ground: {laid} {square}={base}+{overlay}")


def ground_of(scene: Scene) -> Ground:
    return scene.board.ground(scene.state.ground)


def enters(glyph: str, type: str, overlay: str = "", **how: Any) -> bool:
    """Whether a unit on the square south of it may enter a square of that terrain."""
    m = March(f".{glyph}. ... ...", type, "b2", facing="n", **how)
    if overlay:
        lay(m, "b1", overlay)
    m.move()
    return "b1" in m.can("step") or "b1 n" in m.can("drive")


def defence_on(glyph: str, type: str = "ge_fire_group", firer: str = MEN, overlay: str = "") -> int:
    """The defence that a shot meets on a square of that terrain."""
    scene = Scene(f"...{glyph}....")
    if overlay:
        lay(scene, "d1", overlay)
    unit = scene.put(firer, "a1")
    scene.put(type, "d1", facing="w")
    scene.put("us_medic", "h1")
    scene.activate(unit).quietly("fire main normal", dice=[1, 1, 1])
    if scene.asked == "aim":
        scene.quietly("at d1")
    defence: int = scene.told("shot")[0][2]
    return defence


# --- who may enter ----------------------------------------------------------------------------------------------------


@rule("HN-TERR-10", "HN-TERR-11", "HN-TERR-16", "HN-TERR-18", "HN-TERR-19", "HN-TERR-20")
@pytest.mark.parametrize(("glyph", "men", "light", "heavy"), [
    (".", True, True, True), ("=", True, True, True), ("B", True, False, False), ("f", True, True, True),
    ("F", True, False, False), ("g", True, True, True), ("w", False, False, False), ("b", True, True, True),
    ("r", True, False, True), ("x", False, False, False), ("p", True, False, False),
])
def test_who_may_enter_what(glyph: str, men: bool, light: bool, heavy: bool) -> None:
    assert (enters(glyph, MEN), enters(glyph, JEEP), enters(glyph, TANK)) == (men, light, heavy)


@rule("HN-TERR-05", "HN-TERR-21", "HN-RULING-15")
def test_who_may_enter_a_wreck() -> None:
    assert [enters(".", type, "light_wreck") for type in (MEN, JEEP, TANK)] == [True, False, True]
    assert [enters(".", type, "heavy_wreck") for type in (MEN, JEEP, TANK)] == [False, False, False]


@rule("HN-TERR-16", "HN-ABIL-02")
@pytest.mark.parametrize("type", [MEN, JEEP])
def test_water_is_for_those_who_swim(type: str) -> None:
    m = March(".w. ... ...", type, "b2", facing="n")
    m.grant(type, "amphibious")
    m.move()
    assert "b1" in m.can("step") or "b1 n" in m.can("drive")


@rule("HN-TERR-12")
def test_a_forbidden_side_is_closed_to_all_and_a_stone_wall_to_light_vehicles() -> None:
    north = {"n": Edge(at=(1, 1), side="N", kind="high"), "s": Edge(at=(1, 1), side="N", kind="stone")}
    assert [enters(".", type, edges=[north["n"]]) for type in (MEN, JEEP, TANK)] == [False, False, False]
    assert [enters(".", type, edges=[north["s"]]) for type in (MEN, JEEP, TANK)] == [True, False, True]


# --- difficult going --------------------------------------------------------------------------------------------------


@rule("HN-TERR-08", "HN-TERR-18")
@pytest.mark.parametrize("glyph", ["B", "r"])
def test_who_enters_difficult_ground_stops_at_once(glyph: str) -> None:
    m = March(f".{glyph}..", MEN, "a1").move("step b1")
    assert (m.here, m.is_over) == ("b1", True)


@rule("HN-TERR-08", "HN-TERR-18")
def test_inside_it_goes_one_square_a_movement() -> None:
    m = March("BBB.", MEN, "a1").move("step b1")
    assert (m.here, m.is_over) == ("b1", True)


@rule("HN-TERR-09", "HN-RULING-33")
def test_out_of_it_the_movement_goes_on() -> None:
    m = March("B....", MEN, "a1").move("step b1", "step c1", "step d1", "step e1")
    assert m.here == "e1"


@rule("HN-TERR-08", "HN-TERR-20")
def test_a_tank_in_ruins_stops_too() -> None:
    m = March("r r . .", TANK, "a3", facing="n").move("drive a2 n")
    assert (m.pose, m.is_over) == ("a2 n", True)


@rule("HN-TERR-17", "HN-TERR-19")
@pytest.mark.parametrize("glyph", ["g", "f", "F", "p"])
def test_groves_forest_and_positions_do_not_slow_down(glyph: str) -> None:
    m = March(f".{glyph * 3}.", MEN, "a1").move("step b1", "step c1", "step d1", "step e1")
    assert m.here == "e1"


# --- shelter ----------------------------------------------------------------------------------------------------------


@rule("HN-TERR-01", "HN-TERR-06", "HN-TERR-17", "HN-TERR-18", "HN-TERR-19", "HN-TERR-20")
@pytest.mark.parametrize(("glyph", "bonus"), [
    (".", 0), ("=", 0), ("b", 0), ("g", 1), ("f", 1), ("F", 1), ("B", 2), ("r", 2), ("p", 2)])
def test_infantry_adds_what_its_square_gives(glyph: str, bonus: int) -> None:
    assert defence_on(glyph) == 5 + bonus


@rule("HN-TERR-06", "HN-FIRE-10")
@pytest.mark.parametrize("glyph", [".", "g", "f", "r"])
def test_vehicles_never_do(glyph: str) -> None:
    assert defence_on(glyph, "ge_zundapp") == 6
    assert defence_on(glyph, "ge_luchs", "us_bazooka") == 10


@rule("HN-TERR-22", "HN-RULING-33")
def test_of_several_bonuses_on_a_square_the_highest_counts() -> None:
    assert defence_on("g", overlay="position") == 5 + 2
    assert defence_on("B", overlay="light_wreck") == 5 + 2
    assert defence_on(".", overlay="light_wreck") == 5 + 1


@rule("HN-TERR-01")
def test_every_square_of_a_terrain_has_its_effects() -> None:
    ground = Scene("gg.\nFFF\n...").board.start
    assert ground.defence == [1, 1, 0, 1, 1, 1, 0, 0, 0]
    assert ground.sight == [1, 1, 0, 1, 1, 1, 0, 0, 0]


@rule("HN-TERR-07", "HN-TERR-18", "HN-TERR-19", "HN-TERR-21")
@pytest.mark.parametrize(("glyph", "overlay", "loss"), [
    ("B", "", p.BLOCKED), ("x", "", p.BLOCKED), ("F", "", 1), ("f", "", 1), ("g", "", 1), ("r", "", 1),
    (".", "position", 1), (".", "light_wreck", 1), (".", "heavy_wreck", p.BLOCKED), ("g", "light_wreck", 2)])
def test_obstacles_block_or_weaken_lines(glyph: str, overlay: str, loss: int) -> None:
    scene = Scene(f".{glyph}.")
    if overlay:
        lay(scene, "b1", overlay)
    assert ground_of(scene).see(Square(0), Square(2), 0) == loss


@rule("HN-TERR-19")
def test_each_square_of_forest_costs() -> None:
    assert Scene(".FFF.").board.start.see(Square(0), Square(4), 0) == 3


# --- opportunity fire -------------------------------------------------------------------------------------------------


class Watched(March):
    """A march in view of a unit."""

    watcher: Unit


def watched(rows: str = "p....", watcher: str = "ge_mg42_light", **how: Any) -> Watched:
    """An American steps in view of a unit on a1."""
    m = Watched(rows, MEN, "e1")
    m.watcher = m.put(watcher, "a1", **how)
    m.activate(m.mover).play("move", "step d1")
    return m


@rule("HN-TERR-13", "HN-POS-03", "HN-EX-20")
def test_infantry_in_a_position_may_fire_at_each_square_an_enemy_enters() -> None:
    m = watched()
    assert (m.asked, m.asked_of) == ("moved", 1)
    m.play("pass", "step c1")
    assert f"opportunity u{m.watcher + 1} main normal" in m.options()


@rule("HN-TERR-13")
@pytest.mark.parametrize(("rows", "how"), [
    ("p....", {"watcher": "ge_zundapp"}), ("g....", {}), ("p.B..", {})])
def test_not_vehicles_nor_from_other_ground_nor_without_a_line(rows: str, how: dict[str, Any]) -> None:
    assert watched(rows, **how).asked == "move"


@rule("HN-TERR-13", "HN-ACT-06")
@pytest.mark.parametrize("order", [p.ACTED, p.ACTIVE])
def test_not_after_it_has_acted(order: Activity) -> None:
    m = March("p....", MEN, "e1")
    m.set(f"{m.name(m.put('ge_mg42_light', 'a1'))}: {ORDERS[order]}")
    m.activate(m.mover).play("move", "step d1")
    assert m.asked == "move"


@rule("HN-TERR-14", "HN-EX-20")
def test_it_costs_the_token_unseen_and_gives_an_active_marker_and_the_target_goes_on() -> None:
    m = watched(token=4)
    m.play(f"opportunity u{m.watcher + 1} main normal", dice=[1])
    assert (m.state.order[m.watcher], m.state.token[m.watcher], m.state.lost[1]) == (p.ACTIVE, 0, [4])
    assert m.told("revealed") == []
    m.play("step c1")
    assert m.at(m.mover) == "c1"


@rule("HN-TERR-15", "HN-RULING-29")
def test_all_rules_of_fire_hold_suppressive_fire_too() -> None:
    m = watched("p.g..")
    m.play(f"opportunity u{m.watcher + 1} main suppressive", dice=[3])
    assert m.told("shot") == [(m.tag(m.mover), 3 + 2 * 4 - 1, 5, 2 * 4 - 1)]
    assert m.state.suppressed[m.mover] == 2


# --- structures -------------------------------------------------------------------------------------------------------


BARN = Building(id="h", rooms=((3, 0, 4, 1),), doors=((3, 0, "W"),), windows=((4, 1, "S"),))
BARNYARD = "...hh. ...hh. ......"


def hammered(m: March, *rolls: Sequence[int], at: str = "") -> March:
    """Engineers (two destruction dice) fire time and again at whoever is there."""
    for dice in rolls:
        m.activate(m.mover).quietly("fire main normal", *([at] if at else []), dice=dice)
    return m


@rule("HN-TERR-02", "HN-ABIL-07")
def test_a_structure_holds_markers_until_their_number_is_reached() -> None:
    m = March(BARNYARD, "us_engineers", "a1", buildings=[BARN])
    group = m.put("ge_fire_group", "d1")
    hammered(m, [1, 4, 6], [1, 3, 5], [1, 5, 5])
    assert m.state.dents == [-1, 5], "a building's number, and five markers out of six"
    assert ground_of(m).building[m.square("d1")] == 0
    hammered(m, [1, 4, 1])
    m.quietly("onto d1")
    assert ground_of(m).building[m.square("d1")] < 0
    assert (m.state.dents, m.at(group)) == ([], "d1")
    assert m.told("structure_fell") == [(m.square("d1"),)]


@rule("HN-TERR-03", "HN-TERR-04")
def test_when_it_falls_those_inside_are_suppressed_and_stand_up_on_the_ruins_the_initiative_player_first() -> None:
    m = March(BARNYARD, "us_engineers", "a1", buildings=[BARN])
    group, rifles, outside = m.put("ge_fire_group", "d1"), m.put("us_rifle_team", "e2"), m.put("ge_medic", "f3")
    m.set(f"destruction markers: building:{BARN.id} 5")
    hammered(m, [1, 4, 1])
    assert (m.asked, m.asked_of) == ("redeploy", 0)
    assert m.can("onto") == ["d1", "e1", "d2", "e2"]
    m.quietly("onto d1")
    assert (m.asked_of, m.can("onto")) == (1, ["e1", "d2", "e2"])
    m.quietly("onto e2")
    assert (m.at(rifles), m.at(group)) == ("d1", "e2")
    assert m.told("redeployed") == [(m.tag(rifles), m.square("d1")), (m.tag(group), m.square("e2"))]
    assert [m.state.suppressed[unit] for unit in (rifles, group, outside)] == [1, 1, 0]


@rule("HN-TERR-20", "HN-TERR-02")
def test_ruins_are_entered_from_anywhere_and_shelter_less() -> None:
    m = March(BARNYARD, MEN, "c2", buildings=[BARN])
    assert "d2" not in m.move().can("step"), "a wall"
    m = March(BARNYARD, MEN, "c2", buildings=[BARN])
    m.set(f"ground: !{BARN.id}, d1=ruins, e1=ruins, d2=ruins, e2=ruins")
    assert {"d1", "d2"} <= set(m.move().can("step"))
    assert ground_of(m).defence[m.square("d2")] == 2
    m.quietly("step d2")
    assert m.is_over


@rule("HN-TERR-02", "HN-TERR-21", "HN-TERR-23")
@pytest.mark.parametrize(("wreck", "strength"), [("light_wreck", 2), ("heavy_wreck", 4)])
def test_a_wreck_is_a_structure_that_is_removed(wreck: str, strength: int) -> None:
    scene = Scene(".....")
    lay(scene, "c1", wreck)
    assert ground_of(scene).structure[scene.square("c1")] == strength


@rule("HN-TERR-03", "HN-TERR-23", "HN-RULING-33")
def test_when_a_wreck_is_removed_infantry_on_it_stays_suppressed() -> None:
    m = March("......", "us_engineers", "a1")
    lay(m, "d1", "light_wreck")
    group = m.put("ge_fire_group", "d1")
    hammered(m, [1, 4, 4])
    assert (m.at(group), m.state.suppressed[group], m.state.ground) == ("d1", 1, "")


@rule("HN-TERR-02", "HN-TERR-03", "HN-POS-05")
@pytest.mark.parametrize("ground", ["open", "forest_edge"])
def test_a_position_falls_at_three_and_is_turned_to_its_ruins(ground: str) -> None:
    """Page 11: only a wreck is removed; every other structure is turned to its ruined face."""
    m = March({"open": "......", "forest_edge": "...f.."}[ground], "us_engineers", "a1")
    lay(m, "d1", "position")
    group = m.put("ge_fire_group", "d1")
    hammered(m, [1, 4, 4])
    assert m.state.suppressed[group] == 0
    hammered(m, [1, 4, 1])
    assert (m.at(group), m.state.suppressed[group]) == ("d1", 1)
    now, d1, names = m.board.ground(m.state.ground), m.square("d1"), m.board.start.names
    assert now.layers[d1].text() == f"{names[ground]}.{names['ruins']}"
    assert (now.defence[d1], now.opportunity >> d1 & 1, now.difficult >> d1 & 1, now.structure[d1]) == (2, 0, 1, 0)


@rule("HN-TERR-04", "HN-TERR-02")
def test_who_was_in_a_fallen_position_of_two_squares_chooses_where_he_stands_on_its_ruins() -> None:
    m = March("...pp.", "us_engineers", "a1").set("destruction markers: d1 2")
    group = m.put("ge_fire_group", "d1")
    hammered(m, [1, 4, 1])
    assert (m.asked, m.options()) == ("redeploy", ["onto d1", "onto e1"])
    m.play("onto e1")
    assert m.at(group) == "e1"


@rule("HN-TERR-23")
def test_ordinary_fire_does_not_harm_a_structure() -> None:
    m = March(BARNYARD, MEN, "a1", buildings=[BARN])
    m.put("ge_fire_group", "d1")
    hammered(m, [6])
    assert m.state.dents == []


@rule("HN-TERR-05", "HN-VEH-14")
def test_a_tank_that_crushes_a_wreck_marks_it() -> None:
    m = March(". . . . .", TANK, "a4", facing="n")
    lay(m, "a3", "light_wreck")
    m.move("drive a3 n")
    assert m.state.dents == [m.square("a3"), 1]


# --- positions --------------------------------------------------------------------------------------------------------


@rule("HN-POS-01")
def test_a_position_weakens_lines() -> None:
    assert Scene(".p.").board.start.see(Square(0), Square(2), 0) == 1


@rule("HN-POS-02")
@pytest.mark.parametrize(("rows", "defence"), [("pp..", 5), ("p.p.", 7), (".p..", 7)])
def test_a_position_shelters_unless_the_firer_is_in_the_same_one(rows: str, defence: int) -> None:
    """Two printed squares side by side are one position."""
    m = March(rows, MEN, "a1")
    m.put("ge_fire_group", "c1" if rows[2] == "p" else "b1")
    m.activate(m.mover).quietly("fire main normal", dice=[1])
    assert m.told("shot")[0][2] == defence


@rule("HN-POS-02", "HN-POS-05")
def test_positions_laid_later_stand_each_for_itself() -> None:
    m = March("....", MEN, "a1")
    lay(m, "a1", "position")
    lay(m, "b1", "position")
    m.put("ge_fire_group", "b1")
    m.activate(m.mover).quietly("fire main normal", dice=[1])
    assert m.told("shot")[0][2] == 7


@rule("HN-POS-05", "HN-POS-03", "HN-POS-01")
def test_a_position_laid_later_follows_the_same_rules() -> None:
    m = March("....", MEN, "d1")
    lay(m, "a1", "position")
    gun = m.put("ge_mg42_light", "a1")
    m.activate(m.mover).play("move", "step c1")
    assert f"opportunity u{gun + 1} main normal" in m.options()
    lay(m, "b1", "position")
    assert ground_of(m).see(Square(0), Square(2), 0) == 1
