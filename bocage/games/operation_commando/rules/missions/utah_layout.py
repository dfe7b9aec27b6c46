"""Utah Beach: the German lays out the field of sixteen terrains, face down (OC-UTAH-02, OC-UTAH-03, OC-UTAH-04, OC-UTAH-05,
OC-UTAH-06, OC-UTAH-07, OC-UTAH-08, OC-UTAH-20)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random

from bocage.core.action import Action
from bocage.core.asking import ask
from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    DE, FIELD, HANDS, HISTORICAL_LAYOUT, LAY_OUT, LAYOUTS, NO_LAYOUT, NO_TERRAIN, SQUARES, BeachExit, Place, Terrain)
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State

RISING = tuple(map(BeachExit, range(4)))                    # the numbers of the columns, less one
EXITS = ("exit1", "exit2", "exit3", "exit4")
SPECIALS = ("poupeville", "smdm", "wxyz", "battery")        # OC-UTAH-05: the special terrain that goes with each exit
PAIRED = frozenset(EXITS + SPECIALS)

Draw = Callable[[list[int]], Terrain]                       # one of the terrains, by their weights


def lay_out(g: OTable) -> Steps:
    """OC-UTAH-03: the German lays the field card by card, hidden from the American. At any time he may have the rest laid at
    random."""
    b, s = g.board, g.state
    if s.layout == NO_LAYOUT:
        yield from announce(g)
        return
    options = next_options(b, s)
    if len(options) > 1:
        kind, rule = ("number", "OC-UTAH-20") if options[0].verb == "number" else ("put", "OC-UTAH-04")
        about = (len(s.numbers), laid(s))
        choice = yield from ask(g, DE, kind, [*options, b.lexicon.act("lay_rest")], rule, *about, sealed=True)
    else:
        choice = options[0]
    if choice.verb == "number":
        add_number(b, s, BeachExit(choice.args[0]))
    elif choice.verb == "put":
        s.grid[choice.args[1]] = Terrain(choice.args[0])
    else:
        complete(b, s, lambda weights: Terrain(g.dice.draw(weights, "terrain", 1 << DE)))
    if laid(s) == len(SQUARES):
        s.phase = HANDS
        g.tell(e.FIELD_LAID)


def announce(g: OTable) -> Steps:
    """OC-UTAH-08, OC-RULING-35: the German announces which layout he uses, but not at which end number 1 lies."""
    b, s = g.board, g.state
    choice = yield from ask(g, DE, "layout", [b.lexicon.act("layout", at) for at in range(len(LAYOUTS))], "OC-UTAH-08")
    s.layout = choice.args[0]
    g.tell(e.LAYOUT_ANNOUNCED, s.layout)


def laid(s: State) -> int:
    """How many terrains lie on the field."""
    return sum(terrain != NO_TERRAIN for terrain in s.grid)


# --- what may be laid next --------------------------------------------------------------------------------------------


def next_options(b: Board, s: State) -> list[Action]:
    """OC-UTAH-03, OC-UTAH-04: first the numbers of the columns from the left, then the exit and the special terrain of each
    column, then the other squares."""
    if len(s.numbers) < len(RISING):
        return [b.lexicon.act("number", number) for number in next_numbers(b, s)]
    for column, number in enumerate(s.numbers):
        for terrain in pair(b, number):
            if terrain not in s.grid:
                return [b.lexicon.act("put", terrain, at) for at in squares_left(s, column)]
    at = s.grid.index(NO_TERRAIN)
    return [b.lexicon.act("put", terrain, at) for terrain in standards_left(b, s)]


def next_numbers(b: Board, s: State) -> list[BeachExit]:
    """OC-UTAH-06, OC-UTAH-07, OC-UTAH-20: the numbers that the next column from the left can have."""
    return sorted({order[len(s.numbers)] for order in orders(b, s)})


def orders(b: Board, s: State) -> list[tuple[BeachExit, ...]]:
    """OC-UTAH-06, OC-UTAH-07: the orders of the columns, from the left, that fit the layout and the terrains laid so far."""
    every = [RISING, RISING[::-1]] if s.layout == HISTORICAL_LAYOUT else permutations(RISING)
    known = pins(b, s)
    return [order for order in every if order[:len(s.numbers)] == tuple(s.numbers)
            and all(order[column] == number for column, number in known)]


def pins(b: Board, s: State) -> list[tuple[int, BeachExit]]:
    """The columns whose number follows from an exit or a special terrain that lies there, each with that number."""
    return [(s.grid.index(terrain) % len(RISING), number) for number in RISING for terrain in pair(b, number)
            if terrain in s.grid]


def add_number(b: Board, s: State, number: BeachExit) -> None:
    """The next column from the left has this number. As soon as a single order is possible, all columns have their number."""
    s.numbers.append(number)
    left = orders(b, s)
    if len(left) == 1:
        s.numbers = list(left[0])


def pair(b: Board, number: BeachExit) -> tuple[Terrain, Terrain]:
    """OC-UTAH-04, OC-UTAH-05, OC-UTAH-20: the exit and the special terrain that share a column."""
    return b.terrain_index[EXITS[number]], b.terrain_index[SPECIALS[number]]


def squares_left(s: State, column: int) -> list[Place]:
    """The empty squares of a column."""
    return [at for at in FIELD[column::len(RISING)] if s.grid[at] == NO_TERRAIN]


def standards_left(b: Board, s: State) -> list[Terrain]:
    """OC-UTAH-02: the standard terrains that do not lie yet."""
    return [terrain for id, terrain in b.terrain_index.items() if id not in PAIRED and terrain not in s.grid]


# --- the rest at random -----------------------------------------------------------------------------------------------


def complete(b: Board, s: State, draw: Draw) -> None:
    """OC-UTAH-04, OC-UTAH-06, OC-UTAH-07, OC-UTAH-20: lays the rest of the field at random. Every legal field is as likely
    as any other."""
    while len(s.numbers) < len(RISING):
        left = [EXITS[order[len(s.numbers)]] for order in orders(b, s)]
        exit = draw([left.count(id) for id in b.terrain_ids])
        add_number(b, s, BeachExit(EXITS.index(b.terrain_ids[exit])))
    for at in range(len(SQUARES)):
        if s.grid[at] == NO_TERRAIN:
            s.grid[at] = draw(weights(b, s, at % len(RISING)))


def weights(b: Board, s: State, column: int) -> list[int]:
    """The weight of each terrain for the next square of a column: its exit, its special terrain, or a standard terrain."""
    missing = [terrain for terrain in pair(b, s.numbers[column]) if terrain not in s.grid]
    standards = standards_left(b, s)
    room = len(squares_left(s, column)) - len(missing)
    return [(len(standards) or 1) if terrain in missing else room if terrain in standards else 0
            for terrain in b.every_terrain]


def suppose(b: Board, s: State, rng: Random) -> None:
    """OC-INFO-04: a field as the American may suppose it: terrains that lie open or were scouted stay, the others are laid
    anew.

    While the German lays out the field, the American knows only how many cards lie. They are the first ones in the order in
    which the German is asked.
    """
    asked, number_of_cards = len(s.numbers), laid(s)
    s.grid = [terrain if s.open[at] or s.scouted[at] else NO_TERRAIN for at, terrain in enumerate(s.grid)]
    s.numbers = []
    if s.layout == NO_LAYOUT:
        return
    complete(b, s, lambda odds: rng.choices(b.every_terrain, odds)[0])
    if s.phase == LAY_OUT:
        keep_first(b, s, asked, number_of_cards)


def keep_first(b: Board, s: State, numbers: int, cards: int) -> None:
    """Takes away all but the first ``numbers`` numbers and ``cards`` cards, in the order in which the German is asked."""
    first = [terrain for number in s.numbers for terrain in pair(b, number)]
    order = [s.grid.index(terrain) for terrain in first] + [at for at, terrain in enumerate(s.grid) if terrain not in first]
    for at in order[cards:]:
        s.grid[at] = NO_TERRAIN
    del s.numbers[numbers:]
