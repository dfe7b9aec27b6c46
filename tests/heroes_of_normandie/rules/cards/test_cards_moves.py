"""Common action cards about movement: what each does, and when it cannot be played (catalogue 10.1)."""

from typing import Any

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.duel import LAST_ORDER
from tests.heroes_of_normandie.hands import RUINS, Hands, march, shot
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule

# --- c01, c03, c12, c17: a movement -----------------------------------------------------------------------------------


@rule("HN-CARD-03")
def test_c01_mud_stops_an_enemy_vehicle_after_its_next_square() -> None:
    s = Hands()
    tank = s.put("ge_panzer_iv", "h8")
    s.give(0, "c01")
    s.activate(tank).play("move", "drive h7 n").answer("play c01", "drive h6 n")
    assert s.is_over
    assert s.at(tank) == "h6"


@rule("HN-CARD-03", "HN-VEH-06")
@pytest.mark.parametrize(("vehicle", "pivot", "drive"), [
    ("ge_panzer_iv", "drive h7 ne", "drive i6 ne"), ("ge_zundapp", "drive h7 ne", "drive i6 ne")])
def test_c01_mud_lets_a_vehicle_pivot_before_its_next_square(vehicle: str, pivot: str, drive: str) -> None:
    s = Hands()
    mover = s.put(vehicle, "h8")
    s.give(0, "c01")
    s.activate(mover).play("move", "drive h7 n").answer("play c01", pivot)
    s.pass_windows()
    assert s.asked == "move"
    s.answer(drive)
    assert s.is_over


@pytest.mark.parametrize(("holder", "unit", "step"), [
    (0, "ge_fire_group", "step h7"), (1, "ge_panzer_iv", "drive h7 n")])
def test_c01_mud_is_for_enemy_vehicles(holder: int, unit: str, step: str) -> None:
    s = Hands()
    mover = s.put(unit, "h8")
    s.give(holder, "c01")
    s.activate(mover).quietly("move").play(step)
    assert s.refuses("c01")


def test_c01_mud_waits_for_the_first_square() -> None:
    s = Hands()
    tank = s.put("ge_panzer_iv", "h8")
    s.give(0, "c01")
    s.activate(tank).play("move")
    assert s.refuses("c01", "announce_move")


@pytest.mark.parametrize(("suppressed", "points"), [(0, 6), (1, 4), (2, 2)])
def test_c03_move_out_gives_two_more_points(suppressed: int, points: int) -> None:
    s, _ = march("c03", 0, suppressed=suppressed)
    s.answer("play c03")
    assert s.state.points_left == points


@pytest.mark.parametrize(("holder", "mover", "put"), [
    (1, "us_rifle_team", {}), (0, "us_30cal", {"face": BACK}), (0, "us_rifle_team", {"suppressed": 3})])
def test_c03_move_out_is_for_an_own_unit_that_it_helps(holder: int, mover: str, put: dict[str, Any]) -> None:
    s, _ = march("c03", holder, mover=mover, **put)
    assert s.refuses("c03")


@rule("HN-CARD-03", "HN-MOVE-09")
@pytest.mark.parametrize(("mover", "points"), [("us_recon_team", 3 + 2), ("us_30cal", 0)])
def test_c03_move_out_still_counts_when_the_unit_is_turned_first(mover: str, points: int) -> None:
    """On its ambush face the team has 3 points; a machine gun on its tripod does not move at all."""
    s, _ = march("c03", 0, mover=mover)
    s.answer("play c03", "turn")
    assert s.state.points_left == points


@rule("HN-TERR-08")
def test_c12_cross_country_ignores_difficult_going() -> None:
    s, team = march("c12", 0, RUINS)
    s.answer("play c12", "step b1", "step c1")
    assert s.at(team) == "c1"


def test_c12_cross_country_lasts_for_that_movement_only() -> None:
    s, team = march("c12", 0, RUINS)
    s.answer("play c12", "step a2", "stop")
    s.set(f"s2 orders on smoke: {LAST_ORDER}")
    s.activate(team).quietly("move", "step b1")
    assert s.is_over


@pytest.mark.parametrize(("holder", "rows"), [(0, ""), (1, RUINS)])
def test_c12_cross_country_needs_difficult_ground_and_an_own_unit(holder: int, rows: str) -> None:
    s, _ = march("c12", holder, rows)
    assert s.refuses("c12")


@rule("HN-TERR-08")
def test_c17_keep_going_after_the_ground_has_stopped_a_unit() -> None:
    s, team = march("c17", 0, RUINS)
    s.answer("step b1", "play c17", "step c1")
    assert s.at(team) == "c1"
    assert s.state.points_left == 2


@pytest.mark.parametrize(("holder", "step"), [(0, "step a2"), (1, "step b1")])
def test_c17_keep_going_is_for_an_own_unit_stopped_by_terrain(holder: int, step: str) -> None:
    s, _ = march("c17", holder, RUINS)
    s.answer(step)
    assert s.refuses("c17")


def test_c17_keep_going_does_not_help_out_of_the_mud() -> None:
    s = Hands(". . . . . .\n" * 6)
    tank = s.put("ge_panzer_iv", "c4")
    s.give(0, "c01")
    s.give(1, "c17")
    s.activate(tank).quietly("move").play("drive c3 n").answer("play c01", "drive c2 n")
    assert s.refuses("c17")


# --- c05, c11: after a Fire action ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "points"), [("c05", 2), ("c11", 1)])
def test_c05_c11_a_unit_moves_after_it_has_fired(card: str, points: int) -> None:
    """Shoot and Scoot: two squares; Forward: one. No assault, though an enemy stands beside it."""
    s, team, _ = shot(card, 0, start="d4", at="e4")
    s.answer(f"play {card}")
    s.pass_windows()
    assert (s.asked, s.state.points_left) == ("move", points)
    assert s.lacks_all("move", "assault", "fire")
    s.play("step c4")
    assert s.at(team) == "c4"


@pytest.mark.parametrize("card", ["c05", "c11"])
@pytest.mark.parametrize(("holder", "put"), [(1, {}), (0, {"suppressed": 2})])
def test_c05_c11_need_an_own_unit_that_can_move(card: str, holder: int, put: dict[str, Any]) -> None:
    s, _, _ = shot(card, holder, **put, dice=[6])
    assert s.refuses(card)


@rule("HN-CARD-02")
def test_c05_c11_are_not_played_one_upon_the_other_but_one_after_the_other() -> None:
    """There is no limit to the cards of one action: when the first movement is over, the second card may follow."""
    s, team, _ = shot("c05", 0)
    s.give(0, "c11")
    s.answer("play c05")
    assert s.refuses("c11")
    assert s.asked == "move"
    s.play("step a2", "stop").answer("play c11", "step a3")
    assert s.at(team) == "a3"


@rule("HN-GEN-11", "HN-MOVE-09", "HN-ABIL-43", "HN-ARC-03")
@pytest.mark.parametrize("card", ["c05", "c11"])
def test_c05_c11_a_machine_gun_is_turned_and_a_gun_aimed(card: str) -> None:
    """Both cards give a movement and exclude only the assault, even for a gun that cannot go anywhere."""
    s, gun, _ = shot(card, 0, shooter="us_30cal", start="d4", at="d8", face=BACK)
    s.answer(f"play {card}")
    s.pass_windows()
    assert s.asked == "move"
    s.play("turn")
    assert s.face(gun) == FRONT
    assert s.state.points_left == {"c05": 2, "c11": 1}[card]
    s, gun, _ = shot(card, 1, shooter="ge_pak40", target="us_rifle_team", start="d4", at="d8", facing="s", face=BACK)
    s.answer(f"play {card}")
    s.pass_windows()
    s.play("aim se")
    assert s.state.facing[gun] == p.FACING_CALLED["se"]


# --- c08: ramming -----------------------------------------------------------------------------------------------------


def ram(card: str, infantry: str) -> tuple[Hands, Unit]:
    s = Hands()
    tank, unit = s.put("us_m4_sherman", "e6"), s.put(infantry, "e5")
    s.give(0, card)
    s.activate(tank).quietly("move", "drive e5 n").play("stop")
    return s, unit


@rule("HN-VEH-11")
def test_c08_ramming_speed_inflicts_a_loss_before_the_push() -> None:
    s, group = ram("c08", "ge_fire_group")
    s.answer("play c08")
    s.pass_windows()
    assert (s.face(group), s.asked) == (BACK, "push")


def test_c08_ramming_speed_spares_ones_own_infantry() -> None:
    s, team = ram("c08", "us_rifle_team")
    assert s.refuses("c08")
    assert (s.face(team), s.asked) == (FRONT, "push")


# --- c32: through a window --------------------------------------------------------------------------------------------

HOUSE = Building(id="house", rooms=((2, 1, 2, 1),), doors=((2, 1, "S"),), windows=((2, 1, "N"),))
STREET = ". . . .\n. . h .\n. . . .\n. . . ."


def street(at: str, unit: str = "us_rifle_team") -> tuple[Hands, Unit]:
    s = Hands(STREET, buildings=[HOUSE])
    mover = s.put(unit, at)
    s.give(0, "c32")
    s.activate(mover).play("move")
    return s, mover


@rule("HN-BLDG-01")
def test_c32_through_the_window_into_a_building() -> None:
    s, team = street("c1")
    assert s.offers("play c32")
    assert s.lacks("step c2", "announce_move")
    s.play("play c32")
    s.pass_windows()
    assert (s.at(team), s.state.points_left) == ("c2", 3)


def test_c32_through_the_window_after_some_steps() -> None:
    s, team = street("a1")
    s.answer("step b1", "step c1", "play c32")
    s.pass_windows()
    assert (s.at(team), s.state.points_left) == ("c2", 1)


@rule("HN-ZOC-03")
@pytest.mark.parametrize(("enemy", "barred"), [("ge_fire_group", True), ("ge_zundapp", False)])
def test_c32_a_zone_of_control_bars_the_step_through_the_window(enemy: str, barred: bool) -> None:
    """The enemy at the door b1 holds both the square before the window and the room behind it."""
    corner = Building(id="corner", rooms=((2, 1, 2, 1),), doors=((2, 1, "W"),), windows=((2, 1, "N"),))
    s = Hands(STREET, buildings=[corner])
    team = s.put("us_rifle_team", "c1")
    s.put(enemy, "b2")
    s.give(0, "c32")
    s.activate(team).play("move")
    assert s.refuses("c32") if barred else s.offers("play c32")


@pytest.mark.parametrize(("at", "unit"), [("a1", "us_rifle_team"), ("b2", "us_rifle_team"), ("c1", "us_willys_50cal")])
def test_c32_needs_infantry_beside_an_opening(at: str, unit: str) -> None:
    """Nowhere near; at a wall; a vehicle."""
    s, _ = street(at, unit)
    assert s.refuses("c32")


def test_c32_does_not_lead_into_an_occupied_square() -> None:
    s = Hands(STREET, buildings=[HOUSE])
    team = s.put("us_rifle_team", "c1")
    s.put("ge_fire_group", "c2")
    s.give(0, "c32")
    s.activate(team).play("move")
    assert s.refuses("c32")
