"""What a refusal says: the rule that forbids an action now, where several could be thought of."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.conformance.idle_options import idleness
from bocage.core.errors import BocageError
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.rules import activation
from bocage.games.v_commandos.rules.equipment import MOST_FIDGETS
from tests.marks import rule
from tests.v_commandos.real_scenarios import wait
from tests.v_commandos.scene import Scene, scene

MANHOLE = "[a: medic, hatch, objective all_exit] [b: scout]"


@rule("VC-SCEN-07", "VC-MOVE-06")
def test_off_the_map_the_reason_is_that_one_is_through_or_that_no_hatch_is_open() -> None:
    m = scene(MANHOLE, event="cold_wind", until="choose_squad", dice=["power_cut"])
    m.play("exit_hatch medic")
    wait(m, turn=2)
    assert (m.asked, m.refused("activate medic")) == ("activate", "VC-SCEN-07")
    m = scene("[a: medic, hatch blocked]", off=["scout"], active=None)
    assert (m.asked, m.refused("activate scout")) == ("activate", "VC-MOVE-06")


@rule("VC-RULING-45")
def test_after_very_many_handlings_of_equipment_in_a_row_something_else_must_be_done() -> None:
    drawing = "[a: medic(medkit) wounded 1, +tnt, nest] [b: charge]"
    m = scene(drawing).set(f"fidgets: {MOST_FIDGETS - 1}")
    assert {"pick medic tnt", "drop medic medkit", "enter_nest medic"} <= set(m.texts)
    m = scene(drawing).set(f"fidgets: {MOST_FIDGETS}")
    assert m.asked == "act"
    for action in ("pick medic tnt", "drop medic medkit", "enter_nest medic"):
        assert m.refused(action) == "VC-RULING-45"
    assert {"detonate medic b", "heal medic medic"} <= set(m.texts)
    m.play("move medic b")
    assert "drop medic medkit" in m.texts


@rule("VC-RULING-45", "VC-ACT-03")
def test_ending_an_activation_or_beginning_one_is_something_else_too() -> None:
    m = scene("[a: medic, +tnt] [b: scout, +medkit]")
    m.does(*["pick medic tnt", "drop medic tnt"] * 20)
    assert m.refused("pick scout medkit") == "VC-RULING-45"
    m.does("end medic", "pick scout medkit")
    assert m.commando("scout").items == ["medkit"]


@rule("VC-RULING-45")
@pytest.mark.parametrize("tells", [True, False])
def test_random_games_would_find_a_handling_that_only_counts(tells: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The count of handlings must not hide that a pick-up does nothing."""
    m = scene("[a: medic, +tnt]")
    judged = m.copy()
    judged.play("pick medic tnt")
    assert idleness(m, m.read("pick medic tnt"), judged) == ""
    monkeypatch.setitem(activation.PERFORM, "pick", lambda g, c, item: g.tell(e.PICKED, c, item) if tells else None)
    spoilt = m.copy()
    spoilt.play("pick medic tnt")
    assert "leads back to the same question" in idleness(m, m.read("pick medic tnt"), spoilt)


@rule("VC-HEALTH-07", "VC-NEST-01", "VC-NEST-02", "VC-CAP-02")
@pytest.mark.parametrize(("drawing", "action", "why"), [
    ("[a: medic critical, nest, scout]", "enter_nest medic", "VC-HEALTH-07"),
    ("[a: medic, nest, mp40]", "enter_nest medic", "VC-NEST-01"),
    ("[a: medic] [b: nest]", "enter_nest medic", "VC-NEST-02"),
    ("[a: medic, nest]", "leave_nest medic", "VC-NEST-02"),
    ("[a: medic in nest, nest, 2 storm_trooper]", "leave_nest medic", "VC-CAP-02"),
])
def test_nests(drawing: str, action: str, why: str) -> None:
    m = scene(drawing, active="scout" if "scout" in drawing else "")
    assert (m.asked, m.refused(action)) == ("act", why)


@rule("VC-OBJ-01", "VC-OBJ-02", "VC-SCEN-01", "VC-SCEN-06", "VC-OBJ-05", "VC-SAVE-06")
@pytest.mark.parametrize(("drawing", "setting", "action", "why"), [
    ("[a: medic] [b: objective interact 1]", {}, "interact medic objective-b", "VC-OBJ-01"),
    ("[a: medic, objective destroy]", {}, "interact medic objective-a", "VC-OBJ-02"),
    ("[a: medic, objective interact 1 tnt]", {}, "interact medic objective-a", "VC-SCEN-01"),
    ("[a: sniper(tnt tnt tnt), objective carry_out b] [b: hatch]", {}, "interact sniper objective-a", "VC-SCEN-06"),
    ("[a: medic, objective interact 2]", {"budget": 1}, "interact medic objective-a", "VC-OBJ-05"),
    ("[a: medic plus 1, objective interact 2]", {}, "interact medic objective-a +1", "VC-SAVE-06"),
])
def test_objectives(drawing: str, setting: dict[str, Any], action: str, why: str) -> None:
    m = scene(drawing, **setting)
    assert (m.asked, m.refused(action)) == ("act", why)


@rule("VC-ALARM-09", "VC-ALARM-10", "VC-STEALTH-03")
def test_the_alarm() -> None:
    assert scene("[a: medic, alarm]").refused("shut_off_alarm medic") == "VC-ALARM-09"
    assert scene("[a: medic] [b: alarm]", alarm=True).refused("shut_off_alarm medic") == "VC-ALARM-09"
    assert scene("[a: medic visible, alarm]", alarm=True).refused("shut_off_alarm medic") == "VC-STEALTH-03"
    m = scene("[a: medic, alarm]", alarm=True)
    m.play("shut_off_alarm medic")
    assert m.refused("shut_off_alarm medic") == "VC-ALARM-10"


@rule("VC-ZERO-06", "VC-CROW-01", "VC-BOMB-01", "VC-HATCH-05", "VC-CARD-04")
@pytest.mark.parametrize(("drawing", "event", "action", "why"), [
    ("[a: medic, hatch blocked]", "sealed_hatch", "unblock_hatch medic", "VC-ZERO-06"),
    ("[a: medic, hatch blocked]", "flare", "unblock_hatch medic free", "VC-ZERO-06"),
    ("[a: medic, hatch]", "sealed_hatch", "unblock_hatch medic free", "VC-HATCH-05"),
    ("[a: medic(crowbar)] [b in]", "weak_locks", "force medic a-b", "VC-ZERO-06"),
    ("[a: medic(crowbar)] [b in]", "flare", "force medic a-b free", "VC-ZERO-06"),
    ("[a: medic(bombing)] [b in]", "tail_wind", "bomb medic a", "VC-ZERO-06"),
    ("[a: medic(bombing)] [b in]", "flare", "bomb medic a free", "VC-ZERO-06"),
    ("[a: medic(bombing)] [b in]", "flare", "bomb medic b", "VC-BOMB-01"),
    ("[a: medic(tnt)] [b in]", "flare", "lay medic free", "VC-CARD-04"),
    ("[a: medic(medkit) wounded 1] [b in]", "flare", "heal medic medic free", "VC-ZERO-06"),
])
def test_what_an_event_makes_free_is_free_and_only_so(drawing: str, event: str, action: str, why: str) -> None:
    m = scene(drawing, doors="a-b locked" if "[b in]" in drawing else "", event=event)
    assert (m.asked, m.refused(action)) == ("act", why)


@rule("VC-MEDKIT-02", "VC-MEDKIT-01", "VC-UNIF-01", "VC-SMOVE-03", "VC-SMOVE-01")
@pytest.mark.parametrize(("drawing", "action", "why"), [
    ("[a: medic(medkit), scout] [b: sapper wounded 1]", "heal medic scout", "VC-MEDKIT-02"),
    ("[a: medic(medkit), scout] [b: sapper wounded 1]", "heal medic sapper", "VC-MEDKIT-01"),
    ("[a: medic(uniform) uniform]", "disguise medic", "VC-UNIF-01"),
    ("[a: medic uniform] [b M]", "stealth_move medic b", "VC-SMOVE-03"),
    ("[a: medic] [b]", "stealth_move medic b", "VC-SMOVE-01"),
])
def test_medkits_uniforms_and_stealthy_moves(drawing: str, action: str, why: str) -> None:
    m = scene(drawing)
    assert (m.asked, m.refused(action)) == ("act", why)


@rule("VC-SMOVE-01", "VC-ACT-01")
def test_a_stealthy_move_onto_a_small_tile_is_refused_for_its_size_however_few_actions_are_left() -> None:
    assert scene("[a: medic] [b]", budget=1).refused("stealth_move medic b") == "VC-SMOVE-01"
    assert scene("[a: medic] [b M]", budget=1).refused("stealth_move medic b") == "VC-ACT-01"


def said(m: Scene, action: str, lang: str = "en") -> str:
    """What the player is told when an action is refused."""
    with pytest.raises(BocageError) as refusal:
        m.play(action)
    return refusal.value.say(lang)


@rule("VC-ACT-01", "VC-ACT-02", "VC-OBJ-05", "VC-SAVE-06")
@pytest.mark.parametrize(("drawing", "action", "told"), [
    ("[a: medic] [b M]", "stealth_move medic b", "It costs 2 actions, the Medic has 1."),
    ("[a: medic, objective interact 3]", "interact medic objective-a", "It costs 3 actions, the Medic has 1."),
    ("[a: medic plus 1, objective interact 2]", "interact medic objective-a +1", "It costs 2 actions, a +1 token pays 1.")])
def test_what_costs_too_much_says_what_it_costs_and_what_is_there(drawing: str, action: str, told: str) -> None:
    assert said(scene(drawing, budget=1), action).endswith(told)


@rule("VC-CARD-01", "VC-ELIM-04")
def test_a_commando_that_is_not_in_the_squad_is_refused_as_such() -> None:
    m = scene("[a: medic]")
    assert m.refused("activate sniper") == "VC-CARD-01"
    assert said(m, "move sniper a", "fr").endswith("La Sniper ne fait pas partie de l’escouade.")
    assert scene("[a: medic]").set("sniper: buried").refused("move sniper a") == "VC-ELIM-04"


@rule("VC-ACT-06")
@pytest.mark.parametrize(("action", "told"), [
    ("move medic", "a word is missing at the end. Possible: one.a, two.a, two.b."),
    ("move medic a", "“a” cannot be read there. Possible: one.a, two.a."),
    ("move medic z", "“z” cannot be read there. Possible: one.a, two.a, two.b."),
    ("move medik one.a", "“medik” cannot be read there. Possible: medic, sniper, scout, sapper, officer."),
    ("end medic now", "“now” is one word too many."),
    ("moove medic a", "“moove medic a”: “moove” is not an action of this game. Possible: move."),
    ("pass medic", "“medic” is one word too many.")])
def test_what_cannot_be_read_names_the_word(action: str, told: str) -> None:
    assert said(scene(["[a: medic]", "[a] [b]"]), action).endswith(told)


@rule("VC-ACT-03", "VC-ELIM-04", "VC-SAVE-05")
@pytest.mark.parametrize(("drawing", "active", "action", "told"), [
    ("[a: medic, scout] [b]", "scout", "move medic b", "The Scout is acting now."),
    ("[a: medic, scout] [b]", "scout", "activate medic", "The Scout is acting now."),
    ("[a: medic, scout] [b]", None, "move medic b", "The Medic has not been activated."),
    ("[a: medic, scout] [b]", None, "move sniper b", "The Sniper has been eliminated."),
    ("[a: medic, scout] [b]", "scout", "move scout b +1", "The Scout has no +1 token."),
])
def test_a_refusal_names_who_acts_who_is_gone_and_what_is_missing(drawing: str, active: str | None, action: str,
                                                                  told: str) -> None:
    m = scene(drawing, active=active).set("sniper: buried")
    assert said(m, action).endswith(told)


@rule("VC-MOVE-01")
def test_a_refusal_lists_what_can_be_done_instead() -> None:
    m = scene("[a: medic] [b] [c]")
    assert said(m, "move medic c").endswith("Diagonal moves are forbidden. Possible: move medic b.")
    assert said(m, "hit mp40") == (
        "Not allowed now (VC-ACT-06): “hit” is not among the present choices. Possible: move, save_action, end.")


@rule("VC-CARD-03", "VC-PICK-04", "VC-PICK-05")
def test_another_players_commando_and_what_is_not_carried_are_refused_as_such() -> None:
    m = scene("[a: medic, sniper(tnt), +medkit]", phase="before_fire", seats=2, owners={"medic": 0, "sniper": 1})
    seat = m.pending.by[0]
    role = ("sniper", "medic")[seat]
    assert m.refused(f"pick {role} medkit") == "VC-CARD-03"
    assert said(m, f"pick {role} medkit").startswith("Not allowed now (VC-CARD-03): ")
    assert f"The {role.capitalize()} is run by another player." in said(m, f"pick {role} medkit")
    m = scene("[a: medic, sniper(tnt)]")
    assert (m.refused("drop medic tnt"), m.refused("give medic sniper tnt")) == ("VC-PICK-04", "VC-PICK-05")
    assert said(m, "drop medic tnt").endswith("The Medic does not carry it.")
    assert said(m, "give medic sniper tnt", "fr").endswith("Le Médecin n’a pas cet équipement.")


@rule("VC-PICK-01", "VC-PICK-05", "VC-MELEE-01")
@pytest.mark.parametrize(("action", "why", "english", "french"), [
    ("pick medic tnt", "VC-PICK-01", "No such token lies where the Medic stands.",
     "Aucun pion de ce genre là où se trouve le Médecin."),
    ("melee medic mauser", "VC-MELEE-01", "No such enemy stands where the Medic stands.",
     "Aucun ennemi de ce genre là où se trouve le Médecin."),
    ("give medic scout medkit", "VC-PICK-05", "The Medic is not on the tile of the other commando.",
     "Le Médecin n’est pas sur la tuile de l’autre commando."),
    ("give medic sapper tnt", "VC-PICK-05", "The Medic does not carry it.", "Le Médecin n’a pas cet équipement.")])
def test_what_is_not_on_the_tile_of_the_commando_is_said(action: str, why: str, english: str, french: str) -> None:
    m = scene("[a: medic(medkit), sapper, mp40] [b: scout, +tnt, mauser]")
    assert m.refused(action) == why
    assert said(m, action).endswith(english)
    assert said(m, action, "fr").endswith(french)


@rule("VC-EQUIP-02", "VC-SHOOT-03", "VC-CARD-04")
@pytest.mark.parametrize(("action", "why", "english", "french"), [
    ("force officer a-b", "VC-EQUIP-02", "The Officer does not carry it.", "L’Officier n’a pas cet équipement."),
    ("shoot officer grenade a", "VC-SHOOT-03", "The Officer does not have this weapon.", "L’Officier n’a pas cette arme."),
    ("decoy officer N", "VC-CARD-04", "The Officer does not have this ability.", "L’Officier n’a pas cette capacité."),
    ("order officer scout", "VC-CARD-04", "The Officer has already used it this turn.",
     "L’Officier s’en est déjà servi ce tour-ci.")])
def test_what_the_commando_would_use_and_does_not_have_is_said(action: str, why: str, english: str, french: str) -> None:
    m = scene("[a: officer:blue, scout, medic, mp40] [b in]", doors="a-b locked")
    m.does("order officer medic")
    assert m.refused(action) == why
    assert said(m, action).endswith(english)
    assert said(m, action, "fr").endswith(french)
