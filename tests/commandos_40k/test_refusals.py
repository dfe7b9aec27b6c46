"""Every refusal names the rule that forbids the action, and only from what its player may know (refusals.py)."""

from __future__ import annotations

from random import Random

import pytest

from bocage.core.action import PASS, Action
from bocage.core.errors import Illegal, Unreadable
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.match import Match
from bocage.games.commandos_40k import RULESET, refusals
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import SIGNATURES
from bocage.games.commandos_40k.printed_tactics import PRINTED
from tests.commandos_40k.asking import some_game
from tests.commandos_40k.before import before
from tests.commandos_40k.scene import TOUCH, Scene, blade, box, gun, man
from tests.marks import rule

KNOWN = {entry.id for entry in catalogue(RULESET.folder).rule}


def refused(s: Scene, text: str) -> str:
    """The rule that forbids an action which is not allowed."""
    decision = s.decision
    assert decision is not None
    action = PASS if text == "pass" else s.read(text)
    assert not decision.allows(action), f"{text!r} is allowed: {decision}"
    return RULESET.rules.why_not(s.board, s.state, decision, action)


# --- before the battle ------------------------------------------------------------------------------------------------


@rule("KT-DEPLOY-01", "KT-MISSION2-02", "KT-OBJ-03", "KT-MISSION2-04", "KT-MOVE-06")
def test_markers_and_models_are_set_where_the_mission_allows() -> None:
    s = Scene([man(None), man(None)], [man(None)], [box(12, 10, 14, 12, 3, "climb", "block")])
    s.begin("markers", until="recon")
    assert refused(s, "marker 2,11") == "KT-MISSION2-02"
    assert refused(s, "marker 12,11") == "KT-OBJ-03"
    assert refused(s, "at 5,5") == "KT-DEPLOY-01"
    assert refused(s, "deploy a1") == "KT-DEPLOY-01"
    s = Scene([man(None), man(None)], [man(None)])
    s.set("deploying: a")
    s.begin("deploy", until="forward").play("deploy a1")
    assert refused(s, "at 12,11") == "KT-MISSION2-04"
    assert refused(s, "marker 12,11") == "KT-MISSION2-02"
    s.play("at 5,11", "at 25,11")
    assert refused(s, "at 5.5,11") == "KT-MOVE-04"


@rule("KT-RECON-01", "KT-RECON-04")
def test_a_card_is_one_of_six_and_a_trap_has_its_moment() -> None:
    s = Scene([man(None)], [man(None)], [box(12, 10, 14, 12, 3, "climb", "block")]).begin("recon", until="halves")
    assert refused(s, "trap piece1") == "KT-RECON-04"
    assert refused(s, "hold a1") == "KT-RECON-03"
    assert refused(s, "pass") == "KT-RECON-01"


# --- paths ------------------------------------------------------------------------------------------------------------


def told(s: Scene, text: str, lang: str = "en") -> str:
    """A refusal as its player reads it."""
    found = RULESET.rules.detail(s.board, s.state, s.decision, s.read(text))
    return found.say(lang) if found is not None else ""


@rule("KT-GEOM-20", "KT-GEOM-22", "KT-GEOM-24")
def test_a_path_that_is_refused_is_told_with_its_cost_and_the_place() -> None:
    wall = box(9, 9, 9.5, 13, 3, "impassable", "block")
    s = Scene([man(5, 11)], [man(25, 11)], [wall]).begin("move").play("normal a1")
    assert told(s, "path 5,14 5,19").startswith(
        "The path costs 8″, the move allows 6″; that is used up on leg 2, at 5, 17")
    assert told(s, "path 8.5,11").startswith("The path breaks this rule on leg 1, at 8.37, 11.")
    assert told(s, "path 8.5,11", "fr").startswith("Le trajet enfreint cette règle à l’étape 1, en 8,37")
    assert told(s, "stay a1") == ""


@rule("KT-GEOM-12")
def test_a_path_that_cannot_be_read_is_told_with_the_word_that_is_wrong() -> None:
    s = Scene([man(5, 11)], [man(25, 11)]).begin("move").play("normal a1")
    for text, why in (("path 5,11 5.1234,12", "“5.1234,12” is not a place"), ("path 5", "“5” is not a place"),
                      ("path " + "5,11 " * 33, "33 places; a path has 32 at most"), ("path", "a place is missing"),
                      ("marker 5,11 6,11", "“6,11” is one word too many"),
                      ("pathe 5,11", "“pathe” is not an action of this game. Possible: path")):
        with pytest.raises(Unreadable, match=why):
            s.read(text)


@rule("KT-GEOM-22")
def test_a_match_tells_where_a_path_breaks_a_rule() -> None:
    match, rng = some_game(2), Random(2)
    while not (decision := match.decision) or not decision.kind.endswith("_path"):
        assert decision is not None
        match.play(rng.choice(decision.options))
    with pytest.raises(Illegal, match="on leg 1, at"):
        match.play("path -5,-5")


# --- movement ---------------------------------------------------------------------------------------------------------


@rule("KT-MOVE-01", "KT-MOVE-03", "KT-TRAUMA-09", "KT-CHARGE-01", "KT-FALLBACK-01", "KT-MOVE-02")
def test_whose_part_it_is_who_is_done_and_what_is_open_to_a_model() -> None:
    s = Scene([man(5, 11), man(5, 14), man(out=True)], [man(25, 11)]).begin("move")
    assert refused(s, "normal b1") == "KT-MOVE-01"
    assert refused(s, "normal a3") == "KT-TRAUMA-09"
    assert refused(s, "charge a1") == "KT-CHARGE-01"
    assert refused(s, "fall_back a1") == "KT-FALLBACK-01"
    assert refused(s, "path 6,11") == "KT-MOVE-02"
    assert refused(s, "pass") == "KT-MOVE-02"
    assert refused(s, "shoot a1") == "KT-SHOOT-01"
    s.play("stay a1")
    assert refused(s, "normal a1") == "KT-MOVE-03"
    s.play("normal a2")
    assert refused(s, "end") == "KT-MOVE-01"
    assert refused(s, "stay a1") == "KT-MOVE-01"


@rule("KT-MOVE-03", "KT-TRAUMA-09", "KT-CHARGE-01", "KT-FALLBACK-01", "KT-MOVE-07")
def test_of_a_model_that_cannot_act_so_the_reason_is_told() -> None:
    s = Scene([man(5, 11), man(5, 14), man(out=True), man(24, 3)], [man(25, 11), man(24 + TOUCH, 3)]).begin("move")
    assert told(s, "normal a3").endswith("(a3) is out of action.")
    assert "(b1) is " in told(s, "charge a2")
    assert told(s, "fall_back a1").endswith("(a1) was not in engagement range when the phase began.")
    assert told(s, "normal a4").endswith("(a4) is in engagement range of an enemy.")
    assert told(s, "charge a4").endswith("(a4) is in engagement range of an enemy.")
    s.play("stay a1")
    assert told(s, "normal a1").endswith("(a1) has already been activated in this phase.")
    assert told(s, "normal a1", "fr").endswith("(a1) : cette figurine a déjà été activée dans cette phase.")


@rule("KT-MOVE-07", "KT-STAY-02", "KT-MISSION3-10")
def test_who_is_engaged_stays_or_falls_back_unless_held() -> None:
    s = Scene([man(5, 11)], [man(5 + TOUCH, 11)]).begin("move")
    assert refused(s, "normal a1") == "KT-MOVE-07"
    assert refused(s, "advance a1") == "KT-MOVE-07"
    assert refused(s, "prepare a1") == "KT-STAY-02"
    assert refused(s, "charge a1") == "KT-CHARGE-01"
    s.set("b1: effects pinning")
    s.begin("move")
    assert refused(s, "fall_back a1") == "KT-MISSION3-10"
    s.set("a1: engaged-at-start no", "b1: effects none, engaged-at-start no")
    s.begin("move")
    assert refused(s, "fall_back a1") == "KT-MOVE-07"


@rule("KT-REACT-10", "KT-MISSION2-10", "KT-TACTIC-05")
def test_who_retreated_who_scans_and_who_is_not_the_first() -> None:
    s = Scene([man(5, 11, tokens=["retreated"]), man(5, 14, tokens=["must_stay"])], [man(25, 11)]).begin("move")
    assert refused(s, "prepare a1") == "KT-REACT-10"
    assert refused(s, "normal a2") == "KT-MISSION2-10"
    engaged = Scene([man(5, 14, tokens=["must_stay"])], [man(6.5, 14)]).begin("move")
    assert refused(engaged, "fall_back a1") == "KT-MISSION2-10"
    charged = Scene([man(5, 14)], [man(9, 14, gun(), tokens=["must_stay"])]).begin("move").play("charge a1")
    assert refused(charged, "retreat b1") == "KT-MISSION2-10"
    s = Scene([man(5, 11), man(5, 14)], [man(25, 11)], cp=(1, 0)).begin("move_start").play("use decisive_move a1")
    assert s.asked == "move"
    assert refused(s, "normal a2") == "KT-TACTIC-05"
    assert refused(s, "end") == "KT-TACTIC-05"


@rule("KT-NORMAL-01", "KT-GEOM-20", "KT-TERRAIN-01", "KT-MISSION3-08", "KT-MOVE-04")
def test_a_path_is_refused_by_the_rule_that_it_breaks() -> None:
    s = Scene([man(5, 11)], [man(9, 14)], [box(8, 9, 8.5, 11.5, 3, "climb", "block")]).begin("move").play("normal a1")
    assert refused(s, "path 5,18") == "KT-GEOM-20"
    assert refused(s, "path 9,11") == "KT-TERRAIN-01"
    assert refused(s, "path 7.5,14") == "KT-NORMAL-01"
    assert refused(s, "path 0.2,11") == "KT-MOVE-04"
    assert refused(s, "leave 0,11") == "KT-MISSION3-08"
    assert refused(s, "at 6,11") == "KT-DEPLOY-01"
    assert refused(s, "pass") == "KT-NORMAL-01"


@rule("KT-CHARGE-02", "KT-CHARGE-06", "KT-CHARGE-07", "KT-CHARGE-12")
def test_a_charge_names_targets_in_range_and_must_reach_if_it_can() -> None:
    s = Scene([man(5, 11)], [man(10, 11), man(10, 15), man(25, 11)]).begin("move").play("charge a1")
    assert refused(s, "done") == "KT-CHARGE-02"
    assert refused(s, "target b3") == "KT-CHARGE-02"
    assert refused(s, "target a1") == "KT-CHARGE-02"
    s.play("target b1", "done", "none b1", dice=[3, 4])
    assert s.asked == "charge_path"
    assert refused(s, "halt") == "KT-CHARGE-12"
    assert refused(s, "path 6,11") == "KT-CHARGE-07"
    assert refused(s, "path 8.2,14.2") == "KT-CHARGE-06"


@rule("KT-REACT-01", "KT-REACT-02", "KT-REACT-04", "KT-REACT-07", "KT-REACT-08")
def test_who_may_react_to_a_charge_and_how() -> None:
    s = Scene([man(5, 11)], [man(10, 11, gun()), man(10, 15), man(10, 8, gun(), tokens=["moved"]),
                             man(12, 11, gun(), tokens=["tried"]), man(12, 14, gun())])
    s.begin("move").play("charge a1", "target b1", "target b2", "target b3", "target b4", "done")
    assert s.asked == "react"
    assert refused(s, "overwatch b2") == "KT-REACT-04"
    assert refused(s, "retreat b3") == "KT-REACT-07"
    assert refused(s, "overwatch b4") == "KT-REACT-02"
    assert refused(s, "overwatch b5") == "KT-REACT-01"
    s.play("none b1")
    assert refused(s, "overwatch b1") == "KT-REACT-01"
    s.play("retreat b2")
    assert refused(s, "path 9,15") == "KT-REACT-08"
    assert refused(s, "halt") == "KT-REACT-08"
    assert refused(s, "overwatch b3") == "KT-REACT-01"


# --- shooting ---------------------------------------------------------------------------------------------------------


@rule("KT-SHOOT-01", "KT-SHOOT-02", "KT-SHOOT-04", "KT-SHOOT-07", "KT-ACT-01")
def test_who_may_be_chosen_to_shoot() -> None:
    s = Scene([man(5, 11, gun(), tokens=["prepared"]), man(5, 14, gun()), man(5, 17, gun(), tokens=["tried"]),
               man(5, 20, gun(range=3, id="short"), tokens=["prepared"]), man(5, 5, gun(), tokens=["advanced"]),
               man(5, 8, gun(), tokens=["prepared"])], [man(20, 11, gun())])
    s.begin("shoot")
    assert refused(s, "shoot a2") == "KT-SHOOT-01"
    assert refused(s, "shoot a3") == "KT-SHOOT-04"
    assert refused(s, "shoot a4") == "KT-SHOOT-07"
    assert refused(s, "shoot a5") == "KT-SHOOT-04"
    assert refused(s, "shoot b1") == "KT-SHOOT-01"
    s.play("shoot a1")
    assert refused(s, "shoot a6") == "KT-SHOOT-01"
    s.play("stop")
    assert refused(s, "shoot a1") == "KT-ACT-01"
    s.play("pass")
    assert s.asked_of == 0
    assert refused(s, "shoot a6") == "KT-SHOOT-02"


@rule("KT-SHOOT-05", "KT-SHOOT-06", "KT-SHOOT-07", "KT-WEAPON-06")
def test_a_weapon_is_ones_own_has_not_been_fired_and_reaches_its_target() -> None:
    s = Scene([man(5, 11, gun(), gun(id="short", range=6), gun("grenade", id="bomb"), blade())],
              [man(20, 11, gun(id="other")), man(18, 20), man(13, 3)], [box(12, 14, 13, 18, 3, "climb", "block")])
    s.begin("shoot").play("shoot a1")
    assert refused(s, "fire short b1") == "KT-SHOOT-07"
    assert refused(s, "fire gun b2") == "KT-SHOOT-07"
    assert refused(s, "fire gun a1") == "KT-SHOOT-07"
    assert refused(s, "fire other b1") == "KT-SHOOT-05"
    assert refused(s, "fire blade b1") == "KT-SHOOT-05"
    assert refused(s, "pass") == "KT-SHOOT-05"
    s = Scene([man(5, 11, gun(), gun(id="second"), gun("grenade", id="bomb"))], [man(20, 11)]).begin("shoot")
    s.play("shoot a1", "fire gun b1", dice=[1])
    assert refused(s, "fire gun b1") == "KT-SHOOT-06"
    assert refused(s, "fire bomb b1") == "KT-WEAPON-06"


@rule("KT-ADVANCE-02", "KT-WEAPON-10")
def test_who_advanced_or_is_engaged_uses_only_some_weapons() -> None:
    s = Scene([man(5, 11, gun(), gun("assault", id="light"), tokens=["advanced"])], [man(20, 11)])
    s.begin("shoot").play("shoot a1")
    assert refused(s, "fire gun b1") == "KT-ADVANCE-02"
    s = Scene([man(5, 11, gun(), gun("pistol", id="pistol"))], [man(5 + TOUCH, 11), man(15, 11)])
    s.begin("shoot").play("shoot a1")
    assert refused(s, "fire gun b1") == "KT-WEAPON-10"
    assert refused(s, "fire pistol b2") == "KT-WEAPON-10"


@rule("KT-REACT-04", "KT-SHOOT-09")
def test_overwatch_is_at_the_charger_only() -> None:
    s = Scene([man(5, 11), man(5, 14)], [man(10, 11, gun(attacks=2))]).begin("move").play("charge a1", "overwatch b1")
    assert s.asked == "overwatch"
    assert refused(s, "fire gun a2") == "KT-REACT-04"
    assert refused(s, "allot 1") == "KT-SHOOT-09"


# --- fighting ---------------------------------------------------------------------------------------------------------


@rule("KT-FIGHT-01", "KT-FIGHT-02", "KT-FIGHT-03", "KT-FIGHT-04")
def test_chargers_fight_first_nobody_passes_and_each_fights_once() -> None:
    s = Scene([man(5, 11, tokens=["charged"]), man(5, 14, tokens=["charged"]), man(5, 17)],
              [man(5 + TOUCH, 11), man(5 + TOUCH, 14), man(5 + TOUCH, 17)])
    s.begin("fight")
    assert refused(s, "fight a3") == "KT-FIGHT-01"
    assert refused(s, "fight b1") == "KT-FIGHT-02"
    assert refused(s, "pass") == "KT-FIGHT-03"
    s = Scene([man(5, 11), man(5, 14), man(5, 18)], [man(5 + TOUCH, 11), man(5 + TOUCH, 14)])
    s.set("sub-phase: 1")
    s.begin("fight")
    assert refused(s, "fight a3") == "KT-FIGHT-04"
    assert refused(s, "with bare_hands") == "KT-FIGHT-09"
    s.set("a1: done")
    assert RULESET.rules.why_not(s.board, s.state, s.decision, s.read("fight a1")) == "KT-FIGHT-03"


@rule("KT-FIGHT-09", "KT-FIGHT-10", "KT-FIGHT-06")
def test_blows_are_struck_with_a_weapon_and_all_are_given_out() -> None:
    s = Scene([man(5, 11, blade(attacks=2), blade(attacks=2, id="knife"))], [man(5 + TOUCH, 11), man(5, 11 + TOUCH)])
    s.begin("fight")
    assert s.asked == "weapons"
    assert refused(s, "done") == "KT-FIGHT-09"
    s.play("with blade", "done")
    assert s.asked == "allot_blows"
    assert refused(s, "number 3") == "KT-FIGHT-10"
    s = Scene([man(5, 11, blade())], [man(7, 11)]).begin("fight")
    assert s.asked == "pile_in_path"
    assert refused(s, "path 4.9,11") == "KT-FIGHT-06"


# --- tactics ----------------------------------------------------------------------------------------------------------


@rule("KT-TACTIC-01", "KT-TACTIC-02", "KT-TACTIC-03")
def test_a_tactic_must_be_paid_is_used_once_and_needs_its_specialist() -> None:
    s = Scene([man(5, 11, gun(), light=1, is_="sniper"), man(5, 14, gun(), is_="comms"), man(5, 17, gun())], [man(20, 11)],
              cp=(3, 0))
    s.begin("shoot").play("shoot a1")
    assert refused(s, "use custom_ammo a1") == "KT-TACTIC-03"
    assert refused(s, "use stay_there a1") == "KT-TACTIC-03"
    assert refused(s, "use scanner_spec a2") == "KT-SPEC-06"
    assert refused(s, "use decisive_shot a1") == "KT-TACTIC-04"
    s.play("use deadly_precision a1")
    assert refused(s, "use deadly_precision a1") == "KT-TACTIC-02"
    s.set("team a: cp 0, discount-used", "team b: cp 0")
    assert refused(s, "use scanner_spec a2") == "KT-TACTIC-01"
    assert refused(s, "reroll") == "KT-TACTIC-01"
    assert told(s, "use scanner_spec a2") == "It costs 1 CP, you have 0."
    assert told(s, "reroll", "fr") == "Cela coûte 1 PC, vous en avez 0."


@rule("KT-MISSION1-09", "KT-MISSION1-10", "KT-MISSION2-07")
def test_markers_are_turned_at_their_time_by_who_controls_them() -> None:
    s = Scene([man(5, 11)], [man(20, 11)], mission=p.AIR_ASSAULT, cp=(1, 2))
    s.set("marker m1: at 5 11", "marker m2: at 20 11")
    s.begin("move")
    assert refused(s, "sabotage m1") == "KT-MISSION1-09"
    assert refused(s, "defuse m1") == "KT-MISSION1-10"
    assert refused(s, "flip m1") == "KT-MISSION2-07"
    s.begin("round_end", until="courage")
    assert refused(s, "sabotage m2") == "KT-MISSION1-09"
    assert refused(s, "defuse m1") == "KT-TACTIC-03"


@rule("KT-NERVE-01", "KT-NERVE-07")
def test_nerve_is_tested_by_who_must_and_once() -> None:
    s = Scene([man(5, 11, light=1), man(5, 14, light=1), man(5, 17)], [man(20, 11)]).begin("nerve", until="points")
    assert refused(s, "test a3") == "KT-NERVE-01"
    assert refused(s, "test b1") == "KT-NERVE-01"
    assert refused(s, "keep") == "KT-INIT-03"


# --- all of them ------------------------------------------------------------------------------------------------------


def some_actions(match: Match, rng: Random) -> list[Action]:
    """One of every verb, at random."""
    lexicon = match.board.lexicon
    made = [lexicon.act(verb, *(rng.choice(list(lexicon.numbers[letter].values())) for letter in letters))
            for verb, letters in SIGNATURES.items()]
    places = " ".join(f"{rng.randint(0, 300) / 10},{rng.randint(0, 220) / 10}" for _ in range(2))
    return [*made, PASS, *(match.read(f"{verb} {places}") for verb in ("path", "leave")),
            *(match.read(f"{verb} {places.split()[0]}") for verb in ("at", "marker"))]


@pytest.mark.parametrize("seed", range(3))
def test_any_action_at_any_time_is_allowed_or_refused_by_a_rule_of_the_book(seed: int) -> None:
    match, found = some_game(seed), set()
    rng = Random(seed)
    while match.decision is not None and len(match.moves) < 400:
        if len(match.moves) % 4 == 0:
            for action in some_actions(match, rng):
                if not match.decision.allows(action):
                    found.add(RULESET.rules.why_not(match.board, match.state, match.decision, action))
                    lack = RULESET.rules.detail(match.board, match.state, match.decision, action)
                    assert lack is None or (lack.say("en") and lack.say("fr"))
        match.play(rng.choice(match.decision.options))
    assert found <= KNOWN
    assert len(found) > 40


@rule("KT-MOVE-04", "KT-NORMAL-01", "KT-FLY-02", "KT-DEPLOY-01")
def test_a_refused_place_names_who_or_what_is_in_the_way() -> None:
    s = Scene([man(5, 11), man(9, 11)], [man(5, 16)]).begin("move").play("normal a1")
    assert told(s, "path 10,11").endswith("at 7.74, 11. – (a2) is in the way.")
    assert told(s, "path 5,15").endswith("– (b1) is 1″ away; it must be more than 1″.")
    assert told(s, "path 0.5,11").endswith("That is beyond the edge of the table.")
    assert told(s, "path 0.5,11", "fr").endswith("C’est au-delà du bord de la table.")
    s = Scene([man(5, 11, keywords=("FLY",)), man(9, 11)], [man(5, 16)]).begin("move").play("normal a1")
    assert told(s, "path 9.5,11").endswith("– (a2) is in the way.")
    assert told(s, "path 5,14").endswith("– (b1) is 0.74″ away; it must be more than 1″.")
    s = before("deploy", mission=p.RESCUE).play("deploy a1", "at 5,11", "deploy b1", "at 25,11", "deploy a2")
    assert told(s, "at 5.5,11").endswith("– (a1) is in the way.")
    assert told(s, "at 0.5,11").endswith("That is beyond the edge of the table.")


@rule("KT-SHOOT-04", "KT-SHOOT-07")
def test_who_cannot_shoot_is_told_why() -> None:
    s = Scene([man(5, 11, gun()), man(5, 13, gun(), tokens=["advanced"]), man(5, 15, gun(), tokens=["tried"]), man(5, 17),
               man(5, 3, gun(id="short", range=6)), man(20, 3, gun())], [man(12, 11), man(21.5, 3)]).begin("shoot")
    why = {"a2": "has advanced in this round.", "a3": "has attempted a charge in this round.", "a4": "has no ranged weapon.",
           "a5": "has no target in sight and in range.", "a6": "is in engagement range of an enemy."}
    assert {name: told(s, f"shoot {name}") for name in why} == {name: f"– ({name}) {words}" for name, words in why.items()}


def test_every_rule_that_a_refusal_may_name_is_in_the_book() -> None:
    named = {*refusals.RULE_OF.values(), *(tactic.rule for tactic in PRINTED.values()), *refusals.HALTS.values()}
    assert named <= KNOWN


@rule("KT-RECON-04")
def test_no_refusal_depends_on_where_traps_lie() -> None:
    s = Scene([man(5, 11)], [man(25, 11)], [box(7, 10, 8, 12, 1, "difficult")]).begin("move").play("normal a1")
    texts = ["path 10.5,11", "path 7.5,11 20,20", "at 3,3", "trap piece1", "stay a1", "pass"]

    def told() -> list[str]:
        actions = [PASS if text == "pass" else s.read(text) for text in texts]
        return [RULESET.rules.why_not(s.board, s.state, s.decision, action) for action in actions]
    before = told()
    s.set(f"team b: traps-allowed 1, traps {s.board.trap_sites[0]}")
    assert told() == before


@rule("KT-RULING-85", "KT-SHOOT-04", "KT-SHOOT-06", "KT-WEAPON-06")
def test_a_weapon_that_is_not_left_is_refused_for_the_right_reason() -> None:
    arms = gun("pistol", id="pistol"), gun("pistol", id="second"), gun(), gun("grenade", "pistol", id="bomb")
    s = Scene([man(5, 11, *arms)], [man(6.5, 11), man(20, 11)])
    s.begin("shoot").play("shoot a1", "fire pistol b1", dice=[6, 6, 1, 6])
    assert s.is_out("b1")
    assert s.options("fire") == ["fire second b2"]
    assert refused(s, "fire gun b2") == "KT-SHOOT-04"
    assert refused(s, "fire pistol b2") == "KT-SHOOT-06"
    assert refused(s, "fire bomb b2") == "KT-WEAPON-06"


@rule("KT-SHOOT-07", "KT-CHARGE-02")
def test_a_target_that_is_refused_is_told_with_its_distance_or_what_hides_it() -> None:
    wall = box(9, 5, 9.3, 17, 5, "climb", "block")
    s = Scene([man(5, 11, gun(range=12))], [man(22.26, 3), man(13, 11), man(5, 14)], [wall]).begin("shoot").play("shoot a1")
    assert told(s, "fire gun b1").endswith("17.764″ away; the range is 12″.")
    assert told(s, "fire gun b2").endswith("is out of sight.")
    s = Scene([man(5, 11), man(5, 15)], [man(20, 11), man(10, 11), man(10, 14)]).begin("move").play("charge a1")
    assert told(s, "target b1").endswith("13.74″ away; the range is 12″.")


@rule("KT-MISSION1-02", "KT-MISSION1-05", "KT-MISSION3-02")
def test_a_place_that_is_refused_is_told_with_what_is_too_near() -> None:
    s = before("markers", mission=p.AIR_ASSAULT).play("marker 5,11")
    assert told(s, "marker 3,11") == "It would lie 2″ from the edge; it must be more than 3″."
    assert told(s, "marker 12,11") == "It would lie 5″ from another marker; it must be more than 6″."
    s = before("deploy", mission=p.EXFILTRATION).play("deploy b1")
    assert told(s, "at 3,3") == "The place lies outside the zone."
    s = Scene([man(), man()], [man(20, 11)], round=0, initiative=p.NOBODY, mission=p.AIR_ASSAULT).set("deploying: a")
    s.begin("deploy", until="courage").play("deploy a2", dice=[5])
    assert told(s, "at 16,11").endswith("is 2.74″ away; it must be more than 4″.")
    assert told(s, "at 16,11", "fr").endswith("est à 2,74″\u00a0; il en faut plus de 4″.")


@rule("KT-MISSION1-05", "KT-RULING-56")
def test_who_lands_as_far_away_as_it_can_is_told_the_distance_that_is_left_to_keep() -> None:
    s = Scene([man(), man()], [man(4, 4)], size=(8, 8), round=0, initiative=p.NOBODY, mission=p.AIR_ASSAULT)
    s.set("deploying: a").begin("deploy", until="courage").play("deploy a2", dice=[5])
    assert s.told("lands_nearer") == [(s.number("a2"), 3500)]
    assert told(s, "at 1,1").endswith("is 2.983″ away; it must be more than 3.5″.")


@rule("KT-CHARGE-06", "KT-CHARGE-07", "KT-CHARGE-08", "KT-FIGHT-06", "KT-REACT-08")
def test_a_path_that_ends_wrongly_names_the_enemy_and_the_distances() -> None:
    s = Scene([man(5, 11)], [man(10, 11), man(10, 15)]).begin("move")
    s.play("charge a1", "target b1", "done", "none b1", dice=[3, 4])
    assert told(s, "path 6,11").endswith("– (b1), the nearest target, would be 2.74″ away; it must be 1″ or less.")
    assert told(s, "path 8.2,14.2").endswith("– (b2) is 0.999″ away; it must be more than 1″.")
    s = Scene([man(5, 11)], [man(15, 11), man(5, 14)]).begin("move")
    s.play("charge a1", "target b1", "done", "none b1", dice=[1, 2])
    assert s.asked == "failed_charge_path"
    assert told(s, "path 4,11").endswith("– (b1) is 8.74″ away now and would be 9.74″ away.")
    assert told(s, "path 4,11", "fr").endswith("– (b1) est à 8,74″ et serait à 9,74″.")
    s = Scene([man(5, 11, blade())], [man(7, 11)]).begin("fight")
    assert told(s, "path 4.9,11").endswith("– (b1) is 0.74″ away now and would be 0.84″ away.")
    s = Scene([man(5, 11), man(13, 13.5)], [man(10, 11, gun())]).begin("move").play("charge a1", "retreat b1")
    assert told(s, "path 9,11").endswith("– (a1) is 3.74″ away now and would be 2.74″ away.")
    assert told(s, "path 11.6,12.1").endswith("– (a2) is 0.72″ away; it must be more than 1″.")


@rule("KT-MOVE-04", "KT-TERRAIN-01", "KT-TERRAIN-07", "KT-MOVE-06", "KT-CLIMB-01", "KT-GEOM-13", "KT-OBJ-03")
def test_a_path_through_terrain_names_the_piece_and_one_in_the_air_says_so() -> None:
    wall, rock, crate = (box(8, 9, 8.5, 13, 3, "climb", "block"), box(4, 14, 6, 15, 3, "impassable", "block"),
                         box(1, 10, 3, 12, 1, "climb", "block"))
    s = Scene([man(5, 11)], [man(25, 11)], [wall, rock, crate]).begin("move").play("normal a1")
    assert told(s, "path 9.5,11").endswith("In the way: Obstacle (8.25, 11).")
    assert told(s, "path 9.5,11", "fr").endswith("Décor en cause\u00a0: Obstacle (8,25\u00a0; 11).")
    assert told(s, "path 5,14.5").endswith("In the way: Obstacle (5, 14.5).")
    assert told(s, "path 2,11").endswith("In the way: Obstacle (2, 11).")
    assert told(s, "path 7.37,11,3").endswith("then straight up or down at that place.")
    assert told(s, "path 7.37,11 7.37,11,3 6,11").endswith("Nothing carries the base there.")
    s = Scene([man(5, 11, keywords=("FLY",))], [man(25, 11)], [rock]).begin("move").play("normal a1")
    assert told(s, "path 5,16").endswith("In the way: Obstacle (5, 14.5).")
    assert told(s, "path 6,11,1").endswith("Nothing carries the base there.")
    s = Scene([man(5, 11), man(5 + TOUCH, 11)], [man(25, 11)]).begin("move").play("normal a1")
    assert told(s, "path 9,11").endswith("at 5, 11. – (a2) is in the way."), "not the edge of the table"
    s = before("markers", pieces=[box(10, 10, 12, 12, 3, "impassable")])
    assert told(s, "marker 11,11").startswith("In the way: Obstacle")
    assert told(s, "marker 15,55") == "That is beyond the edge of the table."


@rule("KT-TEAMS-01", "KT-SHOOT-01", "KT-SHOOT-02", "KT-NERVE-01", "KT-REACT-04", "KT-REACT-07")
def test_a_model_that_cannot_act_is_told_whose_it_is_and_what_is_wrong_with_it() -> None:
    s = Scene([man(5, 11)], [man(25, 11)]).begin("move")
    assert told(s, "normal b1") == "– (b1) belongs to your opponent."
    assert told(s, "normal b1", "fr") == "– (b1)\u00a0: cette figurine est à votre adversaire."
    s = Scene([man(5, 11, gun(), tokens=["prepared"]), man(5, 14, gun())], [man(20, 11)]).begin("shoot")
    assert told(s, "shoot a2") == "– (a2) is not Prepared: it shoots in the second sub-phase."
    s.play("pass")
    assert told(s, "shoot a1") == "– (a1) is Prepared: it could shoot only in the first sub-phase."
    s = Scene([man(5, 11, light=1), man(5, 14, light=1), man(5, 17)], [man(20, 11)]).begin("nerve", until="points")
    assert told(s, "test a3") == "– (a3) has no light wound, and its team does not count as broken."
    s = Scene([man(5, 11)], [man(10, 11, gun(range=3, id="short")), man(10, 8, gun(), tokens=["moved"])]).begin("move")
    s.play("charge a1", "target b1", "target b2")
    assert told(s, "overwatch b1").startswith("– (b1) has no weapon that it may use now")
    assert told(s, "retreat b2") == "– (b2) has moved in this phase."
    s = Scene([man(5, 11), man(5, 14)], [man(10, 11), man(out=True), man(10, 14)]).begin("move").play("charge a1")
    assert told(s, "target a2") == "– (a2) is one of your own models."
    assert told(s, "target b2") == "– (b2) is out of action."
    assert told(s.play("target b1"), "target b1") == "– (b1) is declared already."


@rule("KT-TACTIC-02", "KT-TACTIC-03", "KT-TACTIC-15", "KT-MISSION3-10")
def test_a_tactic_that_cannot_be_used_on_a_model_is_told_with_the_reason() -> None:
    a = [man(5, 11, shaken=True), man(5, 14), man(out=True)]
    s = Scene(a, [man(5, 14 + TOUCH)], mission=p.EXFILTRATION, cp=(3, 0)).begin("move_start")
    assert told(s, "use stay_there a1") == "– (a1) is shaken."
    assert told(s, "use stay_there a3") == "– (a3) is out of action."
    assert told(s, "use stay_there b1") == "– (b1) belongs to your opponent."
    assert told(s, "use take_cover a1") == "Your team has no specialist on the battlefield for “Take cover”."
    s.play("use decisive_move a2")
    assert told(s, "use decisive_move a2") == "“Decisive move” has already been used in this phase."
    assert told(s, "use decisive_move a2", "fr") == "«\u00a0Mouvement décisif\u00a0» a déjà servi dans cette phase."


@rule("KT-MISSION2-07", "KT-OBJ-02", "KT-MISSION2-04")
def test_a_marker_that_cannot_be_flipped_and_a_place_in_the_other_half_are_told_with_the_reason() -> None:
    s = Scene([man(5, 11), man(15, 11), man(5, 3)], [man(15, 9), man(5, 3 + TOUCH, z=0)])
    s.set("numbers left: no1, no2, no3, no4, no5, no6", "marker m1: at 5 11", "marker m2: at 15 10", "marker m3: at 25 11",
          "marker m4: at 4 3")
    s.begin("move_end", until="shoot_start")
    assert s.options("flip") == ["flip m1"]
    assert told(s, "flip m2") == "You have 1 model at that marker, your opponent 1."
    assert told(s, "flip m3", "fr") == "Vous avez 0 figurine près de ce pion, votre adversaire 0."
    s = before("deploy").play("deploy a1", "at 5,11", "deploy b1")
    assert told(s, "at 5,11") == "The place lies outside the zone.", "not that an enemy stands there"
