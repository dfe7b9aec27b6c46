"""Boards laid edge to edge and turned (HN-SETUP-01): squares, walls, doors and lines stay where they belong."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bocage.core.errors import Unknown
from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.map.joined_maps import joined, turned
from bocage.games.heroes_of_normandie.types import Square
from tests.marks import rule

BOX = content.load()
SMALL = replace(
    BOX.maps["n1"], id="s", rows=("B..", ".hh"),
    building=(Building(id="h", rooms=((1, 1, 2, 1),), doors=((1, 1, "W"),), windows=((2, 1, "N"),)),),
    edge=(Edge(at=(1, 0), side="E", kind="high"),))


def moved(own: Ground, whole: Ground, square: Square, across: int, down: int) -> Square:
    """Where a square of a board lies on the joined map."""
    found = whole.at(own.column[square] + across, own.row[square] + down)
    assert found is not None
    return found


def ground(made: content.Map) -> Ground:
    return Ground(made, BOX.terrains)


@rule("HN-SETUP-01")
def test_side_by_side_and_one_below_the_other() -> None:
    wide, high = joined("n1+n3", BOX.maps), joined("n1/n3", BOX.maps)
    assert (len(wide.rows[0]), len(wide.rows)) == (30, 15)
    assert (len(high.rows[0]), len(high.rows)) == (15, 30)
    assert wide.rows[4] == BOX.maps["n1"].rows[4] + BOX.maps["n3"].rows[4]
    assert high.rows[15:] == BOX.maps["n3"].rows


@rule("HN-SETUP-01")
def test_four_boards_make_a_square_and_that_is_the_most() -> None:
    whole = joined("n1+n2/n3+n4", BOX.maps)
    assert (len(whole.rows[0]), len(whole.rows)) == (30, 30)
    assert whole.rows[20][:15] == BOX.maps["n3"].rows[5]
    assert whole.rows[20][15:] == BOX.maps["n4"].rows[5]
    for layout in ("n1+n2+n3/n4+n5+n6", "n1+n2/n3", "n9", "n1r45", "n1++n2", ""):
        with pytest.raises(Unknown):
            joined(layout, BOX.maps)


@rule("HN-SETUP-01")
def test_the_houses_of_every_board_keep_their_places() -> None:
    """In the joined map each square has the building, the room and the openings it has on its own board."""
    whole = ground(joined("n1+n4/n2+n3", BOX.maps))
    for board, across, down in (("n1", 0, 0), ("n4", 15, 0), ("n2", 0, 15), ("n3", 15, 15)):
        own = ground(BOX.maps[board])
        for square in own.squares:
            there = moved(own, whole, square, across, down)
            assert (own.building[square] < 0) == (whole.building[there] < 0)
            for neighbour in own.neighbours[square]:
                if own.is_straight(square, neighbour):
                    beside = moved(own, whole, neighbour, across, down)
                    assert whole.edge(there, beside) == own.edge(square, neighbour)


@rule("HN-SETUP-01")
@pytest.mark.parametrize(("layout", "edges"), [("s+s", [(1, 0), (4, 0)]), ("s/s", [(1, 0), (1, 2)])])
def test_walls_keep_their_places(layout: str, edges: list[tuple[int, ...]]) -> None:
    whole = joined(layout, {"s": SMALL})
    assert [(edge.at, edge.side, edge.kind) for edge in whole.edge] == [(at, "E", "high") for at in edges]


@rule("HN-SETUP-01")
def test_turned_clockwise() -> None:
    made = turned(SMALL)
    assert made.rows == (".B", "h.", "h.")
    house, = made.building
    assert (house.rooms, house.doors, house.windows) == (((0, 1, 0, 2),), ((0, 1, "N"),), ((0, 2, "E"),))
    assert made.edge == (Edge(at=(1, 1), side="S", kind="high"),)


@rule("HN-SETUP-01")
@pytest.mark.parametrize("board", sorted(BOX.maps))
def test_four_quarter_turns_bring_a_board_back_and_r_says_how_many(board: str) -> None:
    made = BOX.maps[board]
    once = turned(made)
    assert joined(f"{board}r90", BOX.maps) == once
    assert joined(f"{board}r180", BOX.maps) == turned(once)
    assert joined(f"{board}r270", BOX.maps) == turned(turned(once))
    assert turned(turned(turned(once))) == made
    assert joined(f"{board}r0", BOX.maps) == made


@rule("HN-SETUP-01", "HN-LOS-08")
@pytest.mark.parametrize("board", ["n1", "n4"])
def test_lines_of_sight_and_steps_turn_with_the_board(board: str) -> None:
    """What two squares see of one another, and who can walk from one to the next, is the same on the turned board."""
    before, after = ground(BOX.maps[board]), ground(turned(BOX.maps[board]))
    at = [after.squares[before.column[square] * 15 + 14 - before.row[square]] for square in before.squares]
    for a in before.squares:
        assert {at[b] for b in before.walk[a]} == set(after.walk[at[a]])
        for b in before.squares[::7]:
            assert before.see(a, b, 0) == after.see(at[a], at[b], 0)
