"""Graignes: the cross, the German's choice, heroics, Diversion, withdrawal, the lock (OC-GRAIGNES)."""

from __future__ import annotations

import pytest

from bocage.games.operation_commando.pieces import CROSS, DE, US
from tests.marks import rule
from tests.operation_commando.cross import FIELD, Cross, cross, new_game

SET_UP = ["mairie", "church", "redhouse", "farm", "houses", "road",
          "canal", "houses", "street", "hedge", "square", "bigmarsh", "crossroads", "houses"]
ALL_BUT_WEST = "n1 us, n2 us, n3 us, e1 us, e2 us, e3 us, s1 us, s2 us, s3 us"


def terrains(m: Cross, places: str) -> list[str]:
    return [m.board.terrain_ids[m.state.grid[CROSS.index(place)]] for place in places.split()]


# --- the field --------------------------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-01", "OC-GRAIGNES-02", "OC-GRAIGNES-03", "OC-GRAIGNES-04")
def test_circle_2_is_dealt_from_the_church_on_and_then_circle_1() -> None:
    m = new_game(SET_UP)
    assert terrains(m, "n3 e3 s3 w3") == ["mairie", "church", "redhouse", "farm"]
    assert [m.board.terrain_ids[terrain] for terrain in m.state.terrain_discard] == ["houses", "road"]
    assert terrains(m, "e2 s2 w2 n2") == ["canal", "houses", "street", "hedge"]
    assert terrains(m, "e1 s1 w1 n1") == ["square", "bigmarsh", "crossroads", "houses"]


@rule("OC-GRAIGNES-02", "OC-GRAIGNES-03")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_dealt_the_objectives_are_the_village_and_six_of_eight_stand_around_with_canal_and_square(
        seed: int) -> None:
    m = new_game(seed=str(seed))
    assert sorted(terrains(m, "n3 e3 s3 w3")) == ["church", "farm", "mairie", "redhouse"]
    removed = [m.board.terrain_ids[terrain] for terrain in m.state.terrain_discard]
    assert sorted(terrains(m, "n1 e1 s1 w1 n2 e2 s2 w2") + removed) == sorted(
        ["houses"] * 3 + ["bigmarsh", "road", "crossroads", "street", "hedge", "canal", "square"])
    assert len(removed) == 2
    assert not {"canal", "square"} & set(removed)


@rule("OC-GRAIGNES-04")
def test_both_players_and_spectators_see_the_whole_field_and_what_was_removed() -> None:
    m = new_game(SET_UP)
    for seat in (US, DE, None):
        seen = m.view(seat).graignes
        assert [place.terrain.id for place in seen.places] == terrains(m, " ".join(CROSS))
        assert [terrain.id for terrain in seen.removed] == ["houses", "road"]


@rule("OC-GRAIGNES-26")
def test_the_american_then_the_german_may_mulligan_once() -> None:
    m = new_game().does("hide n3 e3")
    assert (m.asked, m.by) == ("mulligan", (US,))
    m.play("mulligan")
    assert (m.asked, m.by) == ("mulligan", (DE,))
    m.play("mulligan")
    assert m.asked == "attack"
    assert len(m.hand(US)) == len(m.hand(DE)) == 6


@rule("OC-GRAIGNES-08", "OC-RULING-41")
def test_the_american_chooses_which_two_of_the_four_markers_are_objectives() -> None:
    m = new_game()
    assert (m.asked, m.by) == ("hide", (US,))
    assert m.decision is not None
    assert m.decision.sealed
    assert m.texts == ["hide n3 e3", "hide n3 s3", "hide n3 w3", "hide e3 s3", "hide e3 w3", "hide s3 w3"]
    m.play("hide n3 w3")
    assert [place.marker for place in m.view(US).graignes.places[8:]] == ["objective", "decoy", "decoy", "objective"]


@rule("OC-GRAIGNES-08", "OC-INFO-04")
def test_only_the_log_of_the_american_names_the_places_of_his_objectives() -> None:
    m = new_game().does("hide n3 w3")
    for seat, places in ((US, [(8, 11)]), (DE, []), (None, [])):    # places 8 to 11 are the village, from north to west
        assert [event.plain()[1] for event in m.events(seat=seat) if event.name == "markers_chosen"] == places


@rule("OC-GRAIGNES-08")
def test_the_german_cannot_tell_where_the_objective_markers_lie() -> None:
    one, other = new_game().does("hide n3 e3"), new_game().does("hide s3 w3")
    assert [place.marker for place in one.view(DE).graignes.places[8:]] == ["hidden"] * 4
    for seat in (DE, None):
        assert one.view(seat) == other.view(seat)
        assert [event.plain() for event in one.events(seat=seat)] == [event.plain() for event in other.events(seat=seat)]
    assert one.view(US) != other.view(US)


# --- where the German attacks -----------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-13")
def test_the_first_attack_is_on_circle_1() -> None:
    m = new_game().does("hide n3 e3", "keep", "keep")
    assert (m.asked, m.by, m.state.turn) == ("attack", (DE,), 1)
    assert m.texts == ["attack n1", "attack e1", "attack s1", "attack w1"]


@rule("OC-GRAIGNES-14")
def test_a_terrain_is_eligible_once_the_one_before_it_is_controlled_by_either_side() -> None:
    assert cross(control="n1 us, e1 de, e2 us").texts == ["attack s1", "attack w1", "attack n2", "attack e3"]


@rule("OC-GRAIGNES-12", "OC-GRAIGNES-29")
def test_the_german_always_chooses_and_may_press_on_in_the_column_he_has_won() -> None:
    m = cross(de="de_patrol de_patrol de_mg42")
    m.turn("n1", "de")
    assert m.by == (DE,)
    assert m.texts == ["attack e1", "attack s1", "attack w1", "attack n2"]
    m.turn("n2", "de")
    assert "attack n3" in m.texts
    assert "attack e1" in m.texts
    m.turn("e1", "us")
    assert (m.asked, m.by) == ("attack", (DE,))


@rule("OC-GRAIGNES-29")
def test_a_village_terrain_is_reached_only_after_two_assaults_in_its_column() -> None:
    m = cross(de="de_patrol de_patrol de_mg42")
    assert m.asked == "attack"
    assert "attack n3" not in m.texts
    m.turn("n1", "de")
    assert m.asked == "attack"
    assert "attack n3" not in m.texts
    m.turn("n2", "de")
    assert "attack n3" in m.texts


@rule("OC-GRAIGNES-21")
@pytest.mark.parametrize("winner", ["us", "de"])
def test_a_controlled_terrain_is_never_attacked_again(winner: str) -> None:
    m = cross(de="de_patrol").turn("n1", winner)
    assert m.control("n1") == winner
    assert m.asked == "attack"
    assert "attack n1" not in m.texts
    m.turn("e1", "us")
    assert m.asked == "attack"
    assert "attack n1" not in m.texts


@rule("OC-GRAIGNES-17")
def test_production_comes_between_progression_and_the_american_phase() -> None:
    m = cross(us="us_recon", de="de_patrol").does("attack n1")
    asked = []
    while m.asked != "commit":
        if (m.asked, m.by[0]) not in asked:
            asked.append((m.asked, m.by[0]))
        if m.asked == "production":
            assert len(m.hand(US)) == 1
        m.play(m.texts[-1])
    assert asked == [("after_marker", US), ("progression", US), ("progression", DE), ("production", US),
                     ("event", US), ("event", DE)]


@rule("OC-GRAIGNES-18")
def test_the_german_commits_first_and_a_tie_goes_to_the_american() -> None:
    m = cross(us="us_para_squad", de="de_patrol", at="n1", dice=[1]).does("commit de_patrol", "stop", "commit us_para_squad")
    assert m.told("values")[-1].args == (3, 3, US, 1)         # the German lacks 1
    m.idle_until("commit")
    assert m.told("combat_won")[0].args[0] == US


# --- Diversion --------------------------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-15")
def test_diversion_moves_the_marker_to_another_eligible_terrain() -> None:
    m = cross(us="us_diversion", control="n1 us").does("attack e1")
    assert (m.asked, m.by) == ("after_marker", (US,))
    m.play("play us_diversion")
    assert (m.asked, m.by, m.texts) == ("divert", (US,), ["divert s1", "divert w1", "divert n2"])
    m.play("divert w1")
    assert m.at == "w1"
    assert m.board.terrain_ids[m.state.terrain] == "street"
    assert m.state.discard[US] == [m.board.index["us_diversion"]]


@rule("OC-GRAIGNES-15")
def test_without_diversion_the_american_is_asked_all_the_same_and_the_marker_stays() -> None:
    m = cross(us="us_recon").does("attack e1")
    assert (m.asked, m.texts) == ("after_marker", ["none"])
    m.play("none")
    assert m.at == "e1"


@rule("OC-GRAIGNES-15")
def test_the_size_and_the_effects_are_those_of_the_terrain_the_marker_is_led_to() -> None:
    m = cross(us="us_diversion", field=("houses", "hedge", *FIELD[2:])).does("attack e1")
    assert m.state.first_change == [0, -1]
    m.does("play us_diversion", "divert n1")
    assert m.state.size == 3
    assert m.state.first_change == [0, 0]


@rule("OC-GRAIGNES-16")
def test_diversion_may_lead_to_an_objective() -> None:
    m = cross(us="us_diversion", control="n1 us, n2 us").does("attack e1", "play us_diversion", "divert n3")
    assert m.at == "n3"


@rule("OC-GRAIGNES-28")
def test_with_no_other_eligible_terrain_diversion_cannot_be_played() -> None:
    m = cross(us="us_diversion", control=ALL_BUT_WEST)
    assert m.at == "w1"
    assert m.asked == "progression"
    assert "us_diversion" in m.hand(US)


# --- after an Assault -------------------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-19")
def test_a_german_win_brings_control_a_card_and_a_token() -> None:
    m = cross(de="de_patrol", at="n1", until="end_effects").de_wins()
    assert m.control("n1") == "de"
    assert len(m.hand(DE)) == 1
    assert m.tokens(DE) == {"light": 3}
    assert m.hand(US) == []
    assert m.tokens(US) == {"light": 2}


@rule("OC-GRAIGNES-20")
def test_an_american_win_brings_control_two_tokens_and_the_barricade() -> None:
    m = cross(us="us_recon", at="n1", until="turn_end").us_wins().idle_until()
    assert m.control("n1") == "us"
    assert m.hand(US) == ["us_recon"]
    assert m.tokens(US) == {"light": 4}
    assert m.barricade == "n2"


@rule("OC-GRAIGNES-22")
@pytest.mark.parametrize(("winner", "loser"), [("us", DE), ("de", US)])
def test_the_loser_secretly_takes_a_heroic_the_first_time_he_loses_in_a_circle(winner: str, loser: int) -> None:
    m = cross(us="us_recon", de="de_patrol", at="n1").idle_until("commit")
    m.us_wins() if winner == "us" else m.de_wins()
    m.idle_until("take_heroic")
    assert m.by == (loser,)
    assert len(m.texts) == 3
    assert m.decision is not None
    assert m.decision.sealed
    before = len(m.log)
    m.play(m.texts[1])
    assert len(m.state.heroics[loser]) == 2
    assert [event.name for event in m.events(before, 1 - loser)][:1] == ["heroic_taken"]
    assert "heroic_chosen" not in [event.name for event in m.events(before, 1 - loser)]


@rule("OC-GRAIGNES-23")
def test_a_circle_gives_each_side_one_heroic_only() -> None:
    m = cross(de="de_patrol de_patrol de_mg42 de_stug")
    left = []
    for place, winner in (("n1", "us"), ("e1", "us"), ("s1", "de"), ("w1", "de"), ("n2", "us"), ("e2", "de")):
        m.turn(place, winner)
        left.append((len(m.state.heroics[US]), len(m.state.heroics[DE])))
    assert left == [(3, 2), (3, 2), (2, 2), (2, 2), (2, 1), (1, 1)]


@rule("OC-GRAIGNES-24")
def test_on_a_building_the_american_may_regain_a_unit_though_he_has_lost() -> None:
    m = cross(us="us_recon", de="de_sdkfz251", at="n1", dice=["de_courier", 5])
    m.does("commit de_sdkfz251", "stop", "commit us_recon").idle_until("building")
    assert m.texts == ["recover us_recon", "none"]
    m.play("recover us_recon")
    assert "us_recon" in m.hand(US)


# --- Organised Withdrawal ---------------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-25", "OC-RULING-44")
def test_organised_withdrawal_puts_the_terrain_back_in_play() -> None:
    m = cross(de="de_h_retreat", at="n1").us_wins()
    assert (m.asked, m.by, m.texts) == ("us_wins", (DE,), ["play de_h_retreat", "none"])
    m.play("play de_h_retreat")
    assert (m.asked, m.by) == ("take_heroic", (DE,))
    m.idle_until("attack")
    assert m.control("n1") == ""
    assert m.points == (0, 0)
    assert m.barricade == ""
    assert "attack n1" in m.texts
    assert m.tokens(US) == {"light": 4}
    assert m.state.gone[DE] == [m.board.index["de_h_retreat"]]
    m.turn("n1", "us")
    assert m.control("n1") == "us"
    assert m.points == (1, 0)


@rule("OC-GRAIGNES-25")
def test_the_german_may_keep_it_and_is_asked_whatever_heroic_he_holds() -> None:
    m = cross(de="de_h_retreat", at="n1").us_wins().does("none").idle_until("attack")
    assert m.control("n1") == "us"
    assert "de_h_retreat" in m.hand(DE)
    assert cross(de="de_h_spearhead", at="n1").us_wins().texts == ["none"]


@rule("OC-GRAIGNES-25")
def test_it_is_not_asked_when_the_german_has_won_or_can_hold_no_heroic() -> None:
    m = cross(de="de_h_retreat de_patrol", at="n1").de_wins()
    assert m.asked != "us_wins"
    assert m.control("n1") == "de"
    assert cross(de="de_patrol", at="n1").us_wins().asked == "take_heroic"


@rule("OC-RULING-44")
def test_a_circle_is_not_held_while_one_of_its_terrains_is_reopened() -> None:
    m = cross(de="de_h_retreat", at="n1", control="e1 us, s1 us, w1 us").us_wins()
    m.does("play de_h_retreat").idle_until("attack")
    assert m.points == (0, 0)


# --- the lock of the Canal --------------------------------------------------------------------------------------------


@rule("OC-RULING-45")
def test_winning_the_canal_the_american_locks_an_uncontrolled_terrain_outside_the_village() -> None:
    m = cross(de="de_patrol", at="n2", control="n1 us, e1 us").us_wins()
    assert (m.asked, m.by) == ("lock", (US,))
    assert m.texts == ["lock s1", "lock w1", "lock e2", "lock s2", "lock w2"]
    m.does("lock s1").idle_until("attack")
    assert m.view(DE).graignes.places[CROSS.index("s1")].lock
    m.does("attack s1").idle_until("production")
    assault = m.view(DE).assault
    assert (assault.us_draw, assault.de_draw) == (assault.terrain.us_draw, assault.terrain.de_draw - 1)
    m.idle_until("commit")
    assert len(m.hand(DE)) == 1 + 1 + 1                     # the Patrol, a heroic, and one card instead of two
    m.does("abandon").idle_until("attack")
    assert m.state.lock == -1


@rule("OC-RULING-45")
def test_a_terrain_that_is_not_locked_is_drawn_for_in_full_and_the_german_locks_nothing() -> None:
    m = cross(at="n2", control="n1 us, e1 us").us_wins().does("lock s1").idle_until("attack").does("attack w1")
    m.idle_until("production")
    assert m.view(DE).assault.de_draw == 3
    assert cross(de="de_patrol", at="n2", control="n1 us").de_wins().asked != "lock"


@rule("OC-RULING-45")
def test_diversion_away_from_the_locked_terrain_spares_the_german_the_lock() -> None:
    m = cross(us="us_diversion us_diversion", at="n2", control="n1 us, e1 us").us_wins().does("lock s1").idle_until("attack")
    m.does("attack s1", "play us_diversion", "divert w1")
    assert m.state.draws == [0, 0]
    m.idle_until("attack").does("attack e2", "play us_diversion", "divert s1")
    assert m.state.draws == [0, -1]


# --- the Square -------------------------------------------------------------------------------------------------------


@rule("OC-GRAIGNES-24")
@pytest.mark.parametrize(("choice", "building"), [("either first", True), ("either second", False)])
def test_the_american_may_make_the_square_a_building_for_this_turn(choice: str, building: bool) -> None:
    m = cross(control="e1 us").does("attack e2")
    m.idle_until("either")
    assert m.by == (US,)
    m.play(choice)
    assert m.view(US).assault.building is building
    m.idle_until("attack")
    assert not m.state.building
