"""Several possible paths for enemies (VC-PATH)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-PATH-01")
def test_enemies_with_two_tiles_on_the_compass_side_split_into_equal_groups() -> None:
    m = scene("""
        [a] [b]
        [c M: 4 mp40]
        """, phase="movement", direction="N")
    assert m.foes("a") == {"mp40": 2}
    assert m.foes("b") == {"mp40": 2}
    assert m.asked == ""


@rule("VC-PATH-01", "VC-EMOVE-08")
def test_a_tile_behind_a_wall_is_no_path_but_one_behind_a_locked_door_is() -> None:
    drawing = """
        [a in] [b]
        [c M: 2 mp40]
        """
    m = scene(drawing, phase="movement", direction="N")
    assert m.foes("b") == {"mp40": 2}
    m = scene(drawing, doors="a-c locked", phase="movement", direction="N")
    assert m.foes("a") == m.foes("b") == {"mp40": 1}


@rule("VC-PATH-01")
def test_enemies_split_between_commandos_equally_near() -> None:
    m = scene("[a: medic visible] [b] [c: 2 mp40] [d] [e: scout visible]", phase="movement", alarm=True)
    assert m.foes("b") == m.foes("d") == {"mp40": 1}


@rule("VC-PATH-01")
def test_enemies_split_between_equally_short_ways_to_one_commando() -> None:
    m = scene("""
        [a: 2 mp40] [b]
        [c]         [d: medic visible]
        """, phase="movement", alarm=True)
    assert m.foes("b") == m.foes("c") == {"mp40": 1}


@rule("VC-PATH-01")
def test_two_commandos_down_the_same_way_make_one_path() -> None:
    m = scene("""
        .         [c: medic visible] .
        [a: 3 mp40] [b]              [d: scout visible]
        """, phase="movement", alarm=True)
    assert m.foes("b") == {"mp40": 3}
    assert m.asked == ""


@rule("VC-PATH-02")
def test_a_guard_is_not_counted_for_the_split() -> None:
    m = scene("""
        [a] [b]
        [c M: alarm, 3 mp40]
        """, phase="movement", direction="N")
    assert m.foes("a") == m.foes("b") == m.foes("c") == {"mp40": 1}
    assert m.asked == ""


@rule("VC-PATH-03")
@pytest.mark.parametrize("way", ["a", "b"])
def test_players_assign_the_enemy_left_over(way: str) -> None:
    m = scene("""
        [a] [b]
        [c M: 5 mp40]
        """, phase="movement", direction="N", seats=2)
    assert m.asked == "send"
    assert m.texts == ["send mp40 a", "send mp40 b"]
    assert m.pending.by == (0, 1)
    assert m.pending.rule == "VC-PATH-03"
    m.play(f"send mp40 {way}")
    assert m.foes(way) == {"mp40": 3}
    assert m.asked == ""


@rule("VC-PATH-03")
def test_two_left_over_may_join_the_same_group() -> None:
    m = scene("""
        .                  [n: medic visible] .
        [w: scout visible] [x M: 5 mp40]        [e: sapper visible]
        """, phase="movement", alarm=True)
    m.does("send mp40 n", "send mp40 n")
    assert m.foes("n") == {"mp40": 3}
    assert m.foes("w") == m.foes("e") == {"mp40": 1}


@rule("VC-PATH-03")
def test_fewer_enemies_than_ways_are_all_left_over() -> None:
    m = scene("""
        .                  [n: medic visible] .
        [w: scout visible] [x: 2 mp40]        [e: sapper visible]
        """, phase="movement", alarm=True)
    m.play("send mp40 e")
    assert m.texts == ["send mp40 n", "send mp40 w", "send mp40 e"]
    m.play("send mp40 e")
    assert m.foes("e") == {"mp40": 2}


@rule("VC-PATH-04")
def test_players_choose_which_kinds_go_in_which_group() -> None:
    m = scene("""
        [a] [b]
        [c M: mp40, mauser]
        """, phase="movement", direction="N", seats=2)
    assert m.texts == ["send mp40 a", "send mp40 b"]
    assert m.pending.by == (0, 1)
    m.play("send mp40 b")
    assert m.asked == ""                                    # groups are equal: the Mauser has to go the other way
    assert m.foes("a") == {"mauser": 1}
    assert m.foes("b") == {"mp40": 1}


@rule("VC-PATH-03", "VC-PATH-04")
def test_mixed_enemies_fill_equal_shares_and_only_the_rest_is_free() -> None:
    m = scene("""
        [a] [b]
        [c M: 2 mp40, mauser]
        """, phase="movement", direction="N")
    m.does("send mp40 a", "send mp40 a")
    assert m.asked == ""                                    # a has its share and the one left over; b is owed one
    assert m.foes("a") == {"mp40": 2}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-PATH-05", "VC-PATH-03", "VC-EX-16")
def test_those_of_a_group_that_do_not_fit_stay_and_do_not_take_the_other_way() -> None:
    m = scene("""
        [w in] [a: 3 storm_trooper] [b]
        [g: 2 mauser] [c M: 5 mp40]
        """, phase="movement", direction="N")
    m.play("send mp40 a")
    assert m.foes("a") == {"storm_trooper": 3, "mp40": 1}
    assert m.foes("b") == {"mp40": 2}
    assert m.foes("c") == {"mp40": 2}
    assert m.foes("g") == {"mauser": 2}                     # under a wall


@rule("VC-PATH-05")
def test_players_choose_who_of_a_group_moves_when_not_all_fit() -> None:
    m = scene("[a: 3 storm_trooper] [b: mp40, mauser]", phase="movement", direction="W", seats=2)
    assert m.asked == "who_moves"
    assert m.texts == ["march mp40", "march mauser"]
    assert m.pending.by == (0, 1)
    assert m.pending.rule == "VC-PATH-05"
    m.play("march mauser")
    assert m.foes("a") == {"storm_trooper": 3, "mauser": 1}
    assert m.foes("b") == {"mp40": 1}


@rule("VC-PATH-06", "VC-RULING-18")
def test_a_full_tile_still_gets_its_share_of_the_split() -> None:
    m = scene("""
        [a: 4 mauser] [b]
        [c M: 2 mp40]
        """, phase="movement", direction="N")
    assert m.foes("b") == {"mp40": 1}
    assert m.foes("c") == {"mp40": 1}


@rule("VC-PATH-06", "VC-RULING-18")
def test_enemies_do_not_go_round_a_full_tile_on_the_shortest_path() -> None:
    m = scene("""
        [a: medic visible] [b: alarm, nest, objective destroy, 3 mp40] [c: mauser]
        [d]                [e]                                         [f]
        """, phase="movement", alarm=True)
    assert m.foes("c") == {"mauser": 1}                     # three guards fill b, whose nest takes two slots for its one


@rule("VC-PATH-07")
@pytest.mark.parametrize("way", ["a", "b"])
def test_players_choose_the_way_of_a_single_enemy(way: str) -> None:
    m = scene("""
        [a] [b]
        [c M: storm_trooper]
        """, phase="movement", direction="N", seats=2)
    assert m.asked == "send"
    assert m.texts == ["send storm_trooper a", "send storm_trooper b"]
    assert m.pending.by == (0, 1)
    m.play(f"send storm_trooper {way}")
    assert m.foes(way) == {"storm_trooper": 1}
