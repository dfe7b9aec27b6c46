"""Combat actions, those that need no unit among them (OC-ACTION)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def facing(us: str, de: str, **more: Any) -> Scene:
    """Each side has its first card in the Combat; the American is to bid."""
    m = scene(us=us, de=de, **more)
    return m.does(f"commit {de.split()[0]}", "stop", f"commit {us.split()[0]}").let_pass()


@rule("OC-ACTION-01")
def test_an_action_needs_an_own_unit_in_the_combat() -> None:
    m = scene(us="us_waco us_radio", de="de_ost").does("commit de_ost", "stop")
    assert m.refused("action us_waco") == "OC-ACTION-01"
    m.does("commit us_radio").let_pass()
    assert "action us_waco" in m.options()


@rule("OC-ACTION-01", "OC-ACTION-04", "OC-RESULT-07")
def test_a_unit_of_an_earlier_combat_is_no_longer_there_for_an_action() -> None:
    m = facing("us_paratroopers us_waco us_radio", "de_ost de_ost").does("stop", "stop", "commit de_ost", "stop")
    assert m.tilted("us") == ["us_paratroopers"]
    assert m.refused("action us_waco") == "OC-ACTION-01"


@rule("OC-ACTION-01")
def test_the_german_plays_no_action_between_two_combats() -> None:
    m = facing("us_paratroopers", "de_ost de_ost de_ammo").does("stop", "stop").let_pass()
    assert m.ask == "commit"
    assert m.refused("action de_ammo") == "OC-ACTION-01"


@rule("OC-ACTION-02")
def test_an_action_with_an_immediate_effect_is_discarded_at_once() -> None:
    m = facing("us_radio us_ammo_drop", "de_ost").does("action us_ammo_drop").let_pass()
    assert m.tokens("us") == {"light": 4}
    assert m.discard("us") == ["us_ammo_drop"]
    assert m.actions("us") == []


@rule("OC-ACTION-02")
@pytest.mark.parametrize("action", ["de_m24", "de_spotted", "de_heavy_fire", "de_pinned", "de_flare"])
def test_an_action_that_lasts_stays_by_its_unit_until_the_assault_ends(action: str) -> None:
    m = facing("us_paratroopers us_hq", f"de_ost {action}", until="bonus").does("stop", f"action {action}").let_pass()
    assert m.actions("de") == [action]
    assert m.discard("de") == []
    m.does("stop", "abandon")
    assert m.actions("de") == []
    assert m.discard("de") == ["de_ost", action]


@rule("OC-ACTION-02")
def test_a_last_push_that_was_paid_for_stays_by_its_unit() -> None:
    m = facing("us_paratroopers", "de_ost de_last_push de_sentry").does("stop", "action de_last_push", "discard de_sentry")
    assert m.total("de") == 5
    assert m.actions("de") == ["de_last_push"]
    assert m.discard("de") == ["de_sentry"]


@rule("OC-ACTION-02")
def test_with_two_units_the_action_is_laid_by_one_of_them() -> None:
    m = facing("us_paratroopers us_recon us_gammon", "de_stug").does("commit us_recon", "action us_gammon second").let_pass()
    units = m.view("us").combat.us.units
    assert [unit.value for unit in units] == [4, 3]


@rule("OC-ACTION-03")
def test_a_bonus_counts_only_in_the_combat_in_which_it_was_played() -> None:
    m = facing("us_paratroopers us_gammon us_hq", "de_luftlande de_ost").does("action us_gammon").let_pass()
    assert m.total("us") == 5
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_hq")
    assert m.total("us") == 5
    assert m.actions("us") == ["us_gammon"]


@rule("OC-ACTION-04", "OC-RULING-18")
def test_four_actions_need_no_active_unit() -> None:
    m = scene(us="us_perfect_shot us_mine us_waco us_smoke", de="de_ost de_trench").does("commit de_ost", "stop")
    assert m.options() == ["action us_perfect_shot", "action us_mine", "abandon"]
    m.does("action us_perfect_shot", "play de_trench", "play us_smoke").let_pass()
    assert m.units("us") == m.units("de") == []
    assert m.size == 3


@rule("OC-ACTION-05", "OC-RULING-56")
@pytest.mark.parametrize("unit", ["de_ost", "de_wespe"])
def test_a_perfect_shot_destroys_any_german_unit_and_wins_the_combat(unit: str) -> None:
    m = scene(us="us_perfect_shot", de=f"{unit} de_sentry").does(f"commit {unit}", "stop", "action us_perfect_shot").let_pass()
    assert m.tilted("de") == [unit]
    assert (m.fought, m.size) == (1, 3)
    assert (m.ask, m.asked) == ("commit", "de")
    assert m.discard("us") == ["us_perfect_shot"]


@rule("OC-ACTION-05", "OC-RULING-56")
def test_a_perfect_shot_in_the_last_combat_wins_the_assault() -> None:
    m = scene(terrain="flooded", us="us_perfect_shot us_hq", de="de_ost de_ost de_mg42", until="bonus")
    m.does("commit de_ost", "stop", "commit us_hq", "stop", "stop")
    m.does("commit de_ost", "stop", "action us_perfect_shot").let_pass()
    assert m.winner == "us"
    assert m.fought == 2


@rule("OC-ACTION-05")
def test_american_units_beside_a_perfect_shot_are_tilted_with_the_enemy() -> None:
    m = facing("us_radio us_perfect_shot", "de_wespe de_ost").does("action us_perfect_shot").let_pass()
    assert m.tilted("us") == ["us_radio"]
    assert m.tilted("de") == ["de_wespe"]


# --- M7 Mine ----------------------------------------------------------------------------------------------------------


@rule("OC-ACTION-06", "OC-RULING-19", "OC-SIZE-08")
def test_a_mined_unit_is_replaced_in_the_same_combat() -> None:
    m = scene(terrain="flooded", us="us_mine us_hq", de="de_luftlande de_ost de_sentry").does("commit de_luftlande", "stop")
    m.does("action us_mine").let_pass()
    assert m.discard("de") == ["de_luftlande"]
    assert m.tilted("de") == []
    assert (m.ask, m.asked) == ("replace", "de")
    assert m.options() == ["commit de_sentry", "commit de_ost", "abandon"]
    m.does("commit de_ost", "stop", "commit us_hq", "stop", "stop").let_pass()
    assert (m.fought, m.size) == (1, 2)
    assert (m.ask, m.asked) == ("commit", "de")


@rule("OC-ACTION-06", "OC-RULING-19", "OC-RULING-03", "OC-CARD-07")
@pytest.mark.parametrize(("unit", "allowed"), [("de_mg42", True), ("de_grenadiers", False), ("de_flak88", False)])
def test_a_mine_needs_a_unit_of_printed_value_four_or_less(unit: str, allowed: bool) -> None:
    m = scene(us="us_mine us_radio", de=unit).does(f"commit {unit}", "stop", "commit us_radio").let_pass()
    assert ("action us_mine" in m.options()) == allowed
    if not allowed:
        assert m.refused("action us_mine") == "OC-ACTION-06"


@rule("OC-ACTION-06", "OC-RULING-03")
def test_a_mine_reads_the_printed_value_of_a_unit_that_was_raised() -> None:
    m = scene(us="us_mine", de="de_luftlande de_m24").does("commit de_luftlande", "action de_m24", "stop")
    assert m.total("de") == 6
    assert "action us_mine" in m.options()


@rule("OC-ACTION-06")
def test_the_effect_of_the_replacement_applies_and_the_german_may_raise_it_before_the_american_acts() -> None:
    m = facing("us_radio us_mine", "de_ost de_courier de_m24", de_tokens={}).does("action us_mine").let_pass()
    m.does("commit de_courier")
    assert len(m.hand("de")) == 2
    assert m.ask == "opening"
    m.does("stop")
    assert (m.ask, m.asked) == ("bid", "us")


@rule("OC-ACTION-07", "OC-ASSAULT-03")
def test_a_german_who_does_not_replace_a_mined_unit_abandons_the_terrain() -> None:
    m = scene(us="us_mine", de="de_ost de_sentry").does("commit de_ost", "stop", "action us_mine", "abandon")
    assert m.winner == "us"
    assert m.hand("de")[0] == "de_sentry"
    assert [event.rule for event in m.told("abandoned")] == ["OC-ASSAULT-03"]


@rule("OC-ACTION-08", "OC-RULING-19")
def test_what_lay_by_a_mined_unit_is_lost() -> None:
    m = scene(us="us_mine", de="de_ost de_m24 de_mg42", dice="S").does("commit de_ost", "action de_m24", "token 0/+1", "stop")
    assert m.total("de") == 5
    m.does("action us_mine", "commit de_mg42")
    assert m.total("de") == 4
    assert m.tokens("de") == {"light": 1}


@rule("OC-ACTION-08", "OC-TOKEN-06")
def test_american_tokens_used_against_a_mined_unit_stop_counting_but_units_and_actions_remain() -> None:
    m = facing("us_paratroopers us_gammon us_mine", "de_luftlande de_ost", us_tokens={"light": 1, "plus1": 1}, dice="S")
    m.does("token 0/+1", "token +1/+1", "action us_gammon").let_pass()
    assert m.total("us") == 4 + 1 + 1 + 1
    m.does("action us_mine", "commit de_ost", "stop")
    assert m.total("us") == 4 + 1
    assert m.tokens("us") == {}
    assert m.placed("us") == {"light": 1, "plus1": 1}


@rule("OC-ACTION-08", "OC-TOKEN-10")
def test_dark_tokens_used_against_a_mined_unit_stop_counting_too() -> None:
    m = facing("us_browning us_grenade us_mine", "de_mg42 de_ost", dice="S N S S").does("action us_grenade").let_pass()
    assert m.total("us") == 3 + 2 + 2 + 1
    m.does("action us_mine", "commit de_ost").let_pass()
    assert m.total("us") == 3 + 2


@rule("OC-ACTION-08")
def test_the_unit_left_of_a_mined_pair_keeps_what_lies_by_it() -> None:
    m = scene("graignes", us="us_mine", de="de_ss_recon de_sdkfz251 de_m24 de_ss_drive", dice="S", de_tokens={"light": 1})
    m.does("commit de_ss_recon", "commit de_sdkfz251", "action de_m24", "action de_ss_drive second")
    m.does("token 0/+1 second", "stop")
    assert m.total("de") == 3 + 5 + 2 + 2 + 1
    m.does("action us_mine").let_pass()                     # only the Reconnaissance is weak enough
    assert m.units("de") == ["de_sdkfz251"]
    assert m.total("de") == 5 + 2 + 1
    assert (m.ask, m.asked) == ("opening", "de")
    m.does("stop")
    assert m.ask == "answer"


@rule("OC-ACTION-06")
def test_of_a_pair_the_american_chooses_the_unit_to_mine() -> None:
    m = scene("graignes", us="us_mine", de="de_ss_recon de_ss_pzgren").does("commit de_ss_recon", "commit de_ss_pzgren", "stop")
    m.does("action us_mine").let_pass()
    assert (m.ask, m.asked) == ("target", "us")
    m.does("target de_ss_pzgren")
    assert m.units("de") == ["de_ss_recon"]
    assert m.discard("de") == ["de_ss_pzgren"]


@rule("OC-ACTION-08", "OC-DISCARD-01")
def test_the_actions_and_tokens_by_a_mined_unit_leave_the_table_at_once() -> None:
    m = scene(us="us_mine", de="de_ost de_m24 de_mg42", dice="S")
    bank = m.bank("light")
    m.does("commit de_ost", "action de_m24", "token 0/+1", "stop", "action us_mine").let_pass()
    assert (m.actions("de"), m.discard("de")) == ([], ["de_ost", "de_m24"])
    assert (m.placed("de"), m.bank("light")) == ({}, bank + 1)


@rule("OC-ACTION-08")
def test_the_actions_by_the_other_unit_of_a_pair_stay() -> None:
    m = scene("graignes", us="us_mine", de="de_ss_recon de_ss_pzgren de_m24 de_ss_drive", de_deck="", us_deck="")
    m.does("commit de_ss_recon", "commit de_ss_pzgren", "action de_m24 second", "action de_ss_drive", "stop", "action us_mine")
    m.does("target de_ss_recon").let_pass()
    assert (m.actions("de"), m.discard("de"), m.total("de")) == (["de_m24"], ["de_ss_recon", "de_ss_drive"], 4 + 2)


@rule("OC-RULING-64", "OC-ACTION-08")
@pytest.mark.parametrize(("action", "allowed"), [("de_heavy_fire", "token 0/+1"), ("de_pinned", "commit us_recon")])
def test_what_an_action_forbade_is_allowed_again_when_a_mine_has_removed_its_unit(action: str, allowed: str) -> None:
    m = scene(us="us_demolition us_recon us_mine", de=f"de_patrol de_luftlande {action}", dice="S", de_tokens={})
    m.does("commit de_patrol", f"action {action}", "stop", "commit us_demolition").let_pass()
    assert m.refused(allowed) == "OC-GEN-02"
    m.does("action us_mine", "commit de_luftlande", "stop")
    assert allowed in m.options()


@rule("OC-ACTION-08", "OC-DISCARD-08")
def test_of_two_like_actions_the_one_by_the_mined_unit_is_lost() -> None:
    m = scene("utah", us="us_hq us_jeep us_mine", de="de_ost de_sentry de_m24 de_spotted de_m24", de_tokens={}, us_tokens={},
              until="bonus")
    m.does("commit de_ost", "action de_m24", "action de_spotted", "stop", "commit us_hq", "stop", "stop")
    m.does("commit de_sentry", "action de_m24", "stop", "action us_mine", "abandon")
    assert m.discard("de") == ["de_sentry", "de_m24", "de_ost", "de_m24", "de_spotted"]
