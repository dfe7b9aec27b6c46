"""Whose slot it is when tokens go away, come up out of order or lie on units that cannot use them (HN-ACT)."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.damage.losses import eliminate, lose_token
from bocage.games.heroes_of_normandie.rules.phases.reserving import may_move
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.rules.phases.test_activation import lines, played_out
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule


def opportunity(token: int, *others: int) -> tuple[Scene, Unit, Unit]:
    """An American with order 1 walks past a German in cover who has that token; more Germans have the others."""
    s = Scene("""
        . . . . .
        . . p . .
        . . . . .
        . . . . .
        . . . . .
    """)
    mover, watcher = s.put("us_fire_team", "c5", token=1), s.put("ge_fire_group", "c2", token=token)
    s.put("us_fire_team", "a5", token=2)
    s.put("us_fire_team", "e5", token=3)
    s.put("us_fire_team", "b5")                             # somebody to move in Reserve, where a scene ends
    for column, other in zip("abde", others, strict=False):
        s.put("ge_fire_group", f"{column}1", token=other)
    s.set("initiative: us", "side to act: us").begin(p.WINDOW).quietly()
    return s, mover, watcher


def shown(s: Scene) -> list[tuple[str, int]]:
    """The numbers that were revealed so far, each with its side."""
    return [(p.SIDES[s.board.side[s.state.owner[args[0] % 256]]], args[1]) for args in s.told("revealed")
            if args[1] <= p.MOST_ORDERS]


@rule("HN-ACT-02", "HN-ACT-06", "HN-TERR-13")
def test_who_fires_out_of_turn_skips_his_number_but_not_his_slot() -> None:
    """His order 1 is lost unseen; his slot comes all the same, with his order 2."""
    s, _mover, watcher = opportunity(1, 2)
    s.play("move", "step c4")
    assert s.asked == "moved"
    s.play(f"opportunity {s.name(watcher)} main normal", dice=[1])
    s.quietly("stop")
    assert (s.state.order[watcher], s.state.lost[1]) == (p.ACTIVE, [1])
    assert (s.asked, s.asked_of, shown(s)) == ("act", 1, [("us", 1), ("ge", 2)])


@rule("HN-ACT-03", "HN-ACT-06", "HN-TERR-13")
def test_who_fires_out_of_turn_with_his_last_number_has_no_slot_left() -> None:
    s, _mover, watcher = opportunity(1)
    s.play("move", "step c4", f"opportunity {s.name(watcher)} main normal", dice=[1])
    s.quietly("stop")
    while s.asked == "act":
        assert s.asked_of == 0
        s.quietly("decline")
    assert shown(s) == [("us", 1), ("us", 2), ("us", 3)]


@rule("HN-ACT-01", "HN-ACT-10", "HN-TERR-13")
def test_a_unit_killed_on_its_own_move_leaves_the_slot_to_the_other_side() -> None:
    """Two steps lost to the shot: its token was revealed and stays known, and the German's next number comes up."""
    s, mover, watcher = opportunity(2, 1)
    s.set(f"{s.name(mover)}: back")
    s.play("move", "step c4", f"opportunity {s.name(watcher)} main normal", dice=[6])
    s.quietly()
    assert s.state.at[mover] == p.GONE
    assert (s.asked, s.asked_of, shown(s)) == ("act", 1, [("us", 1), ("ge", 1)])
    assert (s.state.lost[0], s.state.lost[1]) == ([], [2])


@rule("HN-ACT-04", "HN-RESERVE-01")
def test_who_declines_has_used_his_order_and_stays_in_reserve() -> None:
    s = lines((1, 0), (0, 0)).begin(p.WINDOW).quietly("decline")
    assert not may_move(s.board, s.state, Unit(0))
    assert may_move(s.board, s.state, Unit(1))


@rule("HN-ACT-02", "HN-BLUFF-02", "HN-ACT-03")
def test_bluffs_take_no_slot_and_the_phase_ends_with_the_last_number() -> None:
    s = lines((p.BLUFF, 3, 0), (p.BLUFF, 5, 7))
    played_out(s)
    assert shown(s) == [("us", 3), ("ge", 5), ("ge", 7)]
    assert s.asked == "reserve_unit"
    assert may_move(s.board, s.state, Unit(0))


@rule("HN-ACT-02")
def test_the_lowest_number_comes_first_however_far_apart_the_numbers_are() -> None:
    assert played_out(lines((10, 4, 0), (9, 1, 2))) == [("us", 4), ("ge", 1), ("us", 10), ("ge", 2), ("ge", 9)]


@rule("HN-ACT-08", "HN-SPECIAL-03")
def test_a_special_order_uses_no_slot_and_opens_the_window_anew() -> None:
    """The second player uses his before the first number; then the initiative player is asked again, and begins."""
    s = lines((p.SPECIAL, 1, 0), (p.SPECIAL, 1, 0))
    s.set("s1: special-orders 1", "s2: special-orders 1").begin(p.WINDOW)
    assert (s.asked, s.asked_of) == ("before_activation", 0)
    s.play("pass", "special u4")
    assert (s.asked, s.asked_of) == ("act", 1)
    s.play("decline")
    assert (s.asked, s.asked_of) == ("before_activation", 0)
    s.play("pass")
    assert (s.asked, s.asked_of, shown(s)[-1]) == ("act", 0, ("us", 1))


@rule("HN-ACT-08", "HN-ABIL-05", "HN-ACT-06")
def test_an_autonomous_unit_with_a_number_loses_it_unseen_and_acts_once() -> None:
    s = Scene()
    maquis = s.put("us_resistance", "a1", token=1)
    s.put("us_fire_team", "c1", token=2)
    s.put("us_fire_team", "e1")
    s.put("ge_fire_group", "c15", token=1)
    s.set("initiative: us", "side to act: us").begin(p.WINDOW)
    s.play(f"autonomous {s.name(maquis)}")
    s.quietly("decline")
    assert (s.state.lost[0], s.state.order[maquis], shown(s)) == ([1], p.ACTIVE, [("us", 2)])
    s.quietly("decline", "decline")
    assert shown(s) == [("us", 2), ("ge", 1)]
    assert not may_move(s.board, s.state, maquis)


@rule("HN-ACT-08", "HN-ABIL-05")
def test_autonomous_units_may_act_after_the_last_number_too() -> None:
    s = Scene()
    maquis = s.put("us_resistance", "a1")
    s.put("ge_fire_group", "c15", token=1)
    s.set("initiative: us", "side to act: us").begin(p.WINDOW)
    s.play("pass", "decline")
    assert (s.asked, s.options()) == ("before_activation", [f"autonomous {s.name(maquis)}", "pass"])


@rule("HN-ACT-06", "HN-ACT-11", "HN-CARD-11", "HN-TRANSPORT-07")
def test_a_card_may_activate_a_passenger_and_marks_it_alone() -> None:
    s = Scene()
    car, team = s.put("us_halftrack", "c5", facing="n", token=1), s.put("us_fire_team", "a1")
    s.carry(team, car)
    s.put("us_fire_team", "g5", token=2)
    s.put("ge_fire_group", "c15", token=1)
    s.give(0, "c33")
    s.set("initiative: us", "side to act: us").begin(p.WINDOW).play("play c33")
    s.quietly()
    assert (s.asked, s.state.acting, s.state.order[team], s.state.order[car]) == ("act", team, p.ACTIVE, p.FRESH)
    s.quietly("decline")
    assert (s.asked, s.state.acting, shown(s)) == ("act", car, [("us", 1)])


@rule("HN-ACT-09", "HN-ACT-06")
def test_a_lost_token_and_then_an_active_marker_leave_no_move_in_reserve() -> None:
    """Without a token a unit can still be activated by a card; after that it does not move in Reserve."""
    s = lines((1, 2, 0), (1, 0))
    s.give(0, "c33")
    lose_token(s.table, Unit(0))
    s.begin(p.WINDOW).play("play c33", "on u1")
    s.quietly("decline")
    assert not may_move(s.board, s.state, Unit(0))


@rule("HN-ACT-05", "HN-ACT-10", "HN-DAMAGE-06")
def test_the_revealed_token_of_a_dead_unit_does_not_come_back() -> None:
    """An order that was revealed is no lost token: it is known to all, also after its unit has died."""
    s = lines((1, 2, 0), (1, 0)).begin(p.WINDOW).quietly("decline")
    s.set("u1: back")
    assert s.state.revealed[0] == [1]
    for _ in eliminate(s.table, Unit(0)):
        raise AssertionError("nothing is asked")
    assert (s.state.revealed[0], s.state.lost[0], s.state.token[0]) == ([1], [], p.NO_TOKEN)


@rule("HN-ACT-03", "HN-MULTI-08")
def test_with_three_players_the_alone_one_plays_between_two_allies_and_then_the_rest() -> None:
    """Two Americans against one German: us, ge, other us, ge … ; when one ally has none left the other goes on."""
    s = Scene(side=(0, 1, 0), army=("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment"))
    s.put("us_fire_team", "a1", seat=0, token=1)
    s.put("us_fire_team", "c1", seat=2, token=1)
    s.put("us_fire_team", "e1", seat=2, token=2)
    s.put("us_fire_team", "i1", seat=0)
    for column, token in zip("aceg", (1, 2, 3, 4), strict=True):
        s.put("ge_fire_group", f"{column}15", seat=1, token=token)
    s.set("initiative: us", "side to act: us").begin(p.WINDOW).quietly()
    seats = []
    while s.asked == "act":
        seats.append(s.asked_of)
        s.quietly("decline")
    assert seats == [0, 1, 2, 1, 2, 1, 1]
