"""Charges: who may, at whom, the roll, the move, what it costs later (KT-CHARGE). The reactions: ``test_reactions.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules import charging
from tests.commandos_40k.asking import ask
from tests.commandos_40k.scene import TOUCH, Arming, Man, Pieces, Scene, blade, box, gun, man
from tests.marks import rule


def facing(inches: float, *others: Man, charger: Sequence[Arming] = (), target: Sequence[Arming] = (), pieces: Pieces = (),
           **scene: Any) -> Scene:
    """A charger at 5, 11 and an enemy so many inches of gap to the east of it."""
    return Scene([man(5, 11, *charger)], [man(5 + TOUCH + inches, 11, *target), *others], pieces, **scene).begin("move")


def charge(s: Scene, *dice: int, targets: Sequence[str] = ("b1",)) -> Scene:
    """Declares a charge; nobody reacts; these dice."""
    s.play("charge a1")
    if s.asked == "charge_targets":
        s.play(*(f"target {name}" for name in targets))
        if s.asked == "charge_targets":
            s.play("done")
    for name in targets:
        last = name == targets[-1]
        s.play(f"none {name}", dice=dice if last else ())
    return s


# --- who and whom -----------------------------------------------------------------------------------------------------


@rule("KT-CHARGE-01")
@pytest.mark.parametrize(("inches", "may"), [(12, True), (12.001, False)])
def test_a_charge_needs_an_enemy_within_twelve_inches(inches: float | int, may: bool) -> None:
    assert ("charge a1" in facing(inches).options()) is may


@rule("KT-CHARGE-01")
def test_an_engaged_model_does_not_charge() -> None:
    assert "charge a1" not in facing(0.5, man(5, 20)).options()


@rule("KT-CHARGE-01", "KT-RULING-15")
def test_an_enemy_behind_a_wall_may_be_charged() -> None:
    wall = box(9, 0, 9.5, 22, 6, "impassable", "block")
    s = facing(8, pieces=[wall])
    assert "charge a1" in s.options()
    s.play("charge a1")
    assert (s.asked, s.options("retreat")) == ("react", ["retreat b1"])
    assert "overwatch b1" not in s.options()


@rule("KT-CHARGE-02")
def test_one_or_several_targets_are_declared_each_within_twelve_inches() -> None:
    s = facing(8, man(9, 15), man(20, 3)).play("charge a1")
    assert (s.asked, s.asked_of) == ("charge_targets", 0)
    assert s.options() == ["target b1", "target b2"]            # b3 is too far, and one there must be
    s.play("target b2")
    assert s.options() == ["target b1", "done"]
    s.play("target b1")
    assert s.told("charge_declared") == [(0, (1, 2))]


# --- the roll and the move --------------------------------------------------------------------------------------------


@rule("KT-CHARGE-03")
def test_all_reactions_come_before_the_roll() -> None:
    s = facing(8, man(9, 15)).play("charge a1", "target b1", "target b2", "none b1")
    assert s.asked == "react"
    assert s.told("charge_rolled") == []
    s.play("none b2", dice=[2, 1])
    assert s.told("charge_rolled") == [(0, (2, 1), 3)]


@rule("KT-CHARGE-04")
def test_a_charge_ends_with_its_charger() -> None:
    s = facing(8, target=(gun(),)).play("charge a1", "overwatch b1", "fire gun a1", dice=[6, 4, 1, 6])
    assert s.is_out("a1")
    assert s.told("charge_rolled") == []
    assert (s.asked, s.asked_of) == ("move", 1)


@rule("KT-CHARGE-04")
def test_a_light_wound_does_not_stop_a_charge() -> None:
    s = facing(8, target=(gun(),)).play("charge a1", "overwatch b1", "fire gun a1", dice=[6, 4, 1, 2, 5, 5])
    assert s.light("a1") == 1
    assert s.asked == "charge_path"


@rule("KT-CHARGE-05", "KT-CHARGE-07", "KT-EX-13")
def test_two_dice_are_the_length_of_a_charge_and_an_inch_is_near_enough() -> None:
    s = charge(facing(8), 4, 3)
    assert s.allows("path 12,11")
    assert s.refusal("path 12.006,11") == "KT-GEOM-20"
    s.play("path 12,11")
    assert s.is_charged("a1")
    assert s.gap("a1", "b1") == 1000
    assert s.engaged("b1") == ["a1"]


@rule("KT-CHARGE-05", "KT-EX-15", "KT-REACT-08")
def test_a_charge_goes_on_after_a_target_that_has_retreated() -> None:
    """8″ and 3″ are 11″: 10″ are needed, 11 rolled."""
    s = facing(8).play("charge a1", "retreat b1", "path 17.26,11", dice=[6, 5])
    assert s.gap("a1", "b1") == 11000
    s.play("path 15,11")
    assert s.is_charged("a1")


@rule("KT-CHARGE-05")
def test_a_charge_goes_on_after_a_target_that_is_beyond_twelve_inches_now() -> None:
    s = facing(11).play("charge a1", "retreat b1", "path 20.26,11", dice=[6, 6])
    assert s.gap("a1", "b1") == 14000
    assert s.asked == "failed_charge_path"


@rule("KT-CHARGE-06")
def test_a_charger_enters_the_engagement_range_of_declared_targets_only() -> None:
    """b2 stands beside the straight way to b1."""
    s = charge(facing(8, man(9, 13)), 5, 5)
    assert s.refusal("path 12.5,11") == "KT-CHARGE-06"
    assert s.allows("path 9,10.7 12.5,11")
    s = charge(facing(8, man(9, 13)), 5, 5, targets=("b1", "b2"))
    assert s.allows("path 12.5,11")


@rule("KT-CHARGE-06")
def test_a_charge_does_not_end_beside_somebody_undeclared() -> None:
    s = charge(facing(8, man(14.26, 13.1)), 5, 5)
    assert s.refusal("path 12.9,11.6") == "KT-CHARGE-06"
    assert s.allows("path 12.3,10.6")


@rule("KT-CHARGE-06", "KT-FLY-02")
def test_a_flyer_charges_past_everybody_but_does_not_end_beside_somebody_undeclared() -> None:
    s = Scene([man(5, 11, keywords=("fly",))], [man(14.26, 11), man(9, 12), man(14.26, 13.1)]).begin("move")
    charge(s, 5, 5)
    assert s.refusal("path 12.9,11.6") == "KT-CHARGE-06"
    assert s.allows("path 12.5,11")


@rule("KT-CHARGE-12", "KT-FLY-02")
def test_a_flyer_that_can_end_beside_its_target_alone_is_told_how_and_must_try() -> None:
    """b1, undeclared, stands so near to b2 that the nearest places beside b2 are beside b1 too."""
    s = Scene([man(5, 11, keywords=("fly",))], [man(8, 11), man(11, 11)]).begin("move")
    s.play("charge a1", "target b2", "done", "none b2", dice=[4, 3])
    assert (s.asked, s.options("halt"), s.allows("halt")) == ("charge_path", [], False)
    assert s.refusal("path 9.5,11") == "KT-CHARGE-06"
    s.play(s.options("path")[0])
    assert (s.is_charged("a1"), s.engaged("a1")) == (True, ["b2"])


@rule("KT-CHARGE-12", "KT-FLY-04", "KT-GEOM-23")
def test_a_flyer_that_finds_room_only_at_the_border_of_a_platform_must_try() -> None:
    """b1 stands 2.5″ up. The base has room from 10.63 on: 6.43″ across and 2.5″ up are 6.9″."""
    deck = box(10, 8, 14, 13, 2.5, "climb", stand=True)
    s = Scene([man(4.2, 11, keywords=("fly",))], [man(12.3, 11, z=2.5)], [deck])
    told = ask(s, "charge a1 b1").charge
    assert told is not None
    assert told.total == 7
    s.begin("move").play("charge a1", "none b1", dice=[4, 3])
    assert (s.asked, s.options("halt"), s.allows("halt")) == ("charge_path", [], False)
    s.play(s.options("path")[0])
    assert s.is_charged("a1")


@rule("KT-CHARGE-07", "KT-RULING-15")
def test_one_target_reached_is_success() -> None:
    s = charge(facing(8, man(5, 20)), 4, 4, targets=("b1", "b2")).play("path 12.5,11")
    assert s.is_charged("a1")
    assert s.engaged("a1") == ["b1"]


@rule("KT-CHARGE-08", "KT-CHARGE-09", "KT-EX-14")
def test_a_failed_charge_goes_at_most_its_higher_die_nearer() -> None:
    s = charge(facing(8, charger=(gun("pistol"),)), 5, 1)
    assert s.asked == "failed_charge_path"
    assert s.allows("path 10,11")
    assert s.refusal("path 10.006,11") == "KT-GEOM-20"
    assert s.refusal("path 4,11") == "KT-CHARGE-08"
    assert s.allows("halt")
    s.play("path 10,11")
    assert not s.is_charged("a1")
    assert s.gap("a1", "b1") == 3000
    s.play("stay b1").begin("shoot_start")
    assert s.asked == ""


@rule("KT-CHARGE-08", "KT-EX-46")
def test_ten_inches_and_a_roll_of_eight_is_a_failed_charge_of_five_inches() -> None:
    s = charge(facing(10), 5, 3)
    assert s.asked == "failed_charge_path"
    assert s.allows("path 10,11")
    assert not s.allows("path 10.1,11")


@rule("KT-CHARGE-08")
def test_who_fails_comes_nearer_to_the_nearest_of_those_he_declared() -> None:
    """b2 was nearest when it began to move; nearer to b1 alone is not enough, and b3 was not declared."""
    s = charge(facing(9, man(5, 18.3), man(2, 5)), 3, 1, targets=("b1", "b2"))
    assert s.refusal("path 7,11") == "KT-CHARGE-08"
    assert s.refusal("path 4,9") == "KT-CHARGE-08"
    assert s.allows("path 5,13")


@rule("KT-CHARGE-08", "KT-CHARGE-06")
def test_a_failed_charge_keeps_out_of_the_engagement_range_of_others() -> None:
    s = charge(facing(10, man(8, 13)), 5, 3)
    assert s.refusal("path 10,11") == "KT-CHARGE-06"


@rule("KT-CHARGE-08", "KT-CHARGE-06")
def test_a_failed_charge_may_pass_by_a_declared_target_as_any_charge() -> None:
    """By the setting one may fall short on purpose: past b2, nearer to it, and out of its range in the end."""
    s = facing(9, man(8, 13.2), charge_must_reach="false")
    charge(s, 6, 1, targets=("b1", "b2")).play("halt")
    assert s.asked == "failed_charge_path"
    assert s.allows("path 10.3,11")
    assert s.refusal("path 8,11") == "KT-CHARGE-08"


@rule("KT-CHARGE-09")
@pytest.mark.parametrize(("dice", "way"), [((6, 6), "path 12.5,11"), ((1, 1), "halt")])
def test_who_has_tried_to_charge_neither_shoots_nor_reacts(dice: tuple[int, int], way: str) -> None:
    s = charge(facing(8, man(5, 19), charger=(gun("pistol"),)), *dice).play(way)
    s.play("charge b2", dice=[1, 1])
    assert s.told("charge_declared")[-1] == (2, (0,))
    assert s.asked == "failed_charge_path"                      # a1 was not asked
    s.play("halt", "end").begin("shoot_start")
    assert s.asked == ""


@rule("KT-CHARGE-10")
def test_difficult_ground_is_paid_from_the_roll() -> None:
    """3″ of mire on a way of 7″ cost 3″ more: 9 is not enough, 10 is."""
    mire = box(7, 0, 10, 22, 0, "difficult")
    s = charge(facing(8, pieces=[mire]), 5, 4)
    assert s.told("charge_rolled") == [(0, (5, 4), 9)]
    assert s.refusal("path 12,11") == "KT-GEOM-20"
    s = charge(facing(8, pieces=[mire]), 5, 5)
    assert s.verdict("path 12,11").cost == 10000
    assert s.allows("path 12,11")


@rule("KT-CHARGE-11")
def test_a_charger_strikes_only_those_it_declared() -> None:
    """b2 joins the fight afterwards, but was no target."""
    s = charge(facing(8, man(20, 3)), 4, 4).play("path 12.5,11").move("b2", 12.5, 12.7)
    assert s.engaged("a1") == ["b1", "b2"]
    s.begin("fight_start").play("halt", dice=[1])
    assert [args[2] for args in s.told("strikes")] == [1]


@rule("KT-CHARGE-12", "KT-EX-44", "KT-RULING-15")
def test_who_can_reach_must() -> None:
    s = charge(facing(8), 4, 3)
    assert s.asked == "charge_path"
    assert not s.allows("halt")
    assert s.refusal("path 11.5,11") == "KT-CHARGE-07"
    assert s.options() == ["path 12,11"]


@rule("KT-CHARGE-12", "KT-RULING-15")
def test_by_the_other_setting_a_charge_may_fail_on_purpose() -> None:
    s = charge(facing(8, charge_must_reach="false"), 4, 3)
    assert s.allows("halt")
    s.play("halt")
    assert (s.asked, s.told("charge_failed")) == ("failed_charge_path", [(0,)])


@rule("KT-CHARGE-12")
def test_any_target_and_any_way_that_reaches_it_may_be_chosen() -> None:
    s = charge(facing(8, man(5, 18)), 6, 5, targets=("b1", "b2"))
    for path in ("path 5,16", "path 12.5,11", "path 6,13 5,15.9", "path 12.7,11.9"):
        assert s.allows(path), path


@rule("KT-CHARGE-12")
def test_a_way_that_the_player_finds_himself_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charging, "ways_in", lambda *asked: [])
    s = charge(facing(8), 4, 3)
    assert (s.asked, s.options()) == ("charge_path", ["halt"])
    s.play("path 12,11")
    assert s.is_charged("a1")


@rule("KT-CHARGE-12")
def test_where_no_way_is_known_the_charge_may_be_given_up() -> None:
    wall = box(9, 0, 9.5, 22, 6, "impassable")
    s = charge(facing(8, pieces=[wall]), 5, 5)
    assert s.asked == "charge_path"
    s.play("halt")
    assert s.asked == "failed_charge_path"
    assert s.told("charge_failed") == [(0,)]


@rule("KT-CHARGE-08", "KT-CHARGE-12")
@pytest.mark.parametrize(("gap", "asked"), [(8.005, "charge_path"), (8.006, "failed_charge_path")])
def test_where_no_way_is_found_its_owner_may_draw_one_if_the_straight_way_would_just_reach(gap: float, asked: str) -> None:
    """A 7 and a wall that nobody passes: 7″, the tolerance of 5 mil and the inch of engagement range are just enough."""
    s = facing(gap, pieces=[box(9, 0, 9.5, 22, 6, "impassable", "block")])
    charge(s, 3, 4)
    assert (s.asked, s.options("path") == []) == (asked, asked == "charge_path")


@rule("KT-CHARGE-07", "KT-RECON-05")
def test_a_charger_that_falls_to_a_trap_on_its_way_has_not_charged() -> None:
    swamp = box(7, 9, 9, 13, 0, "difficult")
    s = facing(8, pieces=[swamp]).set("team b: recon lay_traps, recon-works, traps-allowed 1, traps piece1")
    charge(s, 6, 6).play("path 12,11", dice=[1, 6])
    assert s.is_out("a1")
    assert (s.told("charged"), s.is_charged("a1"), s.has("charge_moved", "a1")) == ([], False, False)


@rule("KT-CHARGE-08", "KT-RECON-05")
@pytest.mark.parametrize(("trap", "moved"), [((1, 6), False), ((6,), True)])
def test_who_falls_to_a_trap_in_a_failed_charge_has_not_made_its_move(trap: Sequence[int], moved: bool) -> None:
    swamp = box(7, 9, 9, 13, 0, "difficult")
    s = facing(10, pieces=[swamp]).set("team b: recon lay_traps, recon-works, traps-allowed 1, traps piece1")
    charge(s, 4, 1).play("path 6.5,11", dice=trap)
    assert (s.is_out("a1"), s.has("tried", "a1")) == (not moved, True)
    assert s.has("charge_moved", "a1") is moved


@rule("KT-CHARGE-08", "KT-REACT-08", "KT-GEOM-08")
def test_a_failed_charge_goes_towards_the_target_that_is_nearest_after_the_reactions() -> None:
    """b1 was nearer and has retreated: b2 is the nearest now."""
    s = Scene([man(5, 5, blade())], [man(12, 5), man(5, 14.5)]).begin("move")
    s.play("charge a1", "target b1", "target b2", "retreat b1", "path 15,5", "none b2", dice=[3, 1])
    assert s.asked == "failed_charge_path"
    assert (s.allows("path 5,8"), s.refusal("path 8,5")) == (True, "KT-CHARGE-08")


@rule("KT-CHARGE-05", "KT-CHARGE-09", "KT-WEAPON-01", "KT-SPEC-19")
def test_a_target_that_falls_by_its_own_weapon_leaves_a_failed_charge_without_a_move() -> None:
    s = Scene([man(5, 5, blade(), is_="zealot")], [man(9, 5, gun("hazardous"))]).begin("move")
    s.play("charge a1", "overwatch b1", "fire gun a1", dice=[1, 1, 3, 3])
    assert s.is_out("b1")
    assert (s.has("tried", "a1"), s.is_charged("a1"), s.has("charge_moved", "a1")) == (True, False, False)


@rule("KT-CHARGE-07", "KT-RULING-15")
@pytest.mark.parametrize(("targets", "near"), [(0b010, True), (0b100, False), (0b110, True)])
def test_one_target_that_is_near_enough_will_do(targets: int, near: bool) -> None:
    """b1 is 8″ away, b2 15″; 7″ are rolled."""
    s = Scene([man(5, 11)], [man(5 + TOUCH + 8, 11), man(5 + TOUCH + 15, 11)])
    trip = charging.charge_trip(s.board, s.state, Model(0), targets, 7)
    assert charging.is_near_enough(s.board, s.state, trip) is near


@rule("KT-CHARGE-08")
def test_who_moves_in_a_failed_charge_has_moved_in_the_charge() -> None:
    """Its team is one model on the table: nobody stands in for it."""
    s = Scene([man(5, 11), man()], [man(14, 11)]).begin("move").play("charge a1", "none b1", dice=[1, 2])
    s.play("path 7,11")
    assert (s.has("charge_moved", "a1"), s.is_charged("a1")) == (True, False)
