"""A battlefield for tests of movement: behind a strip of rock to the south a man of each side waits, who has not acted; so the
game stops and asks in the Reserve phase as soon as a movement is over, and everything can be looked at as it lies then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from tests.heroes_of_normandie.scene import FRONT, Scene, name


ASKED_AT = {
    "point": ("aim_point",), "fire": ("act", "fire_more", "move", "reserve_move"),
    "onto": ("push", "spill", "retreat", "redeploy"),
}


class March(Scene):
    """A scene with one unit that moves: ``mover`` of that type, on that square."""

    def __init__(self, rows: str, type: str, at: str, buildings: Sequence[Building] = (), edges: Sequence[Edge] = (),
                 facing: str = "n", face: int = FRONT, suppressed: int = 0, **rules: Any) -> None:
        lines = rows.split()
        width, height = len(lines[0]), len(lines)
        strip = ["x" * width, "." * width]
        super().__init__("\n".join([*lines, *strip]), buildings, edges, **rules)
        self.mover = self.put(type, at, facing=facing, face=face, suppressed=suppressed)
        self.put("us_medic", name(0, height + 1))
        self.put("ge_medic", name(width - 1, height + 1))

    def move(self, *texts: str, dice: Sequence[int | str] = ()) -> Self:
        """The unit is activated and moves; whoever could answer lets it pass."""
        self.activate(self.mover).quietly("move", *texts, dice=dice)
        return self

    def move_in_reserve(self, *texts: str) -> Self:
        self.reserve(self.state.owner[self.mover]).quietly(f"activate u{self.mover + 1}", *texts)
        return self

    def can(self, verb: str) -> list[str]:
        """What it may do now with that verb, at a question that could offer it: the squares it can step to, the poses it can
        drive to …"""
        assert self.asked in ASKED_AT.get(verb, ("move", "reserve_move")), f"{verb}: {self.asked}"
        return [text.removeprefix(f"{verb} ") for text in self.options() if text.split()[0] == verb]

    @property
    def here(self) -> str:
        return self.at(self.mover)

    @property
    def pose(self) -> str:
        """Front square and facing of a vehicle."""
        return f"{self.here} {p.DIRECTIONS[self.state.facing[self.mover]]}"

    @property
    def is_over(self) -> bool:
        """Whether its movement has ended."""
        return self.state.mover == p.NO_UNIT
