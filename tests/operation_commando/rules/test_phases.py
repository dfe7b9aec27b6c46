"""The phases around the Assault: progression, event phases, inter-phase (OC-PROG, OC-USPHASE, OC-DEPHASE, OC-INTER)."""

import msgspec
import pytest

from bocage.games.operation_commando import content
from bocage.games.operation_commando.state import State
from tests.marks import rule
from tests.operation_commando.opening import idle, opening
from tests.operation_commando.scene import scene
from _pytest.monkeypatch import MonkeyPatch

OF_AN_ASSAULT = (
    "units", "muted", "laid", "actions", "order", "tilted", "fallen", "auto_used", "no_tokens", "no_second", "unit_activated",
    "carried", "carry", "first_change", "first_combat", "met", "actions_now", "actions_earlier", "destroyed", "ending",
    "placed", "beside", "draws", "building", "bonus_control", "counter_turn", "terrain", "winner")

# --- progression ------------------------------------------------------------------------------------------------------


@rule("OC-PROG-01", "OC-SME-09")
def test_nobody_picks_the_terrain_of_the_main_pile() -> None:
    m = opening("initiation", dice="crossroads").does("keep")
    assert (m.terrain, m.ask) == ("crossroads", "progression")
    m = scene(phase="start_turn", sector=1, dice="houses")
    assert (m.terrain, m.ask) == ("houses", "event")


@rule("OC-PROG-01")
@pytest.mark.parametrize("loser", ["us", "de"])
def test_at_the_bridges_the_loser_of_the_last_assault_picks(loser: str) -> None:
    m = scene(phase="start_turn", loser=["us", "de"].index(loser))
    assert (m.ask, m.asked) == ("column", loser)


@rule("OC-PROG-01")
@pytest.mark.parametrize(("scenario", "kind", "side"), [("utah", "regiment", "us"), ("graignes", "attack", "de")])
def test_at_utah_the_american_picks_and_at_graignes_the_german(scenario: str, kind: str, side: str) -> None:
    m = scene(scenario, phase="start_turn")
    assert (m.ask, m.asked) == (kind, side)


@rule("OC-PROG-02", "OC-PROG-06")
@pytest.mark.parametrize(("loser", "marker"), [(0, "us"), (1, "de")])
def test_the_assault_marker_shows_who_chose_the_terrain(loser: int, marker: str) -> None:
    m = scene(phase="start_turn", loser=loser, dice="marsh flooded").does("column fiere", "fight flooded")
    shown = m.view(None).assault
    assert (shown.terrain.id, shown.marker, shown.size, shown.fought) == ("flooded", marker, 2, 0)


@rule("OC-PROG-06")
def test_in_the_main_sector_the_german_turns_the_card_over() -> None:
    m = scene(phase="start_turn", sector=1, dice="houses")
    assert m.view(None).assault.marker == "de"
    assert m.told("terrain_turned")


@rule("OC-PROG-03", "OC-PROG-04", "OC-RULING-68")
def test_what_a_terrain_does_in_progression_comes_after_the_events() -> None:
    m = scene(terrain="dropzone", phase="progression_events", us="us_cut_wires")
    assert (m.ask, m.tokens("us")) == ("progression", {"light": 2})
    m.let_pass()
    assert (m.ask, m.tokens("us")) == ("event", {"light": 3})


@rule("OC-PROG-03", "OC-RULING-68", "OC-GRAIGNES-17")
def test_nobody_knows_the_die_of_the_road_when_he_decides_on_an_event_of_progression() -> None:
    m = scene("graignes", phase="take_terrain", us="us_cut_wires us_jeep", de="de_ost", dice="S").does("attack e1", "none")
    assert (m.terrain, m.ask, m.told("die")) == ("road", "progression", [])
    m.does("play us_cut_wires")
    assert (m.ask, m.told("die")) == ("progression", [])
    m.let_pass()
    assert (m.ask, len(m.told("die"))) == ("production", 1)


@rule("OC-PROG-04", "OC-RULING-13")
def test_in_progression_the_american_speaks_first_and_both_until_both_pass() -> None:
    m = scene(phase="progression_events", us="us_cut_wires us_jeep", de="de_floods de_ost")
    assert (m.ask, m.asked) == ("progression", "us")
    m.play("pass")
    assert m.asked == "de"
    m.play("play de_floods")
    assert (m.ask, m.asked) == ("cancel", "us")             # an event, like any other
    m.play("pass")
    assert (m.ask, m.asked) == ("progression", "us")
    m.play("play us_cut_wires")
    assert (m.ask, m.asked) == ("progression", "de")
    m.play("pass").play("pass")
    assert m.ask == "event"


@rule("OC-PROG-04")
def test_events_of_progression_are_played_only_then_and_others_not() -> None:
    m = scene(phase="progression_events", us="us_cut_wires us_regroup")
    assert m.options() == ["play us_cut_wires", "pass"]
    m.does("pass")
    assert m.options() == ["play us_regroup", "stop"]
    assert m.refused("play us_cut_wires") == "OC-PROG-04"


@rule("OC-RULING-13")
def test_a_card_with_its_own_moment_uses_it() -> None:
    m = scene("graignes", phase="take_terrain", us="us_diversion us_cut_wires").does("attack n1")
    assert (m.ask, m.options()) == ("after_marker", ["play us_diversion", "none"])
    m.does("none")
    assert m.options() == ["play us_cut_wires", "pass"]


@rule("OC-PROG-05", "OC-ENDASSAULT-07")
@pytest.mark.parametrize(("winner", "initiative"), [("us", "de"), ("de", "us")])
def test_the_initiative_marker_shows_that_the_loser_chooses_next(winner: str, initiative: str) -> None:
    m = scene(us="us_medics", de="de_ost", terrain="station", until="start_turn")
    m.does(*(("abandon",) if winner == "us" else ("commit de_ost", "stop", "abandon")))
    assert m.view(None).initiative == initiative


# --- the American's phase ---------------------------------------------------------------------------------------------


@rule("OC-USPHASE-01")
@pytest.mark.parametrize(("change", "drawn"), [(0, 3), (1, 4), (-1, 2), (-9, 1)])
def test_the_american_first_draws_the_number_of_the_terrain_as_changed(change: int, drawn: int) -> None:
    m = scene(terrain="sme", phase="us_draw", draws=[change, 0])
    assert (len(m.hand("us")), m.ask, m.asked) == (drawn, "event", "us")


@rule("OC-USPHASE-02")
def test_the_american_plays_events_one_at_a_time_each_resolved_before_the_next() -> None:
    m = scene(phase="us_events", us="us_airdrop us_regroup us_second_wind", us_top="us_intel us_hq", us_discard="us_radio")
    m.play("play us_second_wind")
    assert m.ask == "recover"
    m.play("take us_radio").play("play us_airdrop")
    assert m.options() == ["play us_regroup", "play us_intel", "stop"]
    m.play("play us_regroup")
    assert m.tokens("us") == {"light": 2 + 2 + 3}


@rule("OC-USPHASE-03", "OC-DISCARD-01")
def test_a_resolved_event_is_discarded_and_one_for_the_turn_lies_beside_the_terrain_until_its_end() -> None:
    m = scene(phase="us_events", us="us_dig_in us_regroup", until="start_turn").does("play us_dig_in", "play us_regroup")
    assert (m.discard("us"), [card.id for card in m.view("de").us.beside]) == (["us_regroup"], ["us_dig_in"])
    idle(m.does("stop"), "commit").does("abandon")
    assert (m.discard("us")[-1], m.beside("us"), m.state.building) == ("us_dig_in", [], 0)


@rule("OC-USPHASE-04")
def test_after_his_phase_the_american_plays_no_event() -> None:
    m = scene(phase="us_events", us="us_regroup us_jeep", de="de_ost").does("stop", "normal", "stop", "commit de_ost", "stop")
    assert m.asked == "us"
    assert m.refused("play us_regroup") == "OC-USPHASE-04"


@rule("OC-USPHASE-05")
def test_each_american_event_opens_a_window_for_the_german(monkeypatch: MonkeyPatch) -> None:
    """No card of the box answers an American event, so nobody is asked; with one that does, the German is."""
    m = scene(phase="us_events", us="us_regroup us_airdrop", de="de_sniper").does("play us_regroup")
    assert (m.ask, m.asked) == ("event", "us")
    box = content.load()
    sniper = msgspec.structs.replace(box.cards["de_sniper"], cancels="event")
    changed = msgspec.structs.replace(box, cards={**box.cards, "de_sniper": sniper})
    monkeypatch.setattr(content, "load", lambda: changed)
    for hand in ("de_sniper", "de_ost"):
        m = scene(phase="us_events", us="us_regroup", de=hand).play("play us_regroup")
        assert (m.ask, m.asked, m.tokens("us")) == ("cancel", "de", {"light": 2})
    m = scene(phase="us_events", us="us_regroup", de="de_sniper").play("play us_regroup").play("cancel de_sniper")
    assert (m.tokens("us"), m.discard("us"), m.discard("de")) == ({"light": 2}, ["us_regroup"], ["de_sniper"])


@rule("OC-USPHASE-03", "OC-SIZE-07", "OC-COMBAT-11")
def test_what_was_for_this_turn_is_forgotten_with_it() -> None:
    m = scene("historical", "station", us="us_hq us_jeep", de="de_ost", draws=[1, -1], building=1, size=5,
              us_deck="", de_deck="", dice="crossroads", sector=1)
    m.does("commit de_ost", "stop", "commit us_hq", "ability", "stop", "stop", "abandon", "none")
    idle(m, "commit")
    shown = m.view("us").assault
    assert (shown.terrain.id, shown.size, shown.building) == ("crossroads", shown.terrain.size, False)
    assert (shown.us_draw, shown.de_draw) == (shown.terrain.us_draw, shown.terrain.de_draw)
    assert m.view("us").us.next_combat == 0


@rule("OC-ENDASSAULT-01", "OC-ACTION-03", "OC-SIZE-07")
def test_a_new_assault_begins_from_nothing() -> None:
    """Whatever was counted, forbidden or promised in the last one."""
    m = scene("historical", "station", us="us_hq us_officer us_jeep us_suppress us_bazooka us_waco",
              de="de_ost de_minefield de_m24 de_pinned de_heavy_fire de_captain", us_deck="", de_deck="", phase="de_events",
              until="start_turn")
    m.does("play de_minefield", "stop", "commit de_ost", "action de_m24", "action de_pinned", "stop")
    m.does("commit us_hq", "ability", "action us_suppress", "action us_bazooka", "stop", "stop")
    m.does("commit de_captain", "action de_heavy_fire", "stop", "commit us_officer", "action us_waco", "stop", "stop")
    idle(m.does("abandon"))
    blank = State()
    left = [field for field in OF_AN_ASSAULT if getattr(m.state, field) != getattr(blank, field)]
    assert left == []


# --- the German's phase -----------------------------------------------------------------------------------------------


@rule("OC-DEPHASE-01")
@pytest.mark.parametrize(("change", "drawn"), [(0, 3), (2, 5), (-1, 2), (-9, 1)])
def test_the_german_first_draws_the_number_of_the_terrain_as_changed(change: int, drawn: int) -> None:
    m = scene(terrain="sme", phase="de_draw", draws=[0, change]).does("normal")
    assert (len(m.hand("de")), m.ask, m.asked) == (drawn, "event", "de")


@rule("OC-DEPHASE-02", "OC-DEPHASE-03")
def test_the_german_plays_events_one_at_a_time_and_ends_his_phase() -> None:
    m = scene(phase="de_events", de="de_supply de_minefield de_ost de_wire").does("play de_supply", "play de_minefield")
    assert (m.tokens("de"), m.discard("de"), m.beside("de")) == ({"light": 5}, ["de_supply"], ["de_minefield"])
    m.does("stop")
    assert m.ask == "commit"
    assert m.refused("play de_wire") == "OC-DEPHASE-03"


@rule("OC-DEPHASE-04")
@pytest.mark.parametrize("hand", ["us_sabotage", "us_jeep"])
def test_each_german_event_opens_a_window_for_the_american(hand: str) -> None:
    m = scene(phase="de_events", us=hand, de="de_supply").play("play de_supply")
    assert (m.ask, m.asked, m.tokens("de")) == ("cancel", "us", {"light": 2})
    assert m.play("pass").tokens("de") == {"light": 5}


@rule("OC-DEPHASE-05", "OC-SME-19", "OC-RULING-01")
def test_the_german_may_draw_one_more_and_reject_one_in_the_open() -> None:
    m = scene(terrain="sme", phase="de_draw", de="de_ost", de_top="de_stug de_m24 de_sentry de_wire")
    assert (m.ask, m.options()) == ("extra_draw", ["extra", "normal"])
    m.does("extra")
    assert len(m.hand("de")) == 1 + 4
    m.does("reject de_sentry")
    assert (m.hand("de"), m.discard("de")) == (["de_m24", "de_ost", "de_stug", "de_wire"], ["de_sentry"])
    assert m.told("rejected")[0].seen_by(0)


@rule("OC-DEPHASE-05")
@pytest.mark.parametrize("scenario", ["utah", "graignes"])
def test_elsewhere_there_is_no_extra_draw(scenario: str) -> None:
    assert scene(scenario, phase="de_draw").ask == "event"


@rule("OC-DEPHASE-06")
def test_the_rejected_card_is_one_of_those_just_drawn() -> None:
    m = scene(terrain="sme", phase="de_draw", de="de_ost", de_top="de_stug de_m24 de_sentry de_m24").does("extra")
    assert sorted(m.options()) == ["reject de_m24", "reject de_sentry", "reject de_stug"]
    assert m.refused("reject de_ost") == "OC-DEPHASE-06"
    assert (m.view("de").de.drawn, m.view("us").de.drawn) == (("de_sentry", "de_stug", "de_m24", "de_m24"), ())


# --- the inter-phase --------------------------------------------------------------------------------------------------


@rule("OC-INTER-01")
def test_the_german_commits_one_unit_or_abandons() -> None:
    m = scene(de="de_ost de_stug de_m24 de_wire")
    assert (m.asked, m.options(), m.rule) == ("de", ["commit de_stug", "commit de_ost", "abandon"], "OC-INTER-01")
    m.does("commit de_ost")
    assert (m.units("de"), m.fought) == (["de_ost"], 1)
    assert m.refused("commit de_stug") == "OC-COMBAT-13"


@rule("OC-INTER-02")
def test_if_he_commits_none_the_american_wins_without_a_fight() -> None:
    m = scene(terrain="lafiere", us="us_jeep", de="de_ost", us_top="us_hq", until="start_turn").does("abandon")
    assert (m.winner, m.points, m.fought) == ("us", (2, 1), 0)
    assert (m.hand("us"), m.tokens("us")) == (["us_hq", "us_jeep"], {"light": 3})


@rule("OC-INTER-03")
def test_a_german_without_a_unit_can_only_abandon_and_nothing_else_is_told() -> None:
    with_units = scene(de="de_ost de_m24", until="score").does("abandon")
    m = scene(de="de_wire de_m24", until="score")
    assert m.options() == ["abandon"]
    assert m.match.question(0) == scene(de="de_ost de_m24").match.question(0)
    m.does("abandon")
    assert [event.plain() for event in m.match.events(0, 0)] == [event.plain() for event in with_units.match.events(0, 0)]
