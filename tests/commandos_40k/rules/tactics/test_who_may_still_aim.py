"""Tactics on hit rolls are offered for those who may still make one (KT-TACTIC-15): with which weapons, at which enemies."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.commandos_40k.rules.tactics.activation import shooting, used
from tests.commandos_40k.scene import TOUCH, Arming, Scene, blade, gun, man
from tests.marks import rule

FLAMES = gun("torrent", id="flames", range=12, skill=None)


@rule("KT-TACTIC-12", "KT-TACTIC-15", "KT-WEAPON-14")
@pytest.mark.parametrize(("arms", "offered"), [((FLAMES,), []), ((FLAMES, gun()), ["use tough_as_nails a1"])])
def test_one_weapon_with_a_hit_roll_is_enough_to_be_tough(arms: Sequence[Arming], offered: list[str]) -> None:
    assert used(shooting(man(5, 11, *arms, light=1), b=[man(12, 11)]), "tough_as_nails") == offered


def scanned(*, b: Sequence[float] = (24,), arms: Sequence[Arming] = (), tokens: Sequence[str] = ()) -> list[str]:
    """Whom a comms specialist without a gun may scan at the start of the phase: a2, so armed, with enemies at these x."""
    s = Scene([man(1, 2, is_="comms"), man(1, 5, *(arms or [gun(range=12)]), tokens=tokens)], [man(x, 5) for x in b], cp=(1, 0))
    s.begin("shoot_start")
    return used(s, "scanner_spec") if s.asked else []


@rule("KT-SPEC-06", "KT-SHOOT-07")
def test_a_scan_counts_the_longest_weapon_and_the_nearest_enemy() -> None:
    assert scanned(arms=[gun(range=12)]) == []
    assert scanned(arms=[gun(range=12), gun(id="rifle", range=24)]) == ["use scanner_spec a2"]
    assert scanned(arms=[gun(range=12)], b=(24, 12)) == ["use scanner_spec a2"]
    assert scanned(arms=[gun(range=12)], b=(1 + TOUCH + 12,)) == ["use scanner_spec a2"]
    assert scanned(arms=[gun(range=12)], b=(1 + TOUCH + 12.001,)) == []


@rule("KT-SPEC-06", "KT-SHOOT-04")
@pytest.mark.parametrize("token", ["tried", "fell_back", "retreated", "advanced", "shot"])
def test_who_does_not_aim_in_this_phase_is_not_scanned(token: str) -> None:
    assert scanned(b=(9,), tokens=[token]) == []
    assert scanned(b=(9,), tokens=["moved"]) == ["use scanner_spec a2"]


@rule("KT-SPEC-06", "KT-ADVANCE-02", "KT-WEAPON-10")
def test_an_assault_weapon_is_aimed_after_an_advance_and_a_pistol_beside_an_enemy() -> None:
    assert scanned(b=(9,), arms=[gun("assault")], tokens=["advanced"]) == ["use scanner_spec a2"]
    assert scanned(b=(1 + TOUCH,)) == []
    assert scanned(b=(1 + TOUCH,), arms=[gun(), gun("pistol", id="pistol")]) == ["use scanner_spec a2"]


@rule("KT-SPEC-02", "KT-SNAP-03", "KT-RULING-04")
@pytest.mark.parametrize(("setting", "offered"), [
    ("true", ["use lead_by_example a1 a2"]), ("false", ["use lead_by_example a1"])])
def test_a_snap_shot_may_follow_an_example_where_a_group_allows_one(setting: str, offered: list[str]) -> None:
    s = shooting(man(5, 11, gun(), is_="leader"), man(5, 13, gun(), tokens=["fell_back"]), snap_after_disengage=setting)
    assert used(s, "lead_by_example") == offered


@rule("KT-SPEC-10", "KT-WEAPON-14", "KT-TACTIC-15")
@pytest.mark.parametrize(("weapon", "helps"), [
    (gun("torrent", skill=None), False), (gun("torrent", skill=None, attacks=2), True),
    (gun("torrent", skill=None, attacks="D3"), True), (gun("torrent", "rapid_fire:1", skill=None), True), (gun(), True)])
def test_bullets_hail_where_another_attack_or_another_roll_comes_of_it(weapon: Arming, helps: bool) -> None:
    s = shooting(man(5, 11, weapon, is_="heavy"), b=[man(12, 11)])
    assert used(s, "hail_of_bullets") == (["use hail_of_bullets a1"] if helps else [])


@rule("KT-SPEC-02", "KT-FIGHT-04")
@pytest.mark.parametrize(("tokens", "offered"), [(["done"], ["use lead_by_example a1"]), ([], ["use lead_by_example a1 a2"])])
def test_an_example_in_a_fight_is_for_who_still_fights(tokens: Sequence[str], offered: list[str]) -> None:
    """The friend is not engaged; an enemy may still draw it into the fight."""
    s = Scene([man(5, 11, blade(), is_="leader"), man(3, 11, blade(), tokens=tokens)], [man(5 + TOUCH, 11, tokens=["done"])],
              cp=(1, 0)).begin("fight")
    assert used(s, "lead_by_example") == offered


@rule("KT-SPEC-02", "KT-WEAPON-14")
@pytest.mark.parametrize(("arms", "offered"), [((FLAMES, gun()), ["use lead_by_example a1"]), ((FLAMES,), [])])
def test_a_leader_alone_leads_for_one_weapon_that_rolls_to_hit(arms: Sequence[Arming], offered: list[str]) -> None:
    assert used(shooting(man(5, 11, *arms, is_="leader"), b=[man(12, 11)]), "lead_by_example") == offered


@rule("KT-SPEC-06", "KT-TEAMS-01", "KT-TRAUMA-09")
def test_only_friends_on_the_table_are_scanned() -> None:
    """Beside the radio stand an enemy and where a friend has fallen."""
    s = Scene([man(5, 11, is_="comms"), man(5, 13, gun()), man(6, 13, gun(), out=True)], [man(9, 14, gun())], cp=(1, 0))
    assert used(s.begin("shoot_start"), "scanner_spec") == ["use scanner_spec a2"]


@rule("KT-SPEC-08", "KT-SPEC-16", "KT-TACTIC-15")
@pytest.mark.parametrize(("specialism", "tactic", "ability"), [
    ("demolitions", "custom_ammo", "twin_linked"), ("sniper", "deadly_precision", "devastating_wounds")])
def test_one_weapon_without_the_ability_is_enough_to_be_given_it(specialism: str, tactic: str, ability: str) -> None:
    for arms, offered in (((gun(ability), gun(id="plain")), [f"use {tactic} a1"]), ((gun(ability),), [])):
        assert used(shooting(man(5, 11, *arms, is_=specialism)), tactic) == offered


@rule("KT-SPEC-10", "KT-TACTIC-15")
def test_one_weapon_that_a_hail_helps_is_enough() -> None:
    assert used(shooting(man(5, 11, FLAMES, gun(), is_="heavy"), b=[man(12, 11)]), "hail_of_bullets") == [
        "use hail_of_bullets a1"]


@rule("KT-SPEC-02")
def test_the_first_model_of_the_table_follows_an_example_as_any_other() -> None:
    s = Scene([man(5, 13, gun()), man(5, 11, gun(), is_="leader")], [man(15, 11)], cp=(1, 0)).begin("shoot").play("shoot a2")
    s.play("use lead_by_example a2 a1", "stop").play("shoot a1", "fire gun b1", dice=[1, 2])
    assert [die for _, die, *_ in s.told("hit_rolled")] == [1, 2]
