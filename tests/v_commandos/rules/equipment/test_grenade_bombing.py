"""Grenades (VC-GREN) and bombing raids (VC-BOMB)."""

import pytest

from tests.marks import rule
from tests.v_commandos.piles import discarded_items, enemy_pool
from tests.v_commandos.scene import scene

# --- grenades ---------------------------------------------------------------------------------------------------------


@rule("VC-GREN-01")
def test_a_grenade_reaches_the_own_tile_and_neighbours_with_enemies_that_are_not_walled_off() -> None:
    m = scene("""
        [a: officer(grenade), mp40] [b: mp40] [c: mp40]
        [d in: mp40]                [e]
        [f]
        """, doors="a-d locked")
    assert [text for text in m.texts if "grenade" in text and "shoot" in text] == [
        "shoot officer grenade a", "shoot officer grenade b"]
    assert m.refused("shoot officer grenade c") == "VC-SHOOT-04"
    assert m.refused("shoot officer grenade d") == "VC-SHOOT-04"


@rule("VC-GREN-01")
def test_a_grenade_needs_an_enemy_on_the_target_tile() -> None:
    m = scene("[a: officer(grenade)] [b]")
    assert m.refused("shoot officer grenade b") == "VC-SHOOT-01"


@rule("VC-GREN-01")
def test_a_grenade_never_opens_a_door() -> None:
    m = scene("[a: officer(grenade)] [b in]", doors="a-b locked")
    assert "shoot_door officer sten a-b" in m.texts
    assert m.refused("shoot_door officer grenade a-b") == "VC-GREN-01"


@rule("VC-GREN-01")
@pytest.mark.parametrize(("tile", "left"), [("b", 2), ("b M", 1)])
def test_a_grenade_hits_on_the_number_of_the_tile_and_leaves_rewards(tile: str, left: int) -> None:
    m = scene(f"[a: officer(grenade)] [{tile}: 3 mauser]", dice=[2, 3, 4] + ["medkit"] * (3 - left))
    m.play("shoot officer grenade b")
    assert m.foes("b") == {"mauser": left}
    assert m.items("b") == ["medkit"] * (3 - left)
    assert m.commando("officer").actions == 2
    assert discarded_items(m) == ["grenade"]


@rule("VC-GREN-02", "VC-GREN-03")
def test_a_grenade_on_the_own_tile_wounds_the_visible_thrower() -> None:
    m = scene("[a: officer(grenade) visible, mauser]", alarm=True, dice=[4, 5, 1, "medkit"])
    m.play("shoot officer grenade a")
    assert m.foes("a") == {}
    assert m.commando("officer").wounds == 1


@rule("VC-GREN-02")
def test_a_grenade_never_wounds_the_stealthy() -> None:
    m = scene("[a: officer(grenade), medic, mauser]", dice=[6, 6, 6, "medkit"])
    m.play("shoot officer grenade a")
    assert m.commando("officer").wounds == 0
    assert m.commando("medic").wounds == 0


@rule("VC-GREN-02")
def test_a_grenade_wounds_visible_commandos_and_escorts_of_the_target_tile() -> None:
    m = scene("[a: officer(grenade)] [b: medic visible, mauser]", alarm=True, dice=[6, 6, 1, "medkit"])
    m.play("shoot officer grenade b")
    assert m.commando("medic").wounds == 1
    m = scene("[a: officer(grenade)] [b: met admiral visible, mauser]", alarm=True, dice=[6, 6, 1])
    m.play("shoot officer grenade b")
    assert m.lost == "VC-ESCORT-11"


@rule("VC-GREN-03")
def test_a_grenade_spends_its_hits_on_enemies_first() -> None:
    m = scene("[a: officer(grenade)] [b: medic visible, 3 mauser]", alarm=True, dice=[6, 6, 6] + ["medkit"] * 3)
    m.play("shoot officer grenade b")
    assert m.foes("b") == {}
    assert m.commando("medic").wounds == 0


@rule("VC-GREN-03")
def test_the_owner_chooses_among_enemies_and_all_players_share_what_is_left() -> None:
    m = scene("[a: officer(grenade)] [b: medic visible, sniper visible, mauser, storm_trooper]", alarm=True,
              dice=[4, 5, 6, "medkit", "medkit"], seats=2, owners={"officer": 1})
    m.play("shoot officer grenade b", seat=1)
    assert (m.asked, m.pending.by) == ("hit", (1,))
    assert m.texts == ["hit mauser", "hit storm_trooper"]
    m.play("hit storm_trooper")
    assert (m.asked, m.pending.by) == ("share_hits", (0, 1))
    assert m.texts == ["wound medic", "wound sniper"]
    m.play("wound sniper")
    assert m.foes("b") == {}
    assert m.commando("sniper").wounds == 1
    assert m.commando("medic").wounds == 0


@rule("VC-GREN-04")
def test_a_grenade_die_below_five_never_counts_for_an_enemy_in_a_nest() -> None:
    m = scene("[a: officer(grenade)] [b M: mauser, nest]", dice=[3, 4, 4])
    m.play("shoot officer grenade b")
    assert m.guard("nest-b") == "mauser"


@rule("VC-GREN-04")
def test_a_grenade_die_below_five_never_counts_for_a_commando_in_a_nest() -> None:
    m = scene("[a: officer(grenade)] [b: medic visible in nest, mauser, nest]", alarm=True, dice=[4, 4, 5, "medkit"])
    m.play("shoot officer grenade b")
    assert m.foes("b") == {}
    assert m.commando("medic").wounds == 1


@rule("VC-GREN-05")
def test_a_grenade_triggers_the_alarm_even_when_it_misses_and_leaves_its_thrower_unseen() -> None:
    m = scene("[a: officer(grenade)] [b: mauser]", dice=[1, 1, 1])
    m.play("shoot officer grenade b")
    assert m.alarm()
    assert m.told("alarm_on")[0].rule == "VC-ALARM-02"
    assert m.commando("officer").stealthy


# --- bombing raids ----------------------------------------------------------------------------------------------------


@rule("VC-BOMB-01")
def test_a_raid_may_target_any_outdoor_tile_on_any_terrain_in_play_with_or_without_enemies() -> None:
    m = scene(["[a: officer(bombing)] [b in]", "[a: mauser] [b in] [c]", "[a]"], built=[0, 1])
    assert [text.split()[2] for text in m.texts if text.startswith("bomb")] == ["one.a", "two.a", "two.c"]
    assert m.refused("bomb officer one.b") == "VC-BOMB-01"
    assert m.refused("bomb officer three.a") == "VC-BOMB-01"


@rule("VC-BOMB-01")
def test_calling_a_raid_costs_an_action_and_the_token_and_is_for_the_owner_to_aim() -> None:
    m = scene("[a: officer(bombing), medic] [b]", dice=[1] * 5, seats=2, owners={"officer": 1})
    assert m.refused("bomb officer b", seat=0) == "CORE-SEAT"
    m.play("bomb officer b", seat=1)
    assert m.commando("officer").actions == 2
    assert m.commando("officer").items == []
    assert discarded_items(m) == ["bombing"]


@rule("VC-BOMB-02")
@pytest.mark.parametrize(("tile", "killed"), [("b", 2), ("b M", 3), ("b L", 4)])
def test_a_raid_rolls_five_dice_against_the_number_of_the_tile(tile: str, killed: int) -> None:
    m = scene(f"""
        [a: officer(bombing)] [{tile}: 4 mauser]
        {". . ." if tile == "b L" else ""}
        """, dice=[1, 2, 3, 4, 5] + ["medkit"] * killed)
    m.play("bomb officer b")
    assert sum(m.foes("b").values()) == 4 - killed
    assert m.dice_left == 0


@rule("VC-BOMB-03")
def test_a_raid_spends_its_hits_on_enemies_first_and_players_share_the_rest() -> None:
    m = scene("[a: officer(bombing)] [b: medic visible, sniper visible, mauser]", alarm=True, dice=[6, 6, 6, 1, 1, "medkit"],
              seats=2, owners={"officer": 1})
    m.play("bomb officer b")
    assert m.foes("b") == {}
    assert m.asked == "share_hits"
    assert m.pending.by == (0, 1)
    m.does("wound medic", "wound sniper")
    assert m.commando("medic").wounds == 1
    assert m.commando("sniper").wounds == 1


@rule("VC-BOMB-03")
def test_the_caller_chooses_which_enemies_a_raid_kills() -> None:
    m = scene("[a: officer(bombing)] [b: mp40, mauser]", dice=[6, 1, 1, 1, 1, "medkit"], seats=2, owners={"officer": 1})
    m.play("bomb officer b")
    assert m.asked == "hit"
    assert m.pending.by == (1,)
    m.play("hit mauser")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-BOMB-03")
def test_a_bombing_die_below_five_never_counts_for_the_occupant_of_a_nest() -> None:
    m = scene("[a: officer(bombing)] [b: mauser, nest]", dice=[4, 4, 4, 4, 4])
    m.play("bomb officer b")
    assert m.foes("b") == {"mauser": 1}
    m = scene("[a: officer(bombing)] [b: medic visible in nest, nest]", alarm=True, dice=[4, 4, 4, 4, 6])
    m.play("bomb officer b")
    assert m.commando("medic").wounds == 1


@rule("VC-BOMB-03")
def test_a_raid_may_wound_its_own_caller_when_visible() -> None:
    m = scene("[a: officer(bombing) visible]", alarm=True, dice=[4, 1, 1, 1, 1])
    m.play("bomb officer a")
    assert m.commando("officer").wounds == 1


@rule("VC-BOMB-04")
def test_stealthy_commandos_under_a_raid_are_safe() -> None:
    m = scene("[a: officer(bombing), medic]", dice=[6] * 5)
    m.play("bomb officer a")
    assert m.commando("officer").wounds == 0
    assert m.commando("medic").wounds == 0
    assert m.commando("officer").stealthy


@rule("VC-BOMB-05")
def test_enemies_killed_by_a_raid_return_to_the_pool_and_leave_equipment() -> None:
    m = scene("[a: officer(bombing)] [b: storm_trooper, mauser]", dice=[6, 6, 1, 1, 1, "tnt", "mp40"])
    m.play("bomb officer b")
    if m.asked == "hit":
        m.play("hit mauser")
    assert m.items("b") == ["tnt", "mp40"]
    assert enemy_pool(m)["storm_trooper"] == 1


@rule("VC-BOMB-06")
def test_a_raid_triggers_the_alarm_of_the_terrain_it_strikes() -> None:
    m = scene(["[a: officer(bombing)]", "[a]"], dice=[1] * 5)
    m.play("bomb officer two.a")
    assert m.alarm(1)
    assert not m.alarm(0)
    assert m.told("alarm_on")[0].rule == "VC-ALARM-02"


@rule("VC-GREN-03", "VC-BOMB-03", "VC-MELEE-03", "VC-SHOOT-09", "VC-SHOOT-10")
@pytest.mark.parametrize(("drawing", "action", "dice", "killed", "lost"), [
    ("[a: scout, mp40]", "melee scout mp40", ["medkit"], "VC-MELEE-03", []),
    ("[a: medic visible] [b: mp40]", "shoot medic sten b", [4, 4, "medkit"], "VC-SHOOT-09", ["VC-SHOOT-10"]),
    ("[a: medic(grenade)] [b: mp40]", "shoot medic grenade b", [4, 4, 1, "medkit"], "VC-GREN-03", ["VC-GREN-03"]),
    ("[a: medic(bombing)] [b: mp40]", "bomb medic b", [4, 4, 1, 1, 1, "medkit"], "VC-BOMB-03", ["VC-BOMB-03"]),
])
def test_the_log_names_the_rule_of_the_attack(drawing: str, action: str, dice: list[int | str], killed: str,
                                              lost: list[str]) -> None:
    m = scene(drawing, dice=dice, alarm=True)
    m.play(action)
    assert [event.rule for event in m.told("killed")] == [killed]
    assert [event.rule for event in m.told("hits_lost")] == lost


@rule("VC-GREN-03", "VC-ESCORT-10", "VC-REACT-05")
def test_whoever_shares_hits_is_told_the_rule_of_the_attack() -> None:
    thrown = scene("[a: medic(grenade), mauser, scout visible, officer visible]", dice=[4, 4, 1], alarm=True)
    thrown.play("shoot medic grenade a")
    assert (thrown.asked, thrown.pending.rule) == ("share_hits", "VC-GREN-03")
    leaving = scene("[a: medic visible wounded 2, met resistance_leader visible, mp40] [b]", dice=[4, 4], alarm=True)
    leaving.play("move medic b resistance_leader")
    assert (leaving.asked, leaving.pending.rule) == ("share_hits", "VC-ESCORT-10")
    alone = scene("[a: medic visible wounded 2, mp40] [b]", dice=[4, 4], alarm=True)
    alone.play("move medic b")
    assert [event.rule for event in alone.told("hits_lost")] == ["VC-REACT-05"]
