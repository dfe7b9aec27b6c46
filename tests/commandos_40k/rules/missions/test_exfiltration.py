"""Mission 3, the exfiltration: out over the edge behind the enemy (KT-MISSION3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.rules.missions import evacuation_edge
from tests.commandos_40k.before import against, before
from bocage.games.commandos_40k.position import TEAMS
from tests.commandos_40k.scene import TOUCH, Man, Pieces, Scene, box, man
from tests.marks import rule


def battle(a: Sequence[Man], b: Sequence[Man], pieces: Pieces = (), west: int = 0, **scene: Any) -> Scene:
    """Seat 0 attacks; seat ``west`` has set up on the west side."""
    s = Scene(a, b, pieces, mission=p.EXFILTRATION, **scene)
    return s.set(f"west: {TEAMS[west]}")


@rule("KT-MISSION3-02", "KT-MISSION3-05")
def test_everybody_sees_the_edges_as_soon_as_they_are_chosen() -> None:
    s = before("edges", mission=p.EXFILTRATION, dice=[5, 2], until="deploy")
    assert (s.asked, s.view(1).evacuation, [team.side for team in s.view(1).teams]) == ("edge", -1, ["", ""])
    s.play("side east")
    assert (s.asked, s.view(1).evacuation, [team.side for team in s.view(1).teams]) == ("recon", 30_000, ["east", "west"])
    assert [team.zone for team in s.view(1).teams] == [(22_000, 0, 30_000, 22_000), (0, 0, 8000, 22_000)]


# --- setting up -------------------------------------------------------------------------------------------------------


@rule("KT-MISSION3-02", "KT-RULING-48")
@pytest.mark.parametrize(("side", "west"), [("west", 1), ("east", 0)])
def test_the_winner_of_a_roll_off_takes_a_short_edge(side: str, west: int) -> None:
    s = before("edges", mission=p.EXFILTRATION, dice=[2, 5])
    assert (s.asked, s.asked_of) == ("edge", 1)
    s.play(f"side {side}")
    assert s.state.west == west


@rule("KT-MISSION3-02", "KT-RULING-48")
def test_zones_are_strips_of_eight_inches_at_the_short_edges() -> None:
    s = before("deploy", mission=p.EXFILTRATION).play("deploy b1")
    assert against(s, "at 22.63,0.63") == ""
    assert against(s, "at 22.629,11") == "KT-MISSION3-02"
    s.play("at 26,11", "deploy a1")
    assert against(s, "at 7.37,11") == ""
    assert against(s, "at 7.371,11") == "KT-MISSION3-02"


@rule("KT-MISSION3-02", "KT-MISSION3-05", "KT-RULING-48")
def test_on_a_larger_table_the_strips_lie_at_its_own_edges() -> None:
    s = before("deploy", mission=p.EXFILTRATION, size=(40, 30)).play("deploy b1")
    assert against(s, "at 32.63,25") == ""
    assert against(s, "at 32.629,25") == "KT-MISSION3-02"
    s = battle([man(35, 11)], [man(5, 11)], west=1, size=(40, 30))
    assert evacuation_edge(s.board, s.state, s.number("b1")) == 40_000


@rule("KT-MISSION3-03")
def test_recon_follows_the_choice_of_edges() -> None:
    s = before("edges", mission=p.EXFILTRATION, dice=[5, 2]).play("side west")
    assert s.asked == "recon"


@rule("KT-MISSION3-04")
def test_both_set_up_in_turn_the_defender_first() -> None:
    s = before("deploy", [man(), man()], [man(), man(), man(), man()], mission=p.EXFILTRATION)
    seats = []
    for at in range(6):
        seats.append(s.asked_of)
        if s.asked == "deploy":
            s.play(s.options()[0])
        s.play(f"at {4 if seats[-1] == 0 else 26},{3 + 3 * at}")
    assert seats == [1, 0, 1, 0, 1, 1]


@rule("KT-MISSION3-05", "KT-RULING-48")
@pytest.mark.parametrize(("west", "edge"), [(0, 0), (1, 30_000)])
def test_the_way_out_is_the_edge_behind_the_attacker(west: int, edge: int) -> None:
    s = battle([man(15, 11)], [man(15, 5)], west=west)
    assert evacuation_edge(s.board, s.state, s.number("b1")) == edge
    assert evacuation_edge(s.board, s.state, s.number("a1")) is None


# --- the end of a round -----------------------------------------------------------------------------------------------


@rule("KT-MISSION3-06")
def test_the_battle_ends_when_every_defender_is_gone_or_shaken() -> None:
    s = battle([man(1, 1)], [man(out=True), man(25, 11, shaken=True), man()])
    s.set("b3: escaped")
    s.begin("round_end")
    assert RULESET.rules.is_over(s.state)
    s = battle([man(1, 1)], [man(out=True), man(25, 11), man()]).begin("round_end")
    assert not RULESET.rules.is_over(s.state)
    s = battle([man(out=True)], [man(25, 11)]).begin("round_end")
    assert not RULESET.rules.is_over(s.state)


@rule("KT-MISSION3-07")
@pytest.mark.parametrize(("round", "die", "over"), [(4, 2, True), (4, 3, False), (5, 3, True), (5, 4, False)])
def test_after_the_fourth_and_the_fifth_round_a_die_says_whether_it_goes_on(round: int, die: int, over: bool) -> None:
    s = battle([man(1, 1)], [man(25, 11)], round=round).begin("round_end", dice=[die])
    assert RULESET.rules.is_over(s.state) == over


@rule("KT-MISSION3-07")
@pytest.mark.parametrize(("round", "over"), [(1, False), (3, False), (6, True)])
def test_three_rounds_are_sure_and_the_sixth_is_the_last(round: int, over: bool) -> None:
    s = battle([man(1, 1)], [man(25, 11)], round=round).begin("round_end")
    assert RULESET.rules.is_over(s.state) == over


@rule("KT-MISSION3-09", "KT-EX-38")
@pytest.mark.parametrize(("escaped", "winner"), [(4, 0), (5, 1)])
def test_the_defender_wins_if_more_got_away_than_did_not(escaped: int, winner: int) -> None:
    gone = [man() for _ in range(escaped)]
    left = [man(out=True), man(out=True), *(man(25, 3 * at) for at in range(1, 8 - escaped))]
    s = battle([man(1, 1)], [*gone, *left], round=6)
    assert s.board.size[1] == 9
    s.set(*(f"b{at + 1}: escaped" for at in range(escaped)))
    s.begin("round_end")
    assert s.state.outcome == winner
    assert (s.state.score[1], s.state.score[0]) == (escaped, 9 - escaped)


# --- escaping ---------------------------------------------------------------------------------------------------------


def fleeing(*b: Man, a: Sequence[Man] = (), pieces: Pieces = (), **scene: Any) -> Scene:
    """The Defender's part of the Movement phase; he leaves over the west edge."""
    return battle(a or [man(28, 20)], b, pieces, initiative=1, **scene).begin("move")


@rule("KT-MISSION3-08", "KT-RULING-54")
def test_a_model_whose_centre_can_reach_the_edge_leaves() -> None:
    s = fleeing(man(6, 11), man(6.006, 15)).play("normal b1")
    assert "leave 0,11" in s.options()
    s.play("leave 0,11")
    assert s.all_in("escaped") == ["b1"]
    assert not s.on("b1")
    assert not s.is_out("b1")
    s.play("normal b2")
    assert s.asked == "normal_path"
    assert s.options("leave") == []
    assert s.refusal("leave 0,15")


@rule("KT-MISSION3-08")
def test_who_could_leave_may_stay() -> None:
    s = fleeing(man(3, 11)).play("normal b1", "path 1,11")
    assert s.on("b1")
    assert s.all_in("escaped") == []


@rule("KT-MISSION3-08")
def test_a_way_out_that_ends_before_the_edge_breaks_off_at_its_last_leg() -> None:
    s = fleeing(man(3, 11)).play("normal b1")
    for way, leg in (("leave 1,11", 0), ("leave 2,11 1,11", 1)):
        assert (s.verdict(way).rule, s.verdict(way).at) == ("KT-MISSION3-08", leg)


@rule("KT-MISSION3-08")
def test_an_advance_reaches_farther() -> None:
    s = fleeing(man(9, 11)).play("advance b1", "leave 0,11", dice=[3])
    assert s.all_in("escaped") == ["b1"]


@rule("KT-MISSION3-08")
def test_engagement_ranges_on_the_way_close_it() -> None:
    s = fleeing(man(6, 11), a=[man(2, 11)]).play("normal b1")
    assert s.refusal("leave 0,11") == "KT-NORMAL-01"


@rule("KT-MISSION3-08", "KT-GEOM-23")
def test_a_way_out_is_offered_that_goes_round_what_stands_before_the_edge() -> None:
    """No straight way leads past the wall within 6″; the way by its corner does."""
    s = fleeing(man(3, 11), pieces=[box(1, 7, 1.5, 13, 4, "impassable", "block")]).play("normal b1")
    (way,) = s.options("leave")
    assert len(way.split()) > 2
    s.play(way)
    assert s.all_in("escaped") == ["b1"]


@rule("KT-MISSION3-08", "KT-GEOM-23")
@pytest.mark.parametrize(("x", "out"), [(5.9, True), (5.94, False)])
def test_a_way_out_is_offered_that_just_passes_an_engagement_range_and_just_reaches_the_edge(x: float, out: bool) -> None:
    """At 5.9″ the legs that pass the enemy, and are short enough, cross the edge between 11.89″ and 12.11″."""
    s = fleeing(man(x, 11), a=[man(0.7, 9.5)]).play("normal b1")
    assert bool(s.options("leave")) == out == s.allows("leave 0,11.9")
    if out:
        assert s.refusal("leave 0,11.88") == "KT-NORMAL-01"
        assert s.refusal("leave 0,12.13") == "KT-GEOM-20"


@rule("KT-MISSION3-08", "KT-GEOM-23")
@pytest.mark.parametrize(("x", "out"), [(5.42, True), (5.449, True), (5.462, False)])
def test_the_last_leg_of_a_way_out_crosses_the_edge_where_it_is_shortest(x: float, out: bool) -> None:
    """Close round the wall's corner, then straight out: from 5.455″ that takes 6″."""
    wall = box(1, 7, 2.5, 12.2, 4, "impassable", "block")
    s = fleeing(man(x, 11), pieces=[wall]).play("normal b1")
    assert bool(s.options("leave")) == out
    assert all(5980 < s.verdict(way).cost <= 6005 for way in s.options("leave"))


@rule("KT-MISSION3-08", "KT-FALLBACK-01")
def test_who_falls_back_may_leave_the_table() -> None:
    s = fleeing(man(4, 11), a=[man(4 + TOUCH, 11)]).play("fall_back b1", "leave 0,11")
    assert s.all_in("escaped") == ["b1"]


@rule("KT-MISSION3-08", "KT-FALLBACK-01")
@pytest.mark.parametrize(("west", "way"), [(0, True), (1, False)])
def test_off_the_table_is_a_place_to_fall_back_to_where_there_is_no_other(west: int, way: bool) -> None:
    """Between walls at the edge and an enemy in front, there is nowhere to stand outside engagement range."""
    walls = [box(0, 8, 6, 10, 4, "impassable", "block"), box(0, 12, 6, 14, 4, "impassable", "block")]
    s = fleeing(man(1.5, 11), a=[man(1.5 + TOUCH, 11)], pieces=walls, west=west)
    assert ("fall_back b1" in s.options()) == way
    if way:
        s.play("fall_back b1")
        assert s.options() == ["leave 0,11"]
        s.play("leave 0,11")
        assert s.all_in("escaped") == ["b1"]


@rule("KT-MISSION3-08", "KT-TERRAIN-05")
@pytest.mark.parametrize(("die", "escaped"), [(1, []), (2, ["b1"])])
def test_who_leaves_through_dangerous_ground_is_tested_first(die: int, escaped: Sequence[str]) -> None:
    bog = box(1, 8, 2, 14, 0, "dangerous")
    s = fleeing(man(4, 11, light=3), pieces=[bog]).play("normal b1", "leave 0,11", dice=[die, *([1] if die == 1 else [])])
    assert s.all_in("escaped") == escaped
    assert s.is_out("b1") != bool(escaped)                  # a fourth wound is too much


@rule("KT-MISSION3-08")
def test_nobody_of_the_attackers_leaves() -> None:
    s = battle([man(3, 11)], [man(28, 20)]).begin("move").play("normal a1")
    assert s.asked == "normal_path"
    assert s.options("leave") == []
    assert not s.allows("leave 0,11")


@rule("KT-MISSION3-08")
def test_nobody_leaves_before_the_battle() -> None:
    s = battle([man(28, 20)], [man(3, 11)], round=0)
    s.set("team a: recon survey_ground, recon-works", "team b: recon forward_positions, recon-works")
    s.begin("forward", until="courage").play("forward b1")
    assert s.asked == "forward_path"
    assert not s.allows("leave 0,11")


# --- tactics ----------------------------------------------------------------------------------------------------------


@rule("KT-MISSION3-10")
def test_stay_there_holds_those_in_engagement_range() -> None:
    s = battle([man(15, 11), man(15, 20)], [man(15 + TOUCH, 11), man(15 + TOUCH, 20)], cp=(1, 0)).begin("move_start")
    assert "use stay_there a1" in s.options()
    s.play("use stay_there a1", "end")
    assert (s.asked, s.asked_of) == ("move", 1)
    assert "fall_back b1" not in s.options()
    assert "fall_back b2" in s.options()
    assert s.cp(0) == 0


@rule("KT-MISSION3-10")
def test_stay_there_is_not_for_shaken_models_nor_for_the_defender() -> None:
    s = battle([man(15, 11, shaken=True), man(15, 20)], [man(15 + TOUCH, 11)], cp=(1, 1)).begin("move_start")
    assert [text for text in s.options() if "stay_there" in text] == ["use stay_there a2"]
    s.play("pass")
    assert s.asked_of == 1
    assert not [text for text in s.options() if "stay_there" in text]


@rule("KT-MISSION3-10", "KT-RULING-92")
def test_stay_there_is_offered_only_while_somebody_could_fall_back() -> None:
    s = battle([man(15, 11), man(9, 11)], [man(25, 20), man(25, 15)], cp=(1, 0)).begin("move_start")
    assert s.asked == "move_start"
    assert not [text for text in s.options() if "stay_there" in text]
    s = battle([man(15, 11), man(9, 11)], [man(15 + TOUCH, 11), man(25, 15)], cp=(1, 0)).begin("move_start")
    assert [text for text in s.options() if "stay_there" in text] == ["use stay_there a1", "use stay_there a2"]


@rule("KT-MISSION3-10", "KT-RULING-92")
def test_stay_there_holds_nobody_once_its_model_is_gone_and_holds_whom_it_charges() -> None:
    s = battle([man(15, 11), man(15, 20)], [man(15 + TOUCH, 11)], cp=(1, 0)).begin("move_start").play("use stay_there a1")
    s.play("fall_back a1", "path 12,11", "end")
    assert "fall_back b1" in s.options()
    s = battle([man(15, 11), man(19, 11)], [man(15 + TOUCH, 11)], cp=(1, 0)).begin("move_start").play("use stay_there a2")
    s.play("charge a2", dice=[3, 3]).play("path 17.6,11", "end")
    assert "fall_back b1" not in s.options()


@rule("KT-MISSION3-08", "KT-RULING-91")
def test_neither_a_retreat_nor_a_charge_leads_off_the_table() -> None:
    s = battle([man(6, 11)], [man(2, 11)]).begin("move").play("charge a1", "retreat b1")
    assert s.asked == "retreat_path"
    assert not s.allows("leave 0,11")
    s = fleeing(man(5, 11), a=[man(2, 13.5)]).play("charge b1", "none a1", dice=[6, 6])
    assert s.asked == "charge_path"
    assert not s.allows("leave 0,11")


@rule("KT-MISSION3-11")
@pytest.mark.parametrize(("die", "escaped"), [(6, ["b1"]), (5, [])])
def test_on_a_six_a_defender_slips_away(die: int, escaped: Sequence[str]) -> None:
    s = battle([man(15, 11)], [man(20, 11), man(20, 15, shaken=True)], cp=(0, 1), initiative=1).begin("move_start")
    assert [text for text in s.options() if "slip_away" in text] == ["use slip_away b1"]
    s.play("use slip_away b1", dice=[die])
    assert s.all_in("escaped") == escaped
    assert s.on("b1") != bool(escaped)
    assert s.cp(1) == 0


@rule("KT-MISSION3-12")
def test_who_escaped_is_neither_hurt_nor_near() -> None:
    """Of four one is wounded and two got away: no morale test; and the wounded one has no friend beside it."""
    s = battle([man(15, 11)], [man(), man(), man(20, 11, light=1), man(20, 20)], initiative=p.NOBODY)
    s.set("b1: escaped, at 20 12.5", "b2: escaped")         # b1 left from there
    s.begin("morale", until="points", dice=[4])
    assert s.told("morale_rolled") == []
    assert s.told("nerve_rolled") == [(s.number("b3"), 4, 0, 4)]


@rule("KT-MISSION3-12")
def test_a_leader_who_escaped_brings_no_points() -> None:
    s = battle([man(15, 11)], [man(is_="leader"), man(20, 20)], initiative=p.NOBODY)
    s.set("b1: escaped")
    s.begin("points", until="initiative")
    assert s.cp(1) == 1
