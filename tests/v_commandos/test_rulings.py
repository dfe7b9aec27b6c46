"""Our rulings where the rulebook is silent or open to doubt (VC-RULING)."""

import pytest

import bocage
from bocage.core.dice import ScriptedDice, SeededDice
from bocage.games.v_commandos.pieces import COMPASS, MEDIC, TOKEN_NAMES
from tests.marks import rule
from tests.v_commandos.piles import (
    discard_events, discard_items, discarded_events, discarded_items, enemy_pool, event_deck, leave_in_enemy_pool,
    leave_in_event_deck, leave_in_supply, special_pool, supply, wait_outside)
from tests.v_commandos.scene import Commando, Scene, scene


def names(m, *wanted):
    """The events of these names, in the order in which they happened."""
    return [event.name for event in m.log if event.name in wanted]


def outcomes(m, read):
    """What can come of a position whatever is answered; ``read`` looks at the end of it."""
    if m.decision is None:
        return {read(m)}
    found = set()
    for option in m.decision.options:
        after = m.copy()
        after.play(option)
        found |= outcomes(after, read)
    return found


# --- stealth, alarm, steps, decks -------------------------------------------------------------------------------------


@rule("VC-RULING-01")
@pytest.mark.parametrize("tile", ["b M", "b L"])
def test_walking_openly_among_enemies_shows_the_commando_without_dice_or_reaction(tile):
    m = scene(f"""
        [a: medic] [{tile}: 2 mp40]
        {". . ." if tile == "b L" else ""}
        """)
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("tested") == []
    assert m.told("reaction") == []


@rule("VC-RULING-02")
def test_neither_guard_nor_other_enemies_stop_a_stealthy_commando_from_shutting_off_the_alarm():
    m = scene("[a: medic, mp40, 2 storm_trooper, alarm]", alarm=True)
    m.play("shut_off_alarm medic")
    assert not m.alarm()
    assert m.commando("medic").stealthy


@rule("VC-RULING-03")
def test_every_enemy_step_is_carried_out_on_all_terrains_before_the_next_begins():
    m = scene(["[a: entrance W] [b: medic(medkit)]", "[a: entrance W] [b]"], phase="reinforcement", until="after_fire",
              dice=["regular", 1, "regular", 1])
    m.state.direction = [COMPASS.index("W"), COMPASS.index("E")]
    m.play("terrain one")
    assert m.asked == "window"
    assert len(m.told("arrived")) == 2
    assert m.told("stayed") + m.told("marched") == []
    m.does("pass", "terrain one")
    assert [event.name for event in m.log if event.name in ("stayed", "marched")] == ["stayed", "marched"]


@rule("VC-RULING-03")
def test_players_choose_the_terrain_order_of_the_event_phase():
    m = scene(["[a: medic, objective interact]", "[a: objective interact]"], phase="start_turn", until="commandos",
              dice=["flare", "long_shadows"], seats=2)
    assert m.asked == "terrain_order"
    assert m.decision.by == (0, 1)
    assert m.texts == ["terrain one", "terrain two"]
    m.play("terrain two")
    assert m.decision is None
    assert m.state.card[1] == m.board.event_ids.index("flare")


@rule("VC-RULING-03")
def test_players_choose_the_terrain_order_of_the_movement_step():
    # Whether the medic is seen on the first terrain bears on where the second terrain's enemy should be sent.
    m = scene(["[a: medic(medkit)] [b: mauser]", "[a: sniper] [b]\n[c M: mauser]"], phase="before_movement",
              until="before_fire", dice=[6, 6], loose=True)
    m.state.direction = [COMPASS.index("W"), COMPASS.index("N")]
    m.play("pass")
    assert m.asked == "terrain_order"
    m.play("terrain two")
    assert m.asked == "send"
    assert m.foes("one.b") == {"mauser": 1}


def before_a_new_turn(tiles="[a: medic(medkit), objective interact]", **more):
    return scene(tiles, phase="after_fire", **more)


@rule("VC-RULING-04")
def test_when_a_draw_empties_the_event_deck_the_discard_becomes_the_new_one_at_once():
    m = before_a_new_turn(until="commandos", dice=["flare"])
    leave_in_event_deck(m, "flare")
    discard_events(m, "fog_searchlights", "long_shadows")
    m.play("pass")
    assert event_deck(m) == ["fog_searchlights", "long_shadows"]
    assert discarded_events(m) == []
    assert m.told("reshuffled")


@rule("VC-RULING-04")
def test_cards_beside_terrains_stay_out_of_the_new_deck():
    m = before_a_new_turn(["[a: medic(medkit), objective interact]", "[a: objective interact]"], until="commandos",
                          dice=["flare", "power_cut"])
    leave_in_event_deck(m, "flare")
    discard_events(m, "power_cut", "long_shadows")
    m.does("pass", "terrain one")
    assert event_deck(m) == ["long_shadows"]
    assert [m.board.event_ids[card] for card in m.state.card] == ["flare", "power_cut"]


@rule("VC-RULING-04")
def test_with_an_empty_discard_the_new_deck_waits_for_the_next_draw():
    m = before_a_new_turn(until="set_up", dice=["flare", "flare"])
    leave_in_event_deck(m, "flare")
    m.play("pass")
    assert m.state.turn == 2
    assert event_deck(m) == discarded_events(m) == []
    assert m.told("reshuffled") == []
    m.state.direction = [0]
    m.does("done", "pass", "pass", "pass", "pass")
    assert m.state.turn == 3
    assert m.board.event_ids[m.state.card[0]] == "flare"
    assert len(m.told("reshuffled")) == 1


@rule("VC-RULING-04")
def test_the_equipment_supply_is_renewed_at_once_without_the_token_just_drawn():
    m = scene("[a: medic, 2 mauser]", dice=["medkit", "grenade"])
    leave_in_supply(m, "medkit")
    discard_items(m, "grenade", "tnt")
    m.play("melee medic mauser")
    assert supply(m) == ["tnt", "grenade"]
    assert discarded_items(m) == []
    m.play("melee medic mauser")
    assert sorted(m.items("a")) == ["grenade", "medkit"]


# --- actions ----------------------------------------------------------------------------------------------------------


@rule("VC-RULING-05")
def test_a_wound_during_the_activation_costs_one_action_more():
    m = scene("[a: medic visible, mp40] [b]", alarm=True, dice=[4, 1])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1
    assert m.commando("medic").actions == 1


@rule("VC-RULING-05")
def test_healing_during_the_activation_gives_nothing_back():
    m = scene("[a: officer visible, mp40] [b: sapper(medkit) plus 1]", active="officer", alarm=True, dice=[4, 1])
    m.does("move officer b", "heal sapper officer +1")
    assert m.commando("officer").wounds == 0
    assert m.commando("officer").actions == 1


@rule("VC-RULING-05")
def test_healing_after_the_activation_gives_nothing_back_either():
    m = scene("[a: officer wounded 2, sapper(medkit)]", active=None)
    m.does("activate officer", "end officer", "activate sapper", "heal sapper officer", "end sapper")
    assert m.commando("officer").wounds == 0
    assert m.decision is None


@rule("VC-RULING-06")
def test_the_climbing_scout_crosses_walls_and_locked_doors():
    drawing = """
        [a: scout:ochre] [b in]
        [c in]           [d]
        """
    m = scene(drawing, doors="a-b locked")
    m.play("move scout b")
    assert m.commando("scout").tile == "b"
    assert m.door("a-b") == "locked"
    m = scene(drawing, doors="a-b locked")
    m.play("move scout c")
    assert m.commando("scout").tile == "c"


@rule("VC-RULING-06")
def test_the_climbing_scout_sneaks_across_a_wall_onto_a_medium_tile():
    m = scene("[a: scout:ochre] [b M in]")
    m.play("stealth_move scout b")
    assert m.commando("scout").stealthy


@rule("VC-RULING-06")
def test_the_climbing_scout_takes_no_corner_and_joins_no_full_tile():
    m = scene("""
        [a: scout:ochre] [b in: 4 mauser]
        .                [c in]
        """)
    assert m.refused("move scout c") == "VC-MOVE-01"
    assert m.refused("move scout b") == "VC-CAP-02"


@rule("VC-RULING-06")
def test_nobody_follows_the_climbing_scout_through_a_wall_or_a_locked_door():
    m = scene("""
        [a: scout:ochre, met resistance_leader] [b in]
        [c in]                                  .
        [d]
        """, doors="a-c locked")
    assert m.refused("move scout b resistance_leader") == "VC-RULING-06"
    assert m.refused("move scout c resistance_leader") == "VC-RULING-06"
    m = scene("[a: scout:ochre, met resistance_leader] [b in]", doors="a-b open")
    assert "move scout b resistance_leader" in m.texts


@rule("VC-RULING-06")
def test_reaction_fire_reaches_the_climbing_scout_from_both_sides_of_the_wall():
    m = scene("[a: scout:ochre visible, mp40] [b in: mauser]", alarm=True, dice=[1, 1, 4])
    m.play("move scout b")
    assert m.told("reaction")[0].args[-1] == (1, 1, 4)
    assert m.commando("scout").wounds == 1


@rule("VC-RULING-06")
def test_every_other_commando_stops_at_the_wall():
    m = scene("[a: scout:blue] [b in]")
    assert m.refused("move scout b") == "VC-MOVE-03"


@rule("VC-RULING-07")
def test_reaction_fire_wounds_the_mover_alone_and_surplus_is_lost():
    m = scene("[a: medic visible wounded 2, sniper visible, 2 mp40] [b]", alarm=True, dice=[6, 6, 6, 6])
    m.play("move medic b")
    assert m.commando("medic").critical
    assert m.commando("medic").tile == "b"
    assert m.commando("sniper").wounds == 0


@rule("VC-RULING-08")
def test_who_left_visible_comes_up_visible_among_enemies_without_test_or_reaction():
    m = scene("[a: mp40, hatch]", off=["medic visible"])
    m.play("move medic a")
    assert m.commando("medic").visible
    assert m.told("reaction") == m.told("tested") == []
    assert m.alarm()


@rule("VC-RULING-08")
def test_a_commando_keeps_its_face_between_two_hatches():
    m = scene("[a: medic visible, mp40, hatch, objective interact]", alarm=True, dice=[1, 1])
    m.play("exit_hatch medic")
    assert m.commando("medic").tile == "off"
    assert m.commando("medic").visible


@rule("VC-RULING-08")
def test_before_its_first_entry_a_commando_counts_as_stealthy():
    m = scene("[a: mp40, hatch]", off=["medic"], dice=[6])
    m.play("move medic a")
    assert m.told("tested")[0].rule == "VC-TEST-01"
    assert m.commando("medic").stealthy


@rule("VC-RULING-09")
def test_the_noise_of_a_weapon_comes_before_its_dice_and_needs_no_hit():
    m = scene("[a: medic] [b: mauser]", dice=[1, 1])
    m.play("shoot medic sten b")
    assert names(m, "seen", "alarm_on", "shot", "missed") == ["seen", "alarm_on", "shot", "missed"]


@rule("VC-RULING-09")
def test_a_kill_with_a_noisy_weapon_is_never_a_stealthy_kill():
    m = scene("[a: medic] [b: 2 mauser]", dice=[4, 1, "spotted"])
    m.play("shoot medic sten b")
    assert [event.rule for event in m.told("seen")] == ["VC-STEALTH-11"]


@rule("VC-RULING-10")
def test_with_supply_and_discard_empty_an_enemy_leaves_nothing():
    m = scene("[a: medic, mauser]")
    leave_in_supply(m)
    m.play("melee medic mauser")
    assert m.foes("a") == {}
    assert m.items("a") == []
    assert m.told("reward") == []


@rule("VC-RULING-11")
def test_an_objective_of_several_actions_is_paid_in_one_go():
    m = scene("[a: medic plus 1, sniper, objective interact 2]", budget=1)
    assert m.refused("interact medic objective-a") == "VC-OBJ-05"
    assert m.refused("interact medic objective-a +1") == "VC-SAVE-06"
    m = scene("[a: medic, objective interact 2]", budget=2)
    m.play("interact medic objective-a")
    assert m.objective("a") == "done"
    assert m.commando("medic").actions == 0


@rule("VC-RULING-11")
def test_an_objective_of_one_action_may_be_paid_with_a_saved_one():
    m = scene("[a: medic plus 1, objective interact 1]", phase="before_fire")
    m.play("interact medic objective-a +1")
    assert m.objective("a") == "done"


@rule("VC-RULING-12")
def test_saved_actions_never_add_up_to_an_action_that_costs_two():
    m = scene("[a: officer:blue plus 2] [b M]", budget=1)
    assert m.refused("stealth_move officer b +1") == "VC-SAVE-06"
    assert m.refused("stealth_move officer b") == "VC-ACT-01"
    assert "move officer b +1" in m.texts


# --- reinforcements ---------------------------------------------------------------------------------------------------


def two_entrances(*tokens, dice=()):
    """Terrain one, with the alarm on, needs two tokens, terrain two needs one."""
    m = scene(["[a: entrance W] [b: medic(medkit)]", "[a: entrance W]"], phase="before_reinforcement", until="before_movement",
              alarm=True, dice=dice)
    leave_in_enemy_pool(m, *tokens)
    m.play("pass")
    if m.asked == "terrain_order":
        m.play("terrain one")
    return m


@rule("VC-RULING-13")
def test_a_pool_too_small_for_all_terrains_together_is_a_failure_before_anything_is_drawn():
    m = two_entrances("regular", "null")
    assert m.lost == "VC-REINF-03"
    assert m.told("arrived") == m.told("null_drawn") == []


@rule("VC-RULING-13")
def test_null_tokens_count_when_the_pool_is_compared_with_the_need():
    m = two_entrances("regular", "null", "regular", dice=["regular", 1, "null", "regular", 1, "marksman"])
    assert m.lost == ""
    assert m.foes("one.a") == {"mauser": 1}
    assert m.foes("two.a") == {"mauser": 1}


@rule("VC-RULING-14")
def test_those_who_wait_outside_enter_before_the_new_tokens():
    m = scene("[a: 3 mp40, entrance W] [b: medic(medkit)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 0])
    wait_outside(m, "a-W", "mauser")
    m.play("pass")
    assert m.foes("a") == {"mp40": 3, "mauser": 1}
    assert m.outside("a-W") == {"mp40": 1}


@rule("VC-RULING-15")
def test_an_alarm_set_off_during_the_step_brings_more_only_next_turn():
    m = scene("[a: medic, entrance W] [b: entrance E]", phase="reinforcement", dice=["regular", 1, 1, "regular", 1])
    assert m.alarm()
    assert m.foes("a") == {"mauser": 1}
    assert m.foes("b") == {"mauser": 1}


# --- movement ---------------------------------------------------------------------------------------------------------


@rule("VC-RULING-16")
def test_of_two_tiles_with_the_same_foremost_edge_players_choose_which_moves_first():
    m = scene("""
        [a M: 7 mp40]
        [b Mv: mauser] [c: storm_trooper]
        .
        """, phase="movement", direction="N", seats=2)
    assert m.asked == "movement_order"
    assert m.decision.by == (0, 1)
    assert m.texts == ["first b", "first c"]
    m.play("first c")
    assert m.foes("a") == {"mp40": 7, "storm_trooper": 1}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-16")
def test_the_tile_with_the_nearer_foremost_edge_moves_first_without_a_question():
    m = scene("""
        [a Mv: 7 mp40] [b: mauser]
        .              [c: storm_trooper]
        """, phase="movement", direction="W")
    assert m.asked == "movement_order"
    m = scene("""
        [a M: 7 mp40]
        [b: mauser]
        [c: storm_trooper]
        """, phase="movement", direction="N")
    assert m.decision is None
    assert m.foes("a") == {"mp40": 7, "mauser": 1}
    assert m.foes("b") == {"storm_trooper": 1}


@rule("VC-RULING-16")
def test_towards_a_visible_target_the_length_of_the_path_counts():
    m = scene("[c: mauser] [b: mp40] [a: medic visible, 2 mp40] [d: storm_trooper]", phase="movement", alarm=True)
    assert m.texts == ["first b", "first d"]
    m.play("first d")
    assert m.foes("a") == {"mp40": 2, "storm_trooper": 1}
    assert m.foes("b") == {"mp40": 1, "mauser": 1}


@rule("VC-RULING-16")
def test_a_tie_that_changes_nothing_goes_north_west_first():
    m = scene("""
        [a]       [b]
        [c: mp40] [d: mauser]
        """, phase="movement", direction="N")
    assert [event.args[1] for event in m.told("marched")] == [m.tile("c"), m.tile("d")]


@rule("VC-RULING-17")
def test_enemies_beside_a_commando_seen_during_the_step_stay_put():
    # A forced march: the movement is carried out twice, and the medic is seen in the first round.
    m = scene("""
        [a]
        [b: medic]
        [c: mauser]
        """, phase="movement", event="forced_march", dice=[1])
    assert m.commando("medic").visible
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-17")
def test_a_tile_that_was_full_at_the_start_is_joined_when_it_has_emptied():
    m = scene("""
        [a]
        [b: 4 mp40]
        [c: mauser]
        """, phase="movement", direction="N")
    assert m.foes("a") == {"mp40": 4}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-18")
def test_a_full_tile_still_counts_as_a_path_and_its_share_stays_behind():
    m = scene("""
        [a: medic visible, 3 mp40] [b: 4 mp40]
        [c]                        [d: 2 mauser]
        """, phase="movement", alarm=True)
    assert m.foes("b") == {"mp40": 4}
    assert m.foes("c") == {"mauser": 1}
    assert m.foes("d") == {"mauser": 1}


@rule("VC-RULING-18")
def test_those_whose_share_of_the_paths_is_full_do_not_take_the_other():
    m = scene("""
        [l: 4 mp40]     [r]
        [b M: 2 mauser]
        """, phase="movement", direction="N")
    assert m.foes("l") == {"mp40": 4}
    assert m.foes("r") == {"mauser": 1}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-18")
def test_an_enemy_without_a_path_to_anyone_visible_stays():
    m = scene("[a: medic visible] [b in] [c: mauser] [d]", phase="movement", direction="E", alarm=True)
    assert m.foes("c") == {"mauser": 1}


@rule("VC-RULING-19")
def test_a_guard_whose_objective_is_gone_may_move():
    m = scene("[a: medic, mp40, objective interact] [b]", direction="E", until="before_fire")
    m.does("interact medic objective-a", "end medic")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-RULING-19")
def test_a_guard_whose_alarm_is_shut_off_may_move():
    m = scene("[a: medic, mp40, alarm] [b]", alarm=True, direction="E", until="before_fire")
    m.does("shut_off_alarm medic", "end medic")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-RULING-19")
def test_a_guard_whose_token_lies_there_stays():
    m = scene("[a: medic, mp40, alarm] [b]", alarm=True, direction="E", until="before_fire")
    m.play("end medic")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-RULING-20")
def test_a_special_unit_needs_a_slot_outside_the_nest():
    m = scene("[a: medic, sniper, nest] [b: storm_trooper]", phase="movement", direction="W")
    assert m.foes("b") == {"storm_trooper": 1}
    m = scene("[a: medic, nest] [b: storm_trooper]", phase="movement", direction="W", dice=[6])
    assert m.foes("a") == {"storm_trooper": 1}
    assert m.guard("nest-a") == "nobody"


@rule("VC-RULING-20")
def test_an_escort_sits_in_a_nest_is_hit_on_five_or_more_and_leaves_it_by_following():
    m = scene("[a: medic, met admiral visible] [b: nest] [c: mp40]", alarm=True, until="after_fire", dice=[6, 4, 4])
    m.does("move medic b admiral", "inside admiral")
    assert m.guard("nest-b") == "escort"
    m.play("end medic")
    assert m.told("group_fired")[0].args[-1] == (4, 4)
    assert m.lost == ""
    m = scene("[a: medic, met admiral visible] [b: nest] [c]", alarm=True)
    m.does("move medic b admiral", "inside admiral", "move medic c admiral")
    assert m.guard("nest-b") == "nobody"
    assert m.escort("admiral") == ("c", "visible")


# --- fire and the end -------------------------------------------------------------------------------------------------


@rule("VC-RULING-21")
def test_groups_fire_in_the_order_players_like_and_a_target_is_chosen_when_its_group_fires():
    m = scene("[b: mauser] [a: medic visible wounded 2] [c: mauser] [d: sniper visible]", phase="fire", alarm=True, dice=[6, 1],
              seats=2)
    assert m.asked == "enemy_fire"
    assert m.decision.by == (0, 1)
    assert sorted(m.texts) == ["fire b a", "fire c a", "fire c d"]
    m.play("fire b a")
    assert m.commando("medic").critical
    assert m.told("group_fired")[1].args[:2] == (m.tile("c"), m.tile("d"))


@rule("VC-RULING-21")
def test_a_group_whose_only_target_became_critical_holds_its_fire():
    m = scene("[b: mauser] [a: medic visible wounded 2] [c: mauser]", phase="fire", alarm=True, dice=[6])
    assert m.commando("medic").critical
    assert len(m.told("group_fired")) == 1


@rule("VC-RULING-22")
def test_replacements_waiting_do_not_avert_failure():
    m = scene(["[a: medic, sniper, charge, hatch]", "[a]"], links=[(0, 1)], built=[0], dice=["scout"])
    m.play("detonate medic one.a")
    assert m.asked == "replacement"
    m.play("side blue")
    assert m.lost == "VC-END-02"


@rule("VC-RULING-22")
def test_a_commando_between_two_hatches_is_alive():
    m = scene("[a: medic, charge] [b: hatch]", off=["sniper"])
    m.play("detonate medic a")
    assert m.lost == ""


@rule("VC-RULING-23")
def test_in_the_last_phase_the_critical_die_first_and_success_is_checked_afterwards():
    m = scene("[a: sniper, medic critical, hatch, objective interact]", turn=2, direction="N", until="start_turn")
    m.state.fell_turn[MEDIC] = 1
    m.does("interact sniper objective-a", "exit_hatch sniper")
    assert m.won
    assert names(m, "eliminated", "terrain_completed", "success") == ["eliminated", "terrain_completed", "success"]


@rule("VC-RULING-23")
def test_with_the_last_commando_dead_in_the_last_phase_the_operation_has_failed():
    m = scene("[a: medic(tnt) critical, hatch]", phase="after_fire", turn=2, until="start_turn")
    m.state.fell_turn[MEDIC] = 1
    m.play("pass")
    assert m.lost == "VC-END-02"


@rule("VC-RULING-23")
def test_an_immediate_failure_comes_before_a_success_that_was_due():
    m = scene("[a: sniper, medic, hatch, objective interact, entrance W]", direction="N", until="start_turn")
    leave_in_enemy_pool(m)
    m.does("interact sniper objective-a", "exit_hatch sniper", "done")
    assert m.lost == "VC-REINF-03"


@rule("VC-RULING-23")
def test_a_completed_terrain_is_gone_at_once_and_brings_no_reinforcements():
    m = scene("[a: sniper, hatch, objective interact, entrance W]", direction="N", until="start_turn")
    leave_in_enemy_pool(m)
    m.does("interact sniper objective-a", "exit_hatch sniper")
    assert m.won
    assert m.told("arrived") == []


@rule("VC-RULING-24")
def test_a_critical_commando_is_no_target():
    m = scene("[a: medic critical, mp40] [b: mp40]", phase="fire")
    assert m.told("group_fired") == []


@rule("VC-RULING-24")
def test_a_critical_commando_neither_attracts_nor_holds_enemies_nor_tests_nor_sounds_the_alarm():
    m = scene("[a] [b: medic critical, mauser] [c: mp40] [d]", phase="movement", direction="W")
    assert m.foes("a") == {"mauser": 1}
    assert m.foes("b") == {"mp40": 1}
    assert m.told("tested") == []
    assert not m.alarm()


@rule("VC-RULING-24")
def test_a_critical_commando_takes_no_hit_from_a_grenade():
    m = scene("[a: officer(grenade)] [b: medic critical, sniper visible, mauser]", alarm=True, dice=[6, 6, 6, "medkit"])
    m.play("shoot officer grenade b")
    assert m.commando("sniper").wounds == 2


@rule("VC-RULING-24")
def test_a_critical_commando_cannot_fight_hand_to_hand():
    m = scene("[a: medic critical, mp40, sniper]", active="sniper")
    assert not any(text.startswith("melee medic") for text in m.texts)


@rule("VC-RULING-25")
def test_those_who_break_a_barricade_enter_as_slots_allow_and_the_others_wait_behind_an_open_entrance():
    m = scene("[a: 3 mp40, entrance W] [b: medic(medkit)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 1])
    wait_outside(m, "a-W", "mauser", 3)
    m.state.barricades[0] = 1
    m.play("pass")
    assert m.foes("a") == {"mp40": 3, "mauser": 1}
    assert m.outside("a-W") == {"mauser": 3}
    assert m.state.barricades == [0]
    assert len(m.told("broke_through")) == 1


@rule("VC-RULING-25")
def test_a_crowd_behind_a_barricade_waits_for_the_step_and_its_new_tokens():
    m = scene("[a M: entrance W] [b: medic(crowbar)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 1])
    wait_outside(m, "a-W", "mauser", 5)
    m.state.barricades[0] = 1
    assert m.foes("a") == {}
    m.play("pass")
    assert m.foes("a") == {"mauser": 6}
    assert names(m, "waits_outside", "broke_through") == ["waits_outside", "broke_through"]


# --- equipment --------------------------------------------------------------------------------------------------------


@rule("VC-RULING-26")
def test_a_uniform_put_on_among_enemies_is_worn_by_a_visible_commando():
    m = scene("[a: medic(uniform) visible, mp40] [b L]\n. . .", alarm=True, dice=[1, 1])
    m.play("disguise medic")
    assert m.commando("medic").visible
    assert m.commando("medic").uniform
    assert m.told("uniform_lost") == m.told("hidden") == []
    m.play("move medic b")
    assert m.commando("medic").stealthy


@rule("VC-RULING-27")
def test_an_enemy_fires_the_same_nest_gun_again_and_again():
    m = scene("[a: medic visible] [b: mauser, nest] [c M]", alarm=True, until="after_fire", dice=[1] * 12)
    m.does("move medic b", "move medic c", "end medic")
    assert [len(event.args[-1]) for event in m.told("reaction")] == [4, 4]
    assert [len(event.args[-1]) for event in m.told("group_fired")] == [4]


@rule("VC-RULING-28")
def test_joining_a_tile_puts_the_commando_in_the_empty_nest_and_it_may_leave_it_freely():
    m = scene("[a: medic] [b: nest]")
    m.play("move medic b")
    assert m.commando("medic").in_nest
    m.play("leave_nest medic")
    assert m.commando("medic").actions == 2


@rule("VC-RULING-28")
def test_nobody_changes_places_in_the_middle_of_an_action_or_a_step():
    m = scene("[a: medic, sniper, nest] [b: mp40, mauser]", dice=[4, 1, "medkit"])
    assert "enter_nest sniper" in m.texts
    m.play("shoot medic sten b")
    assert m.asked == "hit"
    assert m.refused("enter_nest sniper") == "VC-SHOOT-09"
    m = scene("[a: medic visible, sniper visible, nest] [b: mauser]", phase="fire", alarm=True, dice=[4])
    assert m.asked == "share_hits"
    assert m.refused("enter_nest sniper") == "VC-EFIRE-10"


@rule("VC-RULING-29")
def test_as_many_grenade_dice_as_possible_go_to_enemies():
    m = scene("[a: officer(grenade)] [b: mp40, storm_trooper, medic visible, nest]", alarm=True,
              dice=[4, 5, 1, "medkit", "medkit"])
    m.play("shoot officer grenade b")
    assert m.foes("b") == {}
    assert m.commando("medic").wounds == 0


@rule("VC-RULING-29")
def test_a_grenade_die_that_can_hit_no_enemy_hits_others_even_while_one_is_left_in_a_nest():
    m = scene("[a: officer(grenade)] [b: mp40, medic visible, nest]", alarm=True, dice=[4, 4, 1])
    m.play("shoot officer grenade b")
    assert m.foes("b") == {"mp40": 1}
    assert m.commando("medic").wounds == 2


@rule("VC-RULING-29")
def test_the_order_of_a_grenade_holds_for_bombs_too():
    m = scene("[a: officer(bombing)] [b: mp40, medic visible, nest]", alarm=True, dice=[4, 5, 1, 1, 1, "medkit"])
    m.play("bomb officer b")
    assert m.foes("b") == {}
    assert m.commando("medic").wounds == 1


def streets(**options):
    """Streets with a Sapper (blue) on the hatch tile, nothing special happening."""
    script = ["storm_trooper", "storm_trooper", "storm_trooper", "long_shadows"]
    board = bocage.new("v_commandos", "streets", seed="x").board
    m = bocage.new("v_commandos", "streets", seed="x", options={"squad": "sapper:blue,medic:blue", **options},
                   dice=ScriptedDice(script, board.bags, SeededDice("x")))
    m.play("activate sapper")
    m.play("move sapper k")
    return m


@rule("VC-RULING-30")
@pytest.mark.parametrize(("setting", "noisy"), [(None, False), ("no", False), ("yes", True)])
def test_laying_tnt_is_silent_unless_the_setting_says_otherwise(setting, noisy):
    options = {} if setting is None else {"tnt_noise_on_laying": setting}
    m = scene("[a: medic(tnt)]", options=options)
    m.play("lay medic")
    assert m.alarm() == noisy
    m = streets(**options)
    m.play("lay sapper")
    assert m.state.alarm == [int(noisy)]
    assert f"option tnt_noise_on_laying {setting or 'no'}" in m.record()


@rule("VC-RULING-30")
def test_with_silent_laying_the_blast_makes_the_noise():
    m = scene("[a: medic(tnt)] [b]")
    m.does("lay medic", "move medic b")
    assert not m.alarm()
    m.play("detonate medic a")
    assert m.alarm()


# --- escorts, supplies, alarms ----------------------------------------------------------------------------------------


@rule("VC-RULING-31")
def test_a_visible_escort_sounds_the_alarm_attracts_and_draws_fire():
    m = scene("[a: medic] [b: objective escort admiral]")
    m.play("move medic b")
    assert m.alarm()
    m = scene("[a: met admiral visible] [b] [c: mauser] [d]", off=["medic"], phase="movement", direction="E", alarm=True,
              until="after_fire", dice=[3])
    assert m.foes("b") == {"mauser": 1}
    assert m.told("group_fired")[0].args[:2] == (m.tile("b"), m.tile("a"))


@rule("VC-RULING-31")
def test_a_visible_escort_draws_reaction_fire():
    m = scene("[a: medic, met resistance_leader visible, mp40] [b]", alarm=True, dice=[1, 1])
    m.play("move medic b resistance_leader")
    assert m.told("reaction")[0].args[-1] == (1, 1)


@rule("VC-RULING-31")
def test_an_escort_does_not_count_for_the_number_of_commandos():
    m = scene("[a: medic] [b: objective escort resistance_leader]", number=1)
    m.play("move medic b")
    assert m.escort("resistance_leader")[0] == "b"
    assert not m.alarm()
    m = scene("[a: medic, hatch] [b]", number=1, off=["sniper"], active="sniper")
    m.play("move sniper a")
    assert m.alarm()


@rule("VC-RULING-32")
def test_an_escort_dead_is_a_failure_and_an_escort_out_is_a_success():
    m = scene("[a: met admiral visible, mauser]", off=["medic"], phase="fire", alarm=True, dice=[4])
    assert m.lost == "VC-ESCORT-11"
    m = scene("[a: medic, met admiral visible, hatch]", alarm=True, until="start_turn")
    m.play("exit_hatch medic admiral")
    assert m.objective("a") == "done"
    assert m.won


@rule("VC-RULING-33")
@pytest.mark.parametrize(("item", "attack"), [("grenade", "shoot officer grenade b"), ("bombing", "bomb officer b")])
def test_a_spotted_token_for_a_kill_by_grenade_or_bomb_shows_nobody(item, attack):
    m = scene(f"[a: officer({item})] [b: 2 mauser]", dice=[4] + [1] * (2 if item == "grenade" else 4) + ["spotted"])
    m.play(attack)
    assert m.told("spotted_drawn")
    assert m.foes("b") == {"mauser": 1}
    assert m.commando("officer").stealthy


@rule("VC-RULING-33")
def test_a_spotted_token_drawn_by_a_visible_commando_shows_nobody_else():
    m = scene("[a: officer visible, medic, 2 mauser]", alarm=True, dice=[4, 1, "spotted"])
    m.play("shoot officer sten a")
    assert m.told("seen") == []
    assert m.commando("medic").stealthy


@rule("VC-RULING-33")
def test_enemies_blown_up_or_killed_by_an_event_draw_no_token_at_all():
    m = scene("[a: 2 mauser, charge] [b: officer]")
    m.play("detonate officer a")
    m = scene("[a: officer visible] [b: 2 mauser]", phase="fire", event="friendly_fire", alarm=True, dice=[4, 4])
    m.play("friendly_fire b a")
    assert m.told("spotted_drawn") == m.told("reward") == []


@rule("VC-RULING-34")
def test_wound_tokens_never_run_out():
    # The box holds 14; here 14 lie on the cards when the Officer takes the fifteenth.
    m = scene("[a: medic critical, sniper critical, officer visible wounded 2] [b: scout critical, sapper critical, mauser]",
              phase="fire", alarm=True, dice=[4])
    assert m.commando("officer").critical


@rule("VC-RULING-34")
def test_doors_are_not_limited_by_the_box():
    rows = "\n".join(" ".join(f"[r{y}c{x} in]" if (x, y) != (0, 0) else "[r0c0 in: medic]" for x in range(5)) for y in range(5))
    doors = [f"r{y}c{x}-r{y}c{x + 1} locked" for y in range(5) for x in range(4)]
    doors += ["r0c0-r1c0 locked", "r1c0-r2c0 locked"]
    m = scene(rows, doors=", ".join(doors))
    assert len(m.state.doors) == 22
    m.play("shoot_door medic sten r0c0-r1c0")
    assert m.door("r0c0-r1c0") == "open"


@rule("VC-RULING-35")
def test_a_terrain_without_an_alarm_token_can_be_alarmed_for_good():
    m = scene("[a: medic, entrance W, objective interact] [b in]", doors="a-b locked", until="before_movement",
              dice=["regular", 1, "regular", 1])
    m.play("shoot_door medic sten a-b")
    assert m.alarm()
    m.play("end medic")
    assert m.foes("a") == {"mauser": 2}
    m = scene("[a: medic]", alarm=True)
    assert m.refused("shut_off_alarm medic") == "VC-ALARM-09"


def luxury_hotel(**options):
    """The Luxury Hotel with a Sapper (ochre: TNT, crowbar) on the hatch tile, nothing special happening."""
    script = ["storm_trooper", "storm_trooper", "storm_trooper", "long_shadows"]
    board = bocage.new("v_commandos", "luxury_hotel", seed="x").board
    m = bocage.new("v_commandos", "luxury_hotel", seed="x", options={"squad": "sapper:ochre,medic:blue", **options},
                   dice=ScriptedDice(script, board.bags, SeededDice("x")))
    m.play("activate sapper")
    m.play("move sapper n")
    return m


@rule("VC-RULING-36")
@pytest.mark.parametrize(("setting", "kept"), [(None, False), ("no", False), ("yes", True)])
def test_a_crowbar_used_on_a_door_is_discarded_unless_the_setting_says_otherwise(setting, kept):
    options = {} if setting is None else {"crowbar_reusable_on_doors": setting}
    m = scene("[a: medic(crowbar)] [b in]", doors="a-b locked", options=options)
    m.play("force medic a-b")
    assert m.door("a-b") == "open"
    assert m.commando("medic").items == (["crowbar"] if kept else [])
    assert discarded_items(m) == ([] if kept else ["crowbar"])
    m = luxury_hotel(**options)
    m.play("force sapper n-k")
    assert Scene.commando(m, "sapper").items == (["crowbar", "tnt"] if kept else ["tnt"])
    assert f"option crowbar_reusable_on_doors {setting or 'no'}" in m.record()


@rule("VC-RULING-36")
def test_a_crowbar_that_is_kept_on_doors_is_still_spent_on_a_barricade():
    m = scene("[a: medic(crowbar), entrance W]", options={"crowbar_reusable_on_doors": "yes"})
    m.play("barricade medic a-W")
    assert m.commando("medic").items == []


@rule("VC-RULING-37")
def test_healed_out_of_critical_condition_a_commando_not_yet_activated_may_be():
    m = scene("[a: sapper(medkit), officer critical]")
    m.does("heal sapper officer", "end sapper", "activate officer")
    assert m.commando("officer").actions == 3


@rule("VC-RULING-37")
def test_healed_after_its_activation_a_commando_is_not_activated_again():
    m = scene("[a: officer visible wounded 2, mp40] [b: sapper(medkit)]", alarm=True, dice=[4, 1])
    m.play("move officer b")
    assert m.commando("officer").critical
    m.does("activate sapper", "heal sapper officer")
    assert m.commando("officer").stealthy
    m.play("end sapper")
    assert m.decision is None


@rule("VC-RULING-38")
def test_leaving_may_come_before_the_last_objective():
    m = scene("[a: sniper, medic, hatch, objective interact]", direction="N", until="start_turn")
    m.does("exit_hatch sniper", "activate medic", "interact medic objective-a", "end medic")
    assert m.won


@rule("VC-RULING-38")
def test_leaving_may_come_after_the_last_objective_and_is_needed():
    m = scene("[a: medic, hatch, objective interact]", direction="N", until="start_turn")
    m.does("interact medic objective-a", "end medic")
    assert not m.won
    m = scene("[a: medic, hatch, objective interact]", direction="N", until="start_turn")
    m.does("interact medic objective-a", "exit_hatch medic")
    assert m.won


@rule("VC-RULING-38")
@pytest.mark.parametrize(("links", "won"), [([], True), ([(0, 1)], False)])
def test_any_terrain_without_a_successor_is_a_last_terrain(links, won):
    m = scene(["[a: medic, sniper, hatch]", "[a: sapper, objective interact]"], links=links, until="start_turn")
    m.state.direction = [0, 0]
    m.does("exit_hatch medic", "activate sapper", "interact sapper two.objective-a", "end sapper", "done")
    assert m.won == won


@rule("VC-RULING-39")
def test_the_first_three_special_units_are_drawn_at_random():
    board = bocage.new("v_commandos", "streets", seed="x").board
    dice = ScriptedDice(["marksman", "dog_handler", "patrol_leader", "long_shadows"], board.bags, SeededDice("x"))
    m = bocage.new("v_commandos", "streets", options={"squad": "medic:blue,sapper:blue"}, dice=dice)
    assert {name: enemy_pool(m).get(name, 0) for name in TOKEN_NAMES[3:]} == {
        "storm_trooper": 0, "patrol_leader": 1, "dog_handler": 1, "machine_gunner": 0, "marksman": 1}
    assert sum(special_pool(m).values()) == 7


@rule("VC-RULING-39")
def test_for_each_null_token_removed_a_special_unit_is_drawn_at_random():
    m = scene("[a: entrance W] [b: medic]", phase="reinforcement", alarm=True, dice=["null", "null", "marksman", "dog_handler"])
    assert enemy_pool(m)["null"] == 5
    assert enemy_pool(m)["marksman"] == enemy_pool(m)["dog_handler"] == 1
    assert sum(special_pool(m).values()) == 8


# --- order and sharing ------------------------------------------------------------------------------------------------


@rule("VC-RULING-40")
def test_an_entry_goes_fire_move_nest_test_escort_guards_alarm():
    m = scene("[a: medic] [b: 2 mp40, objective escort resistance_leader]", dice=[1, 6])
    m.play("move medic b")
    told = names(m, "moved", "tested", "seen", "escort_met", "alarm_on")
    assert told == ["moved", "tested", "seen", "escort_met", "alarm_on"]
    m = scene("[a: medic, mp40] [b: storm_trooper, nest]", dice=[1])
    m.play("move medic b")
    assert names(m, "moved", "nest_entered", "tested", "seen", "alarm_on") == [
        "moved", "nest_entered", "tested", "seen", "alarm_on"]


@rule("VC-RULING-40")
def test_a_visible_exit_goes_fire_wounds_leaving_completion():
    m = scene("[a: medic visible, mp40, hatch, objective interact]", alarm=True, dice=[4, 1])
    m.does("interact medic objective-a", "exit_hatch medic")
    told = names(m, "reaction", "wounded", "left", "terrain_completed")
    assert told == ["reaction", "wounded", "left", "terrain_completed"]


@rule("VC-RULING-40")
def test_leaving_a_nest_lets_the_enemy_left_behind_take_it_before_the_alarm_check():
    m = scene("[a: medic in nest, mauser, nest] [b M]")
    m.play("move medic b")
    assert names(m, "moved", "seen", "guards", "alarm_on") == ["moved", "seen", "guards", "alarm_on"]
    assert m.guard("nest-a") == "mauser"


@rule("VC-RULING-40")
def test_an_enemy_entry_goes_move_tests_of_all_guards_alarm():
    m = scene("[a: medic, sniper, alarm] [b: mauser]", phase="movement", direction="W", dice=[1, 6])
    told = names(m, "marched", "tested", "seen", "undetected", "guards", "alarm_on")
    assert told == ["marched", "tested", "seen", "tested", "undetected", "guards", "alarm_on"]


def wounds_of(*roles):
    return lambda m: tuple(Commando(m.board, m.state, role).wounds for role in roles)


@rule("VC-RULING-41")
def test_hits_on_several_visible_commandos_are_shared_freely():
    m = scene("[a: medic visible, sniper visible, mp40]", phase="fire", alarm=True, dice=[4, 4])
    assert outcomes(m, wounds_of("medic", "sniper")) == {(2, 0), (1, 1), (0, 2)}


@rule("VC-RULING-41")
def test_a_hit_that_someone_can_take_must_be_taken_and_a_low_one_is_not_dumped_on_a_nest():
    m = scene("[a: medic visible in nest, sniper visible, nest] [b: mp40]", phase="fire", alarm=True, dice=[4, 4])
    assert outcomes(m, wounds_of("medic", "sniper")) == {(0, 2)}


@rule("VC-RULING-41")
def test_a_high_die_may_be_given_first_so_that_a_low_one_becomes_surplus():
    # The 5 makes the Sniper critical; then the 4 can hit nobody, for the Medic sits in the nest.
    m = scene("[a: medic visible in nest, sniper visible wounded 2, nest] [b: mp40]", phase="fire", alarm=True, dice=[4, 5])
    assert outcomes(m, wounds_of("medic", "sniper")) == {(0, 3), (1, 3)}


@rule("VC-RULING-42")
def test_a_timed_deck_is_dealt_off_the_top_of_the_main_deck():
    # Players have looked at the two cards on top; the third comes unseen.
    m = scene(["[a: medic, hatch, objective interact]", "[a: hatch, objective protect 3 9]"], links=[(0, 1)], built=[0],
              until="events", dice=["long_shadows"])
    known = [m.board.event_ids.index(name) for name in ("flare", "fog_searchlights")]
    for card in known:
        m.state.deck[card] = 0
    m.state.next_cards = known
    m.does("interact medic one.objective-a", "exit_hatch medic")
    assert m.state.turn == 2
    assert sorted(m.board.event_ids[card] for card in m.state.timed[1]) == ["flare", "fog_searchlights", "long_shadows"]
    assert m.state.next_cards == []
    assert len(event_deck(m)) == 37 - 3


@rule("VC-RULING-42")
def test_cards_of_a_timed_deck_go_to_the_common_discard_after_their_turn():
    m = bocage.new("v_commandos", "church", seed="x", options={"squad": "medic:blue,sniper:blue,scout:blue,sapper:blue"})
    first = m.state.card[0]
    while m.state.turn == 1:
        texts = [option.text for option in m.decision.options]
        m.play("done" if "done" in texts else texts[0])
    assert m.state.discarded[first] == 1


@rule("VC-RULING-43")
def test_a_blast_removes_other_charges_without_a_chain_reaction_and_spares_a_barricade():
    m = scene("[a: medic(crowbar), 3 charge, entrance W] [b]")
    m.does("barricade medic a-W", "move medic b", "detonate medic a")
    assert m.charges("a") == 0
    assert len(m.told("exploded")) == 1
    assert discarded_items(m) == ["tnt", "tnt", "tnt"]
    assert m.state.barricades == [1]


@rule("VC-RULING-44")
def test_a_raid_sounds_the_alarm_where_the_bombs_fall_and_not_where_the_caller_is():
    m = scene(["[a: officer(bombing)]", "[a: mauser]"], dice=[1] * 5)
    m.play("bomb officer two.a")
    assert [m.alarm(0), m.alarm(1)] == [False, True]
    assert m.commando("officer").stealthy
