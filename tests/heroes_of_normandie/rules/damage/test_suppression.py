"""Suppression: how markers come, what they cost, how they go (HN-SUPP)."""

import pytest

from bocage.core.action import PASS
from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import pieces as p
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule


@rule("HN-SUPP-01", "HN-ABIL-39", "HN-ABIL-44")
def test_suppressive_fire_is_offered_beside_the_normal_shot_to_those_who_have_it() -> None:
    s = Duel()
    team, rifles = s.put("us_support_team", "a1"), s.put("us_rifle_team", "a5")
    s.put("ge_fire_group", "d3")
    assert sorted(s.activate(team).fires()) == ["fire main normal", "fire main suppressive"]
    assert s.activate(rifles).fires() == ["fire main normal"]


@rule("HN-SUPP-01", "HN-ORDN-08")
def test_every_bonus_is_doubled_before_the_roll() -> None:
    """HN-SUPP-01: 4 printed, 1 for ammunition and 1 for the directive make 12."""
    s = Duel(army=("us; us_8th_regiment = ammunition", "ge; ge_902"))
    team, officer = s.put("us_support_team", "a1", tile=0), s.put("us_lt_officer", "a2")
    s.set(f"us: directive-on {s.name(officer)}, directive fire_at_will")
    s.put("ge_fire_group", "d1")
    s.activate(team).quietly("fire main suppressive", "ammunition", dice=[1])
    assert s.shots() == [(13, 5)]


@rule("HN-SUPP-02")
def test_the_defence_is_that_of_a_normal_shot() -> None:
    for manner in ("normal", "suppressive"):
        s = Duel(". . . B .")
        team = s.put("us_support_team", "a1")
        s.put("ge_fire_group", "d1")
        s.activate(team).quietly(f"fire main {manner}", dice=[1])
        assert s.shots()[0][1] == 5 + 2


@rule("HN-SUPP-03")
@pytest.mark.parametrize(("die", "defence", "markers"), [(1, 12, 0), (2, 12, 1), (1, 6, 1), (2, 6, 2), (5, 5, 3), (6, 4, 4)])
def test_as_many_markers_as_times_the_defence_is_reached_and_no_loss(die: int, defence: int, markers: int) -> None:
    """HN-SUPP-03: 5 doubled and a die against various defences; there is no maximum."""
    s = Duel()
    gun, team = s.put("ge_mg42", "a1", face=BACK), s.put("us_rifle_team", "d1")
    s.board.types[s.state.kind[team]].faces[FRONT].defence = (defence,) * 3
    s.activate(gun).quietly("fire main suppressive", dice=[die])
    assert (s.state.suppressed[team], s.face(team), s.at(team)) == (markers, FRONT, "d1")
    assert bool(s.told("missed")) is (markers == 0)


@rule("HN-SUPP-03")
def test_markers_add_up_shot_after_shot() -> None:
    s = Duel()
    gun, team = s.put("ge_mg42", "a1", face=BACK), s.put("us_rifle_team", "d1", suppressed=2)
    s.activate(gun).quietly("fire main suppressive", dice=[1])
    assert s.state.suppressed[team] == 4


@rule("HN-SUPP-04", "HN-RULING-43")
@pytest.mark.parametrize("markers", [0, 1, 2])
def test_each_marker_takes_two_from_fire_assault_and_sniper_rolls(markers: int) -> None:
    s = Duel()
    team = s.put("us_support_team", "a1", suppressed=markers)
    s.put("ge_fire_group", "d1")
    s.activate(team).quietly("fire main suppressive", dice=[6])
    assert s.shots()[0][0] == 2 * 4 + 6 - 2 * markers                           # from the result, not from the bonus
    s = Duel()
    hero = s.put("us_hero_clint", "a1", suppressed=markers)
    s.put("ge_hero_ludwig", "d1")
    s.activate(hero).quietly("fire main sniper", dice=[6])
    assert s.shots()[0][0] == 6 - 2 * markers
    s = Duel()
    recon = s.put("us_recon_team", "a1", suppressed=markers)
    s.put("ge_fire_group", "b1", suppressed=1)
    s.activate(recon).quietly("move", "assault b1", dice=[6, 6])
    assert s.clashes() == [(6 + 2 - 2 * markers, 6 + 3 - 2)]


@rule("HN-SUPP-05", "HN-RULING-43", "HN-MOVE-05")
@pytest.mark.parametrize(("markers", "points"), [(0, 4), (1, 2), (2, 0), (3, 0)])
def test_each_marker_takes_two_points_of_movement(markers: int, points: int) -> None:
    """HN-SUPP-05: at 0 the unit stays, but may still make a movement of no squares."""
    s = Duel()
    rifles = s.put("us_rifle_team", "e5", suppressed=markers)
    s.activate(rifles).quietly("move")
    assert s.state.points_left == points
    assert any(option.startswith("step") for option in s.options()) is (points > 0)
    assert "stop" in s.options()


@rule("HN-SUPP-05", "HN-MOVE-05", "HN-ABIL-43")
def test_an_immobilised_machine_gun_can_still_be_set_up() -> None:
    s = Duel()
    gun = s.put("us_30cal", "e5", suppressed=2)
    s.activate(gun).quietly("move", "turn")
    assert s.face(gun) == BACK


@rule("HN-SUPP-06", "HN-ZOC-10", "HN-EX-19")
@pytest.mark.parametrize(("markers", "free"), [(0, False), (1, True)])
def test_a_suppressed_unit_has_no_zone_of_control(markers: int, free: bool) -> None:
    s = Duel()
    rifles = s.put("us_rifle_team", "d4")
    s.put("ge_fire_group", "e5", suppressed=markers)
    s.activate(rifles).quietly("move")
    assert ("step d5" in s.options()) is free


@rule("HN-SUPP-07", "HN-MOVE-07")
def test_markers_received_on_the_way_do_not_shorten_the_movement() -> None:
    s = Duel(". . . . . .\n" * 5 + "p . . . . .")
    team = s.put("us_rifle_team", "f1")
    gun = s.put("ge_mg42", "a6", face=BACK)
    s.activate(team).quietly("move").play("step e1", f"opportunity u{gun + 1} main suppressive", dice=[6])
    assert s.state.suppressed[team] == 3
    s.quietly("step d1", "step c1", "step b1")
    assert s.at(team) == "b1"


@rule("HN-SUPP-08", "HN-RULING-43", "HN-HEAVY-01")
def test_the_die_for_the_place_of_a_hit_is_not_a_combat_roll() -> None:
    """HN-SUPP-08: a suppressed gun hits with 8 + 4 - 2; its die for the place, a 5 and 1 for Piercing, is still 6."""
    s = Duel()
    gun, tank = s.put("ge_pak40", "e13", suppressed=1), s.put("us_m4_sherman", "e7")
    s.activate(gun).quietly("fire main normal", "at e8", dice=[4, 5])
    assert s.shots() == [(10, 8)]
    assert s.told("destroyed") == [(s.tag(tank),)]


@rule("HN-SUPP-08", "HN-ABIL-07")
def test_destruction_dice_are_not_combat_rolls() -> None:
    s = Duel(". . . . p .")
    engineers = s.put("us_engineers", "a1", suppressed=1)
    s.put("ge_fire_group", "e1")
    s.activate(engineers).quietly("fire main normal", dice=[1, 4, 4])
    assert s.told("structure_hit") == [(s.square("e1"), 2)]


@rule("HN-SUPP-09")
def test_vehicles_are_suppressed_too() -> None:
    """HN-SUPP-09: a motorcycle: less movement, less of a result."""
    s = Duel()
    team, motorbike = s.put("us_support_team", "a5"), s.put("ge_zundapp", "e5")
    s.activate(team).quietly("fire main suppressive", dice=[2])
    assert (s.shots(), s.state.suppressed[motorbike]) == ([(6, 6)], 1)
    s.activate(motorbike).quietly("move")
    assert s.state.points_left == 6
    s.quietly("fire second normal", dice=[6])
    assert s.shots()[1][0] == 4 - 2 + 6 - 2


@rule("HN-SUPP-10", "HN-RESERVE-08", "HN-TRAIT-04")
def test_in_reserve_each_unit_loses_one_marker_courageous_ones_two() -> None:
    s = Scene(army=("us; us_8th_regiment = courageous", "ge; ge_902"))
    brave, plain = s.put("us_fire_team", "a15", tile=0, suppressed=3), s.put("us_lt_officer", "c15", suppressed=3)
    officer, tank = s.put("ge_leutnant", "a1", suppressed=1), s.put("ge_luchs", "e5", suppressed=2)
    s.dice.then = SeededDice("reserve")
    s.begin(p.RESERVE_END)
    assert [s.state.suppressed[unit] for unit in (brave, plain, officer, tank)] == [1, 2, 0, 1]


@rule("HN-SUPP-10", "HN-RESERVE-07")
def test_markers_come_off_after_the_reserve_moves() -> None:
    """HN-SUPP-10: while units move in Reserve their markers still count."""
    s = Scene()
    rifles = s.put("us_rifle_team", "e5", suppressed=1)
    s.reserve().play(f"activate u{rifles + 1}")
    assert s.state.points_left == 2
    assert s.lacks(PASS.text, "reserve_move")
