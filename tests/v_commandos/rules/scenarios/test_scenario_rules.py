"""The vocabulary of special rules of terrains and operations (VC-SCEN-09, VC-SCEN-10, VC-SCEN-11, VC-SCEN-12, VC-SCEN-13,
VC-SCEN-14, VC-SCEN-15, VC-SCEN-16, VC-SCEN-17, VC-SCEN-18, VC-SCEN-19, VC-SCEN-20, VC-SCEN-21, VC-SCEN-22, VC-SCEN-23,
VC-SCEN-24)."""

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.v_commandos.content import (
    AlarmFixed, BlastSpreads, CollapseAfterBlast, ExitOnly, SetupExtra, TimeLimit)
from tests.marks import rule
from tests.v_commandos.real_scenarios import opening, real, terrain, wait
from tests.v_commandos.scene import Scene, scene

OFF = {"medic": "off", "scout": "off"}
TEAM = ["medic:blue", "scout:blue", "sapper:ochre", "officer:ochre"]
SPECIALS = ["marksman", "dog_handler", "storm_trooper"]     # those that join the enemy pool at the start


def later(drawing: str, dice: Sequence[int | str], **more: Any) -> Scene:
    """A terrain that is set up at the start of turn 2, when the terrain before it is out of the way."""
    return scene([drawing, "[z]"], links=[(1, 0)], built=[1], off=["medic"], phase="end_turn", until="choose_squad", dice=dice,
                 **more)


# --- time limit -------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-09")
def test_the_operation_fails_when_an_objective_is_open_after_the_time_limit() -> None:
    m = later("[a: hatch] [b: objective destroy]", ["cold_wind", "cold_wind"], rules=[TimeLimit(turns=1)])
    assert (m.state.turn, m.lost) == (2, "")
    wait(m)
    assert (m.state.turn, m.phase) == (3, "events")
    assert m.lost in ("VC-SCEN-09", "VC-TIME-04")


@rule("VC-SCEN-09")
@pytest.mark.parametrize(("named", "lost"), [("b", False), ("c", True), ("", True)])
def test_only_the_objectives_named_count(named: str, lost: bool) -> None:
    m = later("[a: hatch] [b: objective interact 1] [c: objective destroy]", ["cold_wind", "cold_wind", 6, "power_cut"],
              rules=[TimeLimit(turns=1, objectives=tuple(named))])
    m.does("activate medic", "move medic one.a", "move medic one.b", "interact medic one.objective-b")
    wait(m, turn=3)
    assert bool(m.lost) is lost


@rule("VC-SCEN-09")
def test_the_bomb_vault_counts_eight_turns() -> None:
    m = real("bomb_vault", OFF)
    assert terrain(m).turns_left == 8
    assert m.view(None).event_deck == 37 - 8


# --- alarm ------------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-10")
def test_an_alarm_may_be_on_from_the_start() -> None:
    m = real("checkpoint", OFF)
    assert m.alarm()
    assert not real("streets", OFF).alarm()


@rule("VC-SCEN-10")
def test_it_brings_two_tokens_an_entrance_from_the_first_turn() -> None:
    m = real("checkpoint", OFF, phase="reinforcement", direction="N", dice=["null"] * 4, loose=True)
    assert len(m.told("null_drawn")) == 4


@rule("VC-SCEN-10", "VC-ALARM-12")
def test_once_shut_off_the_next_alarm_is_for_good() -> None:
    m = real("checkpoint", {"medic": "k", "scout": "a"})
    m.play("shut_off_alarm medic")
    assert not m.alarm()
    m.does("end medic", "activate scout", "move scout b")
    assert m.alarm()
    assert terrain(m).alarms == 2
    assert m.refused("shut_off_alarm scout") == "VC-ALARM-10"


@rule("VC-SCEN-10", "VC-SCEN-24")
def test_fuel_depot_in_black_tea_is_awake_for_veterans() -> None:
    assert terrain(real("black_tea", OFF, done=["streets", "bridges"], veteran=True), "fuel_depot").alarm
    assert not terrain(real("fuel_depot", OFF, veteran=True), "fuel_depot").alarm


@rule("VC-SCEN-11", "VC-ALARM-05")
def test_without_an_alarm_token_the_alarm_goes_off_but_not_out() -> None:
    m = real("signal_post", {"medic": "e", "scout": "f"})
    assert not [token for tile in terrain(m).tiles for token in tile.triangles if token.kind == "alarm"]
    m.does("move medic a", "move medic b")
    assert m.alarm()
    m.does("end medic", "activate scout")
    assert m.refused("shut_off_alarm scout") in ("VC-ALARM-09", "VC-SCEN-11")


@rule("VC-SCEN-16")
def test_after_the_first_blast_the_alarm_cannot_be_shut_off() -> None:
    m = scene("[a: medic, alarm] [b] [c: charge]", rules=[AlarmFixed()], alarm=True)
    assert "shut_off_alarm medic" in m.texts
    m.play("detonate medic c")
    assert m.refused("shut_off_alarm medic") == "VC-SCEN-16"


@rule("VC-SCEN-16")
def test_a_blast_on_another_terrain_does_not_matter() -> None:
    m = scene(["[a: medic, alarm]", "[b: charge] [c: scout]"], operation_rules=[AlarmFixed(on="one")], alarm=True)
    m.does("detonate scout two.b", "shut_off_alarm medic")
    assert not m.alarm()


# --- hatches ----------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-12")
def test_an_exit_only_hatch_lets_nobody_in() -> None:
    m = scene("[a: hatch, medic] [b: hatch]", rules=[ExitOnly(hatch="a")], off=["scout"], active="scout")
    assert m.refused("move scout a") == "VC-SCEN-12"
    m.play("move scout b")


@rule("VC-SCEN-12")
def test_an_exit_only_hatch_leads_out() -> None:
    m = scene("[a: hatch, medic] [b: objective destroy]", rules=[ExitOnly(hatch="a")])
    m.play("exit_hatch medic")
    assert m.commando("medic").tile == "off"


@rule("VC-SCEN-12")
def test_nobody_comes_up_the_far_manhole_of_the_sewers() -> None:
    m = real("sewers", {"medic": "e", "scout": "off"})
    m.does("unblock_hatch medic", "end medic", "activate scout")
    assert m.refused("move scout e") == "VC-SCEN-12"
    assert "move scout n" in m.texts


# --- collapse ---------------------------------------------------------------------------------------------------------


@rule("VC-SCEN-13")
def test_the_roof_comes_down_on_everybody_indoors_at_the_end_of_the_turn_named() -> None:
    m = scene("[a in: objective destroy, charge] [b in: 2 mp40, hatch, +crowbar] [c: medic] [d in: scout(medkit)] [e: mauser]",
              rules=[CollapseAfterBlast(turns=1)], until="choose_squad", event="heavy_rain", loose=True,
              dice=["cold_wind", "power_cut"])
    m.play("detonate medic a")
    wait(m, turn=2)
    assert (m.foes("b"), m.commando("scout").in_squad, m.hatch("b")) == ({"mp40": 2}, True, "open")
    regulars = m.view(None).enemy_pool["regular"]
    wait(m, turn=3)
    assert m.told("collapsed")[0].rule == "VC-SCEN-13"
    assert (m.foes("b"), m.commando("scout").in_squad, m.hatch("b")) == ({}, False, "blocked")
    assert (m.items("b"), m.items("d")) == ([], [])
    assert m.view(None).equipment_discard == {"medkit": 1, "crowbar": 1, "tnt": 1}
    assert m.view(None).enemy_pool["regular"] == regulars + 2
    assert m.commando("medic").in_squad
    assert sum(m.foes(tile)["mauser"] for tile in "ce" if m.foes(tile)) == 1
    assert m.told("reward") == []


@rule("VC-SCEN-13")
def test_charges_lying_indoors_are_equipment_and_discarded_too() -> None:
    m = scene("[a in: objective destroy, charge] [b in: charge] [c: medic]", rules=[CollapseAfterBlast(turns=1)],
              until="choose_squad", event="cold_wind", dice=["power_cut", "tail_wind"])
    m.play("detonate medic a")
    wait(m, turn=3)
    assert m.told("collapsed")
    assert m.charges("b") == 0
    assert m.view(None).equipment_discard == {"tnt": 2}


@rule("VC-SCEN-13")
def test_a_blast_that_spares_the_objective_brings_nothing_down() -> None:
    m = scene("[a in: objective destroy] [b in: charge] [c: medic] [d in: scout]", rules=[CollapseAfterBlast(turns=1)],
              until="choose_squad", event="cold_wind", dice=["power_cut", "tail_wind"])
    m.play("detonate medic b")
    wait(m, turn=3)
    assert m.told("collapsed") == []
    assert m.commando("scout").in_squad


@rule("VC-SCEN-13", "VC-END-02")
def test_if_the_collapse_takes_the_last_commando_the_operation_has_failed() -> None:
    m = scene("[a in: objective destroy, charge] [d in: scout]", rules=[CollapseAfterBlast(turns=1)], until="choose_squad",
              event="cold_wind", dice=["power_cut"])
    m.play("detonate scout a")
    wait(m)
    assert (m.state.turn, m.lost) == (2, "VC-END-02")


@rule("VC-SCEN-13")
def test_who_has_left_in_time_is_safe() -> None:
    m = scene("[a in: objective destroy, charge] [b in: scout, hatch] [c: medic, hatch]", rules=[CollapseAfterBlast(turns=1)],
              until="choose_squad", event="cold_wind", active="scout", dice=["power_cut", "tail_wind"])
    m.does("detonate scout a", "exit_hatch scout", "activate medic", "exit_hatch medic")
    assert m.won


@rule("VC-SCEN-13", "VC-SCEN-15", "VC-OPER-04")
@pytest.mark.parametrize(("operation", "delay"), [(False, 1), (True, 2)])
def test_snowflake_gives_the_tunnel_a_turn_more_than_its_card(operation: bool, delay: int) -> None:
    prefix = "railway_tunnel." if operation else ""
    squad = {"sapper(tnt)": f"{prefix}h", "scout": f"{prefix}c"}
    m = real("snowflake" if operation else "railway_tunnel", squad, done=["cemetery", "bunker"] if operation else (),
             phase="commandos", loose=True)
    m.does("lay sapper", f"move sapper {prefix}i", f"detonate sapper {prefix}h")
    wait(m, until=lambda m: bool(m.told("collapsed")))
    assert m.told("collapsed")
    assert [event.args[0] for event in m.told("turn_begins")][-1:] == ([1 + delay] if m.decision is None else [2 + delay])


# --- more enemies -----------------------------------------------------------------------------------------------------


@rule("VC-SCEN-14")
def test_two_warders_walk_the_prison() -> None:
    m = real("prison", OFF)
    assert (m.foes("g"), m.foes("h")) == ({"mauser": 1}, {"mauser": 1})
    assert m.view(None).enemy_pool["regular"] == 32 - 5


@rule("VC-SCEN-14")
def test_a_unit_by_name_comes_from_the_special_pool_first() -> None:
    m = opening("command_post", ",".join(TEAM[:3]), veteran=True, dice=["storm_trooper"] * 3 + ["cold_wind"])
    assert m.foes("i") == {"marksman": 1}
    assert m.view(None).special_pool.get("marksman", 0) == 0
    assert m.view(None).enemy_pool["storm_trooper"] == 3


@rule("VC-SCEN-14")
def test_then_from_the_enemy_pool() -> None:
    m = opening("command_post", ",".join(TEAM[:3]), veteran=True,
                dice=["marksman", "storm_trooper", "storm_trooper", "cold_wind"])
    assert m.foes("i") == {"marksman": 1}
    assert "marksman" not in m.view(None).enemy_pool


@rule("VC-SCEN-14")
def test_a_special_unit_without_a_name_is_a_random_one_of_the_enemy_pool() -> None:
    m = later("[a: hatch] [b]", ["power_cut"], rules=[SetupExtra(unit="mauser", tile="b")])
    assert m.foes("one.b") == {"mauser": 1}
    m = real("shooting_star", OFF, done=["town", "luxury_hotel", "bridges"], veteran=True)
    special = next(kind for kind in m.foes("church.d") if kind != "mp40")
    here = sum(m.view(None).enemy_pool.get(kind, 0) for kind in (
        "storm_trooper", "patrol_leader", "dog_handler", "machine_gunner", "marksman"))
    assert special
    assert here == 2
    assert sum(m.view(None).special_pool.values()) == 7


@rule("VC-SCEN-14", "VC-GUARD-01")
def test_the_extra_enemy_guards_nothing_that_has_its_guard() -> None:
    m = later("[a: hatch] [b: alarm]", ["power_cut"], rules=[SetupExtra(unit="mauser", tile="b")])
    assert m.foes("one.b") == {"mp40": 1, "mauser": 1}
    assert m.guard("one.alarm-b") == "mp40"


@rule("VC-SCEN-15")
def test_a_rule_of_the_operation_holds_on_the_terrain_it_names() -> None:
    m = scene(["[a: objective destroy, charge] [b: mp40] [c: medic]", "[a: objective destroy, charge] [b: mp40] [c: scout]"],
              operation_rules=[BlastSpreads(on="two")])
    m.play("detonate medic one.a")
    assert m.foes("one.b") == {"mp40": 1}
    m.play("detonate scout two.a")
    assert m.foes("two.b") == {}


@rule("VC-SCEN-15")
def test_it_replaces_a_rule_of_the_same_word_on_the_terrain_card() -> None:
    m = later("[a: hatch] [b: objective destroy]", ["cold_wind", "power_cut", "cold_wind"], rules=[TimeLimit(turns=1)],
              operation_rules=[TimeLimit(turns=2, on="one")])
    assert terrain(m, "one").turns_left == 2


@rule("VC-SCEN-15", "VC-SCEN-14")
def test_an_extra_enemy_of_the_operation_replaces_that_of_the_terrain_card() -> None:
    m = later("[a: hatch] [b] [c]", ["power_cut"], rules=[SetupExtra(unit="mauser", tile="b")],
              operation_rules=[SetupExtra(unit="mp40", tile="c", on="one")])
    assert (m.foes("one.b"), m.foes("one.c")) == ({}, {"mp40": 1})


# --- blast spreads ----------------------------------------------------------------------------------------------------


@rule("VC-SCEN-17")
def test_the_blast_of_an_objective_takes_everybody_next_door_with_it() -> None:
    m = scene("""
        [n in: mp40] [l in: 2 mp40] .
        [o: mp40, scout(medkit), +crowbar] [a: objective destroy, charge] [e in: mauser]
        . [w in: storm_trooper] [z: medic]
        """, doors="a-e open, a-w locked", rules=[BlastSpreads()], active="medic")
    m.play("detonate medic a")
    assert (m.foes("o"), m.foes("e")) == ({}, {})           # an open edge, an open door
    assert (m.foes("l"), m.foes("w"), m.foes("n")) == ({"mp40": 2}, {"storm_trooper": 1}, {"mp40": 1})
    assert not m.commando("scout").in_squad
    assert m.commando("medic").in_squad
    assert m.items("o") == ["medkit", "crowbar"]
    assert m.told("reward") == []
    assert m.told("blast_spread")[0].rule == "VC-SCEN-17"


@rule("VC-SCEN-17")
def test_it_reaches_one_tile_and_no_further() -> None:
    m = scene("[a: objective destroy, charge] [b: mp40] [c: mp40, medic]", rules=[BlastSpreads()])
    m.play("detonate medic a")
    assert (m.foes("b"), m.foes("c")) == ({}, {"mp40": 1})


@rule("VC-SCEN-17")
def test_objectives_next_door_stay_whatever_their_kind() -> None:
    m = scene("[b: objective destroy, mp40] [a: objective destroy, charge] [c: objective interact 1, mp40] [d: medic]",
              rules=[BlastSpreads()])
    m.play("detonate medic a")
    assert m.lost == ""
    assert (m.objective("a"), m.objective("b"), m.objective("c")) == ("done", "open", "open")
    assert (m.foes("b"), m.foes("c"), m.guard("objective-b")) == ({}, {}, "nobody")


@rule("VC-SCEN-17")
def test_a_blast_that_destroys_no_objective_does_not_spread() -> None:
    m = scene("[a: charge] [b: mp40] [c: medic]", rules=[BlastSpreads()])
    m.play("detonate medic a")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-SCEN-17")
def test_the_enemies_so_killed_return_to_the_pool() -> None:
    m = scene("[a: objective destroy, charge] [b: 3 mp40] [c: medic]", rules=[BlastSpreads()])
    m.play("detonate medic a")
    assert m.view(None).enemy_pool["regular"] == 32


@rule("VC-SCEN-17")
def test_an_escort_next_door_is_lost() -> None:
    m = scene("[a: objective destroy, charge] [b: met scientist] [c: medic]", rules=[BlastSpreads()])
    m.play("detonate medic a")
    assert m.lost == "VC-ESCORT-11"


@rule("VC-SCEN-17", "VC-OPER-04")
@pytest.mark.parametrize(("operation", "left"), [(False, 1), (True, 0)])
def test_tanks_of_fuel_depot_take_their_neighbours_along_in_black_tea_only(operation: bool, left: int) -> None:
    prefix = "fuel_depot." if operation else ""
    m = real("black_tea" if operation else "fuel_depot", {"sapper(tnt)": f"{prefix}l", "scout": f"{prefix}m"},
             done=["streets", "bridges"] if operation else ())
    m.does("lay sapper", "end sapper", f"detonate scout {prefix}l")
    assert sum(m.foes(f"{prefix}k").values()) == left       # the gunner on k, beyond the open door
