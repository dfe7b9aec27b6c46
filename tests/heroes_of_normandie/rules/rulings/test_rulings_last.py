"""What a fourth reading of the rulebook left open, and how each point is settled (odd numbers from HN-RULING-91 on)."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.damage.overlays import lay_wreck, structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import dent
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.rules.test_allies import four
from tests.heroes_of_normandie.scene import BACK, GE_ARMY, Scene
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
