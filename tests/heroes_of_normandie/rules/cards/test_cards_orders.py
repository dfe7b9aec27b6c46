"""Common action cards about orders, phases and cards: what each does, and when it cannot be played (catalogue 10.1)."""

from typing import Any

import pytest

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.position import ORDERS
from bocage.games.heroes_of_normandie.types import Activity, Face, Phase, Unit
from tests.heroes_of_normandie.hands import COPSE, Hands, between, shot
from tests.heroes_of_normandie.scene import BACK, FRONT, orders_in
from tests.marks import rule

# --- c09, c21: reserve ------------------------------------------------------------------------------------------------


def garage(order: Activity) -> tuple[Hands, Unit]:
    s = Hands()
    tank = s.put("us_m4_sherman", "e6")
    s.set(f"{s.name(tank)}: damage crew tracks, {ORDERS[order]}")
    s.give(0, "c09")
    s.begin(p.RESERVE_START)
    return s, tank


def test_c09_field_repair_takes_off_one_damage_marker() -> None:
    s, tank = garage(p.FRESH)
    s.answer("play c09")
    s.pass_windows()
    assert s.asked == "repair"
    s.play("result 2")
    assert s.state.damage[tank] == p.CREW


@pytest.mark.parametrize("order", [p.ACTED, p.ACTIVE])
def test_c09_field_repair_is_for_a_vehicle_that_did_not_act(order: Activity) -> None:
    s, _ = garage(order)
    assert s.refuses("c09")


@rule("HN-RESERVE-13")
@pytest.mark.parametrize("holder", [0, 1])
def test_c21_seize_the_day_keeps_the_initiative_where_it_is(holder: int) -> None:
    s = Hands()
    s.give(holder, "c21")
    s.begin(p.PASS_INITIATIVE).answer("play c21")
    s.pass_windows()
    assert s.state.initiative == p.US
    assert s.told("initiative_kept") == [(p.US,)]


def test_c21_seize_the_day_is_not_played_when_the_initiative_stays_anyway() -> None:
    s = Hands()
    s.give(0, "c21")
    s.set("initiative kept: yes")
    s.begin(p.PASS_INITIATIVE)
    assert s.refuses("c21")


# --- c04, c15, c28: the order phase -----------------------------------------------------------------------------------


def orders(card: str, *tokens: int) -> tuple[Hands, Unit]:
    s = Hands()
    unit = s.put("us_rifle_team", "a1")
    s.give(0, card)
    s.set(f"s1 orders in hand: {orders_in(tokens)}")
    return s, unit


@rule("HN-SPECIAL-02")
def test_c04_staff_line_gives_a_special_order() -> None:
    s, unit = orders("c04", 1)
    s.begin(p.ORDER_START).answer("play c04")
    s.pass_windows()
    assert f"order special u{unit + 1}" in s.options()


@rule("HN-SPECIAL-07")
def test_c04_staff_line_never_gives_a_third_special_order() -> None:
    s, _ = orders("c04", 1)
    s.set("s1: special-orders-to-come 2")
    s.begin(p.ORDER_START)
    assert s.refuses("c04")


def test_c28_extra_dispatch_gives_one_more_order() -> None:
    s, unit = orders("c28", 1)
    s.begin(p.ORDER_START).answer("play c28")
    s.pass_windows()
    assert {f"order 1 u{unit + 1}", f"order 2 u{unit + 1}"} <= set(s.options())
    assert s.lacks(f"order 3 u{unit + 1}", "place_order")


@rule("HN-ORDER-04")
def test_c28_extra_dispatch_never_gives_an_eleventh_order() -> None:
    s, _ = orders("c28", *range(1, 11))
    s.begin(p.ORDER_START)
    assert s.refuses("c28")


@rule("HN-CARD-12")
def test_c15_crossed_orders_swaps_two_tokens_of_the_opponent() -> None:
    s = Hands()
    units = [s.put("ge_fire_group", f"{column}1", token=token) for column, token in (("a", 3), ("c", 5), ("e", p.BLUFF))]
    s.give(0, "c15")
    s.begin(p.ORDER_END).answer("play c15", f"on u{units[0] + 1}").quietly()
    assert s.options() == [f"on u{units[1] + 1}", f"on u{units[2] + 1}"]
    s.play(f"on u{units[2] + 1}")
    assert [s.state.token[unit] for unit in units] == [p.BLUFF, 5, 3]


@pytest.mark.parametrize(("holder", "number"), [(0, 1), (1, 2)])
def test_c15_crossed_orders_needs_two_enemy_tokens(holder: int, number: int) -> None:
    s = Hands()
    for token in range(1, number + 1):
        s.put("ge_fire_group", f"{'abc'[token]}1", token=token)
    s.give(holder, "c15")
    s.begin(p.ORDER_END)
    assert s.refuses("c15")


# --- c14, c25: tokens on the board ------------------------------------------------------------------------------------


@rule("HN-CARD-12", "HN-ORDER-08")
@pytest.mark.parametrize("token", [4, p.BLUFF])
def test_c14_cut_wire_takes_a_token_away_unseen(token: int) -> None:
    s = between("c14")
    s.put("us_rifle_team", "a1")
    group = s.put("ge_fire_group", "d1", token=token)
    s.begin(p.WINDOW).answer("play c14")
    s.pass_windows()
    assert (s.state.token[group], s.state.lost[1]) == (p.NO_TOKEN, [token])
    assert s.told("token_lost") == [(s.tag(group),)]
    assert s.told("revealed") == []


@pytest.mark.parametrize(("rows", "put"), [
    ("", {"token": 0}), (". . x . . .\n" + ". . . . . .\n" * 5, {"token": 4})])
def test_c14_cut_wire_needs_an_unrevealed_token_in_sight(rows: str, put: dict[str, Any]) -> None:
    """No token at all; out of sight."""
    s = between("c14", rows=rows)
    s.put("us_rifle_team", "a1")
    s.put("ge_recon_group", "d1", **put)
    s.begin(p.WINDOW)
    assert s.refuses("c14")


def test_c25_runner_passes_a_token_on() -> None:
    s = between("c25")
    one, near, far = s.put("us_rifle_team", "a1", token=7), s.put("us_rifle_team", "e1"), s.put("us_rifle_team", "g1")
    s.begin(p.WINDOW).answer("play c25")
    s.pass_windows()
    assert [s.state.token[unit] for unit in (one, near, far)] == [p.NO_TOKEN, 7, p.NO_TOKEN]
    assert s.state.acting == near


@pytest.mark.parametrize(("at", "order"), [("f1", p.FRESH), ("e1", p.ACTIVE)])
def test_c25_runner_finds_nobody_too_far_away_or_already_activated(at: str, order: Activity) -> None:
    s = between("c25")
    s.put("us_rifle_team", "a1", token=7)
    s.set(f"{s.name(s.put('us_rifle_team', at))}: {ORDERS[order]}")
    s.begin(p.WINDOW)
    assert s.refuses("c25")


# --- c18, c24, c27, c33: between two activations ----------------------------------------------------------------------


@rule("HN-CARD-11", "HN-ACT-11")
def test_c33_spur_activates_a_unit_without_a_token() -> None:
    s = between("c33")
    team = s.put("us_rifle_team", "a1")
    s.begin(p.WINDOW).answer("play c33")
    s.pass_windows()
    assert (s.asked, s.state.acting, s.state.order[team]) == ("act", team, p.ACTIVE)
    s.quietly("move", "step a2", "stop")
    assert s.at(team) == "a2"


@pytest.mark.parametrize(("token", "order"), [(3, p.FRESH), (3, p.ACTED), (p.NO_TOKEN, p.ACTIVE)])
def test_c33_spur_is_for_a_unit_without_a_token_that_has_not_acted(token: int, order: Activity) -> None:
    s = between("c33")
    s.set(f"{s.name(s.put('us_rifle_team', 'a1', token=token))}: {ORDERS[order]}")
    s.begin(p.WINDOW)
    assert s.refuses("c33")


def test_c33_two_units_are_not_spurred_on_at_the_same_time() -> None:
    """The second waits until the first has acted."""
    s = between("c33")
    s.give(1, "c33")
    ours, theirs = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "a9")
    s.begin(p.WINDOW).answer("play c33")
    assert s.refuses("c33")
    assert s.state.acting == ours
    s.play("decline").answer("play c33")
    s.pass_windows()
    assert s.state.acting == theirs


@rule("HN-TERR-13")
def test_c24_on_alert_gives_opportunity_fire_anywhere() -> None:
    s = between("c24", seat=1)
    team, group = s.put("us_rifle_team", "a1", token=1), s.put("ge_fire_group", "d5")
    s.begin(p.WINDOW).answer("play c24", "move", "step a2", f"opportunity u{group + 1} main normal", dice=[3])
    assert s.face(team) == BACK


@pytest.mark.parametrize(("unit", "order"), [("ge_fire_group", p.ACTED), ("ge_fire_group", p.ACTIVE), ("ge_zundapp", p.FRESH)])
def test_c24_on_alert_is_for_infantry_not_yet_activated(unit: str, order: Activity) -> None:
    s = between("c24", seat=1)
    s.set(f"{s.name(s.put(unit, 'd5'))}: {ORDERS[order]}")
    s.begin(p.WINDOW)
    assert s.refuses("c24")


def test_c18_second_wind_moves_a_unit_two_squares_and_no_more() -> None:
    """Neither fire on the move nor an assault; the unit has not been activated and may move in Reserve."""
    s = between("c18")
    team = s.put("us_support_team", "d4")
    s.put("ge_fire_group", "e4")
    s.begin(p.WINDOW).answer("play c18")
    s.pass_windows()
    assert (s.asked, s.state.points_left) == ("move", 2)
    assert s.lacks_all("move", "assault", "fire")
    s.quietly("step c4", "stop")
    assert (s.at(team), s.state.order[team]) == ("c4", p.FRESH)


def test_c18_second_wind_may_change_the_posture_instead() -> None:
    s = between("c18")
    team = s.put("us_recon_team", "a1")
    s.begin(p.WINDOW).answer("play c18")
    s.pass_windows()
    assert (s.asked, s.options()) == ("second_wind", ["move", "turn"])
    s.play("turn")
    assert s.state.hidden[team] == p.AMBUSHED
    assert s.state.order[team] == p.FRESH


@pytest.mark.parametrize(("unit", "token", "suppressed"), [("us_rifle_team", 2, 0), ("us_rifle_team", 0, 2)])
def test_c18_second_wind_needs_a_unit_without_a_token_that_can_stir(unit: str, token: int, suppressed: int) -> None:
    s = between("c18")
    s.put(unit, "a1", token=token, suppressed=suppressed)
    s.begin(p.WINDOW)
    assert s.refuses("c18")


@rule("HN-ABIL-43")
@pytest.mark.parametrize(("face", "then"), [(FRONT, BACK), (BACK, FRONT)])
def test_c27_quick_set_up_turns_a_tripod_over(face: Face, then: Face) -> None:
    s = between("c27")
    gun = s.put("us_30cal", "a1", face=face, token=1)
    s.begin(p.WINDOW).answer("play c27")
    s.pass_windows()
    assert s.face(gun) == then
    assert (s.asked, s.state.acting) == ("act", gun)


def test_c27_quick_set_up_needs_a_tripod() -> None:
    s = between("c27")
    s.put("us_recon_team", "a1")
    s.begin(p.WINDOW)
    assert s.refuses("c27")


# --- c16, c22, c31: at any time ---------------------------------------------------------------------------------------


@rule("HN-CARD-01")
@pytest.mark.parametrize("phase", [p.ORDER_START, p.WINDOW, p.RESERVE_START])
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
def test_c16_steady_takes_two_markers_off_in_every_phase(phase: Phase, before: int, after: int) -> None:
    s = between("c16")
    team = s.put("us_rifle_team", "a1", suppressed=before)
    s.begin(phase).answer("play c16")
    s.pass_windows()
    assert s.state.suppressed[team] == after


@rule("HN-SUPP-04")
def test_c16_steady_helps_a_shot_that_has_been_rolled() -> None:
    s, _, _ = shot("c16", 0, suppressed=1, dice=[2])
    s.answer(PASS.text, "play c16")
    s.pass_windows()
    assert s.shots() == [(5, 5)]


@rule("HN-CARD-01", "HN-CARD-07", "HN-SUPP-05")
def test_c16_steady_gives_a_unit_that_is_about_to_move_its_points_back() -> None:
    s = Hands()
    team = s.put("us_rifle_team", "a1", suppressed=2)
    s.give(0, "c16")
    s.activate(team).play("move").answer("play c16").pass_windows()
    assert (s.asked, s.state.points_left) == ("move", 4)


@rule("HN-CARD-01", "HN-CARD-07", "HN-ZOC-10")
@pytest.mark.parametrize("moment", ["announce_move", "moved"])
def test_c16_steady_restores_a_zone_of_control_in_the_enemys_movement(moment: str) -> None:
    s = Hands()
    s.put("us_rifle_team", "e5", suppressed=2)
    group = s.put("ge_fire_group", "d4" if moment == "announce_move" else "d3")
    s.give(0, "c16")
    s.activate(group).play("move")
    if moment == "moved":
        s.answer("step d4")
    assert s.asked == moment
    s.answer("play c16").pass_windows()
    assert s.lacks("step d5", "move")


@rule("HN-CARD-01", "HN-CARD-07", "HN-ZOC-13")
@pytest.mark.parametrize("moment", ["reserve_announced", "reserve_moved"])
def test_c16_steady_restores_a_zone_of_control_in_reserve(moment: str) -> None:
    """HN-CARD-01: it may be played at any time, so also while the enemy moves in Reserve; other cards may not."""
    s = Hands()
    s.put("us_rifle_team", "e5", suppressed=2)
    s.put("ge_fire_group", "d4" if moment == "reserve_announced" else "d3")
    s.give(0, "c16", "c23")
    s.reserve(1).play("activate u2")
    if moment == "reserve_moved":
        s.answer("step d4")
    assert (s.asked, s.asked_of, s.options()) == (moment, 0, ["play c16", "pass"])
    s.answer("play c16").pass_windows()
    assert s.lacks("step d5", "reserve_move")


@rule("HN-CARD-01", "HN-SUPP-05")
def test_c16_steady_gives_back_the_points_of_a_movement_in_reserve() -> None:
    s = Hands()
    s.put("us_rifle_team", "a1", suppressed=2)
    s.give(0, "c16")
    s.reserve(0).play("activate u1").answer("play c16").pass_windows()
    assert (s.asked, s.state.points_left) == ("reserve_move", 4)


def test_c16_steady_is_not_for_bystanders_in_the_middle_of_a_shot() -> None:
    s = Hands()
    rifles, _ = s.put("us_rifle_team", "a1"), s.put("us_rifle_team", "c3", suppressed=1)
    s.put("ge_fire_group", "d1")
    s.give(0, "c16")
    s.dice.script += [1]
    s.activate(rifles).play("fire main normal")
    offered = []
    while s.asked in ("announce_fire", "rolled", "after_fire"):
        offered += s.options()
        s.play(PASS.text)
    assert "play c16" not in offered
    assert s.offers("play c16")


def test_c16_steady_needs_a_suppressed_unit() -> None:
    s = between("c16")
    s.put("us_rifle_team", "a1")
    s.begin(p.WINDOW)
    assert s.refuses("c16")


@rule("HN-CARD-05")
def test_c22_denied_cancels_the_card_just_played() -> None:
    s, _, _ = shot("c20", 1)
    s.give(0, "c22")
    s.answer("play c20", "play c22").quietly()
    assert s.shots() == [(4, 5)]
    assert s.told("card_cancelled") == [(1, s.board.card_index["c20"])]


def test_c22_denied_needs_an_enemy_card() -> None:
    s, _, _ = shot("c07", 0, COPSE)
    s.give(0, "c22")
    s.answer("play c07")
    assert s.refuses("c22")


def test_c31_once_more_rolls_a_die_again() -> None:
    s, _, group = shot("c31", 0, dice=[1, 3])
    s.answer("play c31").quietly()
    assert s.shots() == [(6, 5)]
    assert s.face(group) == BACK


def test_c31_once_more_names_one_of_several_dice() -> None:
    """A fire team rolls two dice in an assault; only the low one is rolled again."""
    s = Hands()
    team, _ = s.put("us_fire_team", "a1"), s.put("ge_fire_group", "b1")
    s.give(0, "c31")
    s.activate(team).quietly("move").play("assault b1").answer("play c31", dice=[5, 1, 1, 4])
    assert s.options() == ["die 1", "die 5"]
    s.play("die 1")
    s.pass_windows()
    assert s.clashes() == [(12, 4)]


def test_c31_once_more_is_for_ones_own_dice() -> None:
    s, _, _ = shot("c31", 1)
    assert s.refuses("c31")
