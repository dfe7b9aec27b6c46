"""Blows: targets, weapons, their division, hit rolls in melee (KT-FIGHT-08, KT-FIGHT-09, KT-FIGHT-10, KT-FIGHT-11, KT-FIGHT-12,
KT-FIGHT-13, KT-FIGHT-14, KT-FIGHT-15, KT-FIGHT-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k.content import Part
from bocage.games.commandos_40k.rules import sights
from tests.commandos_40k.duel import brawl, hits, to_hit, wounds
from tests.commandos_40k.scene import TOUCH, Arming, Pieces, Scene, blade, box, man, profile
from tests.marks import rule

MISS = 1


def engaged(*arms: Arming, dice: Sequence[int] = (), foes: Sequence[tuple[float, float]] = ((5 + TOUCH, 11),),
            pieces: Pieces = (), **fighter: Any) -> Scene:
    """a1 at 5, 11 with those weapons; the others have fought already."""
    s = Scene([man(5, 11, *arms, **fighter)], [man(x, y, tokens=["done"]) for x, y in foes], pieces)
    return s.begin("fight", dice=dice)


def strikes(s: Scene) -> list[tuple[str, str, int]]:
    """Weapon, target, number of blows, in order."""
    return [(s.board.weapons[weapon], s.board.lexicon.models[target], number)
            for _, weapon, target, number in s.told("strikes")]


# --- targets ----------------------------------------------------------------------------------------------------------


@rule("KT-FIGHT-08")
def test_enemies_within_an_inch_are_struck() -> None:
    beyond = [(5 + TOUCH, 11), (5, 11 + TOUCH + 1), (5, 11 - TOUCH - 1.001)]
    s = engaged(blade(attacks=3), foes=beyond)
    assert (s.asked, s.options()) == ("allot_blows", ["number 0", "number 1", "number 2", "number 3"])
    s.play("number 1", "target b1", dice=[MISS] * 3)
    assert strikes(s) == [("blade", "b1", 1), ("blade", "b2", 2)]


@rule("KT-FIGHT-09", "KT-RULING-84")
def test_a_weapon_with_a_random_number_of_attacks_is_combined_after_its_roll() -> None:
    s = engaged(blade(attacks=3), blade(id="whip", attacks="D6"), foes=[(5 + TOUCH, 11)])
    assert s.options() == ["with blade", "with whip"]
    s.play("with blade")
    assert s.options() == ["with whip", "done"]
    s.play("with whip", dice=[2, MISS, MISS])                   # the lower number counts
    assert strikes(s) == [("blade", "b1", 1), ("whip", "b1", 1)]
    s = engaged(blade(attacks=3), blade(id="whip", attacks="D6"), foes=[(5 + TOUCH, 11)])
    s.play("with blade", "with whip", dice=[1, MISS, MISS, MISS])               # not one blow for each: the whip is not used
    assert strikes(s) == [("blade", "b1", 3)]


@rule("KT-WEAPON-12", "KT-WEAPON-14")
def test_a_psychic_blow_that_needs_no_hit_roll_is_not_channelled() -> None:
    s = brawl(weapon=blade("psychic", skill=4), fighter={"light": 2})
    assert s.asked == "channel"
    s = brawl(1, weapon=blade("psychic", "torrent", skill=None), fighter={"light": 2})
    assert (s.asked, s.told("hazard_rolled")) == ("", [])


@rule("KT-WEAPON-12", "KT-RULING-50")
def test_channelling_is_offered_only_if_the_psychic_blows_themselves_have_more_than_one_malus() -> None:
    """The wall before b1 is a second malus beside the light wound. The psychic blow goes to b1 or to b2."""
    wall = box(5.63, 10, 5.64, 12, 3, "climb")
    foes = [man(6.27, 11, tokens=["done"]), man(5, 11 + TOUCH, tokens=["done"])]
    arms = blade("psychic", id="psychic", attacks=2), blade(id="blade", attacks=2)
    for psychic_at_b1, asked in ((1, "channel"), (0, "next_target")):
        s = Scene([man(5, 11, *arms, light=1)], foes, [wall]).begin("fight").play("with psychic", "with blade")
        s.play(f"number {psychic_at_b1}", f"number {1 - psychic_at_b1}")
        assert s.asked == asked


@rule("KT-SPEC-17", "KT-FIGHT-17")
def test_a_veteran_may_fight_better_with_bare_hands() -> None:
    for improves, skill in (("ws", 4), ("bs", 5)):
        s = Scene([man(5, 11, is_="veteran", improves=improves)], [man(5 + TOUCH, 11, tokens=["done"])])
        s.begin("fight", dice=[4, *([1] if skill == 4 else [])])
        assert s.told("hit_rolled") == [(0, 4, 0, skill, skill == 4)]


@rule("KT-FIGHT-10")
def test_the_most_blows_that_a_file_may_print_can_be_divided() -> None:
    s = engaged(blade(attacks=99), foes=[(5 + TOUCH, 11), (5, 11 + TOUCH)])
    assert (s.asked, s.options()[-1]) == ("allot_blows", "number 99")
    s.play("number 98", "target b1", dice=[MISS] * 99)
    assert strikes(s) == [("blade", "b1", 98), ("blade", "b2", 1)]


@rule("KT-FIGHT-08")
def test_who_is_hidden_is_not_struck() -> None:
    wall = box(4, 11.7, 6, 11.9, 3, "impassable", "block")
    s = engaged(blade(attacks=3), foes=[(5 + TOUCH, 11), (5, 11 + TOUCH + 0.5)], pieces=[wall], dice=[MISS] * 3)
    assert s.engaged("a1") == ["b1", "b2"]
    assert s.asked == ""                                        # nothing to divide
    assert strikes(s) == [("blade", "b1", 3)]


# --- weapons and their blows ------------------------------------------------------------------------------------------


@rule("KT-FIGHT-09", "KT-RULING-33", "KT-EX-30")
def test_with_several_weapons_the_lowest_number_is_divided() -> None:
    """Five with one, three with the other: both together three, as 1 and 2."""
    arms = blade(id="axe", attacks=5), blade(id="fist", attacks=3)
    s = engaged(*arms)
    assert (s.asked, s.options()) == ("weapons", ["with axe", "with fist"])
    s.play("with axe")
    assert s.options() == ["with fist", "done"]
    s.play("with fist")
    assert (s.asked, s.options()) == ("allot_blows", ["number 1", "number 2"])      # with the axe: each gets one at least
    s.play("number 1", dice=[MISS] * 3)
    assert strikes(s) == [("axe", "b1", 1), ("fist", "b1", 2)]
    s = engaged(*arms).play("with fist", "with axe", "number 2", dice=[MISS] * 3)
    assert strikes(s) == [("fist", "b1", 2), ("axe", "b1", 1)]


@rule("KT-FIGHT-09", "KT-EX-30")
def test_with_one_weapon_its_own_number_is_struck() -> None:
    s = engaged(blade(id="axe", attacks=5), blade(id="fist", attacks=3)).play("with axe", "done", dice=[MISS] * 5)
    assert strikes(s) == [("axe", "b1", 5)]


@rule("KT-FIGHT-09", "KT-RULING-33")
def test_there_are_no_more_weapons_than_blows() -> None:
    """One blow with the fist cannot be divided; a specialist has one more."""
    assert engaged(blade(id="axe", attacks=5), blade(id="fist")).play("with fist", dice=[MISS]).asked == ""
    both = blade(id="axe", attacks=5), blade(id="fist")
    s = engaged(*both).play("with axe", dice=[MISS] * 5)
    assert strikes(s) == [("axe", "b1", 5)]
    s = engaged(*both, is_="combat").play("with axe")
    assert s.options() == ["with fist", "done"]


@rule("KT-FIGHT-09")
def test_profiles_of_a_melee_weapon_are_alternatives() -> None:
    axe = blade(id="axe", profiles=[profile("sweep", range=0, attacks=4), profile("chop", range=0, attacks=2)])
    s = engaged(axe)
    assert s.options() == ["with axe.sweep", "with axe.chop"]
    s.play("with axe.chop", dice=[MISS] * 2)
    assert strikes(s) == [("axe.chop", "b1", 2)]


@rule("KT-FIGHT-10")
def test_the_whole_division_over_targets_and_weapons_is_said_before_any_die() -> None:
    """And all blows on one target come before those on the next."""
    arms = blade(id="axe", attacks=4), blade(id="fist", attacks=4)
    s = engaged(*arms, foes=[(5 + TOUCH, 11), (5, 11 + TOUCH)]).play("with axe", "with fist")
    s.play("number 1", "number 1")
    assert (s.asked, hits(s)) == ("allot_blows", [])
    s.play("number 1", "target b1", dice=[MISS] * 4)
    assert strikes(s) == [("axe", "b1", 1), ("fist", "b1", 1), ("axe", "b2", 1), ("fist", "b2", 1)]


@rule("KT-FIGHT-10", "KT-RULING-62")
def test_the_order_of_the_targets_is_the_attackers_choice() -> None:
    s = engaged(blade(attacks=3), foes=[(5 + TOUCH, 11), (5, 11 + TOUCH), (5, 11 - TOUCH)]).play("number 1", "number 1")
    assert (s.asked, s.asked_of, s.options()) == ("next_target", 0, ["target b1", "target b2", "target b3"])
    s.play("target b3", dice=[MISS])
    assert s.options() == ["target b1", "target b2"]
    s.play("target b2", dice=[MISS] * 2)
    assert [target for _, target, _ in strikes(s)] == ["b3", "b2", "b1"]


@rule("KT-FIGHT-10")
def test_no_weapon_is_left_without_a_blow() -> None:
    """All but one blow went to b1 with the axe: the last is the fist's, at b1 or b2."""
    arms = blade(id="axe", attacks=3), blade(id="fist", attacks=3)
    s = engaged(*arms, foes=[(5 + TOUCH, 11), (5, 11 + TOUCH)]).play("with axe", "with fist")
    assert s.options() == ["number 0", "number 1", "number 2"]
    s.play("number 2")
    assert s.options() == ["number 0", "number 1"]
    s.play("number 0", "target b1", dice=[MISS] * 3)
    assert strikes(s) == [("axe", "b1", 2), ("fist", "b2", 1)]


@rule("KT-FIGHT-11", "KT-EX-31", "KT-CHARGE-11")
def test_who_charged_strikes_only_those_it_declared() -> None:
    """It declared b1 alone, charges it, and has b2 in its engagement range after the pile-in."""
    s = Scene([man(5, 11, blade(attacks=2))], [man(5 + TOUCH + 5, 11), man(5 + TOUCH + 5.2, 12.8)]).begin("move")
    s.play("charge a1", "target b1", "done", "none b1", dice=[3, 3]).play("path 9.1,10.5", "end")
    assert s.engaged("a1") == ["b1"]
    s.begin("fight_start").play("path 9.8,11.3", dice=[MISS] * 2)
    assert s.engaged("a1") == ["b1", "b2"]
    assert strikes(s) == [("blade", "b1", 2)]


@rule("KT-FIGHT-11")
def test_who_did_not_charge_strikes_anybody() -> None:
    s = engaged(blade(attacks=2), foes=[(5 + TOUCH, 11), (5, 11 + TOUCH)])
    assert s.asked == "allot_blows"


# --- hit rolls --------------------------------------------------------------------------------------------------------


@rule("KT-FIGHT-12")
@pytest.mark.parametrize(("skill", "die", "hit"), [(4, 3, False), (4, 4, True), (2, 2, True), (6, 5, False)])
def test_a_blow_hits_on_its_skill_or_more(skill: int, die: int, hit: bool) -> None:
    assert hits(brawl(die, *[1] * hit, weapon=blade(skill=skill))) == [(die, hit)]


@rule("KT-FIGHT-12", "KT-NERVE-08")
def test_light_wounds_and_being_shaken_are_maluses_of_a_blow_too() -> None:
    assert to_hit(brawl(MISS, fighter={"light": 2})) == [-2]
    assert to_hit(brawl(MISS, fighter={"shaken": True})) == [-1]
    assert hits(brawl(5, fighter={"light": 1, "shaken": True})) == [(5, False)]


LOW = box(5.7, 9, 5.9, 13, 0.5, "climb")        # stands between a1 and b1, half an inch high
BESIDE = box(5.7, 11.3, 5.9, 13, 0.5, "climb")
APART = (5 + TOUCH + 0.6, 11)


@rule("KT-FIGHT-12", "KT-FIGHT-14")
def test_intervening_terrain_adds_up_with_the_rest() -> None:
    s = engaged(blade(), foes=[APART], pieces=[LOW], light=1).play("halt", dice=[5])
    assert (to_hit(s), hits(s)) == ([-2], [(5, False)])


@rule("KT-FIGHT-12")
def test_being_obscured_is_no_malus_of_a_blow() -> None:
    """Foliage all around: a shot would be at an obscured target."""
    s = engaged(blade(), pieces=[box(3, 9, 9, 13, 3, "difficult", "obscure")], dice=[4, 1])
    assert sights.look(s.board, s.state, s.number("a1"), s.number("b1")).obscured
    assert (to_hit(s), hits(s)) == ([0], [(4, True)])


@rule("KT-FIGHT-13")
def test_a_six_hits_and_is_critical_a_one_misses() -> None:
    s = brawl(6, 1, 1, weapon=blade("sustained_hits:1", skill=6), fighter={"light": 3})
    assert (hits(s), len(s.told("more_hits")), len(wounds(s))) == ([(6, True)], 1, 2)
    assert hits(brawl(1, weapon=blade(skill=2))) == [(1, False)]


def between(*pieces: Part, heights: tuple[float, float] = (0.0, 0.0), **foe: Any) -> bool:
    s = Scene([man(5, 11, z=heights[0])], [man(*APART, z=heights[1], **foe)], pieces)
    return sights.intervening(s.board, s.state, s.number("a1"), s.number("b1"))


@rule("KT-FIGHT-14")
def test_a_solid_part_between_the_centres_intervenes() -> None:
    assert between(LOW)
    assert not between()
    assert not between(BESIDE)
    assert not between(box(5.7, 9, 5.9, 13, 0.5, "difficult", "obscure"))           # areas are not solid


@rule("KT-FIGHT-14")
def test_what_is_above_the_heads_or_below_the_feet_does_not_intervene() -> None:
    """Both are 1.5″ high; the smaller of two counts."""
    assert not between(box(5.7, 9, 5.9, 13, 4, "climb", bottom=1.5))
    assert between(box(5.7, 9, 5.9, 13, 4, "climb", bottom=1.499))
    assert not between(box(5.7, 9, 5.9, 13, 4, "climb", bottom=1.2), size="S")
    floor = box(4, 9, 9, 13, 3, "climb", stand=True)
    assert not between(floor, heights=(3, 3))
    assert between(floor, box(5.7, 9, 5.9, 13, 3.1, "climb"), heights=(3, 3))


@rule("KT-FIGHT-14", "KT-RULING-34")
def test_different_levels_intervene() -> None:
    assert between(heights=(0, 0.5))
    s = Scene([man(5, 11, blade())], [man(5 + TOUCH, 11, z=0.5, tokens=["done"])]).begin("fight").play("halt", dice=[4])
    assert (to_hit(s), hits(s)) == ([-1], [(4, False)])


@rule("KT-FIGHT-17", "KT-RULING-35")
@pytest.mark.parametrize(("toughness", "strength"), [(4, 3), (5, 4), (2, 2)])
def test_who_has_no_melee_weapon_fights_with_bare_hands(toughness: int, strength: int) -> None:
    """One blow, WS 5+, S one less than its toughness and 2 at least, AP 0, damage 1."""
    s = engaged(toughness=toughness, dice=[4])
    assert (strikes(s), hits(s)) == ([("bare_hands", "b1", 1)], [(4, False)])
    arm = s.board.kind[0].melee[0]
    assert (arm.strength, arm.ap, arm.damage.plus, arm.damage.count) == (strength, 0, 1, 0)
    s = engaged(toughness=toughness, dice=[5, 6, 1, 3])
    assert (hits(s), s.light("b1")) == ([(5, True)], 1)


@rule("KT-FIGHT-12")
def test_what_is_told_of_a_blow_is_the_rule_of_fights() -> None:
    s = brawl(1)
    assert [event.rule for event in s.events if event.name == "hit_rolled"] == ["KT-FIGHT-12"]
