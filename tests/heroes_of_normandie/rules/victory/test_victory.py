"""Objectives, points, bonus tactics, event markers, and how each scenario ends (HN-VICTORY, catalogue 12)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bocage.games.heroes_of_normandie import RULESET, setup
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.damage.losses import eliminate
from bocage.games.heroes_of_normandie.rules.victory.objectives import controller
from bocage.games.heroes_of_normandie.suppose import suppose
from bocage.games.heroes_of_normandie.text import HNamer
from tests.heroes_of_normandie.field import Field, idle
from tests.heroes_of_normandie.scene import BACK
from tests.marks import rule
from bocage.core.decision import Steps, Seat
from bocage.games.heroes_of_normandie.types import Unit

MIDDLE = ("g7", "h7", "g8", "h8")                           # around the intersection (7,7) of first contact


def quietly(steps: Steps) -> None:
    for _ in steps:
        raise AssertionError("nothing is asked")


def contact(*units: tuple[str, str]) -> Field:
    """First contact, with an officer of each side out of the way and these units on the table."""
    s = Field("first_contact")
    s.put("us_lt_officer", "a15")
    s.put("ge_leutnant", "o1")
    for type, at in units:
        s.put(type, at)
    return s


# --- control ----------------------------------------------------------------------------------------------------------


@rule("HN-VICTORY-05")
@pytest.mark.parametrize("square", MIDDLE)
def test_an_objective_is_held_from_each_of_the_four_squares_around_it(square: str) -> None:
    s = contact(("us_fire_team", square))
    assert controller(s.board, s.state, 0) == p.US


@rule("HN-VICTORY-05")
def test_beside_those_squares_nobody_holds_it() -> None:
    s = contact(("us_fire_team", "f7"), ("ge_fire_group", "i8"))
    assert controller(s.board, s.state, 0) == p.NOBODY


@rule("HN-VICTORY-05")
def test_an_objective_in_a_building_is_held_from_anywhere_inside() -> None:
    s = Field("village")
    s.put("ge_fire_group", "f4")
    assert [controller(s.board, s.state, number) for number in range(5)] == [p.GE, p.NOBODY, p.NOBODY, p.NOBODY, p.NOBODY]


@rule("HN-VICTORY-05", "HN-TRAIT-19")
def test_a_decoy_holds_nothing_and_contests_nothing() -> None:
    s = contact(("us_fire_team", "g7"))
    s.put("decoy", "h8", seat=1, face=BACK, hidden=p.AMBUSHED)
    assert controller(s.board, s.state, 0) == p.US


@rule("HN-VICTORY-05", "HN-GEN-13")
def test_a_carried_unit_holds_nothing_but_its_vehicle_does() -> None:
    s = contact(("us_halftrack", "g7"))
    rider = s.put("us_fire_team", "")
    s.carry(rider, Unit(2))
    assert controller(s.board, s.state, 0) == p.US
    s.set("u3: at a7")
    assert controller(s.board, s.state, 0) == p.NOBODY


@rule("HN-VICTORY-06")
def test_with_both_there_it_is_nobodys() -> None:
    s = contact(("us_fire_team", "g7"), ("ge_fire_group", "h8"))
    assert controller(s.board, s.state, 0) == p.NOBODY
    s.end_of_reserve(2)
    assert s.state.score == [0, 0]
    assert s.seen_by(0).objectives[0].contested


@rule("HN-VICTORY-07")
def test_a_marked_objective_is_for_its_side_alone_but_the_other_can_contest_it() -> None:
    s = Field("ridge")
    german = s.put("ge_fire_group", "l7")                   # beside the American objective (12,7)
    assert controller(s.board, s.state, 2) == p.NOBODY
    american = s.put("us_fire_team", "m8")
    assert controller(s.board, s.state, 2) == p.NOBODY
    s.set(f"{s.name(german)}: at gone")
    assert controller(s.board, s.state, 2) == p.US
    assert s.at(american) == "m8"


@rule("HN-VICTORY-05", "HN-TRAIT-19", "HN-ABIL-19")
@pytest.mark.parametrize(("type", "traced", "score"), [("decoy", 1, 1), ("ge_recon_group", 2, 0)])
def test_points_tell_all_whether_a_hidden_counter_that_contests_is_a_decoy(type: str, traced: int, score: int) -> None:
    s = contact(("us_fire_team", "g7"))
    hidden = s.put(type, "h8", seat=1, face=BACK, hidden=p.AMBUSHED)
    s.end_of_reserve(2)
    assert (s.state.traced[hidden], s.state.score[p.US]) == (traced, score)


@rule("HN-ABIL-19")
def test_where_nothing_hangs_on_a_hidden_counter_points_tell_nothing() -> None:
    s = contact(("ge_fire_group", "g7"))
    hidden = s.put("ge_recon_group", "h8", face=BACK, hidden=p.AMBUSHED)
    s.end_of_reserve(2)
    assert (s.state.traced[hidden], s.state.score) == (0, [0, 1])


# --- when the game ends -----------------------------------------------------------------------------------------------


@rule("HN-VICTORY-01", "HN-RESERVE-11")
def test_points_are_scored_in_reserve_from_turn_2_on() -> None:
    s = contact(("us_fire_team", "g7"))
    s.end_of_reserve(1)
    assert s.state.score == [0, 0]
    s.end_of_reserve(2)
    assert (s.state.score, s.told("scored"), s.winner) == ([1, 0], [(p.US, 1)], "")


@rule("HN-VICTORY-03", "HN-VICTORY-10", "HN-SETUP-05")
def test_the_game_ends_with_its_last_turn_and_the_most_points_win() -> None:
    s = contact(("ge_fire_group", "g7"))
    s.end_of_reserve(5)
    assert s.winner == ""
    s.end_of_reserve(6)
    assert (s.winner, s.state.score, s.state.why) == ("ge", [0, 2], "HN-VICTORY-01")


@rule("HN-VICTORY-10", "HN-RULING-30")
def test_equal_points_are_a_draw() -> None:
    s = contact()
    s.set("us: score 3", "ge: score 3")
    s.end_of_reserve(6)
    assert (s.winner, s.state.why) == ("draw", "HN-VICTORY-10")
    assert RULESET.rules.result(s.board, s.state).scores == (0.5, 0.5)


@rule("HN-VICTORY-02")
def test_a_side_without_units_has_lost() -> None:
    s = Field("first_contact")
    s.put("us_lt_officer", "a15")
    s.set("turn: 2")
    s.begin(p.TAKE_TOKENS)
    assert (s.winner, s.state.why) == ("us", "HN-VICTORY-02")


@rule("HN-VICTORY-04")
def test_nobody_wins_on_turn_1() -> None:
    s = Field("first_contact")
    s.put("us_lt_officer", "a15")
    s.begin(p.TAKE_TOKENS).quietly()
    assert (s.winner, s.state.turn) == ("", 2)
    idle(s, "nothing more")
    assert (s.winner, s.state.turn) == ("us", 2)


@rule("HN-VICTORY-09", "HN-ARMY-13")
def test_a_broken_tile_counts_among_the_points() -> None:
    s = Field("ridge")
    hq = s.put("ge_gruber_hq", "o8", tile=1)
    s.put("us_lt_officer", "a8")
    quietly(eliminate(s.table, hq))
    assert (s.state.score, s.told("broken")) == ([2, 0], [(s.board.tiles_of[1][1], p.US, 2)])


# --- bonus tactics ----------------------------------------------------------------------------------------------------


def village() -> Field:
    """The two markers lie at (4,6) and (10,9)."""
    s = Field("village")
    s.put("us_captain", "a15")
    s.put("ge_oberleutnant", "o1")
    return s


@rule("HN-VICTORY-08")
def test_the_first_unit_that_ends_a_movement_beside_a_marker_takes_it_unseen() -> None:
    s = village()
    team = s.put("us_fire_team", "e9")
    s.dice.script += ["redraw"]
    s.walk(team, "e8", "e7")
    assert [s.board.lexicon.points[point] for point in s.state.tactics] == ["@k10"]
    assert s.state.tactics_held == [[p.REDRAW], []]
    assert s.told("tactic_taken") == [(s.tag(team),)]
    was = next(event for event in s.events if event.name == "tactic_was")
    assert (was.seen_by(0), was.seen_by(1), was.seen_by(None)) == (True, False, False)
    seen = [s.seen_by(seat).seats[0] for seat in (0, 1)]
    assert [(each.tactics, each.tactics_held) for each in seen] == [(1, ("redraw",)), (1, ())]


@rule("HN-VICTORY-08")
def test_passing_by_takes_nothing() -> None:
    s = village()
    team = s.put("us_fire_team", "e8")
    s.walk(team, "e7", "f6", "g5")
    assert (s.at(team), len(s.state.tactics)) == ("g5", 2)


@rule("HN-VICTORY-08", "HN-TRAIT-19")
def test_a_decoy_takes_none_and_all_know_it_for_one() -> None:
    s = village()
    decoy = s.put("decoy", "e8", seat=0, face=BACK, hidden=p.AMBUSHED)
    s.walk(decoy, "e7")
    assert (len(s.state.tactics), s.state.tactics_held[0], s.state.traced[decoy]) == (2, [], 1)


@rule("HN-VICTORY-08", "HN-ABIL-19")
def test_a_hidden_unit_takes_it_and_is_known_to_be_no_decoy() -> None:
    s = village()
    recon = s.put("us_recon_team", "e8", face=BACK, hidden=p.AMBUSHED)
    s.walk(recon, "e7")
    assert (len(s.state.tactics), len(s.state.tactics_held[0]), s.state.traced[recon]) == (1, 1, 2)
    assert s.state.hidden[recon] == p.AMBUSHED


@rule("HN-VICTORY-08")
def test_it_may_be_taken_in_reserve_too() -> None:
    s = village()
    team = s.put("us_fire_team", "e8")
    s.reserve().play(f"activate u{team + 1}", "step e7", "stop")
    assert len(s.state.tactics_held[0]) == 1


def holding(kind: str) -> Field:
    return village().set(f"s1: tactics {kind}")


def used_up(s: Field, kind: str) -> bool:
    number = p.TACTIC_CALLED[kind]
    return s.state.tactics_held[0] == [] and s.state.tactics_seen[number] == 1 and (0, number) in s.told("tactic_used")


@rule("HN-VICTORY-08", "HN-ORDER-04")
def test_one_gives_an_order_more_this_turn() -> None:
    s = holding("order")
    s.set("turn: 0")
    s.begin(p.TURN_START).play("tactic order").quietly()
    numbers = [token for token in s.state.tokens[0] if token <= p.MOST_ORDERS]
    assert used_up(s, "order")
    assert numbers == list(range(1, s.told("tokens_taken")[0][1] + 2))


@rule("HN-VICTORY-08", "HN-ORDER-04")
def test_there_is_no_eleventh_order_from_it() -> None:
    s = holding("order")
    for column in "bcdef":
        s.put("us_captain", f"{column}15")
    s.set("turn: 0")
    s.begin(p.TURN_START)
    assert (s.asked, s.options()) == ("order_start", ["pass"])


@rule("HN-VICTORY-08", "HN-RESERVE-10")
def test_one_gives_a_card_more_at_the_draw() -> None:
    s = holding("card")
    s.begin(p.RESERVE_END).play("tactic card")
    idle(s, "place_order")
    assert used_up(s, "card")
    assert [len(hand) for hand in s.state.hand] == [5, 4]


@rule("HN-VICTORY-08")
def test_one_changes_cards_of_the_hand_for_as_many_new_ones() -> None:
    s = holding("redraw")
    s.give(0, "c01", "c02", "c03")
    s.set("turn: 0")
    s.begin(p.TURN_START).play("tactic redraw", "discard c01", "discard c02")
    assert s.asked == "redraw"
    assert HNamer(s.board, "en").action(s.decision.options[-1], s.state, s.decision) == "Discard no more and draw as many"
    s.play("draw")
    assert used_up(s, "redraw")
    assert (len(s.state.hand[0]), s.board.card_index["c03"] in s.state.hand[0]) == (3, True)
    assert s.told("drew") == [(0, 2)]


@rule("HN-VICTORY-08", "HN-RESERVE-13")
def test_one_keeps_the_initiative() -> None:
    s = holding("initiative")
    s.begin(p.PASS_INITIATIVE).play("tactic initiative").quietly()
    assert used_up(s, "initiative")
    assert (s.state.initiative, s.told("initiative_kept")) == (p.US, [(p.US,)])


@rule("HN-VICTORY-08")
def test_who_does_not_have_the_initiative_cannot_keep_it() -> None:
    s = holding("initiative")
    s.set("initiative: ge")
    s.begin(p.PASS_INITIATIVE)
    assert (s.asked, s.options()) == ("initiative_turns", ["pass"])


@rule("HN-VICTORY-08")
def test_others_suppose_any_marker_that_is_not_used_and_not_their_own() -> None:
    s = village()
    order, _, _, redraw, initiative = p.TACTIC_NAMES
    s.set("s1: tactics redraw", "s2: tactics card", "bonus tactics used: special")
    found = {suppose(s.board, s.state, Seat(1), Random(seed), ()).tactics_held[0][0] for seed in range(40)}
    assert found == {order, redraw, initiative}


# --- event markers ----------------------------------------------------------------------------------------------------


@rule("HN-VICTORY-11", "HN-SETUP-05")
def test_on_turn_4_of_the_bridge_the_american_draws_a_card() -> None:
    s = Field("bridge")
    s.put("us_captain", "a1")
    s.put("ge_oberleutnant", "o1")
    s.set("turn: 2")
    s.begin(p.TURN_START).quietly()
    assert s.told("marker") == []
    s.set("turn: 3")
    s.begin(p.TURN_START)
    assert (s.told("marker"), s.told("drew")) == ([(4, p.US)], [(0, 1)])


@rule("HN-VICTORY-11")
@pytest.mark.parametrize(("taken", "nearest"), [
    ((), ["o8"]), (("o8",), ["n7", "o7", "n8", "n9", "o9"]), (("n7", "o7", "n8", "o8"), ["n9", "o9"])])
def test_on_turn_3_of_the_farmhouse_german_scouts_arrive_on_their_square_or_one_of_the_nearest(
        taken: Sequence[str], nearest: list[str]) -> None:
    """Of several equally near squares the German chooses."""
    s = Field("farmhouse")
    s.put("us_lt_officer", "a15")
    s.put("ge_oberleutnant", "a1")
    for at in taken:
        s.put("us_fire_team", at)
    s.set("turn: 2")
    s.begin(p.TURN_START)
    square = nearest[-1]
    if taken:
        assert (s.asked, s.asked_of, s.options()) == ("arrive", 1, [f"onto {each}" for each in nearest])
        s.play(f"onto {square}")
    s.quietly()
    arrived = len(s.state.at) - 1
    assert (s.board.types[s.state.kind[arrived]].id, s.state.owner[arrived]) == ("ge_recon_group", 1)
    assert s.told("arrived") == [(s.tag(arrived), s.square(square))]


@rule("HN-VICTORY-11")
def test_on_turn_4_of_the_ridge_each_player_has_a_roll_to_repeat() -> None:
    s = Field("ridge")
    s.put("us_lt_officer", "a15")
    s.put("ge_oberleutnant", "o1")
    s.set("turn: 3")
    s.begin(p.TURN_START)
    assert (s.state.rerolls, s.told("marker")) == ([1, 1], [(4, p.NOBODY)])


# --- the bridge -------------------------------------------------------------------------------------------------------


def bridge() -> Field:
    s = Field("bridge")
    s.put("us_captain", "a8")
    s.put("ge_oberleutnant", "o1")
    s.set("turn: 3")
    return s


@rule("HN-VICTORY-01", "HN-MOVE-12", "HN-RULING-30")
def test_three_americans_off_the_east_edge_win_at_once() -> None:
    s = bridge()
    teams = [s.put("us_fire_team", f"o{row}") for row in (6, 8, 10)]
    for team in teams[:2]:
        s.activate(team).quietly("move", "exit")
        assert s.winner == ""
    s.activate(teams[2]).quietly("move", "exit")
    assert (s.winner, s.asked, s.state.why) == ("us", "", "HN-VICTORY-01")


@rule("HN-MOVE-12")
def test_a_vehicle_takes_its_passengers_along() -> None:
    s = bridge()
    vehicle, rider, other = s.put("us_halftrack", "o8", facing="e"), s.put("us_fire_team", ""), s.put("us_fire_team", "")
    s.carry(rider, vehicle)
    s.carry(other, vehicle)
    s.activate(vehicle).quietly("move", "exit")
    assert (s.state.exited[p.US], s.winner) == (3, "us")
    assert [s.state.at[unit] for unit in (vehicle, rider, other)] == [p.EXITED] * 3


@rule("HN-MOVE-12")
def test_no_other_edge_is_a_way_out_and_none_for_the_german() -> None:
    s = bridge()
    north, german = s.put("us_fire_team", "c1"), s.put("ge_fire_group", "o12")
    assert s.activate(north).play("move").lacks("exit", "move")
    assert s.activate(german).play("move").lacks("exit", "move")


@rule("HN-VICTORY-04")
def test_not_even_three_off_the_edge_win_on_turn_1() -> None:
    s = bridge()
    s.set("turn: 1", "us: exited 2")
    team = s.put("us_fire_team", "o8")
    s.activate(team).quietly("move", "exit")
    assert (s.state.exited[p.US], s.winner) == (3, "")
    s.end_of_reserve(2)
    assert s.winner == "us"


@rule("HN-VICTORY-03", "HN-VICTORY-05")
@pytest.mark.parametrize(("american", "german", "winner"), [
    ("h8", "", "us"), ("", "", "ge"), ("h8", "i8", "ge"), ("", "h8", "ge")])
def test_at_the_end_the_american_must_control_the_bridge(american: str, german: str, winner: str) -> None:
    s = bridge()
    if american:
        s.put("us_fire_team", american)
    if german:
        s.put("ge_fire_group", german)
    s.end_of_reserve(6)
    assert s.winner == ""
    s.end_of_reserve(7)
    assert s.winner == winner


# --- the farmhouse ----------------------------------------------------------------------------------------------------


def farmhouse() -> Field:
    s = Field("farmhouse")
    s.put("us_lt_officer", "a15")
    s.put("ge_oberleutnant", "a1")
    s.set("turn: 2")
    return s


@rule("HN-VICTORY-05")
def test_an_american_that_ends_a_movement_in_the_house_leads_the_prisoner() -> None:
    s = farmhouse()
    team = s.put("us_fire_team", "m8")
    s.walk(team, "l8")
    assert (s.state.prisoner, s.told("prisoner_taken")) == (team, [(s.tag(team),)])
    assert s.seen_by(1).units[team].prisoner


@rule("HN-VICTORY-05")
def test_a_german_in_the_house_leads_nobody() -> None:
    s = farmhouse()
    s.walk(s.put("ge_fire_group", "m8"), "l8")
    assert (s.state.prisoner, s.told("prisoner_taken")) == (p.NOBODY, [])


@rule("HN-VICTORY-05", "HN-DAMAGE-01")
def test_if_his_unit_is_eliminated_he_is_back_in_the_house_for_another_to_fetch() -> None:
    s = farmhouse()
    team, other = s.put("us_fire_team", "e12"), s.put("us_fire_team", "m8")
    s.set(f"prisoner led by: {s.name(team)}")
    quietly(eliminate(s.table, team))
    assert (s.state.prisoner, s.told("prisoner_lost")) == (p.NOBODY, [()])
    s.walk(other, "l8")
    assert s.state.prisoner == other


@rule("HN-VICTORY-01", "HN-MOVE-12")
def test_the_american_wins_at_once_when_the_prisoner_leaves_over_the_south_edge() -> None:
    s = farmhouse()
    leader, other = s.put("us_fire_team", "h15"), s.put("us_fire_team", "j15")
    s.set(f"prisoner led by: {s.name(leader)}")
    assert s.activate(other).play("move").lacks("exit", "move")
    s.quietly("stop")
    s.activate(leader).quietly("move", "exit")
    assert (s.winner, s.state.why) == ("us", "HN-VICTORY-01")


@rule("HN-VICTORY-03")
def test_else_the_german_wins_in_the_end() -> None:
    s = farmhouse()
    s.set("prisoner led by: u1")
    s.end_of_reserve(6)
    assert s.winner == "ge"


@rule("HN-ABIL-32")
def test_american_scouts_keep_three_squares_off_the_farmhouse() -> None:
    s = Field("farmhouse", deployed=False)
    s.play("deploy_ambush", "deploy us_recon_team")
    offered = {s.square(text.split()[1]) for text in s.options() if text.startswith("place")}
    house = [square for square in s.board.start.squares if s.board.objective_squares[0] >> square & 1]
    assert s.square("a10") in offered
    assert all(s.board.zone[0] >> square & 1 or min(s.board.start.distance(square, each) for each in house) > 3
               for square in offered)


# --- village, hedgerow, ridge -----------------------------------------------------------------------------------------


@rule("HN-VICTORY-01")
@pytest.mark.parametrize(("score", "winner"), [([20, 12], "us"), ([19, 12], ""), ([12, 21], "ge"), ([20, 20], "")])
def test_in_the_village_twenty_points_win_before_the_end_unless_both_have_as_many(score: list[int], winner: str) -> None:
    s = village()
    s.set(f"us: score {score[0]}", f"ge: score {score[1]}").end_of_reserve(4)
    assert s.winner == winner


@rule("HN-VICTORY-10")
def test_in_the_village_the_most_points_win_after_turn_8() -> None:
    s = village()
    s.put("ge_fire_group", "f4")
    s.end_of_reserve(8)
    assert (s.winner, s.state.score) == ("ge", [0, 1])


def hedgerow() -> Field:
    s = Field("hedgerow")
    s.put("us_lt_officer", "a15")
    s.put("ge_leutnant", "o3")
    s.set("turn: 3")
    return s


@rule("HN-VICTORY-09", "HN-MOVE-12")
def test_an_american_that_ends_at_the_far_edge_has_come_through() -> None:
    s = hedgerow()
    team = s.put("us_fire_team", "b2")
    s.walk(team, "b1")
    assert (s.state.at[team], s.state.score, s.state.exited[p.US]) == (p.EXITED, [2, 0], 1)
    assert s.told("scored") == [(p.US, 2)]


@rule("HN-MOVE-12")
def test_passing_along_the_far_edge_is_not_enough() -> None:
    s = hedgerow()
    team = s.put("us_fire_team", "b2")
    s.walk(team, "b1", "c2")
    assert (s.at(team), s.state.score) == ("c2", [0, 0])


@rule("HN-VICTORY-09")
def test_every_counter_eliminated_is_worth_a_point_to_the_other() -> None:
    s = hedgerow()
    quietly(eliminate(s.table, s.put("us_fire_team", "c9")))
    quietly(eliminate(s.table, s.put("ge_fire_group", "c5")))
    quietly(eliminate(s.table, s.put("ge_fire_group", "e5")))
    assert s.state.score == [2, 1]


@rule("HN-VICTORY-03", "HN-VICTORY-10")
@pytest.mark.parametrize(("exited", "score", "winner", "final"), [
    (0, [2, 0], "ge", [2, 3]), (1, [2, 0], "us", [2, 0]), (1, [2, 2], "draw", [2, 2])])
def test_the_german_has_three_points_if_nobody_came_through(
        exited: int, score: list[int], winner: str, final: list[int]) -> None:
    s = hedgerow()
    s.set(f"us: exited {exited}, score {score[0]}", f"ge: score {score[1]}")
    s.end_of_reserve(7)
    assert (s.winner, s.state.score) == (winner, final)


@rule("HN-GEN-12", "HN-VICTORY-02")
@pytest.mark.parametrize(("exited", "winner"), [(2, "us"), (0, "ge")])
def test_an_american_who_has_brought_all_through_has_not_lost_for_want_of_units(exited: int, winner: str) -> None:
    s = Field("hedgerow")
    s.put("ge_leutnant", "o3")
    s.set("turn: 4", f"us: exited {exited}, score {2 * exited}", "ge: score 1")
    s.begin(p.TAKE_TOKENS)
    assert s.winner == winner


@rule("HN-RULING-77", "HN-RESERVE-15", "HN-GEN-12")
@pytest.mark.parametrize(("scenario", "exited", "score", "winner"), [
    ("hedgerow", 2, [14, 1], "us"), ("hedgerow", 0, [2, 2], "ge"), ("bridge", 2, [0, 0], "ge"), ("farmhouse", 0, [0, 0], "ge"),
    ("ridge", 0, [3, 1], "draw"), ("first_contact", 0, [3, 1], "draw")])
def test_if_both_sides_are_gone_a_scenario_with_a_goal_of_its_own_decides(
        scenario: str, exited: int, score: list[int], winner: str) -> None:
    """In the hedgerow the last American leaves on the turn on which the last German dies."""
    s = Field(scenario)
    s.set("turn: 4", f"us: exited {exited}, score {score[0]}", f"ge: score {score[1]}")
    s.begin(p.TAKE_TOKENS)
    assert s.winner == winner


@rule("HN-VICTORY-05")
@pytest.mark.parametrize("layout", ["n3r90", "n3r270", "n3/n1", "n1+n3r90", "n6/n3"])
def test_an_objective_of_a_free_battle_can_be_held_wherever_the_river_runs(layout: str) -> None:
    board = setup.board("battle", {"board": layout}, 2)
    assert all(squares & board.start.passable[p.INFANTRY] for squares in board.objective_squares)
    assert len(set(board.objective_squares)) == 3


@rule("HN-VICTORY-05", "HN-VICTORY-07")
@pytest.mark.parametrize(("turn", "score"), [(2, [0, 0]), (3, [2, 2]), (4, [0, 0]), (5, [2, 2])])
def test_on_the_ridge_points_are_scored_on_some_turns_two_for_a_marked_objective(turn: int, score: list[int]) -> None:
    s = Field("ridge")
    s.put("us_lt_officer", "l7")
    s.put("ge_oberleutnant", "c10")
    s.end_of_reserve(turn)
    assert s.state.score == score

