"""The order phase: how many tokens, placing them unseen, bluffs, special orders (HN-ORDER, HN-BLUFF, HN-SPECIAL)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.phases.activating import active_marker
from bocage.games.heroes_of_normandie.rules.damage.losses import eliminate, lose_token
from bocage.games.heroes_of_normandie.rules.phases.ordering import stars_of
from bocage.games.heroes_of_normandie.types import Side
from tests.heroes_of_normandie.scene import BACK, Scene
from tests.marks import rule

BLUFF, SPECIAL = p.BLUFF, p.SPECIAL
PLAN = "us; us_8th_regiment; us_field_command = battle_plan"
GE_PLAN = "ge; ge_902; ge_feldkommando = battle_plan"
GE = "ge; ge_902"


def order_phase(s: Scene) -> Scene:
    """The first turn begins with what stands on the table."""
    s.set("turn: 0")
    return s.begin(p.TURN_START).quietly()


def two_and_two(**more: Any) -> Scene:
    """u1 and u2 American, u3 and u4 German; each has an officer with two stars."""
    s = Scene(**more)
    s.put("us_lt_officer", "a1")
    s.put("us_fire_team", "b1")
    s.put("ge_leutnant", "a9")
    s.put("ge_fire_group", "b9")
    return s


# --- placing ----------------------------------------------------------------------------------------------------------


@rule("HN-ORDER-01")
@pytest.mark.parametrize("first", [p.US, p.GE])
def test_the_initiative_player_begins_and_they_place_one_token_each_in_turn(first: Side) -> None:
    s = two_and_two()
    s.set(f"initiative: {p.SIDES[first]}")
    order_phase(s)
    asked = []
    for _ in range(4):
        asked.append(s.asked_of)
        s.play(s.options()[0])
    assert asked == [first, 1 - first, first, 1 - first]


@rule("HN-ORDER-01")
def test_tokens_go_onto_own_units_only() -> None:
    s = order_phase(two_and_two())
    assert {text.split()[2] for text in s.options()} == {"u1", "u2"}


@rule("HN-ORDER-02")
def test_a_unit_never_has_a_second_token_of_any_kind() -> None:
    s = order_phase(two_and_two())
    s.play("order 2 u2", "order 1 u3")
    assert s.options() == ["order 1 u1", "order bluff u1"]
    assert s.state.token == [0, 2, 1, 0]


@rule("HN-ORDER-03", "HN-EX-42", "HN-GEN-13")
def test_stars_of_tiles_options_and_units_give_tokens_1_to_n() -> None:
    s = Scene(army=("us; us_8th_regiment = us_rifle_squad; us_field_command", GE))      # 1 + 2 stars on the tiles
    s.put("us_lt_officer", "a1")                                                        # 2 on the officer
    s.put("us_fire_team", "b1")
    s.put("ge_leutnant", "a9")
    order_phase(s)
    assert s.state.tokens[0] == [1, 2, 3, 4, 5, BLUFF]


@rule("HN-ORDER-03", "HN-GEN-13")
def test_stars_of_carried_and_of_hidden_units_count() -> None:
    s = Scene()
    vehicle, officer = s.put("us_halftrack", "e5"), s.put("us_captain", "")
    s.carry(officer, vehicle)
    assert stars_of(s.board, s.state, Seat(0)) == 2
    s.put("us_lt_officer", "a1", hidden=p.MARKER_A)
    assert stars_of(s.board, s.state, Seat(0)) == 4


@rule("HN-ORDER-03")
def test_a_damaged_officer_has_the_stars_of_his_damaged_face() -> None:
    s = Scene()
    s.put("us_lt_officer", "a1", face=BACK)
    assert stars_of(s.board, s.state, Seat(0)) == 1


@rule("HN-ORDER-04", "HN-EX-42", "HN-GEN-15")
def test_twelve_stars_give_ten_tokens() -> None:
    s = Scene()
    for column in "abcdef":
        s.put("us_lt_officer", f"{column}1")
    s.put("ge_leutnant", "a9")
    assert stars_of(s.board, s.state, Seat(0)) == 12
    order_phase(s)
    assert s.state.tokens[0] == [*range(1, 11), BLUFF]


@rule("HN-ORDER-05")
def test_a_lost_officer_is_missed_only_when_tokens_are_taken_anew() -> None:
    s = Scene()
    lost, officer, team = s.put("us_lt_officer", "a1"), s.put("us_lt_officer", "b1"), s.put("us_fire_team", "c1", token=4)
    s.put("ge_leutnant", "a9")
    for _ in eliminate(s.table, lost):
        raise AssertionError("nothing is asked")
    assert s.state.token[team] == 4
    s.begin(p.TAKE_TOKENS).quietly()
    assert s.told("tokens_taken") == [(0, 2), (1, 2)]
    assert s.state.at[officer] >= 0


@rule("HN-ORDER-06", "HN-RULING-06")
def test_who_has_more_tokens_goes_on_alone() -> None:
    s = Scene()
    for column in "abc":
        s.put("us_lt_officer", f"{column}1")
    s.put("ge_leutnant", "a9")
    order_phase(s)
    s.play("order 1 u1", "order 1 u4")
    asked = []
    while s.asked == "place_order":
        asked.append(s.asked_of)
        s.play(s.options()[0])
    assert asked == [0, 0]
    assert s.state.passed == [1, 0]


@rule("HN-ORDER-07")
def test_with_more_numbers_than_units_the_owner_chooses_which_stay_out() -> None:
    s = Scene()
    s.put("us_lt_officer", "a1")
    s.put("ge_leutnant", "a9")
    order_phase(s)
    assert s.options() == ["order 1 u1", "order 2 u1", "order bluff u1"]
    s.play("order 2 u1", "order 1 u2")
    assert s.state.left_out[0] == [1, BLUFF]


@rule("HN-ORDER-08", "HN-BLUFF-03", "HN-SPECIAL-08")
@pytest.mark.parametrize("token", [3, BLUFF, SPECIAL])
def test_a_lost_token_of_any_kind_is_shown_to_nobody(token: int) -> None:
    s = Scene()
    team = s.put("us_fire_team", "a1", token=token)
    lose_token(s.table, team)
    assert (s.state.token[team], s.state.lost[0]) == (0, [token])
    assert s.told("token_lost") == [(s.tag(team),)]
    assert not s.told("revealed")


@rule("HN-ORDER-09")
def test_carried_hidden_and_false_units_may_receive_tokens() -> None:
    s = Scene(army=("us; us_8th_regiment = -, -, -, tricky", GE))
    vehicle, rider = s.put("us_halftrack", "e5"), s.put("us_captain", "")
    s.carry(rider, vehicle)
    hidden, decoy = (s.put("us_recon_team", "a1", face=BACK, hidden=p.AMBUSHED),
                     s.put("decoy", "c1", seat=0, face=BACK, hidden=p.AMBUSHED))
    s.put("ge_leutnant", "a12")
    order_phase(s)
    assert {f"order 1 u{unit + 1}" for unit in (rider, hidden, decoy)} <= set(s.options())


@rule("HN-ORDER-10")
def test_all_see_that_a_unit_has_a_token_and_its_owner_alone_which() -> None:
    s = order_phase(two_and_two())
    s.play("order 2 u2")
    assert [s.seen_by(seat).units[1].token for seat in (0, 1, None)] == ["2", "?", "?"]
    told = next(event for event in s.events if event.name == "order_was")
    assert (told.seen_by(0), told.seen_by(1), told.seen_by(None)) == (True, False, False)


@rule("HN-ORDER-11", "HN-ORDN-07")
def test_directives_are_given_at_the_end_of_the_phase_initiative_first() -> None:
    s = two_and_two(army=("us; us_8th_regiment; us_field_command = directive_1", "ge; ge_902; ge_feldkommando = directive_1"))
    s.set("s1: directives charge", "s2: directives fire_at_will", "initiative: ge")
    s.begin(p.ORDER_END).quietly()
    assert (s.asked, s.asked_of, s.options()) == ("direct", 1, ["direct fire_at_will u3", "no"])
    s.play("no")
    assert (s.asked, s.asked_of) == ("direct", 0)
    s.play("direct charge u1")
    assert (s.state.directive_on, s.state.directives[0]) == ([0, p.NOBODY], [])


# --- bluffs -----------------------------------------------------------------------------------------------------------


@rule("HN-BLUFF-01", "HN-ORDN-04")
def test_each_has_one_bluff_and_two_with_the_ordinance() -> None:
    s = order_phase(two_and_two(army=("us; us_8th_regiment; us_field_command = bluff", GE)))
    assert [tokens.count(BLUFF) for tokens in s.state.tokens] == [2, 1]


@rule("HN-BLUFF-01")
def test_a_bluff_is_placed_like_an_order() -> None:
    s = order_phase(two_and_two())
    s.play("order bluff u2")
    assert s.state.token[1] == BLUFF
    assert s.seen_by(1).units[1].token == "?"


@rule("HN-BLUFF-02")
def test_a_bluff_never_lets_its_unit_act() -> None:
    s = Scene()
    s.put("us_fire_team", "a1", token=BLUFF)
    s.put("us_fire_team", "b1", token=1)
    s.put("ge_fire_group", "a12")
    s.begin(p.WINDOW).quietly("decline")
    assert [args[0] for args in s.told("revealed") if args[1] != BLUFF] == [s.tag(1)]
    assert s.state.order[0] == p.FRESH


@rule("HN-BLUFF-03")
def test_an_active_marker_costs_a_bluff_unseen() -> None:
    s = Scene()
    team = s.put("us_fire_team", "a1", token=BLUFF)
    active_marker(s.table, team)
    assert (s.state.token[team], s.state.lost[0], s.state.order[team]) == (0, [BLUFF], p.ACTIVE)
    assert not s.told("revealed")


@rule("HN-BLUFF-04", "HN-RESERVE-06")
def test_a_bluff_is_discarded_when_reserve_begins_and_its_unit_may_move_then() -> None:
    s = Scene()
    team = s.put("us_fire_team", "a1", token=BLUFF)
    s.begin(p.RESERVE_START).quietly()
    assert s.told("revealed") == [(s.tag(team), BLUFF)]
    assert (s.asked, s.options()) == ("reserve_unit", [f"activate u{team + 1}", "done"])


@rule("HN-BLUFF-05", "HN-RULING-06")
def test_a_bluff_may_be_kept_back_but_a_number_may_not() -> None:
    s = Scene()
    for column in "abcd":
        s.put("us_fire_team" if column != "a" else "us_lt_officer", f"{column}1")
    s.put("ge_leutnant", "a9")
    order_phase(s)
    assert s.lacks("withhold", "place_order")
    s.play("order 1 u1", "order 1 u5", "order 2 u2")
    assert s.options() == ["order bluff u3", "order bluff u4", "withhold"]
    s.play("withhold")
    assert s.state.left_out[0] == [BLUFF]


@rule("HN-BLUFF-06")
def test_nobody_has_a_third_bluff() -> None:
    s = order_phase(two_and_two(army=("us; us_8th_regiment; us_field_command = bluff, bluff", GE)))
    assert s.state.tokens[0].count(BLUFF) == 2


# --- special orders ---------------------------------------------------------------------------------------------------


@rule("HN-SPECIAL-01", "HN-ORDN-03")
def test_special_orders_come_from_battle_plan_the_card_and_the_bonus_tactic_only() -> None:
    assert SPECIAL not in order_phase(two_and_two()).state.tokens[0]
    assert order_phase(two_and_two(army=(PLAN, GE))).state.tokens[0].count(SPECIAL) == 1
    by_card = two_and_two()
    by_card.give(0, "c04")
    by_card.set("turn: 0")
    by_card.begin(p.TURN_START).play("play c04").quietly()
    assert by_card.state.tokens[0].count(SPECIAL) == 1
    by_tactic = two_and_two()
    by_tactic.set("s1: tactics special", "turn: 0")
    by_tactic.begin(p.TURN_START).play("tactic special").quietly()
    assert by_tactic.state.tokens[0].count(SPECIAL) == 1


@rule("HN-SPECIAL-02")
def test_nobody_has_a_third_special_order() -> None:
    s = two_and_two(army=(PLAN, GE))
    s.set("s1: special-orders-to-come 2")
    assert order_phase(s).state.tokens[0].count(SPECIAL) == 2


@rule("HN-SPECIAL-02")
def test_with_two_to_come_neither_card_nor_tactic_is_offered() -> None:
    s = two_and_two(army=(PLAN, GE))
    s.give(0, "c04", "c28")
    s.set("s1: tactics special, special-orders-to-come 1", "turn: 0")
    s.begin(p.TURN_START)
    assert s.asked == "order_start"
    assert {"play c04", "tactic special"}.isdisjoint(s.options())
    assert "play c28" in s.options()


def special_duel(**more: Any) -> Scene:
    """Each has a special order and a number 1 on the table: u1 special, u2 1, u3 special, u4 1."""
    s = Scene(army=(PLAN, GE_PLAN), **more)
    for type, at, token in (("us_fire_team", "a1", SPECIAL), ("us_fire_team", "b1", 1),
                            ("ge_fire_group", "a12", SPECIAL), ("ge_fire_group", "b12", 1)):
        s.put(type, at, token=token)
    s.set("s1: special-orders 1", "s2: special-orders 1")
    return s


@rule("HN-SPECIAL-03")
def test_a_special_order_may_be_played_before_any_number() -> None:
    s = special_duel().begin(p.WINDOW)
    assert (s.asked, s.options()) == ("before_activation", ["special u1", "pass"])
    s.play("special u1")
    assert s.told("revealed") == [(s.tag(0), SPECIAL)]
    assert (s.asked, s.state.acting) == ("act", 0)


@rule("HN-SPECIAL-03", "HN-RULING-07")
def test_it_may_be_kept_for_later() -> None:
    s = special_duel().begin(p.WINDOW)
    s.play("pass", "pass", "decline")
    assert (s.asked, s.asked_of, s.options()) == ("before_activation", 0, ["special u1", "pass"])


@rule("HN-RULING-07")
def test_by_the_setting_it_is_played_before_the_first_number_or_not_at_all() -> None:
    s = special_duel(special_window="first").begin(p.WINDOW)
    s.play("pass", "pass", "decline")
    assert (s.asked, s.asked_of) == ("act", 1)


@rule("HN-RULING-07", "HN-SPECIAL-05")
def test_by_the_setting_the_second_player_plays_his_after_that_of_the_first() -> None:
    """A special order is no number: both may be played before the first number."""
    s = special_duel(special_window="first").begin(p.WINDOW)
    s.play("special u1", "decline")
    assert (s.asked, s.asked_of, s.options()) == ("before_activation", 1, ["special u3", "pass"])


@rule("HN-SPECIAL-04")
def test_it_cannot_interrupt_an_activation() -> None:
    s = special_duel().begin(p.WINDOW)
    s.play("pass", "pass", "move", "step b2")
    while s.asked in ("announce_move", "moved"):
        assert not any(text.startswith("special") for text in s.options())
        s.play("pass")
    assert (s.asked, s.asked_of) == ("move", 0)
    s.play("stop")
    assert "special u1" in s.options()


@rule("HN-SPECIAL-05")
@pytest.mark.parametrize("first", [p.US, p.GE])
def test_if_both_want_to_the_initiative_player_goes_first(first: Side) -> None:
    s = special_duel()
    s.set(f"initiative: {p.SIDES[first]}", f"side to act: {p.SIDES[first]}")
    s.begin(p.WINDOW)
    assert (s.asked, s.asked_of) == ("before_activation", first)


@rule("HN-SPECIAL-06")
def test_it_does_not_use_up_the_slot() -> None:
    s = special_duel().begin(p.WINDOW)
    s.play("special u1", "decline", "pass")
    assert [args[1] for args in s.told("revealed")] == [SPECIAL, 1]
    assert (s.asked, s.state.acting) == ("act", 1)


@rule("HN-SPECIAL-07")
def test_battle_plan_gives_one_every_turn_a_card_for_one_turn() -> None:
    s = two_and_two(army=(PLAN, GE_PLAN))
    s.set("s1: special-orders-to-come 1", "s2: special-orders-to-come 0")
    order_phase(s)
    assert [tokens.count(SPECIAL) for tokens in s.state.tokens] == [2, 1]
    s.begin(p.TAKE_TOKENS).quietly()
    assert (s.state.turn, [tokens.count(SPECIAL) for tokens in s.state.tokens]) == (2, [1, 1])


@rule("HN-SPECIAL-08")
def test_a_special_order_lies_face_down_and_fills_the_place() -> None:
    s = order_phase(two_and_two(army=(PLAN, GE)))
    s.play("order special u2", "order 1 u3")
    assert s.seen_by(1).units[1].token == "?"
    assert not any(text.endswith("u2") for text in s.options())


@rule("HN-SPECIAL-08")
def test_its_unit_cannot_move_in_reserve_even_if_it_was_never_played() -> None:
    s = special_duel()
    idle = s.put("us_fire_team", "c1")
    s.begin(p.RESERVE_START).quietly()
    assert s.options() == [f"activate u{idle + 1}", "done"]


# --- orders that must go to certain units -----------------------------------------------------------------------------


@rule("HN-RULING-90", "HN-ABIL-25", "HN-ORDER-01")
def test_a_bluff_may_be_placed_before_the_last_number_which_must_go_to_a_certain_unit() -> None:
    s = Scene()
    clint, rifles = s.put("us_hero_clint", "e9"), s.put("us_rifle_team", "f9")
    s.set("s1 orders in hand: 1, bluff", "placer: s1", "passed: s2").begin(p.PLACE_ORDERS)
    assert s.options() == [f"order 1 {s.name(clint)}", f"order bluff {s.name(rifles)}"]
    s.play(f"order bluff {s.name(rifles)}", f"order 1 {s.name(clint)}")
    assert (s.state.token[clint], s.state.token[rifles]) == (1, BLUFF)


@rule("HN-RULING-90", "HN-ABIL-25", "HN-SPECIAL-08")
def test_a_special_order_is_an_order_for_a_unit_with_personal_order() -> None:
    s = Scene()
    clint, rifles = s.put("us_hero_clint", "e9"), s.put("us_rifle_team", "f9")
    s.set("s1 orders in hand: 1, bluff, special", "placer: s1", "passed: s2").begin(p.PLACE_ORDERS)
    assert s.lacks(f"order bluff {s.name(clint)}", "place_order")
    s.play(f"order special {s.name(clint)}")
    assert f"order 1 {s.name(rifles)}" in s.options()


@rule("HN-RULING-62", "HN-TRAIT-06", "HN-ORDER-01")
def test_one_number_on_an_officer_of_the_hardened_meets_both_obligations() -> None:
    """So the other number is free, in whichever order they are placed."""
    s = Scene(army=("us; us_8th_regiment = hardened; us_22nd_regiment", GE))
    officer, own = s.put("us_lt_officer", "e5", tile=0), s.put("us_rifle_team", "f5", tile=0)
    other = s.put("us_rifle_team", "g5", tile=1)
    s.set("s1: orders-for-officers 1", "s1 orders in hand: 1, 2", "placer: s1", "passed: s2").begin(p.PLACE_ORDERS)
    assert {f"order 1 {s.name(unit)}" for unit in (officer, own, other)} <= set(s.options())
    s.play(f"order 1 {s.name(other)}")
    assert s.options() == [f"order 2 {s.name(officer)}"]


@rule("HN-TRAIT-06", "HN-ORDER-01")
def test_one_number_is_enough_for_the_hardened() -> None:
    s = Scene(army=("us; us_8th_regiment = hardened; us_22nd_regiment", GE))
    units = [s.put("us_rifle_team", "e5", tile=0), s.put("us_rifle_team", "f5", tile=0), s.put("us_rifle_team", "g5", tile=1)]
    s.set("s1 orders in hand: 1, 2", "placer: s1", "passed: s2").begin(p.PLACE_ORDERS)
    s.play(f"order 1 {s.name(units[0])}")
    assert s.options() == [f"order 2 {s.name(unit)}" for unit in units[1:]]


# --- special orders of intrepid units ---------------------------------------------------------------------------------


def two_specials(us: str = "", ge: str = "intrepid") -> Scene:
    """u1 American, u2 German, each with a special order, on tiles with these traits; the American has the initiative."""
    s = Scene(army=(f"us; us_8th_regiment = -, -, -, {us or '-'}", f"ge; ge_902 = -, -, -, {ge or '-'}"))
    for unit, at in (("us_rifle_team", "a1"), ("ge_fire_group", "a9")):
        s.put(unit, at, tile=0, token=SPECIAL)
    for unit, at in (("us_medic", "c1"), ("ge_medic", "c9")):
        s.put(unit, at, token=1)
    s.set("s1: special-orders 1", "s2: special-orders 1")
    return s.begin(p.WINDOW)


@rule("HN-RULING-96", "HN-TRAIT-08", "HN-SPECIAL-05")
def test_the_special_order_of_an_intrepid_unit_goes_before_that_of_the_initiative_player() -> None:
    s = two_specials()
    assert (s.asked, s.asked_of, s.options()) == ("before_activation", 1, ["special u2", "pass"])
    s.play("special u2")
    assert (s.asked, s.asked_of) == ("act", 1)


@rule("HN-RULING-96", "HN-SPECIAL-05")
@pytest.mark.parametrize("traits", [("intrepid", "intrepid"), ("", ""), ("intrepid", "")])
def test_in_every_other_case_the_initiative_player_may_play_his_special_order_first(traits: tuple[str, str]) -> None:
    s = two_specials(*traits)
    assert (s.asked, s.asked_of, s.options()) == ("before_activation", 0, ["special u1", "pass"])


@rule("HN-RULING-96", "HN-SPECIAL-03")
def test_an_intrepid_unit_may_wait_with_its_special_order() -> None:
    s = two_specials().play("pass")
    assert (s.asked_of, s.options()) == (0, ["special u1", "pass"])
    s.play("pass")
    assert (s.asked_of, s.options()) == (1, ["special u2", "pass"])


@rule("HN-SPECIAL-02", "HN-MULTI-04")
def test_who_has_no_ally_is_not_told_to_whom_his_special_order_goes() -> None:
    s = order_phase(two_and_two(army=(PLAN, GE)))
    assert (s.state.tokens[0].count(SPECIAL), s.told("shared_special")) == (1, [])


@rule("HN-SPECIAL-03", "HN-CARD-07")
def test_a_special_order_of_one_side_alone_opens_a_last_window_after_the_numbers() -> None:
    s = Scene(army=(PLAN, GE))
    s.put("us_fire_team", "a1", token=SPECIAL)
    s.put("ge_fire_group", "a12")
    s.set("s1: special-orders 1").begin(p.WINDOW)
    asked = []
    while s.asked == "before_activation":
        asked.append(s.options())
        s.play("pass")
    assert (asked, s.state.slots_over) == ([["special u1", "pass"]] * 2, 1)
