"""The reserve phase, step by step (HN-RESERVE)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bocage
from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.phases.activating import active_marker
from bocage.games.heroes_of_normandie.rules.damage.losses import remove
from bocage.games.heroes_of_normandie.text import HNamer
from bocage.games.heroes_of_normandie.types import Side
from tests.heroes_of_normandie.field import Field, idle
from tests.heroes_of_normandie.scene import BACK, Scene
from tests.marks import rule


def names(s: Scene) -> list[str]:
    return [event.name for event in s.events]


def seeded(**more: Any) -> Scene:
    """Draws that the test does not name come from a seed."""
    s = Scene(**more)
    s.dice.then = SeededDice("reserve")
    return s


def officers(**more: Any) -> Scene:
    """An officer on each side, far apart: nobody is beaten."""
    s = seeded(**more)
    s.put("us_lt_officer", "a15")
    s.put("ge_leutnant", "a1")
    return s


# --- movement ---------------------------------------------------------------------------------------------------------


@rule("HN-RESERVE-01", "HN-ACT-06")
def test_units_without_order_and_without_active_marker_may_move() -> None:
    s = Scene()
    idler, acted, ordered, marked = (s.put("us_fire_team", f"{column}1") for column in "abcd")
    s.set(f"{s.name(acted)}: token 1, acted", f"{s.name(ordered)}: token 3")
    active_marker(s.table, marked)
    assert s.reserve().options() == [f"activate u{idler + 1}", "done"]


@rule("HN-RESERVE-01")
def test_each_of_them_moves_once() -> None:
    s = Scene()
    one, two = s.put("us_fire_team", "a1"), s.put("us_fire_team", "c1")
    s.reserve().play(f"activate u{one + 1}", "step a2", "stop")
    assert (s.at(one), s.options()) == ("a2", [f"activate u{two + 1}", "done"])


@rule("HN-RESERVE-07")
def test_a_movement_in_reserve_is_shown_in_the_reserve_phase() -> None:
    s = Scene()
    one = s.put("us_fire_team", "a1")
    s.reserve().play(f"activate u{one + 1}", "step a2")
    assert (s.asked, s.state.phase, s.seen_by(0).phase) == ("reserve_move", p.MOVE, "reserve_moves")


@rule("HN-RESERVE-02", "HN-GEN-12", "HN-ASSAULT-27", "HN-RULING-01")
def test_there_is_no_fire_and_no_assault_whatever_a_card_says() -> None:
    s = Scene()
    team, group = s.put("us_support_team", "d4"), s.put("ge_fire_group", "d5")
    s.give(0, "c13", "c23", "c33")
    s.give(1, "c23", "c33")
    s.reserve().play(f"activate u{team + 1}")
    assert s.asked == "reserve_move"
    assert s.lacks_all("reserve_move", "fire", "assault", "play")
    s.play("step c3")
    assert s.asked == "reserve_move"
    assert s.at(group) == "d5"


@rule("HN-RESERVE-03")
def test_what_is_done_by_moving_is_allowed() -> None:
    s = Scene()
    gun, team = s.put("us_30cal", "a1"), s.put("us_fire_team", "d4")
    vehicle = s.put("us_halftrack", "d5")
    s.reserve().play(f"activate u{gun + 1}", "turn")
    assert s.face(gun) == BACK
    s.play("stop", f"activate u{team + 1}")
    assert f"embark u{vehicle + 1}" in s.options()


@rule("HN-RESERVE-04", "HN-TERR-13", "HN-RULING-29")
def test_no_fire_on_the_move_and_no_opportunity_fire() -> None:
    s = Scene()
    team, nest = s.put("us_support_team", "d4"), s.put("ge_mg_nest", "d8")
    s.reserve().play(f"activate u{team + 1}")
    assert s.lacks_all("reserve_move", "fire")
    s.play("step d5")
    assert (s.asked, s.asked_of, s.state.order[nest]) == ("reserve_move", 0, p.FRESH)


@rule("HN-RESERVE-04", "HN-ABIL-14")
def test_who_lies_in_ambush_is_spotted_all_the_same() -> None:
    s = Scene("""
        . . . . . .
        . . . . . .
        . . . . . .
        g . . . . .
        g . . . . .
        . . . . . .
    """)
    team, recon = s.put("us_fire_team", "d2"), s.put("ge_recon_group", "a4", face=BACK, hidden=p.AMBUSHED)
    s.reserve().play(f"activate u{team + 1}")
    assert s.state.hidden[recon] == p.AMBUSHED
    s.play("step c3")
    assert s.told("spotted") == [(s.tag(recon),)]


@rule("HN-RESERVE-07")
@pytest.mark.parametrize("first", [p.US, p.GE])
def test_the_initiative_player_moves_all_that_he_likes_then_the_other(first: Side) -> None:
    s = officers()
    s.put("us_fire_team", "e15")
    s.put("ge_fire_group", "e1")
    s.set(f"initiative: {p.SIDES[first]}")
    s.begin(p.RESERVE_START).quietly()
    own = [unit for unit in range(4) if s.board.side[s.state.owner[unit]] == first]
    assert (s.asked_of, s.options()) == (first, [*(f"activate u{unit + 1}" for unit in own), "done"])
    s.play(f"activate u{own[1] + 1}", "stop", "done")
    assert (s.asked, s.asked_of) == ("reserve_unit", 1 - first)


# --- the steps before and after ---------------------------------------------------------------------------------------


@rule("HN-RESERVE-05")
def test_cards_of_the_start_are_played_before_bluffs_are_discarded() -> None:
    s = officers()
    team = s.put("us_fire_team", "e15", token=p.BLUFF, suppressed=2)
    s.give(0, "c16")
    s.begin(p.RESERVE_START)
    assert (s.asked, s.asked_of) == ("reserve_start", 0)
    s.play("play c16").quietly()
    assert s.state.suppressed[team] == 0
    assert names(s).index("card_played") < names(s).index("revealed")


@rule("HN-RESERVE-06", "HN-BLUFF-04")
def test_all_bluffs_are_discarded_before_anybody_moves() -> None:
    s = officers()
    mine, theirs = s.put("us_fire_team", "e15", token=p.BLUFF), s.put("ge_fire_group", "e1", token=p.BLUFF)
    s.begin(p.RESERVE_START).quietly()
    assert s.asked == "reserve_unit"
    assert [s.state.token[unit] for unit in (mine, theirs)] == [0, 0]
    assert s.told("revealed") == [(s.tag(mine), p.BLUFF), (s.tag(theirs), p.BLUFF)]


@rule("HN-RESERVE-08", "HN-SUPP-10")
def test_one_suppressed_marker_comes_off_each_unit() -> None:
    s = officers()
    once, thrice = s.put("us_fire_team", "e15", suppressed=1), s.put("ge_fire_group", "e1", suppressed=3)
    s.begin(p.RESERVE_END)
    assert [s.state.suppressed[unit] for unit in (once, thrice)] == [0, 2]


@rule("HN-RESERVE-08", "HN-TRAIT-04")
def test_two_come_off_a_courageous_unit() -> None:
    s = officers(army=("us; us_8th_regiment = -, -, -, courageous", "ge; ge_902"))
    team = s.put("us_fire_team", "e15", suppressed=3, tile=0)
    s.begin(p.RESERVE_END)
    assert s.state.suppressed[team] == 1


@rule("HN-RESERVE-09", "HN-ORDN-20", "HN-ORDN-07")
def test_what_ends_with_the_phase_ends_after_the_markers_have_come_off() -> None:
    s = officers()
    tank = s.put("ge_panzer_iv", "h8", suppressed=1)
    s.set(f"{s.name(tank)}: bombs 1", "smoke: s1 @b2 4", "us: directive-on u1, directive charge")
    s.begin(p.RESERVE_END, 1).quietly()
    happened = [name for name in names(s) if name in ("recovered", "bomb_exploded", "smoke_faded", "drew")]
    assert happened == ["recovered", "bomb_exploded", "smoke_faded", "drew", "drew"]
    assert s.state.smoke == [0, s.point("@b2"), 2]
    assert s.state.directive_on == [p.NOBODY, p.NOBODY]


@rule("HN-RESERVE-16", "HN-RESERVE-02", "HN-EQUIP-07")
def test_bombs_go_off_although_there_is_no_fire_in_this_phase() -> None:
    s = officers()
    tank = s.put("ge_panzer_iv", "h8")
    s.set(f"{s.name(tank)}: bombs 1")
    s.begin(p.RESERVE_END, 6, 6).quietly()
    assert s.told("bomb_exploded")
    assert not s.told("fired")
    assert s.state.bombs[tank] == 0


@rule("HN-RESERVE-10", "HN-CARD-09")
def test_each_discards_what_he_likes_and_draws_up_to_four() -> None:
    s = officers()
    s.give(0, "c01", "c02", "c03")
    s.give(1, "c01", "c02", "c03", "c04")
    s.begin(p.REFILL)
    assert (s.asked, s.asked_of) == ("discard", 0)
    s.play("discard c01", "discard c03", "draw")
    kept = s.board.card_index["c02"]
    assert (len(s.state.hand[0]), kept in s.state.hand[0]) == (4, True)
    assert [s.state.discard[p.US][s.board.card_index[id]] for id in ("c01", "c02", "c03")] == [1, 0, 1]
    s.play("draw")
    assert len(s.state.hand[1]) == 4
    assert s.told("drew") == [(0, 3)]


@rule("HN-RESERVE-10")
def test_some_effects_let_a_player_draw_more() -> None:
    s = officers()
    s.set("s1: draw-more 2", "s2: draw-more 0")
    s.begin(p.REFILL)
    assert [len(hand) for hand in s.state.hand] == [6, 4]
    assert s.state.draw_more == [0, 0]


@rule("HN-RESERVE-11", "HN-VICTORY-01")
def test_victory_is_checked_when_the_cards_are_drawn_and_before_tokens_are_taken() -> None:
    s = Field("first_contact")
    s.put("us_lt_officer", "g7")
    s.put("ge_leutnant", "a1")
    s.set("turn: 2")
    s.begin(p.REFILL)
    idle(s, "place_order")
    happened = [name for name in names(s) if name in ("drew", "scored", "tokens_taken", "initiative_passed", "turn")]
    assert happened == ["drew", "drew", "scored", "tokens_taken", "tokens_taken", "initiative_passed", "turn"]


@rule("HN-RESERVE-12", "HN-VICTORY-02")
@pytest.mark.parametrize("left", ["", "us_fire_team", "decoy"])
def test_who_has_no_unit_or_no_order_then_has_lost(left: str) -> None:
    s = Scene()
    s.put("ge_leutnant", "a1")
    if left:
        s.put(left, "a9", seat=0)
    s.set("turn: 2")
    s.begin(p.TAKE_TOKENS)
    assert (s.asked, s.state.outcome, s.state.why) == ("", p.GE, "HN-VICTORY-02")


@rule("HN-RESERVE-12")
def test_stars_are_counted_anew() -> None:
    s = officers()
    s.put("us_captain", "e15")
    s.begin(p.TAKE_TOKENS).quietly()
    assert s.told("tokens_taken") == [(0, 4), (1, 2)]


@rule("HN-RESERVE-13")
def test_the_initiative_changes_hands() -> None:
    s = officers()
    s.begin(p.PASS_INITIATIVE).quietly()
    assert (s.state.initiative, s.told("initiative_passed"), s.asked_of) == (p.GE, [(p.GE,)], 1)


@rule("HN-RESERVE-13")
def test_unless_something_keeps_it_this_once() -> None:
    s = officers()
    s.set("initiative kept: yes")
    s.begin(p.PASS_INITIATIVE).quietly()
    assert (s.state.initiative, s.state.keep_initiative, s.told("initiative_kept")) == (p.US, 0, [(p.US,)])


@rule("HN-RESERVE-14", "HN-RULING-29")
@pytest.mark.parametrize("first", [p.US, p.GE])
def test_within_a_step_the_initiative_player_comes_first(first: Side) -> None:
    s = officers()
    s.give(0, "c01")
    s.give(1, "c01")
    s.set(f"initiative: {p.SIDES[first]}")
    s.begin(p.REFILL)
    assert (s.asked, s.asked_of) == ("discard", first)
    s.play("draw")
    assert (s.asked, s.asked_of) == ("discard", 1 - first)


@rule("HN-RESERVE-10", "HN-ORDN-13", "HN-CARD-13")
def test_who_has_discarded_nothing_has_shown_that() -> None:
    """His answer was sealed while he chose. Now he is asked whether he improvises: everybody knows that no card was
    discarded, and nobody supposes that his only card was."""
    match = bocage.position("heroes_of_normandie", """
        scenario battle
        option army_1 us; us_8th_regiment; us_field_command = -, improvisation
        option army_2 ge; ge_902
        turn: 2
        phase: refill
        u1: us_fire_team, at d6
        u2: ge_fire_group, at g6
        s1 hand: c07
        s2 hand: c07
        """, seed="1")
    match.play("draw")
    assert match.decision is not None
    assert match.decision.kind == "improvise_draw"
    for seed in range(20):
        assert match.twin(1, Random(seed)).view(1) == match.view(1)


@rule("HN-RESERVE-15", "HN-RULING-30")
def test_if_both_have_lost_it_is_a_draw() -> None:
    s = Scene()
    us, ge = s.put("us_lt_officer", "a1"), s.put("ge_leutnant", "a9")
    remove(s.table, us)
    remove(s.table, ge)
    s.set("turn: 2")
    s.begin(p.TAKE_TOKENS)
    assert (s.state.outcome, s.state.why) == (p.DRAWN, "HN-RESERVE-15")
    assert s.told("game_drawn")


@rule("HN-RESERVE-10", "HN-CARD-09")
@pytest.mark.parametrize(("more", "said"), [(0, "Keep my hand"), (2, "Refill my hand")])
def test_who_will_draw_although_his_hand_is_full_is_told_so(more: int, said: str) -> None:
    """Card u01 lets him draw two cards more."""
    s = officers()
    s.give(0, "c01", "c02", "c03", "c04")
    s.set(f"s1: draw-more {more}").begin(p.REFILL)
    assert s.asked == "discard"
    assert HNamer(s.board, "en").action(s.decision.options[-1], s.state, s.decision) == said
    s.play("draw")
    assert len(s.state.hand[0]) == 4 + more


@rule("HN-RESERVE-14", "HN-EQUIP-07", "HN-EQUIP-12")
@pytest.mark.parametrize("first", ["us", "ge"])
def test_all_bombs_and_charges_of_the_initiative_side_explode_before_those_of_the_other(first: str) -> None:
    """Each side has a bomb on a vehicle of the other and a charge at a structure."""
    s = officers()
    s.put("us_willys_50cal", "d8")
    s.put("ge_zundapp", "d4")
    s.give(0, "c01")
    s.set("u3: bombs 1", "u4: bombs 1", "ground: h3=open+heavy_wreck, h9=open+heavy_wreck",
          "demolition charges: h3 s1, h9 s2", f"initiative: {first}")
    s.begin(p.RESERVE_END, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).quietly()
    told = [(event.name, event.args[0]) for event in s.events if event.name in ("bomb_exploded", "charge_exploded")]
    ours = [("bomb_exploded", s.tag(3)), ("charge_exploded", s.square("h3"))]
    theirs = [("bomb_exploded", s.tag(2)), ("charge_exploded", s.square("h9"))]
    assert told == ([*ours, *theirs] if first == "us" else [*theirs, *ours])
