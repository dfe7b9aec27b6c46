"""What comes of assaults: losses, retreats, who holds the square; Ferocious and Terrifying units (HN-ASSAULT)."""

import pytest

from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Edge
from bocage.games.heroes_of_normandie.position import ORDERS
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable
from bocage.games.heroes_of_normandie.rules.windows import WINDOWS, window
from tests.heroes_of_normandie.duel import Duel, meeting
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie.types import Abilities, Activity, Face
from bocage.core.action import Action


@rule("HN-EX-14", "HN-ASSAULT-10", "HN-ASSAULT-16")
def test_the_loser_loses_a_step_and_retreats_and_the_winner_takes_the_square() -> None:
    """HN-EX-14: 2 + 2 + 4 = 8 against 3 + 2 for the hedge + 2 = 7."""
    s, engineers, group = meeting("us_engineers", "ge_fire_group", ". . . . .\n" * 3 + ". . . B .\n" + ". . . . .\n" * 2)
    s.quietly("assault d4", dice=[2, 4, 2])
    assert s.clashes() == [(8, 7)]
    assert (s.asked, s.asked_of) == ("retreat", 1)
    s.play("onto c3")
    assert (s.at(group), s.face(group)) == ("c3", BACK)
    assert (s.at(engineers), s.face(engineers)) == ("d4", FRONT)


@rule("HN-ASSAULT-10", "HN-ASSAULT-13", "HN-RULING-20")
def test_an_attacker_that_loses_goes_back_where_it_came_from() -> None:
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group")
    s.quietly("assault d4", dice=[1, 6])
    assert (s.at(rifles), s.face(rifles)) == ("d5", BACK)
    assert (s.at(group), s.face(group)) == ("d4", FRONT)
    assert s.told("retreated") == [(s.tag(rifles), s.square("d5"))]


@rule("HN-EX-15", "HN-ASSAULT-11", "HN-RULING-19")
def test_equal_totals_are_a_repulse() -> None:
    """HN-EX-15: nobody loses a step; the attacker is back; even Terrifying does nothing."""
    s, rifles, hero = meeting("us_rifle_team", "ge_hero_ludwig")
    s.quietly("assault d4", dice=[4, 3])
    assert s.clashes() == [(7, 7)]
    assert (s.at(rifles), s.face(rifles), s.at(hero), s.face(hero)) == ("d5", FRONT, "d4", FRONT)
    assert s.told("repulsed") == [(s.tag(rifles), s.tag(hero))]
    assert not s.told("suppressed")
    assert s.is_over                                        # nobody is asked where to retreat to


@rule("HN-ASSAULT-11", "HN-TRAIT-03")
def test_after_a_tie_a_ferocious_attacker_takes_the_square_all_the_same() -> None:
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group", army=("us; us_8th_regiment = ferocious", "ge; ge_902"))
    s.quietly("assault d4", "onto d3", dice=[3, 3])
    assert (s.at(rifles), s.at(group), s.face(group)) == ("d4", "d3", FRONT)


@rule("HN-ASSAULT-12", "HN-RULING-19")
def test_no_total_eliminates_a_unit_of_two_steps() -> None:
    """HN-ASSAULT-12: 4 + 12 against 1 + 3 and a defence of 5: one step all the same."""
    s, _, group = meeting("us_assault_squad", "ge_fire_group")
    s.quietly("assault d4", "onto d3", dice=[6, 6, 1])
    assert s.clashes() == [(16, 4)]
    assert (s.at(group), s.face(group)) == ("d3", BACK)


@rule("HN-ASSAULT-14", "HN-RULING-20", "HN-RULING-12")
def test_the_defender_retreats_to_a_free_square_away_from_other_enemies() -> None:
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
def test_the_defender_may_retreat_into_a_vehicle_with_room(aboard: bool) -> None:
    s = Duel()
    team, group, halftrack = s.put("us_fire_team", "d5"), s.put("ge_fire_group", "d4"), s.put("ge_hanomag", "e3", facing="n")
    if not aboard:
        for _ in range(2):
            s.carry(s.put("ge_fire_group", ""), halftrack)
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert (f"aboard u{halftrack + 1}" in s.options()) is aboard
    if aboard:
        s.play(f"aboard u{halftrack + 1}")
        assert (s.at(group), s.state.carrier[group], s.at(team)) == ("", halftrack, "d4")


@rule("HN-ABIL-13", "HN-ASSAULT-16")
def test_the_winner_spots_from_the_square_that_it_takes() -> None:
    """A unit in ambush in a copse, two squares from d4 and three from d5."""
    s = Duel(". . . . .\n. . . f .\n" + ". . . . .\n" * 4)
    team = s.put("us_fire_team", "d5")
    group = s.put("ge_fire_group", "d4", face=BACK)
    scouts = s.put("ge_recon_group", "d2", hidden=p.AMBUSHED, face=BACK)
    s.activate(team).quietly("move")
    assert s.state.hidden[scouts] == p.AMBUSHED
    s.quietly("assault d4", dice=[6, 6, 1])
    assert (s.at(group), s.at(team)) == ("", "d4")
    assert s.state.hidden[scouts] == p.OPEN


@rule("HN-ZOC-12", "HN-TRAIT-14", "HN-ASSAULT-14")
@pytest.mark.parametrize(("kind", "retreats"), [("decoy", True), ("us_recon_team", False)])
def test_a_decoy_bars_no_retreat_but_a_unit_in_ambush_does(kind: str, retreats: bool) -> None:
    """The one square to retreat to lies beside a hidden counter: going there shows whether that is a decoy."""
    s = Duel("x x x x x\nx . x x x\nx x . x x\nx x x . x\nx x x . x\nx x x x x")
    team, group = s.put("us_fire_team", "d5"), s.put("ge_fire_group", "d4")
    hidden = s.put(kind, "b2", seat=0, hidden=p.AMBUSHED, face=BACK)
    s.set(f"{s.name(hidden)}: traced unknown")
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert (s.at(group), s.at(team)) == ("c3" if retreats else "", "d4")
    assert len(s.told("barred")) == (0 if retreats else 1)
    assert s.state.hidden[hidden] == p.AMBUSHED


@rule("HN-ASSAULT-15", "HN-ASSAULT-16", "HN-RULING-20")
def test_a_defender_that_cannot_retreat_is_eliminated() -> None:
    """HN-ASSAULT-15: rocks all around; the attacker holds the square."""
    s = Duel("x x x x x\nx x x x x\nx x x x x\nx x x . x\nx x x . x\nx x x x x")
    team, group = s.put("us_fire_team", "d5"), s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert (s.at(group), s.at(team)) == ("", "d4")
    assert s.told("step_lost") == [(s.tag(group),)]
    assert s.told("eliminated") == [(s.tag(group),)]


@rule("HN-ASSAULT-15")
def test_a_defender_that_cannot_walk_is_eliminated() -> None:
    """HN-ASSAULT-15: a gun whose damaged face has no movement."""
    s, team, gun = meeting("us_fire_team", "ge_flak_crew")
    s.quietly("assault d4", dice=[6, 6, 1])
    assert (s.at(gun), s.at(team)) == ("", "d4")


@rule("HN-ASSAULT-13", "HN-ASSAULT-15", "HN-MOVE-04")
@pytest.mark.parametrize(("dice", "at"), [([6, 6, 1], "d4"), ([1, 1, 4], "")])
def test_who_attacks_through_a_friend_has_no_way_back(dice: list[int], at: str) -> None:
    """HN-ASSAULT-13, HN-ASSAULT-15: the square it launched from is held; it wins the enemy's square or is eliminated."""
    s = Duel()
    team, friend, group = s.put("us_fire_team", "d6"), s.put("us_rifle_team", "d5"), s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "step d5", "assault d4", dice=dice)
    s.quietly(*(["onto d3"] if s.asked == "retreat" else []))
    assert (s.at(team), s.at(friend)) == (at, "d5")
    assert (s.at(group) == "d4") is (at == "")


@rule("HN-ASSAULT-17", "HN-MOVE-04")
def test_a_vehicle_is_not_attacked_through_a_friend() -> None:
    """HN-ASSAULT-17: against a vehicle the attacker always comes back, which it could not."""
    s = Duel()
    team = s.put("us_fire_team", "d6")
    s.put("us_rifle_team", "d5"), s.put("ge_zundapp", "d4")
    s.activate(team).quietly("move", "step d5")
    assert s.assaults() == []
    s.quietly("step c5")
    assert s.assaults() == ["assault d4"]


@rule("HN-ASSAULT-17", "HN-ASSAULT-18", "HN-RULING-18")
def test_a_light_vehicle_that_loses_is_destroyed_and_the_winner_goes_back() -> None:
    s, team, motorbike = meeting("us_fire_team", "ge_zundapp")
    s.quietly("assault d4", dice=[6, 6, 1])
    assert (s.at(motorbike), s.at(team)) == ("", "d5")
    assert s.told("destroyed") == [(s.tag(motorbike),)]
    assert s.board.ground(s.state.ground).structure[s.square("d4")] == 2


@rule("HN-ASSAULT-17", "HN-ASSAULT-19", "HN-HEAVY-01")
def test_a_heavy_vehicle_that_loses_suffers_a_damage_roll_and_stays() -> None:
    s, engineers, tank = meeting("us_engineers", "ge_panzer_iv")
    s.quietly("assault d4", dice=[6, 6, 1, 4])
    assert (s.state.damage[tank], s.state.suppressed[tank]) == (p.HULL, 2)
    assert (s.at(tank), s.at(engineers)) == ("d4", "d5")


@rule("HN-ASSAULT-10", "HN-ASSAULT-17")
def test_a_vehicle_that_wins_costs_the_attacker_a_step() -> None:
    s, engineers, tank = meeting("us_engineers", "ge_panzer_iv")
    s.quietly("assault d4", dice=[1, 1, 6])
    assert (s.at(engineers), s.face(engineers), s.state.damage[tank]) == ("d5", BACK, 0)


@rule("HN-ASSAULT-21")
@pytest.mark.parametrize(("order", "token"), [(p.ACTED, 3), (p.ACTIVE, 0), (p.FRESH, p.SPECIAL)])
def test_defending_costs_nothing_whatever_the_unit_has_done(order: Activity, token: int) -> None:
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group")
    s.set(f"{s.name(group)}: {ORDERS[order]}, token {p.TOKEN_WORDS[token]}")
    s.quietly("assault d4", dice=[1, 6])
    assert s.clashes() == [(4, 9)]
    assert (s.state.order[group], s.state.token[group]) == (order, token)
    assert s.face(rifles) == BACK


@rule("HN-ASSAULT-22", "HN-ABIL-17")
def test_an_ambushed_defender_shows_itself_before_the_dice() -> None:
    """HN-ASSAULT-22: it fights with its visible face (+2), not with its ambush face (+1)."""
    s = Duel()
    team, recon = s.put("us_rifle_team", "d5"), s.put("ge_recon_group", "d4", face=BACK, hidden=p.AMBUSHED)
    s.activate(team).quietly("move", "assault d4", dice=[1, 5])
    assert s.clashes() == [(4, 7)]
    assert (s.state.hidden[recon], s.face(recon)) == (p.OPEN, FRONT)
    names = [event.name for event in s.events]
    assert names.index("spotted") < names.index("clashed")


@rule("HN-ASSAULT-23", "HN-TRAIT-14", "HN-RULING-24")
def test_a_decoy_that_is_assaulted_is_gone_and_the_attacker_stands_there() -> None:
    s = Duel()
    team, decoy = s.put("us_rifle_team", "d5"), s.put("decoy", "d4", seat=1, face=BACK, hidden=p.AMBUSHED)
    s.activate(team).quietly("move", "assault d4")
    assert (s.at(decoy), s.at(team), s.is_over) == ("", "d4", True)
    assert not s.told("rolled")
    assert not s.told("eliminated")


@rule("HN-ASSAULT-28")
def test_allies_do_not_assault_each_other() -> None:
    s = Duel(army=("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment"), side=(0, 1, 0))
    team = s.put("us_fire_team", "d5")
    s.put("us_fire_team", "d4", seat=2), s.put("ge_fire_group", "c4")
    s.activate(team).quietly("move")
    assert s.assaults() == ["assault c4"]


@rule("HN-ASSAULT-29", "HN-CARD-07")
def test_dice_may_be_rolled_again_when_both_have_rolled() -> None:
    """HN-ASSAULT-29: the answer sees both rolls and changes one before the totals; the side with the initiative first."""
    asked = []

    def offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
        asked.append((seat, [roll.faces for roll in topic.detail]))
        return [g.board.lexicon.yes]

    def play(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
        topic.detail[0].faces = g.dice.roll(1)
        yield from ()

    reply = Answer(offers, play, lambda g, seat, topic: topic.detail[0].faces == [1])
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group")
    s.board.windows = {**WINDOWS, "rolled": window("rolled", reply)}
    s.play("assault d4", dice=[1, 5, 6])
    assert (s.asked, s.asked_of, s.clashes()) == ("rolled", 0, [])
    s.play("yes", "onto d3")
    assert asked[0] == (0, [[1], [5]])
    assert s.clashes() == [(9, 8)]
    assert (s.at(rifles), s.at(group)) == ("d4", "d3")


@rule("HN-EX-16", "HN-TRAIT-03")
def test_a_ferocious_attacker_that_loses_and_lives_drives_the_defender_out() -> None:
    """HN-EX-16: 5 against 8; the attacker is damaged, the defender retreats, unharmed."""
    s, rifles, group = meeting("us_rifle_team", "ge_fire_group", army=("us; us_8th_regiment = ferocious", "ge; ge_902"))
    s.quietly("assault d4", "onto d3", dice=[2, 5])
    assert s.clashes() == [(5, 8)]
    assert (s.at(rifles), s.face(rifles), s.at(group), s.face(group)) == ("d4", BACK, "d3", FRONT)


@rule("HN-EX-17", "HN-ABIL-36")
@pytest.mark.parametrize(("face", "at"), [(BACK, ""), (FRONT, "d3")])
def test_a_terrifying_loser_suppresses_the_winner(face: Face, at: str) -> None:
    """HN-EX-17: eliminated or not; what counts is what he was when they fought."""
    s, team, hero = meeting("us_fire_team", "ge_hero_ludwig", foe_face=face)
    terrifying = s.board.types[s.state.kind[hero]].faces
    terrifying[BACK].flags = Abilities(terrifying[BACK].flags | (p.TERRIFYING if face == BACK else 0))
    s.quietly("assault d4", dice=[6, 6, 1, 1])
    s.quietly(*(["onto d3"] if s.asked == "retreat" else []))
    assert s.at(hero) == at
    assert s.state.suppressed[team] == 1


@rule("HN-ABIL-36")
def test_a_terrifying_winner_suppresses_a_survivor_twice() -> None:
    s, hero, group = meeting("us_hero_rock", "ge_fire_group")
    s.quietly("assault d4", "onto d3", dice=[6, 6, 1])
    assert (s.state.suppressed[group], s.state.suppressed[hero]) == (2, 0)


@rule("HN-ABIL-26", "HN-ASSAULT-19", "HN-HEAVY-01")
@pytest.mark.parametrize(("attacker", "marker"), [("us_bazooka", 0), ("us_hero_rock", p.MAIN_WEAPON)])
def test_piercing_counts_in_the_damage_roll_after_an_assault(attacker: str, marker: int) -> None:
    """A five is the main weapon; with Piercing it destroys."""
    s, ours, tank = meeting(attacker, "ge_panzer_iv")
    s.quietly("assault d4", dice=[6, *([6] if attacker == "us_hero_rock" else []), 1, 5])
    assert s.state.damage[tank] == marker
    assert bool(s.told("destroyed")) == (not marker)
    assert s.at(ours) == "d5"


# --- launched from the square of a friend -----------------------------------------------------------------------------


@rule("HN-ASSAULT-14", "HN-ZOC-01")
def test_the_zone_of_a_friend_on_whose_square_the_attacker_stands_bars_a_retreat() -> None:
    """HN-ASSAULT-14: only the attacker's own zone does not count. Another group stands on d4, from where he launches."""
    s = Duel()
    attacker, rifles = s.put("ge_fire_group", "d3"), s.put("us_rifle_team", "d5")
    s.put("ge_fire_group", "d4")
    s.activate(attacker).quietly("move", "step d4", "assault d5", dice=[6, 1])
    assert (s.asked, s.asked_of) == ("retreat", s.state.owner[rifles])
    assert s.options() == ["onto e6", "onto d6", "onto c6"]


@rule("HN-ASSAULT-14", "HN-ZOC-12", "HN-TRAIT-14")
@pytest.mark.parametrize(("kind", "at", "barred"), [("decoy", "c5", 0), ("ge_recon_group", "d5", 1)])
def test_an_attacker_on_the_square_of_a_hidden_friend_bars_no_retreat_himself(kind: str, at: str, barred: int) -> None:
    """HN-ASSAULT-14: whether the way to c5 is barred depends on the hidden counter of d4 alone: a decoy has no zone."""
    s = Duel()
    attacker, rifles = s.put("ge_fire_group", "d3"), s.put("us_rifle_team", "d5")
    s.put(kind, "d4", seat=1, face=BACK, hidden=p.AMBUSHED)
    s.activate(attacker).quietly("move", "step d4", "assault d5", "onto c5", dice=[6, 1])
    assert s.at(rifles) == at
    assert len(s.told("barred")) == barred
