"""The Command phase: command points, initiative; and what is left of a team that has nobody left (KT-CMD, KT-INIT)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage import new
from bocage.games.commandos_40k.pieces import DRAWN, RUNNING
from tests.commandos_40k.scene import Scene, man
from tests.marks import rule
from tests.positions import YES_NO

FOE = man(28, 20)


# --- command points ---------------------------------------------------------------------------------------------------


def points(broken: bool = False, cp: tuple[int, int] = (0, 0), **leader: Any) -> Scene:
    s = Scene([man(2, 2, is_="leader", **leader), man(20, 2)], [FOE], initiative=-1, cp=cp)
    s.set(f"team a: broken {YES_NO[broken]}")
    return s.begin("points", until="initiative")


@rule("KT-CMD-01", "KT-CMD-02", "KT-EX-07")
@pytest.mark.parametrize(("broken", "leader", "gained"), [
    (False, {"shaken": True}, 1), (True, {}, 1), (True, {"out": True}, 0), (False, {}, 2), (False, {"out": True}, 1),
])
def test_a_sound_team_and_a_calm_leader_bring_a_point_each(broken: bool, leader: dict[str, Any], gained: int) -> None:
    s = points(broken, **leader)
    assert s.cp(0) == gained
    assert s.cp(1) == 1


@rule("KT-CMD-03", "KT-RULING-10")
def test_command_points_start_at_none() -> None:
    match = new("commandos_40k", "rescue", ["one", "two"], seed="1")
    assert match.state.cp == [0, 0]


@rule("KT-CMD-03", "KT-RULING-10")
def test_command_points_add_up_without_a_limit() -> None:
    assert points(cp=(37, 0)).cp(0) == 39


@rule("KT-CMD-04", "KT-EX-07")
def test_a_leader_shaken_in_this_round_brings_nothing_in_this_round() -> None:
    s = Scene([man(2, 2, is_="leader", light=1), man(20, 2), man(20, 8)], [FOE], initiative=-1)
    s.begin("nerve", dice=[1], until="initiative")
    assert s.is_shaken("a1")
    assert s.cp(0) == 1


# --- initiative -------------------------------------------------------------------------------------------------------


def initiative(*dice: int, broken: tuple[int, int] = (0, 0)) -> Scene:
    s = Scene([man(2, 2)], [FOE], initiative=-1)
    s.set(f"team a: broken {YES_NO[broken[0]]}", f"team b: broken {YES_NO[broken[1]]}")
    return s.begin("initiative", dice)


@rule("KT-INIT-01")
def test_the_higher_total_of_two_dice_wins() -> None:
    assert initiative(6, 1, 4, 4).asked_of == 1
    assert initiative(6, 3, 4, 4).asked_of == 0


@rule("KT-INIT-01")
def test_after_a_tie_everything_is_rolled_again() -> None:
    s = initiative(6, 1, 3, 4, 2, 2, 1, 2)
    assert len(s.told("initiative_rolled")) == 4
    assert s.asked_of == 0


@rule("KT-INIT-02", "KT-EX-08")
def test_the_only_broken_team_keeps_the_two_lowest_of_three() -> None:
    s = initiative(5, 2, 1, 1, 3, broken=(1, 0))
    assert s.told("initiative_rolled") == [(0, (5, 2, 1), 3), (1, (1, 3), 4)]
    assert (s.asked, s.asked_of, s.options()) == ("initiative", 1, ["keep", "give"])


@rule("KT-INIT-02")
def test_two_broken_teams_roll_two_dice_each() -> None:
    s = initiative(5, 2, 1, 3, broken=(1, 1))
    assert s.asked_of == 0


@rule("KT-INIT-03", "KT-INIT-04")
@pytest.mark.parametrize(("choice", "holder"), [("keep", 1), ("give", 0)])
def test_the_winner_keeps_the_initiative_or_gives_it_away(choice: str, holder: int) -> None:
    s = Scene([man(2, 2)], [FOE], initiative=-1).begin("initiative", dice=[1, 1, 6, 6], until="move_end")
    s.play(choice)
    assert s.state.initiative == holder
    assert (s.asked, s.asked_of) == ("move", holder)


# --- the end of a team ------------------------------------------------------------------------------------------------


@rule("KT-RULING-31")
def test_a_team_without_models_plays_empty_rounds_until_the_mission_ends() -> None:
    """Seat 1 has nobody left in round 3; the battle goes on to the end of round 5, and the mission alone decides."""
    s = Scene([man(2, 2)], [man(out=True)], round=3).begin("round_end", dice=[6, 6, 1, 1, 1], until="roles")
    s.play("keep", "stay a1", dice=[6, 6, 1, 1, 1], quietly=True)
    assert (s.state.outcome, s.state.round) == (RUNNING, 5)
    s.play("keep", "stay a1", quietly=True)
    assert (s.state.outcome, s.state.why) == (DRAWN, "KT-MISSION2-09")
