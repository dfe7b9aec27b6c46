"""Who sees whom, and what hides him (KT-LOS, KT-OBSCURE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k.content import Part
from bocage.games.commandos_40k.content.forms import Hiding
from bocage.games.commandos_40k.pieces import Mil
from bocage.games.commandos_40k.rules import sights
from bocage.games.commandos_40k.rules.models import is_within
from bocage.games.commandos_40k.rules.sights import Sight
from bocage.geometry.lines import ALL_POINTS
from tests.commandos_40k.duel import hits, to_hit, traumas, volley
from tests.commandos_40k.scene import TOUCH, Man, Scene, blade, box, gun, man
from tests.marks import rule

RIGHT, MIDDLE, LEFT = 0, 2, 4               # columns of the points looked at, as the looker has them
ROWS = 5


def look(s: Scene, one: str = "a1", other: str = "b1") -> Sight:
    return sights.look(s.board, s.state, s.number(one), s.number(other))


def sees(s: Scene, one: str = "a1", other: str = "b1") -> bool:
    return sights.sees(s.board, s.state, s.number(one), s.number(other))


def points(mask: int) -> set[tuple[int, int]]:
    """Column and row (from below) of each point of a mask."""
    return {divmod(at, ROWS) for at in range(25) if mask >> at & 1}


def facing(*pieces: Part, target: dict[str, Any] | None = None, others: Sequence[Man] = (), **scene: Any) -> Scene:
    """Two models of size M, 10″ from centre to centre; the points of b1 are from y 10.55 to 11.45."""
    return Scene([man(5, 11, gun())], [man(15, 11, **target or {}), *others], pieces, **scene)


def wall(y0: float, y1: float, bottom: float, top: float, los: Hiding = "block") -> Part:
    """Just before b1."""
    return box(14.4, y0, 14.5, y1, top, "climb", los, bottom=bottom)


# --- what is seen -----------------------------------------------------------------------------------------------------


@rule("KT-LOS-01", "KT-LOS-03")
def test_a_target_is_seen_as_long_as_one_point_of_it_is() -> None:
    """A hole in a wall before b1, through which just the point halfway to its left, at 70 % of its height, is seen."""
    hole = [wall(0, 22, 0, 0.9), wall(0, 22, 1.2, 5), wall(0, 11.1, 0.9, 1.2), wall(11.3, 22, 0.9, 1.2)]
    s = facing(*hole)
    assert points(look(s).blocked) == {(i, j) for i in range(5) for j in range(5)} - {(3, 3)}
    assert sees(s)
    assert s.begin("shoot").options() == ["shoot a1", "pass"]


@rule("KT-LOS-01", "KT-LOS-03")
def test_a_target_of_which_no_point_is_seen_is_no_target() -> None:
    s = facing(wall(0, 22, 0, 0.9), wall(0, 22, 0.9, 5))
    assert look(s).blocked == ALL_POINTS
    assert not sees(s)
    assert s.begin("shoot").asked == ""


@rule("KT-GEOM-03")
@pytest.mark.parametrize(("size", "body", "height"), [("S", 0.35, 1.1), ("M", 0.45, 1.5), ("L", 0.6, 1.9), ("XL", 0.75, 2.3)])
def test_the_size_says_how_wide_and_high_a_model_is_and_where_its_eye_is(size: str, body: float, height: float) -> None:
    """Halfway, the line from an eye at 90 % to the highest point at 95 % is at 92.5 %; where a wall stands 1″ before the
    target, that to the outermost point is at 90 % of the body."""
    def between(x0: float, y0: float, x1: float, y1: float, top: float) -> Sight:
        return look(Scene([man(5, 11, size=size)], [man(15, 11, size=size)], [box(x0, y0, x1, y1, top, "climb", "block")]))
    assert not between(9.99, 0, 10.01, 22, 0.925 * height + 0.01).visible
    assert between(9.99, 0, 10.01, 22, 0.925 * height - 0.01).visible
    assert points(between(14, 11 + 0.9 * body - 0.01, 14.01, 22, 5).blocked) == {(LEFT, row) for row in range(ROWS)}
    assert between(14, 11 + 0.9 * body + 0.01, 14.01, 22, 5).blocked == 0


@rule("KT-LOS-02")
def test_the_points_looked_at_are_five_across_and_five_upwards() -> None:
    """Of b1, 0.9″ wide and 1.5″ high: at its middle and 0.225″ and 0.45″ to either side; at 0.15, 0.45, 0.75, 1.05 and 1.425″.
    Slits right before these are clear for the lines; without the slits all is blocked."""
    heights = (0.15, 0.45, 0.75, 1.05, 1.425)
    for row, height in enumerate(heights):
        s = facing(box(14.99, 0, 15, 22, height - 0.01, "climb", "block"),
                   box(14.99, 0, 15, 22, 5, "climb", "block", bottom=height + 0.01))
        assert points(ALL_POINTS & ~look(s).blocked) == {(i, row) for i in range(5)}, height
    for column, off in enumerate((-0.45, -0.225, 0, 0.225, 0.45)):
        s = facing(box(14.99, 0, 15, 11 + off - 0.01, 5, "climb", "block"),
                   box(14.99, 11 + off + 0.01, 15, 22, 5, "climb", "block"))
        assert points(ALL_POINTS & ~look(s).blocked) == {(column, j) for j in range(5)}, off


@rule("KT-LOS-02")
def test_the_eye_is_at_nine_tenths_of_the_height() -> None:
    """1.35″ for size M, and the highest point of a small model at 0.305″ is at 1.35″ too: that line is level. It may run
    right above a block; to run along its top is to run inside it."""
    level = {"z": 0.305, "size": "S"}
    above = facing(box(8, 0, 12, 22, 1.349, "climb", "block"), target=level)
    along = facing(box(8, 0, 12, 22, 1.35, "climb", "block"), target=level)
    assert points(ALL_POINTS & ~look(above).blocked) == {(i, 4) for i in range(5)}
    assert look(along).blocked == ALL_POINTS


@rule("KT-LOS-02")
def test_a_line_that_runs_for_a_thousandth_inside_a_part_is_not_stopped() -> None:
    """Only the level line to the middle is that short inside a sheet of 0.001″; all others cross it at a slant."""
    level = {"z": 0.305, "size": "S"}
    thin = facing(box(10, 0, 10.001, 22, 5, "climb", "block"), target=level)
    thick = facing(box(10, 0, 10.002, 22, 5, "climb", "block"), target=level)
    assert points(ALL_POINTS & ~look(thin).blocked) == {(MIDDLE, 4)}
    assert look(thick).blocked == ALL_POINTS


@rule("KT-LOS-02", "KT-LOS-03", "KT-OBSCURE-01")
def test_foliage_veils_and_does_not_hide() -> None:
    s = facing(box(8, 5, 12, 17, 5, "difficult", "obscure"))
    sight = look(s)
    assert (sight.blocked, sight.veiled) == (0, ALL_POINTS)
    assert sight.visible
    assert sight.obscured


@rule("KT-LOS-03", "KT-RULING-16")
def test_models_veil_and_do_not_hide() -> None:
    """A giant before b1 hides all of it, and yet it is seen."""
    s = facing(others=[man(13.7, 11, size="XL")])
    sight = look(s)
    assert (sight.blocked, sight.veiled) == (0, ALL_POINTS)
    assert sees(s)
    assert "fire gun b1" in s.begin("shoot").play("shoot a1").options()


@rule("KT-RULING-16")
def test_models_hide_where_a_group_plays_so() -> None:
    giant = man(13.7, 11, size="XL")
    s = facing(others=[giant], models_block_los="true")
    assert look(s).blocked == ALL_POINTS
    assert not sees(s)
    assert "fire gun b1" not in s.begin("shoot").play("shoot a1").options()
    aside = facing(others=[man(13.7, 11.6, size="XL")], models_block_los="true")
    assert sees(aside)
    assert look(aside).obscured


@rule("KT-LOS-04")
def test_a_model_sees_itself() -> None:
    s = facing(box(4, 10, 6, 12, 5, "difficult", "block"))
    assert sees(s, "a1", "a1")
    assert not sees(s)


@rule("KT-LOS-04")
def test_who_stands_right_above_another_is_looked_at_as_from_the_west() -> None:
    """So its width is from south to north, and a wall to the north hides one side."""
    s = Scene([man(5, 11)], [man(5, 11, z=3)], [box(0, 11.3, 10, 12, 6, "climb", "block")])
    assert points(look(s).blocked) == {(LEFT, j) for j in range(5)}
    s = Scene([man(5, 11)], [man(5, 11, z=3)], [box(5.3, 5, 6, 17, 6, "climb", "block")])
    assert look(s).blocked == 0


@rule("KT-LOS-04", "KT-FIGHT-08")
def test_blows_need_sight_too() -> None:
    between = [box(5.7, 5, 5.9, 17, 3, "impassable", "block")]
    s = Scene([man(5, 11, blade())], [man(5 + TOUCH + 0.4, 11, tokens=["done"])], between).begin("fight")
    assert s.asked == "pile_in_path"
    s.play("halt")
    assert s.told("strikes") == []
    s = Scene([man(5, 11, blade())], [man(5 + TOUCH + 0.4, 11, tokens=["done"])]).begin("fight").play("halt", dice=[1])
    assert len(s.told("strikes")) == 1


@rule("KT-LOS-04")
def test_tactics_that_need_sight_ask_for_the_same() -> None:
    """A comms specialist makes a tactic cheaper for a friend that it sees."""
    def offered(*pieces: Part) -> list[str]:
        radio, friend = man(5, 11, is_="comms"), man(8, 11, gun(), light=1)
        return Scene([radio, friend], [man(20, 11)], pieces).begin("shoot").play("shoot a2").options("use")
    assert offered() == ["use tough_as_nails a2"]
    assert offered(box(6.4, 5, 6.6, 17, 5, "climb", "block")) == []


# --- what is hidden ---------------------------------------------------------------------------------------------------


@rule("KT-OBSCURE-01")
def test_one_hidden_point_makes_obscured() -> None:
    """A post hides the outermost points on the right, or only stands beside them."""
    assert not look(facing()).obscured
    assert look(facing(wall(10, 10.58, 0, 3))).obscured
    assert points(look(facing(wall(10, 10.58, 0, 0.25))).blocked) == {(RIGHT, 0)}
    assert not look(facing(wall(10, 10.57, 0, 3))).obscured


@rule("KT-OBSCURE-01")
def test_friends_obscure_as_enemies_do() -> None:
    friend = Scene([man(5, 11, gun()), man(10, 11)], [man(15, 11)])
    enemy = facing(others=[man(10, 11)])
    assert look(friend).obscured
    assert look(friend).veiled == look(enemy).veiled


@rule("KT-OBSCURE-02")
def test_what_hides_only_the_base_does_not_obscure() -> None:
    """The base of b1 reaches to 10.37, its body to 10.55; a wall before the base alone is nothing. Nor is a base in between
    whose body is not."""
    assert not look(facing(wall(5, 10.5, 0, 3))).obscured
    aside = facing(others=[man(14, 11.95)])                     # base to 11.32, body to 11.5; the line to the left is at 11.405
    assert not look(aside).obscured
    assert look(facing(others=[man(14, 11.8)])).obscured


@rule("KT-OBSCURE-03")
def test_everything_that_hides_a_point_is_named() -> None:
    s = Scene([man(5, 11, gun()), man(8, 11)], [man(15, 11), man(12, 10.4), man(20, 11)],
              [wall(10, 10.6, 0, 1), box(6, 15, 8, 17, 5, "climb", "block"), box(9, 10, 10, 12, 3, "difficult", "obscure")])
    sight = look(s)
    assert (sight.parts, sight.models) == ((0, 2), (s.number("a2"), s.number("b2")))


@rule("KT-OBSCURE-04", "KT-HIT-04")
def test_who_is_obscured_is_harder_to_hit() -> None:
    assert to_hit(volley(1)) == [0]
    far = [box(8, 5, 9, 17, 1, "climb", "block")]
    s = volley(4, pieces=far)
    assert (to_hit(s), hits(s)) == ([-1], [(4, False)])


@rule("KT-OBSCURE-04", "KT-TRAUMA-06")
def test_who_is_obscured_by_what_is_near_suffers_less() -> None:
    """Its base begins at 14.37: a wall that ends at 13.37 is 1″ away."""
    def bonus(end: float) -> int:
        return traumas(volley(6, 4, 1, 1, pieces=[box(end - 0.3, 5, end, 17, 1, "climb", "block")]))[0][1]
    assert bonus(13.37) == -1
    assert bonus(13.369) == 0


@rule("KT-EX-39", "KT-LOS-02", "KT-TRAUMA-06")
def test_a_barricade_that_the_target_touches_shows_its_top_and_covers_it() -> None:
    """1″ high; the eye is at 1.35″."""
    barricade = box(13.9, 9, 14.37, 13, 1, "climb", "block")
    sight = look(facing(barricade))
    assert points(sight.blocked) == {(i, j) for i in range(5) for j in range(3)}
    assert sight.visible
    assert sight.obscured
    s = volley(5, 4, 1, 4, pieces=[barricade])
    assert (to_hit(s), traumas(s), s.light("b1")) == ([-1], [((4,), -1)], 1)


@rule("KT-LOS-06", "KT-RULING-16")
@pytest.mark.parametrize(("third", "veiled"), [((10, 10), True), ((10, 14), False)])
def test_a_model_in_the_way_veils_along_a_slanting_line_too(third: tuple[float, float], veiled: bool) -> None:
    s = Scene([man(5, 5, gun())], [man(15, 15), man(*third)])
    assert bool(look(s).veiled) is veiled


@rule("KT-MEASURE-01", "KT-GEOM-05")
@pytest.mark.parametrize(("high", "near"), [(0, True), (3, False)])
def test_a_distance_counts_the_height_too(high: float, near: bool) -> None:
    """4″ from edge to edge on the ground; 5″ with a height of 3″."""
    s = Scene([man(5, 11), man(5 + TOUCH + 4, 11, z=high)], [man(28, 20)], [box(8, 8, 16, 14, high or 1, "climb")])
    assert is_within(s.board, s.state, s.number("a1"), s.number("a2"), Mil(4500)) is near


@rule("KT-LOS-02", "KT-OBSCURE-01")
@pytest.mark.parametrize(("third", "veiled"), [((14.6, 11.95), True), ((14.6, 12.6), False), ((16, 11.9), False)])
def test_a_broad_model_beside_the_target_veils_its_edge(third: tuple[float, float], veiled: bool) -> None:
    """Its base is small, its body broad: it stands in the way of the line to the target's side."""
    s = Scene([man(5, 11, gun())], [man(15, 11, base_mm=25, size="XL"), man(*third, base_mm=25, size="XL")])
    assert bool(look(s).veiled) is veiled
