"""What each number means to the type checker. At run time all of them are plain ints.

The position is kept in lists of ints, so that it copies fast. These types say what an int is: a ``Tile`` is an index into
``board.tile_name``, a ``Role`` into ``pieces.ROLES``. A function that takes ``(tile: Tile, kind: Foe)`` cannot be called with
the two exchanged. Where there is none of a kind stands a constant of that type: ``NO_DOOR``, ``OFF_MAP``, ``NOBODY``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NewType, TypeVar

# --- players and their commandos --------------------------------------------------------------------------------------

Role = NewType("Role", int)                     # a commando
Side = NewType("Side", int)                     # of a commando card
Face = NewType("Face", int)                     # stealthy, visible or critical
Ability = NewType("Ability", int)
Payment = NewType("Payment", int)               # how an action is paid for
Escort = NewType("Escort", int)
Escorts = NewType("Escorts", int)               # several escorts: bit 1 << escort is set for each
EscortFigure = NewType("EscortFigure", int)     # ESCORT + an escort
Character = Role | EscortFigure                 # who can be seen, wounded or placed in a nest

# --- enemies ----------------------------------------------------------------------------------------------------------

Foe = NewType("Foe", int)                       # a kind of enemy, its face included
Guard = NewType("Guard", int)                   # an enemy that guards a triangle: its kind + AT * (triangle + 1)
Target = Foe | Guard                            # an enemy of a tile that can be struck
Token = NewType("Token", int)                   # what lies in the enemy pool
Occupant = NewType("Occupant", int)             # a character that sits in a nest
Holder = Foe | Occupant                         # who guards a triangle or sits in a nest; UNHELD if nobody does

# --- equipment --------------------------------------------------------------------------------------------------------

Item = NewType("Item", int)                     # a kind of token, or CRATE + an objective
FixedGun = NewType("FixedGun", int)             # PRINTED + a weapon printed on a card, or NEST_GUN
Weapon = Item | FixedGun

# --- the map ----------------------------------------------------------------------------------------------------------

Terrain = NewType("Terrain", int)
Tile = NewType("Tile", int)                     # OFF_MAP and OUT stand for places that are none
Size = NewType("Size", int)
Door = NewType("Door", int)                     # WALL and NO_DOOR stand for edges without one
Hatch = NewType("Hatch", int)
Entrance = NewType("Entrance", int)
Triangle = NewType("Triangle", int)             # a triangular token: an alarm, a nest or an objective
TriangleKind = NewType("TriangleKind", int)
Objective = NewType("Objective", int)
ObjectiveWord = NewType("ObjectiveWord", int)   # what is to be done with it
Point = NewType("Point", int)                   # of the compass

# --- events, phases, states -------------------------------------------------------------------------------------------

Card = NewType("Card", int)                     # an event card
Effect = NewType("Effect", int)                 # what a card does
Phase = NewType("Phase", int)
Reason = NewType("Reason", int)                 # why enemies stay where they are
Activity = NewType("Activity", int)             # whether a commando has acted in this turn
Outcome = NewType("Outcome", int)
TerrainState = NewType("TerrainState", int)
ObjectiveState = NewType("ObjectiveState", int)
Lock = NewType("Lock", int)                     # open or shut: doors and hatches

T = TypeVar("T")


class Names(Generic[T]):
    """Gives names their numbers: after ``name = Names(Face)``, the first call ``STEALTHY = name("stealthy")`` returns 0."""

    def __init__(self, kind: Callable[[int], T]) -> None:
        self.kind = kind
        self.listed: list[str] = []

    def __call__(self, name: str) -> T:
        self.listed.append(name)
        return self.kind(len(self.listed) - 1)

    def all(self) -> tuple[str, ...]:
        """Returns the names in the order of their numbers."""
        return tuple(self.listed)

    def numbers(self) -> tuple[T, ...]:
        """Returns every number, for loops."""
        return tuple(self.kind(number) for number in range(len(self.listed)))
