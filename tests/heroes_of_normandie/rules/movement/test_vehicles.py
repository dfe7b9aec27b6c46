"""How vehicles drive: one square or two, pivots, reverse, what they push and crush (HN-VEH)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.rules.units import squares
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule

OPEN = " ".join(["." * 9] * 9)
TANK, JEEP, TRUCK = "us_m4_sherman", "us_willys_50cal", "us_halftrack"


def drives(rows: str = OPEN, type: str = TANK, at: str = "e5", facing: str = "n", **how: Any) -> set[str]:
    return set(March(rows, type, at, facing=facing, **how).move().can("drive"))


def held(march: March, unit: Unit | None = None) -> list[str]:
    """The squares of a vehicle, front first."""
    names = march.board.lexicon.squares
    return [names[square] for square in squares(march.board, march.state, march.mover if unit is None else unit)]


# --- where it stands --------------------------------------------------------------------------------------------------


@rule("HN-VEH-01", "HN-VEH-02", "HN-VEH-08")
@pytest.mark.parametrize(("facing", "rear"), [
    ("n", "e6"), ("ne", "d6"), ("e", "d5"), ("se", "d4"), ("s", "e4"), ("sw", "f4"), ("w", "f5"), ("nw", "f6")])
def test_a_vehicle_of_two_squares_has_its_rear_behind_its_front(facing: str, rear: str) -> None:
    """In each of the eight directions; on a diagonal too it lies on exactly two squares."""
    assert held(March(OPEN, TANK, "e5", facing=facing)) == ["e5", rear]
    assert held(March(OPEN, JEEP, "e5", facing=facing)) == ["e5"]


# --- one point --------------------------------------------------------------------------------------------------------


@rule("HN-VEH-03", "HN-VEH-04", "HN-VEH-05", "HN-VEH-06", "HN-VEH-19", "HN-RULING-14")
def test_all_that_one_point_does_for_a_tank() -> None:
    """Front e5, rear e6, facing north."""
    forward = {"e4 n", "f4 ne", "d4 nw"}                    # pivot first, the trailer follows; straight on
    after_forward = {"e4 ne", "e4 nw"}                      # step, then about the front (about the rear is the line above)
    backward = {"e6 n", "e6 ne", "e6 nw"}                   # the front becomes the old rear
    after_backward = {"f6 ne", "d6 nw"}                     # step back, then about the new rear
    on_the_spot = {"f5 ne", "d5 nw", "e5 ne", "e5 nw"}      # about the rear, about the front
    assert drives() == forward | after_forward | backward | after_backward | on_the_spot


@rule("HN-VEH-04", "HN-VEH-06", "HN-VEH-07")
def test_all_that_one_point_does_for_a_jeep() -> None:
    forward = {"e4 n", "e4 ne", "e4 nw", "f4 ne", "d4 nw"}
    backward = {"e6 n", "e6 ne", "e6 nw", "d6 ne", "f6 nw"}
    on_the_spot = {"e5 ne", "e5 nw"}
    assert drives(type=JEEP) == forward | backward | on_the_spot


@rule("HN-EX-24", "HN-VEH-05")
def test_forward_with_a_pivot_the_rear_takes_the_place_of_the_front() -> None:
    m = March(OPEN, TANK, "f6").move("drive g5 ne")
    assert held(m) == ["g5", "f6"]
    assert m.state.points_left == 4


@rule("HN-EX-25", "HN-VEH-06")
def test_a_pivot_on_the_spot_keeps_the_square_its_owner_chooses() -> None:
    m = March(OPEN, TANK, "f6").move("drive g6 ne")
    assert (held(m), m.state.points_left) == (["g6", "f7"], 4)
    m = March(OPEN, TANK, "f6").move("drive f6 ne")
    assert (held(m), m.state.points_left) == (["f6", "e7"], 4)


@rule("HN-VEH-06")
def test_each_45_degrees_on_the_spot_cost_a_point() -> None:
    m = March(OPEN, TANK, "e5").move("drive e5 ne", "drive e5 e")
    assert (held(m), m.state.points_left) == (["e5", "d5"], 3)


@rule("HN-EX-37", "HN-VEH-07", "HN-VEH-19")
def test_a_jeep_turns_before_or_after_its_step_and_a_tank_too() -> None:
    jeep = drives(type=JEEP, at="f6")
    assert {"f5 n", "f5 ne", "f5 nw", "g5 ne", "e5 nw"} <= jeep
    m = March(OPEN, TANK, "f6").move("drive f5 ne")
    assert (held(m), m.state.points_left) == (["f5", "e6"], 4)


@rule("HN-VEH-07", "HN-VEH-19", "HN-RULING-14")
def test_by_option_the_pivot_comes_first_only() -> None:
    assert "e4 ne" not in drives(type=JEEP, pivot="first")
    assert "f4 ne" in drives(type=JEEP, pivot="first")
    tank = drives(pivot="first")
    assert not {"e4 ne", "f6 ne"} & tank
    assert {"f4 ne", "e6 ne", "f5 ne"} <= tank


@rule("HN-VEH-03", "HN-VEH-05")
def test_reversing_is_counted_from_the_rear() -> None:
    m = March(OPEN, TANK, "e5").move("drive e6 n")
    assert held(m) == ["e6", "e7"]
    m = March(OPEN, TANK, "e5").move("drive e6 ne")
    assert held(m) == ["e6", "d7"], "the front on the old rear, the rear swung"


@rule("HN-VEH-15", "HN-VEH-04")
def test_it_may_advance_and_reverse_in_one_movement() -> None:
    m = March(OPEN, TANK, "e5").move("drive e4 n", "drive e5 n", "drive e6 n", "drive e5 n", "drive e4 n")
    assert (held(m), m.is_over) == (["e4", "e5"], True), "five points, five steps"


# --- where it may go --------------------------------------------------------------------------------------------------


@rule("HN-VEH-09")
def test_it_goes_and_stands_diagonally_between_two_squares_it_cannot_enter() -> None:
    rows = ".x. x.x .x."
    assert drives(rows, JEEP, "b2", "ne") == {"c1 ne", "a3 ne", "c1 n", "c1 e", "a3 n", "a3 e", "b2 n", "b2 e"}
    m = March("xx. x.x .xx ...", TRUCK, "b2", facing="ne").move("drive c1 ne", "stop")
    assert held(m) == ["c1", "b2"]


@rule("HN-VEH-16", "HN-TERR-10", "HN-TERR-11")
def test_both_squares_must_be_legal_after_every_step_and_pivot() -> None:
    """Hedges to the east: no pose of the tank touches them."""
    rows = " ".join(["....." + "B" * 4] * 9)
    found = drives(rows)
    assert found == {"e4 n", "d4 nw", "e4 ne", "e6 n", "e6 ne", "d6 nw", "d5 nw", "e5 ne"}
    assert "e4 nw" not in found, "its rear would swing to f5"


@rule("HN-VEH-16")
def test_it_stays_on_the_board_with_both_squares() -> None:
    assert drives(at="a1", facing="n") == {"a2 n", "b1 ne", "b2 ne", "a2 nw", "a1 nw"}


@rule("HN-VEH-10")
@pytest.mark.parametrize("type", ["us_rifle_team", "ge_fire_group"])
def test_it_drives_through_infantry_of_either_side(type: str) -> None:
    m = March(OPEN, JEEP, "e5")
    men = m.put(type, "e4")
    m.move("drive e4 n", "drive e3 n", "stop")
    assert (m.here, m.at(men)) == ("e3", "e4")


@rule("HN-VEH-11")
@pytest.mark.parametrize(("type", "owner"), [("us_rifle_team", 0), ("ge_fire_group", 1)])
def test_infantry_it_stops_on_is_pushed_where_its_owner_likes(type: str, owner: int) -> None:
    m = March(OPEN, JEEP, "e5")
    men = m.put(type, "e4")
    m.move("drive e4 n", "stop")
    assert (m.asked, m.asked_of) == ("push", owner)
    assert set(m.can("onto")) == {"d3", "e3", "f3", "d4", "f4", "d5", "e5", "f5"}
    m.quietly("onto f5")
    assert (m.at(men), m.here, m.is_over) == ("f5", "e4", True)


@rule("HN-VEH-11", "HN-VEH-01")
def test_a_tank_pushes_whoever_lies_under_either_of_its_squares() -> None:
    m = March(OPEN, TANK, "e5")
    one, two = m.put("ge_fire_group", "e4", suppressed=1), m.put("ge_fire_group", "e3", suppressed=1)
    m.move("drive e4 n", "drive e3 n", "stop", "onto e2", "onto f4")
    assert (m.at(two), m.at(one)) == ("e2", "f4")


@rule("HN-VEH-11", "HN-VEH-12", "HN-TERR-10")
@pytest.mark.parametrize(("rows", "squares"), [("x.x x.x xxx", ["b1"]), ("B.B x.x xxx", ["a1", "b1", "c1"])])
def test_it_is_pushed_only_where_infantry_may_stand(rows: str, squares: list[str]) -> None:
    """Not onto rock; into a hedge, or where the jeep came from."""
    m = March(rows, JEEP, "b1", facing="s")
    men = m.put("ge_fire_group", "b2")
    m.move("drive b2 s", "stop")
    pushed = m.can("onto") if m.asked == "push" else [m.at(men)]        # a single square is not asked for
    assert sorted(pushed) == squares


@rule("HN-VEH-12")
@pytest.mark.parametrize(("rows", "saved"), [("... xxx", ""), ("... .xx", "a2")])
def test_who_has_no_square_to_go_to_is_eliminated(rows: str, saved: str) -> None:
    """At the edge of the board, with rock and the truck itself on all sides."""
    m = March(rows, TRUCK, "b1", facing="w")
    men = m.put("ge_fire_group", "a1")
    m.move("drive a1 w", "stop")
    assert (held(m), m.at(men)) == (["a1", "b1"], saved)
    assert m.told("crushed") == ([] if saved else [(m.tag(men),)])


@rule("HN-VEH-12")
def test_other_units_close_squares_too() -> None:
    m = March("... .xx", TRUCK, "b1", facing="w")
    men = m.put("ge_fire_group", "a1")
    m.put("ge_medic", "a2")
    assert m.move("drive a1 w", "stop").at(men) == ""


@rule("HN-VEH-12", "HN-ZOC-01")
def test_it_is_not_pushed_into_an_enemy_zone() -> None:
    """Two ways out of a lane; an American holds one of them in his zone."""
    m = March("x.xxx xx.xx xx.xx x.xxx", JEEP, "c3")
    men = m.put("ge_fire_group", "c2")
    m.put("us_rifle_team", "b4")
    m.move("drive c2 n", "stop")
    assert m.at(men) == "b1"


@rule("HN-VEH-14", "HN-TERR-02", "HN-GEN-06")
def test_a_wreck_of_two_squares_is_crushed_as_one() -> None:
    """Driving along it marks it once; the next time it is gone from both squares."""
    m = March(OPEN, TANK, "e5").set("ground: e4=open+light_wreck~e3, e3=open+light_wreck~e4")
    m.move("drive e4 n", "drive e3 n", "drive e2 n")
    assert m.state.dents == [m.square("e3"), 1]
    m.quietly("drive e1 n", "drive e2 n")
    assert (m.state.dents, m.state.ground) == ([], "")


@rule("HN-VEH-12", "HN-ZOC-12", "HN-TRAIT-14")
@pytest.mark.parametrize(("type", "saved"), [("decoy", "b4"), ("us_recon_team", "")])
def test_it_is_pushed_beside_a_decoy_but_not_beside_a_unit_in_ambush(type: str, saved: str) -> None:
    """One way out of a lane; a hidden American counter lies beside it."""
    m = March("xxxxx xx.xx xx.xx x.xxx .xxxx", JEEP, "c2", facing="s")
    men = m.put("ge_fire_group", "c3")
    hidden = m.put(type, "a5", seat=0, hidden=p.AMBUSHED, face=BACK)
    m.set(f"{m.name(hidden)}: traced unknown")
    m.move("drive c3 s", "stop")
    if m.asked == "push":
        m.play("onto b4")
    assert m.at(men) == (saved or "c2")


@rule("HN-VEH-12", "HN-BLDG-01")
def test_it_is_not_pushed_into_a_house() -> None:
    house = Building(id="h", rooms=((0, 0, 0, 0),), doors=((0, 0, "S"),))
    m = March("hx. .x. .x.", JEEP, "a3", buildings=[house])
    men = m.put("ge_fire_group", "a2")
    m.move("drive a2 n", "stop")
    assert m.at(men) == "a3"


@rule("HN-EX-26", "HN-VEH-12")
def test_who_cannot_move_by_its_counter_is_eliminated() -> None:
    m = March(OPEN, TANK, "e5")
    mortar = m.put("ge_mortar_81", "e4", face=BACK)
    m.move("drive e4 n", "stop")
    assert m.at(mortar) == ""
    m = March(OPEN, TANK, "e5")
    mortar = m.put("ge_mortar_81", "e4", face=FRONT)
    m.move("drive e4 n", "stop", "onto d4")
    assert m.at(mortar) == "d4"


@rule("HN-VEH-13")
def test_it_does_not_drive_into_another_vehicle() -> None:
    m = March(OPEN, TANK, "e5")
    m.put("us_m5_stuart", "f4", facing="e")                 # on f4 and e4
    found = set(m.move().can("drive"))
    assert not {"e4 n", "f4 ne", "e4 ne", "e4 nw"} & found
    assert "d4 nw" in found


@rule("HN-VEH-13", "HN-VEH-19")
def test_a_pivot_after_the_step_needs_the_step() -> None:
    """To f6 facing north-east it would first back onto e7, where a jeep stands."""
    m = March(OPEN, TANK, "e5")
    m.put("us_willys_50cal", "e7")
    assert not {"e6 n", "f6 ne", "d6 nw"} & set(m.move().can("drive"))


@rule("HN-VEH-13", "HN-TERR-05", "HN-RULING-15")
def test_only_a_heavy_vehicle_drives_over_the_wreck_of_a_light_one_and_none_over_a_heavy() -> None:
    for wreck, type, may in (("light_wreck", TANK, True), ("light_wreck", JEEP, False), ("heavy_wreck", TANK, False)):
        m = wrecked(wreck, type)
        assert ("e4 n" in m.move().can("drive")) == may


def wrecked(wreck: str, type: str = TANK, at: str = "e4") -> March:
    """A vehicle on e5 facing north, a wreck before it."""
    m = March(OPEN, type, "e5")
    return m.set(f"ground: {at}=open+{wreck}")


@rule("HN-VEH-14", "HN-TERR-05", "HN-TERR-23")
def test_entering_it_marks_the_wreck_once_and_the_second_time_it_is_gone() -> None:
    m = wrecked("light_wreck").move("drive e4 n")
    assert m.state.dents == [m.square("e4"), 1]
    m.quietly("drive e3 n")
    assert m.state.dents == [m.square("e4"), 1], "its rear is on the wreck now: it has not entered anew"
    m.quietly("drive e2 n", "drive e3 n")
    assert (m.state.dents, m.state.ground) == ([], ""), "it backed onto it again: two points"


@rule("HN-VEH-17", "HN-RULING-18")
def test_vehicles_do_not_assault() -> None:
    m = March(OPEN, TANK, "e5")
    m.put("ge_fire_group", "e4")
    assert not m.move().can("assault")


@rule("HN-VEH-18")
def test_it_is_pushed_out_of_a_grove_but_not_across_a_wall() -> None:
    walls = [Edge(at=(0, 0), side="E", kind="high")]
    m = March("g.. x.. .x.", JEEP, "a1", edges=walls)
    m.set(f"{m.name(m.mover)}: at b2, facing nw")
    men = m.put("ge_fire_group", "a1")
    m.move("drive a1 nw", "stop")
    assert m.at(men) == "b2", "b1 lies behind the wall"


@rule("HN-VEH-18", "HN-RULING-15")
def test_a_hidden_unit_it_stops_on_is_shown_and_pushed() -> None:
    """A tank does not spot: until it stops there nobody knows."""
    m = March(OPEN, TANK, "e5")
    recon = m.put("ge_recon_group", "e4", face=BACK, hidden=p.AMBUSHED)
    m.move("drive e4 n", "stop", "onto f4")
    assert (m.state.hidden[recon], m.face(recon), m.at(recon)) == (p.OPEN, FRONT, "f4")


@rule("HN-VEH-18", "HN-TRAIT-14")
def test_a_decoy_it_stops_on_is_removed() -> None:
    m = March(OPEN, TANK, "e5")
    decoy = m.put("decoy", "e4", seat=1, hidden=p.MARKER_A)
    m.move("drive e4 n", "stop")
    assert m.at(decoy) == ""
    assert m.told("decoy_gone")


@rule("HN-VEH-09", "HN-TERR-11", "HN-TERR-12")
def test_a_light_vehicle_crosses_no_stone_wall_straight_or_diagonal_and_a_heavy_one_does() -> None:
    wall = [Edge(at=(column, 3), side="S", kind="stone") for column in range(9)]    # between the fourth row and the fifth
    north_of_it = {"e4", "f4", "d4"}
    assert not north_of_it & {pose.split()[0] for pose in drives(type=JEEP, edges=wall)}
    assert north_of_it <= {pose.split()[0] for pose in drives(type=TANK, edges=wall)}
    high = [Edge(at=(column, 3), side="S", kind="high") for column in range(9)]
    assert not north_of_it & {pose.split()[0] for pose in drives(type=TANK, edges=high)}


@rule("HN-VEH-04")
def test_it_drives_in_reserve_too() -> None:
    assert March(OPEN, JEEP, "e5").move_in_reserve("drive e4 n", "stop").pose == "e4 n"


@rule("HN-VEH-02")
def test_a_jeep_turns_all_the_way_round_in_eight_points() -> None:
    m = March(OPEN, JEEP, "e5").move(*(f"drive e5 {facing}" for facing in (*p.DIRECTIONS[1:], "n")))
    assert (m.pose, m.is_over) == ("e5 n", True)


# --- two units under one vehicle --------------------------------------------------------------------------------------

ALLEY = "xxxx x.xx x..x x.xx x.xx x.xx x.xx xxxx"           # one way north; c3 is the only square beside it


def driven_over(first: str, second: str, initiative: str = "us") -> tuple[March, Unit, Unit]:
    """A tank stops on two units, on b2 and b3; behind it somebody holds b4."""
    m = March(ALLEY, TANK, "b6").set(f"initiative: {initiative}")
    units = m.put(first, "b2"), m.put(second, "b3")
    m.put("ge_medic", "b4", suppressed=1)
    return m.move("drive b5 n", "drive b4 n", "drive b3 n", "drive b2 n", "stop"), *units


@rule("HN-RULING-94", "HN-VEH-11", "HN-VEH-12")
@pytest.mark.parametrize("saved", [0, 1])
def test_of_two_units_with_one_square_the_owner_chooses_which_gives_way(saved: int) -> None:
    m, *units = driven_over("ge_fire_group", "ge_fire_group")
    assert (m.asked, m.asked_of, m.options()) == ("save_first", 1, [f"on {m.name(unit)}" for unit in units])
    m.quietly(f"on {m.name(units[saved])}")
    assert (m.at(units[saved]), m.at(units[1 - saved])) == ("c3", "")


@rule("HN-RULING-94", "HN-VEH-11")
@pytest.mark.parametrize(("initiative", "saved"), [("us", 1), ("ge", 0)])
def test_of_two_units_under_a_vehicle_that_of_the_initiative_player_gives_way_first(initiative: str, saved: int) -> None:
    """A suppressed unit has no zone of control, so that c3 is open to both."""
    m = March(ALLEY, TANK, "b6").set(f"initiative: {initiative}")
    units = m.put("ge_fire_group", "b2", suppressed=1), m.put("us_rifle_team", "b3", suppressed=1)
    m.put("ge_medic", "b4", suppressed=1)
    m.move("drive b5 n", "drive b4 n", "drive b3 n", "drive b2 n", "stop")
    assert (m.at(units[saved]), m.at(units[1 - saved])) == ("c3", "")


@rule("HN-VEH-11")
def test_two_units_with_a_square_for_each_are_pushed_without_a_question_who_goes_first() -> None:
    m = March(OPEN, TANK, "e7")
    one, two = m.put("ge_fire_group", "e5"), m.put("ge_fire_group", "e6")
    m.move("drive e6 n", "drive e5 n", "stop", "onto e4", "onto d7")
    assert (m.at(one), m.at(two)) == ("e4", "d7")


@rule("HN-VEH-18", "HN-RULING-15")
@pytest.mark.parametrize("kind", ["stone", "high"])
def test_nobody_is_pushed_across_a_wall_of_any_kind(kind: Literal["stone", "high"]) -> None:
    """Infantry on foot would cross the stone wall freely; it goes round its end at a corner only where one way is open."""
    wall = [Edge(at=(4, 3), side="E", kind=kind), Edge(at=(4, 4), side="E", kind=kind)]
    m = March(OPEN, TANK, "e6", edges=wall)
    m.put("ge_fire_group", "e4")
    m.move("drive e5 n", "drive e4 n", "stop")
    assert set(m.can("onto")) == {"d3", "e3", "f3", "d4", "d5"}
