"""Trauma rolls: light wounds and out of action (KT-TRAUMA)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.commandos_40k.duel import brawl, to_hit, traumas, volley
from tests.commandos_40k.scene import TOUCH, Arming, Scene, blade, box, gun, man
from tests.marks import rule

THROUGH = (6, 5, 1)                         # hits whatever hides the target, wounds, is not saved
BARRICADE = box(13.9, 9, 14.37, 13, 1, "climb", "block")    # who stands at 15, 11 touches it
FAR_WALL = box(8, 9, 9, 13, 1, "climb", "block")


def outcome(*dice: int, light: int = 0, weapon: Arming | None = None, **given: Any) -> int | str:
    """What becomes of b1: its light wounds, or ``out``."""
    s = volley(*THROUGH, *dice, weapon=weapon or gun(damage=len(dice)), target={"light": light}, **given)
    return "out" if s.is_out("b1") else s.light("b1")


@rule("KT-TRAUMA-01")
def test_at_no_hit_points_its_owner_rolls_for_it() -> None:
    """His are the command points that roll it again; while a hit point is left there is no roll."""
    s = volley(*THROUGH, cp=(0, 1)).play("pass", dice=[6])
    assert (s.asked, s.asked_of) == ("trauma_again", 1)
    assert traumas(volley(*THROUGH, target={"wounds": 2})) == []


@rule("KT-TRAUMA-02")
def test_there_is_a_die_for_each_point_of_damage_however_few_hit_points_were_left() -> None:
    for wounds in (1, 2, 4):
        s = volley(*THROUGH, 1, 1, 1, 1, weapon=gun(damage=4), target={"wounds": wounds})
        assert traumas(s) == [((1, 1, 1, 1), 0)]


@rule("KT-TRAUMA-02", "KT-EX-24")
def test_of_random_damage_the_number_already_rolled_counts() -> None:
    """D3 rolled 2 on one hit point."""
    s = volley(*THROUGH, 3, 1, 2, weapon=gun(damage="D3"))
    assert (s.told("damage_rolled"), traumas(s)) == ([(0, (3,), 2)], [((1, 2), 0)])


@rule("KT-TRAUMA-03", "KT-EX-21")
def test_the_highest_die_counts_and_then_what_is_added() -> None:
    """Two hit points left, damage 3: 1, 2, 3 is a light wound with one hit point; with a light wound before it is 4."""
    s = volley(*THROUGH, 1, 2, 3, weapon=gun(damage=3), target={"wounds": 2})
    assert (s.light("b1"), s.hp("b1")) == (1, 1)
    s = volley(*THROUGH, 1, 2, 3, weapon=gun(damage=3), target={"wounds": 2, "light": 1})
    assert s.told("trauma_rolled") == [(1, (1, 2, 3), 1, 4)]
    assert s.is_out("b1")


@rule("KT-TRAUMA-04")
@pytest.mark.parametrize(("die", "result"), [(1, 1), (2, 1), (3, 1), (4, "out"), (5, "out"), (6, "out")])
def test_three_or_less_is_a_light_wound_four_or_more_out_of_action(die: int, result: int | str) -> None:
    assert outcome(die) == result


@rule("KT-TRAUMA-05", "KT-RULING-03")
@pytest.mark.parametrize(("light", "worst"), [(0, 3), (1, 2), (2, 1)])
def test_each_light_wound_adds_one(light: int, worst: int) -> None:
    assert outcome(worst, light=light) == light + 1
    assert outcome(worst + 1, light=light) == "out"


@rule("KT-RULING-03")
@pytest.mark.parametrize(("light", "worst"), [(0, 3), (1, 4), (2, 5)])
def test_or_takes_one_away_where_a_group_plays_so(light: int, worst: int) -> None:
    assert outcome(worst, light=light, trauma_light_wound_mod="-1") == light + 1
    assert outcome(worst + 1, light=light, trauma_light_wound_mod="-1") == "out"


# --- cover ------------------------------------------------------------------------------------------------------------


@rule("KT-TRAUMA-06", "KT-EX-22", "KT-WEAPON-07", "KT-RULING-53")
def test_terrain_that_hides_it_within_an_inch_helps_unless_cover_is_ignored() -> None:
    """A 4 is 3 there."""
    assert outcome(4, pieces=[BARRICADE]) == 1
    assert outcome(4, pieces=[BARRICADE], weapon=gun("ignores_cover")) == "out"


@rule("KT-TRAUMA-06", "KT-EX-22", "KT-WEAPON-07", "KT-RULING-53")
def test_a_model_that_hides_it_within_an_inch_helps_even_where_cover_is_ignored() -> None:
    near, far = man(13, 11, size="S"), man(12.7, 11, size="S")
    assert outcome(4, others=[near]) == 1
    assert outcome(4, others=[near], weapon=gun("ignores_cover")) == 1
    assert outcome(4, others=[far]) == "out"


@rule("KT-TRAUMA-06")
def test_what_is_near_but_hides_nothing_does_not_help() -> None:
    beside = box(14, 12, 16, 13, 4, "climb", "block")
    behind = box(15.63, 9, 16, 13, 4, "climb", "block")
    assert outcome(4, pieces=[beside, behind]) == "out"
    assert outcome(4, pieces=[FAR_WALL, behind]) == "out"


@rule("KT-TRAUMA-06", "KT-GEOM-06", "KT-RULING-86")
def test_a_deck_high_above_hides_but_is_no_cover() -> None:
    """From a deck only the head of b1 is seen, which stands 0.37″ beside its rim and far below it; a low deck is cover."""
    def modifiers(height: float, x: float) -> tuple[int, int]:
        """To the hit roll, to the trauma roll."""
        deck = box(10, 5, 16, 15, height, "climb", "block", stand=True, bottom=height - 0.1)
        s = Scene([man(x, 10, gun(), z=height)], [man(17, 10)], [deck]).begin("shoot")
        s.play("shoot a1", "fire gun b1", dice=[*THROUGH, 4])
        return to_hit(s)[0], traumas(s)[0][1]

    assert modifiers(3, 15.3) == (-1, 0)
    assert modifiers(0.9, 12) == (-1, -1)


@rule("KT-TRAUMA-06", "KT-RULING-86")
def test_the_part_that_hides_must_itself_be_near() -> None:
    behind = box(15.63, 9, 16, 13, 4, "climb", "block")
    assert outcome(4, pieces=[[FAR_WALL, behind]]) == "out"
    assert outcome(4, pieces=[[BARRICADE, behind]]) == 1


@rule("KT-TRAUMA-06")
def test_cover_counts_once() -> None:
    s = volley(*THROUGH, 5, pieces=[BARRICADE, box(13.4, 9, 13.8, 13, 1.2, "difficult", "obscure")], others=[man(13.2, 11)])
    assert traumas(s) == [((5,), -1)]


@rule("KT-TRAUMA-06", "KT-RULING-32")
def test_cover_helps_against_overwatch() -> None:
    s = Scene([man(15, 11)], [man(5 + TOUCH, 11, gun())], [BARRICADE]).begin("move")
    s.play("charge a1", "overwatch b1", "fire gun a1", dice=[*THROUGH, 4, 1, 1])
    assert (traumas(s), s.light("a1")) == ([((4,), -1)], 1)


@rule("KT-TRAUMA-06", "KT-RULING-32")
def test_cover_helps_against_the_shots_at_sentries() -> None:
    s = Scene([man(5, 11, gun())], [man(15, 11, tokens=["forwarded"])], [BARRICADE])
    s.set("team a: recon remove_sentries, recon-works", "team b: recon forward_positions, recon-works")
    s.begin("sentries", until="sought").play("shoot a1", "fire gun b1", dice=[*THROUGH, 4])
    assert (traumas(s), s.light("b1")) == ([((4,), -1)], 1)


@rule("KT-TRAUMA-06", "KT-FIGHT-15")
def test_there_is_no_cover_in_a_fight() -> None:
    """b1 is on the other side of a barricade, within an inch."""
    thin = box(5.7, 9, 5.9, 13, 1, "climb", "block")
    s = Scene([man(5, 11, blade())], [man(5 + TOUCH + 0.5, 11, tokens=["done"])], [thin]).begin("fight")
    s.play("halt", dice=[6, 5, 1, 4])
    assert traumas(s) == [((4,), 0)]
    assert s.is_out("b1")


# --- what becomes of it -----------------------------------------------------------------------------------------------


@rule("KT-TRAUMA-07")
def test_a_light_wound_leaves_one_hit_point() -> None:
    s = volley(*THROUGH, 1, 1, 1, weapon=gun(damage=3), target={"wounds": 3})
    assert (s.hp("b1"), s.light("b1"), s.on("b1")) == (1, 1, True)


@rule("KT-TRAUMA-08", "KT-EX-23")
def test_after_three_light_wounds_any_trauma_is_the_end() -> None:
    """Even a 1 in cover: 1 + 3 − 1 = 3."""
    s = volley(*THROUGH, 1, target={"light": 3}, pieces=[BARRICADE])
    assert s.told("trauma_rolled") == [(1, (1,), 2, 3)]
    assert s.is_out("b1")
    assert [event.rule for event in s.events if event.name == "out"] == ["KT-TRAUMA-08"]
    assert outcome(1, light=3, trauma_light_wound_mod="-1") == "out"


@rule("KT-TRAUMA-08")
def test_the_third_light_wound_is_still_one() -> None:
    assert outcome(1, light=2) == 3


@rule("KT-TRAUMA-09")
def test_out_of_action_is_off_the_table_for_good() -> None:
    """And whoever was engaged with it is free."""
    s = brawl(*THROUGH, 6, others=[man(20, 11)])
    assert (s.on("b1"), s.is_out("b1"), s.hp("b1"), s.engaged("a1")) == (False, True, 0, [])


@rule("KT-TRAUMA-10")
def test_no_die_decides_by_itself() -> None:
    """A 6 is a light wound where cover and (as a group may play) two light wounds bring it to 3; a 2 is the end where two
    light wounds are added."""
    assert outcome(6, light=2, pieces=[BARRICADE], trauma_light_wound_mod="-1") == 3
    assert outcome(2, light=2) == "out"
