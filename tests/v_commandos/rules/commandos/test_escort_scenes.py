"""Escorts at boundaries and beside other rules: the last slot, two who could lead, orders, charges, critical commandos
(VC-ESCORT)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-ESCORT-03", "VC-CAP-02")
@pytest.mark.parametrize(("enemies", "may"), [(1, True), (2, True), (3, False)])
def test_commando_and_escort_need_a_slot_each(enemies: int, may: bool) -> None:
    """A tile has four slots: with two left both come in, with one left the commando alone."""
    m = scene(f"[a: officer, met resistance_leader] [b: {enemies} mauser]")
    assert "move officer b" in m.texts
    assert ("move officer b resistance_leader" in m.texts) == may


@rule("VC-ESCORT-04")
def test_of_two_commandos_only_one_leads_the_escort_away() -> None:
    m = scene("[a: officer, medic, met resistance_leader] [b]")
    m.play("move officer b resistance_leader")
    m.play("end officer")
    if m.asked == "activate":
        m.play("activate medic")
    assert m.asked == "act"
    assert "move medic b" in m.texts
    assert "move medic b resistance_leader" not in m.texts


@rule("VC-ESCORT-04", "VC-SAVE-05")
def test_who_is_not_active_may_lead_an_escort_out_by_a_hatch_with_a_saved_action() -> None:
    m = scene("[a: officer plus 1, met resistance_leader, hatch] [b: medic]", active="medic")
    found = [text for text in m.texts if text.startswith("exit_hatch officer") and "resistance_leader" in text]
    assert found
    assert all("+1" in text for text in found)
    m.play(found[0])
    assert m.objective("a") == "done"


@rule("VC-ESCORT-06", "VC-ESCORT-07", "VC-TEST-01")
def test_a_commando_who_is_seen_does_not_give_away_who_is_always_stealthy() -> None:
    m = scene("[a: officer, met scientist] [b: 2 mauser]", dice=[1, 1])
    m.play("move officer b scientist")
    assert m.commando("officer").visible
    assert m.escort("scientist") == ("b", "stealthy")


@rule("VC-ESCORT-09", "VC-HEALTH-07", "VC-EFIRE-01")
def test_beside_a_critical_commando_the_visible_escort_is_the_only_target() -> None:
    """Nobody is asked who is hit: a critical commando is not fired at."""
    m = scene("[a: officer critical, met admiral visible, mauser] [b: medic]", phase="fire", alarm=True, dice=[4])
    assert m.lost == "VC-ESCORT-11"


@rule("VC-ESCORT-09", "VC-ESCORT-06")
def test_enemies_do_not_fire_at_a_stealthy_escort_beside_a_critical_commando() -> None:
    m = scene("[a: officer critical, met scientist, mauser] [b: medic]", phase="fire", alarm=True)
    assert not m.lost
    assert m.escort("scientist") == ("a", "stealthy")


@rule("VC-ESCORT-05", "VC-ESCORT-11", "VC-TNT-02")
def test_a_charge_that_goes_off_beside_an_escort_loses_it() -> None:
    m = scene("[a: officer] [b: charge, met scientist]")
    m.play("detonate officer b")
    assert m.lost == "VC-ESCORT-11"


@rule("VC-ESCORT-01", "VC-MOVE-06")
def test_who_comes_up_a_hatch_on_the_tile_of_the_objective_meets_the_escort_at_once() -> None:
    m = scene("[a: hatch, objective escort resistance_leader] [b: medic]", off=["officer"], active=None)
    m.play("activate officer")
    m.play("move officer a")
    assert m.escort("resistance_leader") == ("a", "stealthy")


@rule("VC-ESCORT-04", "VC-CARD-04", "VC-SAVE-05")
def test_the_action_that_an_order_gives_may_lead_an_escort_too() -> None:
    m = scene("[a: officer] [b: medic, met resistance_leader] [c]")
    m.play("order officer medic")
    assert "move medic c resistance_leader +1" in m.texts
    m.play("move medic c resistance_leader +1")
    assert m.escort("resistance_leader")[0] == "c"


@rule("VC-ESCORT-10", "VC-ESCORT-11", "VC-HEALTH-03")
def test_players_may_give_both_hits_of_reaction_fire_to_the_commando_and_save_the_escort() -> None:
    m = scene("[a: officer visible, met admiral visible, 2 mp40] [b]", alarm=True, dice=[4, 4, 1, 1])
    m.play("move officer b admiral")
    while m.asked == "share_hits":
        m.play("wound officer")
    assert (m.commando("officer").wounds, m.lost) == (2, "")
