"""Assaults: who may launch one, the two totals, losses, retreats, and who holds the square (HN-ASSAULT)."""

import pytest

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.rules.asking import REPLIES, Reply
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule


def assaults(s):
    return [option for option in s.options() if option.startswith("assault")]


def meeting(attacker, defender, rows="", face=FRONT, foe_face=FRONT, suppressed=0, foe_suppressed=0, army=None, **rules):
    """An attacker on d5, moving, and a defender on d4."""
    s = Duel(rows, **({"army": army} if army else {}), **rules)
    ours = s.put(attacker, "d5", face=face, suppressed=suppressed, tile=0 if army else -1, seat=0)
    theirs = s.put(defender, "d4", face=foe_face, suppressed=foe_suppressed, seat=1, facing="s")
    s.activate(ours).quietly("move")
    return s, ours, theirs


# --- launching --------------------------------------------------------------------------------------------------------


@rule("HN-ASSAULT-01")
def test_an_assault_is_the_last_step_of_a_movement():
    """HN-ASSAULT-01: two steps, then the fourth point but one into the enemy's square; the movement is over."""
    s = Duel()
    team, group = s.put("us_fire_team", "d7"), s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move")
    assert assaults(s) == []
    s.quietly("step d6", "step d5", "assault d4", dice=[6, 6, 1])
    s.quietly("onto d3")
    assert s.told("assaulted") == [(s.tag(team), s.tag(group))]
    assert (s.at(team), s.is_over) == ("d4", True)


@rule("HN-ASSAULT-01")
def test_nobody_has_to_launch_an_assault():
    s, team, group = meeting("us_fire_team", "ge_fire_group")
    s.quietly("stop")
    assert (s.at(team), s.at(group), s.told("clashed"), s.is_over) == ("d5", "d4", [], True)


@rule("HN-ASSAULT-02", "HN-VEH-17", "HN-GEN-05")
def test_only_infantry_with_a_bonus_against_the_target_assaults():
    """HN-ASSAULT-02: rifles have a cross against tanks, engineers have not; vehicles never assault."""
    for attacker, defender, may in (("us_rifle_team", "ge_luchs", False), ("us_engineers", "ge_luchs", True),
                                    ("us_rifle_team", "ge_hanomag", True), ("us_willys_50cal", "ge_fire_group", False)):
        s, _, _ = meeting(attacker, defender)
        assert (assaults(s) == ["assault d4"]) is may


@rule("HN-ASSAULT-02", "HN-TRAIT-12", "HN-RULING-35")
def test_tankbusters_assault_tanks_in_spite_of_their_cross():
    """HN-TRAIT-12: the cross counts as 0, the trait adds 2."""
    s, _, tank = meeting("us_rifle_team", "ge_luchs", army=("us; us_8th_regiment = tankbuster", "ge; ge_902"))
    s.quietly("assault d4", dice=[6, 1, 1])
    assert s.clashes() == [(6 + 2, 1 + 4)]
    assert s.state.damage[tank] == p.CREW


@rule("HN-ASSAULT-03", "HN-RULING-16")
def test_the_last_step_needs_a_point():
    s = Duel()
    gun = s.put("us_30cal", "d7")                           # two points
    s.put("ge_fire_group", "d4")
    s.activate(gun).quietly("move", "step d6", "step d5")
    assert (s.at(gun), s.options()) == ("d5", ["turn", "stop"])


@rule("HN-ASSAULT-03", "HN-TERR-08", "HN-TERR-12", "HN-BLDG-01")
def test_walls_entrances_and_difficult_going_hold_for_the_last_step():
    """HN-ASSAULT-03: no assault over a high wall, through a house wall, or after being stopped by a hedge."""
    s = Duel(edges=[Edge(at=(3, 4), side="N", kind="high")])
    team = s.put("us_fire_team", "d5")
    s.put("ge_fire_group", "d4")
    assert assaults(s.activate(team).quietly("move")) == []

    house = Building(id="house", rooms=((3, 3, 3, 3),), doors=((3, 3, "W"),))
    for square, may in (("d5", False), ("c5", False), ("c4", True)):
        s = Duel(buildings=[house], rows=". . . . . .\n" * 3 + ". . . h . .\n" + ". . . . . .\n" * 2)
        team = s.put("us_fire_team", square)
        s.put("ge_fire_group", "d4")
        assert bool(assaults(s.activate(team).quietly("move"))) is may

    s = Duel(". . . . .\n. . . . .\n. B . . .\n. . . . .")
    team = s.put("us_fire_team", "a4")
    s.put("ge_fire_group", "c2")
    s.activate(team).quietly("move", "step b3")
    assert (s.at(team), s.is_over, s.told("assaulted")) == ("b3", True, [])


@rule("HN-ASSAULT-24", "HN-TERR-13", "HN-RULING-16")
def test_opportunity_fire_meets_every_step_but_the_assault_itself():
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
def test_no_assault_in_the_reserve_phase():
    s = Scene()
    team = s.put("us_fire_team", "d5")
    s.put("ge_fire_group", "d4")
    s.reserve().play(f"activate u{team}")
    assert "step e5" not in s.options()                     # a zone of control holds there
    assert "step d6" in s.options()
    assert assaults(s) == []


@rule("HN-ASSAULT-25", "HN-TRANSPORT-06", "HN-ASSAULT-13", "HN-ASSAULT-11")
def test_an_assault_may_come_out_of_a_vehicle_and_go_back_into_it():
    for dice, at, carried in (([1, 1, 6], "", True), ([6, 6, 1], "d4", False)):
        s = Duel()
        halftrack, team, group = s.put("us_halftrack", "d5"), s.put("us_assault_squad", ""), s.put("ge_fire_group", "d4")
        s.carry(team, halftrack)
        s.activate(team).quietly("move", "assault d4", dice=dice)
        s.quietly(*(["onto d3"] if s.asked == "retreat" else []))
        assert (s.at(team), s.state.carrier[team] == halftrack) == (at, carried)
        assert s.face(group) == (FRONT if carried else BACK)


@rule("HN-ASSAULT-26", "HN-TRANSPORT-09")
def test_who_sits_in_a_vehicle_cannot_be_assaulted():
    """HN-ASSAULT-26: the assault meets the half-track; its passengers come out of the wreck unharmed."""
    s = Duel()
    team, halftrack, group = s.put("us_fire_team", "d5"), s.put("ge_hanomag", "d3"), s.put("ge_fire_group", "")
    s.carry(group, halftrack)
    s.activate(team).quietly("move")
    assert assaults(s) == ["assault d4"]
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
def test_one_die_or_two_added_with_the_bonuses(attacker, defender, dice, totals):
    """HN-ASSAULT-04, -05: Assault rolls two dice and adds them, in attack and defence; a printed value is added."""
    s, _, _ = meeting(attacker, defender)
    s.quietly("assault d4", dice=dice)
    assert s.clashes() == [totals]


@rule("HN-ASSAULT-06", "HN-SUPP-04")
def test_the_attacker_counts_the_bonus_against_the_defenders_type_less_its_markers():
    s, _, _ = meeting("us_rifle_team", "ge_hanomag", suppressed=1)
    s.quietly("assault d4", dice=[5, 5])
    assert s.clashes() == [(5 + 1 - 2, 5 + 3)]


@rule("HN-ASSAULT-07", "HN-SUPP-04")
def test_the_defender_counts_its_bonus_against_infantry_and_its_terrain_less_its_markers():
    """HN-ASSAULT-07: in a hedge +2, with two markers -4."""
    for suppressed, total in ((0, 3 + 3 + 2), (2, 3 + 3 + 2 - 4)):
        s, _, _ = meeting("us_rifle_team", "ge_fire_group", ". . . . .\n" * 3 + ". . . B .\n" + ". . . . .\n" * 2,
                          foe_suppressed=suppressed)
        s.quietly("assault d4", dice=[1, 3])
        assert s.clashes() == [(1 + 3, total)]


@rule("HN-ASSAULT-08", "HN-POS-02", "HN-BLDG-06")
@pytest.mark.parametrize(("launch", "bonus"), [("d5", 0), ("c4", 2)])
def test_a_position_does_not_help_against_an_attacker_inside_it(launch, bonus):
    s = Duel(". . . . .\n" * 3 + ". . . p .\n" * 2 + ". . . . .\n")
    team = s.put("us_rifle_team", launch)
    s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "assault d4", dice=[1, 3])
    assert s.clashes() == [(4, 6 + bonus)]


@rule("HN-ASSAULT-08", "HN-BLDG-06")
@pytest.mark.parametrize(("launch", "bonus"), [("d5", 0), ("c4", 3)])
def test_a_building_does_not_help_against_an_attacker_inside_it(launch, bonus):
    house = Building(id="house", rooms=((3, 3, 3, 4),), doors=((3, 3, "W"),))
    s = Duel(". . . . .\n" * 3 + ". . . h .\n" * 2 + ". . . . .\n", buildings=[house])
    team = s.put("us_rifle_team", launch)
    s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "assault d4", dice=[1, 3])
    assert s.clashes() == [(4, 6 + bonus)]


@rule("HN-ASSAULT-09", "HN-RULING-16")
def test_a_defender_with_a_cross_against_infantry_defends_with_nothing():
    """HN-ASSAULT-09: none of our infantry has one; here a bazooka team is given a cross."""
    s, _, bazooka = meeting("us_rifle_team", "us_bazooka")
    for side in s.board.types[s.state.kind[bazooka]].sides:
        side.bonus = (p.CROSS, 4, 5)
    s.quietly("assault d4", dice=[1, 3])
    assert s.clashes() == [(4, 3)]


@rule("HN-ASSAULT-20", "HN-RULING-18")
@pytest.mark.parametrize(("damage", "fired", "total"), [(0, 0, 4), (p.MAIN_WEAPON, 0, 2), (p.CREW, 1, 4)])
def test_a_vehicle_defends_with_its_best_weapon_against_infantry(damage, fired, total):
    """HN-ASSAULT-20: one die and the best bonus; a destroyed gun does not count, a shot fired this turn does not matter."""
    s, _, tank = meeting("us_engineers", "ge_panzer_iv")
    main, second = s.board.types[s.state.kind[tank]].sides[FRONT].weapons
    second.bonus = (2, *second.bonus[1:])
    assert main.bonus[p.INFANTRY] == 4
    s.state.damage[tank], s.state.fired[tank] = damage, fired
    s.quietly("assault d4", dice=[1, 1, 6])
    assert s.clashes() == [(1 + 1 + 1, 6 + total)]


@rule("HN-ASSAULT-30", "HN-RULING-16")
def test_heavy_weapons_defend_and_attack_only_if_they_can_walk():
    """HN-ASSAULT-30: a machine gun on its tripod stays where it is; carried it may attack; it always defends."""
    s, _, _ = meeting("us_30cal", "ge_fire_group", face=BACK)
    assert assaults(s) == []
    s, _, _ = meeting("us_30cal", "ge_fire_group")
    assert assaults(s) == ["assault d4"]
    s, _, _ = meeting("us_rifle_team", "ge_mg42", foe_face=BACK)
    s.quietly("assault d4", dice=[1, 2])
    assert s.clashes() == [(4, 2 + 5)]


# --- the outcome ------------------------------------------------------------------------------------------------------


@rule("HN-EX-14", "HN-ASSAULT-10", "HN-ASSAULT-16")
def test_the_loser_loses_a_step_and_retreats_and_the_winner_takes_the_square():
    """HN-EX-14: 2 + 2 + 4 = 8 against 3 + 2 for the hedge + 2 = 7."""
    s, engineers, group = meeting("us_engineers", "ge_fire_group", ". . . . .\n" * 3 + ". . . B .\n" + ". . . . .\n" * 2)
    s.quietly("assault d4", dice=[2, 4, 2])
    assert s.clashes() == [(8, 7)]
    assert (s.asked, s.asked_of) == ("retreat", 1)
    s.play("onto c3")
    assert (s.at(group), s.face(group)) == ("c3", BACK)
    assert (s.at(engineers), s.face(engineers)) == ("d4", FRONT)


@rule("HN-ASSAULT-10", "HN-ASSAULT-13", "HN-RULING-20")
def test_an_attacker_that_loses_goes_back_where_it_came_from():
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group")
    s.quietly("assault d4", dice=[1, 6])
    assert (s.at(rifles), s.face(rifles)) == ("d5", BACK)
    assert (s.at(group), s.face(group)) == ("d4", FRONT)
    assert s.told("retreated") == [(s.tag(rifles), s.square("d5"))]


@rule("HN-EX-15", "HN-ASSAULT-11", "HN-RULING-19")
def test_equal_totals_are_a_repulse():
    """HN-EX-15: nobody loses a step; the attacker is back; even Terrifying does nothing."""
    s, rifles, hero = meeting("us_rifle_team", "ge_hero_ludwig")
    s.quietly("assault d4", dice=[4, 3])
    assert s.clashes() == [(7, 7)]
    assert (s.at(rifles), s.face(rifles), s.at(hero), s.face(hero)) == ("d5", FRONT, "d4", FRONT)
    assert s.told("repulsed") == [(s.tag(rifles), s.tag(hero))]
    assert not s.told("suppressed")


@rule("HN-ASSAULT-11", "HN-TRAIT-03")
def test_after_a_tie_a_ferocious_attacker_takes_the_square_all_the_same():
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group", army=("us; us_8th_regiment = ferocious", "ge; ge_902"))
    s.quietly("assault d4", "onto d3", dice=[3, 3])
    assert (s.at(rifles), s.at(group), s.face(group)) == ("d4", "d3", FRONT)


@rule("HN-ASSAULT-12", "HN-RULING-19")
def test_no_total_eliminates_a_unit_of_two_steps():
    """HN-ASSAULT-12: 4 + 12 against 1 + 3 and a defence of 5: one step all the same."""
    s, _, group = meeting("us_assault_squad", "ge_fire_group")
    s.quietly("assault d4", "onto d3", dice=[6, 6, 1])
    assert s.clashes() == [(16, 4)]
    assert (s.at(group), s.face(group)) == ("d3", BACK)


@rule("HN-ASSAULT-14", "HN-RULING-20", "HN-RULING-12")
def test_the_defender_retreats_to_a_free_square_away_from_other_enemies():
    """HN-ASSAULT-14: not where the attack came from, not next to another enemy, not onto a unit, not into rock or over a
    wall; the attacker's own zone does not count."""
    s = Duel(". . . . . .\n. . . . . .\n. . . . . .\n. . . . x .\n. . . . . .\n. . . . . .",
             edges=[Edge(at=(3, 3), side="N", kind="high")])
    team, group = s.put("us_fire_team", "d5"), s.put("ge_fire_group", "d4")
    s.put("us_rifle_team", "a4")                            # holds b3, b4, b5
    s.put("ge_fire_group", "c3")
    s.put("us_medic", "f6")                                 # holds e5
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert s.options() == ["onto e3", "onto c5", "onto c4"]
    s.play("onto c5")
    assert (s.at(group), s.at(team)) == ("c5", "d4")


@rule("HN-ASSAULT-14", "HN-TRANSPORT-06")
@pytest.mark.parametrize("aboard", [True, False])
def test_the_defender_may_retreat_into_a_vehicle_with_room(aboard):
    s = Duel()
    team, group, halftrack = s.put("us_fire_team", "d5"), s.put("ge_fire_group", "d4"), s.put("ge_hanomag", "e3", facing="n")
    if not aboard:
        for _ in range(2):
            s.carry(s.put("ge_fire_group", ""), halftrack)
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert (f"aboard u{halftrack}" in s.options()) is aboard
    if aboard:
        s.play(f"aboard u{halftrack}")
        assert (s.at(group), s.state.carrier[group], s.at(team)) == ("", halftrack, "d4")


@rule("HN-ASSAULT-15", "HN-ASSAULT-16", "HN-RULING-20")
def test_a_defender_that_cannot_retreat_is_eliminated():
    """HN-ASSAULT-15: rocks all around; the attacker holds the square."""
    s = Duel("x x x x x\nx x x x x\nx x x x x\nx x x . x\nx x x . x\nx x x x x")
    team, group = s.put("us_fire_team", "d5"), s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert (s.at(group), s.at(team)) == ("", "d4")
    assert s.told("step_lost") == [(s.tag(group),)]
    assert s.told("eliminated") == [(s.tag(group),)]


@rule("HN-ASSAULT-15")
def test_a_defender_that_cannot_walk_is_eliminated():
    """HN-ASSAULT-15: a gun whose damaged face has no movement."""
    s, team, gun = meeting("us_fire_team", "ge_flak_crew")
    s.quietly("assault d4", dice=[6, 6, 1])
    assert (s.at(gun), s.at(team)) == ("", "d4")


@rule("HN-ASSAULT-13", "HN-ASSAULT-15", "HN-MOVE-04")
@pytest.mark.parametrize(("dice", "at"), [([6, 6, 1], "d4"), ([1, 1, 4], "")])
def test_who_attacks_through_a_friend_has_no_way_back(dice, at):
    """HN-ASSAULT-13, -15: the square it launched from is held; it wins the enemy's square or is eliminated."""
    s = Duel()
    team, friend, group = s.put("us_fire_team", "d6"), s.put("us_rifle_team", "d5"), s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "step d5", "assault d4", dice=dice)
    s.quietly(*(["onto d3"] if s.asked == "retreat" else []))
    assert (s.at(team), s.at(friend)) == (at, "d5")
    assert (s.at(group) == "d4") is (at == "")


@rule("HN-ASSAULT-17", "HN-MOVE-04")
def test_a_vehicle_is_not_attacked_through_a_friend():
    """HN-ASSAULT-17: against a vehicle the attacker always comes back, which it could not."""
    s = Duel()
    team = s.put("us_fire_team", "d6")
    s.put("us_rifle_team", "d5"), s.put("ge_zundapp", "d4")
    s.activate(team).quietly("move", "step d5")
    assert assaults(s) == []
    s.quietly("step c5")
    assert assaults(s) == ["assault d4"]


@rule("HN-ASSAULT-17", "HN-ASSAULT-18", "HN-RULING-18")
def test_a_light_vehicle_that_loses_is_destroyed_and_the_winner_goes_back():
    s, team, motorbike = meeting("us_fire_team", "ge_zundapp")
    s.quietly("assault d4", dice=[6, 6, 1])
    assert (s.at(motorbike), s.at(team)) == ("", "d5")
    assert s.told("destroyed") == [(s.tag(motorbike),)]
    assert s.board.ground(s.state.ground).structure[s.square("d4")] == 2


@rule("HN-ASSAULT-17", "HN-ASSAULT-19", "HN-HEAVY-01")
def test_a_heavy_vehicle_that_loses_suffers_a_damage_roll_and_stays():
    s, engineers, tank = meeting("us_engineers", "ge_panzer_iv")
    s.quietly("assault d4", dice=[6, 6, 1, 4])
    assert (s.state.damage[tank], s.state.suppressed[tank]) == (p.HULL, 2)
    assert (s.at(tank), s.at(engineers)) == ("d4", "d5")


@rule("HN-ASSAULT-10", "HN-ASSAULT-17")
def test_a_vehicle_that_wins_costs_the_attacker_a_step():
    s, engineers, tank = meeting("us_engineers", "ge_panzer_iv")
    s.quietly("assault d4", dice=[1, 1, 6])
    assert (s.at(engineers), s.face(engineers), s.state.damage[tank]) == ("d5", BACK, 0)


@rule("HN-ASSAULT-21")
@pytest.mark.parametrize(("order", "token"), [(p.ACTED, 3), (p.ACTIVE, 0), (p.FRESH, p.SPECIAL)])
def test_defending_costs_nothing_whatever_the_unit_has_done(order, token):
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group")
    s.state.order[group], s.state.token[group] = order, token
    s.quietly("assault d4", dice=[1, 6])
    assert s.clashes() == [(4, 9)]
    assert (s.state.order[group], s.state.token[group]) == (order, token)
    assert s.face(rifles) == BACK


@rule("HN-ASSAULT-22", "HN-ABIL-17")
def test_an_ambushed_defender_shows_itself_before_the_dice():
    """HN-ASSAULT-22: it fights with its visible face (+2), not with its ambush face (+1)."""
    s = Duel()
    team, recon = s.put("us_rifle_team", "d5"), s.put("ge_recon_group", "d4", face=BACK, hidden=p.AMBUSHED)
    s.activate(team).quietly("move", "assault d4", dice=[1, 5])
    assert s.clashes() == [(4, 7)]
    assert (s.state.hidden[recon], s.face(recon)) == (p.OPEN, FRONT)
    names = [event.name for event in s.events]
    assert names.index("spotted") < names.index("clashed")


@rule("HN-ASSAULT-23", "HN-TRAIT-14", "HN-RULING-24")
def test_a_decoy_that_is_assaulted_is_gone_and_the_attacker_stands_there():
    s = Duel()
    team, decoy = s.put("us_rifle_team", "d5"), s.put("decoy", "d4", seat=1, face=BACK, hidden=p.AMBUSHED)
    s.activate(team).quietly("move", "assault d4")
    assert (s.at(decoy), s.at(team), s.is_over) == ("", "d4", True)
    assert not s.told("rolled")
    assert not s.told("eliminated")


@rule("HN-ASSAULT-28")
def test_allies_do_not_assault_each_other():
    s = Duel(army=("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment"), side=(0, 1, 0))
    team = s.put("us_fire_team", "d5")
    s.put("us_fire_team", "d4", seat=2), s.put("ge_fire_group", "c4")
    s.activate(team).quietly("move")
    assert assaults(s) == ["assault c4"]


@rule("HN-ASSAULT-29", "HN-CARD-07")
def test_dice_may_be_rolled_again_when_both_have_rolled(monkeypatch):
    """HN-ASSAULT-29: the answer sees both rolls and changes one before the totals; the side with the initiative first."""
    asked = []

    def offers(g, seat, topic):
        asked.append((seat, [roll.faces for roll in topic.detail]))
        return [g.board.lexicon.yes]

    def play(g, seat, action, topic):
        topic.detail[0].faces = g.dice.roll(1)
        yield from ()

    reply = Reply(lambda g, seat, topic: topic.detail[0].faces == [1], offers, play)
    monkeypatch.setitem(REPLIES, "rolled", [reply])
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group")
    s.play("assault d4", dice=[1, 5, 6])
    assert (s.asked, s.asked_of, s.clashes()) == ("rolled", 0, [])
    s.play("yes", "onto d3")
    assert asked[0] == (0, [[1], [5]])
    assert s.clashes() == [(9, 8)]
    assert (s.at(rifles), s.at(group)) == ("d4", "d3")


@rule("HN-EX-16", "HN-TRAIT-03")
def test_a_ferocious_attacker_that_loses_and_lives_drives_the_defender_out():
    """HN-EX-16: 5 against 8; the attacker is damaged, the defender retreats, unharmed."""
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group", army=("us; us_8th_regiment = ferocious", "ge; ge_902"))
    s.quietly("assault d4", "onto d3", dice=[2, 5])
    assert s.clashes() == [(5, 8)]
    assert (s.at(rifles), s.face(rifles), s.at(group), s.face(group)) == ("d4", BACK, "d3", FRONT)


@rule("HN-EX-17", "HN-ABIL-36")
@pytest.mark.parametrize(("face", "at"), [(BACK, ""), (FRONT, "d3")])
def test_a_terrifying_loser_suppresses_the_winner(face, at):
    """HN-EX-17: eliminated or not; what counts is what he was when they fought."""
    s, team, hero = meeting("us_fire_team", "ge_hero_ludwig", foe_face=face)
    terrifying = s.board.types[s.state.kind[hero]].sides
    terrifying[BACK].flags |= p.TERRIFYING if face == BACK else 0
    s.quietly("assault d4", dice=[6, 6, 1, 1])
    s.quietly(*(["onto d3"] if s.asked == "retreat" else []))
    assert s.at(hero) == at
    assert s.state.suppressed[team] == 1


@rule("HN-ABIL-36")
def test_a_terrifying_winner_suppresses_a_survivor_twice():
    s, hero, group = meeting("us_hero_rock", "ge_fire_group")
    s.quietly("assault d4", "onto d3", dice=[6, 6, 1])
    assert (s.state.suppressed[group], s.state.suppressed[hero]) == (2, 0)
