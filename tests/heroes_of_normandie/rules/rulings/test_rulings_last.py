"""What the last readings of the rulebook left open, and how each point is settled (odd numbers from HN-RULING-91 on, then all
from HN-RULING-104 on)."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.damage.overlays import lay_wreck, structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import dent
from bocage.games.heroes_of_normandie.rules.phases.deploying import faces_of
from bocage.games.heroes_of_normandie.types import Unit
from bocage.games.heroes_of_normandie.rules.units import squares
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.rules.test_allies import four
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, Scene
from tests.marks import rule

PLANES = ("us; us_8th_regiment", "ge; ge_902; ge_feldkommando = airstrike_2; deck +g06")
FIELD = ". . . . . . . .\n" * 8
COPSE = ". . . . . . . .\n" * 2 + ". . . F . . . .\n" + ". . . . . . . .\n" * 5


def conceal(s: Scene, unit: Unit) -> None:
    """A marker lies in place of the unit; everybody has seen which one it is."""
    s.set(f"{s.name(unit)}: marker_a, traced known")


# --- Battery Fire -----------------------------------------------------------------------------------------------------


@rule("HN-RULING-91", "HN-TRAIT-07")
@pytest.mark.parametrize(("deeds", "asked"), [(("battery", "on u2", "fire main normal"), False), (("fire main normal",), True)])
def test_who_called_for_battery_fire_is_not_activated_again(deeds: tuple[str, ...], asked: bool) -> None:
    s = Duel(army=("us; us_8th_regiment = -, -, -, heroic", GE_ARMY))
    captain = s.put("us_gun_captain", "e8", tile=0)
    s.put("us_30cal", "f9", face=BACK)
    s.put("ge_fire_group", "e3")
    s.activate(captain, 3).quietly(*deeds, dice=[1])
    assert (s.asked == "heroic") == asked


# --- smoke ------------------------------------------------------------------------------------------------------------


@rule("HN-RULING-93", "HN-ORDN-21")
@pytest.mark.parametrize(("smoke", "total"), [("@e8 4", 1), ("@f9 2", 3), ("@e5 4", 5)])
def test_smoke_over_its_target_takes_from_a_shot_of_the_88(smoke: str, total: int) -> None:
    """HN-RULING-93: a die of 3 and 2 against infantry; smoke on the way takes nothing."""
    s = Hands()
    s.give(1, "g07")
    s.put("ge_fire_group", "e3")
    s.put("us_rifle_team", "e8")
    s.set(f"smoke: s2 {smoke}")
    s.begin(p.WINDOW).answer("play g07", dice=[3])
    s.pass_windows()
    assert s.shots() == [(total, 5)]


@rule("HN-RULING-93", "HN-ORDN-21")
def test_smoke_takes_from_a_plane_and_deep_breath_helps() -> None:
    for breath in (False, True):
        s = Hands(army=PLANES)
        s.give(1, "g06", "c07")
        s.put("us_rifle_team", "e8")
        s.set("smoke: s1 @e8 4")
        s.begin(p.WINDOW).answer("play g06", "strafe d8 e", dice=[1, 3])
        if breath:
            s.answer("play c07")
        s.pass_windows()
        assert s.shots() == [(6 if breath else 2, 5)]


@rule("HN-RULING-93", "HN-LOS-11")
def test_the_88_aims_at_the_square_of_a_vehicle_that_is_not_in_smoke() -> None:
    s = Hands()
    s.give(1, "g07")
    s.put("ge_fire_group", "a8")
    s.put("us_m4_sherman", "e8", facing="n")                    # on e8 and e9
    s.set("smoke: s2 @e8 4")                                    # over d7, e7, d8 and e8
    s.begin(p.WINDOW).answer("play g07", dice=[1, 1])
    s.pass_windows()
    assert s.shots() == [(10, 10)]


# --- wrecks -----------------------------------------------------------------------------------------------------------


@rule("HN-RULING-95", "HN-TERR-03")
@pytest.mark.parametrize(("unit", "markers"), [("us_m4_sherman", 0), ("us_rifle_team", 1)])
def test_a_vehicle_is_not_inside_the_wreck_on_which_it_stands(unit: str, markers: int) -> None:
    s = Scene()
    where = s.square("e5")
    lay_wreck(s.table, (where,), "light_wreck")
    there = s.put(unit, "e5")
    list(dent(s.table, structure_at(s.board.ground(s.state.ground), where), 2, where))
    assert not s.board.ground(s.state.ground).structure[where]
    assert s.state.suppressed[there] == markers


@rule("HN-RULING-95", "HN-ABIL-07")
@pytest.mark.parametrize(("target", "aim", "rolls"), [("ge_luchs", ["at e5"], 1), ("ge_fire_group", [], 2)])
def test_a_shot_at_a_vehicle_on_a_wreck_does_not_strike_the_wreck(target: str, aim: list[str], rolls: int) -> None:
    """HN-RULING-95: Destruction dice only for infantry, which is inside."""
    s = Duel()
    sherman = s.put("us_m4_sherman", "e9")
    s.set("ground: e5=open+light_wreck")
    s.put(target, "e5", facing="s")
    s.activate(sherman).quietly("fire main normal", *aim, dice=[1, 1, 1])
    assert len(s.told("rolled")) == rolls


# --- alliances --------------------------------------------------------------------------------------------------------


@rule("HN-RULING-97", "HN-EQUIP-07")
@pytest.mark.parametrize("first", [0, 2])
def test_the_first_ally_rolls_for_the_bombs_of_his_alliance(first: int) -> None:
    s = four()
    s.put("ge_puma", "e5", seat=1)
    s.set("u1: bombs 1", f"us plays in order: s{first + 1}, s{3 - first}")
    s.begin(p.RESERVE_END, 1).quietly()
    assert s.told("rolled") == [(first, (1,))]


# --- Concealed --------------------------------------------------------------------------------------------------------


@rule("HN-RULING-99", "HN-ABIL-05")
def test_an_autonomous_unit_acts_under_a_concealed_marker() -> None:
    s = Duel()
    fighters = s.put("us_resistance", "a1")
    conceal(s, fighters)
    s.begin(p.WINDOW)
    assert s.asked == "before_activation"
    s.play("autonomous u1")
    assert (s.asked, s.state.order[fighters], s.state.hidden[fighters]) == ("act", p.ACTIVE, p.MARKER_A)


@rule("HN-RULING-99", "HN-ABIL-30", "HN-ORDN-06")
def test_a_medic_takes_losses_under_a_concealed_marker() -> None:
    """HN-RULING-99: the medic is eliminated in the gun's place, and the marker may be used again."""
    s = Duel(army=("us; us_8th_regiment", "ge; ge_902; ge_feldkommando = concealed"))
    medic, gun = s.put("ge_medic", "f3"), s.put("ge_mg42", "e3")
    s.put("us_rifle_team", "e8")
    conceal(s, medic)
    s.set("s2: concealed-free b")
    s.activate(Unit(2)).play("fire main normal", dice=[3])
    assert s.asked == "suffer"
    s.play("replace u1")
    s.pass_windows()
    assert (s.at(gun), s.at(medic)) == ("e3", "")
    assert s.state.markers_free[1] == 3


@rule("HN-RULING-99", "HN-ABIL-37", "HN-ABIL-18")
def test_a_machine_gun_nest_watches_under_a_concealed_marker() -> None:
    """HN-RULING-99: in the wood nobody spots it from afar; when it fires it shows itself."""
    s = Duel(COPSE)
    nest, rifles = s.put("ge_mg_nest", "d3"), s.put("us_rifle_team", "d8")
    conceal(s, nest)
    s.activate(rifles).quietly("move")
    s.play("step e8")
    assert s.asked == "moved"
    s.play("opportunity u1 main normal", dice=[1])
    assert s.state.hidden[nest] == p.OPEN


# --- a mortar inside --------------------------------------------------------------------------------------------------


@rule("HN-RULING-104", "HN-BLDG-17", "HN-INDIRECT-12")
def test_a_mortar_inside_fires_directly_through_its_opening() -> None:
    """HN-RULING-104: along a clear line, without scatter; behind a wall it has nothing to aim at."""
    house = Building(id="house", rooms=((3, 3, 4, 4),), doors=((3, 3, "N"),))
    s = Duel(FIELD.replace(" ", ""), buildings=[house])
    mortar, group = s.put("us_mortar_60", "d4", face=BACK), s.put("ge_fire_group", "d1")
    s.activate(mortar).quietly("fire main template", "point @d2", dice=[2])
    assert s.shots() == [(5, 5)]
    assert s.face(group) == BACK
    s = Duel(FIELD.replace(" ", ""), buildings=[house])
    walled_in = s.put("us_mortar_60", "e5", face=BACK)
    s.activate(walled_in)
    assert s.lacks("fire main template", "act")


# --- faces of scouts --------------------------------------------------------------------------------------------------


@rule("HN-RULING-105", "HN-ABIL-33")
@pytest.mark.parametrize(("scout", "faces"), [("us_recon_team", 2), ("us_rangers", 0), ("us_willys_50cal", 0)])
def test_a_scout_chooses_its_face_if_its_back_is_a_posture(scout: str, faces: int) -> None:
    b = Duel().board
    made = b.types[b.type_index[scout]]
    assert made.faces[p.FRONT].scout
    assert len(faces_of(made)) == faces


# --- turned or redeployed ---------------------------------------------------------------------------------------------


@rule("HN-RULING-106", "HN-TRANSPORT-10", "HN-ABIL-13")
def test_passengers_of_a_destroyed_vehicle_spot_nobody_where_they_come_out() -> None:
    """HN-RULING-106: they spot when they move."""
    s = Duel()
    truck, group = s.put("ge_hanomag", "d5"), s.put("ge_fire_group", "")
    s.carry(group, truck)
    scouts, bazooka = s.put("us_recon_team", "h5", face=BACK, hidden=p.AMBUSHED), s.put("us_bazooka", "d9")
    s.activate(bazooka).quietly("fire main normal", "at d6", dice=[3])
    s.quietly("onto e5")
    assert s.state.hidden[scouts] == p.AMBUSHED
    s.activate(group).quietly("move", "stop")
    assert s.state.hidden[scouts] == p.OPEN


@rule("HN-RULING-106", "HN-ABIL-13", "HN-TERR-13")
def test_nobody_uses_opportunity_fire_against_a_unit_that_was_only_spotted() -> None:
    """HN-RULING-106: only against the unit that moves, though the man in the position sees both."""
    s = Duel().set("ground: e1=open+position")
    spotter, rifles = s.put("ge_fire_group", "c2"), s.put("us_rifle_team", "h9")
    watcher = s.put("us_support_team", "e1")
    hidden = s.put("ge_recon_group", "e6", face=BACK, hidden=p.AMBUSHED, token=3)
    s.activate(rifles).play("move")
    s.pass_windows()
    s.play("step h8")
    assert s.state.hidden[hidden] == p.OPEN
    assert not s.told("fired")
    assert s.asked == "move", "nobody is asked whether he fires at the unit that was turned"
    assert (s.state.token[hidden], s.state.order[hidden]) == (3, p.FRESH)
    assert s.state.order[watcher] == s.state.order[spotter] == p.FRESH


# --- Heroic, grenades -------------------------------------------------------------------------------------------------


@rule("HN-RULING-107", "HN-TRAIT-07")
@pytest.mark.parametrize(("token", "asked"), [(1, "heroic"), (10, "heroic"), (p.SPECIAL, "smoke"), (p.NO_TOKEN, "smoke")])
def test_heroic_follows_a_number_only(token: int, asked: str) -> None:
    s = Duel(army=("us; us_8th_regiment = -, -, -, heroic", "ge; ge_902"))
    s.activate(s.put("us_rifle_team", "e8", tile=0), token).quietly("move", "stop")
    assert s.asked == asked


@rule("HN-RULING-109", "HN-BLDG-07", "HN-TRANSPORT-07")
@pytest.mark.parametrize(("option", "manner"), [("frag_grenades", "grenade"), ("rifle_grenade", "rifle_grenade")])
def test_a_passenger_throws_no_grenade_into_a_house(option: str, manner: str) -> None:
    """HN-RULING-109: the vehicle stands before the door; aboard he aims at intersections, on foot also into the house."""
    house = Building(id="house", rooms=((3, 3, 3, 3),), doors=((3, 3, "S"),))
    for aboard in (True, False):
        s = Duel(FIELD.replace(" ", ""), buildings=[house], army=(f"us; us_8th_regiment = -, {option}", "ge; ge_902"))
        rifles = s.put("us_rifle_team", "" if aboard else "d5", tile=0)
        if aboard:
            s.carry(rifles, s.put("us_halftrack", "d5", facing="n"))
        s.activate(rifles).quietly(f"fire main {manner}")
        assert any(text.startswith("point") for text in s.options())
        assert ("into d4" in s.options()) != aboard


# --- traps ------------------------------------------------------------------------------------------------------------


@rule("HN-RULING-114", "HN-CARD-01")
@pytest.mark.parametrize(("card", "defended"), [("g01", True), ("g01", False), ("g04", True), ("g04", False)])
def test_a_trap_answers_a_step_and_not_an_assault_that_ends_on_the_same_square(card: str, defended: bool) -> None:
    house = Building(id="house", rooms=((3, 2, 4, 3),), doors=((3, 2, "W"),))
    s = Hands("......\n......\n...hh.\n...hh.\n......\n......", [house])
    team = s.put("us_fire_team", "c3")
    if defended:
        s.put("ge_fire_group", "d3", face=BACK)
    s.give(1, card)
    s.activate(team).play("move")
    s.pass_windows()
    s.play(*(["assault d3"] if defended else ["step d3"]), dice=[6, 6, 1] if defended else [])
    assert s.offers(f"play {card}") is not defended
    assert s.at(team) == "d3"


# --- directives -------------------------------------------------------------------------------------------------------


@rule("HN-RULING-116", "HN-ORDN-11")
@pytest.mark.parametrize("held", [False, True])
def test_hold_your_ground_counts_against_fire_and_not_in_assaults(held: bool) -> None:
    for texts, dice in (("fire main normal",), [1]), (("move", "assault d4"), [1, 6]):
        s = Duel()
        team, _, officer = s.put("us_rifle_team", "d5"), s.put("ge_fire_group", "d4"), s.put("ge_leutnant", "d1")
        if held:
            s.set(f"ge: directive-on {s.name(officer)}, directive hold_your_ground")
        s.activate(team).quietly(*texts, dice=dice)
        assert (s.shots(), s.clashes()) == (([(4, 6 if held else 5)], []) if len(dice) == 1 else ([], [(4, 9)]))


# --- guns -------------------------------------------------------------------------------------------------------------


@rule("HN-RULING-117", "HN-ARC-02")
def test_a_gun_holds_one_square_and_units_stand_right_beside_it() -> None:
    s = Duel()
    gun, team, group = s.put("us_at_gun_57", "d5", facing="n"), s.put("us_rifle_team", "d7"), s.put("ge_fire_group", "d3")
    assert squares(s.board, s.state, gun) == (s.square("d5"),)
    s.activate(team).quietly("move", "step d6", "stop")
    assert s.at(team) == "d6"
    s.activate(group).quietly("move")
    assert "step d4" in s.options()


# --- after an assault -------------------------------------------------------------------------------------------------


@rule("HN-RULING-127", "HN-MOVE-09", "HN-ARC-03", "HN-TRANSPORT-04")
@pytest.mark.parametrize(("attacker", "before"), [
    ("us_30cal", "turn"), ("us_at_gun_57", "aim e"), ("us_rifle_team", "embark u3")])
@pytest.mark.parametrize(("dice", "square"), [([6, 1], "d4"), ([1, 6], "d5")])
def test_after_an_assault_nobody_turns_or_boards(attacker: str, before: str, dice: list[int], square: str) -> None:
    """HN-RULING-127: at the start of the movement the unit could; once it has fought, won or lost, its movement is over."""
    s = Duel()
    unit = s.put(attacker, "d5", face=FRONT)
    s.put("ge_hero_ludwig" if square == "d5" else "ge_recon_group", "d4")
    s.put("us_halftrack", "e5", facing="s")
    s.activate(unit).quietly("move")
    assert before in s.options()
    s.quietly("assault d4", dice=dice)
    assert s.is_over
    assert s.at(unit) == (square if square == "d4" or attacker != "us_30cal" else "")
