"""The heroic cards and Luftlande Falley: each does what its text says. Variants are in test_variants.py."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene

HISTORICAL = {"scenario": "historical"}


def against(enemy: str, us: str, *actions: str, **more: Any) -> Scene:
    """A Combat against that German unit, in which the American does these things."""
    return scene(us=us, de=enemy, **more).does(f"commit {enemy}", "stop", *actions)


def us_event(card: str, scenario: str, **more: Any) -> Scene:
    return scene(scenario, phase="us_events", us=card, **more).does(f"play {card}")


def de_event(card: str, scenario: str, **more: Any) -> Scene:
    return scene(scenario, phase="de_events", de=card, **more).does(f"play {card}")


# --- Sainte-Mère-Église -----------------------------------------------------------------------------------------------


@rule("OC-HERO-07")
def test_ridgway_attaches_a_weak_unit_of_the_discard_with_its_effect() -> None:
    m = against("de_wespe", "us_h_ridgway", "commit us_h_ridgway", us_discard="us_paratroopers us_at_gun us_waco", **HISTORICAL)
    assert (m.ask, m.options()) == ("recover", ["take us_at_gun", "none"])
    m.does("take us_at_gun")
    assert (m.units("us"), m.total("us")) == (["us_h_ridgway", "us_at_gun"], 4 + 3 + 3)
    assert m.discard("us") == ["us_paratroopers", "us_waco"]
    assert "commit" not in " ".join(m.options())


@rule("OC-HERO-07")
def test_a_radio_team_that_ridgway_attaches_brings_its_card() -> None:
    m = against("de_wespe", "us_h_ridgway", "commit us_h_ridgway", "take us_radio", us_discard="us_radio", us_top="us_hq",
                **HISTORICAL)
    assert (m.total("us"), m.hand("us")) == (7, ["us_hq"])


@rule("OC-HERO-07")
def test_ridgway_may_come_alone_and_does_where_the_discard_holds_nobody() -> None:
    m = against("de_wespe", "us_h_ridgway", "commit us_h_ridgway", "none", us_discard="us_radio", **HISTORICAL)
    assert (m.total("us"), m.units("us")) == (4, ["us_h_ridgway"])
    assert against("de_wespe", "us_h_ridgway", "commit us_h_ridgway", us_discard="us_hq", **HISTORICAL).ask == "bid"


@rule("OC-TOKEN-09")
@pytest.mark.parametrize(("unit", "scenario", "vc", "token"), [
    ("us_h_vandervoort", "historical", 5, "plus1"), ("us_h_johnston", "graignes", 5, "plus12"),
])
def test_leaders_that_bring_a_token(unit: str, scenario: str, vc: int, token: str) -> None:
    m = against("de_stug", unit, f"commit {unit}", scenario=scenario, us_tokens={})
    assert (m.total("us"), m.tokens("us")) == (vc - 1, {token: 1})
    assert against("de_stug", f"{unit} us_radio", f"commit {unit}", scenario=scenario).refused("commit us_hq") == "OC-COMBAT-04"


@pytest.mark.parametrize("unit", ["us_h_vandervoort", "us_h_johnston"])
def test_leaders_have_support(unit: str) -> None:
    scenario = "historical" if "vander" in unit else "graignes"
    m = against("de_stug", f"{unit} us_recon", f"commit {unit}", scenario=scenario)
    assert "commit us_recon" in m.options()


@rule("OC-SIZE-05", "OC-USPHASE-03")
@pytest.mark.parametrize(("terrain", "change", "size"), [("sme", -2, 2), ("crossroads", -2, 1), ("marsh", -1, 1)])
def test_turnbull_takes_two_combats_away_but_leaves_one(terrain: str, change: int, size: int) -> None:
    m = us_event("us_h_turnbull", "historical", terrain=terrain)
    assert (m.size, m.beside("us")) == (size, ["us_h_turnbull"])
    assert m.told("size_changed")[0].args == (change, size)                     # as many as were really taken away


@rule("OC-COMBAT-11")
def test_gavin_brings_two_cards_and_two_points_for_the_first_combat() -> None:
    m = us_event("us_h_gavin", "historical", us_top="us_hq us_jeep", de="de_wespe de_ost")
    assert m.hand("us") == ["us_hq", "us_jeep"]
    m.does("stop", "normal", "stop", "commit de_ost", "stop", "commit us_hq")
    assert m.total("us") == 5 + 2
    m.does("stop", "stop", "commit de_wespe", "stop", "commit us_jeep")
    assert m.total("us") == 4


@rule("OC-SETUP-05", "OC-HAND-07")
def test_falleys_hq_brings_luftlande_falley_and_a_token() -> None:
    m = de_event("de_h_falley", "historical")
    assert (m.hand("de"), m.tokens("de"), m.gone("de")) == (["de_luftlande_falley"], {"light": 3}, ["de_h_falley"])


@pytest.mark.parametrize(("terrain", "total"), [("crossroads", 6), ("sme", 7)])
def test_luftlande_falley_silences_support_and_is_stronger_on_an_objective(terrain: str, total: int) -> None:
    m = against("de_luftlande_falley", "us_radio", "commit us_radio", terrain=terrain, us_top="us_hq", **HISTORICAL)
    assert (m.total("de"), m.total("us"), m.hand("us")) == (total, 3, [])


def test_the_1058th_grows_with_every_unit_destroyed() -> None:
    m = scene("historical", us="us_hq us_jeep", de="de_ost de_sentry de_h_1058", de_deck="")
    m.does("commit de_ost", "stop", "commit us_hq", "stop", "stop")
    m.does("commit de_sentry", "stop", "commit us_jeep", "stop", "stop", "commit de_h_1058")
    assert m.total("de") == 6 + 2


def test_the_assault_battalion_gives_three_and_forbids_tokens() -> None:
    m = scene("historical", us="us_jeep", de="de_ost de_h_storm")
    m.does("commit de_ost", "action de_h_storm", "stop", "commit us_jeep")
    assert m.totals == (4, 5)
    assert m.options() == ["stop"]


@rule("OC-TOKEN-11")
def test_the_azeville_battery_takes_two_tokens_of_the_germans_choice_and_a_card_of_the_americans() -> None:
    m = de_event("de_h_azeville", "historical", us="us_hq us_radio", us_tokens={"light": 2, "plus1": 1})
    assert (m.ask, m.asked) == ("give_token", "de")
    m.does("give +1/+1")
    assert (m.ask, m.asked) == ("discard", "us")
    m.does("discard us_radio")
    assert (m.tokens("us"), m.hand("us")) == ({"light": 1}, ["us_hq"])
    assert de_event("de_h_azeville", "historical", us_tokens={}).ask == "event"


# --- Utah Beach -------------------------------------------------------------------------------------------------------


@rule("OC-PIR-21")
def test_the_501st_attacks_a_free_terrain_of_the_americans_choice() -> None:
    m = scene("utah", phase="take_terrain", us="us_h_501", open=[0] * 16)
    m.does("play us_h_501")
    assert m.ask == "place_501st"
    assert len(m.options()) == 14
    m.does("square d4")
    assert (m.terrain, m.state.pir, m.state.open[15]) == ("flooded", 2, 1)


@pytest.mark.parametrize(("enemy", "us", "de"), [("de_mg42", 6, 4), ("de_grenadiers", 4, 5)])
def test_winters_silences_guns_and_gains_two_against_them(enemy: str, us: int, de: int) -> None:
    assert against(enemy, "us_h_winters", "commit us_h_winters", scenario="utah").totals == (us, de)


@rule("OC-TOKEN-09")
def test_taylor_brings_two_tokens_of_three() -> None:
    assert us_event("us_h_taylor", "utah").tokens("us") == {"light": 2, "zero3": 2}
    assert us_event("us_h_taylor", "utah", de_tokens={"zero3": 9}).tokens("us") == {"light": 2, "zero3": 1}


@rule("OC-HERO-03")
def test_cole_gives_four_and_leaves_the_game() -> None:
    m = against("de_wespe", "us_jeep us_h_cole", "commit us_jeep", "action us_h_cole", scenario="utah")
    assert (m.total("us"), m.actions("us")) == (8, ["us_h_cole"])
    m.does("stop", "stop").let_pass()
    m.does("abandon")
    assert (m.gone("us"), m.discard("us")) == (["us_h_cole"], ["us_jeep"])


@pytest.mark.parametrize(("terrain", "total"), [("exit4", 8), ("wxyz", 6)])
def test_the_4th_division_is_stronger_at_a_beach_exit(terrain: str, total: int) -> None:
    assert against("de_wespe", "us_h_4thdiv", "commit us_h_4thdiv", scenario="utah", terrain=terrain).total("us") == total


@rule("OC-UTAH-11")
@pytest.mark.parametrize(("wins", "points"), [(True, (0, 2)), (False, (1, 0))])
def test_forward_brings_two_control_tokens_if_the_german_wins(wins: bool, points: tuple[int, int]) -> None:
    m = scene("utah", phase="de_events", us="us_medics", de="de_h_forward de_ost").does("play de_h_forward", "stop")
    m.does(*(("commit de_ost", "stop", "abandon") if wins else ("abandon",)))
    assert m.points == points


@pytest.mark.parametrize(("us", "total"), [("us_paratroopers", 7), ("us_jeep", 6)])
def test_the_6th_parachute_regiment_gains_one_against_paras(us: str, total: int) -> None:
    assert against("de_h_heydte", us, f"commit {us}", scenario="utah").total("de") == total


@rule("OC-TOKEN-11")
def test_the_crisbecq_battery_takes_three_tokens_of_the_germans_choice() -> None:
    m = de_event("de_h_crisbecq", "utah", us_tokens={"light": 2, "zero3": 2})
    assert m.asked == "de"
    m.does("give 0/+3", "give 0/+3")
    assert m.tokens("us") == {"light": 1}
    assert de_event("de_h_crisbecq", "utah", us_tokens={"light": 1}).tokens("us") == {}


@rule("OC-SIZE-09")
@pytest.mark.parametrize(("terrain", "size"), [("exit2", 5), ("exit1", 6), ("wxyz", 6)])
def test_the_strongpoint_makes_the_assault_longer_up_to_six(terrain: str, size: int) -> None:
    assert de_event("de_h_wn5", "utah", terrain=terrain).size == size


def test_the_sector_reserve_brings_three_cards() -> None:
    assert de_event("de_h_sector", "utah", de_top="de_ost de_stug de_m24").hand("de") == ["de_m24", "de_ost", "de_stug"]


def test_the_night_ambush_gives_two_and_forbids_a_second_unit() -> None:
    m = scene("utah", us="us_radio us_recon", de="de_ost de_h_nightfight")
    m.does("commit de_ost", "action de_h_nightfight", "stop", "commit us_radio")
    assert (m.total("de"), "commit us_recon" in m.options()) == (4, False)


# --- Graignes ---------------------------------------------------------------------------------------------------------


@rule("OC-PROD-08")
def test_the_villagers_help_production_on_two_different_objectives_engaged_ones_too() -> None:
    m = scene("graignes", phase="production", us="us_h_villagers", engaged=[1, 0, 0, 0], us_tokens={}, dice="N")
    m.does("play us_h_villagers", "produce n3")
    assert m.tokens("us") == {"light": 1, "plus12": 1}
    assert m.ask == "production"
    assert "produce n3" not in m.options()
    m.does("produce e3")
    assert (m.ask, m.gone("us")) == ("event", ["us_h_villagers"])


@rule("OC-ACTION-05", "OC-HERO-04")
@pytest.mark.parametrize(("enemy", "falls"), [("de_stug", True), ("de_h_spearhead", False)])
def test_observers_in_the_bell_tower_destroy_a_unit_of_five_or_less(enemy: str, falls: bool) -> None:
    m = scene("graignes", us="us_h_belltower", de=f"{enemy} de_sniper", us_tokens={}).does(f"commit {enemy}", "stop")
    assert ("action us_h_belltower" in m.options()) is falls
    if falls:
        assert m.does("action us_h_belltower").tilted("de") == [enemy]


@rule("OC-GRAIGNES-25")
def test_an_organised_withdrawal_puts_the_terrain_back_in_play() -> None:
    m = scene("graignes", de="de_h_retreat", us_tokens={}).does("abandon", "play de_h_retreat")
    assert (m.points, m.state.control, m.tokens("us"), m.gone("de")) == ((0, 0), [-1] * 12, {"light": 2}, ["de_h_retreat"])


def test_the_spearhead_is_a_vehicle_of_the_ss_with_support() -> None:
    m = scene("graignes", us="us_hq", de="de_h_spearhead de_ss_mg", us_tokens={}, dice="N N").does("commit de_h_spearhead")
    assert m.total("de") == 6
    assert m.does("commit de_ss_mg").total("de") == 9


@rule("OC-SIZE-09", "OC-TOKEN-11")
def test_the_88_battery_makes_the_assault_longer_and_costs_two_tokens() -> None:
    m = de_event("de_h_88battery", "graignes", us_tokens={"light": 3})
    assert (m.size, m.tokens("us"), m.beside("de")) == (4, {"light": 1}, ["de_h_88battery"])
    assert de_event("de_h_88battery", "graignes", size=6).size == 6
