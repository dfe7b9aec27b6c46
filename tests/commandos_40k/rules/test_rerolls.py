"""Dice in odd company: several sources of a re-roll, several dice, caps met by modifiers, random figures, ties (KT-DICE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.content import Effect, Tactic
from tests.commandos_40k.before import before
from tests.commandos_40k.duel import brawl, hits, saves, to_hit, traumas, volley, wounds
from tests.commandos_40k.rules.tactics.activation import LOW_WALL, shooting
from tests.commandos_40k.scene import NOTHING, TOUCH, Man, Scene, blade, box, gun, man
from tests.marks import rule

FOE = man(28, 20)
BEHIND: dict[str, Any] = {"pieces": [LOW_WALL], "apart": 13.63 - 5 - TOUCH}        # the target is obscured, and in cover


def is_asked(s: Scene, kind: str, seat: int) -> bool:
    return s.asked == kind and s.asked_of == seat


# --- one die, several sources -----------------------------------------------------------------------------------------


@rule("KT-DICE-06", "KT-SPEC-02", "KT-SPEC-15")
def test_a_sniper_led_by_example_rolls_a_one_again_once() -> None:
    s = shooting(man(5, 11, gun(), is_="leader"), man(7, 11, gun(), is_="sniper"))
    s.play("use lead_by_example a1 a2", "fire gun b1", dice=[2]).forget()
    s.play("shoot a2", "fire gun b1", dice=[1, 1])
    assert hits(s) == [(1, False), (1, False)]


@rule("KT-DICE-06", "KT-SPEC-15")
def test_a_one_rolled_again_for_nothing_is_not_rolled_again_for_a_point() -> None:
    s = volley(1, 3, shooter={"is_": "sniper"}, cp=(3, 0))
    assert (hits(s), s.asked, s.cp(0)) == ([(1, False), (3, False)], "", 3)


@rule("KT-DICE-06", "KT-SPEC-15")
def test_another_failure_of_a_sniper_costs_a_point() -> None:
    s = volley(2, shooter={"is_": "sniper"}, cp=(1, 0))
    assert is_asked(s, "reroll", 0)
    s.play("reroll", dice=[1])
    assert (hits(s), s.asked, s.cp(0)) == ([(2, False), (1, False)], "", 0), "a re-rolled 1 is not rolled again as a 1"


@rule("KT-TACTIC-09")
@pytest.mark.parametrize(("skill", "better"), [(3, 667), (4, 500), (5, 333), (6, 167)])
def test_who_may_pay_for_another_die_is_told_its_chance(skill: int, better: int) -> None:
    s = volley(2, weapon=gun(skill=skill), cp=(1, 0))
    assert (s.asked, s.decision.about[-1]) == ("reroll", better)


@rule("KT-DICE-06", "KT-SPEC-15", "KT-WEAPON-11")
def test_with_precision_a_miss_is_rolled_again_for_nothing_and_never_for_a_point() -> None:
    s = volley(3, 2, weapon=gun("precision"), shooter={"is_": "sniper"}, cp=(1, 0))
    assert (hits(s), s.asked, s.cp(0)) == ([(3, False), (2, False)], "", 1)


@rule("KT-DICE-04", "KT-SPEC-15", "KT-WEAPON-16")
def test_a_hit_that_was_given_up_for_a_six_is_lost() -> None:
    s = volley(4, weapon=gun("precision", "sustained_hits:1"), shooter={"is_": "sniper"}, cp=(1, 0))
    assert s.options() == ["again", "pass"]
    s.play("again", dice=[3])
    assert (hits(s), s.asked) == ([(4, True), (3, False)], "")


@rule("KT-DICE-04", "KT-SPEC-15")
def test_who_keeps_a_hit_is_not_asked_a_second_time() -> None:
    s = volley(4, weapon=gun("precision", "sustained_hits:1"), shooter={"is_": "sniper"}, cp=(1, 0)).play("pass", dice=[6, 4])
    assert (hits(s), wounds(s), saves(s)) == ([(4, True)], [(6, True)], [(4, True)])


@rule("KT-DICE-06", "KT-WEAPON-08")
def test_a_wound_roll_of_one_by_twin_linked_and_by_a_tactic_is_rolled_again_once() -> None:
    ones = Tactic(id="ones", name=NOTHING, cp=1, when="shoot_activation",
                  effect=Effect(op="reroll_ones", who="self", roll="wound", weapons="all_ranged"))
    s = Scene([man(5, 11, gun("twin_linked"))], [man(15, 11)], cp=(1, 0), tactics=([ones], [])).begin("shoot")
    s.play("shoot a1", "use ones a1", "fire gun b1", dice=[4, 1, 1])
    assert wounds(s) == [(1, False), (1, False)]


@rule("KT-DICE-06", "KT-SPEC-11", "KT-TACTIC-09")
def test_a_medic_or_a_point_but_not_one_after_the_other() -> None:
    healer = man(15, 13.5, is_="medic")
    for choice, left in (("medic b2", 1), ("reroll", 0)):
        s = volley(4, 4, 1, others=[healer], cp=(0, 1)).play("pass", dice=[5])
        assert s.options() == ["medic b2", "reroll", "pass"]
        s.play(choice, dice=[6])
        assert (s.is_out("b1"), s.cp(1), s.asked) == (True, left, "")


@rule("KT-DICE-06", "KT-SPEC-05", "KT-TACTIC-02")
def test_a_radio_pays_for_one_reroll_of_the_round_and_not_for_the_same_die_again() -> None:
    s = volley(2, weapon=gun(attacks=2), shooter={"is_": "comms"}).play("reroll", dice=[2, 3])
    assert (hits(s), s.asked, s.cp(0)) == ([(2, False), (2, False), (3, False)], "", 0)


# --- both sides, phases -----------------------------------------------------------------------------------------------


@rule("KT-TACTIC-02", "KT-TACTIC-09", "KT-TACTIC-11", "KT-RULING-95")
def test_both_sides_roll_again_within_one_attack_each_once() -> None:
    s = volley(3, cp=(2, 2)).play("reroll", dice=[4, 4, 3])
    assert is_asked(s, "reroll", 1)
    s.play("reroll", dice=[2, 6])
    assert (saves(s), s.is_out("b1"), s.asked, s.cp(0), s.cp(1)) == ([(3, False), (2, False)], True, "", 1, 1)


@rule("KT-TACTIC-02")
def test_after_a_hit_roll_the_wound_roll_of_the_same_phase_stays() -> None:
    s = volley(3, cp=(2, 0)).play("reroll", dice=[4, 2])
    assert (wounds(s), s.asked, s.cp(0)) == ([(2, False)], "", 1)


@rule("KT-TACTIC-02", "KT-REACT-04")
def test_overwatch_and_the_charge_are_one_phase_for_each_player() -> None:
    """The shooter rolls a miss again, the charger his charge: each has used the tactic of this phase."""
    s = Scene([man(5, 11)], [man(14, 11, gun(attacks=2))], cp=(2, 2)).begin("move")
    s.play("charge a1", "overwatch b1", "fire gun a1", dice=[5]).play("reroll", dice=[4, 3, 1, 2])
    assert [die for die, _ in hits(s)] == [5, 4, 3]
    assert is_asked(s, "reroll", 0)
    s.play("reroll", dice=[6, 6])
    assert (s.cp(0), s.cp(1), s.told("charge_rolled")[-1][2]) == (1, 1, 12)


@rule("KT-TACTIC-02", "KT-ACT-02")
def test_in_the_next_phase_the_tactic_is_there_again() -> None:
    s = Scene([man(5, 11, gun(), blade())], [man(5 + TOUCH + 2, 11, tokens=["done"])], cp=(2, 0))
    s.begin("shoot", until="round_end").play("shoot a1", "fire gun b1", dice=[2]).play("reroll", dice=[2])
    assert s.cp(0) == 1
    s.move("b1", 5 + TOUCH, 11).set("a1: engaged-at-start").begin("fight", dice=[2])
    assert is_asked(s, "reroll", 0)


# --- what a six and a one are -----------------------------------------------------------------------------------------


@rule("KT-HIT-03", "KT-HIT-04", "KT-DICE-05")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True)])
def test_a_great_bonus_does_not_make_a_one_hit(die: int, hit: bool) -> None:
    """BS 2+, heavy and scanned: +2."""
    s = Scene([man(5, 11, gun("heavy", skill=2), tokens=["stationary"]), man(5, 14, is_="comms")], [man(15, 11)], cp=(1, 0))
    s.begin("shoot").play("use scanner_spec a1", "shoot a1", "fire gun b1", dice=[die, *([1] if hit else [])])
    assert (hits(s), to_hit(s)) == ([(die, hit)], [2])


@rule("KT-HIT-02", "KT-HIT-04", "KT-RULING-27")
@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True)])
def test_maluses_have_no_floor_but_a_six_hits_and_is_critical(die: int, hit: bool) -> None:
    """BS 2+, three light wounds, shaken, obscured: −5."""
    s = volley(die, *([1, 1] if hit else []), weapon=gun("sustained_hits:1", skill=2), shooter={"light": 3, "shaken": True},
               **BEHIND)
    assert (hits(s), to_hit(s), len(wounds(s))) == ([(die, hit)], [-5], 2 * hit)


@rule("KT-HIT-04", "KT-WEAPON-09", "KT-WEAPON-12")
def test_channelling_limits_the_maluses_before_the_bonus_is_added() -> None:
    """BS 4+, two light wounds and obscured: −3, channelled −1, +1 for a heavy weapon: a 4 hits."""
    s = volley(weapon=gun("psychic", "heavy"), shooter={"light": 2, "tokens": ["stationary"]}, **BEHIND)
    s.play("yes", dice=[4, 1, 2])
    assert (hits(s), to_hit(s), len(s.told("hazard_rolled"))) == ([(4, True)], [0], 1)


@rule("KT-WOUND-02", "KT-WOUND-03", "KT-SPEC-18")
@pytest.mark.parametrize(("strength", "die", "wounded"), [
    (8, 2, False), (8, 3, True), (5, 3, False), (3, 5, False), (3, 6, True)])
def test_minus_one_to_wound_raises_the_face_but_a_six_wounds(strength: int, die: int, wounded: bool) -> None:
    """T4: S8 needs 2, S5 3, S3 5; one more with "survivor"."""
    s = volley(weapon=gun(strength=strength), target={"is_": "veteran"}, cp=(0, 1))
    s.play("use survivor b1", dice=[4, die, *([6] if wounded else [])])
    assert wounds(s) == [(die, wounded)]


@rule("KT-WEAPON-04", "KT-WOUND-02", "KT-SPEC-18", "KT-WEAPON-03")
@pytest.mark.parametrize(("die", "wounded"), [(1, False), (2, False), (3, True), (6, True)])
def test_wounds_on_two_is_worsened_too_and_only_a_six_is_critical(die: int, wounded: bool) -> None:
    s = volley(weapon=gun("wounds_on:2", "devastating_wounds", strength=1), target={"is_": "veteran"}, cp=(0, 1))
    after = [] if not wounded else [1] if die == 6 else [6]
    s.play("use survivor b1", dice=[4, die, *after])
    assert (wounds(s), len(saves(s))) == ([(die, wounded)], int(die == 3))


@rule("KT-WOUND-02", "KT-WEAPON-03", "KT-WEAPON-08", "KT-DICE-04")
def test_a_six_that_came_by_a_reroll_is_as_critical_as_any() -> None:
    s = volley(4, 2, 6, 1, weapon=gun("twin_linked", "devastating_wounds"))
    assert (wounds(s), saves(s), s.light("b1")) == ([(2, False), (6, True)], [], 1)


@rule("KT-HIT-02", "KT-WEAPON-15", "KT-DICE-04")
def test_a_hit_given_up_for_a_point_in_the_hope_of_a_lethal_one() -> None:
    s = volley(5, weapon=gun("lethal_hits"), cp=(1, 0))
    assert is_asked(s, "reroll", 0)
    s.play("reroll", dice=[6, 6])
    assert (hits(s), wounds(s), saves(s)) == ([(5, True), (6, True)], [], [(6, True)])


@rule("KT-TACTIC-09", "KT-HIT-01")
def test_nobody_is_asked_about_a_success_that_no_die_can_better() -> None:
    s = volley(4, 4, 4, cp=(1, 1))
    assert (hits(s), wounds(s), saves(s), s.asked) == ([(4, True)], [(4, True)], [(4, True)], "")


@rule("KT-SNAP-01", "KT-SNAP-02", "KT-SNAP-03", "KT-WEAPON-16")
def test_of_a_snap_shot_a_five_may_be_rolled_again_and_a_six_is_an_ordinary_hit() -> None:
    s = volley(5, weapon=gun("sustained_hits:2", "lethal_hits", skill=2), shooter={"tokens": ["fell_back"]}, cp=(1, 0))
    s.play("reroll", dice=[6, 1])
    assert (hits(s), wounds(s)) == ([(5, False), (6, True)], [(1, False)])


@rule("KT-SNAP-03", "KT-SPEC-15", "KT-DICE-07")
def test_a_sniper_rolls_the_ones_of_snap_shots_again_and_nothing_else() -> None:
    s = volley(1, 6, 1, 5, weapon=gun(attacks=2), shooter={"is_": "sniper", "tokens": ["fell_back"]})
    assert (hits(s), wounds(s)) == ([(1, False), (6, True), (5, False)], [(1, False)])


@rule("KT-SAVE-02")
def test_a_save_that_no_face_makes_is_neither_rolled_nor_rolled_again() -> None:
    s = volley(4, 4, 6, weapon=gun(ap=-1), target={"save": 6}, cp=(0, 3)).play("pass")
    assert (saves(s), s.is_out("b1"), s.cp(1)) == ([], True, 3)


@rule("KT-SAVE-02", "KT-INVUL-01")
@pytest.mark.parametrize(("figures", "die", "saved"), [
    ({"save": 2}, 1, False), ({"save": 2}, 2, True), ({"save": 6, "inv": 2}, 1, False), ({"save": 3, "inv": 5}, 5, True),
    ({"save": 3, "inv": 5}, 4, False)])
def test_a_one_never_saves_and_armour_piercing_leaves_the_invulnerable_save_alone(
        figures: dict[str, int], die: int, saved: bool) -> None:
    ap = 0 if figures["save"] == 2 else -3
    s = volley(4, 4, die, *([] if saved else [1]), weapon=gun(ap=ap), target=figures)
    assert saves(s) == [(die, saved)]


@rule("KT-NERVE-03", "KT-DICE-05")
@pytest.mark.parametrize(("die", "lost", "friends", "shaken"), [(6, 3, 0, True), (1, 0, 3, False)])
def test_nerves_know_neither_a_lucky_six_nor_an_unlucky_one(die: int, lost: int, friends: int, shaken: bool) -> None:
    """Against 4: 6 − 3 fails, 1 + 3 passes."""
    near = [man(5 + 1.5 * (at - 1), 13) for at in range(friends)]
    s = Scene([man(5, 11, light=1), *near, *(man(out=True) for _ in range(lost))], [FOE])
    assert s.begin("nerve", dice=[die], until="points").is_shaken("a1") is shaken


@rule("KT-TRAUMA-03", "KT-TRAUMA-10", "KT-DICE-05")
@pytest.mark.parametrize(("faces", "light", "out"), [
    ((3, 3), 0, False), ((3, 3), 1, True), ((1, 4), 0, True), ((1, 1), 2, False)])
def test_of_several_trauma_dice_the_highest_counts_and_then_the_wounds(faces: Sequence[int], light: int, out: bool) -> None:
    s = volley(4, 4, 1, *faces, weapon=gun(damage=2), target={"light": light})
    assert (traumas(s), s.is_out("b1")) == ([(tuple(faces), light)], out)


# --- several dice -----------------------------------------------------------------------------------------------------


@rule("KT-DICE-04", "KT-TRAUMA-06")
def test_cover_counts_for_the_trauma_dice_that_were_rolled_again_too() -> None:
    s = volley(5, 4, 1, weapon=gun(damage=2), cp=(0, 1), **BEHIND)
    s.play("pass", dice=[5, 2]).play("reroll", dice=[4, 4])
    assert (traumas(s), s.light("b1")) == ([((5, 2), -1), ((4, 4), -1)], 1)


@rule("KT-DICE-04", "KT-CHARGE-08")
def test_the_move_of_a_failed_charge_is_the_higher_of_the_new_dice() -> None:
    s = Scene([man(5, 11)], [man(16, 11)], cp=(1, 0)).begin("move").play("charge a1", "none b1", dice=[6, 1])
    s.play("reroll", dice=[2, 3])
    assert s.asked == "failed_charge_path"
    assert s.allows("path 8,11")
    assert s.refusal("path 8.006,11") == "KT-GEOM-20"


@rule("KT-DICE-05", "KT-TACTIC-11")
def test_a_charge_is_rolled_again_before_a_tactic_adds_to_it() -> None:
    """Once the re-roll was let pass, the bonus is offered, and the re-roll no more."""
    more = Tactic(id="more", name=NOTHING, cp=1, when="charge_rolled",
                  effect=Effect(op="modify_roll", who="self", roll="charge", amount=2))
    s = Scene([man(5, 11)], [man(15.26, 11)], cp=(2, 0), tactics=([more], [])).begin("move")
    s.play("charge a1", "none b1", dice=[3, 3])
    assert s.options() == ["reroll", "pass"]
    s.play("pass")
    assert s.options("use", "reroll") == ["use more a1"]
    s.play("use more a1")
    assert (s.asked, s.decision.about[1]) == ("charge_path", 8)


@rule("KT-DICE-04", "KT-SPEC-13")
def test_a_scout_whose_better_die_is_a_six_keeps_it() -> None:
    s = Scene([man(5, 11, is_="scout")], [FOE], cp=(1, 0)).begin("move").play("advance a1", dice=[1, 6])
    assert (s.asked, s.decision.about[1]) == ("advance_path", 6)


@rule("KT-INIT-01", "KT-INIT-02", "KT-DICE-04")
def test_of_three_equal_dice_two_count_and_a_tie_is_rolled_with_three_again() -> None:
    s = Scene([man(2, 2)], [FOE], initiative=-1).set("team b: broken")
    s.begin("initiative", dice=[4, 2, 3, 3, 3, 1, 2, 6, 1, 1])
    assert s.told("initiative_rolled") == [(0, (4, 2), 6), (1, (3, 3, 3), 6), (0, (1, 2), 3), (1, (6, 1, 1), 2)]
    assert is_asked(s, "initiative", 0)


def first_initiative(*dice: int, round: int = 1) -> Scene:
    """Air assault: seat 0 attacks, seat 1 defends."""
    return Scene([man(2, 2)], [FOE], initiative=-1, mission=p.AIR_ASSAULT, round=round).begin("initiative", dice=dice)


@rule("KT-MISSION1-06", "KT-INIT-01")
def test_a_defender_who_let_a_tie_pass_may_still_roll_again_after_it() -> None:
    s = first_initiative(3, 4, 5, 2)
    assert is_asked(s, "initiative_again", 1)
    s.play("pass", dice=[6, 2, 1, 1])
    assert is_asked(s, "initiative_again", 1)
    s.play("again", dice=[6, 3])
    assert is_asked(s, "initiative", 1)


@rule("KT-MISSION1-06", "KT-DICE-06")
def test_a_defender_whose_new_dice_tie_has_used_his_reroll() -> None:
    s = first_initiative(3, 4, 1, 2).play("again", dice=[5, 2, 6, 6, 1, 1])
    assert is_asked(s, "initiative", 0)
    assert len(s.told("initiative_rolled")) == 5


@rule("KT-MISSION1-06", "KT-DICE-04")
def test_a_defender_who_was_ahead_may_lose_by_rolling_again_and_has_no_reroll_in_round_two() -> None:
    s = first_initiative(3, 4, 6, 2).play("again", dice=[1, 1])
    assert is_asked(s, "initiative", 0)
    assert is_asked(first_initiative(3, 4, 1, 2, round=2), "initiative", 0)


# --- random figures ---------------------------------------------------------------------------------------------------


@rule("KT-DICE-01", "KT-DICE-02")
@pytest.mark.parametrize(("figure", "faces", "number"), [
    ("2D3", (1, 3), 3), ("2D3", (1, 1), 2), ("D3+1", (1,), 2), ("D6+1", (6,), 7), ("3D6", (1, 1, 1), 3), ("2D3+2", (5, 6), 8)])
def test_each_die_of_three_is_halved_by_itself_before_the_sum(figure: str, faces: tuple[int, ...], number: int) -> None:
    s = volley(*faces, *[1] * number, weapon=gun(attacks=figure))
    assert (s.told("attacks_rolled"), len(hits(s))) == ([(0, faces, number)], number)


@rule("KT-DAMAGE-01", "KT-TRAUMA-02", "KT-DICE-01")
@pytest.mark.parametrize(("figure", "faces", "dice"), [("D3", (2,), 1), ("D3", (5,), 3), ("D6+1", (3,), 4), ("2D6", (1, 1), 2)])
def test_random_damage_gives_as_many_trauma_dice(figure: str, faces: tuple[int, ...], dice: int) -> None:
    s = volley(4, 4, 1, *faces, *[1] * dice, weapon=gun(damage=figure))
    assert traumas(s) == [((1,) * dice, 0)]


@rule("KT-DAMAGE-01", "KT-SHOOT-11")
def test_random_damage_is_rolled_anew_for_each_attack() -> None:
    s = volley(4, 4, 1, 2, 4, 4, 1, 3, weapon=gun(attacks=2, damage="D3"), target={"wounds": 5})
    assert (s.told("damage_rolled"), s.hp("b1")) == ([(0, (2,), 1), (0, (3,), 2)], 2)


@rule("KT-WEAPON-05", "KT-DICE-01", "KT-TRAUMA-02")
def test_melta_adds_to_the_sum_once_and_to_the_trauma_dice() -> None:
    s = volley(4, 4, 1, 1, 1, 1, 1, 1, 1, weapon=gun("melta:2", damage="2D3", range=24), target={"wounds": 2}, apart=12)
    assert (s.told("damage_rolled"), len(traumas(s)[0][0])) == ([(0, (1, 1), 2)], 4)


@rule("KT-FNP-01", "KT-DAMAGE-01")
def test_no_damage_is_rolled_for_a_wound_that_is_not_felt() -> None:
    s = volley(4, 4, 1, 5, weapon=gun(damage="D6"), target={"fnp": 5})
    assert (s.told("damage_rolled"), s.hp("b1")) == ([], 1)


@rule("KT-RULING-29", "KT-TRAUMA-02")
def test_by_the_other_setting_each_point_has_its_die_and_the_trauma_keeps_the_whole_damage() -> None:
    """Damage 3, one point ignored, two lost: no hit point is left, and three dice are rolled."""
    s = volley(4, 4, 1, 5, 1, 1, 2, 2, 2, weapon=gun(damage=3), target={"fnp": 5, "wounds": 2}, fnp_per="point")
    assert (traumas(s), s.light("b1")) == ([((2, 2, 2), 0)], 1)


@rule("KT-SPEC-10", "KT-DICE-02")
@pytest.mark.parametrize(("die", "number"), [(2, 1), (3, 3)])
def test_a_hail_of_bullets_looks_at_the_number_rolled(die: int, number: int) -> None:
    """A D3 of 1: the only attack is rolled again; a D3 of 2 is three attacks, and none of them is."""
    s = shooting(man(5, 11, gun(attacks="D3"), is_="heavy"))
    s.play("use hail_of_bullets a1", "fire gun b1", dice=[die, 2, 3] if number == 1 else [die, 2, 2, 2])
    assert (len(hits(s)), len(s.told("rerolled"))) == ((2, 1) if number == 1 else (3, 0))


@rule("KT-SPEC-10", "KT-SHOOT-09")
def test_one_of_several_attacks_is_not_the_only_attack_of_its_weapon() -> None:
    """Three attacks, one of them at a second target: that one is not rolled again."""
    s = shooting(man(5, 11, gun(attacks=2), is_="heavy"), b=[man(15, 11), man(15, 13)])
    s.play("use hail_of_bullets a1", "fire gun b1", "allot 1", dice=[2, 2, 2])
    assert (len(hits(s)), s.told("rerolled")) == (3, [])


@rule("KT-FIGHT-09", "KT-DICE-02", "KT-SPEC-03")
def test_a_specialist_in_combat_adds_one_to_the_number_rolled() -> None:
    s = brawl(3, 2, 2, 2, weapon=blade(attacks="D3"), fighter={"is_": "combat"})
    assert (s.told("attacks_rolled"), len(hits(s))) == ([(0, (3,), 2)], 3)


@rule("KT-FIGHT-13", "KT-TACTIC-09")
def test_a_blow_may_be_rolled_again_and_who_is_struck_rolls_his_save_again() -> None:
    s = brawl(3, cp=(1, 1)).play("reroll", dice=[4, 4, 3])
    assert is_asked(s, "reroll", 1)
    s.play("reroll", dice=[5])
    assert saves(s) == [(3, False), (5, True)]


@rule("KT-WEAPON-08", "KT-WEAPON-14", "KT-DICE-07")
def test_twin_linked_rolls_each_wound_of_a_torrent_again_by_itself() -> None:
    s = volley(1, 2, 3, 1, weapon=gun("torrent", "twin_linked", attacks=2, skill=None))
    assert (hits(s), wounds(s)) == ([], [(1, False), (2, False), (3, False), (1, False)])


@rule("KT-WEAPON-16", "KT-WEAPON-17", "KT-WEAPON-03", "KT-WOUND-02")
def test_the_automatic_wound_is_not_critical_but_that_of_an_extra_hit_may_be() -> None:
    s = volley(6, 5, 6, weapon=gun("lethal_hits", "sustained_hits:1", "devastating_wounds"), target={"wounds": 5})
    assert (wounds(s), saves(s), s.hp("b1")) == ([(6, True)], [(5, True)], 4)


# --- dice that nobody rolls again -------------------------------------------------------------------------------------


@rule("KT-TACTIC-10", "KT-TERRAIN-05", "KT-RECON-08")
def test_neither_danger_nor_what_cancels_it_is_rolled_again() -> None:
    mire = box(9, 0, 10, 22, 0, "dangerous")
    s = Scene([man(8, 11, wounds=2)], [FOE], [mire], cp=(5, 0)).set("team a: recon survey_ground, recon-works")
    s.begin("move").play("normal a1", "path 11,11", dice=[1, 3])
    assert (s.hp("a1"), s.asked == "reroll", s.cp(0)) == (1, False, 5)


@rule("KT-WEAPON-01", "KT-TACTIC-10")
def test_after_a_hazard_of_one_the_second_weapon_rolls_no_die() -> None:
    one, two = gun("hazardous", id="one"), gun("hazardous", id="two")
    s = Scene([man(5, 11, one, two)], [man(15, 11)], cp=(0, 0)).begin("shoot")
    s.play("shoot a1", "fire one b1", dice=[2]).play("fire two b1", dice=[2, 1])
    assert (s.told("hazard_rolled"), s.is_out("a1")) == ([(0, 1)], True)


@rule("KT-MORTAL-02", "KT-TACTIC-09", "KT-DICE-04")
def test_the_trauma_of_a_mortal_wound_may_be_rolled_again() -> None:
    mire = box(9, 0, 10, 22, 0, "dangerous")
    s = Scene([man(8, 11)], [FOE], [mire], cp=(1, 0)).begin("move").play("normal a1", "path 11,11", dice=[1, 6])
    assert is_asked(s, "trauma_again", 0)
    s.play("reroll", dice=[3])
    assert (traumas(s), s.light("a1")) == ([((6,), 0), ((3,), 0)], 1)


@rule("KT-TRAUMA-08", "KT-SPEC-11")
def test_with_three_light_wounds_no_medic_is_asked() -> None:
    s = volley(4, 4, 1, target={"light": 3}, others=[man(15, 13.5, is_="medic")], cp=(0, 1)).play("pass", dice=[1])
    assert (s.is_out("b1"), s.asked) == (True, "")


# --- roll-offs --------------------------------------------------------------------------------------------------------


def both_pick(card: str, *dice: int) -> Scene:
    pools = [box(8, 8, 14, 14, 0, "difficult"), box(18, 8, 24, 14, 0, "difficult")]
    s = before("recon", [man() for _ in range(3)], [man() for _ in range(3)], pools, mission=p.EXFILTRATION)
    return s.play(f"recon {card}", f"recon {card}", dice=dice)


@rule("KT-DICE-08", "KT-DICE-02", "KT-RECON-04")
def test_of_two_who_lay_traps_only_the_winner_rolls_how_many() -> None:
    s = both_pick("lay_traps", 4, 4, 2, 5, 3)
    assert s.told("roll_off") == [(-1, 4, 4), (1, 2, 5)]
    assert s.told("traps_counted") == [(1, 3, 2)]
    assert is_asked(s, "trap", 1)


@rule("KT-RECON-07", "KT-DICE-02")
def test_no_die_is_rolled_for_traps_that_are_disarmed() -> None:
    s = before("recon", pieces=[box(8, 8, 14, 14, 0, "difficult")], mission=p.EXFILTRATION)
    s.play("recon lay_traps", "recon disarm_traps")
    assert (s.told("traps_counted"), s.asked) == ([], "deploy")


@rule("KT-DICE-08", "KT-TACTIC-07")
@pytest.mark.parametrize(("phase", "tactic"), [("shoot_start", "decisive_shot"), ("fight_start", "decisive_strike")])
def test_a_roll_off_is_not_for_sale_and_goes_on_until_it_is_won(phase: str, tactic: str) -> None:
    """Whoever wins acts first, whoever has the initiative; nobody may pay for a re-roll of it."""
    a, b = man(5, 11, gun(), blade()), man(5 + TOUCH + (8 if "shot" in tactic else 0), 11, gun(), blade())
    s = Scene([a], [b], cp=(2, 2)).begin(phase)
    s.play(f"use {tactic} a1", f"use {tactic} b1", dice=[1, 1, 2, 2, 3, 6, *([] if "shot" in tactic else [1])])
    assert [winner for winner, _, _ in s.told("roll_off")] == [-1, -1, 1]
    assert s.asked_of == 1


def losses(*men: Man, dice: Sequence[int], **scene: Any) -> Scene:
    return Scene(men, [FOE], initiative=-1, **scene).begin("morale", dice=dice, until="nerve")


@rule("KT-MORALE-04", "KT-MORALE-09", "KT-DICE-01")
@pytest.mark.parametrize(("dice", "broken"), [((6, 1), 1), ((6, 2), 0)])
def test_a_morale_test_is_a_sum_and_no_point_changes_it(dice: tuple[int, int], broken: int) -> None:
    """Ld 7+: the sum must be more than 7."""
    s = losses(man(5, 11), man(out=True), dice=dice, cp=(1, 0))
    assert (s.state.broken[0], s.asked, s.cp(0)) == (broken, "", 1)
