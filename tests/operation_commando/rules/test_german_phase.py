"""The German's phase in its corners: short piles, the card more, events that find little or nothing (OC-DEPHASE)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.operation_commando.scene import scene

PILE = "de_stug de_m24 de_sentry de_wire de_pak40 de_mg42"


# --- the draw ---------------------------------------------------------------------------------------------------------


@rule("OC-DEPHASE-01", "OC-DEPHASE-05", "OC-EXHAUST-03", "OC-EXHAUST-05", "OC-EXHAUST-06")
@pytest.mark.parametrize(("left", "asked", "drawn"), [(5, True, 3), (4, True, 3), (3, False, 3), (2, False, 2), (0, False, 0)])
def test_the_card_more_is_offered_while_the_pile_has_it_and_a_short_pile_is_drawn_whole(
        left: int, asked: bool, drawn: int) -> None:
    """The village: three cards. With four left the fourth may still be drawn; with three nothing could be rejected."""
    deck = " ".join(PILE.split()[:left])
    m = scene(terrain="sme", phase="de_draw", de="de_ost", de_deck=deck)
    assert (m.ask == "extra_draw") == asked
    if asked:
        m.does("normal")
    assert (m.ask, m.asked, len(m.hand("de")), m.pile("de")) == ("event", "de", 1 + drawn, left - drawn)


@rule("OC-DEPHASE-05", "OC-EXHAUST-05")
def test_the_last_card_of_the_pile_may_be_the_one_more() -> None:
    m = scene(terrain="sme", phase="de_draw", de_deck="de_stug de_m24 de_sentry de_wire").does("extra", "reject de_wire")
    assert (m.hand("de"), m.pile("de"), m.discard("de")) == (["de_m24", "de_sentry", "de_stug"], 0, ["de_wire"])


@rule("OC-DEPHASE-01", "OC-DEPHASE-05")
@pytest.mark.parametrize(("change", "kept"), [(0, 3), (-1, 2), (-2, 1), (-3, 1), (1, 4)])
def test_of_the_number_as_changed_one_more_is_drawn_and_the_number_is_kept(change: int, kept: int) -> None:
    m = scene(terrain="sme", phase="de_draw", draws=[0, change]).does("extra")
    assert len(m.hand("de")) == kept + 1
    m.play(m.options()[0])
    assert (len(m.hand("de")), len(m.discard("de")), m.ask) == (kept, 1, "event")


@rule("OC-DEPHASE-05", "OC-DEPHASE-06")
def test_of_two_like_cards_one_is_rejected() -> None:
    m = scene(terrain="sme", phase="de_draw", de="de_m24", de_top="de_m24 de_m24 de_stug de_wire").does("extra")
    assert m.options().count("reject de_m24") == 1
    m.does("reject de_m24")
    assert (m.hand("de"), m.discard("de")) == (["de_m24", "de_m24", "de_stug", "de_wire"], ["de_m24"])


@rule("OC-DEPHASE-05", "OC-INFO-02", "OC-DISCARD-02")
def test_the_american_sees_the_rejected_card_and_none_of_the_others() -> None:
    m = scene(terrain="sme", phase="de_draw", de="de_ost", de_top="de_stug de_m24 de_sentry de_wire").does("extra")
    assert m.view("us").de.drawn == ()
    m.does("reject de_stug")
    assert (m.shown("de"), m.discard("de")[-1]) == ([], "de_stug")


@rule("OC-DEPHASE-05", "OC-DEPHASE-02")
def test_a_rejected_event_is_not_played_any_more() -> None:
    m = scene(terrain="sme", phase="de_draw", de_top="de_supply de_m24 de_sentry de_stug").does("extra", "reject de_supply")
    assert (m.ask, m.options()) == ("event", ["stop"])
    assert m.refused("play de_supply") == "OC-DEPHASE-02"


@rule("OC-DEPHASE-05", "OC-DEPHASE-02")
def test_a_rejected_unit_may_come_back_by_counter_order() -> None:
    """It lies in the discard like any other: a Sentry has a V.C. of 3 or less."""
    m = scene(terrain="sme", phase="de_draw", de="de_counterorder", de_top="de_sentry de_m24 de_wire de_stug")
    m.does("extra", "reject de_sentry", "play de_counterorder")
    m.let_pass()
    assert (m.ask, m.asked) == ("recover", "de")
    assert "take de_sentry" in m.options()


@rule("OC-DEPHASE-05")
def test_who_draws_his_number_cannot_draw_one_more_afterwards() -> None:
    m = scene(terrain="sme", phase="de_draw").does("normal")
    assert m.refused("extra") == "OC-DEPHASE-05"
    m.does("stop")
    assert m.refused("extra") == "OC-DEPHASE-05"


@rule("OC-DEPHASE-05", "OC-SME-19")
@pytest.mark.parametrize("mission", ["initiation", "historical"])
def test_both_missions_of_sainte_mere_eglise_have_the_card_more(mission: str) -> None:
    assert scene(mission, terrain="houses", phase="de_draw").ask == "extra_draw"


@rule("OC-DEPHASE-01", "OC-USPHASE-01")
def test_the_change_of_the_other_sides_draw_does_not_count() -> None:
    m = scene(terrain="sme", phase="de_draw", draws=[-2, 0]).does("normal")
    assert len(m.hand("de")) == 3


@rule("OC-DEPHASE-01", "OC-USPHASE-04")
@pytest.mark.parametrize(("copies", "drawn"), [(0, 3), (1, 2), (2, 1)])
def test_each_cut_wires_of_the_turn_takes_a_card(copies: int, drawn: int) -> None:
    wires = " ".join(["us_cut_wires"] * copies)
    m = scene(terrain="sme", phase="progression_events", us=f"us_jeep {wires}", de="de_ost")
    for _ in range(copies):
        m.play("play us_cut_wires")
        m.play("pass")                                      # nobody cancels it
        if (m.ask, m.asked) == ("progression", "de"):
            m.play("pass")
    m.let_pass()
    m.does("stop", "normal")
    assert len(m.hand("de")) == 1 + drawn


# --- events -----------------------------------------------------------------------------------------------------------


@rule("OC-DEPHASE-02", "OC-EXHAUST-03")
@pytest.mark.parametrize(("deck", "drawn"), [("de_stug de_m24 de_wire", 2), ("de_stug", 1), ("", 0)])
def test_local_reserve_draws_what_is_left_and_offers_no_card_more(deck: str, drawn: int) -> None:
    m = scene(terrain="sme", phase="de_events", de="de_local_reserve", de_deck=deck).does("play de_local_reserve").let_pass()
    assert (m.ask, len(m.hand("de")), m.discard("de")) == ("event", drawn, ["de_local_reserve"])


@rule("OC-DEPHASE-02")
def test_an_event_that_an_event_has_drawn_may_be_played_at_once() -> None:
    m = scene(phase="de_events", de="de_local_reserve", de_top="de_supply de_stug")
    m.does("play de_local_reserve", "play de_supply").let_pass()
    assert (m.tokens("de"), m.discard("de")) == ({"light": 5}, ["de_local_reserve", "de_supply"])


@rule("OC-DEPHASE-02", "OC-TOKEN-10")
def test_two_of_an_event_count_twice_as_far_as_the_bank_reaches() -> None:
    m = scene(phase="de_events", de="de_supply de_supply")
    bank, before = m.bank("light"), m.tokens("de")["light"]
    m.does("play de_supply", "play de_supply").let_pass()
    assert m.tokens("de")["light"] == before + min(6, bank)


@rule("OC-DEPHASE-04", "OC-CANCEL-01", "OC-CANCEL-09")
def test_a_cancelled_event_does_nothing_and_the_german_goes_on() -> None:
    m = scene(phase="de_events", us="us_sabotage us_sabotage", de="de_supply de_supply de_minefield").play("play de_supply")
    m.play("cancel us_sabotage").let_pass()
    assert (m.tokens("de"), m.ask, m.asked) == ({"light": 2}, "event", "de")
    m.play("play de_supply").play("cancel us_sabotage").let_pass()
    assert (m.tokens("de"), m.discard("de"), m.discard("us")) == (
        {"light": 2}, ["de_supply", "de_supply"], ["us_sabotage", "us_sabotage"])
    m.does("play de_minefield").let_pass()
    assert m.beside("de") == ["de_minefield"]


@rule("OC-DEPHASE-04", "OC-INFO-03")
def test_an_american_without_a_card_is_not_asked_whether_he_cancels() -> None:
    m = scene(phase="de_events", us="", de="de_supply").play("play de_supply")
    assert (m.ask, m.tokens("de")) == ("event", {"light": 5})


@rule("OC-DEPHASE-02", "OC-CARD-01", "OC-PROG-04")
def test_units_actions_and_events_of_progression_are_not_played_in_the_phase() -> None:
    m = scene(phase="de_events", de="de_ost de_m24 de_floods de_supply")
    assert m.options() == ["play de_supply", "stop"]
    assert [m.refused(f"play {card}") for card in ("de_ost", "de_m24", "de_floods")] == [
        "OC-CARD-01", "OC-ACTION-01", "OC-PROG-04"]


@rule("OC-DEPHASE-02", "OC-SIZE-03")
@pytest.mark.parametrize(("terrain", "columns", "size"), [
    ("crossroads", 1, 4), ("crossroads", 2, 5), ("road", 1, 6), ("road", 2, 6)])
def test_columns_add_up_to_six_combats_and_stay_beside_the_terrain(terrain: str, columns: int, size: int) -> None:
    m = scene(terrain=terrain, phase="de_events", de=" ".join(["de_column"] * columns))
    m.does(*["play de_column"] * columns).let_pass()
    assert (m.size, len(m.beside("de")), m.discard("de")) == (size, columns, [])


@rule("OC-DEPHASE-02", "OC-USPHASE-03", "OC-RULING-02")
def test_two_minefields_both_weigh_on_the_first_american_unit() -> None:
    m = scene(phase="de_events", us="us_paratroopers us_jeep", de="de_minefield de_minefield de_ost")
    m.does("play de_minefield", "play de_minefield", "stop", "commit de_ost", "stop", "commit us_paratroopers")
    alone = scene(us="us_paratroopers", de="de_ost").does("commit de_ost", "stop", "commit us_paratroopers")
    assert m.strength("us") == max(0, alone.strength("us") - 4)


@rule("OC-DEPHASE-02", "OC-HAND-03")
@pytest.mark.parametrize(("hand", "lost"), [("us_jeep us_hq us_radio", 2), ("us_jeep us_hq", 2), ("us_jeep", 1), ("", 0)])
def test_disoriented_takes_two_cards_of_the_americans_choice_or_all_he_has(hand: str, lost: int) -> None:
    m = scene("utah", terrain="bocage", phase="de_events", us=hand, de="de_disoriented").play("play de_disoriented").let_pass()
    while m.ask == "discard":
        assert m.asked == "us"
        m.play(m.options()[0])
    assert (len(m.discard("us")), m.ask, m.asked) == (lost, "event", "de")


@rule("OC-DEPHASE-02", "OC-TOKEN-11")
@pytest.mark.parametrize(("held", "left"), [({"light": 5}, {"light": 2}), ({"light": 3}, {}), ({"light": 1}, {}), ({}, {})])
def test_wire_takes_three_tokens_or_all_he_has(held: dict[str, int], left: dict[str, int]) -> None:
    m = scene(phase="de_events", us="us_jeep", us_tokens=held, de="de_wire").play("play de_wire").let_pass()
    while m.ask == "give_token":
        m.play(m.options()[0])
    assert (m.tokens("us"), m.ask) == (left, "event")


@rule("OC-DEPHASE-02", "OC-INFO-02")
@pytest.mark.parametrize("hand", ["us_jeep us_hq", "us_jeep us_hq us_radio", ""])
def test_questioning_shows_three_cards_or_all_there_are(hand: str) -> None:
    m = scene(phase="de_events", us=hand, de="de_questioning", dice="pick0 pick0 pick0").play("play de_questioning").let_pass()
    assert (m.shown("us"), m.hand("us"), m.ask) == (sorted(hand.split()), sorted(hand.split()), "event")


@rule("OC-DEPHASE-02", "OC-EXHAUST-03")
@pytest.mark.parametrize(("deck", "most"), [("de_stug de_m24 de_wire de_ost", 3), ("de_stug", 1), ("", 0)])
def test_logistics_never_draws_more_than_there_is(deck: str, most: int) -> None:
    m = scene(phase="de_events", de="de_logistics", de_deck=deck).play("play de_logistics").let_pass()
    while m.ask not in ("event", ""):
        m.play(m.options()[-1])
    assert len(m.hand("de")) <= most
    assert m.ask == "event"


@rule("OC-DEPHASE-02", "OC-DEPHASE-03")
def test_the_german_may_end_his_phase_with_events_in_his_hand_and_keeps_them() -> None:
    m = scene(phase="de_events", de="de_supply de_ost").does("stop")
    assert (m.ask, m.hand("de")) == ("commit", ["de_ost", "de_supply"])


@rule("OC-DEPHASE-03", "OC-CANCEL-01")
def test_when_the_phase_is_over_its_events_cannot_be_cancelled_any_more() -> None:
    m = scene(phase="de_events", us="us_sabotage", de="de_minefield de_ost").does("play de_minefield").let_pass().does("stop")
    assert m.refused("cancel us_sabotage") == "OC-CANCEL-01"


@rule("OC-DEPHASE-02", "OC-USPHASE-02")
def test_the_american_plays_no_event_in_the_germans_phase() -> None:
    m = scene(phase="de_events", us="us_second_wind", de="de_supply")
    assert (m.asked, m.refused("play us_second_wind")) == ("de", "OC-DEPHASE-02")


@rule("OC-DEPHASE-02", "OC-HERO-02")
def test_a_heroic_event_is_played_in_the_phase_like_any_other() -> None:
    m = scene("utah", terrain="bocage", phase="de_events", de="de_h_sector", de_deck="de_stug de_m24 de_ost de_wire")
    assert "play de_h_sector" in m.options()
    m.does("play de_h_sector").let_pass()
    assert len(m.hand("de")) == 3


@rule("OC-DEPHASE-02", "OC-EXHAUST-03", "OC-INFO-03")
def test_a_counter_order_that_finds_no_unit_ends_without_a_word() -> None:
    m = scene(phase="de_events", us="us_jeep", de="de_counterorder", de_discard="de_m24")
    m.does("play de_counterorder").let_pass()
    while m.ask == "recover":
        assert m.options() == ["none"]
        m.play("none")
    assert (m.ask, m.hand("de")) == ("event", [])


# --- in a counter-attack, with permanent events -----------------------------------------------------------------------


@rule("OC-DEPHASE-05", "OC-COUNTER-10", "OC-COUNTER-11", "OC-COUNTER-12")
def test_in_a_counter_attack_the_card_more_comes_before_the_column_and_the_events_after_it() -> None:
    """He draws and rejects, one of the three is lost, two come to hand, two of any go; then events."""
    three = "de_ost, de_patrol, de_captain"
    m = scene(terrain="sme", phase="de_draw", de="de_supply", de_top="de_stug de_m24 de_sentry de_wire",
              de_deck=three.replace(",", ""), counter_turn=1, dice="pick0")
    m.set(f"counter-attack column: {three}", f"counter-attack column chosen from: {three.replace(',', ' /')}", "de pile: none")
    m.does("extra", "reject de_wire")
    assert (m.ask, m.asked, len(m.told("rejected"))) == ("discard", "de", 1)
    assert len(m.hand("de")) == 1 + 3 + 2
    m.does("discard de_stug", "discard de_m24")
    assert (m.ask, "play de_supply" in m.options()) == ("event", True)


@rule("OC-DEPHASE-02", "OC-PERM-03", "OC-PERM-05", "OC-PERM-06")
def test_a_permanent_event_is_put_in_play_and_used_in_the_phase_and_only_one_a_turn() -> None:
    m = scene("utah", terrain="bocage", phase="de_events", us="us_jeep us_hq us_radio", us_tokens={"light": 4},
              de="de_p_battery de_p_reserve", de_deck="de_stug de_m24 de_ost de_wire de_captain")
    m.does("play de_p_battery", "play de_p_reserve").let_pass()
    offered = [text for text in m.options() if text.startswith("activate")]
    assert len(offered) == 2
    m.play(offered[1]).let_pass()
    while m.ask not in ("event", ""):
        m.play(m.options()[0])
    assert not [text for text in m.options() if text.startswith("activate")]
    assert m.refused(offered[0]) == "OC-PERM-06"


@rule("OC-DEPHASE-02", "OC-USPHASE-03")
def test_an_event_that_lasts_all_turn_goes_to_the_discard_at_its_end() -> None:
    m = scene(phase="de_events", us="us_jeep", de="de_column de_ost", until="start_turn").does("play de_column").let_pass()
    assert (m.beside("de"), m.discard("de")) == (["de_column"], [])
    m.does("stop", "abandon").let_pass()
    while m.ask:
        m.play(m.options()[-1])
    assert (m.beside("de"), "de_column" in m.discard("de")) == ([], True)


@rule("OC-DEPHASE-01", "OC-SETUP-14")
def test_changes_of_the_draw_last_one_turn() -> None:
    m = scene(terrain="houses", phase="de_draw", us="us_jeep", draws=[0, -1], until="start_turn")
    m.does("normal", "stop", "abandon")
    while m.ask:
        m.play(m.options()[-1])
    assert m.state.draws == [0, 0]
