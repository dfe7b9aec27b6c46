"""When actions that cost 0, and +1 tokens, may be used (VC-ZERO)."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene

WINDOWS = ["before_reinforcement", "before_movement", "before_fire", "after_fire"]


@rule("VC-ZERO-01")
def test_during_its_own_activation_a_commando_handles_equipment_for_nothing() -> None:
    m = scene("[a: medic(tnt), +medkit] [b]")
    m.does("drop medic tnt", "pick medic medkit", "move medic b", "drop medic medkit")
    assert (m.items("a"), m.items("b")) == (["tnt"], ["medkit"])
    assert m.commando("medic").actions == 2


@rule("VC-ZERO-02")
def test_before_and_after_the_action_of_another_commando_costless_actions_are_possible() -> None:
    m = scene("[a: medic, scout(tnt crowbar)] [b]")
    m.does("drop scout tnt", "move medic b", "drop scout crowbar")
    assert m.items("a") == ["crowbar", "tnt"]
    assert m.commando("medic").actions == 2


@rule("VC-ZERO-02")
def test_never_during_the_action_of_another_commando() -> None:
    m = scene("[a: medic, scout(tnt)] [b: 2 mp40, mauser]", dice=[6, 1, "medkit"])
    m.play("shoot medic sten b")
    assert m.asked == "hit"
    assert m.texts == ["hit mp40", "hit mauser"]
    m.refused("drop scout tnt")
    m.play("hit mauser")
    m.play("drop scout tnt")
    assert m.items("a") == ["tnt"]


@rule("VC-ZERO-02")
def test_between_activations_too_before_anyone_has_begun() -> None:
    m = scene("[a: medic, scout(tnt)]", active=None)
    m.play("drop scout tnt")
    assert m.items("a") == ["tnt"]
    assert m.asked == "activate"
    assert "activate scout" in m.texts


@rule("VC-ZERO-03")
def test_there_is_a_moment_before_and_after_each_of_the_three_enemy_steps() -> None:
    m = scene("[a: medic(tnt)]", until="end_turn", direction="N")
    m.play("end medic")
    seen = []
    while m.asked == "window":
        seen.append(m.phase)
        m.does("drop medic tnt", "pick medic tnt", "pass")
    assert seen == WINDOWS
    assert m.phase == "end_turn"


@rule("VC-ZERO-03")
def test_in_the_moments_of_the_enemy_phase_nothing_that_costs_an_action_is_possible() -> None:
    m = scene("[a: medic(tnt)] [b]", phase="before_movement")
    assert m.texts == ["pass", "drop medic tnt"]
    assert m.refused("move medic b") == "VC-ZERO-03"
    assert m.refused("lay medic") == "VC-ZERO-03"


@rule("VC-ZERO-03")
def test_never_during_an_enemy_step() -> None:
    m = scene("[a: mp40] [b: medic(tnt) visible plus 1, scout visible] [c: mp40]", phase="fire", dice=[1, 1, 1, 1])
    assert m.asked == "enemy_fire"
    assert sorted(m.texts) == ["fire a b", "fire c b"]
    m.refused("drop medic tnt")
    m.refused("shoot medic sten a +1")


@rule("VC-ZERO-04")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_saved_action_may_be_used_in_every_moment_of_the_enemy_phase(window: str) -> None:
    m = scene("[a: medic plus 1] [b]", phase=window)
    assert m.asked == "window"
    m.play("move medic b +1")
    assert m.commando("medic").tile == "b"
    assert m.commando("medic").plus == 0


@rule("VC-ZERO-04")
def test_a_saved_action_may_be_used_in_the_own_activation_and_between_the_actions_of_others() -> None:
    m = scene("[a: medic plus 1, scout plus 1] [b]")
    m.does("move medic b +1", "move scout b +1")
    assert (m.commando("medic").tile, m.commando("scout").tile) == ("b", "b")
    assert (m.commando("medic").actions, m.commando("scout").actions) == (3, 0)
    m.does("end medic", "activate scout")
    assert m.commando("scout").actions == 3                 # the saved action was no part of its activation


@rule("VC-ZERO-05")
def test_any_number_of_costless_actions_by_anyone_until_all_players_have_passed() -> None:
    m = scene("[a: medic(tnt medkit), scout(crowbar) plus 1] [b]", phase="before_fire", seats=2, owners={"scout": 1})
    assert m.pending.by == (0,)
    m.play("drop medic medkit", 0)
    m.play("pass", 0)
    assert m.pending.by == (1,)
    m.play("pick scout medkit", 1)
    m.play("drop medic tnt", 0)                             # the first player may act again after the second has acted
    m.does("pick medic tnt", "pass")
    m.play("move scout b +1", 1)
    m.play("pass", 0)
    assert (m.asked, m.pending.by) == ("window", (1,))      # one player's pass does not end the moment for the other
    m.play("pass", 1)
    assert m.asked == ""
    assert m.commando("scout").items == ["medkit", "crowbar"]


@rule("VC-ZERO-05", "VC-GEN-02")
def test_in_a_moment_for_all_each_player_acts_with_his_own_commando_only() -> None:
    m = scene("[a: medic(tnt), scout(crowbar)]", phase="before_fire", seats=2, owners={"scout": 1})
    assert m.texts == ["pass", "drop medic tnt", "give medic scout tnt"]
    assert m.refused("drop medic tnt", 1) == "CORE-SEAT"
    m.play("pass", 0)
    assert m.texts == ["pass", "drop scout crowbar", "give scout medic crowbar"]
    assert m.refused("drop scout crowbar", 0) == "CORE-SEAT"


@rule("VC-ZERO-05")
def test_without_anything_to_do_nobody_is_asked() -> None:
    m = scene("[a: medic] [b]", phase="before_fire")
    assert m.asked == ""


@rule("VC-ZERO-06")
def test_whatever_costs_nothing_is_possible_in_these_moments() -> None:
    m = scene("[a: sapper(tnt) plus 1, +medkit] [b: charge]", phase="before_movement")
    for costless in ("pick sapper medkit", "drop sapper tnt", "detonate sapper b", "move sapper b +1", "lay sapper free"):
        assert costless in m.texts
    m.play("lay sapper free")                               # Quick fuse, printed cost 0
    assert m.charges("a") == 1
    assert m.commando("sapper").plus == 1


@rule("VC-ZERO-06")
def test_what_an_event_makes_costless_is_possible_in_these_moments_too() -> None:
    m = scene("[a: medic, hatch blocked]", phase="before_fire", event="sealed_hatch")
    m.play("unblock_hatch medic free")
    assert m.hatch("a") == "open"
    assert scene("[a: medic, hatch blocked]", phase="before_fire").asked == ""


@rule("VC-ZERO-06", "VC-HEALTH-07")
def test_a_critical_commando_may_use_an_ability_that_costs_nothing() -> None:
    m = scene("[a: sapper(tnt) critical, scout]", active="scout")
    m.play("lay sapper free")
    assert m.charges("a") == 1


@rule("VC-ZERO-06", "VC-HEALTH-07")
def test_a_critical_commando_may_take_an_action_that_an_event_makes_costless() -> None:
    m = scene("[a: medic critical, scout, hatch blocked]", active="scout", event="sealed_hatch")
    m.play("unblock_hatch medic free")
    assert m.hatch("a") == "open"


@rule("VC-ZERO-06")
def test_an_action_does_not_become_costless_by_asking() -> None:
    m = scene("[a: medic(tnt), hatch blocked] [b]")
    assert m.refused("move medic b free") == "VC-ZERO-06"
    assert m.refused("unblock_hatch medic free") == "VC-ZERO-06"


# --- the end of the phase ---------------------------------------------------------------------------------------------


@rule("VC-SAVE-05", "VC-MEDKIT-03", "VC-RULING-37", "VC-ZERO-01")
def test_the_phase_goes_on_while_a_saved_action_could_heal_a_comrade_who_has_not_acted() -> None:
    m = scene("[a: scout(medkit) plus 1] [b: medic critical] [c]", budget=1, until="reinforcement")
    m.play("move scout b")
    assert (m.phase, m.asked) == ("commandos", "activate")
    assert "activate medic" not in m.texts
    m.does("heal scout medic +1", "activate medic")
    assert m.commando("medic").actions == 3


@rule("VC-SAVE-05", "VC-HATCH-05", "VC-ZERO-01")
def test_the_phase_goes_on_while_a_saved_action_could_unblock_the_hatch_for_a_comrade_below() -> None:
    m = scene("[a: scout plus 1] [b: hatch blocked]", off=["medic"], budget=1, until="reinforcement")
    m.does("move scout b", "unblock_hatch scout +1", "activate medic", "move medic b")
    assert m.commando("medic").tile == "b"


@rule("VC-TNT-02", "VC-ZERO-01", "VC-CAP-02")
def test_the_phase_goes_on_while_a_blast_could_make_room_at_the_hatch() -> None:
    m = scene("[a: scout] [b: hatch, charge, 4 mp40]", off=["medic"], budget=1, until="reinforcement")
    m.does("save_action scout", "detonate scout b", "activate medic", "move medic b")
    assert m.commando("medic").tile == "b"


@rule("VC-ZERO-01", "VC-RULING-37")
@pytest.mark.parametrize(("drawing", "off"), [
    ("[a: scout(medkit)] [b] [c: medic critical]", []),      # only handling equipment costs nothing here
    ("[a: scout] [b] [c: medic critical]", []),
    ("[a: scout(medkit)] [b: hatch blocked]", ["medic"])])
def test_the_phase_ends_when_nothing_free_can_help_who_waits(drawing: str, off: list[str]) -> None:
    m = scene(drawing, off=off, budget=1, until="reinforcement")
    m.play("move scout b")
    assert m.phase != "commandos"


@rule("VC-GEN-02", "VC-ACT-03")
def test_one_player_does_not_end_the_phase_for_another() -> None:
    m = scene("[a: medic] [b: scout] [c]", active=None, seats=2, owners={"scout": 1})
    assert [text for text in m.texts if text.startswith("done")] == ["done 1", "done 2"]
    assert m.refused("done 2", 0) == "CORE-SEAT"
    m.play("done 1", 0)
    assert m.asked == "activate"
    assert "activate medic" not in m.texts
    m.does("activate scout", "move scout c", "end scout")
    assert m.asked == ""
