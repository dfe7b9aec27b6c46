"""Vehicles on infantry, two at once and at the limits; a gun's arc across a vehicle; passengers who come out with an order
(HN-VEH, HN-ARC, HN-TRANSPORT)."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.damage.losses import Suffering, suffer
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule


def driven(s: Duel, tank: int, *steps: str) -> Duel:
    return s.activate(tank).quietly("move", *(f"drive {step}" for step in steps))


def destroyed(s: Scene, car: Unit) -> None:
    """The vehicle suffers a direct hit; whoever is asked takes the first option."""
    steps = suffer(s.table, Suffering(car, 1, p.NO_UNIT, "fire", eliminated=True))
    decision = next(steps, None)
    while decision is not None:
        try:
            decision = steps.send(decision.options[0])
        except StopIteration:
            return


@rule("HN-VEH-10", "HN-VEH-11")
def test_a_tank_that_only_passes_over_infantry_pushes_nobody() -> None:
    s = Duel()
    tank, group = s.put("us_m5_stuart", "e8", facing="n"), s.put("ge_fire_group", "e6")
    driven(s, tank, "e7 n", "e6 n", "e5 n", "e4 n").quietly("stop")
    assert (s.at(group), s.at(tank)) == ("e6", "e4")


@rule("HN-VEH-11", "HN-VEH-01")
def test_a_tank_that_stops_on_two_units_pushes_both_each_by_its_owner() -> None:
    """A German under its front and an American under its rear: each goes to another free square."""
    s = Duel()
    tank = s.put("us_m5_stuart", "e9", facing="n")
    group, team = s.put("ge_fire_group", "e6"), s.put("us_fire_team", "e7")
    driven(s, tank, "e8 n", "e7 n", "e6 n").quietly("stop")
    asked = {}
    while s.asked == "push":
        asked[s.asked_of] = s.options()
        s.quietly(s.options()[0])
    assert set(asked) == {0, 1}
    places = {s.at(group), s.at(team)}
    assert len(places) == 2
    assert not places & {"e6", "e7"}


@rule("HN-VEH-12", "HN-SUPP-05")
@pytest.mark.parametrize("markers", [0, 3])
def test_a_pushed_unit_goes_by_its_printed_movement_whatever_markers_it_has(markers: int) -> None:
    s = Duel()
    tank, group = s.put("us_m5_stuart", "e8", facing="n"), s.put("ge_fire_group", "e6", suppressed=markers)
    driven(s, tank, "e7 n", "e6 n").quietly("stop")
    assert s.asked == "push"
    s.quietly("onto d6")
    assert (s.at(group), s.state.suppressed[group], s.face(group)) == ("d6", markers, FRONT)


@rule("HN-VEH-12", "HN-ZOC-01")
def test_a_pushed_unit_goes_into_no_enemy_zone_and_dies_if_there_is_nothing_else() -> None:
    """Two Americans cover every square beside it."""
    s = Duel(". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .")
    tank, group = s.put("us_m5_stuart", "c4", facing="n"), s.put("ge_fire_group", "c2")
    s.put("us_fire_team", "a2")
    driven(s, tank, "c3 n", "c2 n").quietly("stop")
    assert s.asked == "push"
    assert not {"onto b1", "onto b2", "onto b3"} & set(s.options())
    s = Duel(". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .")
    tank, group = s.put("us_m5_stuart", "c4", facing="n"), s.put("ge_fire_group", "c2")
    for at in ("a2", "e2", "b4", "d4"):
        s.put("us_fire_team", at)
    s.put("us_recon_team", "c1")
    driven(s, tank, "c3 n", "c2 n").quietly("stop")
    assert s.state.at[group] == p.GONE


@rule("HN-VEH-11", "HN-VEH-03", "HN-VEH-15")
def test_a_tank_that_backs_onto_infantry_pushes_it_too() -> None:
    s = Duel()
    tank, group = s.put("us_m5_stuart", "e5", facing="n"), s.put("ge_fire_group", "e7")
    driven(s, tank, "e6 n").quietly("stop")
    assert (s.asked, s.asked_of) == ("push", 1)
    s.quietly(s.options()[0])
    assert s.at(group) not in ("e6", "e7")


@rule("HN-VEH-10", "HN-MOVE-05", "HN-SUPP-05")
def test_a_tank_without_points_stays_where_it_is() -> None:
    s = Duel()
    tank = s.put("us_m5_stuart", "e5", facing="n", suppressed=4)
    s.activate(tank).quietly("move")
    assert (s.asked, s.options()) == ("move", ["stop"])


@rule("HN-ARC-02", "HN-ARC-05", "HN-LOS-11")
@pytest.mark.parametrize(("front", "aims"), [("i5", ["at i5", "at h5"]), ("j5", ["at i5"]), ("k5", [])])
def test_of_a_vehicle_on_the_border_of_an_arc_only_the_square_inside_is_a_target(front: str, aims: list[str]) -> None:
    """A gun on e9 faces north: i5 lies on the border of its quarter, j5 beyond."""
    s = Duel()
    gun = s.put("ge_pak40", "e9", facing="n")
    s.put("us_m4_sherman", front, facing="e")
    s.activate(gun)
    if not aims:
        assert s.lacks("fire main normal", "act")
        return
    s.play("fire main normal", dice=[1, 1, 1])
    if len(aims) > 1:
        assert s.options() == aims
    else:                                                   # there is nothing to choose: the shot is on its way
        assert s.told("shot")


@rule("HN-TRANSPORT-10", "HN-TRANSPORT-12", "HN-ACT-01", "HN-SUPP-04")
def test_a_passenger_whose_vehicle_dies_keeps_its_order_and_acts_with_its_marker() -> None:
    s = Scene()
    car, team = s.put("us_halftrack", "e8", facing="n"), s.put("us_fire_team", "a1", token=1)
    s.carry(team, car)
    s.put("us_fire_team", "a15")
    s.put("ge_fire_group", "g8", token=1)
    s.set("initiative: us", "side to act: us")
    destroyed(s, car)
    assert (s.state.suppressed[team], s.state.token[team], s.state.at[team] >= 0) == (1, 1, True)
    s.begin(p.WINDOW).quietly()
    assert (s.asked, s.state.acting) == ("act", team)


@rule("HN-TRANSPORT-11", "HN-GEN-03")
def test_a_machine_gun_comes_out_of_a_dead_vehicle_with_its_tripod_folded() -> None:
    s = Scene()
    car, gun = s.put("us_halftrack", "e8", facing="n"), s.put("us_30cal", "a1", face=BACK)
    s.carry(gun, car)
    destroyed(s, car)
    assert (s.face(gun), s.state.suppressed[gun]) == (FRONT, 1)
