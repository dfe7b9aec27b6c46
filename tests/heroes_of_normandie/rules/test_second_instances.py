"""Two of a thing, three of a thing, the same thing at another moment: scenes that a reading of the rulebook beside the engine
brought up."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.army import broken, sample_army
from bocage.games.heroes_of_normandie.content import Edge, Force, Scenario, Side, Zone
from bocage.games.heroes_of_normandie.rules.cards.piles import draw
from bocage.games.heroes_of_normandie.rules.phases.deploying import put_down
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, GE_ARMY, US_ARMY, Scene
from tests.marks import rule

PLAIN = " ".join(["......"] * 6)
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


# --- two zones, none of them sure -------------------------------------------------------------------------------------


@rule("HN-RULING-10", "HN-ZOC-12")
def test_two_hidden_units_bar_a_step_together() -> None:
    """With the option ``any``: b4 has c3 in its zone, e3 has d3, and neither has both."""
    m = March(PLAIN, "us_rifle_team", "c3", zoc="any")
    foes = [m.put("ge_recon_group", at, face=BACK, hidden=p.AMBUSHED) for at in ("b4", "e3")]
    m.move("step d3")
    assert (m.here, [m.state.traced[foe] for foe in foes]) == ("c3", [2, 2])


# --- walls around a structure -----------------------------------------------------------------------------------------


@rule("HN-EQUIP-12")
def test_no_charge_is_laid_over_a_high_wall_straight_or_around_a_corner() -> None:
    for at in ("b1", "a1"):
        walls = [Edge(at=(1, 1), side=side, kind="high") for side in ("N", "W")]
        for edges, offered in (([], True), (walls, False)):
            s = Scene("...\n.p.\n...", edges=edges, army=("us; us_8th_regiment = demolition_charge", GE_ARMY))
            s.put("us_rifle_team", at, tile=0)
            s.give(0, "c01")
            s.reserve().play("activate u1", "stop")
            assert (s.asked == "place_bomb" and "charge b2" in s.options()) is offered


@rule("HN-EQUIP-12")
def test_a_charge_is_laid_around_the_open_side_of_a_corner() -> None:
    s = Scene("...\n.p.\n...", edges=[Edge(at=(1, 1), side="N", kind="high")],
              army=("us; us_8th_regiment = demolition_charge", GE_ARMY))
    s.put("us_rifle_team", "a1", tile=0)
    s.reserve().play("activate u1", "stop")
    assert "charge b2" in s.options()


# --- the last card of a pile ------------------------------------------------------------------------------------------


@rule("HN-SETUP-12", "HN-CARD-08")
@pytest.mark.parametrize("left", [["c33"], []])
def test_when_the_last_card_of_the_pile_is_of_no_use_the_discard_is_shuffled_if_it_has_a_useful_card(left: list[str]) -> None:
    s = Scene("............\n" * 12)
    deck = s.state.deck[p.US]
    for card in range(len(deck)):
        deck[card] = s.state.discard[p.US][card] = 0
    deck[s.board.card_index["c32"]] = 1                     # no building to climb into
    for id in left:
        s.state.discard[p.US][s.board.card_index[id]] = 1
    s.dice.script += ["c32", *(["useful", *left] if left else [])]
    draw(s.table, Seat(0), 1)
    assert ([s.board.card_ids[card] for card in s.state.hand[0]], len(s.told("replaced_card"))) == (left, 1)


# --- in the water -----------------------------------------------------------------------------------------------------


@rule("HN-ABIL-02", "HN-MOVE-03", "HN-ASSAULT-02")
def test_a_unit_that_swims_assaults_an_enemy_in_the_water_and_does_not_step_onto_it() -> None:
    m = March(RIVER, "us_rifle_team", "b3")
    m.grant("us_rifle_team", "amphibious")
    m.put("ge_fire_group", "b2")
    m.move()
    assert (m.can("assault"), "b2" in m.can("step")) == (["b2"], False)


@rule("HN-CARD-03", "HN-TERR-16")
@pytest.mark.parametrize("swims", [False, True])
def test_second_thoughts_drive_only_those_into_the_water_who_swim(swims: bool) -> None:
    """Card u02. The German's edge is in the south."""
    card = Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", goal="points",
                    us=Force(points=1000, zone=Zone(box=(0, 0, 2, 0))), ge=Force(points=1000, zone=Zone(box=(0, 3, 2, 3))))
    s = Scene("...\n.ww\n...\n...", scenario=card)
    if swims:
        s.grant("ge_fire_group", "amphibious")
    s.put("ge_fire_group", "b1", face=BACK)
    s.give(0, "u02")
    s.begin(p.RESERVE_START).play("play u02")
    assert (s.asked, "onto b2" in s.options()) == ("send_back", swims)


# --- what everybody learns cannot be taken back -----------------------------------------------------------------------


@rule("HN-ABIL-01")
def test_who_shows_a_hidden_unit_cannot_take_it_back() -> None:
    s = Duel()
    scout = s.put("us_recon_team", "a1", face=BACK, hidden=p.AMBUSHED)
    s.activate(scout).quietly("move")
    before = s.table.reveals
    s.quietly("turn")
    assert (s.state.hidden[scout], s.table.reveals - before) == (p.OPEN, 1)


@rule("HN-ABIL-19", "HN-SETUP-07")
@pytest.mark.parametrize("hides", [False, True])
def test_who_deploys_a_unit_openly_that_could_lie_in_ambush_cannot_take_it_back(hides: bool) -> None:
    """All learn that the hidden ones are other units."""
    s = Scene()
    recon = s.put("us_recon_team", "a1")
    put_down(s.table, recon, s.square("b1"), s.state.facing[recon], hides)
    assert (s.at(recon), s.table.reveals) == ("b1", 0 if hides else 1)
