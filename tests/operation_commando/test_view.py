"""What a view shows of the table: how points arose, the odds of tokens, the fields of Utah and Graignes (OC-INFO-01)."""

import pytest

from bocage.games.operation_commando.view import Unit
from tests.marks import rule
from tests.operation_commando.scene import scene


def points(unit: Unit) -> list[tuple[str, str, int]]:
    return [(point.kind, point.source, point.amount) for point in unit.points]


@rule("OC-COMBAT-10")
def test_a_unit_shows_how_each_point_arose() -> None:
    m = scene(us="us_paratroopers us_recon us_bazooka", de="de_stug", us_tokens={"plus1": 1}, us_deck="")
    m.does("commit de_stug", "stop", "commit us_paratroopers", "commit us_recon", "action us_bazooka", "token +1/+1 second")
    first, second = m.view("de").combat.us.units
    assert (first.value, points(first)) == (
        8, [("card", "us_paratroopers", 1), ("card", "de_stug", -1), ("card", "us_bazooka", 4)])
    assert (second.value, points(second)) == (3, [("card", "us_recon", 1), ("card", "de_stug", -1), ("token", "plus1", 1)])
    assert m.view("de").combat.us.total == 11


@rule("OC-COMBAT-10", "OC-TOKEN-10")
def test_dark_tokens_terrains_minefields_and_carried_bonuses_are_shown_too() -> None:
    m = scene(terrain="lafiere", us="us_browning", de="de_r35", us_tokens={}, dice="S S N", first_change=[-2, 0],
              carried=[3, 0]).does("commit de_r35", "stop", "commit us_browning")
    combat = m.view("us").combat
    assert points(combat.us.units[0]) == [("first_unit", "", -2), ("token", "dark", 1), ("token", "dark", 1)]
    assert (combat.us.carried, combat.us.total, combat.ahead) == (3, 3 - 2 + 2 + 3, "us")
    assert points(combat.de.units[0]) == [("terrain", "lafiere", 1)]


@rule("OC-SUPPORT-07")
def test_a_suppressed_unit_is_shown_as_such() -> None:
    m = scene(us="us_radio", de="de_luftlande").does("commit de_luftlande", "stop", "commit us_radio")
    assert (m.view(None).combat.us.units[0].suppressed, m.view(None).combat.de.units[0].suppressed) == (True, False)


@rule("OC-TOKEN-04", "OC-DIE-01")
def test_the_chance_to_come_ahead_is_shown_token_by_token() -> None:
    m = scene(us="us_jeep", de="de_grenadiers", us_tokens={"light": 2}, de_tokens={}).does("commit de_grenadiers", "stop")
    m.does("commit us_jeep")                                # 4 against 5: one more is enough
    assert [(each.tokens, each.chance) for each in m.view("us").combat.us.reach] == [(1, 0.5), (2, 0.75)]
    m = scene(us="us_jeep", de="de_mg42", us_tokens={}, de_tokens={"plus1": 1, "zero3": 1}).does("commit de_mg42", "stop")
    m.does("commit us_jeep")                                # 4 against 5: the German is ahead
    assert [each.chance for each in m.view("us").combat.de.reach] == [1.0, 1.0]


@rule("OC-SME-02", "OC-UTAH-01", "OC-GRAIGNES-07")
@pytest.mark.parametrize(("scenario", "needed"), [("initiation", (7, 7)), ("historical", (7, 7)), ("utah", (7, 7)),
                                                  ("graignes", (12, 13))])
def test_the_points_that_win_are_shown(scenario: str, needed: tuple[int, int]) -> None:
    assert scene(scenario).view(None).needed == needed


@rule("OC-PIR-01", "OC-UTAH-18")
def test_the_field_of_utah_shows_regiments_fatigue_and_control() -> None:
    m = scene("utah", "exit1", pir_at=[0, 8, -1], pir_state=[1, 0], control=[-1, 0, 1, *[-1] * 13], scouted=[*[0] * 15, 1],
              open=[*[1] * 15, 0])
    seen = m.view("de").utah
    assert [(each.name, each.square, each.fatigue, each.active) for each in seen.regiments] == [
        ("502", "a1", "tired", True), ("506", "a3", "fresh", False)]
    assert [square.regiment for square in seen.squares if square.regiment] == ["502", "506"]
    assert [square.control for square in seen.squares[:4]] == ["", "us", "de", ""]
    assert [square.name for square in seen.squares if square.scouted] == ["d4"]


@rule("OC-GRAIGNES-05", "OC-GRAIGNES-08", "OC-GRAIGNES-09")
def test_the_cross_of_graignes_shows_circles_control_and_markers() -> None:
    m = scene("graignes", marker_open=[0, 0, 0, 1], control=[*[-1] * 11, 1], barricade=4, lock=1, engaged=[1, 0, 0, 0])
    american, german = m.view("us").graignes.places, m.view("de").graignes.places
    assert [place.worth for place in german] == [1] * 4 + [2] * 4 + [3] * 4
    assert [place.marker for place in american[8:]] == ["objective", "objective", "decoy", "decoy"]
    assert [place.marker for place in german[8:]] == ["hidden", "hidden", "hidden", "decoy"]
    assert [place.marker for place in m.view(None).graignes.places[8:]] == ["hidden", "hidden", "hidden", "decoy"]
    assert [place.name for place in german if place.barricade] == ["n2"]
    assert [place.name for place in german if place.lock] == ["e1"]
    assert [place.production for place in german[8:]] == ["engaged", "free", "free", ""]
    assert [place.control for place in german[8:]] == ["", "", "", "de"]


@rule("OC-TOKEN-04", "OC-COMBAT-05")
def test_the_chance_to_come_ahead_counts_tokens_that_an_officer_lets_succeed() -> None:
    m = scene(us="us_officer", de="de_patrol", us_tokens={"light": 3}, de_tokens={}, dice="N")
    m.does("commit de_patrol", "stop", "commit us_officer")  # 2 against 3: one sure success is enough
    assert [each.chance for each in m.view("us").combat.us.reach] == [1.0, 1.0, 1.0]
    m = scene(us="us_officer", de="de_grenadiers", us_tokens={"light": 3}, de_tokens={})
    m.does("commit de_grenadiers", "stop", "commit us_officer")                 # 2 against 5: two are sure, the third is rolled
    assert [each.chance for each in m.view("us").combat.us.reach] == [0.0, 0.0, 0.5]
    m.does("token 0/+1").let_pass()
    assert [each.chance for each in m.view("us").combat.us.reach] == [0.0, 0.5]


@rule("OC-TOKEN-04", "OC-COMBAT-05")
def test_the_chance_to_come_ahead_is_that_of_the_tokens_that_fit_best() -> None:
    m = scene(us="us_jeep", de="de_grenadiers", us_tokens={"plus1": 1, "zero3": 1}, de_tokens={})
    m.does("commit de_grenadiers", "stop", "commit us_jeep")                    # 4 against 5: +1 is sure, 0/+3 is not
    assert [each.chance for each in m.view("us").combat.us.reach] == [1.0, 1.0]
    m = scene(us="us_officer", de="de_grenadiers", us_tokens={"plus1": 2, "zero3": 1}, de_tokens={})
    m.does("commit de_grenadiers", "stop", "commit us_officer")                 # 2 against 5: only 0/+3 can make up for it
    assert [each.chance for each in m.view("us").combat.us.reach] == [0.5, 0.5, 0.5]


@rule("OC-COMBAT-10")
def test_a_unit_that_would_fall_below_zero_says_so() -> None:
    m = scene(us="us_medics", de="de_ost", first_change=[-2, 0]).does("commit de_ost", "stop", "commit us_medics")
    shown = m.view("us").combat.us.units[0]
    assert (shown.value, points(shown)) == (0, [("first_unit", "", -2), ("floor", "", 1)])
    assert shown.card.vc + sum(point.amount for point in shown.points) == shown.value


@rule("OC-HAND-05", "OC-HAND-07")
def test_luftlande_falley_bears_a_star_but_is_not_counted_among_the_heroics_of_a_hand() -> None:
    m = scene("historical", de="de_h_1058", hand=[[], []])
    board = m.board
    m.state.hand[1][:] = [board.index["de_h_1058"], board.index["de_luftlande_falley"]]
    seen = m.view("de").de
    assert seen.heroics_in_hand == sum(card.heroic for card in seen.hand) == 1
    assert [card.star for card in seen.hand] == [True, True]
