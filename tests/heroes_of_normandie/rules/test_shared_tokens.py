"""Tokens of allies: whose they are, who may take them, when none is left."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.equipment import bombs_explode, charges_explode
from tests.heroes_of_normandie.rules.test_allies import GE, GE_TOO, US, US_TOO, four, hq, order_phase, with_officers
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule

# --- Ammo Crate -------------------------------------------------------------------------------------------------------


def bombers(where: str = "e5") -> Scene:
    """Two allies have three bombs each. One of each has been spent: that of the first still lies on the truck."""
    s = Scene(army=(f"{US} = sticky_bomb", GE, f"{US_TOO} = -, sticky_bomb", GE_TOO), side=(0, 1, 0, 1))
    truck = s.put("ge_hanomag", where)
    s.put("us_rifle_team", "h1")
    s.put("us_rifle_team", "h2", seat=2)
    s.set("stock sticky_bomb: tokens 2", "stock sticky_bomb.2: tokens 2", f"u{truck + 1}: bombs 1",
          f"bombs out of: u{truck + 1} sticky_bomb")
    return s


@rule("HN-RULING-120", "HN-EQUIP-14")
@pytest.mark.parametrize("where", ["e5", "a1"])
@pytest.mark.parametrize(("seat", "offered"), [(0, False), (2, True)])
def test_of_two_allies_with_bombs_the_crate_serves_the_one_whose_bomb_has_exploded(
        seat: int, offered: bool, where: str) -> None:
    s = bombers(where)
    s.give(seat, "u04")
    s.begin(p.RESERVE_START)
    assert (s.asked, s.asked_of) == ("reserve_start", seat)
    assert ("play u04" in s.options()) is offered


@rule("HN-RULING-120", "HN-EQUIP-12")
@pytest.mark.parametrize(("laid", "offered"), [
    ("e5 demolition_charge, g5 demolition_charge", False), ("e5 demolition_charge", True)])
def test_two_charges_that_wait_do_not_come_back(laid: str, offered: bool) -> None:
    s = Scene(army=(f"{US} = demolition_charge", GE)).set("ground: e5=open+position, g5=open+position")
    s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "g9")
    s.set("stock demolition_charge: tokens 0", f"charges out of: {laid}").give(0, "u04")
    s.begin(p.RESERVE_START)
    assert s.asked == "reserve_start"
    assert ("play u04" in s.options()) is offered


@rule("HN-RULING-120", "HN-EQUIP-14")
def test_a_bomb_comes_back_to_the_platoon_that_has_used_it_up() -> None:
    """Two platoons of one player: the bomb of the first still lies on the truck."""
    s = Scene(army=(f"{US} = sticky_bomb; us_22nd_regiment = -, sticky_bomb", GE))
    truck = s.put("ge_hanomag", "e5")
    s.put("us_rifle_team", "a1")
    s.set("stock sticky_bomb: tokens 2", "stock sticky_bomb.2: tokens 1", f"u{truck + 1}: bombs 1",
          f"bombs out of: u{truck + 1} sticky_bomb")
    s.give(0, "u04")
    s.begin(p.RESERVE_START).play("play u04")
    assert s.options() == ["use sticky_bomb.2", "done"]


@rule("HN-RULING-120", "HN-EQUIP-06")
def test_a_bomb_on_a_vehicle_that_is_gone_has_been_used_up() -> None:
    s = bombers().set("u1: at gone")
    s.give(0, "u04")
    s.begin(p.RESERVE_START)
    assert "play u04" in s.options()


@rule("HN-EQUIP-06", "HN-EQUIP-07", "HN-RULING-120")
def test_where_a_bomb_came_from_is_known_until_it_explodes() -> None:
    s = Scene(army=(f"{US} = sticky_bomb", GE))
    team, truck = s.put("us_rifle_team", "e7", tile=0), s.put("ge_hanomag", "e5")
    s.activate(team).quietly("move", "stop", "attach e6")
    assert s.state.bombs_from == [truck, 0]
    s.dice.script += [1]
    assert list(bombs_explode(s.table, p.GE)) == []
    assert s.state.bombs_from == [truck, 0], "a bomb of the other side"
    assert list(bombs_explode(s.table, p.US)) == []
    assert (s.state.bombs_from, s.state.bombs[truck]) == ([], 0)


@rule("HN-EQUIP-12", "HN-RULING-120")
def test_where_a_charge_came_from_is_known_until_it_explodes() -> None:
    s = Scene(army=(f"{US} = demolition_charge", GE)).set("ground: e5=open+position")
    team = s.put("us_rifle_team", "e6", tile=0)
    s.activate(team).quietly("move", "stop", "charge e5")
    assert (s.state.charges_from, s.state.stock) == ([s.square("e5"), 0], [1])
    s.dice.script += [1, 1, 1, 1]
    assert list(charges_explode(s.table, p.US)) == []
    assert (s.state.charges_from, s.state.charges) == ([], [])


# --- orders -----------------------------------------------------------------------------------------------------------


@rule("HN-MULTI-01", "HN-MULTI-04", "HN-RESERVE-12", "HN-RULING-115")
@pytest.mark.parametrize(("option", "outcome"), [("planning", p.RUNNING), ("battle_plan", p.RUNNING), ("guardian", p.GE)])
def test_an_alliance_whose_last_order_comes_from_a_shared_option_fights_on(option: str, outcome: int) -> None:
    """The ally who commands has nobody left, and the units of the other have no star."""
    s = four(hq(option))
    s.put("us_fire_team", "a15", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    s.put("ge_leutnant", "c1", seat=3)
    s.set("turn: 2").begin(p.TAKE_TOKENS)
    assert s.state.tokens[0] == s.state.tokens[2] == [] or outcome == p.RUNNING
    assert s.state.outcome == outcome


@rule("HN-MULTI-01", "HN-MULTI-04", "HN-RULING-115")
@pytest.mark.parametrize("left", ["decoy", ""])
def test_a_shared_order_that_no_unit_can_take_keeps_nobody_in_the_game(left: str) -> None:
    s = four(hq("planning"))
    if left:
        s.put("decoy", "a15", seat=2, hidden=p.AMBUSHED)
    s.put("ge_leutnant", "a1", seat=1)
    s.set("turn: 2").begin(p.TAKE_TOKENS)
    assert s.state.outcome == p.GE


@rule("HN-ORDER-04", "HN-ORDN-17")
@pytest.mark.parametrize(("other", "offered"), [("us_rifle_team", True), ("us_oddball_sherman", False)])
def test_planning_counts_among_the_ten_before_a_card_gives_one_more(other: str, offered: bool) -> None:
    """Two stars on the tile, two on each of three captains, one on the tank."""
    s = Scene(army=(hq("planning"), GE))
    for column in "abc":
        s.put("us_captain", f"{column}15")
    s.put(other, "d15")
    s.put("ge_leutnant", "a1")
    s.give(0, "c28")
    s.set("turn: 0").begin(p.TURN_START)
    assert len(s.state.tokens[0]) == 8 + (not offered)
    assert (s.asked, s.options()) == ("order_start", ["play c28", "pass"] if offered else ["pass"])


@rule("HN-ORDER-04", "HN-ORDN-17")
@pytest.mark.parametrize(("army", "ally", "offered"), [
    (hq("guardian"), "", True), (hq("planning"), "us_rifle_team", True), (hq("planning"), "", False)])
def test_planning_that_can_go_to_an_ally_is_not_counted_among_the_ten(army: str, ally: str, offered: bool) -> None:
    """The first has nine orders. Who has no unit takes no order."""
    s = four(army)
    for column in "abc":
        s.put("us_captain", f"{column}15", seat=0)
    s.put("us_oddball_sherman", "d15", seat=0)
    if ally:
        s.put(ally, "a13", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    s.give(0, "c28")
    s.set("turn: 1").begin(p.TAKE_TOKENS)
    while s.asked and s.asked not in ("order_start", "place_order"):
        s.play(s.options()[0])
    assert len(s.state.tokens[0]) == 9
    assert (s.asked == "order_start" and "play c28" in s.options()) is offered


@rule("HN-ORDER-03", "HN-ORDN-17")
def test_the_only_order_of_a_player_is_number_1() -> None:
    s = four(hq("planning"))
    s.put("us_rifle_team", "a13", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    order_phase(s)
    assert s.state.tokens[2] == [1, p.BLUFF]


@rule("HN-MULTI-04", "HN-MULTI-18", "HN-ORDN-17")
def test_a_shared_order_goes_to_an_ally_who_can_hold_one_more() -> None:
    """The first has ten orders already."""
    s = four(hq("planning"))
    for column in "abcd":
        s.put("us_captain", f"{column}15", seat=0)
    s.put("us_captain", "a13", seat=2)
    for seat in (1, 3):
        s.put("ge_leutnant", f"{'abcd'[seat]}1", seat=seat)
    s.set("turn: 0").begin(p.TURN_START)
    while s.asked == "playing_order":
        s.play(s.options()[0])
    s.quietly()
    assert s.asked == "place_order"
    assert [len([token for token in s.state.tokens[seat] if token <= p.MOST_ORDERS]) for seat in (0, 2)] == [10, 3]
    assert s.told("shared") == [(2,)]


@rule("HN-MULTI-08", "HN-ORDER-01", "HN-MULTI-12")
def test_who_swapped_no_card_in_reserve_still_places_his_orders() -> None:
    s = order_phase(with_officers(four()).set("passed: s1 s3"))
    asked: list[int] = []
    while s.asked == "place_order" and len(asked) < 4:
        asked.append(s.asked_of)
        s.play(s.options()[0])
    assert asked == [0, 1, 2, 3]


@rule("HN-ORDN-14", "HN-MULTI-04")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_marker_of_infiltration_on_a_section_serves_its_own_player_alone(seat: int) -> None:
    s = Scene(army=(f"{US} = -, -, -, us_infiltration", GE, US_TOO, GE_TOO), side=(0, 1, 0, 1))
    team = s.put("us_fire_team", "d8", seat=seat)
    s.reserve(seat).play(f"activate {s.name(team)}")
    assert s.asked == "reserve_move"
    assert ("conceal 1" in s.options()) is (seat == 0)
