"""Saving an action and using it later (VC-SAVE)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-SAVE-01")
def test_an_action_is_saved_as_a_token_on_the_card() -> None:
    m = scene("[a: medic]")
    m.play("save_action medic")
    assert m.commando("medic").plus == 1
    assert m.commando("medic").actions == 2
    assert m.told("saved")[0].rule == "VC-SAVE-01"


@rule("VC-SAVE-01", "VC-SAVE-02")
def test_a_saved_action_never_lies_on_a_slot_for_wounds_only() -> None:
    m = scene("[a: medic]")                                 # one +1/−1 slot above two −1 slots
    m.play("save_action medic")
    assert m.refused("save_action medic") == "VC-SAVE-02"


@rule("VC-SAVE-02")
@pytest.mark.parametrize("commando", ["scout:ochre", "officer"])
def test_a_card_with_two_such_slots_holds_two_saved_actions_and_no_more(commando: str) -> None:
    role = commando.split(":")[0]
    m = scene(f"[a: {commando}]")
    m.does(f"save_action {role}", f"save_action {role}")
    assert m.commando(role).plus == 2
    assert m.refused(f"save_action {role}") == "VC-SAVE-02"


@rule("VC-SAVE-01")
def test_outside_its_activation_a_commando_has_nothing_to_save() -> None:
    m = scene("[a: scout:ochre plus 1] [b]", phase="before_fire")
    assert m.refused("save_action scout") == "VC-ZERO-03"


@rule("VC-SAVE-02")
def test_a_slot_freed_by_using_the_token_can_be_filled_again() -> None:
    m = scene("[a: medic plus 1] [b]")
    assert m.refused("save_action medic") == "VC-SAVE-02"
    m.does("move medic b +1", "save_action medic")
    assert m.commando("medic").plus == 1


@rule("VC-SAVE-03")
@pytest.mark.parametrize("commando", ["medic", "officer", "scout:ochre"])
def test_with_a_wound_on_the_topmost_slot_nothing_is_saved_even_if_another_slot_is_free(commando: str) -> None:
    role = commando.split(":")[0]
    m = scene(f"[a: {commando} wounded 1]", budget=2)
    assert m.refused(f"save_action {role}") == "VC-SAVE-03"


@rule("VC-RULING-54", "VC-SAVE-03")
def test_a_wounded_commando_with_another_free_slot_still_receives_a_saved_action() -> None:
    m = scene("[a: officer, scout:ochre wounded 1, medic wounded 1]")
    assert [text for text in m.texts if text.startswith("order")] == ["order officer scout"]
    m.play("order officer scout")
    assert (m.commando("scout").plus, m.commando("scout").wounds) == (1, 1)


@rule("VC-SAVE-03")
def test_once_healed_a_commando_saves_again() -> None:
    m = scene("[a: scout(medkit) wounded 1]", budget=2)
    m.does("heal scout scout", "save_action scout")
    assert m.commando("scout").plus == 1


@rule("VC-SAVE-04")
def test_a_saved_action_is_kept_from_turn_to_turn() -> None:
    m = scene("[a: medic] [b]", until="choose_squad", direction="N", dice=["long_shadows"])
    m.does("save_action medic", "end medic", "pass", "pass", "pass", "pass")
    assert (m.state.turn, m.asked) == (2, "activate")
    assert m.commando("medic").plus == 1
    m.play("activate medic")
    assert m.commando("medic").actions == 3
    m.play("move medic b +1")
    assert (m.commando("medic").plus, m.commando("medic").actions) == (0, 3)


@rule("VC-SAVE-04")
def test_a_wound_on_its_slot_takes_the_saved_action() -> None:
    m = scene("[a: medic visible plus 1, mauser] [b]", dice=[4])
    m.play("move medic b")
    assert (m.commando("medic").wounds, m.commando("medic").plus) == (1, 0)
    assert m.asked == "act"
    assert "move medic a +1" not in m.texts


@rule("VC-SAVE-05")
def test_a_saved_action_pays_for_one_action_and_is_discarded() -> None:
    m = scene("[a: medic plus 1] [b: mp40]", dice=[6, 5, "medkit"])
    m.play("shoot medic sten b +1")
    assert m.foes("b") == {}
    assert (m.commando("medic").plus, m.commando("medic").actions) == (0, 3)
    assert m.told("plus_spent")[0].rule == "VC-SAVE-05"
    assert m.refused("move medic b +1") == "VC-SAVE-05"


@rule("VC-SAVE-05")
def test_seen_after_three_shots_a_commando_hides_with_its_saved_action() -> None:
    m = scene("[a: medic plus 1, scout] [b: mp40]", dice=[1, 1, 1, 1, 6, 1, "medkit"])
    m.does("shoot medic sten b", "shoot medic sten b", "shoot medic sten b")
    assert m.commando("medic").visible
    assert m.asked == "activate"
    m.play("move medic b +1")
    assert m.commando("medic").stealthy
    assert m.commando("medic").plus == 0


@rule("VC-SAVE-05", "VC-ZERO-03")
def test_between_enemy_movement_and_fire_one_stabs_and_the_other_shoots() -> None:
    m = scene("[a: medic plus 1, scout plus 1] [b: 2 mp40]", phase="movement", until="fire", direction="W",
              dice=[3, 1, 6, 6, "medkit", 6, 1, "tnt"])
    assert m.phase == "before_fire"
    assert (m.commando("medic").visible, m.commando("scout").stealthy) == (True, True)
    m.does("melee scout mp40 +1", "shoot medic sten a +1")
    assert m.foes("a") == {}
    assert m.dice_left == 0


@rule("VC-SAVE-05")
def test_every_action_that_costs_one_can_be_paid_with_a_saved_one() -> None:
    m = scene("[a: medic(tnt crowbar uniform) plus 1, mp40, alarm, hatch, objective interact 1] [b in]", doors="a-b locked",
              alarm=True, phase="before_fire")
    for action in ("melee medic mp40@alarm-a", "shoot medic sten a", "shoot_door medic sten a-b", "lay medic",
                   "force medic a-b", "exit_hatch medic", "disguise medic", "shut_off_alarm medic",
                   "interact medic objective-a"):
        assert f"{action} +1" in m.texts


@rule("VC-SAVE-05")
def test_the_owner_decides_about_his_saved_action() -> None:
    m = scene("[a: medic, scout plus 1] [b]", seats=2, owners={"scout": 1})
    assert m.refused("move scout b +1", 0) == "CORE-SEAT"
    m.play("move scout b +1", 1)
    assert m.commando("scout").tile == "b"


@rule("VC-SAVE-06")
def test_saved_actions_never_pay_for_what_costs_two() -> None:
    m = scene("[a: scout:ochre plus 2, objective interact 2] [b M]", budget=1)
    assert m.refused("stealth_move scout b +1") == "VC-SAVE-06"
    assert m.refused("interact scout objective-a +1") == "VC-SAVE-06"
    assert m.refused("stealth_move scout b") == "VC-ACT-01"  # nor one from the activation and one saved


@rule("VC-SAVE-06")
def test_a_stealthy_move_that_costs_one_in_the_fog_can_be_paid() -> None:
    m = scene("[a: medic plus 1] [b M]", event="fog")
    m.play("stealth_move medic b +1")
    assert m.commando("medic").stealthy
    assert (m.commando("medic").plus, m.commando("medic").actions) == (0, 3)
