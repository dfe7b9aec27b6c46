"""Interacting with objectives (VC-OBJ)."""

import pytest

from bocage.games.v_commandos.state import OUT
from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-OBJ-01")
def test_an_objective_is_handled_on_its_own_tile_at_the_printed_cost() -> None:
    m = scene("[a: medic] [b: objective interact 2]")
    assert m.refused("interact medic objective-b") == "VC-OBJ-01"
    m.does("move medic b", "interact medic objective-b")
    assert m.objective("b") == "done"
    assert m.commando("medic").actions == 0


@rule("VC-OBJ-01")
def test_where_equipment_is_required_it_must_be_at_hand_and_is_used() -> None:
    m = scene("[a: medic, objective interact 1 crowbar, +crowbar]")
    m.refused("interact medic objective-a")
    m.does("pick medic crowbar", "interact medic objective-a")
    assert m.objective("a") == "done"
    assert m.commando("medic").items == []


@rule("VC-OBJ-01")
def test_of_several_objectives_on_the_tile_the_owner_chooses_one() -> None:
    m = scene("[a: objective carry_out c] [b: medic(crate-a), objective interact 1] [c: hatch]",
              seats=2, owners={"medic": 1})
    m.play("drop medic crate-a", 1)
    assert {"interact medic objective-a", "interact medic objective-b"} <= set(m.texts)
    assert m.pending.by == (1,)
    m.play("interact medic objective-b", 1)
    assert m.objective("b") == "done"
    assert m.objective("a") != "done"


@rule("VC-OBJ-02")
def test_what_must_be_destroyed_is_not_handled_but_blown_up() -> None:
    m = scene("[a: medic(tnt), objective destroy] [b]")
    assert m.refused("interact medic objective-a") == "VC-OBJ-02"
    m.does("lay medic", "move medic b", "detonate medic a")
    assert m.objective("a") == "done"


@rule("VC-OBJ-02")
def test_laying_the_charge_alone_destroys_nothing() -> None:
    m = scene("[a: medic(tnt), objective destroy]")
    m.play("lay medic")
    assert m.objective("a") == "open"


@rule("VC-OBJ-03")
@pytest.mark.parametrize("face", ["", " visible"])
@pytest.mark.parametrize("guards", ["", ", mp40", ", 3 mp40"])
def test_seen_or_not_guarded_or_not_interaction_is_allowed(face: str, guards: str) -> None:
    m = scene(f"[a: medic{face}, objective interact 1{guards}]")         # no dice: it provokes nobody
    m.play("interact medic objective-a")
    assert m.objective("a") == "done"
    assert m.commando("medic").visible == bool(face)


@rule("VC-OBJ-04")
def test_an_accomplished_objective_leaves_the_game() -> None:
    m = scene("[a: medic, objective interact 1]")
    m.play("interact medic objective-a")
    assert m.refused("interact medic objective-a") == "VC-OBJ-01"
    assert m.told("objective_done")[0].rule == "VC-OBJ-04"
    assert m.state.triangles == [OUT]


@rule("VC-OBJ-04")
def test_with_its_token_gone_the_guard_is_free_to_march() -> None:
    m = scene("[a] [b: medic, objective interact 1, mp40]", until="before_fire", direction="W")
    assert m.guard("objective-b") == "mp40"
    m.does("interact medic objective-b", "end medic")
    assert (m.foes("a"), m.foes("b")) == ({"mp40": 1}, {})


@rule("VC-OBJ-05")
def test_a_cost_of_several_actions_is_paid_in_one_go() -> None:
    m = scene("[a: medic plus 1, scout, objective interact 2]", budget=1)
    assert m.refused("interact medic objective-a") == "VC-OBJ-05"
    assert m.refused("interact medic objective-a +1") == "VC-SAVE-06"
    m.does("end medic", "activate scout", "interact scout objective-a")
    assert m.objective("a") == "done"
    assert m.commando("scout").actions == 1


@rule("VC-OBJ-05")
def test_two_commandos_cannot_share_the_cost() -> None:
    m = scene("[a: medic wounded 2, scout wounded 2, objective interact 2]", active=None)
    m.play("activate medic")
    assert m.refused("interact medic objective-a") == "VC-OBJ-05"
    m.does("end medic", "activate scout")
    assert m.refused("interact scout objective-a") == "VC-OBJ-05"


@rule("VC-OBJ-05")
def test_an_objective_that_costs_one_may_be_paid_with_a_saved_action() -> None:
    m = scene("[a: medic plus 1, objective interact 1]", phase="before_fire")
    m.play("interact medic objective-a +1")
    assert m.objective("a") == "done"
