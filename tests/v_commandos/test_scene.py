"""The scene helper itself, on a few rules."""

from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-REACT-02", "VC-REACT-03")
def test_leaving_two_guards_while_visible_draws_fire_on_the_tile_left() -> None:
    m = scene("""
        [a: medic visible, 2 mp40] [b]
        """, dice=[4, 1, 2, 2])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1
    assert m.commando("medic").tile == "b"
    assert m.dice_left == 0


@rule("VC-MOVE-04", "VC-MOVE-03", "VC-MOVE-01")
def test_a_commando_cannot_pass_a_locked_door_a_wall_or_a_corner() -> None:
    m = scene("""
        [a: medic] [b in]
        [c in]     [d]
        """, doors="a-b locked")
    assert m.refused("move medic b") == "VC-MOVE-04"
    assert m.refused("move medic c") == "VC-MOVE-03"
    assert m.refused("move medic d") == "VC-MOVE-01"
