"""Combat values: printed, changed, never below 0; then actions, tokens and what was carried over (OC-COMBAT-10, OC-COMBAT-11,
OC-COMBAT-12)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def facing(us: str, de: str, **more: Any) -> Scene:
    """Each side has its first card in the Combat; the American is to bid."""
    m = scene(us=us, de=de, **more)
    return m.does(f"commit {de.split()[0]}", "stop", f"commit {us.split()[0]}").let_pass()


@rule("OC-COMBAT-10")
def test_a_total_is_printed_values_effects_actions_tokens_and_what_was_carried_over() -> None:
    m = facing("us_paratroopers us_recon us_gammon", "de_stug", dice="S", carried=[2, 0])
    m.does("commit us_recon", "action us_gammon", "token 0/+1").let_pass()
    assert (m.strength("us", 0), m.strength("us", 1)) == (4 - 1 + 1, 2 - 1 + 1)
    assert m.totals == (4 + 2 + 1 + 1 + 2, 5)


@rule("OC-COMBAT-10", "OC-RULING-15")
def test_a_unit_never_falls_below_zero_and_what_is_laid_by_it_counts_from_there() -> None:
    m = facing("us_medics us_paratroopers us_gammon", "de_stug", first_change=[-2, 0])
    assert m.total("us") == 0                               # 1 - 1 - 2
    m.does("action us_gammon").let_pass()
    assert m.total("us") == 1
    m.does("commit us_paratroopers")
    assert m.total("us") == 1 + 4 - 1 + 1


@rule("OC-COMBAT-10", "OC-RULING-15")
def test_the_view_shows_how_each_point_arose() -> None:
    m = facing("us_paratroopers us_recon us_gammon", "de_stug", dice="S")
    m.does("commit us_recon", "action us_gammon", "token 0/+1")
    unit = m.view("de").combat.us.units[0]
    assert unit.card.vc == 4
    assert [(point.source, point.amount) for point in unit.points] == [("us_paratroopers", 1), ("de_stug", -1),
                                                                       ("us_gammon", 1), ("light", 1)]
    assert unit.value == 6


@rule("OC-COMBAT-10")
def test_a_minefield_weakens_the_first_american_unit_of_the_assault_and_no_other() -> None:
    m = scene(phase="de_events", us="us_hq us_paratroopers us_glider_inf", de="de_minefield de_ost de_ost")
    m.does("play de_minefield", "stop", "commit de_ost", "stop", "commit us_hq")
    assert m.total("us") == 3
    m.does("commit us_paratroopers")
    assert m.total("us") == 3 + 4
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_glider_inf")
    assert m.total("us") == 4


# --- types ------------------------------------------------------------------------------------------------------------


@rule("OC-COMBAT-12", "OC-RULING-16")
def test_effects_that_name_an_enemy_type_follow_the_line_up() -> None:
    m = facing("us_hq us_recon", "de_fjr")
    assert m.total("de") == 4
    m.does("commit us_recon").let_pass()
    assert m.total("de") == 5                               # now there is a Para


@rule("OC-COMBAT-12", "OC-RULING-16")
def test_a_panzerfaust_laid_before_a_vehicle_arrives_is_read_anew() -> None:
    m = scene(us="us_jeep", de="de_ost de_panzerfaust").does("commit de_ost", "action de_panzerfaust", "stop")
    assert m.total("de") == 3
    m.does("commit us_jeep")
    assert m.total("de") == 6


@rule("OC-COMBAT-12", "OC-RULING-16")
def test_a_bazooka_laid_against_a_vehicle_is_read_anew_when_a_mine_has_removed_it() -> None:
    m = facing("us_paratroopers us_bazooka us_mine", "de_r35 de_ost", us_tokens={}).does("action us_bazooka").let_pass()
    assert m.total("us") == 8
    m.does("action us_mine").let_pass()
    assert (m.ask, m.total("us")) == ("replace", 5)         # no Vehicle faces it now
    m.does("commit de_ost")
    assert m.total("us") == 5


@rule("OC-COMBAT-12", "OC-RULING-16")
def test_close_quarters_count_a_para_who_joins_later() -> None:
    m = facing("us_hq us_recon us_close", "de_luftlande").does("action us_close").let_pass()
    assert m.total("us") == 5
    m.does("commit us_recon").let_pass()
    assert m.total("us") == 5 + 2 + 1


@rule("OC-COMBAT-12")
def test_an_mg_gains_one_for_each_american_unit() -> None:
    m = scene(us="us_hq us_recon", de="de_mg42").does("commit de_mg42")
    assert m.total("de") == 4
    m.does("stop", "commit us_hq")
    assert m.total("de") == 5
    m.does("commit us_recon")
    assert m.total("de") == 6


# --- cards with a ruling ----------------------------------------------------------------------------------------------


@rule("OC-RULING-46")
def test_grenadiers_count_german_actions_of_earlier_combats_and_a_trench_between_them() -> None:
    m = facing("us_hq us_waco us_paratroopers", "de_ost de_ammo de_m24 de_trench de_grenadiers de_flare", de_tokens={})
    m.does("action us_waco", "stop", "action de_ammo", "action de_m24", "stop", "play de_trench", "commit de_grenadiers")
    assert m.total("de") == 5 + 3                           # immediate, lasting, and the Trench; not the American's


@rule("OC-RULING-46")
def test_actions_of_the_present_combat_do_not_count_for_grenadiers_but_do_in_the_next() -> None:
    m = facing("us_hq us_perfect_shot", "de_grenadiers de_ammo de_m24 de_grenadiers")
    m.does("stop", "action de_ammo", "action de_m24").let_pass()
    assert m.total("de") == 5 + 2
    m.does("stop", "action us_perfect_shot", "commit de_grenadiers")
    assert m.total("de") == 5 + 2


@rule("OC-RULING-46")
def test_actions_of_an_earlier_assault_do_not_count_for_grenadiers() -> None:
    m = facing("us_hq", "de_ost de_ammo de_grenadiers de_m24", dice="flooded marsh")
    m.does("stop", "action de_ammo", "stop", "abandon", "column fiere", "fight flooded", "stop", "normal", "stop")
    m.does("commit de_grenadiers")
    assert m.total("de") == 5


@rule("OC-RULING-47")
@pytest.mark.parametrize(("terrain", "value"), [("houses", 8), ("crossroads", 5)])
def test_the_flak_gains_three_on_a_building_only(terrain: str, value: int) -> None:
    assert facing("us_hq", "de_flak88", terrain=terrain).total("de") == value


@rule("OC-RULING-47", "OC-RULING-16")
def test_the_flak_rolls_against_a_vehicle_without_tokens_of_the_bank() -> None:
    m = facing("us_jeep", "de_flak88", terrain="houses", dice="S N N S")
    assert m.total("de") == 5 + 2 + 1 + 1 + 2
    assert m.bank("plus12") == 5
    assert m.placed("de") == {}


@rule("OC-RULING-47", "OC-RULING-16")
def test_the_flak_rolls_once_though_a_second_vehicle_comes() -> None:
    m = scene("historical", us="us_h_ridgway", us_discard="us_v_recon", de="de_flak88", variants="us_v_recon", dice="N N N N")
    m.does("commit de_flak88", "stop", "commit us_h_ridgway", "take us_v_recon")
    assert m.dice_left == 0
    assert m.total("de") == 9


@rule("OC-RULING-55")
def test_an_anti_tank_gun_leaves_the_wespe_its_two() -> None:
    m = scene(us="us_perfect_shot us_at_gun", de="de_grenadiers de_wespe").does("commit de_grenadiers", "stop")
    m.does("action us_perfect_shot", "commit de_wespe", "stop", "commit us_at_gun").let_pass()
    assert m.totals == (6, 9)


@rule("OC-RULING-55")
def test_an_anti_tank_gun_frees_the_unit_beside_it_from_the_stug_too() -> None:
    m = scene("historical", us="us_h_ridgway", us_discard="us_at_gun", de="de_stug").does("commit de_stug", "stop")
    m.does("commit us_h_ridgway")
    assert m.strength("us") == 3
    m.does("take us_at_gun")
    assert m.totals == (4 + 6, 5)


@rule("OC-SUPPORT-07", "OC-COMBAT-12")
def test_when_luftlande_is_gone_effects_of_support_units_count_again() -> None:
    m = facing("us_paratroopers us_recon us_mine", "de_luftlande de_ost").does("commit us_recon").let_pass()
    assert m.total("us") == 6
    m.does("action us_mine", "commit de_ost")
    assert m.total("us") == 8
