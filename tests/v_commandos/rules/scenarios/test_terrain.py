"""Doors, tiles, terrain cards, ways in and out (VC-TERRAIN)."""

import pytest

from tests.marks import rule
from tests.v_commandos.real_scenarios import real, terrain
from tests.v_commandos.scene import scene

# number of commandos; objectives: tile, what it asks, actions (where it is handled)
CARDS = {
    "streets": (2, "d destroy"), "bridges": (2, "b destroy, h destroy"), "fuel_depot": (3, "d destroy, j destroy, l destroy"),
    "town": (4, "e escort"), "luxury_hotel": (2, "d interact 1, b interact 1"), "church": (4, "f protect"),
    "radar_station": (3, "h interact 1, d interact 1"), "lighthouse": (2, "f interact 2"),
    "rail_yard": (4, "e destroy, h destroy, i destroy"), "bomb_vault": (3, "f interact 3, g interact 2"),
    "training_ground": (1, "c interact 1"), "port": (3, "p destroy, r destroy"), "signal_post": (2, "f interact 2"),
    "villa": (2, "g escort"), "prison": (3, "d escort"), "airfield": (4, "p destroy, q destroy, s destroy"),
    "submarine_pen": (4, "a destroy"), "command_post": (3, "g escort"), "bunker": (3, "k destroy"),
    "warehouse": (2, "b carry_out, g carry_out"), "factory": (4, "g destroy, i destroy"), "cemetery": (2, "i escort"),
    "farm": (2, "b burn 2, k burn 2"), "sewers": (2, "e all_exit"), "railway_tunnel": (3, "h destroy"),
    "checkpoint": (2, "k shut_off_alarm"),
}


@rule("VC-TERRAIN-01")
def test_through_an_open_door_commandos_move_and_shoot() -> None:
    m = scene("[a in: medic] [b in: mp40]", doors="a-b open", dice=[4, 1, "tnt"])
    m.does("shoot medic sten b", "move medic b")
    assert m.commando("medic").tile == "b"


@rule("VC-TERRAIN-01")
def test_through_an_open_door_enemies_fire() -> None:
    m = scene("[a in: medic visible] [b in: mp40]", doors="a-b open", phase="fire", dice=[4, 1])
    assert m.commando("medic").wounds == 1


@rule("VC-TERRAIN-02")
def test_a_locked_door_stops_commandos_and_their_fire() -> None:
    m = scene("[a in: medic(grenade)] [b in: mp40]", doors="a-b locked")
    assert m.refused("move medic b") == "VC-MOVE-04"
    assert m.refused("shoot medic sten b") == "VC-SHOOT-04"
    assert m.refused("shoot medic grenade b") == "VC-SHOOT-04"


@rule("VC-TERRAIN-02")
def test_a_locked_door_stops_enemy_fire() -> None:
    m = scene("[a in: medic visible] [b in: mp40]", doors="a-b locked", phase="fire")
    assert m.told("group_fired") == []


@rule("VC-TERRAIN-02")
def test_enemies_walk_through_a_locked_door_and_lock_it_behind_them() -> None:
    m = scene("[a in: mp40] [b in] [c: medic]", doors="a-b locked", phase="movement", direction="E")
    assert m.foes("b") == {"mp40": 1}
    assert m.door("a-b") == "locked"


@rule("VC-TERRAIN-03")
@pytest.mark.parametrize(("size", "slots"), [("S", 4), ("M", 8), ("Mv", 8), ("L", 16)])
def test_three_sizes_of_tiles_hold_4_8_and_16(size: str, slots: int) -> None:
    m = scene(f"[a: medic] [b {size}]")
    tile = terrain(m).tiles[1]
    assert (tile.slots, tile.free) == (slots, slots)
    for crowd, allowed in ((slots - 1, True), (slots, False)):
        m = scene(f"[a: medic] [b {size}: {crowd} mp40]", loose=True)
        assert ("move medic b" in m.texts) is allowed


@rule("VC-TERRAIN-03", "VC-TERRAIN-04")
@pytest.mark.parametrize(("here", "there", "passable"), [
    ("out", "out", True), ("out", "in", False), ("in", "out", False), ("in", "in", False)])
def test_outdoor_tiles_are_open_to_one_another_and_indoor_tiles_walled_all_round(here: str, there: str, passable: bool) -> None:
    m = scene(f"[a {here}: medic] [b {there}: mp40]", loose=True)
    assert ("move medic b" in m.texts) is passable
    assert ("shoot medic sten b" in m.texts) is passable


@rule("VC-TERRAIN-04")
def test_walls_stop_enemies_and_their_fire_too() -> None:
    m = scene("[a: mp40] [b in] [c: medic]", phase="movement", direction="E")
    assert m.foes("a") == {"mp40": 1}
    m = scene("[a: mp40] [b in: medic visible]", phase="fire")
    assert m.told("group_fired") == []


@rule("VC-TERRAIN-04")
def test_a_door_is_the_only_gap_in_the_wall_of_an_indoor_tile() -> None:
    m = scene("""
        . [n] .
        [w] [a in: medic] [e]
        . [s] .
        """, doors="a-e open")
    assert [text for text in m.texts if text.startswith("move")] == ["move medic e"]


@rule("VC-TERRAIN-05", "VC-TERRAIN-07")
@pytest.mark.parametrize("name", CARDS)
def test_a_terrain_card_states_its_commandos_and_objectives(name: str) -> None:
    shown = terrain(real(name, {"medic": "off"}))
    number, objectives = CARDS[name]
    handled = ("interact", "burn")
    assert shown.commandos == number
    assert ", ".join(" ".join([o.tile, o.word, *([str(o.actions)] if o.word in handled else [])])
                     for o in shown.objectives) == objectives


@rule("VC-TERRAIN-05")
def test_the_number_of_a_card_is_what_it_bears_without_alarm() -> None:
    m = real("training_ground", {"medic": "off", "scout": "off"})
    m.play("move medic h")
    assert not m.alarm()
    m.does("end medic", "activate scout", "move scout h")
    assert m.alarm()


@rule("VC-TERRAIN-06")
def test_commandos_come_in_only_by_open_hatches() -> None:
    m = scene("[a: hatch] [b: hatch blocked] [c: entrance N] [d: medic]", off=["scout"], active="scout")
    assert m.refused("move scout b") == "VC-HATCH-06"
    assert m.refused("move scout c") == "VC-MOVE-06"
    assert m.refused("move scout d") == "VC-MOVE-06"
    m.play("move scout a")
    assert m.commando("scout").tile == "a"


@rule("VC-TERRAIN-06")
@pytest.mark.parametrize("way", ["entrance N", "hatch blocked"])
def test_commandos_leave_only_by_open_hatches(way: str) -> None:
    m = scene(f"[a: medic, {way}]")
    assert m.refused("exit_hatch medic") == "VC-HATCH-01"


@rule("VC-TERRAIN-06")
def test_enemies_come_in_only_by_their_entrances() -> None:
    m = scene("[a: hatch, medic] [b: entrance N]", phase="reinforcement", dice=["regular", 1])
    assert (m.foes("a"), m.foes("b")) == ({}, {"mauser": 1})


@rule("VC-TERRAIN-06")
def test_enemies_leave_neither_by_entrance_nor_hatch() -> None:
    m = scene("[a: mp40, entrance W, hatch] [b: medic]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-TERRAIN-07")
def test_an_objective_to_destroy_is_not_handled_and_falls_to_a_blast() -> None:
    m = scene("[a: objective destroy, charge] [b: medic]")
    m.play("detonate medic a")
    assert m.objective("a") == "done"
    m = scene("[a: medic, objective destroy]")
    assert m.refused("interact medic objective-a") == "VC-OBJ-02"


@rule("VC-TERRAIN-07")
@pytest.mark.parametrize("kind", ["interact 1", "escort admiral", "carry_out b", "protect 6 3"])
def test_an_objective_not_to_destroy_must_not_be_blown_up(kind: str) -> None:
    m = scene(f"[a: objective {kind}, charge] [b: medic, hatch]")
    m.play("detonate medic a")
    assert m.lost == "VC-TNT-08"
