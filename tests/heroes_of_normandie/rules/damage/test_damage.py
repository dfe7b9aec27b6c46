"""What hits do to infantry, to light and to heavy vehicles (HN-DAMAGE, HN-HEAVY)."""

import pytest

from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.rules.damage.losses import destroy
from bocage.games.heroes_of_normandie.rules.damage.overlays import structure_at
from bocage.games.heroes_of_normandie.types import Damage, Face, Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, Scene, damage_in
from tests.marks import rule

GE_AMMUNITION = ("us; us_8th_regiment", "ge; ge_902 = ammunition")


def ground(s: Scene) -> Ground:
    return s.board.ground(s.state.ground)


def overlays(s: Scene, square: str) -> list[str]:
    """What lies on a square besides its terrain."""
    here = ground(s)
    return [here.terrains[number].id for number in here.layers[s.square(square)].over]


def tank_under_fire(*dice: int, target: str = "ge_panzer_iv", damage: int = 0) -> tuple[Duel, Unit]:
    """An anti-tank gun (+6, piercing) behind a tank; the dice: the shot, then the place that is hit."""
    s = Duel()
    gun, tank = s.put("us_at_gun_57", "e13", seat=0 if target.startswith("ge") else 1), s.put(target, "e7")
    s.set(f"{s.name(tank)}: damage {damage_in(damage)}")
    s.activate(gun).quietly("fire main normal", "at e8", dice=dice)
    return s, tank


# --- infantry ---------------------------------------------------------------------------------------------------------


@rule("HN-DAMAGE-01")
def test_a_loss_on_a_skull_face_eliminates() -> None:
    s = Duel()
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1", face=BACK)
    s.activate(rifles).quietly("fire main normal", dice=[3])
    assert s.at(group) == ""
    assert s.told("eliminated") == [(s.tag(group),)]


@rule("HN-DAMAGE-02")
def test_a_loss_on_a_full_face_turns_the_counter() -> None:
    s = Duel()
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    s.activate(rifles).quietly("fire main normal", dice=[3])
    assert (s.at(group), s.face(group)) == ("d1", BACK)
    assert s.told("step_lost") == [(s.tag(group),)]


@rule("HN-DAMAGE-08", "HN-RULING-27")
@pytest.mark.parametrize("face", [FRONT, BACK])
def test_the_other_face_of_a_posture_is_no_second_step(face: Face) -> None:
    """HN-DAMAGE-08: a machine gun on its tripod or carried has a skull on both faces: the first loss eliminates."""
    s = Duel()
    rifles, gun = s.put("us_rifle_team", "a1"), s.put("ge_mg42", "d1", face=face)
    s.activate(rifles).quietly("fire main normal", dice=[3])
    assert s.at(gun) == ""


@rule("HN-DAMAGE-09", "HN-RULING-27")
def test_a_unit_that_is_turned_keeps_its_markers_its_token_and_its_place() -> None:
    s = Duel()
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1", token=4, suppressed=2)
    s.activate(rifles).quietly("fire main normal", dice=[3])
    assert s.face(group) == BACK
    assert (s.state.suppressed[group], s.state.token[group], s.at(group)) == (2, 4, "d1")
    assert not s.told("token_lost")


@rule("HN-DAMAGE-10", "HN-TRAIT-02", "HN-RULING-27")
@pytest.mark.parametrize(("defender", "at", "events"), [
    ("ge_fire_group", "", ["step_lost", "eliminated"]), ("ge_recon_group", "", ["eliminated"])])
def test_several_losses_come_one_by_one_and_the_surplus_is_lost(defender: str, at: str, events: list[str]) -> None:
    """HN-DAMAGE-10: two losses turn and then eliminate; a unit of one step is eliminated once, and nobody else pays."""
    s = Duel(army=("us; us_8th_regiment = bloodthirsty", "ge; ge_902"))
    team, foe, friend = s.put("us_fire_team", "d5", tile=0), s.put(defender, "d4"), s.put("ge_fire_group", "j9")
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert s.at(foe) == at
    assert [event.name for event in s.events if event.name in ("step_lost", "eliminated")] == events
    assert s.face(friend) == FRONT


# --- light vehicles ---------------------------------------------------------------------------------------------------


@rule("HN-TERR-02", "HN-VEH-14", "HN-RULING-78")
def test_a_tank_that_dies_on_one_half_of_a_wreck_buries_it_whole() -> None:
    s = Duel()
    bazooka, tank = s.put("us_bazooka", "e10"), s.put("ge_panzer_iv", "e7", facing="n")
    s.set("ground: e6=open+light_wreck~e7, e7=open+light_wreck~e6", "destruction markers: e6 1")
    s.activate(bazooka).quietly("fire main normal", "at e8", dice=[5, 6])
    assert s.at(tank) == ""
    assert [overlays(s, square) for square in ("e6", "e7", "e8")] == [[], ["heavy_wreck"], ["heavy_wreck"]]
    assert s.state.dents == []


@rule("HN-DAMAGE-03", "HN-GEN-06", "HN-GEN-14", "HN-TERR-21")
def test_a_light_vehicle_that_is_hit_becomes_a_wreck() -> None:
    """HN-DAMAGE-03: the counter is no unit any more; its squares are a structure of 2 that infantry may enter."""
    s = Duel()
    bazooka, halftrack = s.put("us_bazooka", "e10"), s.put("ge_hanomag", "e7")
    s.activate(bazooka).quietly("fire main normal", "at e8", dice=[3])
    assert s.at(halftrack) == ""
    assert overlays(s, "e7") == overlays(s, "e8") == ["light_wreck"]
    here = ground(s)
    assert [here.structure[s.square(name)] for name in ("e7", "e8", "e9")] == [2, 2, 0]
    assert structure_at(here, s.square("e7")) == structure_at(here, s.square("e8"))
    assert here.passable[p.INFANTRY] >> s.square("e7") & 1
    assert not here.passable[p.LIGHT] >> s.square("e7") & 1


@rule("HN-DAMAGE-07", "HN-DAMAGE-05", "HN-RULING-27")
def test_a_light_vehicle_hit_for_twice_its_defence_leaves_no_wreck() -> None:
    """HN-DAMAGE-07: 6 + 6 against 6."""
    s = Duel()
    car, jeep = s.put("ge_puma", "e10"), s.put("us_willys_50cal", "e6")
    s.activate(car).quietly("fire main normal", dice=[6])
    assert s.shots() == [(12, 6)]
    assert s.at(jeep) == ""
    assert overlays(s, "e6") == []
    assert s.told("direct_hit") == [(s.tag(jeep),)]


@rule("HN-DAMAGE-07", "HN-TRANSPORT-10", "HN-TRANSPORT-12")
def test_after_a_direct_hit_passengers_may_stand_where_the_vehicle_stood() -> None:
    s = Duel(army=GE_AMMUNITION)
    tank, halftrack = s.put("ge_panzer_iv", "e13", tile=0), s.put("us_halftrack", "e6")
    rifles = s.put("us_rifle_team", "")
    s.carry(rifles, halftrack)
    s.activate(tank).quietly("fire main normal", "at e7", "ammunition", dice=[6])
    assert s.shots() == [(14, 7)]
    assert s.asked == "spill"
    assert {"onto e6", "onto e7", "onto d5"} <= set(s.options())
    s.play("onto e6")
    assert (s.at(rifles), s.state.suppressed[rifles], s.face(rifles)) == ("e6", 1, FRONT)


# --- heavy vehicles ---------------------------------------------------------------------------------------------------


@rule("HN-DAMAGE-04", "HN-HEAVY-01")
def test_a_heavy_vehicle_that_is_hit_suffers_a_damage_roll_of_the_attacker() -> None:
    s, tank = tank_under_fire(3, 1)
    assert [args[0] for args in s.told("rolled")] == [0, 0]
    assert s.state.damage[tank] == p.TRACKS
    assert s.at(tank) == "e7"


@rule("HN-DAMAGE-04")
def test_a_heavy_vehicle_that_is_missed_suffers_none() -> None:
    s, tank = tank_under_fire(1)
    assert (s.shots(), s.state.damage[tank], len(s.told("rolled"))) == ([(7, 8)], 0, 1)


@rule("HN-DAMAGE-05", "HN-DAMAGE-06", "HN-DAMAGE-07", "HN-EX-12")
def test_twice_the_defence_of_the_face_hit_removes_a_tank_without_a_wreck() -> None:
    """HN-EX-12, with the numbers of our counters: 8 + 6 = 14, twice the 7 of the Stuart's rear; no place is rolled for."""
    s = Duel()
    gun, tank = s.put("ge_pak40", "e13"), s.put("us_m5_stuart", "e7")
    s.activate(gun).quietly("fire main normal", "at e8", dice=[6])
    assert s.shots() == [(14, 7)]
    assert (s.at(tank), overlays(s, "e7"), len(s.told("rolled"))) == ("", [], 1)


@rule("HN-DAMAGE-06", "HN-ARC-04")
def test_the_same_result_against_the_front_is_an_ordinary_hit() -> None:
    """HN-DAMAGE-06: 14 against a front of 10."""
    s = Duel()
    gun, tank = s.put("ge_pak40", "e13"), s.put("us_m5_stuart", "e8", facing="s")
    s.activate(gun).quietly("fire main normal", "at e8", dice=[6, 1])
    assert s.shots() == [(14, 10)]
    assert s.state.damage[tank] == p.TRACKS


@rule("HN-EX-10", "HN-HEAVY-01", "HN-HEAVY-06", "HN-ABIL-26")
def test_a_piercing_five_destroys() -> None:
    """HN-EX-10: 6 + 3 = 9 against a rear of 8; the place is 5 + 1: destroyed, and the wreck blocks."""
    s, tank = tank_under_fire(3, 5)
    assert s.shots() == [(9, 8)]
    assert s.at(tank) == ""
    assert overlays(s, "e7") == overlays(s, "e8") == ["heavy_wreck"]
    assert ground(s).sight[s.square("e7")] == p.BLOCKED


@rule("HN-EX-11", "HN-ABIL-22", "HN-ABIL-26")
def test_positive_waves_let_the_owner_choose_between_two_dice() -> None:
    """HN-EX-11: 5 and 1 are 6 and 2 with Piercing; the owner of the tank takes the tracks."""
    s, tank = tank_under_fire(3, 5, 1, target="us_oddball_sherman")
    assert (s.asked, s.asked_of, s.options()) == ("where_hit", 0, ["result 2", "result 6"])
    s.play("result 2")
    assert s.state.damage[tank] == p.TRACKS
    assert s.at(tank) == "e7"


@rule("HN-HEAVY-02", "HN-HEAVY-03", "HN-HEAVY-04", "HN-HEAVY-05")
@pytest.mark.parametrize(("die", "marker", "suppressed"), [
    (1, p.CREW, 0), (2, p.TRACKS, 0), (3, p.HULL, 2), (4, p.HULL, 2), (5, p.MAIN_WEAPON, 0)])
def test_each_place_has_its_marker(die: int, marker: Damage, suppressed: int) -> None:
    """HN-HEAVY-02, HN-HEAVY-03, HN-HEAVY-04, HN-HEAVY-05: a weapon without Piercing; the hull brings two Suppressed markers as
    well."""
    s = Duel()
    hero, tank = s.put("ge_hero_otto_panzer", "e13"), s.put("us_m4_sherman", "e7")
    s.activate(hero).quietly("fire main normal", "at e8", dice=[1, die])
    assert s.state.damage[tank] == marker
    assert s.state.suppressed[tank] == suppressed


@rule("HN-HEAVY-06", "HN-ABIL-07")
def test_a_six_destroys() -> None:
    """HN-HEAVY-06: the gun's Destruction dice are not rolled against the wreck that its own shot makes."""
    s = Duel()
    hero, tank = s.put("ge_hero_otto_panzer", "e13"), s.put("us_m4_sherman", "e7")
    s.activate(hero).quietly("fire main normal", "at e8", dice=[1, 6])
    assert s.at(tank) == ""
    assert overlays(s, "e7") == ["heavy_wreck"]


@rule("HN-HEAVY-02")
@pytest.mark.parametrize("weapon", ["main", "second"])
def test_a_wounded_crew_fires_one_weapon_of_its_choice_a_turn(weapon: str) -> None:
    s = Duel()
    tank = s.put("us_m4_sherman", "e10")
    s.put("ge_veterans", "e6")
    s.set(f"{s.name(tank)}: damage crew")
    assert {"fire main normal", "fire second normal"} <= set(s.activate(tank).options())
    s.quietly(f"fire {weapon} normal", dice=[1])
    assert s.is_over


@rule("HN-HEAVY-02", "HN-TRAIT-07")
@pytest.mark.parametrize(("weapon", "other"), [("main", "second"), ("second", "main")])
def test_a_wounded_crew_that_acts_again_fires_the_same_weapon_and_no_other(weapon: str, other: str) -> None:
    """Page 9: it fires with one weapon only each turn; which one, its owner has chosen with the first shot."""
    s = Duel(army=("us; us_8th_regiment = -, -, -, heroic", GE_ARMY))
    tank = s.put("us_m4_sherman", "e10", tile=0)
    s.put("ge_veterans", "e6")
    s.set(f"{s.name(tank)}: damage crew")
    s.activate(tank).quietly(f"fire {weapon} normal", "again", dice=[1])
    assert f"fire {weapon} normal" in s.fires()
    assert not any(option.startswith(f"fire {other}") for option in s.fires())


@rule("HN-HEAVY-03", "HN-HEAVY-10", "HN-RULING-28")
def test_without_tracks_a_tank_neither_drives_nor_turns() -> None:
    s = Duel()
    tank = s.put("us_m4_sherman", "e10")
    s.activate(tank).quietly("move")
    assert any(option.startswith("drive") for option in s.options())
    s.set(f"{s.name(tank)}: damage tracks")
    s.activate(tank).quietly("move")
    assert s.options() == ["stop"]


@rule("HN-HEAVY-05", "HN-ASSAULT-20")
def test_a_destroyed_main_weapon_does_not_fire() -> None:
    s = Duel()
    tank = s.put("us_m4_sherman", "e10")
    s.put("ge_fire_group", "e6")
    s.set(f"{s.name(tank)}: damage weapon")
    assert s.activate(tank).fires() == ["fire second normal"]


@rule("HN-EX-13", "HN-HEAVY-07")
@pytest.mark.parametrize(("damage", "die", "gone"), [
    (p.HULL, 3, True), (p.HULL, 2, True), (p.TRACKS, 1, True), (p.MAIN_WEAPON, 4, True), (p.CREW, 2, False),
    (p.TRACKS | p.CREW | p.MAIN_WEAPON, 3, False)])
def test_a_second_marker_of_a_kind_destroys(damage: int, die: int, gone: bool) -> None:
    """HN-EX-13: a hull marker, then a 4 (3 and 1 for Piercing): destroyed; 3 and 4 are the same place."""
    s, tank = tank_under_fire(3, die, damage=damage)
    assert (s.at(tank) == "") is gone
    assert (overlays(s, "e7") == ["heavy_wreck"]) is gone


@rule("HN-HEAVY-08")
def test_damage_outlasts_the_turn() -> None:
    s = Scene()
    tank = s.put("us_m4_sherman", "e10", suppressed=1)
    s.put("us_lt_officer", "a15"), s.put("ge_leutnant", "a1")
    s.set(f"{s.name(tank)}: damage hull crew")
    s.dice.then = SeededDice("next turn")
    s.begin(p.RESERVE_END).pass_windows()
    assert s.state.turn == 2
    assert (s.state.damage[tank], s.state.suppressed[tank]) == (p.HULL | p.CREW, 0)


@rule("HN-HEAVY-09", "HN-RULING-28")
def test_a_vehicle_without_a_main_weapon_is_hit_in_the_hull_instead() -> None:
    """HN-HEAVY-09: none of our tanks is built so; here one loses its gun at the workshop."""
    s = Duel()
    hero, tank = s.put("ge_hero_otto_panzer", "e13"), s.put("us_m4_sherman", "e7")
    for side in s.board.types[s.state.kind[tank]].faces:
        side.weapons = side.weapons[1:]
    s.activate(hero).quietly("fire main normal", "at e8", dice=[1, 5])
    assert s.state.damage[tank] == p.HULL
    assert s.state.suppressed[tank] == 2


DUG_IN = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . p . . . .
""" + ". . . . . . . . .\n" * 8


@rule("HN-HEAVY-03", "HN-HEAVY-04", "HN-HEAVY-11", "HN-RULING-28", "HN-MOVE-11")
@pytest.mark.parametrize(("die", "marker", "stops"), [
    (1, p.TRACKS, True), (2, p.HULL, True), (4, p.MAIN_WEAPON, False)])
def test_tracks_and_hull_stop_a_moving_tank_at_once(die: int, marker: Damage, stops: bool) -> None:
    """HN-HEAVY-11: a gun in a position hits it on the way; a lost main weapon does not stop it."""
    s = Duel(DUG_IN)
    tank, gun = s.put("us_m4_sherman", "e9"), s.put("ge_pak40", "e3", facing="s")
    s.activate(tank).quietly("move").play("drive e8 n")
    s.play(f"opportunity u{gun + 1} main normal", dice=[4, die])
    if s.asked == "aim":
        s.play("at e8")
    s.pass_windows()
    assert s.state.damage[tank] == marker
    assert s.at(tank) == "e8"
    assert s.is_over is stops


@rule("HN-HEAVY-11", "HN-VEH-11")
def test_a_tank_stopped_on_infantry_pushes_it() -> None:
    s = Duel(DUG_IN)
    tank, gun, group = s.put("us_m4_sherman", "e9"), s.put("ge_pak40", "e3", facing="s"), s.put("ge_fire_group", "e8")
    s.activate(tank).quietly("move").play("drive e8 n", f"opportunity u{gun + 1} main normal", dice=[4, 1])
    if s.asked == "aim":
        s.play("at e8")
    s.pass_windows()
    assert (s.asked, s.asked_of) == ("push", 1)
    s.play("onto d8")
    assert (s.at(tank), s.at(group)) == ("e8", "d8")
    assert s.is_over


@rule("HN-RULING-78", "HN-TERR-02", "HN-VEH-14", "HN-EQUIP-12")
def test_the_wreck_of_a_tank_takes_the_place_of_the_light_wreck_under_it() -> None:
    """It has its own value: the marker and the charge of the light wreck are gone with it."""
    s = Duel(". . . .\n" * 4)
    s.set("ground: b2=open+light_wreck", "destruction markers: b2 1", "demolition charges: b2 s1")
    tank = s.put("ge_panzer_iv", "b2", facing="n")
    for _ in destroy(s.table, tank):
        pass
    assert (s.state.dents, s.state.charges) == ([], [])
    assert overlays(s, "b2") == overlays(s, "b3") == ["heavy_wreck"]
