"""Reaction cards: played at once after the card they stop, before it takes effect (OC-CANCEL)."""

from typing import Any

import pytest

from bocage.core.errors import Illegal
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def facing(us: str, de: str, **more: Any) -> Scene:
    """Each side has its first card in the Combat; the American is to bid."""
    m = scene(us=us, de=de, **more)
    return m.does(f"commit {de.split()[0]}", "stop", f"commit {us.split()[0]}").let_pass()


@rule("OC-CANCEL-01")
def test_the_window_opens_right_after_the_card_and_before_its_effect() -> None:
    m = facing("us_radio us_ammo_drop", "de_ost de_sniper").does("action us_ammo_drop")
    assert (m.ask, m.asked) == ("cancel", "de")
    assert m.options() == ["cancel de_sniper", "pass"]
    assert m.tokens("us") == {"light": 2}
    m.does("pass")
    assert m.tokens("us") == {"light": 4}


@rule("OC-CANCEL-01", "OC-INFO-02")
def test_the_window_opens_for_an_opponent_who_has_nothing_to_cancel_with() -> None:
    m = facing("us_radio us_ammo_drop", "de_ost de_sentry").does("action us_ammo_drop")
    assert (m.ask, m.asked) == ("cancel", "de")
    assert m.options() == ["pass"]


@rule("OC-CANCEL-01", "OC-INFO-02")
def test_an_opponent_without_cards_is_not_asked() -> None:
    m = facing("us_radio us_ammo_drop", "de_ost").does("action us_ammo_drop")
    assert (m.ask, m.asked) == ("bid", "us")


@rule("OC-CANCEL-02")
def test_once_declined_it_is_too_late() -> None:
    m = facing("us_radio us_ammo_drop", "de_ost de_sniper").does("action us_ammo_drop", "pass")
    assert m.refused("cancel de_sniper") == "OC-CANCEL-01"
    m.does("stop")
    assert m.asked == "de"
    assert m.refused("cancel de_sniper") == "OC-CANCEL-01"


@rule("OC-CANCEL-03")
def test_while_a_card_waits_for_its_window_no_other_can_be_played() -> None:
    m = facing("us_radio us_ammo_drop us_waco", "de_ost de_sniper").does("action us_ammo_drop")
    with pytest.raises(Illegal):
        m.match.play("action us_waco", "us")
    with pytest.raises(Illegal):
        m.match.play("token 0/+1", "us")
    m.does("pass", "action us_waco")
    assert m.ask == "cancel"


@rule("OC-CANCEL-04", "OC-RULING-20")
def test_a_cancelled_card_does_nothing_and_both_are_discarded() -> None:
    m = facing("us_radio us_grenade", "de_ost de_sniper").does("action us_grenade", "cancel de_sniper")
    assert m.total("us") == 3
    assert m.discard("us") == ["us_grenade"]
    assert m.discard("de") == ["de_sniper"]
    assert m.actions("us") == []
    assert len(m.told("cancelled")) == 1


@rule("OC-CANCEL-05", "OC-RULING-20")
def test_a_cancel_card_needs_no_own_unit() -> None:
    m = scene(us="us_foiled", de="de_ost de_m24").does("commit de_ost", "action de_m24", "cancel us_foiled")
    assert m.units("us") == []
    assert m.total("de") == 2


@rule("OC-CANCEL-06")
def test_a_cancel_card_cannot_itself_be_cancelled() -> None:
    m = facing("us_radio us_ammo_drop us_foiled", "de_ost de_sniper").does("action us_ammo_drop", "cancel de_sniper")
    assert (m.ask, m.asked) == ("bid", "us")                # though he holds Foiled, which stops German actions
    assert "us_foiled" in m.hand("us")
    assert m.tokens("us") == {"light": 2}


@rule("OC-CANCEL-07", "OC-HERO-04")
def test_no_window_opens_for_a_heroic_action() -> None:
    m = scene("historical", us="us_foiled", de="de_ost de_h_storm").does("commit de_ost").play("action de_h_storm")
    assert (m.ask, m.asked) == ("opening", "de")
    assert m.total("de") == 5


@rule("OC-CANCEL-07", "OC-HERO-04")
def test_no_window_opens_for_a_heroic_event() -> None:
    m = scene("historical", phase="de_events", us="us_sabotage us_radio", de="de_h_falley").play("play de_h_falley")
    assert (m.ask, m.asked) == ("event", "de")
    assert m.hand("de") == ["de_luftlande_falley"]


@rule("OC-CANCEL-08")
def test_foiled_cancels_a_german_action() -> None:
    m = facing("us_paratroopers us_foiled", "de_ost de_m24").does("stop", "action de_m24", "cancel us_foiled")
    assert m.total("de") == 2
    assert m.discard("us") == ["us_foiled"]


@rule("OC-CANCEL-08")
def test_foiled_cancels_a_trench() -> None:
    m = facing("us_paratroopers us_foiled", "de_ost de_trench de_ost", terrain="flooded", size=1)
    m.does("stop", "stop", "play de_trench", "cancel us_foiled").let_pass()
    assert m.size == 1
    assert m.winner == "us"
    assert "de_trench" in m.discard("de")


@rule("OC-CANCEL-08")
def test_sniper_cancels_an_american_action_and_no_unit() -> None:
    m = facing("us_radio us_bazooka us_recon", "de_ost de_sniper").does("commit us_recon")
    assert m.options() == ["pass"]
    m.does("pass", "action us_bazooka")
    assert m.options() == ["cancel de_sniper", "pass"]


@rule("OC-CANCEL-09", "OC-RULING-22")
def test_sabotage_cancels_a_german_event() -> None:
    m = scene(phase="de_events", us="us_sabotage us_foiled", de="de_supply").does("play de_supply")
    assert m.options() == ["cancel us_sabotage", "pass"]
    m.does("cancel us_sabotage")
    assert m.tokens("de") == {"light": 2}
    assert m.discard("de") == ["de_supply"]
    assert (m.ask, m.asked) == ("event", "de")


@rule("OC-CANCEL-09", "OC-RULING-22", "OC-RULING-03")
@pytest.mark.parametrize(("unit", "asked"), [("us_radio", True), ("us_recon", True), ("us_paratroopers", False),
                                             ("us_hq", False)])
def test_an_s_mine_stops_units_of_printed_value_three_or_less(unit: str, asked: bool) -> None:
    m = scene(us=unit, de="de_ost de_smine").does("commit de_ost", "stop").play(f"commit {unit}")
    assert (m.ask == "cancel") == asked
    if asked:
        m.does("cancel de_smine")
        assert m.units("us") == []


@rule("OC-RULING-22", "OC-RULING-03")
def test_an_s_mine_reads_the_printed_value_of_a_unit_that_a_stug_weakens() -> None:
    m = scene(us="us_paratroopers", de="de_stug de_smine").does("commit de_stug", "stop").play("commit us_paratroopers")
    assert m.strength("us") == 3
    assert m.ask == "bid"


@rule("OC-CANCEL-10", "OC-RULING-22")
def test_a_cancelled_unit_never_entered_the_combat_and_its_owner_goes_on() -> None:
    m = scene(us="us_radio us_recon", de="de_ost de_smine").does("commit de_ost", "stop", "commit us_radio", "cancel de_smine")
    assert m.discard("us") == ["us_radio"]
    assert not [event for event in m.told("committed") if event.args[0] == 0]
    assert (m.ask, m.asked) == ("answer", "us")
    m.does("commit us_recon")
    assert m.units("us") == ["us_recon"]


@rule("OC-CANCEL-10")
def test_a_cancelled_second_unit_leaves_its_place_free() -> None:
    m = facing("us_radio us_recon us_demolition", "de_ost de_smine", de_tokens={}).does("commit us_recon", "cancel de_smine")
    assert (m.ask, m.asked) == ("bid", "us")
    m.does("commit us_demolition")
    assert m.units("us") == ["us_radio", "us_demolition"]


@rule("OC-CANCEL-10", "OC-BUILDING-07", "OC-RULING-27")
def test_a_cancelled_unit_is_not_there_for_the_building() -> None:
    m = scene(terrain="houses", us="us_radio", de="de_ost de_smine")
    m.does("commit de_ost", "stop", "commit us_radio", "cancel de_smine", "abandon")
    assert m.winner == "de"
    assert not m.told("recovery_tried")
    assert m.ask != "building"


@rule("OC-CANCEL-11", "OC-RULING-20", "OC-RULING-46")
def test_a_cancelled_action_was_not_played_for_grenadiers() -> None:
    m = facing("us_hq us_foiled", "de_ost de_m24 de_ammo de_grenadiers")
    m.does("stop", "action de_m24", "cancel us_foiled", "action de_ammo", "stop", "commit de_grenadiers")
    assert m.total("de") == 6


@rule("OC-CANCEL-12")
def test_one_cancel_card_is_enough_for_a_card() -> None:
    m = scene("utah", "exit1", us="us_radio us_waco", de="de_ost de_sniper de_sniper")
    m.does("commit de_ost", "stop", "commit us_radio", "action us_waco", "cancel de_sniper")
    assert (m.ask, m.asked) == ("bid", "us")
    assert m.hand("de") == ["de_sniper"]


@rule("OC-CANCEL-04", "OC-RULING-20")
def test_the_price_of_a_cancelled_card_stays_paid() -> None:
    m = scene(us="us_foiled us_jeep", de="de_ost de_last_push de_sentry").does("commit de_ost", "action de_last_push")
    assert (m.ask, m.asked) == ("pay_card", "de")
    m.does("discard de_sentry")
    assert (m.ask, m.asked) == ("cancel", "us")
    m.does("cancel us_foiled")
    assert (m.total("de"), m.discard("de"), m.hand("de")) == (2, ["de_sentry", "de_last_push"], [])


@rule("OC-RULING-46", "OC-CANCEL-11")
@pytest.mark.parametrize(("card", "unit", "action"), [("de_sniper", "us_jeep", "action us_waco"),
                                                      ("de_smine", "us_radio", "commit us_radio")])
def test_a_cancel_card_is_a_combat_action_that_was_played(card: str, unit: str, action: str) -> None:
    m = scene(us="us_jeep us_waco us_radio", de=f"de_ost de_grenadiers {card}").does("commit de_ost", "stop")
    if action != f"commit {unit}":
        m.does(f"commit {unit}")
    m.play(action).does(f"cancel {card}")
    if not m.units("us"):
        m.does("commit us_jeep")
    m.does("stop", "stop", "commit de_grenadiers")
    assert m.total("de") == 5 + 1


@rule("OC-RULING-46")
def test_an_action_of_an_earlier_combat_counts_once_however_many_combats_follow() -> None:
    m = scene(us="us_jeep us_jeep us_jeep", de="de_ost de_ost de_grenadiers de_m24", de_tokens={}, size=3)
    m.does("commit de_ost", "action de_m24", "stop", "commit us_jeep", "stop")
    m.does("stop", "commit de_ost", "stop", "commit us_jeep", "stop")
    m.does("stop", "commit de_grenadiers")
    assert m.total("de") == 5 + 1


@rule("OC-RULING-46")
def test_a_cancel_card_played_before_the_assault_does_not_count_in_it() -> None:
    m = scene(phase="de_events", us="us_sabotage us_paratroopers us_v_paragren", de="de_supply de_ost de_ost",
              variants="us_v_paragren").does("play de_supply", "cancel us_sabotage", "stop", "commit de_ost", "stop")
    m.does("commit us_v_paragren").let_pass()
    assert m.total("us") == 3


@rule("OC-CANCEL-08", "OC-RULING-46", "OC-SIZE-02")
def test_a_sniper_between_two_combats_counts_for_the_grenadiers_and_the_smoke_does_not_rise() -> None:
    m = scene(us="us_hq us_smoke us_jeep", de="de_ost de_sniper de_grenadiers", de_tokens={})
    m.does("commit de_ost", "stop", "commit us_hq", "stop", "stop", "pass", "play us_smoke", "cancel de_sniper").let_pass()
    assert m.size == 3
    assert m.does("commit de_grenadiers").total("de") == 5 + 1
