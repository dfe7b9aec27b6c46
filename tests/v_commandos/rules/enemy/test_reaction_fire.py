"""Reaction fire at a visible commando on the move (VC-REACT)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-REACT-01")
def test_leaving_enemies_while_visible_draws_fire() -> None:
    m = scene("[a: medic visible, mauser] [b]", dice=[4])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1
    assert m.told("reaction")[0].rule == "VC-REACT-02"


@rule("VC-REACT-01")
def test_joining_enemies_while_visible_draws_fire() -> None:
    m = scene("[a: medic visible] [b: mauser]", dice=[4])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1


@rule("VC-REACT-01")
def test_a_stealthy_commando_leaves_enemies_unharmed() -> None:
    m = scene("[a: medic, 2 mp40] [b]")
    m.play("move medic b")
    assert m.told("reaction") == []


@rule("VC-REACT-01")
def test_enemies_on_a_third_tile_do_not_react() -> None:
    m = scene("[a: medic visible] [b] [c: 2 mp40]")
    m.play("move medic b")
    assert m.told("reaction") == []


@rule("VC-REACT-02")
def test_enemies_of_both_tiles_fire_once_before_the_commando_moves() -> None:
    m = scene("[a: medic visible, mauser] [b: mauser]", dice=[4, 6])
    m.play("move medic b")
    assert m.commando("medic").wounds == 2
    assert m.dice_left == 0
    order = [event.name for event in m.log]
    assert order.index("reaction") < order.index("wounded") < order.index("moved")


@rule("VC-REACT-02")
def test_special_units_react_as_well() -> None:
    m = scene("[a: medic visible, storm_trooper] [b]", dice=[1, 1, 1])
    m.play("move medic b")
    assert m.dice_left == 0


@rule("VC-REACT-03")
@pytest.mark.parametrize(("departure", "number"), [("S", 4), ("M", 3), ("L", 2)])
@pytest.mark.parametrize("arrival", ["S", "M"])
def test_the_number_of_the_departure_tile_counts(departure: str, number: int, arrival: str) -> None:
    drawing = f"[a {departure}: medic visible] [b {arrival}: mauser]"
    for die, wounds in ((number - 1, 0), (number, 1)):
        m = scene(drawing, dice=[die])
        m.play("move medic b")
        assert m.commando("medic").wounds == wounds


@rule("VC-REACT-03")
def test_in_a_nest_the_mover_is_hit_on_five_or_more() -> None:
    m = scene("[a: medic visible in nest, nest, 2 mauser] [b]", dice=[4, 4])
    m.play("move medic b")
    assert m.commando("medic").wounds == 0
    m = scene("[a: medic visible in nest, nest, 2 mauser] [b]", dice=[4, 5])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1


@rule("VC-REACT-03")
def test_a_nest_on_the_arrival_tile_does_not_cover_the_mover() -> None:
    m = scene("[a: medic visible] [b: nest, storm_trooper]", dice=[4, 1, 1])
    m.play("move medic b")
    assert m.commando("medic").in_nest
    assert m.commando("medic").wounds == 1


@rule("VC-REACT-04")
def test_dice_are_those_of_the_fire_step_and_all_roll_together() -> None:
    m = scene("[a: medic visible, mp40, mauser] [b: nest, mauser]", dice=[1] * 7)     # 2 + 1, and 4 from the nest
    m.play("move medic b")
    assert [len(dice) for dice in m.dice_of("reaction")] == [7]


@rule("VC-REACT-05")
def test_only_the_mover_is_hit_even_beside_other_visible_commandos() -> None:
    m = scene("[a: medic visible, scout visible, mp40] [b]", dice=[6, 6])
    m.play("move medic b")
    assert (m.commando("medic").wounds, m.commando("scout").wounds) == (2, 0)


@rule("VC-REACT-05")
def test_surplus_hits_are_lost() -> None:
    m = scene("[a: medic visible, scout visible, 2 mp40] [b]", dice=[6, 6, 6, 6])
    m.play("move medic b")
    assert m.commando("medic").critical
    assert m.commando("scout").wounds == 0
    assert len(m.told("wounded")) == 3


@rule("VC-REACT-06")
def test_even_in_critical_condition_the_move_is_completed() -> None:
    m = scene("[a: medic visible, 2 mp40] [b]", dice=[6, 6, 6, 6])
    m.play("move medic b")
    assert (m.commando("medic").tile, m.commando("medic").critical) == ("b", True)


@rule("VC-REACT-06")
def test_an_unhurt_mover_hides_on_the_small_tile_it_reaches() -> None:
    m = scene("[a: medic visible, 2 mp40] [b]", dice=[3, 3, 2, 1])
    m.play("move medic b")
    assert m.commando("medic").stealthy


@rule("VC-REACT-07")
def test_being_seen_only_on_arrival_draws_no_fire() -> None:
    m = scene("[a: medic] [b: mp40]", dice=[1])
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("reaction") == []
    m = scene("[a: medic] [b M: mp40]")                     # seen for certain, without a test
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("reaction") == []


@rule("VC-REACT-08")
def test_leaving_by_a_hatch_while_visible_draws_the_fire_of_the_tile() -> None:
    m = scene("[a: medic visible, scout, mauser, hatch] [b: 2 mp40]", dice=[4])
    m.play("exit_hatch medic")
    assert (m.commando("medic").wounds, m.commando("medic").tile) == (1, "off")


@rule("VC-REACT-08", "VC-REACT-06")
def test_a_commando_shot_down_on_the_hatch_is_gone_all_the_same() -> None:
    m = scene("[a: medic visible, scout, 2 mp40, hatch]", dice=[6, 6, 6, 1])
    m.play("exit_hatch medic")
    assert (m.commando("medic").tile, m.commando("medic").critical) == ("off", True)


@rule("VC-REACT-08")
def test_a_stealthy_commando_slips_away_by_the_hatch() -> None:
    m = scene("[a: medic, scout, 2 mp40, hatch]")
    m.play("exit_hatch medic")
    assert m.told("reaction") == []


@rule("VC-REACT-09")
def test_the_same_enemies_react_to_every_move() -> None:
    m = scene("[a: medic visible, mauser] [b: mauser]", dice=[1, 1, 1, 1, 1, 1])
    m.does("move medic b", "move medic a", "move medic b")
    assert len(m.told("reaction")) == 3
    assert m.dice_left == 0


@rule("VC-REACT-09")
def test_reaction_fire_does_not_use_up_the_shot_of_the_fire_step() -> None:
    m = scene("[a: medic visible] [b: mauser]", until="after_fire", dice=[1, 4])
    m.does("move medic b", "end medic")
    assert len(m.told("reaction")) == 1
    assert len(m.told("group_fired")) == 1
    assert m.commando("medic").wounds == 1


@rule("VC-REACT-10")
def test_coming_up_from_a_hatch_draws_no_fire() -> None:
    m = scene("[a: 2 mp40, hatch]", off=["medic visible"], active="medic")
    m.play("move medic a")
    assert m.commando("medic").visible                      # it kept the face with which it left
    assert m.commando("medic").wounds == 0
    assert m.told("reaction") == []
