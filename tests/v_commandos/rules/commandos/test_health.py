"""Wounds and critical condition (VC-HEALTH)."""

import pytest

from tests.marks import rule
from tests.v_commandos.real_scenarios import opening, wait
from tests.v_commandos.scene import scene


@rule("VC-HEALTH-01")
def test_fit_wounded_critical_eliminated() -> None:
    m = scene("[a: medic visible, mp40] [b: scout]", phase="fire", until="choose_squad", alarm=True,
              dice=[4, 4, "power_cut", 4, 1, "quiet_corridors", "cold_wind"])
    assert (m.state.turn, m.commando("medic").wounds, m.commando("medic").visible) == (2, 2, True)
    assert (wait(m, turn=3).commando("medic").critical, m.commando("medic").in_squad) == (True, True)
    assert not wait(m, turn=4).commando("medic").in_squad
    assert m.commando("medic").tile == "out"
    assert [event.rule for event in m.told("eliminated")] == ["VC-HEALTH-08"]


@rule("VC-HEALTH-02", "VC-HEALTH-01")
def test_commandos_start_an_operation_fit() -> None:
    m = opening("shooting_star", "medic:blue,sniper:ochre,scout:blue,officer:ochre")
    assert [(c.wounds, c.face) for c in m.view(None).commandos] == [(0, "stealthy")] * 4


@rule("VC-HEALTH-03")
def test_each_wound_puts_one_minus_token_on_the_card() -> None:
    m = scene("[a: medic visible, mp40] [b: scout]", phase="fire", dice=[4, 5])
    assert m.commando("medic").wounds == 2
    assert not m.commando("medic").critical
    assert [event.rule for event in m.told("wounded")] == ["VC-HEALTH-03", "VC-HEALTH-03"]


@rule("VC-HEALTH-03", "VC-SAVE-03")
def test_the_first_wound_lies_on_top_and_stops_the_saving_of_actions() -> None:
    m = scene("[a: officer visible, mauser] [b]", dice=[4])
    m.play("move officer b")
    assert m.commando("officer").wounds == 1
    assert m.refused("save_action officer") == "VC-SAVE-03"


@rule("VC-HEALTH-04")
@pytest.mark.parametrize(("wounds", "actions"), [(0, 3), (1, 2), (2, 1)])
def test_each_wound_takes_an_action_in_every_commandos_phase(wounds: int, actions: int) -> None:
    m = scene(f"[a: medic wounded {wounds}]", active=None, direction="E", until="choose_squad", dice=["cold_wind"])
    for turn in (1, 2):
        wait(m, turn=turn).play("activate medic")
        assert m.commando("medic").actions == actions


@rule("VC-HEALTH-04", "VC-ACT-07")
def test_a_wound_in_the_middle_of_an_activation_costs_an_action_at_once() -> None:
    m = scene("[a: medic visible, mauser] [b]", dice=[4])
    m.play("move medic b")
    assert m.commando("medic").actions == 1


@rule("VC-HEALTH-05")
def test_a_wound_takes_the_saved_action_on_its_slot() -> None:
    m = scene("[a: medic visible plus 1, mp40] [b: scout]", phase="fire", dice=[4, 1])
    assert (m.commando("medic").wounds, m.commando("medic").plus) == (1, 0)


@rule("VC-HEALTH-05")
def test_wounds_flip_two_saved_actions_one_after_the_other() -> None:
    m = scene("[a: officer visible plus 2, mauser] [b: scout]", phase="fire", dice=[4])
    assert (m.commando("officer").wounds, m.commando("officer").plus) == (1, 1)
    m = scene("[a: officer visible plus 2, mp40] [b: scout]", phase="fire", dice=[4, 4])
    assert (m.commando("officer").wounds, m.commando("officer").plus) == (2, 0)
    m = scene("[a: scout:ochre visible plus 2, mp40] [b: medic]", phase="fire", dice=[4, 4])
    assert (m.commando("scout").wounds, m.commando("scout").plus) == (2, 0)


@rule("VC-HEALTH-05")
def test_a_miss_leaves_the_saved_action() -> None:
    m = scene("[a: medic visible plus 1, mp40] [b: scout]", phase="fire", dice=[3, 1])
    assert m.commando("medic").plus == 1


@rule("VC-HEALTH-06")
@pytest.mark.parametrize("commando", ["medic", "scout:ochre", "officer"])
def test_a_commando_is_critical_when_every_slot_holds_a_wound(commando: str) -> None:
    role = commando.split(":")[0]
    m = scene(f"[a: {commando} visible wounded 1, mp40] [b: sniper]", phase="fire", dice=[4, 1])
    assert m.commando(role).visible
    m = scene(f"[a: {commando} visible wounded 1, mp40] [b: sniper]", phase="fire", dice=[4, 4])
    assert m.commando(role).critical
    assert m.commando(role).tile == "a"
    assert m.told("fell")[0].rule == "VC-HEALTH-06"


@rule("VC-HEALTH-07")
def test_a_critical_commando_does_nothing_that_costs_an_action() -> None:
    m = scene("[a: medic critical, hatch, mp40] [b: scout]", active=None)
    assert m.refused("activate medic") == "VC-HEALTH-07"
    for action in ("move medic b", "exit_hatch medic", "melee medic mp40", "shoot medic sten a"):
        assert m.refused(action) == "VC-HEALTH-07"


@rule("VC-HEALTH-07")
def test_who_falls_in_the_middle_of_an_activation_is_done() -> None:
    m = scene("[a: medic visible wounded 2, mauser] [b] [c: scout]", dice=[4])
    m.play("move medic b")
    assert m.commando("medic").critical
    assert m.commando("medic").tile == "b"
    assert m.refused("move medic c") == "VC-HEALTH-07"


@rule("VC-HEALTH-07")
@pytest.mark.parametrize("action", [
    "drop medic tnt", "pick medic crowbar", "give medic scout tnt", "detonate medic c"])
def test_a_critical_commando_may_still_do_what_costs_nothing(action: str) -> None:
    m = scene("[a: medic(tnt) critical, scout, +crowbar] [b] [c: charge]", active="scout")
    m.play(action)


@rule("VC-HEALTH-07", "VC-ZERO-06")
def test_an_ability_that_costs_nothing_is_left_to_a_critical_commando() -> None:
    m = scene("[a: sapper(tnt) critical] [b: scout]", active="scout")
    m.play("lay sapper free")
    assert m.charges("a") == 1


@rule("VC-HEALTH-08")
def test_a_critical_commando_lives_to_the_end_of_the_next_turn_and_no_longer() -> None:
    m = scene("[a: medic(tnt) critical] [b: scout]", active="scout", direction="E", until="choose_squad",
              dice=["cold_wind", "power_cut"])
    wait(m, until=lambda m: m.state.turn == 2 and m.phase == "after_fire")
    assert m.commando("medic").in_squad
    assert m.view(None).commandos[0].last_turn == 2
    assert not wait(m, turn=3).commando("medic").in_squad


@rule("VC-HEALTH-08")
def test_who_is_healed_in_time_lives_on() -> None:
    m = scene("[a: medic critical, scout(medkit)]", active="scout", direction="E", until="choose_squad",
              dice=["cold_wind", "power_cut"])
    wait(m, turn=2).does("activate scout", "heal scout medic")
    wait(m, turn=3)
    assert m.commando("medic").in_squad
    assert m.commando("medic").wounds == 0


@rule("VC-HEALTH-08")
def test_falling_again_after_being_healed_begins_a_new_delay() -> None:
    m = scene("[a: medic critical, scout(medkit), 2 mp40]", active="scout", direction="E", until="choose_squad",
              dice=["cold_wind", 1, 1, 4, 4, 4, 1, "power_cut", "distant_raid"])
    m.play("heal scout medic")
    wait(m, turn=2).does("activate medic", "shoot medic sten a")
    assert (wait(m, turn=3).commando("medic").critical, m.commando("medic").in_squad) == (True, True)
    assert not wait(m, turn=4).commando("medic").in_squad


@rule("VC-HEALTH-09")
def test_nobody_fires_at_a_critical_commando() -> None:
    m = scene("[a: medic critical, mp40] [b: mp40]", phase="fire", off=["scout"])
    assert m.told("group_fired") == []
    assert m.commando("medic").in_squad


@rule("VC-HEALTH-09")
def test_a_critical_commando_neither_draws_nor_holds_enemies() -> None:
    m = scene("[a] [b: mp40, medic critical] [c]", phase="movement", direction="E")
    assert m.foes("c") == {"mp40": 1}
    m = scene("[a: medic critical] [b: mp40] [c]", phase="movement", direction="E")
    assert m.foes("c") == {"mp40": 1}


@rule("VC-HEALTH-09")
def test_a_critical_commando_takes_no_stealth_test_and_sets_off_no_alarm() -> None:
    m = scene("[a: mp40] [b: medic critical]", phase="movement", direction="E")
    assert m.foes("b") == {"mp40": 1}
    assert not m.alarm()
    assert m.told("tested") == []


@rule("VC-HEALTH-09")
def test_a_critical_commando_makes_no_close_combat_and_shuts_no_alarm_off() -> None:
    m = scene("[a: medic critical, mp40, alarm] [b: scout]", active="scout", alarm=True)
    assert m.asked == "act"
    assert not [text for text in m.texts if text.startswith(("melee medic", "shut_off_alarm medic"))]


@rule("VC-HEALTH-10")
def test_the_owner_may_take_a_critical_commando_out_of_a_nest() -> None:
    m = scene("[a: medic critical in nest, nest] [b: scout]", active="scout", seats=2, owners={"medic": 1})
    assert m.commando("medic").in_nest
    assert m.refused("leave_nest medic", seat=0) == "CORE-SEAT"
    m.play("leave_nest medic", seat=1)
    assert not m.commando("medic").in_nest
    assert m.commando("medic").tile == "a"
    assert m.commando("scout").actions == 3


@rule("VC-HEALTH-10")
def test_he_needs_a_free_slot_outside_the_nest() -> None:
    m = scene("[a: medic critical in nest, nest, 2 mp40] [b: scout]", active="scout")
    assert m.refused("leave_nest medic") == "VC-CAP-02"


@rule("VC-HEALTH-10", "VC-NEST-05")
def test_a_comrade_may_take_the_nest_he_leaves() -> None:
    m = scene("[a: medic critical in nest, nest, scout]", active="scout")
    m.does("leave_nest medic", "enter_nest scout")
    assert m.commando("scout").in_nest


@rule("VC-HEALTH-03", "VC-HEALTH-05", "VC-SAVE-02")
def test_of_two_saving_slots_the_lower_one_keeps_its_token_through_the_first_wound() -> None:
    for saved, hits, left in ((1, [4, 1], (1, 1)), (1, [4, 4], (2, 0)), (2, [4, 1], (1, 1))):
        m = scene(f"[a: officer visible plus {saved}] [b: mp40]", phase="fire", alarm=True, dice=hits)
        assert (m.commando("officer").wounds, m.commando("officer").plus) == left
