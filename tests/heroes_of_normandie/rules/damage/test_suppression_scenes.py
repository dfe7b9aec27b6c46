"""Suppressive fire and Suppressed markers beside other rules: on the move, far away, in bursts, in vehicles (HN-SUPP)."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

AMMUNITION = ("us; us_8th_regiment = ammunition", "ge; ge_902")
TRIGGERHAPPY = ("us; us_8th_regiment = -, -, -, triggerhappy", "ge; ge_902")


def suppressive(at: str = "e8", foe: str = "e5", suppressed: int = 0, rows: str = "", target: str = "ge_fire_group",
                army: tuple[str, str] = ("us; us_8th_regiment", "ge; ge_902")) -> Duel:
    """A support team, +4 against infantry, is about to fire."""
    s = Duel(rows, army=army)
    team = s.put("us_support_team", at, tile=0, suppressed=suppressed)
    s.put(target, foe, facing="s")
    return s.activate(team)


@rule("HN-SUPP-01", "HN-RANGE-01", "HN-FIRE-08")
@pytest.mark.parametrize(("at", "final"), [("e12", 1 + 8), ("e13", 1 + 8 - 2)])
def test_long_range_takes_two_and_not_four(at: str, final: int) -> None:
    """Bonuses are doubled, what is taken from the result is not: seven squares, and eight."""
    s = suppressive(at=at)
    assert s.quietly("fire main suppressive", dice=[1]).shots()[0][0] == final


@rule("HN-SUPP-01", "HN-SUPP-04", "HN-FIRE-08")
@pytest.mark.parametrize("markers", [1, 2])
def test_the_firers_own_markers_are_not_doubled(markers: int) -> None:
    s = suppressive(suppressed=markers)
    assert s.quietly("fire main suppressive", dice=[1]).shots()[0][0] == 1 + 8 - 2 * markers


@rule("HN-SUPP-01", "HN-LOS-03", "HN-FIRE-08")
def test_obstacles_are_not_doubled() -> None:
    rows = ". . . . .\n. . . . .\n. . p . .\n. . . . .\n. . . . ."
    s = suppressive(at="c5", foe="c1", rows=rows)
    assert s.quietly("fire main suppressive", dice=[1]).shots()[0][0] == 1 + 8 - 1


@rule("HN-SUPP-01", "HN-ABIL-41", "HN-FIRE-08")
def test_the_malus_of_fire_on_the_move_counts_before_the_bonus_is_doubled() -> None:
    """+4, less 2, doubled: +4."""
    s = suppressive()
    s.quietly("move", "fire main suppressive", dice=[1])
    assert s.shots()[0][0] == 1 + (4 - 2) * 2


@rule("HN-SUPP-01", "HN-EQUIP-08")
def test_ammunition_is_doubled_too() -> None:
    s = suppressive(army=AMMUNITION)
    s.quietly("fire main suppressive", "ammunition", dice=[1])
    assert s.shots()[0][0] == 1 + (4 + 1) * 2


@rule("HN-SUPP-01", "HN-ABIL-28", "HN-FIRE-08")
def test_of_a_suppressive_burst_each_part_is_doubled() -> None:
    """+4 split 3 and 1: +6 and +2."""
    s = Duel()
    gun = s.put("us_30cal", "e8", face=BACK)
    s.put("ge_fire_group", "e5")
    s.put("ge_fire_group", "f5")
    s.activate(gun).quietly("fire main burst_suppressive", "at e5", "part 3", dice=[1, 1])
    assert [final for final, _ in s.shots()] == [1 + 6, 1 + 2]


@rule("HN-SUPP-02", "HN-SUPP-03", "HN-BLDG-05", "HN-POS-02")
def test_shelter_counts_against_suppressive_fire_as_against_a_shot() -> None:
    rows = ". . . . .\n. . . . .\n. . p . .\n. . . . .\n. . . . ."
    for die, markers in ((1, 1), (6, 2)):
        s = suppressive(at="c5", foe="c3", rows=rows)
        s.quietly("fire main suppressive", dice=[die])
        (final, defence), = s.shots()
        assert (final, defence) == (die + 8, 5 + 2)
        assert s.state.suppressed[1] == markers


@rule("HN-SUPP-03", "HN-TRAIT-15")
def test_triggerhappy_adds_its_marker_to_those_of_suppressive_fire() -> None:
    s = suppressive(army=TRIGGERHAPPY)
    s.quietly("fire main suppressive", dice=[6])                    # 14 against 5: two markers
    assert s.asked == "triggerhappy"
    s.quietly("yes")
    assert (s.state.suppressed[1], s.face(1)) == (3, FRONT)


@rule("HN-SUPP-09", "HN-SUPP-05", "HN-TRANSPORT-04")
def test_a_transport_that_cannot_move_any_more_lets_its_passenger_out() -> None:
    """The markers of the vehicle are its own: the passenger has all its points."""
    s = Scene()
    car, team = s.put("us_halftrack", "e8", facing="n", suppressed=4), s.put("us_fire_team", "a1")
    s.carry(team, car)
    s.put("us_fire_team", "a15")
    s.reserve().play(f"activate {s.name(car)}")
    assert s.options() == ["stop"]
    s.play("stop", f"activate {s.name(team)}")
    leaving = next(option for option in s.options() if option.startswith("leave"))
    s.play(leaving)
    assert s.state.points_left == s.board.types[s.state.kind[team]].faces[FRONT].move - 1


@rule("HN-SUPP-04", "HN-SUPP-09", "HN-TRANSPORT-08")
@pytest.mark.parametrize(("of_car", "of_team", "loss"), [(2, 0, 0), (0, 1, 2), (2, 1, 2)])
def test_a_passengers_shot_loses_by_its_own_markers_alone(of_car: int, of_team: int, loss: int) -> None:
    s = Duel()
    car, team = s.put("us_halftrack", "e8", facing="n", suppressed=of_car), s.put("us_fire_team", "a1", suppressed=of_team)
    s.carry(team, car)
    s.put("ge_fire_group", "e5")
    s.activate(team).quietly("fire main normal", dice=[2])
    assert s.shots()[0][0] == 2 + 3 - loss


@rule("HN-SUPP-10", "HN-RESERVE-09", "HN-TRANSPORT-07")
def test_a_passenger_and_a_hidden_unit_lose_a_marker_in_reserve_too() -> None:
    s = Scene("x....\n.....\n.....")
    car, team = s.put("us_halftrack", "c2", facing="n", suppressed=1), s.put("us_fire_team", "a1", suppressed=2)
    s.carry(team, car)
    recon = s.put("us_recon_team", "a1", face=BACK, hidden=p.AMBUSHED, suppressed=3)
    s.give(0, "c01")
    s.begin(p.RESERVE_END).quietly()
    assert [s.state.suppressed[unit] for unit in (car, team, recon)] == [0, 1, 2]


@rule("HN-SUPP-05", "HN-ASSAULT-03")
@pytest.mark.parametrize(("markers", "may"), [(1, True), (2, False)])
def test_a_unit_without_a_point_left_does_not_assault(markers: int, may: bool) -> None:
    """A fire team has 4 points: one marker leaves 2, two leave none."""
    s = Duel()
    team = s.put("us_fire_team", "e5", suppressed=markers)
    s.put("ge_fire_group", "e4")
    s.activate(team).quietly("move")
    assert (s.asked == "move" and "assault e4" in s.options()) == may


@rule("HN-SUPP-04", "HN-TERR-13")
def test_a_suppressed_watcher_may_fire_out_of_turn_and_loses_two() -> None:
    s = Scene(". . . . .\n. . p . .\n. . . . .\n. . . . .\n. . . . .")
    mover, watcher = s.put("us_fire_team", "c5"), s.put("ge_fire_group", "c2", suppressed=1)
    s.put("us_fire_team", "a5")
    s.activate(mover).play("move", "step c4", f"opportunity {s.name(watcher)} main normal", dice=[3])
    s.quietly()
    assert [args[1] for args in s.told("shot")] == [3 + 3 - 2]


@rule("HN-SUPP-04", "HN-INDIRECT-11", "HN-SUPP-08")
@pytest.mark.parametrize("markers", [0, 1, 2])
def test_a_suppressed_mortar_loses_on_its_roll_and_scatters_as_always(markers: int) -> None:
    """The two scatter dice are no combat roll: at the same figures the template lands on the same intersection."""
    s = Duel()
    mortar = s.put("us_mortar_60", "e12", face=BACK, suppressed=markers)
    group = s.put("ge_fire_group", "e5")
    s.activate(mortar).quietly("fire main template", "point @e5", dice=[4])
    shots = s.shots()
    assert [final for final, _ in shots] == [4 + 3 - 2 * markers]
    assert s.state.owner[group] == 1


@rule("HN-SUPP-06", "HN-ZOC-01", "HN-TRAIT-05")
def test_the_zone_comes_back_with_the_last_marker_only() -> None:
    """While an enemy is about to move along a group with two markers, one Hardboiled token does not bar his way, two do."""
    for used, free in ((0, True), (1, True), (2, False)):
        s = Duel(army=("us; us_8th_regiment", "ge; ge_902 = -, -, -, hardboiled"))
        team, group = s.put("us_fire_team", "d5"), s.put("ge_fire_group", "e4", suppressed=2)
        s.activate(team).play("move")
        assert s.asked == "announce_move"
        s.play(*[f"steady {s.name(group)}"] * used)
        s.pass_windows()
        assert (s.asked, "step d4" in s.options()) == ("move", free)
