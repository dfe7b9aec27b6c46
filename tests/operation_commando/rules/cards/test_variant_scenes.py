"""Variant cards beside other cards and at their limits (OC-VARIANT)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.operation_commando.scene import scene


@rule("OC-VARIANT-04")
@pytest.mark.parametrize(("terrain", "strength"), [("houses", 3 + 2), ("crossroads", 3), ("sme", 3 + 2)])
def test_assault_engineers_are_stronger_on_a_building(terrain: str, strength: int) -> None:
    m = scene(terrain=terrain, us="us_v_demolition", de="de_ost", variants="us_v_demolition")
    m.does("commit de_ost", "stop", "commit us_v_demolition")
    assert m.strength("us") == strength


@rule("OC-VARIANT-04")
@pytest.mark.parametrize(("units", "bonus"), [(("us_para_squad",), 2), (("us_para_squad", "us_officer"), 4)])
def test_a_crossfire_counts_every_american_unit_of_the_combat_as_they_come(units: tuple[str, ...], bonus: int) -> None:
    m = scene(us=" ".join(units), de="de_v_mg", us_tokens={"light": 2}, variants="de_v_mg", dice="S S S").does("commit de_v_mg")
    assert m.strength("de") == 3
    m.does("stop", *(f"commit {unit}" for unit in units))
    assert m.strength("de") == 3 + bonus


@rule("OC-VARIANT-04", "OC-CARD-06")
@pytest.mark.parametrize(("hand", "lost"), [("us_hq us_radio", 1), ("us_hq", 1), ("", 0)])
def test_a_night_patrol_takes_a_card_if_there_is_one(hand: str, lost: int) -> None:
    m = scene(us=hand, de="de_v_patrol", variants="de_v_patrol").does("commit de_v_patrol").let_pass()
    while m.ask == "discard":
        assert m.asked == "us"
        m.play(m.options()[0])
    assert len(m.discard("us")) == lost


@rule("OC-VARIANT-04", "OC-EXHAUST-03")
@pytest.mark.parametrize(("deck", "kept"), [("us_jeep us_hq us_mortars", 1), ("us_jeep", 1), ("", 0)])
def test_a_veteran_radio_team_with_a_short_pile_takes_what_there_is(deck: str, kept: int) -> None:
    m = scene(us="us_v_radio", us_deck=deck, de="de_ost", us_tokens={"light": 1}, variants="us_v_radio")
    m.does("commit de_ost", "stop", "commit us_v_radio").let_pass()
    while m.ask not in ("bid", "", "opening"):
        m.play(m.options()[0])
    assert (len(m.hand("us")), m.tokens("us")) == (kept, {"light": 2})
    assert m.pile("us") == max(0, len(deck.split()) - 1)


@rule("OC-VARIANT-04", "OC-EXHAUST-03", "OC-INFO-02")
@pytest.mark.parametrize("deck", ["de_stug de_m24 de_wire", "de_stug", ""])
def test_a_mounted_recon_looks_at_two_cards_or_at_what_there_is_and_changes_nothing(deck: str) -> None:
    m = scene(us="us_v_recon", de="de_ost", de_deck=deck, variants="us_v_recon")
    m.does("commit de_ost", "stop", "commit us_v_recon").let_pass()
    assert m.pile("de") == len(deck.split())
    assert m.ask == "bid"


@rule("OC-VARIANT-04", "OC-COMBAT-11")
def test_a_granatwerfer_in_support_leaves_two_for_the_next_combat_and_not_for_the_one_after() -> None:
    m = scene(terrain="road", us="us_paratroopers us_paratroopers us_paratroopers", de="de_v_granat de_ost de_sentry",
              us_tokens={}, de_tokens={}, variants="de_v_granat", dice="S S S S")
    m.does("commit de_v_granat", "stop", "commit us_paratroopers", "stop", "stop").let_pass()
    for unit, carried in (("de_sentry", 2), ("de_ost", 0)):
        assert m.ask == "commit"
        alone = scene(terrain="road", de=unit, de_tokens={}).does(f"commit {unit}")
        assert m.does(f"commit {unit}").total("de") == alone.total("de") + carried
        m.does("stop", "commit us_paratroopers", "stop", "stop").let_pass()


@rule("OC-VARIANT-04", "OC-ACTION-01")
@pytest.mark.parametrize(("unit", "bonus"), [("us_jeep", 4), ("us_para_squad", 1)])
def test_a_bundle_charge_counts_four_against_a_vehicle(unit: str, bonus: int) -> None:
    m = scene(us=f"{unit} us_gammon us_bazooka", de="de_stug de_v_m24", variants="de_v_m24", us_tokens={"light": 4},
              dice="S S S S")
    m.does("commit de_stug", "stop", f"commit {unit}").let_pass()
    while m.ask == "bid" and m.asked == "us":
        action = next((text for text in m.options() if text.startswith(("token", "action us_gammon"))), "stop")
        m.does(action).let_pass()
    before = m.total("de")
    assert (m.ask, m.asked) == ("bid", "de")
    m.does("action de_v_m24").let_pass()
    assert m.total("de") == before + bonus


@rule("OC-VARIANT-02", "OC-VARIANT-06", "OC-CANCEL-08")
def test_a_bundle_charge_is_a_combat_action_that_foiled_cancels() -> None:
    m = scene(us="us_paratroopers us_foiled", de="de_stug de_v_m24", variants="de_v_m24")
    m.does("commit de_stug", "action de_v_m24")
    assert (m.ask, m.asked) == ("cancel", "us")
    m.play("cancel us_foiled").let_pass()
    assert (m.total("de"), m.discard("de")) == (m.strength("de"), ["de_v_m24"])
