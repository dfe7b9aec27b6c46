"""The vocabulary of objectives (VC-SCEN-01, VC-SCEN-02, VC-SCEN-03, VC-SCEN-04, VC-SCEN-05, VC-SCEN-06, VC-SCEN-07,
VC-SCEN-08)."""

import pytest

from tests.marks import rule
from tests.v_commandos.real_scenarios import real, terrain, wait
from tests.v_commandos.scene import scene

# --- interact ---------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-01")
def test_an_interaction_costs_the_actions_printed() -> None:
    m = scene("[a: medic, objective interact 2]")
    m.play("interact medic objective-a")
    assert m.objective("a") == "done"
    assert m.commando("medic").actions == 1
    assert m.told("objective_done")


@rule("VC-SCEN-01")
def test_it_is_paid_in_one_go_by_one_commando() -> None:
    m = scene("[a: medic plus 1, scout plus 1, objective interact 2]", budget=1)
    assert m.refused("interact medic objective-a") == "VC-OBJ-05"
    assert m.refused("interact medic objective-a +1") == "VC-SAVE-06"
    assert m.asked == "act"
    assert not [text for text in m.texts if text.startswith("interact")]


@rule("VC-SCEN-01")
def test_an_item_asked_for_is_discarded_with_it() -> None:
    m = scene("[a: medic(crowbar), objective interact 1 crowbar]")
    m.play("interact medic objective-a")
    assert m.objective("a") == "done"
    assert (m.commando("medic").items, m.view(None).equipment_discard) == ([], {"crowbar": 1})


@rule("VC-SCEN-01")
def test_without_the_item_it_cannot_be_done() -> None:
    m = scene("[a: medic(medkit), scout(crowbar), objective interact 1 crowbar]")
    assert m.refused("interact medic objective-a") == "VC-SCEN-01"


@rule("VC-SCEN-01")
@pytest.mark.parametrize(("name", "tile", "cost"), [
    ("lighthouse", "f", 2), ("bomb_vault", "f", 3), ("bomb_vault", "g", 2), ("luxury_hotel", "d", 1)])
def test_objectives_of_real_terrains_cost_what_is_printed(name: str, tile: str, cost: int) -> None:
    m = real(name, {"medic": tile, "scout": "off"})
    m.play(f"interact medic objective-{tile}")
    assert m.objective(tile) == "done"
    assert m.commando("medic").actions == 3 - cost


# --- destroy and burn -------------------------------------------------------------------------------------------------


@rule("VC-SCEN-02")
def test_an_explosion_on_the_tile_destroys_and_one_next_door_does_not() -> None:
    m = scene("[a: objective destroy, charge] [b: charge] [c: medic]")
    m.play("detonate medic b")
    assert m.objective("a") == "open"
    m.play("detonate medic a")
    assert m.objective("a") == "done"


@rule("VC-SCEN-02", "VC-TNT-07")
def test_a_grenade_destroys_nothing() -> None:
    m = scene("[a: objective destroy, mp40] [b: medic(grenade)]", dice=[6, 6, 6, "tnt"])
    m.play("shoot medic grenade a")
    assert m.objective("a") == "open"


@rule("VC-SCEN-03")
def test_a_barn_burns_by_interaction_and_everybody_sees_it() -> None:
    m = scene("[a: medic, objective burn 2, mp40]")
    m.play("interact medic objective-a")
    assert (m.objective("a"), m.commando("medic").actions) == ("done", 1)
    assert m.alarm()
    assert m.commando("medic").stealthy
    names = [event.name for event in m.log]
    assert names.index("objective_done") < names.index("alarm_on")
    assert m.told("alarm_on")[0].rule == "VC-SCEN-03"


@rule("VC-SCEN-03")
def test_fire_wakes_the_terrain_even_under_a_distant_raid() -> None:
    m = scene("[a: medic, objective burn 2]", event="distant_raid")
    m.play("interact medic objective-a")
    assert m.alarm()


@rule("VC-SCEN-03")
def test_a_barn_may_be_blown_up_as_well() -> None:
    m = scene("[a: objective burn 2, charge] [b: medic]")
    m.play("detonate medic a")
    assert m.objective("a") == "done"
    assert m.lost == ""


@rule("VC-SCEN-03")
def test_burning_takes_all_its_actions_at_once() -> None:
    m = scene("[a: medic, objective burn 2]", budget=1)
    assert m.refused("interact medic objective-a") == "VC-OBJ-05"


@rule("VC-SCEN-03")
def test_the_barns_of_the_farm_burn() -> None:
    m = real("farm", {"medic": "k", "scout": "off"})
    m.play("interact medic objective-k")
    assert (m.objective("k"), m.objective("b")) == ("done", "open")


# --- escort -----------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-04")
@pytest.mark.parametrize(("kind", "small", "large"), [
    ("admiral", "visible", "visible"), ("resistance_leader", "stealthy", "visible"), ("downed_pilot", "stealthy", "visible"),
    ("scientist", "stealthy", "stealthy")])
def test_each_escort_has_its_faces(kind: str, small: str, large: str) -> None:
    m = scene(f"[a: medic] [b: objective escort {kind}]")
    m.play("move medic b")
    assert m.escort(kind) == ("b", small)
    m = scene(f"[a: medic] [b L: objective escort {kind}]")
    m.play("move medic b")
    assert m.escort(kind) == ("b", large)


@rule("VC-SCEN-04")
def test_the_admiral_sets_the_alarm_off_and_the_scientist_never_does() -> None:
    m = scene("[a: medic] [b: objective escort admiral]")
    m.play("move medic b")
    assert m.alarm()
    m = scene("[a: medic uniform] [b L: objective escort scientist]")
    m.play("move medic b")
    assert not m.alarm()


@rule("VC-SCEN-04")
@pytest.mark.parametrize(("name", "tile", "kind"), [
    ("town", "e", "resistance_leader"), ("villa", "g", "scientist"), ("prison", "d", "downed_pilot"),
    ("command_post", "g", "admiral"), ("cemetery", "i", "resistance_leader")])
def test_escorts_wait_where_the_cards_say(name: str, tile: str, kind: str) -> None:
    m = real(name, {"medic": "off"})
    assert [(escort.kind, escort.tile) for escort in m.view(None).escorts] == [(kind, "")]
    assert [o.tile for o in terrain(m).objectives if o.word == "escort"] == [tile]


# --- protect ----------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-05")
def test_an_enemy_alone_with_what_is_protected_is_a_failure_from_the_turn_named_on() -> None:
    m = scene("[a: objective protect 6 2, mp40] [b: medic]", phase="fire", until="choose_squad", dice=["cold_wind"])
    assert (m.state.turn, m.lost) == (2, "")
    wait(m)
    assert (m.state.turn, m.lost) == (2, "VC-SCEN-05")


@rule("VC-SCEN-05")
@pytest.mark.parametrize(("tile", "lost"), [
    ("mp40, medic", False), ("mp40, medic visible wounded 1", False), ("mp40, medic critical", True), ("mp40", True),
    ("medic critical", False), ("", False)])
def test_a_commando_who_is_not_critical_guards_it(tile: str, lost: bool) -> None:
    m = scene(f"[a: objective protect 6 1, {tile}] [b: scout]", phase="after_fire", until="start_turn")
    assert (m.lost == "VC-SCEN-05") is lost


@rule("VC-SCEN-05")
@pytest.mark.parametrize(("turn", "lost"), [(2, ""), (3, "VC-SCEN-05")])
def test_the_church_is_watched_from_the_end_of_turn_3(turn: int, lost: str) -> None:
    m = real("church", {"medic": "off"}, phase="fire", turn=turn, loose=True)
    assert m.lost == lost


@rule("VC-SCEN-05", "VC-TIME-04")
def test_it_is_accomplished_in_the_event_phase_after_the_turns_printed() -> None:
    m = scene(["[a: hatch] [b: objective protect 2 9]", "[z]"], links=[(1, 0)], built=[1], off=["medic"], phase="end_turn",
              until="choose_squad", dice=["cold_wind", "power_cut", "power_cut", "cold_wind", "tail_wind"])
    assert wait(m, turn=3).objective("one.b") == "open"
    assert wait(m, turn=4).objective("one.b") == "done"


# --- crates -----------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-06")
def test_lifting_a_crate_takes_an_action_and_a_slot_and_frees_its_guard() -> None:
    m = scene("[a: medic, objective carry_out b, mp40] [b: hatch]", direction="E", until="before_fire")
    assert m.guard("objective-a") == "mp40"
    m.play("interact medic objective-a")
    assert (m.objective("a"), m.commando("medic").items, m.commando("medic").actions) == ("carried", ["crate-a"], 2)
    assert m.guard("objective-a") == "nobody"
    assert m.told("crate_lifted")[0].rule == "VC-SCEN-06"
    wait(m)
    assert m.foes("b") == {"mp40": 1}


@rule("VC-SCEN-06")
def test_without_a_free_slot_no_crate_is_lifted() -> None:
    m = scene("[a: scout(medkit medkit medkit), objective carry_out b] [b: hatch]")
    assert m.refused("interact scout objective-a") == "VC-SCEN-06"


@rule("VC-SCEN-06")
def test_a_crate_on_the_ground_is_an_objective_again_with_a_guard() -> None:
    m = scene("[a: medic, objective carry_out c] [b: mp40] [c: hatch]", dice=[6])
    m.does("interact medic objective-a", "move medic b", "drop medic crate-a")
    assert m.objective("a") == "open"
    assert terrain(m).objectives[0].tile == "b"
    assert m.guard("objective-a") == "mp40"
    assert m.commando("medic").items == []
    assert m.refused("pick medic crate-a") == "VC-PICK-01"
    m.play("interact medic objective-a")
    assert (m.objective("a"), m.commando("medic").actions) == ("carried", 0)


@rule("VC-SCEN-06", "VC-PICK-05")
def test_a_crate_is_handed_over_like_equipment() -> None:
    m = scene("[a: medic, scout, objective carry_out b] [b: hatch]")
    m.does("interact medic objective-a", "give medic scout crate-a")
    assert (m.commando("medic").items, m.commando("scout").items) == ([], ["crate-a"])
    assert m.commando("medic").actions == 2


@rule("VC-SCEN-06")
def test_dropped_beside_its_open_hatch_a_crate_is_home() -> None:
    m = scene("[a: medic, objective carry_out b] [b: hatch] [c: hatch]")
    m.does("interact medic objective-a", "move medic b", "drop medic crate-a")
    assert m.objective("a") == "done"


@rule("VC-SCEN-06")
def test_beside_a_blocked_hatch_it_is_not_until_it_is_dropped_again() -> None:
    m = scene("[a: medic, objective carry_out b] [b: hatch blocked]", budget=5)
    m.does("interact medic objective-a", "move medic b", "drop medic crate-a")
    assert m.objective("a") == "open"
    m.play("unblock_hatch medic")
    assert m.objective("a") == "open"
    m.does("interact medic objective-a", "drop medic crate-a")
    assert m.objective("a") == "done"


@rule("VC-SCEN-06")
def test_another_hatch_will_not_do() -> None:
    m = scene("[a: medic, objective carry_out c] [b: hatch] [c: hatch]")
    m.does("interact medic objective-a", "move medic b", "drop medic crate-a")
    assert m.objective("a") == "open"


@rule("VC-SCEN-06")
def test_who_leaves_by_a_hatch_leaves_the_crate_behind() -> None:
    m = scene("[a: medic, objective carry_out c] [b: hatch] [c: hatch]")
    m.does("interact medic objective-a", "move medic b", "exit_hatch medic")
    assert m.objective("a") == "open"
    assert terrain(m).objectives[0].tile == "b"
    assert m.commando("medic").items == []


@rule("VC-SCEN-06")
def test_who_dies_of_wounds_leaves_the_crate_on_the_tile() -> None:
    m = scene("[a: medic visible wounded 2, mauser, objective carry_out c] [b: scout] [c: hatch]", alarm=True,
              until="choose_squad", dice=[4, "power_cut", "cold_wind"])
    m.does("interact medic objective-a")
    assert wait(m, turn=2).commando("medic").critical
    wait(m, turn=3)
    assert not m.commando("medic").in_squad
    assert (m.objective("a"), terrain(m).objectives[0].tile, m.guard("objective-a")) == ("open", "a", "mauser")


@rule("VC-SCEN-06")
def test_a_blast_beside_a_crate_or_its_carrier_is_a_failure() -> None:
    m = scene("[a: objective carry_out b, charge] [b: hatch] [c: medic]")
    m.play("detonate medic a")
    assert m.lost == "VC-TNT-08"
    m = scene("[a: medic, objective carry_out c] [b: charge] [c: hatch, scout]")
    m.does("interact medic objective-a", "move medic b", "detonate scout b")
    assert m.lost == "VC-TNT-08"


@rule("VC-SCEN-06")
def test_a_blast_where_a_crate_was_is_none() -> None:
    m = scene("[a: medic, objective carry_out c, charge] [b] [c: hatch]")
    m.does("interact medic objective-a", "move medic b", "detonate medic a")
    assert m.lost == ""
    assert m.objective("a") == "carried"


@rule("VC-SCEN-06")
def test_the_crates_of_the_warehouse_go_to_k() -> None:
    m = real("warehouse", {"medic": "b", "scout": "k"})
    m.does("interact medic objective-b", "end medic")
    assert m.commando("medic").items == ["crate-b"]
    m = real("warehouse", {"medic": "g", "scout": "k"})
    m.does("interact medic objective-g", "drop medic crate-g")
    assert m.objective("g") == "open"


# --- all out ----------------------------------------------------------------------------------------------------------

MANHOLE = "[a: medic, hatch, objective all_exit] [b: scout, hatch]"


@rule("VC-SCEN-07")
def test_the_objective_is_done_when_the_last_commando_has_left_by_that_hatch() -> None:
    m = scene(["[a: medic, scout, hatch, objective all_exit]", "[c: hatch]"], links=[(0, 1)], built=[0])
    m.play("exit_hatch medic")
    assert m.objective("one.a") == "open"
    m.does("activate scout", "exit_hatch scout")
    assert m.objective("one.a") == "done"
    assert terrain(m, "one").state == "completed"


@rule("VC-SCEN-07")
def test_another_hatch_does_not_count_but_lets_him_come_back() -> None:
    m = scene(MANHOLE, event="cold_wind", until="choose_squad", active="scout", dice=["power_cut"])
    m.does("exit_hatch scout", "activate medic", "exit_hatch medic")
    assert m.objective("a") == "open"
    wait(m, turn=2).play("activate scout")
    assert "move scout b" in m.texts


@rule("VC-SCEN-07")
def test_who_is_through_takes_no_further_part_on_the_terrain() -> None:
    m = scene(MANHOLE, event="cold_wind", until="choose_squad", dice=["power_cut"])
    m.play("exit_hatch medic")
    assert "activate scout" in wait(m, turn=2).texts
    assert m.asked == "activate"
    assert not [text for text in m.texts if "medic" in text]


@rule("VC-SCEN-07")
def test_he_may_go_on_to_another_terrain() -> None:
    m = scene([MANHOLE, "[c: hatch] [d: objective destroy]"], event="cold_wind", until="choose_squad",
              dice=["flare", "power_cut", "tail_wind"])
    m.play("exit_hatch medic")
    wait(m, turn=2).play("activate medic")
    assert [text for text in m.texts if text.startswith("move medic")] == ["move medic two.c"]


@rule("VC-SCEN-07")
def test_the_dead_need_not_leave() -> None:
    m = scene(["[a: medic, hatch, objective all_exit] [b: scout, charge]", "[c: hatch, sapper]"])
    m.does("detonate scout one.b")
    assert m.objective("one.a") == "open"
    m.does("exit_hatch medic")
    assert m.objective("one.a") == "open"                   # the Sapper of the other terrain lives
    m = scene("[a: medic, hatch, objective all_exit] [b: scout, charge]")
    m.does("detonate scout b", "exit_hatch medic")
    assert m.objective("a") == "done"


@rule("VC-SCEN-07")
def test_when_the_last_one_missing_dies_the_objective_is_done() -> None:
    m = scene("[a: medic, hatch, objective all_exit] [b: scout critical]", event="cold_wind", until="choose_squad",
              dice=["power_cut"])
    m.play("exit_hatch medic")
    wait(m)
    assert m.objective("a") == "done"
    assert m.won


@rule("VC-SCEN-07")
def test_replacements_in_waiting_do_not_count() -> None:
    m = scene(["[a: medic, hatch, objective all_exit] [b: scout, charge]", "[c: hatch]"], links=[(0, 1)], built=[0],
              dice=["sapper"])
    m.does("detonate medic one.b", "side blue", "exit_hatch medic")
    assert m.objective("one.a") == "done"


@rule("VC-SCEN-07", "VC-SCEN-12")
def test_the_far_manhole_of_the_sewers() -> None:
    m = real("sewers", {"medic": "e", "scout": "e"})
    m.does("unblock_hatch medic", "exit_hatch medic")
    assert m.objective("e") == "open"
    m.does("activate scout", "exit_hatch scout")
    assert m.objective("e") == "done"


# --- the alarm as objective -------------------------------------------------------------------------------------------


@rule("VC-SCEN-08")
def test_shutting_the_alarm_off_is_the_objective() -> None:
    m = scene("[a: medic, alarm, objective shut_off_alarm] [b: scout]", alarm=True)
    m.play("shut_off_alarm medic")
    assert m.objective("a") == "done"
    assert not m.alarm()


@rule("VC-SCEN-08", "VC-ALARM-11")
def test_it_stays_done_though_the_alarm_goes_off_again_at_once() -> None:
    m = scene("[a: medic, alarm, objective shut_off_alarm] [b: scout visible]", alarm=True)
    m.play("shut_off_alarm medic")
    assert m.objective("a") == "done"
    assert m.alarm()


@rule("VC-SCEN-08", "VC-TNT-08")
def test_a_blast_on_its_tile_neither_fails_nor_accomplishes_it() -> None:
    m = scene("[a: alarm, objective shut_off_alarm, charge] [b: medic]", alarm=True)
    m.play("detonate medic a")
    assert m.lost == ""
    assert m.objective("a") == "open"
    m.does("move medic a", "shut_off_alarm medic")
    assert m.objective("a") == "done"


@rule("VC-SCEN-08")
def test_the_checkpoint_has_one_token_and_one_guard_on_the_tile() -> None:
    m = real("checkpoint", {"medic": "k"})
    tile = next(each for each in terrain(m).tiles if each.letter == "k")
    assert [token.kind for token in tile.triangles] == ["alarm"]
    assert tile.enemies == {"mp40": 1}
    assert m.refused("interact medic alarm-k") == "VC-OBJ-02"
    m.play("shut_off_alarm medic")
    assert m.objective("k") == "done"
