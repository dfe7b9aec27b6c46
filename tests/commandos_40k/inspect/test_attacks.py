"""What a player is told of sight, of shots and blows, and of charges (inspect/attacks.py)."""

from __future__ import annotations

from random import Random

import pytest

from bocage.core.dice import ScriptedDice
from bocage.core.match import Match
from bocage.core.table import Table
from bocage.games.commandos_40k.inspect.answer_types import Attack, ChargeOf, SightOf
from bocage.games.commandos_40k.inspect.attacks import blow_modifiers, shot_modifiers, ways
from bocage.games.commandos_40k.inspect.survey import survey
from bocage.games.commandos_40k.pieces import Model, models_in
from bocage.games.commandos_40k.rules.attacks import melee_volley
from bocage.games.commandos_40k.rules.shooting import NORMAL, volley_at
from bocage.games.commandos_40k.rules.sights import intervening, look
from tests.commandos_40k.asking import WALL, ask, some_game
from tests.commandos_40k.scene import Scene, blade, box, gun, man
from tests.marks import rule


def seen(s: Scene, text: str) -> SightOf:
    found = ask(s, text).sight
    assert found is not None
    return found


def charged(s: Scene, text: str) -> ChargeOf:
    found = ask(s, text).charge
    assert found is not None
    return found


# --- sight ------------------------------------------------------------------------------------------------------------


@rule("KT-LOS-02", "KT-OBSCURE-01", "KT-OBSCURE-03")
def test_sight_shows_every_point_and_what_hides_it() -> None:
    s = Scene([man(5, 11)], [man(13, 11), man(9, 11), man(20, 20)])
    through = seen(s, "sight a1 b1")
    assert (through.state, through.visible, through.obscured, through.models) == ("obscured", True, True, ("b2",))
    assert through.covered_model is False
    assert {sample.state for sample in through.samples} == {"veiled"}
    clear = seen(s, "sight a1 b3")
    assert (clear.state, len(clear.samples), clear.parts) == ("clear", 25, ())
    assert clear.eye == (5000, 11000, 1350)
    s.move("b2", 12, 11)
    assert seen(s, "sight a1 b1").covered_model is True


@rule("KT-LOS-03", "KT-TRAUMA-06")
def test_a_wall_hides_and_is_named() -> None:
    s = Scene([man(5, 11), man(5, 14)], [man(10.5, 11)], [WALL])
    hidden = seen(s, "sight a1 b1")
    assert (hidden.state, hidden.visible, hidden.parts) == ("hidden", False, (0,))
    s.move("b1", 10.5, 13.4)
    partly = seen(s, "sight a1 b1")
    assert partly.state == "obscured"
    assert partly.covered_terrain
    assert {"blocked", "clear"} == {sample.state for sample in partly.samples}
    assert ask(s, "model a1").glances[0].state == "obscured"
    assert ask(s, "model b1").glances[0].foe == "a1"        # of an enemy it is answered as well


# --- attacks ----------------------------------------------------------------------------------------------------------


def the_shot(s: Scene, text: str) -> Attack:
    found = ask(s, text)
    (only,) = found.shots or found.blows
    return only


@rule("KT-HIT-04", "KT-NERVE-08", "KT-WEAPON-09", "KT-SPEC-06", "KT-SPEC-14")
def test_a_shot_tells_every_modifier_with_its_rule() -> None:
    s = Scene([man(5, 11, gun("heavy", skill=4), light=1, shaken=True, tokens=["stationary"])], [man(13, 11), man(9, 11)])
    s.set("a1: effects scanned", "b1: effects cover")
    found = the_shot(s, "shot a1 gun b1")
    assert {each.rule: each.amount for each in found.hit.modifiers} == {
        "KT-HIT-04": -1, "KT-NERVE-08": -1, "KT-OBSCURE-04": -1, "KT-SPEC-14": -1, "KT-WEAPON-09": 1, "KT-SPEC-06": 1}
    assert (found.hit.base, found.hit.face) == (4, 6)
    s.set("a1: effects tough scanned")
    assert the_shot(s, "shot a1 gun b1").hit.face == 4


@rule("KT-WOUND-01", "KT-SAVE-01", "KT-INVUL-01", "KT-WEAPON-04", "KT-WEAPON-08", "KT-SPEC-18")
def test_a_shot_tells_what_wounds_and_saves_need() -> None:
    s = Scene([man(5, 11, gun("twin_linked", strength=4, ap=-2), gun("wounds_on:3", "torrent", id="sprayer", skill=None))],
              [man(13, 11, save=3), man(13, 15, save=3, inv=4, toughness=9)])
    s.set("b1: effects survivor")
    one = the_shot(s, "shot a1 gun b1")
    assert (one.wound.base, one.wound.face, one.wound.again) == (4, 5, "failures")
    assert [(each.rule, each.amount) for each in one.wound.modifiers] == [("KT-SPEC-18", -1)]
    assert (one.save.rule, one.save.base, one.save.face) == ("KT-SAVE-01", 3, 5)
    two = the_shot(s, "shot a1 sprayer b2")
    assert (two.hit.rule, two.hit.face, two.wound.rule, two.wound.face) == ("KT-WEAPON-14", 1, "KT-WEAPON-04", 3)
    assert the_shot(s, "shot a1 gun b2").save.rule == "KT-INVUL-01"


@rule("KT-SNAP-01", "KT-REACT-04", "KT-FALLBACK-03")
def test_a_snap_shot_needs_a_six_whatever_the_modifiers() -> None:
    s = Scene([man(5, 11, gun(skill=3), light=2)], [man(13, 11)])
    snap = the_shot(s, "snap a1 gun b1")
    assert (snap.snap, snap.hit.rule, snap.hit.face, snap.hit.modifiers) == (True, "KT-SNAP-01", 6, ())
    assert snap.chances.hits == pytest.approx(1 / 6)
    s.set("a1: fell-back")
    assert the_shot(s, "shot a1 gun b1").snap


@rule("KT-SHOOT-07", "KT-ADVANCE-02", "KT-WEAPON-10", "KT-WEAPON-06", "KT-SHOOT-04")
def test_a_shot_that_is_not_allowed_has_its_rule_and_its_odds_all_the_same() -> None:
    s = Scene([man(5, 11, gun(range=6), gun("grenade", id="bomb")), man(20, 20)], [man(13, 11)])
    assert the_shot(s, "shot a1 gun b1").rule == "KT-SHOOT-07"
    assert the_shot(s, "shot a1 gun b1").chances.hits == pytest.approx(0.5)
    assert the_shot(s, "shot a1 bomb b1").rule == ""
    s.set("team a: grenade-thrown-by a2")
    assert the_shot(s, "shot a1 bomb b1").rule == "KT-WEAPON-06"
    s.set("a1: advanced")
    assert the_shot(s, "shot a1 gun b1").rule == "KT-ADVANCE-02"
    s.set("a1: advanced no")
    s.move("b1", 6.5, 11)
    assert the_shot(s, "shot a1 gun b1").rule == "KT-WEAPON-10"
    s.set("a1: tried-to-charge")
    assert the_shot(s, "shot a1 gun b1").rule == "KT-SHOOT-04"


@rule("KT-WEAPON-13", "KT-WEAPON-05", "KT-TRAUMA-02")
def test_at_half_range_there_are_more_attacks_and_more_damage() -> None:
    s = Scene([man(5, 11, gun("rapid_fire:1", "melta:2", attacks="D3", damage="D3"))], [man(13, 11), man(25, 11)])
    near, far = the_shot(s, "shot a1 gun b1"), the_shot(s, "shot a1 gun b2")
    assert (near.attacks, near.damage, far.attacks, far.damage) == ("D3+1", "D3+2", "D3", "D3")
    assert (near.chances.attacks, far.chances.attacks) == pytest.approx((3, 2))


@rule("KT-FIGHT-08", "KT-FIGHT-11", "KT-FIGHT-14", "KT-SPEC-03", "KT-SPEC-19")
def test_blows_at_engaged_enemies_and_those_after_a_charge() -> None:
    s = Scene([man(5, 11, blade(attacks=2), is_="zealot"), man(20, 20, blade(attacks=2), is_="combat")], [man(13, 11)])
    after_charge = the_shot(s, "blow a1 blade b1")
    assert (after_charge.rule, after_charge.engaged) == ("KT-FIGHT-08", False)
    assert (after_charge.attacks, after_charge.strength) == ("3", 5)
    assert not s.state.charge_moved
    assert [attack.foe for attack in ask(s, "model a1").blows] == ["b1"]
    assert ask(s, "model a2").blows[0].attacks == "3"
    s.move("b1", 6.5, 11)
    engaged = the_shot(s, "blow a1 blade b1")
    assert (engaged.rule, engaged.engaged, engaged.attacks, engaged.strength) == ("", True, "2", 4)
    s.set("a1: tried-to-charge")
    assert the_shot(s, "blow a1 blade b1").rule == "KT-FIGHT-11"
    s.move("b1", 5, 11, 0.9)
    assert [(each.rule, each.amount) for each in the_shot(s, "blow a1 blade b1").hit.modifiers] == [("KT-FIGHT-14", -1)]


def test_the_modifiers_told_are_those_that_the_rules_use() -> None:
    """In games at random, in every phase: what is listed adds up to what the rules count with."""
    compared = 0
    for seed in range(3):
        match = some_game(seed)
        b = match.board
        while match.decision is not None and len(match.moves) < 300:
            s, rng = match.state, Random(f"{seed}/{len(match.moves)}")
            on = models_in(s.on)
            if len(match.moves) % 6 == 0 and len(on) > 1:
                model, foe = rng.sample(on, 2)
                if b.seat[model] != b.seat[foe]:
                    compared += compare(match, model, foe)
            match.play(rng.choice(match.decision.options))
    assert compared > 20


def compare(match: Match, model: Model, foe: Model) -> int:
    b, s, names = match.board, match.state, match.board.lexicon.models
    g = Table(b, s, ScriptedDice([]))
    for arm in b.kind[model].shots:
        volley = volley_at(g, model, arm, foe, NORMAL)
        told = shot_modifiers(b, s, volley, look(b, s, model, foe), bool(s.stationary >> model & 1))
        assert sum(each.amount for each in told) == volley.modifier
        assert survey(b, s, None, f"shot {names[model]} {arm.name} {names[foe]}") is not None
    for arm in b.kind[model].melee:
        between = intervening(b, s, model, foe)
        volley = melee_volley(b, s, model, arm, foe, between)
        assert sum(each.amount for each in blow_modifiers(b, s, volley, between)) == volley.modifier
        assert survey(b, s, None, f"blow {names[model]} {arm.name} {names[foe]}") is not None
    return 1


@rule("KT-SHOOT-05", "KT-MOVE-07")
def test_a_model_is_told_all_that_it_could_do() -> None:
    s = Scene([man(5, 11, gun(), gun("pistol", id="pistol", range=12), is_="scout")], [man(13, 11), man(25, 11)])
    found = ask(s, "model a1")
    assert {(shot.weapon, shot.foe) for shot in found.shots} == {("gun", "b1"), ("gun", "b2"), ("pistol", "b1")}
    assert [(each.kind, each.least, each.most) for each in found.ranges] == [
        ("normal", 6000, 6000), ("advance", 7000, 12000), ("charge", 2000, 12000)]
    s.move("b1", 6.5, 11)
    found = ask(s, "model a1")
    assert {(shot.weapon, shot.foe) for shot in found.shots} == {("pistol", "b1")}
    assert [each.kind for each in found.ranges] == ["fall_back"]
    assert {attack.foe for attack in found.blows} == {"b1"}


@rule("KT-MOVE-07", "KT-REACT-10", "KT-CHARGE-01", "KT-FALLBACK-01")
def test_a_model_is_told_of_the_moves_that_are_open_to_it() -> None:
    """a1 is engaged from the start, a2 since an enemy charged it, a3 has retreated, a4 is free by now, a5 has nobody to
    charge."""
    team = [man(5, 5), man(5, 9), man(5, 13, tokens=["retreated"]), man(12, 5), man(28, 21)]
    s = Scene(team, [man(6.5, 5), man(6.5, 9), man(20, 3)]).set("a2: engaged-at-start no", "a4: engaged-at-start").begin("move")
    told = {name: [each.kind for each in ask(s, f"model {name}").ranges] for name in s.names[:5]}
    assert told == {"a1": ["fall_back"], "a2": [], "a3": [], "a4": ["normal", "advance", "charge", "fall_back"],
                    "a5": ["normal", "advance"]}
    assert told == {name: [verb for verb in ("normal", "advance", "charge", "fall_back") if f"{verb} {name}" in s.options()]
                    for name in told}


@rule("KT-ACT-01", "KT-SHOOT-02", "KT-RULING-23")
def test_who_has_shot_or_let_its_moment_pass_is_told_no_shots() -> None:
    s = Scene([man(5, 11, gun(), tokens=["prepared"]), man(5, 15, gun())], [man(13, 11)]).begin("shoot")
    assert ask(s, "model a1").shots
    s.play("pass")
    assert s.asked == "shoot_next"
    assert (ask(s, "model a1").shots, bool(ask(s, "model a2").shots)) == ((), True)
    s = Scene([man(5, 11, gun(), tokens=["shot"])], [man(13, 11)])
    assert ask(s, "model a1").shots == ()


# --- charges ----------------------------------------------------------------------------------------------------------


@rule("KT-CHARGE-05", "KT-CHARGE-07", "KT-CHARGE-02")
def test_a_charge_needs_the_least_total_that_reaches() -> None:
    s = Scene([man(5, 11)], [man(13, 11), man(11, 16), man(25, 11)])
    found = charged(s, "charge a1 b1 b2 b3")
    assert [(aim.foe, aim.total) for aim in found.aims] == [("b1", 6), ("b2", 6), ("b3", 0)]    # 8″ and 7.81″ between centres
    assert [aim.chance for aim in found.aims] == [pytest.approx(26 / 36), pytest.approx(26 / 36), 0]
    assert (found.total, found.chance) == pytest.approx((6, 26 / 36))
    assert ways(2) == 36 == sum(ways(total) - ways(total + 1) for total in range(2, 13))
    behind = Scene([man(5, 11)], [man(13, 11)], [WALL])
    assert charged(behind, "charge a1 b1").total > 6


@rule("KT-RECON-05", "KT-CHARGE-07", "KT-TRAUMA-04", "KT-REACT-04")
def test_a_charge_is_told_the_known_traps_on_its_way() -> None:
    """A 1 on the trap and a 4 on the trauma roll stop it. Overwatch may leave it with a light wound: then a 3 stops it."""
    s = Scene([man(5, 11)], [man(13, 11, gun())], [box(8, 7, 9, 15, 0, "difficult")]).begin("move")
    s.set("team b: recon lay_traps, recon-works, traps-allowed 1, traps piece1")
    hidden = charged(s, "charge a1 b1")
    assert hidden.chance == hidden.aims[0].chance == pytest.approx(ways(hidden.total) / 36)
    s.set("team b: traps-shown piece1")
    for seat in (0, 1):
        known = ask(s, "charge a1 b1", seat).charge
        assert known is not None
        assert known.total == hidden.total
        assert known.chance == known.aims[0].chance == pytest.approx(hidden.chance * 11 / 12)
    (threat,) = charged(s, "charge a1 b1").threats
    light = threat.light - threat.out
    assert light > 0
    assert threat.arrives == pytest.approx(hidden.chance * 11 / 12)
    assert threat.arrives_under_fire == pytest.approx(hidden.chance * ((1 - threat.light) * 11 / 12 + light * 8 / 9))


@rule("KT-TERRAIN-05", "KT-RECON-08", "KT-CHARGE-07")
def test_a_charge_is_told_the_dangerous_terrain_on_its_way() -> None:
    """Two pieces: the second test finds the charger whole, or with a light wound. A survey of the ground cancels half of it."""
    s = Scene([man(5, 11)], [man(13, 11)], [box(x, 0, x + 0.5, 22, 0, "dangerous") for x in (7, 9)]).begin("move")
    found = charged(s, "charge a1 b1")
    through = 5 / 6 * 11 / 12 + 1 / 12 * (1 - 1 / 6 * 4 / 6)
    assert found.chance == pytest.approx(ways(found.total) / 36 * through)
    s.set("team a: recon survey_ground, recon-works")
    through = 11 / 12 * 23 / 24 + 1 / 24 * (1 - 1 / 12 * 4 / 6)
    surveyed = charged(s, "charge a1 b1")
    assert surveyed.chance == pytest.approx(ways(surveyed.total) / 36 * through)
    assert surveyed.total < found.total                     # no longer difficult either


@rule("KT-TERRAIN-05", "KT-CHARGE-07")
def test_a_charge_that_rolls_enough_for_a_safer_target_does_not_risk_the_way_to_another() -> None:
    s = Scene([man(5, 11)], [man(9, 11), man(5, 19)], [box(6, 0, 7, 22, 0, "dangerous")]).begin("move")
    found = charged(s, "charge a1 b1 b2")
    near, far = found.aims
    assert found.total == near.total < far.total
    assert near.chance == pytest.approx(ways(near.total) / 36 * 11 / 12)
    assert far.chance == pytest.approx(ways(far.total) / 36)
    assert found.chance == pytest.approx((ways(near.total) - ways(far.total)) / 36 * 11 / 12 + far.chance)


@rule("KT-GEOM-23", "KT-CHARGE-07")
def test_a_charge_needs_no_more_than_a_straight_leg_past_a_friend() -> None:
    s = Scene([man(5, 11), man(8.8, 10.2)], [man(11.1, 11)]).begin("move").play("charge a1")
    assert charged(s, "charge a1").total == 4
    s.play("none b1", dice=[2, 2])
    assert s.asked == "charge_path"
    assert s.options("path")


@rule("KT-GEOM-23", "KT-CHARGE-07")
def test_a_target_that_only_a_narrow_leg_reaches_is_told_its_total_beside_one_that_is_easy_to_reach() -> None:
    """b1 as in the scene before; b2 is reached by the same total."""
    s = Scene([man(5, 11), man(8.8, 10.2)], [man(11.1, 11), man(5, 17.1)])
    assert [(aim.foe, aim.total) for aim in charged(s, "charge a1 b1 b2").aims] == [("b1", 4), ("b2", 4)]


@rule("KT-CHARGE-02", "KT-CHARGE-06")
def test_while_targets_are_named_each_is_told_as_if_it_were_declared_besides_those_named() -> None:
    """b1 stands in the way to b2: if it is not declared, its engagement range is closed."""
    s = Scene([man(5, 11)], [man(9.6, 11), man(12, 11)]).begin("move").play("charge a1")
    assert s.asked == "charge_targets"
    found = charged(s, "charge a1")
    assert [(aim.foe, aim.declared, aim.total) for aim in found.aims] == [("b1", False, 3), ("b2", False, 7)]
    assert (found.total, found.chance, found.out) == (0, 0, 0)                  # nobody is named yet
    s.play("target b2")
    found = charged(s, "charge a1")
    assert [(aim.foe, aim.declared, aim.total) for aim in found.aims] == [("b2", True, 7), ("b1", False, 3)]
    assert found.total == 7
    assert found.chance == pytest.approx(21 / 36)
    s.play("target b1")
    assert s.view(0).models[0].targets == ("b1", "b2")
    assert [roll.total for roll in found.rolls] == list(range(3, 13))
    assert [roll.chance for roll in found.rolls][0::9] == [pytest.approx(35 / 36), pytest.approx(1 / 36)]


@rule("KT-CHARGE-06", "KT-REACT-01")
def test_a_reaction_is_told_the_charge_with_all_its_targets() -> None:
    """b1 cannot react, yet it is declared: the way to b2 leads through its engagement range."""
    s = Scene([man(5, 11)], [man(9.6, 11, tokens=["tried"]), man(12, 11, gun(attacks=6, strength=8))]).begin("move")
    s.play("charge a1", "target b1", "target b2")
    assert (s.asked, s.options()) == ("react", ["overwatch b2", "retreat b2", "none b2"])
    (threat,) = charged(s, "charge a1").threats
    assert (threat.foe, threat.declared) == ("b2", True)
    assert threat.arrives == pytest.approx(26 / 36)        # 6+
    assert threat.out > 0
    assert threat.arrives_under_fire == pytest.approx(26 / 36 * (1 - threat.out))


@rule("KT-REACT-04", "KT-REACT-02", "KT-CHARGE-04")
def test_a_charge_is_told_the_fire_that_it_runs_into() -> None:
    flame = gun("torrent", id="flamer", skill=None, attacks=3, strength=4)
    s = Scene([man(5, 11)], [man(13, 11, gun(attacks=2), flame), man(11, 16, tokens=["tried"])])
    found = charged(s, "charge a1 b1 b2")
    (threat,) = found.threats
    assert (threat.foe, threat.overwatch, threat.retreat) == ("b1", True, True)
    assert threat.hits == pytest.approx(2 / 6 + 3)
    assert all(attack.snap for attack in threat.attacks)
    snap, burn = (next(a.chances for a in threat.attacks if a.weapon == weapon) for weapon in ("gun", "flamer"))
    assert threat.out == found.out
    # After a light wound from the first weapon the second finds the charger weaker, so it is more than either alone.
    assert max(snap.out, burn.out) < threat.out < snap.out + burn.out + snap.light
    assert threat.light == pytest.approx(1 - snap.nothing * burn.nothing)


@rule("KT-WEAPON-06")
def test_a_grenade_is_thrown_at_a_charger_only_if_it_does_more() -> None:
    bomb = gun("grenade", id="bomb", attacks=6, strength=8, range=12)
    s = Scene([man(5, 11)], [man(13, 11, gun(), bomb)])
    assert [attack.weapon for attack in charged(s, "charge a1 b1").threats[0].attacks] == ["bomb"]
    weak = gun("grenade", id="bomb", strength=2, range=12)
    s = Scene([man(5, 11)], [man(13, 11, gun(attacks=3), weak)])
    assert [attack.weapon for attack in charged(s, "charge a1 b1").threats[0].attacks] == ["gun"]


@rule("KT-SHOOT-06", "KT-WEAPON-06", "KT-SHOOT-04", "KT-RULING-85")
def test_in_its_activation_a_model_is_told_of_the_weapons_that_it_has_left() -> None:
    arms = gun(), gun(id="other"), gun(id="twice"), gun(id="twice"), gun("grenade", id="bomb")
    s = Scene([man(5, 11, *arms)], [man(13, 11, wounds=9)])
    s.begin("shoot").play("shoot a1")
    assert {each.weapon for each in ask(s, "model a1").shots} == {"gun", "other", "twice", "bomb"}
    s.play("fire gun b1", dice=[1])
    assert {each.weapon for each in ask(s, "model a1").shots} == {"other", "twice"}
    assert the_shot(s, "shot a1 gun b1").rule == "KT-SHOOT-06"
    assert the_shot(s, "shot a1 bomb b1").rule == "KT-WEAPON-06"
    s.play("fire twice b1", dice=[1])
    assert {each.weapon for each in ask(s, "model a1").shots} == {"other", "twice"}
    assert the_shot(s, "shot a1 twice b1").rule == ""
    s.play("fire twice b1", "fire other b1", dice=[1, 1])
    assert s.asked == ""
    assert ask(s, "model a1").shots == ()
    engaged = Scene([man(5, 11, gun("pistol", id="pistol"), gun())], [man(6.5, 11), man(20, 11)])
    engaged.begin("shoot").play("shoot a1", "fire pistol b1", dice=[6, 6, 1, 6])
    assert engaged.is_out("b1")
    assert engaged.asked == ""                      # the gun may not be fired although its bearer is free by now


@rule("KT-SHOOT-06", "KT-REACT-04", "KT-REACT-05")
def test_what_is_fired_in_overwatch_is_fired_again_in_the_shooting_phase() -> None:
    s = Scene([man(5, 11, blade())], [man(13, 11, gun(), gun(id="other"))])
    s.begin("move").play("charge a1", "overwatch b1", "fire gun a1", dice=[1])
    assert s.asked == "overwatch"
    assert s.options("fire") == ["fire other a1"]
    assert {each.weapon for each in ask(s, "model b1").shots} == {"other"}
    assert the_shot(s, "snap b1 gun a1").rule == "KT-SHOOT-06"
    s.play("stop", dice=[1, 1])
    assert s.state.fired == 0
    assert {each.weapon for each in ask(s, "model b1").shots} == {"gun", "other"}


@rule("KT-REACT-04", "KT-SNAP-01", "KT-SNAP-03")
def test_while_a_model_fires_on_overwatch_its_card_tells_of_snap_shots() -> None:
    s = Scene([man(5, 11, blade())], [man(13, 11, gun(skill=3)), man(13, 14, gun(skill=3))])
    s.begin("move").play("charge a1", "target b1", "done", "overwatch b1")
    assert s.asked == "overwatch"
    assert [(each.snap, each.hit.face) for each in ask(s, "model b1").shots] == [(True, 6)]
    assert [(each.snap, each.hit.face) for each in ask(s, "model b2").shots] == [(False, 3)], "its next shot is an ordinary one"
