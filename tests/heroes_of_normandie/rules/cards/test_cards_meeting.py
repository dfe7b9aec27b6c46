"""Cards where they meet other cards, abilities and markers."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import pieces as p
from tests.heroes_of_normandie.hands import Hands, between
from tests.heroes_of_normandie.scene import BACK
from tests.marks import rule

# --- a Bundle Charge is not fired -------------------------------------------------------------------------------------


@rule("HN-RULING-125", "HN-ARC-04")
def test_weak_spot_does_not_help_a_bundle_charge() -> None:
    s = between("g02", "c30", seat=1)
    s.put("ge_fire_group", "e4")
    s.put("us_m4_sherman", "e5", facing="n")
    s.dice.script += [2]
    s.begin(p.WINDOW).answer("play g02")
    assert s.refuses("c30", "announce_fire")


@rule("HN-RULING-125", "HN-ABIL-18")
def test_ambuscade_does_not_help_a_bundle_charge() -> None:
    s = between("g02", "c26", seat=1)
    s.put("ge_recon_group", "e4", face=BACK, hidden=p.AMBUSHED)
    s.put("us_m4_sherman", "e5", facing="n")
    s.dice.script += [2]
    s.begin(p.WINDOW).answer("play g02")
    assert s.refuses("c26", "announce_fire")


@rule("HN-RULING-125", "HN-ORDN-21")
def test_smoke_takes_nothing_from_a_bundle_charge() -> None:
    s = between("g02", seat=1)
    s.put("ge_fire_group", "e4")
    s.put("us_m4_sherman", "e5", facing="n")
    s.set("smoke: s1 @f5 4")
    s.begin(p.WINDOW).answer("play g02", dice=[2])
    s.pass_windows()
    assert s.shots() == [(8, 12)]


# --- Thrown Back ------------------------------------------------------------------------------------------------------


@rule("HN-RULING-124", "HN-SUPP-05")
def test_thrown_back_moves_a_unit_that_suppressed_markers_hold() -> None:
    s = Hands()
    rifles = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1", suppressed=2)
    s.give(0, "c02")
    s.activate(rifles).play("fire main normal", dice=[3])
    s.answer("play c02")
    s.pass_windows()
    assert s.asked == "thrown_back"


# --- the 88 -----------------------------------------------------------------------------------------------------------


@rule("HN-TRAIT-13", "HN-LOS-01", "HN-FIRE-11")
def test_the_88_loses_a_target_that_only_a_decoy_still_sees() -> None:
    for seer, lost in (("decoy", True), ("ge_recon_group", False)):
        s = Hands(". . . . . . .\n. . x x . . .\n. . f . . . .")
        s.put("ge_fire_group", "a1")
        s.put(seer, "c3", seat=1, face=BACK, hidden=p.AMBUSHED)
        s.put("us_rifle_team", "f1")
        s.give(1, "g07")
        s.give(0, "c19")
        s.begin(p.WINDOW).answer("play g07", "play c19", "onto f2", dice=[] if lost else [1])
        s.pass_windows()
        assert len(s.shots()) == (0 if lost else 1)
