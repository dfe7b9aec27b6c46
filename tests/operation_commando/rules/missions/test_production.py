"""Production at Graignes: sites, red markers, 88 Fire, Villagers' Help, and what each site gives (OC-PROD)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.operation_commando.pieces import DE, US
from tests.marks import rule
from tests.operation_commando.cross import Cross, cross


def producing(at: str = "n1", until: str = "us_draw", **more: Any) -> Cross:
    """A scene in which the American is asked where he produces while a terrain is attacked (n1: Houses, Size 3)."""
    return cross(at=at, phase="production", until=until, **more)


# --- the sites --------------------------------------------------------------------------------------------------------


@rule("OC-PROD-01")
def test_the_american_may_produce_on_one_free_objective_or_on_none() -> None:
    m = producing(engaged="e3", control="s1 us, s2 us, s3 us")
    assert (m.asked, m.by) == ("production", (US,))
    assert m.texts == ["produce n3", "produce w3", "none"]
    m.play("none")
    assert m.asked == ""
    assert m.state.engaged == [0, 1, 0, 0]


@rule("OC-PROD-01", "OC-PROD-09")
def test_one_site_is_all_without_villagers_help() -> None:
    m = producing().does("produce n3")
    assert m.asked == ""
    assert m.state.engaged == [2, 0, 0, 0]


@rule("OC-PROD-02")
def test_the_effect_comes_at_once_and_the_marker_turns_red_whatever_comes_of_it() -> None:
    m = producing(dice=[3, 2], until="").does("produce w3")
    assert m.asked == "event"
    assert m.state.size == 3
    assert m.view(DE).graignes.places[11].production == "engaged"


@rule("OC-PROD-03", "OC-PROD-04", "OC-RULING-43")
def test_a_site_rests_for_the_next_turn_and_is_free_again_after_it() -> None:
    m = cross().does("attack n1").idle_until("production").does("produce n3").us_wins().idle_until("attack")
    m.does("attack e1").idle_until("production")
    assert m.texts == ["produce e3", "produce s3", "produce w3", "none"]
    m.does("produce e3").us_wins().idle_until("attack")
    assert [event.args[0] for event in m.told("site_recovered")] == [8]
    m.does("attack s1").idle_until("production")
    assert m.texts == ["produce n3", "produce s3", "produce w3", "none"]


@rule("OC-PROD-04", "OC-PROD-06")
def test_of_a_controlled_site_nobody_is_told_that_it_is_free_again() -> None:
    m = cross(at="n3", control="n1 us, n2 us", engaged="n3 e3").us_wins().idle_until("attack")
    assert m.state.engaged == [0, 0, 0, 0]
    assert [event.args[0] for event in m.told("site_recovered")] == [9]


@rule("OC-PROD-05")
def test_an_objective_under_assault_may_still_produce() -> None:
    m = producing(at="n3", control="n1 us, n2 us")
    assert "produce n3" in m.texts
    m.play("produce n3")
    assert m.tokens(US) == {"light": 3, "plus12": 1}


@rule("OC-PROD-06")
@pytest.mark.parametrize("side", ["us", "de"])
def test_a_controlled_objective_never_produces_again(side: str) -> None:
    m = producing(control=f"n1 us, n2 us, n3 {side}", at="e1")
    assert m.texts == ["produce e3", "produce s3", "produce w3", "none"]


@rule("OC-PROD-06", "OC-RULING-44")
def test_a_reopened_objective_produces_again() -> None:
    m = cross(de="de_h_retreat", at="n3", control="n1 us, n2 us").us_wins().does("play de_h_retreat").idle_until("attack")
    m.does("attack e1").idle_until("production")
    assert "produce n3" in m.texts


@rule("OC-PROD-06")
def test_with_the_whole_village_controlled_nothing_is_asked() -> None:
    m = producing(us="us_h_villagers", control="n3 us, e3 us, s3 us, w3 us")
    assert m.asked == ""
    assert not m.told("produced")


# --- cards ------------------------------------------------------------------------------------------------------------


@rule("OC-PROD-07")
def test_88_fire_forbids_all_production_for_this_turn() -> None:
    m = cross(us="us_h_villagers us_recon", de="de_fire88").does("attack n1", "none", "pass")
    assert (m.asked, m.by, m.texts) == ("progression", (DE,), ["play de_fire88", "pass"])
    m.play("play de_fire88")
    m.idle_until("production", "villagers_help", "event")
    assert m.asked == "event"
    m.us_wins().idle_until("attack").does("attack e1").idle_until("villagers_help", "event")
    assert m.asked == "villagers_help"


@rule("OC-PROD-08")
def test_villagers_help_produces_on_two_different_objectives_engaged_ones_included() -> None:
    m = producing(us="us_h_villagers", engaged="n3", dice=[6, 6])
    assert (m.asked, m.texts) == ("villagers_help", ["play us_h_villagers", "none"])
    m.play("play us_h_villagers")
    assert m.texts == ["produce n3", "produce e3", "produce s3", "produce w3", "none"]
    m.play("produce n3")
    assert m.texts == ["produce e3", "produce s3", "produce w3", "none"]
    m.play("produce s3")
    assert m.asked == ""
    assert m.tokens(US) == {"light": 3, "plus12": 1}
    assert m.state.draws == [0, -2]
    assert m.state.gone[US] == [m.board.index["us_h_villagers"]]


@rule("OC-PROD-08")
def test_the_american_may_stop_after_the_first_site_or_keep_the_card() -> None:
    m = producing(us="us_h_villagers").does("play us_h_villagers", "produce n3", "none")
    assert m.asked == ""
    assert m.state.engaged == [2, 0, 0, 0]
    m = producing(us="us_h_villagers").does("play us_h_villagers", "none")
    assert m.asked == ""
    assert m.state.engaged == [0, 0, 0, 0]
    m = producing(us="us_h_villagers", engaged="n3").does("none")
    assert m.texts == ["produce e3", "produce s3", "produce w3", "none"]
    assert m.hand(US) == ["us_h_villagers"]


@rule("OC-PROD-08")
def test_whoever_could_hold_villagers_help_is_asked_for_it() -> None:
    assert producing(us="us_h_johnston").texts == ["none"]
    assert producing(us="us_recon").asked == "production"


@rule("OC-PROD-08")
def test_with_one_objective_left_villagers_help_finds_one_site() -> None:
    m = producing(us="us_h_villagers", control="n3 us, e3 us, s3 us", engaged="w3", dice=[1, 1])
    m.does("play us_h_villagers", "produce w3")
    assert m.asked == ""


@rule("OC-PROD-09", "OC-RULING-43")
def test_there_are_never_more_than_three_markers_on_the_village() -> None:
    m = cross(us="us_h_villagers").does("attack n1").idle_until("villagers_help").does("none", "produce n3").us_wins()
    m.idle_until("attack").does("attack e1").idle_until("villagers_help")
    m.does("play us_h_villagers", "produce w3", "produce s3").idle_until("event")
    assert sum(map(bool, m.state.engaged)) == 3
    m.us_wins().idle_until("attack")
    assert m.state.engaged == [0, 0, 1, 1]
    m.does("attack s1").idle_until("production")
    assert m.texts == ["produce n3", "produce e3", "none"]


# --- what the sites give ----------------------------------------------------------------------------------------------


@rule("OC-PROD-10", "OC-PROD-16")
def test_great_farm_two_successes_take_a_combat_from_the_terrain_in_play() -> None:
    m = producing(dice=[4, 6], control="e1 us", at="e2").does("produce w3")
    assert m.state.size == 2
    assert m.view(DE).assault.terrain.id == "square"
    assert m.view(DE).assault.size == 2


@rule("OC-PROD-10")
def test_great_farm_leaves_at_least_one_combat() -> None:
    assert producing(dice=[4, 6], size=1).does("produce w3").state.size == 1


@rule("OC-PROD-11")
def test_great_farm_with_one_success_four_tokens_of_any_kinds_buy_the_effect() -> None:
    m = producing(dice=[3, 5], tokens={"plus12": 1, "plus1": 2}).does("produce w3")
    assert (m.asked, m.by, m.texts) == ("pay_tokens", (US,), ["pay", "decline"])
    m.does("pay", "give 0/+1", "give +1/+1", "give +1/+2", "give +1/+1")
    assert m.state.size == 2
    assert m.tokens(US) == {"light": 1}
    assert m.state.bank[2:4] == [5, 5]


@rule("OC-PROD-11")
def test_great_farm_with_one_success_the_price_may_be_refused_or_be_too_high() -> None:
    m = producing(dice=[3, 5], tokens={"plus1": 2}).does("produce w3", "decline")
    assert m.state.size == 3
    assert m.tokens(US) == {"light": 2, "plus1": 2}
    m = producing(dice=[3, 5], tokens={"plus1": 1}).does("produce w3")
    assert m.asked == ""
    assert m.state.size == 3


@rule("OC-PROD-12")
def test_great_farm_with_two_neutral_faces_does_nothing() -> None:
    m = producing(dice=[1, 3], tokens={"plus1": 5}).does("produce w3")
    assert m.asked == ""
    assert m.state.size == 3
    assert m.state.engaged == [0, 0, 0, 2]


@rule("OC-PROD-13")
def test_church_on_a_success_a_unit_of_4_or_less_comes_back_to_the_hand_shown() -> None:
    m = producing(dice=[4], discard="us_paratroopers us_hq us_grenade us_recon").does("produce e3")
    assert m.texts == ["take us_paratroopers", "take us_recon", "none"]
    m.play("take us_paratroopers")
    assert m.hand(US) == ["us_paratroopers"]
    assert [event.args for event in m.events(seat=DE) if event.name == "taken_back"] == [(US, m.board.index["us_paratroopers"])]
    assert m.board.index["us_paratroopers"] not in m.state.discard[US]


@rule("OC-PROD-13")
def test_church_on_a_neutral_face_nothing_comes_back() -> None:
    m = producing(dice=[3], discard="us_paratroopers").does("produce e3")
    assert m.asked == ""
    assert m.hand(US) == []


@rule("OC-PROD-14")
def test_town_hall_gives_a_special_and_a_light_token_without_a_roll() -> None:
    m = producing().does("produce n3")
    assert m.tokens(US) == {"light": 3, "plus12": 1}
    assert not m.told("die")
    assert not m.told("dice")


@rule("OC-PROD-15", "OC-PROD-16")
@pytest.mark.parametrize(("dice", "drawn"), [([1, 2], 3), ([1, 5], 2), ([4, 6], 1)])
def test_red_house_the_german_draws_one_card_fewer_for_each_success(dice: list[int], drawn: int) -> None:
    m = producing(dice=dice, at="w1", until="de_events").does("produce s3").idle_until()
    assert len(m.hand(DE)) == drawn


@rule("OC-PROD-15")
def test_red_house_leaves_the_german_one_card() -> None:
    m = producing(dice=[4, 6], at="n1", until="de_events").does("produce s3").idle_until()
    assert m.state.draws[DE] == -2
    assert len(m.hand(DE)) == 1
