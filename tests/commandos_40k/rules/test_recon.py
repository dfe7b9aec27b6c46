"""Recon before the battle: six cards, chosen in secret (KT-RECON)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import bocage
from bocage.core.match import Match
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.content import Effect, Part, Tactic
from bocage.games.commandos_40k.rules.recon import quota
from bocage.games.commandos_40k.view import view
from bocage.games.commandos_40k.position import TEAMS
from tests.commandos_40k.asking import ask
from tests.commandos_40k.before import against, before
from tests.commandos_40k.duel import to_hit
from tests.commandos_40k.scene import NOTHING, Man, Pieces, Scene, box, gun, man
from tests.marks import rule
from tests.positions import YES_NO

SWAMP = box(8, 8, 14, 14, 0, "difficult")
BOG = box(8, 8, 14, 14, 0, "dangerous")


def picked(one: str, two: str, *dice: int, until: str = "courage", pieces: Pieces = (SWAMP,), size: int = 3,
           **scene: Any) -> Scene:
    """Both have picked a card; what follows is asked."""
    s = before("recon", [man() for _ in range(size)], [man() for _ in range(size)], pieces, mission=p.EXFILTRATION, until=until,
               **scene)
    return s.play(f"recon {one}", f"recon {two}", dice=dice)


def known(*cards: str, works: tuple[int, int] = (1, 1), a: Sequence[Man] = (), b: Sequence[Man] = (), pieces: Pieces = (),
          phase: str = "forward", dice: Sequence[int] = (), **scene: Any) -> Scene:
    """A battle whose cards are on the table, from a given moment on."""
    s = Scene(a or [man(5, 11)], b or [man(25, 11)], pieces, round=0, initiative=p.NOBODY, **scene)
    s.set(*(f"team {team}: recon {card}, recon-works {YES_NO[work]}"
            for team, card, work in zip(TEAMS, cards, works, strict=True)))
    return s.begin(phase, dice, until="courage")


# --- the cards --------------------------------------------------------------------------------------------------------


@rule("KT-RECON-01")
def test_each_player_picks_one_of_six_cards_and_both_are_shown_together() -> None:
    s = before("recon", mission=p.EXFILTRATION, until="hold_back")
    assert (s.asked_of, s.options()) == (0, [f"recon {card}" for card in p.RECON.values()])
    s.play("recon survey_ground")
    assert (s.asked_of, s.options()) == (1, [f"recon {card}" for card in p.RECON.values()])
    assert s.told("recon_shown") == []
    s.play("recon disarm_traps")
    assert s.told("recon_shown") == [(0, p.SURVEY_GROUND), (1, p.DISARM_TRAPS)]


@rule("KT-RECON-01", "KT-RULING-52")
def test_once_both_cards_are_shown_neither_is_taken_back() -> None:
    s = before("recon", mission=p.EXFILTRATION, until="hold_back").play("recon survey_ground")
    assert s.table.reveals == 0
    assert s.play("recon disarm_traps").table.reveals == 1


def cards(match: Match, seat: int | None) -> list[str]:
    """The cards of both sides, as a view shows them."""
    return [side.recon for side in view(match.board, match.state, seat).teams]


@rule("KT-RECON-01", "KT-RULING-52")
def test_nobody_knows_the_first_card_before_the_second_is_picked() -> None:
    match = bocage.new("commandos_40k", scenario="exfiltration", seats=["anna", "ben"], seed="cards")
    while match.decision is not None and match.decision.kind != "recon":
        match.play(match.decision.options[0])
    match.play("recon lay_traps")
    assert match.moves[-1].sealed
    assert cards(match, 1) == ["", ""]
    assert cards(match, None) == ["", ""]
    match.play("recon survey_ground")
    assert cards(match, 1) == ["lay_traps", "survey_ground"]


@rule("KT-RECON-02", "KT-EX-33")
@pytest.mark.parametrize(("size", "number"), [(3, 1), (5, 1), (6, 2), (10, 2), (11, 3), (18, 4), (20, 4)])
def test_the_quota_is_a_fifth_of_the_team_rounded_up(size: int, number: int) -> None:
    s = Scene([man() for _ in range(size)], [man()])
    assert quota(s.board, p.FIRST) == number


# --- assess the enemy -------------------------------------------------------------------------------------------------


@rule("KT-RECON-03")
def test_models_held_back_are_set_up_when_all_others_stand() -> None:
    s = picked("assess_enemy", "survey_ground")
    assert (s.asked, s.asked_of) == ("hold", 0)
    s.play("hold a2", "deploy b1", "at 26,5", "deploy a1", "at 4,5", "deploy b2", "at 26,9", "at 4,9", "at 26,13")
    assert s.all_in("held") == ["a2"]
    assert [model.id for model in s.view(1).models if model.held] == ["a2"]
    assert (s.asked, s.asked_of) == ("deploy_at", 0)
    assert s.decision.about[0] == s.number("a2")
    assert against(s, "at 8,11") == "KT-MISSION3-02"
    s.play("at 4,15")
    assert s.on("a2")
    s.set("a2: out-of-action")
    assert [model.id for model in s.view(1).models if model.held] == []


@rule("KT-RECON-03")
def test_up_to_the_quota_may_be_held_back_also_fewer() -> None:
    s = picked("assess_enemy", "survey_ground", size=6)
    s.play("hold a1")
    assert s.options() == ["hold a2", "hold a3", "hold a4", "hold a5", "hold a6", "done"]
    s.play("done")
    assert s.all_in("held") == ["a1"]
    s = picked("assess_enemy", "survey_ground", size=6).play("hold a1", "hold a2")
    assert s.asked == "deploy"


@rule("KT-RECON-03", "KT-TRAUMA-09")
def test_a_model_that_was_held_back_and_has_fallen_is_out_of_action_and_not_held_back() -> None:
    s = Scene([man(5, 11), man(out=True), man()], [man(25, 11)]).set("a2: held-back", "a3: held-back")
    shown = [(model.where, model.held) for model in s.view(0).models[:3]]
    assert shown == [("table", False), ("out", False), ("waiting", True)]


@rule("KT-RECON-03", "KT-RULING-55")
def test_who_is_held_back_is_named_when_the_halves_are_known() -> None:
    s = before("recon", mission=p.RESCUE).play("recon assess_enemy", "recon survey_ground")
    assert (s.asked, s.asked_of) == ("half", 0)
    s.play("side east")
    assert (s.asked, s.asked_of) == ("hold", 0)
    s.play("hold a2")
    assert (s.asked, s.options()) == ("deploy", ["deploy a1", "deploy a3"])


@rule("KT-RECON-03")
def test_of_two_who_assess_the_enemy_only_the_winner_of_a_roll_off_does() -> None:
    s = picked("assess_enemy", "assess_enemy", 3, 3, 2, 5)
    assert s.asked_of == 1
    assert s.told("recon_void") == [(0, p.ASSESS_ENEMY)]
    s.play("done")
    assert s.asked == "deploy"


# --- traps ------------------------------------------------------------------------------------------------------------


@rule("KT-RECON-04")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (4, 2), (6, 3)])
def test_half_a_die_says_how_many_traps_may_be_laid(die: int, number: int) -> None:
    pools = [box(2 * at, 0, 2 * at + 1, 1, 0, "difficult") for at in range(5)]
    s = picked("lay_traps", "survey_ground", die, pieces=pools)
    for at in range(number):
        assert (s.asked, s.asked_of, s.decision.sealed) == ("trap", 0, True)
        s.play(f"trap piece{at + 1}")
    assert s.asked == "deploy"
    assert len(s.state.traps[0]) == number


@rule("KT-RECON-04")
def test_fewer_traps_may_be_laid_and_no_piece_twice() -> None:
    s = picked("lay_traps", "survey_ground", 3)
    s.play("trap piece1")
    assert s.options() == ["done"]
    s.play("done")
    assert s.state.traps == [[0], []]


@rule("KT-RECON-04")
def test_events_are_as_many_whether_a_trap_is_laid_or_not() -> None:
    logs = [picked("lay_traps", "survey_ground", 1).play(choice).events for choice in ("trap piece1", "done")]
    seen = [[(at, event.name) for at, event in enumerate(log) if event.seen_by(1)] for log in logs]
    assert seen[0] == seen[1]
    assert [event.name for event in logs[1] if not event.seen_by(1)] == ["no_trap_laid"]


@rule("KT-RECON-04")
def test_impassable_pieces_take_no_trap_and_of_a_large_one_only_a_part() -> None:
    rock = box(2, 2, 4, 4, 4, "impassable", "block")
    ruin = [box(10, 2, 16, 3, 3, "climb", "block", stand=True), box(10, 3, 11, 9, 3, "climb", "block", stand=True),
            box(11, 9, 20, 10, 3, "climb", "block", stand=True)]
    s = picked("lay_traps", "survey_ground", 1, pieces=[rock, ruin, SWAMP])
    assert s.options("trap") == ["trap piece2.1", "trap piece2.2", "trap piece3"]


@rule("KT-RECON-04", "KT-RULING-58")
def test_of_a_large_piece_only_one_of_its_parts_is_trapped() -> None:
    """A stream in three parts, the middle one too long: one of the others, not both."""
    stream = [box(2, 2, 4, 8, 0, "difficult"), box(2, 8, 4, 18, 0, "difficult"), box(2, 18, 4, 22, 0, "difficult")]
    s = picked("lay_traps", "survey_ground", 6, pieces=[stream, SWAMP])
    assert s.options("trap") == ["trap piece1.1", "trap piece1.3", "trap piece2"]
    s.play("trap piece1.3")
    assert s.options("trap") == ["trap piece2"]


@rule("KT-RECON-04", "KT-TERRAIN-07")
def test_what_can_be_walked_on_in_a_piece_with_impassable_parts_takes_a_trap() -> None:
    """A deck on impassable legs; a larger one gives the parts of it that can be walked on."""
    legs = box(10, 2, 10.4, 2.4, 2.9, "impassable"), box(15.6, 2, 16, 2.4, 2.9, "impassable")
    deck = box(10, 2, 16, 4, 3, "climb", "block", stand=True, bottom=2.9)
    second = box(16, 2, 22, 4, 3, "climb", "block", stand=True, bottom=2.9)
    s = picked("lay_traps", "survey_ground", 1, pieces=[[deck, *legs]])
    assert s.options("trap") == ["trap piece1"]
    s.play("trap piece1")
    assert s.view(0).traps[0].parts == (0,)
    s = picked("lay_traps", "survey_ground", 1, pieces=[[legs[0], deck, second]])
    assert s.options("trap") == ["trap piece1.2", "trap piece1.3"]


@rule("KT-RECON-04")
def test_a_piece_higher_than_eight_inches_is_too_large_for_a_trap() -> None:
    towers = box(2, 2, 4, 4, 8, "climb", "block", stand=True), box(10, 2, 12, 4, 8.001, "climb", "block", stand=True)
    assert picked("lay_traps", "survey_ground", 1, pieces=towers).options("trap") == ["trap piece1"]


@rule("KT-RECON-04", "KT-TERRAIN-03")
def test_a_closed_window_takes_no_trap() -> None:
    """A sill with its lintel: of a piece that is nothing else, and of a piece that is trapped part by part."""
    shut = [box(2, 2, 4, 3, 1.2, "impassable", "block"), box(2, 2, 4, 3, 4, "impassable", "block", bottom=2.4)]
    wall = [box(10, 2, 12, 3, 1.2, "climb", "block"), box(10, 2, 12, 3, 4, "climb", "block", bottom=2.4),
            box(12, 2, 21, 3, 4, "climb", "block")]
    s = picked("lay_traps", "survey_ground", 1, pieces=[shut, wall])
    assert s.options("trap") == ["trap piece2.1", "trap piece2.2"]


@rule("KT-RECON-04")
def test_of_two_who_lay_traps_only_the_winner_of_a_roll_off_does() -> None:
    s = picked("lay_traps", "lay_traps", 5, 2, 2)
    assert s.told("traps_counted") == [(0, 2, 1)]
    assert s.told("recon_void") == [(1, p.LAY_TRAPS)]
    assert (s.asked, s.asked_of) == ("trap", 0)


def trapped(*men: Man, pieces: Pieces = (SWAMP,), **scene: Any) -> Scene:
    """The swamp is trapped by seat 1; it is the Movement phase."""
    s = Scene(men, [man(28, 1)], pieces, **scene)
    s.set("team a: recon survey_ground", "team b: recon lay_traps, recon-works, traps-allowed 1, traps piece1")
    return s.begin("move")


@rule("KT-RECON-05", "KT-RULING-38")
def test_a_trap_that_is_met_is_shown_and_stays_armed_on_two_or_more() -> None:
    s = trapped(man(5, 11), man(5, 13))
    s.play("normal a1", "path 6.37,11", dice=[2])           # a base 1″ from the swamp
    assert s.told("trap") == [(s.number("a1"), 0, 2)]
    assert (s.state.traps[1], s.state.shown[1], s.state.sprung[1]) == ([0], [0], [])
    s.play("normal a2", "path 7,13", dice=[6])
    assert len(s.told("trap")) == 2


@rule("KT-RECON-05", "KT-RULING-38")
def test_on_a_one_the_trap_wounds_is_spent_and_leaves_dangerous_ground() -> None:
    s = trapped(man(5, 11, wounds=2), man(5, 13))
    s.play("normal a1", "path 7,11", dice=[1])
    assert s.hp("a1") == 1
    assert (s.state.traps[1], s.state.shown[1], s.state.sprung[1]) == ([], [], [0])
    s.play("normal a2", "path 7.2,13")                      # beside it is safe now
    s = trapped(man(5, 11, wounds=2), man(5, 13)).play("normal a1", "path 7,11", dice=[1])
    s.play("normal a2", "path 8.5,13", dice=[3])
    assert s.told("danger") == [(s.number("a2"), 0, 3)]


@rule("KT-RECON-05", "KT-RULING-57")
def test_who_walks_under_a_trapped_deck_does_not_set_it_off_but_who_climbs_it_does() -> None:
    deck = box(8, 8, 14, 14, 3, "climb", "block", stand=True, bottom=2.7)
    s = trapped(man(5, 11, size="S"), man(5, 13, move=9), pieces=[deck])
    s.play("normal a1", "path 10,11")
    assert s.told("trap") == []
    s.play("normal a2", "path 7.37,13 7.37,13,3 8.63,13", dice=[4])
    assert s.told("trap") == [(s.number("a2"), 0, 4)]


@rule("KT-RECON-05", "KT-RULING-57")
def test_between_the_walls_of_a_ruin_a_trap_reaches_an_inch_from_each_wall() -> None:
    ruin = [box(8, 8, 8.5, 14, 4, "impassable", "block"), box(8.5, 14, 14, 14.5, 4, "climb", "block")]
    s = trapped(man(12, 7), man(10.5, 7), pieces=[ruin])
    s.play("normal a1", "path 12,12.36")
    assert s.told("trap") == []
    s.play("normal a2", "path 10.7,12.37", dice=[4])
    assert len(s.told("trap")) == 1


@rule("KT-RECON-05", "KT-GEOM-13", "KT-RULING-57")
def test_a_free_step_at_the_end_of_a_leg_does_not_lift_the_whole_leg_to_a_trap_above_it() -> None:
    deck, crate = box(5, 8, 6, 14, 2.5, "climb", bottom=2.3), box(8, 8, 12, 14, 1.5, "climb", stand=True)
    s = trapped(man(3, 11), man(3, 13), pieces=[deck, crate])
    s.play("normal a1", "path 9,11,1.5")                # as it may also be drawn: 9,11 and then 9,11,1.5
    assert s.told("trap") == []
    s.play("normal a2", "path 7,13 9,13,1.5")
    assert s.told("trap") == []


@rule("KT-RECON-04", "KT-RECON-05")
def test_a_move_that_tries_new_ground_is_not_taken_back_even_if_no_trap_lies_there() -> None:
    """Otherwise a player could try every place for nothing."""
    pool, bog = box(8, 1, 14, 4, 0, "difficult"), box(8, 18, 14, 21, 0, "difficult")
    s = trapped(man(5, 3), man(5, 5), man(5, 11), man(5, 19), pieces=[SWAMP, pool, bog])
    assert s.play("normal a1", "path 6.36,3").table.reveals == 0, "too far away to meet anything"
    assert s.play("normal a2", "path 7,4.5").table.reveals == 1
    s = trapped(man(5, 3), man(5, 5), man(5, 11), man(5, 19), pieces=[SWAMP, pool, bog])
    assert s.play("normal a1", "path 8,3").table.reveals == 1
    assert s.play("normal a2", "path 7,4.5").table.reveals == 1, "this ground has been tried"
    assert s.play("normal a3", "path 7,11", dice=[4]).table.reveals > 1
    s.table.reveals = 0
    assert s.play("normal a4", "path 8,19").table.reveals == 0, "there is no other trap"


@rule("KT-RECON-05")
def test_one_inch_and_a_bit_away_nothing_happens_nor_to_who_stays() -> None:
    s = trapped(man(5, 11), man(7.5, 13)).play("normal a1", "path 6.36,11", "stay a2")
    assert s.told("trap") == []
    assert s.state.shown[1] == []


@rule("KT-RECON-05")
def test_the_trapper_and_his_friends_walk_freely() -> None:
    s = Scene([man(28, 1)], [man(5, 11)], [SWAMP], initiative=1)
    s.set("team b: traps-allowed 1, traps piece1")
    s.begin("move").play("normal b1", "path 8.5,11")
    assert s.told("trap") == []


@rule("KT-RECON-05")
def test_spent_traps_are_dangerous_to_the_trappers_enemies_only() -> None:
    s = Scene([man(28, 1)], [man(5, 11)], [SWAMP], initiative=1)
    s.set("team b: traps-allowed 1, traps-sprung piece1")
    s.begin("move").play("normal b1", "path 8.5,11")
    assert s.told("danger") == []


@rule("KT-RECON-05")
def test_traps_are_met_in_any_phase_and_once_in_a_move() -> None:
    """A pile-in that comes within 1″, goes away again and comes back."""
    s = Scene([man(6, 11)], [man(8.2, 11, tokens=["done"])], [SWAMP])
    s.set("team b: traps-allowed 1, traps piece1")
    s.begin("fight").play("path 6.5,11 6.3,11 6.6,11", dice=[4, 1])      # the trap, then a blow that misses
    assert s.told("trap") == [(s.number("a1"), 0, 4)]


@rule("KT-RECON-06")
def test_who_flies_meets_a_trap_only_where_it_starts_or_ends() -> None:
    s = trapped(man(5, 11, keywords=("fly",), move=12), man(5, 9, keywords=("fly",), move=12))
    s.play("normal a1", "path 16,11")
    assert s.told("trap") == []
    s.play("normal a2", "path 10,9", dice=[2])
    assert len(s.told("trap")) == 1


@rule("KT-RECON-06", "KT-RULING-89")
@pytest.mark.parametrize(("start", "end", "met"), [
    ((4, 11), (6.37, 11), 1), ((4, 11), (6.369, 11), 0), ((6.37, 11), (3, 11), 1), ((6.369, 11), (3, 11), 0)])
def test_the_trap_of_a_flyer_is_an_inch_wide_too(start: tuple[float, float], end: tuple[float, float], met: int) -> None:
    """The swamp begins at 8; the base has a radius of 0.63."""
    s = trapped(man(*start, keywords=("fly",))).play("normal a1", f"path {end[0]},{end[1]}", dice=[2] * met)
    assert len(s.told("trap")) == met


@rule("KT-RECON-07")
def test_disarming_leaves_the_other_without_traps() -> None:
    s = picked("lay_traps", "disarm_traps")
    assert s.told("traps_disarmed") == [(0,)]
    assert s.asked == "deploy"
    assert s.state.traps == [[], []]


@rule("KT-RECON-07")
def test_disarming_does_nothing_else() -> None:
    s = picked("assess_enemy", "disarm_traps")
    assert s.asked == "hold"
    assert s.told("traps_disarmed") == []


# --- survey the ground ------------------------------------------------------------------------------------------------


@rule("KT-RECON-08")
@pytest.mark.parametrize("ground", [SWAMP, BOG])
@pytest.mark.parametrize(("works", "cost"), [(1, 4000), (0, 5370)])
def test_who_has_surveyed_the_ground_ignores_difficult_ground_also_in_dangerous(ground: Part, works: int, cost: int) -> None:
    s = Scene([man(5.37, 11)], [man(28, 1)], [[BOG, SWAMP] if ground is BOG else ground])
    s.set(f"team a: recon survey_ground, recon-works {YES_NO[works]}", "team b: recon disarm_traps, recon-works")
    s.begin("move").play("normal a1")
    assert s.verdict("path 9.37,11").cost == cost


@rule("KT-RECON-08")
@pytest.mark.parametrize(("die", "hp"), [(3, 1), (4, 2)])
def test_who_has_surveyed_the_ground_cancels_its_mortal_wound_on_four(die: int, hp: int) -> None:
    s = Scene([man(5.37, 11, wounds=2)], [man(28, 1)], [BOG])
    s.set("team a: recon survey_ground, recon-works", "team b: recon survey_ground, recon-works")
    s.begin("move").play("normal a1", "path 9.37,11", dice=[1, die])
    assert s.hp("a1") == hp


@rule("KT-RECON-08")
def test_both_may_have_surveyed_the_ground() -> None:
    s = picked("survey_ground", "survey_ground")
    assert s.state.recon_works == [1, 1]
    assert s.told("roll_off") == []


# --- forward positions, sentries --------------------------------------------------------------------------------------


@rule("KT-RECON-09")
def test_up_to_the_quota_of_models_move_before_the_battle() -> None:
    s = known("forward_positions", "survey_ground", a=[man(5, 4 * at + 2) for at in range(5)] + [man(5, 21)])
    s.play("forward a2")
    assert s.verdict("path 11,6").rule == ""
    assert s.verdict("path 11.1,6").rule != ""
    s.play("path 11,6")
    assert s.options() == ["forward a1", "forward a3", "forward a4", "forward a5", "forward a6", "done"]
    s.play("forward a6", "path 8,21", dice=[1])
    assert s.phase == "courage"


@rule("KT-RECON-09")
def test_forward_positions_stay_out_of_engagement_range() -> None:
    s = known("forward_positions", "survey_ground", b=[man(12, 11)]).play("forward a1")
    assert s.refusal("path 9.75,11")
    assert s.allows("path 9.7,11")


@rule("KT-RECON-09")
def test_of_two_who_want_forward_positions_only_the_winner_of_a_roll_off_moves() -> None:
    s = picked("forward_positions", "forward_positions", 1, 6)
    assert s.told("recon_void") == [(0, p.FORWARD_POSITIONS)]
    assert s.state.recon_works == [0, 1]
    s = known("forward_positions", "forward_positions", works=(0, 1))
    assert (s.asked, s.asked_of) == ("forward", 1)


@rule("KT-RECON-10")
def test_sentries_shoot_at_those_who_moved_forward_and_at_nobody_else() -> None:
    s = known("forward_positions", "remove_sentries", a=[man(5, 11), man(5, 14)], b=[man(25, 11, gun())])
    s.play("forward a1", "path 10,11")
    assert (s.asked, s.asked_of, s.options()) == ("sentry", 1, ["shoot b1", "done"])
    s.play("shoot b1")
    assert s.options() == ["fire gun a1", "stop"]
    assert [each.foe for each in ask(s, "model b1").shots] == ["a1"]
    assert ask(s, "shot b1 gun a2").shots[0].rule == "KT-RECON-10"


@rule("KT-RECON-10")
def test_no_more_sentries_shoot_than_the_quota() -> None:
    s = known("forward_positions", "remove_sentries", b=[man(25, 11, gun()), man(25, 14, gun())])
    s.play("forward a1", "path 10,11", "shoot b1", "fire gun a1", dice=[1, 2])
    assert s.phase == "courage"


@rule("KT-RECON-10")
def test_where_nobody_moved_forward_the_sentries_do_nothing() -> None:
    s = known("forward_positions", "remove_sentries", b=[man(25, 11, gun())])
    s.play("forward a1", "halt", dice=[2])
    assert s.phase == "courage"
    assert known("survey_ground", "remove_sentries", b=[man(25, 11, gun())], dice=[2]).phase == "courage"


@rule("KT-RECON-10", "KT-RULING-39")
def test_a_heavy_weapon_is_no_better_before_the_battle() -> None:
    s = known("forward_positions", "remove_sentries", b=[man(25, 11, gun("heavy"))])
    s.play("forward a1", "path 10,11", "shoot b1", "fire gun a1", dice=[3, 2])
    assert to_hit(s) == [0]


@rule("KT-RECON-11")
def test_nobody_has_command_points_before_the_battle() -> None:
    s = picked("lay_traps", "disarm_traps", until="deploy")
    assert s.state.cp == [0, 0]
    s = known("forward_positions", "remove_sentries", b=[man(25, 11, gun())])
    s.play("forward a1", "path 10,11", "shoot b1", "fire gun a1", dice=[3, 2])
    assert s.told("tactic_on") == []
    assert s.phase == "courage"


@rule("KT-RECON-11")
def test_before_the_battle_not_even_a_tactic_for_nothing_is_used() -> None:
    hide = Tactic(id="hide", name=NOTHING, cp=0, when="trauma", effect=Effect(op="modify_roll", roll="trauma", amount=-1))
    s = known("forward_positions", "remove_sentries", b=[man(25, 11, gun())], tactics=([hide], []))
    s.play("forward a1", "path 10,11", "shoot b1", "fire gun a1", dice=[6, 6, 1, 4, 3])     # the last is for the sought marker
    assert (s.is_out("a1"), s.phase) == (True, "courage")
    s = Scene([man(5, 11)], [man(15, 11, gun())], initiative=1, tactics=([hide], [])).begin("shoot")
    assert s.play("shoot b1", "fire gun a1", dice=[6, 6, 1]).asked == "trauma"


@rule("KT-RECON-11", "KT-SPEC-05")
def test_the_discount_of_a_radio_begins_with_the_first_round() -> None:
    """Once in a battle round: before the battle there is none. In the first round the same roll may be made again."""
    s = known("forward_positions", "remove_sentries", b=[man(25, 11, gun(), is_="comms")])
    s.play("forward a1", "path 10,11", "shoot b1", "fire gun a1", dice=[3, 2])
    assert (s.told("tactic_on"), s.phase) == ([], "courage")
    s = Scene([man(5, 11, gun(), is_="comms")], [man(15, 11)]).begin("shoot").play("shoot a1", "fire gun b1", dice=[3])
    assert (s.asked, s.cp(0)) == ("reroll", 0)


@rule("KT-RECON-05", "KT-RECON-10", "KT-STAY-01")
def test_a_path_that_leads_nowhere_is_no_move() -> None:
    """It sets off no trap, and does not count as a forward position."""
    crate = box(8, 8, 9.5, 9.5, 1.5, "climb", "block", stand=True)
    s = Scene([man(8.7, 11)], [man(25, 20)], [crate]).set("team b: recon lay_traps, recon-works, traps-allowed 1, traps piece1")
    s.begin("move").play("normal a1", "path 8.7,11")
    assert (s.told("trap"), s.told("moved"), s.told("halted")) == ([], [], [(0,)])
    s = known("forward_positions", "remove_sentries", b=[man(25, 11, gun())])
    s.play("forward a1", "path 5,11", dice=[2])             # the die is that of the sought marker
    assert (s.phase, s.all_in("forwarded")) == ("courage", [])


@rule("KT-RECON-08", "KT-RECON-05")
def test_surveyed_ground_does_not_cancel_the_wound_of_a_trap() -> None:
    """The trap itself is not dangerous terrain; only what it leaves behind is."""
    s = trapped(man(5, 11)).set("team a: recon survey_ground, recon-works")
    s.play("normal a1", "path 6.37,11", dice=[1, 4])
    assert (s.is_out("a1"), s.told("saved_by_survey")) == (True, [])


@rule("KT-WEAPON-06", "KT-DEPLOY-02")
def test_who_threw_a_grenade_before_the_battle_keeps_nobody_from_throwing_one_in_it() -> None:
    s = Scene([man(5, 11)], [man(25, 11)], round=0, initiative=p.NOBODY)
    s.state.grenade = [1, 2]
    s.begin("sought", dice=[4], until="courage")
    assert s.state.grenade == [0, 0]


@rule("KT-RECON-10")
def test_a_sentry_shoots_although_one_of_its_two_weapons_does_not_reach() -> None:
    s = known("forward_positions", "remove_sentries", a=[man(5, 11)], b=[man(25, 11, gun(), gun(id="short", range=3))])
    s.play("forward a1", "path 10,11")
    assert (s.asked, s.options()) == ("sentry", ["shoot b1", "done"])
