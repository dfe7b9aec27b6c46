"""VC-ALARM: what sets it off, what it brings, and how to stop it once."""

import pytest

import bocage
from tests.marks import rule
from tests.v_commandos.scene import scene

SQUAD = {"squad": "medic:blue,scout:blue"}


@rule("VC-ALARM-01")
def test_an_alarm_is_silent_at_set_up_unless_its_card_shows_the_other_side() -> None:
    assert bocage.new("v_commandos", "streets", seed="x", options=SQUAD).state.alarm == [0]
    assert bocage.new("v_commandos", "checkpoint", seed="x", options=SQUAD).state.alarm == [1]


@rule("VC-ALARM-01")
def test_the_alarm_of_one_terrain_does_not_ring_on_another() -> None:
    m = scene(["[a: medic] [b L]", "[a: scout]"])
    m.play("move medic one.b")
    assert m.alarm(0)
    assert not m.alarm(1)


@rule("VC-ALARM-02")
@pytest.mark.parametrize(("bearer", "action", "dice"), [
    ("medic(grenade)", "shoot medic grenade b", [1, 1, 1]),
    ("sniper", "shoot sniper mosin_rifle b", [1, 1]),
    ("medic(bombing)", "bomb medic b", [1, 1, 1, 1, 1])])
def test_equipment_with_the_alarm_symbol_sets_it_off_at_once_though_its_bearer_stays_stealthy(bearer: str, action: str,
                                                                                              dice: list[int]) -> None:
    m = scene(f"[a: {bearer}] [b: mp40]", dice=dice)
    m.play(action)
    assert m.alarm()
    assert m.told("alarm_on")[0].rule == "VC-ALARM-02"
    assert m.commando(bearer.split("(")[0]).stealthy
    assert next(event.name for event in m.log if event.name in ("alarm_on", "shot")) == "alarm_on"


@rule("VC-ALARM-02")
def test_equipment_without_the_alarm_symbol_leaves_it_silent() -> None:
    m = scene("[a in: scout(crowbar uniform)] [b in: mp40] [c in]", doors="a-b open", dice=[1])
    m.does("shoot scout silenced_pistol b", "disguise scout")
    assert not m.alarm()


@rule("VC-ALARM-02")
def test_the_alarm_rings_where_the_equipment_is_used_and_not_elsewhere() -> None:
    m = scene(["[a: sniper] [b: mp40]", "[a: scout]"], dice=[1, 1])
    m.play("shoot sniper mosin_rifle one.b")
    assert m.alarm(0)
    assert not m.alarm(1)


@rule("VC-ALARM-03")
def test_walking_into_view_sets_the_alarm_off() -> None:
    m = scene("[a: medic] [b L]")
    m.play("move medic b")
    assert m.alarm()
    assert m.told("alarm_on")[0].rule == "VC-ALARM-03"


@rule("VC-ALARM-03")
def test_a_test_failed_when_enemies_come_in_sets_the_alarm_off() -> None:
    m = scene("[a: medic] [b: mp40]", phase="movement", direction="W", dice=[1])
    assert m.told("alarm_on")[0].rule == "VC-ALARM-03"


@rule("VC-ALARM-03")
def test_being_healed_in_plain_view_sets_the_alarm_off() -> None:
    m = scene("[a L: scout(medkit) uniform, medic critical]")
    m.play("heal scout medic")
    assert m.commando("medic").visible
    assert m.alarm()


@rule("VC-ALARM-03")
def test_coming_up_a_hatch_where_there_is_no_cover_sets_the_alarm_off() -> None:
    m = scene("[a L: hatch]", off=["medic"])
    m.play("move medic a")
    assert m.alarm()


@rule("VC-ALARM-03")
def test_neither_stealthy_nor_critical_commandos_nor_those_between_hatches_set_the_alarm_off() -> None:
    m = scene("[a: medic] [b: scout critical]", off=["sniper visible"])
    m.play("move medic b")
    assert not m.alarm()


@rule("VC-ALARM-04")
@pytest.mark.parametrize(("number", "rings"), [(1, True), (2, False)])
def test_more_commandos_than_the_card_calls_for_set_the_alarm_off(number: int, rings: bool) -> None:
    m = scene("[a: scout, hatch]", off=["medic"], active="medic", number=number)
    m.play("move medic a")
    assert m.commando("medic").stealthy
    assert m.alarm() == rings
    assert [event.rule for event in m.told("alarm_on")] == (["VC-ALARM-04"] if rings else [])


@rule("VC-ALARM-04")
def test_critical_commandos_count_for_the_number() -> None:
    m = scene("[a: scout critical] [b: hatch]", off=["medic"], active="medic", number=1)
    m.play("move medic b")
    assert m.alarm()


@rule("VC-ALARM-04")
def test_escorts_do_not_count_for_the_number() -> None:
    m = scene("[a: met scientist] [b: hatch]", off=["medic"], number=1)
    m.play("move medic b")
    assert not m.alarm()


@rule("VC-ALARM-05", "VC-ALARM-06")
def test_every_entrance_of_the_terrain_brings_two_tokens_once_the_alarm_is_on_and_one_elsewhere() -> None:
    m = scene(["[a: entrance N] [b: entrance N] [c: medic] [d L]", "[a: entrance N] [b: scout]"], until="before_movement",
              dice=["regular", 0] * 5)
    m.play("move medic one.d")
    assert m.told("alarm_on")[0].args == (0,)
    m.does("end medic", "done", "terrain one")
    assert (m.foes("one.a"), m.foes("one.b"), m.foes("two.a")) == ({"mp40": 2}, {"mp40": 2}, {"mp40": 1})


@rule("VC-ALARM-06")
@pytest.mark.parametrize(("alarm", "tokens"), [(False, 1), (True, 2)])
def test_an_entrance_brings_one_token_while_silent_and_two_while_the_alarm_is_on(alarm: bool, tokens: int) -> None:
    m = scene("[a: entrance N] [b: medic]", phase="reinforcement", alarm=alarm, dice=["regular", 1] * tokens)
    assert m.foes("a") == {"mauser": tokens}


@rule("VC-ALARM-07")
def test_the_alarm_stays_on_when_all_are_stealthy_again_and_when_all_have_left() -> None:
    m = scene("[a: medic] [b L] [c: hatch]")
    m.play("move medic b")
    assert m.alarm()
    m.play("move medic c")
    assert m.commando("medic").stealthy
    assert m.alarm()
    m.play("exit_hatch medic")
    assert m.commando("medic").tile == "off"
    assert m.alarm()


@rule("VC-ALARM-07")
def test_the_alarm_is_still_on_in_the_next_turn() -> None:
    m = scene("[a: medic]", alarm=True, until="choose_squad", event="flare", dice=["power_cut"])
    m.play("end medic")
    assert m.state.turn == 2
    assert m.alarm()


@rule("VC-ALARM-08")
def test_a_blast_does_not_destroy_the_alarm_token() -> None:
    m = scene("[a: alarm, charge, mp40] [b: medic]")
    m.play("detonate medic a")
    assert m.foes("a") == {}
    assert m.alarm()
    m.does("move medic a", "shut_off_alarm medic")
    assert not m.alarm()


@rule("VC-ALARM-08")
def test_the_alarm_token_cannot_be_taken_away() -> None:
    m = scene("[a: medic, alarm] [b]", alarm=True)
    assert m.asked == "act"
    assert not [text for text in m.texts if text.startswith("pick")]
    m.does("move medic b")
    assert m.refused("shut_off_alarm medic") == "VC-ALARM-09"


@rule("VC-ALARM-09")
def test_shutting_off_costs_an_action_turns_the_entrances_black_and_removes_the_token() -> None:
    m = scene("[a: medic, alarm] [b: entrance N] [c: entrance S]", alarm=True, until="before_movement",
              dice=["regular", 0, "regular", 0])
    m.play("shut_off_alarm medic")
    assert not m.alarm()
    assert m.commando("medic").actions == 2
    assert m.state.triangles == [-2]
    assert m.told("alarm_off")[0].rule == "VC-ALARM-09"
    m.play("end medic")
    assert (m.foes("b"), m.foes("c")) == ({"mp40": 1}, {"mp40": 1})


@rule("VC-ALARM-09")
def test_only_a_stealthy_commando_on_the_tile_of_a_ringing_alarm_can_shut_it_off() -> None:
    visible = scene("[a: medic visible, alarm]", alarm=True)
    assert visible.refused("shut_off_alarm medic") == "VC-STEALTH-03"
    elsewhere = scene("[a: medic] [b: alarm]", alarm=True)
    assert elsewhere.refused("shut_off_alarm medic") == "VC-ALARM-09"
    silent = scene("[a: medic, alarm]")
    assert silent.refused("shut_off_alarm medic") == "VC-ALARM-09"


@rule("VC-ALARM-10", "VC-ALARM-12")
def test_the_second_alarm_of_a_terrain_is_for_good() -> None:
    m = scene("[a: medic, alarm] [b L: entrance N]", alarm=True, budget=5, until="before_movement",
              dice=["regular", 0, "regular", 0])
    m.does("shut_off_alarm medic", "move medic b", "move medic a")
    assert m.commando("medic").stealthy
    assert m.alarm()
    assert m.refused("shut_off_alarm medic") == "VC-ALARM-10"
    m.play("end medic")
    assert m.foes("b") == {"mp40": 2}


@rule("VC-ALARM-10")
def test_on_each_terrain_the_alarm_can_be_shut_off_once() -> None:
    m = scene(["[a: medic, alarm]", "[a: scout, alarm]"], active=None)
    m.set("terrain one: alarm, alarms 0", "terrain two: alarm, alarms 0")
    m.does("activate medic", "shut_off_alarm medic", "end medic", "activate scout", "shut_off_alarm scout")
    assert (m.alarm(0), m.alarm(1)) == (False, False)


@rule("VC-ALARM-11")
def test_shutting_off_is_in_vain_while_another_commando_is_visible() -> None:
    m = scene("[a: medic, alarm] [b: scout visible]", alarm=True)
    m.play("shut_off_alarm medic")
    assert m.alarm()
    assert [event.name for event in m.log if event.name != "phase"] == ["alarm_off", "alarm_on"]
    assert m.told("alarm_on")[0].rule == "VC-ALARM-03"


@rule("VC-ALARM-11")
def test_shutting_off_is_in_vain_while_there_are_too_many_commandos() -> None:
    m = scene("[a: medic, alarm] [b: scout]", alarm=True, number=1)
    m.play("shut_off_alarm medic")
    assert m.alarm()
    assert m.told("alarm_on")[0].rule == "VC-ALARM-04"


@rule("VC-ALARM-12")
def test_without_a_token_the_first_alarm_is_already_for_good() -> None:
    """VC-RULING-35."""
    m = scene("[a: medic] [b L]")
    m.does("move medic b", "move medic a")
    assert m.alarm()
    assert m.asked == "act"
    assert not any(text.startswith("shut_off") for text in m.texts)


@rule("VC-ALARM-13")
def test_enemies_on_the_tile_and_even_its_guard_do_not_prevent_shutting_off() -> None:
    m = scene("[a: medic, alarm, mp40, storm_trooper]", alarm=True)
    assert m.guard("alarm-a") == "mp40"
    m.play("shut_off_alarm medic")
    assert not m.alarm()
    assert m.guard("alarm-a") == "nobody"
    assert m.commando("medic").stealthy
