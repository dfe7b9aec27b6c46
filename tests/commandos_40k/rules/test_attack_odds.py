"""The told chances of attacks (rules/attack_odds.py) are those of the rules: every face of every die is played out."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from bocage.core.action import PASS
from bocage.core.decision import Steps
from bocage.core.dice import ForkingDice, Fork, Tape
from bocage.core.table import Table
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules import attack_odds, attacks, shooting
from bocage.games.commandos_40k.rules.attack_odds import Spread, Standing
from bocage.games.commandos_40k.rules.attacks import Volley, melee_volley, ranged_volley
from bocage.games.commandos_40k.rules.asking import above
from bocage.games.commandos_40k.rules.sights import look
from tests.commandos_40k.scene import Man, Scene, blade, box, gun, man
from tests.marks import rule
from tests.positions import put_lines

Fates = dict[Standing, Fraction]
A, B = Model(0), Model(1)


def played_out(s: Scene, volley: Callable[[], Volley], number: int) -> tuple[Fates, dict[str, Fraction]]:
    """How the target stands after so many attacks, and how often things happened: by the rules themselves, along every branch.

    One attack after another, so that what came to the same is played on only once.
    """
    told: dict[str, Fraction] = {}
    fates: dict[tuple[int, int, bool], Fraction] = {(s.state.hp[B], s.state.light[B], False): Fraction(1)}
    for _ in range(number):
        before, fates = fates, {}
        for (hp, light, over), likely in before.items():
            then = {(hp, light, over): Fraction(1)} if over else one_attack(s, volley, hp, light, told, likely)
            for standing, weight in then.items():
                fates[standing] = fates.get(standing, Fraction(0)) + likely * weight
    found: Fates = {}
    for (hp, light, _), weight in fates.items():
        found[hp, light] = found.get((hp, light), Fraction(0)) + weight
    return found, told


def one_attack(s: Scene, make: Callable[[], Volley], hp: int, light: int, told: dict[str, Fraction],
               likely: Fraction) -> dict[tuple[int, int, bool], Fraction]:
    """One attack on a target that stands so; ``told`` gets the events that happened, as often as they are likely."""
    fates: dict[tuple[int, int, bool], Fraction] = {}
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while waiting:
        faces, weight = waiting.pop()
        state, volley = s.state.copy(), make()
        put_lines(RULESET, s.board, state, f"b1: hp {hp}, light-wounds {light}")
        table = Table(s.board, state, Tape(ForkingDice(), faces), [])
        try:
            keep_successes(attacks.attacks(table, volley, 1))
        except Fork as fork:
            whole = sum(share for _, share in fork.branches)
            waiting += [([*faces, *more], weight * Fraction(share, whole)) for more, share in fork.branches]
            continue
        standing = state.hp[B], state.light[B], volley.over
        fates[standing] = fates.get(standing, Fraction(0)) + weight
        for event in table.events or ():
            told[event.name] = told.get(event.name, Fraction(0)) + likely * weight
    return fates


def keep_successes(steps: Steps) -> None:
    """Plays the attack; the only question that may come is whether a success is re-rolled for nothing, and it is not."""
    decision = next(steps, None)
    while decision is not None:
        assert [action.verb for action in decision.options] == ["again", "pass"], "nobody may be asked here"
        try:
            decision = steps.send(PASS)
        except StopIteration:
            return


def same(fate: attack_odds.Fate, truth: Fates) -> bool:
    keys = {key for key in fate if fate[key]} | set(truth)
    return all(abs(fate.get(key, 0) - truth.get(key, 0)) < 1e-9 for key in keys)


def shot_at(s: Scene, snap: bool = False, settled: bool = False) -> Callable[[], Volley]:
    return lambda: ranged_volley(s.board, s.state, A, s.board.kind[A].shots[0], B, look(s.board, s.state, A, B), snap, settled)


WALL = box(12, 10, 12.4, 10.95, 3, "climb", "block")
SHOTS: dict[str, tuple[Man, Man, dict[str, Any]]] = {
    "plain": (man(5, 11, gun(attacks=2)), man(13, 11), {}),
    "two hit points": (man(5, 11, gun(attacks=3, damage=2, ap=-1)), man(13, 11, wounds=3), {}),
    "light wounds": (man(5, 11, gun(attacks=2, skill=3), light=1), man(13, 11, light=2), {}),
    "three light wounds": (man(5, 11, gun(attacks=2, damage=2)), man(13, 11, light=3), {}),
    "light wounds ease": (man(5, 11, gun(damage=2)), man(13, 11, light=2), {"trauma_light_wound_mod": "-1"}),
    "shaken": (man(5, 11, gun(attacks=2), shaken=True), man(13, 11), {}),
    "torrent": (man(5, 11, gun("torrent", attacks=3, skill=None)), man(13, 11, wounds=2), {}),
    "random damage": (man(5, 11, gun(attacks=2, strength=8, ap=-3, damage="D3")), man(13, 11, wounds=3), {}),
    "melta": (man(5, 11, gun("melta:2", attacks=1, strength=9, ap=-4, damage="D3")), man(13, 11, wounds=4), {}),
    "twin": (man(5, 11, gun("twin_linked", attacks=2)), man(13, 11, toughness=5), {}),
    "devastating": (man(5, 11, gun("devastating_wounds", attacks=2, ap=-1)), man(13, 11, save=2), {}),
    "devastating twin": (man(5, 11, gun("devastating_wounds", "twin_linked", attacks=2)), man(13, 11, save=3), {}),
    "lethal": (man(5, 11, gun("lethal_hits", attacks=2, strength=2)), man(13, 11, toughness=6), {}),
    "sustained": (man(5, 11, gun("sustained_hits:2", attacks=2)), man(13, 11, wounds=2), {}),
    "sustained and lethal": (man(5, 11, gun("sustained_hits:1", "lethal_hits", "devastating_wounds", attacks=2, strength=3)),
                             man(13, 11, wounds=2, toughness=5), {}),
    "wounds on": (man(5, 11, gun("wounds_on:3", attacks=2, strength=1)), man(13, 11, toughness=9), {}),
    "feel no pain": (man(5, 11, gun(attacks=2, damage=2)), man(13, 11, fnp=5, wounds=2), {}),
    "feel no pain by the point": (man(5, 11, gun(attacks=2, damage=3)), man(13, 11, fnp=4, wounds=2), {"fnp_per": "point"}),
    "invulnerable": (man(5, 11, gun(attacks=2, ap=-3)), man(13, 11, inv=4, save=3), {}),
    "no save": (man(5, 11, gun(attacks=2, ap=-3)), man(13, 11, save=5), {}),
    "sniper": (man(5, 11, gun("precision", attacks=2), is_="sniper"), man(13, 11), {}),
    "sniper without": (man(5, 11, gun("lethal_hits", attacks=2), is_="sniper"), man(13, 11), {}),
}


@rule("KT-HIT-01", "KT-WOUND-01", "KT-SAVE-01", "KT-FNP-01", "KT-TRAUMA-04")
@pytest.mark.parametrize("name", SHOTS)
@pytest.mark.parametrize("snap", [False, True])
def test_shots_do_what_the_rules_make_of_every_face(name: str, snap: bool) -> None:
    shooter, target, rules = SHOTS[name]
    s = Scene([shooter], [target], **rules)
    make = shot_at(s, snap)
    number = s.board.kind[A].shots[0].attacks.plus
    truth, _ = played_out(s, make, number)
    assert sum(truth.values()) == 1
    shape = attack_odds.shape_of(s.board, s.state, make())
    assert same(attack_odds.suffer(shape, (s.state.hp[B], s.state.light[B]), ((number, 1.0),)), truth)


@rule("KT-TRAUMA-06", "KT-OBSCURE-04")
def test_cover_makes_hits_rarer_and_wounds_lighter() -> None:
    s = Scene([man(5, 11, gun(attacks=2))], [man(13, 11)], [WALL])
    open_field = Scene([man(5, 11, gun(attacks=2))], [man(13, 11)])
    make = shot_at(s)
    assert make().cover == 1
    truth, _ = played_out(s, make, 2)
    told = attack_odds.chances(s.board, s.state, make(), ((2, 1.0),))
    bare = attack_odds.chances(open_field.board, open_field.state, shot_at(open_field)(), ((2, 1.0),))
    assert told.out == pytest.approx(float(truth[0, 0]))
    assert told.light == pytest.approx(float(truth[1, 1]))
    assert told.hits == pytest.approx(2 / 3)
    assert bare.hits == pytest.approx(1.0)
    assert told.light / (told.light + told.out) == pytest.approx(4 / 6)
    assert bare.light / (bare.light + bare.out) == pytest.approx(3 / 6)


@rule("KT-SPEC-10", "KT-WEAPON-09")
def test_the_only_shot_of_a_hail_is_rolled_again_and_a_heavy_weapon_that_stood_still_hits_better() -> None:
    s = Scene([man(5, 11, gun("heavy", skill=5), is_="heavy")], [man(13, 11)])
    make = shot_at(s, settled=True)

    def spared() -> Volley:
        volley = make()
        volley.spare = True
        return volley
    for each, hits in ((make, Fraction(1, 2)), (spared, Fraction(3, 4))):
        truth, _ = played_out(s, each, 1)
        told = attack_odds.chances(s.board, s.state, each(), ((1, 1.0),))
        assert told.hits == pytest.approx(float(hits))
        assert told.out == pytest.approx(float(truth[0, 0]))


@rule("KT-SPEC-02", "KT-SPEC-18")
def test_effects_of_this_phase_count() -> None:
    s = Scene([man(5, 11, gun("sustained_hits:1", attacks=2))], [man(13, 11, is_="veteran", improves="bs")])
    s.set("a1: effects example custom_ammo deadly", "b1: effects survivor cover")
    make = shot_at(s)
    truth, _ = played_out(s, make, 2)
    assert same(attack_odds.suffer(attack_odds.shape_of(s.board, s.state, make()), (1, 0), ((2, 1.0),)), truth)


@rule("KT-FIGHT-12", "KT-SPEC-04", "KT-SPEC-19", "KT-SPEC-20")
@pytest.mark.parametrize("effects", ["none", "combat_master", "frenzy", "combat_master frenzy"])
@pytest.mark.parametrize("intervening", [False, True])
def test_blows_do_what_the_rules_make_of_every_face(effects: str, intervening: bool) -> None:
    s = Scene([man(5, 11, blade(attacks=2, skill=3, ap=-1, damage=2), is_="zealot", tokens=["charge_moved"])],
              [man(6.5, 11, wounds=3, fnp=6)])
    s.set(f"a1: effects {effects}")
    arm = s.board.kind[A].melee[0]

    def make() -> Volley:
        return melee_volley(s.board, s.state, A, arm, B, intervening)
    numbers = attack_odds.blows_of(s.board, s.state, A, arm)
    assert numbers == ((3, 1.0),)
    truth, _ = played_out(s, make, 2)
    assert same(attack_odds.suffer(attack_odds.shape_of(s.board, s.state, make()), (3, 0), ((2, 1.0),)), truth)


@rule("KT-SHOOT-08", "KT-WEAPON-13", "KT-SPEC-10", "KT-SHOOT-13")
@pytest.mark.parametrize(("x", "effects", "attacks", "numbers"), [
    (20, "none", "D3", {1: 1 / 3, 2: 1 / 3, 3: 1 / 3}),
    (13, "none", "D3", {3: 1 / 3, 4: 1 / 3, 5: 1 / 3}),
    (20, "hail", "D3", {1: 1 / 3, 3: 1 / 3, 4: 1 / 3}),
    (13, "hail", 1, {4: 1.0}),
    (20, "none", "2D6", {n: (6 - abs(7 - n)) / 36 for n in range(2, 13)}),
    (20, "none", "D6+1", dict.fromkeys(range(2, 8), 1 / 6)),
])
def test_the_number_of_attacks_is_counted_as_the_rules_count_it(
        x: int, effects: str, attacks: int | str, numbers: dict[int, float]) -> None:
    s = Scene([man(5, 11, gun("rapid_fire:2", attacks=attacks))], [man(x, 11)])
    s.set(f"a1: effects {effects}")
    told: Spread = attack_odds.shots_of(s.board, s.state, A, s.board.kind[A].shots[0], B, shooting.NORMAL)
    assert dict(told) == pytest.approx(numbers)


def test_a_random_number_of_attacks_mixes_what_each_number_does() -> None:
    s = Scene([man(5, 11, gun(attacks="D3"))], [man(13, 11, wounds=2)])
    make = shot_at(s)
    truth: Fates = {}
    for number in (1, 2, 3):
        for standing, weight in played_out(s, make, number)[0].items():
            truth[standing] = truth.get(standing, Fraction(0)) + weight / 3
    numbers = attack_odds.shots_of(s.board, s.state, A, s.board.kind[A].shots[0], B, shooting.NORMAL)
    assert same(attack_odds.suffer(attack_odds.shape_of(s.board, s.state, make()), (2, 0), numbers), truth)


@pytest.mark.parametrize("abilities", [(), ("sustained_hits:2",), ("lethal_hits",), ("lethal_hits", "sustained_hits:1"),
                                       ("twin_linked", "devastating_wounds")])
def test_averages_are_those_of_all_attacks(abilities: tuple[str, ...]) -> None:
    """With so many hit points that no attack is lost, the averages are what the rules tell of."""
    s = Scene([man(5, 11, gun(*abilities, attacks=2, damage=2))], [man(13, 11, wounds=40, fnp=5)])
    make = shot_at(s)
    truth, told = played_out(s, make, 2)
    found = attack_odds.chances(s.board, s.state, make(), ((2, 1.0),))
    assert found.unsaved == pytest.approx(float(told["fnp_rolled"]))
    assert found.damage == pytest.approx(float(sum((40 - hp) * weight for (hp, _), weight in truth.items())))
    rolled = told.get("wound_rolled", 0) - told.get("rerolled", 0) + told.get("auto_wound", 0)
    assert found.hits == pytest.approx(float(rolled))
    saved = told["save_rolled"] + told.get("no_save", 0)
    assert found.wounds == pytest.approx(float(saved))


@rule("KT-DAMAGE-03")
def test_a_second_weapon_finds_the_target_as_the_first_has_left_it() -> None:
    s = Scene([man(5, 11, gun(attacks=2))], [man(13, 11)])
    make = shot_at(s)
    first, _ = played_out(s, make, 2)
    truth: Fates = {}
    for (hp, light), weight in first.items():
        if not hp:
            truth[hp, light] = truth.get((hp, light), Fraction(0)) + weight
            continue
        s.set(f"b1: hp {hp}, light-wounds {light}")
        for standing, share in played_out(s, make, 1)[0].items():
            truth[standing] = truth.get(standing, Fraction(0)) + weight * share
    shape = attack_odds.shape_of(s.board, s.state, make())
    assert same(attack_odds.after([(shape, ((2, 1.0),)), (shape, ((1, 1.0),))], (1, 0)), truth)


@rule("KT-SPEC-10", "KT-REACT-04")
def test_a_hail_of_a_random_number_of_attacks() -> None:
    """A single attack is rolled again, several become one more; in overwatch there is no hail."""
    s = Scene([man(5, 11, gun(attacks="D3"), is_="heavy")], [man(13, 11)])
    s.set("a1: effects hail")
    arm, make = s.board.kind[A].shots[0], shot_at(s)

    def spared() -> Volley:
        volley = make()
        volley.spare = True
        return volley
    out = sum(played_out(s, each, number)[0][0, 0] for each, number in ((spared, 1), (make, 3), (make, 4))) / 3
    told = attack_odds.shot_chances(s.board, s.state, A, arm, B)
    assert told.out == pytest.approx(float(out))
    assert told.nothing + told.hurt + told.light + told.out == pytest.approx(1)
    assert told.hits == pytest.approx((0.75 + 1.5 + 2) / 3)
    snap = attack_odds.shot_chances(s.board, s.state, A, arm, B, shooting.OVERWATCH)
    assert (snap.attacks, snap.hits) == pytest.approx((2, 2 / 6))


@rule("KT-DAMAGE-01")
def test_who_has_several_hit_points_may_lose_one_without_a_light_wound() -> None:
    s = Scene([man(5, 11, gun())], [man(13, 11, wounds=3)])
    told = attack_odds.shot_chances(s.board, s.state, A, s.board.kind[A].shots[0], B)
    assert told.hurt == pytest.approx(1 / 8)
    assert (told.light, told.out) == (0, 0)


@rule("KT-MORALE-04")
@pytest.mark.parametrize(("total", "chance"), [(1, 1000), (2, 972), (7, 417), (11, 28), (12, 0)])
def test_the_sum_of_two_dice_is_above_a_total_that_often(total: int, chance: int) -> None:
    assert above(total) == chance
