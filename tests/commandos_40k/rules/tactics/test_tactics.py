"""Tactics and command points: when they may be used, by whom, and what the six generic ones do (KT-TACTIC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.commandos_40k.duel import hits, saves, to_hit, volley, wounds
from tests.commandos_40k.rules.tactics.activation import LOW_WALL, shooting, used
from tests.commandos_40k.scene import TOUCH, Arming, Man, Scene, blade, box, gun, man
from tests.marks import rule

FOE = man(28, 20)


def starting(phase: str, a: Sequence[Man], b: Sequence[Man], cp: tuple[int, int] = (1, 1), **scene: Any) -> Scene:
    """The start of a phase."""
    return Scene(a, b, cp=cp, **scene).begin(f"{phase}_start")


# --- paying -----------------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-01")
def test_a_tactic_is_paid_when_it_is_used_and_not_offered_to_who_cannot_pay() -> None:
    s = starting("move", [man(5, 11)], [FOE], cp=(2, 0)).play("use decisive_move a1")
    assert s.cp(0) == 1
    assert starting("move", [man(5, 11)], [FOE], cp=(0, 0)).asked == "move"


@rule("KT-TACTIC-01")
@pytest.mark.parametrize(("points", "asked"), [(1, ""), (2, "courage")])
def test_two_points_are_needed_where_a_tactic_costs_two(points: int, asked: str) -> None:
    s = Scene([man(5, 11)], [FOE], cp=(points, 0), initiative=-1)
    s.set("team a: broken")
    assert s.begin("courage", until="morale").asked == asked


@rule("KT-TACTIC-02")
def test_a_tactic_is_used_once_in_a_phase_and_again_in_the_next() -> None:
    s = Scene([man(5, 11, gun(attacks=2))], [man(15, 11)], cp=(3, 0)).begin("shoot").play("shoot a1", "fire gun b1", dice=[2])
    s.play("reroll", dice=[2, 2])                           # the second attack misses without a question
    assert s.asked == ""
    s.begin("fight_start")
    assert s.state.used == [0, 0]


@rule("KT-TACTIC-02")
def test_both_players_may_use_the_same_tactic_in_one_phase() -> None:
    s = starting("move", [man(5, 11)], [FOE]).play("use decisive_move a1")
    assert s.asked_of == 1
    assert used(s, "decisive_move") == ["use decisive_move b1"]


@rule("KT-TACTIC-02")
@pytest.mark.parametrize("choice", ["reroll", "pass"])
def test_both_parts_of_the_movement_phase_are_one_phase(choice: str) -> None:
    """Who rolled an advance again in his own part does not roll overwatch again in the other's."""
    s = Scene([man(5, 11)], [man(14, 11, gun("assault"))], cp=(0, 5), initiative=1).begin("move").play("advance b1", dice=[2])
    s.play(choice, dice=[3] if choice == "reroll" else [])
    s.play("halt", "charge a1", "overwatch b1", "fire gun a1", dice=[5, 4, 4] if choice == "reroll" else [5])
    assert s.asked == ("charge_path" if choice == "reroll" else "reroll")


@rule("KT-TACTIC-15", "KT-SNAP-03", "KT-WEAPON-14")
@pytest.mark.parametrize(("tactic", "specialism", "useless", "useful"), [
    ("tough_as_nails", "", gun("torrent", skill=None), gun()),
    ("hail_of_bullets", "heavy", gun("torrent", skill=None), gun("torrent", skill=None, attacks=2)),
    ("custom_ammo", "demolitions", gun("twin_linked"), gun()),
    ("deadly_precision", "sniper", gun("devastating_wounds"), gun()),
    ("scanner_spec", "comms", gun("torrent", skill=None), gun()),
])
def test_tactics_that_could_change_none_of_its_shots_are_not_sold_to_a_model(
        tactic: str, specialism: str, useless: Arming, useful: Arming) -> None:
    for weapon, sold in ((useless, False), (useful, True)):
        s = Scene([man(5, 11, weapon, is_=specialism, light=1)], [man(15, 11)], cp=(1, 0)).begin("shoot").play("shoot a1")
        assert (s.asked, bool(used(s, tactic))) == ("shoot", sold)


@rule("KT-TACTIC-15", "KT-SNAP-03", "KT-SPEC-06", "KT-WEAPON-15")
def test_nor_what_helps_neither_snap_shots_nor_who_has_shot_nor_blows_that_have_it_already() -> None:
    s = Scene([man(5, 11, gun(), light=1, tokens=["retreated"])], [man(15, 11)], cp=(1, 0)).begin("shoot").play("shoot a1")
    assert (s.asked, used(s, "tough_as_nails")) == ("shoot", [])
    team = [man(5, 11, gun(), is_="comms"), man(5, 14, gun(), tokens=["shot", "done"]), man(8, 11, gun(), tokens=["fell_back"])]
    assert used(Scene(team, [man(15, 11)], cp=(1, 0)).begin("shoot"), "scanner_spec") == ["use scanner_spec a1"]
    for ability, asked in ((["lethal_hits"], "reroll"), ([], "strike")):
        s = Scene([man(5, 11, blade(*ability), is_="combat")], [man(5 + TOUCH, 11, tokens=["done"])], cp=(1, 0))
        assert s.begin("fight", dice=[1] if ability else []).asked == asked


@rule("KT-TACTIC-03")
def test_a_specialists_tactic_needs_the_specialist_on_the_table() -> None:
    def scans(specialist: Man) -> list[str]:
        s = Scene([man(5, 11, gun()), specialist], [man(15, 11)], cp=(1, 0)).begin("shoot")
        assert s.asked == "shoot_next"
        return used(s, "scanner_spec")
    assert scans(man(6.5, 11, gun(), is_="comms")) == ["use scanner_spec a1", "use scanner_spec a2"]
    assert scans(man(out=True, is_="comms")) == []


@rule("KT-TACTIC-03")
def test_mission_tactics_belong_to_their_mission() -> None:
    s = starting("move", [man(5, 11)], [FOE], cp=(3, 3))
    assert {text.split()[1] for text in s.options("use")} == {"decisive_move"}
    s = starting("move", [man(5, 11)], [man(5 + TOUCH, 11)], cp=(3, 3), mission="exfiltration")
    assert {text.split()[1] for text in s.options("use")} == {"decisive_move", "stay_there"}


# --- decisive tactics -------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-04", "KT-TACTIC-08")
def test_a_decisive_shot_comes_before_all_others_and_uses_up_the_activation() -> None:
    """Even before prepared models."""
    s = starting("shoot", [man(5, 11, gun(), tokens=["prepared"])], [man(15, 11, gun()), man(15, 15, gun())])
    s.play("pass", "use decisive_shot b2")
    assert (s.asked, s.asked_of) == ("shoot", 1)
    s.play("fire gun a1", dice=[1])
    assert (s.asked, s.asked_of) == ("shoot_next", 0)
    s.play("pass")
    assert s.options("shoot") == ["shoot b1"]


@rule("KT-TACTIC-04")
def test_a_decisive_shot_is_for_models_that_could_shoot() -> None:
    s = starting("shoot", [man(5, 11, gun()), man(5, 14), man(5, 17, gun(), tokens=["advanced"])], [man(15, 11)])
    assert used(s, "decisive_shot") == ["use decisive_shot a1"]


@rule("KT-TACTIC-04", "KT-SPEC-12", "KT-RULING-66")
def test_a_decisive_shot_is_not_for_a_medic_that_could_only_tend() -> None:
    patient = man(5, 13.2, light=1)
    s = starting("shoot", [man(5, 11, gun(range=3), is_="medic"), patient], [man(15, 11)])
    assert (s.asked, s.options("shoot")) == ("shoot_next", ["shoot a1"])
    s = starting("shoot", [man(5, 11, gun(), is_="medic"), patient], [man(15, 11)], cp=(2, 0)).play("use decisive_shot a1")
    assert used(s, "first_aid") == ["use first_aid a1 a2"]


@rule("KT-TACTIC-05", "KT-TACTIC-08")
def test_a_decisive_move_is_any_action_before_the_first_activation() -> None:
    s = starting("move", [man(5, 11), man(5, 15)], [man(15, 11), man(28, 20)]).play("pass", "use decisive_move b1")
    assert s.asked_of == 1
    assert s.options() == ["stay b1", "prepare b1", "normal b1", "advance b1", "charge b1"]
    s.play("normal b1", "path 12,11")
    assert (s.asked, s.asked_of) == ("move", 0)
    s.play("end")
    assert {text.split()[-1] for text in s.options()} == {"b2", "end"}


@rule("KT-TACTIC-06", "KT-TACTIC-08")
def test_a_decisive_strike_comes_even_before_chargers() -> None:
    s = Scene([man(5, 11, blade(), tokens=["charged", "tried"])], [man(5 + TOUCH, 11, blade()), man(28, 20)], cp=(0, 1))
    s.set("a1: targets b1")
    s.begin("fight_start")
    assert s.options() == ["use decisive_strike b1", "pass"]
    s.play("use decisive_strike b1", dice=[4, 4, 1, 6])    # the charger falls before it strikes
    assert s.is_out("a1")
    assert [each[0] for each in s.told("fights")] == [s.number("b1")]


@rule("KT-TACTIC-07")
def test_who_has_the_initiative_declares_first_and_a_roll_off_says_whose_model_acts_first() -> None:
    s = starting("move", [man(5, 11)], [FOE], initiative=1)
    assert s.asked_of == 1
    s.play("use decisive_move b1")
    assert s.asked_of == 0
    s.play("use decisive_move a1", dice=[3, 3, 6, 2])
    assert s.told("roll_off")[-1] == (0, 6, 2)
    assert s.asked_of == 0
    s.play("stay a1")
    assert s.options("stay") == ["stay b1"]
    s.play("stay b1")
    assert s.asked == ""


@rule("KT-FIGHT-04", "KT-TACTIC-06")
def test_who_is_engaged_with_nobody_any_more_does_not_fight_although_a_decisive_strike_was_paid() -> None:
    """b1 wins the roll-off and is the victim of its own blade; b2 is too far for a1 to be engaged with it."""
    s = starting("fight", [man(5, 11, blade())], [man(5 + TOUCH, 11, blade("hazardous", id="cursed")), man(9, 11)])
    s.play("use decisive_strike a1", "use decisive_strike b1", dice=[1, 6, 1, 1])
    assert (s.is_out("b1"), s.cp(0), s.engaged("a1")) == (True, 0, [])
    assert [each[0] for each in s.told("fights")] == [s.number("b1")]
    assert not s.has("done", "a1")


@rule("KT-TACTIC-07")
def test_where_only_one_declares_there_is_no_roll_off() -> None:
    s = starting("move", [man(5, 11)], [FOE]).play("use decisive_move a1", "pass")
    assert (s.asked_of, s.told("roll_off")) == (0, [])


# --- tactical re-roll -------------------------------------------------------------------------------------------------


def offered(s: Scene, seat: int, roll: int) -> bool:
    """Whether that player is asked whether he rolls again."""
    return s.asked == "reroll" and s.asked_of == seat and s.decision.about[1] == roll


@rule("KT-TACTIC-09", "KT-TACTIC-11")
def test_advance_and_charge_rolls_may_be_made_again() -> None:
    s = Scene([man(5, 11)], [FOE], cp=(1, 0)).begin("move").play("advance a1", dice=[2])
    assert offered(s, 0, 0)
    s.play("reroll", dice=[5])
    assert (s.decision.about[1], s.cp(0)) == (5, 0)
    s = Scene([man(5, 11)], [man(15, 11)], cp=(1, 0)).begin("move").play("charge a1", "none b1", dice=[2, 2])
    assert offered(s, 0, 1)
    s.play("reroll", dice=[6, 5])
    assert s.asked == "charge_path"


@rule("KT-TACTIC-09", "KT-TACTIC-11")
def test_nerve_rolls_may_be_made_again() -> None:
    s = Scene([man(5, 11, light=1)], [FOE], cp=(1, 0)).begin("nerve", dice=[2], until="points")
    assert offered(s, 0, 2)
    s.play("reroll", dice=[5])
    assert not s.is_shaken("a1")


@rule("KT-TACTIC-09", "KT-TACTIC-11")
def test_hit_wound_save_and_trauma_rolls_may_be_made_again_each_before_the_next_die() -> None:
    s = volley(3, cp=(1, 0))
    assert offered(s, 0, 3)
    s.play("reroll", dice=[4, 2])
    assert (hits(s), wounds(s)) == ([(3, False), (4, True)], [(2, False)])
    s = volley(4, 2, cp=(1, 0))
    assert offered(s, 0, 4)
    s.play("reroll", dice=[5, 6])
    assert (wounds(s), saves(s)) == ([(2, False), (5, True)], [(6, True)])
    s = volley(4, 4, 3, cp=(0, 1))
    assert offered(s, 1, 5)
    s.play("reroll", dice=[5])
    assert saves(s) == [(3, False), (5, True)]
    s = volley(4, 4, 4, weapon=gun(ap=-6), cp=(0, 1))
    assert (s.asked, s.asked_of, s.options()) == ("trauma_again", 1, ["reroll", "pass"])
    s.play("reroll", dice=[3])
    assert s.light("b1") == 1


@rule("KT-TACTIC-09", "KT-NERVE-03", "KT-WEAPON-16", "KT-TRAUMA-04")
def test_whoever_may_roll_again_is_told_his_chance() -> None:
    """In thousandths: losses make it harder to keep one's nerve; of a hit only a critical one is better."""
    def better(s: Scene) -> int:
        return s.decision.about[-1]
    lost = [man(out=True) for _ in range(2)]
    s = Scene([man(5, 11, light=1), *lost], [FOE], cp=(1, 0)).begin("nerve", dice=[5], until="points")
    assert (s.asked, better(s)) == ("reroll", 167)                              # 6 − 2, against 4
    assert better(Scene([man(5, 11, light=1)], [FOE], cp=(1, 0)).begin("nerve", dice=[2], until="points")) == 500
    assert better(volley(3, cp=(1, 0))) == 500
    assert better(volley(4, weapon=gun("sustained_hits:1"), cp=(1, 0))) == 167
    assert better(volley(4, 4, weapon=gun("devastating_wounds"), cp=(1, 0))) == 167
    assert better(volley(4, 4, 3, cp=(0, 1))) == 500
    assert better(volley(4, 4, 4, 4, weapon=gun(ap=-6, damage=2), cp=(0, 1))) == 250
    s = Scene([man(5, 11)], [FOE], cp=(1, 0)).begin("move").play("advance a1", dice=[2])
    assert better(s) == -1                                                      # nobody knows how far he wants to go


@rule("KT-TACTIC-09", "KT-NERVE-03", "KT-CHARGE-05")
def test_no_roll_is_made_again_where_no_face_would_do_better() -> None:
    """A nerve value of 4 with −3 is out of reach of a 6, with −2 it is not. Nothing goes farther than a charge of two sixes."""
    for lost, asked in ((3, ""), (2, "reroll")):
        s = Scene([man(5, 11, light=1), *(man(out=True) for _ in range(lost))], [FOE], cp=(1, 0), initiative=-1)
        assert s.begin("nerve", dice=[3], until="points").asked == asked
    for faces, asked in (([6, 6], "charge_path"), ([6, 5], "reroll")):
        s = Scene([man(5, 11)], [man(14, 11)], cp=(1, 0)).begin("move").play("charge a1")
        assert s.play("none b1", dice=faces).asked == asked


@rule("KT-TACTIC-09")
def test_the_point_may_be_kept() -> None:
    s = volley(3, cp=(1, 0)).play("pass")
    assert (s.asked, s.cp(0)) == ("", 1)


@rule("KT-TACTIC-10")
def test_damage_numbers_of_attacks_hazards_and_ignored_pain_are_rolled_once() -> None:
    """Each of these dice shows a 1, and nobody is asked; only the hit roll asks."""
    s = volley(1, 4, 4, 1, 1, 1, weapon=gun("hazardous", attacks="D3", damage="D3", ap=-6), target={"fnp": 5, "wounds": 4},
               cp=(5, 0))
    assert s.is_out("a1")
    assert s.cp(0) == 5
    s = Scene([man(5, 11, light=1, is_="medic"), man(6.5, 11, light=1)], [FOE], cp=(2, 0)).begin("shoot")
    s.play("shoot a1", "use first_aid a1 a2", dice=[1])
    assert (s.asked, s.cp(0)) == ("", 1)


@rule("KT-TACTIC-10")
def test_morale_and_initiative_are_rolled_once() -> None:
    s = Scene([man(5, 11), man(out=True)], [FOE], cp=(1, 0), initiative=-1).begin("morale", dice=[1, 1], until="nerve")
    assert (s.asked, s.state.broken[0]) == ("", 1)
    s = Scene([man(5, 11)], [FOE], cp=(1, 1), initiative=-1).begin("initiative", dice=[1, 1, 6, 6])
    assert s.asked == "initiative"


# --- tough as nails ---------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-12")
def test_tough_as_nails_ignores_light_wounds_and_being_shaken() -> None:
    s = shooting(man(5, 11, gun(), light=2, shaken=True)).play("use tough_as_nails a1", "fire gun b1", dice=[4, 1])
    assert to_hit(s) == [0]
    assert s.cp(0) == 0
    s = Scene([man(5, 11, blade(), light=1)], [man(5 + TOUCH, 11, tokens=["done"])], cp=(1, 0)).begin("fight")
    s.play("use tough_as_nails a1", dice=[4, 1])
    assert to_hit(s) == [0]


@rule("KT-TACTIC-12")
def test_it_lasts_to_the_end_of_the_phase_and_no_longer() -> None:
    s = shooting(man(5, 11, gun(), light=1)).play("use tough_as_nails a1", "stop")
    s.begin("fight_start")
    assert s.state.effects[0] == 0


@rule("KT-TACTIC-13")
def test_tough_as_nails_does_not_see_through_cover() -> None:
    s = shooting(man(5, 11, gun(), light=2), pieces=[LOW_WALL]).play("use tough_as_nails a1", "fire gun b1", dice=[4])
    assert to_hit(s) == [-1]


@rule("KT-TACTIC-13")
def test_tough_as_nails_does_not_reach_over_intervening_terrain() -> None:
    fence = box(5.7, 9, 5.8, 13, 0.5, "climb")
    s = Scene([man(5, 11, blade(), light=2)], [man(6.5, 11, tokens=["done"])], [fence], cp=(1, 0)).begin("fight")
    s.play("halt", "use tough_as_nails a1", dice=[4])
    assert to_hit(s) == [-1]


@rule("KT-TACTIC-14")
def test_tactics_on_activation_are_declared_before_the_first_die() -> None:
    s = shooting(man(5, 11, gun(), gun(id="pistol"), light=1), cp=(3, 0))
    assert used(s, "tough_as_nails")
    s.play("fire gun b1", "pass", dice=[1])
    assert s.options() == ["fire pistol b1", "stop"]


@rule("KT-SPEC-08", "KT-SPEC-16", "KT-RULING-64")
@pytest.mark.parametrize(("specialism", "tactic"), [("demolitions", "custom_ammo"), ("sniper", "deadly_precision")])
def test_tactics_of_the_whole_phase_may_also_be_used_after_the_first_weapon(specialism: str, tactic: str) -> None:
    s = shooting(man(5, 11, gun(skill=2), gun(id="second"), is_=specialism))
    s.play("fire gun b1", dice=[2, 2]).play("pass")         # the wound roll is not made again
    assert s.options() == ["fire second b1", f"use {tactic} a1", "stop"]
    s = shooting(man(5, 11, gun(skill=2), is_=specialism))
    assert used(s, tactic) == [f"use {tactic} a1"]
    s.play("fire gun b1", dice=[2, 2]).play("pass")
    assert s.asked == ""                                    # no weapon is left


@rule("KT-TACTIC-15")
def test_tactics_may_be_left_and_shaken_models_are_their_object_too() -> None:
    s = starting("move", [man(5, 11, shaken=True), man(5, 15)], [FOE], cp=(1, 0))
    assert s.options() == ["use decisive_move a1", "use decisive_move a2", "pass"]
    s.play("pass")
    assert (s.asked, s.cp(0)) == ("move", 1)


# --- insane courage ---------------------------------------------------------------------------------------------------


def broken(*models: Man, cp: tuple[int, int] = (2, 0)) -> Scene:
    s = Scene(models, [FOE], cp=cp, initiative=-1)
    s.set("team a: broken")
    return s


@rule("KT-TACTIC-16")
def test_insane_courage_makes_a_broken_team_forget_it_for_a_round() -> None:
    """It gains its point, rolls two dice for initiative, and only the wounded test their nerve, without the malus."""
    s = broken(man(5, 11), man(15, 11, light=1)).begin("courage", until="move_start")
    assert (s.asked, s.asked_of) == ("courage", 0)
    s.play("use insane_courage", dice=[4, 5, 5, 1, 1])
    assert s.told("nerve_rolled") == [(1, 4, 0, 4)]
    assert s.cp(0) == 1
    assert s.told("initiative_rolled")[0] == (0, (5, 5), 10)


@rule("KT-TACTIC-16")
def test_in_the_next_round_it_is_broken_again() -> None:
    s = broken(man(5, 11)).begin("courage", until="points").play("use insane_courage")
    s.forget().begin("courage", until="points", dice=[6])
    assert s.told("nerve_rolled") == [(0, 6, -1, 4)]


@rule("KT-TACTIC-16")
def test_without_it_the_team_suffers() -> None:
    s = broken(man(5, 11), man(15, 11)).begin("courage", until="move_start").play("pass")
    s.play("test a1", dice=[6, 6, 1, 2, 6, 1, 1], quietly=True)
    assert s.cp(0) == 2
    assert s.told("initiative_rolled")[0] == (0, (1, 2, 6), 3)


@rule("KT-TACTIC-16", "KT-RULING-40")
def test_it_may_be_used_at_once_when_the_team_breaks() -> None:
    s = Scene([man(5, 11), man(out=True)], [FOE], cp=(2, 0), initiative=-1).begin("courage", dice=[1, 1], until="points")
    assert (s.asked, s.options()) == ("courage", ["use insane_courage", "pass"])
    s.play("use insane_courage")
    assert s.told("nerve_rolled") == []


@rule("KT-RULING-87", "KT-TACTIC-14", "KT-TACTIC-12", "KT-TERRAIN-05")
def test_a_test_of_the_ground_on_the_pile_in_does_not_close_the_moment_for_tactics() -> None:
    bog = box(5.1, 9, 5.2, 13, 0, "dangerous")
    s = Scene([man(5, 11, blade())], [man(7, 11, tokens=["done"])], [bog], cp=(1, 0)).begin("fight")
    s.play("path 5.5,11", dice=[1, 1])
    assert (s.light("a1"), s.asked, used(s, "tough_as_nails")) == (1, "strike", ["use tough_as_nails a1"])
    s.play("use tough_as_nails a1", dice=[4, 1])
    assert to_hit(s) == [0]


@rule("KT-RULING-88", "KT-SEQ-01", "KT-TACTIC-07")
@pytest.mark.parametrize("first", [0, 1])
def test_at_the_start_of_a_phase_the_initiative_speaks_first_and_to_the_end(first: int) -> None:
    """The Attacker (a) and the Defender (b) have two tactics each."""
    s = starting("move", [man(20, 11)], [man(5, 11), man(20 + TOUCH, 11)], cp=(2, 2), initiative=first, mission="exfiltration")
    mine, other = (["use stay_there a1", "use decisive_move a1"], ["use slip_away b1", "use decisive_move b1"])[::1 - 2 * first]
    assert (s.asked_of, {*mine} <= {*s.options()}) == (first, True)
    s.play(mine[0], dice=[2] * first)
    assert (s.asked_of, mine[1] in s.options()) == (first, True)
    s.play("pass")
    assert (s.asked_of, {*other} <= {*s.options()}) == (1 - first, True)


@rule("KT-TACTIC-07", "KT-TACTIC-01", "KT-TRAUMA-09")
def test_a_decisive_shot_is_lost_with_its_model_and_its_price() -> None:
    s = starting("shoot", [man(5, 11, gun())], [man(15, 11, gun())]).play("use decisive_shot a1")
    s.play("use decisive_shot b1", "fire gun a1", dice=[1, 6, 4, 4, 1, 6])
    assert (s.is_out("a1"), s.asked, s.cp(0)) == (True, "", 0)
