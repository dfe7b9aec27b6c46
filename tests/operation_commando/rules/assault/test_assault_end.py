"""The end of an Assault: clean-up, control, bonus, terrain, Building (OC-ENDASSAULT, OC-BUILDING)."""

import pytest

from bocage.games.operation_commando.pieces import CROSS, SIDES, US
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene

ANSWERS = ("pass", "none", "stop", "decline")


def idle_until(m: Scene, kind: str) -> Scene:
    """Everybody lets everything pass; what must be chosen is the first that can be."""
    while m.ask != kind:
        m.play(next((text for text in m.options() if text in ANSWERS), m.options()[0]))
    return m


def lost(m: Scene, de: str, *us: str) -> Scene:
    """The American plays these units against a German one and gives up."""
    return m.does(f"commit {de}", "stop", *(f"commit {unit}" for unit in us), "stop")


def won(m: Scene, de: str, *us: str) -> Scene:
    """The American wins a Combat in which nobody raises; then the German abandons."""
    return m.does(f"commit {de}", "stop", *(f"commit {unit}" for unit in us), "stop", "stop", "abandon")


# --- clean-up and control ---------------------------------------------------------------------------------------------


@rule("OC-ENDASSAULT-01", "OC-DISCARD-01", "OC-TOKEN-08")
def test_units_and_actions_are_discarded_and_used_tokens_go_back() -> None:
    m = scene(us="us_paratroopers us_gammon us_radio", de="de_ost de_m24 de_wespe", dice="S S", until="bonus",
              us_tokens={"light": 1, "plus1": 1}, de_tokens={"light": 1}, us_deck="us_waco")
    m.does("commit de_ost", "token 0/+1", "action de_m24", "stop", "commit us_paratroopers", "action us_gammon", "token +1/+1",
           "stop", "stop", "commit de_wespe", "stop", "commit us_radio", "token 0/+1", "stop")
    assert m.winner == "de"
    assert m.discard("us") == ["us_paratroopers", "us_gammon", "us_radio"]
    assert m.discard("de") == ["de_ost", "de_m24", "de_wespe"]
    assert (m.bank("light"), m.bank("plus1")) == (24, 6)
    assert m.placed("us") == m.placed("de") == {}


@rule("OC-ENDASSAULT-01", "OC-HERO-03")
def test_heroics_that_were_played_leave_the_game() -> None:
    m = scene("historical", us="us_h_vandervoort", de="de_ost de_h_storm", until="bonus")
    m.does("commit de_ost", "action de_h_storm", "stop", "commit us_h_vandervoort", "stop", "stop", "abandon")
    assert m.gone("us") == ["us_h_vandervoort"]
    assert m.gone("de") == ["de_h_storm"]
    assert m.discard("us") == []
    assert m.discard("de") == ["de_ost"]


@rule("OC-ENDASSAULT-01", "OC-DISCARD-08")
def test_cards_go_to_the_discard_in_the_order_of_play() -> None:
    m = scene(us="us_hq us_recon us_gammon", de="de_ost", until="bonus")
    m.does("commit de_ost", "stop", "commit us_hq", "action us_gammon", "commit us_recon", "stop", "stop", "abandon")
    assert m.discard("us") == ["us_hq", "us_gammon", "us_recon"]


@rule("OC-ENDASSAULT-02", "OC-GEN-05")
@pytest.mark.parametrize(("terrain", "points"), [("crossroads", 1), ("sme", 2), ("lafiere", 2), ("chef", 2)])
def test_at_sainte_mere_eglise_the_winner_takes_the_terrain_and_its_points(terrain: str, points: int) -> None:
    m = scene(terrain=terrain, de="de_ost").does("abandon")
    assert m.points == (points, 1)
    assert [m.board.terrain_ids[card] for card in m.state.won[0]] == [terrain]
    n = scene(terrain=terrain, de="de_ost").does("commit de_ost", "stop", "abandon")
    assert n.points == (0, 1 + points)
    assert [n.board.terrain_ids[card] for card in n.state.won[1]] == [terrain]


@rule("OC-ENDASSAULT-02")
@pytest.mark.parametrize(("scenario", "terrain"), [("utah", "crossroads"), ("graignes", "road")])
def test_elsewhere_a_control_token_shows_the_winner(scenario: str, terrain: str) -> None:
    m = scene(scenario, terrain, de="de_patrol", dice="N", until="bonus").does("commit de_patrol", "stop", "abandon")
    assert m.state.control[m.state.place] == SIDES.index("de")
    assert sum(owner >= 0 for owner in m.state.control) == 1
    assert m.points == (0, 1)


@rule("OC-ENDASSAULT-04", "OC-SME-16")
def test_the_winner_takes_the_bonus_of_the_mission() -> None:
    m = scene(terrain="chef", de="de_ost", until="end_effects").does("commit de_ost", "stop", "abandon")
    assert m.tokens("de") == {"light": 4}
    assert len(m.hand("de")) == 1
    assert m.tokens("us") == {"light": 2}
    n = scene(terrain="chef", until="end_effects").does("abandon")
    assert n.tokens("us") == {"light": 3}
    assert len(n.hand("us")) == 1
    assert n.hand("de") == []


@rule("OC-ENDASSAULT-05", "OC-CARD-05")
@pytest.mark.parametrize("winner", ["us", "de"])
def test_the_crossroads_help_the_loser(winner: str) -> None:
    m = scene(de="de_ost", until="recovery", us_tokens={}, de_tokens={})
    m.does(*(["abandon"] if winner == "us" else ["commit de_ost", "stop", "abandon"]))
    assert (m.tokens("us"), m.tokens("de")) == (({"light": 1}, {"light": 1}) if winner == "us" else
                                                ({"light": 1}, {"light": 2}))


@rule("OC-ENDASSAULT-05", "OC-CARD-04")
@pytest.mark.parametrize(("commit", "light"), [(False, 0), (True, 2 + 1)])
def test_neuville_helps_the_german_only_if_he_wins(commit: bool, light: int) -> None:
    m = scene(terrain="neuville", de="de_ost", de_tokens={})
    m.does(*(["commit de_ost", "stop", "abandon"] if commit else ["abandon"]))
    assert m.tokens("de").get("light", 0) == light


@rule("OC-ENDASSAULT-06", "OC-BUILDING-01")
def test_the_building_comes_after_the_bonus_and_the_effect_of_the_terrain() -> None:
    m = lost(scene(terrain="neuville", us="us_radio", de="de_wespe", de_tokens={}), "de_wespe", "us_radio")
    assert m.ask == "building"
    assert m.tokens("de") == {"light": 3}
    assert len(m.hand("de")) == 1


@rule("OC-ENDASSAULT-07")
@pytest.mark.parametrize("winner", ["us", "de"])
def test_the_loser_chooses_the_next_terrain(winner: str) -> None:
    m = scene(de="de_ost").does(*(["abandon"] if winner == "us" else ["commit de_ost", "stop", "abandon"]))
    assert (m.ask, m.asked) == ("column", "de" if winner == "us" else "us")
    assert m.view(None).initiative == m.asked


@rule("OC-ENDASSAULT-08")
def test_a_controlled_terrain_is_not_attacked_again() -> None:
    m = scene("graignes", "road", turn=5).does("abandon")
    place = CROSS[m.state.control.index(US)]
    idle_until(m, "attack")
    assert m.ask == "attack"
    assert f"attack {place}" not in m.options()
    assert m.refused(f"attack {place}") == "OC-GRAIGNES-21"


@rule("OC-ENDASSAULT-08")
def test_a_terrain_of_the_main_pile_does_not_come_back() -> None:
    m = scene(terrain="crossroads").does("abandon")
    assert m.state.main[m.board.terrain_index["crossroads"]] == 0
    assert sum(m.state.main) == 4


@rule("OC-ENDASSAULT-09")
def test_then_the_next_turn_begins_with_its_progression() -> None:
    m = scene(de="de_ost", turn=4).does("abandon")
    assert m.state.turn == 5
    assert m.told("turn")[-1].args == (5,)
    assert m.phase == "take_terrain"
    assert m.terrain == ""


# --- Building ---------------------------------------------------------------------------------------------------------


@rule("OC-BUILDING-01")
def test_on_a_building_a_weak_unit_may_be_regained_after_a_defeat() -> None:
    m = scene(terrain="houses", us="us_radio us_hq", de="de_wespe de_m24", dice="S")
    m.does("commit de_wespe", "action de_m24", "stop", "commit us_radio", "commit us_hq", "stop")
    assert (m.ask, m.asked) == ("building", "us")
    assert m.options() == ["recover us_radio", "none"]
    m.does("recover us_radio")
    assert "us_radio" in m.hand("us")
    assert m.discard("us") == ["us_hq"]


@rule("OC-BUILDING-01")
def test_on_a_building_a_weak_unit_may_be_regained_after_a_victory() -> None:
    m = won(scene(terrain="houses", us="us_radio us_recon", de="de_ost", dice="S"), "de_ost", "us_radio", "us_recon")
    assert m.winner == "us"
    assert m.options() == ["recover us_recon", "recover us_radio", "none"]
    m.does("recover us_recon")
    assert "us_recon" in m.hand("us")


@rule("OC-BUILDING-01")
def test_elsewhere_nothing_is_regained() -> None:
    m = lost(scene(us="us_radio", de="de_wespe"), "de_wespe", "us_radio")
    assert m.ask == "column"
    assert m.discard("us") == ["us_radio"]


@rule("OC-BUILDING-01")
def test_the_american_may_leave_his_unit_in_the_discard() -> None:
    m = lost(scene(terrain="houses", us="us_radio", de="de_wespe"), "de_wespe", "us_radio").does("none")
    assert not m.told("recovery_tried")
    assert m.discard("us") == ["us_radio"]


@rule("OC-BUILDING-02")
def test_without_a_success_the_unit_stays_in_the_discard() -> None:
    m = lost(scene(terrain="houses", us="us_radio", de="de_wespe", dice="N"), "de_wespe", "us_radio").does("recover us_radio")
    assert m.dice_left == 0
    assert m.discard("us") == ["us_radio"]
    assert not m.told("taken_back")


@rule("OC-BUILDING-03")
def test_the_german_sees_which_unit_comes_back() -> None:
    m = lost(scene(terrain="houses", us="us_radio", de="de_wespe", dice="S"), "de_wespe", "us_radio").does("recover us_radio")
    assert m.shown("us") == ["us_radio"]
    assert [event.seen_by(1) for event in m.told("taken_back")] == [True]


@rule("OC-BUILDING-04")
def test_the_german_regains_nothing_from_a_building() -> None:
    m = won(scene(terrain="houses", us="us_hq", de="de_ost"), "de_ost", "us_hq")
    assert m.ask == "column"
    assert m.discard("de") == ["de_ost"]


@rule("OC-BUILDING-05")
def test_there_is_one_roll_for_one_unit() -> None:
    m = scene(terrain="houses", us="us_radio us_recon us_demolition", de="de_ost de_wespe", dice="N", de_tokens={})
    m.does("commit de_ost", "stop", "commit us_demolition", "stop", "stop")
    lost(m, "de_wespe", "us_radio", "us_recon")
    assert len(m.options()) == 3 + 1
    m.does("recover us_demolition")
    assert m.ask == "column"


@rule("OC-BUILDING-06", "OC-RULING-27")
@pytest.mark.parametrize("units", ["", "us_hq", "us_paratroopers"])
def test_without_a_weak_unit_there_is_no_roll(units: str) -> None:
    m = scene(terrain="houses", us=units, us_discard="us_radio", de="de_wespe").does("commit de_wespe", "stop")
    m.does(*(f"commit {unit}" for unit in units.split()), *(["stop"] if units else ["abandon"]))
    assert m.winner == "de"
    assert m.ask == "column"                                # the Radio Team in the discard was not here


@rule("OC-BUILDING-07", "OC-RULING-27")
def test_a_unit_attached_from_the_discard_can_be_regained_but_no_heroic() -> None:
    m = scene("historical", "houses", us="us_h_ridgway", us_discard="us_recon us_radio", de="de_wespe")
    m.does("commit de_wespe", "stop", "commit us_h_ridgway", "take us_recon", "stop")
    assert m.options() == ["recover us_recon", "none"]
    assert m.gone("us") == ["us_h_ridgway"]


@rule("OC-BUILDING-08", "OC-RULING-28")
def test_a_terrain_with_the_building_marker_is_a_building_for_every_purpose() -> None:
    m = scene(phase="us_events", us="us_dig_in us_radio", de="de_flak88", de_deck="", us_deck="us_waco")
    m.does("play us_dig_in", "stop", "stop")
    lost(m, "de_flak88", "us_radio")
    assert m.told("values")[-1].args[:2] == (3, 8)
    assert m.ask == "building"


@rule("OC-BUILDING-08", "OC-RULING-28")
def test_dug_in_the_winning_american_draws_no_card_for_an_open_terrain() -> None:
    m = scene(phase="us_events", us="us_dig_in", de_deck="", until="end_effects")
    m.does("play us_dig_in", "stop", "stop", "abandon")
    assert m.hand("us") == []
    assert m.tokens("us") == {"light": 3}


@rule("OC-BUILDING-08")
def test_the_marker_is_gone_with_the_turn() -> None:
    m = scene(phase="us_events", us="us_dig_in", de_deck="").does("play us_dig_in", "stop", "stop", "abandon")
    assert m.state.turn == 2
    assert m.state.building == 0
    assert m.discard("us") == ["us_dig_in"]


@rule("OC-RULING-03", "OC-CARD-07")
def test_a_building_reads_the_printed_value() -> None:
    m = lost(scene(terrain="houses", us="us_paratroopers", de="de_stug"), "de_stug", "us_paratroopers")
    assert m.told("values")[-1].args[:2] == (3, 5)
    assert m.ask == "column"                                # weakened to three, but four is printed
    n = scene(terrain="houses", us="us_radio us_gammon", de="de_wespe").does("commit de_wespe", "stop", "commit us_radio")
    n.does("action us_gammon", "stop")
    assert n.told("values")[-1].args[:2] == (6, 7)
    assert n.options() == ["recover us_radio", "none"]      # raised to six, but three is printed
