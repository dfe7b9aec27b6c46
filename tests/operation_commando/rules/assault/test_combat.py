"""A Combat: the German opens, the American answers, both outbid each other until one gives up (OC-COMBAT)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def facing(us: str, de: str, **more: Any) -> Scene:
    """Each side has its first card in the Combat; the American is to bid."""
    m = scene(us=us, de=de, **more)
    return m.does(f"commit {de.split()[0]}", "stop", f"commit {us.split()[0]}").let_pass()


# --- opening and answer -----------------------------------------------------------------------------------------------


@rule("OC-COMBAT-01")
def test_the_effect_of_a_german_unit_applies_as_soon_as_it_is_placed() -> None:
    m = scene(de="de_r35", us="us_paratroopers", us_tokens={"light": 1}).does("commit de_r35")
    assert m.tokens("us") == {}
    assert (m.ask, m.asked) == ("opening", "de")


@rule("OC-COMBAT-01")
def test_a_german_unit_cannot_be_cancelled_and_opens_no_window() -> None:
    m = scene(de="de_ost", us="us_foiled us_sabotage").does("commit de_ost")
    assert m.ask == "opening"


@rule("OC-COMBAT-02")
def test_before_the_american_answers_the_german_may_add_actions_and_tokens() -> None:
    m = scene(de="de_ost de_m24", us="us_paratroopers", dice="S").does("commit de_ost")
    assert m.options() == ["stop", "action de_m24", "token 0/+1", "abandon"]
    m.does("action de_m24", "token 0/+1")
    assert m.total("de") == 5
    assert (m.ask, m.asked) == ("opening", "de")
    m.does("stop")
    assert (m.ask, m.asked) == ("answer", "us")


@rule("OC-COMBAT-03")
def test_the_american_answers_with_a_unit_or_a_card_that_needs_none_or_abandons() -> None:
    m = scene(de="de_ost", us="us_paratroopers us_radio us_perfect_shot us_waco us_airdrop").does("commit de_ost", "stop")
    assert m.options() == ["commit us_paratroopers", "commit us_radio", "action us_perfect_shot", "abandon"]


@rule("OC-COMBAT-03")
def test_the_american_may_answer_with_two_units_that_have_support() -> None:
    m = facing("us_radio us_recon", "de_ost")
    assert "commit us_recon" in m.options()
    m.does("commit us_recon").let_pass()
    assert m.units("us") == ["us_radio", "us_recon"]


@rule("OC-COMBAT-03")
def test_after_a_card_that_was_cancelled_the_american_still_has_to_answer() -> None:
    m = scene(de="de_ost de_sniper", us="us_perfect_shot us_radio").does("commit de_ost", "stop")
    m.does("action us_perfect_shot", "cancel de_sniper")
    assert m.ask == "answer"
    assert m.options() == ["commit us_radio", "abandon"]


# --- bidding ----------------------------------------------------------------------------------------------------------


@rule("OC-COMBAT-04")
@pytest.mark.parametrize("order", [("token 0/+1", "action us_bazooka", "commit us_recon", "token 0/+1"),
                                   ("commit us_recon", "token 0/+1", "token 0/+1", "action us_bazooka"),
                                   ("action us_bazooka", "commit us_recon", "token 0/+1", "token 0/+1")])
def test_in_one_turn_actions_tokens_and_a_second_unit_come_in_any_order_and_number(order: tuple[str, str, str, str]) -> None:
    m = facing("us_paratroopers us_recon us_bazooka", "de_luftlande", dice="S S")
    m.does(*order).let_pass()
    assert m.total("us") == 4 + 2 + 1 + 1 + 1
    assert (m.ask, m.asked) == ("bid", "us")


@rule("OC-COMBAT-05", "OC-RESULT-04")
def test_as_much_as_the_german_is_enough_for_the_american() -> None:
    m = facing("us_paratroopers", "de_luftlande").does("stop")
    assert m.totals == (4, 4)
    assert (m.ask, m.asked) == ("bid", "de")


@rule("OC-COMBAT-05")
def test_as_much_as_the_american_is_not_enough_for_the_german() -> None:
    m = facing("us_hq", "de_patrol de_m24", dice="N").does("stop", "action de_m24").let_pass()
    assert m.totals == (5, 5)
    m.does("stop").let_pass()
    assert m.tilted("de") == ["de_patrol"]


@rule("OC-COMBAT-05")
def test_one_point_more_puts_the_german_ahead() -> None:
    m = facing("us_paratroopers", "de_patrol de_m24", dice="N").does("stop", "action de_m24", "stop")
    assert m.totals == (4, 5)
    assert (m.ask, m.asked) == ("bid", "us")


@rule("OC-COMBAT-06", "OC-RULING-14")
def test_an_american_who_stops_while_behind_has_given_up() -> None:
    m = facing("us_radio", "de_luftlande").does("stop")
    assert [event.rule for event in m.told("gave_up")] == ["OC-RESULT-01"]
    assert m.winner == "de"


@rule("OC-COMBAT-06", "OC-RULING-14")
def test_there_is_no_pass_that_leaves_the_turn_to_the_other() -> None:
    m = facing("us_radio", "de_luftlande", us_tokens={})
    assert m.options() == ["stop"]
    assert m.refused("pass") == "OC-COMBAT-06"


@rule("OC-COMBAT-07")
def test_an_american_who_has_drawn_level_may_go_on_in_the_same_turn() -> None:
    m = facing("us_paratroopers us_waco", "de_luftlande").does("action us_waco").let_pass()
    assert m.totals == (4, 4)
    assert m.tokens("us")["plus1"] == 2
    m.does("token +1/+1")
    assert m.totals == (5, 4)
    assert (m.ask, m.asked) == ("bid", "us")


@rule("OC-COMBAT-08")
def test_a_german_who_does_nothing_while_behind_loses_his_unit() -> None:
    m = facing("us_paratroopers", "de_ost de_m24").does("stop")
    assert m.options() == ["action de_m24", "token 0/+1", "abandon", "stop"]
    m.does("stop").let_pass()
    assert m.tilted("de") == ["de_ost"]
    assert m.hand("de") == ["de_m24"]


@rule("OC-COMBAT-09")
def test_bidding_goes_back_and_forth_until_one_gives_up() -> None:
    m = facing("us_paratroopers", "de_luftlande de_m24", dice="S S S", us_tokens={"light": 3}, de_tokens={"light": 1})
    told = []
    for side, action in (("us", "stop"), ("de", "token 0/+1"), ("de", "stop"), ("us", "token 0/+1"), ("us", "stop"),
                         ("de", "action de_m24"), ("de", "stop"), ("us", "token 0/+1")):
        m.let_pass()
        told.append((m.asked, m.totals))
        assert m.asked == side
        m.does(action)
    assert told == [("us", (4, 4)), ("de", (4, 4)), ("de", (4, 5)), ("us", (4, 5)), ("us", (5, 5)), ("de", (5, 5)),
                    ("de", (5, 7)), ("us", (5, 7))]
    m.does("stop")
    assert m.winner == "de"


@rule("OC-COMBAT-13")
def test_outside_graignes_the_german_has_one_unit_in_a_combat() -> None:
    m = scene(de="de_ost de_mg42", us="us_radio").does("commit de_ost")
    assert (m.ask, m.asked) == ("opening", "de")
    assert "commit de_mg42" not in m.options()
    assert m.refused("commit de_mg42") == "OC-COMBAT-13"


@rule("OC-COMBAT-13", "OC-SSSUPPORT-04")
def test_at_graignes_only_ss_units_with_support_are_paired() -> None:
    m = scene("graignes", de="de_ss_recon de_patrol de_sdkfz222 de_ss_pio", dice="N").does("commit de_ss_recon")
    assert "commit de_ss_pio" in m.options()
    assert m.refused("commit de_patrol") == "OC-SSSUPPORT-04"
    assert m.refused("commit de_sdkfz222") == "OC-SSSUPPORT-04"


# --- what the next Combat brings --------------------------------------------------------------------------------------


@rule("OC-COMBAT-11")
def test_the_bonus_of_an_hq_counts_once_for_the_side_and_only_in_the_next_combat() -> None:
    m = facing("us_hq us_paratroopers us_recon us_radio", "de_ost de_ost de_sentry").does("ability", "stop", "stop")
    m.does("commit de_ost", "stop", "commit us_radio")
    m.let_pass()
    assert m.total("us") == 3 + 3
    m.does("commit us_recon").let_pass()
    assert m.total("us") == 3 + 2 + 1 + 3
    m.does("stop", "stop").let_pass()
    assert m.ask == "commit"
    assert m.state.carry == [0, 0]
    m.does("commit de_sentry", "stop", "commit us_paratroopers")
    assert m.total("us") == 4


@rule("OC-COMBAT-11")
def test_a_unit_pays_for_its_ability_once_in_a_combat() -> None:
    m = facing("us_hq", "de_ost").does("ability")
    assert m.tokens("us") == {"light": 1}
    assert m.refused("ability") == "OC-COMBAT-11"


@rule("OC-COMBAT-11")
def test_a_bonus_for_the_next_combat_lapses_with_the_assault() -> None:
    m = facing("us_hq us_radio", "de_ost de_ost").does("ability", "stop", "stop", "abandon")
    assert m.winner == "us"
    m.does("column fiere")
    assert m.state.carried == [0, 0]
    assert m.state.carry == [0, 0]


@rule("OC-COMBAT-11")
def test_a_captain_who_falls_helps_the_next_german_unit_only() -> None:
    m = facing("us_paratroopers us_hq us_glider_inf", "de_captain de_ost de_ost").does("stop", "stop", "commit de_ost")
    assert m.total("de") == 4
    m.does("stop", "commit us_hq", "stop", "stop", "commit de_ost")
    assert m.total("de") == 2


@rule("OC-COMBAT-10")
def test_both_values_are_told_only_while_both_sides_have_a_unit_in_the_combat() -> None:
    m = scene(us="us_jeep us_perfect_shot", de="de_ost de_m24").does("commit de_ost", "action de_m24").let_pass()
    assert (m.ask, m.told("values")) == ("opening", [])     # the American has no unit yet
    m.does("stop", "commit us_jeep").let_pass()
    assert m.facts("values") == [{"us": 4, "de": 4, "ahead": "us", "missing": 1}]
    m.does("action us_perfect_shot").let_pass()
    assert len(m.told("values")) == 1                       # the German has lost his unit


@rule("OC-COMBAT-04", "OC-COMBAT-05")
def test_to_stop_is_the_first_option_of_a_bidder_who_is_ahead_and_the_last_of_one_who_is_behind() -> None:
    """With equal values the American is ahead and the German is behind."""
    m = facing("us_jeep", "de_luftlande")
    assert (m.ask, m.asked, m.totals, m.options()) == ("bid", "us", (4, 4), ["stop", "token 0/+1", "abandon"])
    m.does("stop")
    assert (m.ask, m.asked, m.options()) == ("bid", "de", ["token 0/+1", "abandon", "stop"])
    m = facing("us_radio", "de_luftlande")
    assert (m.ask, m.asked, m.totals, m.options()) == ("bid", "us", (3, 4), ["token 0/+1", "stop"])
