"""How many characters a tile holds (VC-CAP)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene

LARGE = """
    [a: medic] [b L: {}]
    .          . .
    """


@rule("VC-CAP-01", "VC-CAP-02")
@pytest.mark.parametrize(("drawing", "slots"), [
    ("[a: medic] [b: {}]", 4), ("[a: medic] [b M: {}]", 8), (LARGE, 16)], ids=["small", "medium", "large"])
def test_a_tile_holds_as_many_as_it_has_slots(drawing: str, slots: int) -> None:
    m = scene(drawing.format(f"{slots} mp40"))
    assert m.refused("move medic b") == "VC-CAP-02"
    m = scene(drawing.format(f"{slots - 1} mp40"), loose=True)
    m.play("move medic b")
    assert m.commando("medic").tile == "b"


@rule("VC-CAP-02")
def test_enemies_cannot_enter_a_full_tile_either() -> None:
    m = scene("[a: 4 mauser] [b: mp40]", phase="movement", direction="W")
    assert (m.foes("a"), m.foes("b")) == ({"mauser": 4}, {"mp40": 1})
    m = scene("[a: 3 mauser] [b: mp40]", phase="movement", direction="W")
    assert (m.foes("a"), m.foes("b")) == ({"mauser": 3, "mp40": 1}, {})


@rule("VC-CAP-02")
def test_nor_does_an_escort_follow_where_one_slot_is_left() -> None:
    m = scene("[a: medic, met resistance_leader] [b: 3 mauser]", dice=[6, 6, 6])
    assert m.refused("move medic b resistance_leader") == "VC-ESCORT-03"
    m.play("move medic b")
    assert m.escort("resistance_leader")[0] == "a"


@rule("VC-CAP-02")
@pytest.mark.parametrize("departure", ["move medic c", "exit_hatch medic"])
def test_who_leaves_a_full_tile_makes_room_for_another(departure: str) -> None:
    m = scene("[a: scout] [b: medic, 3 mauser, hatch] [c]", active="medic", dice=[6, 6, 6])
    m.play(departure)
    if m.asked == "act":
        m.play("end medic")
    m.does("activate scout", "move scout b")
    assert m.commando("scout").tile == "b"


@rule("VC-CAP-03")
def test_equipment_alarm_objective_and_hatch_take_no_slot() -> None:
    m = scene("[a: medic] [b: 3 mauser, alarm, objective destroy, hatch, +2 medkit, +tnt, charge]", dice=[6, 6, 6])
    m.play("move medic b")
    assert m.commando("medic").tile == "b"


@rule("VC-CAP-03")
def test_a_hatch_that_someone_stands_on_stays_usable() -> None:
    m = scene("[a: medic, 2 mauser, hatch, objective destroy]", off=["scout"], dice=[6, 6])
    m.play("exit_hatch medic")
    assert m.commando("medic").tile == "off"
    m.does("activate scout", "move scout a")
    assert m.commando("scout").tile == "a"


@rule("VC-CAP-04")
@pytest.mark.parametrize(("drawing", "holds"), [
    ("[a: medic] [b: nest, {}]", 3), ("[a: medic] [b M: nest, {}]", 7), (LARGE.replace("L:", "L: nest,"), 15)],
    ids=["small", "medium", "large"])
def test_a_nest_takes_two_slots_and_offers_one(drawing: str, holds: int) -> None:
    m = scene(drawing.format(f"{holds} mauser"))
    assert m.guard("nest-b") == "mauser"
    assert m.refused("move medic b") == "VC-CAP-02"
    m = scene(drawing.format(f"{holds - 1} mauser"), loose=True)
    m.play("move medic b")
    assert m.commando("medic").tile == "b"


@rule("VC-CAP-04")
def test_two_beside_an_empty_nest_leave_only_the_nest() -> None:
    m = scene("[a: medic] [b: nest, 2 storm_trooper]", dice=[6, 6])
    m.play("move medic b")
    assert m.commando("medic").in_nest
    assert m.refused("leave_nest medic") == "VC-CAP-02"


@rule("VC-CAP-04")
def test_with_a_slot_free_beside_it_the_nest_can_be_left() -> None:
    m = scene("[a: medic in nest, storm_trooper, nest]")
    m.play("leave_nest medic")
    assert not m.commando("medic").in_nest


@rule("VC-CAP-05")
@pytest.mark.parametrize("who", ["scout", "scout critical", "met resistance_leader", "mauser"])
def test_commandos_enemies_escorts_and_the_critical_all_count(who: str) -> None:
    assert scene(f"[a: medic] [b: {who}, 3 mp40]", active="medic").refused("move medic b") == "VC-CAP-02"
    assert "move medic b" in scene(f"[a: medic] [b: {who}, 2 mp40]", active="medic").texts
