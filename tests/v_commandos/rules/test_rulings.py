"""Our rulings where the rulebook is silent or open to doubt (VC-RULING)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.marks import rule
from tests.v_commandos.piles import (
    discard_events, discard_items, discarded_events, discarded_items, event_deck, leave_in_enemy_pool,
    leave_in_event_deck, leave_in_supply, supply, wait_outside)
from tests.v_commandos.scene import Scene, scene
from tests.v_commandos.event_turns import names


# --- stealth, alarm, steps, decks -------------------------------------------------------------------------------------


@rule("VC-RULING-01")
@pytest.mark.parametrize("tile", ["b M", "b L"])
def test_walking_openly_among_enemies_shows_the_commando_without_dice_or_reaction(tile: str) -> None:
    m = scene(f"""
        [a: medic] [{tile}: 2 mp40]
        {". . ." if tile == "b L" else ""}
        """)
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("tested") == []
    assert m.told("reaction") == []


@rule("VC-RULING-02")
def test_neither_guard_nor_other_enemies_stop_a_stealthy_commando_from_shutting_off_the_alarm() -> None:
    m = scene("[a: medic, mp40, 2 storm_trooper, alarm]", alarm=True)
    m.play("shut_off_alarm medic")
    assert not m.alarm()
    assert m.commando("medic").stealthy


@rule("VC-RULING-03")
def test_every_enemy_step_is_carried_out_on_all_terrains_before_the_next_begins() -> None:
    m = scene(["[a: entrance W] [b: medic(medkit)]", "[a: entrance W] [b]"], phase="reinforcement", until="after_fire",
              dice=["regular", 1, "regular", 1])
    m.set("terrain one: direction W", "terrain two: direction E")
    m.play("terrain one")
    assert m.asked == "window"
    assert len(m.told("arrived")) == 2
    assert m.told("stayed") + m.told("marched") == []
    m.does("pass", "terrain one")
    assert [event.name for event in m.log if event.name in ("stayed", "marched")] == ["stayed", "marched"]


@rule("VC-RULING-03")
def test_players_choose_the_terrain_order_of_the_event_phase() -> None:
    m = scene(["[a: medic, objective interact]", "[a: objective interact]"], phase="start_turn", until="commandos",
              dice=["flare", "long_shadows"], seats=2)
    assert m.asked == "terrain_order"
    assert m.pending.by == (0, 1)
    assert m.texts == ["terrain one", "terrain two"]
    m.play("terrain two")
    assert m.decision is None
    assert m.state.card[1] == m.board.event_ids.index("flare")


@rule("VC-RULING-03")
def test_players_choose_the_terrain_order_of_the_movement_step() -> None:
    # Whether the medic is seen on the first terrain bears on where the second terrain's enemy should be sent.
    m = scene(["[a: medic(medkit)] [b: mauser]", "[a: sniper] [b]\n[c M: mauser]"], phase="before_movement",
              until="before_fire", dice=[6, 6], loose=True)
    m.set("terrain one: direction W", "terrain two: direction N")
    m.play("pass")
    assert m.asked == "terrain_order"
    m.play("terrain two")
    assert m.asked == "send"
    assert m.foes("one.b") == {"mauser": 1}


def before_a_new_turn(tiles: str | Sequence[str] = "[a: medic(medkit), objective interact]", **more: Any) -> Scene:
    return scene(tiles, phase="after_fire", **more)


@rule("VC-RULING-04")
def test_when_a_draw_empties_the_event_deck_the_discard_becomes_the_new_one_at_once() -> None:
    m = before_a_new_turn(until="commandos", dice=["flare"])
    leave_in_event_deck(m, "flare")
    discard_events(m, "fog_searchlights", "long_shadows")
    m.play("pass")
    assert event_deck(m) == ["fog_searchlights", "long_shadows"]
    assert discarded_events(m) == []
    assert [event.name for event in m.log if event.name in ("card_drawn", "reshuffled")] == ["card_drawn", "reshuffled"]


@rule("VC-RULING-04")
def test_cards_beside_terrains_stay_out_of_the_new_deck() -> None:
    m = before_a_new_turn(["[a: medic(medkit), objective interact]", "[a: objective interact]"], until="commandos",
                          dice=["flare", "power_cut"])
    leave_in_event_deck(m, "flare")
    discard_events(m, "power_cut", "long_shadows")
    m.does("pass", "terrain one")
    assert event_deck(m) == ["long_shadows"]
    assert [m.board.event_ids[card] for card in m.state.card] == ["flare", "power_cut"]


@rule("VC-RULING-04")
def test_with_an_empty_discard_the_new_deck_waits_for_the_next_draw() -> None:
    m = before_a_new_turn(until="set_up", dice=["flare", "flare"])
    leave_in_event_deck(m, "flare")
    m.play("pass")
    assert m.state.turn == 2
    assert event_deck(m) == discarded_events(m) == []
    assert m.told("reshuffled") == []
    m.set("terrain one: direction N")
    m.does("done", "pass", "pass", "pass", "pass")
    assert m.state.turn == 3
    assert m.board.event_ids[m.state.card[0]] == "flare"
    assert len(m.told("reshuffled")) == 1


@rule("VC-RULING-04")
def test_the_equipment_supply_is_renewed_at_once_without_the_token_just_drawn() -> None:
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
def test_a_wound_during_the_activation_costs_one_action_more() -> None:
    m = scene("[a: medic visible, mp40] [b]", alarm=True, dice=[4, 1])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1
    assert m.commando("medic").actions == 1


@rule("VC-RULING-05")
def test_healing_during_the_activation_gives_nothing_back() -> None:
    m = scene("[a: officer visible, mp40] [b: sapper(medkit) plus 1]", active="officer", alarm=True, dice=[4, 1])
    m.does("move officer b", "heal sapper officer +1")
    assert m.commando("officer").wounds == 0
    assert m.commando("officer").actions == 1


@rule("VC-RULING-05")
def test_healing_after_the_activation_gives_nothing_back_either() -> None:
    m = scene("[a: officer wounded 2, sapper(medkit)]", active=None)
    m.does("activate officer", "end officer", "activate sapper", "heal sapper officer", "end sapper")
    assert m.commando("officer").wounds == 0
    assert m.decision is None


@rule("VC-RULING-06")
def test_the_climbing_scout_crosses_walls_and_locked_doors() -> None:
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
def test_the_climbing_scout_sneaks_across_a_wall_onto_a_medium_tile() -> None:
    m = scene("[a: scout:ochre] [b M in]")
    m.play("stealth_move scout b")
    assert m.commando("scout").stealthy


@rule("VC-RULING-06")
def test_the_climbing_scout_takes_no_corner_and_joins_no_full_tile() -> None:
    m = scene("""
        [a: scout:ochre] [b in: 4 mauser]
        .                [c in]
        """)
    assert m.refused("move scout c") == "VC-MOVE-01"
    assert m.refused("move scout b") == "VC-CAP-02"


@rule("VC-RULING-06")
def test_nobody_follows_the_climbing_scout_through_a_wall_or_a_locked_door() -> None:
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
def test_reaction_fire_reaches_the_climbing_scout_from_both_sides_of_the_wall() -> None:
    m = scene("[a: scout:ochre visible, mp40] [b in: mauser]", alarm=True, dice=[1, 1, 4])
    m.play("move scout b")
    assert m.told("reaction")[0].args[-1] == (1, 1, 4)
    assert m.commando("scout").wounds == 1


@rule("VC-RULING-06")
def test_every_other_commando_stops_at_the_wall() -> None:
    m = scene("[a: scout:blue] [b in]")
    assert m.refused("move scout b") == "VC-MOVE-03"


@rule("VC-RULING-07")
def test_reaction_fire_wounds_the_mover_alone_and_surplus_is_lost() -> None:
    m = scene("[a: medic visible wounded 2, sniper visible, 2 mp40] [b]", alarm=True, dice=[6, 6, 6, 6])
    m.play("move medic b")
    assert m.commando("medic").critical
    assert m.commando("medic").tile == "b"
    assert m.commando("sniper").wounds == 0


@rule("VC-RULING-08")
def test_who_left_visible_comes_up_visible_among_enemies_without_test_or_reaction() -> None:
    m = scene("[a: mp40, hatch]", off=["medic visible"])
    m.play("move medic a")
    assert m.commando("medic").visible
    assert m.told("reaction") == m.told("tested") == []
    assert m.alarm()


@rule("VC-RULING-08")
def test_a_commando_keeps_its_face_between_two_hatches() -> None:
    m = scene("[a: medic visible, mp40, hatch, objective interact]", alarm=True, dice=[1, 1])
    m.play("exit_hatch medic")
    assert m.commando("medic").tile == "off"
    assert m.commando("medic").visible


@rule("VC-RULING-08")
def test_before_its_first_entry_a_commando_counts_as_stealthy() -> None:
    m = scene("[a: mp40, hatch]", off=["medic"], dice=[6])
    m.play("move medic a")
    assert m.told("tested")[0].rule == "VC-TEST-01"
    assert m.commando("medic").stealthy


@rule("VC-RULING-09")
def test_the_noise_of_a_weapon_comes_before_its_dice_and_needs_no_hit() -> None:
    m = scene("[a: medic] [b: mauser]", dice=[1, 1])
    m.play("shoot medic sten b")
    assert names(m, "seen", "alarm_on", "shot", "missed") == ["seen", "alarm_on", "shot", "missed"]


@rule("VC-RULING-09")
def test_a_kill_with_a_noisy_weapon_is_never_a_stealthy_kill() -> None:
    m = scene("[a: medic] [b: 2 mauser]", dice=[4, 1, "spotted"])
    m.play("shoot medic sten b")
    assert [event.rule for event in m.told("seen")] == ["VC-STEALTH-11"]


@rule("VC-RULING-10")
def test_with_supply_and_discard_empty_an_enemy_leaves_nothing() -> None:
    m = scene("[a: medic, mauser]")
    leave_in_supply(m)
    m.play("melee medic mauser")
    assert m.foes("a") == {}
    assert m.items("a") == []
    assert m.told("reward") == []


@rule("VC-RULING-11")
def test_an_objective_of_several_actions_is_paid_in_one_go() -> None:
    m = scene("[a: medic plus 1, sniper, objective interact 2]", budget=1)
    assert m.refused("interact medic objective-a") == "VC-OBJ-05"
    assert m.refused("interact medic objective-a +1") == "VC-SAVE-06"
    m = scene("[a: medic, objective interact 2]", budget=2)
    m.play("interact medic objective-a")
    assert m.objective("a") == "done"
    assert m.commando("medic").actions == 0


@rule("VC-RULING-11")
def test_an_objective_of_one_action_may_be_paid_with_a_saved_one() -> None:
    m = scene("[a: medic plus 1, objective interact 1]", phase="before_fire")
    m.play("interact medic objective-a +1")
    assert m.objective("a") == "done"


@rule("VC-RULING-12")
def test_saved_actions_never_add_up_to_an_action_that_costs_two() -> None:
    m = scene("[a: officer:blue plus 2] [b M]", budget=1)
    assert m.refused("stealth_move officer b +1") == "VC-SAVE-06"
    assert m.refused("stealth_move officer b") == "VC-ACT-01"
    assert "move officer b +1" in m.texts


# --- reinforcements ---------------------------------------------------------------------------------------------------


def two_entrances(*tokens: str, dice: Sequence[int | str] = ()) -> Scene:
    """Terrain one, with the alarm on, needs two tokens, terrain two needs one."""
    m = scene(["[a: entrance W] [b: medic(medkit)]", "[a: entrance W]"], phase="before_reinforcement", until="before_movement",
              alarm=True, dice=dice)
    leave_in_enemy_pool(m, *tokens)
    m.play("pass")
    if m.asked == "terrain_order":
        m.play("terrain one")
    return m


@rule("VC-RULING-13")
def test_a_pool_too_small_for_all_terrains_together_is_a_failure_before_anything_is_drawn() -> None:
    m = two_entrances("regular", "null")
    assert m.lost == "VC-REINF-03"
    assert m.told("arrived") == m.told("null_drawn") == []


@rule("VC-RULING-13")
def test_null_tokens_count_when_the_pool_is_compared_with_the_need() -> None:
    m = two_entrances("regular", "null", "regular", dice=["regular", 1, "null", "regular", 1, "marksman"])
    assert m.lost == ""
    assert m.foes("one.a") == {"mauser": 1}
    assert m.foes("two.a") == {"mauser": 1}


@rule("VC-RULING-14")
def test_those_who_wait_outside_enter_before_the_new_tokens() -> None:
    m = scene("[a: 3 mp40, entrance W] [b: medic(medkit)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 0])
    wait_outside(m, "a-W", "mauser")
    m.play("pass")
    assert m.foes("a") == {"mp40": 3, "mauser": 1}
    assert m.outside("a-W") == {"mp40": 1}


@rule("VC-RULING-15")
def test_an_alarm_set_off_during_the_step_brings_more_only_next_turn() -> None:
    m = scene("[a: medic, entrance W] [b: entrance E]", phase="reinforcement", dice=["regular", 1, 1, "regular", 1])
    assert m.alarm()
    assert m.foes("a") == {"mauser": 1}
    assert m.foes("b") == {"mauser": 1}
