"""Two units in a Combat: both with Support, or one brought by an effect (OC-SUPPORT)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def answered(us: str, de: str = "de_ost", **more: Any) -> Scene:
    """The American's first card stands against the German's first."""
    m = scene(us=us, de=de, **more)
    return m.does(f"commit {de.split()[0]}", "stop", f"commit {us.split()[0]}").let_pass()


@rule("OC-SUPPORT-01")
@pytest.mark.parametrize(("first", "second"), [("us_radio", "us_glider_inf"), ("us_glider_inf", "us_radio"),
                                               ("us_jeep", "us_at_gun")])
def test_two_units_need_support_both_of_them(first: str, second: str) -> None:
    m = answered(f"{first} {second}")
    assert (m.ask, m.asked) == ("bid", "us")
    assert f"commit {second}" not in m.options()
    assert m.refused(f"commit {second}") == "OC-SUPPORT-01"


@rule("OC-SUPPORT-02")
def test_there_is_no_third_unit() -> None:
    m = answered("us_radio us_recon us_paratroopers").does("commit us_recon").let_pass()
    assert m.refused("commit us_paratroopers") == "OC-SUPPORT-02"
    assert m.options() == ["stop", "token 0/+1", "token 0/+1 second", "abandon"]


@rule("OC-SUPPORT-02")
def test_in_the_next_combat_two_units_may_come_again() -> None:
    m = answered("us_radio us_recon us_paratroopers us_hq", "de_ost de_ost").does("commit us_recon", "stop", "stop")
    m.does("commit de_ost", "stop", "commit us_paratroopers", "commit us_hq")
    assert m.units("us") == ["us_paratroopers", "us_hq"]


@rule("OC-SUPPORT-03")
def test_the_values_of_two_units_add_up_and_both_effects_apply() -> None:
    m = answered("us_paratroopers us_radio", us_top="us_waco").does("commit us_radio").let_pass()
    assert m.total("us") == 4 + 1 + 3
    assert m.hand("us") == ["us_waco"]


@rule("OC-SUPPORT-04")
def test_the_second_unit_may_come_in_a_later_turn_of_the_same_combat() -> None:
    m = answered("us_radio us_recon", "de_patrol de_m24", dice="N").does("stop", "action de_m24", "stop")
    assert m.totals == (3, 5)
    assert "commit us_recon" in m.options()
    m.does("commit us_recon").let_pass()
    assert m.totals == (3 + 2 + 1, 5)
    m.does("stop", "stop").let_pass()
    assert m.tilted("us") == ["us_radio", "us_recon"]


@rule("OC-SUPPORT-05", "OC-SUPPORT-06", "OC-RULING-17", "OC-RULING-48")
def test_a_jeep_fights_beside_a_tilted_unit_though_it_has_no_support() -> None:
    m = answered("us_at_gun us_jeep us_radio", "de_ost de_ost").does("stop", "stop", "commit de_ost", "stop", "commit us_jeep")
    m.does("take us_at_gun")
    assert m.units("us") == ["us_jeep", "us_at_gun"]
    assert m.total("us") == 7


@rule("OC-SUPPORT-06", "OC-RULING-17")
def test_an_attached_unit_fills_the_second_place() -> None:
    m = answered("us_recon us_jeep us_radio", "de_ost de_ost").does("stop", "stop", "commit de_ost", "stop", "commit us_jeep")
    m.does("take us_recon")
    assert m.refused("commit us_radio") == "OC-SUPPORT-02"


@rule("OC-SUPPORT-05", "OC-RULING-17")
def test_a_jeep_that_attaches_nobody_stays_alone() -> None:
    m = answered("us_recon us_jeep us_radio", "de_ost de_ost").does("stop", "stop", "commit de_ost", "stop", "commit us_jeep")
    m.does("none")
    assert m.units("us") == ["us_jeep"]
    assert m.refused("commit us_radio") == "OC-SUPPORT-01"


@rule("OC-RULING-48")
def test_a_jeep_takes_only_tilted_units_of_this_assault_and_only_their_value() -> None:
    m = answered("us_radio us_hq us_jeep", "de_ost de_ost", us_discard="us_recon us_demolition")
    m.does("commit us_hq", "stop", "stop")
    held = len(m.hand("us"))
    m.does("commit de_ost", "stop", "commit us_jeep")
    assert m.options() == ["take us_radio", "none"]
    m.does("take us_radio")
    assert len(m.hand("us")) == held - 1                    # no card for the Radio Team
    assert m.total("us") == 7


@rule("OC-RULING-48", "OC-SUPPORT-06")
def test_ridgway_takes_a_unit_from_the_discard_and_its_effect_applies() -> None:
    m = scene("historical", us="us_h_ridgway", us_discard="us_radio us_hq us_recon", us_top="us_waco", de="de_ost")
    m.does("commit de_ost", "stop", "commit us_h_ridgway")
    assert m.options() == ["take us_recon", "take us_radio", "none"]
    m.does("take us_radio")
    assert m.total("us") == 7
    assert m.hand("us") == ["us_waco"]
    assert m.discard("us") == ["us_hq", "us_recon"]


@rule("OC-SUPPORT-07")
def test_luftlande_takes_the_effects_of_support_units_away_but_neither_their_value_nor_the_pair() -> None:
    m = answered("us_paratroopers us_radio", "de_luftlande").does("commit us_radio").let_pass()
    assert m.units("us") == ["us_paratroopers", "us_radio"]
    assert m.total("us") == 4 + 3
    assert m.hand("us") == []
    assert [each["card"] for each in m.facts("suppressed")] == ["us_radio"]


@rule("OC-SUPPORT-07")
def test_luftlande_leaves_units_without_support_alone() -> None:
    m = answered("us_glider_inf", "de_luftlande", us_tokens={})
    assert m.tokens("us") == {"light": 1}


@rule("OC-SUPPORT-07")
def test_an_hq_facing_luftlande_has_nothing_to_pay_for() -> None:
    m = answered("us_hq", "de_luftlande")
    assert (m.ask, m.asked) == ("bid", "us")
    assert "ability" not in m.options()


@rule("OC-SUPPORT-01")
def test_pinned_down_keeps_the_second_unit_away_in_this_combat_only() -> None:
    m = scene(us="us_radio us_recon us_demolition", de="de_ost de_ost de_pinned", de_tokens={})
    m.does("commit de_ost", "action de_pinned", "stop", "commit us_radio").let_pass()
    assert m.refused("commit us_recon") == "OC-GEN-02"
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_recon", "commit us_demolition").let_pass()
    assert m.units("us") == ["us_recon", "us_demolition"]


@rule("OC-SUPPORT-06", "OC-GEN-02")
def test_pinned_down_keeps_a_jeep_from_attaching_a_unit() -> None:
    m = scene("utah", us="us_radio us_jeep", de="de_ost de_luftlande de_pinned", de_tokens={}, us_top="us_waco")
    m.does("commit de_ost", "stop", "commit us_radio", "stop", "stop", "commit de_luftlande")
    m.does("action de_pinned", "stop", "commit us_jeep").let_pass()
    assert (m.ask, m.units("us"), m.tilted("us")) == ("bid", ["us_jeep"], ["us_radio"])


@rule("OC-SUPPORT-06", "OC-GEN-02")
def test_the_bocage_keeps_ridgway_from_attaching_a_unit_in_the_first_combat() -> None:
    m = scene("historical", us="us_h_ridgway", us_discard="us_at_gun us_waco", de="de_ost de_pinned", de_tokens={})
    m.does("commit de_ost", "action de_pinned", "stop", "commit us_h_ridgway").let_pass()
    assert (m.ask, m.units("us")) == ("bid", ["us_h_ridgway"])


@rule("OC-SUPPORT-07", "OC-RULING-67")
def test_medics_who_faced_luftlande_bring_nobody_back() -> None:
    m = scene(us="us_medics us_hq", de="de_luftlande", us_tokens={"plus1": 3}, de_tokens={}, until="mission_end")
    m.does("commit de_luftlande", "stop", "commit us_medics", "token +1/+1", "token +1/+1", "token +1/+1", "stop", "stop")
    m.does("abandon")
    assert (m.winner, m.ask) == ("us", "")


@rule("OC-SUPPORT-07", "OC-RULING-67")
def test_medics_whose_luftlande_was_mined_and_replaced_bring_a_unit_back() -> None:
    m = scene(us="us_medics us_mine", de="de_luftlande de_ost", us_tokens={"plus1": 2}, de_tokens={}, until="mission_end")
    m.does("commit de_luftlande", "stop", "commit us_medics", "action us_mine", "commit de_ost", "stop", "token +1/+1", "stop")
    m.does("stop", "abandon")
    assert (m.ask, m.options()) == ("recover", ["take us_medics", "none"])


@rule("OC-SUPPORT-07", "OC-RULING-48", "OC-RULING-67")
def test_medics_whom_a_jeep_brought_without_their_effect_bring_nobody_back() -> None:
    m = scene(us="us_medics us_jeep", de="de_ost de_ost", us_tokens={"plus1": 2}, de_tokens={}, until="mission_end")
    m.does("commit de_ost", "stop", "commit us_medics", "token +1/+1", "stop", "stop", "commit de_ost", "stop")
    m.does("commit us_jeep", "take us_medics", "stop", "stop", "abandon")
    assert (m.winner, m.ask) == ("us", "")


@rule("OC-SUPPORT-07", "OC-RULING-65", "OC-ACTION-06")
def test_when_a_mine_removes_luftlande_lasting_effects_are_on_again_and_what_was_missed_stays_missed() -> None:
    m = scene(us="us_hq us_radio us_mine", us_top="us_waco", de="de_luftlande de_ost")
    m.does("commit de_luftlande", "stop", "commit us_hq", "commit us_radio").let_pass()
    assert "ability" not in m.options()
    m.does("action us_mine", "commit de_ost", "stop")
    assert "ability" in m.options()
    assert m.hand("us") == []                               # the Radio Team draws as it comes, not later


@rule("OC-SUPPORT-07", "OC-RULING-67")
def test_medics_take_back_a_unit_if_the_luftlande_they_faced_was_mined() -> None:
    m = scene(us="us_medics us_hq us_mine", de="de_luftlande de_ost", de_tokens={}, until="mission_end")
    m.does("commit de_luftlande", "stop", "commit us_medics", "action us_mine", "commit de_ost", "stop", "commit us_hq",
           "stop", "stop", "abandon")
    assert (m.ask, m.options()) == ("recover", ["take us_medics", "none"])


@rule("OC-RULING-16", "OC-RULING-47", "OC-ACTION-06")
def test_an_88_that_replaces_a_mined_unit_rolls_at_once_against_the_vehicle_that_is_there() -> None:
    m = scene(terrain="houses", us="us_jeep us_mine", de="de_ost de_flak88", dice="S S N N")
    m.does("commit de_ost", "stop", "commit us_jeep", "action us_mine", "commit de_flak88")
    assert (m.totals, m.dice_left) == ((4, 5 + 2 + 2 + 1 + 1), 0)
