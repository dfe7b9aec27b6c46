"""The Fight phase: who fights when, pile-ins and consolidations (KT-FIGHT-01, KT-FIGHT-02, KT-FIGHT-03, KT-FIGHT-04,
KT-FIGHT-05, KT-FIGHT-06, KT-FIGHT-07, KT-FIGHT-16). The blows: ``test_blows.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.commandos_40k.scene import TOUCH, Man, Pieces, Scene, blade, box, man
from tests.marks import rule

MISS = 1


def order(s: Scene) -> list[str]:
    """Those that have fought, in order."""
    return [s.board.lexicon.models[model] for model, in s.told("fights")]


def charge(s: Scene, *names: str) -> Scene:
    """These have charged, with success, those whom they are engaged with."""
    return s.set(*(f"{name}: charged, tried-to-charge, charge-moved, targets {' '.join(s.engaged(name)) or 'none'}"
                   for name in names))


def duels(*rows: int, initiative: int = 0, charged: Sequence[str] = (), **scene: Any) -> Scene:
    """Pairs of touching models, a pair on each row; ``charged``: those that charged their counterpart."""
    s = Scene([man(5, y, blade()) for y in rows], [man(5 + TOUCH, y, blade()) for y in rows], initiative=initiative, **scene)
    return charge(s, *charged)


# --- who fights -------------------------------------------------------------------------------------------------------


@rule("KT-FIGHT-01")
def test_chargers_strike_first_in_turn_beginning_with_the_initiative() -> None:
    s = duels(3, 7, 11, 15, initiative=1, charged=["a1", "a2", "b3"]).begin("fight_start", dice=[MISS])
    assert order(s) == ["b3"]                                   # b's only one; a has two to choose from
    assert (s.asked, s.asked_of, s.options()) == ("fight_next", 0, ["fight a1", "fight a2"])
    s.play("fight a2", dice=[MISS, MISS])
    assert order(s) == ["b3", "a2", "a1"]
    assert (s.asked_of, s.options()) == (1, ["fight b1", "fight b2", "fight b4"])


@rule("KT-FIGHT-02")
def test_then_all_others_that_are_engaged_in_turn_and_who_has_none_is_skipped() -> None:
    s = Scene([man(5, 3, blade()), man(25, 20, blade())], [man(5 + TOUCH, 3, blade()), man(5, 3 + TOUCH, blade())])
    s.begin("fight_start").play("number 1", dice=[MISS])
    assert order(s) == ["a1"]
    assert (s.asked_of, s.options()) == (1, ["fight b1", "fight b2"])
    s.play("fight b2", dice=[MISS, MISS])
    assert (order(s), s.asked) == (["a1", "b2", "b1"], "")      # a2 is not engaged


@rule("KT-FIGHT-03")
def test_nobody_passes_and_each_fights_once() -> None:
    s = duels(3, 7).begin("fight_start")
    assert (s.asked, s.options()) == ("fight_next", ["fight a1", "fight a2"])
    assert not s.allows("pass")
    s.play("fight a1", dice=[MISS])
    assert s.options() == ["fight b1", "fight b2"]
    s.play("fight b1", dice=[MISS] * 3)
    assert sorted(order(s)) == ["a1", "a2", "b1", "b2"]


@rule("KT-FIGHT-04")
def test_who_is_drawn_into_the_fight_fights_too() -> None:
    """a1 piles in nearer to b1, and so comes into the engagement range of b2 as well."""
    s = Scene([man(5, 11, blade())], [man(5 + TOUCH + 1, 11, blade()), man(5 + TOUCH + 1, 12.5, blade())]).begin("fight_start")
    assert s.engaged("b2") == []
    s.play("path 5.9,11.3")
    assert s.engaged("b2") == ["a1"]
    s.play("number 1", dice=[MISS]).play("halt")
    assert s.options() == ["fight b1", "fight b2"]


@rule("KT-FIGHT-04")
def test_who_is_engaged_no_longer_does_not_fight() -> None:
    """a1 puts b1 out of action: nobody is left to fight, not even a2 who stood beside it."""
    s = Scene([man(5, 11, blade()), man(5 + TOUCH, 11 + TOUCH, blade())], [man(5 + TOUCH, 11, blade())]).begin("fight_start")
    s.play("fight a1", dice=[6, 5, 1, 6])
    assert (s.is_out("b1"), order(s), s.asked) == (True, ["a1"], "")


@rule("KT-FIGHT-05")
def test_a_charger_whose_targets_are_gone_may_still_move() -> None:
    """a1 charged b1, which a2 puts out of action first; then a1 moves towards b2, 5″ away, but has nobody to strike."""
    s = Scene([man(5, 11, blade()), man(5 + TOUCH, 11 + TOUCH, blade())], [man(5 + TOUCH, 11), man(11.26, 11)])
    charge(s, "a1", "a2").begin("fight_start").play("fight a2", dice=[6, 5, 1, 6])
    assert s.is_out("b1")
    s.play("halt")                                              # a2's consolidation
    assert (s.asked, order(s)) == ("pile_in_path", ["a2", "a1"])
    s.play("path 8,11")
    assert s.asked == "consolidate_path"
    s.play("path 9.5,11")
    assert s.engaged("a1") == ["b2"]
    assert [args[0] for args in s.told("strikes")] == [s.number("a2")]


# --- pile-ins and consolidations --------------------------------------------------------------------------------------


def apart(inches: float, *others: Man, pieces: Pieces = (), **scene: Any) -> Scene:
    """a1 at 5, 11 is engaged with b1 to the east, so far away."""
    near = man(5 + TOUCH + inches, 11, tokens=["done"])
    return Scene([man(5, 11, blade())], [near, *others], pieces, **scene).begin("fight")


@rule("KT-FIGHT-06")
def test_a_pile_in_is_three_inches_at_most_and_ends_nearer_to_the_nearest() -> None:
    s = apart(0.5, man(5, 20))
    assert (s.asked, s.asked_of) == ("pile_in_path", 0)
    assert s.allows("path 5.001,11")
    assert s.allows("path 5.5,11")
    assert s.refusal("path 5,11.3") == "KT-FIGHT-06"            # away from b1, nearer to b2
    assert s.refusal("path 4.9,11") == "KT-FIGHT-06"


@rule("KT-FIGHT-06")
def test_a_pile_in_costs_three_inches_and_no_more() -> None:
    s = apart(0.5)
    assert s.allows("path 5,12.25 5.5,12.25 5.5,11")            # 3″
    assert s.refusal("path 5,12.26 5.5,12.26 5.5,11") == "KT-GEOM-20"


@rule("KT-FIGHT-06")
def test_nobody_must_pile_in() -> None:
    s = apart(0.5).play("halt", dice=[MISS])
    assert (s.at("a1"), len(s.told("strikes"))) == ((5000, 11000, 0), 1)


@rule("KT-FIGHT-06")
def test_who_touches_the_nearest_does_not_pile_in() -> None:
    s = Scene([man(5, 11, blade())], [man(5 + TOUCH, 11, tokens=["done"]), man(9, 11)]).begin("fight", dice=[MISS])
    assert s.told("moved") == []
    assert s.asked == ""


@rule("KT-FIGHT-06")
@pytest.mark.parametrize("gap", [0.1, 0.3, 0.5, 0.9])
def test_a_way_to_an_enemy_nearly_touched_is_offered(gap: float) -> None:
    s = Scene([man(5.1, 11.1, blade())], [man(5.1 + TOUCH + gap, 11.1, tokens=["done"])]).begin("fight")
    assert (s.asked, s.options("halt")) == ("pile_in_path", ["halt"])
    assert s.options("path")
    s.play(s.options("path")[0], dice=[MISS])
    assert s.gap("a1", "b1") < 1000 * gap


@rule("KT-FIGHT-06", "KT-GEOM-08")
@pytest.mark.parametrize("places", [(8.24, 11.76), (11.76, 8.24)])
def test_of_two_enemies_equally_near_the_way_to_the_one_that_can_be_reached_is_offered(places: tuple[float, float]) -> None:
    """The other stands behind a wall that a1 touches."""
    foes = [man(x, 11, tokens=["done"]) for x in places]
    s = Scene([man(10, 11, blade())], foes, [box(9.27, 5, 9.37, 17, 3, "impassable")]).begin("fight")
    assert (s.asked, s.options("path")) == ("pile_in_path", ["path 10.5,11"])


@rule("KT-FIGHT-07")
def test_pile_ins_keep_clear_of_bases_and_walls_and_may_pass_engagement_ranges() -> None:
    """Half an inch to the east a1 comes into the engagement range of b2; a friend of its own is in the way of another path."""
    s = Scene([man(5, 11, blade()), man(5.3, 9.6)], [man(7.16, 11, tokens=["done"]), man(6, 13.2)]).begin("fight")
    assert s.engaged("a1") == ["b1"]
    assert s.allows("path 5.5,11")
    assert s.refusal("path 5.5,10.7") == "KT-MOVE-04"
    s = apart(0.9, pieces=[box(5.7, 5, 5.8, 17, 3, "impassable")])
    assert s.refusal("path 5.5,11") == "KT-TERRAIN-07"


@rule("KT-FIGHT-07", "KT-TERRAIN-04")
def test_difficult_ground_costs_a_pile_in_double() -> None:
    swamp = box(0, 5, 20, 17, 0, "difficult")
    s = apart(0.5, pieces=[swamp])
    assert s.allows("path 5,11.5 5.5,11.5 5.5,11")              # 1.5″ of swamp are 3
    assert s.refusal("path 5,11.52 5.5,11.52 5.5,11") == "KT-GEOM-20"


@rule("KT-FIGHT-07", "KT-TERRAIN-05")
def test_dangerous_ground_is_tested_in_a_pile_in() -> None:
    s = apart(0.5, pieces=[box(4, 5, 10, 17, 0, "dangerous")]).play("path 5.5,11", dice=[1, 2, MISS])
    assert (len(s.told("danger")), s.light("a1")) == (1, 1)


@rule("KT-FIGHT-16")
def test_after_the_blows_one_may_come_nearer_again() -> None:
    s = apart(0.5).play("path 5.2,11", dice=[MISS])
    assert s.asked == "consolidate_path"
    assert s.refusal("path 5.1,11") == "KT-FIGHT-16"
    s.play("path 5.5,11")
    assert s.gap("a1", "b1") == 0


@rule("KT-FIGHT-16")
def test_after_the_enemy_is_gone_one_consolidates_towards_the_next() -> None:
    """b2 is 4″ away: the nearest now; the move is 3″ at most, and optional."""
    s = Scene([man(5, 11, blade())], [man(5 + TOUCH, 11), man(5, 11 + TOUCH + 4)]).begin("fight", dice=[6, 5, 1, 6])
    assert (s.asked, s.is_out("b1")) == ("consolidate_path", True)
    assert s.refusal("path 5,14.006") == "KT-GEOM-20"
    assert s.allows("halt")
    s.play("path 5,14").play("halt", dice=[5, 1])               # now b2 is engaged and fights
    assert order(s) == ["a1", "b2"]


@rule("KT-FIGHT-08", "KT-ER-01", "KT-LOS-04")
def test_nobody_strikes_through_a_wall_although_both_are_engaged() -> None:
    wall = box(5.7, 0, 6.0, 22, 4, "impassable", "block")
    s = Scene([man(5, 5, blade())], [man(6.75, 5, blade())], [wall])
    assert s.engaged("a1") == ["b1"]
    s.begin("fight")
    while s.asked in ("pile_in_path", "consolidate_path"):
        s.play("halt")
    assert (s.asked, len(s.told("fights")), s.told("strikes")) == ("", 2, [])


@rule("KT-FIGHT-11", "KT-CHARGE-11")
def test_whoever_failed_to_charge_somebody_else_does_not_strike_back() -> None:
    s = Scene([man(5, 5, blade(), tokens=["tried"])], [man(6.5, 5, tokens=["done"]), man(20, 20)]).set("a1: targets b2")
    s.begin("fight")
    while s.asked in ("pile_in_path", "consolidate_path"):
        s.play("halt")
    assert (len(s.told("fights")), s.told("strikes")) == (1, [])


@rule("KT-TERRAIN-05", "KT-RULING-60")
def test_who_falls_in_its_pile_in_uses_no_tactic_any_more() -> None:
    """A zealot with a command point dies on dangerous ground: its owner is not asked about frenzy."""
    s = Scene([man(5, 11, blade(), is_="zealot", tokens=["charged"])], [man(5 + TOUCH + 0.5, 11)],
              [box(4, 5, 10, 17, 0, "dangerous")], cp=(1, 0)).begin("fight")
    s.play("path 5.5,11", "pass", dice=[1, 6])              # no other trauma roll
    assert (s.is_out("a1"), s.asked) == (True, "")
