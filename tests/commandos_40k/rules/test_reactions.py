"""Reactions to charges: overwatch and retreat (KT-REACT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.core.text import words
from bocage.games.commandos_40k.check import TEXT
from tests.commandos_40k.scene import TOUCH, Arming, Man, Pieces, Scene, blade, box, gun, man
from tests.marks import rule


def charged(*targets: Man, charger: Sequence[Arming] = (), others: Sequence[Man] = (), initiative: int = 0, pieces: Pieces = (),
            **scene: Any) -> Scene:
    """A charger at 5, 11; the targets (all within 12″) are declared."""
    s = Scene([man(5, 11, *charger), *others], targets, pieces, initiative=initiative, **scene).begin("move")
    if initiative == 1:
        s.play("end")
    s.play("charge a1")
    while s.asked == "charge_targets":
        s.play(s.options("target", "done")[0])
    return s


def can(s: Scene, name: str) -> list[str]:
    """The reactions that a model is offered."""
    return [text.split()[0] for text in s.options("overwatch", "retreat", "none") if text.endswith(name)]


# --- who reacts -------------------------------------------------------------------------------------------------------


@rule("KT-REACT-01", "KT-RULING-17")
def test_only_declared_targets_react() -> None:
    s = Scene([man(5, 11)], [man(13, 11, gun()), man(13, 14, gun())]).begin("move").play("charge a1", "target b1", "done")
    assert s.options() == ["overwatch b1", "retreat b1", "none b1"]
    assert s.asked_of == 1


@rule("KT-REACT-01", "KT-RULING-17")
def test_one_reaction_to_one_charge() -> None:
    s = charged(man(13, 11, gun()), man(13, 14, gun()))
    s.play("overwatch b1", "fire gun a1", dice=[1])
    assert (can(s, "b1"), can(s, "b2")) == ([], ["overwatch", "retreat", "none"])
    s.play("retreat b2", "path 15,14", dice=[1, 1])
    assert s.asked == "failed_charge_path"


@rule("KT-REACT-02")
@pytest.mark.parametrize("token", ["retreated", "fell_back", "tried"])
def test_who_retreated_fell_back_or_charged_does_not_react(token: str) -> None:
    s = Scene([man(5, 11)], [man(14, 11, gun(), tokens=[token])]).begin("move").play("charge a1", dice=[1, 1])
    assert s.asked == "failed_charge_path"


@rule("KT-REACT-02")
def test_who_is_engaged_does_not_react() -> None:
    s = Scene([man(5, 11), man(14, 11 + TOUCH)], [man(14, 11, gun("pistol"))]).begin("move").play("charge a1", dice=[1, 1])
    assert s.asked == "failed_charge_path"


@rule("KT-REACT-03")
def test_the_reacting_player_chooses_the_order_and_each_is_resolved_before_the_next() -> None:
    s = charged(man(13, 11, gun()), man(13, 14, gun()))
    assert (s.asked_of, can(s, "b1"), can(s, "b2")) == (1, ["overwatch", "retreat", "none"], ["overwatch", "retreat", "none"])
    s.play("overwatch b2", "fire gun a1", dice=[6, 4, 1, 3])
    assert s.light("a1") == 1                                   # resolved, before b1 is asked
    assert can(s, "b1") == ["overwatch", "retreat", "none"]


@rule("KT-REACT-03")
def test_what_another_reaction_makes_possible_can_be_chosen_after_it() -> None:
    """b1 stands in a passage as narrow as its base and has no way out until b2 behind it has gone."""
    walls = [box(11, 9.5, 20, 10.37, 3, "impassable"), box(11, 11.63, 20, 12.5, 3, "impassable")]
    s = charged(man(12, 11), man(12 + TOUCH, 11), pieces=walls)
    assert (can(s, "b1"), can(s, "b2")) == ([], ["retreat", "none"])
    s.play("retreat b2", "path 16,11")
    assert can(s, "b1") == ["retreat", "none"]


# --- overwatch --------------------------------------------------------------------------------------------------------


@rule("KT-REACT-04", "KT-EX-16")
def test_overwatch_hits_on_sixes_only_and_never_critically() -> None:
    """BS 2+, three attacks: 5, 6, 6 are two hits; no more hits by Sustained Hits, and both must still wound."""
    weapon = gun("sustained_hits:1", "lethal_hits", attacks=3, skill=2)
    s = charged(man(13, 11, weapon)).play("overwatch b1", "fire gun a1", dice=[5, 6, 1, 6, 1, 1, 1])
    assert [(args[1], args[-1]) for args in s.told("hit_rolled")] == [(5, False), (6, True), (6, True)]
    assert len(s.told("wound_rolled")) == 2
    assert s.told("more_hits") == []
    assert s.told("auto_wound") == []


@rule("KT-REACT-04")
def test_overwatch_is_fired_with_all_weapons_at_the_charger_only() -> None:
    s = charged(man(13, 11, gun(id="rifle"), gun(id="launcher", attacks=2)), others=[man(13, 3)]).play("overwatch b1")
    assert s.options() == ["fire rifle a1", "fire launcher a1", "stop"]
    s.play("fire launcher a1", dice=[1, 1])
    assert s.options() == ["fire rifle a1", "stop"]
    s.play("fire rifle a1", dice=[1, 1, 1])
    assert s.asked == "failed_charge_path"


@rule("KT-REACT-04")
def test_overwatch_needs_the_charger_in_range_and_in_sight() -> None:
    near, far = gun(range=6), gun(range=7)
    assert "overwatch" not in can(charged(man(5 + TOUCH + 6.5, 11, near)), "b1")
    assert "overwatch" in can(charged(man(5 + TOUCH + 6.5, 11, far)), "b1")
    wall = box(9, 5, 9.3, 17, 5, "climb", "block")
    assert "overwatch" not in can(charged(man(13, 11, gun()), pieces=[wall]), "b1")


@rule("KT-REACT-04")
def test_who_fired_overwatch_may_still_shoot_in_the_shooting_phase() -> None:
    s = charged(man(13, 11, gun())).play("overwatch b1", "fire gun a1", dice=[1, 1, 1]).play("halt", "stay b1")
    s.begin("shoot_start")
    assert s.options() == ["shoot b1", "pass"]


@rule("KT-REACT-05", "KT-REACT-07", "KT-EX-17")
def test_overwatch_twice_and_then_a_retreat() -> None:
    s = Scene([man(5, 11), man(5, 7), man(5, 15)], [man(14, 11, gun())]).begin("move")
    for charger in ("a1", "a2"):
        s.play(f"charge {charger}", "overwatch b1", f"fire gun {charger}", dice=[1, 1, 1]).play("halt")
    s.play("charge a3")
    assert can(s, "b1") == ["overwatch", "retreat", "none"]
    s.play("retreat b1", "path 17,11", dice=[1, 1])
    assert s.has("retreated", "b1")


@rule("KT-REACT-06", "KT-RULING-17")
def test_after_an_advance_only_assault_weapons_fire_overwatch() -> None:
    arms = gun(id="rifle"), gun("assault", id="carbine")
    s = charged(man(13, 11, *arms, tokens=["advanced"])).play("overwatch b1")
    assert s.options() == ["fire carbine a1", "stop"]
    s = Scene([man(5, 11)], [man(14, 11, arms[0], tokens=["advanced"])]).begin("move").play("charge a1", dice=[1, 1])
    assert s.asked == "failed_charge_path"


@rule("KT-REACT-06", "KT-RULING-17")
def test_one_grenade_for_a_team_and_phase_in_overwatch_too() -> None:
    grenade = gun("grenade", id="grenade", range=12)
    s = charged(man(13, 11, grenade), man(13, 14, grenade))
    s.play("overwatch b1", "fire grenade a1", dice=[1])
    assert can(s, "b2") == ["retreat", "none"]


@rule("KT-WEAPON-06", "KT-REACT-05", "KT-RULING-61")
def test_the_model_that_threw_a_grenade_may_throw_one_in_its_next_overwatch() -> None:
    grenade = gun("grenade", id="grenade", range=12)
    s = Scene([man(5, 11), man(5, 14)], [man(13, 11, grenade), man(13, 14, grenade)]).begin("move")
    s.play("charge a1", "target b1", "done", "overwatch b1", "fire grenade a1", dice=[1, 1, 1]).play("halt")
    s.play("charge a2", "target b1", "target b2")
    assert (can(s, "b1"), can(s, "b2")) == (["overwatch", "retreat", "none"], ["retreat", "none"])


# --- retreats ---------------------------------------------------------------------------------------------------------


@rule("KT-REACT-07")
@pytest.mark.parametrize(("first", "dice"), [("normal b1", ()), ("advance b1", (1,))])
def test_who_has_moved_in_this_phase_cannot_retreat(first: str, dice: tuple[int, ...]) -> None:
    s = Scene([man(5, 11)], [man(14, 12, gun("assault"))], initiative=1).begin("move")
    s.play(first, dice=dice).play("path 14,11", "charge a1")
    assert can(s, "b1") == ["overwatch", "none"]


@rule("KT-REACT-07")
@pytest.mark.parametrize("first", ["stay b1", "prepare b1"])
def test_who_stayed_can_retreat(first: str) -> None:
    s = Scene([man(5, 11)], [man(14, 11)], initiative=1).begin("move").play(first, "charge a1")
    assert can(s, "b1") == ["retreat", "none"]


@rule("KT-REACT-08")
def test_a_retreat_is_three_inches_farther_from_the_charger_and_out_of_every_engagement_range() -> None:
    s = charged(man(13, 11), others=[man(17.5, 11)]).play("retreat b1")
    assert (s.asked, s.asked_of) == ("retreat_path", 1)
    assert s.allows("path 13,14")
    assert s.refusal("path 13,14.006") == "KT-GEOM-20"
    assert s.refusal("path 12.9,11.3") == "KT-REACT-08"         # nearer
    assert s.refusal("path 15.5,11") == "KT-REACT-08"           # engaged with a2
    assert s.refusal("halt") == "KT-REACT-08"


@rule("KT-REACT-08")
def test_just_as_far_from_the_charger_is_not_farther() -> None:
    """On the circle of 10″ around the charger: (13, 17) is as far as (15, 11)."""
    s = charged(man(15, 11, move=6)).play("retreat b1")
    assert s.refusal("path 14.6,13.8") == "KT-REACT-08"
    assert s.allows("path 14.601,13.8")


@rule("KT-REACT-08")
def test_difficult_ground_costs_a_retreat_double() -> None:
    s = charged(man(13, 11), pieces=[box(12, 0, 20, 22, 0, "difficult")]).play("retreat b1")
    assert s.allows("path 14.5,11")
    assert s.refusal("path 14.51,11") == "KT-GEOM-20"


@rule("KT-REACT-08")
def test_who_has_nowhere_to_go_cannot_retreat() -> None:
    pen = [box(12, 9.5, 15, 10.37, 3, "impassable"), box(12, 11.63, 15, 12.5, 3, "impassable"),
           box(13.63, 10.37, 14, 11.63, 3, "impassable")]
    s = charged(man(13, 11, gun()), pieces=pen)
    assert can(s, "b1") == ["overwatch", "none"]


@rule("KT-REACT-08", "KT-GEOM-23")
def test_a_fifth_of_an_inch_is_room_enough_to_retreat() -> None:
    """Between two walls b1 can only go east, where the engagement range of a2 begins 0.19″ farther on."""
    walls = [box(8, 8, 22, 10.36, 3, "impassable"), box(8, 11.64, 22, 14, 3, "impassable")]
    s = Scene([man(9, 11), man(17.45, 11)], [man(15, 11)], walls).begin("move").play("charge a1")
    assert (s.asked, s.options("retreat")) == ("react", ["retreat b1"])
    s.play("retreat b1")
    assert s.options("path")
    assert (s.allows("path 15.18,11"), s.refusal("path 15.19,11")) == (True, "KT-REACT-08")


@rule("KT-REACT-09", "KT-RULING-04")
def test_after_a_retreat_only_snap_shots_are_fired() -> None:
    s = charged(man(13, 11, gun(skill=2))).play("retreat b1", "path 15.9,11", dice=[1, 1]).play("halt", "stay b1")
    s.begin("shoot_start").play("shoot b1", "fire gun a1", dice=[5])
    assert [args[-1] for args in s.told("hit_rolled")] == [False]


@rule("KT-REACT-10", "KT-RULING-14")
def test_who_retreated_only_stays_later_and_is_neither_prepared_nor_steady() -> None:
    """A Heavy weapon has no bonus; it fires snap shots anyway, so what is looked at is the token."""
    s = charged(man(13, 11, gun("heavy"))).play("retreat b1", "path 15.9,11", dice=[1, 1]).play("halt")
    assert s.options() == ["stay b1", "end"]
    s.play("stay b1")
    assert not s.has("stationary", "b1")
    assert not s.has("prepared", "b1")


@rule("KT-REACT-10")
def test_who_retreated_and_is_not_activated_is_not_stationary_either() -> None:
    s = charged(man(13, 11)).play("retreat b1", "path 15.9,11", dice=[1, 1]).play("halt", "end")
    assert s.all_in("stationary") == []


@rule("KT-REACT-04", "KT-SHOOT-07")
def test_overwatch_is_over_when_the_charger_is_out_of_action() -> None:
    s = charged(man(12, 11, gun(id="rifle"), gun(id="carbine"))).play("overwatch b1", "fire rifle a1", dice=[6, 5, 1, 6])
    assert (s.is_out("a1"), s.asked_of, s.asked) == (True, 1, "move")


@rule("KT-REACT-10", "KT-FIGHT-06")
def test_who_retreated_may_still_pile_in_as_the_page_says() -> None:
    s = Scene([man(5, 11, tokens=["done"])], [man(7, 11, blade(), tokens=["retreated"])]).begin("fight")
    assert (s.asked, s.asked_of) == ("pile_in_path", 1)
    assert s.allows("path 6.26,11")
    for lang, piles_in in (("en", "it may still pile in"), ("fr", "elle peut encore")):
        assert piles_in in words(lang, TEXT)("web-kt-react-how")
