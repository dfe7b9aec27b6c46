"""Paths on small tables: what may be walked, climbed and flown, what it costs, and where it breaks which rule."""

from __future__ import annotations

import pytest

from bocage.games.commandos_40k.content import Part
from bocage.games.commandos_40k.paths.bodies import Mover, gap
from bocage.games.commandos_40k.paths.judging import near_parts
from bocage.games.commandos_40k.pieces import MarkerNo, Mil, Waypoint
from bocage.games.commandos_40k.rules.missions import is_at
from bocage.games.commandos_40k.rules.models import is_within, put
from tests.commandos_40k.paths.small_table import HEIGHT, RADIUS, box, models, part, table, walk
from tests.commandos_40k.scene import Scene, man
from tests.marks import rule

OPEN = table()
SWAMP = table([part(box(3, 2, 4.5, 9), 0, 0, "difficult")])
PLATFORM = table([part(box(10, 3, 14, 9), 0, 3, "climb", stand=True)])
TOWER = table([part(box(10, 3, 14, 9), 0, 3, "impassable", stand=True)], [part(box(9.6, 5.5, 10, 6.5), 0, 3, "open")])
FIRE = table([part(box(10, 3, 14, 9), 0, 1, "dangerous")])


WALKER, FLYER = Mover(RADIUS, HEIGHT), Mover(RADIUS, HEIGHT, fly=True)


def wall(height: float) -> list[Part]:
    return [part(box(10, 2, 10.3, 12), 0, height, "climb")]


# --- bases, edges, engagement range -----------------------------------------------------------------------------------


@rule("KT-MOVE-04", "KT-GEOM-12")
def test_a_path_may_turn_in_any_direction_and_is_as_long_as_its_legs() -> None:
    verdict = walk(OPEN, (5000, 5000, 0), (7000, 5000, 0), (7000, 6000, 0), (6000, 6000, 0))
    assert (verdict.rule, verdict.cost) == ("", 4000)


@rule("KT-MOVE-04", "KT-GEOM-16")
def test_a_model_passes_another_touching_its_base_but_not_a_mil_nearer() -> None:
    other = models((8000, 6260, 0))
    assert walk(OPEN, (5000, 5000, 0), (11000, 5000, 0), others=other).rule == ""
    verdict = walk(OPEN, (5000, 5001, 0), (11000, 5001, 0), others=other)
    assert verdict.rule == "KT-MOVE-04"
    assert verdict.x == 7950                                # where the bases first overlap: 8000 − √(1260² − 1259²) is 7949.8
    assert (verdict.at, verdict.y) == (0, 5001)


@rule("KT-GEOM-16")
def test_a_model_passes_under_another_that_stands_higher_than_it_is_tall() -> None:
    assert walk(OPEN, (5000, 5000, 0), (11000, 5000, 0), others=models((8000, 5000, 1500))).rule == ""
    assert walk(OPEN, (5000, 5000, 0), (11000, 5000, 0), others=models((8000, 5000, 1499))).rule == "KT-MOVE-04"


@rule("KT-MOVE-04", "KT-GEOM-18")
def test_no_part_of_the_base_leaves_the_table() -> None:
    assert walk(OPEN, (3000, 5000, 0), (630, 5000, 0)).rule == ""
    verdict = walk(OPEN, (3000, 5000, 0), (600, 5000, 0))
    assert (verdict.rule, verdict.x) == ("KT-MOVE-04", 629)
    assert walk(OPEN, (3000, 20000, 0), (3000, 21370, 0)).rule == ""
    assert walk(OPEN, (3000, 20000, 0), (3000, 21371, 0)).rule == "KT-MOVE-04"


@rule("KT-GEOM-18", "KT-MISSION3-08", "KT-RULING-54")
def test_who_escapes_ends_with_his_centre_on_the_evacuation_edge_and_hangs_over_that_edge_only() -> None:
    assert walk(OPEN, (3000, 5000, 0), (0, 5000, 0), escape_edge=0).rule == ""
    assert walk(OPEN, (27000, 5000, 0), (30000, 5000, 0), escape_edge=30000).rule == ""
    assert walk(OPEN, (3000, 5000, 0), (0, 5000, 0)).rule == "KT-MOVE-04"
    assert walk(OPEN, (3000, 5000, 0), (1, 5000, 0), escape_edge=0).rule == "KT-MOVE-04"
    assert walk(OPEN, (3000, 2000, 0), (0, 600, 0), escape_edge=0).rule == "KT-MOVE-04"
    assert walk(OPEN, (3000, 5000, 0), (0, 5000, 0), escape_edge=0, inches=2).rule == "KT-GEOM-20"


@rule("KT-EX-12", "KT-GEOM-17", "KT-GEOM-07")
def test_a_path_keeps_more_than_an_inch_from_enemies_whose_engagement_range_is_closed() -> None:
    enemy = models((9000, 7260, 0), shut=[0])
    assert walk(OPEN, (5000, 5000, 0), (13000, 5000, 0), inches=9, others=enemy).rule == "KT-GEOM-17"
    assert walk(OPEN, (5000, 4999, 0), (13000, 4999, 0), inches=9, others=enemy).rule == ""
    friend = models((9000, 7260, 0))
    assert walk(OPEN, (5000, 5000, 0), (13000, 5000, 0), inches=9, others=friend).rule == ""


@rule("KT-GEOM-17", "KT-GEOM-05")
def test_height_counts_for_engagement_range_along_a_path() -> None:
    """600 up leaves 800 on the flat; more than 1000 up leaves nothing."""
    above = models((9000, 7060, 600), shut=[0])
    assert walk(OPEN, (5000, 5000, 0), (13000, 5000, 0), inches=9, others=above).rule == "KT-GEOM-17"
    assert walk(OPEN, (5000, 4999, 0), (13000, 4999, 0), inches=9, others=above).rule == ""
    far_above = models((9000, 6260, 1001), shut=[0])
    assert walk(OPEN, (5000, 5000, 0), (13000, 5000, 0), inches=9, others=far_above).rule == ""


@rule("KT-GEOM-12")
def test_a_path_has_from_one_to_32_waypoints() -> None:
    steps = [(5000 + 10 * number, 5000, 0) for number in range(1, 34)]
    assert walk(OPEN, (5000, 5000, 0)).rule == "KT-GEOM-12"
    assert walk(OPEN, (5000, 5000, 0), *steps[:32]).rule == ""
    assert walk(OPEN, (5000, 5000, 0), *steps).rule == "KT-GEOM-12"


@rule("KT-GEOM-04", "KT-GEOM-12", "KT-GEOM-20", "KT-RULING-12", "KT-MOVE-05", "KT-RULING-11")
def test_lengths_of_legs_are_rounded_up_and_five_mil_are_forgiven() -> None:
    verdict = walk(OPEN, (5000, 5000, 0), (5001, 5001, 0))
    assert verdict.cost == 2
    assert walk(OPEN, (5000, 5000, 0), (11005, 5000, 0)).rule == ""
    verdict = walk(OPEN, (5000, 5000, 0), (11500, 5000, 0))
    assert (verdict.rule, verdict.cost, verdict.x) == ("KT-GEOM-20", 6500, 11006)


@rule("KT-GEOM-22")
def test_waypoints_are_free_no_lattice_binds_them() -> None:
    assert walk(OPEN, (5013, 4987, 0), (6171, 5333, 0), (7019, 4001, 0)).rule == ""


@rule("KT-GEOM-20", "KT-GEOM-24")
def test_the_first_illegal_point_lies_on_the_leg_that_breaks_the_rule_and_is_rounded_towards_its_start() -> None:
    verdict = walk(OPEN, (5000, 5000, 0), (8000, 5000, 0), (8000, 9000, 0))
    assert (verdict.rule, verdict.at, verdict.cost) == ("KT-GEOM-20", 1, 7000)
    assert (verdict.x, verdict.y, verdict.z) == (8000, 8006, 0)


# --- terrain ----------------------------------------------------------------------------------------------------------


@rule("KT-EX-09", "KT-TERRAIN-04", "KT-GEOM-11", "KT-GEOM-25", "KT-RULING-22")
def test_an_inch_and_a_half_of_swamp_costs_three_inches() -> None:
    verdict = walk(SWAMP, (2000, 5000, 0), (6500, 5000, 0))
    assert (verdict.rule, verdict.cost) == ("", 6000)
    verdict = walk(SWAMP, (2000, 5000, 0), (6600, 5000, 0))
    assert (verdict.rule, verdict.cost) == ("KT-GEOM-20", 6100)


@rule("KT-GEOM-11", "KT-GEOM-25")
def test_only_the_centre_counts_and_touching_a_border_costs_nothing() -> None:
    assert walk(SWAMP, (2000, 5000, 0), (3000, 5000, 0)).cost == 1000
    assert walk(SWAMP, (2999, 4000, 0), (2999, 6000, 0)).cost == 2000
    assert walk(SWAMP, (3000, 4000, 0), (3000, 6000, 0)).cost == 4000     # along the border is in it
    assert walk(SWAMP, (2000, 10000, 0), (4000, 8000, 0)).cost == 2829 + 1415


@rule("KT-GEOM-25")
def test_overlapping_areas_count_once() -> None:
    ground = table([part(box(3, 2, 6, 9), 0, 0, "difficult")], [part(box(5, 2, 8, 9), 0, 0, "dangerous")])
    assert walk(ground, (2000, 5000, 0), (9000, 5000, 0), inches=12).cost == 7000 + 5000


@rule("KT-TERRAIN-03", "KT-GEOM-10")
def test_a_bridge_is_open_ground_above_the_water_and_above_it_only() -> None:
    ground = table([part(box(3, 2, 6, 9), 0, 0, "difficult")], [part(box(2, 4, 7, 6), 0, 0.3, "open", stand=True)])
    assert walk(ground, (2700, 5000, 300), (6300, 5000, 300)).cost == 3600
    assert walk(ground, (1000, 5000, 0), (7000, 5000, 0)).cost == 6000
    assert walk(ground, (1000, 7000, 0), (7000, 7000, 0), inches=9).cost == 9000
    assert walk(ground, (4500, 3000, 0), (4500, 8000, 0), inches=9).cost == 5000 + 3000


@rule("KT-TERRAIN-04", "KT-SPEC-13", "KT-RECON-08")
def test_the_sure_footed_pay_nothing_for_difficult_ground() -> None:
    assert walk(SWAMP, (2000, 5000, 0), (6500, 5000, 0), sure_footed=True).cost == 4500


@rule("KT-TERRAIN-05", "KT-SPEC-13")
def test_dangerous_ground_is_difficult_too_and_calls_for_one_test_a_piece() -> None:
    verdict = walk(FIRE, (9000, 6000, 0), (12000, 6000, 0), (12000, 5000, 0), inches=7)
    assert (verdict.rule, verdict.cost, verdict.dangerous) == ("", 4000 + 3000, (0,))
    verdict = walk(FIRE, (9000, 6000, 0), (12000, 6000, 0), sure_footed=True)
    assert (verdict.cost, verdict.dangerous) == (3000, (0,))
    assert walk(FIRE, (9000, 6000, 0), (10000, 6000, 0)).dangerous == ()


@rule("KT-TERRAIN-05")
def test_coming_down_into_the_fire_is_entering_it() -> None:
    ground = table([part(box(10, 3, 14, 9), 0, 3, "climb", stand=True)], [part(box(6, 3, 10, 9), 0, 1, "dangerous")])
    verdict = walk(ground, (10630, 6000, 3000), (9370, 6000, 3000), (9370, 6000, 0))
    assert (verdict.rule, verdict.dangerous) == ("", (1,))


@rule("KT-RECON-05")
def test_a_part_with_a_spent_trap_is_dangerous_ground_to_the_trappers_enemies() -> None:
    verdict = walk(SWAMP, (2000, 5000, 0), (5000, 5000, 0), perilous=1)
    assert (verdict.cost, verdict.dangerous) == (4500, (0,))
    crate = table([part(box(3, 2, 4.5, 9), 0, 1, "climb", stand=True)])
    assert walk(crate, (2000, 5000, 0), (6000, 5000, 0)).cost == 4000
    verdict = walk(crate, (2000, 5000, 0), (6000, 5000, 0), perilous=1)
    assert (verdict.cost, verdict.dangerous) == (5500, (0,))


@rule("KT-TERRAIN-01", "KT-TERRAIN-02", "KT-EX-11", "KT-GEOM-14")
def test_what_is_lower_than_two_inches_is_crossed_as_if_absent_and_what_is_not_must_be_climbed() -> None:
    low, high = table(wall(1.9)), table(wall(2))
    assert walk(low, (8000, 6000, 0), (12000, 6000, 0)).cost == 4000
    verdict = walk(high, (8000, 6000, 0), (12000, 6000, 0))
    assert (verdict.rule, verdict.x) == ("KT-TERRAIN-01", 9371)
    over = [(9370, 6000, 0), (9370, 6000, 2000), (10930, 6000, 2000), (10930, 6000, 0), (12000, 6000, 0)]
    verdict = walk(high, (8000, 6000, 0), *over, inches=8)
    assert (verdict.rule, verdict.cost) == ("", 4000 + 2000 + 2000)


@rule("KT-EX-11", "KT-MOVE-06", "KT-GEOM-19")
def test_a_move_does_not_end_in_a_low_wall() -> None:
    verdict = walk(table(wall(1.9)), (8000, 6000, 0), (10150, 6000, 0))
    assert (verdict.rule, verdict.x) == ("KT-MOVE-06", 10150)
    assert walk(table(wall(1.9)), (8000, 6000, 0), (9370, 6000, 0)).rule == ""
    assert walk(table(wall(1.9)), (8000, 6000, 0), (9371, 6000, 0)).rule == "KT-MOVE-06"


@rule("KT-TERRAIN-07", "KT-GEOM-14")
def test_impassable_ground_stops_everybody_however_low() -> None:
    ground = table([part(box(10, 3, 14, 9), 0, 0.5, "impassable")])
    assert walk(ground, (8000, 6000, 0), (9370, 6000, 0)).rule == ""
    for fly in (False, True):
        verdict = walk(ground, (8000, 6000, 0), (12000, 6000, 0), fly=fly)
        assert (verdict.rule, verdict.x) == ("KT-TERRAIN-07", 9371)


@rule("KT-GEOM-14")
def test_one_walks_under_a_floor_if_one_is_not_too_tall() -> None:
    ground = table([part(box(10, 3, 14, 9), 2.2, 2.4, "climb", stand=True)])
    assert walk(ground, (9000, 6000, 0), (12000, 6000, 0)).rule == ""
    assert walk(ground, (9000, 6000, 0), (12000, 6000, 0), radius=750, height=2300).rule == "KT-TERRAIN-01"


@rule("KT-TERRAIN-03", "KT-RULING-19", "KT-GEOM-09")
def test_nobody_passes_through_a_window_but_doors_are_open() -> None:
    ground = table([part(box(10, 2, 10.3, 5), 0, 1, "climb"), part(box(10, 2, 10.3, 5), 2.4, 4, "climb"),
                    part(box(10, 5, 10.3, 9), 2.4, 4, "climb")])
    assert walk(ground, (9000, 3500, 0), (12000, 3500, 0)).rule == "KT-TERRAIN-03"
    assert walk(ground, (9000, 3500, 0), (12000, 3500, 0), radius=492, height=1100).rule == "KT-TERRAIN-03"
    assert walk(ground, (9000, 7000, 0), (12000, 7000, 0)).rule == ""
    assert walk(ground, (9000, 3500, 0), (12000, 3500, 0), fly=True).rule == ""


# --- climbing ---------------------------------------------------------------------------------------------------------


@rule("KT-EX-10", "KT-CLIMB-01", "KT-GEOM-15", "KT-GEOM-19")
def test_a_platform_is_climbed_where_the_base_touches_it_and_the_whole_base_must_find_room_on_it() -> None:
    up = [(9370, 6000, 0), (9370, 6000, 3000)]
    verdict = walk(PLATFORM, (8500, 6000, 0), *up, (10630, 6000, 3000))
    assert (verdict.rule, verdict.cost) == ("", 870 + 3000 + 1260)
    verdict = walk(PLATFORM, (8500, 6000, 0), *up, (10600, 6000, 3000))
    assert (verdict.rule, verdict.at, verdict.x) == ("KT-MOVE-06", 2, 10600)


@rule("KT-CLIMB-01", "KT-GEOM-15")
def test_nobody_climbs_from_a_mil_too_far_nor_through_the_floor_above() -> None:
    far = [(9368, 6000, 0), (9368, 6000, 3000), (10630, 6000, 3000)]
    assert walk(PLATFORM, (8500, 6000, 0), *far).rule == "KT-CLIMB-02"
    floor = table([part(box(10, 3, 14, 9), 2.8, 3, "climb", stand=True)])
    assert walk(floor, (9000, 6000, 0), (10700, 6000, 0), (10700, 6000, 3000), inches=9).rule == "KT-TERRAIN-01"


@rule("KT-CLIMB-01", "KT-GEOM-13")
def test_a_leg_neither_rises_two_inches_nor_goes_on_in_the_air() -> None:
    assert walk(PLATFORM, (9370, 6000, 0), (10630, 6000, 3000)).rule == "KT-CLIMB-01"
    verdict = walk(PLATFORM, (10630, 6000, 3000), (8000, 6000, 3000))
    assert (verdict.rule, verdict.x) == ("KT-GEOM-13", 9369)      # a mil is forgiven: slanted walls cannot be touched exactly


@rule("KT-CLIMB-02")
def test_a_move_ends_neither_in_mid_climb_nor_on_top_of_a_wall() -> None:
    assert walk(PLATFORM, (9370, 6000, 0), (9370, 6000, 1900)).rule == "KT-CLIMB-02"
    assert walk(table(wall(2.5)), (9370, 6000, 0), (9370, 6000, 2500)).rule == "KT-CLIMB-02"
    verdict = walk(PLATFORM, (9370, 6000, 0), (9370, 6000, 3000), inches=2)
    assert (verdict.rule, verdict.z) == ("KT-GEOM-20", 2006)


@rule("KT-CLIMB-02", "KT-CLIMB-03")
def test_a_climb_is_not_split_into_free_steps() -> None:
    assert walk(PLATFORM, (9370, 6000, 0), (9370, 6000, 1500), (9370, 6000, 3000), (10630, 6000, 3000)).rule == "KT-CLIMB-02"
    ladder = [(9000, 6000, 1500), (9370, 6000, 3000), (10630, 6000, 3000)]
    assert walk(TOWER, (9000, 6000, 0), *ladder).rule == "KT-CLIMB-02"


@rule("KT-CLIMB-03", "KT-RULING-18")
def test_going_down_costs_as_much_as_going_up_and_steps_below_two_inches_are_free() -> None:
    verdict = walk(PLATFORM, (10630, 6000, 3000), (9370, 6000, 3000), (9370, 6000, 0))
    assert (verdict.rule, verdict.cost) == ("", 1260 + 3000)
    stairs = table([part(box(10, 3, 14, 9), 0, 3, "climb", stand=True)], [part(box(7, 3, 10, 9), 0, 1.5, "climb", stand=True)])
    verdict = walk(stairs, (6000, 6000, 0), (8500, 6000, 1500), (9370, 6000, 3000), (10630, 6000, 3000))
    assert (verdict.rule, verdict.cost) == ("", 4630)


@rule("KT-CLIMB-04", "KT-TERRAIN-07")
def test_what_is_impassable_is_climbed_by_a_ladder_only() -> None:
    up = [(9370, 6000, 0), (9370, 6000, 3000), (10630, 6000, 3000)]
    verdict = walk(TOWER, (8500, 6000, 0), *up)
    assert (verdict.rule, verdict.cost) == ("", 870 + 3000 + 1260)
    aside = [(9370, 8000, 0), (9370, 8000, 3000), (10630, 8000, 3000)]
    verdict = walk(TOWER, (8500, 8000, 0), *aside)
    assert (verdict.rule, verdict.at) == ("KT-TERRAIN-07", 1)


@rule("KT-GEOM-13", "KT-TERRAIN-02")
def test_a_free_step_may_come_anywhere_in_a_leg() -> None:
    """From a crate 1.5″ high straight to the ground beyond it, and back; from one of 2″ only by a climb."""
    crate = table([part(box(8, 8, 10, 14), 0, 1.5, "climb", stand=True)])
    down = walk(crate, (9000, 11000, 1500), (14000, 11000, 0))
    assert (down.rule, down.cost) == ("", 5000)
    assert walk(crate, (9000, 11000, 1500), (10600, 11000, 0), (14000, 11000, 0)).cost == 5000
    assert walk(crate, (14000, 11000, 0), (9000, 11000, 1500)).rule == ""
    tall = table([part(box(8, 8, 10, 14), 0, 2, "climb", stand=True)])
    assert walk(tall, (9000, 11000, 2000), (14000, 11000, 0)).rule == "KT-CLIMB-01"
    wall = part(box(12, 8, 12.2, 14), 0, 5, "impassable")
    blocked = table([part(box(8, 8, 10, 14), 0, 1.5, "climb", stand=True), wall])
    assert walk(blocked, (9000, 11000, 1500), (14000, 11000, 0)).rule != ""


@rule("KT-GEOM-13", "KT-GEOM-19")
def test_parts_of_one_height_hand_a_model_on_and_are_one_floor() -> None:
    floor = table([part(box(10, 3, 12, 9), 0, 3, "climb", stand=True), part(box(12, 3, 14, 9), 0, 3, "climb", stand=True),
                   part(box(14, 3, 17, 9), 0, 3, "climb", stand=True)])
    assert walk(floor, (11000, 6000, 3000), (16000, 6000, 3000)).rule == ""
    assert walk(floor, (11000, 6000, 3000), (12000, 6000, 3000)).rule == ""


@rule("KT-GEOM-13")
@pytest.mark.parametrize(("east", "north", "broken"), [
    (13.26, 6, ("", 0)),
    (13.262, 6, ("", 0)),                                   # one ends where the other begins: at a whole mil,
    (13.262, 7, ("", 0)),                                   # and at a point between two
    (13.263, 6, ("KT-GEOM-13", 12631)),
])
def test_a_gap_as_wide_as_a_base_and_a_mil_on_each_side_is_crossed_and_no_wider_one(
        east: float, north: int, broken: tuple[str, int]) -> None:
    floors = table([part(box(10, 3, 12, 9), 0, 3, "climb", stand=True), part(box(east, 3, 15, 9), 0, 3, "climb", stand=True)])
    verdict = walk(floors, (11000, 6000, 3000), (14000, 1000 * north, 3000))
    assert (verdict.rule, verdict.x) == broken


@rule("KT-GEOM-15", "KT-GEOM-16")
def test_nobody_climbs_through_another_model() -> None:
    up = [(9370, 6000, 3000), (10630, 6000, 3000)]
    assert walk(PLATFORM, (9370, 6000, 0), *up, others=models((10629, 5900, 3000))).rule == "KT-MOVE-04"
    enemy = models((10700, 5000, 3000), shut=[0])
    assert walk(PLATFORM, (9370, 6000, 0), *up[:1], (10630, 7300, 3000), others=enemy).rule == "KT-GEOM-17"


# --- flying -----------------------------------------------------------------------------------------------------------


@rule("KT-FLY-01", "KT-GEOM-21")
def test_a_flyer_passes_over_models_walls_and_engagement_ranges() -> None:
    others = models((9000, 6000, 0), (10000, 7000, 0), shut=[0])
    assert walk(table(wall(4)), (8000, 6000, 0), (13000, 6000, 0), fly=True, others=others).rule == ""


@rule("KT-FLY-02")
def test_a_flyer_ends_neither_on_a_model_nor_in_a_closed_engagement_range() -> None:
    assert walk(OPEN, (5000, 6000, 0), (9000, 6000, 0), fly=True, others=models((9500, 6000, 0))).rule == "KT-FLY-02"
    assert walk(OPEN, (5000, 6000, 0), (7740, 6000, 0), fly=True, others=models((10000, 6000, 0), shut=[0])).rule == "KT-FLY-02"
    assert walk(OPEN, (5000, 6000, 0), (7739, 6000, 0), fly=True, others=models((10000, 6000, 0), shut=[0])).rule == ""
    assert walk(OPEN, (5000, 6000, 0), (7740, 6000, 0), fly=True, others=models((10000, 6000, 0))).rule == ""


@rule("KT-FLY-03", "KT-RULING-21", "KT-GEOM-21")
def test_a_flyers_leg_costs_its_length_in_space_and_swamps_do_not_slow_it() -> None:
    verdict = walk(PLATFORM, (8000, 6000, 0), (12000, 6000, 3000), fly=True)
    assert (verdict.rule, verdict.cost) == ("", 5000)
    assert walk(SWAMP, (2000, 5000, 0), (6500, 5000, 0), fly=True).cost == 4500


@rule("KT-FLY-04")
def test_a_flyer_ends_with_its_whole_base_on_a_flat_surface() -> None:
    assert walk(PLATFORM, (8000, 6000, 0), (10600, 6000, 3000), fly=True).rule == "KT-FLY-04"
    assert walk(OPEN, (8000, 6000, 0), (9000, 6000, 1000), fly=True).rule == "KT-FLY-04"
    assert walk(OPEN, (8000, 6000, 0), (9000, 6000, -1), fly=True).rule == "KT-GEOM-01"


@rule("KT-FLY-05", "KT-TERRAIN-06")
def test_a_flyer_is_tested_only_where_it_ends() -> None:
    assert walk(FIRE, (8000, 6000, 0), (15000, 6000, 0), fly=True, inches=9).dangerous == ()
    assert walk(FIRE, (8000, 6000, 0), (12000, 6000, 0), fly=True, inches=9).dangerous == (0,)
    assert walk(FIRE, (12000, 6000, 0), (12000, 6000, 0), fly=True, inches=9).dangerous == ()


@rule("KT-FLY-01", "KT-TERRAIN-07", "KT-GEOM-21")
def test_impassable_ground_stops_a_flyer_at_any_height() -> None:
    ground = table([part(box(10, 3, 14, 9), 0, 2, "impassable")])
    verdict = walk(ground, (8000, 6000, 0), (8000, 6000, 5000), (16000, 6000, 5000), (16000, 6000, 0), fly=True, inches=24)
    assert (verdict.rule, verdict.at, verdict.x, verdict.z) == ("KT-TERRAIN-07", 1, 9371, 5000)


@rule("KT-RULING-90", "KT-GEOM-21")
def test_a_flyer_passes_under_something_impassable_where_a_walker_does_but_not_over_it() -> None:
    ground = table([part(box(10, 3, 14, 9), 4, 5, "impassable")])
    for fly in (False, True):
        assert walk(ground, (8000, 6000, 0), (16000, 6000, 0), fly=fly, inches=24).rule == ""
    for height in (3000, 6000):
        over = walk(ground, (8000, 6000, 0), (8000, 6000, height), (16000, 6000, height), (16000, 6000, 0), fly=True, inches=24)
        assert over.rule == "KT-TERRAIN-07"


# --- traps, distances -------------------------------------------------------------------------------------------------


@rule("KT-RECON-05", "KT-RECON-06")
def test_a_trap_is_near_within_an_inch_of_the_way_and_for_flyers_of_its_ends() -> None:
    ground = table([part(box(10, 3, 14, 9), 0, 0, "open")])
    assert near_parts(ground, WALKER, (5000, 10630, 0), [(20000, 10630, 0)]) == 0b1
    assert near_parts(ground, WALKER, (5000, 10631, 0), [(20000, 10631, 0)]) == 0
    assert near_parts(ground, FLYER, (5000, 6000, 0), [(20000, 6000, 0)]) == 0
    assert near_parts(ground, FLYER, (5000, 6000, 0), [(20000, 6000, 0), (15630, 6000, 0)]) == 0b1


ORIGIN = (5000, 5000, 0)


def measured(dx: int, dy: int, dz: int = 0) -> tuple[int, bool, bool]:
    """Between two models so far from each other: the gap as it is shown, whether it is an inch at most, whether they are
    engaged."""
    s = Scene([man(5, 5)], [man(15, 15)])
    a, b = s.number("a1"), s.number("b1")
    there: Waypoint = (5000 + dx, 5000 + dy, dz)
    put(s.board, s.state, b, there)
    assert s.gap("a1", "b1") == gap(ORIGIN, RADIUS, there, RADIUS)
    return s.gap("a1", "b1"), is_within(s.board, s.state, a, b, Mil(1000)), s.engaged("a1") == ["b1"]


@rule("KT-EX-41", "KT-GEOM-08", "KT-GEOM-05")
def test_the_gap_that_is_shown_agrees_with_the_test_of_the_range() -> None:
    assert measured(1, 2260) == (1001, False, False)
    assert measured(1356, 1808) == (1000, True, True)


@rule("KT-EX-01", "KT-GEOM-05", "KT-GEOM-07")
@pytest.mark.parametrize(("apart", "engaged"), [(2260, True), (2261, False)])
def test_engagement_range_is_one_inch_between_bases(apart: int, engaged: bool) -> None:
    assert measured(apart, 0)[1:] == (engaged, engaged)


@rule("KT-GEOM-05", "KT-GEOM-08")
def test_height_counts_for_distances() -> None:
    assert measured(1860, 0, 800) == (1000, True, True)
    assert measured(1861, 0, 800)[1:] == (False, False)
    assert measured(0, 0, 1001)[1:] == (False, False)


@rule("KT-GEOM-06", "KT-RULING-57")
def test_markers_are_measured_in_plan_and_parts_with_their_height() -> None:
    s = Scene([man(5, 5)], [man(15, 15)])
    s.set("marker m1: at 7.178 7.904")
    assert is_at(s.board, s.state, s.number("a1"), MarkerNo(0))          # 3630 away: radius, 2″, and the marker's own inch
    s.move("a1", 5, 5, 3)
    assert is_at(s.board, s.state, s.number("a1"), MarkerNo(0))
    s.set("marker m1: at 7.179 7.904")
    assert not is_at(s.board, s.state, s.number("a1"), MarkerNo(0))
    assert near_parts(PLATFORM, WALKER, (8370, 5000, 0), [(8370, 5000, 0)]) == 0b1
    assert near_parts(PLATFORM, WALKER, (8369, 5000, 0), [(8369, 5000, 0)]) == 0
    assert near_parts(PLATFORM, WALKER, (8770, 5000, 3800), [(8770, 5000, 3800)]) == 0b1       # 0.6″ beside it, 0.8″ above
    assert near_parts(PLATFORM, WALKER, (8769, 5000, 3800), [(8769, 5000, 3800)]) == 0
