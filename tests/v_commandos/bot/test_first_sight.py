"""First sight is wary: it counts the hits that a commando must expect until the enemy phase ends (``bot/exposure.py``)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bocage.bots import SightBot, Viewpoint
from bocage.games.v_commandos.bot.exposure import Exposure
from bocage.games.v_commandos.pieces import ROLES
from bocage.games.v_commandos.types import Role
from tests.marks import rule
from tests.v_commandos.scene import scene

MEDIC = Role(ROLES.index("medic"))


def hits(drawing: str, tile: str, visible: bool, **how: Any) -> float:
    """The hits that the medic must expect on a tile."""
    m = scene(drawing, loose=True, **how)
    return Exposure(m.board, m.state).hits(MEDIC, m.tile(tile), visible)


def chosen(drawing: str, **how: Any) -> str:
    m = scene(drawing, loose=True, **how)
    return SightBot(Random(1)).choose(Viewpoint(m, 0)).text


# --- what is expected -------------------------------------------------------------------------------------------------


@rule("VC-EFIRE-02", "VC-EFIRE-06", "VC-EFIRE-08")
def test_who_is_visible_must_expect_the_dice_of_all_who_can_come_into_range() -> None:
    row = "[a: medic visible] [b] [c: mp40] [d] [e: mp40]"
    assert hits(row, "a", True) < hits(row, "b", True) == pytest.approx(2 * 3 / 6)
    assert hits(row, "c", True) == pytest.approx(2 * 3 / 6 + 0.8 * 2 * 3 / 6)


@rule("VC-EMOVE-03", "VC-EMOVE-13")
def test_who_is_stealthy_must_expect_those_whom_the_compass_sends_to_its_tile() -> None:
    row = "[a: medic] [b: mp40]"
    assert hits(row, "a", False, direction="E") == 0.0
    assert hits(row, "a", False, direction="W") == pytest.approx((1 - 2 / 3) * 2 * 3 / 6)
    assert hits(row, "a", False, direction="W") < hits(row, "a", True, direction="W")


@rule("VC-EMOVE-02")
def test_enemies_who_see_somebody_else_go_there() -> None:
    row = "[a: medic] [b: mp40] [c: scout visible]"
    assert hits(row, "a", False, direction="W") == 0.0


@rule("VC-GUARD-04")
def test_a_guard_stays_where_it_is() -> None:
    row = "[a: medic] [b: {}, objective interact 2]"
    assert hits(row.format("mp40"), "a", False, direction="W") == 0.0
    assert hits(row.format("2 mp40"), "a", False, direction="W") > 0.0


@rule("VC-REINF-01", "VC-REINF-09")
def test_reinforcements_find_somebody_at_their_entrance_more_of_them_while_the_alarm_is_on() -> None:
    tile = "[a: medic, entrance W] [b]"
    assert 0.0 == hits(tile, "b", False) < hits(tile, "a", False) < hits(tile, "a", False, alarm=True)


@rule("VC-EFIRE-02")
def test_before_the_enemies_fire_only_those_in_range_count() -> None:
    row = "[a in: medic visible(grenade)] [b in: mp40] [c in: mp40]"
    through, shut_out = (hits(row, "a", True, doors=f"a-b {lock}, b-c open", phase="before_fire", active=None)
                         for lock in ("open", "locked"))
    assert through == pytest.approx(2 * 3 / 6)
    assert shut_out == 0.0
    assert hits(row, "a", False, doors="a-b open, b-c open", phase="before_fire", active=None) == 0.0


# --- what is chosen ---------------------------------------------------------------------------------------------------


def test_with_its_last_action_a_visible_commando_hides_instead_of_going_on() -> None:
    row = "[a: hatch] [b M: medic visible] [c M] [d: {}] [e: objective interact 2]"
    assert chosen(row.format(""), alarm=True, budget=1) == "move medic c"
    assert chosen(row.format("3 mp40"), alarm=True, budget=1) == "move medic a"


def test_a_commando_saves_its_last_action_rather_than_step_beside_enemies() -> None:
    row = "[a: medic, hatch] [b M] [c: {}] [d: objective interact 2]"
    assert chosen(row.format(""), budget=1) == "move medic b"
    assert chosen(row.format("3 mp40"), budget=1) == "save_action medic"


@rule("VC-SAVE-05")
def test_a_saved_action_takes_a_visible_commando_out_of_the_line_of_fire() -> None:
    row = "[a: hatch] [b M: medic visible plus 1] [c: 3 mp40]"
    assert chosen(row, alarm=True, phase="before_fire", active=None) == "move medic a +1"
    assert chosen("[a: hatch] [b M: medic visible plus 1] [c]", alarm=True, phase="before_fire", active=None) == "pass"
