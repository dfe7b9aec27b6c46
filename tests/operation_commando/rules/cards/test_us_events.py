"""The American events: each does what its text says, and nothing where it cannot."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def events(us: str, *actions: str, **more: Any) -> Scene:
    """The American's phase, in which he does these things."""
    return scene(phase="us_events", us=us, **more).does(*actions).let_pass()


def test_airdrops_bring_two_cards_and_two_tokens() -> None:
    m = events("us_airdrop", "play us_airdrop", us_top="us_hq us_jeep")
    assert (m.hand("us"), m.tokens("us"), m.discard("us")) == (["us_hq", "us_jeep"], {"light": 4}, ["us_airdrop"])


@rule("OC-RULING-53", "OC-HISTO-09")
def test_tactical_choice_in_the_american_phase_brings_a_card_and_a_token() -> None:
    m = events("us_tactical", "play us_tactical", scenario="historical", us_top="us_hq")
    assert (m.hand("us"), m.tokens("us"), m.discard("us")) == (["us_hq"], {"light": 3}, ["us_tactical"])
    assert m.state.stay == 0


@rule("OC-GRAIGNES-15")
def test_diversion_moves_the_marker_to_another_terrain() -> None:
    m = scene("graignes", phase="take_terrain", us="us_diversion").does("attack n1", "play us_diversion")
    assert (m.ask, m.options()) == ("divert", ["divert e1", "divert s1", "divert w1"])
    assert m.does("divert s1").terrain == "crossroads"


@rule("OC-PERM-07")
def test_a_mustang_destroys_a_permanent_event_or_costs_two_tokens() -> None:
    card = scene("utah").board.index["de_p_reserve"]
    m = scene("utah", phase="us_events", us="us_p51", in_play=[[], [card]])
    m.does("play us_p51")
    assert m.options() == ["either first", "either second"]
    assert m.does("either first").gone("de") == ["de_p_reserve"]
    m = scene("utah", phase="us_events", us="us_p51", de_tokens={"light": 3}).does("play us_p51")
    assert (m.ask, m.tokens("de")) == ("event", {"light": 1})


@rule("OC-TOKEN-09")
def test_regroup_brings_three_tokens_or_what_is_left() -> None:
    assert events("us_regroup", "play us_regroup").tokens("us") == {"light": 5}
    m = events("us_regroup", "play us_regroup", us_tokens={}, de_tokens={"light": 23})
    assert (m.tokens("us"), m.bank("light")) == ({"light": 1}, 0)


@rule("OC-HAND-04", "OC-HAND-06")
def test_resistance_intelligence_shows_the_american_three_cards_of_the_german() -> None:
    m = events("us_intel", "play us_intel", de="de_ost de_patrol de_stug de_sentry", dice="de_ost de_stug de_sentry")
    assert m.shown("de") == ["de_ost", "de_sentry", "de_stug"]
    assert m.told("saw_cards")[0].seen_by(0)
    assert m.told("saw_cards")[0].seen_by(1)
    assert not m.told("saw_cards")[0].seen_by(None)
    m = events("us_intel", "play us_intel", de="de_ost de_h_storm", scenario="historical")
    assert m.shown("de") == ["de_ost"]
    assert events("us_intel", "play us_intel").shown("de") == []


@rule("OC-USPHASE-03", "OC-DEPHASE-01")
def test_cut_wires_take_a_card_from_the_german_draw() -> None:
    m = scene(phase="progression_events", us="us_cut_wires", until="de_draw").does("play us_cut_wires").let_pass()
    m.does("stop")
    shown = m.view("de").assault
    assert (shown.de_draw, m.beside("us")) == (shown.terrain.de_draw - 1, ["us_cut_wires"])
    assert [event.args for event in m.told("draws_changed")] == [(1, -1)]


@rule("OC-BUILDING-08")
def test_dig_in_makes_any_terrain_a_building_for_this_turn() -> None:
    m = events("us_dig_in us_gammon us_recon", "play us_dig_in", de="de_flak88", dice="S")
    assert (m.view("us").assault.building, m.beside("us")) == (True, ["us_dig_in"])
    m.does("stop", "normal", "stop", "commit de_flak88", "stop")
    assert m.total("de") == 5 + 3
    m.does("commit us_recon", "stop")
    assert (m.ask, m.options()) == ("building", ["recover us_recon", "none"])


@rule("OC-SIZE-05")
@pytest.mark.parametrize(("terrain", "size"), [("exit2", 2), ("causeway", 1)])
def test_naval_gunfire_takes_a_combat_away_but_leaves_one(terrain: str, size: int) -> None:
    m = events("us_naval", "play us_naval", scenario="utah", terrain=terrain)
    assert (m.size, m.beside("us")) == (size, ["us_naval"])


def test_a_eureka_beacon_draws_two_and_discards_one() -> None:
    m = events("us_eureka us_jeep", "play us_eureka", scenario="utah", us_top="us_hq us_smoke")
    assert (m.ask, m.options()) == ("discard", ["discard us_hq", "discard us_jeep", "discard us_smoke"])
    m.does("discard us_jeep")
    assert (m.hand("us"), m.discard("us")) == (["us_hq", "us_smoke"], ["us_jeep", "us_eureka"])


def test_the_village_network_brings_two_tokens() -> None:
    m = events("us_village_net", "play us_village_net", scenario="graignes", us_tokens={})
    assert m.tokens("us") == {"light": 1, "plus12": 1}


@rule("OC-PIR-10")
def test_rally_makes_a_tired_regiment_fresh() -> None:
    m = scene("utah", phase="progression_events", us="us_rally", pir_state=[1, 2]).does("play us_rally")
    assert (m.state.pir_state, m.let_pass().discard("us")) == ([0, 2], ["us_rally"])


@rule("OC-RULING-59")
def test_rally_is_not_offered_where_it_would_change_nothing() -> None:
    for fatigue in ([0, 0], [0, 2]):                        # the 502nd attacks; the 506th will have rested
        m = scene("utah", phase="progression_events", us="us_rally", pir_state=fatigue)
        assert (m.ask, m.asked, m.options()) == ("progression", "us", ["pass"])
        assert m.refused("play us_rally") == "OC-RULING-59"
