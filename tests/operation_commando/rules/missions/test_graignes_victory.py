"""Who wins at Graignes: points, circles, thresholds, and the markers of the village (OC-GRAIGNES)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bocage.games.operation_commando.pieces import CROSS, DE, DE_WON, RUNNING, US, US_WON, Place
from bocage.games.operation_commando.rules.missions.graignes import CIRCLE_BONUS, NEEDED, PLACES, worth
from tests.marks import rule
from tests.operation_commando.cross import cross, new_game

# --- points and victory -----------------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-05", "OC-EX-23")
def test_circles_are_worth_1_2_and_3_points_24_in_all() -> None:
    assert sum([worth(place) for place in PLACES]) == 24
    for at, control, points in (("n1", "", 1), ("n2", "n1 de", 2), ("n3", "n1 de, n2 de", 3)):
        assert cross(at=at, control=control, until="bonus").us_wins().points == (points, 0)
        assert cross(at=at, control=control, de="de_patrol", until="bonus").de_wins().points == (0, points)


@rule("OC-GRAIGNES-06", "OC-RULING-40")
@pytest.mark.parametrize(("at", "control", "points"), [
    ("n1", "e1 us, s1 us, w1 us", 2), ("n1", "e1 us, s1 de, w1 us", 1), ("n1", "e1 us, s1 us", 1),
    ("n2", "n1 de, e2 us, s2 us, w2 us", 4), ("n2", "n1 us, e2 us, s2 us, w2 de", 2),
    ("n3", "n1 de, n2 de, e3 us, s3 us, w3 us", 3)])
def test_all_four_of_circle_1_or_2_give_a_bonus_the_village_none(at: str, control: str, points: int) -> None:
    m = cross(at=at, control=control, until="bonus").us_wins()
    assert m.points == (points, 0)
    assert m.state.circle_bonus[US] == points - worth(Place(CROSS.index(at)))


@rule("OC-GRAIGNES-06")
def test_the_german_has_the_same_bonus() -> None:
    m = cross(de="de_patrol", at="n2", control="n1 us, e2 de, s2 de, w2 de", until="bonus").de_wins()
    assert m.points == (0, 4)


@rule("OC-GRAIGNES-07", "OC-RULING-40")
def test_the_german_wins_with_13_points() -> None:
    assert cross(de="de_patrol", at="n1", points=(0, 11), until="bonus").de_wins().state.outcome == RUNNING
    m = cross(de="de_patrol", at="n1", points=(0, 12)).de_wins()
    assert (m.state.outcome, m.state.why, m.points) == (DE_WON, "OC-GRAIGNES-07", (0, 13))


@rule("OC-GRAIGNES-07", "OC-RULING-40")
def test_the_american_wins_with_12_points_before_any_bonus() -> None:
    assert cross(at="n1", points=(10, 0), until="bonus").us_wins().state.outcome == RUNNING
    m = cross(at="n1", points=(11, 0)).us_wins()
    assert (m.state.outcome, m.state.why, m.points) == (US_WON, "OC-GRAIGNES-07", (12, 0))
    assert m.tokens(US) == {"light": 2}


@rule("OC-GRAIGNES-27")
def test_with_all_terrains_taken_one_side_has_what_it_needs() -> None:
    for holders in product((US, DE), repeat=12):
        points = [0, 0]
        for place, side in zip(PLACES, holders, strict=True):
            points[side] += worth(place)
        for circle in range(3):
            if len(set(holders[circle * 4:circle * 4 + 4])) == 1:
                points[holders[circle * 4]] += CIRCLE_BONUS[circle]
        assert points[US] >= NEEDED[US] or points[DE] >= NEEDED[DE]


@rule("OC-GRAIGNES-27")
@pytest.mark.parametrize("seed", range(6))
def test_games_played_at_random_end_with_a_winner_within_thirteen_turns(seed: int) -> None:
    m, rng = new_game(seed=str(seed)), Random(seed)
    while m.decision:
        m.play(rng.choice(m.decision.options))
    assert m.state.outcome in (US_WON, DE_WON)
    assert m.state.turn <= 13


# --- markers ----------------------------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-09")
@pytest.mark.parametrize(("markers", "kind"), [("n3 e3", "objective"), ("s3 w3", "decoy")])
def test_a_german_win_in_the_village_reveals_the_marker_for_good(markers: str, kind: str) -> None:
    m = cross(de="de_patrol", at="n3", control="n1 de, n2 de", markers=markers).de_wins().idle_until("attack")
    assert [place.marker for place in m.view(DE).graignes.places[8:]] == [kind, "hidden", "hidden", "hidden"]
    m.turn("e1", "us")
    assert m.view(DE).graignes.places[8].marker == kind


@rule("OC-GRAIGNES-10")
def test_an_american_win_in_the_village_leaves_the_marker_hidden() -> None:
    m = cross(at="n3", control="n1 de, n2 de").us_wins().idle_until("attack")
    assert m.control("n3") == "us"
    assert m.view(DE).graignes.places[8].marker == "hidden"
    assert not m.told("marker_revealed")


@rule("OC-GRAIGNES-11")
def test_two_objective_markers_are_sudden_death() -> None:
    m = cross(de="de_patrol", at="e3", control="e1 us, e2 us, n3 de", markers="n3 e3").de_wins()
    assert (m.state.outcome, m.state.why) == (DE_WON, "OC-GRAIGNES-11")


@rule("OC-GRAIGNES-11")
@pytest.mark.parametrize(("control", "markers"), [
    ("n3 de", "n3 s3"), ("n3 us", "n3 e3"), ("", "n3 e3"), ("n3 de, w3 de", "e3 s3")])
def test_one_objective_marker_or_none_is_not(control: str, markers: str) -> None:
    control = f"e1 us, e2 us, {control}".rstrip(", ")
    m = cross(de="de_patrol", at="e3", control=control, markers=markers, until="bonus").de_wins()
    assert m.state.outcome == RUNNING
