"""The activation phase: whose number comes up, what a unit may do, Active markers (HN-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.phases.activating import active_marker
from bocage.games.heroes_of_normandie.rules.damage.losses import eliminate, lose_token
from bocage.games.heroes_of_normandie.rules.phases.reserving import may_move
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule

COLUMNS = "abcdefghij"


def lines(us: tuple[int, ...], ge: tuple[int, ...], first: int = p.US, **more: Any) -> Scene:
    """Two lines of infantry far apart with these tokens (0: none); Americans come first, from u1 on."""
    s = Scene(**more)
    for column, token in zip(COLUMNS, us, strict=False):
        s.put("us_fire_team", f"{column}1", token=token)
    for column, token in zip(COLUMNS, ge, strict=False):
        s.put("ge_fire_group", f"{column}15", token=token)
    s.set(f"initiative: {p.SIDES[first]}", f"side to act: {p.SIDES[first]}")
    return s


def played_out(s: Scene) -> list[tuple[str, int]]:
    """Everybody declines; the tokens as they were revealed."""
    s.begin(p.WINDOW).quietly()
    while s.asked == "act":
        s.quietly("decline")
    return [(p.SIDES[s.board.side[s.state.owner[args[0] % 256]]], args[1]) for args in s.told("revealed")]


# --- whose turn it is -------------------------------------------------------------------------------------------------


@rule("HN-ACT-01")
def test_the_sides_reveal_their_numbers_in_turn_from_1_on() -> None:
    s = lines((2, 1, 0), (1, 2, 0))
    assert played_out(s) == [("us", 1), ("ge", 1), ("us", 2), ("ge", 2)]


@rule("HN-ACT-01")
def test_the_initiative_player_begins() -> None:
    assert played_out(lines((1, 2, 0), (1, 2, 0), first=p.GE)) == [("ge", 1), ("us", 1), ("ge", 2), ("us", 2)]


@rule("HN-ACT-01", "HN-ORDER-11")
def test_the_initiative_player_begins_also_if_he_acted_last_in_the_turn_before() -> None:
    s = lines((1, 0), (1, 0))
    s.set("side to act: ge")
    s.begin(p.GIVE_DIRECTIVES).quietly()
    assert (s.asked, s.asked_of) == ("act", 0)


@rule("HN-ACT-01", "HN-ORDER-05")
def test_a_new_turn_has_its_orders_before_it() -> None:
    s = lines((0, 0), (0, 0))
    s.set("turn: 1", "orders used up: yes")
    s.begin(p.TAKE_TOKENS).quietly()
    assert (s.state.turn, s.state.slots_over) == (2, 0)


@rule("HN-ACT-02", "HN-EX-32", "HN-RULING-08")
def test_a_missing_number_is_skipped_without_losing_the_slot() -> None:
    assert played_out(lines((1, 2, 3, 4, 0), (1, 2, 4, 0))) == [
        ("us", 1), ("ge", 1), ("us", 2), ("ge", 2), ("us", 3), ("ge", 4), ("us", 4)]


@rule("HN-ACT-03")
def test_who_has_numbers_left_plays_them_one_after_another() -> None:
    assert played_out(lines((1, 0), (1, 2, 3, 0))) == [("us", 1), ("ge", 1), ("ge", 2), ("ge", 3)]


@rule("HN-CARD-07", "HN-SPECIAL-03")
def test_after_a_special_order_that_comes_last_there_is_a_window_too() -> None:
    s = lines((1, p.SPECIAL, 0), (0,))
    s.give(0, "c33")
    s.set("s1: special-orders 1")
    s.begin(p.WINDOW).play("pass", "decline", "pass")
    s.play("special u2", "decline")
    assert s.asked == "before_activation"
    assert "play c33" in s.options()


# --- what a unit does -------------------------------------------------------------------------------------------------


@rule("HN-ACT-04")
def test_a_unit_moves_or_fires_or_does_nothing() -> None:
    s = Scene()
    team = s.put("us_fire_team", "d4")
    s.put("ge_fire_group", "d8")
    assert s.activate(team).options() == ["move", "fire main normal", "decline"]


@rule("HN-ACT-04")
def test_a_unit_that_has_fired_does_not_move_as_well() -> None:
    s = Scene()
    team, group = s.put("us_fire_team", "d4", token=1), s.put("ge_fire_group", "d8", token=1)
    s.begin(p.WINDOW).quietly("fire main normal", dice=[1])
    assert (s.asked, s.state.acting, s.at(team)) == ("act", group, "d4")


@rule("HN-ACT-04")
def test_a_unit_that_has_moved_does_not_fire_as_well() -> None:
    s = Scene()
    team, group = s.put("us_fire_team", "d4", token=1), s.put("ge_fire_group", "d9", token=1)
    s.begin(p.WINDOW).quietly("move", "step d5", "stop")
    assert (s.at(team), s.asked, s.state.acting) == ("d5", "act", group)


@rule("HN-ACT-04")
def test_a_movement_may_end_in_an_assault() -> None:
    s = Scene()
    team = s.put("us_fire_team", "d4")
    s.put("ge_fire_group", "d6")
    s.activate(team).quietly("move", "step d5")
    assert "assault d6" in s.options()


@rule("HN-ACT-05")
def test_a_revealed_token_stays_beside_its_unit_for_all_to_see() -> None:
    s = lines((1, 0), (1, 0)).begin(p.WINDOW).quietly("decline")
    assert s.state.order[0] == p.ACTED
    shown = s.seen_by(1).units[0]
    assert (shown.token, shown.order) == ("1", "acted")


# --- Active markers and lost tokens -----------------------------------------------------------------------------------


@rule("HN-ACT-06")
def test_an_active_marker_costs_the_token_unseen_and_every_action_of_the_turn() -> None:
    s = lines((1, 2, 0), (1, 0))
    active_marker(s.table, Unit(0))
    assert s.state.lost[0] == [1]
    assert played_out(s) == [("us", 2), ("ge", 1)]
    assert not may_move(s.board, s.state, Unit(0))


@rule("HN-ACT-06")
def test_a_unit_with_an_active_marker_defends_itself_all_the_same() -> None:
    s = Scene()
    team, group = s.put("us_rifle_team", "d4"), s.put("ge_fire_group", "d5")
    s.put("us_rifle_team", "a15")                           # someone to move in Reserve, where the test ends
    active_marker(s.table, group)
    s.activate(team).quietly("move", "assault d5", dice=[1, 6])
    assert s.told("clashed") == [(s.tag(team), 1 + 3, s.tag(group), 6 + 3, 3, 3)]


@rule("HN-ACT-07", "HN-RULING-08")
def test_active_markers_come_off_at_the_end_of_the_turn() -> None:
    s = Scene()
    officer = s.put("us_lt_officer", "a1")
    s.put("ge_leutnant", "a15")
    active_marker(s.table, officer)
    s.begin(p.TAKE_TOKENS).quietly()
    assert s.state.order[officer] == p.FRESH
    assert f"order 1 u{officer + 1}" in (s.options() if s.asked_of == 0 else s.play(s.options()[0]).options())


@rule("HN-ACT-08", "HN-SPECIAL-05")
def test_the_window_before_an_activation_closes_when_both_let_it_pass() -> None:
    s = lines((p.SPECIAL, 1, 0), (p.SPECIAL, 1, 0), first=p.GE)
    s.set("s1: special-orders 1", "s2: special-orders 1")
    s.begin(p.WINDOW)
    assert (s.asked, s.asked_of) == ("before_activation", 1)
    s.play("pass")
    assert (s.asked, s.asked_of) == ("before_activation", 0)
    s.play("pass")
    assert (s.asked, s.asked_of) == ("act", 1)


@rule("HN-ACT-09", "HN-RULING-09")
@pytest.mark.parametrize(("setting", "moves"), [("moves", True), ("stays", False)])
def test_a_unit_whose_token_was_taken_away_does_not_act_but_may_move_in_reserve(setting: str, moves: bool) -> None:
    s = lines((1, 2, 0), (1, 0), lost_token=setting)
    lose_token(s.table, Unit(0))
    assert may_move(s.board, s.state, Unit(0)) == moves
    assert played_out(s) == [("us", 2), ("ge", 1)]


@rule("HN-ACT-10", "HN-ORDER-08")
def test_the_token_of_an_eliminated_unit_goes_face_down() -> None:
    s = lines((1, 2, 0), (1, 0))
    for _ in eliminate(s.table, Unit(0)):
        raise AssertionError("nothing is asked")
    assert (s.state.token[0], s.state.lost[0]) == (0, [1])
    assert not s.told("revealed")
    assert played_out(s) == [("us", 2), ("ge", 1)]


@rule("HN-ACT-11")
def test_a_card_activates_only_a_unit_that_has_not_acted_and_gives_it_an_active_marker() -> None:
    s = lines((1, 0, 0), (1, 0))
    s.set("u1: acted")                              # u1 has used its order
    active_marker(s.table, Unit(1))
    idle = s.put("us_fire_team", "h1")
    s.give(0, "c33", "c33")
    s.begin(p.WINDOW).play("play c33")
    assert (s.asked, s.options()) == ("aim_card", ["on u3", f"on u{idle + 1}"])
    s.quietly(f"on u{idle + 1}")
    assert (s.asked, s.state.acting, s.state.order[idle]) == ("act", idle, p.ACTIVE)


@rule("HN-ABIL-05", "HN-ORDN-05", "HN-ACT-08")
def test_an_autonomous_unit_under_a_concealed_marker_needs_no_order_either() -> None:
    """Everybody saw which unit was concealed, so the question tells nobody anything."""
    s = Scene("....\nxxxx\n....\n....")
    maquis = s.put("us_resistance", "b3", hidden=p.MARKER_A)
    s.put("ge_fire_group", "a1", token=1)
    s.set(f"{s.name(maquis)}: traced known").begin(p.WINDOW)
    assert s.options() == [f"autonomous {s.name(maquis)}", "pass"]
    s.play(f"autonomous {s.name(maquis)}").quietly("move", "step b4", "stop")
    assert (s.at(maquis), s.state.hidden[maquis], s.state.order[maquis]) == ("b4", p.MARKER_A, p.ACTIVE)


@rule("HN-ABIL-05", "HN-ACT-08")
def test_an_autonomous_unit_acts_at_once_and_the_next_one_after_it() -> None:
    s = Scene()
    first, second = s.put("us_resistance", "a1"), s.put("us_resistance", "e1")
    s.put("ge_fire_group", "c15", token=1)
    s.set("initiative: us", "side to act: us").begin(p.WINDOW)
    s.play(f"autonomous {s.name(first)}")
    assert (s.asked, s.state.acting) == ("act", first)
    s.play("decline")
    assert (s.asked, s.options()) == ("before_activation", [f"autonomous {s.name(second)}", "pass"])


@rule("HN-ACT-01", "HN-CARD-07")
def test_a_unit_without_an_order_does_not_open_a_second_window_after_the_last_activation() -> None:
    s = lines((0,), (0,))
    s.give(0, "c33")
    s.begin(p.WINDOW)
    assert (s.asked, s.options()) == ("before_activation", ["play c33", "pass"])
    s.play("pass")
    assert s.asked == "reserve_start"


@rule("HN-ACT-01")
def test_a_choice_before_a_token_is_turned_over_cannot_be_taken_back() -> None:
    s = lines((1,), (1,))
    s.begin(p.WINDOW)
    assert (s.asked, s.table.reveals) == ("act", 1)
