"""Leaving, coming up, unblocking: hatches (VC-HATCH)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-HATCH-01")
def test_a_commando_leaves_through_an_open_hatch_of_its_tile() -> None:
    m = scene("[a: medic, scout, hatch]")
    m.play("exit_hatch medic")
    assert m.commando("medic").tile == "off"
    assert m.told("left")[0].rule == "VC-HATCH-01"


@rule("VC-HATCH-01")
def test_neither_through_a_blocked_hatch_nor_through_one_next_door() -> None:
    m = scene("[a: medic, hatch blocked] [b: hatch]")
    assert m.refused("exit_hatch medic") == "VC-HATCH-01"
    m = scene("[a: medic] [b: hatch]")
    assert m.refused("exit_hatch medic") == "VC-HATCH-01"


@rule("VC-HATCH-02")
def test_after_leaving_nothing_more_is_possible_this_turn() -> None:
    m = scene("[a: medic(tnt) plus 1, scout, hatch] [b: charge]", until="end_turn", direction="N")
    m.play("exit_hatch medic")
    assert m.refused("activate medic") in ("VC-ACT-03", "VC-HATCH-02")
    for action in ("drop medic tnt", "move medic a +1", "detonate medic b", "move medic a"):
        assert m.refused(action) == "VC-HATCH-02"
    m.play("done")
    while m.asked == "window":                              # before and after every enemy step
        assert not any("medic" in text for text in m.texts)
        assert m.refused("move medic a +1") == "VC-HATCH-02"
        m.play("pass")
    assert m.phase == "end_turn"


@rule("VC-HATCH-02")
def test_leaving_ends_the_activation_with_what_was_left_of_it() -> None:
    m = scene("[a: medic, scout, hatch]")
    m.play("exit_hatch medic")
    assert m.asked == "activate"
    assert m.commando("medic").actions == 0


@rule("VC-HATCH-02")
def test_who_leaves_with_a_saved_action_does_not_act_any_more_this_turn() -> None:
    m = scene("[a: medic plus 1, scout, hatch]", active="scout")
    m.does("exit_hatch medic +1", "end scout")
    assert m.asked == ""                                    # nobody is left to begin


@rule("VC-HATCH-03")
def test_enemies_neither_see_nor_shoot_who_is_between_two_hatches() -> None:
    m = scene("[a: hatch] [b: mp40]", off=["medic visible"], phase="movement", direction="W", until="after_fire")
    assert m.foes("a") == {"mp40": 1}                       # by the compass, not towards anybody
    assert m.told("heads_for") == []
    assert not m.alarm()


@rule("VC-HATCH-03")
def test_events_do_not_concern_who_is_between_two_hatches() -> None:
    m = scene("[a: scout, hatch]", off=["medic"], phase="start_turn", until="commandos", dice=["second_wind"])
    assert (m.commando("scout").plus, m.commando("medic").plus) == (1, 0)
    m = scene("[a: hatch]", off=["medic"], phase="start_turn", until="commandos", dice=["informer"])
    assert m.commando("medic").stealthy


@rule("VC-HATCH-03")
def test_nobody_deals_with_who_is_between_two_hatches() -> None:
    m = scene("[a: officer(medkit), hatch]", off=["scout wounded 1"])
    assert m.refused("give officer scout medkit") == "VC-PICK-05"
    assert m.refused("heal officer scout") == "VC-MEDKIT-01"
    assert m.asked == "act"
    assert not any("scout" in text for text in m.texts)     # no orders either


@rule("VC-HATCH-03")
def test_who_is_between_two_hatches_does_not_count_for_the_number_of_the_terrain() -> None:
    m = scene("[a: scout, hatch] [b]", off=["medic"], number=1)
    m.play("move scout b")
    assert not m.alarm()
    m.does("end scout", "activate medic", "move medic a")
    assert m.alarm()


@rule("VC-HATCH-04")
def test_between_two_hatches_there_is_nothing_to_do_but_come_up() -> None:
    m = scene("[a: hatch] [b M: hatch] [c: charge]", off=["medic(tnt medkit)"], active="medic")
    assert m.texts == ["move medic a", "move medic b", "stealth_move medic b", "end medic"]
    for action in ("save_action medic", "drop medic tnt", "lay medic"):
        assert m.refused(action) == "VC-HATCH-04"
    assert m.refused("detonate medic c") == "VC-TNT-03"


@rule("VC-HATCH-04")
def test_from_the_next_turn_on_it_comes_up_even_by_the_hatch_it_left() -> None:
    m = scene("[a: medic, hatch, objective destroy]", until="choose_squad", direction="N", dice=["long_shadows"])
    m.play("exit_hatch medic")
    assert (m.state.turn, m.asked) == (2, "activate")
    m.does("activate medic", "move medic a")
    assert m.commando("medic").tile == "a"


@rule("VC-HATCH-05")
def test_a_blocked_hatch_on_the_tile_is_opened() -> None:
    m = scene("[a: medic, hatch blocked, scout]")
    m.play("unblock_hatch medic")
    assert m.hatch("a") == "open"
    assert m.commando("medic").actions == 2
    m.play("exit_hatch medic")
    assert m.commando("medic").tile == "off"


@rule("VC-HATCH-05")
def test_only_a_blocked_hatch_and_only_here() -> None:
    assert scene("[a: medic, hatch]").refused("unblock_hatch medic") == "VC-HATCH-05"
    assert scene("[a: medic] [b: hatch blocked]").refused("unblock_hatch medic") == "VC-HATCH-05"


@rule("VC-HATCH-06")
def test_from_below_a_hatch_cannot_be_unblocked() -> None:
    m = scene("[a: hatch blocked] [b: hatch]", off=["medic"], active="medic")
    assert m.refused("move medic a") == "VC-HATCH-06"
    assert m.asked == "act"
    assert not any(text.startswith("unblock") for text in m.texts)
    m.refused("unblock_hatch medic")


@rule("VC-HATCH-06")
def test_with_every_hatch_blocked_nobody_below_can_begin() -> None:
    m = scene("[a: scout, hatch blocked]", off=["medic"], active=None)
    assert m.texts == ["activate scout", "done"]


@rule("VC-HATCH-07")
def test_every_open_hatch_leads_to_every_other_across_terrains() -> None:
    m = scene(["[a: medic, hatch] [b: hatch] [c: objective destroy]", "[a: hatch] [b: objective destroy, hatch blocked]"],
              until="choose_squad", direction="N", dice=["flare", "long_shadows", "cold_wind"])
    m.does("exit_hatch medic", "terrain one", "activate medic")
    entries = [text for text in m.texts if text.startswith("move")]
    assert entries == ["move medic one.a", "move medic one.b", "move medic two.a"]


@rule("VC-HATCH-08")
def test_enemies_never_use_hatches() -> None:
    m = scene("[a: mp40, hatch] . [b: medic visible, hatch]", phase="movement")
    assert (m.foes("a"), m.foes("b")) == ({"mp40": 1}, {})


@rule("VC-HATCH-09")
@pytest.mark.parametrize("phase", ["before_reinforcement", "before_movement", "before_fire", "after_fire"])
def test_a_saved_action_pays_for_coming_up_in_every_moment_for_it(phase: str) -> None:
    m = scene("[a: hatch] [b M: hatch]", off=["medic plus 1"], phase=phase, turn=2)
    assert m.texts == ["pass", "move medic a +1", "move medic b +1"]     # two actions for stealth: not with one token
    m.play("move medic a +1")
    assert (m.commando("medic").tile, m.commando("medic").plus) == ("a", 0)


@rule("VC-HATCH-09")
def test_so_a_commando_may_come_up_between_the_actions_of_another() -> None:
    m = scene("[a: hatch] [b: scout]", off=["medic plus 1"], turn=2)
    m.play("move medic a +1")
    assert m.commando("medic").tile == "a"
    m.does("end scout", "activate medic")
    assert m.commando("medic").actions == 3
