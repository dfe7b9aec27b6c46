"""Whoever points at a square or a counter on the map is told what keeps the unit from it, before it moves or aims."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.inspect.out_of_reach import why_not_go
from bocage.games.heroes_of_normandie.inspect.reach import reach
from bocage.games.heroes_of_normandie.rules.units import units_in_play
from bocage.games.heroes_of_normandie.types import Square
from tests.heroes_of_normandie.scene import Scene
from tests.heroes_of_normandie.test_refusals import on_the_move, refused
from tests.marks import rule


def told(s: Scene, text: str) -> tuple[str, str]:
    """The rule that refuses an action, and what the refusal adds to it."""
    lacking = RULESET.rules.detail(s.board, s.state, s.decision, RULESET.rules.read(s.board, text))
    return refused(s, text), "" if lacking is None else lacking.say("en")


@rule("HN-MOVE-01", "HN-MOVE-03", "HN-MOVE-04", "HN-TERR-10", "HN-TERR-16", "HN-ACT-04")
@pytest.mark.parametrize("moves", [False, True])
def test_of_a_square_out_of_reach_the_points_the_ground_or_who_stands_there_are_told(moves: bool) -> None:
    s = Scene("""
        . . . . . . . . .
        . . . . . . . x .
        . . . . . . . w .
    """)
    unit = s.put("us_rifle_team", "a1")
    s.put("us_captain", "d1")
    s.put("ge_fire_group", "i1")
    if moves:
        on_the_move(s, unit)
    else:
        s.activate(unit)
    points = max(place.points for place in reach(s.board, s.state, unit))
    assert told(s, "step g1") == ("HN-MOVE-01", f"6 movement points away; the unit has {points}.")
    assert told(s, "step h2") == ("HN-TERR-10", "H2: Rock, closed to this unit.")
    assert told(s, "step h3") == ("HN-TERR-16", "H3: Water, closed to this unit.")
    assert told(s, "step i1") == ("HN-MOVE-03", "The square is taken.")
    assert refused(s, "drive g1 e") == "HN-MOVE-01", "infantry does not drive"
    if moves:
        assert told(s, "step c1") == ("HN-MOVE-01", "The square is not next to the unit.")
        assert "step b1" in s.options()
    else:
        assert told(s, "step b1") == ("HN-ACT-04", ""), "first the movement is chosen"


@rule("HN-ZOC-03", "HN-TERR-08")
def test_of_a_way_that_an_enemy_zone_or_difficult_going_bars_that_is_told() -> None:
    s = Scene("""
        x x x x x
        . . . . .
        x x . x x
    """)
    held = s.put("us_rifle_team", "b2")
    s.put("ge_fire_group", "c3")
    s.activate(held)
    assert told(s, "step e2") == ("HN-ZOC-03", "An enemy zone of control bars the way there.")
    s = Scene("""
        x x x x x
        . r r . .
        x x x x x
    """)
    s.activate(s.put("us_rifle_team", "a2"))
    assert told(s, "step d2") == ("HN-TERR-08", "Difficult going on the way ends the movement first.")
    s = Scene("..x..")
    s.activate(s.put("us_rifle_team", "a1"))
    assert told(s, "step d1") == ("HN-MOVE-10", "No way leads there.")


@rule("HN-VEH-04", "HN-VEH-13", "HN-VEH-16")
def test_of_a_vehicle_the_points_or_the_room_are_told() -> None:
    s = Scene(size=15)
    tank = s.put("us_m4_sherman", "h14", facing="n")
    s.put("us_m5_stuart", "h2", facing="n")
    s.activate(tank)
    rule_, words = told(s, "drive h4 n")
    assert rule_ == "HN-VEH-04"
    assert words.startswith("10 movement points away")
    assert told(s, "drive h2 n") == ("HN-VEH-13", "The square is taken.")
    assert refused(s, "step h4") == "HN-VEH-04", "a vehicle makes no steps"


@rule("HN-LOS-02", "HN-ABIL-27", "HN-ABIL-10", "HN-FIRE-08", "HN-FIRE-12", "HN-GEN-05")
def test_of_an_enemy_that_cannot_be_fired_at_the_obstacle_or_the_range_is_told() -> None:
    s = Scene("""
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . B . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
    """)
    unit = s.put("us_assault_squad", "a1")
    s.put("ge_panzer_iv", "e5", facing="e")
    s.put("ge_fire_group", "c5")
    s.put("ge_fire_group", "l1")
    s.put("ge_fire_group", "f3", hidden=p.AMBUSHED)
    s.put("us_rifle_team", "a3")
    s.activate(unit)
    assert told(s, "at c5") == ("HN-LOS-02", "B3: Bocage blocks the view.")
    assert told(s, "at f3") == ("HN-ABIL-10", "A counter in ambush cannot be fired at.")
    assert told(s, "at a3")[0] == "HN-FIRE-12"
    assert told(s, "at e2") == ("HN-FIRE-08", "No enemy that could be fired at stands there.")
    assert told(s, "at l1") == ("HN-ABIL-27", "The target is 11 squares away, the range is 4.")
    assert told(s, "at e5") == ("HN-GEN-05", "Assault squad cannot fire at such a unit.")


@rule("HN-FIRE-01")
def test_of_a_unit_on_the_move_the_weapon_is_told() -> None:
    s = Scene()
    unit = s.put("us_rifle_team", "a3")
    s.put("ge_fire_group", "e3")
    on_the_move(s, unit)
    assert told(s, "at e3") == ("HN-FIRE-01", "This weapon of Rifle team has no Fire on the Move.")


@rule("HN-MOVE-01", "HN-VEH-04")
@pytest.mark.parametrize("seed", range(2))
def test_exactly_the_squares_that_a_unit_cannot_reach_have_a_reason(seed: int) -> None:
    match = bocage.new("heroes_of_normandie", scenario="bridge", seats=["anna", "ben"], seed=f"go {seed}")
    rng, compared = Random(seed), 0
    while match.decision is not None and compared < 2000:
        if match.decision.kind == "act":
            b, s = match.board, match.state
            for unit in units_in_play(s)[:3]:
                if s.at[unit] < 0:
                    continue
                there = {place.square for place in reach(b, s, unit)}
                for square in range(0, b.start.size, 7):
                    assert (why_not_go(b, s, unit, Square(square), s.facing[unit]) is None) == (square in there)
                    compared += 1
        match.play(rng.choice(match.decision.options))
    assert compared >= 2000
