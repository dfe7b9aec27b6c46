"""Rules of two chapters that meet: a card moves a unit into a trap, a zone of control closes the way out of a burning vehicle,
a Suppressed marker is taken off just before it would have counted."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.field import Field
from tests.heroes_of_normandie.hands import Hands, shot
from tests.heroes_of_normandie.scene import BACK, GE_ARMY, Scene
from tests.marks import rule

HOUSE = Building(id="house", rooms=((4, 4, 5, 5),), doors=((4, 5, "W"),), windows=((5, 4, "E"),))     # e5 to f6, door e6 to d6
WATCHED = ". . . . . . . .\n" * 6 + ". . . p . . . ."         # a position on d7
HARDBOILED = ("us; us_8th_regiment = -, -, -, hardboiled", GE_ARMY)


# --- boards -----------------------------------------------------------------------------------------------------------


@rule("HN-SETUP-01")
def test_four_boards_may_lie_side_by_side() -> None:
    """Sixty columns: after a to z and aa to az come ba to bh."""
    match = bocage.new("heroes_of_normandie", "battle", ["Anna", "Berthe"], seed="3", options={"board": "n1+n2+n3+n4"})
    names = match.board.lexicon.squares
    assert (names[51], names[52], names[59], len(set(names))) == ("az1", "ba1", "bh1", 900)


# --- out of a destroyed vehicle ---------------------------------------------------------------------------------------


def shot_half_track(closer: str, **hidden: Any) -> Scene:
    """A half-track before the door of a house is destroyed; a German on that square."""
    s = Duel(buildings=[HOUSE])
    truck, team = s.put("us_halftrack", "d6"), s.put("us_rifle_team", "")
    s.carry(team, truck)
    s.put("ge_fire_group", closer, **hidden)
    gun = s.put("ge_pak40", "d12")
    s.activate(gun).quietly("fire main normal", "at d7", dice=[2])
    assert s.asked == "spill"
    return s


@rule("HN-TRANSPORT-10", "HN-ZOC-07", "HN-BLDG-02")
@pytest.mark.parametrize(("closer", "is_open"), [("a1", True), ("c5", False), ("c6", False)])
def test_passengers_do_not_spill_into_a_house_whose_entrance_is_closed(closer: str, is_open: bool) -> None:
    """Page 12: a zone of control on the square before the door keeps infantry out, whatever it moves for."""
    assert ("onto e6" in shot_half_track(closer).options()) is is_open


@rule("HN-TRANSPORT-10", "HN-ZOC-12")
def test_a_hidden_enemy_may_turn_out_to_close_the_entrance_to_passengers() -> None:
    s = shot_half_track("c5", face=BACK, hidden=1)
    s.play("onto e6")
    assert (s.asked, "onto e6" in s.options(), len(s.told("barred"))) == ("spill", False, 1)


# --- traps and cards that move ----------------------------------------------------------------------------------------


def broken_contact(trap: str, to: str) -> Hands:
    """An American steps to d3 and is fired at from a position; he breaks contact. The German holds a trap."""
    s = Hands(WATCHED, buildings=[Building(id="house", rooms=((4, 2, 5, 3),), doors=((4, 2, "W"),))])
    team = s.put("us_rifle_team", "d2")
    gun = s.put("ge_fire_group", "d7")
    s.give(0, "c19")
    s.give(1, trap)
    s.activate(team).quietly("move").play("step d3")
    s.answer(f"opportunity u{gun + 1} main normal", "play c19", f"onto {to}", dice=[1])
    while s.at(team) != to:
        s.play("pass")
    return s


@rule("HN-CARD-03", "HN-FIRE-11")
@pytest.mark.parametrize(("trap", "to"), [("g04", "c4"), ("g01", "e3")])
def test_no_trap_under_who_has_broken_contact(trap: str, to: str) -> None:
    """HN-RULING-114. Minefield g04 in the open, Trip Wire g01 behind the door."""
    assert broken_contact(trap, to).refuses(trap)


@rule("HN-CARD-03")
def test_a_mine_lies_under_who_has_stepped_and_stays() -> None:
    s = Hands(WATCHED)
    team = s.put("us_rifle_team", "d2")
    s.give(1, "g04")
    s.activate(team).quietly("move").play("step d3")
    assert s.offers("play g04")


@rule("HN-EQUIP-10", "HN-CARD-06")
def test_no_card_hurries_a_vehicle_that_has_died_in_the_hedge() -> None:
    """Card u11 before the first step: the vehicle is shot as it comes through. Card c03 comes too late."""
    s = Hands(". . . . . .\n. . . B . .\n" + ". . . . . .\n" * 4 + ". . . p . .")
    jeep = s.put("us_willys_50cal", "d3")
    gun = s.put("ge_panzerschreck", "d7")
    s.give(0, "c03", "u11")
    s.activate(jeep).play("move")
    s.answer("play u11", "drive d2 n", f"opportunity u{gun + 1} main normal", dice=[6])
    assert s.refuses("c03", "moved")
    assert s.at(jeep) == ""


# --- on a friend's square ---------------------------------------------------------------------------------------------


@rule("HN-MOVE-04", "HN-ASSAULT-01", "HN-SUPP-06")
def test_who_can_go_no_further_from_a_friends_square_need_not_assault_and_goes_back() -> None:
    """Page 7: a step onto a friend; then c16 gives the German on b3 his zone of control back, which bars every further step."""
    s = Hands("xx.xx\nx..xx\nx..xx\nxx.xx\nxxxxx")
    team = s.put("us_rifle_team", "c4")
    s.put("us_fire_team", "c3")
    s.put("ge_fire_group", "b3", suppressed=1)
    s.give(1, "c16")
    s.activate(team).quietly("move").play("step c3")
    s.answer("play c16")
    s.pass_windows()
    assert s.options() == ["assault b3", "stop"]
    s.play("stop")
    assert s.at(team) == "c4"
    assert s.told("stepped") == [(s.tag(team), s.square("c3")), (s.tag(team), s.square("c4"))]


@rule("HN-TERR-04", "HN-MOVE-04", "HN-TERR-13")
def test_a_position_may_fall_while_a_unit_passes_through_it() -> None:
    """Pioneers fire out of their own position at who steps onto a friend; there is one square for the two of them."""
    s = Duel("p.....\n......\n......\np.....\n......").set("destruction markers: a4 2")
    team, friend, pioneers = s.put("us_rifle_team", "a5"), s.put("us_fire_team", "a4"), s.put("ge_pioneers", "a1")
    s.activate(team).quietly("move").play("step a4", f"opportunity u{pioneers + 1} main normal", dice=[1, 1, 4])
    s.pass_windows()
    assert (s.asked, s.at(team), s.at(friend)) == ("move", "a4", "a4")
    assert [s.state.suppressed[unit] for unit in (team, friend)] == [1, 1]
    s.quietly("step b5", "stop")
    assert s.at(team) == "b5"


# --- what a step has shown --------------------------------------------------------------------------------------------


@rule("HN-TRAIT-14", "HN-ZOC-12", "HN-ABIL-19")
@pytest.mark.parametrize(("type", "told", "barred"), [("decoy", "decoy", False), ("ge_recon_group", "", True)])
def test_a_counter_that_does_not_bar_a_step_within_its_zone_is_known_for_a_decoy(type: str, told: str, barred: bool) -> None:
    """Smoke keeps it from being spotted. Of a unit that bars the way the type stays unknown."""
    s = Duel("......\n" * 5).set("smoke: s1 @d3 4")
    team = s.put("us_rifle_team", "d3")
    counter = s.put(type, "c2", seat=1, face=BACK, hidden=1)
    s.activate(team).quietly("move").play("step c3")
    assert (s.at(team), len(s.told("barred"))) == (("d3", 1) if barred else ("c3", 0))
    assert s.seen_by(0).units[counter].type == told


# --- an empty pile ----------------------------------------------------------------------------------------------------


@rule("HN-CARD-08", "HN-VICTORY-08")
def test_a_card_that_is_not_resolved_yet_is_not_shuffled_into_the_pile() -> None:
    """Card c28 lies on the table; the bonus tactic exchanges c03 while the pile is empty."""
    s = Field("village")
    s.put("us_captain", "a15")
    s.put("ge_leutnant", "a1")
    cards = [s.board.card_index[id] for id in ("c28", "c03")]
    s.state.deck[0], s.state.hand[0] = [0] * len(s.board.cards), sorted(cards)
    s.set("s1: tactics redraw").begin(p.ORDER_START).play("play c28")
    while "tactic redraw" not in s.options():
        s.play("pass")
    s.play("tactic redraw", "discard c03")
    assert (s.told("reshuffled"), s.state.hand[0]) == ([(p.US,)], cards[1:])
    assert s.state.discard[0][cards[0]] == 1


# --- a shot while things move on --------------------------------------------------------------------------------------


@rule("HN-CARD-02", "HN-LOS-03")
def test_deep_breath_answers_a_target_that_has_gone_behind_a_grove() -> None:
    """Card c07. The line to e1 was clear; that to e2, where the target breaks contact, crosses the grove on d2."""
    s = Hands("......\n...g..\n" + "......\n" * 4)
    team, group = s.put("us_rifle_team", "c1"), s.put("ge_fire_group", "e1")
    s.give(0, "c07")
    s.give(1, "c19")
    s.activate(team).play("fire main normal")
    s.answer("play c19", "onto e2")
    while s.at(group) != "e2":
        s.play("pass")
    s.answer("play c07", dice=[2])
    s.pass_windows()
    assert s.shots() == [(5, 5)]


@rule("HN-FIRE-11", "HN-ABIL-28", "HN-ABIL-30")
def test_nobody_is_asked_about_the_second_shot_of_a_burst_at_who_has_died_meanwhile() -> None:
    """The medic was the second target; he has taken the loss of the machine gun, which was the first."""
    s = Hands()
    gun = s.put("ge_mg42", "d8", face=BACK)
    s.put("us_30cal", "d3")
    medic = s.put("us_medic", "e3")
    s.give(0, "c20")
    s.activate(gun).play("fire main burst", "at d3", "part 3", dice=[4])
    s.answer(f"replace u{medic + 1}")
    assert s.refuses("c20")
    assert (s.at(medic), s.told("shot_lost")) == ("", [(s.tag(gun),)])


# --- a marker taken off just in time ----------------------------------------------------------------------------------


@rule("HN-CARD-01", "HN-SUPP-05")
def test_c16_steady_lets_a_unit_go_forward_after_its_fire() -> None:
    """Card c11. Two markers have left it no movement point."""
    s, _, _ = shot("c16", 0, suppressed=2)
    s.give(0, "c11")
    while s.asked != "after_fire":
        s.play("pass")
    s.answer("play c16", "play c11")
    s.pass_windows()
    assert s.asked == "move"


@rule("HN-TRAIT-05", "HN-SUPP-05")
def test_hardboiled_lets_a_unit_go_forward_after_its_fire() -> None:
    s = Hands(army=HARDBOILED)
    team = s.put("us_rifle_team", "d5", tile=0, suppressed=2)
    s.put("ge_fire_group", "d1")
    s.give(0, "c11")
    s.activate(team).play("fire main normal", dice=[1])
    while s.asked != "after_fire":
        s.play("pass")
    s.answer("steady u1", "play c11")


@rule("HN-CARD-01", "HN-CARD-05")
def test_c16_steady_gives_a_target_the_legs_to_break_contact() -> None:
    """Card c19."""
    s = Hands()
    team = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1", suppressed=2)
    s.give(1, "c16", "c19")
    s.activate(team).play("fire main normal")
    s.answer("play c16", "play c19")


@rule("HN-CARD-01", "HN-ASSAULT-14")
def test_c16_steady_closes_the_way_of_retreat() -> None:
    """The American on d2 has a zone of control again before the beaten German retreats."""
    for plays in (False, True):
        s = Hands()
        team = s.put("us_rifle_team", "d5")
        s.put("ge_fire_group", "d4")
        s.put("us_fire_team", "d2", suppressed=1)
        s.give(0, "c16")
        s.activate(team).quietly("move").play("assault d4", dice=[6, 1])
        if plays:
            s.answer("play c16")
        s.pass_windows()
        assert s.asked == "retreat"
        assert ("onto d3" in s.options()) is not plays


@rule("HN-TRAIT-05", "HN-VEH-12")
@pytest.mark.parametrize("in_reserve", [False, True])
def test_hardboiled_closes_the_way_of_who_is_pushed(in_reserve: bool) -> None:
    s = Hands(army=HARDBOILED)
    tank = s.put("us_m5_stuart", "d5", tile=0)
    s.put("ge_fire_group", "d4")
    s.put("us_fire_team", "d2", suppressed=1, tile=0)
    if in_reserve:
        s.reserve().quietly("activate u1", "drive d4 n")
    else:
        s.activate(tank).quietly("move", "drive d4 n")
    s.play("stop")
    s.answer("steady u3")
    s.pass_windows()
    assert s.asked == "push"
    assert "onto d3" not in s.options()


@rule("HN-CARD-01", "HN-TRANSPORT-10")
def test_c16_steady_closes_the_way_out_of_a_burning_vehicle() -> None:
    s = Hands()
    truck, team = s.put("us_halftrack", "d6"), s.put("us_rifle_team", "")
    s.carry(team, truck)
    s.put("ge_fire_group", "b6", suppressed=2)
    gun = s.put("ge_pak40", "d12")
    s.give(1, "c16")
    s.activate(gun).quietly("fire main normal").play("at d7", dice=[2])
    s.answer("play c16")
    s.pass_windows()
    assert s.asked == "spill"
    assert not {"onto c5", "onto c6", "onto c7"} & set(s.options())


@rule("HN-CARD-01", "HN-SUPP-05", "HN-ASSAULT-03")
def test_c16_steady_comes_before_a_counter_attack() -> None:
    """Card g12 by a neighbour whom two markers had immobilised."""
    s = Hands()
    team = s.put("us_rifle_team", "d5")
    s.put("ge_fire_group", "d4")
    s.put("ge_fire_group", "e4", suppressed=2)
    s.give(1, "c16", "g12")
    s.activate(team).quietly("move").play("assault d4", dice=[6, 1, 1, 6])
    s.pass_windows()
    s.play("onto c3")
    s.answer("play c16", "play g12")


@rule("HN-CARD-01")
def test_c16_steady_is_not_for_who_cannot_bar_a_way() -> None:
    """A suppressed American far from the beaten German."""
    s = Hands()
    team = s.put("us_rifle_team", "d5")
    s.put("ge_fire_group", "d4")
    s.put("us_fire_team", "d10", suppressed=1)
    s.give(0, "c16")
    s.activate(team).quietly("move").play("assault d4", dice=[6, 1])
    assert s.refuses("c16", "announce_assault", "rolled", "suffer")


# --- under one's own explosion ----------------------------------------------------------------------------------------


@rule("HN-POS-02", "HN-INDIRECT-15", "HN-EQUIP-09")
@pytest.mark.parametrize(("rows", "defence"), [("pp....", 5), ("pgp...", 7), (".gp...", 7)])
def test_a_position_gives_no_shelter_from_an_explosion_set_off_by_an_enemy_inside_it(rows: str, defence: int) -> None:
    """Page 12 spares no kind of fire. Here the enemy is in the same position, in another one, or in none."""
    s = Duel(f"{rows}\n......\n......", army=("us; us_8th_regiment = -, frag_grenades", GE_ARMY))
    team = s.put("us_rifle_team", "a1", tile=0)
    s.put("ge_fire_group", "b1" if rows[1] == "p" else "c1")
    s.activate(team).quietly("fire main grenade", "point @c2", dice=[1])
    assert [after for _, after in s.shots()] == [defence]


@rule("HN-POS-02", "HN-INDIRECT-14")
def test_a_friend_in_the_same_position_keeps_its_shelter() -> None:
    """It is the enemy inside who takes it away."""
    s = Duel("pp....\n......\n......", army=("us; us_8th_regiment = -, frag_grenades", GE_ARMY))
    team = s.put("us_rifle_team", "a1", tile=0)
    s.put("us_fire_team", "b1")
    s.activate(team).quietly("fire main grenade", "point @c2", dice=[1])
    assert [after for _, after in s.shots()] == [7]


# --- orders from a vehicle --------------------------------------------------------------------------------------------


@rule("HN-ABIL-38", "HN-TRANSPORT-07", "HN-TRANSPORT-14")
@pytest.mark.parametrize(("gun", "offered"), [("f10", True), ("f12", True), ("f13", False)])
def test_battery_fire_is_called_for_from_a_vehicle(gun: str, offered: bool) -> None:
    """The half-track stands on e8 and e9; three squares are counted from the nearer of them."""
    s = Duel()
    truck, captain = s.put("us_halftrack", "e8"), s.put("us_gun_captain", "", tile=0)
    s.carry(captain, truck)
    s.put("us_30cal", gun, face=BACK)
    s.put("ge_fire_group", "g3")
    s.activate(captain, 3)
    assert s.asked == "act"
    assert ("battery" in s.options()) is offered
    if offered:
        s.quietly("battery", "on u3", "fire main normal", dice=[1])
        assert [args[0] for args in s.told("aimed_at")] == [s.tag(2)]


@rule("HN-ABIL-38", "HN-INDIRECT-16")
def test_the_battery_falls_silent_when_its_captain_dies_of_his_own_mortar() -> None:
    s = Duel()
    captain = s.put("us_gun_captain", "e8", tile=0)
    for square in ("d8", "f8"):
        s.put("us_mortar_60", square, face=BACK)
    s.put("ge_fire_group", "e7")
    s.activate(captain, 3).quietly("battery", "on u2", "fire main template", "point @e8", dice=[6, 1, 1])
    assert s.at(captain) == ""
    assert s.is_over
