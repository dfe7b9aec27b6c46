"""Shooting (VC-SHOOT)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import Scene, scene


def shots(m: Scene, verb: str = "shoot ") -> list[str]:
    return sorted(text for text in m.texts if text.startswith(verb))


@rule("VC-SHOOT-01")
def test_a_tile_without_enemies_is_no_target() -> None:
    m = scene("[a: medic] [b: mp40] [c]")
    assert shots(m) == ["shoot medic sten b"]
    assert m.refused("shoot medic sten a") == "VC-SHOOT-01"


@rule("VC-SHOOT-01")
def test_a_locked_door_is_a_target_for_firearms_only() -> None:
    m = scene("[a: medic(grenade)] [b in: mp40]", doors="a-b locked")
    assert m.refused("shoot_door medic grenade a-b") == "VC-GREN-01"
    m.play("shoot_door medic sten a-b")
    assert m.door("a-b") == "open"


@rule("VC-SHOOT-01")
def test_an_open_door_is_no_target() -> None:
    m = scene("[a: medic] [b in]", doors="a-b open")
    assert m.refused("shoot_door medic sten a-b") == "VC-SHOOT-01"


@rule("VC-SHOOT-02")
def test_declaration_dice_hits_and_rewards_finish_before_any_other_action() -> None:
    m = scene("[a: medic(tnt), scout(crowbar) plus 1] [b: mp40, 2 mauser]", dice=[6, 6, "medkit", "tnt"])
    m.play("shoot medic sten b")
    assert m.asked == "hit"
    assert m.texts == ["hit mp40", "hit mauser"]
    for action in ("shoot medic sten b", "drop medic tnt", "move scout b +1"):
        m.refused(action)
    m.play("hit mp40")
    assert m.asked == "act"
    assert [event.name for event in m.log if event.name in ("shot", "killed", "reward")] == [
        "shot", "killed", "killed", "reward", "reward"]


@rule("VC-SHOOT-03")
def test_weapon_and_target_are_the_owners_to_declare() -> None:
    m = scene("[a: mp40] [b: medic(mp40 silenced_sten)] [c: mp40]", seats=2, owners={"medic": 1})
    assert shots(m) == [f"shoot medic {weapon} {tile}" for weapon in ("mp40", "silenced_sten", "sten") for tile in "ac"]
    assert m.pending.by == (1,)


@rule("VC-SHOOT-03")
def test_a_weapon_that_lies_on_the_tile_cannot_be_fired() -> None:
    m = scene("[a: medic(mp40)] [b: mp40]", dice=[1, 1])
    m.play("drop medic mp40")
    assert m.refused("shoot medic mp40 b") == "VC-SHOOT-03"
    m.does("pick medic mp40", "shoot medic mp40 b")
    assert m.commando("medic").items == ["mp40"]


@rule("VC-SHOOT-03")
def test_the_nest_gun_is_for_who_sits_inside() -> None:
    m = scene("[a: medic in nest, scout, nest] [b: mp40]", dice=[1, 1, 1, 1])
    assert "shoot medic nest b" in m.texts
    m.does("shoot medic nest b", "leave_nest medic")
    assert m.refused("shoot medic nest b") == "VC-NEST-04"
    assert m.dice_left == 0


@rule("VC-SHOOT-04")
def test_in_range_are_the_own_tile_and_open_neighbours() -> None:
    m = scene("""
        [a in: mp40] [b: mp40]              [c in: mp40]
        [d: mp40]    [e: medic, mp40]       [f: mp40]
        [g: mp40]    [h in: mp40]           [i: mp40]
        """, doors="e-h locked")
    assert shots(m) == [f"shoot medic sten {tile}" for tile in "bdef"]
    assert m.refused("shoot medic sten h") == "VC-SHOOT-04"  # a locked door
    assert m.refused("shoot medic sten a") == "VC-SHOOT-04"  # a corner


@rule("VC-SHOOT-04")
def test_a_wall_blocks_a_shot_and_an_open_door_does_not() -> None:
    assert scene("[a: medic] [b in: mp40]").refused("shoot medic sten b") == "VC-SHOOT-04"
    assert "shoot medic sten b" in scene("[a: medic] [b in: mp40]", doors="a-b open").texts


@rule("VC-SHOOT-04")
def test_two_tiles_away_is_out_of_range() -> None:
    m = scene("[a: medic] [b] [c: mp40]")
    assert m.refused("shoot medic sten c") == "VC-SHOOT-04"


@rule("VC-SHOOT-05")
@pytest.mark.parametrize("drawing", ["[a: medic] [b in] [c]", "[a] [b in: medic] [c]"])
def test_a_locked_door_is_shot_open_from_either_side(drawing: str) -> None:
    m = scene(drawing, doors="a-b locked")
    m.play("shoot_door medic sten a-b")
    assert m.door("a-b") == "open"


@rule("VC-SHOOT-05")
def test_but_not_from_a_third_tile() -> None:
    m = scene("[a] [b in] [c: medic]", doors="a-b locked, b-c open")
    assert m.refused("shoot_door medic sten a-b") == "VC-SHOOT-05"


@rule("VC-SHOOT-06")
@pytest.mark.parametrize(("size", "number"), [("S", 4), ("M", 3), ("L", 2)])
def test_each_die_hits_on_the_number_of_the_target_tile(size: str, number: int) -> None:
    m = scene(f"[a: medic] [b {size}: 3 mp40]", dice=[number - 1, number - 1])
    m.play("shoot medic sten b")
    assert m.foes("b") == {"mp40": 3}
    assert m.told("missed")[0].rule == "VC-SHOOT-06"
    m = scene(f"[a: medic] [b {size}: 3 mp40]", dice=[number, number - 1, "medkit"])
    m.play("shoot medic sten b")
    assert m.foes("b") == {"mp40": 2}


@rule("VC-SHOOT-06")
def test_the_tile_of_the_shooter_does_not_matter() -> None:
    m = scene("[a M: medic] [b: mp40]", dice=[3, 3])
    m.play("shoot medic sten b")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-SHOOT-06")
@pytest.mark.parametrize(("commando", "weapon", "dice"), [
    ("scout", "silenced_pistol", 1), ("medic", "sten", 2), ("medic(mauser)", "mauser", 1), ("medic(mp40)", "mp40", 2),
    ("medic(stg44)", "stg44", 3), ("medic(mg42)", "mg42", 4), ("medic(silenced_sten)", "silenced_sten", 2)])
def test_as_many_dice_as_white_squares_on_the_weapon(commando: str, weapon: str, dice: int) -> None:
    role = commando.split("(")[0]
    m = scene(f"[a: {commando}] [b: mp40]", dice=[1] * dice)
    m.play(f"shoot {role} {weapon} b")
    assert m.dice_left == 0
    assert len(m.dice_of("shot")[0]) == dice


@rule("VC-SHOOT-07")
def test_who_sits_in_a_nest_is_not_hit_by_less_than_five() -> None:
    m = scene("[a: medic] [b: nest, mp40]", dice=[4, 4])
    m.play("shoot medic sten b")
    assert m.foes("b") == {"mp40": 1}
    m = scene("[a: medic] [b: nest, mp40]", dice=[4, 5, "medkit"])
    m.play("shoot medic sten b")
    assert m.foes("b") == {}


@rule("VC-SHOOT-07", "VC-SHOOT-09")
@pytest.mark.parametrize(("choice", "left", "nest"), [
    ("hit mp40@nest-b", {"mauser": 1}, "mauser"), ("hit mauser", {"mp40": 1}, "mp40")])
def test_with_a_five_the_owner_chooses_the_nest_or_someone_outside(choice: str, left: dict[str, int], nest: str) -> None:
    m = scene("[a: medic] [b: nest, mp40, 2 mauser]", dice=[4, 5, "medkit", "tnt"], seats=2, owners={"medic": 1})
    m.play("shoot medic sten b")                            # the 4 can only have hit one outside
    assert m.asked == "hit"
    assert m.pending.by == (1,)
    assert sorted(m.texts) == ["hit mauser", "hit mp40@nest-b"]
    m.play(choice, 1)
    assert m.foes("b") == left
    assert m.guard("nest-b") == nest


@rule("VC-SHOOT-08")
def test_a_shot_at_a_door_needs_no_dice_but_is_heard_and_seen() -> None:
    m = scene("[a: medic] [b in]", doors="a-b locked")
    m.play("shoot_door medic sten a-b")
    assert m.door("a-b") == "open"
    assert m.commando("medic").visible
    assert m.alarm()
    assert m.told("seen")[0].rule == "VC-STEALTH-11"


@rule("VC-SHOOT-08")
def test_a_silent_weapon_opens_a_door_unseen_and_unheard() -> None:
    m = scene("[a: scout] [b in]", doors="a-b locked")
    m.play("shoot_door scout silenced_pistol a-b")
    assert m.door("a-b") == "open"
    assert m.commando("scout").stealthy
    assert not m.alarm()


@rule("VC-SHOOT-09")
def test_each_hit_eliminates_one_enemy_of_the_owners_choice() -> None:
    m = scene("[a: medic, scout] [b M: mp40, mauser, storm_trooper]", dice=[3, 6, "medkit", "tnt"],
              seats=2, owners={"medic": 1})
    m.play("shoot medic sten b")
    assert (m.asked, m.pending.by, m.pending.rule) == ("hit", (1,), "VC-SHOOT-09")
    m.play("hit storm_trooper", 1)
    m.play("hit mauser", 1)
    assert m.foes("b") == {"mp40": 1}


@rule("VC-SHOOT-09")
def test_a_guard_can_be_spared_or_chosen() -> None:
    m = scene("[a: medic] [b: alarm, 2 mp40]", dice=[1, 4, "medkit"])
    m.play("shoot medic sten b")
    assert m.texts == ["hit mp40", "hit mp40@alarm-b"]
    m.play("hit mp40@alarm-b")
    assert m.guard("alarm-b") == "mp40"                     # the other takes over


@rule("VC-SHOOT-10")
def test_surplus_hits_are_lost_and_never_carry_to_another_tile() -> None:
    m = scene("[a: mauser] [b: medic(mg42), mauser] [c: mp40]", dice=[6, 6, 6, 6, "medkit"])
    m.play("shoot medic mg42 c")
    assert m.foes("c") == {}
    assert (m.foes("a"), m.foes("b")) == ({"mauser": 1}, {"mauser": 1})
    assert m.items("c") == ["medkit"]
    assert m.dice_left == 0


@rule("VC-SHOOT-11")
def test_a_shot_hits_neither_commandos_nor_objectives() -> None:
    m = scene("[a: medic] [b: scout visible, mp40, objective destroy, met resistance_leader visible]", dice=[6, 6, "medkit"])
    m.play("shoot medic sten b")
    assert m.foes("b") == {}
    assert m.commando("scout").wounds == 0
    assert m.escort("resistance_leader") == ("b", "visible")
    assert m.state.objective[0] == 0                        # the destroy objective is still open
    assert m.lost == ""


@rule("VC-SHOOT-11")
def test_nor_the_shooter_on_its_own_tile() -> None:
    m = scene("[a: medic visible, mp40]", dice=[6, 6, "medkit"])
    m.play("shoot medic sten a")
    assert m.foes("a") == {}
    assert m.commando("medic").wounds == 0


@rule("VC-SHOOT-12")
def test_the_symbols_of_the_weapon_count_from_the_declaration_before_the_dice() -> None:
    m = scene("[a: medic] [b: mp40]", dice=[1, 1])
    m.play("shoot medic sten b")
    assert m.commando("medic").visible
    assert m.alarm()
    order = [event.name for event in m.log]
    assert max(order.index("seen"), order.index("alarm_on")) < order.index("shot")
    assert m.told("alarm_on")[0].rule in ("VC-ALARM-02", "VC-ALARM-03")


@rule("VC-SHOOT-12")
def test_so_a_kill_with_a_noisy_weapon_is_no_stealthy_kill() -> None:
    m = scene("[a: medic] [b: 2 mp40]", dice=[6, 1, "spotted"])
    m.play("shoot medic sten b")
    assert [event.rule for event in m.told("seen")] == ["VC-STEALTH-11"]


@rule("VC-SHOOT-12")
@pytest.mark.parametrize(("commando", "weapon", "seen", "heard"), [
    ("sniper", "mosin_rifle", False, True), ("sniper:ochre", "springfield_rifle", False, True),
    ("scout", "silenced_pistol", False, False), ("sapper:ochre", "pistol", True, True)])
def test_each_weapon_has_its_own_symbols(commando: str, weapon: str, seen: bool, heard: bool) -> None:
    role = commando.split(":")[0]
    m = scene(f"[a: {commando}] [b: mp40]", dice=[1, 1][:1 if "pistol" in weapon else 2])
    m.play(f"shoot {role} {weapon} b")
    if m.asked == "patience":
        m.play("keep")
    assert m.commando(role).visible == seen
    assert m.alarm() == heard
