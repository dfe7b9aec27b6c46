"""Time-limited terrains (VC-TIME)."""

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.core.errors import Illegal
from bocage.games.v_commandos import content
from bocage.games.v_commandos.content import TimeLimit
from tests.marks import rule
from tests.v_commandos.real_scenarios import real, terrain, wait
from tests.v_commandos.scene import Scene, scene


def later(drawing: str, dice: Sequence[int | str], rules: Sequence[content.AnyRule] = (), **more: Any) -> Scene:
    """A terrain that is set up at the start of turn 2, when the terrain before it is out of the way."""
    return scene([drawing, "[z]"], rules=rules, links=[(1, 0)], built=[1], off=["medic"], phase="end_turn",
                 until="choose_squad", dice=dice, **more)


HOLD = "[a: hatch] [b: objective protect 2 9]"
FETCH = "[a: hatch] [b: objective interact 1]"


@rule("VC-TIME-01")
@pytest.mark.parametrize(("name", "turns"), [("church", 6), ("factory", 8), ("bomb_vault", 8)])
def test_a_timed_terrain_gets_a_deck_of_as_many_cards_as_turns(name: str, turns: int) -> None:
    m = real(name, {"medic": "off"})
    assert m.view(None).event_deck == 37 - turns
    assert len(m.state.timed[0]) == turns
    assert terrain(m).turns_left == turns


@rule("VC-TIME-01")
def test_other_terrains_get_none() -> None:
    m = real("streets", {"medic": "off"})
    assert m.view(None).event_deck == 37
    assert m.state.timed == [[]]


@rule("VC-TIME-01", "VC-EX-21")
def test_nobody_sees_the_cards_of_a_timed_deck() -> None:
    m = later(HOLD, ["cold_wind", "power_cut", "power_cut"])
    seen = m.view(None)
    assert "cold_wind" in seen.unseen_events                # among the 36 that have not been seen, wherever they lie
    assert len(seen.unseen_events) == 36


@rule("VC-TIME-02", "VC-TIME-05")
def test_its_own_deck_lasts_for_the_limit_and_the_main_deck_comes_after() -> None:
    m = later(f"{HOLD} [c: objective destroy]", ["cold_wind", "power_cut", "power_cut", "cold_wind", "tail_wind", "flare"])
    cards = []
    for turn, main_deck in ((2, 35), (3, 35), (4, 34), (5, 33)):
        wait(m, turn=turn)
        assert m.view(None).event_deck == main_deck
        cards.append(terrain(m, "one").card)
    assert cards == ["power_cut", "cold_wind", "tail_wind", "flare"]


@rule("VC-TIME-02")
def test_a_terrain_beside_it_goes_on_drawing_from_the_main_deck() -> None:
    m = scene(["[a: hatch] [b: objective protect 1 9]", "[z]", "[y: medic]"], links=[(1, 0)], built=[1, 2], active=None,
              phase="end_turn", until="choose_squad", dice=["cold_wind", "cold_wind", "power_cut"])
    m.play("terrain one")
    assert (terrain(m, "one").card, terrain(m, "three").card) == ("cold_wind", "power_cut")


@rule("VC-TIME-03", "VC-TIME-04")
def test_what_is_protected_for_the_turns_named_is_safe_in_the_event_phase_that_follows() -> None:
    m = later(HOLD, ["cold_wind", "power_cut", "power_cut", "cold_wind", "tail_wind"])
    wait(m, turn=3)
    assert m.objective("one.b") == "open"
    wait(m, turn=4)
    assert m.objective("one.b") == "done"
    assert m.told("objective_done")


@rule("VC-TIME-03", "VC-TIME-04")
def test_what_is_not_done_in_time_is_a_failure_in_the_event_phase_after_the_limit() -> None:
    m = later(FETCH, ["cold_wind", "power_cut", "power_cut", "cold_wind"], [TimeLimit(turns=2)])
    wait(m, turn=3)
    assert (m.state.turn, m.lost) == (3, "")
    wait(m, turn=4)
    assert (m.state.turn, m.phase) == (4, "events")
    assert m.lost in ("VC-TIME-04", "VC-SCEN-09")
    assert m.told("failure")


@rule("VC-TIME-04", "VC-TIME-05")
def test_what_is_done_in_time_is_done() -> None:
    m = later(FETCH, ["cold_wind", "cold_wind", 6, "tail_wind"], [TimeLimit(turns=1)])
    m.does("activate medic", "move medic one.a", "move medic one.b", "interact medic one.objective-b")
    wait(m, turn=3)
    assert (m.lost, terrain(m, "one").card) == ("", "tail_wind")


@rule("VC-TIME-06")
def test_a_draw_again_symbol_is_resolved_from_the_main_deck() -> None:
    m = later(HOLD, ["long_shadows", "cold_wind", "long_shadows", "flare", "cold_wind"])
    assert terrain(m, "one").card == "long_shadows"
    wait(m, turn=3)
    assert terrain(m, "one").card == "cold_wind"
    assert sorted(m.view(None).discarded_events) == ["flare", "long_shadows"]


@rule("VC-TIME-07", "VC-OPER-06")
def test_leaving_a_terrain_shows_the_rest_of_its_timed_deck_and_is_not_taken_back() -> None:
    m = scene(["[a: medic, hatch, objective interact 1]", "[z: sniper]"], rules=[TimeLimit(turns=3)], loose=True)
    m.set("terrain one: timed-deck flare power_cut")
    m.does("interact medic one.objective-a", "exit_hatch medic")
    assert m.told("terrain_completed")
    assert sorted(m.view(None).discarded_events) == ["flare", "power_cut"]
    with pytest.raises(Illegal, match="UNDO"):
        m.undo()


@rule("VC-TIME-07")
def test_the_timed_deck_is_dealt_from_the_top_of_the_main_deck() -> None:
    m = scene([FETCH, "[z]"], rules=[TimeLimit(turns=2)], links=[(1, 0)], built=[1], off=["medic"], phase="start_turn",
              turn=0, until="choose_squad", dice=["sixth_sense", "cold_wind", "power_cut", "flare", "flare"])
    m.does("top flare", "top cold_wind")
    assert m.state.turn == 2
    assert m.view(None).next_events == ("power_cut",)       # the two on top have gone to the timed deck
    assert terrain(m, "one").card == "flare"


@rule("VC-RULING-50", "VC-TIME-07", "VC-EVENT-03")
def test_cards_that_players_have_arranged_keep_their_order_in_a_timed_deck() -> None:
    m = scene([FETCH, "[z]"], rules=[TimeLimit(turns=3)], links=[(1, 0)], built=[1], off=["medic"], phase="start_turn",
              turn=0, until="choose_squad", dice=["sixth_sense", "cold_wind", "power_cut", "flare"], loose=True)
    m.does("top flare", "top power_cut")
    assert (m.state.turn, terrain(m, "one").card) == (2, "flare")
    assert terrain(m, "one").next_events == ("power_cut", "cold_wind")
    wait(m, turn=3)
    assert (terrain(m, "one").card, terrain(m, "one").next_events) == ("power_cut", ("cold_wind",))
    wait(m, turn=4)
    assert (terrain(m, "one").card, terrain(m, "one").next_events) == ("cold_wind", ())


@rule("VC-TIME-07")
def test_a_card_of_the_timed_deck_goes_to_the_common_discard_after_its_turn() -> None:
    m = later(HOLD, ["cold_wind", "power_cut", "power_cut", "cold_wind", "tail_wind"])
    assert m.view(None).discarded_events == ()
    assert wait(m, turn=3).view(None).discarded_events == ("power_cut",)
    assert sorted(wait(m, turn=4).view(None).discarded_events) == ["cold_wind", "power_cut"]


@rule("VC-TIME-04", "VC-OPER-06")
def test_a_terrain_nobody_is_on_when_its_time_is_held_out_is_removed_at_once() -> None:
    m = later("[a: hatch] [b: objective protect 1 9] [c: entrance E]",
              ["cold_wind", "cold_wind", "regular", 0, "power_cut", "regular", 0])
    wait(m)
    assert m.objective("one.b") == "done"
    assert len(m.told("arrived")) == 1                      # no reinforcements for a terrain that is completed
    assert len(m.told("card_drawn")) == 1                   # and no card


@rule("VC-OPER-06", "VC-TIME-07")
def test_the_cards_left_in_the_deck_of_a_completed_terrain_are_discarded() -> None:
    m = later("[a: hatch, objective interact 1]", ["cold_wind", "power_cut", "flare", "flare", 6, "tail_wind"],
              [TimeLimit(turns=3)])
    assert len(m.state.timed[0]) == 2
    m.does("activate medic", "move medic one.a", "interact medic one.objective-a", "exit_hatch medic")
    assert terrain(m, "one").state == "completed"
    assert m.state.timed[0] == []
    assert {"cold_wind", "power_cut"} <= set(m.view(None).discarded_events)
