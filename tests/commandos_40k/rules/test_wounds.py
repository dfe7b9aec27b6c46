"""From a hit to what it costs: wound rolls, saves, damage, feel no pain, mortal wounds (KT-WOUND, KT-SAVE, KT-INVUL, KT-DAMAGE,
KT-FNP, KT-MORTAL). Trauma rolls: ``test_trauma.py``."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.commandos_40k.content import Effect, Tactic
from bocage.games.commandos_40k.rules import trauma
from tests.commandos_40k.duel import brawl, hits, saves, traumas, volley, wounds
from tests.commandos_40k.scene import NOTHING, TOUCH, Scene, blade, box, gun, man
from tests.marks import rule

HIT, WOUND, UNSAVED = 5, 5, 1               # a plain success of each, and a save that fails
THROUGH = (HIT, WOUND, UNSAVED)


def need(strength: int, toughness: int, **given: Any) -> int | None:
    """The lowest face that wounds."""
    for die in range(1, 7):
        after = [6] if die >= 2 else []                         # a save, if there is one to make
        s = Scene([man(5, 11, gun(strength=strength))], [man(15, 11, toughness=toughness, save=2, **given)]).begin("shoot")
        s.play("shoot a1")
        s.dice.script += [HIT, die, *after]
        s.run.play(s.read("fire gun b1"))
        s.dice.script.clear()
        if wounds(s) == [(die, True)]:
            return die
    return None


# --- wound rolls ------------------------------------------------------------------------------------------------------


@rule("KT-WOUND-01", "KT-EX-19")
@pytest.mark.parametrize(("strength", "toughness", "face"), [
    (4, 4, 4), (4, 5, 5), (4, 8, 6), (8, 4, 2), (5, 4, 3), (3, 5, 5), (3, 6, 6), (7, 4, 3), (4, 7, 5),
])
def test_strength_against_toughness(strength: int, toughness: int, face: int) -> None:
    assert need(strength, toughness) == face


@rule("KT-WOUND-02")
def test_an_unmodified_six_wounds_and_is_critical_an_unmodified_one_fails() -> None:
    """Against a veteran that survives (−1 to wound) since the first shot, S 2 against T 4 would need a 7; S 8 against T 4 a
    2."""
    weak = gun("devastating_wounds", id="weak", strength=2)
    s = Scene([man(5, 11, gun(), weak)], [man(15, 11, is_="veteran")], cp=(0, 1)).begin("shoot").play("shoot a1", "fire gun b1")
    s.play("use survivor b1", "fire weak b1", dice=[1, HIT, 6, 1])
    assert wounds(s) == [(6, True)]
    assert s.told("no_save") == [(1,)]
    assert wounds(volley(HIT, 1, weapon=gun(strength=30))) == [(1, False)]


@rule("KT-WOUND-02", "KT-WOUND-03")
def test_an_unmodified_one_fails_whatever_is_added() -> None:
    """A tactic gives +1 to wound: S 8 against T 4 would do with a 1; S 4 against T 4 does with a 3."""
    effect = Effect(op="modify_roll", roll="wound", amount=1)
    better = Tactic(id="better", name=NOTHING, cp=1, when="shoot_activation", effect=effect)

    def with_tactic(strength: int, *dice: int) -> list[tuple[int, bool]]:
        s = Scene([man(5, 11, gun(strength=strength))], [man(15, 11)], cp=(1, 0), tactics=([better], ())).begin("shoot")
        return wounds(s.play("shoot a1", "use better a1", "fire gun b1", dice=[HIT, *dice]))
    assert with_tactic(8, 1) == [(1, False)]
    assert with_tactic(4, 2) == [(2, False)]
    assert with_tactic(4, 3, 6) == [(3, True)]


@rule("KT-WOUND-03")
def test_what_is_added_counts_for_the_need_and_not_for_the_six() -> None:
    """S 4 against T 4 needs a 4: a survivor's −1 makes it a 5; a 6 is a critical wound although it counts as 5."""
    weapon = gun("devastating_wounds")

    def against_survivor(die: int, *after: int) -> tuple[list[tuple[int, bool]], int]:
        s = volley(weapon=weapon, target={"is_": "veteran"}, cp=(0, 1)).play("use survivor b1", dice=[HIT, die, *after])
        return wounds(s), len(s.told("no_save"))
    assert against_survivor(4) == ([(4, False)], 0)
    assert against_survivor(5, 6) == ([(5, True)], 0)
    assert against_survivor(6, 1) == ([(6, True)], 1)


# --- saves ------------------------------------------------------------------------------------------------------------


@rule("KT-SAVE-01")
@pytest.mark.parametrize(("save", "ap", "faces"), [
    (4, 0, [4, 5, 6]), (3, -1, [4, 5, 6]), (3, -2, [5, 6]), (2, 0, [2, 3, 4, 5, 6]),
])
def test_armour_is_worn_down(save: int, ap: int, faces: list[int]) -> None:
    found = [die for die in range(1, 7)
             if saves(volley(HIT, WOUND, die, *[1] * (die not in faces), weapon=gun(ap=ap), target={"save": save}))[0][1]]
    assert found == faces


@rule("KT-SAVE-01")
def test_a_saved_attack_does_nothing() -> None:
    s = volley(HIT, WOUND, 4, weapon=gun(damage=3))
    assert (saves(s), s.told("damaged"), s.hp("b1")) == ([(4, True)], [], 1)


@rule("KT-SAVE-02")
def test_an_unmodified_one_never_saves_and_a_six_not_always() -> None:
    """A save of 2+ with nothing against it fails on a 1; 6+ against AP −1 has nothing to roll."""
    assert saves(volley(HIT, WOUND, 1, 1, target={"save": 2})) == [(1, False)]
    s = volley(HIT, WOUND, 1, weapon=gun(ap=-1), target={"save": 6})
    assert (saves(s), s.told("no_save"), s.light("b1")) == ([], [(1,)], 1)


@rule("KT-INVUL-01", "KT-EX-20")
def test_an_invulnerable_save_is_not_worn_down() -> None:
    """Sv 3+ against AP −2: a 4 counts 2 and fails; with an invulnerable save of 4+ instead it holds."""
    weapon = gun(ap=-2)
    assert saves(volley(HIT, WOUND, 4, 1, weapon=weapon, target={"save": 3})) == [(4, False)]
    assert saves(volley(HIT, WOUND, 4, weapon=weapon, target={"save": 3, "inv": 4})) == [(4, True)]


@rule("KT-INVUL-01", "KT-EX-20")
def test_an_invulnerable_save_of_five_holds_on_a_five() -> None:
    """AP −3 leaves a 6 of the armour; the invulnerable save is the better one."""
    assert saves(volley(HIT, WOUND, 5, weapon=gun(ap=-3), target={"save": 3, "inv": 5})) == [(5, True)]
    s = volley(HIT, WOUND, 5, weapon=gun(ap=-2), target={"save": 3, "inv": 5})
    assert saves(s) == [(5, True)]


@rule("KT-INVUL-01")
def test_an_unmodified_one_fails_an_invulnerable_save() -> None:
    assert saves(volley(HIT, WOUND, 1, 1, weapon=gun(ap=-6), target={"inv": 2})) == [(1, False)]


@rule("KT-INVUL-02")
@pytest.mark.parametrize(("ap", "needed"), [(0, 3), (-1, 4), (-2, 5), (-3, 5)])
def test_the_better_of_both_saves_is_rolled(ap: int, needed: int) -> None:
    """Sv 3+ and 5+ invulnerable."""
    for die, saved in ((needed - 1, False), (needed, True)):
        s = volley(HIT, WOUND, die, *[1] * (not saved), weapon=gun(ap=ap), target={"save": 3, "inv": 5})
        assert saves(s) == [(die, saved)]
        assert len(s.told("save_rolled")) == 1


# --- damage -----------------------------------------------------------------------------------------------------------


@rule("KT-DAMAGE-01")
def test_damage_is_lost_in_hit_points_but_not_below_none() -> None:
    assert volley(*THROUGH, weapon=gun(damage=2), target={"wounds": 5}).hp("b1") == 3
    s = volley(*THROUGH, 6, 6, 6, weapon=gun(damage=3), target={"wounds": 2})
    assert s.told("damaged") == [(1, 3, 0)]


@rule("KT-DAMAGE-01")
def test_random_damage_is_rolled_for_each_attack_that_is_not_saved() -> None:
    s = volley(*THROUGH, 3, HIT, WOUND, 6, *THROUGH, 5, weapon=gun(attacks=3, damage="D3"), target={"wounds": 9})
    assert s.told("damage_rolled") == [(0, (3,), 2), (0, (5,), 3)]
    assert s.hp("b1") == 4


@rule("KT-DAMAGE-02")
def test_at_no_hit_points_the_rest_of_the_weapon_is_not_made_and_the_trauma_follows_at_once() -> None:
    """The first of three attacks: a light wound; nothing more is rolled."""
    s = volley(*THROUGH, 2, weapon=gun(attacks=3))
    assert (len(hits(s)), s.light("b1"), s.hp("b1")) == (1, 1, 1)


@rule("KT-DAMAGE-02")
def test_more_hits_of_the_same_attack_are_not_resolved_either() -> None:
    s = volley(6, WOUND, UNSAVED, 2, weapon=gun("sustained_hits:2"))
    assert (len(wounds(s)), s.light("b1")) == (1, 1)


@rule("KT-DAMAGE-03")
def test_later_weapons_and_attackers_go_on() -> None:
    s = Scene([man(5, 11, gun(id="rifle", attacks=2), gun(id="carbine", attacks=2)), man(5, 14, gun(id="rifle", attacks=2))],
              [man(15, 11)])
    s.begin("shoot").play("shoot a1", "fire rifle b1", dice=[*THROUGH, 1])
    s.play("fire carbine b1", dice=[1, *THROUGH, 1])
    s.play("shoot a2", "fire rifle b1", dice=[*THROUGH, 1])
    assert (len(hits(s)), s.light("b1")) == (4, 3)


@rule("KT-DAMAGE-03")
def test_attacks_of_the_weapon_on_other_targets_go_on() -> None:
    s = volley(weapon=gun(attacks=4), others=[man(15, 13)]).play("allot 2", dice=[*THROUGH, 1, 1, *THROUGH, 1])
    assert [s.light(name) for name in ("b1", "b2")] == [1, 1]
    assert len(hits(s)) == 3                                    # one of b1's was left out


@rule("KT-DAMAGE-04")
def test_in_a_fight_only_the_blows_of_the_weapon_that_did_it_are_left_out() -> None:
    """Two blows with each; the first with the axe is a light wound, the second is not made; both with the sword are."""
    arms = blade(id="axe", attacks=4), blade(id="sword", attacks=4)
    s = Scene([man(5, 11, *arms)], [man(5 + TOUCH, 11, tokens=["done"])]).begin("fight")
    s.play("with axe", "with sword", "number 2", dice=[*THROUGH, 1, 1, 1])
    assert [args[3] for args in s.told("strikes")] == [2, 2]
    assert (len(hits(s)), s.light("b1")) == (3, 1)


# --- feel no pain -----------------------------------------------------------------------------------------------------


@rule("KT-FNP-01", "KT-RULING-29", "KT-EX-25")
def test_a_wound_that_is_not_felt_costs_nothing_whatever_its_damage() -> None:
    """FNP 5+, two hit points, damage 2: a 5 ignores all of it; a 4 does not, and two dice are rolled for the trauma."""
    tough, weapon = {"fnp": 5, "wounds": 2}, gun(damage=2)
    s = volley(*THROUGH, 5, weapon=weapon, target=tough)
    assert (s.hp("b1"), s.told("fnp_rolled")) == (2, [(1, 5, 5, True)])
    s = volley(*THROUGH, 4, 1, 3, weapon=weapon, target=tough)
    assert (s.told("damaged"), traumas(s), s.light("b1")) == ([(1, 2, 0)], [((1, 3), 0)], 1)


@rule("KT-FNP-01")
def test_feel_no_pain_comes_after_the_save_and_before_the_damage() -> None:
    s = volley(HIT, WOUND, 6, weapon=gun(damage="D6"), target={"fnp": 5})
    assert s.told("fnp_rolled") == []
    s = volley(*THROUGH, 6, weapon=gun(damage="D6"), target={"fnp": 5})
    assert (len(s.told("fnp_rolled")), s.told("damage_rolled")) == (1, [])


@rule("KT-FNP-01")
def test_there_is_a_die_for_each_wound() -> None:
    s = volley(*THROUGH, 5, *THROUGH, 4, 1, weapon=gun(attacks=2), target={"fnp": 5})
    assert [args[1:] for args in s.told("fnp_rolled")] == [(5, 5, True), (4, 5, False)]


@rule("KT-RULING-29")
def test_a_die_for_each_point_where_a_group_plays_so() -> None:
    """Three points of damage, one of them ignored."""
    s = volley(*THROUGH, 4, 5, 1, weapon=gun(damage=3), target={"fnp": 5, "wounds": 4}, fnp_per="point")
    assert (len(s.told("fnp_rolled")), s.hp("b1")) == (3, 2)
    s = volley(*THROUGH, 5, 5, 6, weapon=gun(damage=3), target={"fnp": 5, "wounds": 4}, fnp_per="point")
    assert s.hp("b1") == 4


# --- mortal wounds ----------------------------------------------------------------------------------------------------


def mortally(number: int, *dice: int, **target: Any) -> Scene:
    """That many mortal wounds at once on a model."""
    s = Scene([man(5, 11)], [man(15, 11, **target)])
    s.dice.script += dice
    for _ in trauma.mortal_wounds(s.table, s.number("b1"), number):
        raise AssertionError("nothing is asked")
    s.all_rolled()
    return s


@rule("KT-MORTAL-01")
def test_a_mortal_wound_of_the_ground_allows_no_save() -> None:
    """A save of 2+, invulnerable: it is not rolled; one hit point is lost."""
    s = Scene([man(5, 11, wounds=3, save=2, inv=2)], [man(25, 11)], [box(6, 9, 9, 13, 0, "dangerous")]).begin("move")
    s.play("normal a1", "path 7,11", dice=[1])
    assert (s.told("mortal"), s.told("save_rolled"), s.hp("a1")) == ([(0,)], [], 2)


@rule("KT-MORTAL-01", "KT-EX-25")
def test_each_of_two_mortal_wounds_may_not_be_felt() -> None:
    s = mortally(2, 5, 4, fnp=5, wounds=3)
    assert ([args[1:] for args in s.told("fnp_rolled")], s.hp("b1")) == ([(5, 5, True), (4, 5, False)], 2)


@rule("KT-MORTAL-02", "KT-RULING-30")
def test_the_mortal_wound_that_takes_the_last_hit_point_is_a_trauma_with_one_die_and_the_rest_is_lost() -> None:
    s = mortally(3, 2, wounds=2)
    assert (traumas(s), s.light("b1"), s.hp("b1")) == ([((2,), 0)], 1, 1)
    assert len(s.told("mortal")) == 2
    assert mortally(1, 4, wounds=1).is_out("b1")


@rule("KT-DAMAGE-01", "KT-FIGHT-12")
def test_blows_wound_as_shots_do() -> None:
    s = brawl(*THROUGH, weapon=blade(damage=2), target={"wounds": 3})
    assert (saves(s), s.hp("b1")) == ([(1, False)], 1)


@rule("KT-HIT-01", "KT-SAVE-01", "KT-INVUL-01")
@pytest.mark.parametrize(("inv", "told", "why"), [
    ({}, (1, 4, -1, 3, True), "KT-SAVE-01"), ({"inv": 5}, (1, 4, -1, 3, True), "KT-SAVE-01"),
    ({"inv": 3}, (1, 4, 0, 3, True), "KT-INVUL-01"),
])
def test_what_is_told_of_a_save_is_the_better_of_the_two(inv: dict[str, int], told: tuple[object, ...], why: str) -> None:
    s = volley(4, 4, 4, weapon=gun(ap=-1), target={"save": 3, **inv})
    assert s.told("save_rolled") == [told]
    assert [event.rule for event in s.events if event.name in ("hit_rolled", "save_rolled")] == ["KT-HIT-01", why]
