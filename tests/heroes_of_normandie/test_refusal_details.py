"""What a refusal adds to its rule: the card, the weapon, the target, the number that is missing (refusals.py)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice, product

import pytest

import bocage
from bocage.core.action import Action
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.match import Match
from bocage.games.heroes_of_normandie import RULESET, refusals
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.fire.firing import targets, why_not_target
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.units import firing_face, units_in_play
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.scene import Scene
from tests.matches import question
from tests.marks import rule
from tests.heroes_of_normandie.test_refusals import on_the_move, refused, said


# --- what a refusal adds to its rule ----------------------------------------------------------------------------------


def added(s: Scene, text: str) -> str:
    """What the refusal of an action names beside the rule."""
    lacking = RULESET.rules.detail(s.board, s.state, s.decision, RULESET.rules.read(s.board, text))
    assert lacking is not None, text
    return lacking.say("en")


@rule("HN-ORDER-01", "HN-ORDER-02", "HN-ORDER-03")
def test_of_an_order_the_token_or_the_unit_is_named() -> None:
    s = Scene()
    s.put("us_rifle_team", "a1")
    s.put("us_captain", "c1", token=3)
    s.put("ge_fire_group", "a9")
    s.set("s1 orders in hand: 1, 2", "s2 orders in hand: 1", "placer: s1")
    s.begin(p.PLACE_ORDERS)
    assert added(s, "order 5 u1") == "You do not have this token in hand."
    assert added(s, "order 1 u2") == "Captain has a token."
    assert added(s, "order 1 u3") == "It is not one of your units on the table."


@rule("HN-RESERVE-01")
def test_of_a_unit_that_stays_in_reserve_the_reason_is_named() -> None:
    s = Scene(lost_token="stays")
    s.put("us_rifle_team", "a1")
    s.put("us_captain", "c1")
    s.put("us_fire_team", "e1")
    s.put("us_support_team", "g1")
    s.put("us_medic", "i1")
    s.set("u2: acted", "u3: marks moved", "u4: token special", "u5: marks lost_token")
    s.reserve()
    assert added(s, "activate u2") == "Captain has been activated this turn."
    assert added(s, "activate u3") == "Fire team has already moved in this phase."
    assert added(s, "activate u4") == "BAR support team has a token."
    assert added(s, "activate u5") == "American medic has lost a token this turn."


@rule("HN-GEN-03", "HN-GEN-08", "HN-ABIL-39", "HN-ABIL-34", "HN-ABIL-28", "HN-FIRE-05", "HN-FIRE-06")
def test_of_a_shot_the_weapon_the_ability_or_the_target_is_named() -> None:
    s = Scene()
    s.put("us_captain", "a1")
    s.put("ge_fire_group", "a9")
    s.activate(0)
    assert added(s, "fire second normal") == "Captain has no such weapon."
    for manner in ("suppressive", "sniper", "burst"):
        assert added(s, f"fire main {manner}") == "This weapon of Captain does not have the ability."
    s.quietly("move")
    assert added(s, "fire main normal") == "This weapon of Captain has no Fire on the Move."
    assert added(s, "turn") == "Captain has no other posture."
    s = Scene("..B..")
    s.put("us_captain", "a1")
    s.put("ge_fire_group", "e1")
    s.activate(0)
    assert added(s, "fire main normal") == "Captain has nothing to fire at with this weapon."


@rule("HN-CARD-03")
def test_of_a_card_that_is_aimed_amiss_its_own_words_are_told() -> None:
    s = Hands()
    s.put("us_rifle_team", "a1", token=3)
    s.put("us_captain", "c1")
    s.put("us_medic", "o9")
    s.put("us_fire_team", "a2", token=4)
    s.give(0, "c25")
    s.begin(p.WINDOW).answer("play c25")
    assert (s.asked, s.options()) == ("aim_card", ["on u1", "on u4"])
    assert refused(s, "on u3") == "HN-CARD-03"
    assert added(s, "on u3").startswith("Runner: In the Activation phase")


@rule("HN-FIRE-06", "HN-FIRE-12", "HN-ABIL-10", "HN-GEN-05", "HN-LOS-02", "HN-ARC-02", "HN-ABIL-27")
@pytest.mark.parametrize("scenario", ["bridge", "battle"])
def test_a_weapon_can_hit_exactly_the_targets_that_no_rule_forbids(scenario: str) -> None:
    """``targets`` looks for all enemies at once, for speed; ``why_not_target`` asks one after the other."""
    common = {"", "HN-FIRE-12", "HN-GEN-05", "HN-LOS-02", "HN-ABIL-27"}
    rng = random.Random(scenario)
    reasons: Counter[str] = Counter()
    for number in range(4):
        match = bocage.new("heroes_of_normandie", scenario=scenario, seats=["anna", "ben"], seed=f"targets/{number}")
        while match.decision is not None:
            if rng.random() < 0.05:
                b, s = match.board, match.state
                watch = Watch(b, s)
                for unit in units_in_play(s):
                    for weapon in firing_face(b, s, unit).weapons:
                        found = {foe for foe, _ in targets(watch, unit, weapon)}
                        for foe in s.units():
                            reason = why_not_target(watch, unit, weapon, foe)
                            assert (foe in found) == (reason == "")
                            reasons[reason] += 1
            match.play(rng.choice(match.decision.options))
        if common <= set(reasons):
            break
    assert common <= set(reasons) <= common | {"HN-FIRE-06", "HN-FIRE-08", "HN-ABIL-10", "HN-ARC-02"}


@rule("HN-ABIL-19", "HN-CARD-13")
@pytest.mark.parametrize("seed", range(3))
def test_no_refusal_depends_on_what_others_hide(seed: int) -> None:
    """Whatever one may type is refused alike, by a rule that exists, in games that differ only in what the asked seat does not
    know."""
    law = {each.id for each in (*catalogue(RULESET.folder).rule, *catalogue(RULESET.folder).ruling)}
    match = bocage.new("heroes_of_normandie", scenario="hedgerow", seats=["anna", "ben"], seed=f"refusals {seed}")
    rng = random.Random(seed)
    compared = 0
    while match.decision is not None:
        if rng.random() < 0.03:
            seat = match.decision.by[0]
            twin = match.twin(seat, random.Random(seed))
            for action in refused_actions(match, rng):
                reason = RULESET.rules.why_not(match.board, match.state, match.decision, action)
                assert reason in law
                assert RULESET.rules.why_not(twin.board, twin.state, question(twin), action) == reason, action.text
                assert said(match, action) == said(twin, action)
                compared += 1
        match.play(rng.choice(match.decision.options))
    assert compared > 1000


def refused_actions(match: Match, rng: random.Random) -> list[Action]:
    """Of each verb some actions that are not allowed now."""
    lexicon = match.board.lexicon
    found: list[Action] = []
    for verb, signature in SIGNATURES.items():
        names = [rng.sample(known, min(8, len(known))) for known in (list(lexicon.names[letter]) for letter in signature)]
        found += [lexicon.act(verb, *args) for args in islice(product(*names), 30)]
    return [action for action in found if not question(match).allows(action)]


# --- the weapon that is aimed, the number that is missing -------------------------------------------------------------


@rule("HN-FIRE-06", "HN-ABIL-27", "HN-GEN-05", "HN-EQUIP-03", "HN-ABIL-34")
def test_a_target_is_refused_for_the_weapon_and_the_manner_that_are_aimed() -> None:
    """A tank's second weapon has a cross against heavy vehicles; a Panzerfaust reaches four squares; a sniper shoots at
    infantry."""
    s = Scene(army=("us; us_8th_regiment", "ge; ge_902 = panzerfaust"))
    tank = s.put("us_m4_sherman", "e9", facing="n")
    s.put("ge_panzer_iv", "e3", facing="s")
    s.put("ge_fire_group", "c6")
    s.put("ge_fire_group", "g6")
    s.activate(tank).play("fire second normal")
    assert (s.asked, refused(s, "at e3")) == ("aim", "HN-GEN-05")
    s = Scene(army=("us; us_8th_regiment", "ge; ge_902 = panzerfaust"))
    group = s.put("ge_fire_group", "e9", tile=0)
    for at in ("e6", "g7", "c4"):
        s.put("us_willys_50cal", at, facing="s")
    s.activate(group).play("fire main panzerfaust")
    assert (s.asked, refused(s, "at c4")) == ("aim", "HN-ABIL-27")
    assert added(s, "at c4") == "The target is 5 squares away, the range is 4."
    s = Scene()
    sniper = s.put("us_sniper", "e9")
    s.put("ge_zundapp", "c6", facing="s")
    for at in ("e6", "g7"):
        s.put("ge_fire_group", at)
    s.activate(sniper).play("fire main sniper")
    assert (s.asked, refused(s, "at c6")) == ("aim", "HN-GEN-05")


@rule("HN-INDIRECT-03", "HN-INDIRECT-07", "HN-EQUIP-09", "HN-EQUIP-01")
def test_an_intersection_is_refused_by_the_rule_of_what_is_fired() -> None:
    house = Building(id="h", rooms=((3, 1, 4, 2),), doors=((3, 2, "S"),))
    rows = ". . . . . . . .\n. . . h h . . .\n. . . h h . . .\n" + ". . . . . . . .\n" * 5
    s = Scene(rows, [house], army=("us; us_8th_regiment = -, frag_grenades, he_shells", "ge; ge_902"))
    team, mortar = s.put("us_fire_team", "b7", tile=0), s.put("us_mortar_60", "g8", face=p.BACK, tile=0)
    s.activate(mortar).play("fire main template")
    assert (s.asked, refused(s, "point @e3")) == ("aim_point", "HN-INDIRECT-03")
    s.activate(team).play("fire main grenade")
    assert (s.asked, refused(s, "point @g3")) == ("aim_point", "HN-EQUIP-09")
    tank = s.put("us_m5_stuart", "d7", tile=0, facing="n")
    s.activate(tank).play("fire main he")
    assert (s.asked, refused(s, "point @d1")) == ("aim_point", "HN-EQUIP-01")


@rule("HN-ABIL-31", "HN-SETUP-01", "HN-EQUIP-04")
def test_what_is_laid_out_too_far_says_how_far_that_is() -> None:
    match = bocage.new("heroes_of_normandie", scenario="hedgerow", seats=["anna", "ben"], seed="refusals")
    seen: set[str] = set()
    for _ in range(200):
        decision = match.decision
        if decision is None or decision.kind not in ("deploy", "deploy_who", "deploy_where", "deploy_facing", "deploy_side",
                                                     "lay_position"):
            break
        for square in match.board.lexicon.squares if decision.kind in ("deploy_where", "lay_position") else ():
            action = match.board.lexicon.read(f"place {square}")
            if action not in decision.options:
                why = refusals.why_not(match.board, match.state, decision, action)
                told = refusals.detail(match.board, match.state, decision, action)
                seen.add(why)
                if why == "HN-ABIL-31":
                    assert told is not None
                    assert told.distance > told.most > 0
        match.play(next((option for option in decision.options if option.text == "deploy_ambush"), decision.options[0]))
    assert {"HN-SETUP-06", "HN-ABIL-31"} <= seen


@rule("HN-ACT-01", "HN-RESERVE-07", "HN-SPECIAL-03", "HN-CARD-01", "HN-ASSAULT-01", "HN-VEH-04", "HN-EQUIP-10", "HN-EQUIP-13")
def test_a_refusal_names_the_moment_and_what_is_missing() -> None:
    s = Scene(army=("us; us_8th_regiment = -, hedgerow_cutter, first_aid", "ge; ge_902"))
    team, car = s.put("us_fire_team", "e9", token=2), s.put("us_willys_50cal", "g9", facing="n", token=p.SPECIAL)
    foe = s.put("ge_fire_group", "a1", token=1)
    s.put("us_fire_team", "a9")
    s.give(0, "c03")
    s.set("s1: special-orders 1", "initiative: us", "side to act: us").begin(p.WINDOW)
    assert s.asked == "before_activation"
    assert refused(s, "activate u1") == "HN-ACT-01"
    assert [added(s, text) for text in (f"special {s.name(team)}", f"special {s.name(foe)}")] == [
        "Fire team has no special order.", "It is not one of your units on the table."]
    assert (refused(s, "use hedgerow_cutter"), refused(s, "use first_aid")) == ("HN-EQUIP-10", "HN-EQUIP-13")
    assert (refused(s, "play c03"), added(s, "play c03").split(":")[0]) == ("HN-CARD-01", "Move Out")
    on_the_move(s, team)
    assert (refused(s, "assault e8"), added(s, "assault e8")) == ("HN-ASSAULT-01", "No enemy stands there.")
    on_the_move(s, car)
    assert (refused(s, "drive a1 n"), added(s, "drive a1 n")) == ("HN-VEH-04", "One movement point does not lead there.")
    s.reserve().play(f"activate {s.name(3)}")
    assert (s.asked, refused(s, f"activate {s.name(team)}")) == ("reserve_move", "HN-RESERVE-07")


@rule("HN-EQUIP-06", "HN-EQUIP-12", "HN-ABIL-28", "HN-CARD-13", "HN-MULTI-12")
def test_bombs_and_bursts_say_what_is_missing() -> None:
    army = ("us; us_8th_regiment = -, demolition_charge, sticky_bomb", "ge; ge_902")
    s = Scene(". . . .\n. p . .\n. . . .\n. . . .", army=army)
    s.put("us_rifle_team", "b3", tile=0)
    s.reserve().play("activate u1", "stop")
    assert s.asked == "place_bomb"
    assert added(s, "charge d4") == "There is no structure next to the unit."
    assert added(s, "attach d4") == "No enemy vehicle next to the unit stands there."
    s = Scene()
    gun = s.put("us_30cal", "e9", face=p.BACK)
    for at in ("e6", "f6"):
        s.put("ge_panzer_iv", at, facing="s")                       # +0 against heavy vehicles
    s.activate(gun)
    assert (s.asked, refused(s, "fire main burst")) == ("act", "HN-ABIL-28")
    assert added(s, "fire main burst").endswith("is too small to be split: two targets need +2.")
