"""Cards where they meet vehicles and those aboard: who is reached by a card, who sees for it, who may be named by it."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.hands import Hands, between
from tests.heroes_of_normandie.scene import BACK
from tests.marks import rule

TRUCKS = ("us_halftrack", "ge_hanomag")


def aboard(s: Hands, type: str, at: str, facing: str = "n", token: int = 0) -> tuple[Unit, Unit]:
    """A vehicle on a square with a unit aboard."""
    truck = s.put(TRUCKS[type.startswith("ge")], at, facing=facing)
    unit = s.put(type, "", token=token)
    s.carry(unit, truck)
    return truck, unit


# --- tokens -----------------------------------------------------------------------------------------------------------


@rule("HN-RULING-122", "HN-CARD-12")
def test_cut_wire_takes_no_token_of_a_passenger_but_that_of_its_vehicle() -> None:
    for carrier in (False, True):
        s = between("c14")
        s.put("us_rifle_team", "a1")
        truck, _ = aboard(s, "ge_fire_group", "e1", "e", token=3)
        if carrier:
            s.set(f"{s.name(truck)}: token 2")
        s.begin(p.WINDOW)
        assert s.refuses("c14") is not carrier


@rule("HN-CARD-03", "HN-ORDER-09")
def test_a_runner_goes_between_two_passengers_of_one_vehicle() -> None:
    s = between("c25")
    truck, one = aboard(s, "us_medic", "e5", token=2)
    two = s.put("us_medic", "")
    s.carry(two, truck)
    s.set(f"{s.name(truck)}: acted")
    s.begin(p.WINDOW).answer("play c25")
    s.pass_windows()
    assert (s.state.token[one], s.state.token[two]) == (p.NO_TOKEN, 2)


@rule("HN-CARD-12", "HN-ORDER-09")
def test_crossed_orders_reaches_the_token_of_a_passenger() -> None:
    s = between("c15")
    group = s.put("ge_fire_group", "a1", token=5)
    _, rider = aboard(s, "ge_fire_group", "e5", token=1)
    s.begin(p.ORDER_END).answer("play c15", f"on u{group + 1}")
    s.pass_windows()
    assert (s.state.token[group], s.state.token[rider]) == (1, 5)


# --- passengers that act ----------------------------------------------------------------------------------------------


@rule("HN-CARD-11", "HN-TRANSPORT-07")
def test_a_spurred_passenger_fires_from_its_vehicle() -> None:
    s = between("c33")
    truck, rifles = aboard(s, "us_rifle_team", "b1", "e")
    s.put("ge_fire_group", "e1")
    s.begin(p.WINDOW).answer("play c33", f"on u{rifles + 1}")
    s.pass_windows()
    assert s.asked == "act"
    s.quietly("fire main normal", dice=[2])
    assert s.shots() == [(5, 5)]
    assert (s.state.order[rifles], s.state.order[truck]) == (p.ACTIVE, p.FRESH)


@rule("HN-CARD-03", "HN-TRANSPORT-05")
def test_second_wind_lets_a_passenger_get_out_and_go_one_square() -> None:
    s = between("c18")
    _, rifles = aboard(s, "us_rifle_team", "c3")
    s.begin(p.WINDOW).answer("play c18", f"on u{rifles + 1}")
    s.quietly()
    s.quietly("leave b3")
    assert (s.at(rifles), s.state.points_left) == ("b3", 1)
    s.quietly("step a3")
    assert (s.at(rifles), s.state.order[rifles], s.state.mover) == ("a3", p.FRESH, p.NO_UNIT)


@rule("HN-CARD-03", "HN-RULING-85")
def test_a_passenger_that_has_fired_scoots_out_of_its_vehicle() -> None:
    s = between("c05")
    _, rifles = aboard(s, "us_rifle_team", "b1", "e")
    s.put("ge_fire_group", "e1")
    s.activate(rifles).play("fire main normal", dice=[1]).answer("play c05")
    s.quietly()
    s.quietly("leave a2", "step a3")
    assert s.at(rifles) == "a3"
    assert s.state.mover == p.NO_UNIT


@rule("HN-EQUIP-03", "HN-TRANSPORT-08")
@pytest.mark.parametrize(("type", "may"), [("us_rifle_team", True), ("us_50cal", False)])
def test_captured_faust_is_fired_from_a_vehicle_but_by_no_heavy_weapon(type: str, may: bool) -> None:
    s = between("u03")
    aboard(s, type, "b1", "e")
    s.put("ge_panzer_iv", "e1", facing="w")
    s.begin(p.WINDOW)
    assert s.offers("play u03") is may


@rule("HN-RULING-82", "HN-TERR-13")
def test_a_passenger_on_alert_fires_at_who_gets_out_of_a_vehicle() -> None:
    s = between("c24")
    _, rifles = aboard(s, "us_rifle_team", "b1", "e")
    _, group = aboard(s, "ge_fire_group", "f1", "e")
    s.begin(p.WINDOW).answer("play c24")
    s.pass_windows()
    s.activate(group).quietly("move")
    s.play("leave e2")
    assert s.offers(f"opportunity u{rifles + 1} main normal")


@rule("HN-CARD-03", "HN-ASSAULT-25", "HN-ASSAULT-13")
def test_a_passenger_strikes_back_out_of_its_vehicle_and_goes_back_aboard_when_it_loses() -> None:
    s = Hands()
    rifles = s.put("us_rifle_team", "e5")
    s.put("ge_fire_group", "e4")
    truck, avenger = aboard(s, "ge_fire_group", "f3", "n")
    s.give(1, "g12")
    s.activate(rifles).answer("move", "assault e4", dice=[6, 1])
    s.answer("onto d4", "play g12", dice=[1, 6])
    s.pass_windows()
    assert (s.at(rifles), s.state.carrier[avenger], s.state.at[avenger]) == ("e4", truck, p.CARRIED)
    assert (s.face(avenger), s.state.order[avenger]) == (BACK, p.ACTIVE)


# --- what strikes a vehicle and not those aboard ----------------------------------------------------------------------


@rule("HN-SUPP-03", "HN-TRANSPORT-09")
def test_tank_panic_reaches_no_passenger() -> None:
    s = between("g11", seat=1)
    s.put("ge_panzer_iv", "a1", facing="e")
    aboard(s, "us_rifle_team", "c2")
    s.begin(p.WINDOW)
    assert s.refuses("g11")


@rule("HN-HEAVY-01", "HN-TRANSPORT-12")
def test_ricochet_keeps_the_passengers_of_a_half_track_in_their_seats() -> None:
    s = Hands()
    _, rifles = aboard(s, "us_rifle_team", "e5")
    gun = s.put("ge_pak40", "e9")
    s.give(0, "c06")
    s.activate(gun).play("fire main normal", "at e6", dice=[6]).answer("play c06")
    s.pass_windows()
    assert s.state.at[rifles] == p.CARRIED
    assert s.told("spilled") == []


@rule("HN-RULING-114", "HN-TRANSPORT-04")
def test_a_mine_lies_where_a_passenger_gets_out() -> None:
    s = Hands()
    _, rifles = aboard(s, "us_rifle_team", "e5")
    s.give(1, "g04")
    s.activate(rifles).answer("move", "leave d5", "play g04", dice=[2])
    s.pass_windows()
    assert s.shots() == [(5, 5)]
    assert s.face(rifles) == BACK


@rule("HN-BLDG-06", "HN-RULING-114")
def test_a_trip_wire_waits_behind_the_door_for_who_gets_out_of_a_vehicle() -> None:
    house = Building(id="house", rooms=((4, 4, 5, 5),), doors=((4, 5, "W"),))
    s = Hands(buildings=[house])
    _, rifles = aboard(s, "us_rifle_team", "d6")
    s.give(1, "g01")
    s.activate(rifles).answer("move", "leave e6", "play g01", dice=[2])
    s.pass_windows()
    assert s.shots() == [(5, 5)]


@rule("HN-VEH-11", "HN-CARD-03")
def test_ramming_speed_where_mud_has_stopped_the_vehicle() -> None:
    s = Hands()
    tank = s.put("us_m4_sherman", "e8", facing="n")
    group = s.put("ge_fire_group", "e6")
    s.give(1, "c01")
    s.give(0, "c08")
    s.activate(tank).answer("move", "drive e7 n", "play c01")
    s.pass_windows()
    s.play("drive e6 n")
    s.answer("play c08")
    s.pass_windows()
    assert s.face(group) == BACK
    assert s.asked == "push"


@rule("HN-HEAVY-07", "HN-HEAVY-03")
def test_chewing_gum_saves_a_tank_from_its_second_tracks() -> None:
    s = Hands()
    tank = s.put("us_m4_sherman", "e5", facing="n")
    s.set(f"{s.name(tank)}: damage tracks")
    gun = s.put("ge_pak40", "e1", facing="s")
    s.give(0, "u12")
    s.activate(gun).play("fire main normal", "at e5", dice=[4, 1]).answer("play u12")
    s.pass_windows()
    assert (s.told("destroyed"), s.state.damage[tank]) == ([], p.TRACKS)
