"""TNT charges (VC-TNT)."""

import pytest

from tests.marks import rule
from tests.v_commandos.piles import discarded_items, enemy_pool
from tests.v_commandos.scene import scene


@rule("VC-TNT-01")
def test_laying_a_charge_costs_an_action_and_puts_it_red_side_up_on_the_tile() -> None:
    m = scene("[a: officer(tnt tnt)]")
    m.play("lay officer")
    assert m.charges("a") == 1
    assert m.items("a") == []
    assert m.commando("officer").items == ["tnt"]
    assert m.commando("officer").actions == 2
    assert m.told("charge_laid")[0].rule == "VC-TNT-01"


@rule("VC-TNT-02")
def test_any_commando_on_the_terrain_sets_off_any_charge_there_for_nothing() -> None:
    m = scene("[a: officer, medic] [b: charge] [c: charge, mauser]", active="medic")
    assert {"detonate officer b", "detonate officer c", "detonate medic b", "detonate medic c"} <= set(m.texts)
    m.play("detonate officer c")
    assert m.foes("c") == {}
    assert m.charges("b") == 1
    assert m.commando("medic").actions == 3


@rule("VC-TNT-02")
def test_a_charge_on_another_terrain_is_out_of_reach() -> None:
    m = scene(["[a: officer]", "[a: charge] [b: medic]"])
    assert m.refused("detonate officer two.a") == "VC-TNT-02"
    assert "detonate medic two.a" in m.texts


@rule("VC-TNT-02")
def test_without_a_red_charge_there_is_nothing_to_set_off() -> None:
    m = scene("[a: officer] [b: +tnt]")
    assert m.refused("detonate officer b") == "VC-TNT-02"


@rule("VC-TNT-02")
@pytest.mark.parametrize("phase", ["before_reinforcement", "before_movement", "before_fire", "after_fire"])
def test_players_choose_the_moment_also_between_the_enemys_steps(phase: str) -> None:
    m = scene("[a: officer] [b: charge, mauser]", phase=phase)
    assert m.asked == "window"
    assert m.texts == ["pass", "detonate officer b"]
    m.play("detonate officer b")
    assert m.foes("b") == {}


@rule("VC-TNT-02")
def test_a_charge_laid_can_be_set_off_in_the_same_activation() -> None:
    m = scene("[a: officer(tnt)] [b]")
    m.does("lay officer", "move officer b", "detonate officer a")
    assert m.charges("a") == 0
    assert m.commando("officer").actions == 1


@rule("VC-TNT-03")
def test_a_commando_between_two_hatches_cannot_set_off_a_charge() -> None:
    m = scene("[a: medic, hatch] [b: charge]", off=["officer plus 1"])
    assert m.refused("detonate officer b") == "VC-TNT-03"


@rule("VC-TNT-03")
def test_a_critical_commando_can_set_off_a_charge() -> None:
    m = scene("[a: officer critical, medic] [b: charge, mauser]", active="medic")
    m.play("detonate officer b")
    assert m.foes("b") == {}


@rule("VC-TNT-04")
def test_a_blast_removes_characters_and_equipment_whatever_their_cover() -> None:
    m = scene("""
        [a M: medic, sniper(medkit) in nest visible, scout critical, mauser, +2 grenade, nest, charge] [b: officer]
        """, alarm=True)
    m.play("detonate officer a")
    assert m.foes("a") == {}
    assert m.items("a") == []
    assert sorted(discarded_items(m)) == ["grenade", "grenade", "medkit", "tnt"]
    for role in ("medic", "sniper", "scout"):
        assert not m.commando(role).in_squad
    assert m.told("eliminated")[0].rule == "VC-ELIM-01"


@rule("VC-TNT-04")
def test_who_sets_off_the_charge_on_its_own_tile_is_removed_too() -> None:
    m = scene("[a: officer, charge] [b: medic]")
    m.play("detonate officer a")
    assert not m.commando("officer").in_squad
    assert m.asked == "activate"


@rule("VC-TNT-04")
def test_a_blast_kills_an_escort_stealthy_or_not() -> None:
    m = scene("[a: met scientist, charge] [b: officer]")
    m.play("detonate officer a")
    assert m.lost == "VC-ESCORT-11"


@rule("VC-TNT-04")
def test_a_blast_reaches_no_neighbour() -> None:
    m = scene("[a: charge] [b: mauser, +medkit] [c: officer]")
    m.play("detonate officer a")
    assert m.foes("b") == {"mauser": 1}
    assert m.items("b") == ["medkit"]


@rule("VC-TNT-05")
def test_alarm_nest_and_hatch_outlast_a_blast() -> None:
    m = scene("[a: charge, alarm, hatch, mauser] [b: officer] [c: charge, nest]", dice=[])
    m.does("detonate officer a", "detonate officer c", "move officer a")
    assert m.hatch("a") == "open"
    assert "exit_hatch officer" in m.texts
    assert "shut_off_alarm officer" in m.texts
    m.does("move officer b", "move officer c")
    assert m.commando("officer").in_nest


@rule("VC-TNT-05")
def test_a_blast_accomplishes_an_objective_to_destroy() -> None:
    m = scene("[a: charge, mauser, objective destroy] [b: officer]")
    m.play("detonate officer a")
    assert m.objective("a") == "done"
    assert m.told("objective_done")


@rule("VC-TNT-06")
def test_enemies_killed_by_a_blast_return_to_the_pool_and_leave_nothing() -> None:
    m = scene("[a: mauser, sledge_mp40, marksman, charge] [b: officer]")
    before = enemy_pool(m)
    m.play("detonate officer a")
    assert m.items("a") == []
    assert enemy_pool(m) == before | {"regular": before["regular"] + 1, "sledge": before["sledge"] + 1, "marksman": 1}
    assert {event.rule for event in m.told("killed")} == {"VC-TNT-06"}


@rule("VC-TNT-07")
def test_neither_shots_nor_grenades_nor_bombs_destroy_an_objective() -> None:
    m = scene("[a: officer] [b: mauser, objective destroy]", dice=[6, 6, "medkit"])
    m.play("shoot officer sten b")
    assert m.objective("b") == "open"
    m = scene("[a: officer(grenade bombing)] [b: mauser, objective destroy]", dice=[6, 6, 6, "medkit", 6, 6, 6, 6, 6])
    m.does("shoot officer grenade b", "bomb officer b")
    assert m.objective("b") == "open"
    assert m.foes("b") == {}


@rule("VC-TNT-07")
def test_an_objective_to_destroy_is_not_handled() -> None:
    m = scene("[a: officer, objective destroy]")
    assert m.refused("interact officer objective-a") == "VC-OBJ-02"


@rule("VC-TNT-08")
@pytest.mark.parametrize("objective", ["interact", "escort resistance_leader", "protect 6 3"])
def test_a_blast_on_an_objective_to_keep_is_a_failure_at_once(objective: str) -> None:
    m = scene(f"[a: charge, mauser, objective {objective}] [b: officer]")
    m.play("detonate officer a")
    assert m.lost == "VC-TNT-08"
    assert m.decision is None
    assert m.told("failure")[0].rule == "VC-TNT-08"


@rule("VC-TNT-08")
def test_once_it_is_accomplished_the_objective_no_longer_forbids_the_blast() -> None:
    m = scene("[a: officer, charge, objective interact] [b]")
    m.does("interact officer objective-a", "move officer b", "detonate officer a")
    assert m.lost == ""


@rule("VC-TNT-08")
def test_an_objective_to_keep_next_door_is_safe() -> None:
    m = scene("[a: charge] [b: objective interact] [c: officer]")
    m.play("detonate officer a")
    assert m.lost == ""


@rule("VC-TNT-09")
def test_the_blast_triggers_the_alarm_laying_the_charge_does_not() -> None:
    m = scene("[a: officer(tnt)] [b]")
    m.does("lay officer", "move officer b")
    assert not m.alarm()
    m.play("detonate officer a")
    assert m.alarm()
    assert m.commando("officer").stealthy
    assert m.told("alarm_on")[0].rule == "VC-ALARM-02"


@rule("VC-TNT-10")
def test_other_charges_on_the_tile_are_removed_and_do_not_go_off() -> None:
    m = scene("[a: 2 charge, +tnt] [b: officer]")
    m.play("detonate officer a")
    assert m.charges("a") == 0
    assert discarded_items(m) == ["tnt", "tnt", "tnt"]
    assert len(m.told("exploded")) == 1
    assert m.refused("detonate officer a") == "VC-TNT-02"


@rule("VC-TNT-10")
def test_a_charge_on_another_tile_is_untouched() -> None:
    m = scene("[a: charge] [b: charge] [c: officer]")
    m.play("detonate officer a")
    assert m.charges("b") == 1


@rule("VC-TNT-10")
def test_a_barricade_lies_on_the_entrance_and_stays() -> None:
    m = scene("[a: officer(crowbar), charge, entrance W] [b]", until="before_movement", dice=["regular", 1, "regular", 1])
    m.does("barricade officer a-W", "move officer b", "detonate officer a")
    assert discarded_items(m) == ["tnt"]
    m.play("end officer")
    assert m.outside("a-W") == {"mauser": 2}
