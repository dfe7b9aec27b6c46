"""The ten special abilities of the commando cards: what each does, and its limits (VC-CARD-04, VC-CARD-05)."""

import pytest

from tests.marks import rule
from tests.v_commandos.real_scenarios import wait
from tests.v_commandos.scene import scene

# --- Medic, blue: Steady hands (P): when using a medkit roll a die, on 5–6 keep it -------------------------------------


@rule("VC-CARD-05")
@pytest.mark.parametrize("die", [5, 6])
def test_steady_hands_keep_the_medkit_on_a_five_or_six(die: int) -> None:
    m = scene("[a: medic(medkit), scout wounded 2]", dice=[die])
    m.play("heal medic scout")
    assert (m.asked, m.texts) == ("steady_hands", ["apply", "decline"])
    m.play("apply")
    assert m.commando("medic").items == ["medkit"]
    assert m.commando("scout").wounds == 0
    assert m.told("kit_kept")[0].rule == "VC-CARD-05"


@rule("VC-CARD-05")
def test_steady_hands_spend_the_medkit_on_a_four() -> None:
    m = scene("[a: medic(medkit), scout wounded 2]", dice=[4])
    m.does("heal medic scout", "apply")
    assert m.commando("medic").items == []
    assert m.view(None).equipment_discard == {"medkit": 1}


@rule("VC-CARD-05")
def test_steady_hands_need_not_be_tried() -> None:
    m = scene("[a: medic(medkit) wounded 1]")
    m.does("heal medic medic", "decline")
    assert m.commando("medic").items == []


@rule("VC-CARD-05")
@pytest.mark.parametrize("healer", ["medic:ochre", "scout"])
def test_only_the_blue_medic_has_steady_hands(healer: str) -> None:
    role = healer.split(":")[0]
    m = scene(f"[a: {healer}(medkit) wounded 1]")
    m.play(f"heal {role} {role}")
    assert m.asked == "act"
    assert m.commando(role).items == []


# --- Medic, ochre: Dressing (2 actions, once a turn): one −1 token off a commando on the tile, not off a critical one ---


@rule("VC-CARD-04")
def test_dressing_takes_one_wound_away_for_two_actions() -> None:
    m = scene("[a: medic:ochre, scout wounded 2]")
    m.play("dress medic scout")
    assert m.commando("scout").wounds == 1
    assert m.commando("medic").actions == 1
    assert m.told("dressed")[0].rule == "VC-CARD-04"


@rule("VC-CARD-04")
def test_dressing_before_the_patient_acts_gives_the_action_back() -> None:
    m = scene("[a: medic:ochre, scout wounded 1]")
    m.does("dress medic scout", "end medic", "activate scout")
    assert m.commando("scout").actions == 3


@rule("VC-CARD-04")
def test_the_medic_may_dress_his_own_wound_but_regains_no_action() -> None:
    m = scene("[a: medic:ochre wounded 1]", budget=2, until="end_turn", direction="E")
    m.play("dress medic medic")
    assert m.commando("medic").wounds == 0
    assert m.commando("medic").actions == 0


@rule("VC-CARD-04")
def test_dressing_once_a_turn() -> None:
    m = scene("[a: medic:ochre, scout wounded 2]", budget=4)
    m.play("dress medic scout")
    assert m.refused("dress medic scout") == "VC-CARD-04"


@rule("VC-CARD-04")
def test_dressing_cannot_be_paid_with_one_action_or_a_saved_one() -> None:
    m = scene("[a: medic:ochre plus 1, scout wounded 1]", budget=1)
    assert m.refused("dress medic scout") == "VC-ACT-01"
    assert m.asked == "act"
    assert not [text for text in m.texts if text.startswith("dress")]


@rule("VC-CARD-04")
@pytest.mark.parametrize("drawing", [
    "[a: medic:ochre, scout critical]", "[a: medic:ochre] [b: scout wounded 1]", "[a: medic:ochre, scout]",
    "[a: medic, scout wounded 1]"])
def test_no_dressing_for_the_critical_the_absent_and_the_fit_nor_by_the_blue_medic(drawing: str) -> None:
    m = scene(drawing)
    assert m.refused("dress medic scout") == "VC-CARD-04"


# --- Sniper, blue: Long sight (P): also a tile two steps away in a straight line, all edges between open ----------------


@rule("VC-CARD-05")
def test_long_sight_reaches_two_tiles_in_a_straight_line() -> None:
    m = scene("[a: sniper] [b] [c: mp40]", dice=[4, 1, "medkit"])
    m.play("shoot sniper mosin_rifle c")
    assert m.foes("c") == {}


@rule("VC-CARD-05")
def test_long_sight_crosses_open_doors_and_medium_tiles() -> None:
    m = scene("[a in: sniper] [b M] [c in: mp40]", doors="a-b open, b-c open", dice=[4, 1, "medkit"])
    m.play("shoot sniper mosin_rifle c")
    assert m.foes("c") == {}


@rule("VC-CARD-05")
@pytest.mark.parametrize(("drawing", "doors"), [
    ("[a: sniper] [b]\n. [c: mp40]", ""),                               # round a corner
    ("[a: sniper] [b] [d] [c: mp40]", ""),                              # three steps
    ("[a: sniper] . [c: mp40]", ""),                                    # a hole between
    ("[a: sniper] [b M]\n. . [c: mp40]", ""),                           # by way of a medium tile, but not straight
    ("[a: sniper] [b in] [c: mp40]", "a-b open"),                       # a wall on the second edge
    ("[a: sniper] [b in] [c: mp40]", "a-b locked, b-c open"),
    ("[a: sniper] [b in] [c: mp40]", "a-b open, b-c locked")])
def test_long_sight_needs_a_straight_line_of_two_open_edges(drawing: str, doors: str) -> None:
    m = scene(drawing, doors=doors)
    assert m.refused("shoot sniper mosin_rifle c") == "VC-SHOOT-04"


@rule("VC-CARD-05")
@pytest.mark.parametrize(("commando", "weapon"), [("sniper:ochre", "springfield_rifle"), ("scout", "silenced_pistol")])
def test_nobody_but_the_blue_sniper_shoots_so_far(commando: str, weapon: str) -> None:
    m = scene(f"[a: {commando}] [b] [c: mp40]")
    assert m.refused(f"shoot {commando.split(':')[0]} {weapon} c") == "VC-SHOOT-04"


@rule("VC-CARD-05", "VC-SPOT-01")
def test_a_kill_two_tiles_away_is_too_far_to_be_spotted() -> None:
    m = scene("[a: sniper] [b] [c: 2 mp40]", dice=[4, 1, "spotted"])
    m.play("shoot sniper mosin_rifle c")
    assert m.commando("sniper").stealthy


@rule("VC-CARD-05")
def test_two_lines_of_sight_to_one_tile_are_one_target() -> None:
    m = scene("""
        [a M: sniper]
        [b in] [c]
        [d M: mp40] .
        """, doors="a-b open, b-d open")
    assert m.texts.count("shoot sniper mosin_rifle d") == 1


# --- Sniper, ochre: Patience (0, once a turn): reroll any dice of one of her shots --------------------------------------


@rule("VC-CARD-04")
def test_patience_rolls_dice_of_a_shot_again() -> None:
    m = scene("[a: sniper:ochre, 2 mp40]", dice=[1, 4, 5, "medkit", "tnt"])
    m.play("shoot sniper springfield_rifle a")
    assert (m.asked, m.texts) == ("patience", ["keep", "reroll 1", "reroll 2"])
    m.play("reroll 1")
    assert m.foes("a") == {}
    assert m.commando("sniper").actions == 2
    assert m.told("rerolled")


@rule("VC-CARD-04")
def test_patience_may_roll_both_dice_again_and_the_new_ones_count() -> None:
    m = scene("[a: sniper:ochre, 2 mp40]", dice=[1, 4, 3, 2])
    m.does("shoot sniper springfield_rifle a", "reroll 2")
    assert m.foes("a") == {"mp40": 2}


@rule("VC-CARD-04")
def test_patience_once_a_turn_but_keeping_the_dice_does_not_use_it_up() -> None:
    m = scene("[a: sniper:ochre, 2 mp40]", dice=[1, 1, 1, 1, 1, 1, 1])
    m.does("shoot sniper springfield_rifle a", "keep", "shoot sniper springfield_rifle a", "reroll 1")
    m.play("shoot sniper springfield_rifle a")
    assert m.asked == ""
    assert m.dice_left == 0


@rule("VC-CARD-04")
def test_patience_goes_with_whatever_weapon_she_fires() -> None:
    m = scene("[a: sniper:ochre(mp40), mp40]", dice=[1, 1])
    m.play("shoot sniper mp40 a")
    assert m.asked == "patience"


@rule("VC-CARD-04")
@pytest.mark.parametrize(("commando", "weapon", "dice"), [("sniper", "mosin_rifle", [1, 1]), ("scout", "silenced_pistol", [1])])
def test_patience_is_hers_alone(commando: str, weapon: str, dice: list[int]) -> None:
    m = scene(f"[a: {commando}, mp40]", dice=dice)
    m.play(f"shoot {commando} {weapon} a")
    assert m.asked == "act"


# --- Scout, blue: Shadow (P): ignores one failing die in each stealth test ----------------------------------------------


@rule("VC-CARD-05")
def test_shadow_ignores_one_failing_die() -> None:
    m = scene("[a: scout] [b: 2 mp40]", dice=[1, 5])
    m.play("move scout b")
    assert m.asked == "shadow"
    m.play("apply")
    assert m.commando("scout").stealthy
    assert not m.alarm()
    assert m.told("forgiven")[0].rule == "VC-CARD-05"


@rule("VC-CARD-05")
def test_shadow_does_not_help_against_two_failing_dice() -> None:
    m = scene("[a: scout] [b: 2 mp40]", dice=[1, 2])
    m.play("move scout b")
    assert m.commando("scout").visible


@rule("VC-CARD-05", "VC-TEST-03")
def test_shadow_ignores_the_failing_die_of_a_dog_handler() -> None:
    m = scene("[a: scout] [b: dog_handler]", dice=[3])
    m.play("move scout b")
    assert m.asked == "shadow"
    m.play("apply")
    assert m.commando("scout").stealthy


@rule("VC-CARD-05")
def test_shadow_works_in_each_test_anew() -> None:
    m = scene("[a: scout] [b: mp40] [c: mp40]", dice=[1, 2])
    m.does("move scout b", "apply", "move scout c", "apply")
    assert m.commando("scout").stealthy


@rule("VC-CARD-05")
def test_shadow_works_when_enemies_walk_in() -> None:
    m = scene("[a: mp40] [b: scout]", phase="movement", direction="E", dice=[2])
    assert m.asked == "shadow"
    m.play("apply")
    assert m.commando("scout").stealthy


@rule("VC-CARD-05")
@pytest.mark.parametrize("commando", ["scout:ochre", "medic"])
def test_others_cast_a_shadow(commando: str) -> None:
    m = scene(f"[a: {commando}] [b: mp40]", dice=[1])
    m.play(f"move {commando.split(':')[0]} b")
    assert m.commando(commando.split(":")[0]).visible


# --- Scout, ochre: Climber (P): moves through walls (VC-RULING-06) ------------------------------------------------------


@rule("VC-CARD-05", "VC-MOVE-05")
def test_the_climber_passes_walls_and_locked_doors_which_stay_locked() -> None:
    m = scene("[a: scout:ochre] [b in] [c in]", doors="b-c locked")
    m.does("move scout b", "move scout c")
    assert m.commando("scout").tile == "c"
    assert m.door("b-c") == "locked"


@rule("VC-CARD-05", "VC-MOVE-05")
def test_the_climber_sneaks_through_a_wall_too() -> None:
    m = scene("[a: scout:ochre] [b M in]")
    m.play("stealth_move scout b")
    assert m.commando("scout").stealthy
    assert m.commando("scout").actions == 1


@rule("VC-CARD-05", "VC-MOVE-05")
def test_the_climber_climbs_neither_diagonally_nor_onto_a_full_tile() -> None:
    m = scene("""
        [a: scout:ochre] [b in: 4 mp40]
        [c in] [d in]
        """)
    assert m.refused("move scout d") == "VC-MOVE-01"
    assert m.refused("move scout b") == "VC-CAP-02"


@rule("VC-CARD-05", "VC-MOVE-05")
@pytest.mark.parametrize("doors", ["", "a-b locked"])
def test_nobody_follows_the_climber_through_a_wall_or_a_locked_door(doors: str) -> None:
    m = scene("[a: scout:ochre, met resistance_leader] [b in]", doors=doors)
    assert m.refused("move scout b resistance_leader") == "VC-RULING-06"
    m.play("move scout b")
    assert m.escort("resistance_leader")[0] == "a"


@rule("VC-CARD-05", "VC-MOVE-05")
def test_the_climber_draws_reaction_fire_from_both_tiles() -> None:
    m = scene("[a: scout:ochre visible, mp40] [b in: mp40]", dice=[4, 1, 4, 1])
    m.play("move scout b")
    assert m.commando("scout").wounds == 2
    assert m.commando("scout").tile == "b"


@rule("VC-CARD-05", "VC-MOVE-05")
def test_the_climber_does_not_shoot_through_walls() -> None:
    m = scene("[a: scout:ochre] [b in: mp40]")
    assert m.refused("shoot scout pistol b") == "VC-SHOOT-04"


@rule("VC-CARD-05", "VC-MOVE-05")
def test_the_blue_scout_does_not_climb() -> None:
    m = scene("[a: scout] [b in] [c in]", doors="a-b locked")
    assert m.refused("move scout b") == "VC-MOVE-04"
    m = scene("[a: scout] [b in]")
    assert m.refused("move scout b") == "VC-MOVE-03"


# --- Sapper, blue: Quick fuse (0, once a turn): lay a TNT charge for 0 actions ------------------------------------------


@rule("VC-CARD-04")
def test_quick_fuse_lays_a_charge_for_nothing_once_a_turn() -> None:
    m = scene("[a: sapper(tnt tnt)]")
    m.play("lay sapper free")
    assert (m.charges("a"), m.commando("sapper").actions) == (1, 3)
    assert m.refused("lay sapper free") == "VC-CARD-04"
    m.play("lay sapper")
    assert (m.charges("a"), m.commando("sapper").actions) == (2, 2)


@rule("VC-CARD-04", "VC-ZERO-06")
def test_quick_fuse_works_while_another_acts_and_between_enemy_steps() -> None:
    m = scene("[a: medic] [b: sapper(tnt)]")
    m.play("lay sapper free")
    assert m.charges("b") == 1
    m = scene("[a: medic] [b: sapper(tnt)]", phase="before_fire")
    m.play("lay sapper free")
    assert m.charges("b") == 1


@rule("VC-CARD-04")
def test_quick_fuse_comes_back_the_next_turn() -> None:
    m = scene("[a: sapper(tnt tnt)]", direction="E", until="choose_squad", dice=["cold_wind"])
    m.play("lay sapper free")
    wait(m, turn=2).does("lay sapper free")
    assert m.charges("a") == 2


@rule("VC-CARD-04")
@pytest.mark.parametrize("commando", ["sapper:ochre(tnt)", "medic(tnt)"])
def test_quick_fuse_is_the_blue_sappers(commando: str) -> None:
    m = scene(f"[a: {commando}]")
    assert m.refused(f"lay {commando.split('(')[0].split(':')[0]} free") == "VC-CARD-04"


@rule("VC-CARD-04")
def test_quick_fuse_needs_a_charge_and_a_tile() -> None:
    m = scene("[a: sapper]")
    assert m.refused("lay sapper free") == "VC-EQUIP-02"
    m = scene("[a: medic, hatch]", off=["sapper(tnt)"])
    assert m.refused("lay sapper free") == "VC-HATCH-04"


# --- Sapper, ochre: Locksmith (1 action): open a locked door or lock an open one touching the tile, silently ------------


@rule("VC-CARD-04")
def test_the_locksmith_opens_and_locks_doors_as_often_as_he_likes() -> None:
    m = scene("[a: sapper:ochre] [b in]", doors="a-b locked")
    m.play("turn_lock sapper a-b")
    assert (m.door("a-b"), m.commando("sapper").actions) == ("open", 2)
    m.play("turn_lock sapper a-b")
    assert (m.door("a-b"), m.commando("sapper").actions) == ("locked", 1)


@rule("VC-CARD-04")
def test_the_locksmith_makes_no_noise_even_beside_enemies() -> None:
    m = scene("[a: sapper:ochre, mp40] [b in]", doors="a-b locked")
    m.play("turn_lock sapper a-b")
    assert m.commando("sapper").stealthy
    assert not m.alarm()


@rule("VC-CARD-04")
def test_the_locksmith_needs_no_tool_and_may_use_a_saved_action() -> None:
    m = scene("[a: sapper:ochre plus 1] [b in]", doors="a-b open", phase="before_fire")
    m.play("turn_lock sapper a-b +1")
    assert m.door("a-b") == "locked"
    assert m.commando("sapper").plus == 0


@rule("VC-CARD-04")
@pytest.mark.parametrize("drawing", ["[a: sapper:ochre] [b] [c in]", "[b: sapper] [c in]"])
def test_no_door_out_of_reach_and_no_other_locksmith(drawing: str) -> None:
    m = scene(drawing, doors="b-c locked")
    assert m.refused("turn_lock sapper b-c") == "VC-CARD-04"


# --- Officer, blue: Orders (1 action, once a turn): another commando on the terrain with a free +1 slot gains a +1 ------


@rule("VC-CARD-04")
def test_orders_give_another_commando_of_the_terrain_a_saved_action() -> None:
    m = scene("[a: officer] [b: mp40] [c: medic]")
    m.play("order officer medic")
    assert (m.commando("medic").plus, m.commando("officer").actions) == (1, 2)
    assert m.told("plus_gained")[0].rule == "VC-CARD-04"


@rule("VC-CARD-04")
def test_orders_once_a_turn() -> None:
    m = scene("[a: officer, medic, scout]")
    m.play("order officer medic")
    assert m.refused("order officer scout") == "VC-CARD-04"


@rule("VC-CARD-04")
@pytest.mark.parametrize("state", ["plus 1", "wounded 1", "critical"])
def test_orders_need_a_free_slot(state: str) -> None:
    m = scene(f"[a: officer, medic {state}]")
    assert m.refused("order officer medic") == "VC-SAVE-02"


@rule("VC-CARD-04")
def test_a_card_with_two_slots_has_room_for_a_second_order() -> None:
    m = scene("[a: officer, scout:ochre plus 1]")
    m.play("order officer scout")
    assert m.commando("scout").plus == 2


@rule("VC-CARD-04")
def test_no_orders_to_himself_to_another_terrain_or_below() -> None:
    m = scene(["[a: officer]", "[b: medic, hatch]"], off=["scout"])
    for other in ("officer", "medic", "scout"):
        assert m.refused(f"order officer {other}") == "VC-CARD-04"


@rule("VC-CARD-04")
def test_the_ochre_officer_gives_no_orders() -> None:
    m = scene("[a: officer:ochre, medic]")
    assert m.refused("order officer medic") == "VC-CARD-04"


# --- Officer, ochre: Decoy (1 action, once a turn): this terrain's compass point for this turn is one you choose --------


@rule("VC-CARD-04")
def test_the_decoy_turns_the_compass_of_the_card() -> None:
    m = scene("[a] [b: mp40] [c] [d: officer:ochre]", event="drunken_sentries", until="before_fire")
    assert [text for text in m.texts if text.startswith("decoy")] == [f"decoy officer {point}" for point in "NESW"]
    m.play("decoy officer W")
    assert m.commando("officer").actions == 2
    m.play("end officer")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-CARD-04")
def test_after_a_decoy_a_draw_again_symbol_draws_nothing() -> None:
    m = scene("[a] [b: mp40] [c] [d: officer:ochre]", event="long_shadows", until="before_fire")
    m.does("decoy officer W", "end officer")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-CARD-04")
def test_the_decoy_lasts_one_turn() -> None:
    m = scene("[a] [b] [c: mp40] [d: officer:ochre]", event="cold_wind", until="choose_squad",
              dice=["distant_raid", "power_cut"])
    m.does("decoy officer W", "end officer")
    assert (m.state.turn, m.foes("b")) == (2, {"mp40": 1})
    assert wait(m, turn=3).foes("c") == {"mp40": 1}


@rule("VC-CARD-04")
def test_the_decoy_does_not_draw_enemies_off_a_visible_commando() -> None:
    m = scene("[a] [b: mp40] [c] [d: officer:ochre] [e: medic visible]", event="cold_wind", until="before_fire", alarm=True)
    m.does("decoy officer W", "end officer", "done")
    assert m.foes("c") == {"mp40": 1}


@rule("VC-CARD-04")
def test_the_decoy_concerns_his_terrain_only() -> None:
    m = scene(["[a] [b: mp40] [c] [d: officer:ochre]", "[a] [b: mp40] [c]"], event="cold_wind", until="before_fire",
              dice=["distant_raid"])
    wait(m.does("decoy officer W", "end officer"))
    assert (m.foes("one.a"), m.foes("two.c")) == ({"mp40": 1}, {"mp40": 1})


@rule("VC-CARD-04")
def test_the_decoy_once_a_turn_and_never_by_the_blue_officer() -> None:
    m = scene("[a: officer:ochre]")
    m.play("decoy officer W")
    assert m.refused("decoy officer N") == "VC-CARD-04"
    assert scene("[a: officer]").refused("decoy officer N") == "VC-CARD-04"
