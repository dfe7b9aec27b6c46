"""What two rules come to when they meet: a movement and a scenario, an order and a loss, a shot and a friend on the way."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat, Steps
from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.damage.losses import eliminate
from bocage.games.heroes_of_normandie.rules.damage.overlays import structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import dent
from bocage.games.heroes_of_normandie.rules.phases.ordering import stars_of
from bocage.games.heroes_of_normandie.rules.phases.reserving import may_move
from bocage.games.heroes_of_normandie.rules.units import movement
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.field import Field
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, US_ARMY, Scene
from tests.marks import rule

COMMANDED = "us; us_8th_regiment; us_field_command = "
WATCHED = "p . . . . .\n" + ". . . . . .\n" * 5            # a watcher's position at a1


def without_question(steps: Steps) -> None:
    for _ in steps:
        raise AssertionError("nothing is asked")


def placing(s: Scene, tokens: str) -> list[str]:
    """What the American may place first."""
    s.put("ge_fire_group", "o1")
    return s.set("initiative: us", "placer: s1", f"s1 orders in hand: {tokens}").begin(p.PLACE_ORDERS).options()


# --- orders -----------------------------------------------------------------------------------------------------------


@rule("HN-TRAIT-06", "HN-RULING-62")
def test_the_only_number_goes_to_one_of_two_hardened_tiles() -> None:
    s = Scene(army=("us; us_8th_regiment = -, -, -, hardened; us_22nd_regiment = -, -, -, hardened", GE_ARMY))
    for square, tile in (("a1", 0), ("c1", 1), ("e1", -1)):
        s.put("us_fire_team", square, tile=tile)
    assert placing(s, "1") == ["order 1 u1", "order 1 u2"]


@rule("HN-ABIL-25", "HN-BLUFF-05")
def test_before_the_last_number_a_bluff_goes_to_any_but_the_unit_with_personal_order() -> None:
    s = Scene()
    s.put("us_hero_clint", "a1")
    s.put("us_fire_team", "c1")
    assert placing(s, "1, bluff") == ["order 1 u1", "order bluff u2"]


@rule("HN-ABIL-25", "HN-ORDER-03")
@pytest.mark.parametrize(("face", "stars"), [(FRONT, 2), (BACK, 0)])
def test_a_wounded_hero_brings_neither_his_star_nor_his_personal_order(face: int, stars: int) -> None:
    s = Scene()
    s.put("us_hero_clint", "a1", face=face)
    assert stars_of(s.board, s.state, Seat(0)) == stars


@rule("HN-ORDN-18", "HN-ORDER-07")
def test_three_templates_take_three_numbers_and_no_fourth() -> None:
    s = Scene(army=(f"{COMMANDED}smoke", GE_ARMY))
    s.put("us_fire_team", "a1")
    assert "order_smoke 4" in placing(s, "1, 2, 3, 4")
    s.play("order_smoke 4", "order_smoke 3", "order_smoke 2")
    assert s.options() == ["order 1 u1"]


@rule("HN-ORDER-07", "HN-TRAIT-13")
def test_the_last_number_goes_to_a_decoy_if_nobody_else_can_take_it() -> None:
    s = Scene()
    s.put("decoy", "a1", seat=0, face=BACK, hidden=p.AMBUSHED)
    assert placing(s, "1") == ["order 1 u1"]


@rule("HN-RULING-07", "HN-SPECIAL-02")
def test_by_the_setting_a_player_plays_both_special_orders_before_the_first_number() -> None:
    s = Scene(special_window="first")
    for square in ("a1", "c1"):
        s.put("us_fire_team", square, token=p.SPECIAL)
    s.put("ge_fire_group", "o1", token=1)
    s.set("s1: special-orders 2", "initiative: us", "side to act: us").begin(p.WINDOW).play("special u1", "decline")
    assert s.options() == ["special u2", "pass"]


@rule("HN-RULING-07", "HN-ORDN-19")
def test_by_the_setting_the_number_of_a_smoke_template_ends_the_time_of_special_orders() -> None:
    s = Scene(army=(f"{COMMANDED}smoke", GE_ARMY), special_window="first")
    s.put("us_fire_team", "a1", token=p.SPECIAL)
    s.put("ge_fire_group", "o1", token=1)
    s.set("s1: special-orders 1", "s1 orders on smoke: 1", "initiative: us", "side to act: us").begin(p.WINDOW)
    s.play("pass", "no")
    assert (s.asked, s.asked_of) == ("act", 1)


@rule("HN-ORDN-07", "HN-ORDN-10")
def test_a_directive_falls_with_its_officer() -> None:
    s = Scene(army=(f"{COMMANDED}directive_1", GE_ARMY))
    captain, team = s.put("us_captain", "e5"), s.put("us_fire_team", "e6")
    s.state.directive_on[0], s.state.directive_kind[0] = captain, p.DOUBLE_TIME
    assert movement(s.board, s.state, team) == 6
    without_question(eliminate(s.table, captain))
    assert movement(s.board, s.state, team) == 4


@rule("HN-TRANSPORT-07", "HN-RESERVE-01")
def test_a_passenger_moves_in_reserve_though_its_vehicle_has_acted() -> None:
    s = Scene()
    car, team = s.put("us_halftrack", "c5", token=1), s.put("us_fire_team", "")
    s.carry(team, car)
    s.put("ge_fire_group", "o1")
    s.activate(car).quietly("decline")
    assert (may_move(s.board, s.state, car), may_move(s.board, s.state, team)) == (False, True)


@rule("HN-TRAIT-07", "HN-TRANSPORT-15")
def test_a_heroic_unit_that_has_boarded_may_get_out_by_its_second_action() -> None:
    s = Duel(army=("us; us_8th_regiment = -, -, -, heroic", GE_ARMY))
    car, team = s.put("us_halftrack", "c3"), s.put("us_fire_team", "c5", tile=0)
    s.activate(team).quietly("move", f"embark {s.name(car)}", "again", "move")
    assert "leave b3" in s.options()


# --- on the way -------------------------------------------------------------------------------------------------------


@rule("HN-MOVE-04", "HN-TERR-08")
def test_nobody_passes_through_a_friend_in_bocage() -> None:
    s = March(".....\n.....\n..B..\n.....", "us_fire_team", "c4")
    s.put("us_support_team", "c3")
    s.move()
    assert sorted(s.can("step")) == ["b3", "b4", "d3", "d4"]


@rule("HN-ZOC-03", "HN-MOVE-04")
def test_the_square_of_a_friend_in_the_same_zone_is_no_way_round() -> None:
    s = Duel()
    team = s.put("us_fire_team", "e5")
    s.put("us_support_team", "d5")
    s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move")
    assert s.lacks("step d5", "move")
    assert "step d6" in s.options()


@rule("HN-TERR-13", "HN-MOVE-04")
def test_opportunity_fire_strikes_who_passes_through_a_friend_and_not_the_friend() -> None:
    s = Duel(WATCHED)
    mover, friend = s.put("us_rifle_team", "c6"), s.put("us_fire_team", "c5")
    watcher = s.put("ge_fire_group", "a1")
    s.activate(mover).quietly("move").play("step c5", f"opportunity {s.name(watcher)} main normal", dice=[3])
    assert (s.face(mover), s.face(friend)) == (BACK, FRONT)


@rule("HN-MOVE-06", "HN-ABIL-13", "HN-TERR-13")
def test_who_is_spotted_at_a_step_can_be_fired_at_there() -> None:
    s = Duel(WATCHED)
    mover, watcher = s.put("us_recon_team", "f6", face=BACK, hidden=p.AMBUSHED), s.put("ge_fire_group", "a1")
    s.activate(mover).quietly("move").play("step e6")
    assert (s.state.hidden[mover], s.asked, s.options()[0]) == (p.OPEN, "moved", f"opportunity {s.name(watcher)} main normal")


@rule("HN-MOVE-06", "HN-ABIL-13", "HN-TERR-13")
def test_a_watcher_that_the_mover_has_just_spotted_may_fire_all_the_same() -> None:
    s = Duel(WATCHED)
    mover, watcher = s.put("us_rifle_team", "a4"), s.put("ge_recon_group", "a1", face=BACK, hidden=p.AMBUSHED)
    s.activate(mover).quietly("move").play("step a3")
    assert (s.state.hidden[watcher], s.options()[0]) == (p.OPEN, f"opportunity {s.name(watcher)} main normal")


@rule("HN-TERR-13", "HN-ACT-09")
def test_who_has_lost_his_token_may_still_use_opportunity_fire() -> None:
    s = Duel(WATCHED)
    mover, watcher = s.put("us_rifle_team", "c6"), s.put("ge_fire_group", "a1")
    s.set(f"{s.name(watcher)}: marks lost_token").activate(mover).quietly("move").play("step c5")
    assert s.options()[0] == f"opportunity {s.name(watcher)} main normal"


# --- scenarios --------------------------------------------------------------------------------------------------------


@rule("HN-ARMY-13", "HN-RULING-05", "HN-ORDN-16")
def test_a_lost_nest_breaks_no_tile() -> None:
    """It came with an ordinance, and the high command breaks with its first loss."""
    s = Scene(army=(US_ARMY, "ge; ge_902; ge_feldkommando = mg_nest"))
    s.dice.then = SeededDice("nest")
    s.put("us_fire_team", "a15")
    s.put("ge_fire_group", "a1")
    s.begin(p.RESERVE_END).quietly("onto h8")
    nest = Unit(2)
    assert s.at(nest) == "h8"
    without_question(eliminate(s.table, nest))
    assert (s.state.score, s.state.broken) == ([0, 0], [0, 0, 0])


def at_the_bridge(type: str, at: str, seat: int | None = None, *, face: int = p.FRONT, facing: str = "n", hidden: int = p.OPEN,
                  suppressed: int = 0) -> Field:
    """On turn 2 a unit is activated, and moves."""
    s = Field("bridge").set("turn: 2")
    unit = s.put(type, at, seat, face=face, facing=facing, hidden=hidden, suppressed=suppressed)
    s.put("ge_fire_group", "a1")
    s.activate(unit).quietly("move")
    return s


@rule("HN-MOVE-12", "HN-VEH-03")
def test_a_tank_leaves_backwards_with_its_rear_on_the_edge() -> None:
    assert "exit" in at_the_bridge("us_m5_stuart", "n8", facing="w").options()


@rule("HN-MOVE-12", "HN-SUPP-05")
def test_who_is_held_by_his_markers_does_not_leave_the_board() -> None:
    assert at_the_bridge("us_fire_team", "o8", suppressed=2).lacks("exit", "move")


@rule("HN-MOVE-12", "HN-TRAIT-19")
def test_a_decoy_does_not_leave_the_board() -> None:
    s = at_the_bridge("decoy", "o8", seat=0, face=BACK, hidden=p.AMBUSHED)
    assert s.lacks("exit", "move")


@rule("HN-VICTORY-08")
def test_who_stops_between_two_markers_takes_both() -> None:
    s = Field("village").set("bonus tactics: @e7, @f7")
    team = s.put("us_fire_team", "e8")
    s.put("ge_fire_group", "o1")
    s.walk(team, "e7")
    assert (len(s.state.tactics_held[0]), s.state.tactics) == (2, [])


@rule("HN-VICTORY-08", "HN-TRANSPORT-04")
def test_who_boards_a_vehicle_beside_a_marker_takes_nothing() -> None:
    s = Field("village")
    car, team = s.put("us_halftrack", "e7"), s.put("us_fire_team", "e6")
    s.put("ge_fire_group", "o1")
    s.activate(team).quietly("move", f"embark {s.name(car)}")
    assert (s.state.at[team], s.state.tactics_held[0]) == (p.CARRIED, [])


@rule("HN-VICTORY-01", "HN-TERR-20")
def test_the_prisoner_is_fetched_from_the_ruins_of_the_farmhouse_too() -> None:
    s = Field("farmhouse").set("turn: 2")
    inside = s.board.objective_names[0][0]
    square = s.square(inside)
    without_question(dent(s.table, structure_at(s.board.ground(s.state.ground), square), 6, square))
    team = s.put("us_fire_team", inside)
    s.put("ge_fire_group", "a1")
    s.activate(team).quietly("move").play("stop")
    assert s.state.prisoner == team


def with_prisoner(turn: int, aboard: bool) -> Field:
    """The prisoner leaves over the south edge in Reserve, on foot or aboard."""
    s = Field("farmhouse").set(f"turn: {turn}")
    team = s.put("us_fire_team", "" if aboard else "a15")
    car = s.put("us_halftrack", "h14", facing="n")
    if aboard:
        s.carry(team, car)
    s.put("ge_fire_group", "a1")
    s.set(f"prisoner led by: {s.name(team)}").reserve()
    s.play(f"activate {s.name(car if aboard else team)}", "exit")
    return s


@rule("HN-VICTORY-01", "HN-VICTORY-04", "HN-MOVE-12")
@pytest.mark.parametrize(("turn", "aboard", "winner"), [(2, True, "us"), (2, False, "us"), (1, False, "")])
def test_the_prisoner_comes_home_in_reserve_too_but_on_turn_1_nobody_wins_yet(turn: int, aboard: bool, winner: str) -> None:
    s = with_prisoner(turn, aboard)
    assert s.winner == winner
    if not winner:
        assert s.end_of_reserve(2).winner == "us"
