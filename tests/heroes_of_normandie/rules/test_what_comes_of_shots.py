"""What comes of shots and assaults where two rules of fire, damage and ground meet: who is under the tank that is hit, who
stands in for whom, what smoke and crews leave possible."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, US_ARMY
from tests.marks import rule

HUT = Building(id="hut", rooms=((3, 3, 3, 3),), doors=((3, 3, "S"),), windows=((3, 3, "N"),))          # d4, its door to d5
HUT_MAP = ". . . . . .\n" * 3 + ". . . h . .\n" + ". . . . . .\n" * 2
HOUSE = Building(id="house", rooms=((3, 3, 4, 4),), doors=((3, 4, "W"),), windows=((4, 3, "E"),))      # d4 to e5, door d5 to c5
HOUSE_MAP = ". . . . . . . .\n" * 3 + ". . . h h . . .\n" * 2 + ". . . . . . . .\n" * 3
HEDGE_MAP = "....B....\n" * 9
WATCHED = "........\np.......\n" + "........\n" * 6                                                     # a position on a2
SHELLS = ("us; us_8th_regiment = he_shells", GE_ARMY)
GRENADES = ("us; us_8th_regiment = frag_grenades", GE_ARMY)


def until(s: Duel, verb: str) -> bool:
    """Whether an answer with that verb is offered before the windows that open now are over."""
    while "pass" in s.options():
        if any(option.startswith(verb) for option in s.options()):
            return True
        s.play("pass")
    return False


# --- under a vehicle that is hit --------------------------------------------------------------------------------------


@rule("HN-HEAVY-11", "HN-VEH-11", "HN-TERR-13")
@pytest.mark.parametrize(("die", "ends"), [(1, "d4"), (5, "")])
def test_a_tank_that_is_stopped_or_destroyed_over_infantry_pushes_it(die: int, ends: str) -> None:
    """Piercing: 1 is 2, the tracks; 5 is 6, the wreck, on which no infantry may stand."""
    s = Duel(WATCHED)
    s.put("us_bazooka", "a2")
    rifles, tank = s.put("us_rifle_team", "d4"), s.put("ge_panzer_iv", "d5", facing="n")
    s.activate(tank).play("move", "drive d4 n", "opportunity u1 main normal", "at d4", dice=[6, die]).pass_windows()
    assert (s.asked, s.asked_of) == ("push", 0)
    s.quietly("onto c3")
    assert (s.at(rifles), s.at(tank)) == ("c3", ends)


@rule("HN-DAMAGE-03", "HN-VEH-10", "HN-TERR-13")
def test_a_light_vehicle_destroyed_over_infantry_leaves_it_on_the_wreck() -> None:
    s = Duel(WATCHED)
    s.put("us_rifle_team", "a2")
    rifles, motorbike = s.put("us_rifle_team", "d4"), s.put("ge_zundapp", "d5", facing="n")
    s.activate(motorbike).play("move", "drive d4 n", "opportunity u1 main normal", dice=[5]).pass_windows()
    assert (s.at(motorbike), s.at(rifles), s.state.suppressed[rifles]) == ("", "d4", 0)
    assert s.state.ground


# --- structures -------------------------------------------------------------------------------------------------------


@rule("HN-ABIL-07", "HN-ABIL-08", "HN-TERR-23")
def test_a_wreck_may_fall_under_the_infantry_that_is_shot_at_on_it() -> None:
    """HN-ABIL-08: the shot misses, both destruction dice count, and the target has a marker."""
    s = Duel().set("ground: e1=open+light_wreck")
    engineers, group = s.put("us_engineers", "e5"), s.put("ge_fire_group", "e1")
    s.activate(engineers).quietly("fire main normal", dice=[1, 4, 5])
    assert (s.state.ground, s.at(group), s.face(group), s.state.suppressed[group]) == ("", "e1", FRONT, 1)


@rule("HN-RULING-95", "HN-RULING-37", "HN-ABIL-07")
@pytest.mark.parametrize(("enemy", "aims"), [("ge_panzer_iv", ["at e3", "at e4", "at e5"]), ("ge_fire_group", ["at e4"])])
def test_the_free_half_of_a_wreck_under_a_tank_may_be_fired_at(enemy: str, aims: list[str]) -> None:
    """HN-RULING-95: no shot at the tank strikes the wreck; a shot at infantry on it does (HN-RULING-37)."""
    s = Duel().set("ground: e4=open+light_wreck~e5, e5=open+light_wreck~e4")
    tank = s.put("us_m4_sherman", "e9", facing="n")
    s.put(enemy, "e3" if enemy == "ge_panzer_iv" else "e4", facing="n")
    s.put("ge_fire_group", "a9")
    s.activate(tank).play("fire main normal")
    assert [option for option in s.options() if option != "at a9"] == aims


@rule("HN-RULING-95", "HN-ABIL-07")
def test_a_tank_may_fire_at_the_free_half_of_the_wreck_on_which_it_stands() -> None:
    s = Duel().set("ground: e5=open+light_wreck~e6, e6=open+light_wreck~e5", "destruction markers: e5 1")
    tank = s.put("us_m4_sherman", "e4", facing="n")
    s.put("ge_fire_group", "a9")
    s.activate(tank).quietly("fire main normal", "at e6", dice=[1, 4])
    assert (s.state.ground, s.state.suppressed[tank]) == ("", 0)


@rule("HN-ABIL-07", "HN-BLDG-06")
def test_who_fires_inside_a_house_strikes_its_walls_too() -> None:
    """HN-ABIL-07: "une unité dans une Structure": no shelter from a firer inside, and two dice for the house."""
    s = Duel(HOUSE_MAP, buildings=[HOUSE])
    engineers = s.put("us_engineers", "d4")
    s.put("ge_fire_group", "e5")
    s.activate(engineers).quietly("fire main normal", dice=[1, 4, 4])
    assert s.shots() == [(3, 5)]
    assert s.state.dents == [-1, 2]


@rule("HN-TERR-03", "HN-TERR-04", "HN-ABIL-10")
def test_who_hides_in_a_house_that_falls_still_hides_in_its_ruins() -> None:
    s = Duel(HOUSE_MAP, buildings=[HOUSE])
    s.state.dents = [-1, 5]
    engineers, scouts = s.put("us_engineers", "g4"), s.put("ge_recon_group", "e4", face=BACK, hidden=p.AMBUSHED)
    s.activate(engineers).quietly("fire main normal", dice=[4, 1])
    assert (s.asked, s.asked_of) == ("redeploy", 1)
    s.play("onto d5")
    assert (s.at(scouts), s.state.hidden[scouts], s.state.suppressed[scouts]) == ("d5", p.AMBUSHED, 1)


# --- assaults ---------------------------------------------------------------------------------------------------------


@rule("HN-ASSAULT-14", "HN-ASSAULT-15", "HN-BLDG-01")
def test_who_is_beaten_in_a_hut_with_one_door_has_nowhere_to_go() -> None:
    """HN-ASSAULT-14: the only way out leads to where the attack came from."""
    s = Duel(HUT_MAP, buildings=[HUT])
    squad, group = s.put("us_assault_squad", "d5"), s.put("ge_fire_group", "d4")
    s.activate(squad).quietly("move", "assault d4", dice=[6, 6, 1])
    assert s.clashes() == [(16, 7)]                         # 1 + 3 + 3 for the walls
    assert (s.at(squad), s.at(group)) == ("d4", "")


@rule("HN-TRAIT-03", "HN-ASSAULT-15")
def test_a_winner_that_a_ferocious_loser_drives_back_may_have_nowhere_to_go() -> None:
    s = Duel(HUT_MAP, buildings=[HUT], army=("us; us_8th_regiment = ferocious", GE_ARMY))
    rifles, group = s.put("us_rifle_team", "d5", tile=0), s.put("ge_fire_group", "d4")
    s.activate(rifles).quietly("move", "assault d4", dice=[1, 6])
    assert (s.at(rifles), s.face(rifles), s.at(group)) == ("d4", BACK, "")


@rule("HN-ABIL-36", "HN-TRAIT-12", "HN-ASSAULT-19")
def test_a_terrifying_tankbuster_suppresses_the_tank_that_it_beats() -> None:
    s = Duel(army=("us; us_8th_regiment = tankbuster", GE_ARMY))
    s.grant("us_rifle_team", "terrifying")
    rifles, tank = s.put("us_rifle_team", "d5", tile=0), s.put("ge_panzer_iv", "d3", facing="n")
    s.activate(rifles).quietly("move", "assault d4", dice=[6, 1, 2])
    assert s.clashes() == [(8, 5)]
    assert (s.at(rifles), s.state.damage[tank], s.state.suppressed[tank]) == ("d5", p.TRACKS, 2)


@rule("HN-ABIL-36", "HN-ASSAULT-25")
def test_a_terrifying_defender_suppresses_who_is_thrown_back_into_his_vehicle() -> None:
    s = Duel()
    truck, rifles = s.put("us_halftrack", "d5", facing="n"), s.put("us_rifle_team", "")
    s.carry(rifles, truck)
    s.put("ge_hero_ludwig", "e4")
    s.activate(rifles).quietly("move", "assault e4", dice=[1, 6])
    assert (s.state.carrier[rifles], s.face(rifles), s.state.suppressed[rifles]) == (truck, BACK, 2)


@rule("HN-TRANSPORT-02", "HN-TRANSPORT-06", "HN-ASSAULT-14")
@pytest.mark.parametrize(("face", "room"), [(FRONT, False), (BACK, True)])
def test_who_has_lost_a_step_needs_one_place_in_the_vehicle_he_retreats_into(face: int, room: bool) -> None:
    s = Duel()
    squad, truck = s.put("us_assault_squad", "d5"), s.put("ge_hanomag", "d2", facing="n")
    s.put("ge_fire_group", "d4")
    for each in (FRONT, face):
        s.carry(s.put("ge_fire_group", "", face=each), truck)
    s.activate(squad).quietly("move", "assault d4", dice=[6, 6, 1])
    assert s.asked == "retreat"
    assert (f"aboard {s.name(truck)}" in s.options()) is room


# --- who stands in ----------------------------------------------------------------------------------------------------


@rule("HN-ABIL-30", "HN-ASSAULT-14")
def test_a_gun_crew_whose_loss_another_takes_has_lost_the_assault_all_the_same() -> None:
    s = Duel()
    rifles, rocket, medic = s.put("us_rifle_team", "d5"), s.put("ge_panzerschreck", "d4"), s.put("ge_medic", "d2")
    s.activate(rifles).play("move", "assault d4", dice=[6, 1])
    assert until(s, "replace")
    s.play("replace u3").pass_windows()
    assert (s.asked, s.face(rocket), s.at(medic)) == ("retreat", FRONT, "")


@rule("HN-ABIL-30", "HN-TRAIT-02")
def test_nobody_stands_in_for_a_gun_crew_that_the_bloodthirsty_wipe_out() -> None:
    """HN-ABIL-30: "ne fonctionne pas si l'arme lourde a été éliminée lors d'un assaut"; neither may one take half of it."""
    s = Duel(army=("us; us_8th_regiment = bloodthirsty", GE_ARMY))
    rifles, rocket = s.put("us_rifle_team", "d5", tile=0), s.put("ge_panzerschreck", "d4")
    s.put("ge_medic", "d2")
    s.activate(rifles).play("move", "assault d4", dice=[6, 1])
    assert not until(s, "replace")
    assert (s.at(rocket), s.at(rifles)) == ("", "d4")


@rule("HN-ABIL-30", "HN-BLDG-08")
def test_a_medic_whom_the_same_grenade_has_killed_helps_nobody() -> None:
    s = Duel(HOUSE_MAP, buildings=[HOUSE], army=GRENADES)
    rifles = s.put("us_rifle_team", "c5", tile=0)
    medic, gun = s.put("ge_medic", "d4"), s.put("ge_mg42", "e4", face=BACK)
    s.activate(rifles).play("fire main grenade", "into d5", dice=[4, 3])
    assert not until(s, "replace")
    assert (s.at(medic), s.at(gun)) == ("", "")


@rule("HN-ABIL-40", "HN-ABIL-30")
def test_a_frightening_shot_whose_loss_a_medic_takes_has_done_something() -> None:
    s = Duel()
    s.grant("us_rifle_team", "frightening_shot")
    rifles, medic = s.put("us_rifle_team", "a5"), s.put("ge_medic", "c1")
    s.put("ge_mg42", "a1", face=BACK)
    s.activate(rifles).play("fire main normal", "at a1", dice=[3])
    assert until(s, "replace")
    s.play("replace u2").pass_windows()
    assert (s.is_over, s.at(medic)) == (True, "")


@rule("HN-ABIL-40", "HN-ABIL-34")
def test_a_sniper_who_misses_may_frighten_too() -> None:
    s = Duel()
    s.grant("us_sniper", "frightening_shot")
    sniper, group = s.put("us_sniper", "e5"), s.put("ge_fire_group", "e2")
    s.activate(sniper).quietly("fire main sniper", "yes", dice=[1])
    assert s.state.suppressed[group] == 1


# --- bursts and tokens ------------------------------------------------------------------------------------------------


@rule("HN-TRAIT-15", "HN-ABIL-28")
def test_the_last_triggerhappy_marker_goes_to_one_target_of_a_burst() -> None:
    s = Duel(army=(US_ARMY, "ge; ge_902 = triggerhappy"))
    gun = s.put("ge_mg42", "a1", face=BACK, tile=0)
    first, second = s.put("us_rifle_team", "d1"), s.put("us_rifle_team", "d2")
    s.state.stock[0] = 1
    s.activate(gun).quietly("fire main burst", "at d1", "part 1", "yes", dice=[1, 1])
    assert s.is_over                                        # nobody is asked about the second target
    assert (s.state.suppressed[first], s.state.suppressed[second]) == (1, 0)


@rule("HN-TRAIT-15", "HN-TERR-13")
def test_triggerhappy_serves_opportunity_fire() -> None:
    s = Duel(WATCHED, army=(US_ARMY, "ge; ge_902 = triggerhappy"))
    s.put("ge_fire_group", "a2", tile=0)
    rifles = s.put("us_rifle_team", "e5")
    s.activate(rifles).play("move", "step e4", "opportunity u1 main normal", dice=[1]).pass_windows()
    assert (s.asked, s.asked_of) == ("triggerhappy", 1)


@rule("HN-EQUIP-01", "HN-HEAVY-02")
@pytest.mark.parametrize(("damage", "more"), [("none", ["fire second normal", "done"]), ("crew", [])])
def test_a_shell_is_a_shot_of_the_main_weapon_alone(damage: str, more: list[str]) -> None:
    s = Duel(army=SHELLS)
    tank = s.put("us_m4_sherman", "e9", facing="n", tile=0)
    s.put("ge_fire_group", "e4")
    s.set(f"{s.name(tank)}: damage {damage}")
    s.activate(tank).quietly("fire main he", "point @e5", dice=[1])
    assert s.options() == more if more else s.is_over


# --- smoke and spotters -----------------------------------------------------------------------------------------------


@rule("HN-RULING-126", "HN-ORDN-21", "HN-INDIRECT-08")
def test_smoke_makes_a_mortar_scatter_and_takes_nothing_from_its_rolls() -> None:
    """HN-RULING-126: 2 + 3 reach a defence of 5 under smoke of -4."""
    s = Duel().set("smoke: s1 @e5 4")
    mortar = s.put("us_mortar_60", "e9", face=BACK)
    s.put("ge_fire_group", "e4")
    s.activate(mortar).quietly("fire main template", "point @e5", dice=[5, 2])
    assert len(s.told("rolled")) == 2
    assert s.shots() == [(5, 5)]


@rule("HN-RULING-126", "HN-BLDG-07")
def test_smoke_takes_nothing_from_a_grenade_thrown_next_door() -> None:
    s = Duel(HOUSE_MAP, buildings=[HOUSE], army=GRENADES).set("smoke: s1 @c5 4")
    rifles = s.put("us_rifle_team", "c5", tile=0)
    s.put("ge_fire_group", "e4")
    s.activate(rifles).quietly("fire main grenade", dice=[2])            # no intersection is in clear sight
    assert s.shots() == [(5, 5)]


@rule("HN-ORDN-21", "HN-ORDN-22")
def test_two_squares_of_the_same_smoke_do_not_see_each_other_better() -> None:
    """HN-ORDN-21: the line leaves one smoky square and enters the other: 6 + 3 - 4, once."""
    s = Duel().set("smoke: s1 @e5 4")
    rifles = s.put("us_rifle_team", "e5")
    s.put("ge_fire_group", "d4")
    s.activate(rifles).quietly("fire main normal", dice=[6])
    assert s.shots() == [(5, 5)]


@rule("HN-ABIL-21", "HN-SUPP-08", "HN-TRANSPORT-14")
@pytest.mark.parametrize(("place", "lands"), [("suppressed", "@b5"), ("aboard", "@b5"), ("behind smoke", "@a5")])
def test_a_spotter_corrects_suppressed_and_aboard_but_not_through_smoke(place: str, lands: str) -> None:
    s = Duel(HEDGE_MAP)
    mortar = s.put("us_mortar_60", "i5", face=BACK)
    spotter = s.put("us_spotter", "" if place == "aboard" else "c8", suppressed=2 if place == "suppressed" else 0)
    if place == "aboard":
        s.carry(spotter, s.put("us_halftrack", "c8"))
    if place == "behind smoke":
        s.set("smoke: s1 @c7 4")
    s.activate(mortar).quietly("fire main template", "point @c5", dice=[4])
    assert s.told("scattered") == [(s.point(lands),)]


@rule("HN-INDIRECT-09", "HN-INDIRECT-13")
def test_a_template_scatters_onto_the_edge_and_strikes_there() -> None:
    """HN-INDIRECT-13: an intersection on the edge is on the board."""
    s = Duel(HEDGE_MAP)
    mortar = s.put("us_mortar_60", "i5", face=BACK)
    s.put("ge_fire_group", "a5")
    s.activate(mortar).quietly("fire main template", "point @c5", dice=[4, 2])
    assert (s.told("off_board"), s.shots()) == ([], [(5, 5)])


# --- what a gun crew fires besides its gun ----------------------------------------------------------------------------


@rule("HN-ARC-01", "HN-ARC-02", "HN-EQUIP-15")
def test_the_arc_of_a_gun_binds_no_panzerfaust_of_its_crew() -> None:
    """HN-ARC-02: page 9 gives arcs to weapons that show one; a token shows none."""
    s = Duel(army=(US_ARMY, "ge; ge_902 = panzerfaust"))
    gun = s.put("ge_pak40", "e5", facing="n", tile=0)
    s.put("us_willys_50cal", "e8")
    assert s.activate(gun).fires() == ["fire main panzerfaust"]
    s.quietly("fire main panzerfaust", dice=[1])
    assert s.shots() == [(7, 6)]


@rule("HN-ARC-01", "HN-ARC-02", "HN-EQUIP-09")
def test_the_arc_of_a_gun_binds_no_grenade_of_its_crew() -> None:
    s = Duel(army=GRENADES)
    gun = s.put("us_at_gun_57", "e5", facing="n", tile=0)
    s.put("ge_fire_group", "e7")
    s.activate(gun).quietly("fire main grenade", "point @e7", dice=[2])
    assert s.shots() == [(5, 5)]


@rule("HN-ABIL-30", "HN-INDIRECT-06")
def test_a_medic_who_has_taken_a_loss_under_a_template_is_not_struck_again() -> None:
    s = Duel()
    gun, medic = s.put("us_30cal", "e5"), s.put("us_medic", "d4", face=BACK)
    mortar = s.put("ge_mortar_81", "e14", face=BACK)
    s.activate(mortar).play("fire main template", "point @e5", dice=[5])
    s.play(f"replace u{medic + 1}")
    s.quietly()
    assert ([args[0] for args in s.told("shot")], s.at(medic), s.face(gun)) == ([s.tag(gun)], "", FRONT)
