"""Lines of sight between counters: what blocks them, what weakens them, which squares they run between (HN-LOS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

HOUSE = Building(id="h", rooms=((2, 0, 2, 0),), doors=((2, 0, "E"),))


def between(rows: str, a: str, b: str, edges: Sequence[Edge] = (), buildings: Sequence[Building] = (), **rules: Any) -> int:
    """What a line between two squares loses to the ground alone."""
    scene = Scene(rows, edges=edges, buildings=buildings, **rules)
    return scene.board.start.see(scene.square(a), scene.square(b), 0)


def lines(scene: Scene, one: Unit, two: Unit) -> dict[tuple[str, str], int]:
    """All open lines between two counters: start, aim, loss."""
    names = scene.board.lexicon.squares
    return {(names[sight.start], names[sight.aim]): sight.loss for sight in Watch(scene.board, scene.state).sees(one, two)}


# --- what is crossed --------------------------------------------------------------------------------------------------


@rule("HN-LOS-01", "HN-LOS-08")
def test_the_line_runs_from_centre_to_centre() -> None:
    """From a1 to c2 it crosses b1 and b2 on either side of the middle of their common side."""
    assert between("..\n..", "a1", "b2") == 0
    assert between(".g.\n...", "a1", "c2") == 1
    assert between("...\n.g.", "a1", "c2") == 1
    assert between("..g\ng..", "a1", "c2") == 0


@rule("HN-EX-36", "HN-LOS-08")
@pytest.mark.parametrize(("rows", "loss"), [
    (".g..\n....", 1), ("....\n..g.", 1), (".g..\n..g.", 2), ("..g.\n....", 0), ("....\n.g..", 0), ("..g.\n.g..", 1),
])
def test_from_0_0_to_3_1_it_crosses_1_0_and_2_1_and_the_corner_between_them(rows: str, loss: int) -> None:
    """The last case: groves on both sides of the corner cost once, the better route."""
    assert between(rows, "a1", "d2") == loss


@rule("HN-EX-35", "HN-LOS-09", "HN-RULING-22")
@pytest.mark.parametrize(("rows", "loss"), [
    (".B.\n...\n...", 0), ("...\nB..\n...", 0), (".B.\nB..\n...", p.BLOCKED), ("...\n.B.\n...", p.BLOCKED),
    (".B.\ng..\n...", 1), (".g.\ng..\n.g.", 1), (".B.\ng..\n.g.", 1), (".B.\ng.B\n.g.", 2),
])
def test_at_a_corner_the_better_of_the_two_ways_around_counts(rows: str, loss: int) -> None:
    assert between(rows, "a1", "c3") == loss
    assert between(rows, "c3", "a1") == loss


@rule("HN-LOS-09", "HN-RULING-22")
def test_by_option_the_worse_way_counts_and_one_hedge_beside_a_corner_hides() -> None:
    rows = ".B.\n...\n..."
    assert between(rows, "a1", "c3", corner="worse") == p.BLOCKED
    assert between("...\n...\n...", "a1", "c3", corner="worse") == 0


@rule("HN-LOS-02")
@pytest.mark.parametrize(("glyph", "loss"), [
    (".", 0), ("=", 0), ("w", 0), ("b", 0), ("g", 1), ("f", 1), ("F", 1), ("r", 1), ("p", 1),
    ("B", p.BLOCKED), ("x", p.BLOCKED),
])
def test_what_a_square_in_between_does(glyph: str, loss: int) -> None:
    assert between(f".{glyph}.", "a1", "c1") == loss


@rule("HN-LOS-02", "HN-TERR-12")
def test_a_high_wall_blocks_and_a_stone_wall_weakens() -> None:
    assert between("....", "a1", "d1", [Edge(at=(1, 0), side="E", kind="high")]) == p.BLOCKED
    assert between("....", "a1", "d1", [Edge(at=(1, 0), side="E", kind="stone")]) == 1
    assert between("....\n....", "a1", "d1", [Edge(at=(1, 0), side="S", kind="high")]) == 0


@rule("HN-LOS-03", "HN-LOS-13")
def test_each_square_that_reduces_takes_its_value_and_they_add_up() -> None:
    assert between("......", "a1", "f1") == 0
    assert between(".ffg..", "a1", "f1") == 3
    assert between(".f.gp.", "a1", "f1") == 3


@rule("HN-LOS-03", "HN-LOS-13")
def test_the_loss_is_taken_from_the_final_result() -> None:
    """A reduced line: the same die that hits in the clear misses through two squares of forest."""
    for rows, face in (("....", BACK), (".ff.", FRONT)):
        scene = Scene(rows)
        rifles, group = scene.put("us_rifle_team", "a1"), scene.put("ge_fire_group", "d1")
        scene.activate(rifles).quietly("fire main normal", dice=[3])
        assert scene.face(group) == face


@rule("HN-LOS-04")
@pytest.mark.parametrize("glyph", ["g", "F", "B", "p"])
def test_neither_the_firers_nor_the_targets_square_is_an_obstacle(glyph: str) -> None:
    assert between(f"{glyph}..", "a1", "c1") == 0
    assert between(f"..{glyph}", "a1", "c1") == 0
    assert between(f"{glyph}.{glyph}", "a1", "c1") == 0


@rule("HN-LOS-05")
def test_a_stone_wall_along_the_firers_or_the_targets_square_does_not_count() -> None:
    wall = Edge(at=(0, 0), side="E", kind="stone")
    assert between("....", "a1", "d1", [wall]) == 0
    assert between("....", "a1", "d1", [Edge(at=(2, 0), side="E", kind="stone")]) == 0
    assert between("....", "a1", "d1", [Edge(at=(1, 0), side="E", kind="stone")]) == 1


@rule("HN-LOS-05", "HN-TERR-12")
def test_a_high_wall_blocks_even_there() -> None:
    assert between("....", "a1", "d1", [Edge(at=(0, 0), side="E", kind="high")]) == p.BLOCKED


@rule("HN-LOS-17")
def test_side_by_side_only_a_wall_can_block() -> None:
    assert between("BB", "a1", "b1") == 0
    assert between("..", "a1", "b1", [Edge(at=(0, 0), side="E", kind="stone")]) == 0
    assert between("..", "a1", "b1", [Edge(at=(0, 0), side="E", kind="high")]) == p.BLOCKED


@rule("HN-LOS-17", "HN-LOS-09")
def test_between_diagonal_neighbours_two_closed_ways_block() -> None:
    assert between(".B\nB.", "a1", "b2") == p.BLOCKED
    assert between(".B\n..", "a1", "b2") == 0
    walls = [Edge(at=(0, 0), side="E", kind="high"), Edge(at=(0, 0), side="S", kind="high")]
    assert between("..\n..", "a1", "b2", walls) == p.BLOCKED
    assert between("..\n..", "a1", "b2", walls[:1]) == 0


@rule("HN-LOS-15", "HN-POS-01", "HN-TERR-17")
def test_groves_and_positions_weaken_wherever_the_line_cuts_their_square() -> None:
    """A line that cuts only the corner of the square loses as much as one through its middle."""
    for glyph in "gp":
        assert between(f".....\n..{glyph}..", "a1", "e2") == 1
        assert between(f"..{glyph}..\n.....", "a1", "e2") == 1
        assert between(f".....\n.{glyph}...", "a1", "e2") == 0


@rule("HN-LOS-16", "HN-BLDG-12")
def test_a_house_blocks_on_its_own_squares_and_nowhere_else() -> None:
    assert between("..h..\n.....", "a1", "e1", buildings=[HOUSE]) == p.BLOCKED
    assert between("..h..\n.....", "a2", "e2", buildings=[HOUSE]) == 0
    assert between("..h..\n.....", "a1", "d2", buildings=[HOUSE]) == 0, "along its corner"


# --- units ------------------------------------------------------------------------------------------------------------


@rule("HN-LOS-06")
@pytest.mark.parametrize("between_them", ["us_rifle_team", "ge_fire_group", "ge_pak40"])
def test_infantry_of_either_side_blocks(between_them: str) -> None:
    scene = Scene(".....")
    rifles, group = scene.put("us_rifle_team", "a1"), scene.put("ge_fire_group", "e1")
    assert lines(scene, rifles, group) == {("a1", "e1"): 0}
    scene.put(between_them, "c1")
    assert lines(scene, rifles, group) == {}


@rule("HN-LOS-06")
@pytest.mark.parametrize(("firer", "target"), [("us_willys_50cal", "ge_fire_group"), ("us_rifle_team", "ge_zundapp")])
def test_infantry_does_not_block_when_firer_or_target_is_a_vehicle(firer: str, target: str) -> None:
    scene = Scene(".....")
    one, two = scene.put(firer, "a1"), scene.put(target, "e1")
    scene.put("ge_fire_group", "c1")
    assert lines(scene, one, two) == {("a1", "e1"): 0}


@rule("HN-LOS-07")
@pytest.mark.parametrize(("firer", "target"), [
    ("us_rifle_team", "ge_fire_group"), ("us_willys_50cal", "ge_fire_group"), ("us_willys_50cal", "ge_zundapp")])
def test_vehicles_block_always(firer: str, target: str) -> None:
    scene = Scene(".....")
    one, two = scene.put(firer, "a1"), scene.put(target, "e1")
    scene.put("us_willys_50cal", "c1")
    assert lines(scene, one, two) == {}


@rule("HN-LOS-07", "HN-VEH-01")
def test_a_vehicle_of_two_squares_blocks_with_both() -> None:
    scene = Scene(".....\n.....\n.....")
    rifles, group = scene.put("us_rifle_team", "a3"), scene.put("ge_fire_group", "e3")
    scene.put("ge_panzer_iv", "c2", facing="n")
    assert lines(scene, rifles, group) == {}


@rule("HN-LOS-07", "HN-VEH-08")
def test_a_vehicle_on_a_diagonal_blocks_on_its_two_squares_only() -> None:
    scene = Scene("....\n....\n....\n....")
    rifles, group = scene.put("us_rifle_team", "b1"), scene.put("ge_fire_group", "b4")
    scene.put("ge_panzer_iv", "c2", facing="ne")
    assert lines(scene, rifles, group) == {}, "its rear is on b3"
    scene.set(f"{scene.name(rifles)}: at d1", f"{scene.name(group)}: at d4")
    assert lines(scene, rifles, group) == {("d1", "d4"): 0}


@rule("HN-LOS-10", "HN-LOS-11")
def test_two_squares_give_two_places_to_fire_from_and_to_aim_at() -> None:
    scene = Scene("......\n......")
    tank, panzer = scene.put("us_m4_sherman", "a1", facing="n"), scene.put("ge_panzer_iv", "f1", facing="n")
    assert lines(scene, tank, panzer) == {("a1", "f1"): 0, ("a1", "f2"): 0, ("a2", "f1"): 0, ("a2", "f2"): 0}


@rule("HN-LOS-10")
def test_the_firer_uses_its_better_square() -> None:
    """Before the front square stands a hedge; from the rear one the line is clear."""
    scene = Scene("..B...\n......")
    tank, group = scene.put("us_m4_sherman", "a1", facing="n"), scene.put("ge_fire_group", "f2")
    assert lines(scene, tank, group) == {("a2", "f2"): 0}
    scene.activate(tank).quietly("fire main normal", dice=[1, 1, 1])
    assert scene.face(group) == BACK


@rule("HN-LOS-11", "HN-ARC-05")
def test_the_attacker_names_the_square_of_the_vehicle_he_aims_at() -> None:
    scene = Scene("......\n......\n......")
    gun, panzer = scene.put("us_bazooka", "b3"), scene.put("ge_panzer_iv", "d1", facing="n")
    scene.activate(gun).play("fire main normal")
    assert (scene.asked, scene.options()) == ("aim", ["at d1", "at d2"])
    scene.quietly("at d2", dice=[1])
    assert scene.told("aimed_at") == [(scene.tag(gun), scene.tag(panzer))]


@rule("HN-LOS-12")
def test_its_own_squares_never_block_a_vehicles_lines() -> None:
    scene = Scene("......")
    tank, group = scene.put("us_m4_sherman", "b1", facing="w"), scene.put("ge_fire_group", "f1")
    assert lines(scene, tank, group) == {("b1", "f1"): 0, ("c1", "f1"): 0}
    assert lines(scene, group, tank) == {("f1", "b1"): 0, ("f1", "c1"): 0}


@rule("HN-LOS-14")
def test_hidden_units_decoys_and_carried_units_do_not_block() -> None:
    scene = Scene(".....\n.....")
    rifles, group = scene.put("us_rifle_team", "a1"), scene.put("ge_fire_group", "e1")
    scene.put("ge_recon_group", "b1", face=BACK, hidden=p.AMBUSHED)
    scene.put("decoy", "c1", seat=1, hidden=p.MARKER_A)
    truck = scene.put("us_halftrack", "e2", facing="e")
    scene.carry(scene.put("us_rifle_team", ""), truck)
    assert lines(scene, rifles, group) == {("a1", "e1"): 0}
