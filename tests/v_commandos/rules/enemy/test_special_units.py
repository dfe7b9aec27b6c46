"""The special enemy units: what each of them does differently (section 6.4 of the rules; dice in VC-EFIRE-06)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import Scene, scene


def fired(m: Scene) -> list[tuple[int, ...]]:
    return m.dice_of("group_fired")


# --- storm trooper ----------------------------------------------------------------------------------------------------


@rule("VC-EFIRE-06")
def test_a_storm_trooper_fires_three_dice_even_after_moving() -> None:
    m = scene("[a: medic visible] [b] [c: storm_trooper]", phase="movement", until="end_turn", alarm=True, dice=[1, 1, 1])
    assert m.foes("b") == {"storm_trooper": 1}
    assert fired(m) == [(1, 1, 1)]


# --- patrol leader ----------------------------------------------------------------------------------------------------


@rule("VC-EFIRE-06")
@pytest.mark.parametrize(("beside", "number"), [
    ("mp40", 1 + 3), ("mauser", 1 + 2), ("sledge_mp40, sledge_mauser", 1 + 3 + 2), ("storm_trooper", 1 + 3)])
def test_a_patrol_leader_gives_a_die_to_each_mp40_and_mauser_on_its_tile(beside: str, number: int) -> None:
    m = scene(f"[a: medic visible] [b: patrol_leader, {beside}]", phase="fire", alarm=True, dice=[1] * number)
    assert fired(m) == [(1,) * number]


@rule("VC-EFIRE-06")
def test_two_patrol_leaders_give_two_dice_to_each_mp40_and_mauser_on_their_tile() -> None:
    number = 1 + 1 + (2 + 2) + (1 + 2)
    m = scene("[a: medic visible] [b: 2 patrol_leader, mp40, mauser]", phase="fire", alarm=True, dice=[1] * number)
    assert fired(m) == [(1,) * number]


@rule("VC-EFIRE-06")
def test_a_patrol_leader_next_door_gives_no_die() -> None:
    m = scene("""
        [a: medic visible] [b: mauser]
        .                  [c: patrol_leader]
        """, phase="fire", alarm=True, dice=[1])
    assert fired(m) == [(1,)]


@rule("VC-EFIRE-06", "VC-REACT-04")
def test_a_patrol_leader_gives_no_die_to_reaction_fire() -> None:
    m = scene("[a: medic visible, patrol_leader, mp40] [b]", alarm=True, dice=[1, 1, 1])
    m.play("move medic b")
    assert m.told("reaction")[0].args[2] == (1, 1, 1)


# --- dog handler ------------------------------------------------------------------------------------------------------


@rule("VC-TEST-03", "VC-TEST-02")
@pytest.mark.parametrize(("unit", "die", "seen"), [
    ("dog_handler", 3, True), ("dog_handler", 4, False), ("mp40", 3, False), ("mp40", 2, True)])
def test_the_die_of_a_dog_handler_fails_on_a_three_as_well(unit: str, die: int, seen: bool) -> None:
    m = scene(f"[a: medic] [b: {unit}]", phase="movement", direction="W", dice=[die])
    assert m.commando("medic").visible == seen


@rule("VC-TEST-03", "VC-TEST-01")
def test_a_dog_handler_notices_who_enters_its_tile() -> None:
    m = scene("[a: medic] [b: dog_handler]", dice=[3])
    m.play("move medic b")
    assert m.commando("medic").visible


@rule("VC-TEST-03")
def test_only_the_dog_handlers_own_die_fails_on_a_three() -> None:
    m = scene("[a: medic] [b: mp40, dog_handler]", phase="movement", direction="W", dice=[3, 4])
    assert m.commando("medic").stealthy                     # the handler's dice are rolled last
    m = scene("[a: medic] [b: mp40, dog_handler]", phase="movement", direction="W", dice=[4, 3])
    assert m.commando("medic").visible


# --- machine-gunner ---------------------------------------------------------------------------------------------------


@rule("VC-EFIRE-06", "VC-EFIRE-02")
def test_a_machine_gunner_who_moved_this_turn_does_not_fire() -> None:
    m = scene("[a: medic visible] [b] [c: machine_gunner]", phase="movement", until="end_turn", alarm=True)
    assert m.foes("b") == {"machine_gunner": 1}
    assert fired(m) == []


@rule("VC-EFIRE-06")
def test_a_machine_gunner_who_stayed_fires_four_dice() -> None:
    m = scene("[a: medic visible, 3 mauser] [b: machine_gunner]", phase="movement", until="end_turn", alarm=True,
              dice=[1] * 7)
    assert m.foes("b") == {"machine_gunner": 1}             # no slot is free for him
    assert sorted(fired(m)) == [(1, 1, 1), (1, 1, 1, 1)]


@rule("VC-EFIRE-06")
def test_the_others_of_his_group_fire_while_a_machine_gunner_who_moved_does_not() -> None:
    m = scene("[a: medic visible] [b: machine_gunner, mauser]", phase="movement", until="end_turn", alarm=True, dice=[1])
    assert m.foes("a") == {"machine_gunner": 1, "mauser": 1}
    assert fired(m) == [(1,)]


@rule("VC-EFIRE-06")
def test_of_two_machine_gunners_only_the_one_who_stayed_fires() -> None:
    m = scene("[a: medic visible, machine_gunner] [b: machine_gunner]", phase="movement", until="end_turn", alarm=True,
              dice=[1, 1, 1, 1])
    assert m.foes("a") == {"machine_gunner": 2}
    assert fired(m) == [(1, 1, 1, 1)]


@rule("VC-EFIRE-06", "VC-EMOVE-06")
def test_two_machine_gunners_who_came_from_two_tiles_do_not_fire() -> None:
    m = scene("""
        [a: machine_gunner] [b]                [c: machine_gunner]
        .                   [d: medic visible]
        """, phase="movement", until="end_turn", alarm=True)
    assert (m.asked, m.texts) == ("movement_order", ["first a", "first c"])
    m.play("first a")
    assert m.foes("b") == {"machine_gunner": 2}
    assert m.phase == "end_turn"
    assert fired(m) == []


@rule("VC-EFIRE-06", "VC-REACT-04")
def test_a_machine_gunner_who_moved_still_reacts() -> None:
    m = scene("[x] [a: medic visible plus 1] [b: machine_gunner]", phase="movement", until="fire", alarm=True,
              dice=[1, 1, 1, 1])
    assert m.foes("a") == {"machine_gunner": 1}
    m.play("move medic x +1")
    assert m.told("reaction")[0].args[2] == (1, 1, 1, 1)


@rule("VC-EFIRE-06")
def test_a_machine_gunner_fires_again_in_a_turn_in_which_he_does_not_move() -> None:
    m = scene("[a: medic visible] [b: machine_gunner]", phase="movement", until="choose_squad", alarm=True,
              dice=["long_shadows", 1, 1, 1, 1, "flare"])
    assert m.foes("a") == {"machine_gunner": 1}
    assert fired(m) == []
    m.play("done")                                          # the next turn: he is where he wants to be
    assert fired(m) == [(1, 1, 1, 1)]


# --- marksman ---------------------------------------------------------------------------------------------------------


@rule("VC-EFIRE-11", "VC-NEST-03")
@pytest.mark.parametrize(("unit", "wounds"), [("marksman", 2), ("mp40", 0)])
def test_a_marksman_hits_the_occupant_of_a_nest_on_the_number_of_the_tile(unit: str, wounds: int) -> None:
    m = scene(f"[a: nest, medic visible in nest] [b: {unit}]", phase="fire", alarm=True, dice=[4, 4])
    assert m.commando("medic").wounds == wounds


@rule("VC-EFIRE-11")
def test_a_marksman_needs_the_number_of_the_tile_all_the_same() -> None:
    m = scene("[a: nest, medic visible in nest] [b: marksman]", phase="fire", alarm=True, dice=[3, 4])
    assert m.commando("medic").wounds == 1


@rule("VC-EFIRE-11")
def test_only_the_marksmans_own_dice_ignore_the_nest() -> None:
    m = scene("[a: nest, medic visible in nest] [b: mauser, marksman]", phase="fire", alarm=True, dice=[4, 1, 1])
    assert m.commando("medic").wounds == 0                  # the first die is the Mauser's
    m = scene("[a: nest, medic visible in nest] [b: mauser, marksman]", phase="fire", alarm=True, dice=[1, 4, 1])
    assert m.commando("medic").wounds == 1


@rule("VC-REACT-03")
def test_a_marksman_ignores_the_nest_in_reaction_fire_too() -> None:
    m = scene("[a: nest, medic visible in nest, marksman] [b]", alarm=True, dice=[4, 3])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1
