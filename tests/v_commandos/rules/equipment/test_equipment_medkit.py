"""Equipment in general (VC-EQUIP) and the first-aid kit (VC-MEDKIT)."""

from typing import Any

import pytest

from bocage.games.v_commandos.pieces import ROLES, SIDES
from tests.marks import rule
from tests.v_commandos.piles import discarded_items
from tests.v_commandos.scene import Scene, scene

EVERY_CARD = [(role, side) for role in ROLES for side in SIDES]
# What each kind of token lets its bearer do on the tile of ``workshop``.
USES = {
    "medkit": "heal {0} {0}", "crowbar": "force {0} a-c", "uniform": "disguise {0}", "tnt": "lay {0}", "bombing": "bomb {0} b",
    "grenade": "shoot {0} grenade b", "mp40": "shoot {0} mp40 b", "mauser": "shoot {0} mauser b", "stg44": "shoot {0} stg44 b",
    "mg42": "shoot {0} mg42 b", "silenced_sten": "shoot {0} silenced_sten b", "springfield": "shoot {0} springfield b",
    "mosin_nagant": "shoot {0} mosin_nagant b",
}
DICE = {
    "sten": 2, "mp40": 2, "mauser": 1, "stg44": 3, "mg42": 4, "silenced_sten": 2, "springfield": 2, "mosin_nagant": 2,
    "grenade": 3,
}


def workshop(commando: str, **more: Any) -> Scene:
    return scene(f"""
        [a: {commando}, entrance W] [b: 2 mauser]
        [c in]
        """, doors="a-c locked", **more)


# --- equipment in general ---------------------------------------------------------------------------------------------


@rule("VC-EQUIP-01")
@pytest.mark.parametrize(("role", "side"), EVERY_CARD)
def test_any_commando_may_use_any_equipment(role: str, side: str) -> None:
    for item, use in USES.items():
        m = workshop(f"{role}:{side}({item}) wounded 1")
        assert use.format(role) in m.texts


@rule("VC-EQUIP-02")
@pytest.mark.parametrize("item", [*USES, "barricade"])
def test_using_any_equipment_costs_one_action(item: str) -> None:
    # The Officer: Medic and Sapper have abilities about kits and charges.
    use = USES.get(item, "barricade {0} a-W").format("officer")
    m = workshop(f"officer({'crowbar' if item == 'barricade' else item}) wounded 1, medic", budget=2, loose=True)
    m.play(use)
    assert m.commando("officer").actions == 1


@rule("VC-EQUIP-02")
@pytest.mark.parametrize("use", ["heal officer officer", "force officer a-c", "barricade officer a-W", "disguise officer",
                                 "lay officer", "bomb officer b"])
def test_equipment_that_the_commando_does_not_carry_cannot_be_used(use: str) -> None:
    m = workshop("officer wounded 1")
    assert m.refused(use) == "VC-EQUIP-02"


@rule("VC-EQUIP-02")
def test_equipment_cannot_be_used_without_an_action_left() -> None:
    m = workshop("officer(tnt medkit) wounded 1, medic", budget=1)
    m.play("heal officer officer")
    assert m.refused("lay officer") == "VC-ACT-03"


@rule("VC-EQUIP-03")
def test_a_blue_weapon_is_used_again_and_again() -> None:
    m = scene("[a: officer(mp40), medic] [b: 4 mauser]", dice=[1, 1] * 3)
    m.does("shoot officer mp40 b", "shoot officer mp40 b", "shoot officer mp40 b")
    assert m.commando("officer").items == ["mp40"]
    assert discarded_items(m) == []


@rule("VC-EQUIP-03")
@pytest.mark.parametrize("item", ["medkit", "uniform", "grenade", "bombing"])
def test_green_equipment_is_discarded_after_use(item: str) -> None:
    m = workshop(f"officer({item}) wounded 1", dice=[1] * 5)
    m.play(USES[item].format("officer"))
    assert m.commando("officer").items == []
    assert discarded_items(m) == [item]


@rule("VC-EQUIP-03")
def test_what_lies_red_side_up_on_the_terrain_is_out_of_reach() -> None:
    m = workshop("officer(tnt crowbar)")
    m.does("lay officer", "barricade officer a-W")
    assert m.commando("officer").items == []
    assert discarded_items(m) == []
    assert m.items("a") == []
    assert m.refused("pick officer tnt") == "VC-PICK-02"
    assert m.asked == "act"
    assert "pick officer crowbar" not in m.texts


@rule("VC-EQUIP-03")
def test_an_orange_token_is_never_left_on_the_tile() -> None:
    m = scene("[a: officer, mauser]", dice=["spotted"])
    m.play("melee officer mauser")
    assert m.items("a") == []
    assert discarded_items(m) == ["spotted"]


@rule("VC-EQUIP-04")
@pytest.mark.parametrize(("weapon", "number"), DICE.items())
def test_a_weapon_rolls_a_die_for_each_white_square(weapon: str, number: int) -> None:
    m = scene(f"[a: officer({'' if weapon == 'sten' else weapon})] [b: mauser]", dice=[1] * number)
    m.play(f"shoot officer {weapon} b")
    assert m.told("shot")[0].args[-1] == (1,) * number
    assert m.dice_left == 0


@rule("VC-EQUIP-04")
@pytest.mark.parametrize("weapon", ["mp40", "mauser", "stg44", "mg42", "silenced_sten", "springfield", "mosin_nagant"])
def test_only_the_weapons_with_a_line_around_their_squares_obey_a_special_rule(weapon: str) -> None:
    m = scene(f"[a: officer({weapon}), medic] [b: mauser]", dice=[1] * 4, loose=True)
    m.does(f"shoot officer {weapon} b", f"give officer medic {weapon}", "end officer", "activate medic")
    if weapon in ("stg44", "mg42"):
        assert m.refused(f"shoot medic {weapon} b") == "VC-HEAT-01"
    else:
        assert f"shoot medic {weapon} b" in m.texts


@rule("VC-EQUIP-05")
@pytest.mark.parametrize("face", ["", "visible"])
def test_equipment_is_used_among_enemies_without_a_reaction(face: str) -> None:
    m = scene(f"""
        [a: officer(medkit uniform tnt) wounded 1 {face}, 2 mp40] [b: mauser]
        """, alarm=bool(face))
    m.does("heal officer officer", "disguise officer", "lay officer")
    assert m.commando("officer").wounds == 0
    assert m.commando("officer").uniform
    assert m.charges("a") == 1
    assert m.commando("officer").visible == bool(face)
    assert m.told("reaction") == []


# --- first-aid kit ----------------------------------------------------------------------------------------------------


@rule("VC-MEDKIT-01")
def test_the_bearer_heals_itself_or_someone_on_its_tile_but_nobody_next_door() -> None:
    m = scene("[a: sapper(medkit) wounded 1, officer wounded 1, scout wounded 1] [b: sniper wounded 1]")
    assert [text for text in m.texts if text.startswith("heal")] == [
        "heal sapper scout", "heal sapper sapper", "heal sapper officer"]
    assert m.refused("heal sapper sniper") == "VC-MEDKIT-01"
    m.play("heal sapper officer")
    assert m.commando("officer").wounds == 0
    assert m.commando("sapper").wounds == 1


@rule("VC-MEDKIT-01")
def test_the_owner_of_the_kit_chooses_whom_it_heals() -> None:
    m = scene("[a: sapper(medkit), officer wounded 1]", seats=2, owners={"officer": 1})
    assert m.refused("heal sapper officer", seat=1) == "CORE-SEAT"
    m.play("heal sapper officer", seat=0)
    assert m.commando("officer").wounds == 0


@rule("VC-MEDKIT-02")
def test_a_kit_removes_all_wounds_of_one_commando() -> None:
    m = scene("[a: sapper(medkit medkit), officer wounded 2, sniper wounded 1]")
    m.play("heal sapper officer")
    assert m.commando("officer").wounds == 0
    assert m.commando("sniper").wounds == 1
    assert m.commando("sapper").items == ["medkit"]


@rule("VC-MEDKIT-02")
def test_a_kit_ends_the_critical_condition_and_the_count_to_elimination() -> None:
    m = scene("[a: sapper(medkit), officer critical, objective interact]", turn=2, until="start_turn", direction="N")
    m.set("officer: fell-in-turn 1")
    m.play("heal sapper officer")
    assert not m.commando("officer").critical
    assert m.commando("officer").wounds == 0
    m.does("end sapper", "done")
    assert m.phase == "start_turn"
    assert m.commando("officer").in_squad


@rule("VC-MEDKIT-02")
def test_a_critical_commando_without_a_kit_is_lost_at_the_end_of_the_next_turn() -> None:
    m = scene("[a: sapper(medkit), officer critical, objective interact]", phase="after_fire", turn=2, until="start_turn")
    m.set("officer: fell-in-turn 1")
    m.play("pass")
    assert m.phase == "start_turn"
    assert not m.commando("officer").in_squad


@rule("VC-MEDKIT-03")
def test_healed_before_its_activation_a_commando_has_all_its_actions() -> None:
    m = scene("[a: sapper(medkit), officer wounded 2]")
    m.does("heal sapper officer", "end sapper", "activate officer")
    assert m.commando("officer").actions == 3


@rule("VC-MEDKIT-03")
def test_healed_during_its_activation_a_commando_regains_no_action() -> None:
    m = scene("[a: officer(medkit) wounded 1]", active=None)
    m.play("activate officer")
    assert m.commando("officer").actions == 2
    m.play("heal officer officer")
    assert m.commando("officer").wounds == 0
    assert m.commando("officer").actions == 1


@rule("VC-MEDKIT-03")
def test_healed_by_another_in_the_middle_of_its_activation_a_commando_regains_no_action() -> None:
    m = scene("[a: officer wounded 1, sapper(medkit) plus 1]", active="officer", budget=2)
    m.play("heal sapper officer +1")
    assert m.commando("officer").wounds == 0
    assert m.commando("officer").actions == 2


@rule("VC-MEDKIT-04")
@pytest.mark.parametrize("tile", ["a", "a M", "a in", "a M in"])
def test_healed_out_of_critical_condition_a_commando_is_stealthy(tile: str) -> None:
    m = scene(f"[{tile}: sapper(medkit), officer critical]")
    m.play("heal sapper officer")
    assert m.commando("officer").stealthy
    assert not m.alarm()
    assert m.told("hidden")[0].rule == "VC-MEDKIT-04"


@rule("VC-MEDKIT-04")
def test_healed_among_enemies_it_is_stealthy_without_a_test() -> None:
    m = scene("[a: sapper(medkit), officer critical, 2 mp40]")
    m.play("heal sapper officer")
    assert m.commando("officer").stealthy
    assert m.told("tested") == []


@rule("VC-MEDKIT-04")
def test_healed_on_a_large_tile_it_is_visible_and_the_alarm_sounds() -> None:
    m = scene("""
        [a L: sapper(medkit) uniform, officer critical]
        . .
        """)
    m.play("heal sapper officer")
    assert m.commando("officer").visible
    assert m.told("seen")[0].rule == "VC-MEDKIT-04"
    assert m.alarm()
    assert m.commando("sapper").stealthy


@rule("VC-MEDKIT-05")
@pytest.mark.parametrize("face", ["", "visible"])
@pytest.mark.parametrize("tile", ["a", "a M", "a L"])
def test_a_wound_healed_changes_no_face(face: str, tile: str) -> None:
    m = scene(f"""
        [{tile}: officer(medkit) wounded 2 {face}]
        {". ." if tile == "a L" else ""}
        """, alarm=bool(face))
    m.play("heal officer officer")
    assert m.commando("officer").wounds == 0
    assert m.commando("officer").visible == bool(face)
