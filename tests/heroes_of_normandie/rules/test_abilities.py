"""HN-ABIL: special abilities, one after the other. Ambush is in ``test_ambush.py``, templates in ``test_templates.py``."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Force, Objective, Scenario, Zone
from bocage.games.heroes_of_normandie.rules.cards.off_board import aa_of
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.structure_sights import structures_in_sight
from bocage.games.heroes_of_normandie.rules.phases.deploying import carriers_for, places_for
from bocage.games.heroes_of_normandie.rules.phases.ordering import stars_of
from bocage.games.heroes_of_normandie.text import HNamer
from bocage.games.heroes_of_normandie.types import RecruitNo, by_recruit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

HOUSE = Building(id="H", rooms=((2, 0, 2, 0),), doors=((2, 0, "S"),))


# --- on the counter ---------------------------------------------------------------------------------------------------


@rule("HN-ABIL-01")
def test_a_unit_is_turned_once_in_a_movement() -> None:
    """HN-ABIL-01: a machine gun turned at the start of its movement is not turned back at its end."""
    s = Duel()
    gun = s.put("us_30cal", "e9", face=BACK)
    s.activate(gun).quietly("move", "turn")
    assert s.face(gun) == FRONT
    assert s.lacks("turn", "move")
    s.quietly("step e8")
    assert s.lacks("turn", "move")


@rule("HN-ABIL-02", "HN-TERR-16")
def test_an_amphibious_unit_enters_water() -> None:
    """HN-ABIL-02, HN-TERR-16: others do not."""
    for granted in (False, True):
        s = Duel("""
            w w w
            . . .
        """)
        if granted:
            s.grant("us_rifle_team", "amphibious")
        rifles = s.put("us_rifle_team", "b2")
        s.activate(rifles).quietly("move")
        assert ("step b1" in s.options()) == granted


@rule("HN-ABIL-03", "HN-EX-09")
def test_twin_weapons_keep_the_better_die() -> None:
    """HN-ABIL-03, HN-EX-09: +3 against a defence of 8: dice 2 and 5 give 8, a hit."""
    s = Duel()
    s.grant("ge_fire_group", "twin_weapons")
    group, rock = s.put("ge_fire_group", "e2"), s.put("us_hero_rock", "e5", face=BACK)
    s.activate(group).quietly("fire main normal", dice=[2, 5])
    assert s.shots() == [(8, 8)]
    assert s.told("eliminated") == [(s.tag(rock),)]


@rule("HN-ABIL-04")
def test_assault_rolls_two_dice_and_adds_its_value() -> None:
    """HN-ABIL-04: two dice and +1 for the Rangers, attacking or defending."""
    for attacks in (True, False):
        s = Duel()
        rangers, group = s.put("us_rangers", "e5"), s.put("ge_fire_group", "e4")
        unit, square, dice = (rangers, "e4", [2, 3, 1]) if attacks else (group, "e5", [1, 2, 3])
        s.activate(unit).quietly("move", f"assault {square}", dice=dice)
        totals = (2 + 3 + 3 + 1, 1 + 3)
        assert s.clashes() == [totals if attacks else totals[::-1]]


@rule("HN-ABIL-05", "HN-ABIL-45")
def test_an_autonomous_unit_acts_between_activations_without_a_token() -> None:
    """HN-ABIL-05, HN-ABIL-45: once a turn; it gets an Active marker and does not move in Reserve."""
    s = Duel()
    s.grant("us_rangers", "autonomous")
    rangers, rifles = s.put("us_rangers", "e9"), s.put("us_rifle_team", "a9", token=1)
    s.begin(p.WINDOW)
    assert s.asked == "before_activation"
    s.play(f"autonomous u{rangers + 1}")
    assert s.asked == "act"
    s.quietly("move", "step e8", "stop")
    assert s.state.order[rangers] == p.ACTIVE
    assert (s.asked, s.asked_of) == ("act", 0)                      # not a second time: the order of the rifles comes up
    s.quietly("decline")
    assert s.state.order[rifles] == p.ACTED
    s.put("us_rifle_team", "c9")
    s.reserve()
    assert s.options() == ["activate u3", "done"]


@rule("HN-ABIL-06")
def test_each_anti_aircraft_unit_counts_one() -> None:
    """HN-ABIL-06: the crew of a flak gun and a .50 on its tripod, not a rifle team; each for its own side."""
    s = Scene()
    s.put("ge_flak_crew", "e1")
    s.put("ge_fire_group", "f1")
    assert (aa_of(s.board, s.state, p.US), aa_of(s.board, s.state, p.GE)) == (0, 1)
    s.put("us_50cal", "e9", face=BACK)
    s.put("us_willys_50cal", "f9")
    assert (aa_of(s.board, s.state, p.US), aa_of(s.board, s.state, p.GE)) == (2, 1)


@rule("HN-ABIL-07", "HN-ABIL-08")
def test_destruction_dice_mark_the_structure_of_a_target() -> None:
    """HN-ABIL-07, HN-ABIL-08: besides the shot at the unit, two dice; each 4 or more is a destruction marker."""
    s = Duel("""
        . . h . .
        . . . . .
        . . . . .
        . . . . .
    """, [HOUSE])
    pioneers, rifles = s.put("ge_pioneers", "c4"), s.put("us_rifle_team", "c1")
    s.activate(pioneers).quietly("fire main normal", dice=[6, 4, 3])
    assert s.shots() == [(6 + 3, 5 + 3)]
    assert s.face(rifles) == BACK
    assert s.state.dents == [-1, 1]


@rule("HN-ABIL-07", "HN-ABIL-08", "HN-RULING-37")
@pytest.mark.parametrize(("type", "weapon"), [("ge_pioneers", "main"), ("ge_panzer_iv", "main")])
def test_an_empty_building_is_a_target_of_destruction(type: str, weapon: str) -> None:
    """The dice are the whole shot; the house is hit on its wall, and whoever hides in it is not shown."""
    s = Duel(". . h . .\n" + ". . . . .\n" * 5, [HOUSE])
    unit = s.put(type, "c4")
    recon = s.put("us_recon_team", "c1", hidden=p.AMBUSHED, face=BACK)
    s.activate(unit).quietly(f"fire {weapon} normal", dice=[4, 3])
    assert (s.shots(), s.told("aimed_structure")) == ([], [(s.tag(unit), s.square("c1"))])
    assert (s.state.dents, s.state.hidden[recon]) == ([-1, 1], p.AMBUSHED)


@rule("HN-ABIL-07", "HN-BLDG-04")
@pytest.mark.parametrize("type", ["ge_pioneers", "ge_panzer_iv"])
def test_a_building_is_a_target_from_its_blind_side_whoever_is_inside(type: str) -> None:
    """No opening shows the Americans inside, so nobody can shoot at them; the house can be shot at, and the option names it."""
    blind = Building(id="h", rooms=((2, 0, 2, 0),), doors=((2, 0, "W"),))
    s = Duel(". . h . .\n" + ". . . . .\n" * 5, [blind])
    unit, rifles, medic = s.put(type, "c4"), s.put("us_rifle_team", "c1"), s.put("us_medic", "e2")
    s.activate(unit).play("fire main normal")
    assert s.options() == ["at e2", "at c1"]
    namer = HNamer(s.board, "en")
    assert [namer.action(option, s.state, s.decision) for option in s.decision.options] == [
        "Fire at American medic (E2)", "Fire at Building (C1)"]
    s.quietly("at c1", dice=[4, 3])
    assert (s.shots(), s.state.dents, s.face(rifles), s.face(medic)) == ([], [-1, 1], FRONT, FRONT)


@rule("HN-ABIL-07", "HN-FIRE-12")
def test_nobody_fires_at_the_house_of_a_friend() -> None:
    s = Duel(". . h . .\n" + ". . . . .\n" * 5, [HOUSE])
    s.put("ge_fire_group", "c1")
    assert s.activate(s.put("ge_pioneers", "c4")).lacks("fire main normal", "act")


@rule("HN-ABIL-07", "HN-ABIL-08", "HN-TERR-21")
@pytest.mark.parametrize("overlay", ["light_wreck", "heavy_wreck", "position"])
def test_a_wreck_and_a_position_are_targets_of_destruction(overlay: str) -> None:
    s = Duel()
    engineers, group = s.put("us_engineers", "e9"), s.put("ge_fire_group", "h9")
    s.set(f"ground: e6=open+{overlay}")
    s.activate(engineers).play("fire main normal")
    assert s.options() == ["at h9", "at e6"]
    s.quietly("at e6", dice=[4, 1])
    assert (s.state.dents, s.shots(), s.face(group)) == ([s.square("e6"), 1], [], FRONT)


@rule("HN-ABIL-07", "HN-LOS-02", "HN-BLDG-12", "HN-ABIL-27")
def test_which_structures_can_be_fired_at() -> None:
    """Not behind a hedge, not behind another house, not the house one is in; by weapons with Destruction only."""
    houses = [Building(id=name, rooms=((column, 0, column, 0),), doors=((column, 0, "S"),))
              for name, column in (("one", 2), ("two", 4))]
    for type, at, seen in (("us_engineers", "a1", ["c1"]), ("us_engineers", "d1", ["c1", "e1"]), ("us_engineers", "c1", []),
                           ("us_engineers", "c3", ["c1"]), ("us_engineers", "e3", ["e1"]), ("us_rifle_team", "d1", [])):
        s = Duel(". . h . h . .\n. . . B . . .\n. . . . . . .", houses)
        unit = s.put(type, at)
        weapon, = s.board.types[s.state.kind[unit]].faces[FRONT].weapons
        found = structures_in_sight(Watch(s.board, s.state), unit, weapon)
        assert [s.board.lexicon.squares[square] for square in found] == seen, (type, at)


@rule("HN-ABIL-07")
def test_a_weapon_without_destruction_leaves_the_structure_alone() -> None:
    """HN-ABIL-07: and a unit in the open has no structure."""
    for type, square in (("ge_fire_group", "c1"), ("ge_pioneers", "b2")):
        s = Duel("""
            . . h . .
            . . . . .
            . . . . .
            . . . . .
        """, [HOUSE])
        unit = s.put(type, "c4")
        s.put("us_rifle_team", square)
        s.activate(unit).quietly("fire main normal", dice=[1])
        assert s.state.dents == []


@rule("HN-ABIL-22")
def test_positive_waves_let_the_owner_choose_where_it_is_hit() -> None:
    """HN-ABIL-22: the attacker rolls two dice, the owner takes one."""
    s = Duel()
    tank = s.put("us_oddball_sherman", "e5", facing="n")
    gun = s.put("ge_pak40", "e10", facing="n")
    s.activate(gun).quietly("fire main normal", "at e6", dice=[1, 1, 4])    # piercing: 2 or 5
    assert (s.asked, s.asked_of) == ("where_hit", 0)
    assert s.options() == ["result 2", "result 5"]
    s.quietly("result 2")
    assert s.state.damage[tank] == p.TRACKS


@rule("HN-ABIL-23")
def test_optics_know_no_long_range() -> None:
    """HN-ABIL-23: no malus beyond 7 squares."""
    for type, total in (("us_marvin_hq", 3), ("us_captain", 1)):
        s = Duel()
        officer = s.put(type, "e9")
        s.put("ge_fire_group", "e1")
        s.activate(officer).quietly("fire main normal", dice=[1])
        assert s.shots() == [(total, 5)]


@rule("HN-ABIL-24")
def test_order_gives_stars_that_a_loss_takes_away_at_the_end_of_the_turn() -> None:
    """HN-ABIL-24: Order(2) two stars, on the damaged face one; tokens already taken stay until the end of Reserve."""
    s = Scene()
    officer = s.put("us_lt_officer", "e9")
    s.put("ge_leutnant", "e1")
    assert stars_of(s.board, s.state, Seat(0)) == 2
    s.set("s1 orders in hand: 1, 2", f"{s.name(officer)}: back")
    assert s.state.tokens[0] == [1, 2]
    s.give(0, "c22")
    s.begin(p.TAKE_TOKENS)
    assert s.told("tokens_taken")[0] == (0, 1)


@rule("HN-ABIL-25")
def test_a_personal_order_must_go_to_its_unit() -> None:
    """HN-ABIL-25: one token more, and the hero must have an order every turn."""
    s = Scene()
    clint, rifles = s.put("us_hero_clint", "e9"), s.put("us_rifle_team", "f9")
    s.put("us_rifle_team", "g9")
    assert stars_of(s.board, s.state, Seat(0)) == 2                       # Order(1) and his own
    s.set("s1 orders in hand: 1, 2", "s2 orders in hand: none")
    s.begin(p.SHARED_TOKEN)
    s.play(f"order 1 u{rifles + 1}")
    while s.asked == "place_order" and s.asked_of == 1:
        s.play(s.options()[-1])
    assert s.options() == [f"order 2 u{clint + 1}", "order bluff u3"]


@rule("HN-ABIL-26")
def test_piercing_adds_one_to_the_place_that_is_hit() -> None:
    """HN-ABIL-26: the bazooka's 5 destroys; without Piercing it is the main weapon."""
    for type, result in (("us_bazooka", "destroyed"), ("us_hero_rock", "damaged")):
        s = Duel()
        unit = s.put(type, "e9")
        tank = s.put("ge_luchs", "e5", facing="n")                  # rear defence 7
        s.activate(unit).quietly("fire main normal", "at e6", dice=[6, 5])
        assert s.told(result)[0][0] == s.tag(tank), type


@rule("HN-ABIL-27")
def test_limited_range_is_a_limit() -> None:
    """HN-ABIL-27: Limited Range(4): four squares, not five."""
    for row, fires in ((5, ["fire main normal"]), (6, [])):
        s = Duel()
        squad = s.put("us_assault_squad", f"e{row}")
        s.put("ge_fire_group", "e1")
        s.activate(squad)
        assert s.fires() == fires


# --- bursts -----------------------------------------------------------------------------------------------------------


@rule("HN-ABIL-28")
def test_a_burst_splits_the_bonus_among_its_targets() -> None:
    """HN-ABIL-28: at least 1 each, one roll for each, announced before the first."""
    s = Duel()
    gun = s.put("ge_mg42", "e1", face=BACK)                         # +5
    left, right = s.put("us_rifle_team", "e5"), s.put("us_rifle_team", "f5")
    s.activate(gun).quietly("fire main burst", "at e5")             # f5 is the only other one
    assert s.options() == ["part 1", "part 2", "part 3", "part 4"]
    s.quietly("part 3", dice=[2, 2])
    assert s.shots() == [(5, 5), (4, 5)]
    assert (s.face(left), s.face(right)) == (BACK, FRONT)


@rule("HN-ABIL-28")
@pytest.mark.parametrize(("bonus", "offered"), [(1, False), (2, True)])
def test_a_burst_needs_a_bonus_of_two_to_split(bonus: int, offered: bool) -> None:
    """HN-ABIL-28: each target has at least 1 of the bonus, so there must be 2; with 1 the gun fires a normal shot."""
    s = Duel()
    gun = s.put("ge_mg42", "e1", face=BACK)
    s.put("us_rifle_team", "e5")
    s.put("us_rifle_team", "f5")
    s.board.types[s.state.kind[gun]].faces[BACK].weapons[0].bonus = (bonus, 0, p.CROSS)
    s.activate(gun)
    assert "fire main normal" in s.fires()
    assert ("fire main burst" in s.fires()) is offered
    if offered:
        s.quietly("fire main burst", "at e5", dice=[4, 4])
        assert s.shots() == [(5, 5), (5, 5)]


@rule("HN-ABIL-29", "HN-EX-40")
def test_burst_targets_are_next_to_one_another_and_alike() -> None:
    """HN-ABIL-29, HN-EX-40: of squads on f6, g6, h6 the first two may be hit, not all three; nor infantry with a vehicle."""
    s = Duel()
    gun = s.put("ge_mg42", "g1", face=BACK)
    for square in ("f6", "g6", "h6"):
        s.put("us_rifle_team", square)
    s.activate(gun).quietly("fire main burst")
    assert s.options() == ["at f6", "at g6", "at h6"]
    s.quietly("at f6")
    assert s.asked == "split"                                       # g6 is the only one left: nothing to choose
    s.quietly("part 2", dice=[1, 1])
    assert len(s.shots()) == 2
    s = Duel()
    gun = s.put("ge_mg42", "g1", face=BACK)
    s.put("us_rifle_team", "f6")
    s.put("us_willys_50cal", "g6")
    s.activate(gun)
    assert "fire main normal" in s.fires()
    assert "fire main burst" not in s.fires()


# --- replacement ------------------------------------------------------------------------------------------------------


@rule("HN-ABIL-30")
def test_a_medic_takes_the_loss_of_a_heavy_weapon() -> None:
    """HN-ABIL-30: within 2 squares the loss may go to the medic instead."""
    s = Duel()
    gun, medic = s.put("us_30cal", "e5"), s.put("us_medic", "f7")
    group = s.put("ge_fire_group", "e2")
    s.activate(group).play("fire main normal", "at e5", dice=[3])
    assert (s.asked, s.asked_of) == ("suffer", 0)
    assert s.options() == [f"replace u{medic + 1}", "pass"]
    s.play(f"replace u{medic + 1}").quietly()
    assert (s.at(gun), s.at(medic)) == ("e5", "")


@rule("HN-ABIL-30")
def test_a_medic_need_not_take_it() -> None:
    """HN-ABIL-30: it may."""
    s = Duel()
    gun, medic = s.put("us_30cal", "e5"), s.put("us_medic", "f7")
    group = s.put("ge_fire_group", "e2")
    s.activate(group).quietly("fire main normal", "at e5", dice=[3])
    assert (s.at(gun), s.at(medic)) == ("", "f7")


@rule("HN-ABIL-30")
@pytest.mark.parametrize(("type", "medic"), [("us_rifle_team", "f7"), ("us_30cal", "h5")])
def test_a_medic_helps_heavy_weapons_within_two_squares(type: str, medic: str) -> None:
    """HN-ABIL-30: not other infantry, not further away."""
    s = Duel()
    s.put(type, "e5")
    s.put("us_medic", medic)
    group = s.put("ge_fire_group", "e2")
    s.activate(group).play("fire main normal", "at e5", dice=[3])
    assert s.is_over


@rule("HN-ABIL-30")
def test_a_medic_does_not_help_a_weapon_eliminated_in_an_assault() -> None:
    """HN-ABIL-30: a machine gun on its only step dies; a gun that only loses a step in the assault may be spared it."""
    s = Duel()
    gun = s.put("us_30cal", "e5")
    s.put("us_medic", "f7")
    group = s.put("ge_fire_group", "e4")
    s.activate(group).play("move", "assault e5", dice=[6, 1])
    assert s.at(gun) == ""
    s = Duel()
    bazooka, medic = s.put("us_bazooka", "e5"), s.put("us_medic", "f7")
    group = s.put("ge_fire_group", "e4")
    s.activate(group).play("move", "assault e5", dice=[6, 1])
    assert s.options() == [f"replace u{medic + 1}", "pass"]
    s.play(f"replace u{medic + 1}").quietly()
    assert (s.face(bazooka), s.at(medic)) == (FRONT, "")


@rule("HN-ABIL-30", "HN-MULTI-14")
def test_an_allys_weapon_is_helped_with_his_consent() -> None:
    """HN-ABIL-30, HN-MULTI-14: the medic's owner offers, the weapon's owner consents or not."""
    armies = ("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment")
    for consent, alive in (("yes", ("e5", "")), ("no", ("", "f7"))):
        s = Duel(army=armies, side=(0, 1, 0))
        gun, medic = s.put("us_30cal", "e5", seat=0), s.put("us_medic", "f7", seat=2)
        group = s.put("ge_fire_group", "e2")
        s.activate(group).play("fire main normal", "at e5", dice=[3])
        assert s.asked_of == 2
        s.play(f"replace u{medic + 1}")
        assert (s.asked, s.asked_of) == ("consent", 0)
        s.quietly(consent)
        assert (s.at(gun), s.at(medic)) == alive


# --- scouts -----------------------------------------------------------------------------------------------------------


def battle(army: str = "us; us_8th_regiment = us_willys_50cal, us_sniper") -> Scene:
    """The American zone is three rows at the south; an objective lies at the point between g10 and h11."""
    scenario = Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", goal="points",
                        objective=(Objective(id="o", at=(7, 10)),), us=Force(points=1000, zone=Zone(box=(0, 12, 14, 14))),
                        ge=Force(points=1000, zone=Zone(box=(0, 0, 14, 2))))
    return Scene(army=(army, "ge; ge_902"), scenario=scenario)


def recruit(s: Scene, type: str) -> RecruitNo:
    return next(number for number, made in by_recruit(s.board.recruits) if s.board.types[made.kind].id == type)


@rule("HN-ABIL-31")
def test_a_scout_deploys_beyond_its_zone() -> None:
    """HN-ABIL-31: Scout(3) three squares beyond; others stay in the zone."""
    s = battle()
    rows = {type: min(s.board.start.row[square] for square in places_for(s.board, s.state, recruit(s, type)))
            for type in ("us_recon_team", "us_willys_50cal", "us_fire_team")}
    assert rows == {"us_recon_team": 9, "us_willys_50cal": 9, "us_fire_team": 12}


@rule("HN-ABIL-32")
def test_a_scout_keeps_off_objectives() -> None:
    """HN-ABIL-32: not on the four squares around an objective, nor beside them; in its own zone it may stand anywhere."""
    s = battle()
    places = places_for(s.board, s.state, recruit(s, "us_recon_team"))
    names = {s.board.lexicon.squares[square] for square in places}
    assert not names & {"g10", "h11", "f10", "i12", "f12", "g12"}
    assert {"e10", "j12", "g13"} <= names


@rule("HN-ABIL-33")
def test_a_scouting_transport_carries_scouts_only() -> None:
    """HN-ABIL-33: beyond the zone its passengers must be scouts too."""
    s = battle("us; us_8th_regiment = us_mechanised")
    s.grant("us_halftrack", "scout")
    truck = s.put("us_halftrack", "a11", facing="n")
    assert carriers_for(s.board, s.state, recruit(s, "us_recon_team")) == [truck]
    assert carriers_for(s.board, s.state, recruit(s, "us_fire_team")) == []
    s.set(f"{s.name(truck)}: at a13")
    assert carriers_for(s.board, s.state, recruit(s, "us_fire_team")) == [truck]
    s.set(f"{s.name(truck)}: facing s")
    assert carriers_for(s.board, s.state, recruit(s, "us_fire_team")) == [], "its rear on a12 lies beyond the zone"


@rule("HN-ABIL-33", "HN-ABIL-09")
def test_a_scout_deploys_on_either_face() -> None:
    """HN-ABIL-33, HN-ABIL-09: open, or in ambush."""
    s = battle()
    s.set("s1 to deploy: us_recon_team", "deploying: s1")
    s.begin(p.DEPLOY)
    s.play("deploy_ambush", "deploy us_recon_team", "place e10")
    assert s.options() == ["side front", "side back"]
    s.play("side back")
    assert s.state.hidden[0] == p.AMBUSHED


# --- sniper -----------------------------------------------------------------------------------------------------------


@rule("HN-ABIL-34", "HN-ABIL-35")
@pytest.mark.parametrize(("die", "markers", "losses"), [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 0, 1), (5, 0, 1), (6, 1, 1)])
def test_a_snipers_die_says_it_all(die: int, markers: int, losses: int) -> None:
    """HN-ABIL-34, HN-ABIL-35: 1 nothing, 2–3 a Suppressed marker, 4–5 a step, 6 both; bocage and long range do not matter."""
    s = Duel("B" + "\n." * 9)
    sniper, group = s.put("us_sniper", "a10"), s.put("ge_fire_group", "a1")
    s.activate(sniper).quietly("fire main sniper", dice=[die])
    assert (s.state.suppressed[group], s.face(group)) == (markers, BACK if losses else FRONT)


@rule("HN-ABIL-34", "HN-EX-34")
def test_a_sniper_suffers_from_markers_and_obstacles() -> None:
    """HN-ABIL-34, HN-EX-34: one Suppressed and a grove in the way: a 6 counts 3."""
    s = Duel("""
        .
        g
        .
        .
    """)
    sniper, group = s.put("us_sniper", "a4", suppressed=1), s.put("ge_fire_group", "a1")
    s.activate(sniper).quietly("fire main sniper", dice=[6])
    assert s.shots()[0][0] == 3
    assert (s.state.suppressed[group], s.face(group)) == (1, FRONT)


@rule("HN-ABIL-34")
def test_a_sniper_aims_at_infantry_only() -> None:
    """HN-ABIL-34: the normal shot is left for vehicles."""
    s = Duel()
    sniper = s.put("us_sniper", "e9")
    s.put("ge_zundapp", "e5")
    s.activate(sniper)
    assert s.fires() == ["fire main normal"]
