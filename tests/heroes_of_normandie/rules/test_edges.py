"""Corners of the board and of the rules: the first square, the last intersection in range, a reason that is told."""

from __future__ import annotations

from typing import Literal

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.rules.cards.piles import is_useless
from bocage.games.heroes_of_normandie.rules.damage.overlays import lay_wreck
from bocage.games.heroes_of_normandie.rules.fire.firing import why_not_suppressive_burst
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.scene import BACK, GE_ARMY, Scene
from tests.marks import rule

# --- the first square -------------------------------------------------------------------------------------------------


@rule("HN-EQUIP-10", "HN-CARD-03")
def test_a_vehicle_in_the_corner_of_the_board_breaks_a_hedge_with_its_card() -> None:
    s = Hands(". . B . . .\n" + ". . . . . .\n" * 5)
    tank = s.put("us_m4_sherman", "a1", facing="w")
    s.give(0, "u11")
    s.activate(tank).play("move")
    assert s.offers("play u11")


@rule("HN-CARD-11", "HN-TERR-14")
def test_snap_shot_strikes_who_has_moved_into_the_corner_of_the_board() -> None:
    s = Hands()
    rifles = s.put("us_rifle_team", "b1")
    s.put("ge_fire_group", "f1")
    s.give(1, "c23")
    s.activate(rifles).play("move")
    s.pass_windows()
    s.play("step a1")
    assert s.offers("play c23")


@rule("HN-CARD-11", "HN-ABIL-10")
def test_nobody_is_asked_for_a_snap_shot_at_a_hidden_unit() -> None:
    """Only a hidden unit could take it; both stand in trees, too far away to be spotted."""
    s = Hands(". . . . . .\n" * 4 + ". . . . f .\n" + "f . . . f .\n")
    recon = s.put("us_recon_team", "e5", face=BACK, hidden=p.AMBUSHED)
    s.put("ge_recon_group", "a6", face=BACK, hidden=p.AMBUSHED)
    s.give(1, "c23")
    s.activate(recon).play("move")
    s.pass_windows()
    s.play("step e6")
    assert (s.asked, s.asked_of, s.state.hidden[recon]) == ("move", 0, p.AMBUSHED)


@rule("HN-EQUIP-06")
def test_a_vehicle_places_no_bomb() -> None:
    s = Duel(army=("us; us_8th_regiment = -, sticky_bomb", GE_ARMY))
    truck = s.put("us_willys_50cal", "b2", tile=0, facing="e")
    s.put("ge_zundapp", "e2")
    s.activate(truck).quietly("move", "drive c2 e", "drive d2 e", "stop")
    assert s.is_over


@rule("HN-ABIL-07", "HN-TERR-12")
@pytest.mark.parametrize("wall", [False, True])
def test_a_bundle_charge_reaches_no_wreck_beyond_a_wall(wall: bool) -> None:
    """The wreck lies in the corner of the board."""
    s = Hands(edges=[Edge(at=(0, 0), side="E", kind="high")] if wall else [])
    s.put("ge_fire_group", "b1")
    lay_wreck(s.table, (s.square("a1"),), "light_wreck")
    s.give(1, "g02")
    s.begin(p.WINDOW)
    assert s.offers("play g02") is not wall


@rule("HN-EQUIP-06")
def test_who_stops_in_the_corner_of_the_board_places_a_bomb() -> None:
    s = Duel(army=("us; us_8th_regiment = -, sticky_bomb", GE_ARMY))
    rifles = s.put("us_rifle_team", "b2", tile=0)
    s.put("ge_zundapp", "a2")
    s.activate(rifles).quietly("move", "step a1", "stop")
    assert s.asked == "place_bomb"


# --- a Bundle Charge at a corner --------------------------------------------------------------------------------------


@rule("HN-ABIL-07", "HN-BLDG-02")
@pytest.mark.parametrize(("at", "reaches"), [("d4", True), ("d3", False)])
def test_a_bundle_charge_lies_against_a_wall_and_not_at_the_corner_of_a_house(at: str, reaches: bool) -> None:
    s = Hands(buildings=[Building(id="house", rooms=((4, 3, 5, 4),), doors=((5, 4, "E"),))])
    s.put("ge_fire_group", at)
    s.give(1, "g02")
    s.begin(p.WINDOW)
    assert s.offers("play g02") is reaches


# --- Ramming Speed, passengers, smoke ---------------------------------------------------------------------------------


@rule("HN-VEH-18", "HN-CARD-03")
def test_ramming_speed_shows_a_hidden_unit_by_the_rule_of_the_push() -> None:
    s = Hands()
    tank = s.put("us_m4_sherman", "e8", facing="n")
    s.put("ge_recon_group", "e6", face=BACK, hidden=p.AMBUSHED)
    s.give(0, "c08")
    s.activate(tank).play("move")
    s.pass_windows()
    s.play("drive e7 n")
    s.pass_windows()
    s.play("drive e6 n", "stop")
    s.answer("play c08")
    s.pass_windows()
    assert {event.rule for event in s.events if event.name == "spotted"} == {"HN-VEH-18"}


@rule("HN-RULING-112")
def test_only_a_gun_faces_as_the_vehicle_that_it_gets_out_of() -> None:
    s = Hands()
    rifles, truck = s.put("us_rifle_team", ""), s.put("us_halftrack", "e5", facing="e")
    s.carry(rifles, truck)
    s.activate(rifles).quietly("move", "leave e6")
    assert s.state.facing[rifles] == p.FACING_CALLED["n"]


@rule("HN-RULING-93", "HN-FIRE-11")
def test_the_88_meets_the_smoke_over_the_square_to_which_its_target_has_moved() -> None:
    s = Hands()
    s.put("ge_fire_group", "a4")
    s.put("us_rifle_team", "f4")
    s.set("smoke: s1 @h5 2")
    s.give(1, "g07")
    s.give(0, "c19")
    s.begin(p.WINDOW).answer("play g07", "play c19", "onto g4", dice=[6])
    s.pass_windows()
    assert s.shots() == [(6, 5)]


# --- grenades out of a house ------------------------------------------------------------------------------------------


@rule("HN-BLDG-11", "HN-ABIL-27")
@pytest.mark.parametrize("side", ["S", "E"])
def test_a_grenade_out_of_an_opening_reaches_as_far_as_from_the_square_before_it(side: Literal["S", "E"]) -> None:
    """Two intersections from the square before the opening, which is itself one square on."""
    house = Building(id="house", rooms=((4, 4, 4, 4),), doors=((4, 4, "N"),), windows=((4, 4, side),))
    s = Duel(buildings=[house], army=("us; us_8th_regiment = -, frag_grenades", GE_ARMY))
    rifles = s.put("us_rifle_team", "e5", tile=0)
    s.activate(rifles).quietly("fire main grenade")
    far = {"S": ["point @e8", "point @f8"], "E": ["point @h5", "point @h6"]}[side]
    beyond = {"S": ["point @e9", "point @f9"], "E": ["point @i5", "point @i6"]}[side]
    assert [text in s.options() for text in (*far, *beyond)] == [True, True, False, False]


# --- what is told -----------------------------------------------------------------------------------------------------


@rule("HN-ABIL-28", "HN-ABIL-39")
@pytest.mark.parametrize(("type", "slot", "reason"), [
    ("us_halftrack", p.SECONDARY, "HN-ABIL-39"), ("us_support_team", p.PRIMARY, "HN-ABIL-28"),
    ("us_rifle_team", p.PRIMARY, "HN-ABIL-28"), ("us_30cal", p.PRIMARY, "")])
def test_why_a_weapon_fires_no_suppressive_burst(type: str, slot: int, reason: str) -> None:
    """The half-track cannot suppress, the support team cannot split its bonus; riflemen do neither, the machine gun both."""
    s = Scene()
    unit = s.put(type, "c1", facing="e", face=BACK if type == "us_30cal" else 0)
    s.put("ge_fire_group", "g1")
    s.put("ge_fire_group", "g2")
    weapon = next(each for each in s.board.types[s.state.kind[unit]].faces[s.face(unit)].weapons if each.slot == slot)
    assert why_not_suppressive_burst(Watch(s.board, s.state), unit, weapon, False) == reason


# --- cards of no use --------------------------------------------------------------------------------------------------


@rule("HN-SETUP-12")
@pytest.mark.parametrize(("rows", "useless"), [(". . B .\n. . . .", False), (". . . f\n. . . .", True)])
def test_hedgerow_rhino_is_of_no_use_where_no_hedge_grows(rows: str, useless: bool) -> None:
    s = Scene(rows, army=("us; us_8th_regiment = us_m4_sherman", GE_ARMY))
    card = s.board.card_index["u11"]
    assert is_useless(s.board, p.US, card) is useless


@rule("HN-SETUP-12")
@pytest.mark.parametrize(("army", "useless"), [
    ("us; us_22nd_regiment", True), ("us; us_22nd_regiment; us_field_command = concealed", False),
    ("us; us_22nd_regiment = -, -, us_infiltration", False)])
def test_ambuscade_is_of_use_to_an_army_that_can_only_hide_by_an_ordinance(army: str, useless: bool) -> None:
    s = Scene(army=(army, GE_ARMY))
    assert is_useless(s.board, p.US, s.board.card_index["c26"]) is useless


# --- concealed on the way ---------------------------------------------------------------------------------------------


@rule("HN-ORDN-05", "HN-MOVE-04")
def test_nobody_is_concealed_on_the_square_of_a_friend() -> None:
    s = Scene(army=("us; us_8th_regiment; us_field_command = concealed", GE_ARMY))
    rifles = s.put("us_rifle_team", "e5")
    s.put("us_rifle_team", "e6")
    s.put("ge_fire_group", "o15")
    s.reserve().play(f"activate u{rifles + 1}", "step e6")
    assert s.lacks_all("reserve_move", "conceal")
    s.play("step e7")
    assert "conceal 1" in s.options()


@rule("HN-SETUP-12", "HN-ABIL-07")
@pytest.mark.parametrize(("us", "ge", "useless"), [
    ("", "", True), (" = -, us_m4_sherman", "", False), ("", " = -, ge_panzer_iv", False), (" = -, position", "", False)])
def test_a_bundle_charge_is_of_use_where_a_wreck_or_a_position_may_come_to_lie(us: str, ge: str, useless: bool) -> None:
    s = Scene(army=(f"us; us_22nd_regiment{us}", f"ge; ge_901{ge}"))
    assert is_useless(s.board, p.GE, s.board.card_index["g02"]) is useless
