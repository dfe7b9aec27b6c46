"""Two of a thing, three of a thing, the same thing at another moment: scenes that a reading of the rulebook beside the engine
brought up."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.army import broken, sample_army
from bocage.games.heroes_of_normandie.content import Side
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, GE_ARMY, US_ARMY, Scene
from tests.marks import rule

RIVER = "www\nwww\n..."


# --- structures under one template ------------------------------------------------------------------------------------


@rule("HN-INDIRECT-04", "HN-ABIL-07")
def test_a_template_strikes_a_second_wreck_after_the_first_has_fallen() -> None:
    s = Duel().set("ground: e4=open+light_wreck, d5=open+light_wreck", "destruction markers: e4 1, d5 1")
    mortar = s.put("us_mortar_60", "a1", face=BACK)
    s.activate(mortar).quietly("fire main template", "point @e5", dice=[4, 4])
    assert s.told("structure_fell") == [(s.square("e4"),), (s.square("d5"),)]
    assert s.state.ground == ""


@rule("HN-INDIRECT-04", "HN-ABIL-07")
@pytest.mark.parametrize("old", ["light_wreck", "position"])
def test_a_template_that_makes_a_wreck_still_strikes_what_lay_there(old: str) -> None:
    """The new wreck on d5 is not struck; the wreck or the position on e4 is."""
    s = Duel().set(f"ground: e4=open+{old}")
    mortar = s.put("us_mortar_60", "a1", face=BACK)
    s.put("ge_zundapp", "d5")
    s.activate(mortar).quietly("fire main template", "point @e5", dice=[6, 4])
    assert s.state.dents == [s.square("e4"), 1]


# --- wrecks in the water ----------------------------------------------------------------------------------------------


@rule("HN-VEH-13", "HN-TERR-16")
def test_a_vehicle_that_swims_does_not_drive_onto_a_wreck_in_the_water() -> None:
    m = March(RIVER, "us_weasel", "b2", facing="n").move()
    assert "b1 n" in m.can("drive")
    m = March(RIVER, "us_weasel", "b2", facing="n").set("ground: b1=water+light_wreck").move()
    assert "b1 n" not in m.can("drive")
    assert "a1 nw" in m.can("drive")


# --- battery fire -----------------------------------------------------------------------------------------------------


def battery(s: Duel) -> int:
    """A gun captain e8 of the first tile, a machine gun beside him, an enemy in sight of both."""
    captain = s.put("us_gun_captain", "e8", tile=0)
    s.put("us_30cal", "f9", face=BACK)
    s.put("ge_fire_group", "e3")
    return captain


@rule("HN-ABIL-38")
@pytest.mark.parametrize(("square", "offered"), [("e5", True), ("e4", False)])
def test_battery_fire_reaches_a_gun_three_squares_away_and_no_farther(square: str, offered: bool) -> None:
    s = Duel()
    captain = s.put("us_gun_captain", "e8", tile=0)
    s.put("us_30cal", square, face=BACK)
    s.put("ge_fire_group", "e2")
    s.activate(captain, 3)
    assert s.asked == "act"
    assert ("battery" in s.options()) is offered


@rule("HN-ABIL-38", "HN-CARD-11")
def test_who_acts_by_a_card_has_no_order_for_battery_fire() -> None:
    """Page 17: an order token must lie on the unit that calls for it."""
    s = Hands()
    battery(s)
    s.give(0, "c33")
    s.begin(p.WINDOW).answer("play c33", "on u1")
    s.pass_windows()
    assert s.lacks("battery", "act")


@rule("HN-ABIL-38", "HN-TRAIT-07")
def test_who_has_acted_does_not_call_for_battery_fire_when_activated_again() -> None:
    """Page 17: the unit that calls for it makes no action of its own."""
    s = Duel(army=("us; us_8th_regiment = -, -, -, heroic", GE_ARMY))
    captain = battery(s)
    s.activate(captain, 3)
    assert "battery" in s.options()
    s.quietly("move", "stop", "again")
    assert s.lacks("battery", "act")


# --- options of three armies ------------------------------------------------------------------------------------------


@rule("HN-MULTI-04", "HN-ARMY-09")
def test_tokens_of_one_option_in_three_armies_have_three_names() -> None:
    """Their names tell actions and positions which tokens are meant."""
    veterans = "us; us_22nd_regiment = -, -, veteran"
    s = Scene(army=(f"{US_ARMY} = -, -, -, veteran", f"{GE_ARMY} = -, -, veteran", veterans), side=(0, 1, 0))
    assert [stock.name for stock in s.board.stocks] == ["veteran", "veteran.2", "veteran.3"]
    s.set("stock veteran.3: tokens 1")
    assert s.state.stock == [3, 3, 1]


@rule("HN-MULTI-02")
@pytest.mark.parametrize("side", ["us", "ge"])
def test_a_ready_army_of_few_points_is_no_high_command_alone(side: Side) -> None:
    """A third of 200 points: less than a section costs without the trait that gives points back."""
    army = sample_army(side, 66)
    assert not broken(army, 198, allies=[sample_army(side, 66, hq=False)] * 2, multiplayer=True)


# --- points that held -------------------------------------------------------------------------------------------------


@rule("HN-ABIL-21", "HN-INDIRECT-09")
def test_a_second_spotter_takes_nothing_more_off_the_scatter() -> None:
    rows = [*["." * 12] * 3, "B" * 8 + "....", *["." * 12] * 4]
    s = Duel("\n".join(rows))
    mortar = s.put("us_mortar_60", "a6", face=BACK)
    s.put("us_spotter", "a1")
    s.put("us_spotter", "b1")
    s.activate(mortar).quietly("fire main template", "point @e2", dice=[2])
    assert s.told("scattered") == [(s.point("@f2"),)]


@rule("HN-ABIL-30", "HN-ABIL-34")
def test_who_takes_the_loss_of_a_sniped_gun_does_not_take_its_marker() -> None:
    """Page 17: losses can be taken by another unit; the marker goes to the target, which was not eliminated."""
    s = Duel()
    sniper, gun, medic = s.put("ge_sniper", "d8"), s.put("us_30cal", "d4"), s.put("us_medic", "e3")
    s.activate(sniper).play("fire main sniper", "at d4", dice=[6])
    while s.asked != "suffer":
        s.play("pass")
    s.play(f"replace u{medic + 1}")
    s.pass_windows()
    assert (s.at(medic), s.at(gun), s.state.suppressed[gun]) == ("", "d4", 1)


@rule("HN-TRANSPORT-10", "HN-INDIRECT-14")
def test_a_passenger_may_destroy_his_own_vehicle_with_a_grenade() -> None:
    """A template strikes friend and foe; he gets out unharmed."""
    s = Duel(army=(f"{US_ARMY} = -, frag_grenades", GE_ARMY))
    truck, team = s.put("us_halftrack", "d8"), s.put("us_rifle_team", "", tile=0)
    s.carry(team, truck)
    s.activate(team).quietly("fire main grenade", "point @d8", dice=[6])
    assert s.asked == "spill"
    s.quietly("onto c8")
    assert (s.at(team), s.at(truck), s.state.suppressed[team]) == ("c8", "", 1)


@rule("HN-TRAIT-08", "HN-TRAIT-18", "HN-ACT-01")
def test_after_an_intrepid_unit_went_first_the_order_of_slots_goes_on() -> None:
    s = Duel(army=(US_ARMY, f"{GE_ARMY} = -, -, -, intrepid"))
    s.put("us_rifle_team", "d8", token=1)
    s.put("us_rifle_team", "f8", token=2)
    s.put("ge_fire_group", "d1", token=1, tile=0, seat=1)
    s.put("ge_fire_group", "f1", token=2)
    s.set("initiative: us", "side to act: us").begin(p.WINDOW)
    acted = []
    while s.asked == "act":
        acted.append((s.asked_of, s.state.acted_by))
        s.quietly("decline")
    assert acted == [(1, 1), (0, 1), (0, 2), (1, 2)]
