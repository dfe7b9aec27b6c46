"""Every refusal names the rule that forbids the action, and only from what its player may know (refusals.py)."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import bocage
from bocage.core.action import Action
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.errors import Illegal, Unreadable
from bocage.core.match import Match
from bocage.games.operation_commando import RULESET
from bocage.games.operation_commando.actions import SIGNATURES
from bocage.games.operation_commando.board import RULE_OF_EVENTS, RULE_OF_KIND, RULE_OF_MOMENT
from bocage.games.operation_commando.pieces import CROSS, DE
from bocage.games.operation_commando.refusals import BIDDING, IN_COMBAT, RULE_OF
from tests.marks import rule
from tests.operation_commando.cross import cross
from tests.operation_commando.scene import Scene, scene


def facing(us: str, de: str, scenario: str = "initiation", **more: Any) -> Scene:
    """Each side has its first card in the Combat; the American is to bid."""
    m = scene(scenario, us=us, de=de, **more)
    return m.does(f"commit {de.split()[0]}", "stop", f"commit {us.split()[0]}").let_pass()


# --- units ------------------------------------------------------------------------------------------------------------


@rule("OC-INTER-01", "OC-COMBAT-03", "OC-USPHASE-02")
def test_a_card_that_is_not_in_the_hand_is_refused_by_the_rule_that_asks_for_one_of_the_hand() -> None:
    m = scene(us="us_radio us_waco", de="de_ost")
    assert m.refused("commit de_stug") == "OC-INTER-01"
    m.does("commit de_ost", "stop")
    assert m.refused("commit us_hq") == "OC-COMBAT-03"
    assert m.refused("action us_perfect_shot") == "OC-COMBAT-03"
    assert m.refused("commit de_ost") == "OC-COMBAT-03"
    assert m.refused("action us_grenade") == "OC-COMBAT-03"  # and if he held it, he could not play it either
    assert scene(phase="us_events").refused("play us_airdrop") == "OC-USPHASE-02"


@rule("OC-INTER-01", "OC-COMBAT-02", "OC-COMBAT-04", "OC-CANCEL-01", "OC-COMBAT-06")
def test_a_card_of_the_other_side_is_refused_as_such_only_where_a_card_could_be_played() -> None:
    m = scene("graignes", "road", us="us_radio us_waco", de="de_ss_recon de_m24")
    assert m.refused("commit us_recon") == "OC-INTER-01"
    m.does("commit de_ss_recon")
    assert m.refused("commit us_recon") == "OC-COMBAT-02"    # not for want of Support
    m.does("action de_m24")
    assert m.ask == "cancel"
    with pytest.raises(Illegal) as refused:
        m.match.check("commit de_ss_pio")
    assert refused.value.say("en").endswith("“commit” is not among the present choices. Possible: pass.")
    m.does("stop", "commit us_radio").let_pass()
    assert m.refused("commit de_ss_pio") == "OC-COMBAT-04"
    assert m.refused("pass") == "OC-COMBAT-06"


@rule("OC-SUPPORT-07", "OC-TOKEN-12", "OC-COMBAT-11")
def test_each_refusal_of_an_hq_says_why() -> None:
    assert facing("us_hq", "de_luftlande").refused("ability") == "OC-SUPPORT-07"
    assert facing("us_hq", "de_ost", us_tokens={"plus1": 1}).refused("ability") == "OC-TOKEN-12"
    assert facing("us_hq", "de_ost").does("ability").refused("ability") == "OC-COMBAT-11"
    assert facing("us_jeep", "de_ost").refused("ability") == "OC-COMBAT-11"


@rule("OC-CANCEL-01", "OC-CANCEL-08", "OC-CANCEL-09")
def test_each_refusal_of_a_cancel_card_says_why() -> None:
    m = scene(us="us_foiled us_sabotage us_jeep", de="de_ost de_m24")
    assert m.refused("cancel us_foiled") == "OC-CANCEL-01"  # nothing was played that it could cancel
    m.does("commit de_ost").play("action de_m24")
    assert m.ask == "cancel"
    assert m.refused("cancel us_sabotage") == "OC-CANCEL-09"
    assert m.refused("cancel us_jeep") == "OC-CARD-01"
    assert m.refused("cancel de_sniper") == "OC-CANCEL-01"


@rule("OC-BARRICADE-02", "OC-BARRICADE-07", "OC-GRAIGNES-14", "OC-GRAIGNES-15", "OC-GRAIGNES-21")
def test_each_refusal_of_a_terrain_of_graignes_says_why() -> None:
    m = cross(us="us_diversion", control="n1 us", barricade=CROSS.index("n2"))
    for place, law in (("n2", "OC-BARRICADE-02"), ("n1", "OC-GRAIGNES-21"), ("e2", "OC-GRAIGNES-14")):
        assert refusal(m, f"attack {place}") == law
    m.does("attack e1", "play us_diversion")
    for place, law in (("n2", "OC-BARRICADE-07"), ("e1", "OC-GRAIGNES-15"), ("w3", "OC-GRAIGNES-14")):
        assert refusal(m, f"divert {place}") == law


@rule("OC-PROD-01", "OC-PROD-03", "OC-PROD-06")
def test_each_refusal_of_a_production_site_says_why() -> None:
    m = cross(at="w1", phase="production", engaged="n3", control="e1 us, e2 us, e3 us").idle_until("production")
    for place, law in (("n3", "OC-PROD-03"), ("e3", "OC-PROD-06"), ("n1", "OC-PROD-01")):
        assert refusal(m, f"produce {place}") == law


def refusal(m: Match, action: str) -> str:
    with pytest.raises(Illegal) as refused:
        m.check(action)
    return refused.value.rule


@rule("OC-CARD-01")
def test_only_a_red_card_is_committed_and_only_a_yellow_one_is_an_action() -> None:
    m = scene(us="us_radio us_waco", de="de_ost de_m24")
    assert m.refused("commit de_m24") == "OC-CARD-01"
    m.does("commit de_ost", "stop")
    assert m.refused("action us_radio") == "OC-CARD-01"


@rule("OC-COMBAT-03", "OC-INTER-01")
def test_units_are_committed_in_the_assault_only() -> None:
    m = scene(phase="us_events", us="us_radio", de="de_ost")
    assert m.refused("commit us_radio") == "OC-COMBAT-03"
    m.does("stop")
    assert (m.asked, m.refused("commit de_ost")) == ("de", "OC-INTER-01")


@rule("OC-CARD-04")
def test_a_marsh_lets_no_vehicle_in() -> None:
    m = scene(terrain="marsh", us="us_jeep us_radio", de="de_stug de_ost")
    assert m.options() == ["commit de_ost", "abandon"]
    assert m.refused("commit de_stug") == "OC-CARD-04"
    m.does("commit de_ost", "stop")
    assert m.refused("commit us_jeep") == "OC-CARD-04"


@rule("OC-GEN-02")
def test_the_bocage_forbids_a_second_unit_in_the_first_combat_and_not_later() -> None:
    m = facing("us_radio us_recon us_demolition", "de_ost de_ost", "utah", terrain="bocage", de_tokens={})
    assert m.refused("commit us_recon") == "OC-GEN-02"
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_recon", "commit us_demolition").let_pass()
    assert len(m.units("us")) == 2


# --- cards with a moment of their own ---------------------------------------------------------------------------------


@rule("OC-USPHASE-04", "OC-DEPHASE-03")
def test_events_are_over_when_the_assault_has_begun() -> None:
    m = scene(us="us_regroup us_radio", de="de_ost de_supply")
    assert m.refused("play de_supply") == "OC-DEPHASE-03"
    m.does("commit de_ost", "stop")
    assert m.refused("play us_regroup") == "OC-USPHASE-04"


@rule("OC-USPHASE-02", "OC-DEPHASE-02")
def test_an_event_that_comes_too_early_is_not_told_that_its_phase_is_over() -> None:
    m = scene(phase="progression_events", us="us_cut_wires us_regroup", de="de_floods de_supply")
    assert (m.asked, m.refused("play us_regroup")) == ("us", "OC-USPHASE-02")
    m.does("pass")
    assert (m.asked, m.refused("play de_supply")) == ("de", "OC-DEPHASE-02")
    m.let_pass().does("stop")
    assert (m.ask, m.refused("play de_supply")) == ("extra_draw", "OC-DEPHASE-02")


@rule("OC-PROG-04", "OC-RULING-13", "OC-GRAIGNES-15", "OC-PROD-08", "OC-RULING-44", "OC-SIZE-02", "OC-CANCEL-01")
@pytest.mark.parametrize(("scenario", "side", "card", "law"), [
    ("historical", "us", "us_cut_wires", "OC-PROG-04"), ("historical", "us", "us_tactical", "OC-RULING-13"),
    ("graignes", "us", "us_diversion", "OC-GRAIGNES-15"), ("graignes", "us", "us_h_villagers", "OC-PROD-08"),
    ("graignes", "de", "de_h_retreat", "OC-RULING-44"), ("initiation", "de", "de_trench", "OC-SIZE-02"),
    ("initiation", "us", "us_foiled", "OC-CANCEL-01"), ("initiation", "de", "de_smine", "OC-CANCEL-01")])
def test_a_card_with_its_own_moment_is_refused_at_any_other(scenario: str, side: str, card: str, law: str) -> None:
    terrain = "road" if scenario == "graignes" else "crossroads"
    m = scene(scenario, terrain, us=f"us_hq {card}" if side == "us" else "us_hq", de=f"de_patrol {card}" if side == "de" else
              "de_patrol", dice="N").does("commit de_patrol")
    if side == "us":
        m.does("stop", "commit us_hq")
    assert m.refused(f"play {card}") == law
    assert m.refused(f"action {card}") == law


@rule("OC-PERM-03")
def test_a_permanent_event_is_not_put_in_play_in_the_assault() -> None:
    m = scene("utah", "crossroads", us="us_p_air us_radio", de="de_ost").does("commit de_ost", "stop")
    assert m.refused("play us_p_air") == "OC-PERM-03"


@rule("OC-ACTION-01")
def test_combat_actions_are_for_combats() -> None:
    m = scene(phase="us_events", us="us_waco")
    assert m.refused("action us_waco") == "OC-ACTION-01"


# --- tokens -----------------------------------------------------------------------------------------------------------


@rule("OC-TOKEN-01", "OC-TOKEN-02", "OC-TOKEN-03", "OC-TOKEN-10")
def test_each_refusal_of_a_token_says_why() -> None:
    m = scene(us="us_radio", de="de_ost").does("commit de_ost", "stop")
    assert m.refused("token 0/+1") == "OC-TOKEN-02"         # no unit yet
    m.does("commit us_radio").let_pass()
    assert m.refused("token 0/+3") == "OC-TOKEN-01"         # he owns none
    assert m.refused("token 0/+1 second") == "OC-TOKEN-03"  # there is no second unit
    assert m.refused("token dark") == "OC-TOKEN-10"         # nobody ever owns one


@rule("OC-GEN-02")
def test_a_card_that_forbids_tokens_is_the_reason() -> None:
    m = scene(us="us_radio", de="de_ost de_heavy_fire").does("commit de_ost", "action de_heavy_fire", "stop", "commit us_radio")
    m.let_pass()
    assert m.refused("token 0/+1") == "OC-GEN-02"


# --- the rest ---------------------------------------------------------------------------------------------------------


@rule("OC-COMBAT-06", "OC-INTER-01")
def test_one_abandons_where_a_unit_is_due_and_stops_where_one_bids() -> None:
    m = scene(us="us_radio", de="de_mg42", phase="de_events")
    assert m.refused("abandon") == "OC-INTER-01"
    m.does("stop")
    assert m.refused("stop") == "OC-COMBAT-06"
    m.does("commit de_mg42", "stop", "commit us_radio").let_pass()
    assert m.refused("abandon") == "OC-COMBAT-06"           # he is behind: he stops


def test_every_verb_has_a_rule_for_its_refusal_and_every_such_rule_exists() -> None:
    law = catalogue(RULESET.folder)
    known = {each.id for each in (*law.rule, *law.ruling)}
    with_own_reasons = {"commit", "play", "action", "token"}
    assert set(SIGNATURES) - with_own_reasons <= set(RULE_OF)
    of_cards = {*RULE_OF_MOMENT.values(), *RULE_OF_KIND.values(), *RULE_OF_EVENTS.values()}
    assert set(RULE_OF.values()) | of_cards <= known


@rule("OC-INFO-03")
def test_no_refusal_depends_on_what_the_other_side_holds() -> None:
    """Whatever one may type in a Combat is refused alike in games that differ only in the German's hand and pile."""
    m = facing("us_radio us_waco us_mine us_foiled us_regroup us_hq", "de_luftlande de_m24 de_sniper de_trench").match
    twins = [m.twin(0, random.Random(seed)) for seed in range(6)]
    assert len({tuple(sorted(twin.state.hand[DE])) for twin in (m, *twins)}) > 3
    for action in refused_actions(m):
        reason = why_not(m, action)
        for twin in twins:
            assert why_not(twin, action) == reason, action.text


@pytest.mark.parametrize("scenario", ["historical", "utah", "graignes"])
def test_what_is_offered_in_a_combat_is_exactly_what_no_rule_forbids(scenario: str) -> None:
    """Options and refusals ask the same predicates: an action is offered if and only if no broken rule is found."""
    m = bocage.new("operation_commando", scenario, ["us", "de"], seed="offered")
    rng = random.Random(3)
    lexicon = m.board.lexicon
    every = [lexicon.act(verb, *args) for verb in ("commit", "action", "token", "ability")
             for args in product(*(lexicon.names[letter] for letter in SIGNATURES[verb]))]
    asked = Counter[str]()
    while m.decision is not None:
        if m.decision.kind in IN_COMBAT:
            asked[m.decision.kind] += 1
            judged = [action for action in every if action.verb not in ("token", "ability") or m.decision.kind in BIDDING]
            allowed = {action for action in judged if not why_not(m, action)}
            assert allowed == set(m.decision.options) & set(judged)
        m.play(rng.choice(m.decision.options))
    assert set(asked) == set(IN_COMBAT)


def why_not(m: Match, action: Action) -> str:
    assert m.decision is not None
    return m.ruleset.rules.why_not(m.board, m.state, m.decision, action)


def refused_actions(m: Match) -> list[Action]:
    """Of each verb the first few actions that are not allowed now."""
    assert m.decision is not None
    lexicon = m.board.lexicon
    numbers = {verb: product(*(list(lexicon.names[letter])[:40] for letter in signature))
               for verb, signature in SIGNATURES.items()}
    every = [lexicon.act(verb, *args) for verb in SIGNATURES for args in numbers[verb]]
    assert len(every) > 500
    return [action for action in every if not m.decision.allows(action)]


# --- what is told besides the rule ------------------------------------------------------------------------------------


def told(m: Scene, action: str, lang: str = "en") -> str:
    with pytest.raises(Illegal) as refusal:
        m.match.play(action)
    return refusal.value.say(lang)


@rule("OC-HAND-03", "OC-TOKEN-01", "OC-GEN-02", "OC-CARD-04")
def test_a_refusal_says_what_is_missing() -> None:
    m = facing("us_radio us_waco", "de_ost")
    assert told(m, "action us_bazooka").endswith("“Bazooka” is not in hand.")
    assert told(m, "action de_m24").endswith("“M24 Grenade” is a card of the other side.")
    assert told(m, "token +1/+1").endswith("No +1/+1 token is left.")
    assert told(m, "token +1/+1", "fr").endswith("Aucun jeton +1/+1 n’est disponible.")
    m = scene(us="us_radio us_recon", de="de_ost de_pinned de_heavy_fire")
    m.does("commit de_ost", "action de_pinned", "action de_heavy_fire", "stop", "commit us_radio").let_pass()
    assert told(m, "commit us_recon").endswith("The American may not play a second Unit in this Combat.")
    assert told(m, "token 0/+1").endswith("The American may play no more tokens in this Combat.")


@rule("OC-INTER-01")
@pytest.mark.parametrize(("action", "told"), [
    ("commit de_pak10", "“de_pak10” cannot be read there. Possible: de_pak40."),
    ("action xyz", "“xyz” cannot be read there. Possible: us_paratroopers, us_para_squad, us_demolition, "),
    ("commit xyz", "“xyz” cannot be read there. Possible: de_ost.")])
def test_a_misspelt_card_is_answered_with_those_that_look_like_it_or_that_the_question_offers(action: str, told: str) -> None:
    with pytest.raises(Unreadable) as refused:
        scene(us="us_radio", de="de_ost").match.check(action)
    assert told in refused.value.say("en")


@rule("OC-PERM-05", "OC-PERM-06")
def test_a_permanent_event_that_is_not_in_play_is_no_second_one() -> None:
    """The rule that only one is used a turn speaks of those in play."""
    m = scene("utah", terrain="bocage", phase="de_events", de="de_p_battery de_p_reserve", us="us_jeep", us_tokens={"light": 4},
              de_deck="de_stug de_m24 de_ost de_wire de_captain").does("play de_p_battery")
    assert m.refused("activate de_p_reserve") == "OC-PERM-05"
    with pytest.raises(Illegal) as told:
        m.play("activate de_p_reserve")
    assert told.value.say("en").endswith("is not in play on your side.")
