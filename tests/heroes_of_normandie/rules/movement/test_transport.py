"""Transports: who fits, how one gets in and out, fire from aboard, what happens when the vehicle is lost (HN-TRANSPORT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.units import has_room
from bocage.games.heroes_of_normandie.types import Face, Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

OPEN = "...... ...... ...... ......"


class Ride(March):
    """A march with a transport, and those aboard."""

    truck: Unit
    riders: Sequence[Unit]


def beside(type: str = "us_rifle_team", aboard: Sequence[str] = (), at: str = "a2", **how: Any) -> Ride:
    """A unit west of a half-track on b2 and c2, in which some sit already."""
    m = Ride(OPEN, type, at, **how)
    m.truck = m.put("us_halftrack", "b2", facing="w")
    for each in aboard:
        name, face = (each[:-1], BACK) if each.endswith("-") else (each, FRONT)
        m.carry(m.put(name, "", face=face), m.truck)
    return m


def riding(type: str = "us_rifle_team", face: Face = FRONT, rows: str = OPEN, **how: Any) -> Ride:
    """A unit aboard a half-track on b2 and c2."""
    m = Ride(rows, type, "a1", face=face, **how)
    m.truck = m.put("us_halftrack", "b2", facing="w")
    m.carry(m.mover, m.truck)
    return m


def fits(march: Ride) -> bool:
    return has_room(march.board, march.state, march.truck, march.mover)


# --- room -------------------------------------------------------------------------------------------------------------


@rule("HN-TRANSPORT-01")
def test_only_a_vehicle_with_transport_carries_and_only_infantry_of_its_side() -> None:
    assert beside().move().can("embark") == ["u4"]
    m = March(OPEN, "us_rifle_team", "a2")
    m.put("us_m8_greyhound", "b2", facing="w")
    assert not m.move().can("embark")
    m = March(OPEN, "us_rifle_team", "a2")
    m.put("ge_hanomag", "b2", facing="w")
    assert not m.move().can("embark")


@rule("HN-EX-27", "HN-TRANSPORT-02")
@pytest.mark.parametrize(("aboard", "last", "room"), [
    ((), "us_rifle_team", True),
    (("us_rifle_team",), "us_rifle_team", True),
    (("us_rifle_team", "us_rifle_team"), "us_captain", False),
    (("us_rifle_team", "us_captain"), "us_rifle_team-", True),
    (("us_rifle_team", "us_captain"), "us_rifle_team", False),
    (("us_rifle_team", "us_captain", "us_rifle_team-"), "us_captain", False),
    (("us_hero_rock", "us_captain", "us_medic"), "us_sniper", True),
])
def test_skull_faces_heroes_and_officers_take_one_of_four_places_others_two(
        aboard: Sequence[str], last: str, room: bool) -> None:
    m = beside(last.rstrip("-"), aboard, face=BACK if last.endswith("-") else FRONT)
    assert fits(m) == room
    assert bool(m.move().can("embark")) == room


@rule("HN-TRANSPORT-03")
def test_one_gun_at_most() -> None:
    assert fits(beside("us_at_gun_57"))
    assert not fits(beside("us_at_gun_57", ["us_at_gun_57"]))
    assert fits(beside("us_rifle_team", ["us_at_gun_57"]))


# --- in and out -------------------------------------------------------------------------------------------------------


@rule("HN-TRANSPORT-04", "HN-TRANSPORT-05")
def test_it_gets_in_at_the_end_of_its_movement_from_the_square_beside() -> None:
    m = March(OPEN, "us_rifle_team", "f1")
    truck = m.put("us_halftrack", "b2", facing="w")
    m.move("step e1")
    assert not m.can("embark"), "c2 is two squares away"
    m.quietly("step d1", f"embark u{truck + 1}")
    assert (m.state.at[m.mover], m.state.carrier[m.mover], m.is_over) == (p.CARRIED, truck, True)


@rule("HN-TRANSPORT-05", "HN-RULING-45")
def test_getting_in_costs_a_point() -> None:
    m = March("......", "us_rifle_team", "f1", suppressed=1)
    truck = m.put("us_halftrack", "b1", facing="w")
    m.move("step e1", "step d1")
    assert m.is_over, "both points are used: beside the vehicle, but none left to get in"
    m = March("......", "us_rifle_team", "f1", suppressed=1, embark_cost="0")
    m.put("us_halftrack", "b1", facing="w")
    m.move("step e1", "step d1", f"embark u{truck + 1}")
    assert m.state.carrier[m.mover] == truck


@rule("HN-TRANSPORT-04", "HN-RULING-12")
def test_not_across_a_wall() -> None:
    wall = [Edge(at=(0, row), side="E", kind="high") for row in range(4)]
    assert not beside(edges=wall).move().can("embark")


@rule("HN-TRANSPORT-04", "HN-TRANSPORT-05", "HN-TRANSPORT-07")
def test_it_gets_out_at_the_start_for_a_point_and_walks_on() -> None:
    m = riding().move()
    assert sorted(m.can("leave")) == ["a1", "a2", "a3", "b1", "b3", "c1", "c3", "d1", "d2", "d3"]
    m.quietly("leave d2", "step e2", "step f2", "step f3")
    assert (m.here, m.is_over) == ("f3", True), "four points: one to get out, three squares"


@rule("HN-TRANSPORT-04", "HN-GEN-13")
def test_it_gets_out_only_onto_free_ground() -> None:
    m = riding(rows="xx.... ...... .B.... ......")
    m.put("us_medic", "d3")
    assert sorted(m.move().can("leave")) == ["a2", "a3", "b3", "c1", "c3", "d1", "d2"]
    m.quietly("leave b3")
    assert m.is_over, "a hedge stops whoever enters it"


@rule("HN-TRANSPORT-04", "HN-RESERVE-07")
def test_in_reserve_too() -> None:
    m = riding().move_in_reserve("leave d2", "stop")
    assert m.here == "d2"
    m = beside().move_in_reserve()
    m.quietly(f"embark u{m.truck + 1}")
    assert m.state.carrier[m.mover] == m.truck


DOOR = Building(id="H", rooms=((1, 0, 1, 0),), doors=((1, 0, "S"),))


def at_the_door(aboard: bool, foe: str = "ge_fire_group", hidden: int = p.OPEN) -> Ride:
    """A house on b1; outside its door a half-track on b2 and c2, and an enemy beside it whose zone holds b2."""
    m = Ride(".h.... ...... ...... ......", "us_rifle_team", "b1", buildings=[DOOR])
    m.truck = m.put("us_halftrack", "b2", facing="w")
    if aboard:
        m.carry(m.mover, m.truck)
    m.put(foe, "a3", seat=1, hidden=hidden)
    return m.move()


@rule("HN-ZOC-07", "HN-TRANSPORT-04")
def test_a_zone_closes_an_entrance_to_passengers_too() -> None:
    """Neither out of the vehicle into the house, nor out of the house into the vehicle. A vehicle has no zone."""
    out = at_the_door(aboard=True)
    assert "b1" not in out.can("leave")
    assert "c1" in out.can("leave")
    into = at_the_door(aboard=False)
    assert not into.can("embark")
    assert "b1" in at_the_door(aboard=True, foe="ge_zundapp").can("leave")
    assert at_the_door(aboard=False, foe="ge_zundapp").can("embark")


@rule("HN-ZOC-07", "HN-ZOC-12")
@pytest.mark.parametrize(("foe", "closed"), [("ge_recon_group", True), ("decoy", False)])
@pytest.mark.parametrize("aboard", [True, False])
def test_a_hidden_counter_at_the_entrance_shows_whether_it_closes_it(foe: str, closed: bool, aboard: bool) -> None:
    """Whoever tries learns whether that is a decoy."""
    m = at_the_door(aboard, foe, p.AMBUSHED)
    m.quietly("leave b1" if aboard else f"embark u{m.truck + 1}")
    assert bool(m.told("barred")) == closed
    assert (m.state.at[m.mover] == p.CARRIED) == (aboard == closed)


@rule("HN-TRANSPORT-15", "HN-RULING-45")
def test_who_has_got_out_does_not_get_in_again_in_the_same_movement() -> None:
    m = riding().move("leave d2")
    assert not m.can("embark")
    m.quietly("step d1")
    assert not m.can("embark")


@rule("HN-TRANSPORT-15")
def test_who_has_got_in_stays_in() -> None:
    m = beside().move()
    m.quietly(f"embark u{m.truck + 1}")
    assert m.is_over
    assert m.state.at[m.mover] == p.CARRIED


@rule("HN-TRANSPORT-01", "HN-VEH-04")
def test_who_is_aboard_rides_along() -> None:
    m = March(OPEN, "us_halftrack", "b2", facing="e")
    rifles = m.put("us_rifle_team", "")
    m.carry(rifles, m.mover)
    m.move("drive c2 e", "drive d2 e", "stop")
    assert (m.state.carrier[rifles], m.state.at[rifles]) == (m.mover, p.CARRIED)
    m.activate(rifles).play("move")
    assert "leave e2" in m.options()


# --- fighting from it -------------------------------------------------------------------------------------------------


@rule("HN-TRANSPORT-06", "HN-ASSAULT-25")
def test_an_assault_may_start_from_the_vehicle_and_whoever_is_thrown_back_returns_to_it() -> None:
    m = riding()
    group = m.put("ge_fire_group", "d3")
    assert m.move().can("assault") == ["d3"]
    m.quietly("assault d3", dice=[3, 3])
    assert (m.state.at[m.mover], m.state.carrier[m.mover]) == (p.CARRIED, m.truck), "a tie: repulsed"
    assert m.at(group) == "d3"


@rule("HN-TRANSPORT-06", "HN-ASSAULT-14")
@pytest.mark.parametrize("room", [True, False])
def test_a_defender_may_retreat_into_a_transport_with_room(room: bool) -> None:
    m = March(OPEN, "us_fire_team", "e2")
    truck = m.put("ge_hanomag", "b2", facing="w")
    group = m.put("ge_fire_group", "d2")
    for _ in range(1 if room else 2):
        m.carry(m.put("ge_fire_group", ""), truck)
    m.move("assault d2", dice=[6, 6, 1])
    assert m.asked == "retreat"
    assert (f"aboard u{truck + 1}" in m.options()) == room
    if room:
        m.quietly(f"aboard u{truck + 1}")
        assert (m.state.carrier[group], m.here) == (truck, "d2")


@rule("HN-TRANSPORT-07", "HN-TRANSPORT-14")
def test_a_carried_unit_fires_from_a_square_of_its_vehicle() -> None:
    """A hedge hides the front square; from the rear square the target is seen."""
    m = riding(rows="...... ...... ..B... ......")
    group = m.put("ge_fire_group", "e4")
    sight, = Watch(m.board, m.state).sees(m.mover, group)
    assert sight.start == m.square("c2")
    m.activate(m.mover).quietly("fire main normal", dice=[3])
    assert m.face(group) == BACK


@rule("HN-TRANSPORT-14", "HN-LOS-12")
def test_its_own_vehicle_does_not_stand_in_its_way_and_another_does() -> None:
    m = riding()
    group = m.put("ge_fire_group", "f2")
    starts = {each.start for each in Watch(m.board, m.state).sees(m.mover, group)}
    assert starts == {m.square("b2"), m.square("c2")}
    m.put("us_willys_50cal", "e2")
    assert not Watch(m.board, m.state).sees(m.mover, group)


@rule("HN-TRANSPORT-04", "HN-RULING-50", "HN-ABIL-01", "HN-TRAIT-19")
def test_a_hidden_unit_shows_itself_when_it_boards() -> None:
    """Not in a movement in which it was turned; a decoy never boards."""
    m = Ride(OPEN, "us_recon_team", "d2")
    m.truck = m.put("us_halftrack", "b2", facing="w")
    m.set(f"{m.name(m.mover)}: back, ambushed").move(f"embark u{m.truck + 1}")
    assert (m.state.carrier[m.mover], m.state.hidden[m.mover], m.face(m.mover)) == (m.truck, p.OPEN, FRONT)
    m = Ride(OPEN, "us_recon_team", "d2")
    m.truck = m.put("us_halftrack", "b2", facing="w")
    assert f"embark u{m.truck + 1}" in m.move().options()
    assert m.quietly("turn").lacks(f"embark u{m.truck + 1}", "move")
    m = Ride(OPEN, "us_rifle_team", "f1")
    m.truck = m.put("us_halftrack", "b2", facing="w")
    decoy = m.put("decoy", "d2", seat=0, hidden=p.AMBUSHED, face=BACK)
    assert m.activate(decoy).quietly("move").lacks(f"embark u{m.truck + 1}", "move")


@rule("HN-LOS-06", "HN-TRANSPORT-14")
def test_a_passenger_is_infantry_and_does_not_shoot_through_infantry() -> None:
    """The gun of its vehicle does."""
    m = riding()
    group = m.put("ge_fire_group", "f2")
    m.put("us_rifle_team", "e2")
    watch = Watch(m.board, m.state)
    assert not watch.sees(m.mover, group)
    assert watch.sees(m.state.carrier[m.mover], group)


@rule("HN-TRANSPORT-08")
@pytest.mark.parametrize(("type", "fires"), [("us_rifle_team", True), ("us_support_team", True), ("us_bazooka", False)])
def test_heavy_weapons_do_not_fire_from_a_vehicle(type: str, fires: bool) -> None:
    m = riding(type)
    m.put("ge_zundapp", "f2")
    assert ("fire main normal" in m.activate(m.mover).options()) == fires


@rule("HN-TRANSPORT-08", "HN-ABIL-41")
def test_with_fire_on_the_move_they_do_and_without_its_malus() -> None:
    m = riding("us_bazooka")
    m.grant("us_bazooka", "fire_on_the_move")
    for side in m.board.types[m.state.kind[m.mover]].faces:
        for weapon in side.weapons:
            weapon.on_the_move = 2
    m.put("ge_zundapp", "f2")
    m.activate(m.mover).quietly("fire main normal", dice=[1])
    assert m.told("shot")[0][1] == 1 + 4


@rule("HN-TRANSPORT-09")
def test_carried_units_are_no_targets() -> None:
    m = March(OPEN, "us_rifle_team", "f2")
    truck = m.put("ge_hanomag", "b2", facing="w")
    m.carry(m.put("ge_fire_group", ""), truck)
    m.activate(m.mover).quietly("fire main normal")
    assert m.options() == ["at b2", "at c2"], "only the vehicle, in either of its squares"
    m.quietly("at c2", dice=[1])
    assert [args[0] for args in m.told("shot")] == [m.tag(truck)]


# --- when it is lost --------------------------------------------------------------------------------------------------


def shot_up(rows: str, *aboard: str, die: int = 6, at: str = "f1", zones: Sequence[str] = ()) -> Ride:
    """A bazooka destroys a half-track on b1 and c1 with some aboard."""
    m = Ride(rows, "us_bazooka", at)
    m.truck = m.put("ge_hanomag", "b1", facing="w")
    m.riders = [m.put(type, "", face=BACK if type == "ge_mg42" else FRONT) for type in aboard]
    for rider in m.riders:
        m.carry(rider, m.truck)
    for square in zones:
        m.put("us_medic", square)
    m.activate(m.mover).quietly("fire main normal", "at c1", dice=[die])
    return m


@rule("HN-TRANSPORT-10", "HN-TRANSPORT-12")
def test_passengers_of_a_wreck_come_out_beside_it_unharmed_and_suppressed() -> None:
    m = shot_up("...... ......", "ge_fire_group")
    assert m.told("destroyed") == [(m.tag(m.truck),)]
    assert sorted(m.can("onto")) == ["a1", "a2", "b2", "c2", "d1", "d2"], "not on the wreck itself"
    m.quietly("onto a2")
    group, = m.riders
    assert (m.at(group), m.face(group), m.state.suppressed[group]) == ("a2", FRONT, 1)


@rule("HN-RULING-112", "HN-ARC-02", "HN-TRANSPORT-10")
def test_a_gun_comes_out_of_a_wreck_as_the_vehicle_faced() -> None:
    m = shot_up("...... ......", "ge_pak40")
    m.quietly("onto a2")
    assert p.DIRECTIONS[m.state.facing[m.riders[0]]] == "w"


@rule("HN-RULING-112", "HN-ARC-03", "HN-TRANSPORT-04")
def test_a_gun_that_gets_out_faces_as_the_vehicle_and_may_be_turned() -> None:
    m = riding("us_at_gun_57").move("leave a2")
    assert p.DIRECTIONS[m.state.facing[m.mover]] == "w"
    assert "w" not in m.can("aim")
    assert len(m.can("aim")) == 7


@rule("HN-RULING-112", "HN-ASSAULT-16", "HN-ASSAULT-25")
def test_a_gun_that_takes_a_square_out_of_its_vehicle_faces_as_the_vehicle() -> None:
    s = Duel()
    truck, gun = s.put("us_halftrack", "d5", facing="e"), s.put("us_at_gun_57", "", facing="w")
    s.carry(gun, truck)
    s.put("ge_fire_group", "e4")
    s.activate(gun).quietly("move", "assault e4", "onto f3", dice=[6, 1])
    assert (s.at(gun), p.DIRECTIONS[s.state.facing[gun]]) == ("e4", "e")


@rule("HN-RULING-108", "HN-ZOC-03", "HN-TRANSPORT-04")
def test_no_zone_holds_a_unit_on_the_step_into_or_out_of_a_vehicle() -> None:
    """HN-RULING-108: vehicle, passenger and the square beside it lie in one zone of control."""
    m = riding()
    m.put("ge_fire_group", "a1")
    assert "a2" in m.move().can("leave")
    m = beside(at="a2")
    m.put("ge_fire_group", "a1")
    assert m.move().can("embark") == ["u4"]
    assert "b1" not in m.can("step")


@rule("HN-TRANSPORT-10", "HN-DAMAGE-06", "HN-RULING-27")
def test_after_a_direct_hit_also_where_the_vehicle_stood() -> None:
    m = March("...... ......", "us_50cal", "f1", face=BACK)
    truck, group = m.put("ge_hanomag", "b1", facing="w"), m.put("ge_fire_group", "")
    m.carry(group, truck)
    m.board.types[m.state.kind[truck]].faces[0].defence = (5, 5, 5)
    m.activate(m.mover).quietly("fire main normal", "at c1", dice=[5])
    assert m.told("direct_hit") == [(m.tag(truck),)]
    assert sorted(m.can("onto")) == ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"]


@rule("HN-TRANSPORT-10", "HN-ZOC-01")
def test_not_in_an_enemy_zone_nor_on_another_unit() -> None:
    m = shot_up("...... ......", "ge_fire_group", zones=["a2"])
    assert sorted(m.can("onto")) == ["c2", "d1", "d2"]


@rule("HN-TRANSPORT-11")
def test_a_posture_comes_out_on_its_inactive_face() -> None:
    m = shot_up("...... ......", "ge_mg42")
    m.quietly("onto a2")
    gun, = m.riders
    assert (m.at(gun), m.face(gun)) == ("a2", FRONT)


@rule("HN-EX-28", "HN-TRANSPORT-10", "HN-TRANSPORT-12", "HN-TRANSPORT-13")
def test_with_two_free_squares_for_three_the_owner_saves_two() -> None:
    m = shot_up("...... xxxxxx", "ge_fire_group", "ge_leutnant", "ge_medic")
    group, officer, medic = m.riders
    assert (m.asked, m.asked_of) == ("save_first", 1)
    m.quietly(f"on u{officer + 1}")
    assert m.options() == ["onto a1", "onto d1"]
    m.quietly("onto d1", f"on u{medic + 1}")
    assert (m.at(officer), m.at(medic), m.at(group)) == ("d1", "a1", "")
    assert (m.state.suppressed[officer], m.state.suppressed[medic]) == (1, 1)
    assert m.told("eliminated") == [(m.tag(group),)]


@rule("HN-TRANSPORT-13")
def test_who_finds_no_square_is_eliminated() -> None:
    scene = Scene("x...\nxxxx\n....")
    rifles, medic = scene.put("us_bazooka", "d1"), scene.put("us_medic", "a3")
    truck, group = scene.put("ge_hanomag", "b1", facing="w"), scene.put("ge_fire_group", "")
    scene.put("ge_medic", "d3")
    scene.carry(group, truck)
    scene.activate(rifles).quietly("fire main normal", "at c1", dice=[6])
    assert scene.at(group) == ""
    assert scene.told("eliminated") == [(scene.tag(group),)]
    assert scene.at(medic) == "a3"


@rule("HN-RULING-92", "HN-MOVE-04", "HN-TRANSPORT-04")
def test_nobody_gets_in_or_out_through_a_friend() -> None:
    """In a lane one square wide a friend stands between the unit and the vehicle."""
    m = March("xxxxx x...x xxxxx", "us_rifle_team", "b2")
    m.put("us_rifle_team", "c2")
    truck = m.put("us_weasel", "d2")
    m.move()
    assert m.lacks_all("move", "step", "embark")
    m = March("xxxxx x...x xxxxx", "us_rifle_team", "")
    m.put("us_rifle_team", "c2")
    truck = m.put("us_weasel", "b2")
    m.carry(m.mover, truck)
    m.move()
    assert m.lacks_all("move", "leave")
