"""The enemy reinforcement step (VC-REINF)."""

from collections.abc import Sequence
from typing import Any

import pytest

import bocage
from bocage.games.v_commandos.pieces import TOKEN_NAMES
from tests.marks import rule
from tests.v_commandos.piles import enemy_pool, wait_outside
from tests.v_commandos.scene import Scene, as_scene, scene


def before_reinforcements(drawing: str, specials: Sequence[str] = (), waiting: Sequence[tuple[str, str]] = (),
                          **more: Any) -> Scene:
    """Stops in the commandos phase; ``done`` leads into the step. Special units join the pool, others wait outside.

    The officer behind his walls is there so that somebody can still act.
    """
    m = scene(drawing.rstrip() + "\n[z in: officer]", active=None, until="before_movement", **more)
    for entrance, name in waiting:
        wait_outside(m, entrance, name)
    if specials:
        m.set(f"pool: {', '.join([*(f'{number} {name}' for name, number in enemy_pool(m).items()), *specials])}")
    return m


def in_pool(m: Scene, token: str) -> int:
    return int(m.state.pool[TOKEN_NAMES.index(token)])


@rule("VC-REINF-01", "VC-EX-11")
def test_a_silent_entrance_brings_one_token_onto_the_tile_it_touches() -> None:
    m = scene("[a: entrance N] [b]", phase="reinforcement", dice=["regular", 0])
    assert m.foes("a") == {"mp40": 1}
    assert m.foes("b") == {}
    assert m.told("arrived")[0].rule == "VC-REINF-01"
    assert m.dice_left == 0


@rule("VC-REINF-01", "VC-EX-11", "VC-ALARM-06")
def test_with_the_alarm_on_every_entrance_brings_two_tokens() -> None:
    m = scene("[a: entrance N] [b: entrance E]", phase="reinforcement", alarm=True,
              dice=["regular", 0, "regular", 0, "regular", 0, "regular", 0])
    assert m.foes("a") == {"mp40": 2}
    assert m.foes("b") == {"mp40": 2}
    assert m.dice_left == 0


@rule("VC-REINF-01")
def test_two_entrances_of_one_tile_bring_a_token_each() -> None:
    m = scene("[a: entrance N, entrance W]", phase="reinforcement", dice=["regular", 0, "regular", 1])
    assert m.foes("a") == {"mp40": 1, "mauser": 1}


@rule("VC-REINF-01")
def test_the_alarm_of_one_terrain_does_not_double_the_reinforcements_of_another() -> None:
    m = scene(["[a: entrance N]", "[a: entrance N]"], phase="reinforcement", alarm=True,
              dice=["regular", 0, "regular", 0, "regular", 0])
    m.play("terrain one")
    assert m.foes("one.a") == {"mp40": 2}
    assert m.foes("two.a") == {"mp40": 1}


@rule("VC-REINF-01")
def test_a_drawn_token_leaves_the_pool() -> None:
    m = scene("[a: entrance N]", phase="reinforcement", dice=["sledge", 0])
    assert m.foes("a") == {"sledge_mp40": 1}
    assert in_pool(m, "sledge") == 4


@rule("VC-REINF-02")
@pytest.mark.parametrize(("token", "face", "kind"), [
    ("regular", 0, "mp40"), ("regular", 1, "mauser"), ("sledge", 0, "sledge_mp40"), ("sledge", 1, "sledge_mauser")])
def test_the_face_of_a_regular_token_is_random(token: str, face: int, kind: str) -> None:
    m = scene("[a: entrance N]", phase="reinforcement", dice=[token, face])
    assert m.foes("a") == {kind: 1}
    assert m.dice_left == 0


@rule("VC-REINF-02")
def test_a_special_unit_has_no_face_to_fall_on() -> None:
    m = before_reinforcements("[a: entrance N]", specials=["marksman"], dice=["marksman"])
    m.play("done")
    assert m.foes("a") == {"marksman": 1}
    assert m.dice_left == 0


# The 37 regular tokens stand on the map: seven Ø are all that is left in the pool.
ONLY_NULLS_LEFT = """
    [x L: 16 mp40]  [y L: 16 mp40]  [z M: 5 sledge_mp40]
    .          .          [a in: entrance N, entrance E, entrance S, entrance W]
    """


@rule("VC-REINF-03", "VC-RULING-13", "VC-END-03")
def test_a_pool_that_cannot_supply_all_entrances_is_a_failure_before_anything_is_drawn() -> None:
    m = scene(ONLY_NULLS_LEFT, phase="reinforcement", alarm=True)
    assert m.lost == "VC-REINF-03"
    assert m.told("failure")[0].rule == "VC-REINF-03"
    assert m.told("null_drawn") == []
    assert in_pool(m, "null") == 7


@rule("VC-REINF-03", "VC-RULING-13")
def test_null_tokens_in_the_pool_count_as_tokens() -> None:
    m = scene(ONLY_NULLS_LEFT, phase="reinforcement", dice=["null"] * 4 + ["marksman"] + ["storm_trooper"] * 3)
    assert m.lost == ""
    assert len(m.told("null_drawn")) == 4


@rule("VC-REINF-03", "VC-RULING-13")
def test_what_all_terrains_need_is_added_up() -> None:
    enough = "[b: entrance N, entrance E, entrance S]"
    m = scene([ONLY_NULLS_LEFT, enough], phase="reinforcement", dice=["null"] * 7, loose=True)
    assert m.lost == ""
    m = scene([ONLY_NULLS_LEFT, enough, "[c: entrance N]"], phase="reinforcement")
    assert m.lost == "VC-REINF-03"


@rule("VC-REINF-04")
def test_players_may_look_at_the_composition_of_the_enemy_pool() -> None:
    m = as_scene(bocage.new("v_commandos", "streets", seed="x", options={"squad": "medic:blue,scout:blue"}))
    pool = m.view("you").enemy_pool
    assert pool["regular"] == 32 - 3                        # three MP40 stand on the triangular tokens of Streets
    assert pool["null"] == 7
    assert sum(pool.values()) == 37 - 3 + 7 + 3


@rule("VC-REINF-04")
def test_the_pool_can_be_looked_at_in_the_middle_of_the_step_and_by_every_seat() -> None:
    m = scene("[a: 3 mp40, entrance N]", phase="reinforcement", alarm=True, seats=2, dice=["regular", 1, "sledge", 0])
    assert m.asked == "who_enters"
    assert m.view(0).enemy_pool == m.view(1).enemy_pool == {"regular": 32 - 4, "sledge": 4, "null": 7}


@rule("VC-REINF-05", "VC-EX-12", "VC-CAP-02")
def test_tokens_wait_outside_a_full_tile() -> None:
    m = scene("[a: 4 mp40, entrance N]", phase="reinforcement", dice=["regular", 1])
    assert m.foes("a") == {"mp40": 4}
    assert m.outside("a-N") == {"mauser": 1}
    assert m.told("waits_outside")[0].rule == "VC-REINF-05"


@rule("VC-REINF-05")
def test_if_only_one_of_two_fits_players_choose_who_enters() -> None:
    m = scene("[a: 3 mp40, entrance N]", phase="reinforcement", alarm=True, seats=2, dice=["regular", 1, "sledge", 0])
    assert m.asked == "who_enters"
    assert m.texts == ["enter mauser", "enter sledge_mp40"]
    assert m.pending.by == (0, 1)
    m.play("enter sledge_mp40")
    assert m.foes("a") == {"mp40": 3, "sledge_mp40": 1}
    assert m.outside("a-N") == {"mauser": 1}


@rule("VC-REINF-05")
def test_commandos_take_slots_of_the_entrance_tile_too() -> None:
    m = scene("[a: 3 mp40, medic visible, entrance N]", phase="reinforcement", alarm=True, dice=["regular", 1, "regular", 1])
    assert m.outside("a-N") == {"mauser": 2}


@rule("VC-REINF-05", "VC-RULING-20")
def test_a_special_unit_cannot_take_the_slot_of_a_nest_but_a_regular_enemy_can() -> None:
    m = before_reinforcements("[a: nest, 2 storm_trooper, entrance N]", specials=["marksman"], alarm=True,
                              dice=["marksman", "regular", 0])
    m.play("done")
    assert m.foes("a") == {"storm_trooper": 2, "mp40": 1}
    assert m.guard("nest-a") == "mp40"
    assert m.outside("a-N") == {"marksman": 1}


@rule("VC-REINF-05", "VC-GUARD-02")
def test_a_regular_for_the_nest_and_a_special_unit_for_the_last_other_slot_both_enter() -> None:
    m = before_reinforcements("[a: nest, storm_trooper, entrance N]", specials=["marksman"], alarm=True,
                              dice=["marksman", "regular", 0])
    m.play("done")
    assert m.foes("a") == {"storm_trooper": 1, "mp40": 1, "marksman": 1}
    assert m.guard("nest-a") == "mp40"
    assert m.outside("a-N") == {}


@rule("VC-REINF-06", "VC-EX-12", "VC-CROW-04")
def test_all_tokens_of_a_barricaded_entrance_wait_behind_it() -> None:
    m = scene("[a: medic(crowbar), entrance N]", until="before_movement", dice=["regular", 0])
    m.does("barricade medic a-N", "end medic")
    assert m.foes("a") == {}
    assert m.outside("a-N") == {"mp40": 1}
    assert m.commando("medic").stealthy                     # nobody entered: no test
    assert m.told("waits_outside")[0].rule == "VC-REINF-06"


@rule("VC-REINF-06")
def test_another_entrance_of_the_same_tile_is_not_barricaded() -> None:
    m = scene("[a: medic(crowbar) visible, entrance N, entrance W]", alarm=True,
              until="before_movement", dice=["regular", 0, "regular", 0, "regular", 1, "regular", 1])
    m.does("barricade medic a-N", "end medic", "supply a-N")
    assert m.outside("a-N") == {"mp40": 2}
    assert m.foes("a") == {"mauser": 2}


@rule("VC-REINF-07")
def test_enemies_outside_neither_move_nor_shoot() -> None:
    m = scene("[a: medic(crowbar) visible, entrance N] [b: scout visible]", alarm=True, until="end_turn",
              dice=["regular", 0, "regular", 0])
    m.does("barricade medic a-N", "end medic", "done")
    assert m.phase == "end_turn"
    assert m.outside("a-N") == {"mp40": 2}
    assert m.commando("medic").wounds == m.commando("scout").wounds == 0
    assert m.told("group_fired") == []


@rule("VC-REINF-07")
def test_enemies_outside_cannot_be_shot_at() -> None:
    m = scene("[a: medic(crowbar medkit) plus 1, entrance N]", until="before_fire", dice=["regular", 0], direction="S")
    m.does("barricade medic a-N", "end medic", "pass")      # pass: the moment before reinforcements
    assert m.phase == "before_movement"
    assert m.outside("a-N") == {"mp40": 1}
    assert m.refused("shoot medic sten a +1") == "VC-SHOOT-01"
    assert m.refused("melee medic mp40 +1") == "VC-MELEE-01"


@rule("VC-REINF-07")
def test_a_blast_on_the_entrance_tile_does_not_reach_enemies_outside() -> None:
    m = before_reinforcements("""
        [a: charge, 4 mp40, entrance N] [b: scout]
        """, waiting=[("a-N", "mauser")])
    m.play("detonate scout a")
    assert m.foes("a") == {}
    assert m.outside("a-N") == {"mauser": 1}


@rule("VC-REINF-08", "VC-RULING-14")
def test_those_waiting_enter_before_the_new_draw() -> None:
    m = before_reinforcements("[a: 3 mp40, entrance N]", waiting=[("a-N", "mauser")], dice=["sledge", 0])
    m.play("done")
    assert m.foes("a") == {"mp40": 3, "mauser": 1}
    assert m.outside("a-N") == {"sledge_mp40": 1}


@rule("VC-REINF-08")
def test_if_only_some_of_those_waiting_can_enter_players_choose() -> None:
    m = before_reinforcements("[a: 3 mp40, entrance N]", waiting=[("a-N", "mauser"), ("a-N", "sledge_mp40")], seats=2,
                              dice=["regular", 0])
    m.play("done 1")
    assert m.asked == "who_enters"
    assert m.texts == ["enter mauser", "enter sledge_mp40"]
    assert m.pending.by == (0, 1)
    m.play("enter mauser")
    assert m.foes("a") == {"mp40": 3, "mauser": 1}
    assert m.outside("a-N") == {"sledge_mp40": 1, "mp40": 1}


@rule("VC-REINF-08")
def test_those_waiting_and_the_new_ones_enter_while_there_is_room() -> None:
    m = before_reinforcements("[a: entrance N]", waiting=[("a-N", "mauser")], dice=["regular", 0])
    m.play("done")
    assert m.foes("a") == {"mauser": 1, "mp40": 1}
    assert m.outside("a-N") == {}


@rule("VC-REINF-08", "VC-CROW-05")
@pytest.mark.parametrize(("waiting", "inside"), [(2, 0), (3, 4)])
def test_those_behind_a_barricade_stay_until_it_breaks(waiting: int, inside: int) -> None:
    m = before_reinforcements("[a: medic(crowbar) visible, entrance N] [b]", waiting=[("a-N", "mp40")] * waiting,
                              dice=["regular", 0])
    m.does("activate medic", "barricade medic a-N", "move medic b", "end medic", "done")
    assert m.foes("a") == ({"mp40": inside} if inside else {})
    assert m.outside("a-N") == ({} if inside else {"mp40": waiting + 1})


@rule("VC-REINF-09", "VC-TEST-05")
def test_a_stealthy_commando_tests_at_once_against_the_enemies_that_enter() -> None:
    m = scene("[a: medic, entrance N, mp40]", phase="reinforcement", dice=["regular", 0, 2])
    assert m.commando("medic").visible                      # one die: the MP40 already there does not count
    assert m.alarm()
    assert m.told("tested")[0].rule == "VC-TEST-02"


@rule("VC-REINF-09")
def test_two_that_enter_by_one_entrance_are_two_dice() -> None:
    m = scene("[a: medic, entrance N]", phase="reinforcement", alarm=True, dice=["regular", 0, "regular", 0, 3, 3])
    assert m.commando("medic").stealthy
    assert m.dice_left == 0


@rule("VC-REINF-10", "VC-TEST-06")
def test_a_null_token_brings_no_enemy_and_no_test() -> None:
    m = scene("[a: medic, entrance N]", phase="reinforcement", dice=["null", "marksman"])
    assert m.foes("a") == {}
    assert m.outside("a-N") == {}
    assert m.commando("medic").stealthy
    assert m.dice_left == 0


@rule("VC-REINF-10")
def test_a_null_token_takes_no_slot() -> None:
    m = scene("[a: 3 mp40, entrance N]", phase="reinforcement", alarm=True, dice=["null", "regular", 1, "marksman"])
    assert m.foes("a") == {"mp40": 3, "mauser": 1}


@rule("VC-REINF-10")
def test_a_null_token_does_not_count_against_a_barricade() -> None:
    m = before_reinforcements("[a: medic(crowbar), entrance N]", waiting=[("a-N", "mp40")] * 3, dice=["null", "marksman"])
    m.does("activate medic", "barricade medic a-N", "end medic", "done")
    assert m.outside("a-N") == {"mp40": 3}
    assert m.told("broke_through") == []


@rule("VC-REINF-11", "VC-RULING-39")
def test_each_null_token_leaves_the_game_and_a_random_special_unit_joins_the_pool() -> None:
    m = scene("[a: entrance N]", phase="reinforcement", alarm=True, dice=["null", "null", "marksman", "dog_handler"])
    assert in_pool(m, "null") == 5
    assert (in_pool(m, "marksman"), in_pool(m, "dog_handler")) == (1, 1)
    assert m.state.special_pool[TOKEN_NAMES.index("marksman")] == 0
    assert m.state.special_pool[TOKEN_NAMES.index("dog_handler")] == 1
    assert len(m.told("special_added")) == 2
    assert m.dice_left == 0


@rule("VC-REINF-11")
def test_special_units_join_the_pool_only_at_the_end_of_the_step() -> None:
    m = scene("[a: entrance N] [b: entrance E]", phase="reinforcement", dice=["null", "regular", 0, "marksman"])
    names = [event.name for event in m.log if event.name in ("null_drawn", "arrived", "special_added")]
    assert names == ["null_drawn", "arrived", "special_added"]


@rule("VC-REINF-11")
def test_with_the_special_pool_empty_a_null_token_is_only_removed() -> None:
    m = scene("""
        [x L: 3 storm_trooper, 2 patrol_leader, 2 dog_handler, 2 machine_gunner, marksman]
        .     .      [a: entrance N]
        """, phase="reinforcement", dice=["null"])
    assert in_pool(m, "null") == 6
    assert m.told("special_added") == []
    assert m.dice_left == 0


@rule("VC-REINF-12", "VC-RULING-15")
def test_an_alarm_set_off_during_the_step_brings_no_more_tokens_this_turn() -> None:
    m = scene("[a: medic, entrance N] [b: entrance E]", phase="reinforcement", dice=["regular", 0, 1, "regular", 0])
    assert m.alarm()
    assert m.foes("a") == {"mp40": 1}
    assert m.foes("b") == {"mp40": 1}
    assert m.dice_left == 0


@rule("VC-REINF-13", "VC-GUARD-01")
def test_a_regular_enemy_that_arrives_beside_an_unprotected_triangle_guards_it_at_once() -> None:
    m = scene("[a: alarm, entrance N]", phase="reinforcement", dice=["regular", 1])
    assert m.guard("alarm-a") == "mauser"
    assert m.told("guards")[0].rule == "VC-GUARD-01"


@rule("VC-REINF-13")
def test_of_two_kinds_that_arrive_players_choose_the_guard() -> None:
    m = scene("[a: alarm, entrance N]", phase="reinforcement", alarm=True, dice=["regular", 1, "regular", 0])
    assert m.asked == "guard"
    assert m.texts == ["post mp40", "post mauser"]
    m.play("post mauser")
    assert m.guard("alarm-a") == "mauser"


@rule("VC-REINF-13", "VC-GUARD-07")
def test_a_special_unit_that_arrives_guards_nothing() -> None:
    m = before_reinforcements("[a: alarm, entrance N]", specials=["storm_trooper"], dice=["storm_trooper"])
    m.play("done")
    assert m.foes("a") == {"storm_trooper": 1}
    assert m.guard("alarm-a") == "nobody"


@rule("VC-REINF-01", "VC-ALARM-06", "VC-EVENT-03")
@pytest.mark.parametrize(("event", "alarm", "tokens"), [
    ("cold_wind", False, 1), ("cold_wind", True, 2), ("alarm_alarm", False, 2), ("alarm_alarm", True, 1)])
def test_an_entrance_shows_as_many_tokens_as_will_come(event: str, alarm: bool, tokens: int) -> None:
    m = scene("[a: entrance N]", off=["medic"], phase="before_reinforcement", event=event, alarm=alarm, loose=True)
    assert [gate.tokens for gate in m.view(None).terrains[0].entrances] == [tokens]
    m = scene("[a: entrance N]", off=["medic"], phase="reinforcement", event=event, alarm=alarm, dice=["regular", 0] * tokens)
    assert m.foes("a") == {"mp40": tokens}
