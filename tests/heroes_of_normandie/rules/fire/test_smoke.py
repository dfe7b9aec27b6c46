"""HN-ORDN-18, HN-ORDN-19, HN-ORDN-20, HN-ORDN-21, HN-ORDN-22: smoke templates: orders on them, where they land, what they take
from shots, how they fade."""

from __future__ import annotations

from random import Random

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.suppose import suppose
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene, orders_in
from tests.marks import rule

SMOKE = ("us; us_8th_regiment; us_field_command = smoke", "ge; ge_902")


def ordered(s: Scene, *given: int) -> Scene:
    """The American is about to place these tokens; the German has none."""
    s.set(f"s1 orders in hand: {orders_in(given)}", "s2 orders in hand: none", "placer: s1", "passed: s2")
    return s.begin(p.PLACE_ORDERS)


@rule("HN-ORDN-18")
def test_orders_may_lie_on_smoke_templates_instead_of_units() -> None:
    """HN-ORDN-18: several may be used, one order on each; not more than there are templates."""
    s = Scene(army=SMOKE)
    s.put("us_rifle_team", "e5")
    ordered(s, 1, 2, 3, 4)
    s.play("order_smoke 2", "order_smoke 1", "order_smoke 4")
    assert s.state.smoke_token[0] == [2, 1, 4]
    assert s.told("smoke_ordered") == [(0,), (0,), (0,)]
    assert s.lacks_all("place_order", "order_smoke")


@rule("HN-ORDER-07", "HN-ORDN-18")
def test_a_number_without_a_unit_need_not_go_on_smoke() -> None:
    """HN-ORDN-18: the player may order a template; he need not, and the surplus is left out."""
    s = Scene(army=SMOKE)
    s.put("us_rifle_team", "e5", token=1)
    ordered(s, 2, 3)
    assert s.options() == ["order_smoke 2", "order_smoke 3", "withhold"]
    s.play("order_smoke 3", "withhold")
    assert (s.state.smoke_token[0], s.state.left_out[0]) == ([3], [2])


@rule("HN-CARD-03", "HN-ORDN-18")
def test_an_order_that_must_be_a_movement_does_not_go_on_smoke() -> None:
    """HN-CARD-03: Furious Order, g05."""
    s = Scene(army=("us; us_8th_regiment", "ge; ge_902; ge_feldkommando = smoke"))
    s.put("ge_fire_group", "e5")
    s.set("s2 orders in hand: 1, 2", "s1 orders in hand: none", "placer: s2", "passed: s1", "orders for moves only: s2:2")
    s.begin(p.PLACE_ORDERS)
    assert "order_smoke 1" in s.options()
    assert s.lacks("order_smoke 2", "place_order")


@rule("HN-ORDER-10", "HN-CARD-03")
def test_nobody_supposes_an_order_for_a_movement_on_smoke() -> None:
    """HN-ORDER-10: which number lies on the smoke is hidden, but everybody knows which number must be a movement."""
    s = Scene(army=("us; us_8th_regiment", "ge; ge_902; ge_feldkommando = smoke"))
    s.put("us_rifle_team", "e1")
    for square, token in (("e5", 2), ("e7", 3)):
        s.put("ge_fire_group", square, token=token)
    s.set("s2 orders on smoke: 1", "orders for moves only: s2:2")
    supposed = [suppose(s.board, s.state, Seat(0), Random(seed), ()).smoke_token[1] for seed in range(20)]
    assert sorted({token for tokens in supposed for token in tokens}) == [1, 3]


@rule("HN-ORDN-18")
def test_without_the_ordinance_there_is_no_smoke() -> None:
    """HN-ORDN-18: only an army that has bought it."""
    s = Scene()
    s.put("us_rifle_team", "e5")
    ordered(s, 1, 2)
    assert s.lacks_all("place_order", "order_smoke")


@rule("HN-ORDN-19")
def test_smoke_comes_up_with_its_order_and_scatters_by_one() -> None:
    """HN-ORDN-19: any intersection; scatter of 1 whatever the line; it lands with its thick side up."""
    s = Scene(army=SMOKE)
    s.put("us_rifle_team", "e5")
    s.set("s1 orders on smoke: 3")
    s.begin(p.SLOT)
    assert (s.asked, s.asked_of) == ("smoke", 0)
    assert "point @p16" in s.options()
    s.set("s2 orders on smoke: 9")
    s.play("point @h8", dice=[2])
    assert s.state.smoke == [0, s.point("@i8"), 4]
    assert s.state.stock == [2]


@rule("HN-ORDN-19")
def test_smoke_may_be_kept_for_later() -> None:
    """HN-ORDN-19: its owner may place it, or not; then the template is not used up."""
    s = Scene(army=SMOKE)
    s.put("us_rifle_team", "e5")
    s.set("s1 orders on smoke: 3")
    s.begin(p.SLOT)
    s.set("s2 orders on smoke: 9")
    s.play("no")
    assert s.state.smoke == []
    assert s.state.stock == [3]


@rule("HN-ORDN-19", "HN-INDIRECT-13")
def test_smoke_off_the_board_is_lost() -> None:
    """HN-ORDN-19, HN-INDIRECT-13."""
    s = Scene(army=SMOKE)
    s.put("us_rifle_team", "e5")
    s.set("s1 orders on smoke: 3")
    s.begin(p.SLOT)
    s.set("s2 orders on smoke: 9")
    s.play("point @h1", dice=[1])
    assert s.state.smoke == []
    assert s.state.stock == [2]


@rule("HN-EX-30", "HN-ORDN-20", "HN-ORDN-21")
def test_a_shot_out_of_thick_smoke_and_its_fading() -> None:
    """HN-EX-30, HN-ORDN-20, HN-ORDN-21: a shot that leaves a -4 template: 3 + 6 - 4 = 5 hits defence 5; next turn it is -2."""
    s = Duel()
    rifles = s.put("us_rifle_team", "e8")
    group = s.put("ge_fire_group", "e3")
    s.set("smoke: s1 @e8 4")                 # over d7, e7, d8 and e8
    s.activate(rifles).quietly("fire main normal", dice=[6])
    assert s.shots() == [(5, 5)]
    assert s.face(group) == BACK
    later = Scene(army=SMOKE)
    later.put("us_rifle_team", "e8")
    later.put("ge_fire_group", "e3")
    later.give(0, "c01")
    later.set("smoke: s1 @e8 4, s2 @h8 2")
    later.begin(p.RESERVE_END).pass_windows()
    assert later.state.smoke == [0, later.point("@e8"), 2]
    assert later.told("smoke_faded") == [(later.point("@e8"), 2), (later.point("@h8"), 0)]


@rule("HN-ORDN-21")
def test_a_shot_takes_the_malus_that_crosses_or_enters_smoke() -> None:
    """HN-ORDN-21: crossing or entering counts as leaving does; a line that passes by does not."""
    for smoke, final in (("@e6", 5), ("@e3", 5), ("@g6", 9)):
        s = Duel()
        rifles = s.put("us_rifle_team", "e8")
        s.put("ge_fire_group", "e3")
        s.set(f"smoke: s1 {smoke} 4")
        s.activate(rifles).quietly("fire main normal", dice=[6])
        assert s.shots() == [(final, 5)]


@rule("HN-EX-38", "HN-ORDN-22")
def test_the_maluses_of_several_templates_add_up() -> None:
    """HN-EX-38, HN-ORDN-22: a -4 and a -2 on one line: 4 + 6 - 6 = 4 misses defence 5."""
    s = Duel()
    team = s.put("us_support_team", "e8")
    group = s.put("ge_fire_group", "e2")
    s.set("smoke: s1 @e7 4, s2 @e4 2")
    s.activate(team).quietly("fire main normal", dice=[6])
    assert s.shots() == [(4, 5)]
    assert s.face(group) == FRONT


@rule("HN-ORDN-22")
def test_smoke_never_blocks_and_counts_once_however_many_squares_it_covers() -> None:
    """HN-ORDN-22: a line along two squares of one template takes its malus once; the target may still be fired at."""
    s = Duel()
    rifles = s.put("us_rifle_team", "e8")
    s.put("ge_fire_group", "e5")
    s.set("smoke: s1 @e7 4")                 # the line crosses e7 and e6
    assert "fire main normal" in s.activate(rifles).fires()
    s.quietly("fire main normal", dice=[5])
    assert s.shots() == [(4, 5)]


@rule("HN-ORDN-21", "HN-LOS-11")
def test_a_vehicle_of_two_squares_fires_past_the_smoke_from_the_square_outside_it() -> None:
    """HN-LOS-11, HN-ORDN-21: the front stands in smoke, the rear beside it; both lines are as long, and the clear one
    counts."""
    s = Duel()
    tank = s.put("us_m4_sherman", "e5", facing="n")
    group = s.put("ge_fire_group", "a5")
    s.set("smoke: s1 @e5 4")                  # over d4, e4, d5 and e5
    front, rear = Watch(s.board, s.state).sees(tank, group)
    assert (front.smoke, front.loss, front.distance) == (4, 0, 4)
    assert (rear.smoke, rear.loss, rear.distance) == (0, 0, 4)
    s.activate(tank).quietly("fire second normal", dice=[1])
    assert s.shots() == [(5, 5)]                            # 4 + 1, and nothing for smoke
