"""The enemy movement step (VC-EMOVE)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import Scene, scene


def rules_of_stays(m: Scene) -> list[str]:
    return [event.rule for event in m.told("stayed")]


def discarded(m: Scene) -> list[str]:
    return sorted(name for name, number in zip(m.board.event_ids, m.state.discarded, strict=True) if number)


# --- the direction ----------------------------------------------------------------------------------------------------


@rule("VC-EMOVE-01")
def test_the_direction_of_a_terrain_is_told_before_anybody_moves() -> None:
    m = scene("[a] [b: mp40]", phase="movement", direction="W")
    names = [event.name for event in m.log if event.name in ("direction", "marched")]
    assert names == ["direction", "marched"]


@rule("VC-EMOVE-01", "VC-EMOVE-03")
def test_each_terrain_has_its_own_direction() -> None:
    m = scene(["[a] [b: mp40] [c]", "[a] [b: mp40] [c: medic visible]"], phase="movement", direction="W")
    m.play("terrain one")
    assert m.foes("one.a") == {"mp40": 1}
    assert m.foes("two.c") == {"mp40": 1}
    assert len(m.told("direction")) == len(m.told("heads_for")) == 1


@rule("VC-EMOVE-02", "VC-STEALTH-16")
def test_enemies_head_for_a_visible_commando_and_not_by_the_compass() -> None:
    m = scene("[a: mp40] [b: mauser] [c] [d: medic visible]", phase="movement", alarm=True, direction="W")
    assert m.foes("c") == {"mauser": 1}
    assert m.foes("b") == {"mp40": 1}
    assert m.told("heads_for")[0].rule == "VC-EMOVE-02"


@rule("VC-EMOVE-02")
def test_every_enemy_heads_for_the_visible_commando_nearest_to_it() -> None:
    m = scene("[a: medic visible] [b] [c: mp40] [d] [e: mauser] [f] [g: scout visible]", phase="movement", alarm=True)
    assert m.foes("b") == {"mp40": 1}
    assert m.foes("f") == {"mauser": 1}


@rule("VC-EMOVE-02")
def test_a_stealthy_commando_nearby_attracts_nobody() -> None:
    m = scene("[a: scout] [b: mp40] [c] [d: medic visible]", phase="movement", alarm=True)
    assert m.foes("c") == {"mp40": 1}


@rule("VC-EMOVE-02")
def test_the_shortest_path_goes_round_a_wall() -> None:
    m = scene("""
        [a: medic visible] [b in] [c: mp40]
        [d]                [e]    [f]
        """, phase="movement", alarm=True)
    assert m.foes("f") == {"mp40": 1}


@rule("VC-EMOVE-03")
def test_with_all_commandos_stealthy_enemies_follow_the_compass_of_the_event_card() -> None:
    m = scene("""
        [a]
        [b: mp40] [c: medic]
        """, phase="movement", event="sixth_sense")
    assert m.foes("a") == {"mp40": 1}
    assert m.told("direction")[0].rule == "VC-EMOVE-03"


@rule("VC-EMOVE-03", "VC-EMOVE-05")
@pytest.mark.parametrize(("card", "shown"), [("forced_march", "N"), ("long_shadows", "redraw")])
def test_the_direction_on_the_event_card_is_seen_from_the_start_of_the_turn(card: str, shown: str) -> None:
    m = scene("[a: medic] [b]", phase="start_turn", until="end_turn", dice=[card])
    assert m.phase == "commandos"
    for seat in (0, None):
        assert [terrain.compass for terrain in m.view(seat).terrains] == [shown]


@rule("VC-EMOVE-03", "VC-TURN-04")
def test_with_no_commando_on_the_terrain_enemies_follow_the_compass() -> None:
    m = scene("[a] [b: mp40]", off=["medic visible"], phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-EMOVE-03", "VC-HEALTH-09")
def test_a_critical_commando_does_not_count_as_visible() -> None:
    m = scene("[a] [b: mp40] [c: medic critical]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-EMOVE-03")
def test_a_visible_commando_of_another_terrain_attracts_nobody() -> None:
    m = scene(["[a] [b: mp40]", "[a: medic visible]"], phase="movement", direction="W")
    assert m.foes("one.a") == {"mp40": 1}


@rule("VC-EMOVE-04", "VC-EX-13")
def test_the_compass_holds_for_the_whole_step_even_if_a_commando_becomes_visible() -> None:
    m = scene("""
        [a: medic] [b: mp40] [e]
        .          [c in]    [d: mauser]
        """, doors="c-d open", phase="movement", direction="W", dice=[1])
    assert m.commando("medic").visible
    assert m.foes("c") == {"mauser": 1}                     # towards the medic it would have gone to e
    assert m.foes("e") == {}


@rule("VC-EMOVE-04")
def test_enemies_keep_heading_for_the_commandos_that_were_visible_at_first() -> None:
    m = scene("""
        [a: medic visible] [b: scout:ochre] [c: mp40]
        [d]                [x: mauser]
        """, phase="movement", alarm=True, dice=[1])
    m.play("first c")
    assert m.commando("scout").visible
    assert m.texts == ["send mauser b", "send mauser d"]    # still two ways to the medic; to the scout there is but one


@rule("VC-EMOVE-05")
def test_the_draw_again_symbol_draws_until_a_card_shows_a_point_and_ignores_its_event() -> None:
    m = scene("""
        [a]
        [b]
        [c: mp40]
        """, phase="movement", event="long_shadows", dice=["heavy_rain", "forced_march"])
    assert m.foes("b") == {"mp40": 1}                       # north by Forced March, but neither held nor marched twice
    assert discarded(m) == ["forced_march", "heavy_rain"]
    assert [event.rule for event in m.told("compass_drawn")] == ["VC-EMOVE-05", "VC-EMOVE-05"]
    assert m.dice_left == 0


@rule("VC-EMOVE-05")
def test_nothing_is_drawn_again_when_enemies_head_for_a_visible_commando() -> None:
    m = scene("[a: mp40] [b] [c: medic visible]", phase="movement", alarm=True, event="long_shadows")
    assert m.foes("b") == {"mp40": 1}
    assert m.told("compass_drawn") == []


# --- moving -----------------------------------------------------------------------------------------------------------


@rule("VC-EMOVE-06")
def test_an_enemy_moves_one_tile_and_no_more() -> None:
    m = scene("[a] [b] [c: mp40]", phase="movement", direction="W")
    assert m.foes("b") == {"mp40": 1}
    m = scene("[a: medic visible] [b] [c] [d: mp40]", phase="movement", alarm=True)
    assert m.foes("c") == {"mp40": 1}


@rule("VC-EMOVE-07", "VC-EMOVE-09", "VC-EX-14")
def test_enemies_nearest_to_the_edge_move_first_and_make_room_for_the_next() -> None:
    m = scene("""
        [a: mp40] .
        [b: mauser] .
        [c M: 2 sledge_mp40, storm_trooper]
        """, phase="movement", direction="N")
    assert m.foes("a") == {"mp40": 1, "mauser": 1}
    assert m.foes("b") == {"sledge_mp40": 2, "storm_trooper": 1}
    assert m.foes("c") == {}
    assert rules_of_stays(m) == ["VC-EMOVE-09"]


@rule("VC-EMOVE-07")
def test_a_full_tile_ahead_empties_before_those_behind_it_move() -> None:
    m = scene("[a] [b: 4 mp40] [c: 4 mauser]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 4}
    assert m.foes("b") == {"mauser": 4}


@rule("VC-EMOVE-07")
def test_towards_a_commando_the_nearest_by_path_move_first() -> None:
    m = scene("""
        [c: 4 mauser] [b: 4 mp40] [a: medic visible]
        """, phase="movement", alarm=True)
    assert m.foes("a") == {"mp40": 3}
    assert m.foes("b") == {"mp40": 1, "mauser": 3}
    assert m.foes("c") == {"mauser": 1}


@rule("VC-EMOVE-07", "VC-RULING-16")
@pytest.mark.parametrize(("direction", "drawing"), [
    ("N", "[a M: 7 mp40]\n[b: mauser] [c Mv: sledge_mauser]\n[d] ."),
    ("S", "[d] [c Mv: sledge_mauser]\n[b: mauser] .\n[a M: 7 mp40]"),
    ("W", "[a Mv: 7 mp40] [c M: sledge_mauser]\n. [b: mauser] [d]"),
    ("E", "[c M: sledge_mauser] [a Mv: 7 mp40]\n[d] [b: mauser] ."),
])
def test_by_compass_the_foremost_edge_of_a_tile_counts_so_long_and_short_tiles_can_tie(direction: str, drawing: str) -> None:
    m = scene(drawing, phase="movement", direction=direction)
    assert m.asked == "movement_order"
    assert sorted(m.texts) == ["first b", "first c"]


@rule("VC-EMOVE-07", "VC-RULING-16")
def test_a_tie_that_changes_nothing_is_not_asked_and_goes_north_west_first() -> None:
    m = scene("""
        [a] [x]
        [b: mp40] [c: mauser]
        """, phase="movement", direction="N")
    assert m.asked == ""
    assert [event.args[1] for event in m.told("marched")] == [m.tile("b"), m.tile("c")]


@rule("VC-EMOVE-07", "VC-RULING-16")
@pytest.mark.parametrize(("first", "who"), [("b", "mauser"), ("c", "sledge_mauser")])
def test_players_choose_who_moves_first_among_equally_near_enemies(first: str, who: str) -> None:
    m = scene("""
        [a M: 7 mp40]
        [b: mauser] [c: sledge_mauser]
        """, phase="movement", direction="N", seats=2)
    assert m.asked == "movement_order"
    assert m.texts == ["first b", "first c"]
    assert m.pending.by == (0, 1)
    assert m.pending.rule == "VC-EMOVE-07"
    m.play(f"first {first}")
    assert m.foes("a") == {"mp40": 7, who: 1}


@rule("VC-EMOVE-07", "VC-RULING-16")
def test_players_choose_who_moves_first_among_enemies_equally_far_from_a_commando() -> None:
    m = scene("""
        .         [b: mauser]                  .
        [c: mp40] [a: medic visible, 2 storm_trooper] .
        """, phase="movement", alarm=True)
    assert m.texts == ["first b", "first c"]
    m.play("first c")
    assert m.foes("a") == {"storm_trooper": 2, "mp40": 1}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-EMOVE-08", "VC-TERRAIN-02")
@pytest.mark.parametrize("door", ["open", "locked"])
def test_enemies_pass_open_and_locked_doors_and_leave_them_as_they_were(door: str) -> None:
    m = scene("[a in] [b in: mp40]", doors=f"a-b {door}", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 1}
    assert m.door("a-b") == door


@rule("VC-EMOVE-08")
def test_locked_doors_are_part_of_the_shortest_path() -> None:
    m = scene("""
        [a: medic visible] [b in] [c: mp40]
        [d]                [e]    [f]
        """, doors="a-b locked, b-c locked", phase="movement", alarm=True)
    assert m.foes("b") == {"mp40": 1}


@rule("VC-EMOVE-08", "VC-EMOVE-09", "VC-RULING-18", "VC-HATCH-08")
def test_enemies_never_pass_hatches_or_walls_and_stay_when_no_path_leads_to_the_commando() -> None:
    m = scene("[a in: mp40, hatch] [b: medic visible, hatch]", phase="movement", alarm=True, direction="E")
    assert m.foes("a") == {"mp40": 1}
    assert rules_of_stays(m) == ["VC-EMOVE-09"]


@rule("VC-EMOVE-09")
def test_an_enemy_stays_where_there_is_no_tile_in_the_direction() -> None:
    m = scene("[a: mp40] [b]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 1}
    m = scene("""
        [a]       [b]
        .         [c]
        [d: mp40] [e]
        """, phase="movement", direction="N")
    assert m.foes("d") == {"mp40": 1}                       # a hole in the map is no tile


@rule("VC-EMOVE-09")
def test_a_wall_stops_enemies() -> None:
    m = scene("[a in] [b: mp40]", phase="movement", direction="W")
    assert m.foes("b") == {"mp40": 1}
    assert rules_of_stays(m) == ["VC-EMOVE-09"]


@rule("VC-EMOVE-10", "VC-GUARD-04")
@pytest.mark.parametrize("token", ["alarm", "nest", "objective destroy"])
def test_a_guard_does_not_move(token: str) -> None:
    m = scene(f"[a] [b: {token}, mp40]", phase="movement", direction="W")
    assert m.foes("b") == {"mp40": 1}
    assert rules_of_stays(m) == ["VC-EMOVE-10"]


@rule("VC-EMOVE-10")
def test_a_guard_does_not_even_move_towards_a_visible_commando() -> None:
    m = scene("[a: medic visible] [b: alarm, mp40, mauser]", phase="movement", alarm=True)
    assert m.foes("a") == {"mauser": 1}
    assert m.foes("b") == {"mp40": 1}


@rule("VC-EMOVE-11")
def test_enemies_on_a_tile_with_a_visible_commando_stay_there() -> None:
    m = scene("[a: scout visible] [b: medic visible, 2 mp40]", phase="movement", alarm=True, event="dead_line", direction="W")
    assert m.foes("b") == {"mp40": 2}
    assert rules_of_stays(m) == ["VC-EMOVE-11"]


@rule("VC-EMOVE-11", "VC-RULING-17")
@pytest.mark.parametrize(("die", "tile"), [(1, "b"), (6, "a")])
def test_whether_a_visible_commando_holds_an_enemy_is_looked_at_when_it_would_move(die: int, tile: str) -> None:
    m = scene("""
        [a]
        [b: medic]
        [c: mp40]
        """, phase="movement", event="forced_march", dice=[die])
    assert m.foes(tile) == {"mp40": 1}                      # in the second march a medic just seen holds him


@rule("VC-EMOVE-11")
def test_a_stealthy_commando_holds_nobody() -> None:
    m = scene("[a] [b: medic, mp40]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-EMOVE-12", "VC-CAP-02")
def test_an_enemy_stays_when_the_tile_ahead_is_full() -> None:
    m = scene("[a: 4 mp40] [b: mauser]", phase="movement", direction="W")
    assert m.foes("b") == {"mauser": 1}
    assert "VC-EMOVE-12" in rules_of_stays(m)


@rule("VC-EMOVE-12")
def test_the_tile_ahead_is_looked_at_when_the_enemy_would_move() -> None:
    m = scene("[a: 2 mp40] [b: 2 mauser] [c: 4 mp40]", phase="movement", direction="W")
    assert m.foes("a") == {"mp40": 2, "mauser": 2}
    assert m.foes("b") == {"mp40": 4}


@rule("VC-EMOVE-12", "VC-RULING-20")
def test_a_special_unit_cannot_join_a_tile_where_only_the_nest_is_free() -> None:
    m = scene("[a: nest, 2 storm_trooper] [b: marksman, mp40]", phase="movement", direction="W")
    assert m.foes("a") == {"storm_trooper": 2, "mp40": 1}
    assert m.foes("b") == {"marksman": 1}
    assert m.guard("nest-a") == "mp40"


@rule("VC-EMOVE-12", "VC-GUARD-02")
def test_a_regular_enemy_bound_for_the_nest_takes_no_slot_from_a_special_unit() -> None:
    m = scene("[a: nest, storm_trooper] [b: marksman, mp40]", phase="movement", direction="W")
    assert m.foes("a") == {"storm_trooper": 1, "mp40": 1, "marksman": 1}
    assert m.guard("nest-a") == "mp40"


@rule("VC-EMOVE-13", "VC-TEST-02", "VC-EX-01")
def test_stealthy_commandos_test_at_once_against_those_that_enter() -> None:
    m = scene("[a M: medic, sapper, mp40] [b: 3 mauser]", phase="movement", direction="W", dice=[3, 3, 6, 1, 5, 4])
    assert m.commando("medic").stealthy
    assert m.commando("sapper").visible
    assert m.alarm()
    assert [event.rule for event in m.told("tested")] == ["VC-TEST-02", "VC-TEST-02"]


@rule("VC-EMOVE-13")
def test_enemies_that_do_not_fit_in_bring_no_dice() -> None:
    m = scene("[a: medic, 2 storm_trooper] [b: 3 mauser]", phase="movement", direction="W", dice=[3])
    assert m.foes("a") == {"storm_trooper": 2, "mauser": 1}
    assert m.dice_left == 0


@rule("VC-EMOVE-14", "VC-ESCORT-09")
def test_a_visible_escort_attracts_enemies_like_a_visible_commando() -> None:
    m = scene("[a: mp40] [b] [c: met resistance_leader visible] [d: medic]", phase="movement", alarm=True, direction="W")
    assert m.foes("b") == {"mp40": 1}
    m = scene("[x] [a: mp40] [b] [c: met resistance_leader] [d: medic]", phase="movement", alarm=True, direction="W")
    assert m.foes("x") == {"mp40": 1}                       # a stealthy one does not


@rule("VC-EMOVE-14")
def test_a_visible_escort_holds_enemies_like_a_visible_commando() -> None:
    m = scene("[a: medic visible] [b: met resistance_leader visible, mp40]", phase="movement", alarm=True,
              event="dead_line", direction="W")
    assert m.foes("b") == {"mp40": 1}
    assert rules_of_stays(m) == ["VC-EMOVE-11"]


@rule("VC-EMOVE-10", "VC-RULING-19", "VC-ALARM-09")
def test_the_guard_of_an_alarm_that_was_shut_off_walks_in_the_same_turn() -> None:
    m = scene("[a] [b: alarm, mp40, medic]", alarm=True, until="before_fire", direction="W")
    m.does("shut_off_alarm medic", "end medic")
    assert (m.foes("a"), m.foes("b")) == ({"mp40": 1}, {})


@rule("VC-EMOVE-04", "VC-EMOVE-11")
def test_who_was_there_first_has_gone_before_the_newcomer_sees_the_commando() -> None:
    m = scene("[a] [b: medic, mauser] [c: mp40]", phase="movement", direction="W", dice=[1])
    assert m.commando("medic").visible
    assert (m.foes("a"), m.foes("b")) == ({"mauser": 1}, {"mp40": 1})
