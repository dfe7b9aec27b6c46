"""How far players are told that a unit can go, against the steps that are then offered."""

import pytest

from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.inspect.reach import reach, way_to
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.marks import rule

Place = tuple[str, str]                     # a square, and the facing of a vehicle


def place(s: Duel, state: State, unit: Unit) -> Place:
    on_foot = s.board.on_foot[state.kind[unit]]
    if state.at[unit] < 0:
        return "", ""
    return s.board.lexicon.squares[state.at[unit]], "" if on_foot else p.DIRECTIONS[state.facing[unit]]


def accepted(s: Duel, unit: Unit) -> dict[Place, int]:
    """Every other place that the unit gets to by the steps that it is offered, with the points that it then has spent."""
    found: dict[Place, int] = {}
    start = place(s, s.state, unit)
    first = s.state.points_left
    waiting = [s.state.copy()]
    seen: set[tuple[object, ...]] = set()
    while waiting:
        state = waiting.pop(0)
        run = Run(RULESET.rules, Table(s.board, state, s.dice, None))
        run.proceed()
        if run.decision is None or run.decision.kind != "move":
            continue
        for action in run.decision.options:
            if action.verb in ("step", "drive", "leave"):
                then = state.copy()
                then.phase = p.MOVE
                run = Run(RULESET.rules, Table(s.board, then, s.dice, None))
                run.proceed()
                run.play(action)
                while run.decision is not None and run.decision.kind in RULESET.display.windows:
                    run.play(run.decision.options[-1])
                here = place(s, then, unit)
                found.setdefault(here, first - then.points_left)
                key = (*here, then.points_left, then.stopped)
                if key not in seen and then.mover == unit:
                    seen.add(key)
                    waiting.append(then)
    found.pop(start, None)
    return found


def told(s: Duel, unit: Unit) -> dict[Place, int]:
    on_foot = s.board.on_foot[s.state.kind[unit]]
    return {(s.board.lexicon.squares[each.square], "" if on_foot else p.DIRECTIONS[each.facing]): each.points
            for each in reach(s.board, s.state, unit)}


@rule("HN-TERR-08", "HN-VEH-04")
@pytest.mark.parametrize("vehicle", ["us_m4_sherman", "us_willys_50cal", "us_halftrack"])
def test_a_vehicle_is_told_to_stop_where_its_front_or_its_rear_enters_difficult_ground(vehicle: str) -> None:
    s = Duel("""
        . . . . . . .
        . r . . . f .
        . . . . . . .
        . . . . r . .
        . . r . . . .
        . . . . . . .
    """)
    unit = s.put(vehicle, "d3", facing="n")
    s.activate(unit).quietly("move")
    s.set("movement left: 3")
    assert told(s, unit) == accepted(s, unit)


@rule("HN-CARD-03", "HN-TERR-08")
def test_after_cross_country_a_vehicle_is_told_to_go_on_through_ruins() -> None:
    s = Hands(". . . . .\n. r r r .\n. . . . .\n. . . . .")
    unit = s.put("us_m4_sherman", "c3", facing="n")
    s.give(0, "c12")
    s.activate(unit).play("move")
    s.answer("play c12")
    s.pass_windows()
    s.set("movement left: 2")
    assert told(s, unit) == accepted(s, unit)
    assert ("c1", "n") in told(s, unit)


@rule("HN-MOVE-04")
def test_infantry_is_told_to_pass_friends_only_where_it_may() -> None:
    """The only square beyond the friend is the one that the team would come from."""
    s = Duel("""
        x x x x x
        . . . . x
        x x x x x
        . . . . .
    """)
    unit = s.put("us_rifle_team", "a2")
    s.put("us_fire_team", "d2")
    s.activate(unit).quietly("move")
    assert told(s, unit) == accepted(s, unit) == {("b2", ""): 1, ("c2", ""): 2}


@rule("HN-CARD-03", "HN-MOVE-04")
def test_cross_country_is_for_the_unit_that_moves_alone() -> None:
    """Another team cannot pass its friend on difficult ground."""
    s = Hands(". r . .\nx x x x\n. . . .")
    mover, other = s.put("us_rifle_team", "a3"), s.put("us_rifle_team", "a1")
    s.put("us_fire_team", "b1")
    s.give(0, "c12")
    s.activate(mover).play("move")
    s.answer("play c12")
    assert s.state.sure_footed
    assert told(s, other) == {}


@rule("HN-TRANSPORT-04", "HN-TRANSPORT-05", "HN-TERR-08")
@pytest.mark.parametrize("cost", ["1", "0"])
@pytest.mark.parametrize("suppressed", [0, 1, 2])
def test_a_passenger_is_told_how_far_it_goes_when_it_has_got_out(suppressed: int, cost: str) -> None:
    """HN-TRANSPORT-05: getting out counts, and so do a zone of control, a friend and difficult ground beside the vehicle. Who
    cannot move at all stays aboard, even where getting out costs nothing (HN-SUPP-05)."""
    s = Duel(". . . . . . .\n. . B . . . .\n. . . . . . .\n. . . . r . .\n. . . . . . .\n. . . . . . .", embark_cost=cost)
    truck, rifles = s.put("us_halftrack", "d3", facing="w"), s.put("us_rifle_team", "", suppressed=suppressed)
    s.carry(rifles, truck)
    s.put("us_medic", "c3")
    s.put("ge_fire_group", "g1")
    s.activate(rifles)
    before = told(s, rifles)
    s.quietly("move")
    assert told(s, rifles) == before == accepted(s, rifles)
    assert bool(before) == (suppressed < 2)


@rule("HN-TRANSPORT-04")
def test_the_way_of_a_passenger_begins_with_getting_out() -> None:
    s = Duel()
    truck, rifles = s.put("us_halftrack", "d3", facing="w"), s.put("us_rifle_team", "")
    s.carry(rifles, truck)
    s.activate(rifles).quietly("move")
    far = next(each for each in reach(s.board, s.state, rifles) if each.points == 4)
    s.quietly(*(action.text for action in way_to(s.board, s.state, rifles, far)))
    assert s.state.at[rifles] == far.square
