"""Enemies who protect triangular tokens (VC-GUARD)."""

from collections.abc import Sequence

import pytest

from tests.marks import rule
from tests.v_commandos.scene import Scene, scene


def names(m: Scene) -> list[str]:
    return [event.name for event in m.log]


@rule("VC-GUARD-01")
@pytest.mark.parametrize(("token", "name"), [("alarm", "alarm-a"), ("nest", "nest-a"), ("objective destroy", "objective-a")])
def test_a_regular_enemy_that_joins_an_unprotected_triangle_guards_it_at_once(token: str, name: str) -> None:
    m = scene(f"[a: {token}] [b: mauser]", phase="movement", direction="W")
    assert m.guard(name) == "mauser"
    assert m.told("guards")[0].rule == "VC-GUARD-01"


@rule("VC-GUARD-01", "VC-POOL-07")
def test_an_enemy_with_a_sledgehammer_is_regular_and_guards() -> None:
    m = scene("[a: alarm] [b: sledge_mauser]", phase="movement", direction="W")
    assert m.guard("alarm-a") == "sledge_mauser"


@rule("VC-GUARD-01")
@pytest.mark.parametrize("kind", ["mp40", "mauser"])
def test_of_several_candidates_players_choose_the_guard(kind: str) -> None:
    m = scene("[a: alarm] [b: mp40, mauser]", phase="movement", direction="W", seats=2)
    assert m.asked == "guard"
    assert m.texts == ["post mp40", "post mauser"]
    assert m.pending.by == (0, 1)
    m.play(f"post {kind}")
    assert m.guard("alarm-a") == kind


@rule("VC-GUARD-01")
def test_candidates_that_are_alike_need_no_question() -> None:
    m = scene("[a: alarm] [b: 2 mp40]", phase="movement", direction="W")
    assert m.guard("alarm-a") == "mp40"
    assert m.asked == ""


@rule("VC-GUARD-01", "VC-GEN-02")
def test_players_choose_which_of_two_unprotected_triangles_a_single_enemy_guards() -> None:
    m = scene("[a: objective destroy, nest] [b: mp40]", phase="movement", direction="W")
    assert len(m.texts) == 2                                # in the nest it would fire four dice


@rule("VC-GUARD-01", "VC-GUARD-05")
def test_each_of_two_triangles_of_a_tile_gets_a_guard_of_its_own() -> None:
    m = scene("[a: alarm, objective destroy] [b: 3 mp40]", phase="movement", direction="W")
    assert m.guard("alarm-a") == m.guard("objective-a") == "mp40"
    assert m.foes("a") == {"mp40": 3}


@rule("VC-GUARD-05", "VC-GUARD-06")
def test_a_guard_does_not_protect_a_second_triangle() -> None:
    m = scene("[a: medic, alarm, objective destroy, mp40, mauser]", dice=["medkit"])
    m.play("melee medic mp40@alarm-a")
    assert m.guard("alarm-a") == "nobody"
    assert m.guard("objective-a") == "mauser"


@rule("VC-GUARD-01", "VC-RULING-19")
def test_a_guard_set_free_takes_up_another_unprotected_triangle_of_its_tile() -> None:
    m = scene("[a: medic, alarm, objective destroy, mp40] [b]", alarm=True)
    assert m.guard("alarm-a") == "mp40"
    m.play("shut_off_alarm medic")
    assert m.guard("objective-a") == "mp40"


@rule("VC-GUARD-02", "VC-CAP-04")
def test_the_guard_of_a_nest_sits_in_the_slot_of_the_nest() -> None:
    m = scene("[a: nest] [b: 4 mp40]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 3}                       # two slots of the tile and the one in the nest
    assert m.foes("b") == {"mp40": 1}


@rule("VC-GUARD-02", "VC-NEST-03")
@pytest.mark.parametrize(("dice", "left"), [([4, 4], {"mp40": 1}), ([1, 5, "medkit"], {})])
def test_an_enemy_who_took_up_a_nest_is_hit_by_fives_and_sixes_only(dice: Sequence[int | str], left: object) -> None:
    m = scene("[c: medic plus 1] [a: nest] [b: mp40]", phase="movement", until="fire", direction="W", dice=dice)
    assert m.phase == "before_fire"
    m.play("shoot medic sten a +1")
    assert m.foes("a") == left


@rule("VC-GUARD-02", "VC-EFIRE-07")
def test_an_enemy_who_took_up_a_nest_fires_its_gun() -> None:
    m = scene("[c: medic visible] [a: nest] [b: mauser]", phase="movement", until="end_turn", alarm=True, dice=[1, 1, 1, 1])
    assert m.guard("nest-a") == "mauser"
    assert m.told("group_fired")[0].args[2] == (1, 1, 1, 1)


@rule("VC-GUARD-03", "VC-GUARD-06", "VC-EX-15")
def test_taking_up_guard_on_its_own_tile_is_no_movement() -> None:
    m = scene("[a: medic, alarm, mp40, mauser]", dice=["medkit"])
    m.play("melee medic mp40@alarm-a")
    assert m.guard("alarm-a") == "mauser"
    assert m.commando("medic").stealthy
    assert "tested" not in names(m)                         # nobody entered the tile
    assert "marched" not in names(m)


@rule("VC-GUARD-03")
def test_an_enemy_who_has_moved_this_turn_can_still_take_over_as_guard() -> None:
    m = scene("[a: medic plus 1, alarm, mp40] [b: mauser]", phase="movement", until="fire", direction="W",
              dice=[6, "medkit"])
    m.play("melee medic mp40@alarm-a +1")
    assert m.guard("alarm-a") == "mauser"


@rule("VC-GUARD-04")
def test_a_guard_never_leaves_its_token() -> None:
    m = scene("[a: medic visible] [b: objective destroy, mp40]", phase="movement", alarm=True)
    assert m.foes("b") == {"mp40": 1}
    assert m.guard("objective-b") == "mp40"


@rule("VC-GUARD-04", "VC-RULING-19")
def test_when_the_alarm_is_shut_off_its_guard_may_move_again() -> None:
    m = scene("[a] [b: medic, alarm, mp40]", alarm=True, until="before_fire", direction="W")
    m.does("shut_off_alarm medic", "end medic")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-GUARD-04", "VC-RULING-19")
def test_when_an_objective_is_accomplished_its_guard_may_move_again() -> None:
    m = scene("[a] [b: medic, objective interact 1, mp40]", until="before_fire", direction="W")
    m.does("interact medic objective-b", "end medic")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-GUARD-05")
def test_one_enemy_guards_and_the_others_may_leave() -> None:
    m = scene("[a] [b: alarm, 3 mp40]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 2}
    assert m.foes("b") == {"mp40": 1}


@rule("VC-GUARD-05")
def test_an_enemy_joining_a_guarded_token_does_not_take_its_place() -> None:
    m = scene("[a: alarm, mp40] [b: mauser]", phase="movement", direction="W")
    assert m.guard("alarm-a") == "mp40"
    assert m.told("guards") == []


@rule("VC-GUARD-06")
def test_when_a_guard_is_shot_players_choose_who_takes_over() -> None:
    m = scene("[a: medic] [b: alarm, mp40, mauser, sledge_mp40]", seats=2, owners={"medic": 1}, dice=[6, 1, "medkit"])
    m.does("shoot medic sten b", "hit mp40@alarm-b")
    assert m.asked == "guard"
    assert m.texts == ["post mauser", "post sledge_mp40"]
    assert m.pending.by == (0, 1)
    m.play("post sledge_mp40")
    assert m.guard("alarm-b") == "sledge_mp40"


@rule("VC-GUARD-06")
def test_when_the_only_regular_enemy_is_eliminated_the_token_is_unprotected() -> None:
    m = scene("[a: medic, alarm, mp40, storm_trooper]", dice=["medkit"])
    m.play("melee medic mp40@alarm-a")
    assert m.guard("alarm-a") == "nobody"


@rule("VC-GUARD-06", "VC-GUARD-02")
def test_the_next_enemy_takes_over_in_the_nest() -> None:
    m = scene("[a: sapper] [b: nest, mp40, mauser]", dice=[6, 1, "medkit"])
    m.does("shoot sapper sten b", "hit mp40@nest-b")
    assert m.guard("nest-b") == "mauser"


@rule("VC-GUARD-07")
@pytest.mark.parametrize("unit", ["storm_trooper", "patrol_leader", "dog_handler", "machine_gunner", "marksman"])
def test_special_units_never_guard_and_move_on(unit: str) -> None:
    m = scene(f"[a] [b: alarm] [c: {unit}]", phase="movement", event="forced_march", direction="W")
    assert m.guard("alarm-b") == "nobody"
    assert m.foes("a") == {unit: 1}                         # a forced march took it past the alarm


@rule("VC-GUARD-07", "VC-RULING-20")
def test_a_special_unit_beside_an_empty_nest_has_neither_its_cover_nor_its_gun() -> None:
    m = scene("[a: medic] [b: nest, storm_trooper]", dice=[4, 1, "medkit"])
    m.play("shoot medic sten b")
    assert m.foes("b") == {}
    m = scene("[a: medic visible] [b: nest, storm_trooper]", phase="fire", alarm=True, dice=[1, 1, 1])
    assert m.told("group_fired")[0].args[2] == (1, 1, 1)


@rule("VC-GUARD-08")
def test_guards_shoot_in_the_fire_step() -> None:
    m = scene("[a: medic visible] [b: alarm, mp40]", phase="fire", alarm=True, dice=[4, 1])
    assert m.commando("medic").wounds == 1


@rule("VC-GUARD-08", "VC-REACT-02")
def test_guards_react_to_a_visible_commando_that_leaves() -> None:
    m = scene("[a: medic visible, alarm, mp40] [b]", alarm=True, dice=[4, 4])
    m.play("move medic b")
    assert m.commando("medic").wounds == 2
