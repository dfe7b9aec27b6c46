"""The barricade of Graignes: after an American win it closes the column for a turn (OC-BARRICADE)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.operation_commando.cross import cross

ALL_BUT_WEST = "n1 us, n2 us, n3 us, e1 us, e2 us, e3 us, s1 us, s2 us, s3 us"


@rule("OC-BARRICADE-01")
@pytest.mark.parametrize(("at", "control", "behind"), [("n1", "", "n2"), ("w2", "w1 de", "w3")])
def test_after_an_american_win_it_stands_on_the_next_terrain_of_the_column(at: str, control: str, behind: str) -> None:
    assert cross(at=at, control=control).us_wins().idle_until("attack").barricade == behind


@rule("OC-BARRICADE-01")
def test_after_a_german_win_there_is_none() -> None:
    assert cross(de="de_mg42", at="n1").de_wins().idle_until("attack").barricade == ""


@rule("OC-BARRICADE-02", "OC-BARRICADE-08")
def test_next_turn_the_german_must_attack_in_another_column() -> None:
    m = cross().turn("n1", "us")
    assert m.texts == ["attack e1", "attack s1", "attack w1"]


@rule("OC-BARRICADE-03")
def test_it_is_removed_at_the_end_of_that_turn() -> None:
    m = cross(de="de_mg42").turn("n1", "us").turn("e1", "de")
    assert m.barricade == ""
    assert "attack n2" in m.texts


@rule("OC-BARRICADE-03", "OC-RULING-44")
def test_it_is_removed_too_when_the_german_withdraws_in_good_order() -> None:
    m = cross(de="de_h_retreat").does("attack n1").us_wins().does("none").idle_until("attack").does("attack e1").us_wins()
    m.does("play de_h_retreat").idle_until("attack")
    assert m.barricade == ""
    assert "attack n2" in m.texts
    assert "attack e1" in m.texts


@rule("OC-BARRICADE-04")
def test_there_is_one_only_and_the_next_win_moves_it() -> None:
    m = cross().turn("n1", "us").turn("e1", "us")
    assert m.barricade == "e2"
    assert m.texts == ["attack s1", "attack w1", "attack n2"]
    assert [place.name for place in m.view(None).graignes.places if place.barricade] == ["e2"]


@rule("OC-BARRICADE-05", "OC-RULING-42")
def test_a_win_in_the_village_places_none() -> None:
    assert cross(at="n3", control="n1 de, n2 de").us_wins().idle_until("attack").barricade == ""


@rule("OC-BARRICADE-06", "OC-RULING-42")
def test_it_is_not_placed_where_the_german_could_attack_nothing_else() -> None:
    m = cross(at="w1", control=ALL_BUT_WEST).us_wins()
    m.idle_until("after_marker", "production", "event")
    assert m.barricade == ""
    assert m.at == "w2"


@rule("OC-BARRICADE-06", "OC-BARRICADE-08", "OC-RULING-42")
def test_with_a_second_column_open_it_is_placed() -> None:
    m = cross(at="w1", control=ALL_BUT_WEST.replace(", s3 us", "")).us_wins()
    m.idle_until("after_marker", "production", "event")
    assert m.barricade == "w2"
    assert m.at == "s3"


@rule("OC-BARRICADE-07")
def test_diversion_cannot_lead_to_a_barricaded_terrain() -> None:
    m = cross(us="us_diversion").turn("n1", "us").does("attack e1", "play us_diversion")
    assert m.texts == ["divert s1", "divert w1"]
