"""Cards where they meet other cards, abilities and markers."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from tests.heroes_of_normandie.hands import Hands, between
from tests.heroes_of_normandie.scene import BACK
from tests.marks import rule

# --- a Bundle Charge is not fired -------------------------------------------------------------------------------------


@rule("HN-RULING-125", "HN-ARC-04")
def test_weak_spot_does_not_help_a_bundle_charge() -> None:
    s = between("g02", "c30", seat=1)
    s.put("ge_fire_group", "e4")
    s.put("us_m4_sherman", "e5", facing="n")
    s.dice.script += [2]
    s.begin(p.WINDOW).answer("play g02")
    assert s.refuses("c30", "announce_fire")


@rule("HN-RULING-125", "HN-ABIL-18")
def test_ambuscade_does_not_help_a_bundle_charge() -> None:
    s = between("g02", "c26", seat=1)
    s.put("ge_recon_group", "e4", face=BACK, hidden=p.AMBUSHED)
    s.put("us_m4_sherman", "e5", facing="n")
    s.dice.script += [2]
    s.begin(p.WINDOW).answer("play g02")
    assert s.refuses("c26", "announce_fire")


@rule("HN-RULING-125", "HN-ORDN-21")
def test_smoke_takes_nothing_from_a_bundle_charge() -> None:
    s = between("g02", seat=1)
    s.put("ge_fire_group", "e4")
    s.put("us_m4_sherman", "e5", facing="n")
    s.set("smoke: s1 @f5 4")
    s.begin(p.WINDOW).answer("play g02", dice=[2])
    s.pass_windows()
    assert s.shots() == [(8, 12)]


# --- Thrown Back ------------------------------------------------------------------------------------------------------


@rule("HN-RULING-124", "HN-SUPP-05")
def test_thrown_back_moves_a_unit_that_suppressed_markers_hold() -> None:
    s = Hands()
    rifles = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1", suppressed=2)
    s.give(0, "c02")
    s.activate(rifles).play("fire main normal", dice=[3])
    s.answer("play c02")
    s.pass_windows()
    assert s.asked == "thrown_back"


# --- the 88 -----------------------------------------------------------------------------------------------------------


@rule("HN-TRAIT-13", "HN-LOS-01", "HN-FIRE-11")
def test_the_88_loses_a_target_that_only_a_decoy_still_sees() -> None:
    for seer, lost in (("decoy", True), ("ge_recon_group", False)):
        s = Hands(". . . . . . .\n. . x x . . .\n. . f . . . .")
        s.put("ge_fire_group", "a1")
        s.put(seer, "c3", seat=1, face=BACK, hidden=p.AMBUSHED)
        s.put("us_rifle_team", "f1")
        s.give(1, "g07")
        s.give(0, "c19")
        s.begin(p.WINDOW).answer("play g07", "play c19", "onto f2", dice=[] if lost else [1])
        s.pass_windows()
        assert len(s.shots()) == (0 if lost else 1)


# --- two cards at one moment ------------------------------------------------------------------------------------------


@rule("HN-CARD-06", "HN-CARD-12")
def test_the_first_of_two_cut_wires_at_one_token_finds_none_left() -> None:
    s = between("c14", "c14")
    s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1", token=3)
    s.begin(p.WINDOW).answer("play c14", "play c14")
    s.pass_windows()
    assert (len(s.told("card_lost")), s.state.lost[1]) == (1, [3])


@rule("HN-CARD-03")
def test_a_second_runner_may_bring_the_token_back() -> None:
    s = between("c25", "c25")
    one, two = s.put("us_rifle_team", "a1", token=3), s.put("us_rifle_team", "c1")
    s.begin(p.WINDOW).answer("play c25")
    while not s.state.token[two]:
        s.play("pass")
    s.answer("play c25")
    s.pass_windows()
    assert (s.state.token[one], s.state.token[two]) == (3, p.NO_TOKEN)


@rule("HN-RULING-114", "HN-CARD-02")
def test_trip_wire_and_minefield_may_answer_the_same_step() -> None:
    s = Hands(buildings=[Building(id="house", rooms=((4, 4, 5, 5),), doors=((4, 5, "W"),))])
    rifles = s.put("us_rifle_team", "d6")
    s.give(1, "g01", "g04")
    s.activate(rifles).answer("move", "step e6", "play g01", "play g04", dice=[2, 2])
    s.pass_windows()
    assert s.shots() == [(5, 5), (5, 6)]


@rule("HN-CARD-03", "HN-TERR-08")
def test_keep_going_follows_break_contact_into_a_hedge() -> None:
    s = Hands(". . . . . . .\n. . . B . . .\n" + ". . . . . . .\n" * 4 + ". . p . . . .\n")
    rifles, group = s.put("us_rifle_team", "c3"), s.put("ge_fire_group", "c7")
    s.give(0, "c19", "c17")
    s.activate(rifles).play("move")
    s.pass_windows()
    s.play("step d3").answer(f"opportunity u{group + 1} main normal", "play c19", "onto d2", dice=[1])
    s.answer("play c17")
    s.pass_windows()
    assert (s.at(rifles), "step d1" in s.options()) == ("d2", True)


@rule("HN-ABIL-18", "HN-EQUIP-03")
def test_ambuscade_helps_a_captured_faust_out_of_ambush() -> None:
    s = between("u03", "c26")
    s.put("us_recon_team", "e5", face=BACK, hidden=p.AMBUSHED)
    s.put("ge_panzer_iv", "e8", facing="s")
    s.begin(p.WINDOW).answer("play u03")
    s.pass_windows()
    s.play("at e7")
    s.answer("play c26", dice=[1, 2])
    s.pass_windows()
    assert s.shots()[0][0] == 1 + 7 + 2


# --- cards and walls, cards and snipers -------------------------------------------------------------------------------


@rule("HN-CARD-03", "HN-BLDG-01")
def test_who_is_thrown_back_in_a_house_stays_inside_its_walls() -> None:
    s = Hands(buildings=[Building(id="house", rooms=((4, 4, 5, 5),), doors=((4, 5, "W"),), windows=((4, 4, "W"),))])
    rifles = s.put("us_rifle_team", "a5")
    s.put("ge_fire_group", "e5")
    s.give(0, "c02")
    s.activate(rifles).play("fire main normal", dice=[6]).answer("play c02")
    s.pass_windows()
    assert s.options() == ["onto f5", "onto f6"]


@rule("HN-ABIL-34", "HN-CARD-03")
@pytest.mark.parametrize(("card", "holder", "markers"), [("c29", 1, 2), ("c02", 0, 1)])
def test_the_marker_of_a_sniper_comes_on_top_of_what_a_card_does(card: str, holder: int, markers: int) -> None:
    """A result of 6: a loss and a marker. Lucky Helmet lifts the loss for another marker; Thrown Back moves the unit first."""
    s = Hands()
    sniper, group = s.put("us_sniper", "a1"), s.put("ge_fire_group", "d1")
    s.give(holder, card)
    s.activate(sniper).play("fire main sniper", dice=[6]).answer(f"play {card}")
    s.pass_windows()
    if card == "c02":
        s.play("onto e1")
    assert s.state.suppressed[group] == markers


# --- out of a vehicle -------------------------------------------------------------------------------------------------


@rule("HN-TRANSPORT-05", "HN-BLDG-01")
def test_who_has_got_out_of_a_vehicle_climbs_through_a_window() -> None:
    s = Hands(buildings=[Building(id="house", rooms=((4, 4, 5, 5),), doors=((4, 5, "W"),), windows=((4, 4, "W"),))])
    rifles, truck = s.put("us_rifle_team", ""), s.put("us_halftrack", "c5")
    s.carry(rifles, truck)
    s.give(0, "c32")
    s.activate(rifles).play("move")
    s.pass_windows()
    s.play("leave d5").answer("play c32")
    s.pass_windows()
    assert (s.at(rifles), s.state.points_left) == ("e5", 2)


@rule("HN-SUPP-05", "HN-ASSAULT-25")
def test_steady_lets_an_immobilised_passenger_assault_from_its_vehicle() -> None:
    s = between("c16")
    rifles, truck = s.put("us_rifle_team", "", suppressed=2), s.put("us_halftrack", "e5", facing="e")
    s.carry(rifles, truck)
    s.put("ge_fire_group", "c5")
    s.activate(rifles).play("move")
    assert not any(text.startswith("assault") for text in s.options())
    s.answer("play c16")
    s.pass_windows()
    assert "assault c5" in s.options()


@rule("HN-ZOC-12", "HN-CARD-03")
@pytest.mark.parametrize("type", ["us_recon_team", "decoy"])
def test_a_hidden_unit_turns_out_to_bar_the_way_of_who_is_thrown_back_and_a_decoy_does_not(type: str) -> None:
    s = Hands()
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    s.put(type, "d2", seat=0, face=BACK, hidden=p.AMBUSHED)
    s.give(0, "c02")
    s.activate(rifles).play("fire main normal", dice=[3]).answer("play c02")
    s.pass_windows()
    s.play("onto e2")
    s.pass_windows()
    assert s.at(group) == ("e2" if type == "decoy" else "d1")
    assert len(s.told("barred")) == (type != "decoy")
