"""The edges of the phases: what two rules at one moment come to, the last of a thing, a thing in another phase."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat
from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Force, Scenario, Zone
from bocage.games.heroes_of_normandie.rules.equipment import bombs_explode
from bocage.games.heroes_of_normandie.rules.phases.deploying import carriers_for, facing_of, scout_of, zone_of
from bocage.games.heroes_of_normandie.rules.units import movement
from bocage.games.heroes_of_normandie.types import RecruitNo, by_recruit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.field import Field
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.rules.rulings.test_rulings_cards import ZONES
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, US_ARMY, Scene
from tests.heroes_of_normandie.test_refusals import refused
from tests.marks import rule

COMMANDED = "us; us_8th_regiment; us_field_command = "


def seeded(*army: str) -> Scene:
    s = Scene(army=army or (US_ARMY, GE_ARMY))
    s.dice.then = SeededDice("edges")
    return s


# --- deployment -------------------------------------------------------------------------------------------------------


@rule("HN-SETUP-06")
@pytest.mark.parametrize(("corner", "facing"), [((0, 0, 0, 0), "s"), ((14, 0, 14, 0), "s"), ((0, 14, 0, 14), "n")])
def test_whoever_is_placed_in_a_corner_looks_along_the_board(corner: tuple[int, int, int, int], facing: str) -> None:
    """The middle of the board lies as far across as ahead."""
    force = Force(points=1000, zone=Zone(box=corner))
    s = Scene(scenario=Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", us=force, ge=force,
                                goal="points"))
    assert p.DIRECTIONS[facing_of(s.board, Seat(0))] == facing


def recruit_of(s: Scene, name: str) -> RecruitNo:
    return next(number for number, made in by_recruit(s.board.recruits) if made.name == name)


@rule("HN-TRAIT-13", "HN-TRAIT-19", "HN-ORDN-14", "HN-SETUP-08")
def test_a_decoy_neither_infiltrates_nor_begins_in_a_vehicle() -> None:
    """Of a tile with Infiltration every unit scouts 6 squares; decoys are no units of it, and nobody carries them."""
    s = Scene(army=("us; us_8th_regiment = -, -, -, us_infiltration; us_22nd_regiment = us_mechanised, -, -, tricky", GE_ARMY))
    truck = s.put("us_halftrack", "e5")
    decoy, team = (recruit_of(s, name) for name in ("decoy", "us_fire_team"))
    assert [scout_of(s.board, number) for number in (decoy, team)] == [0, 6]
    assert [carriers_for(s.board, s.state, number) for number in (decoy, team)] == [[], [truck]]


@rule("HN-EQUIP-16", "HN-ABIL-32")
def test_the_horn_keeps_off_objectives_like_a_scout() -> None:
    s = Field("battle", deployed=False)
    board = s.board
    scouted = zone_of(board, Seat(0), 3) & ~board.zone[0]
    assert scouted
    assert not scouted & board.near_objectives


# --- orders -----------------------------------------------------------------------------------------------------------


@rule("HN-CARD-03")
def test_a_furious_order_refuses_a_shot_only_if_the_unit_could_fire() -> None:
    s = Scene()
    group = s.put("ge_fire_group", "e5")
    s.put("us_rifle_team", "e3")
    s.set("orders for moves only: s2:3")
    s.activate(group, token=3)
    assert refused(s, "fire main normal") == "HN-CARD-03"
    assert refused(s, "fire second normal") == "HN-GEN-08"


@rule("HN-ORDER-03", "HN-CARD-03")
def test_an_extra_order_by_a_card_is_for_one_turn() -> None:
    s = seeded()
    for unit, at in (("us_captain", "a15"), ("us_rifle_team", "c15"), ("us_rifle_team", "e15"), ("ge_leutnant", "a1")):
        s.put(unit, at)
    s.set("s1: extra-orders 1", "s1 orders in hand: 1, 2", "s2 orders in hand: 1, 2")
    s.begin(p.ORDER_START)
    assert s.state.tokens[0] == [1, 2, 3, p.BLUFF]
    s.set("s1 orders in hand: 1, 2", "s2 orders in hand: 1, 2").begin(p.ORDER_START)
    assert s.state.tokens[0] == [1, 2, p.BLUFF]


@rule("HN-ORDN-10", "HN-SUPP-05")
@pytest.mark.parametrize(("type", "face", "suppressed", "points"), [
    ("us_rifle_team", FRONT, 0, 6), ("us_rifle_team", FRONT, 1, 4), ("us_rifle_team", FRONT, 3, 0), ("us_30cal", BACK, 0, 0)])
def test_double_time_counts_before_suppression_and_moves_nobody_who_cannot_walk(
        type: str, face: int, suppressed: int, points: int) -> None:
    s = Scene()
    s.put("us_captain", "e5")
    unit = s.put(type, "e8", face=face, suppressed=suppressed)
    s.set("us: directive-on u1, directive double_time")
    assert movement(s.board, s.state, unit) == points


@rule("HN-ORDN-07", "HN-TRANSPORT-14")
def test_a_directive_reaches_from_the_vehicle_of_the_officer_to_a_passenger_of_another() -> None:
    s = Scene()
    truck, other = s.put("us_halftrack", "e5", facing="n"), s.put("us_halftrack", "e9", facing="n")
    officer, team = s.put("us_captain", ""), s.put("us_rifle_team", "")
    s.carry(officer, truck)
    s.carry(team, other)
    s.set(f"us: directive-on {s.name(officer)}, directive double_time")
    assert movement(s.board, s.state, team) == 6, "from e6 to e9"
    s.set(f"u{other + 1}: at e10")
    assert movement(s.board, s.state, team) == 4


# --- movement ---------------------------------------------------------------------------------------------------------


@rule("HN-ORDN-05", "HN-ABIL-43")
@pytest.mark.parametrize(("hidden", "turns"), [(p.OPEN, True), (p.MARKER_A, False), (p.MARKER_B, False)])
def test_a_machine_gun_under_a_concealed_marker_does_not_turn(hidden: int, turns: bool) -> None:
    s = Scene()
    s.put("us_30cal", "e9", hidden=hidden)
    s.put("ge_fire_group", "a1")
    s.reserve(0).quietly("activate u1")
    assert s.asked == "reserve_move"
    assert ("turn" in s.options()) is turns


@rule("HN-TRANSPORT-11", "HN-ABIL-01")
def test_a_machine_gun_that_gets_out_with_its_tripod_folded_has_been_turned_in_that_movement() -> None:
    m = March("..... .....", "us_30cal", "", face=BACK)
    truck = m.put("us_halftrack", "c1", facing="e")
    m.carry(m.mover, truck)
    m.grant("us_30cal")
    for face in m.board.types[m.state.kind[m.mover]].faces:
        face.move = 3
    m.move("leave c2")
    assert (m.face(m.mover), m.state.turned) == (FRONT, 1)
    assert m.lacks("turn", "move")


@rule("HN-EQUIP-04", "HN-ORDN-05")
def test_who_has_dug_a_position_does_nothing_more_in_that_phase() -> None:
    s = Scene(army=(COMMANDED + "concealed, position", GE_ARMY))
    s.put("us_rifle_team", "e9")
    s.put("us_rifle_team", "h9")
    s.put("ge_fire_group", "a1")
    s.reserve(0).play("activate u1", "dig")
    assert (s.asked, s.options()) == ("reserve_unit", ["activate u2", "done"])


@rule("HN-ORDN-06", "HN-RULING-79", "HN-RESERVE-05")
def test_a_concealed_marker_found_at_the_start_of_reserve_waits_for_the_next_reserve_phase() -> None:
    """Second Thoughts send back a German who thereby sees the concealed unit; the bluffs still lie there."""
    s = Scene(army=(COMMANDED + "concealed", GE_ARMY), scenario=ZONES)
    s.put("ge_fire_group", "e8", face=BACK)
    team = s.put("us_fire_team", "e4", hidden=p.MARKER_A)
    s.set("s1: concealed-free b").give(0, "u02")
    s.begin(p.RESERVE_START).play("play u02", "onto e7")
    assert s.state.hidden[team] == p.OPEN
    s.play("onto e6").quietly()
    s.play(f"activate u{team + 1}")
    assert [option for option in s.options() if option.startswith("conceal")] == ["conceal 2"]


@rule("HN-MOVE-12", "HN-RESERVE-03", "HN-VICTORY-04")
def test_the_third_american_may_leave_over_the_bridge_in_reserve_too() -> None:
    s = Field("bridge").set("turn: 2", "us: exited 2")
    edge = next(square for square in s.board.start.squares if s.board.start.column[square] == s.board.start.width - 1
                and s.board.start.passable[p.INFANTRY] >> square & 1)
    s.put("us_rifle_team", s.board.lexicon.squares[edge])
    s.reserve(0).quietly("activate u1", "exit")
    assert (s.state.exited[p.US], s.winner) == (3, "us")


# --- the end of reserve -----------------------------------------------------------------------------------------------


@rule("HN-RESERVE-13", "HN-ORDN-15")
@pytest.mark.parametrize("first", ["play c21", "use initiative"])
def test_the_initiative_is_kept_by_a_card_or_by_the_ordinance_and_not_by_both(first: str) -> None:
    s = seeded(COMMANDED + "initiative", GE_ARMY)
    s.put("us_captain", "a15")
    s.put("ge_leutnant", "a1")
    s.give(0, "c21")
    s.begin(p.PASS_INITIATIVE)
    assert s.options() == ["use initiative", "play c21", "pass"]
    s.play(first)
    while s.asked == "initiative_turns":
        assert "use initiative" not in s.options() or first == "play c21"
        s.play("pass")
    assert s.told("initiative_kept") == [(p.US,)]
    assert s.state.stock == [0 if first == "use initiative" else 1]


@rule("HN-EQUIP-07", "HN-RESERVE-12", "HN-ORDER-05")
def test_a_bomb_at_the_end_of_reserve_costs_the_orders_of_its_victim_at_once() -> None:
    """The tank with a star is destroyed before tokens are taken."""
    s = seeded()
    s.put("us_oddball_sherman", "e5", facing="n")
    s.put("us_captain", "a15")
    s.put("ge_leutnant", "a1")
    s.set("turn: 2", "u1: bombs 1, damage crew")
    s.begin(p.RESERVE_END, 6, 1, 1)
    assert s.told("destroyed") == [(s.told("destroyed")[0][0],)]
    assert s.told("tokens_taken")[0] == (0, 2)


@rule("HN-EQUIP-07", "HN-RESERVE-15")
def test_if_the_last_vehicles_of_both_sides_explode_nobody_wins() -> None:
    s = seeded()
    s.put("us_willys_50cal", "e5", facing="n")
    s.put("ge_zundapp", "e9", facing="n")
    s.set("turn: 2", "u1: bombs 1", "u2: bombs 1")
    s.begin(p.RESERVE_END, 6, 6).quietly()
    while s.asked == "discard":
        s.play("draw")
    assert len(s.told("bomb_exploded")) == 2
    assert s.state.outcome == p.DRAWN


@rule("HN-EQUIP-07")
def test_a_bomb_on_a_vehicle_that_another_bomb_has_destroyed_is_gone_too() -> None:
    s = Scene()
    s.put("ge_zundapp", "e5", facing="n")
    s.put("ge_fire_group", "a1")
    s.set("u1: bombs 3").dice.script += [6]
    assert list(bombs_explode(s.table, p.US)) == []
    assert (len(s.told("bomb_exploded")), s.state.bombs[0]) == (1, 0)


@rule("HN-TRAIT-04", "HN-SUPP-10")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 1)])
def test_the_courageous_lose_two_markers_if_they_have_two(before: int, after: int) -> None:
    s = seeded("us; us_8th_regiment = -, -, -, courageous", GE_ARMY)
    s.put("us_rifle_team", "e5", tile=0, suppressed=before)
    s.put("ge_leutnant", "a1")
    s.begin(p.RESERVE_END)
    assert s.state.suppressed[0] == after


@rule("HN-VICTORY-04", "HN-VICTORY-02")
@pytest.mark.parametrize(("turn", "outcome"), [(1, p.RUNNING), (2, p.GE)])
def test_who_has_lost_everybody_on_turn_1_has_lost_on_turn_2(turn: int, outcome: int) -> None:
    s = seeded()
    s.put("ge_leutnant", "a1")
    s.set(f"turn: {turn}").begin(p.TAKE_TOKENS)
    assert s.state.outcome == outcome


@rule("HN-ORDN-16", "HN-VICTORY-02")
@pytest.mark.parametrize(("answer", "outcome"), [("onto e9", p.RUNNING), ("no", p.US)])
def test_a_nest_placed_at_the_end_of_reserve_keeps_its_side_in_the_game(answer: str, outcome: int) -> None:
    s = seeded(US_ARMY, "ge; ge_902; ge_feldkommando = mg_nest")
    s.put("us_captain", "a15")
    s.set("turn: 2").begin(p.RESERVE_END).quietly()
    assert (s.asked, s.asked_of) == ("place_nest", 1)
    s.play(answer)
    while s.asked == "discard":
        s.play("draw")
    assert s.state.outcome == outcome


@rule("HN-ORDN-13", "HN-RESERVE-10")
@pytest.mark.parametrize(("held", "more", "asked"), [(4, 0, True), (5, 0, False), (5, 1, True), (7, 2, False)])
def test_who_holds_more_cards_than_the_maximum_does_not_improvise(held: int, more: int, asked: bool) -> None:
    """Improvisation allows one card above the maximum and no more."""
    s = seeded(COMMANDED + "improvisation", GE_ARMY)
    s.put("us_captain", "a15")
    s.put("ge_leutnant", "a1")
    s.give(0, *("c03", "c05", "c11", "c12", "c13", "c14", "c15")[:held])
    s.set(f"s1: draw-more {more}")
    s.begin(p.REFILL).play("draw")
    assert (s.asked == "improvise_draw") is asked


# --- activation -------------------------------------------------------------------------------------------------------


@rule("HN-ABIL-05", "HN-BLUFF-03")
def test_an_autonomous_unit_loses_even_a_bluff_when_it_acts() -> None:
    s = Scene()
    s.grant("ge_fire_group", "autonomous")
    s.put("ge_fire_group", "e5", token=p.BLUFF)
    s.put("us_rifle_team", "e15", token=1)
    s.begin(p.WINDOW)
    while s.asked_of != 1:
        s.play("pass")
    s.play("autonomous u1")
    assert (s.state.lost[1], s.state.revealed[1], s.state.order[0]) == ([p.BLUFF], [], p.ACTIVE)


@rule("HN-TRAIT-07", "HN-ABIL-38")
def test_the_guns_of_a_battery_are_not_activated_again() -> None:
    s = Duel(army=("us; us_8th_regiment = -, -, -, heroic", GE_ARMY))
    captain, gun = s.put("us_gun_captain", "e8", tile=0), s.put("us_30cal", "f9", face=BACK, tile=0, token=4)
    s.put("ge_fire_group", "e3")
    s.activate(captain, 3).quietly("battery", dice=[1])
    while s.asked not in ("smoke", "heroic", ""):
        s.quietly(s.options()[0], dice=[1])
    assert s.is_over
    assert (s.state.order[gun], s.state.stock) == (p.ACTIVE, [3])
