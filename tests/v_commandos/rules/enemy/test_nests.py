"""The MG42 nest (VC-NEST)."""

import pytest

from bocage.core.errors import Unreadable
from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-NEST-01")
def test_a_commando_joining_a_tile_with_an_empty_nest_is_placed_inside() -> None:
    m = scene("[a: officer] [b: nest]")
    m.play("move officer b")
    assert m.commando("officer").in_nest
    assert m.told("nest_entered")[0].rule == "VC-NEST-01"


@rule("VC-NEST-01")
def test_a_commando_coming_up_a_hatch_is_placed_inside_too() -> None:
    m = scene("[b: nest, hatch]", off=["officer"])
    m.play("move officer b")
    assert m.commando("officer").in_nest


@rule("VC-NEST-01")
def test_a_nest_has_at_most_one_occupant() -> None:
    m = scene("[a: officer] [b: medic in nest, nest]")
    m.play("move officer b")
    assert m.commando("medic").in_nest
    assert not m.commando("officer").in_nest
    assert m.refused("enter_nest officer") == "VC-NEST-01"


@rule("VC-NEST-01")
def test_a_commando_joining_a_nest_held_by_an_enemy_stays_outside() -> None:
    m = scene("[a: officer] [b: mauser, nest]", dice=[6])
    m.play("move officer b")
    assert m.guard("nest-b") == "mauser"
    assert not m.commando("officer").in_nest


@rule("VC-NEST-01")
def test_of_a_commando_and_an_escort_arriving_together_players_choose_who_goes_inside() -> None:
    m = scene("[a: officer, met resistance_leader] [b: nest]", seats=2, owners={"officer": 0})
    m.play("move officer b resistance_leader")
    assert m.asked == "inside"
    assert m.texts == ["inside officer", "inside resistance_leader"]
    assert m.pending.by == (0, 1)
    m.play("inside resistance_leader")
    assert m.guard("nest-b") == "escort"
    assert not m.commando("officer").in_nest


@rule("VC-NEST-01")
def test_a_regular_enemy_joining_a_tile_with_an_empty_nest_is_placed_inside() -> None:
    m = scene("[a: nest] [b: mauser]", phase="movement", direction="W")
    assert m.guard("nest-a") == "mauser"


@rule("VC-NEST-01")
def test_of_several_enemies_arriving_together_players_choose_who_goes_inside() -> None:
    m = scene("[a: nest] [b: mauser, mp40]", phase="movement", direction="W")
    assert m.asked == "guard"
    assert m.texts == ["post mp40", "post mauser"]
    m.play("post mauser")
    assert m.guard("nest-a") == "mauser"


@rule("VC-NEST-01")
def test_a_special_unit_is_never_placed_inside() -> None:
    m = scene("[a: nest] [b: storm_trooper]", phase="movement", direction="W")
    assert m.foes("a") == {"storm_trooper": 1}
    assert m.guard("nest-a") == "nobody"


@rule("VC-NEST-02")
def test_a_commando_takes_and_leaves_a_nest_freely() -> None:
    m = scene("[a: officer, nest]")
    m.play("enter_nest officer")
    assert m.commando("officer").in_nest
    m.play("leave_nest officer")
    assert not m.commando("officer").in_nest
    assert m.commando("officer").actions == 3


@rule("VC-NEST-02")
def test_nests_are_taken_also_while_another_acts_and_between_the_enemys_steps() -> None:
    m = scene("[a: officer, medic, nest]", active="medic")
    assert "enter_nest officer" in m.texts
    for phase in ("before_reinforcement", "before_movement", "before_fire", "after_fire"):
        m = scene("[a: officer, nest]", phase=phase)
        m.does("enter_nest officer", "leave_nest officer", "enter_nest officer", "pass")
        assert m.commando("officer").in_nest


@rule("VC-NEST-02")
def test_a_nest_is_left_only_for_a_free_slot_of_the_tile() -> None:
    m = scene("[a: officer in nest, medic, sapper, nest]")
    assert m.refused("leave_nest officer") == "VC-CAP-02"
    m = scene("[a: officer in nest, medic, nest]")
    assert "leave_nest officer" in m.texts


@rule("VC-NEST-02")
def test_where_there_is_no_nest_none_is_taken() -> None:
    m = scene("[a: officer] [b: nest]")
    assert m.refused("enter_nest officer") == "VC-NEST-02"
    assert m.refused("leave_nest officer") == "VC-NEST-02"


@rule("VC-NEST-02")
def test_only_the_owner_moves_a_commando_into_a_nest() -> None:
    m = scene("[a: officer, medic, nest]", seats=2, owners={"officer": 1}, active="medic")
    assert m.refused("enter_nest officer", seat=0) == "CORE-SEAT"
    m.play("enter_nest officer", seat=1)
    assert m.commando("officer").in_nest


@rule("VC-NEST-02")
def test_leaving_the_nest_beside_an_enemy_hands_it_over() -> None:
    m = scene("[a: officer in nest, mauser, nest]")
    m.does("leave_nest officer", "none")
    assert m.guard("nest-a") == "mauser"


@rule("VC-NEST-03")
@pytest.mark.parametrize(("dice", "wounds"), [([4, 4], 0), ([4, 5], 1), ([5, 6], 2)])
def test_a_commando_in_a_nest_is_hit_on_five_or_more_only(dice: list[int], wounds: int) -> None:
    m = scene("[a: officer in nest visible, nest] [b: mp40]", phase="fire", alarm=True, dice=dice)
    assert m.commando("officer").wounds == wounds


@rule("VC-NEST-03")
def test_an_enemy_in_a_nest_is_hit_on_five_or_more_only() -> None:
    m = scene("[a: officer] [b M: mauser, nest]", dice=[4, 4, 1, 5, "medkit"])
    m.play("shoot officer sten b")
    assert m.foes("b") == {"mauser": 1}
    m.play("shoot officer sten b")
    assert m.foes("b") == {}


@rule("VC-NEST-03")
def test_outside_the_nest_the_tile_gives_its_number() -> None:
    m = scene("[a: officer visible, nest] [b: mp40]", phase="fire", alarm=True, dice=[4, 3])
    assert m.commando("officer").wounds == 1


@rule("VC-NEST-04")
@pytest.mark.parametrize("kind", ["mp40", "mauser"])
def test_an_enemy_in_a_nest_fires_the_nest_gun_instead_of_its_own(kind: str) -> None:
    m = scene(f"[a: officer visible] [b: {kind}, nest]", phase="fire", alarm=True, dice=[1, 2, 3, 1])
    assert m.told("group_fired")[0].args[-1] == (1, 2, 3, 1)
    assert m.dice_left == 0


@rule("VC-NEST-04")
def test_a_commando_in_a_nest_fires_whatever_weapon_it_likes() -> None:
    m = scene("[a: officer(mp40 grenade) in nest, nest] [b: 2 mauser]", dice=[1, 1, 1, 1])
    assert {f"shoot officer {weapon} b" for weapon in ("sten", "mp40", "grenade", "nest")} <= set(m.texts)
    m.play("shoot officer nest b")
    assert len(m.dice_of("shot")[0]) == 4


@rule("VC-NEST-04")
def test_beside_the_nest_its_gun_is_out_of_reach() -> None:
    m = scene("[a: officer, nest] [b: mauser]")
    assert m.refused("shoot officer nest b") == "VC-NEST-04"


@rule("VC-NEST-05")
def test_when_an_enemy_joins_the_commandos_there_may_take_the_empty_nest_first() -> None:
    m = scene("[a: officer visible, nest] [b: mauser]", phase="movement", alarm=True)
    assert m.asked == "nest_priority"
    assert m.texts == ["occupy officer", "none"]
    m.play("occupy officer")
    assert m.commando("officer").in_nest
    assert m.foes("a") == {"mauser": 1}


@rule("VC-NEST-05")
def test_commandos_may_leave_the_nest_to_the_enemy() -> None:
    m = scene("[a: officer visible, nest] [b: mauser]", phase="movement", alarm=True)
    m.play("none")
    assert m.guard("nest-a") == "mauser"


@rule("VC-NEST-05")
def test_when_the_guard_in_the_nest_falls_a_commando_may_take_its_place_before_the_next_enemy() -> None:
    m = scene("[a: officer, mauser, mp40, nest]", dice=["medkit"])
    m.play("melee officer mp40@nest-a")
    assert m.asked == "nest_priority"
    m.play("occupy officer")
    assert m.commando("officer").in_nest
    assert m.foes("a") == {"mauser": 1}


@rule("VC-NEST-05")
def test_the_owners_of_the_commandos_on_the_tile_decide_each_for_their_own() -> None:
    m = scene("[a: officer, medic, nest] [b: mauser] [c: sniper]", phase="movement", direction="W", dice=[6, 6], seats=3,
              owners={"officer": 2, "medic": 0, "sniper": 1})
    assert m.asked == "nest_priority"
    assert list(m.pending.by) == [0, 2]
    assert m.texts == ["occupy medic", "occupy officer", "none 1", "none 3"]
    assert m.refused("occupy officer", seat=0) == "CORE-SEAT"
    assert m.refused("none 3", seat=0) == "CORE-SEAT"
    m.play("none 1", seat=0)
    assert (m.pending.by, m.texts) == ((2,), ["occupy officer", "none 3"])
    m.play("occupy officer", seat=2)
    assert m.commando("officer").in_nest


@rule("VC-NEST-05")
def test_a_critical_commando_does_not_take_the_nest() -> None:
    m = scene("[a: officer critical, nest] [b: mauser]", phase="movement", direction="W")
    assert m.guard("nest-a") == "mauser"


@rule("VC-NEST-06")
def test_a_nest_cannot_be_destroyed() -> None:
    m = scene("[a: mauser, nest, charge] [b: officer]")
    m.play("detonate officer a")
    assert m.guard("nest-a") == "nobody"
    m.play("move officer a")
    assert m.commando("officer").in_nest


@rule("VC-NEST-06")
def test_a_nest_cannot_be_picked_up() -> None:
    m = scene("[a: officer, nest]")
    assert m.asked == "act"
    assert not any(text.startswith("pick") for text in m.texts)
    with pytest.raises(Unreadable):
        m.play("pick officer nest")


@rule("VC-NEST-04", "VC-REACT-08")
def test_the_gunner_of_a_nest_fires_four_dice_at_who_leaves_by_the_hatch_of_his_tile() -> None:
    m = scene("[a: nest, hatch, medic visible, mp40]", dice=[1, 1, 1, 1], alarm=True)
    m.play("exit_hatch medic")
    assert m.dice_of("reaction") == [(1, 1, 1, 1)]
