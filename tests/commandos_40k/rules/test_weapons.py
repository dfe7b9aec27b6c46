"""Abilities of weapons (KT-WEAPON)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.commandos_40k import content
from bocage.games.commandos_40k import pieces as p
from tests.commandos_40k.duel import brawl, hits, saves, to_hit, traumas, volley, wounds
from tests.commandos_40k.scene import TOUCH, Scene, blade, box, faction_of, gun, man, profile
from tests.marks import rule

MISS = 1
THROUGH = (6, 5, 1)                         # hits whatever hides the target, wounds, is not saved
BARRICADE = box(13.9, 9, 14.37, 13, 1, "climb", "block")    # who stands at 15, 11 touches it
FAR_WALL = box(8, 9, 9, 13, 1, "climb", "block")
STILL: dict[str, Any] = {"tokens": ["stationary"]}


def hazards(s: Scene) -> list[int]:
    return [die for _, die in s.told("hazard_rolled")]


# --- hazardous --------------------------------------------------------------------------------------------------------


@rule("KT-WEAPON-01")
@pytest.mark.parametrize(("die", "out"), [(1, True), (2, False), (6, False)])
def test_a_hazardous_weapon_is_tested_after_it_was_used(die: int, out: bool) -> None:
    s = volley(MISS, die, weapon=gun("hazardous"))
    assert (hazards(s), s.is_out("a1")) == ([die], out)


@rule("KT-WEAPON-01", "KT-EX-42")
def test_the_hazard_comes_when_all_weapons_have_been_fired() -> None:
    """Plasma, then a rifle whose hit stands, then a 1."""
    s = Scene([man(5, 11, gun("hazardous", id="plasma"), gun(id="rifle"))], [man(15, 11)]).begin("shoot").play("shoot a1")
    s.play("fire plasma b1", dice=[MISS])
    assert (hazards(s), s.asked) == ([], "shoot")
    s.play("fire rifle b1", dice=[*THROUGH, 2, 1])
    assert (s.light("b1"), hazards(s), s.is_out("a1")) == (1, [1], True)


@rule("KT-WEAPON-01")
def test_a_melee_weapon_that_never_struck_is_not_tested() -> None:
    """The axe puts b1 out of action before the cursed blade comes to strike."""
    arms = blade(id="axe", attacks=2), blade("hazardous", id="cursed", attacks=2)
    s = Scene([man(5, 11, *arms)], [man(5 + TOUCH, 11, tokens=["done"])]).begin("fight")
    s.play("with axe", "with cursed", dice=[4, 4, 1, 6])
    assert s.is_out("b1")
    assert [weapon for _, weapon, _, _ in s.told("strikes")] == [s.board.arm_number["axe"]]
    assert hazards(s) == []


@rule("KT-WEAPON-01", "KT-RULING-51")
def test_a_hazard_is_no_wound_it_is_the_end() -> None:
    """Nine hit points and a 2+ to feel no pain: neither counts."""
    s = volley(MISS, 1, weapon=gun("hazardous"), shooter={"wounds": 9, "fnp": 2})
    assert (s.is_out("a1"), s.told("fnp_rolled"), traumas(s)) == (True, [], [])


@rule("KT-WEAPON-01")
def test_there_is_a_die_for_each_hazardous_weapon_used_and_none_for_others() -> None:
    arms = gun("hazardous", id="plasma"), gun("hazardous", id="lance"), gun(id="rifle")
    s = Scene([man(5, 11, *arms)], [man(15, 11)]).begin("shoot").play("shoot a1")
    s.play("fire plasma b1", "fire lance b1", "stop", dice=[MISS, MISS, 3, 4])
    assert hazards(s) == [3, 4]
    s = Scene([man(5, 11, *arms)], [man(15, 11)]).begin("shoot").play("shoot a1", "fire rifle b1", dice=[1]).play("stop")
    assert hazards(s) == []


@rule("KT-WEAPON-01")
def test_only_the_profile_that_was_used_counts() -> None:
    plasma = gun(id="plasma", profiles=[profile("std"), profile("hot", abilities=["hazardous"])])
    s = Scene([man(5, 11, plasma)], [man(15, 11)]).begin("shoot").play("shoot a1", "fire plasma.std b1", dice=[MISS])
    assert hazards(s) == []


@rule("KT-WEAPON-01")
def test_a_hazard_follows_overwatch_as_well() -> None:
    s = Scene([man(5, 11)], [man(5 + TOUCH + 8, 11, gun("hazardous"))]).begin("move")
    s.play("charge a1", "overwatch b1", "fire gun a1", dice=[MISS, 1, 1, 1])
    assert (hazards(s), s.is_out("b1")) == ([1], True)


@rule("KT-WEAPON-01", "KT-RULING-50")
def test_in_a_fight_the_hazard_comes_after_the_blows_and_before_the_consolidation() -> None:
    def fight(die: int) -> Scene:
        s = Scene([man(5, 11, blade("hazardous"))], [man(5 + TOUCH + 0.5, 11, tokens=["done"])]).begin("fight")
        return s.play("halt", dice=[MISS, die])
    s = fight(2)
    assert (hazards(s), s.asked) == ([2], "consolidate_path")
    s = fight(1)
    assert (s.is_out("a1"), s.asked) == (True, "")


@rule("KT-RULING-51")
def test_a_specialist_lost_by_its_own_hazard_counts_for_the_enemy() -> None:
    """Mission 1, round 5: a1 is a sniper whose weapon bursts."""
    s = Scene([man(5, 11, gun("hazardous"), is_="sniper"), man(5, 3)], [man(15, 11)], mission=p.AIR_ASSAULT, round=5)
    s.begin("shoot").play("shoot a1", "fire gun b1", dice=[1, 2, 1])            # the sniper rolls its 1 again
    assert s.is_out("a1")
    s.begin("round_end", until="courage")
    assert s.told("scored") == [(0, 0), (1, 1)]


# --- when and at whom -------------------------------------------------------------------------------------------------


@rule("KT-WEAPON-02", "KT-ADVANCE-02")
def test_an_assault_weapon_is_fired_after_an_advance_without_a_malus() -> None:
    s = volley(4, 1, weapon=gun("assault"), shooter={"tokens": ["advanced"]})
    assert (to_hit(s), hits(s)) == ([0], [(4, True)])


@rule("KT-WEAPON-06", "KT-RULING-36")
def test_a_grenade_is_thrown_instead_of_all_other_shots() -> None:
    arms = gun("grenade", id="grenade"), gun(id="rifle")
    s = Scene([man(5, 11, *arms)], [man(15, 11)]).begin("shoot").play("shoot a1")
    assert s.options("fire") == ["fire grenade b1", "fire rifle b1"]
    assert s.play("fire grenade b1", dice=[MISS]).asked == ""
    s = Scene([man(5, 11, *arms)], [man(15, 11)]).begin("shoot").play("shoot a1", "fire rifle b1", dice=[MISS])
    assert s.asked == ""                                        # after a rifle there is no grenade


@rule("KT-WEAPON-06")
def test_one_model_of_a_team_throws_grenades_in_a_phase() -> None:
    grenade = gun("grenade", id="grenade")
    s = Scene([man(5, 11, grenade), man(5, 3, grenade)], [man(15, 11, grenade)]).begin("shoot_start")
    s.play("shoot a1", "fire grenade b1", dice=[MISS])
    assert s.options() == ["shoot b1", "pass"]                  # the other team has its own
    s.play("shoot b1", "fire grenade a1", dice=[MISS])
    assert s.asked == ""
    s.set("a1: shot no", "a2: shot no", "b1: shot no")
    assert s.begin("shoot_start").options() == ["shoot a1", "shoot a2", "pass"]     # the next phase


@rule("KT-WEAPON-09")
def test_a_heavy_weapon_hits_better_when_its_bearer_has_stayed() -> None:
    assert to_hit(volley(MISS, weapon=gun("heavy"), shooter=STILL)) == [1]
    assert to_hit(volley(MISS, weapon=gun("heavy"))) == [0]
    assert to_hit(volley(MISS, shooter=STILL)) == [0]


@rule("KT-WEAPON-09")
def test_a_heavy_weapon_has_nothing_of_it_in_overwatch() -> None:
    s = Scene([man(5, 11)], [man(5 + TOUCH + 8, 11, gun("heavy", skill=2), **STILL)]).begin("move")
    s.play("charge a1", "overwatch b1", "fire gun a1", dice=[5, 1, 1])
    assert (to_hit(s), hits(s)) == ([0], [(5, False)])


@rule("KT-WEAPON-09", "KT-RULING-39")
def test_a_heavy_weapon_has_nothing_of_it_before_the_first_round() -> None:
    """It shoots at a sentry."""
    s = Scene([man(5, 11, gun("heavy"), **STILL)], [man(15, 11, tokens=["forwarded"])])
    s.set("team a: recon remove_sentries, recon-works", "team b: recon forward_positions, recon-works")
    s.begin("sentries", until="sought").play("shoot a1", "fire gun b1", dice=[MISS])
    assert to_hit(s) == [0]


@rule("KT-WEAPON-10", "KT-SHOOT-04", "KT-RULING-85")
def test_who_was_engaged_when_activated_fires_only_pistols_even_when_free_again() -> None:
    pistols = gun("pistol", id="pistol", strength=8, ap=-6, range=12), gun("pistol", id="other", range=12)
    s = Scene([man(5, 11, gun(id="rifle"), *pistols)], [man(5 + TOUCH, 11), man(13, 11)]).begin("shoot").play("shoot a1")
    assert s.options("fire") == ["fire pistol b1", "fire other b1"]
    s.play("fire pistol b1", dice=[4, 4, 6])
    assert (s.is_out("b1"), s.engaged("a1"), s.options("fire")) == (True, [], ["fire other b2"])


@rule("KT-WEAPON-10")
def test_a_pistol_is_fired_from_an_engagement_at_those_engaged_with_its_bearer() -> None:
    """b1 is engaged with a1 and with its friend a2, b2 with a2 alone, b3 with nobody."""
    pistol = gun("pistol", range=12)
    s = Scene([man(5, 11, pistol), man(5 + 2 * TOUCH, 11)],
              [man(5 + TOUCH, 11), man(5 + 3 * TOUCH, 11), man(5, 15)]).begin("shoot").play("shoot a1")
    assert s.options("fire") == ["fire gun b1"]


@rule("KT-WEAPON-10")
def test_a_pistol_from_outside_keeps_to_the_rule_of_friends() -> None:
    s = Scene([man(2, 11, gun("pistol", range=12)), man(8, 11)], [man(8 + TOUCH, 11), man(5, 15)]).begin("shoot")
    s.play("shoot a1")
    assert s.options("fire") == ["fire gun b2"]


@rule("KT-WEAPON-13")
def test_rapid_fire_adds_its_number_to_a_random_one_too() -> None:
    s = volley(3, *[MISS] * 4, weapon=gun("rapid_fire:2", attacks="D3"))
    assert len(hits(s)) == 4


@rule("KT-EX-36", "KT-SPEC-10", "KT-WEAPON-13")
def test_a_hail_of_rapid_fire() -> None:
    """A1, Rapid Fire 1: far away one shot that may be rolled again, at half range three."""
    def hail(apart: float, *dice: int) -> list[tuple[int, bool]]:
        s = Scene([man(2, 11, gun("rapid_fire:1"), is_="heavy")], [man(2 + TOUCH + apart, 11)], cp=(1, 0)).begin("shoot")
        return hits(s.play("shoot a1", "use hail_of_bullets a1", "fire gun b1", dice=dice))
    assert hail(20, 2, 4, 1) == [(2, False), (4, True)]
    assert hail(20, 2, 3) == [(2, False), (3, False)]
    assert hail(12, 2, 3, 1) == [(2, False), (3, False), (1, False)]


# --- cover ------------------------------------------------------------------------------------------------------------


@rule("KT-WEAPON-07", "KT-RULING-53")
def test_a_weapon_that_ignores_cover_sees_nobody_obscured_and_no_terrain() -> None:
    """A hiding model still softens the trauma."""
    s = volley(*THROUGH, 1, weapon=gun("ignores_cover"), pieces=[BARRICADE])
    assert (to_hit(s), traumas(s)) == ([0], [((1,), 0)])
    s = volley(*THROUGH, 1, weapon=gun("ignores_cover"), others=[man(13.1, 11)])
    assert (to_hit(s), traumas(s)) == ([0], [((1,), -1)])


@rule("KT-WEAPON-11")
def test_precision_sees_nobody_obscured_but_cover_stays() -> None:
    s = volley(*THROUGH, 1, weapon=gun("precision"), pieces=[BARRICADE])
    assert (to_hit(s), traumas(s)) == ([0], [((1,), -1)])


# --- hits -------------------------------------------------------------------------------------------------------------


@rule("KT-WEAPON-12", "KT-EX-45")
def test_who_channels_has_one_malus_at_worst_and_a_hazard() -> None:
    """BS 3+, obscured, a light wound: −2. Channelled, −1: a 4 hits, and a hazard die follows; else it misses."""
    weapon, hurt = gun("psychic", skill=3), {"light": 1}
    s = volley(weapon=weapon, shooter=hurt, pieces=[FAR_WALL])
    assert (s.asked, s.asked_of) == ("channel", 0)
    s.play("yes", dice=[4, 1, 5])
    assert (to_hit(s), hits(s), hazards(s)) == ([-1], [(4, True)], [5])
    s = volley(weapon=weapon, shooter=hurt, pieces=[FAR_WALL]).play("no", dice=[4])
    assert (to_hit(s), hits(s), hazards(s)) == ([-2], [(4, False)], [])


@rule("KT-WEAPON-12")
def test_what_is_added_is_added_after_channelling() -> None:
    s = volley(weapon=gun("psychic", "heavy"), shooter=STILL | {"light": 3}, pieces=[FAR_WALL]).play("yes", dice=[MISS, 5])
    assert to_hit(s) == [0]                                     # −4 is −1, and one for the heavy weapon


@rule("KT-WEAPON-12")
def test_a_channelled_weapon_may_burst() -> None:
    s = volley(weapon=gun("psychic"), shooter={"light": 2}).play("yes", dice=[MISS, 1])
    assert s.is_out("a1")


@rule("KT-WEAPON-12", "KT-RULING-50")
def test_a_psychic_blow_is_channelled_before_and_tested_after() -> None:
    s = brawl(weapon=blade("psychic"), fighter={"light": 2})
    assert s.asked == "channel"
    s.play("yes", dice=[5, 1, 2])
    assert (to_hit(s), hits(s), hazards(s)) == ([-1], [(5, True)], [2])


@rule("KT-WEAPON-12")
def test_a_shot_at_minus_one_cannot_be_channelled_and_one_at_minus_two_can() -> None:
    weapon = gun("psychic", skill=3)
    assert volley(weapon=weapon, shooter={"light": 2}).asked == "channel"
    s = volley(4, 1, weapon=weapon, shooter={"light": 1})
    assert (to_hit(s), hits(s), hazards(s)) == ([-1], [(4, True)], [])


@rule("KT-WEAPON-12")
def test_a_blow_at_minus_one_cannot_be_channelled_and_one_at_minus_two_can() -> None:
    weapon = blade("psychic", skill=3)
    assert brawl(weapon=weapon, fighter={"light": 2}).asked == "channel"
    s = brawl(4, 1, weapon=weapon, fighter={"light": 1})
    assert (to_hit(s), hits(s), hazards(s)) == ([-1], [(4, True)], [])


@rule("KT-WEAPON-12")
def test_one_target_with_worse_than_minus_one_is_enough_to_channel() -> None:
    """The shooter has a light wound; only the second target is obscured, by a wall far from it."""
    second = man(15, 13.2)
    hidden = [box(9, 11.7, 9.2, 12, 5, "climb", "block")]
    s = volley(weapon=gun("psychic", attacks=2), shooter={"light": 1}, others=[second], pieces=hidden).play("allot 1")
    assert s.asked == "channel"
    s.play("yes", dice=[MISS, MISS, 5])
    assert to_hit(s) == [-1, -1]
    s = volley(weapon=gun("psychic", attacks=2), shooter={"light": 1}, others=[second])
    assert s.asked == "allot"
    s.play("allot 1", dice=[MISS, MISS])
    assert (to_hit(s), hazards(s)) == ([-1, -1], [])


@rule("KT-WEAPON-12", "KT-SNAP-03")
def test_snap_shots_and_torrents_are_not_channelled() -> None:
    hurt: dict[str, Any] = {"light": 2}
    assert volley(weapon=gun("psychic"), shooter=hurt).asked == "channel"
    s = volley(6, 1, weapon=gun("psychic"), shooter=hurt | {"tokens": ["fell_back"]})
    assert (hits(s), hazards(s)) == ([(6, True)], [])
    s = volley(1, weapon=gun("psychic", "torrent", skill=None), shooter=hurt)
    assert (len(s.told("auto_hit")), hazards(s)) == (1, [])


@rule("KT-WEAPON-14")
def test_a_torrent_hits_without_a_roll_and_never_critically() -> None:
    s = volley(1, 1, weapon=gun("torrent", "lethal_hits", "sustained_hits:3", attacks=2, skill=None), pieces=[BARRICADE])
    assert (hits(s), len(s.told("auto_hit")), len(wounds(s)), s.told("more_hits")) == ([], 2, 2, [])


@rule("KT-WEAPON-15")
def test_a_lethal_six_wounds_without_a_roll_and_never_critically() -> None:
    """The save is made although the weapon's critical wounds allow none; a 5 has to wound."""
    weapon = gun("lethal_hits", "devastating_wounds", strength=1)
    s = volley(6, 6, weapon=weapon, target={"toughness": 14})
    assert (wounds(s), len(s.told("auto_wound")), saves(s)) == ([], 1, [(6, True)])
    s = volley(5, 5, weapon=weapon, target={"toughness": 14})
    assert (wounds(s), s.told("auto_wound")) == ([(5, False)], [])


@rule("KT-WEAPON-15", "KT-SNAP-02")
def test_a_lethal_snap_shot_has_to_wound() -> None:
    s = volley(6, 1, weapon=gun("lethal_hits"), shooter={"tokens": ["fell_back"]})
    assert (wounds(s), s.told("auto_wound")) == ([(1, False)], [])


@rule("KT-WEAPON-16")
def test_a_critical_hit_scores_more_hits_that_each_have_to_wound() -> None:
    s = volley(6, 1, 2, 3, weapon=gun("sustained_hits:2"))
    assert (s.told("more_hits"), wounds(s)) == ([(0, 2)], [(1, False), (2, False), (3, False)])
    assert volley(5, 1, weapon=gun("sustained_hits:2")).told("more_hits") == []


@rule("KT-WEAPON-17", "KT-EX-29")
def test_of_a_lethal_and_sustained_six_the_first_hit_wounds_and_the_other_rolls() -> None:
    s = volley(6, 6, 3, weapon=gun("sustained_hits:1", "lethal_hits"))
    assert (len(s.told("auto_wound")), saves(s), wounds(s)) == (1, [(6, True)], [(3, False)])


@rule("KT-EX-43", "KT-SPEC-17")
def test_a_veteran_that_hits_on_one_is_better_against_maluses_only() -> None:
    """BS 2+ improved: an obscured target is hit on a 2; a 1 misses."""
    veteran = {"is_": "veteran", "improves": "bs"}
    s = volley(2, 1, weapon=gun(skill=2), shooter=veteran, pieces=[FAR_WALL])
    assert (to_hit(s), hits(s)) == ([-1], [(2, True)])
    assert hits(volley(1, weapon=gun(skill=2), shooter=veteran)) == [(1, False)]
    assert hits(volley(2, weapon=gun(skill=2), pieces=[FAR_WALL])) == [(2, False)]


# --- wounds and damage ------------------------------------------------------------------------------------------------


@rule("KT-WEAPON-03")
def test_a_devastating_critical_wound_allows_no_save_but_may_not_be_felt() -> None:
    """Damage 2 as ever: not mortal wounds."""
    guarded = {"save": 2, "inv": 2, "wounds": 5, "fnp": 6}
    s = volley(5, 6, 5, weapon=gun("devastating_wounds", damage=2), target=guarded)
    assert (saves(s), s.hp("b1"), s.told("mortal"), len(s.told("fnp_rolled"))) == ([], 3, [], 1)
    s = volley(5, 5, 6, weapon=gun("devastating_wounds", damage=2), target=guarded)
    assert saves(s) == [(6, True)]
    s = volley(5, 6, 6, weapon=gun(damage=2), target=guarded)
    assert saves(s) == [(6, True)]


@rule("KT-WEAPON-04")
@pytest.mark.parametrize(("strength", "toughness"), [(1, 14), (30, 2)])
def test_a_weapon_that_wounds_on_a_number_looks_at_nothing_else(strength: int, toughness: int) -> None:
    weapon = gun("wounds_on:3", strength=strength)
    assert wounds(volley(5, 2, weapon=weapon, target={"toughness": toughness})) == [(2, False)]
    assert wounds(volley(5, 3, 6, weapon=weapon, target={"toughness": toughness})) == [(3, True)]


@rule("KT-WEAPON-04")
def test_such_a_wound_is_critical_on_a_six_only() -> None:
    weapon = gun("wounds_on:3", "devastating_wounds")
    assert saves(volley(5, 5, 6, weapon=weapon)) == [(6, True)]
    assert saves(volley(5, 6, 1, weapon=weapon)) == []


@rule("KT-WEAPON-05", "KT-EX-28", "KT-TRAUMA-02")
def test_melta_adds_to_the_damage_and_so_to_the_dice_of_the_trauma() -> None:
    """D6 rolled 3, Melta 2 at half range: five."""
    weapon = gun("melta:2", range=20, damage="D6")
    s = volley(*THROUGH, 3, 1, 1, 1, 1, 1, weapon=weapon, apart=10)
    assert (s.told("damaged"), traumas(s)) == ([(1, 5, 0)], [((1,) * 5, 0)])
    s = volley(*THROUGH, 3, weapon=weapon, apart=10.001, target={"wounds": 9})
    assert s.hp("b1") == 6


@rule("KT-WEAPON-08", "KT-DICE-06")
def test_a_twin_linked_weapon_may_roll_a_success_again_where_a_six_does_more() -> None:
    """With Devastating Wounds a 6 allows no save; the new result stands, even if it is worse."""
    weapon = gun("twin_linked", "devastating_wounds")
    s = volley(5, 4, weapon=weapon, cp=(1, 0))
    assert (s.asked, s.asked_of, s.options(), s.decision.rule) == ("reroll", 0, ["again", "pass"], "KT-WEAPON-08")
    s.play("again", dice=[2])
    assert (wounds(s), s.cp(0), s.asked) == ([(4, True), (2, False)], 1, "")
    assert wounds(volley(5, 4, weapon=weapon).play("pass", dice=[6])) == [(4, True)]
    assert wounds(volley(5, 4, 6, weapon=gun("twin_linked"))) == [(4, True)]       # a 6 would do no more


@rule("KT-WEAPON-08")
def test_twin_linked_weapons_roll_failed_wounds_again_once() -> None:
    assert wounds(volley(5, 1, 4, 6, weapon=gun("twin_linked"))) == [(1, False), (4, True)]
    assert wounds(volley(5, 3, 2, weapon=gun("twin_linked"))) == [(3, False), (2, False)]
    assert wounds(volley(5, 4, 6, weapon=gun("twin_linked"))) == [(4, True)]


# --- unknown abilities ------------------------------------------------------------------------------------------------


@rule("KT-WEAPON-18")
def test_abilities_that_the_rules_do_not_know_are_told_and_do_nothing() -> None:
    strange = gun("blast", "anti_infantry:4", "indirect")
    plain, odd = man(5, 11, gun()), man(5, 11, strange)
    notes = content.warnings(faction_of("a", [odd], ()))
    assert [note.name for note in notes if note.what == "ability"] == ["blast", "anti_infantry:4", "indirect"]
    assert content.warnings(faction_of("a", [plain], ())) == []
    dice = (5, 4, 1, 3)
    assert [event.args for event in volley(*dice, weapon=strange).events] == [event.args for event in volley(*dice).events]
