"""The tactics of the four factions, and every effect that a tactic in a player's file may have (KT-TACTIC-03)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bocage.core.decision import Seat
from bocage.core.errors import BadContent
from bocage.games.commandos_40k import content, model_profiles
from bocage.games.commandos_40k.content import Effect, Tactic, known_words, read_faction
from bocage.games.commandos_40k.content.forms import Op, When
from bocage.games.commandos_40k.inspect.survey import survey
from bocage.games.commandos_40k.pieces import NO_MODEL, NO_SLOT, Model, SlotNo
from bocage.games.commandos_40k.rules import faction_effects
from bocage.games.commandos_40k.rules.faction_effects import models_for
from tests.commandos_40k.asking import ask
from tests.commandos_40k.duel import hits, saves, to_hit, traumas, wounds
from tests.commandos_40k.rules.tactics.activation import LOW_WALL, used
from tests.commandos_40k.scene import NOTHING, TOUCH, Man, Scene, blade, gun, man, profile
from tests.commandos_40k.test_packs import EFFECT, FACTION, changed
from tests.marks import rule

BOX = content.load()
PRINTED = {tactic.id: tactic for faction in BOX.factions.values() for tactic in faction.tactics}
FOE = man(28, 20)


def battle(tactic: Tactic | str, a: Sequence[Man], b: Sequence[Man] = (FOE,), cp: tuple[int, int] = (1, 0),
           **scene: Any) -> Scene:
    """The first team has that tactic: one of the box by its name, or one of our own."""
    one = PRINTED[tactic] if isinstance(tactic, str) else tactic
    return Scene(a, b, tactics=([one], []), cp=cp, **scene)


def own(op: Op, when: When, cp: int = 1, **effect: Any) -> Tactic:
    """A tactic of a player's file."""
    return Tactic(id="own_tactic", name=NOTHING, cp=cp, when=when, effect=Effect(op=op, **effect))


# --- Concord ----------------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-03")
def test_disciplined_fire_rolls_ones_again_for_who_remained_stationary() -> None:
    s = battle("disciplined_fire", [man(5, 11, gun(attacks=2), tokens=["stationary"])], [man(15, 11)]).begin("shoot")
    s.play("shoot a1", "use disciplined_fire a1", "fire gun b1", dice=[1, 3, 2])
    assert [die for die, _ in hits(s)] == [1, 3, 2]
    assert s.cp(0) == 0
    s = battle("disciplined_fire", [man(5, 11, gun(), tokens=["moved"])], [man(15, 11)]).begin("shoot").play("shoot a1")
    assert used(s, "disciplined_fire") == []


@rule("KT-TACTIC-03")
def test_a_smoke_screen_obscures_one_model_for_the_phase() -> None:
    s = battle("smoke_screen", [man(5, 11), man(5, 15)], [man(15, 11, gun(), gun(id="other"))]).begin("shoot_start")
    assert used(s, "smoke_screen") == ["use smoke_screen a1", "use smoke_screen a2"]
    s.play("use smoke_screen a1", "shoot b1", "fire gun a1", "fire other a2", dice=[4, 4, 1])
    assert to_hit(s) == [-1, 0]


@rule("KT-TACTIC-03")
def test_hold_the_line_adds_two_to_a_nerve_test() -> None:
    s = battle("hold_the_line", [man(5, 11, light=1), man(15, 11, light=1)]).begin("nerve", until="points")
    s.play("use hold_the_line a2", "test a1", dice=[6, 3])
    assert s.told("nerve_rolled") == [(0, 6, -1, 4), (1, 3, 1, 4)]


@rule("KT-TACTIC-15", "KT-NERVE-03")
@pytest.mark.parametrize(("tactic", "nerve", "friend", "offered"), [
    ("hold_the_line", 4, (8, 11), True), ("hold_the_line", 2, (8, 11), False), ("cold_logic", 2, (8, 11), False),
    ("cold_logic", 3, (8, 11), True), ("shared_root", 4, (8, 11), False), ("shared_root", 4, (10, 11), True)])
def test_no_tactic_is_sold_that_changes_no_nerve_test(tactic: str, nerve: int, friend: tuple[int, int], offered: bool) -> None:
    """A friend within 3″ adds 1: with a nerve of 2 nobody fails."""
    s = battle(tactic, [man(5, 11, light=1, nerve=nerve), man(*friend)])
    assert bool(s.begin("nerve", dice=[] if offered else [6], until="points").asked) == offered


# --- Rustborn ---------------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-03")
def test_a_mad_dash_adds_one_to_the_charge_but_not_to_a_failed_one() -> None:
    """8″ apart: 7″ are needed."""
    s = battle("mad_dash", [man(5, 11)], [man(5 + TOUCH + 8, 11)], cp=(1, 0)).begin("move")
    s.play("charge a1", "none b1", dice=[3, 3]).play("pass")
    assert s.asked == "charge_tactic"
    s.play("use mad_dash a1", "path 12,11")
    assert s.is_charged("a1")
    s = battle("mad_dash", [man(5, 11)], [man(5 + TOUCH + 8, 11)]).begin("move")
    s.play("charge a1", "none b1", dice=[3, 1]).play("pass", "use mad_dash a1")
    assert (s.asked, s.decision.about[1]) == ("failed_charge_path", 3)


@rule("KT-TACTIC-15")
def test_who_may_add_twice_to_a_charge_is_told_the_total_so_far() -> None:
    dash, more = PRINTED["mad_dash"], own("modify_roll", "charge_rolled", who="self", amount=2)
    s = Scene([man(5, 11)], [man(5 + TOUCH + 8, 11)], tactics=([dash, more], []), cp=(3, 0)).begin("move")
    s.play("charge a1", "none b1", dice=[2, 2]).play("pass")
    assert (s.asked, s.decision.about[1]) == ("charge_tactic", 4)
    s.play("use mad_dash a1")
    assert (s.asked, s.decision.about[1]) == ("charge_tactic", 5)
    s.play("use own_tactic a1", "path 12,11")
    assert s.is_charged("a1")


@rule("KT-TACTIC-03")
def test_a_thick_hide_takes_one_from_a_trauma_roll() -> None:
    s = battle("thick_hide", [man(15, 11)], [man(5, 11, gun(ap=-6))], initiative=1).begin("shoot")
    s.play("shoot b1", "fire gun a1", dice=[4, 4])
    assert (s.asked, s.asked_of, s.options()) == ("trauma", 0, ["use thick_hide a1", "pass"])
    s.play("use thick_hide a1", dice=[4])
    assert traumas(s) == [((4,), -1)]
    assert s.light("a1") == 1


@rule("KT-TACTIC-03")
def test_a_scrap_volley_sustains_the_hits_of_one_ranged_weapon() -> None:
    a = [man(5, 11, gun(strength=2), gun(id="other", strength=2))]
    s = battle("scrap_volley", a, [man(15, 11)]).begin("shoot").play("shoot a1", "use scrap_volley a1")
    assert s.options() == ["with gun", "with other"]
    s.play("with other", "fire gun b1", "fire other b1", dice=[6, 1, 6, 1, 1])
    assert len(s.told("more_hits")) == 1
    assert len(wounds(s)) == 3


# --- Choir ------------------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-03")
def test_reknit_gives_a_construct_back_a_hit_point() -> None:
    a = [man(5, 11, wounds=3, hp=1, light=1, keywords=("Construct",)), man(5, 15, wounds=3, hp=1),
         man(5, 18, wounds=3, keywords=("Construct",))]
    s = battle("reknit", a).begin("fight_start")
    assert used(s, "reknit") == ["use reknit a1"]           # not one that is no construct, nor one that is sound
    s.play("use reknit a1")
    assert (s.hp("a1"), s.light("a1")) == (2, 1)


@rule("KT-TACTIC-03")
def test_perfect_cadence_fixes_an_advance_at_four() -> None:
    s = battle("perfect_cadence", [man(5, 11), man(5, 15)]).begin("move_start").play("use perfect_cadence a1", "advance a1")
    assert s.verdict("path 15,11").rule == ""
    assert s.verdict("path 15.1,11").rule != ""
    s.play("halt", "advance a2", dice=[2])


@rule("KT-TACTIC-03", "KT-ADVANCE-01")
def test_how_far_an_advance_may_go_is_told_with_its_cadence() -> None:
    s = battle("perfect_cadence", [man(5, 11, move=5), man(5, 5, move=5)]).begin("move_start").play("use perfect_cadence a1")
    told = {name: each for name in ("a1", "a2") for each in ask(s, f"model {name}").ranges if each.kind == "advance"}
    assert [(told[name].least, told[name].most) for name in told] == [(9000, 9000), (6000, 11000)]


@rule("KT-TACTIC-03")
def test_cold_logic_passes_a_nerve_test() -> None:
    s = battle("cold_logic", [man(5, 11, light=3, shaken=True)]).begin("nerve", until="points")
    assert s.options() == ["test a1", "use cold_logic a1"]
    s.play("use cold_logic a1")
    assert not s.is_shaken("a1")
    assert s.told("nerve_rolled") == []


# --- Bloom ------------------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-03")
@pytest.mark.parametrize(("printed", "left"), [(3, 2), (2, 1)])
def test_a_spore_cloud_thins_out_overwatch(printed: int, left: int) -> None:
    s = battle("spore_cloud", [man(5, 11)], [man(14, 11, gun(attacks=printed))]).begin("move")
    s.play("charge a1", "overwatch b1")
    assert (s.asked, s.asked_of) == ("under_overwatch", 0)
    s.play("use spore_cloud a1", "fire gun a1", dice=[*[1] * left, 1, 1])
    assert len(hits(s)) == left


@rule("KT-TACTIC-03", "KT-WEAPON-13")
@pytest.mark.parametrize(("x", "asked"), [(14, "under_overwatch"), (5 + TOUCH + 12, "overwatch")])
def test_a_spore_cloud_is_sold_against_one_shot_that_rapid_fire_makes_two(x: float, asked: str) -> None:
    s = battle("spore_cloud", [man(5, 11)], [man(x, 11, gun("rapid_fire:1", range=23))]).begin("move")
    assert s.play("charge a1", "overwatch b1").asked == asked


@rule("KT-TACTIC-03", "KT-REACT-04")
def test_what_is_told_of_an_overwatch_counts_the_spore_cloud_and_later_ones_do_not() -> None:
    s = battle("spore_cloud", [man(5, 11)], [man(14, 11, gun(attacks=3)), man(14, 13, gun(attacks=3))]).begin("move")
    s.play("charge a1", "target b1", "target b2", "overwatch b1", "use spore_cloud a1")
    assert attacks_told(s, "b1") == "2"
    s.play("fire gun a1", dice=[1, 1])
    assert s.asked == "react"
    assert attacks_told(s, "b2") == "3"


@rule("KT-TACTIC-03", "KT-REACT-04")
def test_a_random_number_of_attacks_less_one_is_told_so() -> None:
    s = battle("spore_cloud", [man(5, 11)], [man(14, 11, gun(attacks="D3"))]).begin("move")
    s.play("charge a1", "overwatch b1")
    assert attacks_told(s, "b1") == "D3"
    assert attacks_told(s.play("use spore_cloud a1"), "b1") == "D3−1"


def attacks_told(s: Scene, model: str) -> str:
    """How many snap shots at a1 the survey tells a model's gun has."""
    told = survey(s.board, s.state, None, f"snap {model} gun a1")
    assert told is not None
    return told.shots[0].attacks


@rule("KT-TACTIC-15", "KT-SPEC-17", "KT-WEAPON-14")
def test_tactics_that_could_change_nothing_are_not_sold() -> None:
    """A spore cloud against single shots; a veteran's nerve; more hits for a weapon that needs no hit roll, has them, or fires
    snap shots; a weapon that can use them is not asked about twice."""
    s = battle("spore_cloud", [man(5, 11)], [man(14, 11, gun())]).begin("move").play("charge a1", "overwatch b1")
    assert s.asked == "overwatch"
    s = battle("hold_the_line", [man(5, 11, light=1, is_="veteran"), man(15, 11, light=1)]).begin("nerve", until="points")
    assert used(s, "hold_the_line") == ["use hold_the_line a2"]
    hose = gun("torrent", id="hose", skill=None)
    shooters = [man(5, 11, hose), man(5, 11, gun("sustained_hits:2")), man(5, 11, gun(), tokens=["retreated"]),
                man(5, 11, hose, gun())]
    for at, shooter in enumerate(shooters):
        s = battle("scrap_volley", [shooter], [man(15, 11)]).begin("shoot").play("shoot a1")
        assert bool(used(s, "scrap_volley")) is (at == 3)
    s.play("use scrap_volley a1", "fire gun b1", dice=[6, 1, 1])
    assert s.told("more_hits") == [(0, 1)]


@rule("KT-TACTIC-03")
def test_a_surge_piles_in_farther() -> None:
    a = [man(5, 11, blade(), tokens=["charged", "tried"])]
    s = battle("surge", a, [man(5 + TOUCH + 4.5, 11, tokens=["done"])])
    s.begin("fight")
    assert s.refusal("path 9,11")
    s.play("use surge a1", "path 9,11")
    assert s.at("a1") == (9000, 11_000, 0)


@rule("KT-TACTIC-03")
@pytest.mark.parametrize(("use", "bonus"), [(True, 1), (False, 0)])
def test_a_shared_root_counts_friends_within_six_inches(use: bool, bonus: int) -> None:
    s = battle("shared_root", [man(5, 11, light=1), man(5, 11 + TOUCH + 6)]).begin("nerve", until="points")
    assert s.options() == ["test a1", "use shared_root"]
    if use:
        s.play("use shared_root", dice=[6])
    else:
        s.play("test a1", dice=[6])
    assert s.told("nerve_rolled") == [(0, 6, bonus, 4)]


# --- effects of players' files ----------------------------------------------------------------------------------------


def shot_with(tactic: Tactic, *dice: int, weapons: None = None, target: dict[str, Any] | None = None, **shooter: Any) -> Scene:
    s = battle(tactic, [man(5, 11, *(weapons or [gun()]), **shooter)], [man(15, 11, **target or {})], pieces=[LOW_WALL])
    return s.begin("shoot").play("shoot a1", "use own_tactic a1", "fire gun b1", dice=dice)


@rule("KT-TACTIC-03")
def test_wound_rolls_of_one_may_be_rolled_again() -> None:
    s = shot_with(own("reroll_ones", "shoot_activation", roll="wound"), 5, 1, 3)
    assert wounds(s) == [(1, False), (3, False)]
    s = shot_with(own("reroll_ones", "shoot_activation", roll="wound"), 5, 2)
    assert wounds(s) == [(2, False)]


@rule("KT-TACTIC-03")
@pytest.mark.parametrize(("roll", "dice"), [("hit", [4, 3]), ("wound", [5, 3, 6])])
def test_hit_and_wound_rolls_may_be_changed(roll: str, dice: list[int]) -> None:
    s = shot_with(own("modify_roll", "shoot_activation", roll=roll, amount=1), *dice)
    if roll == "hit":
        assert (to_hit(s), hits(s)) == ([0], [(4, True)])   # −1 behind the wall, +1
    else:
        assert wounds(s) == [(3, True)]


@rule("KT-TACTIC-03")
def test_a_bonus_for_one_ranged_weapon_does_not_help_the_other() -> None:
    tactic = own("modify_roll", "shoot_activation", roll="hit", amount=1, weapons="one_ranged")
    s = battle(tactic, [man(5, 11, gun(), gun(id="other"))], [man(15, 11)]).begin("shoot")
    s.play("shoot a1", "use own_tactic a1", "with gun", "fire other b1", "fire gun b1", dice=[1, 1])
    assert to_hit(s) == [0, 1]


@rule("KT-TACTIC-15")
@pytest.mark.parametrize(("ability", "offered"), [("", [0]), ("lethal_hits", [])])
def test_an_ability_that_a_blade_has_is_not_sold_for_a_fight(ability: str, offered: list[int]) -> None:
    tactic = own("grant_ability", "fight_activation", ability="lethal_hits", weapons="all_melee")
    s = battle(tactic, [man(5, 11, blade(*([ability] if ability else [])))], [man(5 + TOUCH, 11)])
    (made,) = s.board.of_faction[0]
    assert models_for(s.board, s.state, Seat(0), made, Model(0)) == offered


@rule("KT-TACTIC-03")
@pytest.mark.parametrize(("ability", "dice", "seen"), [
    ("devastating_wounds", [5, 6], lambda s: saves(s) == []),
    ("ignores_cover", [1], lambda s: to_hit(s) == [0]),
    ("precision", [1], lambda s: to_hit(s) == [0]),
    ("heavy", [1], lambda s: to_hit(s) == [0]),
    ("twin_linked", [5, 2, 3], lambda s: len(wounds(s)) == 2),
    ("lethal_hits", [6, 6], lambda s: wounds(s) == [] and len(saves(s)) == 1),
    ("wounds_on:2", [5, 2, 6], lambda s: wounds(s) == [(2, True)]),
    ("melta:2", [5, 4, 1], lambda s: s.hp("b1") == 1),
    ("rapid_fire:1", [1, 1], lambda s: len(hits(s)) == 2),
    ("sustained_hits:2", [6, 1, 1, 1], lambda s: len(wounds(s)) == 3),
])
def test_a_tactic_may_give_a_weapon_an_ability(ability: str, dice: list[int], seen: Callable[[Scene], bool]) -> None:
    """Behind a low wall, at 8.74″ with a range of 24″, having stood still, against four hit points."""
    tactic = own("grant_ability", "shoot_activation", ability=ability, weapons="all_ranged")
    s = shot_with(tactic, *dice, target={"wounds": 4}, tokens=["stationary"])
    assert seen(s)


@rule("KT-TACTIC-03")
def test_of_a_number_that_a_weapon_has_already_the_better_counts() -> None:
    arm = model_profiles.Arm("gun", SlotNo(0), False, gun("wounds_on:3", "rapid_fire:2").weapon.profiles[0])
    better = arm.improved(["wounds_on:2", "rapid_fire:1", "sustained_hits:1"])
    assert (better.wounds_on, better.rapid, better.sustained) == (2, 2, 1)
    assert arm.improved(["wounds_on:5"]).wounds_on == 3
    assert (arm.wounds_on, arm.sustained) == (3, 0)         # itself it stays as it was


@rule("KT-TACTIC-03")
def test_an_effect_on_melee_weapons_is_declared_when_the_model_fights_also_by_who_touches_its_enemy() -> None:
    tactic = own("grant_ability", "fight_activation", ability="lethal_hits", weapons="all_melee")
    s = battle(tactic, [man(5, 11, blade())], [man(5 + TOUCH, 11, tokens=["done"])]).begin("fight")
    s.play("use own_tactic a1", dice=[6, 6])
    assert len(s.told("auto_wound")) == 1


@rule("KT-TACTIC-03")
def test_a_longer_consolidation() -> None:
    tactic = own("move_bonus", "fight_activation", move="consolidate", amount=2)
    s = battle(tactic, [man(5, 11, blade())], [man(5 + TOUCH, 11, tokens=["done"]), man(12, 11)]).begin("fight")
    s.play("use own_tactic a1", dice=[4, 4, 1, 6])
    assert s.asked == "consolidate_path"
    assert s.verdict("path 10,11").rule == ""
    assert s.verdict("path 10.1,11").rule != ""


@rule("KT-TACTIC-03")
def test_what_one_side_uses_keeps_nothing_from_the_other() -> None:
    """Both have the same kind of tactic; the first has used its own."""
    tactic = own("move_bonus", "fight_activation", move="pile_in", amount=2)
    a, b = [man(5, 11, tokens=["charged"])], [man(10, 11, tokens=["charged"])]
    s = Scene(a, b, tactics=([tactic], [Tactic(id="other", name=NOTHING, cp=1, when=tactic.when, effect=tactic.effect)]),
              cp=(1, 1)).begin("fight")
    s.play("use own_tactic a1", "halt", "halt")                 # neither piles in nor consolidates
    assert used(s, "other") == ["use other b1"]


@rule("KT-TACTIC-03")
@pytest.mark.parametrize(("move", "action", "far", "dice"), [
    ("normal", "normal a1", 13, []), ("advance", "advance a1", 15, [2]),
])
def test_a_longer_move(move: str, action: str, far: int, dice: Sequence[int]) -> None:
    s = battle(own("move_bonus", "movement_start", move=move, amount=2, who="own_model"), [man(5, 11)]).begin("move_start")
    s.play("use own_tactic a1", action, dice=dice)
    assert s.verdict(f"path {far},11").rule == ""
    assert s.verdict(f"path {far}.1,11").rule != ""


@rule("KT-TACTIC-03")
def test_a_longer_charge() -> None:
    s = battle(own("move_bonus", "movement_start", move="charge", amount=2, who="own_team"), [man(5, 11)],
               [man(5 + TOUCH + 8, 11)]).begin("move_start")
    s.play("use own_tactic", "charge a1", "none b1", dice=[4, 1])
    assert s.asked == "charge_path"


@rule("KT-TACTIC-03")
def test_an_effect_on_the_team_reaches_only_those_it_is_made_for() -> None:
    tactic = own("status", "shooting_start", status="obscured_to_all", who="own_team", keyword="drone")
    s = battle(tactic, [man(5, 11, keywords=("Drone",)), man(5, 15)], [man(15, 11, gun(), gun(id="other"))])
    s.begin("shoot_start").play("use own_tactic", "shoot b1", "fire gun a1", "fire other a2", dice=[4, 1])
    assert to_hit(s) == [-1, 0]


@rule("KT-TACTIC-03", "KT-TACTIC-15")
def test_effects_of_two_tactics_last_side_by_side() -> None:
    drones = own("status", "shooting_start", status="obscured_to_all", who="own_team", keyword="drone")
    shooter = man(15, 11, gun(), gun(id="other"), gun(id="third"))
    s = Scene([man(5, 11), man(5, 15, keywords=("Drone",)), man(5, 19)], [shooter],
              tactics=([PRINTED["smoke_screen"], drones], []), cp=(2, 0))
    s.begin("shoot_start").play("use smoke_screen a1", "use own_tactic", "shoot b1")
    s.play("fire gun a1", "fire other a2", "fire third a3", dice=[1, 1, 1])
    assert to_hit(s) == [-1, -1, 0]


@rule("KT-TACTIC-15")
def test_a_tactic_for_the_team_is_offered_only_if_it_helps_one_of_those_it_is_made_for() -> None:
    """The drone is unhurt, and the man who is hurt is no drone."""
    tactic = own("heal", "movement_start", who="own_team", amount=2, keyword="drone")
    for drone, offered in ((4, []), (3, [NO_MODEL])):
        s = battle(tactic, [man(5, 11, wounds=4, hp=drone, keywords=("Drone",)), man(5, 15, wounds=4, hp=1)])
        (made,) = s.board.of_faction[0]
        assert models_for(s.board, s.state, Seat(0), made, NO_MODEL) == offered


@rule("KT-TACTIC-03")
def test_a_whole_team_may_be_healed() -> None:
    tactic = own("heal", "movement_start", who="own_team", amount=2)
    s = battle(tactic, [man(5, 11, wounds=4, hp=1), man(5, 15, wounds=4, hp=3), man(5, 18)], [man(28, 20, wounds=3, hp=1)])
    s.begin("move_start").play("use own_tactic")
    assert [s.hp(name) for name in ("a1", "a2", "a3", "b1")] == [3, 4, 1, 1]


@rule("KT-TACTIC-03", "KT-TACTIC-15")
def test_only_the_hurt_of_those_a_tactic_is_made_for_are_healed() -> None:
    """a2 is no drone; a3 is one, and sound."""
    drone: dict[str, Any] = {"wounds": 4, "keywords": ("Drone",)}
    tactic = own("heal", "movement_start", who="own_team", amount=2, keyword="drone")
    s = battle(tactic, [man(5, 11, hp=1, **drone), man(5, 15, wounds=4, hp=1), man(5, 18, **drone)])
    s.begin("move_start").play("use own_tactic")
    assert [s.hp(name) for name in ("a1", "a2", "a3")] == [3, 1, 4]
    assert s.told("healed") == [(0, 3)]


@rule("KT-TACTIC-01", "KT-TACTIC-02")
def test_a_tactic_that_costs_nothing_is_offered_without_points_and_once() -> None:
    tactic = own("heal", "movement_start", cp=0, who="own_model", amount=1, needs=("lost_hp",))
    s = battle(tactic, [man(5, 11, wounds=4, hp=1)], cp=(0, 0)).begin("move_start").play("use own_tactic a1")
    assert (s.hp("a1"), s.asked) == (2, "move")


def test_what_files_may_give_to_weapons_is_what_the_rules_know_to_give() -> None:
    assert set(known_words.GRANTED) == set(model_profiles.GRANTED)


@pytest.mark.parametrize(("effect", "when", "message"), [
    ({"op": "grant_ability", "ability": "assault", "weapons": "all_ranged"}, "shoot_activation", "effect.ability"),
    ({"op": "grant_ability", "ability": "torrent", "weapons": "all_ranged"}, "shoot_activation", "effect.ability"),
    ({"op": "grant_ability", "ability": "melta", "weapons": "all_ranged"}, "shoot_activation", "effect.ability"),
    ({"op": "grant_ability", "ability": "lethal_hits", "weapons": "all_melee"}, "shoot_activation", "effect.weapons"),
    ({"op": "grant_ability", "ability": "lethal_hits"}, "fight_activation", "effect.weapons"),
    ({"op": "reroll_ones", "roll": "hit", "weapons": "one_ranged"}, "fight_activation", "effect.weapons"),
    ({"op": "modify_roll", "roll": "nerve", "amount": 1, "weapons": "all_melee"}, "nerve", "effect.weapons"),
])
def test_an_effect_that_would_do_nothing_is_refused(effect: dict[str, Any], when: str, message: str) -> None:
    plain = json.loads(changed(FACTION, "tactics", 0, "when", to=when))
    with pytest.raises(BadContent, match=rf"tactics\[drift\].{message}"):
        read_faction(changed(plain, *EFFECT, to=effect), "mine.json")


@rule("KT-TACTIC-03")
def test_a_hit_roll_may_be_made_worse() -> None:
    s = battle(own("modify_roll", "shoot_activation", roll="hit", amount=-1), [man(5, 11, gun())], [man(15, 11)])
    s.begin("shoot").play("shoot a1", "use own_tactic a1", "fire gun b1", dice=[4])
    assert (to_hit(s), hits(s)) == ([-1], [(4, False)])


@rule("KT-TACTIC-03")
def test_the_end_of_one_effect_leaves_those_on_other_rolls_and_on_other_models() -> None:
    tactic = own("modify_roll", "shoot_activation", roll="hit", amount=1)
    s = battle(tactic, [man(5, 11), man(5, 15)])
    (made,) = s.board.of_faction[0]
    for model in (0, 1):
        faction_effects.grant(s.state, made.number, Model(model))
    faction_effects.end_of(s.board, s.state, Model(0), "wound")
    assert [each.whom for each in faction_effects.grants_in(s.state)] == [0, 1]
    faction_effects.end_of(s.board, s.state, Model(0), "hit")
    assert [each.whom for each in faction_effects.grants_in(s.state)] == [1]


@rule("KT-TACTIC-03")
def test_an_effect_that_names_no_weapons_helps_blades_and_guns() -> None:
    s = battle(own("modify_roll", "fight_activation", roll="hit", amount=1), [man(5, 11, gun(), blade())])
    (made,) = s.board.of_faction[0]
    kind = s.board.kind[Model(0)]
    assert all(faction_effects.is_about(made, NO_SLOT, arm) for arm in (*kind.shots, *kind.melee))


@rule("KT-TACTIC-03", "KT-TEAMS-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_effect_on_a_team_is_for_the_team_that_uses_it(seat: int) -> None:
    """Also that of the second seat, and not for the first model of the table."""
    one = own("modify_roll", "shooting_start", who="own_team", roll="hit", amount=1)
    s = Scene([man(5, 11, gun()), man(5, 14, gun())], [man(15, 11, gun()), man(15, 14, gun())], cp=(1, 1),
              initiative=seat, tactics=([one], []) if seat == 0 else ([], [one]))
    s.begin("shoot_start").play("use own_tactic")
    assert [faction_effects.bonus_to(s.board, s.state, s.number(name), "hit") for name in ("a1", "a2", "b1", "b2")] == (
        [1, 1, 0, 0] if seat == 0 else [0, 0, 1, 1])


@rule("KT-TACTIC-03", "KT-TACTIC-15")
@pytest.mark.parametrize(("needs", "suited"), [
    (("stationary",), ["a2"]), (("unshaken",), ["a1", "a2", "a4"]), (("lost_hp",), ["a1", "a3"]),
    (("unshaken", "lost_hp"), ["a1"]), (("stationary", "lost_hp"), [])])
def test_an_effect_suits_only_models_that_meet_all_its_needs(needs: tuple[str, ...], suited: list[str]) -> None:
    one = own("modify_roll", "shooting_start", who="own_model", roll="hit", amount=1, needs=needs)
    s = battle(one, [man(5, 5, gun(), wounds=2, hp=1), man(5, 8, gun(), tokens=["stationary"]),
                     man(5, 11, gun(), wounds=2, hp=1, shaken=True), man(5, 14, gun())], [man(15, 11)])
    assert [use.split()[-1] for use in used(s.begin("shoot_start"), "own_tactic")] == suited


@rule("KT-TACTIC-15", "KT-RULING-25")
def test_a_weapon_with_one_profile_that_an_ability_improves_may_be_given_it() -> None:
    one = own("grant_ability", "shoot_activation", who="self", weapons="one_ranged", ability="sustained_hits:1")
    two = gun(id="two", profiles=[profile("std"), profile("rich", abilities=("sustained_hits:1",))])
    s = battle(one, [man(5, 11, two, gun())], [man(15, 11)]).begin("shoot").play("shoot a1", "use own_tactic a1")
    assert (s.asked, s.options()) == ("weapons", ["with two.std", "with gun"])
