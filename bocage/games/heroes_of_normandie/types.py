"""What each number means to the type checker. At run time all of them are plain ints.

The position is kept in lists of ints, so that it copies fast. These types say of which list an int is the place, or which names
it has: a ``Unit`` is a place in ``State.at``, a ``Manner`` one of ``pieces.MANNER_NAMES``. So a function that takes
``(unit: Unit, square: Square)`` cannot be called with the two exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NewType, Protocol, TypeVar, cast

from bocage.core.decision import Seat

# --- players ----------------------------------------------------------------------------------------------------------

Side = NewType("Side", int)                 # an alliance: the American or the German

# --- counters ---------------------------------------------------------------------------------------------------------

Unit = NewType("Unit", int)                 # a counter: place in the lists of ``State``, in the order in which counters came
RecruitNo = NewType("RecruitNo", int)       # a unit of an army before it stands on the table: place in ``Board.recruits``
TypeNo = NewType("TypeNo", int)             # a type of unit: place in ``Board.types``
Kind = NewType("Kind", int)                 # infantry, light or heavy vehicle; also a column of combat bonuses
Face = NewType("Face", int)                 # front or back of a counter
Concealment = NewType("Concealment", int)   # how a counter is hidden
Activity = NewType("Activity", int)         # whether a counter has acted this turn
Slot = NewType("Slot", int)                 # a weapon of a unit: the first or the second
Abilities = NewType("Abilities", int)       # several abilities: their bits
Damage = NewType("Damage", int)             # damage markers: their bits
Token = NewType("Token", int)               # what lies on a counter: none, the number of an order, a bluff, a special order

# --- the map ----------------------------------------------------------------------------------------------------------

Square = NewType("Square", int)             # row by row from the north-west; GONE, CARRIED and EXITED are none
Point = NewType("Point", int)               # an intersection, row by row; there is one more in each row and column than squares
Facing = NewType("Facing", int)             # clockwise from north
Structure = NewType("Structure", int)       # a building (-1 - its number), or the square of a position or wreck
Squares = int                               # a set of squares: the bit 1 << square is set for each

# --- fire -------------------------------------------------------------------------------------------------------------

Manner = NewType("Manner", int)             # a manner of fire
ArmourFace = NewType("ArmourFace", int)     # the front, side or rear of a vehicle
Template = NewType("Template", int)

# --- armies, cards, phases --------------------------------------------------------------------------------------------

CardNo = NewType("CardNo", int)             # place in ``Board.cards``
TileNo = NewType("TileNo", int)             # a recruitment tile: place in ``Board.tiles``
StockNo = NewType("StockNo", int)           # an option with tokens: place in ``Board.stocks``
Directive = NewType("Directive", int)
Tactic = NewType("Tactic", int)             # a kind of bonus tactic
Phase = NewType("Phase", int)

T = TypeVar("T")
N_co = TypeVar("N_co", covariant=True)


class Numbered(Protocol[N_co]):
    """``enumerate`` for a list with an entry for each unit, seat …: the type checker takes its numbers for units, seats …"""

    def __call__(self, values: Iterable[T], /) -> Iterable[tuple[N_co, T]]: ...


# All of these are ``enumerate`` and ``range`` under another name, so they cost nothing at run time.
by_unit = cast("Numbered[Unit]", enumerate)
by_seat = cast("Numbered[Seat]", enumerate)
by_square = cast("Numbered[Square]", enumerate)
by_point = cast("Numbered[Point]", enumerate)
by_recruit = cast("Numbered[RecruitNo]", enumerate)
by_card = cast("Numbered[CardNo]", enumerate)
by_tile = cast("Numbered[TileNo]", enumerate)
by_stock = cast("Numbered[StockNo]", enumerate)
by_type = cast("Numbered[TypeNo]", enumerate)
first_units = cast("Callable[[int], Sequence[Unit]]", range)
first_seats = cast("Callable[[int], Sequence[Seat]]", range)
first_squares = cast("Callable[[int], Sequence[Square]]", range)
