"""Firearms (VC-GUN) and overheating (VC-HEAT)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import Scene, scene

# --- firearms ---------------------------------------------------------------------------------------------------------


@rule("VC-GUN-01")
def test_a_commandos_shot_hits_no_commando_and_no_escort() -> None:
    m = scene("[a: officer visible] [b: medic visible, met resistance_leader visible, mauser]", alarm=True,
              dice=[6, 6, "medkit"])
    m.play("shoot officer sten b")
    assert m.foes("b") == {}
    assert m.commando("medic").wounds == 0
    assert m.escort("resistance_leader") == ("b", "visible")
    assert m.dice_left == 0


@rule("VC-GUN-01")
def test_enemy_fire_hits_only_the_visible() -> None:
    m = scene("[a: officer, medic visible, mp40]", phase="fire", alarm=True, dice=[6, 6])
    assert m.commando("officer").wounds == 0
    assert m.commando("medic").wounds == 2


@rule("VC-GUN-01")
def test_enemy_fire_hits_no_enemy() -> None:
    m = scene("[a: medic visible, mp40, mauser]", phase="fire", alarm=True, dice=[6, 6, 6])
    assert m.foes("a") == {"mp40": 1, "mauser": 1}
    assert m.commando("medic").critical


def fires(weapon: str, role: str = "officer") -> Scene:
    """A stealthy commando fires at the next tile and misses."""
    carried = "" if weapon in ("sten", "pistol", "silenced_pistol", "mosin_rifle", "springfield_rifle") else weapon
    side = "ochre" if weapon in ("pistol", "springfield_rifle") else "blue"
    m = scene(f"[a: {role}:{side}({carried})] [b: mauser]", dice=[1] * 4)
    m.play(f"shoot {role} {weapon} b")
    if m.asked == "patience":
        m.play("keep")
    return m


@rule("VC-GUN-02")
@pytest.mark.parametrize("weapon", ["sten", "pistol", "mp40", "mauser", "stg44", "mg42"])
def test_a_standard_firearm_shows_its_user_and_triggers_the_alarm(weapon: str) -> None:
    m = fires(weapon)
    assert m.commando("officer").visible
    assert m.told("seen")[0].rule == "VC-STEALTH-11"
    assert m.alarm()


@rule("VC-GUN-02")
def test_the_gun_of_a_nest_shows_its_user_and_triggers_the_alarm() -> None:
    m = scene("[a: officer in nest, nest] [b: mauser]", dice=[1] * 4)
    m.play("shoot officer nest b")
    assert m.commando("officer").visible
    assert m.alarm()


@rule("VC-GUN-02")
def test_each_use_of_a_standard_firearm_counts_also_at_a_door() -> None:
    m = scene("[a: officer] [b in]", doors="a-b locked")
    m.play("shoot_door officer sten a-b")
    assert m.commando("officer").visible
    assert m.alarm()


@rule("VC-GUN-03")
def test_a_silenced_sten_is_neither_seen_nor_heard() -> None:
    m = fires("silenced_sten")
    assert m.commando("officer").stealthy
    assert not m.alarm()


@rule("VC-GUN-03")
@pytest.mark.parametrize(("weapon", "role"), [
    ("springfield", "officer"), ("mosin_nagant", "officer"), ("mosin_rifle", "sniper"), ("springfield_rifle", "sniper")])
def test_a_sniper_rifle_is_heard_but_not_seen(weapon: str, role: str) -> None:
    m = fires(weapon, role)
    assert m.commando(role).stealthy
    assert m.alarm()


# --- overheating ------------------------------------------------------------------------------------------------------


@rule("VC-HEAT-01")
@pytest.mark.parametrize("weapon", ["stg44", "mg42"])
def test_no_other_commando_may_fire_an_overheating_weapon_in_the_same_turn(weapon: str) -> None:
    m = scene(f"[a: officer({weapon}), sapper] [b: mauser]", dice=[1] * 4, loose=True)
    m.does(f"shoot officer {weapon} b", f"give officer sapper {weapon}", "end officer", "activate sapper")
    assert m.refused(f"shoot sapper {weapon} b") == "VC-HEAT-01"
    assert "shoot sapper sten b" in m.texts


@rule("VC-HEAT-01")
def test_who_has_fired_an_overheating_weapon_may_go_on_firing_it() -> None:
    m = scene("[a: officer(stg44)] [b: mauser]", dice=[1] * 9)
    m.does("shoot officer stg44 b", "shoot officer stg44 b", "shoot officer stg44 b")
    assert len(m.told("shot")) == 3


@rule("VC-HEAT-01")
def test_an_overheating_weapon_that_was_only_carried_is_cool() -> None:
    m = scene("[a: officer(stg44), sapper] [b: mauser]", dice=[1] * 3)
    m.does("give officer sapper stg44", "end officer", "activate sapper", "shoot sapper stg44 b")
    assert len(m.told("shot")) == 1


@rule("VC-HEAT-01")
def test_firing_at_a_door_heats_the_weapon_too() -> None:
    m = scene("[a: officer(mg42), sapper] [b in]", doors="a-b locked")
    m.does("shoot_door officer mg42 a-b", "give officer sapper mg42", "end officer", "activate sapper")
    assert "sapper" not in {text.split()[1] for text in m.texts if "mg42" in text and text.startswith("shoot")}


@rule("VC-HEAT-01", "VC-NEST-04")
def test_the_gun_of_a_nest_overheats() -> None:
    m = scene("[a: officer in nest, sapper, nest] [b: mauser]", dice=[1] * 4)
    m.does("shoot officer nest b", "leave_nest officer", "enter_nest sapper", "end officer", "activate sapper")
    assert m.refused("shoot sapper nest b") == "VC-HEAT-01"


@rule("VC-HEAT-02")
@pytest.mark.parametrize("weapon", ["stg44", "mg42"])
def test_two_weapons_of_a_kind_overheat_each_for_itself(weapon: str) -> None:
    m = scene(f"[a: officer({weapon}), sapper({weapon}-2)] [b: mauser]", dice=[1] * 8)
    m.does(f"shoot officer {weapon} b", "end officer", "activate sapper")
    assert f"shoot sapper {weapon}-2 b" in m.texts
    m.does(f"give officer sapper {weapon}")
    assert m.refused(f"shoot sapper {weapon} b") == "VC-HEAT-01"


@rule("VC-HEAT-02")
def test_two_nests_overheat_each_for_itself() -> None:
    m = scene("[a: officer in nest, nest] [b: mauser] [c: sapper in nest, nest]", dice=[1] * 4)
    m.does("shoot officer nest b", "end officer", "activate sapper")
    assert "shoot sapper nest b" in m.texts


@rule("VC-HEAT-02")
def test_heat_lasts_through_the_moments_of_the_enemy_phase() -> None:
    m = scene("[a: officer(stg44), sapper plus 1] [b: mauser, objective interact]", dice=[1] * 3, until="movement")
    m.does("shoot officer stg44 b", "give officer sapper stg44", "end officer", "done")
    assert m.phase == "before_reinforcement"
    assert m.refused("shoot sapper stg44 b +1") == "VC-HEAT-01"
    assert "shoot sapper sten b +1" in m.texts
    m.play("pass")
    assert m.phase == "before_movement"
    assert m.refused("shoot sapper stg44 b +1") == "VC-HEAT-01"


@rule("VC-HEAT-02")
def test_heat_is_counted_from_the_enemy_phase_on_as_well_as_from_the_commandos_phase() -> None:
    m = scene("[a: officer(stg44) plus 1, sapper plus 1] [b: mauser]", phase="before_reinforcement", dice=[1] * 3)
    m.does("shoot officer stg44 b +1", "give officer sapper stg44")
    assert m.refused("shoot sapper stg44 b +1") == "VC-HEAT-01"


@rule("VC-HEAT-02")
def test_the_next_turn_the_weapon_has_cooled() -> None:
    m = scene("[a: officer(stg44), sapper] [b in] [z in: objective interact]\n[c in]", doors="a-b locked, a-c locked",
              dice=["long_shadows"], until="set_up")
    m.does("shoot_door officer stg44 a-b", "give officer sapper stg44", "end officer", "activate sapper")
    assert m.refused("shoot_door sapper stg44 a-c") == "VC-HEAT-01"
    m.does("end sapper", "pass", "pass", "pass", "pass", "activate sapper", "shoot_door sapper stg44 a-c")
    assert m.state.turn == 2
    assert m.door("a-c") == "open"


@rule("VC-HEAT-03")
def test_an_enemy_fires_a_nest_gun_that_a_commando_has_heated() -> None:
    m = scene("[a: officer in nest, nest] [b: mauser]", dice=[1] * 4 + [1, 4, 4, 1], until="after_fire")
    m.does("shoot officer nest b", "leave_nest officer", "end officer", "pass", "pass", "none")
    assert m.guard("nest-a") == "mauser"
    assert m.told("group_fired")[0].args[-1] == (1, 4, 4, 1)
    assert m.commando("officer").wounds == 2


@rule("VC-HEAT-01", "VC-HEAT-02", "VC-SAVE-05")
def test_a_hot_gun_that_changes_hands_stays_hot_for_a_saved_action_in_the_same_turn() -> None:
    m = scene("[a: medic(stg44), scout plus 1] [b: 2 mp40]", dice=[1, 1, 1])
    m.does("shoot medic stg44 b", "give medic scout stg44")
    assert m.refused("shoot scout stg44 b +1") == "VC-HEAT-01"
