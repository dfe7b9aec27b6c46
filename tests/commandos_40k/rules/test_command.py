"""The Command phase: morale and nerve (KT-MORALE, KT-NERVE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k.content import Datasheet, Name, nerve_of
from tests.commandos_40k.scene import Man, Scene, blade, gun, man
from tests.marks import rule
from tests.positions import YES_NO

FOE = man(28, 20)


def team(size: int, *others: Man, **figures: Any) -> list[Man]:
    """So many models far from each other, the last ones as given."""
    return [man(2 + 5 * (at % 5), 2 + 5 * (at // 5), **figures) for at in range(size - len(others))] + list(others)


def morale(models: Sequence[Man], *dice: int, cp: tuple[int, int] = (0, 0), until: str = "nerve", **rules: Any) -> Scene:
    """The morale step of a round; nobody else has anything to test."""
    s = Scene(models, [FOE], cp=cp, initiative=-1, **rules)
    return s.begin("morale", dice, until=until)


def was_tested(s: Scene) -> bool:
    return bool(s.told("morale_rolled"))


def out(number: int, **figures: Any) -> list[Man]:
    return [man(out=True, **figures) for _ in range(number)]


# --- morale -----------------------------------------------------------------------------------------------------------


@rule("KT-MORALE-04", "KT-RULING-01")
@pytest.mark.parametrize(("strict", "needed"), [("true", 8), ("false", 7)])
def test_the_card_shows_the_total_that_a_morale_test_needs(strict: str, needed: int) -> None:
    s = Scene([man(5, 11), man(out=True)], [man(28, 20)], morale_strict=strict, initiative=-1)
    s.begin("morale", dice=[3, 3, 5], until="points")
    assert [need for _, _, need in s.told("morale_rolled")] == [needed]
    assert s.view(0).kinds[0].leadership == needed


@rule("KT-MORALE-03", "KT-MORALE-04", "KT-EX-03")
@pytest.mark.parametrize(("dice", "broken"), [((3, 3), 1), ((4, 3), 0)])
def test_half_a_team_hurt_must_roll_more_than_its_best_leadership(dice: tuple[int, int], broken: int) -> None:
    hurt = [*out(4), man(27, 2, light=1)]
    s = morale(team(10, *hurt, leadership=6), *dice)
    assert s.told("morale_rolled") == [(0, dice, 7)]
    assert s.state.broken == [broken, 0]


@rule("KT-RULING-01", "KT-MORALE-04")
@pytest.mark.parametrize(("strict", "broken"), [("true", 1), ("false", 0)])
def test_as_much_as_the_leadership_is_enough_only_by_the_other_setting(strict: str, broken: int) -> None:
    s = morale(team(2, *out(1), leadership=7), 3, 4, morale_strict=strict)
    assert s.state.broken[0] == broken


@rule("KT-MORALE-03", "KT-EX-04")
def test_four_of_nine_hurt_is_no_reason_to_test() -> None:
    s = morale(team(9, *out(4)))
    assert not was_tested(s)
    assert s.state.broken[0] == 0


@rule("KT-MORALE-02", "KT-EX-04")
@pytest.mark.parametrize("hurt", [{"shaken": True}, {"light": 1}])
def test_a_team_with_nobody_unhurt_is_broken_without_a_roll(hurt: dict[str, Any]) -> None:
    s = morale(team(3, **hurt))
    assert s.state.broken[0] == 1
    assert not was_tested(s)
    assert "KT-MORALE-02" in [event.rule for event in s.events]


@rule("KT-MORALE-01")
def test_wounded_shaken_and_lost_models_are_hurt_each_once() -> None:
    """A model that is wounded and shaken is one of five: with a lost one these are two, not three."""
    s = morale(team(5, man(27, 2, light=2, shaken=True), *out(1)))
    assert not was_tested(s)
    s = morale(team(5, man(27, 2, light=2, shaken=True), man(27, 8, shaken=True), *out(1)), 6, 6)
    assert was_tested(s)


@rule("KT-MORALE-01", "KT-RULING-08")
def test_models_that_got_away_count_in_the_size_of_the_team_but_are_not_hurt() -> None:
    s = Scene(team(4, man(), man(), man(27, 2, light=1)), [FOE], initiative=-1)
    s.set("a2: escaped", "a3: escaped")
    s.begin("morale", until="nerve")
    assert not was_tested(s)


@rule("KT-MORALE-05")
def test_the_best_leadership_is_that_of_unshaken_models_and_wounded_ones_count() -> None:
    models = [man(2, 2, leadership=5, shaken=True), man(8, 2, leadership=6, light=1), man(14, 2, leadership=8)]
    s = morale(models, 3, 4)
    assert s.told("morale_rolled") == [(0, (3, 4), 7)]
    assert s.state.broken[0] == 0


@rule("KT-MORALE-05")
def test_lost_models_do_not_lead() -> None:
    s = morale([man(out=True, leadership=4), man(2, 2, leadership=8)], 4, 4)
    assert s.state.broken[0] == 1


@rule("KT-MORALE-06")
def test_a_broken_team_is_never_tested_again() -> None:
    s = Scene(team(2, *out(1)), [FOE], initiative=-1)
    s.begin("morale", dice=[1, 1], until="nerve")
    assert s.state.broken[0] == 1
    s.forget().begin("morale", until="nerve")
    assert not was_tested(s)
    assert s.state.broken[0] == 1


@rule("KT-MORALE-06")
def test_a_team_stays_broken_when_its_models_recover() -> None:
    s = Scene(team(2), [FOE], initiative=-1)
    s.set("team a: broken")
    s.begin("morale", until="nerve")
    assert s.state.broken[0] == 1


@rule("KT-MORALE-07")
def test_a_broken_team_gets_no_base_point_tests_its_nerve_worse_and_rolls_three_dice() -> None:
    s = Scene([man(2, 2), man(20, 2)], [FOE], initiative=-1)
    s.set("team a: broken")
    s.begin("nerve").play("test a1", dice=[4, 5, 6, 1, 2, 2, 2])
    assert [(die, bonus) for _, die, bonus, _ in s.told("nerve_rolled")] == [(4, -1), (5, -1)]
    assert (s.cp(0), s.cp(1)) == (0, 1)
    assert s.told("initiative_rolled") == [(0, (6, 1, 2), 3), (1, (2, 2), 4)]


@rule("KT-MORALE-08", "KT-RULING-08")
def test_lost_hit_points_alone_do_not_make_a_model_wounded() -> None:
    s = morale(team(2, man(27, 2, wounds=3, hp=1)))
    assert not was_tested(s)
    s.begin("nerve", until="points")
    assert s.told("nerve_rolled") == []


@rule("KT-MORALE-09")
def test_the_morale_roll_cannot_be_rolled_again_for_a_command_point() -> None:
    s = morale(team(2, *out(1)), 1, 1, cp=(1, 0))
    assert s.asked == ""
    assert s.state.broken[0] == 1
    assert s.cp(0) == 1


@rule("KT-MORALE-10", "KT-RULING-08")
def test_a_team_without_an_unshaken_model_on_the_table_has_no_leadership_and_breaks() -> None:
    """One of three got away unhurt, so not all are hurt, but there is nobody to test on."""
    s = Scene([man(2, 2, shaken=True), man(8, 2, shaken=True), man()], [FOE], initiative=-1)
    s.set("a3: escaped")
    s.begin("morale", until="nerve")
    assert s.state.broken[0] == 1
    assert not was_tested(s)
    assert "KT-MORALE-10" in [event.rule for event in s.events]


# --- nerve ------------------------------------------------------------------------------------------------------------


def nerve(models: Sequence[Man], *dice: int, broken: bool = False, cp: tuple[int, int] = (0, 0), **rules: Any) -> Scene:
    s = Scene(models, [FOE], initiative=-1, cp=cp, **rules)
    s.set(f"team a: broken {YES_NO[broken]}")
    return s.begin("nerve", dice, until="points")


def rolls(s: Scene) -> list[tuple[int, int, int]]:
    return [args[:3] for args in s.told("nerve_rolled")]


@rule("KT-NERVE-01")
def test_only_models_with_a_light_wound_test_their_nerve() -> None:
    s = nerve([man(2, 2), man(8, 2, light=1), man(14, 2, wounds=2, hp=1)], 6)
    assert rolls(s) == [(1, 6, 0)]


@rule("KT-NERVE-01")
def test_every_model_of_a_broken_team_tests_its_nerve() -> None:
    s = nerve([man(2, 2), man(10, 2, light=1), man(20, 2), man(out=True)], broken=True)
    assert s.options() == ["test a1", "test a2", "test a3"]


@rule("KT-NERVE-02", "KT-NERVE-03", "KT-EX-05")
@pytest.mark.parametrize(("friends", "bonus", "shaken"), [(2, 1, False), (1, 0, True)])
def test_friends_near_help_and_losses_weigh(friends: int, bonus: int, shaken: bool) -> None:
    """Nerve 4, a light wound, one lost: a 3 passes with two sound friends within 3″, and fails with one."""
    near = [man(2, 6), man(6, 2)][:friends]
    far = [man(20, 2 + 5 * at) for at in range(2 - friends)]
    s = nerve([man(2, 2, light=1), *near, *far, man(out=True)], 3)
    assert rolls(s) == [(0, 3, bonus)]
    assert s.is_shaken("a1") is shaken


@rule("KT-NERVE-02")
def test_other_wounded_models_weigh_wherever_they_are_and_do_not_help() -> None:
    s = nerve([man(2, 2, light=1), man(4, 2, light=2), man(28, 2, light=1)])
    s.play("test a1", dice=[5])
    assert rolls(s) == [(0, 5, -2)]
    assert s.is_shaken("a1")


@rule("KT-NERVE-02")
def test_shaken_friends_neither_help_nor_weigh() -> None:
    s = nerve([man(2, 2, light=1), man(4, 2, shaken=True), man(2, 4)], 3)
    assert rolls(s) == [(0, 3, 1)]


@rule("KT-NERVE-02", "KT-MEASURE-02")
@pytest.mark.parametrize(("x", "bonus"), [(6.26, 1), (6.261, 0)])
def test_a_friend_helps_within_three_inches(x: float, bonus: int) -> None:
    assert rolls(nerve([man(2, 2, light=1), man(x, 2)], 6)) == [(0, 6, bonus)]


@rule("KT-NERVE-02")
def test_modifiers_have_no_limit() -> None:
    s = nerve([man(2, 2, light=1), *out(4)], 6)
    assert rolls(s) == [(0, 6, -4)]
    assert s.is_shaken("a1")


@rule("KT-NERVE-02", "KT-MORALE-07")
def test_a_broken_team_has_one_less_once() -> None:
    s = nerve([man(2, 2, light=1), man(out=True)], 5, broken=True)
    assert rolls(s) == [(0, 5, -2)]


@rule("KT-NERVE-03")
@pytest.mark.parametrize(("die", "bonus", "shaken"), [(1, 3, False), (4, 0, False), (3, 0, True)])
def test_as_much_as_the_nerve_value_passes_and_a_one_may_pass(die: int, bonus: int, shaken: bool) -> None:
    friends = [man(2, 4), man(4, 2), man(2, 6)][:bonus]
    assert nerve([man(2, 2, light=1), *friends], die).is_shaken("a1") is shaken


def imported(leadership: int, **more: Any) -> Datasheet:
    name = Name(en="–", fr="–")
    return Datasheet(id="x", name=name, points=5, move=6, toughness=4, save=4, wounds=1, leadership=leadership, base_mm=32,
                     size="M", **more)


@rule("KT-NERVE-04", "KT-RULING-02", "KT-EX-06")
def test_a_sheet_without_nerve_takes_it_from_its_leadership() -> None:
    assert [nerve_of(imported(leadership)) for leadership in (7, 6, 8)] == [4, 3, 5]
    assert [nerve_of(imported(leadership)) for leadership in (4, 12)] == [2, 6]
    assert [nerve_of(imported(leadership), "literal") for leadership in (7, 6, 8)] == [7, 6, 8]
    assert nerve_of(imported(7, nerve=2)) == 2


@rule("KT-NERVE-04", "KT-RULING-02")
@pytest.mark.parametrize(("mapping", "shaken"), [("field", False), ("literal", True)])
def test_a_lone_wounded_model_can_never_pass_against_its_leadership(mapping: str, shaken: bool) -> None:
    s = nerve([man(2, 2, light=1, leadership=7, nerve=None)], 6, nerve_mapping=mapping)
    assert s.is_shaken("a1") is shaken


@rule("KT-NERVE-05", "KT-RULING-09")
def test_passing_makes_a_shaken_model_calm_and_failing_leaves_it_shaken() -> None:
    assert not nerve([man(2, 2, light=1, shaken=True)], 4).is_shaken("a1")
    s = nerve([man(2, 2, light=1, shaken=True)], 3)
    assert s.is_shaken("a1")
    assert s.told("shaken") == []


@rule("KT-NERVE-06", "KT-RULING-09")
def test_a_shaken_model_that_has_nothing_to_test_is_calm_at_the_start_of_the_step() -> None:
    s = Scene(team(5, man(27, 8, shaken=True), man(27, 14, shaken=True, light=1)), [FOE], initiative=-1)
    s.begin("morale", until="nerve")
    assert s.all_in("shaken") == ["a5"]


@rule("KT-NERVE-06", "KT-RULING-09")
def test_shaken_lasts_until_the_next_count_of_the_hurt() -> None:
    """It is still counted in step 1 of the next round, and only then decided anew."""
    s = Scene([man(2, 2, shaken=True), man(8, 2)], [FOE], initiative=-1)
    s.begin("round_end", dice=[6, 6], until="nerve")
    assert was_tested(s)
    assert not s.is_shaken("a1")


@rule("KT-NERVE-06", "KT-NERVE-07")
def test_calm_comes_before_the_first_test_so_such_a_model_helps_already() -> None:
    s = Scene([man(2, 2, light=1), man(4, 2, shaken=True), man(14, 2), man(20, 2), man(26, 2)], [FOE], initiative=-1)
    s.begin("morale", dice=[3], until="points")
    assert rolls(s) == [(0, 3, 1)]


@rule("KT-NERVE-07", "KT-RULING-09")
def test_the_owner_orders_the_tests_and_each_counts_as_things_are_then() -> None:
    """A broken team: whoever is shaken first does not help the second any more."""
    s = nerve([man(2, 2), man(4, 2)], broken=True)
    assert (s.asked, s.asked_of, s.options()) == ("nerve", 0, ["test a1", "test a2"])
    s.play("test a2", dice=[1, 4])
    assert rolls(s) == [(1, 1, 0), (0, 4, -1)]
    assert s.all_in("shaken") == ["a1", "a2"]


@rule("KT-NERVE-07")
def test_a_failed_test_may_be_rolled_again_before_the_next_one() -> None:
    s = nerve([man(2, 2, light=1)], 1, cp=(1, 0))
    assert s.asked == "reroll"
    s.play("reroll", dice=[5])
    assert not s.is_shaken("a1")
    assert s.cp(0) == 0


@rule("KT-NERVE-08")
def test_a_shaken_model_hits_worse_when_it_shoots_and_when_it_fights() -> None:
    s = Scene([man(5, 11, gun(), shaken=True)], [man(15, 11)])
    s.begin("shoot").play("shoot a1", "fire gun b1", dice=[4])
    assert s.told("hit_rolled") == [(0, 4, -1, 4, False)]
    s = Scene([man(5, 11, blade(), shaken=True)], [man(6.26, 11)]).begin("fight", dice=[4, 1])
    assert s.told("hit_rolled")[0] == (0, 4, -1, 4, False)


@rule("KT-NERVE-08")
def test_a_shaken_model_may_do_everything_else() -> None:
    s = Scene([man(5, 11, shaken=True)], [man(14, 11, gun(), shaken=True)]).begin("move")
    assert s.options() == ["stay a1", "prepare a1", "normal a1", "advance a1", "charge a1", "end"]
    s.play("charge a1")
    assert s.options() == ["overwatch b1", "retreat b1", "none b1"]


@rule("KT-NERVE-02")
def test_a_shaken_friend_neither_helps_nor_harms() -> None:
    team = [man(5, 5, light=1), man(7, 5, shaken=True), man(25, 5), man(28, 5)]
    assert not Scene(team, [man(20, 20)]).begin("nerve", [4], until="points").is_shaken("a1")
    assert Scene(team, [man(20, 20)]).begin("nerve", [3], until="points").is_shaken("a1")


@rule("KT-NERVE-01", "KT-NERVE-07")
def test_who_tested_its_nerve_in_one_round_tests_it_again_in_the_next() -> None:
    s = Scene([man(2, 2, light=1, tokens=["tested"])], [FOE], initiative=-1).begin("morale", dice=[6], until="points")
    assert rolls(s) == [(0, 6, -1)]
