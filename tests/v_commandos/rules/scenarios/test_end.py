"""The end-of-turn phase, success and failure (VC-END)."""

import pytest

from bocage.games.v_commandos import content
from tests.marks import rule
from tests.v_commandos.event_turns import names
from tests.v_commandos.scene import scene


# --- success ----------------------------------------------------------------------------------------------------------


@rule("VC-END-01", "VC-END-08")
def test_all_objectives_done_and_a_commando_out_by_a_hatch_is_a_success_in_the_end_phase() -> None:
    m = scene("[a: medic, hatch, objective interact 1] [b: mp40]", until="start_turn", loose=True)
    m.does("interact medic objective-a", "exit_hatch medic")
    assert m.won
    assert m.phase == "end_turn"
    assert m.told("success")[0].rule == "VC-END-01"
    assert m.result_key == "won"
    assert names(m, "objective_done", "left", "terrain_completed", "success") == [
        "objective_done", "left", "terrain_completed", "success"]


@rule("VC-END-01")
def test_success_is_not_checked_before_the_end_phase() -> None:
    m = scene("[a: medic, hatch, objective interact 1] [b: scout(medkit)]", until="start_turn", loose=True)
    m.does("interact medic objective-a", "exit_hatch medic")
    assert not m.won                                        # the scout can still act
    m.play("done")
    while m.asked == "window":
        assert not m.won
        m.play("pass")
    assert m.won


@rule("VC-END-01")
def test_one_commando_out_is_enough() -> None:
    m = scene("[a: medic, hatch, objective interact 1] [b: scout]", until="start_turn", loose=True)
    m.does("interact medic objective-a", "exit_hatch medic", "done")
    assert m.won
    assert m.commando("scout").tile == "b"


@rule("VC-END-01", "VC-RULING-38")
def test_leaving_before_the_last_objective_is_done_counts_too() -> None:
    m = scene("[a: medic, hatch] [b: scout, objective interact 1]", until="start_turn", loose=True)
    m.does("exit_hatch medic", "activate scout", "interact scout objective-b", "end scout")
    assert m.won


@rule("VC-END-01")
def test_an_open_objective_is_no_success() -> None:
    m = scene("[a: medic, hatch, objective interact 1] [b: objective destroy]", until="start_turn", loose=True)
    m.does("interact medic objective-a", "exit_hatch medic")
    assert not m.won
    assert m.phase == "start_turn"


@rule("VC-END-01")
def test_with_nobody_out_by_a_hatch_it_is_no_success() -> None:
    m = scene("[a: medic, hatch, objective interact 1]", until="start_turn", loose=True)
    m.does("interact medic objective-a", "end medic")
    assert not m.won
    assert m.phase == "start_turn"


@rule("VC-END-01")
def test_a_commando_that_never_entered_the_last_terrain_has_not_left_it() -> None:
    m = scene("[a: medic, hatch, objective interact 1]", off=["scout"], until="start_turn", loose=True)
    m.does("interact medic objective-a", "end medic", "done")
    assert not m.won


TWO_TERRAINS = ["[a: medic, hatch, objective interact 1]", "[a: hatch, objective interact 1]"]


@rule("VC-END-08", "VC-END-01")
def test_a_quick_game_ends_with_its_one_terrain_but_an_operation_goes_on_to_the_last() -> None:
    m = scene(TWO_TERRAINS[0], until="events")
    m.does("interact medic objective-a", "exit_hatch medic")
    assert m.won
    m = scene(TWO_TERRAINS, links=[(0, 1)], built=[0], until="events")
    m.does("interact medic one.objective-a", "exit_hatch medic")
    assert not m.won
    assert m.phase == "events"
    assert m.told("terrain_built")


@rule("VC-END-01")
def test_an_operation_is_a_success_once_the_last_terrain_is_left() -> None:
    m = scene(TWO_TERRAINS, links=[(0, 1)], built=[0], until="choose_squad", dice=["flare", 6])
    m.does("interact medic one.objective-a", "exit_hatch medic")
    m.does("activate medic", "move medic two.a", "interact medic two.objective-a", "exit_hatch medic")
    assert m.won
    assert m.state.turn == 2


# --- failure ----------------------------------------------------------------------------------------------------------


@rule("VC-RULING-46", "VC-END-01")
def test_the_operation_fails_if_all_terrains_are_completed_and_nobody_has_left_the_last() -> None:
    """The sapper accomplishes the objective and blows himself up; the scout has not entered yet and never can."""
    m = scene("[a: sapper, charge, hatch, objective interact 1] [b: mp40]", off=["scout"], until="start_turn", loose=True)
    m.does("interact sapper objective-a", "detonate sapper a")
    assert m.told("terrain_completed")
    while m.decision is not None:
        m.play(m.texts[-1])
    assert m.lost == "VC-RULING-46"


@rule("VC-END-02")
def test_the_operation_fails_at_once_when_the_last_commando_is_eliminated() -> None:
    m = scene("[a: sapper, charge, hatch] [b: mp40]")
    m.play("detonate sapper a")
    assert m.lost == "VC-END-02"
    assert m.phase == "commandos"
    assert m.result_key == "lost"


@rule("VC-END-02", "VC-RULING-22")
def test_a_commando_between_two_hatches_is_alive() -> None:
    m = scene("[a: sapper, charge, hatch] [b: mp40]", off=["medic"])
    m.play("detonate sapper a")
    assert m.lost == ""
    assert not m.commando("sapper").in_squad


@rule("VC-END-02")
def test_a_critical_commando_is_still_alive() -> None:
    m = scene("[a: sapper, charge] [b: medic critical]")
    m.play("detonate sapper a")
    assert m.lost == ""


@rule("VC-END-02", "VC-RULING-22")
def test_replacements_that_wait_for_a_terrain_do_not_count_as_alive() -> None:
    m = scene(["[a: sapper, charge, hatch] [b: medic, charge]", "[a: hatch]"], links=[(0, 1)], built=[0], dice=["officer"])
    m.does("detonate sapper one.a", "side blue")
    assert m.commando("officer").in_squad
    assert m.lost == ""
    m.play("activate medic")
    m.play("detonate medic one.b")
    assert m.lost == "VC-END-02"


ALL_REGULARS_IN_PLAY = """
    [x L: 16 mp40]  [y L: 16 mp40]  [z M: 5 sledge_mp40, objective destroy]
    """


@rule("VC-END-03", "VC-REINF-03")
def test_a_pool_too_small_for_the_reinforcements_is_a_failure() -> None:
    m = scene(ALL_REGULARS_IN_PLAY.replace("16 mp40]", "16 mp40, entrance N, entrance W]"), phase="reinforcement",
              alarm=True)
    assert m.lost == "VC-REINF-03"
    assert m.phase == "reinforcement"


@rule("VC-END-03", "VC-SETUP-06")
@pytest.mark.parametrize(("third", "lost"), [("[a: hatch, alarm]", "VC-END-03"), ("[a: hatch]", "")])
def test_a_pool_too_small_for_the_guards_of_a_new_terrain_is_a_failure(third: str, lost: str) -> None:
    # The first terrain is completed as the turn ends; the second holds all 37 regular enemies; then the third is laid.
    m = scene(["[a: hatch]", ALL_REGULARS_IN_PLAY, third], links=[(0, 2)], built=[0, 1], off=["medic"],
              phase="end_turn", until="events")
    assert m.lost == lost
    assert m.told("terrain_built")


@rule("VC-END-04", "VC-SCEN-23")
@pytest.mark.parametrize(("limit", "lost"), [(2, ""), (1, "VC-SCEN-23")])
def test_passing_a_turn_limit_on_a_card_is_a_failure(limit: int, lost: str) -> None:
    m = scene("[a: medic, hatch]", operation_rules=[content.TurnLimit(turns=limit)], phase="end_turn", until="events")
    assert m.lost == lost
    assert bool(m.told("failure")) == bool(lost)


@rule("VC-END-04", "VC-TIME-04")
@pytest.mark.parametrize(("limit", "lost"), [(2, ""), (1, "VC-TIME-04")])
def test_an_objective_not_reached_in_time_is_a_failure(limit: int, lost: str) -> None:
    m = scene("[a: medic, hatch, objective destroy]", rules=[content.TimeLimit(turns=limit)], phase="end_turn",
              until="commandos", dice=["flare"])
    assert m.lost == lost


@rule("VC-END-04", "VC-SCEN-05")
@pytest.mark.parametrize(("commando", "watch_from", "lost"), [
    ("medic", 1, ""), ("medic critical", 1, "VC-SCEN-05"), ("medic critical", 2, "")])
def test_a_failure_condition_of_a_terrain_card_ends_the_operation_as_soon_as_it_comes_true(commando: str, watch_from: int,
                                                                                           lost: str) -> None:
    m = scene(f"[a: {commando}, mp40, objective protect 6 {watch_from}] [b: scout]", phase="after_fire", until="start_turn")
    assert m.lost == lost


@rule("VC-END-05", "VC-TNT-08")
@pytest.mark.parametrize(("objective", "lost"), [("interact 1", "VC-TNT-08"), ("destroy", "")])
def test_a_powerful_explosive_on_a_tile_with_an_objective_to_keep_is_a_failure_at_once(objective: str, lost: str) -> None:
    m = scene(f"[a: charge, objective {objective}, 2 mp40] [b: sapper]")
    m.play("detonate sapper a")
    assert m.lost == lost
    assert m.phase == "commandos"


# --- a new turn -------------------------------------------------------------------------------------------------------


@rule("VC-END-06", "VC-EVENT-07")
def test_with_neither_the_event_card_is_discarded_and_a_new_turn_begins() -> None:
    m = scene("[a: medic]", phase="end_turn", until="commandos", event="cold_wind", dice=["flare"])
    assert m.state.turn == 2
    assert m.told("turn_begins")[0].args == (2,)
    view = m.view(0)
    assert view.discarded_events == ("cold_wind",)
    assert view.terrains[0].card == "flare"


@rule("VC-END-06")
def test_a_new_turn_gives_everybody_a_fresh_activation() -> None:
    m = scene("[a: medic] [b]", until="choose_squad", direction="W", dice=["flare"])
    m.does("move medic b", "end medic")
    assert m.state.turn == 2
    assert m.texts == ["activate medic", "done"]
    m.play("activate medic")
    assert m.commando("medic").actions == 3


# --- order ------------------------------------------------------------------------------------------------------------


@rule("VC-END-07", "VC-RULING-23", "VC-HEALTH-08")
def test_critical_commandos_whose_time_is_up_are_eliminated_before_success_is_checked() -> None:
    m = scene("[a: medic, hatch, objective all_exit] [b: scout critical]", until="choose_squad", direction="W", dice=["flare"])
    m.play("exit_hatch medic")                              # once the scout is dead, all the living are out
    assert m.state.turn == 2
    assert names(m, "turn_begins", "eliminated", "objective_done", "success") == [
        "turn_begins", "eliminated", "objective_done", "success"]
    assert m.won


@rule("VC-END-07", "VC-END-02", "VC-HEALTH-08")
def test_the_last_commando_eliminated_in_the_end_phase_is_a_failure_there() -> None:
    m = scene("[a: medic critical, hatch]", phase="end_turn", until="choose_squad", dice=["flare"])
    assert m.state.turn == 2
    assert m.phase == "end_turn"
    assert m.lost == "VC-END-02"
