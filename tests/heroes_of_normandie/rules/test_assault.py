"""Assaults: who may launch one, and the two totals (HN-ASSAULT). What comes of them is in ``test_assault_results.py``."""

import pytest

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.refusals import why_not
from bocage.games.heroes_of_normandie.rules.movement.paths import can_assault
from tests.heroes_of_normandie.duel import Duel, meeting
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY
from tests.marks import rule


# --- launching --------------------------------------------------------------------------------------------------------


@rule("HN-ASSAULT-01")
def test_an_assault_is_the_last_step_of_a_movement() -> None:
    """HN-ASSAULT-01: two steps, then the fourth point but one into the enemy's square; the movement is over."""
    s = Duel()
    team, group = s.put("us_fire_team", "d7"), s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move")
    assert s.assaults() == []
    s.quietly("step d6", "step d5", "assault d4", dice=[6, 6, 1])
    s.quietly("onto d3")
    assert s.told("assaulted") == [(s.tag(team), s.tag(group))]
    assert (s.at(team), s.is_over) == ("d4", True)


@rule("HN-ASSAULT-01")
def test_nobody_has_to_launch_an_assault() -> None:
    s, team, group = meeting("us_fire_team", "ge_fire_group")
    s.quietly("stop")
    assert (s.at(team), s.at(group), s.told("clashed"), s.is_over) == ("d5", "d4", [], True)


@rule("HN-ASSAULT-02", "HN-VEH-17", "HN-GEN-05")
def test_only_infantry_with_a_bonus_against_the_target_assaults() -> None:
    """HN-ASSAULT-02: rifles have a cross against tanks, engineers have not; vehicles never assault."""
    for attacker, defender, may in (("us_rifle_team", "ge_luchs", False), ("us_engineers", "ge_luchs", True),
                                    ("us_rifle_team", "ge_hanomag", True), ("us_willys_50cal", "ge_fire_group", False)):
        s, _, _ = meeting(attacker, defender)
        assert (s.assaults() == ["assault d4"]) is may


@rule("HN-ASSAULT-02", "HN-TRAIT-12", "HN-RULING-35")
def test_tankbusters_assault_tanks_in_spite_of_their_cross() -> None:
    """HN-TRAIT-12: the cross counts as 0, the trait adds 2."""
    s, _, tank = meeting("us_rifle_team", "ge_luchs", army=("us; us_8th_regiment = tankbuster", "ge; ge_902"))
    s.quietly("assault d4", dice=[6, 1, 1])
    assert s.clashes() == [(6 + 2, 1 + 4)]
    assert s.state.damage[tank] == p.CREW


@rule("HN-ASSAULT-03", "HN-RULING-16")
def test_the_last_step_needs_a_point() -> None:
    s = Duel()
    gun = s.put("us_30cal", "d7")                           # two points
    s.put("ge_fire_group", "d4")
    s.activate(gun).quietly("move", "step d6", "step d5")
    assert (s.at(gun), s.options()) == ("d5", ["turn", "stop"])


@rule("HN-ASSAULT-03", "HN-TERR-08", "HN-TERR-12", "HN-BLDG-01")
def test_walls_entrances_and_difficult_going_hold_for_the_last_step() -> None:
    """HN-ASSAULT-03: no assault over a high wall, through a house wall, or after being stopped by a hedge."""
    s = Duel(edges=[Edge(at=(3, 4), side="N", kind="high")])
    team = s.put("us_fire_team", "d5")
    s.put("ge_fire_group", "d4")
    assert s.activate(team).quietly("move").assaults() == []

    house = Building(id="house", rooms=((3, 3, 3, 3),), doors=((3, 3, "W"),))
    for square, may in (("d5", False), ("c5", False), ("c4", True)):
        s = Duel(buildings=[house], rows=". . . . . .\n" * 3 + ". . . h . .\n" + ". . . . . .\n" * 2)
        team = s.put("us_fire_team", square)
        s.put("ge_fire_group", "d4")
        assert bool(s.activate(team).quietly("move").assaults()) is may

    s = Duel(". . . . .\n. . . . .\n. B . . .\n. . . . .")
    team = s.put("us_fire_team", "a4")
    s.put("ge_fire_group", "c2")
    s.activate(team).quietly("move", "step b3")
    assert (s.at(team), s.is_over, s.told("assaulted")) == ("b3", True, [])


@rule("HN-ASSAULT-24", "HN-TERR-13", "HN-RULING-16")
def test_opportunity_fire_meets_every_step_but_the_assault_itself() -> None:
    """HN-ASSAULT-24: a machine gun in a position is asked after each step; it is not asked about the last."""
    s = Duel(". . . . . . .\n" * 6 + ". . . p . . .\n")
    team = s.put("us_fire_team", "g1")
    s.put("ge_fire_group", "e2")
    s.put("ge_mg42", "d7", face=BACK)
    s.activate(team).quietly("move").play("step f1")
    assert (s.asked, s.asked_of) == ("moved", 1)
    s.play(PASS.text, "assault e2", dice=[6, 6, 1])
    assert s.asked == "retreat"


@rule("HN-ASSAULT-27", "HN-RESERVE-02")
def test_no_assault_in_the_reserve_phase() -> None:
    s = Duel()
    team = s.put("us_fire_team", "d5")
    s.put("ge_fire_group", "d4")
    s.reserve().play(f"activate u{team + 1}")
    assert s.lacks("step e5", "reserve_move")               # a zone of control holds there
    assert "step d6" in s.options()
    assert s.assaults() == []


@rule("HN-ASSAULT-25", "HN-TRANSPORT-06", "HN-ASSAULT-13", "HN-ASSAULT-11")
def test_an_assault_may_come_out_of_a_vehicle_and_go_back_into_it() -> None:
    for dice, at, carried in (([1, 1, 6], "", True), ([6, 6, 1], "d4", False)):
        s = Duel()
        halftrack, team, group = s.put("us_halftrack", "d5"), s.put("us_assault_squad", ""), s.put("ge_fire_group", "d4")
        s.carry(team, halftrack)
        s.activate(team).quietly("move", "assault d4", dice=dice)
        s.quietly(*(["onto d3"] if s.asked == "retreat" else []))
        assert (s.at(team), s.state.carrier[team] == halftrack) == (at, carried)
        assert s.face(group) == (FRONT if carried else BACK)


@rule("HN-ASSAULT-26", "HN-TRANSPORT-09")
def test_who_sits_in_a_vehicle_cannot_be_assaulted() -> None:
    """HN-ASSAULT-26: the assault meets the half-track; its passengers come out of the wreck unharmed."""
    s = Duel()
    team, halftrack, group = s.put("us_fire_team", "d5"), s.put("ge_hanomag", "d3"), s.put("ge_fire_group", "")
    s.carry(group, halftrack)
    s.activate(team).quietly("move")
    assert s.assaults() == ["assault d4"]
    s.quietly("assault d4", dice=[6, 6, 1])
    assert s.told("assaulted") == [(s.tag(team), s.tag(halftrack))]
    assert s.asked == "spill"
    s.play("onto d2")
    assert (s.face(group), s.state.suppressed[group]) == (FRONT, 1)


# --- the totals -------------------------------------------------------------------------------------------------------


@rule("HN-ASSAULT-04", "HN-ASSAULT-05", "HN-ABIL-04", "HN-RULING-17")
@pytest.mark.parametrize(("attacker", "defender", "dice", "totals"), [
    ("us_rifle_team", "ge_fire_group", [4, 3], (4 + 3, 3 + 3)),
    ("us_fire_team", "ge_fire_group", [4, 2, 5], (4 + 2 + 3, 5 + 3)),
    ("us_rifle_team", "ge_veterans", [4, 2, 5], (4 + 3, 2 + 5 + 3)),
    ("us_rangers", "ge_hero_helmut", [1, 1, 2, 2], (1 + 1 + 3 + 1, 2 + 2 + 3 + 1))])
def test_one_die_or_two_added_with_the_bonuses(attacker: str, defender: str, dice: list[int], totals: tuple[int, int]) -> None:
    """HN-ASSAULT-04, HN-ASSAULT-05: Assault rolls two dice and adds them, in attack and defence; a printed value is added."""
    s, _, _ = meeting(attacker, defender)
    s.quietly("assault d4", dice=dice)
    assert s.clashes() == [totals]


@rule("HN-ASSAULT-06", "HN-SUPP-04")
def test_the_attacker_counts_the_bonus_against_the_defenders_type_less_its_markers() -> None:
    s, _, _ = meeting("us_rifle_team", "ge_hanomag", suppressed=1)
    s.quietly("assault d4", dice=[5, 5])
    assert s.clashes() == [(5 + 1 - 2, 5 + 3)]


@rule("HN-ASSAULT-07", "HN-SUPP-04")
def test_the_defender_counts_its_bonus_against_infantry_and_its_terrain_less_its_markers() -> None:
    """HN-ASSAULT-07: in a hedge +2, with two markers -4."""
    for suppressed, total in ((0, 3 + 3 + 2), (2, 3 + 3 + 2 - 4)):
        s, _, _ = meeting("us_rifle_team", "ge_fire_group", ". . . . .\n" * 3 + ". . . B .\n" + ". . . . .\n" * 2,
                          foe_suppressed=suppressed)
        s.quietly("assault d4", dice=[1, 3])
        assert s.clashes() == [(1 + 3, total)]


@rule("HN-ASSAULT-08", "HN-POS-02", "HN-BLDG-06")
@pytest.mark.parametrize(("launch", "bonus"), [("d5", 0), ("c4", 2)])
def test_a_position_does_not_help_against_an_attacker_inside_it(launch: str, bonus: int) -> None:
    s = Duel(". . . . .\n" * 3 + ". . . p .\n" * 2 + ". . . . .\n")
    team = s.put("us_rifle_team", launch)
    s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "assault d4", dice=[1, 3])
    assert s.clashes() == [(4, 6 + bonus)]


@rule("HN-ASSAULT-08", "HN-BLDG-06")
@pytest.mark.parametrize(("launch", "bonus"), [("d5", 0), ("c4", 3)])
def test_a_building_does_not_help_against_an_attacker_inside_it(launch: str, bonus: int) -> None:
    house = Building(id="house", rooms=((3, 3, 3, 4),), doors=((3, 3, "W"),))
    s = Duel(". . . . .\n" * 3 + ". . . h .\n" * 2 + ". . . . .\n", buildings=[house])
    team = s.put("us_rifle_team", launch)
    s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "assault d4", dice=[1, 3])
    assert s.clashes() == [(4, 6 + bonus)]


@rule("HN-ASSAULT-09", "HN-RULING-16")
def test_a_defender_with_a_cross_against_infantry_defends_with_nothing() -> None:
    """HN-ASSAULT-09: none of our infantry has one; here a bazooka team is given a cross."""
    s, _, bazooka = meeting("us_rifle_team", "us_bazooka")
    for side in s.board.types[s.state.kind[bazooka]].faces:
        side.bonus = (p.CROSS, 4, 5)
    s.quietly("assault d4", dice=[1, 3])
    assert s.clashes() == [(4, 3)]


@rule("HN-ASSAULT-20", "HN-RULING-18")
@pytest.mark.parametrize(("damage", "fired", "total"), [("none", "none", 4), ("weapon", "none", 2), ("crew", "main", 4)])
def test_a_vehicle_defends_with_its_best_weapon_against_infantry(damage: str, fired: str, total: int) -> None:
    """HN-ASSAULT-20: one die and the best bonus; a destroyed gun does not count, a shot fired this turn does not matter."""
    s, _, tank = meeting("us_engineers", "ge_panzer_iv")
    main, second = s.board.types[s.state.kind[tank]].faces[FRONT].weapons
    second.bonus = (2, *second.bonus[1:])
    assert main.bonus[p.INFANTRY] == 4
    s.set(f"{s.name(tank)}: damage {damage}, fired {fired}")
    s.quietly("assault d4", dice=[1, 1, 6])
    assert s.clashes() == [(1 + 1 + 1, 6 + total)]


@rule("HN-ASSAULT-30", "HN-RULING-16")
def test_heavy_weapons_defend_and_attack_only_if_they_can_walk() -> None:
    """HN-ASSAULT-30: a machine gun on its tripod stays where it is; carried it may attack; it always defends."""
    s, gun, group = meeting("us_30cal", "ge_fire_group", face=BACK)
    assert s.assaults() == []
    assert not can_assault(s.board, s.state, gun, group)    # not even when a card sends it
    s, _, _ = meeting("us_30cal", "ge_fire_group")
    assert s.assaults() == ["assault d4"]
    s, _, _ = meeting("us_rifle_team", "ge_mg42", foe_face=BACK)
    s.quietly("assault d4", dice=[1, 2])
    assert s.clashes() == [(4, 2 + 5)]


@rule("HN-ASSAULT-22", "HN-ABIL-18")
def test_a_hidden_attacker_shows_itself_and_fights_with_its_visible_face() -> None:
    s = Duel()
    recon, group = s.put("us_recon_team", "e5", face=BACK, hidden=p.AMBUSHED), s.put("ge_fire_group", "e4")
    s.activate(recon).quietly("move").quietly("assault e4", dice=[1, 6])
    assert (s.state.hidden[recon], s.face(group)) == (p.OPEN, FRONT)
    assert s.told("spotted") == [(s.tag(recon),)]


@rule("HN-ABIL-01", "HN-ASSAULT-22", "HN-MOVE-09")
@pytest.mark.parametrize("turned", [False, True])
def test_a_unit_that_hides_at_the_start_of_its_movement_does_not_assault_in_it(turned: bool) -> None:
    """The assault would turn it a second time. A unit that began hidden may assault."""
    s = Duel()
    recon = s.put("us_recon_team", "e5", face=FRONT if turned else BACK, hidden=p.OPEN if turned else p.AMBUSHED)
    s.put("ge_fire_group", "e4", suppressed=1)
    s.activate(recon).quietly("move", *(["turn"] if turned else []))
    assert s.assaults() == ([] if turned else ["assault e4"])
    if turned:
        assault = RULESET.rules.read(s.board, "assault e4")
        assert why_not(s.board, s.state, s.decision, assault) == "HN-ABIL-01"


@rule("HN-ASSAULT-01", "HN-SUPP-05", "HN-TRAIT-05")
def test_an_assault_is_a_step_before_which_no_marker_gives_its_point_back() -> None:
    """Two markers took four of its five points when the movement began, the assault takes the last."""
    army = ("us; us_8th_regiment = -, -, -, hardboiled", GE_ARMY)
    s, team, _ = meeting("us_recon_team", "ge_fire_group", suppressed=2, army=army)
    s.play("assault d4", f"steady u{team + 1}")
    movement = s.seen_by(1).movement
    assert (s.asked, s.state.suppressed[team]) == ("announce_assault", 1)
    assert movement is not None
    assert (movement.points, movement.stepped) == (0, 1)
