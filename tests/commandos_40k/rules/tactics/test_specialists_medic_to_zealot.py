"""Medic, scout, sniper, veteran, zealot: what they can do, and the tactics they bring (KT-SPEC-11, KT-SPEC-12, KT-SPEC-13,
KT-SPEC-14, KT-SPEC-15, KT-SPEC-16, KT-SPEC-17, KT-SPEC-18, KT-SPEC-19, KT-SPEC-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.commandos_40k.duel import brawl, hits, saves, to_hit, volley, wounds
from tests.commandos_40k.rules.tactics.activation import LOW_WALL, shooting, used
from tests.commandos_40k.scene import TOUCH, Arming, Man, Pieces, Scene, blade, box, gun, man
from tests.marks import rule


# --- medic ------------------------------------------------------------------------------------------------------------


def tended(*dice: int, medic: Man, cp: tuple[int, int] = (0, 0)) -> Scene:
    """b1 is hit and wounded and cannot save; its trauma roll has the first die named."""
    return volley(4, 4, *dice, weapon=gun(ap=-6), others=[medic], apart=10, cp=cp)


MEDIC_AT = 5 + TOUCH + 10


@rule("KT-SPEC-11", "KT-EX-34", "KT-DICE-06")
def test_a_medic_near_lets_a_trauma_roll_be_made_again_but_once_only() -> None:
    s = tended(5, medic=man(MEDIC_AT, 11 + TOUCH + 3, is_="medic"), cp=(0, 1))
    assert (s.asked, s.asked_of, s.options()) == ("trauma_again", 1, ["medic b2", "reroll", "pass"])
    s.play("medic b2", dice=[2])
    assert s.light("b1") == 1
    s = tended(5, medic=man(MEDIC_AT, 11 + TOUCH + 3, is_="medic"), cp=(0, 1)).play("medic b2", dice=[6])
    assert s.is_out("b1")                                   # no tactical re-roll of it
    assert s.cp(1) == 1


@rule("KT-SPEC-11")
@pytest.mark.parametrize("medic", [man(MEDIC_AT, 11 + TOUCH + 3.001, is_="medic"),
                                   man(MEDIC_AT, 14, is_="medic", shaken=True), man(MEDIC_AT, 14)])
def test_not_from_afar_nor_if_shaken(medic: Man) -> None:
    s = tended(5, medic=medic)
    assert s.is_out("b1")


@rule("KT-SPEC-11", "KT-RULING-06")
def test_a_medic_does_not_tend_himself() -> None:
    s = volley(4, 4, 1, 5, target={"is_": "medic"})
    assert s.is_out("b1")


def aiding(*friends: Man, medic: dict[str, Any] | None = None, cp: tuple[int, int] = (1, 0), **scene: Any) -> Scene:
    a = [man(5, 11, gun(), is_="medic", **medic or {}), *friends]
    return Scene(a, [man(20, 11)], cp=cp, **scene).begin("shoot")


@rule("KT-SPEC-12", "KT-RULING-42", "KT-EX-35")
@pytest.mark.parametrize(("die", "light"), [(3, 1), (2, 2)])
def test_first_aid_removes_a_light_wound_on_three(die: int, light: int) -> None:
    s = aiding(man(5, 11 + TOUCH + 2, wounds=3, hp=1, light=2)).play("shoot a1", "use first_aid a1 a2", dice=[die])
    assert (s.light("a2"), s.hp("a2")) == (light, 1)
    assert s.cp(0) == 0
    assert s.has("shot", "a1")
    assert s.asked == ""                                    # he has used his shooting


@rule("KT-SPEC-12")
@pytest.mark.parametrize(("medic", "friend"), [
    ({"shaken": True}, man(5, 13, light=1)), ({}, man(5, 11 + TOUCH + 2.001, light=1)), ({}, man(5, 13)),
])
def test_no_first_aid_by_a_shaken_medic_from_afar_or_to_the_sound(medic: dict[str, Any], friend: Man) -> None:
    s = aiding(friend, medic=medic).play("shoot a1")
    assert s.asked == "shoot"
    assert used(s, "first_aid") == []


@rule("KT-SPEC-12")
def test_no_first_aid_in_engagement_range() -> None:
    s = Scene([man(5, 11, gun("pistol"), is_="medic"), man(5, 13, light=1)], [man(5 + TOUCH, 11)], cp=(1, 0)).begin("shoot")
    s.play("shoot a1")
    assert s.asked == "shoot"
    assert used(s, "first_aid") == []


@rule("KT-SPEC-12", "KT-SHOOT-04")
@pytest.mark.parametrize("assault", [True, False])
def test_a_medic_that_advanced_tends_with_an_assault_weapon_among_others(assault: bool) -> None:
    arms = [gun("assault", id="carbine", range=3), gun(id="rifle")] if assault else [gun(id="rifle")]
    s = Scene([man(5, 11, *arms, is_="medic", tokens=["advanced"]), man(5, 13, gun(), light=1)], [man(20, 11)], cp=(1, 0))
    assert s.begin("shoot").options("shoot") == (["shoot a1", "shoot a2"] if assault else ["shoot a2"])
    if assault:
        assert used(s.play("shoot a1"), "first_aid") == ["use first_aid a1 a2"]


# --- scout ------------------------------------------------------------------------------------------------------------


@rule("KT-SPEC-13")
def test_a_scout_advances_by_the_higher_of_two_dice_and_is_not_slowed() -> None:
    swamp = box(6, 8, 14, 14, 0, "difficult")
    s = Scene([man(5, 11, is_="scout")], [man(28, 20)], [swamp]).begin("move").play("advance a1", dice=[2, 5])
    assert s.decision.about[1] == 5
    assert s.verdict("path 16,11").rule == ""
    assert s.verdict("path 16,11").cost == 11_000


@rule("KT-SPEC-13")
def test_a_scout_takes_tests_for_dangerous_ground() -> None:
    bog = box(6, 8, 14, 14, 0, "dangerous")
    s = Scene([man(5, 11, is_="scout", wounds=2)], [man(28, 20)], [bog]).begin("move").play("normal a1", "path 9,11", dice=[1])
    assert s.hp("a1") == 1


@rule("KT-SPEC-14")
def test_a_scout_takes_cover_until_the_end_of_the_phase() -> None:
    s = Scene([man(5, 11, gun()), man(5, 14, gun())], [man(20, 11, is_="scout")], cp=(0, 1)).begin("shoot")
    s.play("shoot a1", "fire gun b1")
    assert (s.asked, s.asked_of, s.options()) == ("under_fire", 1, ["use take_cover b1", "pass"])
    s.play("use take_cover b1", dice=[4])
    assert hits(s) == [(4, False)]
    s.play("shoot a2", "fire gun b1", dice=[4])
    assert to_hit(s) == [-1, -1]
    assert s.cp(1) == 0


# --- sniper -----------------------------------------------------------------------------------------------------------


@rule("KT-SPEC-15")
@pytest.mark.parametrize(("abilities", "die", "again"), [(["precision"], 3, True), ([], 3, False), ([], 1, True)])
def test_a_sniper_rolls_misses_again_with_precision_else_ones(abilities: Sequence[str], die: int, again: bool) -> None:
    s = volley(die, *([2] if again else []), weapon=gun(*abilities), shooter={"is_": "sniper"})
    assert len(s.told("rerolled")) == int(again)


@rule("KT-SPEC-15", "KT-DICE-06")
def test_a_sniper_with_precision_may_roll_a_hit_again_in_the_hope_of_a_six() -> None:
    s = volley(4, weapon=gun("precision", "lethal_hits"), shooter={"is_": "sniper"})
    assert (s.asked, s.options(), s.decision.rule) == ("reroll", ["again", "pass"], "KT-SPEC-15")
    s.play("again", dice=[6, 6])
    assert (hits(s), wounds(s), s.cp(0)) == ([(4, True), (6, True)], [], 0)
    assert hits(volley(4, 1, weapon=gun("precision"), shooter={"is_": "sniper"})) == [(4, True)]
    assert volley(4, 1, weapon=gun("lethal_hits"), shooter={"is_": "sniper"}).asked == ""      # without Precision: ones only


@rule("KT-SPEC-16")
def test_deadly_precision_leaves_no_save_to_a_critical_wound() -> None:
    s = shooting(man(5, 11, gun(), is_="sniper")).play("use deadly_precision a1", "fire gun b1", dice=[4, 6, 6])
    assert saves(s) == []
    assert s.is_out("b1")
    assert used(shooting(man(5, 11, gun(), is_="sniper", shaken=True)), "deadly_precision") == []
    s = shooting(man(5, 11, gun("pistol"), is_="sniper"), b=[man(5 + TOUCH, 11)])
    assert used(s, "deadly_precision") == []


# --- veteran ----------------------------------------------------------------------------------------------------------


@rule("KT-SPEC-17", "KT-EX-43")
@pytest.mark.parametrize(("die", "hit"), [(2, True), (1, False)])
def test_a_veteran_with_one_plus_outweighs_a_malus_but_misses_on_a_one(die: int, hit: bool) -> None:
    s = volley(die, *([1] if hit else []), weapon=gun(skill=2), shooter={"is_": "veteran", "improves": "bs"},
               pieces=[LOW_WALL])
    assert to_hit(s) == [-1]
    assert hits(s) == [(die, hit)]


@rule("KT-SPEC-17")
@pytest.mark.parametrize(("improves", "shot", "blow"), [("bs", True, False), ("ws", False, True)])
def test_a_veteran_improves_one_of_the_two_skills(improves: str, shot: bool, blow: bool) -> None:
    veteran = {"is_": "veteran", "improves": improves}
    assert hits(volley(3, *([1] if shot else []), shooter=veteran)) == [(3, shot)]
    assert hits(brawl(3, *([1] if blow else []), fighter=veteran)) == [(3, blow)]


@rule("KT-SPEC-17")
def test_a_veteran_keeps_his_nerve_without_a_roll() -> None:
    s = Scene([man(5, 11, is_="veteran", light=3, shaken=True)], [man(28, 20)]).begin("nerve", until="points")
    assert s.told("nerve_rolled") == []
    assert not s.is_shaken("a1")


@rule("KT-SPEC-18")
def test_a_veteran_survives_shots_and_blows_better() -> None:
    s = Scene([man(5, 11, gun())], [man(20, 11, is_="veteran")], cp=(0, 1)).begin("shoot").play("shoot a1", "fire gun b1")
    s.play("use survivor b1", dice=[4, 4])
    assert wounds(s) == [(4, False)]
    assert s.cp(1) == 0
    s = brawl(target={"is_": "veteran"}, cp=(0, 1)).play("use survivor b1", dice=[4, 4])
    assert wounds(s) == [(4, False)]


@rule("KT-SPEC-14", "KT-SNAP-03", "KT-WEAPON-14")
@pytest.mark.parametrize(("weapon", "tokens", "offered"), [
    (gun(), [], True), (gun(), ["fell_back"], False), (gun("torrent", skill=None), [], False), (gun(skill=6), [], False)])
def test_cover_is_not_sold_against_shots_that_it_cannot_spoil(weapon: Arming, tokens: list[str], offered: bool) -> None:
    s = Scene([man(5, 11, weapon, tokens=tokens)], [man(15, 11, is_="scout")], cp=(0, 1)).begin("shoot").play("shoot a1")
    s.play("fire gun b1", dice=[] if offered else [1])
    assert (s.asked == "under_fire") is offered


@rule("KT-SPEC-18", "KT-WOUND-02")
def test_survivor_is_not_sold_where_only_a_six_wounds() -> None:
    assert volley(target={"is_": "veteran"}, cp=(0, 1)).asked == "under_fire"
    assert volley(1, weapon=gun(strength=2), target={"is_": "veteran"}, cp=(0, 1)).asked == ""


@rule("KT-WOUND-02", "KT-SPEC-18")
def test_the_wound_roll_is_told_with_the_number_that_the_modified_die_must_reach() -> None:
    """Strength 4 against Toughness 8 needs a 6; an unmodified 6 wounds in spite of the −1, in use since a stronger shot."""
    shooter = man(5, 11, gun(id="strong", strength=8), gun())
    s = Scene([shooter], [man(15, 11, is_="veteran", toughness=8)], cp=(0, 1)).begin("shoot").play("shoot a1", "fire strong b1")
    s.play("use survivor b1", "fire gun b1", dice=[1, 4, 6, 4])
    assert s.told("wound_rolled") == [(0, 6, -1, 6, True)]


# --- zealot -----------------------------------------------------------------------------------------------------------


@rule("KT-SPEC-19", "KT-RULING-43")
@pytest.mark.parametrize(("tokens", "number", "need"), [
    (["charged", "tried", "charge_moved"], 2, 3), (["tried"], 1, 4), ([], 1, 4),
])
def test_a_zealot_that_made_a_charge_move_is_stronger_and_quicker(tokens: Sequence[str], number: int, need: int) -> None:
    s = Scene([man(5, 11, blade(), is_="zealot", tokens=tokens)], [man(5 + TOUCH, 11, tokens=["done"])])
    s.set("a1: targets b1")
    s.begin("fight", dice=[4, 2, *[1] * (number - 1)])
    assert len(hits(s)) == number
    assert [each[3] for each in s.told("wound_rolled")] == [need]


def frenzied(*others: Man, pieces: Pieces = (), cp: tuple[int, int] = (1, 0)) -> Scene:
    """A zealot kills the enemy before it in frenzy; these are left."""
    s = Scene([man(5, 11, blade(), is_="zealot")], [man(5 + TOUCH, 11, tokens=["done"]), *others], pieces, cp=cp)
    return s.begin("fight").play("use frenzy a1", dice=[6, 4, 1, 6])


@rule("KT-SPEC-20")
def test_the_blows_of_a_frenzied_zealot_hit_two_more_times_on_a_six() -> None:
    s = frenzied(man(28, 20))
    assert s.told("more_hits") == [(0, 2)]
    assert s.cp(0) == 0


@rule("KT-SPEC-20")
def test_at_the_end_of_the_phase_it_must_come_as_near_as_it_can_to_the_nearest_enemy() -> None:
    s = frenzied(man(13, 11), man(28, 20))
    assert s.asked == "frenzy_path"
    assert "halt" not in s.options()
    assert s.refusal("path 10.8,11") == "KT-SPEC-20"
    s.play("path 11,11")
    assert s.asked == ""


@rule("KT-SPEC-20")
def test_it_stays_where_it_is_if_it_cannot_get_nearer() -> None:
    wall = box(5.63, 0, 6.13, 22, 6, "impassable", "block")
    s = Scene([man(5, 11, blade(), is_="zealot")], [man(5, 11 + TOUCH, tokens=["done"]), man(12, 11)], [wall], cp=(1, 0))
    s.begin("fight").play("use frenzy a1", dice=[4, 4, 1, 6])
    assert s.is_out("b1")
    assert s.asked == ""
    assert s.told("moved") == []


@rule("KT-SPEC-20", "KT-GEOM-23")
def test_a_fifth_of_an_inch_nearer_is_nearer() -> None:
    """Between two walls a friend stands in the way to b1, one base and 0.2″ farther on."""
    walls = [box(3, 8, 22, 10.36, 6, "impassable"), box(3, 11.64, 22, 14, 6, "impassable")]
    s = Scene([man(5, 11, is_="zealot", tokens=["frenzied"]), man(5.2 + TOUCH, 11)], [man(14, 11)], walls).begin("fight_end")
    assert (s.asked, s.allows("halt")) == ("frenzy_path", False)
    s.play(s.options("path")[0])
    assert s.gap("a1", "a2") <= 1


@rule("KT-SPEC-20", "KT-GEOM-08")
def test_of_enemies_equally_near_the_owner_chooses_to_which_the_frenzied_one_moves() -> None:
    for end in ("path 9,11", "path 5,15"):
        s = Scene([man(5, 11, is_="zealot", tokens=["frenzied"])], [man(5 + TOUCH + 4, 11), man(5, 11 + TOUCH + 4)])
        s.begin("fight_end")
        assert (s.asked, len(s.options("path"))) == ("frenzy_path", 2)
        assert s.refusal("path 8,14") == "KT-SPEC-20"
        s.play(end)


@rule("KT-SPEC-20", "KT-SEQ-01")
@pytest.mark.parametrize("initiative", [0, 1])
def test_of_two_in_frenzy_who_has_the_initiative_says_which_moves_first(initiative: int) -> None:
    s = Scene([man(5, 11, is_="zealot", tokens=["frenzied"])], [man(20, 11, is_="zealot", tokens=["frenzied"])],
              initiative=initiative).begin("fight_end")
    assert (s.asked, s.asked_of, s.options()) == ("frenzy_next", initiative, ["fight a1", "fight b1"])
    s.play("fight b1", "path 14,11", "path 11,11")
    assert s.asked == ""


@rule("KT-SPEC-20", "KT-FIGHT-05", "KT-RULING-60")
def test_a_zealot_whose_targets_are_gone_may_fall_into_frenzy_all_the_same() -> None:
    zealot = man(5, 11, blade(), is_="zealot", tokens=["charged", "tried", "charge_moved"])
    s = Scene([zealot], [man(out=True), man(12, 11, tokens=["done"])], cp=(1, 0)).set("a1: targets b1").begin("fight")
    s.play("halt")
    assert (s.asked, s.options()) == ("strike", ["use frenzy a1", "pass"])
    s.play("use frenzy a1")
    assert s.asked == "frenzy_path"                         # no consolidation before it


@rule("KT-RULING-96", "KT-SPEC-20", "KT-FIGHT-16")
def test_frenzy_is_not_for_a_zealot_that_does_not_fight_nor_for_one_that_has_fought() -> None:
    """a1 is near enough for a move of 6″, but not engaged. The other one fights, keeps its point, and is not asked again."""
    s = Scene([man(5, 11, blade(), is_="zealot"), man(12, 15, blade())], [man(12, 15 + TOUCH)], cp=(2, 0))
    s.begin("fight", dice=[1]).play("pass", dice=[1])       # a blow that is not rolled again, and one in return
    assert (s.told("fights"), s.told("tactic_on"), s.asked) == ([(1,), (2,)], [], "")
    s = Scene([man(5, 11, blade(), is_="zealot"), man(12, 15, blade())], [man(5 + TOUCH, 11), man(12, 15 + TOUCH)], cp=(1, 0))
    s.begin("fight").play("fight a1")
    assert used(s, "frenzy") == ["use frenzy a1"]
    s.play("pass", dice=[1], quietly=True).play("fight b1", dice=[1, 1, 1], quietly=True)
    assert (s.told("fights"), s.told("tactic_on"), s.asked) == ([(0,), (2,), (1,), (3,)], [], "")


@rule("KT-SPEC-20")
def test_a_shaken_zealot_has_no_frenzy() -> None:
    s = Scene([man(5, 11, blade(), is_="zealot", shaken=True)], [man(5 + TOUCH, 11, tokens=["done"])],
              cp=(1, 0)).begin("fight")
    assert s.asked == "strike"
    assert used(s, "frenzy") == []


@rule("KT-SPEC-12", "KT-SHOOT-04")
def test_a_medic_tends_a_friend_who_has_advanced() -> None:
    s = aiding(man(5, 13, wounds=3, light=1, tokens=["advanced"])).play("shoot a1")
    assert used(s, "first_aid") == ["use first_aid a1 a2"]


@rule("KT-SPEC-16")
def test_deadly_precision_is_of_use_if_one_weapon_has_no_devastating_wounds() -> None:
    s = shooting(man(5, 11, gun("devastating_wounds"), gun(id="other"), is_="sniper"))
    assert used(s, "deadly_precision") == ["use deadly_precision a1"]


@rule("KT-SPEC-19", "KT-RULING-43")
@pytest.mark.parametrize(("zealot", "blows", "dice"), [("zealot", 2, [4, 4, 4, 1]), ("", 1, [4, 4])])
def test_a_zealot_that_charged_in_this_round_strikes_harder(zealot: str, blows: int, dice: list[int]) -> None:
    """From the charge to the blows: strength 3 becomes 4, which wounds on a 4; one attack becomes two."""
    s = Scene([man(28, 20), man(5, 11, blade(strength=3), is_=zealot)], [man(9, 11)]).begin("move", until="courage")
    s.play("charge a2", "none b1", dice=[3, 4]).play("path 6.74,11", "end", "end").play("halt", dice=dice)
    assert [number for *_, number in s.told("strikes")] == [blows]
    assert [wound for *_, wound in s.told("wound_rolled")] == [bool(zealot)]
