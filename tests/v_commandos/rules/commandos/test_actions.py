"""The commandos phase: how many actions, what each costs, when they are lost (VC-ACT)."""

from collections.abc import Sequence

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-ACT-01")
def test_a_fit_commando_has_three_actions_and_no_fourth() -> None:
    m = scene("[a: medic, scout] [b]", active=None)
    m.does("activate medic", "move medic b", "move medic a", "move medic b")
    assert m.asked == "activate"
    assert m.texts == ["activate scout", "done"]
    assert m.refused("move medic a") == "VC-ACT-03"


@rule("VC-ACT-01", "VC-ACT-07")
@pytest.mark.parametrize(("wounds", "actions"), [(0, 3), (1, 2), (2, 1)])
def test_each_wound_on_the_card_takes_one_action_when_the_activation_begins(wounds: int, actions: int) -> None:
    m = scene(f"[a: medic wounded {wounds}]", active=None)
    m.play("activate medic")
    assert m.commando("medic").actions == actions
    assert m.told("activated")[0].args[1] == actions


@rule("VC-ACT-02")
def test_an_action_that_costs_more_than_is_left_cannot_be_taken() -> None:
    drawing = "[a: medic, objective interact 3] [b M]"
    assert scene(drawing, budget=1).refused("stealth_move medic b") == "VC-ACT-01"
    assert "stealth_move medic b" in scene(drawing, budget=2).texts
    assert "interact medic objective-a" not in scene(drawing, budget=2).texts
    assert "interact medic objective-a" in scene(drawing, budget=3).texts


@rule("VC-ACT-03")
def test_a_commando_finishes_before_the_next_begins_and_then_loses_what_it_has_not_spent() -> None:
    m = scene("[a: medic(tnt), scout] [b]")
    m.play("move medic b")
    assert m.refused("activate scout") == "VC-ACT-03"
    assert m.refused("move scout b") == "VC-ACT-03"
    m.does("end medic", "activate scout")
    assert m.commando("medic").actions == 0
    assert m.refused("move medic a") == "VC-ACT-03"
    m.play("drop medic tnt")
    assert m.items("b") == ["tnt"]
    m.play("end scout")
    assert m.asked == ""


@rule("VC-ACT-03")
def test_who_has_acted_cannot_begin_again_in_the_same_phase() -> None:
    m = scene("[a: medic, scout] [b]")
    m.play("end medic")
    assert m.refused("activate medic") == "VC-ACT-03"


@rule("VC-ACT-04")
def test_actions_left_when_the_phase_ends_are_lost() -> None:
    m = scene("[a: medic(tnt), scout] [b: objective destroy]", until="choose_squad", direction="N", dice=["long_shadows"])
    m.does("move medic b", "end medic", "done")
    assert m.phase == "before_reinforcement"
    assert m.commando("medic").actions == 0
    assert m.refused("move medic a") == "VC-ZERO-03"
    m.does("pass", "pass", "pass", "pass")
    assert m.state.turn == 2
    m.does("activate medic")
    assert m.commando("medic").actions == 3


@rule("VC-ACT-05")
def test_a_commando_may_shoot_three_times() -> None:
    m = scene("[a: medic] [b: mp40]", dice=[1, 1, 2, 2, 3, 3])
    m.does("shoot medic sten b", "shoot medic sten b", "shoot medic sten b")
    assert len(m.told("shot")) == 3
    assert m.dice_left == 0


@rule("VC-ACT-05")
def test_grenade_move_grenade_is_a_fine_turn() -> None:
    m = scene("[a: officer(grenade grenade)] [b: mp40] [c: mp40]", dice=[1, 1, 1, 6, 1, 1, 1])
    m.does("shoot officer grenade b", "move officer b", "shoot officer grenade c")
    assert m.commando("officer").items == []
    assert m.dice_left == 0


COSTS = [
    ("[a: medic, +medkit]", "", "pick medic medkit", 0, []),
    ("[a: medic(medkit)]", "", "drop medic medkit", 0, []),
    ("[a: medic(medkit), scout]", "", "give medic scout medkit", 0, []),
    ("[a: medic] [b: charge]", "", "detonate medic b", 0, []),
    ("[a: medic] [b]", "", "move medic b", 1, []),
    ("[a: medic] [b M]", "", "stealth_move medic b", 2, []),
    ("[a: medic, hatch blocked]", "", "unblock_hatch medic", 1, []),
    ("[a: medic, mp40]", "", "melee medic mp40", 1, ["medkit"]),
    ("[a: medic] [b: mp40]", "", "shoot medic sten b", 1, [1, 1]),
    ("[a: medic] [b in]", "a-b locked", "shoot_door medic sten a-b", 1, []),
    ("[a: medic(grenade)] [b: mp40]", "", "shoot medic grenade b", 1, [1, 1, 1]),
    ("[a: scout(medkit), medic wounded 1]", "", "heal scout medic", 1, []),
    ("[a: medic(crowbar)] [b in]", "a-b locked", "force medic a-b", 1, []),
    ("[a: medic(crowbar), entrance N]", "", "barricade medic a-N", 1, []),
    ("[a: medic(uniform)]", "", "disguise medic", 1, []),
    ("[a: medic(tnt)]", "", "lay medic", 1, []),
    ("[a: medic(bombing)] [b]", "", "bomb medic b", 1, [1, 1, 1, 1, 1]),
    ("[a: medic, alarm]", "", "shut_off_alarm medic", 1, []),
    ("[a: medic, objective interact 1]", "", "interact medic objective-a", 1, []),
    ("[a: medic, objective interact 2]", "", "interact medic objective-a", 2, []),
    ("[a: medic]", "", "save_action medic", 1, []),
    ("[a: medic:ochre, scout wounded 1]", "", "dress medic scout", 2, []),
    ("[a: officer, scout]", "", "order officer scout", 1, []),
    ("[a: officer:ochre]", "", "decoy officer S", 1, []),
    ("[a: sapper:ochre] [b in]", "a-b open", "turn_lock sapper a-b", 1, []),
    ("[a: sapper(tnt)]", "", "lay sapper free", 0, []),
]


@rule("VC-ACT-06", "VC-ACT-02")
@pytest.mark.parametrize(("drawing", "doors", "action", "cost", "dice"), COSTS, ids=[case[2] for case in COSTS])
def test_what_an_action_costs(drawing: str, doors: str, action: str, cost: int, dice: Sequence[int | str]) -> None:
    m = scene(drawing, doors=doors, dice=dice, alarm="alarm" in drawing)
    m.play(action)
    assert m.commando(action.split()[1]).actions == 3 - cost
    assert m.dice_left == 0


@rule("VC-ACT-06", "VC-HATCH-01")
def test_leaving_by_a_hatch_needs_one_action() -> None:
    assert "exit_hatch medic" in scene("[a: medic, scout, hatch]", budget=1).texts
    spent = scene("[a: medic, scout, hatch] [b]", budget=1)
    spent.does("move medic b")
    assert spent.refused("exit_hatch medic") == "VC-ACT-03"


@rule("VC-ACT-06")
def test_the_owner_chooses_the_next_action_or_ends_the_activation() -> None:
    m = scene("[a: medic, scout] [b]", seats=2, owners={"medic": 1, "scout": 0})
    assert m.asked == "act"
    assert m.pending.by == (1,)
    assert m.refused("move medic b", 0) == "CORE-SEAT"
    assert m.refused("end medic", 0) == "CORE-SEAT"
    m.play("move medic b", 1)
    m.play("end medic", 1)
    assert m.asked == "activate"


@rule("VC-ACT-07")
def test_a_wound_during_the_activation_takes_a_further_action() -> None:
    m = scene("[a: medic visible, mauser] [b]", dice=[4])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1
    assert m.commando("medic").actions == 1


@rule("VC-ACT-07")
def test_with_no_action_left_a_wound_takes_none() -> None:
    m = scene("[a: medic visible, mp40, scout] [b]", budget=2, dice=[4, 4])
    m.play("move medic b")
    assert m.commando("medic").wounds == 2
    assert m.commando("medic").actions == 0
    assert m.asked == "activate"


@rule("VC-ACT-07")
def test_a_wound_after_its_activation_costs_nothing_of_this_phase() -> None:
    m = scene("[a: medic visible plus 1, mauser, scout] [b]", dice=[4])
    m.does("end medic", "activate scout", "move medic b +1")
    assert m.commando("medic").wounds == 1
    assert (m.commando("medic").actions, m.commando("scout").actions) == (0, 3)


@rule("VC-ACT-07")
def test_healed_during_its_activation_a_commando_regains_no_action() -> None:
    m = scene("[a: sniper(medkit) wounded 1] [b]", active=None)
    m.does("activate sniper", "heal sniper sniper")
    assert m.commando("sniper").wounds == 0
    assert m.commando("sniper").actions == 1


@rule("VC-ACT-07")
def test_healed_before_its_activation_a_commando_has_all_its_actions() -> None:
    m = scene("[a: sniper wounded 2, scout, +medkit]", active=None)
    m.does("activate scout", "pick scout medkit", "heal scout sniper")
    assert m.commando("scout").actions == 2
    m.does("end scout", "activate sniper")
    assert m.commando("sniper").actions == 3


AMONG_ENEMIES = [
    ("scout(medkit) wounded 1", "heal scout scout"), ("scout(tnt)", "lay scout"), ("scout(uniform)", "disguise scout"),
    ("scout, hatch blocked", "unblock_hatch scout"), ("scout", "save_action scout"), ("scout, +tnt", "pick scout tnt"),
    ("scout, objective interact 1", "interact scout objective-a"),
]


@rule("VC-ACT-08")
@pytest.mark.parametrize("face", ["", " visible"])
@pytest.mark.parametrize(("who", "action"), AMONG_ENEMIES, ids=[case[1] for case in AMONG_ENEMIES])
def test_enemies_on_the_tile_hinder_no_action_that_does_not_say_so(who: str, action: str, face: str) -> None:
    head, comma, rest = who.partition(",")
    m = scene(f"[a: {head}{face}{comma}{rest}, mp40]")
    m.play(action)                                          # the scene has no dice: nobody fires, nobody tests
    assert m.commando("scout").visible == bool(face)
    assert m.commando("scout").wounds == 0
    assert m.foes("a") == {"mp40": 1}
