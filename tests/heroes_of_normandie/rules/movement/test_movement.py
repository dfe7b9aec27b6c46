"""How infantry moves: points, steps, passing others, zones of control (HN-MOVE, HN-ZOC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge, Force, Zone
from bocage.games.heroes_of_normandie.map.joined_maps import SideName
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.units import in_enemy_zoc
from bocage.games.heroes_of_normandie.types import Square, Squares, Unit
from tests.heroes_of_normandie.field import Field
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene, name
from tests.marks import rule

OPEN = "..... ..... ..... ..... ....."
AROUND_C3 = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]


def high(column: int, row: int, side: SideName) -> Edge:
    return Edge(at=(column, row), side=side, kind="high")


def steps(march: March) -> list[str]:
    return sorted(march.can("step"))


# --- points and steps -------------------------------------------------------------------------------------------------


@rule("HN-MOVE-01", "HN-MOVE-02", "HN-GEN-11")
def test_a_square_costs_a_point_straight_or_diagonal() -> None:
    m = March("......", "us_rifle_team", "a1").move("step b1", "step c1", "step d1", "step e1")
    assert (m.here, m.is_over) == ("e1", True), "a movement of 4 ends after 4 squares"
    m = March(OPEN, "us_rifle_team", "a1").move("step b2", "step c3", "step d4", "step e5")
    assert (m.here, m.is_over) == ("e5", True)


@rule("HN-MOVE-01", "HN-MOVE-02")
def test_all_eight_neighbours_can_be_reached_and_it_may_stop_before_its_points_are_used() -> None:
    m = March(OPEN, "us_rifle_team", "c3").move()
    assert steps(m) == sorted(AROUND_C3)
    m.quietly("step c2", "stop")
    assert (m.here, m.is_over) == ("c2", True)


@rule("HN-MOVE-03")
@pytest.mark.parametrize("type", ["ge_fire_group", "ge_zundapp", "us_willys_50cal"])
def test_infantry_does_not_pass_enemies_or_any_vehicle(type: str) -> None:
    m = March("... ...", "us_rifle_team", "a1")
    m.put(type, "b1", suppressed=1)
    m.move()
    assert "b1" not in steps(m)


@rule("HN-MOVE-03", "HN-VEH-01")
def test_both_squares_of_a_vehicle_are_closed() -> None:
    m = March(OPEN, "us_rifle_team", "c3")
    m.put("us_m4_sherman", "d2", facing="n")
    m.move()
    assert steps(m) == sorted(set(AROUND_C3) - {"d2", "d3"})


@rule("HN-MOVE-04", "HN-GEN-13")
def test_it_passes_friendly_infantry_but_does_not_stop_there() -> None:
    m = March("....", "us_rifle_team", "a1")
    m.put("us_fire_team", "b1")
    m.move("step b1")
    assert not m.can("stop")
    m.quietly("step c1", "stop")
    assert m.here == "c1"


@rule("HN-MOVE-04", "HN-GEN-13")
def test_it_does_not_step_onto_a_friend_if_it_could_not_go_on() -> None:
    m = March("...", "us_rifle_team", "a1", suppressed=1)
    m.put("us_fire_team", "b1")
    assert steps(m.move()) == ["b1"], "two points: on to c1"
    m = March("..x", "us_rifle_team", "a1")
    m.put("us_fire_team", "b1")
    assert steps(m.move()) == [], "rock behind him"
    m = March("....", "us_50cal", "a1")
    m.put("us_fire_team", "b1")
    assert steps(m.move()) == [], "one point only"


def in_a_crowd(ranks: int) -> March:
    """A team in the middle of the southern rank; friends fill its rank and those north of it, up to one free rank."""
    m = March("\n".join(["." * 9] * (ranks + 2)), "us_rifle_team", name(4, ranks + 1))
    for row in range(1, ranks + 2):
        for column in range(9):
            if name(column, row) != m.here:
                m.put("us_fire_team", name(column, row))
    return m


@rule("HN-MOVE-04")
def test_it_goes_through_a_crowd_of_friends_if_its_points_carry_it_out_on_the_far_side() -> None:
    m = in_a_crowd(ranks=3)
    assert steps(m.move()) == ["d4", "e4", "f4"], "four points: three ranks and the free square beyond"
    m.quietly("step e4", "step d3", "step d2", "step d1")
    assert m.here == "d1"
    assert steps(in_a_crowd(ranks=4).move()) == [], "the last friend in the way cannot be passed"


@rule("HN-MOVE-04")
@pytest.mark.parametrize("points", [4, 5, 6, 7])
def test_in_a_crowd_each_step_is_looked_at_once(points: int) -> None:
    """If every path through the crowd were tried instead, each point more would take about seven times as long."""
    looked: list[tuple[Square, Square]] = []

    class Watched(Paths):
        def zone_bars(self, here: Square, there: Square, zones: Squares) -> bool:
            looked.append((here, there))
            return super().zone_bars(here, there, zones)

    m = in_a_crowd(ranks=7)
    there = m.square("e8")
    friend = Unit(m.state.at.index(there))
    assert not Watched(m.board, m.state, m.mover).can_pass(friend, m.state.at[m.mover], there, points)
    assert looked
    assert len(looked) == len(set(looked))


@rule("HN-MOVE-05", "HN-MOVE-13")
def test_a_movement_of_no_squares_is_a_movement() -> None:
    m = March("...", "us_rifle_team", "a1").move("stop")
    assert (m.here, m.is_over) == ("a1", True)
    assert m.state.order[m.mover] == p.ACTED


@rule("HN-MOVE-05", "HN-MOVE-09", "HN-GEN-03")
def test_a_null_movement_turns_a_posture_counter_and_no_step_is_lost() -> None:
    m = March("...", "us_30cal", "a1").move("turn", "stop")
    assert m.face(m.mover) == BACK
    assert m.told("turned") == [(m.tag(m.mover),)]
    assert m.told("step_lost") == []


@rule("HN-MOVE-06", "HN-RESERVE-07", "HN-ASSAULT-27")
def test_in_reserve_it_moves_as_in_activation_but_neither_fires_nor_assaults() -> None:
    """The same unit beside the same enemies: on the move a BAR fires and assaults, in Reserve it only steps."""
    for reserve in (False, True):
        m = March("......", "us_support_team", "b1")
        m.put("ge_fire_group", "c1")
        m.move_in_reserve() if reserve else m.move()
        assert steps(m) == ["a1"]
        assert bool(m.can("assault")) is not reserve
        assert bool(m.can("fire")) is not reserve


@rule("HN-MOVE-06", "HN-RESERVE-07")
def test_in_reserve_nobody_fires_at_it() -> None:
    m = March("p...", "us_rifle_team", "d1")
    m.put("ge_mg42_light", "a1")
    m.reserve().play(f"activate u{m.mover + 1}", "step c1")
    assert m.asked == "reserve_move"


@rule("HN-MOVE-07", "HN-SUPP-06")
def test_suppressed_on_the_way_it_keeps_the_movement_it_had_at_the_start() -> None:
    m = March("..... ..... p....", "us_rifle_team", "a1")
    machine_gun = m.put("ge_mg42_light", "a3")
    m.activate(m.mover).play("move", "step b1", f"opportunity u{machine_gun + 1} main suppressive", dice=[1])
    assert m.state.suppressed[m.mover] == 1
    m.quietly("step c1", "step d1", "step e1")
    assert m.here == "e1"


@rule("HN-MOVE-08", "HN-ABIL-13")
def test_spotted_on_the_way_it_keeps_the_movement_of_its_ambush_face() -> None:
    """3 on the ambush face, 5 on the front: shown after its first step it still goes 3."""
    m = March("B...... .......", "us_recon_team", "a1", face=BACK)
    m.set(f"{m.name(m.mover)}: ambushed")
    m.put("ge_fire_group", "g1")
    m.move("step a2", "step b2", "step c2")
    assert m.state.hidden[m.mover] == p.OPEN
    assert (m.here, m.is_over) == ("c2", True)


@rule("HN-MOVE-09", "HN-ABIL-01")
def test_turned_at_the_start_it_moves_by_its_new_face() -> None:
    m = March("....", "us_30cal", "a1", face=BACK).move()
    assert steps(m) == [], "on its tripod it does not move"
    m.quietly("turn")
    assert steps(m) == ["b1"]
    m.quietly("step b1", "step c1")
    assert (m.here, m.face(m.mover), m.is_over) == ("c1", FRONT, True), "turned once: the movement ends without a second"


@rule("HN-MOVE-09", "HN-ABIL-01")
def test_turned_at_the_end_the_movement_is_over() -> None:
    m = March("....", "us_30cal", "a1").move("step b1", "turn")
    assert (m.here, m.face(m.mover), m.is_over) == ("b1", BACK, True)


@rule("HN-MOVE-10", "HN-RULING-13")
def test_it_squeezes_diagonally_between_two_squares_it_cannot_enter() -> None:
    assert steps(March(".x x.", "us_rifle_team", "a1").move()) == ["b2"]


@rule("HN-MOVE-10", "HN-RULING-13", "HN-TERR-12")
@pytest.mark.parametrize(("walls", "reached"), [
    ([high(0, 0, "E")], ["a2", "b2"]),
    ([high(0, 0, "E"), high(0, 0, "S")], []),
    ([high(0, 0, "E"), high(0, 1, "E")], ["a2"]),
    ([high(1, 0, "S"), high(0, 1, "E")], ["a2", "b1"]),
])
def test_walls_on_both_ways_around_a_corner_close_it(walls: Sequence[Edge], reached: list[str]) -> None:
    assert steps(March(".. ..", "us_rifle_team", "a1", edges=walls).move()) == reached


@rule("HN-MOVE-11")
def test_hit_by_opportunity_fire_it_goes_on() -> None:
    m = March("..... ..... p....", "us_rifle_team", "a1")
    machine_gun = m.put("ge_mg42_light", "a3")
    m.activate(m.mover).play("move", "step b1", f"opportunity u{machine_gun + 1} main normal", dice=[2])
    assert m.face(m.mover) == BACK
    m.quietly("step c1")
    assert m.here == "c1"


@rule("HN-MOVE-12")
def test_it_leaves_the_board_only_over_the_edge_that_the_scenario_names() -> None:
    assert not March("...", "us_rifle_team", "a1").move().can("exit")
    force = Force(points=1000, zone=Zone(box=(0, 0, 0, 0)))
    card = replace(next(iter(content.load().scenarios.values())), us=force, ge=force, goal="points", exit="N", objective=(),
                   event=(), tactics=(), maps="scene", scored=())
    scene = Scene("...\n...\nxxx\n...", scenario=card)
    rifles, other = scene.put("us_rifle_team", "b2"), scene.put("us_medic", "a4")
    group = scene.put("ge_fire_group", "c4")
    assert scene.activate(rifles).play("move").lacks("exit", "move"), "not at the edge"
    assert "exit" in scene.play("step b1").options()
    scene.quietly("exit")
    assert scene.state.at[rifles] == p.EXITED
    scene.set(f"{scene.name(group)}: at a1")
    assert scene.activate(group).play("move").lacks("exit", "reserve_move"), "the edge is the Americans'"
    assert scene.at(other) == "a4"


@rule("HN-MOVE-12", "HN-ABIL-01")
def test_a_hidden_unit_that_leaves_the_board_shows_what_it_is() -> None:
    s = Field("bridge")
    scout = s.put("us_recon_team", "o8", hidden=p.AMBUSHED, face=BACK)
    s.activate(scout).quietly("move", "exit")
    assert (s.state.at[scout], [args[0] for args in s.told("spotted")]) == (p.EXITED, [s.tag(scout)])


@rule("HN-MOVE-13", "HN-EX-39", "HN-TERR-13")
def test_a_null_movement_in_view_of_a_position_can_be_fired_at() -> None:
    m = March("p....", "us_30cal", "d1")
    machine_gun = m.put("ge_mg42_light", "a1")
    m.activate(m.mover).play("move", "turn", "stop")
    assert m.asked == "moved"
    assert f"opportunity u{machine_gun + 1} main normal" in m.options()
    m.play(f"opportunity u{machine_gun + 1} main normal", dice=[6])
    assert m.at(m.mover) == ""


# --- zones of control -------------------------------------------------------------------------------------------------


def beside(enemy: str = "ge_fire_group", at: str = "d4", **how: Any) -> March:
    """Infantry on c3, an enemy on d4."""
    m = March(OPEN, "us_rifle_team", "c3")
    m.put(enemy, at, **how)
    return m.move()


@rule("HN-ZOC-01", "HN-ZOC-03", "HN-GEN-10")
def test_it_cannot_go_from_one_square_of_a_units_zone_to_another() -> None:
    assert steps(beside()) == ["b2", "b3", "b4", "c2", "d2"], "c4, d3 lie in the zone of d4; so does c3"


@rule("HN-ZOC-01")
def test_guns_exert_a_zone_too() -> None:
    assert steps(beside("ge_pak40")) == ["b2", "b3", "b4", "c2", "d2"]


@rule("HN-EX-18", "HN-ZOC-03")
def test_it_may_leave_a_zone_and_come_back_into_it() -> None:
    m = March(OPEN, "us_rifle_team", "d4")
    m.put("ge_fire_group", "e5")
    m.move()
    assert "d5" not in steps(m)
    m.quietly("step c3", "step c4", "step d5")
    assert m.here == "d5"


@rule("HN-EX-19", "HN-ZOC-10")
def test_a_suppressed_unit_exerts_none() -> None:
    assert steps(beside(suppressed=1)) == sorted(set(AROUND_C3) - {"d4"})


@rule("HN-ZOC-02", "HN-TERR-12", "HN-RULING-12")
def test_a_zone_does_not_reach_across_a_wall() -> None:
    """The wall south of the row of c3 parts it from d4: along the wall one walks freely."""
    wall = [high(column, 2, "S") for column in range(5)]
    m = March(OPEN, "us_rifle_team", "c3", edges=wall)
    m.put("ge_fire_group", "d4")
    assert steps(m.move()) == ["b2", "b3", "c2", "d2", "d3"]


@rule("HN-ZOC-02")
def test_a_zone_reaches_across_a_stone_wall() -> None:
    wall = [Edge(at=(column, 2), side="S", kind="stone") for column in range(5)]
    m = March(OPEN, "us_rifle_team", "c3", edges=wall)
    m.put("ge_fire_group", "d4")
    assert "d3" not in steps(m.move())


@rule("HN-ZOC-04", "HN-RULING-10")
def test_from_the_zone_of_one_to_that_of_another_is_free() -> None:
    """c3 lies in the zone of b4 only, d3 in that of e3 only."""
    m = March(OPEN, "us_rifle_team", "c3")
    m.put("ge_fire_group", "b4")
    m.put("ge_fire_group", "e3")
    assert "d3" in steps(m.move())
    assert "c4" not in steps(m), "that is in the zone of b4 like c3"


@rule("HN-ZOC-04", "HN-RULING-10")
def test_by_option_any_two_zones_bar_the_step() -> None:
    m = March(OPEN, "us_rifle_team", "c3", zoc="any")
    m.put("ge_fire_group", "b4")
    m.put("ge_fire_group", "e3")
    assert "d3" not in steps(m.move())


@rule("HN-ZOC-05")
def test_no_zone_bars_an_assault() -> None:
    """Both enemies hold c3 and each other's squares in their zones; either can be assaulted."""
    m = March(OPEN, "us_rifle_team", "c3")
    m.put("ge_fire_group", "d4")
    m.put("ge_fire_group", "d3")
    assert sorted(m.move().can("assault")) == ["d3", "d4"]


HOUSE = Building(id="h", rooms=((2, 1, 2, 2),), doors=((2, 1, "W"),), windows=((2, 2, "E"),))
FARM = "..... ..h.. ..h.. ..... ....."


@rule("HN-ZOC-06")
def test_the_zone_of_a_unit_in_a_house_stays_inside() -> None:
    """An enemy stands in the doorway; outside one walks past the door."""
    m = March(FARM, "us_rifle_team", "b1", buildings=[HOUSE])
    m.put("ge_fire_group", "c2")
    m.move("step b2", "step b3")
    assert m.here == "b3"
    assert not in_enemy_zoc(m.board, m.state, m.square("b2"), p.US), "not even the square before the door"
    assert in_enemy_zoc(m.board, m.state, m.square("c3"), p.US)


@rule("HN-ZOC-06")
def test_inside_the_house_it_holds() -> None:
    twice = Building(id="h", rooms=((1, 0, 2, 1),), doors=((1, 0, "W"),))
    m = March(".hh. .hh.", "us_rifle_team", "b1", buildings=[twice])
    m.put("ge_fire_group", "c1")
    assert steps(m.move()) == ["a1"], "b2 lies in the zone of c1 like b1"


@rule("HN-ZOC-06")
def test_it_holds_through_a_door_between_two_rooms_of_one_house() -> None:
    rooms = Building(id="h", rooms=((0, 0, 0, 1), (1, 0, 1, 0)), doors=((0, 0, "E"),))
    m = March("hh. h..", "us_rifle_team", "a1", buildings=[rooms])
    m.put("ge_fire_group", "b1")
    assert steps(m.move()) == ["a2"], "a2 does not adjoin b1"
    m = March("hh. h..", "us_rifle_team", "a2", buildings=[rooms])
    m.put("ge_fire_group", "b1")
    assert m.move("step a1").can("assault") == ["b1"], "an inner door is no entrance that a zone closes"


@rule("HN-ZOC-07", "HN-BLDG-02", "HN-RULING-11")
def test_a_zone_on_the_square_before_the_door_closes_it_both_ways() -> None:
    m = March(FARM, "us_rifle_team", "b2", buildings=[HOUSE])
    m.put("ge_fire_group", "a3")
    assert "c2" not in steps(m.move())
    m = March(FARM, "us_rifle_team", "c2", buildings=[HOUSE])
    m.put("ge_fire_group", "a3")
    assert steps(m.move()) == ["c3"]
    m = March(FARM, "us_rifle_team", "c2", buildings=[HOUSE])
    m.put("ge_fire_group", "a5")
    assert steps(m.move()) == ["b2", "c3"]


@rule("HN-ZOC-08")
@pytest.mark.parametrize("vehicle", ["ge_zundapp", "ge_panzer_iv"])
def test_vehicles_exert_none(vehicle: str) -> None:
    assert {"c4", "d3"} <= set(steps(beside(vehicle, facing="w" if vehicle == "ge_zundapp" else "n")))


@rule("HN-ZOC-09")
def test_vehicles_ignore_them() -> None:
    m = March(OPEN, "us_willys_50cal", "c3", facing="e")
    m.put("ge_fire_group", "d4")
    m.move("drive d3 e", "drive e3 e", "stop")
    assert m.pose == "e3 e"


@rule("HN-ZOC-11")
def test_units_in_a_transport_exert_none() -> None:
    m = March(OPEN, "us_rifle_team", "c3")
    truck = m.put("ge_hanomag", "d4", facing="n")
    m.carry(m.put("ge_fire_group", ""), truck)
    assert "d3" in steps(m.move())


@rule("HN-ZOC-12")
def test_a_hidden_unit_that_all_know_exerts_one() -> None:
    m = March(OPEN, "us_rifle_team", "c3")
    recon = m.put("ge_recon_group", "d4", face=BACK, hidden=p.AMBUSHED)
    m.set(f"{m.name(recon)}: traced known")
    assert "d3" not in steps(m.move())


@rule("HN-ZOC-12")
def test_an_unknown_marker_may_bar_the_step_and_shows_so_only_when_it_is_tried() -> None:
    """Nobody can tell a hidden unit from a decoy: the step is offered; a unit bars it, a decoy does not."""
    for kind, here in (("ge_fire_group", "a1"), ("decoy", "b1")):
        m = March("BB BB", "us_rifle_team", "a1")
        m.put(kind, "b2", seat=1, hidden=p.MARKER_A)
        assert "b1" in steps(m.move())
        m.quietly("step b1")
        assert m.here == here
        assert bool(m.told("barred")) == (here == "a1")


@rule("HN-ZOC-13", "HN-RESERVE-07")
def test_they_hold_in_reserve_too() -> None:
    m = March(OPEN, "us_rifle_team", "c3")
    m.put("ge_fire_group", "d4")
    assert steps(m.move_in_reserve()) == ["b2", "b3", "b4", "c2", "d2"]
