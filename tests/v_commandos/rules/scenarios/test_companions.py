"""The vocabulary of special rules of terrains and operations: companions, supply, doors, draws, turns."""

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.v_commandos.audit import audit
from bocage.games.v_commandos.content import (
    AlarmStartsOn, Companion, Relock, TurnLimit)
from bocage.games.v_commandos.pieces import DOG_HANDLER, MAUSER, MP40, STORM_TROOPER
from tests.marks import rule
from tests.v_commandos.real_scenarios import opening, real, wait
from tests.v_commandos.scene import Scene, scene
from tests.v_commandos.rules.scenarios.test_scenario_rules import OFF, SPECIALS, TEAM, later


# --- companion --------------------------------------------------------------------------------------------------------


def journey(first: str = "[a: medic, met resistance_leader, hatch] [b: scout, hatch]",
            second: str = "[c: hatch] [d: objective destroy]", dice: Sequence[int | str] = ("power_cut",),
            **more: Any) -> Scene:
    rules = [Companion(kind="resistance_leader", **more)]
    return scene([first, second], links=[(0, 1)], built=[0], operation_rules=rules, event="cold_wind", until="choose_squad",
                 dice=dice)


@rule("VC-SCEN-18")
def test_a_companion_stays_with_the_commando_it_left_with() -> None:
    m = journey(alive_at="two")
    m.play("exit_hatch medic resistance_leader")
    assert m.objective("one.a") == "done"
    assert [(x.tile, x.companion) for x in m.view(None).escorts] == [("off_map", "medic")]
    m.does("activate scout", "exit_hatch scout")
    assert m.state.turn == 2
    m.play("activate scout")
    assert m.asked == "act"
    assert not [text for text in m.texts if "resistance_leader" in text]
    assert m.refused("move scout two.c resistance_leader") == "VC-ESCORT-04"


@rule("VC-SCEN-18")
def test_it_comes_up_with_him_free_of_charge_by_the_same_entry() -> None:
    m = journey(alive_at="two")
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout", "activate medic")
    m.play("move medic two.c resistance_leader")
    assert (m.commando("medic").tile, m.commando("medic").actions) == ("two.c", 2)
    assert m.escort("resistance_leader") == ("two.c", "stealthy")
    assert [each.companion for each in m.view(None).escorts] == [""]


@rule("VC-SCEN-18", "VC-RULING-49")
def test_it_stays_below_only_together_with_its_commando() -> None:
    m = journey(alive_at="two")
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout", "activate medic")
    assert m.texts == ["move medic two.c resistance_leader", "end medic"]
    assert m.refused("move medic two.c") == "VC-RULING-49"
    m.does("end medic", "activate scout", "move scout two.c")
    assert (m.commando("medic").tile, m.escort("resistance_leader")[0]) == ("off", "off")
    assert m.lost == ""


@rule("VC-SCEN-18", "VC-RULING-49")
def test_it_needs_a_free_slot_beside_its_commando() -> None:
    m = journey(alive_at="two", second="[c: hatch, nest] [d: objective destroy] [e: entrance N]")
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout")
    m.set("tile two.c: 2 mp40")                             # one MP40 more beside the guard: a single slot is left
    assert m.texts == ["activate scout", "done"]
    assert m.refused("activate medic") == "VC-MOVE-06"


@rule("VC-SCEN-18")
def test_an_escort_that_is_no_companion_is_home_once_it_has_left() -> None:
    m = scene(["[a: medic, met resistance_leader, hatch] [b: scout, hatch]", "[c: hatch]"], links=[(0, 1)], built=[0])
    m.play("exit_hatch medic resistance_leader")
    assert m.objective("one.a") == "done"
    assert m.escort("resistance_leader")[0] == "out"


@rule("VC-SCEN-18")
def test_left_on_a_later_terrain_without_a_commando_it_is_lost() -> None:
    m = journey(alive_at="two")
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout", "activate medic",
           "move medic two.c resistance_leader", "exit_hatch medic")
    assert m.lost in ("VC-ESCORT-11", "VC-SCEN-18")
    assert m.told("escort_lost")


@rule("VC-SCEN-18")
def test_below_it_is_lost_with_the_commando_it_depends_on() -> None:
    m = journey("[a: medic visible wounded 2, met resistance_leader, hatch, mauser] [b: scout, hatch]", alive_at="two",
                dice=[4, "power_cut"])
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout")
    assert (m.state.turn, m.commando("medic").critical, m.lost) == (2, True, "")
    wait(m)
    assert (m.state.turn, m.lost) == (2, "VC-ESCORT-11")


@rule("VC-SCEN-18")
def test_below_it_is_not_lost_with_a_commando_it_does_not_depend_on() -> None:
    m = journey("[a: medic, met resistance_leader, hatch] [b: scout visible wounded 2, hatch, mauser]", alive_at="two",
                dice=[4, "power_cut", "flare"])
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout")
    assert (m.state.turn, m.commando("scout").critical, m.lost) == (2, True, "")
    wait(m, until=lambda m: m.told("eliminated"))
    assert (len(m.told("eliminated")), m.commando("scout").tile, m.lost) == (1, "out", "")
    assert [(x.tile, x.companion) for x in m.view(None).escorts] == [("off_map", "medic")]


@rule("VC-SCEN-18", "VC-ELIM-01")
def test_the_last_position_shows_neither_the_dead_commando_nor_its_companion() -> None:
    m = journey("[a: medic visible wounded 2, met resistance_leader, hatch, mauser] [b: scout, hatch]", alive_at="two",
                dice=[4, "power_cut"])
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout")
    wait(m)
    assert m.lost == "VC-ESCORT-11"
    assert [each.role for each in m.view(None).commandos] == ["scout"]
    assert (m.commando("medic").tile, m.escort("resistance_leader")[0]) == ("out", "out")
    assert audit(m.board, m.state) == []


@rule("VC-SCEN-18")
def test_with_another_commando_still_there_it_is_not() -> None:
    m = journey(alive_at="two", dice=["power_cut", "tail_wind"])
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout", "activate scout", "move scout two.c",
           "end scout", "activate medic", "move medic two.c resistance_leader", "exit_hatch medic")
    assert m.lost == ""
    assert m.escort("resistance_leader")[0] == "two.c"


@rule("VC-SCEN-18")
def test_a_companion_that_must_leave_the_last_terrain_must_come_up_there_and_go_out() -> None:
    m = journey(second="[c: hatch, objective interact 1]", leaves="two", dice=["power_cut", 6, 6])
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout", "activate medic",
           "move medic two.c resistance_leader", "interact medic two.objective-c", "exit_hatch medic resistance_leader")
    assert m.state.escort_left == [1]
    wait(m)
    assert m.won


@rule("VC-SCEN-18")
@pytest.mark.parametrize(("rule_of_companion", "won"), [({"leaves": "two"}, False), ({"alive_at": "two"}, True)])
def test_a_companion_below_is_alive_but_has_not_left_the_terrain(rule_of_companion: dict[str, str], won: bool) -> None:
    m = journey(second="[c: hatch, objective interact 1]", dice=["power_cut", 6], **rule_of_companion)
    m.does("exit_hatch medic resistance_leader", "activate scout", "exit_hatch scout", "activate scout",
           "move scout two.c", "interact scout two.objective-c", "exit_hatch scout")
    wait(m)
    assert (m.won, m.lost) == (won, "" if won else "VC-SCEN-18")


@rule("VC-SCEN-18", "VC-OPER-04")
@pytest.mark.parametrize(("name", "hatch", "kind", "place"), [
    ("shooting_star", "town.a", "resistance_leader", ("off_map", "scout")),
    ("winter_lantern", "command_post.l", "admiral", ("off_map", "scout")),
    ("snowflake", "cemetery.j", "resistance_leader", ("", ""))])
def test_only_in_shooting_star_and_winter_lantern_the_escort_travels_on(name: str, hatch: str, kind: str,
                                                                        place: tuple[str, ...]) -> None:
    m = real(name, {"scout": hatch, "medic": "off"}, met={kind: hatch}, alarm=[hatch.split(".")[0]], loose=True)
    m.play(f"exit_hatch scout {kind}")
    assert [(each.tile, each.companion) for each in m.view(None).escorts] == [place]


@rule("VC-SCEN-18")
def test_the_admiral_must_leave_the_warehouse() -> None:
    # All else is done; the admiral has come up with the Scout. He leaves with him, or is left to the enemy.
    for company, won in (("exit_hatch scout admiral", True), ("exit_hatch scout", False)):
        m = real("winter_lantern", {"scout": "warehouse.k", "medic": "off"}, done=["command_post", "checkpoint"],
                 met={"admiral": "warehouse.k"}, alarm=["warehouse"], loose=True)
        m.set(*(f"goal {name}: done" for name in m.board.objective_name))
        m.play(company)
        assert wait(m).won is won


# --- supply, doors, draws, turns --------------------------------------------------------------------------------------


@rule("VC-SCEN-19")
def test_a_forbidden_type_is_in_neither_pool_nor_silhouettes() -> None:
    m = opening("copper_owl", "officer:ochre,medic:blue,scout:blue", dice=[*SPECIALS, "cold_wind"])
    assert m.commando("officer").items == []
    assert "bombing" not in m.view(None).equipment_pool
    assert m.view(None).equipment_pool["grenade"] == 8
    assert m.told("commando_goes_without") == []


@rule("VC-SCEN-19", "VC-SCEN-24")
@pytest.mark.parametrize(("veteran", "items", "kit"), [(False, ["uniform"], ["medkit", "uniform"]), (True, [], ["medkit"])])
def test_nor_is_it_laid_on_terrains(veteran: bool, items: Sequence[str], kit: list[str]) -> None:
    m = opening("snowflake", "medic:ochre,scout:blue,sapper:blue", veteran=veteran, dice=[*SPECIALS, "cold_wind"])
    assert (m.items("cemetery.e"), m.commando("medic").items) == (items, kit)


@rule("VC-SCEN-20")
def test_the_kit_of_dread_locked_lies_under_the_hatch_of_the_prison() -> None:
    m = opening("dread_locked", "medic:blue,scout:blue,sapper:blue", dice=[*SPECIALS, "cold_wind"])
    assert [c.items for c in m.view(None).commandos] == [(), (), ()]
    assert m.items("prison.o") == ["medkit", "medkit", "crowbar", "tnt", "tnt"]
    m.does("activate scout", "move scout prison.o", "pick scout tnt")
    assert m.commando("scout").items == ["tnt"]


@rule("VC-SCEN-21")
def test_at_the_start_of_each_turn_players_lock_an_open_door() -> None:
    m = scene("[a in: medic] [b in] [c in]", doors="a-b open, b-c locked", operation_rules=[Relock(doors=1)],
              phase="start_turn", turn=0, until="commandos", seats=2, dice=["cold_wind"])
    assert (m.door("a-b"), m.door("b-c")) == ("locked", "locked")
    m = scene("[a in: medic] [b in] [c in]", doors="a-b open, b-c open", operation_rules=[Relock(doors=1)],
              phase="start_turn", turn=0, until="commandos", seats=2, dice=["cold_wind"])
    assert (m.asked, m.pending.by, m.texts) == ("relock", (0, 1), ["relock a-b", "relock b-c"])
    assert m.told("card_drawn") == []                       # before the event phase
    m.play("relock b-c", seat=1)
    assert (m.door("a-b"), m.door("b-c")) == ("open", "locked")
    assert m.told("door_locked")[0].rule == "VC-SCEN-21"


@rule("VC-SCEN-21")
@pytest.mark.parametrize(("doors", "locked"), [("", 0), ("a-b locked, b-c locked", 2), ("a-b open, b-c locked", 2),
                                               ("a-b open, b-c open", 2)])
def test_so_many_doors_as_are_open_and_no_more(doors: str, locked: int) -> None:
    m = scene("[a in: medic] [b in] [c in]", doors=doors, operation_rules=[Relock(doors=2)], phase="start_turn", turn=0,
              until="commandos", dice=["cold_wind"])
    wait(m, until=lambda m: m.asked != "relock")
    assert [m.door(door) for door in ("a-b", "b-c")[:locked]] == ["locked"] * locked
    assert m.phase == "commandos"


@rule("VC-SCEN-21", "VC-SCEN-24")
@pytest.mark.parametrize("veteran", [False, True])
def test_doors_of_dread_locked_fall_shut_for_veterans(veteran: bool) -> None:
    m = opening("dread_locked", "medic:blue,scout:blue,sapper:blue", veteran=veteran, dice=[*SPECIALS, "cold_wind"])
    assert (m.asked == "relock") is veteran
    if veteran:
        m.play("relock prison.o-p")
        assert m.door("prison.o-p") == "locked"
        wait(m, until=lambda m: m.state.turn == 2)
        assert m.asked == "relock"


@rule("VC-SCEN-22", "VC-SCEN-24")
def test_the_first_two_reinforcements_of_iron_orchard_are_special_units_for_veterans() -> None:
    m = opening("iron_orchard", ",".join(TEAM), veteran=True, loose=False,
                dice=[*SPECIALS, "cold_wind", "storm_trooper", "dog_handler", "power_cut"])
    wait(m, until=lambda m: m.state.turn == 2)
    assert [event.args[0] for event in m.told("arrived")] == [STORM_TROOPER, DOG_HANDLER]
    assert m.view(None).enemy_pool.get("marksman") == 1


@rule("VC-SCEN-22")
def test_whatever_chance_says_the_first_two_are_special() -> None:
    m = opening("iron_orchard", ",".join(TEAM), veteran=True, dice=[*SPECIALS, "cold_wind"])
    wait(m, until=lambda m: m.state.turn == 2)
    assert [kind >= STORM_TROOPER for kind in m.numbers("arrived", 0)] == [True, True]


@rule("VC-SCEN-22", "VC-SCEN-24")
def test_not_at_standard_difficulty() -> None:
    m = opening("iron_orchard", ",".join(TEAM), loose=False,
                dice=[*SPECIALS, "cold_wind", "regular", 0, "regular", 1, "power_cut"])
    wait(m, until=lambda m: m.state.turn == 2)
    assert [event.args[0] for event in m.told("arrived")] == [MP40, MAUSER]


@rule("VC-SCEN-22")
def test_a_third_token_is_drawn_as_usual() -> None:
    m = opening("iron_orchard", ",".join(TEAM), veteran=True, loose=False,
                dice=[*SPECIALS, "cold_wind", "storm_trooper", "dog_handler", "power_cut", "regular", 0, "regular", 0, "flare"])
    wait(m, until=lambda m: m.state.turn == 3)
    assert [event.args[0] for event in m.told("arrived")] == [STORM_TROOPER, DOG_HANDLER, MP40, MP40]


@rule("VC-SCEN-22")
def test_what_the_first_step_did_not_draw_is_not_made_up_for_in_the_second() -> None:
    # Movie Night keeps one of the two entrances of the farm empty in the first reinforcement step.
    m = opening("iron_orchard", ",".join(TEAM), veteran=True, loose=False,
                dice=[*SPECIALS, "movie_night", "storm_trooper", "cold_wind", "regular", 0, "regular", 0, "flare"])
    wait(m, until=lambda m: m.state.turn == 3)
    assert [event.args[0] for event in m.told("arrived")] == [STORM_TROOPER, MP40, MP40]


@rule("VC-SCEN-23")
@pytest.mark.parametrize(("turn", "lost"), [(11, ""), (12, "VC-SCEN-23")])
def test_silent_harbour_fails_when_turn_13_begins(turn: int, lost: str) -> None:
    m = real("silent_harbour", OFF, turn=turn, phase="end_turn", loose=True)
    assert (m.state.turn, m.lost) == (turn + 1, lost)


@rule("VC-SCEN-23")
def test_turns_are_counted_over_the_whole_operation_without_a_deck_of_its_own() -> None:
    m = real("silent_harbour", OFF, done=["port"], turn=12, phase="end_turn", loose=True)
    assert (m.state.turn, m.lost) == (13, "VC-SCEN-23")
    assert real("silent_harbour", OFF).view(None).event_deck == 37


@rule("VC-SCEN-23", "VC-END-01")
def test_success_in_the_last_turn_comes_first() -> None:
    m = scene("[a: medic, hatch, objective interact 1]", operation_rules=[TurnLimit(turns=1)], event="cold_wind",
              until="choose_squad")
    m.does("interact medic objective-a", "exit_hatch medic")
    assert m.won


@rule("VC-SCEN-24")
@pytest.mark.parametrize(("difficulty", "on"), [("standard", False), ("veteran", True)])
def test_a_veteran_rule_applies_at_that_difficulty_only(difficulty: str, on: bool) -> None:
    m = later("[a: hatch] [b: alarm]", ["power_cut"], rules=[AlarmStartsOn(veteran=True)], options={"difficulty": difficulty})
    assert m.alarm() is on
