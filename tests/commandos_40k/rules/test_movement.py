"""The Movement phase but for charges: who moves when and how (KT-MOVE, KT-STAY, KT-NORMAL, KT-ADVANCE, KT-FALLBACK)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.pieces import Mil, Model
from bocage.games.commandos_40k.rules import models, moving, trips
from tests.commandos_40k.scene import TOUCH, Man, Pieces, Scene, box, gun, man
from tests.marks import rule

FOE = man(28, 20)


def moves_of(s: Scene, name: str) -> list[str]:
    """The actions that a model is offered."""
    return [text.split()[0] for text in s.options() if text.endswith(f" {name}")]


# --- the phase --------------------------------------------------------------------------------------------------------


@rule("KT-MOVE-01")
def test_who_has_the_initiative_moves_all_his_models_in_any_order_then_the_other() -> None:
    s = Scene([man(2, 2), man(2, 8), man(2, 14)], [man(28, 2), man(28, 8)], initiative=0).begin("move")
    asked = []
    for text in ("stay a3", "stay a1", "stay a2", "stay b2", "stay b1"):
        asked.append(s.asked_of)
        s.play(text)
    assert asked == [0, 0, 0, 1, 1]
    assert s.phase == "shoot_start"


@rule("KT-MOVE-02")
def test_a_model_takes_exactly_one_action() -> None:
    s = Scene([man(5, 11), man(5, 5)], [man(15, 11)]).begin("move")
    assert moves_of(s, "a1") == ["stay", "prepare", "normal", "advance", "charge"]
    s.play("normal a1", "path 8,11")
    assert moves_of(s, "a1") == []


@rule("KT-MOVE-02")
def test_who_ends_his_part_early_leaves_the_rest_stationary_but_not_prepared() -> None:
    s = Scene([man(5, 11), man(5, 5)], [man(25, 11)]).begin("move").play("normal a1", "path 8,11", "end")
    assert s.asked_of == 1
    assert s.all_in("stationary") == ["a2"]
    assert s.all_in("prepared") == []


@rule("KT-MOVE-03")
def test_a_finished_model_cannot_be_activated_again_but_can_react() -> None:
    s = Scene([man(5, 11)], [man(15, 11, gun())], initiative=1).begin("move").play("prepare b1", "charge a1")
    assert (s.asked, s.options()) == ("react", ["overwatch b1", "retreat b1", "none b1"])


@rule("KT-MOVE-04")
def test_a_move_may_bend_but_neither_cross_a_model_nor_the_edge() -> None:
    s = Scene([man(3, 11), man(6, 11)], [FOE]).begin("move").play("normal a1")
    assert s.allows("path 3,13 4,14 6,14")
    assert s.refusal("path 9,11") == "KT-MOVE-04"
    assert s.refusal("path 0.6,11") == "KT-MOVE-04"
    s.play("path 5,13 7,13")
    assert s.at("a1") == (7000, 13000, 0)


@rule("KT-MOVE-05", "KT-RULING-11")
def test_turning_on_the_spot_or_on_the_way_costs_nothing() -> None:
    """There and back is as long as the way of the centre, however wide the base."""
    s = Scene([man(5, 11, base_mm=50)], [FOE]).begin("move").play("normal a1")
    assert s.verdict("path 8,11 8,8").cost == 6000
    assert s.verdict("path 8,11 5,11").cost == 6000


@rule("KT-MOVE-06")
def test_a_move_ends_on_a_flat_surface_that_holds_the_whole_base() -> None:
    shelf = box(8, 8, 12, 14, 1.5, "climb", stand=True)
    s = Scene([man(5, 11)], [FOE], [shelf]).begin("move").play("normal a1")
    assert s.allows("path 9,11,1.5")
    assert s.refusal("path 8.5,11,1.5") == "KT-MOVE-06"
    assert s.refusal("path 7.5,11") == "KT-MOVE-06"


@rule("KT-RULING-12")
@pytest.mark.parametrize(("tolerance", "farthest"), [("5", "11.005"), ("0", "11"), ("10", "11.01"), ("20", "11.02")])
def test_the_rounding_of_a_path_is_forgiven_as_far_as_the_setting_says(tolerance: str, farthest: str) -> None:
    s = Scene([man(5, 11)], [FOE], path_tolerance_mil=tolerance).begin("move").play("normal a1")
    assert s.allows(f"path {farthest},11")
    assert s.refusal(f"path {float(farthest) + 0.001:.3f},11") == "KT-GEOM-20"


# --- what a model may do ----------------------------------------------------------------------------------------------


def charged_this_phase(**more: Any) -> Scene:
    """Seat 0 has charged b1, which was not engaged before; now seat 1 moves."""
    s = Scene([man(5, 11)], [man(12, 11), man(25, 3)], **more).begin("move")
    s.play("charge a1")
    if s.asked == "charge_targets":
        s.play("target b1", "done")
    return s.play("none b1", dice=[3, 4]).play("path 10.7,11")


@rule("KT-MOVE-07", "KT-RULING-13")
def test_engaged_since_the_start_of_the_phase_a_model_stays_or_falls_back() -> None:
    s = Scene([man(5, 11)], [man(5 + TOUCH, 11)]).begin("move_start")
    assert moves_of(s, "a1") == ["stay", "fall_back"]


@rule("KT-MOVE-07", "KT-RULING-13")
def test_engaged_by_a_charge_of_this_phase_a_model_only_stays() -> None:
    s = charged_this_phase()
    assert moves_of(s, "b1") == ["stay"]
    assert moves_of(s, "b2") == ["stay", "prepare", "normal", "advance"]


@rule("KT-MOVE-07", "KT-RULING-13")
def test_a_model_freed_by_the_enemy_that_fell_back_acts_freely() -> None:
    s = Scene([man(8, 11)], [man(8 + TOUCH, 11)]).begin("move_start").play("fall_back a1", "path 3,11")
    assert moves_of(s, "b1") == ["stay", "prepare", "normal", "advance", "charge", "fall_back"]


@rule("KT-MOVE-07")
def test_a_model_that_was_never_engaged_has_nothing_to_fall_back_from() -> None:
    s = Scene([man(5, 11)], [FOE]).begin("move_start")
    assert "fall_back" not in moves_of(s, "a1")


# --- staying ----------------------------------------------------------------------------------------------------------


@rule("KT-STAY-01")
def test_to_stay_is_not_to_move_and_is_allowed_while_engaged() -> None:
    s = Scene([man(5, 11)], [man(5 + TOUCH, 11)]).begin("move").play("stay a1")
    assert s.at("a1") == (5000, 11000, 0)
    assert s.has("stationary", "a1")
    assert not s.has("prepared", "a1")


@rule("KT-STAY-02")
def test_who_stays_may_prepare_unless_he_is_engaged() -> None:
    s = Scene([man(5, 11), man(5, 3)], [man(5 + TOUCH, 11)]).begin("move")
    assert "prepare" not in moves_of(s, "a1")
    s.play("prepare a2")
    assert s.has("prepared", "a2")
    assert s.has("stationary", "a2")


def retreated(**target: Any) -> Scene:
    """Seat 1 moved first; then b1 retreats from a charge that falls short."""
    s = Scene([man(5, 11)], [man(14, 11, **target)], initiative=1).begin("move").play("prepare b1")
    return s.play("charge a1", "retreat b1", "path 17,11", dice=[1, 1]).play("halt")


@rule("KT-STAY-03", "KT-RULING-14")
def test_a_prepared_model_that_retreats_is_neither_prepared_nor_stationary() -> None:
    s = retreated()
    assert s.has("retreated", "b1")
    assert not s.has("prepared", "b1")
    assert not s.has("stationary", "b1")


# --- normal moves and advances ----------------------------------------------------------------------------------------


@rule("KT-GEOM-13", "KT-TERRAIN-02")
def test_a_model_steps_down_from_a_crate_in_one_leg() -> None:
    crate = box(9, 9, 11, 13, 1.5, "climb", "block", stand=True)
    s = Scene([man(10, 11, z=1.5)], [man(28, 20)], [crate]).begin("move").play("normal a1")
    assert (s.verdict("path 14,11,0").rule, s.verdict("path 14,11,0").cost) == ("", 4000)
    s.play("path 14,11,0")
    assert s.at("a1") == (14_000, 11_000, 0)


@rule("KT-NORMAL-01")
def test_a_normal_move_costs_at_most_the_move_of_the_model() -> None:
    s = Scene([man(5, 11, move=5)], [FOE]).begin("move").play("normal a1")
    assert s.allows("path 10,11")
    assert s.refusal("path 10.006,11") == "KT-GEOM-20"


@rule("KT-NORMAL-01")
def test_a_normal_move_never_comes_into_engagement_range_not_even_on_its_way() -> None:
    s = Scene([man(5, 11)], [man(8, 13.26)]).begin("move").play("normal a1")
    assert s.refusal("path 11,11") == "KT-NORMAL-01"
    assert s.refusal("path 8,11") == "KT-NORMAL-01"
    assert s.allows("path 8,10.9 10.9,10.9")


@rule("KT-NORMAL-01", "KT-STAY-01", "KT-REACT-07", "KT-RULING-93")
def test_a_normal_move_of_no_length_is_a_normal_move() -> None:
    s = Scene([man(5, 11)], [man(12, 11), man(12, 15)], initiative=1).begin("move").play("normal b1", "halt", "stay b2")
    assert (s.all_in("moved"), s.all_in("stationary")) == (["b1"], ["b2"])
    s.play("charge a1", "target b1", "target b2")
    assert s.options() == ["retreat b2", "none b2"]


def test_the_goals_of_a_move_are_the_two_nearest_enemies_whatever_their_order() -> None:
    s = Scene([man(5, 11)], [man(28, 20), man(20, 11), man(14, 11), man(28, 2)])
    trip = moving.normal_trip(s.board, s.state, Model(0))
    assert trips.goals(s.board, s.state, trip) == [s.at("b3"), s.at("b2")]


@rule("KT-ADVANCE-01", "KT-EX-12")
def test_an_advance_is_its_die_longer_and_keeps_out_of_engagement_range_too() -> None:
    """M 5 and a 4: 9″. One point of the path just an inch from an enemy is too near."""
    s = Scene([man(5, 11, move=5)], [man(9, 13.26)]).begin("move").play("advance a1", dice=[4])
    assert s.refusal("path 14,11") == "KT-ADVANCE-01"
    assert s.allows("path 5,10.999 13.999,10.999")
    assert s.refusal("path 5,10.999 14.006,10.999") == "KT-GEOM-20"


@rule("KT-ADVANCE-01")
def test_the_path_of_an_advance_is_chosen_after_its_die_and_need_not_be_gone() -> None:
    s = Scene([man(5, 11, gun())], [man(15, 11)]).begin("move").play("advance a1", dice=[1])
    assert s.told("advance_rolled") == [(0, (1,), 1)]
    s.play("halt")
    assert s.at("a1") == (5000, 11000, 0)
    assert s.has("advanced", "a1")
    assert not s.has("stationary", "a1")


@rule("KT-ADVANCE-02")
def test_who_advanced_shoots_only_with_assault_weapons() -> None:
    arms = gun(id="rifle"), gun("assault", id="carbine")
    s = Scene([man(5, 11, *arms, tokens=["advanced"]), man(5, 5, arms[0], tokens=["advanced"])], [man(15, 11)]).begin("shoot")
    assert s.options() == ["shoot a1", "pass"]
    s.play("shoot a1")
    assert s.options() == ["fire carbine b1", "stop"]


# --- falling back -----------------------------------------------------------------------------------------------------


def falling_back(*others: Man, pieces: Pieces = (), at: tuple[int, int] = (8, 11)) -> Scene:
    return Scene([man(*at)], [man(at[0] + TOUCH, at[1]), *others], pieces).begin("move_start")


@rule("KT-FALLBACK-01")
def test_to_fall_back_is_to_leave_every_engagement_range_within_the_move() -> None:
    s = falling_back(man(3, 11)).play("fall_back a1")
    assert s.refusal("path 7.1,11") == "KT-FALLBACK-01"         # still engaged with b1
    assert s.refusal("path 5,11") == "KT-FALLBACK-01"           # engaged with b2
    assert s.refusal("path 8,17.1") == "KT-GEOM-20"
    assert s.refusal("halt") == "KT-FALLBACK-01"
    s.play("path 6.5,11")
    assert s.engaged("a1") == []
    assert s.has("fell_back", "a1")


@rule("KT-FALLBACK-01")
def test_to_fall_back_one_may_pass_through_engagement_ranges_but_not_through_bases() -> None:
    s = falling_back(man(4, 13)).play("fall_back a1")
    assert s.allows("path 2,11")                                # past b2, within its inch
    assert s.refusal("path 6,11 2.5,14") == "KT-MOVE-04"


@rule("KT-FALLBACK-01")
def test_who_has_nowhere_to_go_cannot_fall_back() -> None:
    pen = [box(0, 9.5, 9, 10, 3, "impassable"), box(0, 12, 9, 12.5, 3, "impassable"), box(6, 10, 6.5, 12, 3, "impassable")]
    assert moves_of(falling_back(pieces=pen), "a1") == ["stay"]
    assert moves_of(falling_back(pieces=pen[:2]), "a1") == ["stay", "fall_back"]


@rule("KT-FALLBACK-01", "KT-GEOM-23")
@pytest.mark.parametrize("x", [17.625, 17.75])
def test_a_place_between_two_engagement_ranges_is_enough_to_fall_back_to(x: float) -> None:
    """Between two walls a1 can only go east, away from b1, where the engagement range of b2 leaves but a few hundredths."""
    walls = [box(8, 8, 22, 10.36, 3, "impassable"), box(8, 11.64, 22, 14, 3, "impassable")]
    s = Scene([man(15.1, 11)], [man(13.1, 11), man(x, 11)], walls).begin("move")
    room = x - 2.26 - (13.1 + 2.26)
    assert 0 < room < 0.2
    s.play("fall_back a1")
    assert s.allows(f"path {x - 2.26 - room / 2:.3f},11")


@rule("KT-FALLBACK-01", "KT-RECON-08")
def test_whether_one_can_fall_back_is_asked_anew_when_the_ground_was_surveyed() -> None:
    """On one board, in one position: a1 has one inch, and needs two thirds of an inch of difficult ground."""
    s = Scene([man(8, 11, move=1)], [man(8.33 + TOUCH, 11)], [box(0, 0, 30, 22, 0, "difficult")]).begin("move")
    a1 = s.number("a1")
    assert moving.why_no_fall_back(s.board, s.state, a1) == "KT-FALLBACK-01"
    s.state.recon[0], s.state.recon_works[0] = p.SURVEY_GROUND, 1
    assert moving.why_no_fall_back(s.board, s.state, a1) == ""


@rule("KT-FALLBACK-02")
def test_who_fell_back_cannot_react_to_charges_of_this_round() -> None:
    s = Scene([man(8, 11)], [man(8 + TOUCH, 11, gun()), man(25, 11, gun())], initiative=1).begin("move_start")
    s.play("fall_back b1", "path 14,11", "end", "charge a1", dice=[1, 1])
    assert s.told("charge_declared") == [(0, (1,))]
    assert s.asked == "failed_charge_path"


def disengaged(token: str, **rules: Any) -> Scene:
    return Scene([man(5, 11, gun(), tokens=[token])], [man(15, 11)], **rules).begin("shoot")


@rule("KT-FALLBACK-03", "KT-REACT-09", "KT-RULING-04")
@pytest.mark.parametrize("token", ["fell_back", "retreated"])
@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True)])
def test_who_fell_back_or_retreated_fires_snap_shots(token: str, die: int, hit: bool) -> None:
    s = disengaged(token).play("shoot a1", "fire gun b1", dice=[die, 1] if hit else [die])
    assert [args[-1] for args in s.told("hit_rolled")] == [hit]


@rule("KT-FALLBACK-03", "KT-REACT-09", "KT-RULING-04")
@pytest.mark.parametrize("token", ["fell_back", "retreated"])
def test_by_the_other_setting_who_fell_back_or_retreated_does_not_shoot(token: str) -> None:
    assert disengaged(token, snap_after_disengage="false").asked == ""
    assert disengaged(token, snap_after_disengage="true").options() == ["shoot a1", "pass"]


@rule("KT-TERRAIN-06", "KT-RULING-20")
@pytest.mark.parametrize(("action", "tests"), [("stay a1", 0), ("prepare a1", 0), ("normal a1", 1)])
def test_who_stands_in_dangerous_ground_is_tested_only_if_it_moves(action: str, tests: int) -> None:
    bog = box(3, 8, 9, 14, 0, "dangerous")
    s = Scene([man(5, 11)], [man(28, 20)], [bog]).begin("move").play(action)
    if tests:
        s.play("path 6,11", dice=[4])
    assert len(s.told("danger")) == tests


@rule("KT-MEASURE-02", "KT-GEOM-05")
def test_models_on_one_floor_are_as_near_as_on_the_ground() -> None:
    s = Scene([man(5, 11, z=3)], [man(5 + TOUCH + 1, 11, z=3)])
    assert models.is_within(s.board, s.state, s.number("a1"), s.number("b1"), Mil(1000))
    assert not models.is_within(s.board, s.state, s.number("a1"), s.number("b1"), Mil(999))


@rule("KT-MEASURE-02", "KT-GEOM-05")
@pytest.mark.parametrize(("height", "near"), [(1000, True), (1001, False)])
def test_an_enemy_straight_above_is_as_far_as_it_is_high(height: int, near: bool) -> None:
    s = Scene([man(5, 11)], [man(6, 11)])
    place = s.state.x[s.number("b1")], s.state.y[s.number("b1")], height
    assert bool(models.foes_within(s.board, s.state, s.number("a1"), place, Mil(1000))) is near


@rule("KT-FALLBACK-01")
def test_who_falls_back_is_shown_the_way_straight_from_its_enemy() -> None:
    s = Scene([man(5, 11)], [man(6, 12)])
    assert trips.beyond(s.state, s.number("a1"), s.number("b1")) == (-4000, 2000, 0)
