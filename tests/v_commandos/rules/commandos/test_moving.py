"""Moving, and moving stealthily onto medium tiles (VC-MOVE, VC-SMOVE)."""

import pytest

import bocage
from tests.marks import rule
from tests.v_commandos.scene import scene, as_scene


@rule("VC-MOVE-01")
def test_a_commando_moves_to_an_adjacent_tile_of_its_owners_choice_never_diagonally() -> None:
    m = scene("""
        [a: medic] [b]
        [c]        [d]
        """)
    assert [text for text in m.texts if text.startswith("move")] == ["move medic b", "move medic c"]
    assert m.refused("move medic d") == "VC-MOVE-01"
    m.play("move medic b")
    assert m.commando("medic").tile == "b"
    assert m.told("moved")[0].rule == "VC-MOVE-01"


@rule("VC-MOVE-01")
def test_neither_across_a_gap_nor_two_tiles_at_once() -> None:
    m = scene("[a: medic] [b] [c] . [d]")
    assert m.refused("move medic c") == "VC-MOVE-01"
    m.does("move medic b", "move medic c")
    assert m.refused("move medic d") == "VC-MOVE-01"


@rule("VC-MOVE-01")
def test_a_wide_tile_has_several_neighbours_on_one_side() -> None:
    m = scene("""
        [a M: medic] [b]
        [c]      [d] [e]
        """)
    assert [text for text in m.texts if text.startswith("move")] == ["move medic b", "move medic c", "move medic d"]


@rule("VC-MOVE-01")
def test_a_free_slot_is_needed() -> None:
    assert scene("[a: medic] [b: 4 mp40]").refused("move medic b") == "VC-CAP-02"
    assert "move medic b" in scene("[a: medic] [b: 3 mp40]").texts


@rule("VC-MOVE-02")
def test_outdoors_there_is_no_wall_and_an_open_door_is_an_opening() -> None:
    m = scene("[a: medic] [b] [c in] [d in]", doors="b-c open, c-d open")
    m.does("move medic b", "move medic c", "move medic d")
    assert m.commando("medic").tile == "d"


@rule("VC-MOVE-03", "VC-MOVE-02")
def test_every_edge_of_an_indoor_tile_without_a_door_is_a_wall() -> None:
    m = scene("""
        [a: medic] [b in]
        [c in: scout] [d in]
        """, doors="b-d open")
    assert m.refused("move medic b") == "VC-MOVE-03"
    assert m.refused("move medic c") == "VC-MOVE-03"
    m.does("end medic", "activate scout")
    assert m.refused("move scout d") == "VC-MOVE-03"


@rule("VC-MOVE-04")
def test_a_locked_door_stops_a_commando_until_it_is_opened() -> None:
    m = scene("[a: medic(crowbar)] [b in]", doors="a-b locked")
    assert m.refused("move medic b") == "VC-MOVE-04"
    m.does("force medic a-b", "move medic b")
    assert m.commando("medic").tile == "b"


@rule("VC-MOVE-05")
@pytest.mark.parametrize("doors", ["", "a-b locked"])
def test_the_ochre_scout_passes_walls_and_locked_doors(doors: str) -> None:
    m = scene("[a: scout:ochre] [b in]", doors=doors)
    m.play("move scout b")
    assert m.commando("scout").tile == "b"
    assert scene("[a: scout] [b in]", doors=doors).refused("move scout b") in ("VC-MOVE-03", "VC-MOVE-04")


@rule("VC-MOVE-05")
def test_climbing_leads_neither_diagonally_nor_onto_a_full_tile() -> None:
    m = scene("""
        [a: scout:ochre] [b in: 4 mp40]
        [c in]           [d in]
        """)
    assert m.refused("move scout d") == "VC-MOVE-01"
    assert m.refused("move scout b") == "VC-CAP-02"


@rule("VC-MOVE-05", "VC-SMOVE-02")
def test_climbing_works_stealthily_too() -> None:
    m = scene("[a: scout:ochre visible] [b M in]")
    m.play("stealth_move scout b")
    assert (m.commando("scout").tile, m.commando("scout").stealthy) == ("b", True)


@rule("VC-MOVE-05")
def test_an_escort_does_not_climb_along() -> None:
    m = scene("[a: scout:ochre, met resistance_leader] [b in]")
    assert m.refused("move scout b resistance_leader") == "VC-RULING-06"
    m.play("move scout b")
    assert m.escort("resistance_leader")[0] == "a"


@rule("VC-MOVE-06")
def test_from_below_a_commando_comes_up_through_any_open_hatch_of_any_terrain_in_play() -> None:
    m = scene(["[a: hatch] [b: hatch blocked] [c]", "[a: hatch]"], off=["medic"], active="medic")
    assert m.texts == ["move medic one.a", "move medic two.a", "end medic"]
    assert m.refused("move medic one.b") == "VC-HATCH-06"
    assert m.refused("move medic one.c") == "VC-MOVE-06"
    m.play("move medic two.a")
    assert m.commando("medic").tile == "two.a"
    assert m.commando("medic").actions == 2
    assert m.told("came_up")[0].rule == "VC-MOVE-06"


@rule("VC-MOVE-06")
def test_not_on_a_terrain_that_is_not_yet_built() -> None:
    m = scene(["[a: hatch]", "[a: hatch]"], off=["medic"], active="medic", built=[0])
    assert m.texts == ["move medic one.a", "end medic"]


@rule("VC-MOVE-06")
def test_not_onto_a_full_tile() -> None:
    m = scene("[a: 4 mp40, hatch] [b: 3 mp40, hatch]", off=["medic"], active="medic")
    assert m.refused("move medic a") == "VC-CAP-02"
    assert "move medic b" in m.texts


@rule("VC-MOVE-06", "VC-MOVE-07")
def test_a_medium_tile_can_be_entered_from_below_stealthily_for_two_actions() -> None:
    m = scene("[a M: hatch]", off=["medic"], active="medic")
    assert m.texts == ["move medic a", "stealth_move medic a", "end medic"]
    m.play("stealth_move medic a")
    assert m.commando("medic").stealthy
    assert m.commando("medic").actions == 1
    assert not m.alarm()


@rule("VC-MOVE-07")
def test_every_commando_begins_the_operation_off_the_map_and_can_only_come_up() -> None:
    m = as_scene(bocage.new("v_commandos", "streets", seed="x", options={"squad": "medic:blue,scout:ochre"}))
    assert m.texts == ["activate medic", "activate scout", "done"]
    m.play("activate medic")
    assert m.texts == ["move medic k", "end medic"]
    m.play("move medic k")
    assert m.board.tile_name[m.state.tile[0]] == "k"
    assert m.state.budget[0] == 2


@rule("VC-MOVE-08")
def test_a_commando_coming_up_keeps_all_that_lies_on_its_card() -> None:
    m = scene("[a: hatch]", off=["officer(medkit tnt) wounded 1 plus 1 uniform"], active="officer")
    m.play("move officer a")
    officer = m.commando("officer")
    assert officer.items == ["medkit", "tnt"]
    assert (officer.wounds, officer.plus, officer.uniform) == (1, 1, True)


@rule("VC-MOVE-08")
def test_nor_does_going_down_cost_anything_of_it() -> None:
    m = scene("[a: officer(medkit) wounded 1 plus 1 uniform, scout, hatch]")
    m.play("exit_hatch officer")
    officer = m.commando("officer")
    assert (officer.items, officer.wounds, officer.plus, officer.uniform) == (["medkit"], 1, 1, True)


@rule("VC-MOVE-09")
def test_moving_stealthily_among_enemies_is_tested_with_a_die_for_each() -> None:
    m = scene("[a: medic] [b: 2 mp40]", dice=[3, 6])
    m.play("move medic b")
    assert m.commando("medic").stealthy
    assert m.told("tested")[0].rule == "VC-TEST-01"

    m = scene("[a: medic] [b: 2 mp40]", dice=[6, 2])
    m.play("move medic b")
    assert m.commando("medic").visible


@rule("VC-MOVE-09")
def test_nobody_tests_on_an_empty_tile_or_while_visible() -> None:
    m = scene("[a: medic] [b]")
    m.play("move medic b")
    assert m.told("tested") == []
    m = scene("[a: medic visible] [b: mauser]", dice=[1])   # the one die is reaction fire
    m.play("move medic b")
    assert m.told("tested") == []
    assert m.commando("medic").visible


# --- stealthily onto a medium tile ------------------------------------------------------------------------------------


@rule("VC-SMOVE-01")
@pytest.mark.parametrize("face", ["", "visible"])
def test_on_an_empty_medium_tile_the_commando_ends_stealthy_whatever_it_was(face: str) -> None:
    m = scene(f"[a: medic {face}] [b M]")
    m.play("stealth_move medic b")
    assert (m.commando("medic").tile, m.commando("medic").stealthy) == ("b", True)
    assert m.commando("medic").actions == 1


@rule("VC-SMOVE-01")
def test_an_ordinary_move_there_is_seen() -> None:
    m = scene("[a: medic] [b M]")
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("seen")[0].rule == "VC-STEALTH-07"
    assert m.alarm()


@rule("VC-SMOVE-01")
def test_small_and_large_tiles_are_not_for_it() -> None:
    m = scene("""
        [a: medic] [b L]
        [c]        . .
        """)
    assert m.refused("stealth_move medic b") == "VC-SMOVE-01"
    assert m.refused("stealth_move medic c") == "VC-SMOVE-01"


@rule("VC-SMOVE-02")
def test_all_limits_of_moving_hold_for_a_stealthy_move() -> None:
    m = scene("""
        [a: medic] [b M in]
        [c M in]   [d M: 8 mp40]
        """, doors="a-b locked")
    assert m.refused("stealth_move medic b") == "VC-MOVE-04"
    assert m.refused("stealth_move medic c") == "VC-MOVE-03"
    assert m.refused("stealth_move medic d") == "VC-MOVE-01"
    assert scene("[a: medic] [b M: 8 mp40]").refused("stealth_move medic b") == "VC-CAP-02"


@rule("VC-SMOVE-02")
def test_a_stealthy_commando_tests_among_the_enemies_of_the_medium_tile() -> None:
    m = scene("[a: medic] [b M: 3 mauser]", dice=[3, 4, 5])
    m.play("stealth_move medic b")
    assert m.commando("medic").stealthy
    m = scene("[a: medic] [b M: 3 mauser]", dice=[3, 4, 1])
    m.play("stealth_move medic b")
    assert m.commando("medic").visible


@rule("VC-SMOVE-02")
def test_a_visible_commando_draws_reaction_fire_and_stays_visible_among_enemies() -> None:
    m = scene("[a: medic visible] [b M: mauser]", dice=[4])
    m.play("stealth_move medic b")
    assert m.commando("medic").wounds == 1
    assert m.commando("medic").visible


@rule("VC-SMOVE-03")
def test_in_uniform_an_ordinary_move_is_stealthy_enough() -> None:
    m = scene("[a: medic uniform] [b M] [c M]")
    m.does("move medic b", "move medic c")
    assert (m.commando("medic").stealthy, m.commando("medic").uniform) == (True, True)
    assert m.commando("medic").actions == 1
    assert not m.alarm()
