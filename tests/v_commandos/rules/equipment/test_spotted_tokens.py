"""Spotted tokens (VC-SPOT)."""

import pytest

from tests.marks import rule
from tests.v_commandos.piles import discarded_items
from tests.v_commandos.scene import scene


@rule("VC-SPOT-01")
def test_a_silent_kill_beside_another_enemy_is_spotted() -> None:
    m = scene("[a: officer, 2 mauser]", dice=["spotted"])
    m.play("melee officer mauser")
    assert m.commando("officer").visible
    assert m.told("seen")[0].rule == "VC-SPOT-01"
    assert m.alarm()


@rule("VC-SPOT-01")
def test_a_silent_shot_at_the_next_tile_is_spotted_by_those_who_are_left_there() -> None:
    m = scene("[a: scout] [b: 2 mauser]", dice=[4, "spotted"])
    m.play("shoot scout silenced_pistol b")
    assert m.commando("scout").visible


@rule("VC-SPOT-01")
def test_a_sniper_rifle_kills_unseen_so_it_can_be_spotted() -> None:
    m = scene("[a: officer(mosin_nagant)] [b: 2 mauser]", dice=[4, 1, "spotted"])
    m.play("shoot officer mosin_nagant b")
    assert m.commando("officer").visible
    assert m.told("seen")[0].rule == "VC-SPOT-01"


@rule("VC-SPOT-01")
def test_one_spotted_token_among_several_rewards_is_enough() -> None:
    m = scene("[a: officer(silenced_sten)] [b: 3 mauser]", dice=[4, 4, "medkit", "spotted"])
    m.play("shoot officer silenced_sten b")
    assert m.commando("officer").visible
    assert m.items("b") == ["medkit"]


@rule("VC-SPOT-01")
def test_a_kill_two_tiles_away_is_never_spotted() -> None:
    m = scene("[a: sniper] [b] [c: 2 mauser]", dice=[4, 1, "spotted"])
    m.play("shoot sniper mosin_rifle c")
    assert m.foes("c") == {"mauser": 1}
    assert m.commando("sniper").stealthy


@rule("VC-SPOT-01")
def test_another_token_than_spotted_shows_nobody() -> None:
    m = scene("[a: officer, 2 mauser]", dice=["medkit"])
    m.play("melee officer mauser")
    assert m.commando("officer").stealthy


@rule("VC-SPOT-01")
def test_only_the_killer_is_spotted() -> None:
    m = scene("[a: officer, medic, 2 mauser]", dice=["spotted"])
    m.play("melee officer mauser")
    assert m.commando("officer").visible
    assert m.commando("medic").stealthy


@rule("VC-SPOT-02")
def test_where_no_other_enemy_is_left_on_the_tile_nothing_happens() -> None:
    m = scene("[a: officer, mauser] [b: mauser]", dice=["spotted"])
    m.play("melee officer mauser")
    assert m.commando("officer").stealthy
    assert not m.alarm()


@rule("VC-SPOT-02")
def test_enemies_beside_the_shooter_do_not_matter_if_the_target_tile_is_clear() -> None:
    m = scene("[a: scout, mp40] [b: mauser]", dice=[4, "spotted"])
    m.play("shoot scout silenced_pistol b")
    assert m.commando("scout").stealthy


@rule("VC-SPOT-03")
@pytest.mark.parametrize("tile", ["a: officer, mauser", "a: officer, 2 mauser", "a: officer visible, 2 mauser"])
def test_a_spotted_token_is_discarded_in_every_case(tile: str) -> None:
    visible = "visible" in tile
    m = scene(f"[{tile}]", alarm=visible, dice=[4, 1, "spotted"] if visible else ["spotted"])
    m.play("shoot officer sten a" if visible else "melee officer mauser")
    assert m.items("a") == []
    assert discarded_items(m) == ["spotted"]
    assert m.told("spotted_drawn")[0].rule == "VC-SPOT-03"


@rule("VC-SPOT-01", "VC-ESCORT-13")
def test_the_admiral_beside_the_killer_is_no_other_enemy() -> None:
    m = scene("[a: scout, mp40, met admiral visible]", dice=["spotted"], alarm=True)
    m.play("melee scout mp40")
    assert m.commando("scout").stealthy


@rule("VC-SPOT-03", "VC-REWARD-04", "VC-RULING-04")
def test_a_spotted_token_that_empties_the_pool_is_not_shuffled_into_the_new_one() -> None:
    m = scene("[a: scout, mp40]", dice=["spotted"]).set("supply: 1 spotted", "discarded equipment: 1 medkit")
    m.play("melee scout mp40")
    assert (m.view(None).equipment_pool, m.view(None).equipment_discard) == ({"medkit": 1}, {"spotted": 1})
