"""Cards where they meet vehicles and those aboard: who is reached by a card, who sees for it, who may be named by it."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.hands import Hands, between
from tests.heroes_of_normandie.scene import BACK, FRONT
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


# --- mines under vehicles ---------------------------------------------------------------------------------------------


def mined(*ours: str, dice: list[int]) -> tuple[Hands, Unit, Unit]:
    """A half-track with rifles aboard drives onto a mine; the American holds these cards."""
    s = Hands()
    truck, rifles = aboard(s, "us_rifle_team", "e8", token=4)
    s.give(1, "g04")
    s.give(0, *ours)
    s.activate(truck).answer("move", "drive e7 n", "play g04", dice=dice)
    return s, truck, rifles


@rule("HN-TRANSPORT-11", "HN-TRANSPORT-12", "HN-RULING-106")
def test_passengers_of_a_mined_half_track_get_out_with_their_order() -> None:
    s, truck, rifles = mined(dice=[2])
    s.pass_windows()
    assert (s.at(truck), s.asked) == ("", "spill")
    s.play("onto d7")
    s.pass_windows()
    assert (s.at(rifles), s.state.suppressed[rifles], s.state.token[rifles]) == ("d7", 1, 4)
    assert s.state.mover == p.NO_UNIT


@rule("HN-RULING-80", "HN-RULING-29")
def test_ricochet_cancels_a_mine_and_the_vehicle_drives_on() -> None:
    s, truck, rifles = mined("c06", dice=[2])
    s.answer("play c06")
    s.pass_windows()
    assert (s.asked, s.at(truck), s.state.at[rifles]) == ("move", "e7", p.CARRIED)
    assert "drive e6 n" in s.options()


@rule("HN-HEAVY-03", "HN-RULING-29")
def test_chewing_gum_keeps_a_mined_tank_going() -> None:
    s = Hands()
    tank = s.put("us_m4_sherman", "e8", facing="n")
    s.give(1, "g04")
    s.give(0, "u12")
    s.activate(tank).answer("move", "drive e7 n", "play g04", "play u12", dice=[4, 2])
    s.pass_windows()
    assert (s.state.damage[tank], "drive e6 n" in s.options()) == (p.NO_DAMAGE, True)


# --- cards that passengers keep ---------------------------------------------------------------------------------------


@rule("HN-RULING-82", "HN-TRANSPORT-11")
def test_who_was_put_on_alert_aboard_stays_on_alert_beside_the_wreck() -> None:
    s = Hands()
    _, rifles = aboard(s, "us_rifle_team", "e5")
    s.give(0, "c24")
    gun, group = s.put("ge_pak40", "e9"), s.put("ge_fire_group", "a1")
    s.begin(p.WINDOW).answer("play c24")
    s.pass_windows()
    s.activate(gun).play("fire main normal", "at e6", dice=[2])
    s.pass_windows()
    s.play("onto d5")
    s.pass_windows()
    s.activate(group, 2).play("move")
    s.pass_windows()
    s.play("step b1")
    assert s.offers(f"opportunity u{rifles + 1} main normal")


@rule("HN-CARD-11", "HN-TERR-14", "HN-TRANSPORT-07")
def test_a_passenger_takes_a_snap_shot_and_only_its_own_token_goes() -> None:
    s = Hands()
    truck, rifles = aboard(s, "us_rifle_team", "b1", "e", token=3)
    s.set(f"{s.name(truck)}: token 2")
    group = s.put("ge_fire_group", "f1")
    s.give(0, "c23")
    s.activate(group).play("move")
    s.pass_windows()
    s.play("step f2")
    s.answer("play c23", f"opportunity u{rifles + 1} main normal", dice=[2])
    s.pass_windows()
    assert [s.state.token[unit] for unit in (truck, rifles)] == [2, p.NO_TOKEN]
    assert (s.state.order[truck], s.state.order[rifles]) == (p.FRESH, p.ACTIVE)


@rule("HN-EQUIP-09", "HN-TRANSPORT-12", "HN-TRANSPORT-14")
def test_hot_potato_comes_back_to_the_vehicle_of_who_threw_the_grenade() -> None:
    s = Hands(army=("us; us_8th_regiment = -, frag_grenades", "ge; ge_902"))
    truck, rifles = s.put("us_halftrack", "e5", facing="n"), s.put("us_rifle_team", "", tile=0)
    s.carry(rifles, truck)
    group = s.put("ge_fire_group", "e3")
    s.give(1, "c10")
    s.activate(rifles).play("fire main grenade")
    s.pass_windows()
    s.play("point @e4")
    s.answer("play c10", dice=[6, 6, 6])
    s.pass_windows()
    while s.asked == "aim_card":
        s.play(s.options()[0])
    s.pass_windows()
    assert s.asked == "spill"
    s.play(s.options()[0])
    assert (s.state.suppressed[rifles], s.at(truck), s.face(group)) == (1, "", p.FRONT)


# --- vehicles in assaults ---------------------------------------------------------------------------------------------


@rule("HN-ASSAULT-20", "HN-SUPP-04", "HN-ASSAULT-07")
def test_fury_and_steady_help_a_vehicle_that_is_assaulted() -> None:
    totals = {}
    for cards in ((), ("c13",), ("c16",), ("c13", "c16")):
        s = Hands()
        rifles = s.put("us_rifle_team", "e5")
        s.put("ge_zundapp", "e4", suppressed=1)
        s.give(1, *cards)
        s.activate(rifles).answer("move", "assault e4", *(f"play {card}" for card in cards), dice=[1, 1])
        s.pass_windows()
        totals[cards] = s.clashes()[0][1]
    base = totals[()]
    assert [total - base for total in totals.values()] == [0, 2, 2, 4]


# --- special orders ---------------------------------------------------------------------------------------------------


@rule("HN-SPECIAL-03", "HN-CARD-03")
def test_a_runner_brings_a_special_order_which_is_still_one() -> None:
    s = between("c25")
    one, two = s.put("us_rifle_team", "a1", token=p.SPECIAL), s.put("us_rifle_team", "c1")
    s.state.specials_due[0] = 1
    s.begin(p.WINDOW).answer("play c25")
    assert s.offers(f"special u{two + 1}")
    assert s.state.token[one] == p.NO_TOKEN


# --- Fanatics out of a vehicle, and against one -----------------------------------------------------------------------


@rule("HN-ASSAULT-13", "HN-ASSAULT-25", "HN-CARD-03")
@pytest.mark.parametrize(("dice", "lives"), [([6, 1], True), ([1, 3], False), ([1, 6], False)])
def test_fanatics_who_assault_from_a_half_track_never_go_back_aboard_after_a_repulse(dice: list[int], lives: bool) -> None:
    s = Hands()
    _, group = aboard(s, "ge_fire_group", "e6")
    s.put("us_rifle_team", "e5")
    s.give(1, "g03")
    s.activate(group).answer("move", "assault e5", "play g03", dice=dice)
    s.pass_windows()
    if lives:
        s.play("onto e4")
    assert (s.at(group), len(s.told("eliminated"))) == (("e5", 0) if lives else ("", 1))


@rule("HN-ASSAULT-17", "HN-CARD-03")
@pytest.mark.parametrize(("dice", "lives"), [([6, 1], True), ([1, 6], False)])
def test_fanatics_who_beat_a_vehicle_go_back_without_a_retreat(dice: list[int], lives: bool) -> None:
    s = Hands()
    group = s.put("ge_fire_group", "e6")
    s.put("us_willys_50cal", "e5")
    s.give(1, "g03")
    s.activate(group).answer("move", "assault e5", "play g03", dice=dice)
    s.pass_windows()
    assert (s.at(group) == "e6") is lives


# --- movements that cards give to vehicles ----------------------------------------------------------------------------


@rule("HN-VEH-11", "HN-CARD-03", "HN-RULING-85")
def test_a_tank_that_scoots_onto_infantry_rams_it() -> None:
    s = Hands()
    tank, group = s.put("us_m4_sherman", "e8", facing="n"), s.put("ge_fire_group", "e6")
    s.give(0, "c05", "c08")
    s.activate(tank).play("fire second normal", dice=[1])
    s.pass_windows()
    s.play("done")
    s.answer("play c05")
    s.pass_windows()
    s.play("drive e7 n")
    s.pass_windows()
    s.play("drive e6 n")
    s.answer("play c08")
    s.pass_windows()
    assert (len(s.told("step_lost")), s.at(group), len(s.told("eliminated"))) == (1, "", 1)


@rule("HN-CARD-03", "HN-GEN-12")
@pytest.mark.parametrize("card", ["c18", "c05"])
def test_move_out_lengthens_no_movement_that_a_card_limits(card: str) -> None:
    s = between(card, "c03")
    rifles = s.put("us_rifle_team", "e8")
    s.put("ge_fire_group", "e2")
    if card == "c18":
        s.begin(p.WINDOW).answer("play c18")
    else:
        s.activate(rifles).play("fire main normal", dice=[1]).answer("play c05")
    assert s.refuses("c03", "announce_move")
    assert s.state.points_left == 2


@rule("HN-BLDG-01", "HN-CARD-03")
def test_a_unit_that_scoots_may_climb_through_a_window() -> None:
    house = Building(id="house", rooms=((4, 4, 5, 5),), doors=((4, 5, "W"),), windows=((4, 4, "W"),))
    s = Hands(buildings=[house])
    rifles = s.put("us_rifle_team", "d5")
    s.put("ge_fire_group", "a5")
    s.give(0, "c05", "c32")
    s.activate(rifles).play("fire main normal", dice=[1])
    s.answer("play c05", "play c32")
    s.pass_windows()
    assert s.at(rifles) == "e5"


@rule("HN-VEH-04", "HN-CARD-03", "HN-RULING-114")
@pytest.mark.parametrize("card", ["c01", "g04"])
def test_mud_and_mines_wait_for_a_vehicle_with_second_wind_too(card: str) -> None:
    s = between("c18")
    s.put("us_halftrack", "e8", facing="n")
    s.give(1, card)
    s.begin(p.WINDOW).answer("play c18")
    s.pass_windows()
    s.play("drive e7 n")
    assert s.offers(f"play {card}")


@rule("HN-VEH-11", "HN-CARD-06")
def test_ramming_speed_strikes_one_of_two_units_under_a_tank() -> None:
    s = Hands()
    tank = s.put("us_m4_sherman", "e9", facing="n")
    front, rear = s.put("ge_fire_group", "e6"), s.put("ge_fire_group", "e7")
    s.give(0, "c08")
    s.activate(tank).play("move")
    for step in ("drive e8 n", "drive e7 n", "drive e6 n"):
        s.pass_windows()
        s.play(step)
    s.pass_windows()
    s.play("stop")
    s.answer("play c08")
    s.pass_windows()
    s.play("onto d6")
    s.pass_windows()
    assert sorted(s.face(unit) for unit in (front, rear)) == [FRONT, BACK]
    assert s.asked == "push"
