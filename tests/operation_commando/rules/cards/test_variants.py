"""Variants: cards that take the place of one copy of their mother card (OC-VARIANT)."""

from typing import Any

import pytest

from bocage import new
from bocage.core.errors import Unknown
from bocage.games.operation_commando import content
from tests.marks import rule
from tests.operation_commando.opening import opening
from tests.operation_commando.scene import Scene, scene

ALL = ("us_v_paragren", "us_v_radio", "us_v_recon", "us_v_demolition", "de_v_granat", "de_v_patrol", "de_v_mg", "de_v_m24")


def against(enemy: str, us: str, *actions: str, **more: Any) -> Scene:
    m = scene(us=us, de=enemy, **more)
    return m.does(f"commit {enemy.split()[0]}", "stop", *actions).let_pass()


# --- choosing them ----------------------------------------------------------------------------------------------------


@rule("OC-VARIANT-01", "OC-VARIANT-05")
def test_there_are_eight_variants_four_a_side_and_none_of_the_first_game() -> None:
    variants = [card for card in content.load().cards.values() if card.variant_of]
    assert tuple(card.id for card in variants) == ALL
    assert [card.side for card in variants] == ["us"] * 4 + ["de"] * 4
    assert all(card.physical == 1 for card in variants)


@rule("OC-VARIANT-02", "OC-VARIANT-06")
@pytest.mark.parametrize("variant", ALL)
@pytest.mark.parametrize("scenario", ["initiation", "historical", "utah", "graignes"])
def test_a_variant_takes_the_place_of_one_copy_of_its_mother_and_the_deck_keeps_its_size(scenario: str, variant: str) -> None:
    plain, varied = scene(scenario).board, scene(scenario, variants=variant).board
    mother = content.load().cards[variant].variant_of
    assert sum(plain.copies) == sum(varied.copies)
    assert varied.copies[varied.index[mother]] == plain.copies[plain.index[mother]] - 1
    assert varied.copies[varied.index[variant]] == 1


@rule("OC-VARIANT-02")
def test_without_the_option_no_variant_is_in_a_deck() -> None:
    assert not [id for id in scene("utah").board.ids if "_v_" in id]


@rule("OC-VARIANT-03")
def test_the_variants_used_are_open_to_both() -> None:
    m = opening("utah", variants="us_v_recon, de_v_mg")
    assert m.match.setup.options["variants"] == "us_v_recon, de_v_mg"
    assert {"us_v_recon", "de_v_mg"} <= set(m.board.ids)
    assert "us_v_recon, de_v_mg" in new("operation_commando", scenario="utah", seats=["anna", "ben"], seed="1",
                                       options={"variants": "us_v_recon, de_v_mg"}).record()


@rule("OC-VARIANT-06")
@pytest.mark.parametrize("wrong", ["us_v_radio,us_v_radio", "us_radio", "us_v_pegasus"])
def test_a_variant_is_never_there_twice_and_nothing_else_is_one(wrong: str) -> None:
    with pytest.raises(Unknown):
        new("operation_commando", scenario="utah", seats=["anna", "ben"], seed="1", options={"variants": wrong})


@rule("OC-VARIANT-04")
def test_effects_that_name_the_mother_do_not_apply_to_the_variant() -> None:
    m = scene(us="us_hq us_radio", de="de_v_patrol de_spotted", variants="de_v_patrol")
    m.does("commit de_v_patrol", "discard us_radio", "action de_spotted").let_pass()
    assert m.total("de") == 3 + 1                           # a Patrol would have had three
    m = scene("utah", us="us_v_recon", variants="us_v_recon", phase="pir_move", winner=0, control=[0, 0, *[-1] * 14],
              pir_at=[0, 8, -1], place=0)
    assert (m.ask, m.asked) == ("move", "us")
    assert not [text for text in m.options() if text.startswith("redeploy")]


# --- what they do -----------------------------------------------------------------------------------------------------


@rule("OC-VARIANT-04")
def test_parachute_grenadiers_count_the_american_actions_of_earlier_combats() -> None:
    m = scene(us="us_jeep us_waco us_bazooka us_v_paragren us_smoke", de="de_ost de_wespe", variants="us_v_paragren")
    m.does("commit de_ost", "stop", "commit us_jeep", "action us_waco", "action us_bazooka", "stop", "stop")
    m.does("commit de_wespe", "stop", "commit us_v_paragren")
    assert m.total("us") == 3 + 2


def test_a_veteran_radio_team_keeps_one_of_two_cards_and_brings_a_token() -> None:
    m = against("de_wespe", "us_v_radio", "commit us_v_radio", variants="us_v_radio", us_top="us_hq us_jeep us_waco",
                us_tokens={})
    assert sorted(m.options()) == ["take us_hq", "take us_jeep"]
    m.does("take us_jeep")
    assert (m.hand("us"), m.tokens("us"), m.total("us")) == (["us_jeep"], {"light": 1}, 2)
    assert [m.board.ids[card] for card in m.state.bottom[0]] == ["us_hq"]


def test_mounted_recon_looks_at_the_next_german_cards_and_leaves_them_there() -> None:
    m = against("de_luftlande", "us_v_recon", "commit us_v_recon", variants="us_v_recon", de_top="de_stug de_m24 de_wire")
    assert [m.board.ids[card] for card in m.state.top[1]] == ["de_stug", "de_m24", "de_wire"]
    assert m.state.top_eyes[1] == [1, 1, 0]                 # the first two are known to the American
    seen = m.told("top_cards")[0]
    assert (seen.seen_by(0), seen.seen_by(1), seen.seen_by(None)) == (True, False, False)
    assert m.facts("top_cards") == [{"pile": "de", "cards": ["de_stug", "de_m24"]}]
    m.does("stop")                                          # the German wins and draws a card that the American has seen
    assert m.shown("de") == ["de_stug"]


@pytest.mark.parametrize(("terrain", "total"), [("houses", 5), ("crossroads", 3)])
def test_assault_engineers_are_stronger_in_a_building(terrain: str, total: int) -> None:
    m = against("de_wespe", "us_v_demolition", "commit us_v_demolition", variants="us_v_demolition", terrain=terrain)
    assert (m.total("us"), m.ask) == (total, "bid")


def test_a_granatwerfer_in_support_avenges_itself_in_the_next_combat() -> None:
    m = scene(us="us_jeep us_hq", de="de_v_granat de_ost", variants="de_v_granat")
    m.does("commit de_v_granat")
    assert m.total("de") == 2
    m.does("stop", "commit us_jeep", "stop", "stop", "commit de_ost")
    assert m.total("de") == 2 + 2


def test_a_night_patrol_costs_the_american_a_card_of_his_choice() -> None:
    m = scene(us="us_jeep us_hq", de="de_v_patrol", variants="de_v_patrol").does("commit de_v_patrol")
    assert (m.ask, m.asked) == ("discard", "us")
    assert m.does("discard us_jeep").hand("us") == ["us_hq"]
    assert scene(de="de_v_patrol", variants="de_v_patrol").does("commit de_v_patrol").ask == "opening"


@pytest.mark.parametrize(("us", "total"), [("us_jeep", 5), ("us_radio us_recon", 7)])
def test_a_crossfire_gains_two_for_each_enemy_unit(us: str, total: int) -> None:
    m = against("de_v_mg", us, *(f"commit {unit}" for unit in us.split()), variants="de_v_mg")
    assert m.total("de") == total


@pytest.mark.parametrize(("us", "bonus"), [("us_jeep", 4), ("us_hq", 1)])
def test_a_bundle_charge_is_for_vehicles(us: str, bonus: int) -> None:
    m = against("de_ost de_v_m24", us, f"commit {us}", "stop", "action de_v_m24", variants="de_v_m24")
    assert m.total("de") == 2 + bonus


@rule("OC-RULING-46", "OC-VARIANT-04")
def test_a_foiled_counts_for_parachute_grenadiers_in_the_next_combat() -> None:
    m = scene(us="us_jeep us_foiled us_v_paragren", de="de_ost de_ost de_m24", variants="us_v_paragren", de_tokens={})
    m.does("commit de_ost", "action de_m24", "cancel us_foiled", "stop", "commit us_jeep", "stop", "stop", "commit de_ost")
    m.does("stop", "commit us_v_paragren").let_pass()
    assert m.total("us") == 3 + 1
